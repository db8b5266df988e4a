Feature: 13:69F-7.2 Wagers

  Background:
    Given a minibaccarat table

  Rule: (a)6ii A wager on the dragon 7 wins on a dragon 7 hand and loses on any other

    Scenario: A dragon 7 hand
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And Alice wagers $10 on dragon 7
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $400 at 40 to 1
      And Alice's outcome rests wholly on 7.3(j), 7.2(a)6ii

    Scenario Outline: <banker> against <player> is none
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And Alice wagers $10 on dragon 7
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then Alice loses $10
      And Alice's outcome rests wholly on 7.2(a)6ii

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
      Then the wager is allowed by 7.2(a)6ii

  Rule: (a)6iii The dragon 7 wager is not offered with the optional wagers

    Scenario: With the total card wagers
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 7.2(a)6iii

    Scenario: With the optional bonus wager
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the optional bonus wager is offered by Paytable C
      When the licensee offers the table
      Then the table is refused by 7.2(a)6iii

    Scenario: The optional wagers where a dragon 7 hand is a push
      Given in place of the vigorish, a dragon 7 hand is a push
      And the total card wagers are offered
      And the optional bonus wager is offered by Paytable C
      When the licensee offers the table
      Then the table is allowed by 7.3(i)

  Rule: (b) No other wager is accepted, and a regular wager may be required with the optional bonus wager

    Scenario Outline: A wager on <wager> is <verdict> by <citation>
      Given the total card wagers are offered
      When a player wants to wager on <wager>
      Then the wager is <verdict> by <citation>

      Examples:
        | wager                            | verdict | citation   |
        | the Banker's Hand                | allowed | 7.3(c)     |
        | the Player's Hand                | allowed | 7.3(a)     |
        | the Tie Bet                      | allowed | 7.3(b)     |
        | four cards                       | allowed | 7.3(g)     |
        | dragon 7                         | refused | 7.2(a)6iii |
        | the next card                    | refused | 7.2(b)     |
        | the next card, which is approved | allowed | 7.2(b)     |

    Scenario Outline: Approval does not reach <wager> where <offer>
      Given in place of the vigorish, a dragon 7 hand is a push
      And <offer>
      When a player wants to wager on <wager>, which is approved
      Then the wager is refused by 7.2(a)6iii

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
        | dragon 7                                      | a Banker's Hand of six pays 1 to 2 | 7.3(j)    |
        | dragon 7                                      | a dragon 7 hand is a push          | 7.2(a)6ii |
        | six cards                                     | a dragon 7 hand is a push          | 7.3(g)    |
        | the optional bonus wager on the Banker's Hand | a dragon 7 hand is a push          | 7.3(h)    |

    Scenario Outline: The optional bonus wager on the <hand> needs no regular wager
      Given the optional bonus wager is offered by Paytable B
      When a player wants to wager on the optional bonus wager on the <hand>, without a regular wager
      Then the wager is allowed by 7.2(b)
      And the answer rests on 7.2(b), 7.3(h)

      Examples:
        | hand          |
        | Banker's Hand |
        | Player's Hand |

    Scenario: Unless the licensee requires one
      Given the optional bonus wager is offered by Paytable B
      And the optional bonus wager takes a regular wager besides
      When a player wants to wager on the optional bonus wager on the Player's Hand, without a regular wager
      Then the wager is refused by 7.2(b)

    Scenario: The optional bonus wager with the regular wager that is required
      Given the optional bonus wager is offered by Paytable B
      And the optional bonus wager takes a regular wager besides
      When a player wants to wager on the optional bonus wager on the Player's Hand
      Then the wager is allowed by 7.2(b)

    Scenario: A table with every optional wager that may be offered together
      Given the total card wagers are offered
      And the optional bonus wager is offered by Paytable A
      When the licensee offers the table
      Then the table is allowed by 7.3(c)
      And the answer rests on 7.3(c), 7.3(a), 7.3(b), 7.3(g), 7.3(h), 7.2(b)

  Rule: (c) Wagers are made with gaming chips or plaques, or verbally with cash

    Scenario Outline: A wager with <means> <area> is <verdict>
      When a player makes a wager with <means> <area>
      Then the wager is <verdict> by 7.2(c)

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
      Then the wager is <verdict> by 7.2(c)

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
      Then the act is <verdict> by 7.2(d)

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
        | remove   | after "No More Bets"                          | refused |
        | alter    | after "No More Bets"                          | refused |

  Rule: (e) Once the first card is removed, nobody handles, removes or alters a wager until it is decided

    Scenario Outline: Somebody wants to <act> a wager <moment>: it is <verdict>
      When a participant wants to <act> a wager <moment>
      Then the act is <verdict> by 7.2(e)

      Examples:
        | act    | moment                                        | verdict |
        | handle | before "No More Bets"                         | allowed |
        | handle | after "No More Bets"                          | allowed |
        | handle | once the first card is removed from the shoe  | refused |
        | remove | before "No More Bets"                         | allowed |
        | remove | once the first card is removed from the shoe  | refused |
        | alter  | once the first card is removed from the shoe  | refused |
        | alter  | once the decision is rendered and implemented | allowed |
