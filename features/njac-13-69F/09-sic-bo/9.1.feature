Feature: 13:69F-9.1 Dice; number of dice; sic bo shaker

  Rule: - Three dice, sealed inside a shaker that is the dealer's, for no more than 24 hours

    Scenario Outline: <dice> <sealed> dice, in the charge of the <person>, after <hours> hours and <minutes> minutes
      When <dice> <sealed> dice in the charge of the <person> have been on the table for <hours> hours and <minutes> minutes
      Then the dice are <verdict>
      And the answer rests on 9.1

      Examples:
        | dice | sealed | person            | hours | minutes | verdict |
        | 3    | sealed | dealer            | 0     | 0       | allowed |
        | 3    | sealed | dealer            | 23    | 59      | allowed |
        | 3    | sealed | dealer            | 24    | 0       | allowed |
        | 3    | sealed | dealer            | 24    | 1       | refused |
        | 3    | sealed | dealer            | 25    | 0       | refused |
        | 2    | sealed | dealer            | 1     | 0       | refused |
        | 4    | sealed | dealer            | 1     | 0       | refused |
        | 3    | loose  | dealer            | 1     | 0       | refused |
        | 3    | sealed | floorperson       | 1     | 0       | refused |
        | 3    | sealed | casino supervisor | 1     | 0       | refused |

    Scenario: Time does not run backwards
      When 3 sealed dice in the charge of the dealer have been on the table for -1 hours and 59 minutes
      Then that cannot be
      And what would be right is "count from 0"
