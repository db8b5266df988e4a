Feature: 19:47-4.12 Irregularities

  Rule: (a) A wrong order that cannot be rectified: the hand is annulled, and the Bank may be transferred

    Scenario Outline: The Banker takes cards in the wrong order, and the error <state>
      When the Banker takes cards in the wrong order in the Initial Deal and the error <state>
      Then the ruling is "<ruling>" by 4.12(a)
      And nothing more must be done

      Examples:
        | state               | ruling                                     |
        | cannot be rectified | the hand is annulled                       |
        | can be rectified    | the deal is rectified and the hand goes on |

    Scenario Outline: Ann, Bob, Cid and Dan sit counterclockwise, and <banker>'s bank goes to <to>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      When the hand is annulled and the bank is transferred from <banker> to <to>
      Then the transfer is <verdict> by 4.12(a)

      Examples:
        | banker | to  | verdict |
        | Ann    | Bob | allowed |
        | Ann    | Cid | refused |
        | Ann    | Dan | refused |
        | Cid    | Dan | allowed |
        | Cid    | Bob | refused |
        | Dan    | Ann | allowed |
        | Dan    | Cid | refused |

    Scenario: The Banker may keep the bank
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      When the hand is annulled and the bank is transferred from Ann to Ann
      Then the transfer is allowed by 4.12(a)

    Scenario Outline: Bob and Cid have no numbered place, and Ann's bank goes to <to>
      Given Ann, Bob, Cid and Dan sit counterclockwise around the table
      And Bob has no numbered place
      And Cid has no numbered place
      When the hand is annulled and the bank is transferred from Ann to <to>
      Then the transfer is <verdict> by 4.12(a)

      Examples:
        | to  | verdict |
        | Bob | refused |
        | Cid | refused |
        | Dan | allowed |

    Scenario Outline: Where nobody else has a numbered place, Ann's bank goes to <to>
      Given Ann and Bob sit counterclockwise around the table
      And Bob has no numbered place
      When the hand is annulled and the bank is transferred from Ann to <to>
      Then the transfer is <verdict> by 4.12(a)

      Examples:
        | to  | verdict |
        | Ann | allowed |
        | Bob | refused |

    Scenario Outline: The bank cannot go from <banker> to <to> if Cid is not at the table
      Given Ann and Bob sit counterclockwise around the table
      When the hand is annulled and the bank is transferred from <banker> to <to>
      Then that cannot be
      And what would be right is "participants are Ann, Bob"

      Examples:
        | banker | to  |
        | Cid    | Ann |
        | Ann    | Cid |

    Scenario: Nor can Cid then have a place without a number
      Given Ann and Bob sit counterclockwise around the table
      And Cid has no numbered place
      When the hand is annulled and the bank is transferred from Ann to Bob
      Then that cannot be

    Scenario: Every wager on an annulled hand is void
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $600 against the Banker
      And Cid has wagered $400 against the Banker
      When the wagers are settled, as cards in the wrong order in the Initial Deal cannot be rectified
      Then these wagers are void
        | Ann | Banker's wager           | $1,000 |
        | Bob | wager against the Banker | $600   |
        | Cid | wager against the Banker | $400   |
      And the answer rests on 4.12(a)

    Scenario: Nobody has wagered against the Banker
      Given Ann is the Banker and wagers $0.01
      When the wagers are settled, as cards in the wrong order in the Initial Deal cannot be rectified
      Then these wagers are void
        | Ann | Banker's wager | $0.01 |

    Scenario Outline: No hand is annulled with $500 of the Banker, and $300 of Bob and <amount> of <person> against it
      Given Ann is the Banker and wagers $500
      And Bob has wagered $300 against the Banker
      And <person> has wagered <amount> against the Banker
      When the wagers are settled, as cards in the wrong order in the Initial Deal cannot be rectified
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | person | amount  | right                                        |
        | Cid    | $200.01 | the wagers are together at most $500         |
        | Bob    | $100    | name each of the remaining participants once |
        | Ann    | $100    | name each of the remaining participants once |
        | Cid    | $0      | wager a whole number of cents above 0        |

  Rule: (b) More than two cards for the Banker in the Initial Deal count zero if it cannot be rectified

    Scenario Outline: The Banker takes <cards> and the deal <state>
      When the Banker takes <cards> in the Initial Deal and the deal <state>
      Then the ruling is "<ruling>" by 4.12(b)
      And this must be done: <duties>
      And the answer rests on <authority>

      Examples:
        | cards         | state               | ruling                                     | duties                                                                                                        | authority        |
        | 4, 3, ace     | cannot be rectified | 0                                          | proceed in accordance with section 9                                                                          | 4.12(b)          |
        | 9, king, 2    | cannot be rectified | 0                                          | proceed in accordance with section 9                                                                          | 4.12(b)          |
        | 2, 2, 2, 2    | cannot be rectified | 0                                          | proceed in accordance with section 9                                                                          | 4.12(b)          |
        | 4, 3, ace     | can be rectified    | the deal is rectified and the hand goes on | do not replace the card in the shoe                                                                           | 4.12(b), 4.12(g) |
        | 2, 2, 2, 2    | can be rectified    | the deal is rectified and the hand goes on | do not replace the card in the shoe; do not replace the card in the shoe                                      | 4.12(b), 4.12(g) |
        | 2, 2, 2, 2, 2 | can be rectified    | the deal is rectified and the hand goes on | do not replace the card in the shoe; do not replace the card in the shoe; do not replace the card in the shoe | 4.12(b), 4.12(g) |

    Scenario Outline: The Banker takes <cards>, which is not too many
      When the Banker takes <cards> in the Initial Deal and the deal cannot be rectified
      Then that cannot be
      And what would be right is "name three cards or more"

      Examples:
        | cards |
        | 4, 3  |
        | 4     |

  Rule: (c) Three cards for the Dominant Player, the excess unknown: the highest of any two or all three

    Scenario Outline: The Dominant Player is given <cards>, which count <count>
      When the Dominant Player is given <cards> and the excess cannot be determined
      Then the ruling is "<count>" by 4.12(c)
      And the answer rests on 4.12(c), 4.1(c)
      And nothing more must be done

      Examples:
        | cards            | count |
        | 2, 3, 4          | 9     |
        | king, queen, ace | 1     |
        | 9, king, 5       | 9     |
        | 5, 7, 4          | 9     |
        | 7, 6, 2          | 9     |
        | 5, 6, 3          | 9     |
        | 5, 5, 5          | 5     |
        | king, king, king | 0     |
        | 6, 6, 6          | 8     |
        | 4, 5, 6          | 9     |

    Scenario: If the excess can be determined, the deal is rectified
      When the Dominant Player is given 2, 3, 4 and the excess can be determined
      Then the ruling is "the deal is rectified and the hand goes on" by 4.12(c)
      And this must be done: do not replace the card in the shoe
      And the answer rests on 4.12(c), 4.12(g)

  Rule: (d) Two cards drawn instead of one, not to be rectified: the lowest that two of the cards make

    Scenario Outline: The Banker has <hand>, draws <drawn> and counts <count>
      Given the Banker has <hand>
      When the Banker draws <drawn> instead of one card and the deal cannot be rectified
      Then the ruling is "<count>" by 4.12(d)
      And the answer rests on 4.12(d), 4.1(c)
      And nothing more must be done

      Examples:
        | hand      | drawn    | count |
        | 7, 6      | 4, king  | 0     |
        | ace, ace  | 4, 5     | 2     |
        | 4, 5      | ace, ace | 2     |
        | ace, 4    | 2, 5     | 3     |
        | ace, 5    | 5, 3     | 0     |
        | 4, ace    | king, 6  | 0     |
        | 4, 5      | 4, 2     | 6     |
        | ace, king | queen, 9 | 0     |
        | 6, ace    | 2, king  | 1     |
        | 9, 9      | 9, 9     | 8     |

    Scenario: A deal that can be rectified is rectified
      Given the Banker has 7, 6
      When the Banker draws 4, king instead of one card and the deal can be rectified
      Then the ruling is "the deal is rectified and the hand goes on" by 4.12(d)
      And this must be done: do not replace the card in the shoe
      And the answer rests on 4.12(d), 4.12(g)

  Rule: (e) A card after "Stay" is the Banker's if the Banker draws or may draw; else it is burned

    Scenario Outline: After "Stay" a 7 is dealt, and the Banker <banker>
      Given the Dominant Player has said "Stay"
      When a 7 is dealt face upwards to the Dominant Player and the Banker <banker>
      Then the ruling is "<ruling>" by 4.12(e)
      And <found> cards are discarded and <burned> more burned

      Examples:
        | banker                    | ruling                             | found | burned |
        | is obliged to draw        | the card becomes the Banker's card | 0     | 0      |
        | has the option of drawing | the card becomes the Banker's card | 0     | 0      |
        | is required to stay       | the card is not used               | 1     | 7      |

    Scenario Outline: A <card> that is burned takes <burned> more along
      Given the Dominant Player has said "Stay"
      When a <card> is dealt face upwards to the Dominant Player and the Banker is required to stay
      Then the ruling is "the card is not used" by 4.12(e)
      And the answer rests on 4.12(e), 4.4(d)
      And 1 card is discarded and <burned> more burned

      Examples:
        | card  | burned |
        | ace   | 1      |
        | 2     | 2      |
        | 9     | 9      |
        | 10    | 10     |
        | jack  | 10     |
        | queen | 10     |
        | king  | 10     |

    Scenario Outline: With <left> cards left in the shoe, a king that is burned takes <burned> more along
      Given the Dominant Player has said "Stay"
      And the shoe holds <left> more cards
      When a king is dealt face upwards to the Dominant Player and the Banker is required to stay
      Then the ruling is "the card is not used" by 4.12(e)
      And 1 card is discarded and <burned> more burned

      Examples:
        | left | burned |
        | 11   | 10     |
        | 10   | 10     |
        | 9    | 9      |
        | 0    | 0      |

    Scenario Outline: Fewer than no cards cannot be left in the shoe when the Banker <banker>
      Given the Dominant Player has said "Stay"
      And the shoe holds -1 more cards
      When a 7 is dealt face upwards to the Dominant Player and the Banker <banker>
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | banker              |
        | is required to stay |
        | is obliged to draw  |

    Scenario: The card itself goes first
      Given the Dominant Player has said "Stay"
      When a 2 is dealt face upwards to the Dominant Player and the Banker is required to stay
      Then the dealer must
        | place the card in the discard bucket                                      |
        | draw a card face upwards from the shoe and place it in the discard bucket |
        | draw a card face upwards from the shoe and place it in the discard bucket |

    Scenario Outline: A 7 is burned with <left> more cards in the shoe
      Given the Dominant Player has said "Stay"
      And the shoe holds <left> more cards
      When a 7 is dealt face upwards to the Dominant Player and the Banker is required to stay
      Then the ruling is "the card is not used" by 4.12(e)
      And 1 card is discarded and <burned> more burned

      Examples:
        | left | burned |
        | 8    | 7      |
        | 7    | 7      |
        | 6    | 6      |
        | 0    | 0      |

    Scenario Outline: The shoe does not hold fewer cards than none when the Banker <banker>
      Given the Dominant Player has said "Stay"
      And the shoe holds -1 more cards
      When a 7 is dealt face upwards to the Dominant Player and the Banker <banker>
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | banker              |
        | is required to stay |
        | is obliged to draw  |

    Scenario: The Banker's card rests on this rule alone
      Given the Dominant Player has said "Stay"
      When a 7 is dealt face upwards to the Dominant Player and the Banker is obliged to draw
      Then the answer rests on 4.12(e)

  Rule: (f) If the dealer mistakenly said "Card", the card is the Banker's only if the Banker must draw

    Scenario Outline: After "Stay" and a mistaken "Card" a 3 is dealt, and the Banker <banker>
      Given the Dominant Player has said "Stay"
      And the dealer has mistakenly said "Card"
      When a 3 is dealt face upwards to the Dominant Player and the Banker <banker>
      Then the ruling is "<ruling>" by 4.12(f)
      And <found> cards are discarded and <burned> more burned
      And the answer rests on <authority>

      Examples:
        | banker                    | ruling                             | found | burned | authority       |
        | is obliged to draw        | the card becomes the Banker's card | 0     | 0      | 4.12(f)         |
        | has the option of drawing | the card is not used               | 1     | 3      | 4.12(f), 4.4(d) |
        | is required to stay       | the card is not used               | 1     | 3      | 4.12(f), 4.4(d) |

    Scenario: No more cards are burned than the shoe holds
      Given the Dominant Player has said "Stay"
      And the dealer has mistakenly said "Card"
      And the shoe holds 2 more cards
      When a 3 is dealt face upwards to the Dominant Player and the Banker has the option of drawing
      Then the ruling is "the card is not used" by 4.12(f)
      And 1 card is discarded and 2 more burned

  Rule: (g) An undisclosed excess card: no penalty, and it opens the next hand unless the cutting card is out

    Scenario Outline: An excess card is <state> and the cutting card is <cutting card>
      When a card is drawn in excess, <state>, and the cutting card is <cutting card>
      Then the ruling is "<ruling>" by 4.12(g)
      And this must be done: <duties>
      And the answer rests on 4.12(g)

      Examples:
        | state       | cutting card              | ruling              | duties                                                                                      |
        | undisclosed | neither exposed nor drawn | there is no penalty | use the card as the first card of the next hand; do not replace the card in the shoe        |
        | undisclosed | exposed in the shoe       | there is no penalty | do not use the card as the first card of the next hand; do not replace the card in the shoe |
        | undisclosed | drawn from the shoe       | there is no penalty | do not use the card as the first card of the next hand; do not replace the card in the shoe |
        | disclosed   | neither exposed nor drawn | undecided           | do not replace the card in the shoe                                                         |
        | disclosed   | exposed in the shoe       | undecided           | do not replace the card in the shoe                                                         |
        | disclosed   | drawn from the shoe       | undecided           | do not replace the card in the shoe                                                         |

  Rule: (h) A card the Banker takes after "Card" was said and repeated is the Dominant Player's

    Scenario Outline: The Banker takes the card, and then <banker>
      Given the Dominant Player has said "Card"
      And the dealer has repeated "Card"
      When the Banker draws a card for the Banker's Hand and then <banker>
      Then the ruling is "the card becomes the Dominant Player's card" by 4.12(h)
      And this must be done: give the card to the Dominant Player; <then>

      Examples:
        | banker                    | then                                                   |
        | is obliged to draw        | draw a third card for the Banker's Hand                |
        | has the option of drawing | draw or do not draw a third card for the Banker's Hand |
        | is required to stay       | draw no third card for the Banker's Hand               |

    Scenario: The dealer has not repeated "Card"
      Given the Dominant Player has said "Card"
      When the Banker draws a card for the Banker's Hand and then is obliged to draw
      Then the ruling is "undecided" by 4.12(h)
      And nothing more must be done

  Rule: (i) Cards found face upwards are burned; the last hand of a shoe is void for a card of it

    Scenario Outline: <cards> of <hand> found face upwards
      When cards of <hand> are found face upwards in the shoe: <cards>
      Then the ruling is "<ruling>" by 4.12(i)
      And the answer rests on <authority>
      And <found> cards are discarded and <burned> more burned

      Examples:
        | cards       | hand                      | ruling           | found | burned | authority                |
        | 7           | a hand before the last    | play goes on     | 1     | 7      | 4.12(i), 4.4(d), 4.12(j) |
        | 7           | no hand                   | play goes on     | 1     | 7      | 4.12(i), 4.4(d), 4.12(j) |
        | 7           | the last hand of the shoe | the hand is void | 1     | 7      | 4.12(i), 4.4(d)          |
        | ace         | a hand before the last    | play goes on     | 1     | 1      | 4.12(i), 4.4(d), 4.12(j) |
        | king        | a hand before the last    | play goes on     | 1     | 10     | 4.12(i), 4.4(d), 4.12(j) |
        | 3, queen    | a hand before the last    | play goes on     | 2     | 13     | 4.12(i), 4.4(d), 4.12(j) |
        | ace, ace, 2 | a hand before the last    | play goes on     | 3     | 4      | 4.12(i), 4.4(d), 4.12(j) |

    Scenario: Just enough cards are left for the hand
      Given the shoe holds 9 more cards
      And the hand needs 2 more cards
      When cards of a hand before the last are found face upwards in the shoe: 7
      Then the ruling is "play goes on" by 4.12(i)
      And 1 card is discarded and 7 more burned

    Scenario: The last hand is void for its card, whatever is left
      Given the shoe holds 2 more cards
      And the hand needs 3 more cards
      When cards of the last hand of the shoe are found face upwards in the shoe: king
      Then the ruling is "the hand is void" by 4.12(i)
      And 1 card is discarded and 2 more burned

    Scenario Outline: With <left> more cards in the shoe, <cards> found face upwards take <burned> along
      Given the shoe holds <left> more cards
      And the hand needs 0 more cards
      When cards of no hand are found face upwards in the shoe: <cards>
      Then the ruling is "play goes on" by 4.12(i)
      And <found> cards are discarded and <burned> more burned

      Examples:
        | left | cards | found | burned |
        | 6    | 2, 3  | 2     | 5      |
        | 5    | 2, 3  | 2     | 5      |
        | 4    | 2, 3  | 2     | 4      |
        | 0    | king  | 1     | 0      |

    Scenario: Fewer than no cards cannot be left besides those found
      Given the shoe holds -1 more cards
      When cards of no hand are found face upwards in the shoe: 7
      Then that cannot be

    Scenario: No card at all cannot be found
      When cards of a hand before the last are found face upwards in the shoe: none
      Then that cannot be

    Scenario: Every wager on a last hand that is void is void
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $600 against the Banker
      And Cid has wagered $400 against the Banker
      When the wagers are settled, as a card of the last hand of the shoe is found face upwards
      Then these wagers are void
        | Ann | Banker's wager           | $1,000 |
        | Bob | wager against the Banker | $600   |
        | Cid | wager against the Banker | $400   |
      And the answer rests on 4.12(i)

  Rule: (j) If there are too few cards to complete a hand when the cutting card is drawn, it is void

    Scenario Outline: The cutting card is drawn, <left> cards are left and <needed> needed
      When the cutting card is drawn with <left> cards left and <needed> needed
      Then the ruling is "<ruling>" by 4.12(j)
      And nothing more must be done

      Examples:
        | left | needed | ruling           |
        | 0    | 1      | the hand is void |
        | 3    | 4      | the hand is void |
        | 0    | 0      | play goes on     |
        | 4    | 4      | play goes on     |
        | 14   | 2      | play goes on     |

    Scenario Outline: A <card> found face upwards leaves too few of <left> cards for a hand that needs <needed>
      Given the shoe holds <left> more cards
      And the hand needs <needed> more cards
      When cards of a hand before the last are found face upwards in the shoe: <card>
      Then the ruling is "the hand is void" by 4.12(j)
      And the answer rests on 4.12(j), 4.12(i), 4.4(d)
      And 1 card is discarded and <burned> more burned

      Examples:
        | card | left | needed | burned |
        | 7    | 8    | 2      | 7      |
        | king | 3    | 1      | 3      |

    Scenario Outline: A 7 of <hand> is not found with <left> cards left and <needed> needed
      Given the shoe holds <left> more cards
      And the hand needs <needed> more cards
      When cards of <hand> are found face upwards in the shoe: 7
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | hand                      | left | needed |
        | a hand before the last    | -1   | 0      |
        | a hand before the last    | 9    | -1     |
        | the last hand of the shoe | 9    | -1     |

    Scenario Outline: Fewer than no cards cannot be: <left> left and <needed> needed
      When the cutting card is drawn with <left> cards left and <needed> needed
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | left | needed |
        | -1   | 1      |
        | 1    | -1     |

    Scenario: Every wager on a hand with too few cards is void
      Given Ann is the Banker and wagers $1,000
      And Bob has wagered $600 against the Banker
      And Cid has wagered $400 against the Banker
      When the wagers are settled, as there are too few cards to complete the hand when the cutting card is drawn
      Then these wagers are void
        | Ann | Banker's wager           | $1,000 |
        | Bob | wager against the Banker | $600   |
        | Cid | wager against the Banker | $400   |
      And the answer rests on 4.12(j)
