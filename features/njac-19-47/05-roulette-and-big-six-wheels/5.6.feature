Feature: 19:47-5.6 Big Six Wheel; wagers and rotation of the wheel

  Rule: (a) Before the spin, the dealer calls "No More Bets"

    Scenario: The call comes before the spin
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: The call comes after the spin
      Given the dealer spins the wheel
      And the dealer calls "No More Bets"
      Then the first breach is act 1, "spin the wheel", because "the call comes before the spin"

    Scenario: There is no call
      Then the first breach is act 1, 'call "No More Bets"', because "the call comes before the spin"

  Rule: (b) A valid spin takes at least three revolutions, in either direction

    Scenario Outline: A spin of <revolutions> revolutions <direction> is <outcome>
      When the dealer spins the wheel <direction> for <revolutions> revolutions
      Then the spin is <outcome>

      Examples:
        | direction        | revolutions | outcome     |
        | clockwise        | 3           | valid       |
        | counterclockwise | 3           | valid       |
        | clockwise        | 4           | valid       |
        | clockwise        | 2           | not valid   |
        | counterclockwise | 2           | not valid   |
        | clockwise        | 0           | not valid   |

    Scenario: A spin that is not valid is made again
      When the dealer spins the wheel clockwise for 2 revolutions
      Then the dealer must spin the wheel again

    Scenario: Nothing more is to do about a valid spin
      When the dealer spins the wheel clockwise for 3 revolutions
      Then the dealer must do nothing

    Scenario: Fewer than no revolutions cannot be
      When the dealer spins the wheel clockwise for -1 revolutions
      Then that cannot be because "-1 revolutions cannot be"

    Scenario: The wheel must be spun
      Given the dealer calls "No More Bets"
      And the spin is completed
      Then the first breach is act 2, "the spin is completed", because "the dealer spins the wheel"

  Rule: (c)1 Where that option is in effect, the number previously passed wins

    Scenario Outline: The clapper rests between <passed> and <ahead>
      Given a Big Six table where the number previously passed wins
      When the clapper comes to rest between <passed>, which it passed, and <ahead>
      Then <passed> is the winning number

      Examples:
        | passed      | ahead        |
        | $1 Insignia | $20 Insignia |
        | $20 Insignia | $1 Insignia |
        | Joker       | $1 Insignia  |
        | $1 Insignia | Flag         |

  Rule: (c)2 Where that option is in effect, the spin is void and the wheel is spun again

    Scenario: The clapper rests between two numbers
      Given a Big Six table where the wheel is spun again
      When the clapper comes to rest between Joker, which it passed, and $1 Insignia
      Then the spin is no spin
      And the dealer must declare the spin void
      And the dealer must re-spin the wheel

  Rule: (d) A sign at the table says which option is in effect

    Scenario Outline: A table where <option> and the sign says <sign>
      Given a Big Six table where <option>
      And the sign at the table says <sign>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | option                           | sign                             | verdict |
        | the number previously passed wins | the number previously passed wins | allowed |
        | the wheel is spun again          | the wheel is spun again          | allowed |
        | the number previously passed wins | the wheel is spun again          | refused |
        | the wheel is spun again          | nothing                          | refused |

    Scenario: A refusal says why
      Given a Big Six table where the wheel is spun again
      And the sign at the table says nothing
      When the licensee opens the table
      Then the table is refused because "a sign at the table must state which option is in effect"

    Scenario: Without a sign it is undecided what the clapper between two numbers means
      Given a Big Six table where the wheel is spun again
      And the sign at the table says nothing
      When the clapper comes to rest between Joker, which it passed, and $1 Insignia
      Then the spin is undecided
      And the dealer must post a sign that states the option

  Rule: (e) After the spin, losing wagers are collected first, then winning wagers are paid

    Scenario: Several wagers are collected, then several are paid
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: A losing wager is collected after a payment
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 6, "collect a losing wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Winning wagers are paid first
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer pays a winning wager
      Then the first breach is act 4, "pay a winning wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Wagers are collected before the spin is completed
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the dealer collects a losing wager
      Then the first breach is act 3, "collect a losing wager", because "wagers are settled when the spin is completed"

    Scenario: Nobody is paid
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      Then the first breach is act 5, "pay a winning wager", because "losing wagers are collected first, then winning wagers are paid"

    Scenario: Where no wager lost, there is none to collect
      Given no wager loses
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: Where no wager won, there is none to pay
      Given no wager wins
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      Then the spin was conducted as the law orders
