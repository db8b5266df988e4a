Feature: 19:47-3.2 Wagers

  Background:
    Given a punto banco table

  Rule: (a) Three wagers are permitted

    Scenario Outline: A wager on the <wager> is accepted
      When a player wants to wager on the <wager>
      Then the wager is allowed by 3.2<place>
      And the answer rests on 3.2<place>, 3.2(a)

      Examples:
        | wager         | place |
        | Banker's Hand | (a)1  |
        | Player's Hand | (a)2  |
        | Tie Bet       | (a)3  |

    Scenario: A round without wagers settles nothing
      When the Player's Hand is 2, 5 and the Banker's Hand is 4, 4
      Then that cannot be
      And what would be right is "name at least one"

    Scenario: A wager of nothing is none
      Given Alice wagers nothing on the Tie Bet
      When the Player's Hand is 2, 5 and the Banker's Hand is 4, 4
      Then that cannot be

    Scenario: What has won is not for the question to say
      Given Alice wagers $10 on the Player's Hand, which has won
      When the Player's Hand is 2, 5 and the Banker's Hand is 4, 4
      Then that cannot be
      And what would be right is "the round decides that"

    Scenario Outline: A round with the hands <player> and <banker> cannot be
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | player       | banker     | right                       |
        | 9            | 4, 4       | a hand has two or three     |
        | 2, 5         | 4          | a hand has two or three     |
        | ace, 2, 3, 4 | 4, 3       | a hand has two or three     |
        | 2, 5         | 2, 2, 2, 2 | a hand has two or three     |
        | 10, 6, 2     | 10, 7      | here it takes no third card |
        | 2, 3         | 10, 7      | here it draws a third card  |
        | 4, 4         | 10, 2, 3   | here it takes no third card |
        | 10, 2, 3     | 4, 4       | here it takes no third card |
        | 10, 5, 3     | 10, 5, 2   | here it takes no third card |
        | 10, 5, 4     | 10, 5      | here it draws a third card  |
        | 10, 6        | 10, 6, 2   | here it takes no third card |
        | 10, 7        | 10, 5      | here it draws a third card  |

    Scenario Outline: An announcement of <player> and <banker>: <result>, cannot be
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | player          | banker          | result                    | right                            |
        | 6               | 7               | the Player's Hand has won | it is: the Banker's Hand has won |
        | 7               | 6               | the Banker's Hand has won | it is: the Player's Hand has won |
        | 7               | 7               | the Banker's Hand has won | it is: Tie Hand                  |
        | 6               | 7               | Tie Hand                  | it is: the Banker's Hand has won |
        | 10              | 7               | the Player's Hand has won | count from 0 to 9                |
        | 7               | -1              | the Player's Hand has won | count from 0 to 9                |
        | 7 on four cards | 6               | the Player's Hand has won | a hand has two or three          |
        | 7               | 8 on four cards | the Banker's Hand has won | a hand has two or three          |
        | natural 7       | 6               | the Player's Hand has won | a natural is an 8 or a 9         |
        | 9               | natural 0       | the Player's Hand has won | a natural is an 8 or a 9         |

    Scenario Outline: No round ends with <player> against <banker>
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then that cannot be
      And what would be right is "the hands draw and stay by 19:47-3.9, and only 8 or 9 on two cards is a natural"

      Examples: A natural is an 8 or a 9 on two cards, and ends the deal
        | player                   | banker                   | result                    |
        | natural 8 on three cards | 6                        | the Player's Hand has won |
        | 6                        | natural 9 on three cards | the Banker's Hand has won |
        | 8                        | 7                        | the Player's Hand has won |
        | 0                        | 9                        | the Banker's Hand has won |
        | natural 8                | 0 on three cards         | the Player's Hand has won |
        | 0 on three cards         | natural 9                | the Banker's Hand has won |

      Examples: The Player's Hand draws with 0 to 5 and stays with 6 or 7
        | player | banker           | result                    |
        | 5      | 7                | the Banker's Hand has won |
        | 0      | 7                | the Banker's Hand has won |
        | 5      | 6 on three cards | the Banker's Hand has won |

      Examples: The Banker's Hand draws as Table 2 has it
        | player           | banker | result                    |
        | 6                | 5      | the Player's Hand has won |
        | 7                | 0      | the Player's Hand has won |
        | 6 on three cards | 2      | the Player's Hand has won |
        | 4 on three cards | 3      | the Player's Hand has won |
        | 7 on three cards | 4      | the Player's Hand has won |

    Scenario Outline: A round can end with <player> against <banker>
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then Alice loses $10

      Examples:
        | player           | banker           | result                    |
        | natural 8        | 7                | the Player's Hand has won |
        | 5                | natural 8        | the Banker's Hand has won |
        | natural 9        | natural 8        | the Player's Hand has won |
        | 8 on three cards | 7                | the Player's Hand has won |
        | 6                | 8 on three cards | the Banker's Hand has won |
        | 7                | 6                | the Player's Hand has won |
        | 8 on three cards | 3                | the Player's Hand has won |
        | 2 on three cards | 3                | the Banker's Hand has won |
        | 6 on three cards | 4                | the Player's Hand has won |
        | 7 on three cards | 5                | the Player's Hand has won |
        | 9 on three cards | 0 on three cards | the Player's Hand has won |

  Rule: (a)1 A wager on the "Banker's Hand" is permitted

    Scenario: Nine against nothing wins
      Given Alice wagers $10 on the Banker's Hand
      When the Player's Hand has 0, the Banker's Hand natural 9: the Banker's Hand has won
      Then Alice wins $10 at 1 to 1

    Scenario: It is a wager that may be made
      When a player wants to wager on the Banker's Hand
      Then the wager is allowed by 3.2(a)1

  Rule: (a)1i It wins if the "Banker's Hand" has the higher Point Count

    Scenario Outline: <banker> against <player> wins
      Given Alice wagers $10 on the Banker's Hand
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then Alice wins $10 at 1 to 1
      And the odds are the minimum
      And Alice's outcome rests wholly on 3.3(c), 3.2(a)1i

      Examples:
        | player          | banker     |
        | 2, 5            | 4, 4       |
        | 10, 6           | jack, 5, 2 |
        | queen, king, 10 | 10, 3, 8   |
        | 4, 4            | ace, 8     |

  Rule: (a)1ii It loses if the "Banker's Hand" has the lower Point Count

    Scenario Outline: <banker> against <player> loses
      Given Alice wagers $10 on the Banker's Hand
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then Alice loses $10
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.2(a)1ii

      Examples:
        | player   | banker |
        | 10, 5, 3 | 3, 4   |
        | 9, 10    | 10, 8  |

  Rule: (a)1iii It is void if the Point Counts are equal

    Scenario Outline: <banker> against <player> is void
      Given Alice wagers $10.01 on the Banker's Hand
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then Alice's wager is void
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.2(a)1iii

      Examples:
        | player          | banker   |
        | 10, 6           | 10, 6    |
        | 4, 5            | ace, 8   |
        | 10, jack, queen | 10, 3, 7 |

  Rule: (a)2 A wager on the "Player's Hand" is permitted

    Scenario: It is also a wager that may be made
      When a player wants to wager on the Player's Hand
      Then the wager is allowed by 3.2(a)2

  Rule: (a)2i It wins if the "Player's Hand" has the higher Point Count

    Scenario Outline: The Player's Hand <player> against <banker> wins
      Given Alice wagers $10 on the Player's Hand
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then Alice wins $10 at 1 to 1
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.3(a), 3.2(a)2i

      Examples:
        | player   | banker |
        | 10, 5, 3 | 3, 4   |
        | 9, 10    | 10, 8  |

  Rule: (a)2ii It loses if the "Player's Hand" has the lower Point Count

    Scenario: Seven against eight loses
      Given Alice wagers $0.01 on the Player's Hand
      When the Player's Hand is 2, 5 and the Banker's Hand is 4, 4
      Then Alice loses $0.01
      And Alice's outcome rests wholly on 3.2(a)2ii

  Rule: (a)2iii It is void if the Point Counts are equal

    Scenario: Six and six
      Given Alice wagers $10 on the Player's Hand
      When the Player's Hand is 10, 6 and the Banker's Hand is 10, 6
      Then Alice's wager is void
      And Alice's outcome rests wholly on 3.2(a)2iii

  Rule: (a)3 A "Tie Bet" wins if the Point Counts are equal and loses if they are not

    Scenario: Equal Point Counts
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand is 10, 6 and the Banker's Hand is 10, 6
      Then Alice wins $80 at 8 to 1
      And Alice's outcome rests wholly on 3.3(b), 3.2(a)3

    Scenario Outline: Point Counts that are not equal, <player> and <banker>
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand is <player> and the Banker's Hand is <banker>
      Then Alice loses $10
      And Alice's outcome rests wholly on 3.2(a)3

      Examples:
        | player   | banker |
        | 2, 5     | 4, 4   |
        | 10, 5, 3 | 3, 4   |

    Scenario: Each wager of a round has its own outcome
      Given Alice wagers $10 on the Banker's Hand
      And Bob wagers $20 on the Player's Hand
      And Carol wagers $5 on the Tie Bet
      When the Player's Hand is 2, 5 and the Banker's Hand is 4, 4
      Then Alice wins $10 at 1 to 1
      And Bob loses $20
      And Carol loses $5
      And the answer rests on 3.3(c), 3.2(a)1i, 3.2(a)2ii, 3.2(a)3

  Rule: (b) No other wager is accepted, unless the Commission approves

    Scenario Outline: A wager on <wager> is <verdict>
      When a player wants to wager on <wager>
      Then the wager is <verdict> by 3.2(b)

      Examples:
        | wager                                                            | verdict |
        | four cards                                                       | refused |
        | dragon 7                                                         | refused |
        | dragon 7, which is approved                                      | allowed |
        | the optional bonus wager on the Banker's Hand, which is approved | allowed |
        | the next card, which is approved                                 | allowed |
        | the next card                                                    | refused |

    Scenario: The total card wagers are not among them
      Given the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 3.2(b)

    Scenario: Nor is the optional bonus wager
      Given the optional bonus wager is offered by Paytable A
      When the licensee offers the table
      Then the table is refused by 3.2(b)

    Scenario: Nor is the dragon 7 wager
      Given the dragon 7 wager is offered
      When the licensee offers the table
      Then the table is refused by 3.2(b)

    Scenario: The three permitted wagers alone
      When the licensee offers the table
      Then the table is allowed by 3.3(c)
      And the answer rests on 3.3(c), 3.3(a), 3.3(b), 3.2(b)

  Rule: (c) Wagers are made with gaming chips or plaques, or verbally with cash

    Scenario Outline: A wager with <means> <area> is <verdict>
      When a player makes a wager with <means> <area>
      Then the wager is <verdict> by 3.2(c)

      Examples:
        | means                                                       | area                    | verdict |
        | gaming chips                                                | on the appropriate area | allowed |
        | gaming chips                                                | beside the layout       | refused |
        | plaques                                                     | on the appropriate area | allowed |
        | plaques                                                     | beside the layout       | refused |
        | gaming chips and a match play coupon                        | on the appropriate area | allowed |
        | gaming chips and a match play coupon                        | beside the layout       | refused |
        | plaques and a match play coupon                             | on the appropriate area | allowed |
        | plaques and a match play coupon                             | beside the layout       | refused |
        | gaming chips and a match play coupon that is not applicable | on the appropriate area | refused |
        | plaques and a match play coupon that is not applicable      | on the appropriate area | refused |
        | a match play coupon alone                                   | on the appropriate area | refused |
        | cash on the layout                                          | on the appropriate area | refused |
        | words alone                                                 | on the appropriate area | refused |
        | words accompanied by cash                                   | on the appropriate area | refused |

    Scenario Outline: A verbal wager <cash>, confirmed by <whom>, <converted> converted, is <verdict>
      When a player makes a verbal wager <cash>, confirmed by <whom>, and the cash is <converted> converted
      Then the wager is <verdict> by 3.2(c)

      Examples:
        | cash                | whom                                 | converted     | verdict |
        | accompanied by cash | the dealer and the casino supervisor | expeditiously | allowed |
        | accompanied by cash | the dealer and the casino supervisor | not           | refused |
        | accompanied by cash | the dealer                           | expeditiously | refused |
        | accompanied by cash | the casino supervisor                | expeditiously | refused |
        | accompanied by cash | nobody                               | expeditiously | refused |
        | without cash        | the dealer and the casino supervisor | expeditiously | refused |

  Rule: (d) No wager is made, increased or withdrawn after "No More Bets"

    Scenario Outline: To <act> a wager <moment> is <verdict>
      When a participant wants to <act> a wager <moment>
      Then the act is <verdict> by 3.2(d)

      Examples:
        | act      | moment                                        | verdict |
        | make     | before "No More Bets"                         | allowed |
        | make     | after "No More Bets"                          | refused |
        | increase | before "No More Bets"                         | allowed |
        | increase | after "No More Bets"                          | refused |
        | withdraw | before "No More Bets"                         | allowed |
        | withdraw | after "No More Bets"                          | refused |
        | withdraw | once the first card is removed from the shoe  | refused |
        | withdraw | once the decision is rendered and implemented | allowed |
        | remove   | before "No More Bets"                         | allowed |
        | remove   | after "No More Bets"                          | refused |
        | remove   | once the first card is removed from the shoe  | refused |
        | alter    | before "No More Bets"                         | allowed |
        | alter    | after "No More Bets"                          | refused |
        | alter    | once the first card is removed from the shoe  | refused |
        | alter    | once the decision is rendered and implemented | allowed |
        | handle   | after "No More Bets"                          | allowed |
        | handle   | once the first card is removed from the shoe  | allowed |
