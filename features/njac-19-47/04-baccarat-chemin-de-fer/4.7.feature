Feature: 19:47-4.7 Wagers made against banker

  Rule: (a) The others may wager against all or a part of the Banker's wager, together no more than it

    Scenario Outline: Bob wagers <amount> against a bank of $1,000
      Given Ann is the Banker and wagers $1,000
      When Bob wagers <amount> against the Banker
      Then the wager is <verdict>

      Examples:
        | amount    | verdict           |
        | $0.01     | allowed           |
        | $999.99   | allowed           |
        | $1,000    | allowed           |
        | $1,000.01 | refused by 4.7(a) |

    Scenario Outline: Bob and Cid have wagered $700 of $1,000, and Dan wagers <amount>
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $400 against the Banker
      And Cid has wagered $300 against the Banker
      When Dan wagers <amount> against the Banker
      Then the wager is <verdict>
      And the answer rests on 4.7(a)

      Examples:
        | amount  | verdict |
        | $1      | allowed |
        | $300    | allowed |
        | $300.01 | refused |
        | $700    | refused |

    Scenario: Against a bank that is covered nobody can wager
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $1,000 against the Banker
      When Cid wagers $0.01 against the Banker
      Then the wager is refused by 4.7(a)

    Scenario: No more was accepted before than the Banker wagers
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $1,000.01 against the Banker
      When Cid wagers $1 against the Banker
      Then that cannot be
      And what would be right is "accept no more than $1,000 (19:47-4.7(a))"

    Scenario: The Banker wagers first
      Given Ann is the Banker and has not placed a wager
      When Bob wagers $1 against the Banker
      Then the wager is refused by 4.7(a)

    Scenario: Whoever is the Banker, the others may wager
      Given Bob is the Banker and wagers $1,000
      When Ann wagers $1 against the Banker
      Then the wager is allowed by 4.7(a)

    Scenario: The Banker is none of the remaining participants
      Given Ann is the Banker and wagers $1,000
      When Ann wagers $1 against the Banker
      Then the wager is refused by 4.7(a)

    Scenario: A wager of nothing is none
      Given Ann is the Banker and wagers $1,000
      When Bob wagers $0 against the Banker
      Then that cannot be

    Scenario: Nor is one of the Banker's
      Given Ann is the Banker and wagers $0
      When Bob wagers $1 against the Banker
      Then that cannot be
      And what would be right is "wager a whole number of cents above 0"

    Scenario: The Banker has not wagered against the Banker
      Given Ann is the Banker and wagers $1,000
      And Ann has wagered $100 against the Banker
      When Bob wagers $1 against the Banker
      Then that cannot be
      And what would be right is "name wagers of the remaining participants"

    Scenario: Nor was one
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $0 against the Banker
      When Cid wagers $1 against the Banker
      Then that cannot be

    Scenario: Cid, who announces nothing, cannot wager against all of it when Bob has
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $400 against the Banker
      When Cid wagers $1,000 against the Banker
      Then the wager is refused by 4.7(a)

    Scenario: The others are given the opportunity before the Banker wagers
      Given a later hand of a shoe
      And the remaining participants may wager against the Banker
      And the Banker places a wager
      Then the first breach is act 1, "the remaining participants may wager against the Banker", of 4.7(a)
      And the answer rests on 4.7(a)

    Scenario: The others are given the opportunity before there is a Banker
      Given the first hand of a shoe
      And the cards are shuffled and placed in the shoe
      And the remaining participants may wager against the Banker
      Then the first breach is act 2, "the remaining participants may wager against the Banker", of 4.7(a)

    Scenario: The others are given no opportunity
      Given a later hand of a shoe
      And the Banker places a wager
      And the Banker deals the cards
      Then the first breach is act 2, "the Banker deals the cards", of 4.7(a)

    Scenario: The opportunity may be given again
      Given a later hand of a shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders

    Scenario: The Banker wagers again after the others
      Given a later hand of a shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker places a wager
      Then the first breach is act 3, "the Banker places a wager", of 4.7(a)

    Scenario: If nobody announces anything, nobody is preferred
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Bob announces nothing and places $1,000
      When the preference is given
      Then nobody is preferred
      And the answer rests on 4.7(a), 4.7(b), 4.7(c)

  Rule: (b) The first option is of whoever equaled and lost the Banker's last wager

    Scenario Outline: Cid, who equaled and lost the last wager, announces <words>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And Ann is the Banker and wagers $1,000
      And Bob announces Banco Seul and places $1,000
      And Cid announces <words> and places $1,000
      When the preference is given
      Then <who> is preferred by <citation>

      Examples:
        | words       | who | citation |
        | Banco Suivi | Cid | 4.7(b)   |
        | Suivi       | Cid | 4.7(b)   |
        | Banco Seul  | Bob | 4.7(c)   |
        | Banco       | Bob | 4.7(c)   |
        | nothing     | Bob | 4.7(c)   |

    Scenario Outline: The part wager that Bob has placed gives way to Cid's <words>
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $400 against the Banker
      And Cid is preferred for having announced <words>
      When Cid wagers $1,000 against the Banker
      Then the wager is allowed by 4.7(b)
      And the answer rests on 4.7(b), 4.7(a)

      Examples:
        | words       |
        | Banco Suivi |
        | Suivi       |

    Scenario Outline: Cid announces Suivi, and Bob, who announces nothing, has placed <placed>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And Ann is the Banker and wagers $1,000
      And Bob announces nothing and places <placed>
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then Cid is preferred by 4.7(b)
      And the answer rests on <authority>
      And <duty>

      Examples:
        | placed | authority      | duty                                                  |
        | $0     | 4.7(b)         | nothing is returned                                   |
        | $0.01  | 4.7(b), 4.7(a) | what the others placed against the Banker is returned |
        | $400   | 4.7(b), 4.7(a) | what the others placed against the Banker is returned |
        | $1,000 | 4.7(b), 4.7(a) | what the others placed against the Banker is returned |

    Scenario: The option is for a wager equal to the Banker's
      Given Ann is the Banker and wagers $1,000
      And Cid is preferred for having announced Suivi
      When Cid wagers $999.99 against the Banker
      Then that cannot be
      And what would be right is "wager $1,000, as much as the Banker"

    Scenario: The Banker is not preferred for having announced Suivi
      Given Ann is the Banker and wagers $1,000
      And Ann is preferred for having announced Suivi
      When Ann wagers $1,000 against the Banker
      Then the wager is refused by 4.7(a)
      And the answer rests on 4.7(a)

    Scenario Outline: Cid announces Suivi after the bank <result> against Cid's <amount> of $500
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank <result> against Cid's <amount>
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      And Dan announces Banco and places $1,000
      When the preference is given
      Then <who> is preferred by <citation>

      Examples:
        | result                | amount  | who | citation |
        | wins                  | $500    | Cid | 4.7(b)   |
        | wins                  | $499.99 | Dan | 4.7(c)   |
        | is defeated           | $500    | Dan | 4.7(c)   |
        | is in a stand off     | $500    | Dan | 4.7(c)   |
        | has its hand annulled | $500    | Dan | 4.7(c)   |
        | has a void hand       | $500    | Dan | 4.7(c)   |

    Scenario Outline: Cid announces Suivi and places <placed> against $1,000
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places <placed>
      And Dan announces Banco and places $1,000
      When the preference is given
      Then <who> is preferred by <citation>

      Examples:
        | placed    | who | citation |
        | $1,000    | Cid | 4.7(b)   |
        | $999.99   | Dan | 4.7(c)   |
        | $1,000.01 | Dan | 4.7(c)   |
        | $500      | Dan | 4.7(c)   |
        | $0        | Dan | 4.7(c)   |

    Scenario: A stand off is not counted: the hand before it decides
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And in a hand with $600 wagered by Ann the bank is in a stand off against Dan's $600
      And in a hand with $600 wagered by Ann the bank is in a stand off against Dan's $600
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      And Dan announces Suivi and places $1,000
      And Bob announces Banco and places $1,000
      When the preference is given
      Then Cid is preferred by 4.7(b)
      And the answer rests on 4.7(b), 4.7(a)

    Scenario Outline: A hand in which the bank <result> is not counted either
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And in a hand with $600 wagered by Ann the bank <result> against Dan's $600
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      And Dan announces Suivi and places $1,000
      When the preference is given
      Then Cid is preferred by 4.7(b)

      Examples:
        | result                |
        | has its hand annulled |
        | has a void hand       |

    Scenario: A hand that was decided since then takes the option away
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And in a hand with $500 wagered by Ann the bank wins against Dan's $500
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      And Dan announces Suivi and places $1,000
      When the preference is given
      Then Dan is preferred by 4.7(b)

    Scenario: So does a hand since then in which the bank was defeated
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And in a hand with $500 wagered by Ann the bank is defeated against Dan's $500
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then nobody is preferred

    Scenario: Against the first wager of a Banker nobody has the first option
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Bob announces Suivi and places $1,000
      When the preference is given
      Then nobody is preferred
      And the answer rests on 4.7(a), 4.7(b), 4.7(c)

    Scenario: Who equaled and lost the wager of another Banker has no first option
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Bob the bank wins against Cid's $500
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then nobody is preferred
      And the answer rests on 4.7(a), 4.7(b), 4.7(c)

    Scenario Outline: Nor who equaled and lost a wager of Ann's before Bob's bank <result>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $500
      And in a hand with $600 wagered by Bob the bank <result> against Dan's $600
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then nobody is preferred

      Examples:
        | result            |
        | is defeated       |
        | is in a stand off |

    Scenario: The Banker may have equaled and lost another Banker's wager
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Bob the bank wins against Ann's $500
      And Ann is the Banker and wagers $1,000
      And Cid announces Banco and places $1,000
      When the preference is given
      Then Cid is preferred by 4.7(c)

    Scenario: Who wagered a part of the last wager has no first option
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Cid's $400 and Dan's $100
      And Ann is the Banker and wagers $1,000
      And Cid announces Banco Suivi and places $1,000
      And Dan announces Banco Suivi and places $1,000
      When the preference is given
      Then nobody is preferred

    Scenario Outline: No hand was played with $500 of the Banker against <wagers>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against <wagers>
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | wagers                    | right                                        |
        | Cid's $500 and Bob's $500 | the wagers are together at most $500         |
        | Cid's $500.01             | the wagers are together at most $500         |
        | Ann's $500                | name each of the remaining participants once |
        | Cid's $250 and Cid's $250 | name each of the remaining participants once |

    Scenario Outline: No Banker wagered <first>, then <second> and then $1,000
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with <first> wagered by Ann the bank wins against Cid's $100
      And in a hand with <second> wagered by Ann the bank wins against Cid's $100
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | first   | second    | right                                 |
        | $249.99 | $500      | this wager is from $249.99 to $499.98 |
        | $500    | $499.99   | this wager is from $500 to $1,000     |
        | $500    | $1,000.01 | this wager is from $500 to $1,000     |
        | $250    | $499.99   | this wager is from $499.99 to $999.98 |

    Scenario Outline: No hand was played with <bank> wagered by Ann against <wagers>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with <bank> wagered by Ann the bank wins against <wagers>
      And Ann is the Banker and wagers $1,000
      And Cid announces Suivi and places $1,000
      When the preference is given
      Then that cannot be
      And what would be right is "wager a whole number of cents above 0"

      Examples:
        | bank | wagers                  |
        | $0   | Cid's $0 and Dan's $0   |
        | $500 | Cid's $500 and Dan's $0 |

  Rule: (c) The next preference is of whoever announces Banco nearest to the Banker counterclockwise

    Scenario Outline: Ann, Bob, Cid and Dan sit counterclockwise, <banker> is the Banker
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And <banker> is the Banker and wagers $1,000
      And <one> announces Banco and places $1,000
      And <other> announces Banco Seul and places $1,000
      When the preference is given
      Then <who> is preferred by 4.7(c)
      And the answer rests on 4.7(c), 4.7(b), 4.7(a)
      And what the others placed against the Banker is returned

      Examples:
        | banker | one | other | who |
        | Ann    | Bob | Cid   | Bob |
        | Ann    | Cid | Bob   | Bob |
        | Ann    | Cid | Dan   | Cid |
        | Bob    | Ann | Dan   | Dan |
        | Cid    | Ann | Bob   | Ann |
        | Cid    | Ann | Dan   | Dan |
        | Dan    | Cid | Bob   | Bob |
        | Dan    | Cid | Ann   | Ann |

    Scenario Outline: Bob's part wager gives way to Cid's <words>
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $400 against the Banker
      And Cid is preferred for having announced <words>
      When Cid wagers $1,000 against the Banker
      Then the wager is allowed by 4.7(c)
      And the answer rests on 4.7(c), 4.7(a)

      Examples:
        | words      |
        | Banco Seul |
        | Banco      |

    Scenario: Where nobody else has placed a wager, none is returned
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Bob announces Banco and places $1,000
      When the preference is given
      Then Bob is preferred by 4.7(c)
      And the answer rests on 4.7(c), 4.7(b)
      And nothing is returned

    Scenario Outline: Bob announces Banco and places <placed> against $1,000
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Bob announces Banco and places <placed>
      And Dan announces Banco and places $1,000
      When the preference is given
      Then <who> is preferred by 4.7(c)

      Examples:
        | placed    | who |
        | $1,000    | Bob |
        | $999.99   | Dan |
        | $1,000.01 | Dan |
        | $0        | Dan |

    Scenario: A qualified participant who stays silent leaves it to the others
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And in a hand with $500 wagered by Ann the bank wins against Bob's $500
      And Ann is the Banker and wagers $1,000
      And Dan announces Banco Seul and places $1,000
      When the preference is given
      Then Dan is preferred by 4.7(c)

    Scenario: Less than nothing cannot be placed
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Bob announces Banco and places $1,000
      And Cid announces nothing and places less than nothing
      When the preference is given
      Then that cannot be
      And what would be right is "count from 0"

    Scenario: The Banker is not preferred against the Banker
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Ann announces Banco and places $1,000
      When the preference is given
      Then nobody is preferred

    Scenario: Only participants at the table are preferred
      Given Ann and Bob sit counterclockwise around the table
      And Ann is the Banker and wagers $1,000
      And Cid announces Banco and places $1,000
      When the preference is given
      Then that cannot be
      And what would be right is "participants are Ann, Bob"

    Scenario: The Banker is at the table
      Given Ann and Bob sit counterclockwise around the table
      And Cid is the Banker and wagers $1,000
      When the preference is given
      Then that cannot be
      And what would be right is "participants are Ann, Bob"

    Scenario: Nothing cannot be equaled
      Given Ann and Bob sit counterclockwise around the table
      And Ann is the Banker and wagers $0
      When the preference is given
      Then that cannot be
      And what would be right is "wager a whole number of cents above 0"
