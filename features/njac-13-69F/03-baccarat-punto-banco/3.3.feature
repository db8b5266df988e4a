Feature: 13:69F-3.3 Payout odds; vigorish

  Background:
    Given a punto banco table

  Rule: (a) A winning wager on the "Player's Hand" is paid 1 to 1

    Scenario Outline: A winning wager of <wager>
      Given Alice wagers <wager> on the Player's Hand
      When the Player's Hand has 7, the Banker's Hand 6: the Player's Hand has won
      Then Alice wins <wager> at 1 to 1
      And the odds are the minimum
      And Alice owes no vigorish
      And Alice's outcome rests on 3.3(a)

      Examples:
        | wager     |
        | $0.01     |
        | $10       |
        | $1,000.05 |

    Scenario Outline: Odds of <odds> on the Player's Hand are refused
      Given the table posts <odds> for Player's Hand
      When the licensee offers the table
      Then the table is refused by 3.3(a)

      Examples:
        | odds   |
        | 2 to 1 |
        | 1 to 2 |
        | 9 to 8 |

    Scenario: One to one in other numbers
      Given the table posts 2 to 2 for Player's Hand
      When the licensee offers the table
      Then the table is allowed by 3.3(c)

  Rule: (b) A winning tie bet is paid at least 8 to 1

    Scenario: The least odds
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice wins $80 at 8 to 1
      And the odds are the minimum
      And Alice's outcome rests on 3.3(b)

    Scenario: A table may pay more
      Given the table posts 9 to 1 for Tie Bet
      And Alice wagers $10 on the Tie Bet
      When the Player's Hand has 0 on three cards, the Banker's Hand 0 on three cards: Tie Hand
      Then Alice wins $90 at 9 to 1
      And the odds are more than the minimum

    Scenario: Eight to one in other numbers is the least, too
      Given the table posts 16 to 2 for Tie Bet
      And Alice wagers $10 on the Tie Bet
      When the Player's Hand has 0 on three cards, the Banker's Hand 0 on three cards: Tie Hand
      Then Alice wins $80 at 16 to 2
      And the odds are the minimum

    Scenario Outline: Odds of <odds> on a tie are <verdict>
      Given the table posts <odds> for Tie Bet
      When the licensee offers the table
      Then the table is <verdict> by <citation>

      Examples:
        | odds    | verdict | citation |
        | 8 to 1  | allowed | 3.3(c)   |
        | 9 to 1  | allowed | 3.3(c)   |
        | 7 to 1  | refused | 3.3(b)   |
        | 15 to 2 | refused | 3.3(b)   |

    Scenario: A table that may not be offered settles nothing
      Given the table posts 7 to 1 for Tie Bet
      And Alice wagers $10 on the Tie Bet
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then that cannot be
      And what would be right is "Tie Bet is paid at 8 to 1 (13:69F-3.3(b))"

    Scenario Outline: <player> against <banker> is announced as: <result>
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then that cannot be
      And what would be right is "hands with equal point counts tie, and no others do"

      Examples:
        | player | banker | result                    |
        | 9      | 2      | Tie Hand                  |
        | 7      | 7      | the Banker's Hand has won |
        | 7      | 7      | the Player's Hand has won |

    Scenario: Odds for a wager that the table does not offer
      Given the table posts 41 to 1 for dragon 7
      When the licensee offers the table
      Then that cannot be

    Scenario: Odds that are posted twice
      Given the table posts 9 to 1 for Tie Bet
      And the table posts 9 to 1 for Tie Bet
      When the licensee offers the table
      Then that cannot be

    Scenario: A wager that the table does not offer
      Given Alice wagers $10 on dragon 7
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then that cannot be
      And what would be right is "the table offers Banker's Hand, Player's Hand, Tie Bet"

  Rule: (c) A winning wager on the "Banker's Hand" is paid 1 to 1 less a vigorish of four or five percent

    Scenario Outline: Not rounded: <percent> percent of <wager> won is <owed>
      Given the vigorish is <percent> percent
      And the vigorish is <rounding>
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice wins <wager> at 1 to 1
      And Alice owes <owed> vigorish
      And Alice's outcome rests wholly on 3.3(c)

      Examples:
        | percent | rounding | wager | owed  |
        | 5       | exact    | $12   | $0.60 |
        | 5       | exact    | $0.20 | $0.01 |
        | 4       | exact    | $12   | $0.48 |
        | 4       | exact    | $0.25 | $0.01 |

    Scenario: A table that says nothing charges five percent, rounded off
      Given Alice wagers $12 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $0.75 vigorish

    Scenario: Each winning wager is rounded by itself
      Given Alice wagers $5.01 on the Banker's Hand
      And Alice wagers $5.01 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $1.00 vigorish

    Scenario Outline: No rule says what becomes of a fraction of a cent, <percent> percent of <wager>
      Given the vigorish is <percent> percent
      And the vigorish is exact
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice's wager wins, but the vigorish of <percent> percent of <wager> is not decided
      And Alice's outcome rests on 3.3(c)

      Examples:
        | percent | wager  |
        | 5       | $12.50 |
        | 5       | $0.19  |
        | 4       | $0.26  |

    Scenario Outline: A vigorish of <percent> percent is <verdict>
      Given the vigorish is <percent> percent
      When the licensee offers the table
      Then the table is <verdict> by 3.3(c)

      Examples:
        | percent | verdict |
        | 3       | refused |
        | 4       | allowed |
        | 5       | allowed |
        | 6       | refused |
        | 0       | refused |

    Scenario Outline: Odds of <odds> on the Banker's Hand are refused
      Given the table posts <odds> for Banker's Hand
      When the licensee offers the table
      Then the table is refused by 3.3(c)

      Examples:
        | odds   |
        | 2 to 1 |
        | 1 to 2 |

    Scenario Outline: The vigorish is not left out because <way>
      Given in place of the vigorish, <way>
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 3.3(c)

      Examples:
        | way                             |
        | 25 percent of the wager on ties |

    Scenario Outline: What a tie makes of a wager on the <hand> was not supplied
      Given Alice wagers $10 on the <hand>
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice's wager is undecided
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.3(<letter>)

      Examples:
        | hand          | letter |
        | Banker's Hand | c      |
        | Player's Hand | a      |

    Scenario Outline: A wager on the <hand> that lost
      Given Alice wagers $10 on the <hand>
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then Alice loses $10
      And Alice's outcome rests wholly on 3.3(<letter>)

      Examples:
        | hand          | player | banker | result                    | letter |
        | Banker's Hand | 7      | 6      | the Player's Hand has won | c      |
        | Player's Hand | 6      | 7      | the Banker's Hand has won | a      |
        | Tie Bet       | 6      | 7      | the Banker's Hand has won | b      |

  Rule: (c)1 The vigorish may be rounded off upward

    Scenario Outline: <percent> percent, <rounding>, of <wager> won is <owed>
      Given the vigorish is <percent> percent
      And the vigorish is <rounding>
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice wins <wager> at 1 to 1
      And Alice owes <owed> vigorish
      And Alice's outcome rests wholly on 3.3(c), 3.3(c)1

      Examples:
        | percent | rounding    | wager     | owed   |
        | 5       | rounded off | $0.01     | $0.25  |
        | 5       | rounded off | $4.99     | $0.25  |
        | 5       | rounded off | $5        | $0.25  |
        | 5       | rounded off | $5.01     | $0.50  |
        | 5       | rounded off | $10       | $0.50  |
        | 5       | rounded off | $12       | $0.75  |
        | 5       | rounded off | $15       | $0.75  |
        | 5       | rounded off | $1,000.01 | $50.25 |
        | 4       | rounded off | $0.01     | $0.20  |
        | 4       | rounded off | $5        | $0.20  |
        | 4       | rounded off | $5.01     | $0.40  |
        | 4       | rounded off | $12       | $0.60  |

  Rule: (c)2 Vigorish may be deferred and is then marked, until the cards are reshuffled

    Scenario Outline: Player 4 owes $0.75 and <marker> showing <shows> lies at <space>: <verdict>
      When player 4 owes $0.75 and <marker> showing <shows> lies in the space of player <space>
      Then the mark is <verdict> by 3.3(c)2

      Examples:
        | marker          | shows | space | verdict |
        | a coin          | $0.75 | 4     | allowed |
        | a marker button | $0.75 | 4     | allowed |
        | a gaming chip   | $0.75 | 4     | refused |
        | nothing         | $0.75 | 4     | refused |
        | a coin          | $0.50 | 4     | refused |
        | a coin          | $1    | 4     | refused |
        | a marker button | $0.75 | 3     | refused |
        | a marker button | $0.75 | 5     | refused |

    Scenario: The least vigorish of the first player
      When player 1 owes $0.01 and a coin showing $0.01 lies in the space of player 1
      Then the mark is allowed by 3.3(c)2

    Scenario Outline: Player <player> owes <owed>, and the mark lies in the space of player <space>
      When player <player> owes <owed> and a coin showing <owed> lies in the space of player <space>
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | player | owed  | space | right                               |
        | 4      | $0    | 4     | owe a whole number of cents above 0 |
        | 0      | $0.75 | 1     | number players and spaces from 1    |
        | 1      | $0.75 | 0     | number players and spaces from 1    |
        | -3     | $0.75 | -3    | number players and spaces from 1    |

    Scenario: The next round is dealt while it is outstanding
      When cards are dealt for the next round with vigorish outstanding
      Then the deal is allowed by 3.3(c)2

    Scenario: It may remain outstanding when the round of play ends
      When vigorish is outstanding and the round of play ends
      Then the ruling is may remain outstanding
      And the dealer must do nothing
      And the answer rests on 3.3(c)2

    Scenario: Before the cards are reshuffled it is collected or documented
      When vigorish is outstanding and the cards are about to be reshuffled
      Then the ruling is due
      And the dealer must
        | collect the vigorish or document it on a Form |
      And the answer rests on 3.3(c)2, 3.3(c)4, 3.3(c)3

    Scenario Outline: The marker is removed while the vigorish is <settled>: <verdict>
      When the marker is removed while the vigorish is <settled>
      Then the removal is <verdict> by 3.3(c)2

      Examples:
        | settled     | verdict |
        | outstanding | refused |
        | collected   | allowed |
        | documented  | allowed |

    Scenario: There is no vigorish on ties at punto banco
      When vigorish on a tie is outstanding and the round of play ends
      Then that cannot be

    Scenario: None on ties can be deferred, either
      When player 4 owes $0.75 on a tie and a coin showing $0.75 lies in the space of player 4
      Then that cannot be

  Rule: (c)3 Deferred vigorish that is not collected is recorded in table game win

    Scenario: A Form in order
      When a Form is filed
      Then the form is in order
      And the answer rests on 3.3(c)3, 3.3(c)3i, 3.3(c)3iii, 3.3(c)3iv, 3.3(c)3vi

    Scenario: It is left out of table game win
      When a Form is filed, but the table game win leaves it out
      Then the only fault is "the vigorish is not in the calculation of table game win", of 3.3(c)3

  Rule: (c)3i The pit clerk prepares a prenumbered Form in two copies, with amount, name and signatures

    Scenario Outline: The Form, but <but>
      When a Form is filed, but <but>
      Then the only fault is "<fault>", of 3.3(c)3i

      Examples:
        | but                                              | fault                                                       |
        | the pit boss prepared it                         | the pit clerk did not prepare it                            |
        | it has no printed number                         | it is not serially prenumbered                              |
        | there is no duplicate copy                       | it is not an original and a duplicate copy                  |
        | it records $0.74                                 | it does not record the amount that was not collected        |
        | it records $0.76                                 | it does not record the amount that was not collected        |
        | it records another name                          | it does not record the name of the patron                   |
        | it records no name                               | it does not record the name of the patron                   |
        | the dealer did not sign                          | the dealer did not sign                                     |
        | the patron did not sign                          | there is neither the patron's signature nor a statement why |
        | the patron did not sign, as the pit clerk states | there is neither the patron's signature nor a statement why |
        | Zed signed for the patron                        | there is neither the patron's signature nor a statement why |

    Scenario Outline: Nothing is wrong with a Form, and <but>
      When a Form is filed, and <but>
      Then the form is in order

      Examples:
        | but                                             |
        | there are two duplicate copies                  |
        | the patron did not sign, as the dealer states   |
        | the patron did not sign, as the pit boss states |
        | Zed signed for the patron, as the dealer states |
        | one cent was not collected                      |

    Scenario Outline: No Form, as <but>
      When a Form is filed, but <but>
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | but                         | right                                      |
        | nothing was left to collect | owe a whole number of cents above 0        |
        | the patron's name is blank  | name the patron and each person who signed |
        | a signature is blank        | name the patron and each person who signed |

  Rule: (c)3ii Series numbers are accounted for, access is restricted, and Forms are used in order

    Scenario: A series in order
      When a series of Forms is filed
      Then the filing is in order
      And the answer rests on 3.3(c)3ii

    Scenario Outline: Nothing is wrong with a series, and <but>
      When a series of Forms is filed, and <but>
      Then the filing is in order

      Examples:
        | but                                           |
        | all of it is used                             |
        | nobody had access before use                  |
        | number 104 of another series is accounted for |

    Scenario Outline: The series, but <but>
      When a series of Forms is filed, but <but>
      Then the only fault is "<fault>", of 3.3(c)3ii

      Examples:
        | but                                        | fault                                                   |
        | number 103 is missing                      | a series number is not accounted for                    |
        | no casino employee did the accounting      | casino employees did not account for the series numbers |
        | number 100, of another series, was used    | the series was not used in sequential order             |
        | a dealer had access                        | somebody other than a pit clerk had access before use   |
        | number 102 was used first                  | the series was not used in sequential order             |
        | number 101 was used twice                  | the series was not used in sequential order             |
        | number 102 was passed over                 | the series was not used in sequential order             |
        | it arrived, and was used, as 103, 101, 102 | the series was not used in sequential order             |

  Rule: (c)3iii The dealer deposits the original in the drop box before those who signed

    Scenario Outline: The original, but <but>
      When a Form is filed, but <but>
      Then the only fault is "<fault>", of 3.3(c)3iii

      Examples:
        | but                                  | fault                                                       |
        | the pit clerk deposited the original | the dealer did not deposit the original in the drop box     |
        | nobody deposited the original        | the dealer did not deposit the original in the drop box     |
        | the pit boss was absent              | the pit boss and pit clerk who signed were not both present |
        | the pit clerk was absent             | the pit boss and pit clerk who signed were not both present |
        | another pit boss was present         | the pit boss and pit clerk who signed were not both present |

    Scenario: The pit boss who was present did not sign
      When a Form is filed, but the pit boss did not sign
      Then the form is at fault
        | the pit boss did not sign                                   | 3.3(c)3i   |
        | the pit boss and pit clerk who signed were not both present | 3.3(c)3iii |

    Scenario: The pit clerk who was present did not sign
      When a Form is filed, but the pit clerk did not sign
      Then the form is at fault
        | the pit clerk did not sign                                  | 3.3(c)3i   |
        | the pit boss and pit clerk who signed were not both present | 3.3(c)3iii |

    Scenario: Neither signed, and nobody was present
      When a Form is filed, but only dealer and patron signed, and nobody was present
      Then the form is at fault
        | the pit boss did not sign                                   | 3.3(c)3i   |
        | the pit clerk did not sign                                  | 3.3(c)3i   |
        | the pit boss and pit clerk who signed were not both present | 3.3(c)3iii |

    Scenario Outline: More people may look on: <who>
      When a Form is filed, and <who> was present
      Then the form is in order

      Examples:
        | who                   |
        | a third person        |
        | the dealer who signed |

  Rule: (c)3iv The pit clerk retains the duplicate, which is forwarded and compared

    Scenario Outline: The duplicate copy, but <but>
      When a Form is filed, but <but>
      Then the only fault is "<fault>", of 3.3(c)3iv

      Examples:
        | but                                | fault                                                         |
        | the dealer kept the duplicate copy | the pit clerk did not retain the duplicate copy               |
        | it was not forwarded               | it was not forwarded at the end of the gaming day             |
        | it was not compared                | accounting did not compare the duplicate copy to the original |

  Rule: (c)3v Void Forms are marked, signed, retained and forwarded

    Scenario: A void Form in order
      When a void Form is filed
      Then the form is in order
      And the answer rests on 3.3(c)3v

    Scenario Outline: A void Form, but <but>
      When a void Form is filed, but <but>
      Then the only fault is "<fault>", of 3.3(c)3v

      Examples:
        | but                              | fault                                                    |
        | the original is not marked       | original and duplicate copy are not marked "VOID"        |
        | the duplicate copy is not marked | original and duplicate copy are not marked "VOID"        |
        | only the pit clerk signed        | the pit boss did not sign                                |
        | only the pit boss signed         | the pit clerk did not sign                               |
        | the pit boss kept it             | the pit clerk did not retain original and duplicate copy |
        | it was not forwarded             | it was not forwarded at the end of the gaming day        |

  Rule: (c)3vi The amount is recorded by the end of the gaming day

    Scenario: It is not recorded as a cash complimentary
      When a Form is filed, but the complimentary was not recorded
      Then the only fault is "the amount was not recorded by the end of the gaming day", of 3.3(c)3vi

  Rule: (c)4 Deferred vigorish is due when the shoe is completed or the patron leaves

    Scenario Outline: It is due when <event>
      When vigorish is outstanding and <event>
      Then the ruling is due
      And the dealer must
        | collect the vigorish or document it on a Form |
      And the answer rests on 3.3(c)4, 3.3(c)3, 3.3(c)2

      Examples:
        | event                              |
        | the patron leaves the gaming table |
        | the shoe of cards is completed     |

  Rule: (d) Notice is given of an increase, and one percentage applies to all players

    Scenario Outline: From <before> to <after> <notice> notice is <verdict>
      When the vigorish is changed from <before> to <after> <notice> notice
      Then the change is <verdict> by 3.3(d)

      Examples:
        | before                      | after                       | notice  | verdict |
        | 4 percent of the amount won | 5 percent of the amount won | without | refused |
        | 4 percent of the amount won | 5 percent of the amount won | with    | allowed |
        | 5 percent of the amount won | 4 percent of the amount won | without | allowed |
        | 0 percent none              | 4 percent of the amount won | without | refused |

    Scenario Outline: From <vigorish> to the same
      When the vigorish is changed from <vigorish> to <vigorish> without notice
      Then that cannot be
      And what would be right is "name another vigorish than before"

      Examples:
        | vigorish                                              |
        | 5 percent of the amount won                           |
        | 0 percent none, as a Banker's Hand of six pays 1 to 2 |

    Scenario: Nobody is charged
      When nobody is charged
      Then that cannot be
      And what would be right is "name the players who are charged"

    Scenario Outline: With notice, but there is no vigorish of <after>
      When the vigorish is changed from 5 percent of the amount won to <after> with notice
      Then the change is refused by 3.3(c)

      Examples:
        | after                                              |
        | 0 percent none, as 25 percent of the wager on ties |
        | 5 percent none, as a dragon 7 hand is a push       |
        | 50 percent of the amount won                       |
        | 3 percent of the amount won                        |
        | 0 percent none                                     |
        | 3 percent of the wager on ties                     |
        | 25 percent of the wager on ties                    |

    Scenario: All players alike, but at a percentage that there is not
      When Alice is charged 50 percent of the amount won and Bob 50 percent of the amount won
      Then the charge is refused by 3.3(c)

    Scenario Outline: From 5 percent to none <notice> notice, as <way>: <verdict>
      When the vigorish is changed from 5 percent of the amount won to 0 percent none, as <way> <notice> notice
      Then the change is <verdict>
      And the answer rests on 3.3(e), 3.3(e)<option>

      Examples:
        | way                                                     | notice  | verdict | option |
        | a Banker's Hand of six pays 1 to 2                      | without | refused | 1      |
        | a Banker's Hand of six pays 1 to 2                      | with    | allowed | 1      |
        | no vigorish with total card wagers as high as the wager | without | refused | 2      |
        | no vigorish with total card wagers as high as the wager | with    | allowed | 2      |

    Scenario Outline: Total card wagers free Bob, and Alice is charged <alice>: <verdict>
      When Alice is charged <alice> and Bob 0 percent none, as no vigorish with total card wagers as high as the wager
      Then the charge is <verdict> by 3.3(<rule>

      Examples:
        | alice                                                                      | rule | verdict |
        | 5 percent of the amount won                                                | e)2  | allowed |
        | 4 percent of the amount won                                                | e)2  | allowed |
        | 0 percent none, as no vigorish with total card wagers as high as the wager | e)2  | allowed |
        | 0 percent none, as a dragon 7 hand is a push                               | d)   | refused |
        | 0 percent none                                                             | c)   | refused |

    Scenario Outline: Total card wagers free Bob, Alice is charged 5 percent and Carol <carol>: <verdict>
      When Alice is charged 5 percent of the amount won, Carol <carol> and Bob 0 percent none, as no vigorish with total card wagers as high as the wager
      Then the charge is <verdict> by <rule>

      Examples:
        | carol                       | rule    | verdict |
        | 5 percent of the amount won | 3.3(e)2 | allowed |
        | 4 percent of the amount won | 3.3(d)  | refused |

    Scenario Outline: Alice is charged <alice>, Bob <bob>: <verdict>
      When Alice is charged <alice> and Bob <bob>
      Then the charge is <verdict> by 3.3(d)

      Examples:
        | alice                       | bob                         | verdict |
        | 5 percent of the amount won | 5 percent of the amount won | allowed |
        | 5 percent of the amount won | 4 percent of the amount won | refused |

  Rule: (e) One of two options without vigorish may be offered, but not both, with notice

    Scenario: Both options
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      And in place of the vigorish, no vigorish with total card wagers as high as the wager
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 3.3(e)

    Scenario Outline: Without notice, <way>
      Given in place of the vigorish, <way>
      And the total card wagers are offered
      And no notice is given
      When the licensee offers the table
      Then the table is refused by 3.3(e)

      Examples:
        | way                                                     |
        | a Banker's Hand of six pays 1 to 2                      |
        | no vigorish with total card wagers as high as the wager |

    Scenario: Without an option no notice is asked for
      Given no notice is given
      When the licensee offers the table
      Then the table is allowed by 3.3(c)

    Scenario Outline: A Banker's Hand of <banker>, which is no six, is paid in full
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      And Alice wagers $10.01 on the Banker's Hand
      When the Player's Hand has <player>, the Banker's Hand <banker>: the Banker's Hand has won
      Then Alice wins $10.01 at 1 to 1
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.3(e)

      Examples:
        | player | banker |
        | 6      | 7      |
        | 4      | 5      |

  Rule: (e)1 A "Banker's Hand" of six that wins is paid 1 to 2

    Scenario: The licensee offers this option
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      When the licensee offers the table
      Then the table is allowed by 3.3(e)1

    Scenario Outline: A winning six, with <wager> on it
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 5, the Banker's Hand 6: the Banker's Hand has won
      Then Alice wins <paid> at 1 to 2
      And the odds are the minimum
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.3(e)1, 3.3(e)

      Examples:
        | wager | paid  |
        | $10   | $5    |
        | $0.02 | $0.01 |

    Scenario: A wager wins whose win has half a cent
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      And Alice wagers $0.01 on the Banker's Hand
      When the Player's Hand has 5, the Banker's Hand 6: the Banker's Hand has won
      Then Alice wins at 1 to 2, but what is paid is not decided
      And Alice's outcome rests on 3.3(e)1

    Scenario: A six that loses
      Given in place of the vigorish, a Banker's Hand of six pays 1 to 2
      And Alice wagers $10 on the Banker's Hand
      When the Player's Hand has 7, the Banker's Hand 6: the Player's Hand has won
      Then Alice loses $10

    Scenario: Where vigorish is charged a six is paid in full
      Given Alice wagers $10 on the Banker's Hand
      When the Player's Hand has 5, the Banker's Hand 6: the Banker's Hand has won
      Then Alice wins $10 at 1 to 1
      And Alice owes $0.50 vigorish

  Rule: (e)2 No vigorish is owed with total card wagers that equal or exceed the wager

    Scenario Outline: $10 on the Banker's Hand with <four> on four and <six> on six cards
      Given the total card wagers are offered
      And in place of the vigorish, no vigorish with total card wagers as high as the wager
      And Alice wagers $10 on the Banker's Hand
      And Alice wagers <four> on four cards
      And Alice wagers <six> on six cards
      And Bob wagers $10 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice's wager on the Banker's Hand is paid $10 and rests on <citation>
      And Alice owes <owed>
      And Bob owes $0.50 vigorish
      And Bob's outcome rests wholly on 3.3(c), 3.3(c)1, 3.3(e)2, 3.3(e)

      Examples:
        | four  | six   | owed           | citation |
        | $5    | $5    | no vigorish    | 3.3(e)2  |
        | $4.99 | $5    | $0.50 vigorish | 3.3(c)   |
        | $9    | $9    | no vigorish    | 3.3(e)2  |
        | $0.01 | $9.99 | no vigorish    | 3.3(e)2  |

    Scenario: Other wagers do not count
      Given the total card wagers are offered
      And in place of the vigorish, no vigorish with total card wagers as high as the wager
      And Alice wagers $10 on the Banker's Hand
      And Alice wagers $10 on the Tie Bet
      And Bob wagers $20 on five cards
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $0.50 vigorish

    Scenario Outline: Nor do they take from the total card wagers: $10 on the <other>
      Given the total card wagers are offered
      And in place of the vigorish, no vigorish with total card wagers as high as the wager
      And Alice wagers $10 on the Banker's Hand
      And Alice wagers $10 on five cards
      And Alice wagers $10 on the <other>
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice's wager on the Banker's Hand is paid $10 and rests on 3.3(e)2
      And Alice owes no vigorish

      Examples:
        | other         |
        | Player's Hand |
        | Tie Bet       |

    Scenario: Each player's total card wagers free that player only
      Given the total card wagers are offered
      And in place of the vigorish, no vigorish with total card wagers as high as the wager
      And Alice wagers $10 on the Banker's Hand
      And Alice wagers $10 on five cards
      And Bob wagers $10 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice's wager on the Banker's Hand is paid $10 and rests on 3.3(e)2
      And Alice owes no vigorish
      And Bob owes $0.50 vigorish

    Scenario: Where the option is not offered the vigorish is owed
      Given the total card wagers are offered
      And Alice wagers $10 on the Banker's Hand
      And Alice wagers $10 on five cards
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $0.50 vigorish

    Scenario: The option without the wagers that it rests on
      Given in place of the vigorish, no vigorish with total card wagers as high as the wager
      When the licensee offers the table
      Then the table is refused by 3.3(e)2

    Scenario: The option with the wagers that it rests on
      Given in place of the vigorish, no vigorish with total card wagers as high as the wager
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is allowed by 3.3(e)2

  Rule: (f) Total card wagers are paid 3 to 2 on four cards, 2 to 1 on five and six

    Scenario Outline: <wager> when <player> and <banker> are dealt
      Given the total card wagers are offered
      And Alice wagers $10 on <wager>
      When the Player's Hand has <player>, the Banker's Hand <banker>: the Banker's Hand has won
      Then <outcome>
      And Alice's outcome rests wholly on 3.3(f)

      Examples:
        | wager      | player           | banker           | outcome                  |
        | four cards | 6                | 7                | Alice wins $15 at 3 to 2 |
        | four cards | 5 on three cards | 7                | Alice loses $10          |
        | four cards | 5 on three cards | 7 on three cards | Alice loses $10          |
        | five cards | 6                | 7                | Alice loses $10          |
        | five cards | 6                | 7 on three cards | Alice wins $20 at 2 to 1 |
        | five cards | 5 on three cards | 7                | Alice wins $20 at 2 to 1 |
        | five cards | 5 on three cards | 7 on three cards | Alice loses $10          |
        | six cards  | 5 on three cards | 7 on three cards | Alice wins $20 at 2 to 1 |
        | six cards  | 5 on three cards | 7                | Alice loses $10          |
        | six cards  | 6                | 7                | Alice loses $10          |

    Scenario: A wager of an odd cent wins at 3 to 2
      Given the total card wagers are offered
      And Alice wagers $0.01 on four cards
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice wins at 3 to 2, but what is paid is not decided
      And Alice's outcome rests on 3.3(f)

    Scenario Outline: Odds of <odds> on <wager> are refused
      Given the total card wagers are offered
      And the table posts <odds> for <wager>
      When the licensee offers the table
      Then the table is refused by 3.3(f)

      Examples:
        | wager      | odds   |
        | four cards | 2 to 1 |
        | four cards | 1 to 1 |
        | five cards | 3 to 1 |
        | six cards  | 3 to 1 |
        | six cards  | 3 to 2 |

  Rule: (g) The optional bonus wager is paid by one of three schedules, or better, without vigorish

    Scenario Outline: Paytable <paytable>: <banker> against <player> pays <odds>
      Given the optional bonus wager is offered by Paytable <paytable>
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has <player>, the Banker's Hand <banker>: the Banker's Hand has won
      Then Alice wins <paid> at <odds>
      And the odds are the minimum
      And Alice owes no vigorish
      And Alice's outcome rests on 3.3(g)

      Examples:
        | paytable | player | banker           | paid | odds    |
        | A        | 0      | 9 on three cards | $300 | 30 to 1 |
        | A        | 0      | 8 on three cards | $100 | 10 to 1 |
        | A        | 0      | 7 on three cards | $60  | 6 to 1  |
        | A        | 0      | 6 on three cards | $40  | 4 to 1  |
        | A        | 0      | 5 on three cards | $20  | 2 to 1  |
        | A        | 0      | 4 on three cards | $10  | 1 to 1  |
        | A        | 0      | natural 8        | $10  | 1 to 1  |
        | A        | 0      | natural 9        | $10  | 1 to 1  |
        | B        | 0      | 9 on three cards | $200 | 20 to 1 |
        | B        | 0      | 8 on three cards | $80  | 8 to 1  |
        | B        | 0      | 7 on three cards | $70  | 7 to 1  |
        | B        | 0      | 6 on three cards | $40  | 4 to 1  |
        | B        | 0      | 5 on three cards | $30  | 3 to 1  |
        | B        | 0      | 4 on three cards | $10  | 1 to 1  |
        | B        | 0      | natural 8        | $10  | 1 to 1  |
        | B        | 0      | natural 9        | $10  | 1 to 1  |
        | C        | 0      | 9 on three cards | $300 | 30 to 1 |
        | C        | 0      | 8 on three cards | $100 | 10 to 1 |
        | C        | 0      | 7 on three cards | $40  | 4 to 1  |
        | C        | 0      | 6 on three cards | $40  | 4 to 1  |
        | C        | 0      | 5 on three cards | $20  | 2 to 1  |
        | C        | 0      | 4 on three cards | $20  | 2 to 1  |
        | C        | 0      | natural 8        | $10  | 1 to 1  |
        | C        | 0      | natural 9        | $10  | 1 to 1  |
        | A        | 3      | 7                | $10  | 1 to 1  |
        | C        | 2      | 8 on three cards | $40  | 4 to 1  |

    Scenario Outline: No bonus on the <hand> when <result>
      Given the optional bonus wager is offered by Paytable A
      And Alice wagers $10 on the optional bonus wager on the <hand>
      When the Player's Hand has <player>, the Banker's Hand <banker>: <result>
      Then that cannot be
      And what would be right is "a bonus is paid on a hand that has won"

      Examples:
        | hand          | player           | banker           | result                    |
        | Player's Hand | 9 on three cards | 0                | the Banker's Hand has won |
        | Banker's Hand | 0                | 9 on three cards | the Player's Hand has won |

    Scenario: The schedule is a floor in every row
      Given the optional bonus wager is offered by Paytable A
      And the table posts 7 to 1 for Win by 7 points
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has 0, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $70 at 7 to 1
      And the odds are more than the minimum

    Scenario Outline: Paytable <paytable> with <odds> for <row> is <verdict>
      Given the optional bonus wager is offered by Paytable <paytable>
      And the table posts <odds> for <row>
      When the licensee offers the table
      Then the table is <verdict> by <citation>

      Examples:
        | paytable | row                  | odds    | verdict | citation |
        | A        | Win by 9 points      | 29 to 1 | refused | 3.3(g)   |
        | A        | Win by 9 points      | 30 to 1 | allowed | 3.3(c)   |
        | A        | Win by 5 points      | 3 to 1  | allowed | 3.3(c)   |
        | B        | Win by 9 points      | 20 to 1 | allowed | 3.3(c)   |
        | B        | Win by 7 points      | 6 to 1  | refused | 3.3(g)   |
        | C        | Win by 6 or 7 points | 3 to 1  | refused | 3.3(g)   |
        | C        | Win by 7 points      | 3 to 1  | refused | 3.3(g)   |
        | C        | Win by 7 points      | 4 to 1  | allowed | 3.3(c)   |
        | C        | Win by 4 points      | 1 to 1  | refused | 3.3(g)   |
        | C        | Win by 5 points      | 3 to 1  | allowed | 3.3(c)   |
        | A        | Win by 6 or 7 points | 5 to 1  | refused | 3.3(g)   |
        | A        | Win by 6 or 7 points | 6 to 1  | allowed | 3.3(c)   |
        | C        | Natural winner       | 2 to 1  | allowed | 3.3(c)   |
        | C        | Natural winner       | 1 to 2  | refused | 3.3(g)   |

    Scenario: Rows of two schedules are not mixed
      Given the optional bonus wager is offered by Paytable A
      And the table posts 10 to 1 for Win by 8 points
      And the table posts 20 to 1 for Win by 9 points
      When the licensee offers the table
      Then the table is refused by 3.3(g)

    Scenario Outline: Paytable C with 5 to 1 for a win by 7 points pays <odds> for <banker>
      Given the optional bonus wager is offered by Paytable C
      And the table posts 5 to 1 for Win by 7 points
      And the table posts 3 to 1 for Win by 4 or 5 points
      And Alice wagers $10 on the optional bonus wager on the Banker's Hand
      When the Player's Hand has 0, the Banker's Hand <banker> on three cards: the Banker's Hand has won
      Then Alice wins <paid> at <odds>
      And the odds are <more>

      Examples:
        | banker | paid | odds    | more                  |
        | 8      | $100 | 10 to 1 | the minimum           |
        | 7      | $50  | 5 to 1  | more than the minimum |
        | 6      | $40  | 4 to 1  | the minimum           |
        | 5      | $30  | 3 to 1  | more than the minimum |
        | 4      | $30  | 3 to 1  | more than the minimum |

    Scenario: A number of points that has two odds
      Given the optional bonus wager is offered by Paytable C
      And the table posts 5 to 1 for Win by 6 or 7 points
      And the table posts 6 to 1 for Win by 7 points
      When the licensee offers the table
      Then that cannot be
      And what would be right is "post odds for a wager once"

    Scenario: A win for which no schedule pays
      Given the optional bonus wager is offered by Paytable C
      And the table posts 7 to 1 for Win by 3 points
      When the licensee offers the table
      Then that cannot be

  Rule: (h) In a variation without vigorish, a dragon 7 hand is a push

    Scenario Outline: <banker> against <player>, where a dragon 7 hand is a push
      Given in place of the vigorish, a dragon 7 hand is a push
      And Alice wagers $10 on the Banker's Hand
      When the Player's Hand has <player>, the Banker's Hand <banker>: the Banker's Hand has won
      Then Alice wins $10 at 1 to 1
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.3(h), 3.3(c)

      Examples:
        | player | banker           |
        | 6      | 7 on two cards   |
        | 5      | 6 on three cards |
        | 6      | 8 on three cards |

    Scenario: A dragon 7 hand, where it is a push
      Given in place of the vigorish, a dragon 7 hand is a push
      And Alice wagers $10.01 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice's wager is a push
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 3.2(a)6i, 3.3(h)

    Scenario: A dragon 7 hand, where vigorish is charged
      Given Alice wagers $10 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $10 at 1 to 1
      And Alice owes $0.50 vigorish

    Scenario Outline: From <before> to the variation <notice> notice is <verdict>
      When the vigorish is changed from <before> to 0 percent none, as a dragon 7 hand is a push <notice> notice
      Then the change is <verdict>
      And the answer rests on <rests>, 3.3(h)

      Examples:
        | before                                                                     | notice  | verdict | rests  |
        | 5 percent of the amount won                                                | without | refused | 8.3(b) |
        | 5 percent of the amount won                                                | with    | allowed | 8.3(b) |
        | 0 percent none, as a Banker's Hand of six pays 1 to 2                      | without | refused | 8.3(b) |
        | 0 percent none, as a Banker's Hand of six pays 1 to 2                      | with    | allowed | 8.3(b) |
        | 0 percent none, as no vigorish with total card wagers as high as the wager | without | refused | 8.3(b) |

    Scenario Outline: From the variation to <after> without notice is refused
      When the vigorish is changed from 0 percent none, as a dragon 7 hand is a push to <after> without notice
      Then the change is refused by 3.3(<letter>)

      Examples:
        | after                                                 | letter |
        | 4 percent of the amount won                           | d      |
        | 0 percent none, as a Banker's Hand of six pays 1 to 2 | e      |

    Scenario: The variation takes no percentage, so none is asked for
      Given in place of the vigorish, a dragon 7 hand is a push
      And the vigorish is 0 percent
      When the licensee offers the table
      Then the table is allowed by 3.3(h)

    Scenario: The option that leaves a vigorish to some players asks for its percentage
      Given in place of the vigorish, no vigorish with total card wagers as high as the wager
      And the total card wagers are offered
      And the vigorish is 0 percent
      When the licensee offers the table
      Then the table is refused by 3.3(c)

    Scenario: The variation with an option without vigorish
      Given in place of the vigorish, a dragon 7 hand is a push
      And in place of the vigorish, a Banker's Hand of six pays 1 to 2
      When the licensee offers the table
      Then the table is refused by 3.3(h)

  Rule: (i) A winning dragon 7 wager is paid at least 40 to 1

    Scenario Outline: Odds of <odds> on the dragon 7 wager are <verdict>
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the table posts <odds> for dragon 7
      When the licensee offers the table
      Then the table is <verdict> by <citation>

      Examples:
        | odds    | verdict | citation |
        | 39 to 1 | refused | 3.3(i)   |
        | 40 to 1 | allowed | 3.3(h)   |
        | 41 to 1 | allowed | 3.3(h)   |

    Scenario: A table pays 41 to 1
      Given in place of the vigorish, a dragon 7 hand is a push
      And the dragon 7 wager is offered
      And the table posts 41 to 1 for dragon 7
      And Alice wagers $10 on dragon 7
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $410 at 41 to 1
      And the odds are more than the minimum
      And Alice's outcome rests on 3.3(i)
