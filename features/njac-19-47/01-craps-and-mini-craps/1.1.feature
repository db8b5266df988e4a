Feature: 19:47-1.1 Definitions

  Rule: "Come Out Point" A total of 4, 5, 6, 8, 9 or 10 on the come out roll

    Scenario Outline: A come out roll of <roll> sets a point
      Given the shooter has rolled <roll>
      When the next roll is named
      Then it is the "roll for the come out point <point>"
      And the answer rests on 1.1 "Come Out Point", 1.1 "Come Out Roll"

      Examples:
        | roll | point |
        | 1-3  | 4     |
        | 1-4  | 5     |
        | 2-4  | 6     |
        | 2-6  | 8     |
        | 3-6  | 9     |
        | 4-6  | 10    |

    Scenario: Another total does not change the point
      Given the shooter has rolled 4-5, 2-4, 6-6
      When the next roll is named
      Then it is the "roll for the come out point 9"

  Rule: "Come Out Roll" The first roll of the game, and the first after a decision on Pass and Don't Pass

    Scenario: The first roll at the opening of the game
      When the next roll is named
      Then it is the "come out roll"
      And the answer rests on 1.1 "Come Out Roll"

    Scenario Outline: After <rolls> the next roll is a come out roll
      Given the shooter has rolled <rolls>
      When the next roll is named
      Then it is the "come out roll"
      And the answer rests on 1.1 "Come Out Roll"

      Examples:
        | rolls              |
        | 1-1                |
        | 1-2                |
        | 3-4                |
        | 5-6                |
        | 6-6                |
        | 4-5, 3-6           |
        | 4-5, 3-4           |
        | 4-5, 5-6, 1-2, 3-6 |
        | 1-1, 6-6           |
        | 2-2, 3-1, 3-4      |

    Scenario: A roll of other dice than two is none
      Given the shooter has rolled 4-5, 1-7
      When the next roll is named
      Then that cannot be
      And what would be right is "name 2 numbers from 1 to 6"

  Rule: "Come Point" A total of 4, 5, 6, 8, 9 or 10 on the roll after a Come or Don't Come Bet

    Scenario Outline: A <bet> waits for the <point> thrown next
      Given the shooter has rolled 4-5
      And Ann makes a <bet> of $10
      When the shooter rolls <roll>
      Then Ann's <bet> stands by 1.1 "Come Point"
      And Ann's <bet> waits for <point>

      Examples:
        | bet            | roll | point |
        | Come Bet       | 1-3  | 4     |
        | Come Bet       | 1-4  | 5     |
        | Come Bet       | 2-4  | 6     |
        | Come Bet       | 2-6  | 8     |
        | Come Bet       | 3-6  | 9     |
        | Come Bet       | 4-6  | 10    |
        | Don't Come Bet | 1-3  | 4     |
        | Don't Come Bet | 1-4  | 5     |
        | Don't Come Bet | 2-4  | 6     |
        | Don't Come Bet | 2-6  | 8     |
        | Don't Come Bet | 3-6  | 9     |
        | Don't Come Bet | 4-6  | 10    |

    Scenario: The come point of a wager is not the come out point of the game
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Come Bet waits for 6
