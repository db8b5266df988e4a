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
      Then the first breach is act 1, "spin the wheel", of 5.6(a)

    Scenario: There is no call
      Given the dealer does nothing
      Then the first breach is act 1, 'call "No More Bets"', of 5.6(a)

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
      Then the dealer must
        | re-spin the wheel |

    Scenario: Nothing more is to do about a valid spin
      When the dealer spins the wheel clockwise for 3 revolutions
      Then the dealer must do nothing

    Scenario: Fewer than no revolutions cannot be
      When the dealer spins the wheel clockwise for -1 revolutions
      Then that cannot be

    Scenario: The wheel is spun once
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the dealer spins the wheel
      Then the first breach is act 3, "spin the wheel", of 5.6(b)

    Scenario: The wheel must be spun
      Given the dealer calls "No More Bets"
      And the spin is completed
      Then the first breach is act 2, "the spin is completed", of 5.6(b)

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
      And the dealer must
        | declare the spin void |
        | re-spin the wheel     |

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
        | the wheel is spun again          | nothing                          | refused by 5.6(d) |

    Scenario: A refusal says why
      Given a Big Six table where the wheel is spun again
      And the sign at the table says nothing
      When the licensee opens the table
      Then the table is refused by 5.6(d)

    Scenario Outline: A sign that is <place> makes the table <verdict>
      Given a Big Six table where the wheel is spun again
      And the sign is <place>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | place             | verdict           |
        | conspicuous       | allowed           |
        | not conspicuous   | refused by 5.6(d) |

    Scenario: The option on the sign decides, whatever the licensee had in mind
      Given a Big Six table where the number previously passed wins
      And the sign at the table says the wheel is spun again
      When the clapper comes to rest between Joker, which it passed, and $1 Insignia
      Then the spin is no spin

    Scenario: There is no version of another rule
      Given the version of R.1990 d.1
      And a Big Six table
      When the licensee opens the table
      Then that cannot be

    Scenario: Without a sign it is undecided what the clapper between two numbers means
      Given a Big Six table where the wheel is spun again
      And the sign at the table says nothing
      When the clapper comes to rest between Joker, which it passed, and $1 Insignia
      Then the spin is undecided
      And the dealer must
        | post a sign that states the option |

  Rule: (e) After the spin, losing wagers are collected first, then winning wagers are paid

    Scenario: All losing wagers are collected, then all winning wagers are paid
      Given 2 wagers lose and 2 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: A losing wager is collected after a payment
      Given 2 wagers lose and 1 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 5, "pay a winning wager", of 5.6(e)

    Scenario: Winning wagers are paid first
      Given 1 wagers lose and 1 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer pays a winning wager
      And the dealer collects a losing wager
      Then the first breach is act 4, "pay a winning wager", of 5.6(e)

    Scenario: One winning wager is not paid
      Given 1 wagers lose and 2 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      And the dealer pays a winning wager
      Then the first breach is act 6, "pay a winning wager", of 5.6(e)

    Scenario: Nobody lost
      Given 0 wagers lose and 1 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer pays a winning wager
      Then the spin was conducted as the law orders

    Scenario: Nobody won
      Given 1 wagers lose and 0 win
      And the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the spin is completed
      And the dealer collects a losing wager
      Then the spin was conducted as the law orders

    Scenario: Wagers are collected before the spin is completed
      Given the dealer calls "No More Bets"
      And the dealer spins the wheel
      And the dealer collects a losing wager
      Then the first breach is act 3, "collect a losing wager", of 5.6(e)
