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

    Scenario: A No roll is called and the manual shaker is shaken anew
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | call a "No roll"                                           |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker                           |
        | announce the value of a die: 2                             |
        | announce the value of a die: 3                             |
        | announce the value of a die: 5                             |
        | enter the value of a die: 2                                |
        | enter the value of a die: 3                                |
        | enter the value of a die: 5                                |
        | the winning combinations are illuminated                   |
        | collect a losing wager                                     |
        | pay a winning wager                                        |
        | clear the winning combinations                             |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)1, 9.5(d), 9.5(e), 9.6(a), 9.5(f), 9.5(g)

    Scenario: Two No rolls are called, and the dice decide in the third toss
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
        | call a "No roll"                                             |
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
        | activate the automated dice shaker                           |
        | announce the value of a die: 2                               |
        | announce the value of a die: 3                               |
        | announce the value of a die: 5                               |
        | enter the value of a die: 2                                  |
        | enter the value of a die: 3                                  |
        | enter the value of a die: 5                                  |
        | the winning combinations are illuminated                     |
        | collect a losing wager                                       |
        | pay a winning wager                                          |
        | clear the winning combinations                               |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)2, 9.5(d), 9.6(a), 9.5(e), 9.5(f), 9.5(g)

    Scenario Outline: The manual shaker goes on without a No roll: <act>
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | <act>                                                      |
      Then the first breach is act 7, "<named>", of 9.6(a)

      Examples:
        | act                            | named                         |
        | announce the value of a die: 2 | announce the value of a die   |
        | place the cover on the shaker  | place the cover on the shaker |
        | shake the shaker               | shake the shaker              |
        | collect a losing wager         | collect a losing wager        |

    Scenario Outline: The automated shaker goes on without a second No roll: <act>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
        | activate the automated dice shaker: a die does not land flat |
        | <act>                                                        |
      Then the first breach is act 5, "<named>", of 9.6(a)

      Examples:
        | act                                                          | named                              |
        | announce the value of a die: 2                               | announce the value of a die        |
        | activate the automated dice shaker                           | activate the automated dice shaker |
        | activate the automated dice shaker: a die does not land flat | activate the automated dice shaker |

    Scenario: The No roll is never called
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
      Then the first breach is act 3, 'call a "No roll"', of 9.6(a)

    Scenario: The floorperson calls the No roll in place of the dealer
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll", by the floorperson                         |
      Then the first breach is act 3, 'call a "No roll"', of 9.6(a)

    Scenario: A No roll is called although all three dice lie flat
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | call a "No roll"                   |
      Then the first breach is act 3, 'call a "No roll"', of 9.6(a)

    Scenario: A No roll is called after the wagers were settled
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
        | call a "No roll"                         |
      Then the first breach is act 13, 'call a "No roll"', of 9.6(a)

    Scenario: The first of two No rolls is called although all three dice lie flat
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker                           |
        | call a "No roll"                                             |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
      Then the first breach is act 3, 'call a "No roll"', of 9.6(a)

    Scenario: A No roll is called before the dice can be seen
      Given these acts
        | announce "No more bets"       |
        | place the cover on the shaker |
        | shake the shaker              |
        | shake the shaker              |
        | shake the shaker              |
        | call a "No roll"              |
      Then the first breach is act 6, 'call a "No roll"', of 9.5(e)

    Scenario: After a No roll nothing is tossed
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
      Then the first breach is act 4, "activate the automated dice shaker", of 9.5(d)2

    Scenario: After a No roll the values are announced and nothing is tossed
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | call a "No roll"                                           |
        | announce the value of a die: 2                             |
      Then the first breach is act 8, "announce the value of a die", of 9.5(d)1

    Scenario: After a No roll the manual shaker is shaken twice only
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | call a "No roll"                                           |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker                           |
      Then the first breach is act 11, "remove the cover from the shaker", of 9.5(d)1

    Scenario: Dice that lie flat are not tossed again
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker                           |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
      Then the first breach is act 7, "place the cover on the shaker", of 9.5(e)

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

    Scenario: The device fails before a value is announced, and the wagers are settled without it
      Given these acts
        | announce "No more bets"                               |
        | place the cover on the shaker                         |
        | shake the shaker                                      |
        | shake the shaker                                      |
        | shake the shaker                                      |
        | remove the cover from the shaker                      |
        | the electrical device malfunctions                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | collect a losing wager, the casino supervisor present |
        | pay a winning wager, the casino supervisor present    |
        | cover the shaker again                                |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)1, 9.5(d), 9.5(e), 9.6(b), 9.5(f), 9.5(g)

    Scenario: The device fails while the values are entered
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | activate the automated dice shaker                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | enter the value of a die: 2                           |
        | enter the value of a die: 3                           |
        | the electrical device malfunctions                    |
        | enter the value of a die: 5                           |
        | collect a losing wager, the casino supervisor present |
        | pay a winning wager, the casino supervisor present    |
      Then the round was conducted as the law orders

    Scenario: The device fails once the combinations are illuminated
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | activate the automated dice shaker                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | enter the value of a die: 2                           |
        | enter the value of a die: 3                           |
        | enter the value of a die: 5                           |
        | the winning combinations are illuminated              |
        | the electrical device malfunctions                    |
        | collect a losing wager, the casino supervisor present |
        | pay a winning wager, the casino supervisor present    |
        | clear the winning combinations                        |
      Then the round was conducted as the law orders

    Scenario: The device fails while the wagers are settled
      Given an automated shaker is in use
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
        | collect a losing wager                             |
        | the electrical device malfunctions                 |
        | pay a winning wager, the casino supervisor present |
      Then the round was conducted as the law orders

    Scenario Outline: The casino supervisor is away once the device has failed: <first>, <second>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"            |
        | activate the automated dice shaker |
        | the electrical device malfunctions |
        | announce the value of a die: 2     |
        | announce the value of a die: 3     |
        | announce the value of a die: 5     |
        | <first>                            |
        | <second>                           |
      Then the first breach is act <position>, "<act>", of 9.6(b)

      Examples:
        | first                                                 | second                                             | position | act                    |
        | collect a losing wager                                | pay a winning wager, the casino supervisor present | 7        | collect a losing wager |
        | collect a losing wager, the casino supervisor present | pay a winning wager                                | 8        | pay a winning wager    |

    Scenario: A wager is paid before another is collected without the device
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | activate the automated dice shaker                    |
        | the electrical device malfunctions                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | pay a winning wager, the casino supervisor present    |
        | collect a losing wager, the casino supervisor present |
      Then the first breach is act 7, "pay a winning wager", of 9.6(b)
      And the answer also rests on 9.5(f)

    Scenario: A wager is left although the device has failed
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | activate the automated dice shaker                    |
        | the electrical device malfunctions                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | collect a losing wager, the casino supervisor present |
      Then the first breach is act 8, "pay a winning wager", of 9.6(b)

    Scenario: The floorperson pays in place of the dealer without the device
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                                |
        | activate the automated dice shaker                                     |
        | the electrical device malfunctions                                     |
        | announce the value of a die: 2                                         |
        | announce the value of a die: 3                                         |
        | announce the value of a die: 5                                         |
        | collect a losing wager, the casino supervisor present                  |
        | pay a winning wager, by the floorperson, the casino supervisor present |
      Then the first breach is act 8, "pay a winning wager", of 9.6(b)

    Scenario: The values are still announced when the device has failed
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | activate the automated dice shaker                    |
        | the electrical device malfunctions                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | collect a losing wager, the casino supervisor present |
      Then the first breach is act 6, "collect a losing wager", of 9.5(e)

    Scenario: A wager is collected before the combinations are illuminated, and the device fails later
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                            |
        | activate the automated dice shaker                 |
        | announce the value of a die: 2                     |
        | announce the value of a die: 3                     |
        | announce the value of a die: 5                     |
        | collect a losing wager                             |
        | the electrical device malfunctions                 |
        | pay a winning wager, the casino supervisor present |
      Then the first breach is act 6, "collect a losing wager", of 9.5(e)

    Scenario: Values are left out before the wagers are settled, and the device fails later
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                            |
        | activate the automated dice shaker                 |
        | announce the value of a die: 2                     |
        | announce the value of a die: 3                     |
        | announce the value of a die: 5                     |
        | enter the value of a die: 2                        |
        | enter the value of a die: 3                        |
        | the winning combinations are illuminated           |
        | collect a losing wager                             |
        | the electrical device malfunctions                 |
        | pay a winning wager, the casino supervisor present |
      Then the first breach is act 8, "the winning combinations are illuminated", of 9.5(e)

    Scenario: A device that fails before the toss lifts nothing
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                               |
        | the electrical device malfunctions                    |
        | activate the automated dice shaker                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | enter the value of a die: 2                           |
        | enter the value of a die: 3                           |
        | enter the value of a die: 5                           |
        | collect a losing wager, the casino supervisor present |
      Then the first breach is act 10, "collect a losing wager", of 9.5(e)

    Scenario: A device that fails before the toss works again in time
      Given an automated shaker is in use
      And these acts
        | the electrical device malfunctions       |
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

    Scenario: A device that fails under the cover of the next toss lifts nothing
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | call a "No roll"                                           |
        | place the cover on the shaker                              |
        | the electrical device malfunctions                         |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker                           |
        | announce the value of a die: 2                             |
        | announce the value of a die: 3                             |
        | announce the value of a die: 5                             |
        | enter the value of a die: 2                                |
        | enter the value of a die: 3                                |
        | enter the value of a die: 5                                |
        | collect a losing wager, the casino supervisor present      |
      Then the first breach is act 20, "collect a losing wager", of 9.5(e)

    Scenario Outline: The device fails and a No roll is called: <first>, <second>
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | <first>                                                    |
        | <second>                                                   |
        | cover the shaker again                                     |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)1, 9.5(d), 9.5(e), 9.6(a), 9.6(b)

      Examples:
        | first                              | second                             |
        | the electrical device malfunctions | call a "No roll"                   |
        | call a "No roll"                   | the electrical device malfunctions |

    Scenario Outline: After a No roll without the device nothing is played: <act>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | call a "No roll"                                             |
        | the electrical device malfunctions                           |
        | the winning combinations are illuminated                     |
        | clear the winning combinations                               |
        | call a "No roll"                                             |
        | <act>                                                        |
      Then the first breach is act 8, "<named>", of 9.6(b)

      Examples:
        | act                                                          | named                              |
        | activate the automated dice shaker                           | activate the automated dice shaker |
        | activate the automated dice shaker: a die does not land flat | activate the automated dice shaker |
        | announce the value of a die: 2                               | announce the value of a die        |
        | enter the value of a die: 2                                  | enter the value of a die           |
        | collect a losing wager, the casino supervisor present        | collect a losing wager             |
        | pay a winning wager, the casino supervisor present           | pay a winning wager                |

    Scenario Outline: After a No roll without the device the shaker is not handled: <act>
      Given these acts
        | announce "No more bets"                                    |
        | place the cover on the shaker                              |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | shake the shaker                                           |
        | remove the cover from the shaker: a die does not land flat |
        | call a "No roll"                                           |
        | the electrical device malfunctions                         |
        | <act>                                                      |
      Then the first breach is act 9, "<act>", of 9.6(b)

      Examples:
        | act                              |
        | place the cover on the shaker    |
        | shake the shaker                 |
        | remove the cover from the shaker |

    Scenario: The No roll is not called because the device has failed
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                      |
        | activate the automated dice shaker: a die does not land flat |
        | the electrical device malfunctions                           |
      Then the first breach is act 4, 'call a "No roll"', of 9.6(a)

    Scenario: A manual shaker is covered before all are paid without the device
      Given these acts
        | announce "No more bets"                               |
        | place the cover on the shaker                         |
        | shake the shaker                                      |
        | shake the shaker                                      |
        | shake the shaker                                      |
        | remove the cover from the shaker                      |
        | the electrical device malfunctions                    |
        | announce the value of a die: 2                        |
        | announce the value of a die: 3                        |
        | announce the value of a die: 5                        |
        | collect a losing wager, the casino supervisor present |
        | cover the shaker again                                |
      Then the first breach is act 12, "cover the shaker again", of 9.5(f)

    Scenario: A manual shaker is covered before the device fails
      Given no wager loses
      And no wager wins
      And these acts
        | announce "No more bets"            |
        | place the cover on the shaker      |
        | shake the shaker                   |
        | shake the shaker                   |
        | shake the shaker                   |
        | remove the cover from the shaker   |
        | cover the shaker again             |
        | the electrical device malfunctions |
        | announce the value of a die: 2     |
        | announce the value of a die: 3     |
        | announce the value of a die: 5     |
      Then the first breach is act 7, "cover the shaker again", of 9.5(f)

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

    Scenario: Nothing is left to do when the automated shaker fails
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                        |
        | activate the automated dice shaker: the automated shaker fails |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)2, 9.5(d), 9.6(c)

    Scenario: The automated shaker fails after a No roll
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                        |
        | activate the automated dice shaker: a die does not land flat   |
        | call a "No roll"                                               |
        | activate the automated dice shaker: the automated shaker fails |
        | call a "No roll"                                               |
      Then the round was conducted as the law orders
      And the answer rests on 9.5(c), 9.5(d)2, 9.5(d), 9.6(a), 9.6(c)

    Scenario Outline: A void round is played on: <act>
      Given an automated shaker is in use
      And these acts
        | announce "No more bets"                                        |
        | activate the automated dice shaker: the automated shaker fails |
        | <act>                                                          |
      Then the first breach is act 3, "<named>", of 9.6(c)

      Examples:
        | act                                                          | named                              |
        | activate the automated dice shaker                           | activate the automated dice shaker |
        | activate the automated dice shaker: a die does not land flat | activate the automated dice shaker |
        | announce the value of a die: 2                               | announce the value of a die        |
        | collect a losing wager                                       | collect a losing wager             |
        | pay a winning wager                                          | pay a winning wager                |

    Scenario: A manual shaker is not one that fails when it is uncovered
      Given these acts
        | announce "No more bets"                                      |
        | place the cover on the shaker                                |
        | shake the shaker                                             |
        | shake the shaker                                             |
        | shake the shaker                                             |
        | remove the cover from the shaker: the automated shaker fails |
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
