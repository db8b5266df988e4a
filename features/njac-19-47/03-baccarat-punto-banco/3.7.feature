Feature: 19:47-3.7 Hands of player and banker; procedure for dealing initial two cards to each hand

  Rule: (a) Two hands are dealt, the Player's Hand and the Banker's Hand

    Scenario Outline: Card <card> is for the <hand>
      Given a game of baccarat-punto banco
      When card <card> is dealt
      Then it belongs to the <hand>
      And the answer rests on 3.7(c), 3.7(a)

      Examples:
        | card | hand          |
        | 1    | Player's Hand |
        | 2    | Banker's Hand |

  Rule: (b) "No More Bets" is announced, then "Cards", both by the dealer calling the game

    Scenario: "Cards" is announced before "No More Bets"
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "Cards" |
      When the round is inspected
      Then the first breach is act 1, 'announce "Cards"', of 3.7(b)

    Scenario Outline: <person> announces "<words>"
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | <first>  | announce "No More Bets" |
        | <second> | announce "Cards"        |
      When the round is inspected
      Then the first breach is act <act>, 'announce "<words>"', of 3.7(b)

      Examples:
        | first                       | second                      | person         | words        | act |
        | another dealer              | the dealer calling the game | another dealer | No More Bets | 1   |
        | the dealer calling the game | another dealer              | another dealer | Cards        | 2   |
        | the dealer calling the game | the curator                 | the curator    | Cards        | 2   |

    Scenario: The curator deals before "Cards" is announced
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"          |
        | the curator                 | deal a card to the Player's Hand |
      When the round is inspected
      Then the first breach is act 2, "deal a card to the Player's Hand", of 3.7(b)

    Scenario: Nothing is announced
      Given the next cards in the shoe are king, 5, 9, king
      When the round is inspected
      Then the first breach is act 1, 'announce "No More Bets"', of 3.7(b)

  Rule: (c) The first and third cards are the Player's Hand, the second and fourth the Banker's Hand

    Scenario Outline: Card <card> of the initial four
      Given a game of baccarat-punto banco
      When card <card> is dealt
      Then it belongs to the <hand>

      Examples:
        | card | hand          |
        | 1    | Player's Hand |
        | 2    | Banker's Hand |
        | 3    | Player's Hand |
        | 4    | Banker's Hand |

    Scenario Outline: Card <card> is not of the initial four
      Given a game of baccarat-punto banco
      When card <card> is dealt
      Then that cannot be

      Examples:
        | card |
        | 0    |
        | 5    |

    Scenario: The first card is dealt to the Banker's Hand
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"          |
        | the dealer calling the game | announce "Cards"                 |
        | the curator                 | deal a card to the Banker's Hand |
      When the round is inspected
      Then the first breach is act 3, "deal a card to the Banker's Hand", of 3.7(c)

    Scenario: The first two cards are dealt to the Player's Hand
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"          |
        | the dealer calling the game | announce "Cards"                 |
        | the curator                 | deal a card to the Player's Hand |
        | the curator                 | deal a card to the Player's Hand |
      When the round is inspected
      Then the first breach is act 4, "deal a card to the Player's Hand", of 3.7(c)

    Scenario: A fourth card that is never dealt
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"          |
        | the dealer calling the game | announce "Cards"                 |
        | the curator                 | deal a card to the Player's Hand |
        | the curator                 | deal a card to the Banker's Hand |
        | the curator                 | deal a card to the Player's Hand |
      When the round is inspected
      Then the first breach is act 6, "deal a card to the Banker's Hand", of 3.7(c)

    Scenario: The curator places the cards face upwards
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"                             |
        | the dealer calling the game | announce "Cards"                                    |
        | the curator                 | deal a card to the Player's Hand                    |
        | the curator                 | deal a card to the Banker's Hand                    |
        | the curator                 | deal a card to the Player's Hand                    |
        | the curator                 | deal a card to the Banker's Hand                    |
        | the curator                 | place the cards face upwards in front of the dealer |
      When the round is inspected
      Then the first breach is act 7, "place the cards face upwards in front of the dealer", of 3.7(c)
      And the answer rests on 3.7(c)

    Scenario: The hands are those of the first and third, and of the second and fourth card
      Given the next cards in the shoe are 9, 2, king, 4
      When the round is dealt
      Then the ruling is "the Player's Hand is higher"
      And the round takes 4 cards
