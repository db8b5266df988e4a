Feature: 13:69F-9.2 Permissible wagers

  Rule: (a)1 Three of a kind wins if all three dice show the number selected

    Scenario Outline: Three of a kind of <number> wins on <dice>
      Given Ann wagers $10 on the Three of a kind of <number>
      When the dice show <dice>
      Then Ann wins $1,500 at 150 to 1
      And Ann's outcome also rests on 9.2(a)1

      Examples:
        | number | dice    |
        | 4      | 4, 4, 4 |
        | 1      | 1, 1, 1 |
        | 6      | 6, 6, 6 |

    Scenario Outline: Three of a kind of <number> loses on <dice>
      Given Ann wagers $10 on the Three of a kind of <number>
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)1

      Examples:
        | number | dice    |
        | 4      | 4, 4, 3 |
        | 4      | 5, 5, 5 |
        | 4      | 1, 2, 3 |

    Scenario Outline: Nobody selects <number> on a die
      Given Ann wagers $10 on the Three of a kind of <number>
      When the dice show 1, 2, 4
      Then that cannot be
      And what would be right is "name 1 of 1 to 6"

      Examples:
        | number |
        | 0      |
        | 7      |
        | 1, 2   |

    Scenario: Three of a kind needs a number
      Given Ann wagers $10 on the Three of a kind
      When the dice show 1, 2, 4
      Then that cannot be

    Scenario Outline: Dice that show <dice> are no toss
      Given Ann wagers $10 on the Three of a kind of 4
      When the dice show <dice>
      Then that cannot be
      And what would be right is "name 3 numbers from 1 to 6"

      Examples:
        | dice       |
        | 4, 4       |
        | 4, 4, 4, 4 |
        | 0, 4, 4    |
        | 4, 4, 7    |

  Rule: (a)2 Two of a kind wins if two of the three dice show the number selected

    Scenario Outline: Two of a kind of <number> wins on <dice>
      Given Ann wagers $10 on the Two of a kind of <number>
      When the dice show <dice>
      Then Ann wins $80 at 8 to 1
      And Ann's outcome also rests on 9.2(a)2

      Examples:
        | number | dice    |
        | 4      | 4, 4, 1 |
        | 4      | 4, 1, 4 |
        | 4      | 1, 4, 4 |
        | 4      | 4, 4, 4 |

    Scenario Outline: Two of a kind of <number> loses on <dice>
      Given Ann wagers $10 on the Two of a kind of <number>
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)2

      Examples:
        | number | dice    |
        | 4      | 4, 1, 2 |
        | 4      | 5, 5, 1 |
        | 4      | 5, 5, 5 |

    Scenario Outline: Two of a kind is on one number of a die, not on <number>
      Given Ann wagers $10 on the Two of a kind of <number>
      When the dice show 1, 2, 4
      Then that cannot be

      Examples:
        | number |
        | 7      |
        | 1, 2   |

  Rule: (a)3 Any three of a kind wins if all three dice are the same, whichever number they show

    Scenario Outline: Any three of a kind wins on <dice>
      Given Ann wagers $10 on the Any three of a kind
      When the dice show <dice>
      Then Ann wins $240 at 24 to 1
      And Ann's outcome also rests on 9.2(a)3

      Examples:
        | dice    |
        | 1, 1, 1 |
        | 4, 4, 4 |
        | 6, 6, 6 |

    Scenario Outline: Any three of a kind loses on <dice>
      Given Ann wagers $10 on the Any three of a kind
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)3

      Examples:
        | dice    |
        | 6, 6, 5 |
        | 6, 5, 6 |
        | 5, 6, 6 |
        | 1, 2, 3 |

    Scenario: Any three of a kind is on no number
      Given Ann wagers $10 on the Any three of a kind of 4
      When the dice show 4, 4, 4
      Then that cannot be
      And what would be right is "name no number"

  Rule: (a)4 A total value bet wins if the total of all three dice equals the number wagered

    Scenario Outline: A total value bet on <total> wins on <dice>
      Given Ann wagers $10 on the Total value bet of <total>
      When the dice show <dice>
      Then Ann wins <paid> at <odds>
      And the bet is "Total value of <total>"
      And Ann's outcome also rests on 9.2(a)4

      Examples:
        | total | dice    | paid | odds    |
        | 4     | 1, 1, 2 | $500 | 50 to 1 |
        | 5     | 1, 2, 2 | $180 | 18 to 1 |
        | 6     | 2, 2, 2 | $140 | 14 to 1 |
        | 7     | 1, 2, 4 | $120 | 12 to 1 |
        | 8     | 2, 3, 3 | $80  | 8 to 1  |
        | 9     | 3, 3, 3 | $60  | 6 to 1  |
        | 10    | 1, 3, 6 | $60  | 6 to 1  |
        | 11    | 1, 4, 6 | $60  | 6 to 1  |
        | 12    | 4, 4, 4 | $60  | 6 to 1  |
        | 13    | 3, 4, 6 | $80  | 8 to 1  |
        | 14    | 2, 6, 6 | $120 | 12 to 1 |
        | 15    | 5, 5, 5 | $140 | 14 to 1 |
        | 16    | 4, 6, 6 | $180 | 18 to 1 |
        | 17    | 5, 6, 6 | $500 | 50 to 1 |

    Scenario Outline: A total value bet on <total> loses on <dice>
      Given Ann wagers $10 on the Total value bet of <total>
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)4

      Examples:
        | total | dice    |
        | 9     | 3, 3, 2 |
        | 9     | 3, 3, 4 |
        | 4     | 1, 1, 1 |
        | 17    | 6, 6, 6 |
        | 10    | 6, 5, 4 |

    Scenario Outline: There is no total value bet on <total>
      Given Ann wagers $10 on the Total value bet of <total>
      When the dice show 1, 2, 4
      Then that cannot be
      And what would be right is "name 1 of 4 to 17"

      Examples:
        | total |
        | 3     |
        | 18    |

  Rule: (a)5 Two dice combination wins if both of the two different values chosen are showing

    Scenario Outline: Two dice combination of <number> wins on <dice>
      Given Ann wagers $10 on the Two dice combination of <number>
      When the dice show <dice>
      Then Ann wins $50 at 5 to 1
      And Ann's outcome also rests on 9.2(a)5

      Examples:
        | number | dice    |
        | 2, 5   | 2, 5, 1 |
        | 2, 5   | 5, 3, 2 |
        | 2, 5   | 2, 2, 5 |
        | 2, 5   | 2, 5, 5 |
        | 5, 2   | 6, 2, 5 |

    Scenario Outline: Two dice combination of <number> loses on <dice>
      Given Ann wagers $10 on the Two dice combination of <number>
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)5

      Examples:
        | number | dice    |
        | 2, 5   | 2, 2, 2 |
        | 2, 5   | 5, 5, 1 |
        | 2, 5   | 1, 3, 4 |

    Scenario Outline: A combination of <numbers> is none
      Given Ann wagers $10 on the Two dice combination of <numbers>
      When the dice show 2, 2, 5
      Then that cannot be
      And what would be right is "name 2 of 1 to 6"

      Examples:
        | numbers |
        | 2       |
        | 2, 2    |
        | 2, 5, 6 |
        | 2, 7    |

  Rule: (a)6 The small bet wins on a total of 4 to 10 and loses on any other total and on three of a kind

    Scenario Outline: Small bet wins on <dice>
      Given Ann wagers $10 on the Small bet
      When the dice show <dice>
      Then Ann wins $10 at 1 to 1
      And Ann's outcome also rests on 9.2(a)6

      Examples:
        | dice    |
        | 1, 1, 2 |
        | 1, 2, 2 |
        | 1, 2, 3 |
        | 1, 2, 4 |
        | 2, 2, 4 |
        | 2, 3, 4 |
        | 4, 5, 1 |

    Scenario Outline: Small bet loses on <dice>
      Given Ann wagers $10 on the Small bet
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)6

      Examples:
        | dice    |
        | 4, 5, 2 |
        | 6, 6, 5 |
        | 1, 1, 1 |
        | 2, 2, 2 |
        | 3, 3, 3 |
        | 4, 4, 4 |

  Rule: (a)7 The big bet wins on a total of 11 to 17 and loses on any other total and on three of a kind

    Scenario Outline: Big bet wins on <dice>
      Given Ann wagers $10 on the Big bet
      When the dice show <dice>
      Then Ann wins $10 at 1 to 1
      And Ann's outcome also rests on 9.2(a)7

      Examples:
        | dice    |
        | 4, 5, 2 |
        | 4, 6, 2 |
        | 4, 6, 3 |
        | 4, 6, 4 |
        | 4, 6, 5 |
        | 4, 6, 6 |
        | 6, 6, 5 |

    Scenario Outline: Big bet loses on <dice>
      Given Ann wagers $10 on the Big bet
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)7

      Examples:
        | dice    |
        | 4, 5, 1 |
        | 1, 1, 2 |
        | 4, 4, 4 |
        | 5, 5, 5 |
        | 6, 6, 6 |
        | 3, 3, 3 |

  Rule: (a)8 One of a kind wins if one or more of the dice shows the number wagered

    Scenario Outline: One of a kind of <number> wins on <dice>
      Given Ann wagers $10 on the One of a kind of <number>
      When the dice show <dice>
      Then Ann wins $10 at 1 to 1
      And Ann's outcome also rests on 9.2(a)8

      Examples:
        | number | dice    |
        | 3      | 3, 1, 2 |
        | 3      | 1, 3, 2 |
        | 3      | 1, 2, 3 |

    Scenario Outline: One of a kind of <number> loses on <dice>
      Given Ann wagers $10 on the One of a kind of <number>
      When the dice show <dice>
      Then Ann loses $10
      And Ann's outcome rests on 9.2(a)8

      Examples:
        | number | dice    |
        | 3      | 1, 2, 4 |
        | 3      | 6, 6, 6 |

    Scenario Outline: One of a kind is on one number of a die, not on <number>
      Given Ann wagers $10 on the One of a kind of <number>
      When the dice show 1, 2, 4
      Then that cannot be

      Examples:
        | number |
        | 7      |
        | 1, 2   |

    Scenario: Several wagers are settled one by one
      Given Ann wagers $10 on the One of a kind of 3
      And Bob wagers $5 on the Small bet
      And Cid wagers $1 on the Two dice combination of 3, 4
      When the dice show 1, 3, 4
      Then Ann wins $10 at 1 to 1
      And Bob wins $5 at 1 to 1
      And Cid wins $5 at 5 to 1
