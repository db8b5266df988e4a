Feature: 19:47-4.6 Wagers placed by banker

  Rule: (a) The Banker places a wager before the cards are dealt

    Scenario: A later hand begins with the Banker's wager
      Given a later hand of a shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders
      And the answer rests on 4.6(a), 4.7(a)

    Scenario: The cards are dealt without a wager of the Banker
      Given a later hand of a shoe
      And the Banker deals the cards
      Then the first breach is act 1, "the Banker deals the cards", of 4.6(a)

    Scenario: The Banker wagers once
      Given a later hand of a shoe
      And the Banker places a wager
      And the Banker places a wager
      Then the first breach is act 2, "the Banker places a wager", of 4.6(a)

    Scenario: After the deal it is too late for another wager
      Given a later hand of a shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      And the Banker places a wager
      Then the first breach is act 4, "the Banker places a wager", of 4.6(a)

    Scenario: The cards are not dealt
      Given a later hand of a shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      Then the first breach is act 3, "the Banker deals the cards", of 4.6(a)

    Scenario: Nothing happens at all
      Given a later hand of a shoe
      Then the first breach is act 1, "the Banker places a wager", of 4.6(a)

    Scenario Outline: <count> is no Point Count of the <hand>
      When the Banker's Hand has a Point Count of <banker> and the Player's Hand of <player>
      Then that cannot be
      And what would be right is "a Point Count is from 0 to 9"

      Examples:
        | hand          | count | banker | player |
        | Banker's Hand | 10    | 10     | 5      |
        | Player's Hand | 10    | 5      | 10     |
        | Banker's Hand | -1    | -1     | 5      |
        | Player's Hand | -1    | 5      | -1     |

  Rule: (a)1 It wins with the higher Point Count

    Scenario Outline: The Banker wins with <banker> against <player>
      When the Banker's Hand has a Point Count of <banker> and the Player's Hand of <player>
      Then the Banker's wager wins
      And the answer rests on 4.6(a)1, 4.6(a)

      Examples:
        | banker | player |
        | 1      | 0      |
        | 9      | 8      |
        | 9      | 0      |
        | 5      | 3      |

  Rule: (a)2 It loses with the lower Point Count

    Scenario Outline: The Banker loses with <banker> against <player>
      When the Banker's Hand has a Point Count of <banker> and the Player's Hand of <player>
      Then the Banker's wager loses
      And the answer rests on 4.6(a)2, 4.6(a)

      Examples:
        | banker | player |
        | 0      | 1      |
        | 8      | 9      |
        | 0      | 9      |
        | 3      | 5      |

  Rule: (a)3 It is void if the Point Counts are equal

    Scenario Outline: Both hands have <count>
      When the Banker's Hand has a Point Count of <count> and the Player's Hand of <count>
      Then the Banker's wager is void
      And the answer rests on 4.6(a)3, 4.6(a)

      Examples:
        | count |
        | 0     |
        | 5     |
        | 9     |

  Rule: (b) The first wager is at least the bid, every other from one to two times the last

    Scenario Outline: The law's example: after a bid of $1,000 the first wager is <amount>
      Given the Banker bid $1,000
      When the Banker wagers <amount>
      Then the wager is <verdict>

      Examples:
        | amount    | verdict           |
        | $999.99   | refused by 4.6(b) |
        | $1,000    | allowed           |
        | $1,000.01 | allowed           |
        | $2,000.01 | allowed           |
        | $50,000   | allowed           |

    Scenario Outline: The law's example: after $1,000 the second wager is <amount>
      Given the Banker bid $1,000
      And the Banker wagered $1,000
      When the Banker wagers <amount>
      Then the wager is <verdict>

      Examples:
        | amount    | verdict           |
        | $999.99   | refused by 4.6(b) |
        | $1,000    | allowed           |
        | $1,500.50 | allowed           |
        | $2,000    | allowed           |
        | $2,000.01 | refused by 4.6(b) |

    Scenario Outline: The law's example: after $2,000 the third wager is <amount>
      Given the Banker bid $1,000
      And the Banker wagered $1,000
      And the Banker wagered $2,000
      When the Banker wagers <amount>
      Then the wager is <verdict>

      Examples:
        | amount    | verdict           |
        | $1,000    | refused by 4.6(b) |
        | $1,999.99 | refused by 4.6(b) |
        | $2,000    | allowed           |
        | $4,000    | allowed           |
        | $4,000.01 | refused by 4.6(b) |

    Scenario Outline: The second wager is held against the first, not against the bid: <amount>
      Given the Banker bid $100
      And the Banker wagered $500
      When the Banker wagers <amount>
      Then the wager is <verdict>
      And the answer rests on 4.6(b)

      Examples:
        | amount | verdict |
        | $499   | refused |
        | $500   | allowed |
        | $1,000 | allowed |
        | $1,001 | refused |

    Scenario Outline: Nobody can wager nothing: a bid of <bid>, a wager of <earlier>, then <amount>
      Given the Banker bid <bid>
      And the Banker wagered <earlier>
      When the Banker wagers <amount>
      Then that cannot be
      And what would be right is "wager a whole number of cents above 0"

      Examples:
        | bid | earlier | amount |
        | $0  | $1      | $1     |
        | $1  | $0      | $1     |
        | $1  | $1      | $0     |

    Scenario: The first wager was not below the bid
      Given the Banker bid $500
      And the Banker wagered $499.99
      When the Banker wagers $500
      Then that cannot be
      And what would be right is "it was at least $500"

    Scenario: The first wager is held against the bid, whatever followed it
      Given the Banker bid $500
      And the Banker wagered $499.99
      And the Banker wagered $500
      When the Banker wagers $500
      Then that cannot be
      And what would be right is "it was at least $500"

    Scenario Outline: Nor was a later one out of the limits: <second> after $1,000, then <third>
      Given the Banker bid $1,000
      And the Banker wagered $1,000
      And the Banker wagered <second>
      And the Banker wagered <third>
      When the Banker wagers $3,000
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | second    | third     | right                               |
        | $999.99   | $1,500    | this wager is from $1,000 to $2,000 |
        | $2,000.01 | $3,000    | this wager is from $1,000 to $2,000 |
        | $2,000    | $1,999.99 | this wager is from $2,000 to $4,000 |
        | $2,000    | $4,000.01 | this wager is from $2,000 to $4,000 |

    Scenario Outline: Earlier wagers at the limits, the last of them <third>
      Given the Banker bid $1,000
      And the Banker wagered $1,000
      And the Banker wagered $2,000
      And the Banker wagered <third>
      When the Banker wagers $4,000
      Then the wager is allowed by 4.6(b)

      Examples:
        | third  |
        | $2,000 |
        | $4,000 |

    Scenario: A cent is the smallest bid and wager
      Given the Banker bid $0.01
      And the Banker wagered $0.01
      When the Banker wagers $0.02
      Then the wager is allowed

  Rule: (c) The dealer exchanges a wager in cash immediately

    Scenario: The cash is exchanged before anything else
      Given a later hand of a shoe
      And the Banker's wager is in cash
      And the Banker places a wager
      And the dealer exchanges the cash for gaming chips or plaques
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders
      And the answer rests on 4.6(a), 4.6(c), 4.7(a)

    Scenario: The others wager before the cash is exchanged
      Given a later hand of a shoe
      And the Banker's wager is in cash
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      Then the first breach is act 2, "the remaining participants may wager against the Banker", of 4.6(c)

    Scenario: The cash is left lying
      Given a later hand of a shoe
      And the Banker's wager is in cash
      And the Banker places a wager
      Then the first breach is act 2, "the dealer exchanges the cash for gaming chips or plaques", of 4.6(c)

    Scenario: Where there is no cash there is nothing to exchange
      Given a later hand of a shoe
      And the Banker places a wager
      And the dealer exchanges the cash for gaming chips or plaques
      Then that cannot be
      And what would be right is "say that the wager is in cash"
