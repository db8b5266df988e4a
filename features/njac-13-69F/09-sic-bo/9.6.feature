Feature: 13:69F-9.6 Irregularities

  Rule: (a) Unless all three dice land flat, the dealer calls a "No roll"

    Scenario Outline: A toss of the <shaker> shaker with <flat> dice flat
      Given a <shaker> shaker is in use
      And <flat> of the dice land flat
      When the toss is judged
      Then the toss is <ruling>
      And the answer rests on 9.6(a)

      Examples:
        | shaker | flat | ruling     |
        | manual | 3    | valid toss |
        | manual | 2    | no roll    |
        | manual | 1    | no roll    |
        | manual | 0    | no roll    |

    Scenario Outline: A toss of the automated shaker with <flat> dice flat is <ruling>
      Given an automated shaker is in use
      And <flat> of the dice land flat
      When the toss is judged
      Then the toss is <ruling>
      And the answer rests on 9.6(a)

      Examples:
        | flat | ruling     |
        | 3    | valid toss |
        | 2    | no roll    |

    Scenario: After a no roll the dealer calls it and tosses again
      Given a manual shaker is in use
      And 2 of the dice land flat
      When the toss is judged
      Then the dealer must
        | call a "No roll"    |
        | toss the dice again |

    Scenario: A valid toss asks nothing of the dealer
      Given a manual shaker is in use
      When the toss is judged
      Then the toss is valid toss
      And the dealer must do nothing

    Scenario: A no roll decides no wager
      Given 2 of the dice land flat
      And Ann wagers $10 on the Small bet
      When the dice show 1, 2, 3
      Then Ann's wager of $10 stands
      And Ann's outcome rests on 9.6(a)
      And the dealer must
        | call a "No roll"    |
        | toss the dice again |

    Scenario: A valid toss decides
      Given 3 of the dice land flat
      And Ann wagers $10 on the Small bet
      When the dice show 1, 2, 3
      Then Ann wins $10 at 1 to 1

    Scenario Outline: <flat> dice do not land flat
      Given a manual shaker is in use
      And <flat> of the dice land flat
      When the toss is judged
      Then that cannot be
      And what would be right is "count 0 to 3"

      Examples:
        | flat |
        | 4    |
        | -1   |

  Rule: (b) If the electrical device fails after the toss, wagers are settled and gaming ceases

    Scenario Outline: The device fails after the dice of the <shaker> shaker can be seen
      Given <a shaker> shaker is in use
      And the electrical device malfunctions after the dice are uncovered or tossed
      When the toss is judged
      Then the toss is the wagers are settled by the dice
      And the answer rests on 9.6(b)
      And the dealer must
        | collect all losing wagers in the presence of the casino supervisor   |
        | pay all winning wagers in the presence of the casino supervisor      |
        | cease all gaming at sic bo until the electrical device has been fixed |

      Examples:
        | shaker    | a shaker     |
        | manual    | a manual     |
        | automated | an automated |

    Scenario: The wagers are settled by what the dice show
      Given the electrical device malfunctions after the dice are uncovered or tossed
      And Ann wagers $10 on the Small bet
      And Bob wagers $10 on the Big bet
      When the dice show 1, 2, 3
      Then Ann wins $10 at 1 to 1
      And Bob loses $10
      And the dealer must
        | collect all losing wagers in the presence of the casino supervisor   |
        | pay all winning wagers in the presence of the casino supervisor      |
        | cease all gaming at sic bo until the electrical device has been fixed |

    Scenario: A no roll stays one although the device fails after it, and gaming ceases
      Given a manual shaker is in use
      And 2 of the dice land flat
      And the electrical device malfunctions after the dice are uncovered or tossed
      When the toss is judged
      Then the toss is no roll
      And the answer rests on 9.6(a), 9.6(b)
      And the dealer must
        | call a "No roll"                                                      |
        | cease all gaming at sic bo until the electrical device has been fixed |

    Scenario: No wager is collected or paid when a no roll and a failed device meet
      Given 2 of the dice land flat
      And the electrical device malfunctions after the dice are uncovered or tossed
      And Ann wagers $10 on the Small bet
      When the dice show 1, 2, 3
      Then Ann's wager of $10 stands
      And the dealer must
        | call a "No roll"                                                      |
        | cease all gaming at sic bo until the electrical device has been fixed |

    Scenario: A no roll is called although the device failed before the toss
      Given a manual shaker is in use
      And 2 of the dice land flat
      And the electrical device malfunctions before the dice are uncovered or tossed
      When the toss is judged
      Then the toss is no roll
      And the answer rests on 9.6(a)
      And the dealer must
        | call a "No roll" |

    Scenario Outline: A round is to begin while the device that failed is <state>
      When a round is to begin while the electrical device that failed is <state>
      Then the round is <verdict>
      And the answer rests on 9.6(b)

      Examples:
        | state     | verdict |
        | fixed     | allowed |
        | not fixed | refused |

    Scenario: A device that fails before the toss is not dealt with
      Given a manual shaker is in use
      And the electrical device malfunctions before the dice are uncovered or tossed
      When the toss is judged
      Then the toss is undecided
      And the answer rests on 9.6(b)
      And the dealer must do nothing

    Scenario: A wager is left undecided where the law is silent
      Given the electrical device malfunctions before the dice are uncovered or tossed
      And Ann wagers $10 on the Small bet
      When the dice show 1, 2, 3
      Then Ann's wager is undecided
      And Ann's outcome rests on 9.6(b)

  Rule: (c) If the automated shaker fails when activated, the round of play is void

    Scenario: The automated shaker fails
      Given an automated shaker is in use
      And the shaker fails to operate
      When the toss is judged
      Then the toss is the round of play is void
      And the answer rests on 9.6(c)
      And the dealer must do nothing

    Scenario: A void round returns every wager
      Given an automated shaker is in use
      And the shaker fails to operate
      And Ann wagers $10 on the Small bet
      And Bob wagers $5 on the Big bet
      When the dice show 1, 2, 3
      Then Ann's wager of $10 is void
      And Bob's wager of $5 is void
      And Ann's outcome rests on 9.6(c)

    Scenario: The void comes before a no roll
      Given an automated shaker is in use
      And the shaker fails to operate
      And 0 of the dice land flat
      When the toss is judged
      Then the toss is the round of play is void

    Scenario: The void comes before a failure of the device
      Given an automated shaker is in use
      And the shaker fails to operate
      And the electrical device malfunctions before the dice are uncovered or tossed
      When the toss is judged
      Then the toss is the round of play is void
      And the answer rests on 9.6(c)
      And the dealer must do nothing

    Scenario: The round is void and gaming ceases when both fail in the toss
      Given an automated shaker is in use
      And the shaker fails to operate
      And the electrical device malfunctions after the dice are uncovered or tossed
      When the toss is judged
      Then the toss is the round of play is void
      And the answer rests on 9.6(c), 9.6(b)
      And the dealer must
        | cease all gaming at sic bo until the electrical device has been fixed |

    Scenario: A manual shaker has nothing that fails to operate
      Given a manual shaker is in use
      And the shaker fails to operate
      When the toss is judged
      Then that cannot be
      And what would be right is "name the automated shaker"

  Rule: (d) An automated shaker is removed before a manual one is used

    Scenario Outline: <A shaker> shaker while <other> is at the table
      When <A shaker> shaker is to be used while <other> is at the table
      Then the shaker is <verdict>
      And the answer rests on 9.6(d)

      Examples:
        | A shaker     | other               | verdict |
        | a manual     | no other            | allowed |
        | a manual     | an automated shaker | refused |
        | a manual     | a manual shaker     | allowed |
        | an automated | a manual shaker     | allowed |
        | an automated | an automated shaker | allowed |
        | an automated | no other            | allowed |
