Feature: 13:69F-9.3 Wagers

  Rule: (a) Wagers are made with gaming chips or plaques on the layout

    Scenario Outline: A wager made with <means> is <verdict>
      When a player wagers by <means>
      Then the wager is <verdict>
      And the answer rests on 9.3(a)

      Examples:
        | means                                 | verdict |
        | gaming chips on the layout            | allowed |
        | plaques on the layout                 | allowed |
        | verbally, accompanied by cash         | refused |
        | verbally, accompanied by gaming chips | refused |
        | cash on the layout                    | refused |
        | gaming chips off the layout           | refused |

  Rule: (b) Each player is responsible for where his wagers lie, even if the dealer placed them

    Scenario: The dealer placed the wager elsewhere than the player had said
      Given Ann wagers $10 on the Small bet
      And Ann had told the dealer to place it on the Big bet
      When the dice show 4, 6, 3
      Then Ann loses $10
      And Ann's outcome also rests on 9.3(b)

    Scenario: The dealer placed the wager where the player had said
      Given Ann wagers $10 on the Small bet
      And Ann had told the dealer to place it on the Small bet
      When the dice show 1, 2, 3
      Then Ann wins $10 at 1 to 1
      And Ann's outcome does not rest on 9.3(b)

    Scenario: Nothing was said to the dealer
      Given Ann wagers $10 on the Small bet
      When the dice show 4, 6, 3
      Then Ann loses $10
      And Ann's outcome does not rest on 9.3(b)

  Rule: (c) A wager is settled by its position when the dice come to rest

    Scenario: A wager that was moved counts where it lies in the end
      Given Ann wagers $10 on the Small bet
      And Ann's wager lay on the Big bet before it was moved
      When the dice show 1, 2, 3
      Then Ann wins $10 at 1 to 1
      And Ann's outcome also rests on 9.3(c)

    Scenario: Position decides against the player, too
      Given Ann wagers $10 on the Total value bet of 7
      And Ann's wager lay on the Total value bet of 6 before it was moved
      When the dice show 1, 2, 3
      Then Ann loses $10
      And Ann's outcome also rests on 9.3(c)

    Scenario: A wager moved after the values were illuminated counts where it lay
      Given Ann wagers $10 on the Total value bet of 6
      And Ann's wager lay on the Total value bet of 7 until the values were illuminated
      When the dice show 1, 2, 3
      Then Ann loses $10
      And Ann's outcome also rests on 9.3(c)

    Scenario: A wager moved away too late still wins where it lay
      Given Ann wagers $10 on the Big bet
      And Ann's wager lay on the Small bet until the values were illuminated
      When the dice show 1, 2, 3
      Then Ann wins $10 at 1 to 1
      And Ann's outcome also rests on 9.2(a)6

    Scenario: A wager that was moved lay somewhere before
      Given Ann wagers $10 on the Big bet
      And Ann's wager was moved after the values were illuminated
      When the dice show 1, 2, 3
      Then that cannot be
      And what would be right is "say where it lay before"

    Scenario: The dice decide where the layout shows something else
      Given Ann wagers $10 on the Small bet
      And Bob wagers $10 on the Big bet
      When the dice show 1, 2, 3 and the layout shows 6, 5, 4
      Then Ann wins $10 at 1 to 1
      And Bob loses $10

    Scenario: What is entered into the device is three values of dice
      Given Ann wagers $10 on the Small bet
      When the dice show 1, 2, 3 and the layout shows 6, 5
      Then that cannot be

    Scenario: With no wager on the layout there is nothing to settle
      When the dice show 1, 2, 3
      Then the answer rests on 9.3(c)
