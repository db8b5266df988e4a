Feature: 13:69F-3.2 Wagers

  Background:
    Given a punto banco table

  Rule: (a)5ii The optional bonus wager loses to a higher natural, or without a win by more than three points

    Scenario Outline: Selected <mine> against <other> loses
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has <other>, the Banker's Hand <mine>: <result>
      Then Alice loses $10
      And Alice's outcome rests wholly on 3.2(a)5ii

      Examples:
        | mine      | other     | result                    |
        | natural 8 | natural 9 | the Player's Hand has won |
        | 7         | natural 8 | the Player's Hand has won |
        | 6         | 7         | the Player's Hand has won |
        | 7         | 7         | Tie Hand                  |
        | 0         | 0         | Tie Hand                  |
        | 7         | 6         | the Banker's Hand has won |
        | 7         | 4         | the Banker's Hand has won |

    Scenario Outline: The selected hand <mine> against <other> wins
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Player's Hand
      When the Player's Hand has <mine>, the Banker's Hand <other>: the Player's Hand has won
      Then Alice wins <paid> at <odds>
      And Alice's outcome rests wholly on 3.3(g), 3.2(a)5ii, 3.2(a)5iii

      Examples:
        | mine             | other     | paid | odds    |
        | 7 on three cards | 3         | $10  | 1 to 1  |
        | 9 on three cards | 0         | $300 | 30 to 1 |
        | natural 8        | 7         | $10  | 1 to 1  |
        | natural 9        | natural 8 | $10  | 1 to 1  |

    Scenario: The other hand is selected
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Player's Hand
      And Bob wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has 2 on three cards, the Banker's Hand 7: the Banker's Hand has won
      Then Alice loses $10
      And Bob wins $20 at 2 to 1

    Scenario: The hands decide, not the question
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand, which has won
      When the Player's Hand has 2, the Banker's Hand 7: the Banker's Hand has won
      Then that cannot be
      And what would be right is "the round decides that"

  Rule: (a)5iii It is void if both hands are naturals of equal point count

    Scenario Outline: Two naturals of <count>
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10.01 on the optional bonus wager on the Banker's Hand
      And Bob wagers $10 on the optional bonus wager on the Player's Hand
      When the Player's Hand has natural <count>, the Banker's Hand natural <count>: Tie Hand
      Then Alice's wager is void
      And Alice's outcome rests wholly on 3.2(a)5iii
      And Bob's wager is void

      Examples:
        | count |
        | 8     |
        | 9     |

    Scenario: Two eights of which one is no natural
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has natural 8, the Banker's Hand 8 on three cards: Tie Hand
      Then Alice loses $10
      And Alice's outcome rests on 3.2(a)5ii

    Scenario: A natural that ties with another hand has not won
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the Player's Hand
      When the Player's Hand has natural 8, the Banker's Hand 8 on three cards: Tie Hand
      Then that cannot be
      And what would be right is "a bonus is paid on a hand that has won"

  Rule: (a)6 The dragon 7 wager belongs to the variation without vigorish

    Scenario: The dragon 7 wager where vigorish is charged
      Given the dragon 7 wager is offered
      When the licensee offers the table
      Then the table is refused by 3.2(a)6

    Scenario: The dragon 7 wager where a Banker's Hand of six pays 1 to 2
      Given the dragon 7 wager is offered
      And in place of the vigorish, a Banker's Hand of six pays 1 to 2
      When the licensee offers the table
      Then the table is refused by 3.2(a)6

    Scenario: The dragon 7 wager in the variation
      Given the dragon 7 wager is offered
      And in place of the vigorish, a dragon 7 hand is a push
      When the licensee offers the table
      Then the table is allowed by 3.3(h)
      And the answer rests on 3.3(h), 3.3(c), 3.3(a), 3.3(b), 3.3(i), 3.2(b)

    Scenario: The variation without the dragon 7 wager
      Given in place of the vigorish, a dragon 7 hand is a push
      When the licensee offers the table
      Then the table is allowed by 3.3(h)

  Rule: (a)6i A wager on the "Banker's Hand" is void on a dragon 7 hand

    Scenario: Three cards, a seven, that wins
      Given in place of the vigorish, a dragon 7 hand is a push
      And Alice wagers $10.01 on the Banker's Hand
      And Bob wagers $10 on the Player's Hand
      And Carol wagers $10 on the Tie Bet
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice's wager is a push
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.2(a)6i, 3.3(h)
      And Bob loses $10
      And Carol loses $10

  Rule: (a)6ii A wager on the dragon 7 wins on a dragon 7 hand and loses on any other

    Scenario: A dragon 7 hand
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And Alice wagers $10 on dragon 7
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $400 at 40 to 1
      And Alice's outcome rests wholly on 3.3(i), 3.2(a)6ii

    Scenario Outline: <banker> against <player> is none
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And Alice wagers $10 on dragon 7
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then Alice loses $10
      And Alice's outcome rests wholly on 3.2(a)6ii

      Examples:
        | player | banker           | result                    |
        | 6      | 7 on two cards   | the Banker's Hand has won |
        | 5      | 6 on three cards | the Banker's Hand has won |
        | 6      | 8 on three cards | the Banker's Hand has won |
        | 7      | 7 on three cards | Tie Hand                  |
        | 9      | 7 on three cards | the Player's Hand has won |

    Scenario: A player may wager on it
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      When a player wants to wager on dragon 7
      Then the wager is allowed by 3.2(a)6ii

  Rule: (a)6iii The dragon 7 wager is not offered with the optional wagers

    Scenario: With the total card wagers
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 3.2(a)6iii

    Scenario: With the optional bonus wager
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the optional bonus wager is offered by Paytable C
      When the licensee offers the table
      Then the table is refused by 3.2(a)6iii

    Scenario: The optional wagers where a dragon 7 hand is a push
      Given in place of the vigorish, a dragon 7 hand is a push
      And the total card wagers are offered
      And the optional bonus wager is offered by Paytable C
      When the licensee offers the table
      Then the table is allowed by 3.3(h)

  Rule: (b) No other wager is accepted, and a regular wager may be required with the optional bonus wager

    Scenario Outline: A wager on <wager> is <verdict> by <citation>
      Given the total card wagers are offered
      When a player wants to wager on <wager>
      Then the wager is <verdict> by <citation>

      Examples:
        | wager                            | verdict | citation   |
        | the Banker's Hand                | allowed | 3.3(c)     |
        | the Player's Hand                | allowed | 3.3(a)     |
        | the Tie Bet                      | allowed | 3.3(b)     |
        | four cards                       | allowed | 3.3(f)     |
        | dragon 7                         | refused | 3.2(a)6iii |
        | the next card                    | refused | 3.2(b)     |
        | the next card, which is approved | allowed | 3.2(b)     |

    Scenario Outline: Approval does not reach <wager> where <offer>
      Given in place of the vigorish, a dragon 7 hand is a push
      And <offer>
      When a player wants to wager on <wager>, which is approved
      Then the wager is refused by 3.2(a)6iii

      Examples:
        | wager                                         | offer                                             |
        | dragon 7                                      | the total card wagers are offered                 |
        | dragon 7                                      | the optional bonus wager is offered by Paytable A |
        | four cards                                    | the dragon 7 wager is offered                     |
        | the optional bonus wager on the Banker's Hand | the dragon 7 wager is offered                     |

    Scenario Outline: Approval does not reach <wager>, which is not offered where <way>
      Given in place of the vigorish, <way>
      When a player wants to wager on <wager>, which is approved
      Then the wager is refused by <citation>

      Examples:
        | wager                                         | way                                | citation  |
        | dragon 7                                      | a Banker's Hand of six pays 1 to 2 | 3.2(a)6   |
        | dragon 7                                      | a dragon 7 hand is a push          | 3.2(a)6ii |
        | six cards                                     | a dragon 7 hand is a push          | 3.3(f)    |
        | the optional bonus wager on the Banker's Hand | a dragon 7 hand is a push          | 3.3(g)    |

    Scenario Outline: The optional bonus wager on the <hand> needs no regular wager
      Given the optional bonus wager is offered by Paytable B
      When a player wants to wager on the optional bonus wager on the <hand>, without a regular wager
      Then the wager is allowed by 3.2(b)
      And the answer rests on 3.2(b), 3.3(g)

      Examples:
        | hand          |
        | Banker's Hand |
        | Player's Hand |

    Scenario: Unless the licensee requires one
      Given the optional bonus wager is offered by Paytable B
      And the optional bonus wager takes a regular wager besides
      When a player wants to wager on the optional bonus wager on the Player's Hand, without a regular wager
      Then the wager is refused by 3.2(b)

    Scenario: The optional bonus wager with the regular wager that is required
      Given the optional bonus wager is offered by Paytable B
      And the optional bonus wager takes a regular wager besides
      When a player wants to wager on the optional bonus wager on the Player's Hand
      Then the wager is allowed by 3.2(b)

    Scenario: A table with every optional wager that may be offered together
      Given the total card wagers are offered
      And the optional bonus wager is offered by Paytable A
      When the licensee offers the table
      Then the table is allowed by 3.3(c)
      And the answer rests on 3.3(c), 3.3(a), 3.3(b), 3.3(f), 3.3(g), 3.2(b)

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
