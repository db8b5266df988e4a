Feature: 19:47-7.7 Hands of player and banker; procedure for dealing initial two cards to each hand

  Rule: (a) Two hands are dealt, the Player's Hand and the Banker's Hand

    Scenario Outline: Card <card> is for the <hand>
      Given a game of minibaccarat
      When card <card> is dealt
      Then it belongs to the <hand>
      And the answer rests on 7.7(c), 7.7(a)

      Examples:
        | card | hand          |
        | 1    | Player's Hand |
        | 2    | Banker's Hand |

  Rule: (b) The dealer first announces "No More Bets"

    Scenario Outline: A card is dealt <way> before "No More Bets"
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them <way>, in turn
        | <act> |
      Then the first breach is act 1, "<act>", of 7.7(b)
      And the answer rests on 7.7(b)

      Examples:
        | way       | act                                                       |
        | face up   | remove a card from the shoe with the left hand            |
        | face down | remove a card from the shoe with either hand              |
        | face down | place the card face down on the area of the Player's Hand |

  Rule: (c) The first and third cards are the Player's Hand, the others the Banker's; in one of two ways

    Scenario Outline: Card <card> of the initial four
      Given a game of minibaccarat
      When card <card> is dealt
      Then it belongs to the <hand>

      Examples:
        | card | hand          |
        | 1    | Player's Hand |
        | 2    | Banker's Hand |
        | 3    | Player's Hand |
        | 4    | Banker's Hand |

    Scenario: There is no fifth card in the initial deal
      Given a game of minibaccarat
      When card 5 is dealt
      Then that cannot be

    Scenario: The cards are dealt from the shoe
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                  |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | place the card face down underneath the right corner of the dealing shoe |
      Then the first breach is act 4, "place the card face down underneath the right corner of the dealing shoe", of 7.7(c)
      And the answer rests on 7.7(c), 7.7(a)

    Scenario: There is no third way to deal
      When the licensee deals the initial four cards of minibaccarat in another way
      Then this is refused by 7.7(c)
      And the answer rests on 7.7(c)

    Scenario: What is dealt in another way has no order of its own
      When the initial four cards of minibaccarat are to be dealt in another way
      Then that cannot be

    Scenario Outline: The initial cards are four: <cards>
      Given the next cards in the shoe are <cards>
      When the dealer deals them face up, in turn
        | announce "No More Bets" |
      Then that cannot be

      Examples:
        | cards                |
        | king, 5, 9           |
        | king, 5, 9, king, 10 |

  Rule: (c)1 Removed with the left hand, turned face up, placed with the right hand on the hand's area

    Scenario: The licensee may choose this way
      When the licensee deals the initial four cards of minibaccarat face up
      Then this is allowed by 7.7(c)1
      And the answer rests on 7.7(c)1, 7.7(c)

    Scenario: The cards are dealt face up
      When the initial four cards of minibaccarat are to be dealt face up
      Then the ruling is "deal the initial four cards"
      And the dealer must
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Banker's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Banker's Hand |
        | announce the Point Count of the Player's Hand                       |
        | announce the Point Count of the Banker's Hand                       |
      And the answer rests on 7.7(c)1, 7.7(c), 7.7(b), 7.8(a)

    Scenario Outline: The dealer does this: <act>
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets" |
        | <act>                   |
      Then the first breach is act 2, "<act>", of 7.7(c)1
      And the answer rests on 7.7(c)1, 7.7(c), 7.7(a)

      Examples:
        | act                                                                        |
        | remove a card from the shoe with the right hand                            |
        | remove a card from the shoe with either hand                               |
        | turn the card face up                                                      |
        | place the card with the right hand on the area of the Player's Hand        |
        | place the card face down on the area of the Player's Hand                  |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |

    Scenario: The card is placed before it is turned
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | place the card with the right hand on the area of the Player's Hand |
      Then the first breach is act 3, "place the card with the right hand on the area of the Player's Hand", of 7.7(c)1

    Scenario Outline: The first card is placed wrongly: <act>
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                        |
        | remove a card from the shoe with the left hand |
        | turn the card face up                          |
        | <act>                                          |
      Then the first breach is act 4, "<act>", of 7.7(c)1

      Examples:
        | act                                                                 |
        | place the card with the left hand                                   |
        | place the card with the right hand on the area of the Banker's Hand |

    Scenario Outline: The cards are removed <removed>, turned <turned> and then placed
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | <second act>                                                        |
        | <third act>                                                         |
        | <fourth act>                                                        |
        | place the card with the right hand on the area of the Player's Hand |
        | place the card with the right hand on the area of the Banker's Hand |
        | remove a card from the shoe with the left hand                      |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Banker's Hand |
        | announce the Point Count of the Player's Hand: 9                    |
        | announce the Point Count of the Banker's Hand: 5                    |
      Then the procedure was conducted as the law orders
      And the answer rests on 7.7(b), 7.7(c)1, 7.7(c), 7.7(a), 7.8(a)

      Examples:
        | removed    | turned     | second act                                     | third act                                      | fourth act            |
        | together   | together   | remove a card from the shoe with the left hand | turn the card face up                          | turn the card face up |
        | one by one | one by one | turn the card face up                          | remove a card from the shoe with the left hand | turn the card face up |

    Scenario: All four are removed, all turned, all placed
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | remove a card from the shoe with the left hand                      |
        | remove a card from the shoe with the left hand                      |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | turn the card face up                                               |
        | turn the card face up                                               |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | place the card with the right hand on the area of the Banker's Hand |
        | place the card with the right hand on the area of the Player's Hand |
        | place the card with the right hand on the area of the Banker's Hand |
        | announce the Point Count of the Player's Hand: 9                    |
        | announce the Point Count of the Banker's Hand: 5                    |
      Then the procedure was conducted as the law orders

    Scenario: A fifth card is removed
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                        |
        | remove a card from the shoe with the left hand |
        | remove a card from the shoe with the left hand |
        | remove a card from the shoe with the left hand |
        | remove a card from the shoe with the left hand |
        | remove a card from the shoe with the left hand |
      Then the first breach is act 6, "remove a card from the shoe with the left hand", of 7.7(c)1

    Scenario: More cards are turned than were removed
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                        |
        | remove a card from the shoe with the left hand |
        | remove a card from the shoe with the left hand |
        | turn the card face up                          |
        | turn the card face up                          |
        | turn the card face up                          |
      Then the first breach is act 6, "turn the card face up", of 7.7(c)1

    Scenario: More cards are placed than were turned
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | place the card with the right hand on the area of the Banker's Hand |
      Then the first breach is act 6, "place the card with the right hand on the area of the Banker's Hand", of 7.7(c)1

    Scenario: The cards are called before the fourth is placed
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | announce the Point Count of the Player's Hand: 9                    |
      Then the first breach is act 5, "announce the Point Count of the Player's Hand", of 7.7(c)1

  Rule: (c)2 Face down, the Banker's cards under the shoe until the Player's Hand is called

    Scenario: The licensee may choose this way as well
      When the licensee deals the initial four cards of minibaccarat face down
      Then this is allowed by 7.7(c)2
      And the answer rests on 7.7(c)2, 7.7(c)

    Scenario: The cards are dealt face down
      When the initial four cards of minibaccarat are to be dealt face down
      Then the ruling is "deal the initial four cards"
      And the dealer must
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | announce the Point Count of the Player's Hand                              |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
        | announce the Point Count of the Banker's Hand                              |
      And the answer rests on 7.7(c)2, 7.7(c), 7.7(b), 7.8(a)

    Scenario Outline: The cards are removed with <hand> hand, <number> at a time
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with <hand> hand                               |
        | <third act>                                                                |
        | <fourth act>                                                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with the left hand                             |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with the right hand                            |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | announce the Point Count of the Player's Hand: 9                           |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
        | announce the Point Count of the Banker's Hand: 5                           |
      Then the procedure was conducted as the law orders
      And the answer rests on 7.7(b), 7.7(c), 7.7(a), 7.7(c)2, 7.8(a)

      Examples:
        | hand      | number | third act                                                 | fourth act                                                |
        | the left  | one    | place the card face down on the area of the Player's Hand | remove a card from the shoe with the right hand           |
        | the right | one    | place the card face down on the area of the Player's Hand | remove a card from the shoe with the left hand            |
        | either    | one    | place the card face down on the area of the Player's Hand | remove a card from the shoe with either hand              |
        | the right | two    | remove a card from the shoe with the right hand           | place the card face down on the area of the Player's Hand |

    Scenario: The Banker's cards are turned before those of the Player's Hand are
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
      Then the first breach is act 10, "turn the second and fourth cards face up, on the area of the Banker's Hand", of 7.7(c)2
      And the answer rests on 7.7(c)2, 7.8(a)

    Scenario: The Banker's cards are turned before the Player's Hand is called
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
      Then the first breach is act 11, "turn the second and fourth cards face up, on the area of the Banker's Hand", of 7.7(c)2
      And the answer rests on 7.7(c)2, 7.8(a)

    Scenario: The Banker's cards are not turned when the Player's Hand is called
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                  |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | turn the cards of the Player's Hand face up                              |
        | announce the Point Count of the Player's Hand: 9                         |
        | announce the Point Count of the Banker's Hand: 5                         |
      Then the first breach is act 12, "announce the Point Count of the Banker's Hand", of 7.7(c)2

    Scenario: The second card is placed with the first
      Given the next cards in the shoe are king, 5, 9, king
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                   |
        | remove a card from the shoe with either hand              |
        | place the card face down on the area of the Player's Hand |
        | remove a card from the shoe with either hand              |
        | place the card face down on the area of the Player's Hand |
      Then the first breach is act 5, "place the card face down on the area of the Player's Hand", of 7.7(c)2
      And the answer rests on 7.7(c)2, 7.7(c), 7.7(a)
