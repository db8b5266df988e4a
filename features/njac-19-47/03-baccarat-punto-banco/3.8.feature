Feature: 19:47-3.8 Procedure for dealing of additional cards

  Rule: (a) The Point Count of the Player's Hand is announced, then that of the Banker's Hand

    Scenario: The Point Counts are announced in order
      Given the next cards in the shoe are king, 5, 9, king
      And the initial four cards are dealt as the law orders
      And in turn
        | the dealer calling the game | announce the Point Count of the Player's Hand: 9                |
        | the dealer calling the game | take and position the cards of the Banker's Hand                |
        | the dealer calling the game | announce the Point Count of the Banker's Hand: 5                |
        | the dealer calling the game | instruct the curator to deal no third card to the Player's Hand |
        | the dealer calling the game | instruct the curator to deal no third card to the Banker's Hand |
      When the round is inspected
      Then the round was conducted as the law orders
      And the answer rests on 3.7(b), 3.7(c), 3.7(a), 3.6(c), 3.8(a), 3.8(b), 3.9(a), 3.9(c), 3.8(c)

    Scenario: The Banker's Hand is announced first
      Given the next cards in the shoe are king, 5, 9, king
      And the initial four cards are dealt as the law orders
      And in turn
        | the dealer calling the game | announce the Point Count of the Banker's Hand: 5 |
      When the round is inspected
      Then the first breach is act 8, "announce the Point Count of the Banker's Hand", of 3.8(a)

    Scenario: The Banker's Hand is announced before its cards are positioned
      Given the next cards in the shoe are king, 5, 9, king
      And the initial four cards are dealt as the law orders
      And in turn
        | the dealer calling the game | announce the Point Count of the Player's Hand: 9 |
        | the dealer calling the game | announce the Point Count of the Banker's Hand: 5 |
      When the round is inspected
      Then the first breach is act 9, "announce the Point Count of the Banker's Hand", of 3.8(a)

    Scenario Outline: The wrong Point Counts, <players> and <bankers>, are announced
      Given the next cards in the shoe are 8, 2, 9, 4, king
      And the initial four cards are dealt as the law orders
      And the Point Counts <players> and <bankers> are announced
      When the round is inspected
      Then the first breach is act <act>, "announce the Point Count of the <hand>", of 3.8(a)

      Examples:
        | players | bankers | act | hand          |
        | 1       | 6       | 8   | Player's Hand |
        | 8       | 6       | 8   | Player's Hand |
        | 7       | 5       | 10  | Banker's Hand |

    Scenario: Another dealer announces the Point Count
      Given the next cards in the shoe are king, 5, 9, king
      And the initial four cards are dealt as the law orders
      And in turn
        | another dealer | announce the Point Count of the Player's Hand: 9 |
      When the round is inspected
      Then the first breach is act 8, "announce the Point Count of the Player's Hand", of 3.8(a)

    Scenario: The Point Counts are not announced
      Given the next cards in the shoe are king, 5, 9, king
      And the initial four cards are dealt as the law orders
      When the round is inspected
      Then the first breach is act 8, "announce the Point Count of the Player's Hand", of 3.8(a)

  Rule: (b) The dealer instructs the curator whether to deal a third card to each hand

    Scenario: The curator is instructed against Table 1
      Given the next cards in the shoe are king, 5, 6, king, 9
      And the initial four cards are dealt as the law orders
      And the Point Counts 6 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
      When the round is inspected
      Then the first breach is act 11, "instruct the curator to deal a third card to the Player's Hand", of 3.8(b)
      And the answer rests on 3.8(b), 3.9(b)

    Scenario: The curator is instructed against Table 2
      Given the next cards in the shoe are king, 5, 6, king, 9
      And the initial four cards are dealt as the law orders
      And the Point Counts 6 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal no third card to the Player's Hand |
        | the dealer calling the game | instruct the curator to deal no third card to the Banker's Hand |
      When the round is inspected
      Then the first breach is act 12, "instruct the curator to deal no third card to the Banker's Hand", of 3.8(b)
      And the answer rests on 3.8(b), 3.9(c), 3.9(g), 3.9(d), 3.9(f)

    Scenario: The curator is instructed to deal after a natural
      Given the next cards in the shoe are king, 5, 8, king
      And the initial four cards are dealt as the law orders
      And the Point Counts 8 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal no third card to the Player's Hand |
        | the dealer calling the game | instruct the curator to deal a third card to the Banker's Hand  |
      When the round is inspected
      Then the first breach is act 12, "instruct the curator to deal a third card to the Banker's Hand", of 3.8(b)
      And the answer rests on 3.8(b), 3.9(a), 3.9(c)

    Scenario: Both hands are instructed before the Player's third card is seen
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the dealer calling the game | instruct the curator to deal a third card to the Banker's Hand |
      When the round is inspected
      Then the first breach is act 12, "instruct the curator to deal a third card to the Banker's Hand", of 3.8(c)

  Rule: (c) A third card is dealt face upwards, first to the Player's Hand, then to the Banker's Hand

    Scenario: Both hands draw
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the curator                 | deal a third card face upwards to the Player's Hand            |
        | the dealer calling the game | instruct the curator to deal a third card to the Banker's Hand |
        | the curator                 | deal a third card face upwards to the Banker's Hand            |
      When the round is inspected
      Then the round was conducted as the law orders

    Scenario: The Banker's Hand is dealt its third card first
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the curator                 | deal a third card face upwards to the Banker's Hand            |
      When the round is inspected
      Then the first breach is act 12, "deal a third card face upwards to the Banker's Hand", of 3.8(c)
      And the answer rests on 3.8(c), 3.6(c)

    Scenario: The third card is dealt face downwards
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the curator                 | deal a third card face downwards                               |
      When the round is inspected
      Then the first breach is act 12, "deal a third card face downwards", of 3.8(c)

    Scenario: The dealer deals the third card
      Given the next cards in the shoe are king, 6, 4, king, 4
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 6 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the dealer calling the game | deal a third card face upwards to the Player's Hand            |
      When the round is inspected
      Then the first breach is act 12, "deal a third card face upwards to the Player's Hand", of 3.8(c)

    Scenario: A hand that stays is dealt a third card
      Given the next cards in the shoe are king, 7, 4, king, 4
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 7 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand  |
        | the curator                 | deal a third card face upwards to the Player's Hand             |
        | the dealer calling the game | instruct the curator to deal no third card to the Banker's Hand |
        | the curator                 | deal a third card face upwards to the Banker's Hand             |
      When the round is inspected
      Then the first breach is act 14, "deal a third card face upwards to the Banker's Hand", of 3.8(c)

    Scenario: The third card is not dealt
      Given the next cards in the shoe are king, 5, 6, king, 9
      And the initial four cards are dealt as the law orders
      And the Point Counts 6 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal no third card to the Player's Hand |
        | the dealer calling the game | instruct the curator to deal a third card to the Banker's Hand  |
      When the round is inspected
      Then the first breach is act 13, "deal a third card face upwards to the Banker's Hand", of 3.8(c)

    Scenario: The whole of a round in which both hands draw
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      When the round is dealt
      Then the ruling is "the Player's Hand is higher"
      And the dealer must
        | announce "No More Bets"                                        |
        | announce "Cards"                                               |
        | deal a card to the Player's Hand                               |
        | deal a card to the Banker's Hand                               |
        | deal a card to the Player's Hand                               |
        | deal a card to the Banker's Hand                               |
        | place the cards face upwards in front of the dealer            |
        | announce the Point Count of the Player's Hand                  |
        | take and position the cards of the Banker's Hand               |
        | announce the Point Count of the Banker's Hand                  |
        | instruct the curator to deal a third card to the Player's Hand |
        | deal a third card face upwards to the Player's Hand            |
        | instruct the curator to deal a third card to the Banker's Hand |
        | deal a third card face upwards to the Banker's Hand            |

    Scenario: The whole of a round in which the Banker's Hand alone draws
      Given the next cards in the shoe are king, 5, 6, king, 3
      When the round is dealt
      Then the ruling is "the Banker's Hand is higher"
      And the dealer must
        | announce "No More Bets"                                         |
        | announce "Cards"                                                |
        | deal a card to the Player's Hand                                |
        | deal a card to the Banker's Hand                                |
        | deal a card to the Player's Hand                                |
        | deal a card to the Banker's Hand                                |
        | place the cards face upwards in front of the dealer             |
        | announce the Point Count of the Player's Hand                   |
        | take and position the cards of the Banker's Hand                |
        | announce the Point Count of the Banker's Hand                   |
        | instruct the curator to deal no third card to the Player's Hand |
        | instruct the curator to deal a third card to the Banker's Hand  |
        | deal a third card face upwards to the Banker's Hand             |

    Scenario Outline: The cards <cards> end with <end>
      Given the next cards in the shoe are <cards>
      When the round is dealt
      Then the ruling is "<end>"
      And the round takes <number> cards

      Examples:
        | cards                     | end                         | number |
        | king, 9, 9, king          | the Point Counts are equal  | 4      |
        | king, 9, 8, king          | the Banker's Hand is higher | 4      |
        | king, 6, 7, king          | the Player's Hand is higher | 4      |
        | king, 3, 2, king, 8       | the Banker's Hand is higher | 5      |
        | king, 3, 3, king, 7, 7    | the Point Counts are equal  | 6      |
        | king, 6, 5, king, 6, 5, 9 | the Point Counts are equal  | 6      |

    Scenario: Too few cards to inspect a round
      Given the next cards in the shoe are king, 5, 6, king
      When the round is inspected
      Then that cannot be

  Rule: (d) No hand is ever dealt more than one additional card

    Scenario: The Banker's Hand is dealt a second additional card
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the curator                 | deal a third card face upwards to the Player's Hand            |
        | the dealer calling the game | instruct the curator to deal a third card to the Banker's Hand |
        | the curator                 | deal a third card face upwards to the Banker's Hand            |
        | the curator                 | deal a third card face upwards to the Banker's Hand            |
      When the round is inspected
      Then the first breach is act 15, "deal a third card face upwards to the Banker's Hand", of 3.8(d)

    Scenario: The Player's Hand is dealt a second additional card before the Banker's Hand draws
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the dealer calling the game | instruct the curator to deal a third card to the Player's Hand |
        | the curator                 | deal a third card face upwards to the Player's Hand            |
        | the curator                 | deal a third card face upwards to the Player's Hand            |
      When the round is inspected
      Then the first breach is act 13, "deal a third card face upwards to the Player's Hand", of 3.8(d)

    Scenario: An earlier breach comes before a second additional card
      Given the next cards in the shoe are king, 5, 4, king, 4, 2
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the curator                 | deal a third card face upwards to the Player's Hand            |
        | the curator                 | deal a third card face upwards to the Player's Hand            |
      When the round is inspected
      Then the first breach is act 11, "deal a third card face upwards to the Player's Hand", of 3.8(b)

  Rule: (e) When the cutting card appears, that hand is completed and one more, the last, is dealt

    Scenario: The cutting card appears
      When the cutting card has appeared and 0 hands are completed
      Then the ruling is "the hand is completed, and one more is dealt"
      And the dealer must
        | remove the cutting card and place it to the side  |
        | complete the hand                                 |
        | the dealer calling the game announces "last hand" |
        | complete one more hand                            |
        | reshuffle the cards                               |
      And the answer rests on 3.8(e)

    Scenario: The hand in which it appeared is completed
      When the cutting card has appeared and 1 hand is completed
      Then the ruling is "one more hand is dealt"
      And the dealer must
        | the dealer calling the game announces "last hand" |
        | complete one more hand                            |
        | reshuffle the cards                               |

    Scenario: The last hand is completed
      When the cutting card has appeared and 2 hands are completed
      Then the ruling is "no more cards are dealt until the reshuffle"
      And the dealer must
        | reshuffle the cards |

    Scenario Outline: <number> hands after the cutting card cannot be
      When the cutting card has appeared and <number> hands are completed
      Then that cannot be

      Examples:
        | number |
        | 3      |
        | 4      |
        | -1     |

    Scenario: The shoe comes to its end as the law orders
      When the end of the shoe is inspected
        | the cutting card appears                          |
        | remove the cutting card and place it to the side  |
        | complete the hand                                 |
        | the dealer calling the game announces "last hand" |
        | complete one more hand                            |
        | reshuffle the cards                               |
      Then the procedure was conducted as the law orders
      And the answer rests on 3.8(e)

    Scenario: The cards are reshuffled before the last hand
      When the end of the shoe is inspected
        | the cutting card appears                          |
        | remove the cutting card and place it to the side  |
        | complete the hand                                 |
        | the dealer calling the game announces "last hand" |
        | reshuffle the cards                               |
      Then the first breach is act 5, "reshuffle the cards", of 3.8(e)

    Scenario: Two more hands are dealt
      When the end of the shoe is inspected
        | the cutting card appears                          |
        | remove the cutting card and place it to the side  |
        | complete the hand                                 |
        | the dealer calling the game announces "last hand" |
        | complete one more hand                            |
        | complete one more hand                            |
      Then the first breach is act 6, "complete one more hand", of 3.8(e)

    Scenario: The last hand is announced while the hand is not completed
      When the end of the shoe is inspected
        | the cutting card appears                          |
        | remove the cutting card and place it to the side  |
        | the dealer calling the game announces "last hand" |
      Then the first breach is act 3, 'the dealer calling the game announces "last hand"', of 3.8(e)

    Scenario: The hand is completed with the cutting card still in the way
      When the end of the shoe is inspected
        | the cutting card appears |
        | complete the hand        |
      Then the first breach is act 2, "complete the hand", of 3.8(e)

    Scenario: The last hand is dealt without an announcement
      When the end of the shoe is inspected
        | the cutting card appears                         |
        | remove the cutting card and place it to the side |
        | complete the hand                                |
        | complete one more hand                           |
      Then the first breach is act 4, "complete one more hand", of 3.8(e)
