Feature: 19:47-3.9 Rules for determining whether third card shall be dealt

  Rule: (a) After a natural, an 8 or 9 of the first two cards, no more cards are dealt to either hand

    Scenario Outline: The Player's Hand of <players> stays against <bankers>
      When the Player's Hand has <players> and the Banker's Hand <bankers>
      Then the Player's Hand must stay by 3.9(a)
      And the answer rests on 3.9(a)

      Examples:
        | players | bankers |
        | 8       | 0       |
        | 9       | 0       |
        | 0       | 8       |
        | 5       | 9       |
        | 8       | 9       |
        | 9       | 9       |

    Scenario Outline: The Banker's Hand of <bankers> stays against <players>
      When the Banker's Hand has <bankers> and the Player's Hand of <players> drew no card
      Then the Banker's Hand must stay by 3.9(a)
      And the answer rests on 3.9(a), 3.9(c)

      Examples:
        | bankers | players |
        | 0       | 8       |
        | 5       | 8       |
        | 0       | 9       |
        | 5       | 9       |
        | 8       | 0       |
        | 9       | 5       |
        | 8       | 8       |

    Scenario: Not every 8 is a natural: a third card makes none
      Given the next cards in the shoe are 2, king, 3, 7, 3
      When the round is dealt
      Then the ruling is "the Player's Hand is higher"
      And the round takes 5 cards

    Scenario: With a natural the round is over after four cards
      Given the next cards in the shoe are 4, king, 4, 2, 9, 9
      When the round is dealt
      Then the ruling is "the Player's Hand is higher"
      And the round takes 4 cards

    Scenario Outline: A Point Count of <count> cannot be
      When the Player's Hand has <count> and the Banker's Hand <other>
      Then that cannot be

      Examples:
        | count | other |
        | 10    | 0     |
        | -1    | 0     |
        | 0     | 10    |
        | 0     | -1    |

    Scenario: Nor can it be when the Banker's Hand is to be ruled on
      When the Banker's Hand has 10 and the Player's Hand of 6 drew no card
      Then that cannot be

  Rule: (b) Table 1: the Player's Hand draws with 0 to 5 and stays with 6 to 9

    Scenario Outline: The Player's Hand of <players> against <bankers> must <do>
      When the Player's Hand has <players> and the Banker's Hand <bankers>
      Then the Player's Hand must <do> by <provision>

      Examples:
        | players | bankers | do   | provision |
        | 0       | 0       | draw | 3.9(b)    |
        | 0       | 7       | draw | 3.9(b)    |
        | 1       | 0       | draw | 3.9(b)    |
        | 1       | 7       | draw | 3.9(b)    |
        | 2       | 0       | draw | 3.9(b)    |
        | 2       | 7       | draw | 3.9(b)    |
        | 3       | 0       | draw | 3.9(b)    |
        | 3       | 7       | draw | 3.9(b)    |
        | 4       | 0       | draw | 3.9(b)    |
        | 4       | 7       | draw | 3.9(b)    |
        | 5       | 0       | draw | 3.9(b)    |
        | 5       | 7       | draw | 3.9(b)    |
        | 6       | 0       | stay | 3.9(b)    |
        | 6       | 7       | stay | 3.9(b)    |
        | 7       | 0       | stay | 3.9(b)    |
        | 7       | 7       | stay | 3.9(b)    |
        | 8       | 0       | stay | 3.9(a)    |
        | 8       | 7       | stay | 3.9(a)    |
        | 9       | 0       | stay | 3.9(a)    |
        | 9       | 7       | stay | 3.9(a)    |

    Scenario: Table 1 decides alone
      When the Player's Hand has 5 and the Banker's Hand 7
      Then the answer rests on 3.9(b)

  Rule: (c) Table 2: the Banker's Hand draws by its Point Count and the Player's third card

    Scenario Outline: The Banker's Hand of <banker> must <do> when the Player's Hand of <player> drew <third>
      When the Banker's Hand has <banker> and the Player's Hand of <player> drew <third>
      Then the Banker's Hand must <do> by <provision>

      Examples:
        | banker | player  | third   | do   | provision |
        | 0      | 6       | no card | draw | 3.9(c)    |
        | 0      | 1       | king    | draw | 3.9(c)    |
        | 0      | 2       | ace     | draw | 3.9(c)    |
        | 0      | 3       | 2       | draw | 3.9(c)    |
        | 0      | 4       | 3       | draw | 3.9(c)    |
        | 0      | 5       | 4       | draw | 3.9(c)    |
        | 0      | 0       | 5       | draw | 3.9(c)    |
        | 0      | 1       | 6       | draw | 3.9(c)    |
        | 0      | 2       | 7       | draw | 3.9(c)    |
        | 0      | 3       | 8       | draw | 3.9(c)    |
        | 0      | 4       | 9       | draw | 3.9(c)    |
        | 1      | 7       | no card | draw | 3.9(c)    |
        | 1      | 2       | king    | draw | 3.9(c)    |
        | 1      | 3       | ace     | draw | 3.9(c)    |
        | 1      | 4       | 2       | draw | 3.9(c)    |
        | 1      | 5       | 3       | draw | 3.9(c)    |
        | 1      | 0       | 4       | draw | 3.9(c)    |
        | 1      | 1       | 5       | draw | 3.9(c)    |
        | 1      | 2       | 6       | draw | 3.9(c)    |
        | 1      | 3       | 7       | draw | 3.9(c)    |
        | 1      | 4       | 8       | draw | 3.9(c)    |
        | 1      | 5       | 9       | draw | 3.9(c)    |
        | 2      | 6       | no card | draw | 3.9(c)    |
        | 2      | 3       | king    | draw | 3.9(c)    |
        | 2      | 4       | ace     | draw | 3.9(c)    |
        | 2      | 5       | 2       | draw | 3.9(c)    |
        | 2      | 0       | 3       | draw | 3.9(c)    |
        | 2      | 1       | 4       | draw | 3.9(c)    |
        | 2      | 2       | 5       | draw | 3.9(c)    |
        | 2      | 3       | 6       | draw | 3.9(c)    |
        | 2      | 4       | 7       | draw | 3.9(c)    |
        | 2      | 5       | 8       | draw | 3.9(c)    |
        | 2      | 0       | 9       | draw | 3.9(c)    |
        | 3      | 7       | no card | draw | 3.9(c)    |
        | 3      | 4       | king    | draw | 3.9(c)    |
        | 3      | 5       | ace     | draw | 3.9(c)    |
        | 3      | 0       | 2       | draw | 3.9(c)    |
        | 3      | 1       | 3       | draw | 3.9(c)    |
        | 3      | 2       | 4       | draw | 3.9(c)    |
        | 3      | 3       | 5       | draw | 3.9(c)    |
        | 3      | 4       | 6       | draw | 3.9(c)    |
        | 3      | 5       | 7       | draw | 3.9(c)    |
        | 3      | 0       | 8       | stay | 3.9(c)    |
        | 3      | 1       | 9       | draw | 3.9(c)    |
        | 4      | 6       | no card | draw | 3.9(c)    |
        | 4      | 5       | king    | stay | 3.9(c)    |
        | 4      | 0       | ace     | stay | 3.9(c)    |
        | 4      | 1       | 2       | draw | 3.9(c)    |
        | 4      | 2       | 3       | draw | 3.9(c)    |
        | 4      | 3       | 4       | draw | 3.9(c)    |
        | 4      | 4       | 5       | draw | 3.9(c)    |
        | 4      | 5       | 6       | draw | 3.9(c)    |
        | 4      | 0       | 7       | draw | 3.9(c)    |
        | 4      | 1       | 8       | stay | 3.9(c)    |
        | 4      | 2       | 9       | stay | 3.9(c)    |
        | 5      | 7       | no card | draw | 3.9(c)    |
        | 5      | 0       | king    | stay | 3.9(c)    |
        | 5      | 1       | ace     | stay | 3.9(c)    |
        | 5      | 2       | 2       | stay | 3.9(c)    |
        | 5      | 3       | 3       | stay | 3.9(c)    |
        | 5      | 4       | 4       | draw | 3.9(c)    |
        | 5      | 5       | 5       | draw | 3.9(c)    |
        | 5      | 0       | 6       | draw | 3.9(c)    |
        | 5      | 1       | 7       | draw | 3.9(c)    |
        | 5      | 2       | 8       | stay | 3.9(c)    |
        | 5      | 3       | 9       | stay | 3.9(c)    |
        | 6      | 6       | no card | stay | 3.9(c)    |
        | 6      | 1       | king    | stay | 3.9(c)    |
        | 6      | 2       | ace     | stay | 3.9(c)    |
        | 6      | 3       | 2       | stay | 3.9(c)    |
        | 6      | 4       | 3       | stay | 3.9(c)    |
        | 6      | 5       | 4       | stay | 3.9(c)    |
        | 6      | 0       | 5       | stay | 3.9(c)    |
        | 6      | 1       | 6       | draw | 3.9(c)    |
        | 6      | 2       | 7       | draw | 3.9(c)    |
        | 6      | 3       | 8       | stay | 3.9(c)    |
        | 6      | 4       | 9       | stay | 3.9(c)    |
        | 7      | 7       | no card | stay | 3.9(c)    |
        | 7      | 2       | king    | stay | 3.9(c)    |
        | 7      | 3       | ace     | stay | 3.9(c)    |
        | 7      | 4       | 2       | stay | 3.9(c)    |
        | 7      | 5       | 3       | stay | 3.9(c)    |
        | 7      | 0       | 4       | stay | 3.9(c)    |
        | 7      | 1       | 5       | stay | 3.9(c)    |
        | 7      | 2       | 6       | stay | 3.9(c)    |
        | 7      | 3       | 7       | stay | 3.9(c)    |
        | 7      | 4       | 8       | stay | 3.9(c)    |
        | 7      | 5       | 9       | stay | 3.9(c)    |
        | 8      | 6       | no card | stay | 3.9(a)    |
        | 8      | 3       | king    | stay | 3.9(a)    |
        | 8      | 4       | ace     | stay | 3.9(a)    |
        | 8      | 5       | 2       | stay | 3.9(a)    |
        | 8      | 0       | 3       | stay | 3.9(a)    |
        | 8      | 1       | 4       | stay | 3.9(a)    |
        | 8      | 2       | 5       | stay | 3.9(a)    |
        | 8      | 3       | 6       | stay | 3.9(a)    |
        | 8      | 4       | 7       | stay | 3.9(a)    |
        | 8      | 5       | 8       | stay | 3.9(a)    |
        | 8      | 0       | 9       | stay | 3.9(a)    |
        | 9      | 7       | no card | stay | 3.9(a)    |
        | 9      | 4       | king    | stay | 3.9(a)    |
        | 9      | 5       | ace     | stay | 3.9(a)    |
        | 9      | 0       | 2       | stay | 3.9(a)    |
        | 9      | 1       | 3       | stay | 3.9(a)    |
        | 9      | 2       | 4       | stay | 3.9(a)    |
        | 9      | 3       | 5       | stay | 3.9(a)    |
        | 9      | 4       | 6       | stay | 3.9(a)    |
        | 9      | 5       | 7       | stay | 3.9(a)    |
        | 9      | 0       | 8       | stay | 3.9(a)    |
        | 9      | 1       | 9       | stay | 3.9(a)    |

    Scenario Outline: The Banker's Hand waits for the Player's Hand of <players>, which <did>
      When the Banker's Hand has 4 and the Player's Hand of <players> drew <third>
      Then that cannot be
      And what would be right is "it draws with 0 to 5 and stays with 6 or 7, before the Banker's Hand"

      Examples:
        | players | third   | did                    |
        | 0       | no card | has yet to draw        |
        | 5       | no card | has still to draw      |
        | 6       | 4       | was not allowed a card |
        | 7       | king    | was to have no card    |

  Rule: (d) The row is the Point Count of the first two cards of the Banker's Hand

    Scenario Outline: The Banker's first two cards, <first> and <second>, must <do> against an 8
      Given the next cards in the shoe are king, <first>, 2, <second>, 8, ace
      When the round is dealt
      Then the round takes <cards> cards
      And the answer rests on <authority>

      Examples:
        | first | second | do   | cards | authority |
        | 9     | 3      | draw | 6     | 3.9(b), 3.7(b), 3.7(c), 3.7(a), 3.6(c), 3.8(a), 3.8(b), 3.8(c), 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.8(d), 3.1(c) |
        | 9     | 4      | stay | 5     | 3.9(b), 3.7(b), 3.7(c), 3.7(a), 3.6(c), 3.8(a), 3.8(b), 3.8(c), 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.9(f), 3.1(c) |

  Rule: (e) The column is the value of the Player's third card, not the Point Count of the Player's Hand

    Scenario: An 8 makes a Player's Hand of 5 a 3, but the Banker's Hand looks at the 8
      When the Banker's Hand has 3 and the Player's Hand of 5 drew 8
      Then the Banker's Hand must stay by 3.9(c)
      And the answer rests on 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.9(f)

    Scenario: A 3 makes a Player's Hand of 5 an 8, but the Banker's Hand looks at the 3
      When the Banker's Hand has 3 and the Player's Hand of 5 drew 3
      Then the Banker's Hand must draw by 3.9(c)

    Scenario Outline: A third card of value zero, a <card>, leaves the Banker's Hand of <banker> to <do>
      When the Banker's Hand has <banker> and the Player's Hand of 1 drew <card>
      Then the Banker's Hand must <do> by 3.9(c)

      Examples:
        | card  | banker | do   |
        | 10    | 3      | draw |
        | jack  | 3      | draw |
        | queen | 4      | stay |
        | king  | 4      | stay |

    Scenario: Without a third card there is no column to find
      When the Banker's Hand has 2 and the Player's Hand of 7 drew no card
      Then the answer rests on 3.9(c), 3.9(g), 3.9(d)

  Rule: (f) D means that the Banker's Hand must draw, S that it must stay

    Scenario Outline: The letter in the row of <banker> against <third> means <do>
      When the Banker's Hand has <banker> and the Player's Hand of <player> drew <third>
      Then the Banker's Hand must <do> by 3.9(c)
      And the answer rests on <authority>

      Examples:
        | banker | player | third   | do   | authority                              |
        | 3      | 0      | 9       | draw | 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.9(f) |
        | 6      | 0      | 8       | stay | 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.9(f) |
        | 3      | 6      | no card | draw | 3.9(c), 3.9(g), 3.9(d), 3.9(f)         |
        | 6      | 7      | no card | stay | 3.9(c), 3.9(g), 3.9(d), 3.9(f)         |

    Scenario Outline: The row of <banker> is one entry in words, without letters
      When the Banker's Hand has <banker> and the Player's Hand of 0 drew 8
      Then the answer rests on 3.9(c), 3.9(g), 3.9(d), 3.9(e)

      Examples:
        | banker |
        | 2      |
        | 7      |

  Rule: (g) Where the row meets the column the table shows what to do

    Scenario Outline: The law's own example, with a Player's Hand of <player>
      When the Banker's Hand has 5 and the Player's Hand of <player> drew 4
      Then the Banker's Hand must draw by 3.9(c)
      And the answer rests on 3.9(c), 3.9(g), 3.9(d), 3.9(e), 3.9(f)

      Examples:
        | player |
        | 0      |
        | 5      |
