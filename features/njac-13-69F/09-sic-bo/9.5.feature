Feature: 13:69F-9.5 Procedures for opening and dealing the game

  Rule: (a) Before the table is opened, the floorperson inspects the devices

    Scenario Outline: The <person> inspects before opening
      When the <person> inspects a table with a manual shaker before opening: device 3 times, verified; shaker not tried
      Then the table is <verdict>
      And the answer rests on <authority>

      Examples:
        | person                                | verdict | authority                |
        | floorperson                           | allowed | 9.5(a), 9.5(a)1, 9.5(a)2 |
        | floorperson assigned to another table | refused | 9.5(a)                   |
        | dealer                                | refused | 9.5(a)                   |
        | casino supervisor                     | refused | 9.5(a)                   |

  Rule: (a)1 Three values are entered into the electrical device and the combinations verified

    Scenario Outline: The electrical device is tried <device>
      When the floorperson inspects a table with a manual shaker before opening: device <device>; shaker not tried
      Then the table is <verdict>
      And the decision rests on <citation>

      Examples:
        | device                | verdict | citation |
        | 3 times, verified     | allowed | 9.5(a)   |
        | 4 times, verified     | allowed | 9.5(a)   |
        | 2 times, verified     | refused | 9.5(a)1  |
        | 3 times, not verified | refused | 9.5(a)1  |

  Rule: (a)2 An automated shaker is operated three times and the tosses verified

    Scenario Outline: With <shaker> shaker, which is <trial>
      When the floorperson inspects a table with <shaker> shaker before opening: device 3 times, verified; shaker <trial>
      Then the table is <verdict>
      And the decision rests on <citation>

      Examples:
        | shaker       | trial                 | verdict | citation |
        | an automated | 3 times, verified     | allowed | 9.5(a)   |
        | an automated | 4 times, verified     | allowed | 9.5(a)   |
        | an automated | 2 times, verified     | refused | 9.5(a)2  |
        | an automated | 3 times, not verified | refused | 9.5(a)2  |
        | an automated | not tried             | refused | 9.5(a)2  |
        | a manual     | not tried             | allowed | 9.5(a)   |
        | a manual     | 2 times, verified     | allowed | 9.5(a)   |

  Rule: (b) At the beginning of each shift the casino supervisor tries an automated shaker

    Scenario Outline: The <person> begins a shift with <shaker> shaker, <trial>
      When the <person> begins a shift at a table with <shaker> shaker: <trial>
      Then the table is <verdict>
      And the answer rests on 9.5(b)

      Examples:
        | person                                      | shaker       | trial                 | verdict |
        | casino supervisor                           | an automated | 3 times, verified     | allowed |
        | casino supervisor                           | an automated | 2 times, verified     | refused |
        | casino supervisor                           | an automated | 3 times, not verified | refused |
        | casino supervisor                           | an automated | not tried             | refused |
        | casino supervisor assigned to another table | an automated | 3 times, verified     | refused |
        | floorperson                                 | an automated | 3 times, verified     | refused |
        | dealer                                      | an automated | 3 times, verified     | refused |
        | dealer                                      | a manual     | not tried             | allowed |

  Rule: (c) Before the dice are tossed, the dealer announces "No more bets"

    Scenario: The shaker is shaken before the announcement
      Given these acts
        | shake the shaker |
      Then the first breach is act 1, "shake the shaker", of 9.5(c)

    Scenario: The automated shaker is activated before the announcement
      Given an automated shaker is in use
      And these acts
        | activate the automated dice shaker |
      Then the first breach is act 1, "activate the automated dice shaker", of 9.5(c)

    Scenario: Nothing was done at all
      Then the first breach is act 1, 'announce "No more bets"', of 9.5(c)

    Scenario: The announcement may be repeated
      Given these acts
        | announce "No more bets"       |
        | announce "No more bets"       |
        | place the cover on the shaker |
        | announce "No more bets"       |
        | shake the shaker              |
        | shake the shaker              |
        | shake the shaker              |
      Then the first breach is act 8, "remove the cover from the shaker", of 9.5(e)

  

    Scenario Outline: The <person> announces in place of the dealer
      Given these acts
        | announce "No more bets", by the <person> |
        | place the cover on the shaker            |
      Then the first breach is act 1, 'announce "No more bets"', of 9.5(c)

      Examples:
        | person            |
        | floorperson       |
        | casino supervisor |

  Rule: (d) Once it is announced, the dealer tosses the dice by hand or by the device

    Scenario Outline: Nothing follows the announcement at <a shaker> shaker
      Given <a shaker> shaker is in use
      And these acts
        | announce "No more bets" |
      Then the first breach is act 2, "<missing>", of <citation>
      And the answer also rests on 9.5(d)

      Examples:
        | a shaker     | missing                            | citation |
        | a manual     | place the cover on the shaker      | 9.5(d)1  |
        | an automated | activate the automated dice shaker | 9.5(d)2  |

  Rule: (d)1 A manual shaker is covered and shaken at least three times

    Scenario: The shaker is covered before the announcement
      Given these acts
        | place the cover on the shaker |
      Then the first breach is act 1, "place the cover on the shaker", of 9.5(d)1
      And the answer also rests on 9.5(d)

    Scenario: Three shakes are enough
      Given these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 5              |
        | enter the value of a die: 3              |
        | enter the value of a die: 2              |
        | the winning combinations are illuminated |
        | collect a losing wager                   |
        | pay a winning wager                      |
        | cover the shaker again                   |
        | clear the winning combinations           |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)1, 9.5(d), 9.5(e), 9.5(f), 9.5(g)

    Scenario: Four shakes are more than enough
      Given these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | enter the value of a die: 2              |
        | announce the value of a die: 3           |
        | enter the value of a die: 3              |
        | announce the value of a die: 5           |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | collect a losing wager                   |
        | pay a winning wager                      |
        | clear the winning combinations           |
      Then the round was conducted as the law orders

    Scenario: Two shakes are too few
      Given these acts
        | announce "No more bets"          |
        | place the cover on the shaker    |
        | shake the shaker                 |
        | shake the shaker                 |
        | remove the cover from the shaker |
      Then the first breach is act 5, "remove the cover from the shaker", of 9.5(d)1

    Scenario: A shaker without its cover is not shaken
      Given these acts
        | announce "No more bets" |
        | shake the shaker        |
      Then the first breach is act 2, "shake the shaker", of 9.5(d)1

    Scenario: A manual shaker has nothing to activate
      Given these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
      Then that cannot be

  

    Scenario: The floorperson covers the shaker in place of the dealer
      Given these acts
        | announce "No more bets"                               |
        | place the cover on the shaker, by the floorperson     |
        | shake the shaker                                      |
      Then the first breach is act 2, "place the cover on the shaker", of 9.5(d)1
      And the answer also rests on 9.5(d)

    Scenario: The floorperson shakes once in place of the dealer
      Given these acts
        | announce "No more bets"              |
        | announce "No more bets"              |
        | place the cover on the shaker        |
        | shake the shaker                     |
        | shake the shaker, by the floorperson |
        | shake the shaker                     |
        | shake the shaker                     |
      Then the first breach is act 5, "shake the shaker", of 9.5(d)1

  Rule: (d)2 An automated shaker is activated

    Scenario: The automated shaker is activated once
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | collect a losing wager                   |
        | pay a winning wager                      |
        | clear the winning combinations           |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)2, 9.5(d), 9.5(e), 9.5(f), 9.5(g)

    Scenario: The automated shaker is activated twice
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | activate the automated dice shaker |
      Then the first breach is act 3, "activate the automated dice shaker", of 9.5(d)2

    Scenario: The values are entered before the dice are tossed
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"     |
        | enter the value of a die: 2 |
      Then the first breach is act 2, "enter the value of a die", of 9.5(d)2

  

    Scenario: The floorperson activates the shaker in place of the dealer
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                |
        | activate the automated dice shaker, by the floorperson |
      Then the first breach is act 2, "activate the automated dice shaker", of 9.5(d)2
      And the answer also rests on 9.5(d)

  Rule: (e) The value of each die is announced and entered, and the combinations are illuminated

    Scenario: A manual shaker is uncovered first
      Given these acts
        | announce "No more bets"        |
        | place the cover on the shaker  |
        | shake the shaker               |
        | shake the shaker               |
        | shake the shaker               |
        | announce the value of a die: 2 |
      Then the first breach is act 6, "announce the value of a die", of 9.5(e)

    Scenario Outline: A value that no die shows is <act>
      Given an automated shaker is in use
      And the three dice come to show <dice>
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | <act>: <first>                     |
        | <act>: <second>                    |
      Then the first breach is act 4, "<act>", of 9.5(e)

      Examples:
        | dice    | act                         | first | second |
        | 2, 3, 5 | announce the value of a die | 2     | 4      |
        | 2, 3, 5 | announce the value of a die | 2     | 2      |
        | 2, 3, 3 | announce the value of a die | 2     | 2      |

    Scenario: A value is entered before it is announced
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | announce the value of a die: 2     |
        | enter the value of a die: 2        |
        | enter the value of a die: 3        |
        | announce the value of a die: 3     |
      Then the first breach is act 5, "enter the value of a die", of 9.5(e)

    Scenario: A value that two dice show is announced twice
      Given an automated shaker is in use
      And the three dice come to show 3, 3, 5
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 3           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
      Then the first breach is act 8, "the winning combinations are illuminated", of 9.5(e)

    Scenario: A value is entered once too often
      Given an automated shaker is in use
      And the three dice come to show 3, 3, 3
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | announce the value of a die: 3     |
        | announce the value of a die: 3     |
        | announce the value of a die: 3     |
        | enter the value of a die: 3        |
        | enter the value of a die: 3        |
        | enter the value of a die: 3        |
        | enter the value of a die: 3        |
      Then the first breach is act 9, "enter the value of a die", of 9.5(e)

    Scenario: No wager is collected before the combinations are illuminated
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | announce the value of a die: 2     |
        | announce the value of a die: 3     |
        | announce the value of a die: 5     |
        | enter the value of a die: 2        |
        | enter the value of a die: 3        |
        | enter the value of a die: 5        |
        | collect a losing wager             |
      Then the first breach is act 9, "collect a losing wager", of 9.5(e)

    Scenario: Dice that no shaker holds cannot be entered
      Given the three dice come to show 2, 3
      Then that cannot be

  

    Scenario: The floorperson removes the cover in place of the dealer
      Given these acts
        | announce "No more bets"                              |
        | place the cover on the shaker                        |
        | shake the shaker                                     |
        | shake the shaker                                     |
        | shake the shaker                                     |
        | remove the cover from the shaker, by the floorperson |
      Then the first breach is act 6, "remove the cover from the shaker", of 9.5(e)

    Scenario Outline: The floorperson speaks or types in place of the dealer: <act>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                           |
        | activate the automated dice shaker                |
        | announce the value of a die: 2                    |
        | enter the value of a die: 2                       |
        | announce the value of a die: 3                    |
        | <act>: <value>, by the floorperson                |
      Then the first breach is act 6, "<act>", of 9.5(e)

      Examples:
        | act                         | value |
        | announce the value of a die | 5     |
        | enter the value of a die    | 3     |

  Rule: (f) All losing wagers are collected first, then all winning wagers are paid

    Scenario: A wager is paid before another is collected
      Given an automated shaker is in use
      And 2 wagers lose and 1 win
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | collect a losing wager                   |
        | pay a winning wager                      |
      Then the first breach is act 11, "pay a winning wager", of 9.5(f)

    Scenario: A manual shaker is covered before all are paid
      Given 1 wagers lose and 2 win
      And these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | collect a losing wager                   |
        | pay a winning wager                      |
        | cover the shaker again                   |
      Then the first breach is act 16, "cover the shaker again", of 9.5(f)

    Scenario: A manual shaker is covered before the combinations are illuminated
      Given no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | cover the shaker again                   |
      Then the first breach is act 13, "cover the shaker again", of 9.5(f)

    Scenario: A manual shaker is covered after the combinations were cleared
      Given no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | clear the winning combinations           |
        | cover the shaker again                   |
      Then the round was conducted as the law orders

    Scenario: A manual shaker is covered and the combinations are left
      Given no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                  |
        | place the cover on the shaker            |
        | shake the shaker                         |
        | shake the shaker                         |
        | shake the shaker                         |
        | remove the cover from the shaker         |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | cover the shaker again                   |
      Then the first breach is act 15, "clear the winning combinations", of 9.5(g)

    Scenario Outline: An automated shaker is never covered: <cover>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | <cover>                            |
        | pay a winning wager                |
      Then the first breach is act 3, "<cover>", of 9.5(f)

      Examples:
        | cover                         |
        | place the cover on the shaker |
        | cover the shaker again        |

    Scenario: The first of several breaches is named
      Given an automated shaker is in use
      And these acts
        | activate the automated dice shaker |
        | place the cover on the shaker      |
        | announce the value of a die: 6     |
      Then the first breach is act 1, "activate the automated dice shaker", of 9.5(c)

    Scenario: A cover comes before a wrong value
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | place the cover on the shaker      |
        | announce the value of a die: 6     |
        | cover the shaker again             |
      Then the first breach is act 3, "place the cover on the shaker", of 9.5(f)

    Scenario: A wrong value comes before a cover
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | announce the value of a die: 6     |
        | place the cover on the shaker      |
      Then the first breach is act 3, "announce the value of a die", of 9.5(e)

    Scenario: A winning wager is left unpaid
      Given an automated shaker is in use
      And no wager loses
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | clear the winning combinations           |
      Then the first breach is act 10, "clear the winning combinations", of 9.5(f)

  

    Scenario Outline: The floorperson settles in place of the dealer: <act>
      Given an automated shaker is in use
      And <lost> wagers lose and <won> win
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | <act>, by the floorperson                |
      Then the first breach is act 10, "<act>", of 9.5(f)

      Examples:
        | act                    | lost | won |
        | collect a losing wager | 1    | 1   |
        | pay a winning wager    | 0    | 1   |

  Rule: (g) At the end the dealer clears the winning combinations

    Scenario: The combinations are left illuminated
      Given an automated shaker is in use
      And no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
      Then the first breach is act 10, "clear the winning combinations", of 9.5(g)

    Scenario: The combinations are cleared twice
      Given an automated shaker is in use
      And no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                  |
        | activate the automated dice shaker       |
        | announce the value of a die: 2           |
        | announce the value of a die: 3           |
        | announce the value of a die: 5           |
        | enter the value of a die: 2              |
        | enter the value of a die: 3              |
        | enter the value of a die: 5              |
        | the winning combinations are illuminated |
        | clear the winning combinations           |
        | clear the winning combinations           |
      Then the round was conducted as the law orders

    Scenario: The floorperson clears the combinations in place of the dealer
      Given an automated shaker is in use
      And no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"                            |
        | activate the automated dice shaker                 |
        | announce the value of a die: 2                     |
        | announce the value of a die: 3                     |
        | announce the value of a die: 5                     |
        | enter the value of a die: 2                        |
        | enter the value of a die: 3                        |
        | enter the value of a die: 5                        |
        | the winning combinations are illuminated           |
        | clear the winning combinations, by the floorperson |
      Then the first breach is act 10, "clear the winning combinations", of 9.5(g)
