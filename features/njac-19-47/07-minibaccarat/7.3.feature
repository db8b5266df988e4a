Feature: 19:47-7.3 Payout odds; vigorish

  Background:
    Given a minibaccarat table

  Rule: (a) A winning wager on the "Player's Hand" is paid 1 to 1

    Scenario Outline: A winning wager of <wager>
      Given Alice wagers <wager> on the Player's Hand
      When the Player's Hand has 7, the Banker's Hand 6: the Player's Hand has won
      Then Alice wins <wager> at 1 to 1
      And the odds are the minimum
      And Alice owes no vigorish
      And Alice's outcome rests on 7.3(a)

      Examples:
        | wager     |
        | $0.01     |
        | $10       |
        | $1,000.05 |

    Scenario Outline: Odds of <odds> on the Player's Hand are refused
      Given the table posts <odds> for Player's Hand
      When the licensee offers the table
      Then the table is refused by 7.3(a)

      Examples:
        | odds   |
        | 2 to 1 |
        | 1 to 2 |
        | 9 to 8 |

    Scenario: One to one in other numbers
      Given the table posts 2 to 2 for Player's Hand
      When the licensee offers the table
      Then the table is allowed by 7.3(c)

  Rule: (b) A winning tie bet is paid at least 8 to 1

    Scenario: The least odds
      Given Alice wagers $10 on the Tie Bet
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice wins $80 at 8 to 1
      And the odds are the minimum
      And Alice's outcome rests on 7.3(b)

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
        | 8 to 1  | allowed | 7.3(c)   |
        | 9 to 1  | allowed | 7.3(c)   |
        | 7 to 1  | refused | 7.3(b)   |
        | 15 to 2 | refused | 7.3(b)   |

    Scenario: A table that may not be offered settles nothing
      Given the table posts 7 to 1 for Tie Bet
      And Alice wagers $10 on the Tie Bet
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then that cannot be
      And what would be right is "Tie Bet is paid at 8 to 1 (19:47-7.3(b))"

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

    Scenario Outline: <percent> percent, <rounding>, of <wager> won is <owed>
      Given the vigorish is <percent> percent
      And the vigorish is <rounding>
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice wins <wager> at 1 to 1
      And Alice owes <owed> vigorish
      And Alice's outcome rests wholly on 7.3(c), 7.2(a)1i

      Examples:
        | percent | rounding    | wager  | owed  |
        | 5       | rounded off | $0.01  | $0.05 |
        | 5       | rounded off | $1     | $0.05 |
        | 5       | rounded off | $1.01  | $0.10 |
        | 5       | rounded off | $12.50 | $0.65 |
        | 5       | rounded off | $13    | $0.65 |
        | 4       | rounded off | $1.25  | $0.05 |
        | 4       | rounded off | $1.26  | $0.10 |
        | 4       | rounded off | $12    | $0.50 |

    Scenario Outline: Not rounded: <percent> percent of <wager> won is <owed>
      Given the vigorish is <percent> percent
      And the vigorish is <rounding>
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice wins <wager> at 1 to 1
      And Alice owes <owed> vigorish
      And Alice's outcome rests wholly on 7.3(c), 7.2(a)1i

      Examples:
        | percent | rounding | wager | owed  |
        | 5       | exact    | $12   | $0.60 |
        | 5       | exact    | $0.20 | $0.01 |
        | 4       | exact    | $12   | $0.48 |
        | 4       | exact    | $0.25 | $0.01 |

    Scenario: A table that says nothing charges five percent, rounded off
      Given Alice wagers $12 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $0.60 vigorish

    Scenario: Each winning wager is rounded by itself
      Given Alice wagers $1.01 on the Banker's Hand
      And Alice wagers $1.01 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice owes $0.20 vigorish

    Scenario Outline: No rule says what becomes of a fraction of a cent, <percent> percent of <wager>
      Given the vigorish is <percent> percent
      And the vigorish is exact
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7: the Banker's Hand has won
      Then Alice's wager wins, but the vigorish of <percent> percent of <wager> is not decided
      And Alice's outcome rests on 7.3(c)

      Examples:
        | percent | wager  |
        | 5       | $12.50 |
        | 5       | $0.19  |
        | 4       | $0.26  |

    Scenario Outline: A vigorish of <percent> percent is <verdict>
      Given the vigorish is <percent> percent
      When the licensee offers the table
      Then the table is <verdict> by 7.3(c)

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
      Then the table is refused by 7.3(c)

      Examples:
        | odds   |
        | 2 to 1 |
        | 1 to 2 |

    Scenario Outline: The vigorish is not left out because <way>
      Given in place of the vigorish, <way>
      And the total card wagers are offered
      When the licensee offers the table
      Then the table is refused by 7.3(c)

      Examples:
        | way                                                     |
        | a Banker's Hand of six pays 1 to 2                      |
        | no vigorish with total card wagers as high as the wager |
        | a dragon 7 hand is a push                               |

    Scenario Outline: Player 4 owes $0.75 and <marker> showing <shows> lies at <space>: <verdict>
      When player 4 owes $0.75 and <marker> showing <shows> lies in the space of player <space>
      Then the mark is <verdict> by 7.3(c)

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
      Then the mark is allowed by 7.3(c)

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

    Scenario: Before the cards are reshuffled all outstanding vigorish is collected
      When vigorish is outstanding and the cards are about to be reshuffled
      Then the ruling is due
      And the dealer must
        | collect the vigorish |
      And the answer rests on 7.3(c)

    Scenario: The next round is dealt while it is outstanding
      When cards are dealt for the next round with vigorish outstanding
      Then the deal is allowed by 7.3(c)

    Scenario Outline: It may remain outstanding when <event>
      When vigorish is outstanding and <event>
      Then the ruling is may remain outstanding
      And the dealer must do nothing
      And the answer rests on 7.3(c)

      Examples:
        | event                              |
        | the round of play ends             |
        | the patron leaves the gaming table |
        | the shoe of cards is completed     |

  Rule: (d) A vigorish of 25 percent on ties may be charged instead, at the end of the round

    Scenario Outline: On a tie a wager of <wager> owes <owed>, not rounded
      Given in place of the vigorish, 25 percent of the wager on ties
      And Alice wagers <wager> on the Banker's Hand
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice's wager is a push
      And Alice owes <owed> vigorish
      And Alice's outcome rests on 7.3(d)

      Examples:
        | wager | owed  |
        | $10   | $2.50 |
        | $0.04 | $0.01 |
        | $0.24 | $0.06 |

    Scenario: No rule says what becomes of a fraction of a cent on a tie
      Given in place of the vigorish, 25 percent of the wager on ties
      And Alice wagers $0.03 on the Banker's Hand
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice's wager is a push, but the vigorish of 25 percent of $0.03 is not decided
      And Alice's outcome rests on 7.3(d)

    Scenario: A winning Banker's Hand then owes nothing
      Given in place of the vigorish, 25 percent of the wager on ties
      And Alice wagers $12.50 on the Banker's Hand
      When the Player's Hand has 6, the Banker's Hand 7 on three cards: the Banker's Hand has won
      Then Alice wins $12.50 at 1 to 1
      And Alice owes no vigorish
      And Alice's outcome rests wholly on 7.3(d), 7.3(c), 7.2(a)1i

    Scenario: A losing Banker's Hand owes nothing, either
      Given in place of the vigorish, 25 percent of the wager on ties
      And Alice wagers $12.50 on the Banker's Hand
      When the Player's Hand has 7, the Banker's Hand 6: the Player's Hand has won
      Then Alice loses $12.50
      And Alice owes no vigorish

    Scenario: A wager on the Player's Hand is not charged on a tie
      Given in place of the vigorish, 25 percent of the wager on ties
      And Alice wagers $10 on the Player's Hand
      When the Player's Hand has 7, the Banker's Hand 7: Tie Hand
      Then Alice's wager is void
      And Alice owes no vigorish

    Scenario: A table may charge it
      Given in place of the vigorish, 25 percent of the wager on ties
      When the licensee offers the table
      Then the table is allowed by 7.3(d)

    Scenario Outline: The vigorish on ties is due when <event>
      When vigorish on a tie is outstanding and <event>
      Then the ruling is due
      And the dealer must
        | collect the vigorish |
      And the answer rests on 7.3(d)

      Examples:
        | event                                |
        | the round of play ends               |
        | the patron leaves the gaming table   |
        | the shoe of cards is completed       |
        | the cards are about to be reshuffled |

    Scenario Outline: The next round is dealt with vigorish on a tie <settled>: <verdict>
      When cards are dealt for the next round with vigorish on a tie <settled>
      Then the deal is <verdict> by 7.3(d)

      Examples:
        | settled     | verdict |
        | outstanding | refused |
        | collected   | allowed |
        | documented  | refused |

    Scenario: It is not deferred, however it is marked
      When player 4 owes $0.75 on a tie and a coin showing $0.75 lies in the space of player 4
      Then the mark is refused by 7.3(d)

  Rule: (e) Notice is given of another type or an increase, and one vigorish applies to all players

    Scenario Outline: From <before> to <after> <notice> notice is <verdict>
      When the vigorish is changed from <before> to <after> <notice> notice
      Then the change is <verdict> by 7.3(e)

      Examples:
        | before                          | after                           | notice  | verdict |
        | 4 percent of the amount won     | 5 percent of the amount won     | without | refused |
        | 4 percent of the amount won     | 5 percent of the amount won     | with    | allowed |
        | 5 percent of the amount won     | 4 percent of the amount won     | without | allowed |
        | 0 percent none                  | 4 percent of the amount won     | without | refused |
        | 5 percent of the amount won     | 25 percent of the wager on ties | without | refused |
        | 25 percent of the wager on ties | 5 percent of the amount won     | without | refused |
        | 25 percent of the wager on ties | 5 percent of the amount won     | with    | allowed |

    Scenario Outline: From <vigorish> to the same
      When the vigorish is changed from <vigorish> to <vigorish> without notice
      Then that cannot be
      And what would be right is "name another vigorish than before"

      Examples:
        | vigorish                        |
        | 5 percent of the amount won     |
        | 25 percent of the wager on ties |

    Scenario: Nobody is charged
      When nobody is charged
      Then that cannot be
      And what would be right is "name the players who are charged"

    Scenario Outline: With notice, but there is no vigorish of <after>
      When the vigorish is changed from 5 percent of the amount won to <after> with notice
      Then the change is refused by 7.3(c)

      Examples:
        | after                                                 |
        | 26 percent of the wager on ties                       |
        | 50 percent of the amount won                          |
        | 3 percent of the amount won                           |
        | 0 percent none                                        |
        | 0 percent none, as 25 percent of the wager on ties    |
        | 3 percent of the wager on ties                        |
        | 0 percent none, as a Banker's Hand of six pays 1 to 2 |
        | 0 percent none, as a dragon 7 hand is a push          |

    Scenario: All players alike, but at a percentage that there is not
      When Alice is charged 50 percent of the amount won and Bob 50 percent of the amount won
      Then the charge is refused by 7.3(c)

    Scenario Outline: Alice is charged <alice>, Bob <bob>: <verdict>
      When Alice is charged <alice> and Bob <bob>
      Then the charge is <verdict> by 7.3(e)

      Examples:
        | alice                           | bob                             | verdict |
        | 5 percent of the amount won     | 5 percent of the amount won     | allowed |
        | 5 percent of the amount won     | 4 percent of the amount won     | refused |
        | 25 percent of the wager on ties | 5 percent of the amount won     | refused |
        | 25 percent of the wager on ties | 25 percent of the wager on ties | allowed |
