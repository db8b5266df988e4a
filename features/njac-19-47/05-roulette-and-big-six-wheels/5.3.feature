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
      Then the first breach is act 1, 'call "No More Bets"', because "the dealer spins the ball"

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
      Then the first breach is act 2, "the ball comes to rest", because "the call comes while the ball is still rotating"

    Scenario: The first of several breaches is named
      Given the dealer spins the ball
      And the dealer pays a winning wager
      Then the first breach is act 2, "pay a winning wager", because "the call comes while the ball is still rotating"

    Scenario: The call is made once
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the dealer calls "No More Bets"
      Then the first breach is act 3, 'call "No More Bets"', because "the call comes while the ball is still rotating"

    Scenario: The call is missing
      Given the dealer spins the ball
      Then the first breach is act 2, 'call "No More Bets"', because "the call comes while the ball is still rotating"

  Rule: (c) When the ball rests, the dealer announces the number and places the crown on it

    Scenario: The crown before the announcement
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer places the crown on 17
      Then the first breach is act 4, "place the crown", because "the number is announced when the ball rests"

    Scenario: The announcement before the ball rests
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the dealer announces 17
      And the ball comes to rest in 17
      Then the first breach is act 3, "announce the number", because "the ball comes to rest in a compartment"

    Scenario Outline: Another number is announced, <number>
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces <number>
      Then the first breach is act 4, "announce the number", because "the ball rests in 17, not in <number>"

      Examples:
        | number |
        | 18     |
        | 16     |

    Scenario: The crown on another number, and before the announcement
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer places the crown on 20
      Then the first breach is act 4, "place the crown", because "the number is announced when the ball rests"

    Scenario: The crown stands on another number
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 20
      And the dealer pays a winning wager
      Then the first breach is act 5, "place the crown", because "the ball rests in 17, not in 20"

    Scenario: There is no crown
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer collects a losing wager
      Then the first breach is act 5, "collect a losing wager", because "the crown is placed on that number"

    Scenario: An earlier breach comes before a wrong number
      Given the dealer spins the ball
      And the ball comes to rest in 17
      And the dealer announces 18
      Then the first breach is act 2, "the ball comes to rest", because "the call comes while the ball is still rotating"

  Rule: (d) One-fifth of each winning five adjacent numbers wager is moved to the main layout

    Background:
      Given a five adjacent numbers wager wins

    Scenario: It is moved after the crown is placed
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer moves one-fifth to the main layout
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: It is forgotten
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the first breach is act 6, "collect a losing wager", because "one-fifth is moved before wagers are settled"

    Scenario: It comes too late
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer moves one-fifth to the main layout
      And the dealer places the crown on 17
      Then the first breach is act 5, "move one-fifth to the main layout", because "the crown is placed on that number"

  Rule: (e) Losing wagers are collected first, then winning wagers are paid

    Scenario: Several wagers are collected, then several are paid
      Given the dealer spins the ball
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
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 8, "collect a losing wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Winning wagers are paid before any is collected
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer pays a winning wager
      Then the first breach is act 6, "pay a winning wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Nobody is paid
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the first breach is act 7, "pay a winning wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Where no wager lost, there is none to collect
      Given no wager loses
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: Where no wager won, there is none to pay
      Given no wager wins
      And the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer collects a losing wager
      Then the spin was conducted as the law orders

    Scenario: One-fifth is not moved where no five adjacent numbers wager wins
      Given the dealer spins the ball
      And the dealer calls "No More Bets"
      And the ball comes to rest in 17
      And the dealer announces 17
      And the dealer places the crown on 17
      And the dealer moves one-fifth to the main layout
      Then that cannot be because "'move one-fifth to the main layout' is no act of this procedure"
