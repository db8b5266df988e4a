Feature: 19:47-3.6 Dealing shoe; selection of player to deal cards

  Rule: (a) Backs of one color and design, dealt from a shoe designed for the purpose

    Scenario Outline: Cards with <backs> backs, dealt from <shoe>
      Given a game of baccarat-punto banco
      When cards with <backs> backs are dealt from <shoe>
      Then this is <verdict> by 3.6(a)

      Examples:
        | backs                     | shoe           | verdict |
        | red plain                 | a dealing shoe | allowed |
        | red plain and red plain   | a dealing shoe | allowed |
        | red plain and blue plain  | a dealing shoe | refused |
        | red plain and red striped | a dealing shoe | refused |
        | red plain                 | another box    | refused |

    Scenario: The law does not say where the shoe of punto banco is
      Given a game of baccarat-punto banco
      And the shoe is on the table to the right of the dealer
      When cards with red plain backs are dealt from a dealing shoe
      Then this is allowed by 3.6(a)

    Scenario: Cards without backs cannot be
      Given a game of baccarat-punto banco
      When cards with no backs are dealt from a dealing shoe
      Then that cannot be

  Rule: (b) The shoe is offered first to seat number one, then counterclockwise

    Scenario: The participant in seat number one accepts
      Given at the table are
        | Bob  | 2 | accepts |
        | Ann  | 1 | accepts |
      When play commences
      Then the shoe is offered to Ann
      And Ann becomes the curator
      And the answer rests on 3.6(b), 3.6(c)

    Scenario: The participant in seat number one rejects the shoe
      Given at the table are
        | Ann   | 1 | rejects |
        | Carol | 5 | accepts |
        | Bob   | 3 | rejects |
        | Dave  | 7 | accepts |
      When play commences
      Then the shoe is offered to Ann, Bob, Carol
      And Carol becomes the curator

    Scenario: There is no one in seat number one
      Given at the table are
        | Dave | 12 | accepts |
        | Bob  | 3  | accepts |
      When play commences
      Then the shoe is offered to Bob
      And Bob becomes the curator

    Scenario: Nobody accepts, and no one is obliged to
      Given at the table are
        | Ann | 1 | rejects |
        | Bob | 2 | rejects |
      When play commences
      Then the shoe is offered to Ann, Bob
      And the ruling is "no round can begin until a participant accepts the shoe"
      And the answer rests on 3.6(b), 3.6(c)

    Scenario: Two participants in one seat cannot be
      Given at the table are
        | Ann | 1 | accepts |
        | Bob | 1 | accepts |
      When play commences
      Then that cannot be

    Scenario: One participant cannot be named twice
      Given at the table are
        | Ann | 1 | accepts |
        | Ann | 1 | accepts |
      When play commences
      Then that cannot be

    Scenario: There is no seat 0
      Given at the table are
        | Ann | 0 | accepts |
      When play commences
      Then that cannot be

    Scenario: One participant cannot sit in two seats
      Given at the table are
        | Ann | 1 | rejects |
        | Ann | 2 | accepts |
      When play commences
      Then that cannot be
      And what would be right is "seat each by themselves"

  Rule: (c) The participant who accepts the shoe is the curator and deals as instructed

    Scenario: Whoever accepts the shoe is the curator
      Given at the table are
        | Ann | 1 | rejects |
        | Bob | 2 | accepts |
      When play commences
      Then Bob becomes the curator
      And the answer rests on 3.6(b), 3.6(c)

    Scenario Outline: <person> deals in place of the curator
      Given the next cards in the shoe are king, 5, 9, king
      And in turn
        | the dealer calling the game | announce "No More Bets"          |
        | the dealer calling the game | announce "Cards"                 |
        | <person>                    | deal a card to the Player's Hand |
      When the round is inspected
      Then the first breach is act 3, "deal a card to the Player's Hand", of 3.7(c)
      And the answer rests on 3.7(c), 3.7(a), 3.6(c)

      Examples:
        | person                      |
        | another participant         |
        | another dealer              |
        | the dealer calling the game |

    Scenario: The curator deals a third card without being instructed
      Given the next cards in the shoe are king, 5, 4, king, 7, 3
      And the initial four cards are dealt as the law orders
      And the Point Counts 4 and 5 are announced
      And in turn
        | the curator | deal a third card face upwards to the Player's Hand |
      When the round is inspected
      Then the first breach is act 11, "deal a third card face upwards to the Player's Hand", of 3.8(b)
