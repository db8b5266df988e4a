Feature: 19:47-5.3 Roulette: rotation of wheel and ball

  Rule: (a) The ball is spun against the wheel and completes at least four revolutions

    Scenario Outline: A ball spun <ball> against a wheel turning <wheel> for <revolutions> revolutions
      When the dealer spins the ball <ball> for <revolutions> revolutions while the wheel turns <wheel>
      Then the spin is <outcome>

      Examples:
        | wheel            | ball             | revolutions | outcome |
        | clockwise        | counterclockwise | 4           | valid   |
        | counterclockwise | clockwise        | 4           | valid   |
        | clockwise        | counterclockwise | 5           | valid   |
        | clockwise        | counterclockwise | 3           | no spin |
        | clockwise        | clockwise        | 4           | no spin |
        | counterclockwise | counterclockwise | 4           | no spin |

    Scenario: The dealer spins the ball before anything else
      Given the dealer calls "No More Bets"
      Then the first breach is act 1, 'call "No More Bets"', of 5.3(a)

  Rule: (b) While the ball is still rotating, the dealer calls "No More Bets"

    Scenario: The call comes while the ball rotates
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: The call comes too late
      Given the dealer spins the ball
      And the ball comes to rest in 17
      And the dealer calls "No More Bets"
      Then the first breach is act 2, "the ball comes to rest", of 5.3(b)

    Scenario: The first of several breaches is named
      Given the dealer spins the ball
      And the dealer pays a winning wager
      Then the first breach is act 2, "pay a winning wager", of 5.3(b)

    Scenario: The call may be made twice
      Given no wager loses
      And no wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      Then the spin was conducted as the law orders

    Scenario Outline: A wager made <moment> is <verdict>
      When a player makes a wager <moment>
      Then the wager is <verdict>

      Examples:
        | moment                       | verdict           |
        | before the call              | allowed           |
        | after the call               | refused by 5.3(b) |

    Scenario: The call is missing
      Given the dealer spins the ball
      Then the first breach is act 2, 'call "No More Bets"', of 5.3(b)

  Rule: (c) When the ball rests, the dealer announces the number and places the crown on it

    Scenario: Announcement and crown may come in either order
      Given no wager loses
      And no wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer places the crown on 17
      And the dealer announces 17
      Then the spin was conducted as the law orders

    Scenario: The point marker is a crown or a dolly
      Given no wager loses
      And no wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 00
      And the dealer announces 00
      And the dealer places the dolly on 00
      Then the spin was conducted as the law orders

    Scenario: There is no announcement
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the first breach is act 5, "collect a losing wager", of 5.3(c)

    Scenario: Nothing happens after the ball rests
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      Then the first breach is act 4, "announce the number", of 5.3(c)

    Scenario: A number is announced once
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer announces 17
      Then the first breach is act 5, "announce the number", of 5.3(c)

    Scenario: There is no compartment 37
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 37
      Then that cannot be

    Scenario: The announcement before the ball rests
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the dealer announces 17
      And the ball comes to rest in 17
      Then the first breach is act 3, "announce the number", of 5.3(c)

    Scenario Outline: Another number is announced, <number>
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces <number>
      Then the first breach is act 4, "announce the number", of 5.3(c)

      Examples:
        | number |
        | 18     |
        | 16     |

    Scenario: The crown stands on another number
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 20
      And the dealer pays a winning wager
      Then the first breach is act 5, "place the crown", of 5.3(c)

    Scenario: There is no crown
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer collects a losing wager
      Then the first breach is act 5, "collect a losing wager", of 5.3(c)

    Scenario: An earlier breach comes before a wrong number
      Given the dealer spins the ball
      And the ball comes to rest in 17
      And the dealer announces 18
      Then the first breach is act 2, "the ball comes to rest", of 5.3(b)

  Rule: (d) One-fifth of each winning five adjacent numbers wager is moved to the main layout

    Scenario: It is moved after the crown is placed
      Given 1 five adjacent numbers wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer moves one-fifth to 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: It is forgotten
      Given 1 five adjacent numbers wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the first breach is act 6, "collect a losing wager", of 5.3(d)

    Scenario: It comes before the crown
      Given 1 five adjacent numbers wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer moves one-fifth to 17
      And the dealer places the crown on 17
      Then the first breach is act 5, "move one-fifth to the main layout", of 5.3(c)

    Scenario Outline: Of <wagers> winning wagers <moved> are moved
      Given <wagers> five adjacent numbers wagers win
      And no wager loses
      And no wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer moves one-fifth to 17, <moved> times
      Then <outcome>

      Examples:
        | wagers | moved | outcome                                                                    |
        | 2      | 2     | the spin was conducted as the law orders                                   |
        | 2      | 1     | the first breach is act 7, "move one-fifth to the main layout", of 5.3(d)  |
        | 2      | 3     | the first breach is act 8, "move one-fifth to the main layout", of 5.3(d)  |

    Scenario: Before the crown and to another number: the order is broken first
      Given 1 five adjacent numbers wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer moves one-fifth to 5
      Then the first breach is act 5, "move one-fifth to the main layout", of 5.3(c)

    Scenario: It is moved to the box of another number
      Given 1 five adjacent numbers wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer moves one-fifth to 5
      Then the first breach is act 6, "move one-fifth to the main layout", of 5.3(d)

  Rule: (e) Losing wagers are collected first, then winning wagers are paid

    Scenario: All losing wagers are collected, then all winning wagers are paid
      Given 2 wagers lose and 2 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: A losing wager is collected after a payment
      Given 2 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 7, "pay a winning wager", of 5.3(e)

    Scenario: Winning wagers are paid before any is collected
      Given 1 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 6, "pay a winning wager", of 5.3(e)

    Scenario: One losing wager is left lying
      Given 2 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the first breach is act 7, "pay a winning wager", of 5.3(e)

    Scenario: One winning wager is not paid
      Given 1 wagers lose and 2 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the first breach is act 8, "pay a winning wager", of 5.3(e)

    Scenario: One wager too many is paid
      Given 1 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer pays a winning wager
      Then the first breach is act 8, "pay a winning wager", of 5.3(e)

    Scenario: A wager is collected that did not lose
      Given 0 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the first breach is act 6, "collect a losing wager", of 5.3(e)

    Scenario: Fewer than no wagers cannot be
      Given -1 wagers lose and 1 win
      And the dealer spins the ball
      Then that cannot be

    Scenario: Nobody lost
      Given 0 wagers lose and 1 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: Nobody won
      Given 1 wagers lose and 0 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the spin was conducted as the law orders

    Scenario: Crown and announcement are over when wagers are settled
      Given 2 wagers lose and 0 win
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer announces 17
      Then the first breach is act 7, "announce the number", of 5.3(e)
