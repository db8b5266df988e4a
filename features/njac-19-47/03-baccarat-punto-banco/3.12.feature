Feature: 19:47-3.12 Irregularities

  Rule: (a) A third card dealt to the Player's Hand in error is the Banker's if that hand must draw

    Scenario Outline: The Banker's Hand of <bankers> must draw against a Player's Hand of <players>
      When a 7 that is <seen> is dealt in error to a Player's Hand of <players> against a Banker's Hand of <bankers>
      Then the ruling is "third card of the Banker's Hand"
      And the dealer must do nothing
      And the answer rests on 3.12(a), 3.9(c)

      Examples:
        | players | bankers | seen          |
        | 6       | 0       | disclosed     |
        | 6       | 5       | not disclosed |
        | 7       | 5       | disclosed     |
        | 7       | 3       | not disclosed |

    Scenario: It is no matter which card it is
      When an 8 that is disclosed is dealt in error to a Player's Hand of 6 against a Banker's Hand of 3
      Then the ruling is "third card of the Banker's Hand"

    Scenario Outline: An undisclosed card opens the next hand: <players> against <bankers>
      When a 7 that is not disclosed is dealt in error to a Player's Hand of <players> against a Banker's Hand of <bankers>
      Then the ruling is "first card of the next hand"
      And the dealer must do nothing
      And the answer rests on <authority>

      Examples:
        | players | bankers | authority       |
        | 6       | 6       | 3.12(a), 3.9(c) |
        | 7       | 7       | 3.12(a), 3.9(c) |
        | 8       | 0       | 3.12(a), 3.9(a) |
        | 9       | 5       | 3.12(a), 3.9(a) |
        | 0       | 8       | 3.12(a), 3.9(a) |
        | 5       | 9       | 3.12(a), 3.9(a) |

    Scenario Outline: A disclosed <card> is burned with <more> additional cards
      When a <card> that is disclosed is dealt in error to a Player's Hand of 7 against a Banker's Hand of 6
      Then the ruling is "burned"
      And 1 card and <more> additional cards are burned
      And the answer rests on 3.12(a), 3.9(c), 3.5(d)

      Examples:
        | card  | more |
        | ace   | 1    |
        | 2     | 2    |
        | 7     | 7    |
        | 9     | 9    |
        | 10    | 10   |
        | jack  | 10   |
        | queen | 10   |
        | king  | 10   |

    Scenario Outline: A disclosed 7 is burned with <left> more cards in the shoe
      Given the shoe holds <left> more cards
      When a 7 that is disclosed is dealt in error to a Player's Hand of 7 against a Banker's Hand of 6
      Then the ruling is "burned"
      And 1 card and <more> additional cards are burned

      Examples:
        | left | more |
        | 8    | 7    |
        | 7    | 7    |
        | 6    | 6    |
        | 0    | 0    |

    Scenario: A card disclosed after a natural is burned
      When a 4 that is disclosed is dealt in error to a Player's Hand of 9 against a Banker's Hand of 5
      Then the ruling is "burned"
      And 1 card and 4 additional cards are burned
      And the answer rests on 3.12(a), 3.9(a), 3.5(d)

    Scenario Outline: With <left> cards left, a disclosed king is burned with <more> additional cards
      Given the shoe holds <left> more cards
      When a king that is disclosed is dealt in error to a Player's Hand of 7 against a Banker's Hand of 6
      Then the ruling is "burned"
      And 1 card and <more> additional cards are burned
      And the answer rests on 3.12(a), 3.9(c), 3.5(d)

      Examples:
        | left | more |
        | 11   | 10   |
        | 10   | 10   |
        | 9    | 9    |
        | 0    | 0    |

    Scenario Outline: Fewer than no cards cannot be left when a card that is <seen> is dealt against <bankers>
      Given the shoe holds -1 more cards
      When a 7 that is <seen> is dealt in error to a Player's Hand of 6 against a Banker's Hand of <bankers>
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | seen          | bankers |
        | disclosed     | 6       |
        | not disclosed | 6       |
        | not disclosed | 5       |

    Scenario: After the last hand of a shoe there is no next hand to open
      Given it is the last hand of the shoe
      When a 4 that is not disclosed is dealt in error to a Player's Hand of 7 against a Banker's Hand of 6
      Then the ruling is "unused with the rest of the shoe"
      And the dealer must do nothing
      And the answer rests on 3.8(e), 3.12(a), 3.9(c)

    Scenario Outline: A third card to a Player's Hand of <players> is no error
      When a 4 that is disclosed is dealt in error to a Player's Hand of <players> against a Banker's Hand of 7
      Then that cannot be

      Examples:
        | players |
        | 0       |
        | 5       |

  Rule: (b) A card drawn in excess opens the next hand, unless it has been disclosed

    Scenario: The card is not disclosed
      When a 9 drawn in excess is not disclosed
      Then the ruling is "first card of the next hand"
      And the dealer must do nothing
      And the answer rests on 3.12(b)

    Scenario Outline: A disclosed <card> is burned, as under (a)
      When a <card> drawn in excess is disclosed
      Then the ruling is "burned"
      And 1 card and <more> additional cards are burned
      And the answer rests on 3.12(b), 3.12(a), 3.5(d)

      Examples:
        | card | more |
        | ace  | 1    |
        | 9    | 9    |
        | king | 10   |

    Scenario Outline: With <left> cards left, a disclosed 4 drawn in excess is burned with <more> additional cards
      Given the shoe holds <left> more cards
      When a 4 drawn in excess is disclosed
      Then the ruling is "burned"
      And 1 card and <more> additional cards are burned
      And the answer rests on 3.12(b), 3.12(a), 3.5(d)

      Examples:
        | left | more |
        | 5    | 4    |
        | 4    | 4    |
        | 3    | 3    |
        | 0    | 0    |

    Scenario Outline: Fewer than no cards cannot be left when a card drawn in excess is <seen>
      Given the shoe holds -1 more cards
      When a 4 drawn in excess is <seen>
      Then that cannot be

      Examples:
        | seen          |
        | disclosed     |
        | not disclosed |

    Scenario: The card is drawn after the last hand of a shoe
      Given it is the last hand of the shoe
      When a 9 drawn in excess is not disclosed
      Then the ruling is "unused with the rest of the shoe"
      And the answer rests on 3.8(e), 3.12(b)

    Scenario: A card disclosed after the last hand of a shoe is burned all the same
      Given it is the last hand of the shoe
      When a 2 drawn in excess is disclosed
      Then the ruling is "burned"
      And 1 card and 2 additional cards are burned

  Rule: (c) Cards found face upwards are not used, and as many are burned as the number on them

    Scenario Outline: <cards> face upwards in the shoe
      When <cards> is found face upwards with 100 more cards in the shoe, and the round needs 6
      Then the ruling is "the round goes on"
      And <found> cards and <more> additional cards are burned
      And the answer rests on 3.12(c), 3.5(d), 3.12(d)

      Examples:
        | cards         | found | more |
        | ace           | 1     | 1    |
        | 7             | 1     | 7    |
        | queen         | 1     | 10   |
        | 2, 3          | 2     | 5    |
        | ace, king, 10 | 3     | 21   |

    Scenario: Just enough cards are left for the round
      When 7 is found face upwards with 9 more cards in the shoe, and the round needs 2
      Then the ruling is "the round goes on"
      And 1 card and 7 additional cards are burned

    Scenario: Too few cards are left for the round
      When 3 is found face upwards with 4 more cards in the shoe, and the round needs 2
      Then the ruling is "the round is void"
      And the dealer must
        | place the card in the discard bucket                                      |
        | draw a card face upwards from the shoe and place it in the discard bucket |
        | draw a card face upwards from the shoe and place it in the discard bucket |
        | draw a card face upwards from the shoe and place it in the discard bucket |
        | reshuffle the entire set of cards                                     |
        | place the cards in the shoe                                           |
        | commence a new round                                                  |
      And the answer rests on 3.12(d), 3.12(c), 3.5(d)

    Scenario: No more cards can be burned than there are
      When king is found face upwards with 1 more cards in the shoe, and the round needs 1
      Then the ruling is "the round is void"
      And the dealer must
        | place the card in the discard bucket                                      |
        | draw a card face upwards from the shoe and place it in the discard bucket |
        | reshuffle the entire set of cards                                         |
        | place the cards in the shoe                                               |
        | commence a new round                                                      |

    Scenario Outline: <cards> with <remaining> cards left and <needed> needed cannot be
      When <cards> is found face upwards with <remaining> more cards in the shoe, and the round needs <needed>
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | cards   | remaining | needed | right                    |
        | nothing | 10        | 1      | name the cards that were |
        | 5       | -1        | 1      | count from 0             |
        | 5       | 10        | -1     | count from 0             |

  Rule: (d) A round for which the shoe has too few cards is void

    Scenario Outline: <remaining> cards remain and the round needs <needed>
      When <remaining> cards remain and the round needs <needed>
      Then the ruling is "the round goes on"
      And the dealer must do nothing
      And the answer rests on 3.12(d)

      Examples:
        | remaining | needed |
        | 4         | 4      |
        | 5         | 4      |
        | 0         | 0      |

    Scenario: One card is missing
      When 3 cards remain and the round needs 4
      Then the ruling is "the round is void"
      And the dealer must
        | reshuffle the entire set of cards |
        | place the cards in the shoe       |
        | commence a new round              |
      And the answer rests on 3.12(d)

    Scenario Outline: The shoe runs out with <cards>
      Given the next cards in the shoe are <cards>
      When the round is dealt
      Then the ruling is "the round is void"
      And the dealer must
        | reshuffle the entire set of cards |
        | place the cards in the shoe       |
        | commence a new round              |
      And the answer rests on 3.12(d)

      Examples:
        | cards               |
        | none                |
        | 9, 9, king          |
        | king, 6, 5, king    |
        | king, 5, 6, king    |
        | king, 6, 5, king, 6 |

    Scenario Outline: <remaining> cards and <needed> needed cannot be
      When <remaining> cards remain and the round needs <needed>
      Then that cannot be

      Examples:
        | remaining | needed |
        | -1        | 4      |
        | 4         | -1     |

    Scenario Outline: Every wager on a round with <remaining> cards for <needed> is void
      Given Alice wagers $10 on the Banker's Hand
      And Bob wagers $20.01 on the Player's Hand
      And Carol wagers $5 on the Tie Bet
      When the wagers are settled with <remaining> cards remaining and <needed> needed
      Then these wagers are void
        | Alice | Banker's Hand | $10    |
        | Bob   | Player's Hand | $20.01 |
        | Carol | Tie Bet       | $5     |
      And the dealer must
        | reshuffle the entire set of cards |
        | place the cards in the shoe       |
        | commence a new round              |
      And the answer rests on 3.12(d)

      Examples:
        | remaining | needed |
        | 0         | 1      |
        | 3         | 4      |

    Scenario Outline: A round with <remaining> cards for <needed> settles no wager as void
      Given Alice wagers $10 on the Tie Bet
      When the wagers are settled with <remaining> cards remaining and <needed> needed
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | remaining | needed | right                             |
        | 4         | 4      | a round is void if it has too few |
        | 5         | 4      | a round is void if it has too few |
        | -1        | 4      | count from 0                      |

    Scenario: There is no wager on the void round
      When the wagers are settled with 3 cards remaining and 4 needed
      Then that cannot be
      And what would be right is "name at least one"

    Scenario: A wager that the table does not offer is not on the void round either
      Given Alice wagers $10 on the dragon 7
      When the wagers are settled with 3 cards remaining and 4 needed
      Then that cannot be
      And what would be right is "the table offers Banker's Hand, Player's Hand, Tie Bet"

    Scenario: Nothing has won in a void round
      Given Alice wagers $10 on the Tie Bet, which has won
      When the wagers are settled with 3 cards remaining and 4 needed
      Then that cannot be
      And what would be right is "the round decides that"
