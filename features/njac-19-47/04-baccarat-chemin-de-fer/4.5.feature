Feature: 19:47-4.5 Dealing shoe; selection of banker

  Rule: (a) All cards are dealt from a dealing shoe designed for it

    Scenario Outline: The cards are dealt from <what>
      Given 6 decks with blue backs with a star
      And a yellow and a green cutting card
      And the cards are dealt from <what>
      When baccarat-chemin de fer is played with them
      Then the table is <verdict>

      Examples:
        | what                                                  | verdict           |
        | a dealing shoe specifically designed for that purpose | allowed           |
        | another dealing shoe                                  | refused by 4.5(a) |
        | the hand                                              | refused by 4.5(a) |

  Rule: (b) The highest bid gets the bank; of equal ones, the first counterclockwise from the dealer

    Scenario Outline: Ann bids <Ann>, Bob <Bob> and Cid <Cid>
      Given Ann, Bob and Cid sit counterclockwise from the dealer
      And Ann bids <Ann>
      And Bob bids <Bob>
      And Cid bids <Cid>
      When the bank is given
      Then <banker> becomes the Banker by 4.5(b)

      Examples:
        | Ann       | Bob       | Cid       | banker |
        | $500      | $1,000    | $800      | Bob    |
        | $1,000.01 | $1,000    | $999      | Ann    |
        | $999.99   | $1,000    | $1,000    | Bob    |
        | $1,000    | $1,000    | $1,000    | Ann    |
        | $1,000    | $999      | $1,000    | Ann    |
        | $500      | $500      | $501      | Cid    |

    Scenario: It does not matter who of them bids first
      Given Ann, Bob and Cid sit counterclockwise from the dealer
      And Cid bids $1,000
      And Bob bids $1,000
      When the bank is given
      Then Bob becomes the Banker by 4.5(b)

    Scenario: Who is nearest to the dealer but does not bid is no Banker
      Given Ann, Bob and Cid sit counterclockwise from the dealer
      And Cid bids $5
      When the bank is given
      Then Cid becomes the Banker by 4.5(b)

    Scenario: A participant outbids another in the end
      Given Ann and Bob sit counterclockwise from the dealer
      And Ann bids $100
      And Bob bids $200
      And Ann bids $300
      When the bank is given
      Then Ann becomes the Banker by 4.5(b)

    Scenario: The Banker deals the cards
      Given Ann and Bob sit counterclockwise from the dealer
      And Ann bids $100
      When the bank is given
      Then the Banker must
        | deal the cards from the shoe in accordance with these regulations and the instructions of the dealer calling the game |

    Scenario: Nobody bids, and no one is obliged to
      Given Ann and Bob sit counterclockwise from the dealer
      When the bank is given
      Then nobody becomes the Banker: "no hand can begin until a participant offers to wager"
      And the answer rests on 4.5(b)

    Scenario: A bid of nothing is none
      Given Ann and Bob sit counterclockwise from the dealer
      And Ann bids $0
      When the bank is given
      Then that cannot be
      And what would be right is "wager a whole number of cents above 0"

    Scenario: A bidder must be at the table
      Given Ann and Bob sit counterclockwise from the dealer
      And Cid bids $100
      When the bank is given
      Then that cannot be
      And what would be right is "participants are Ann, Bob"

    Scenario: Nobody sits twice
      Given Ann, Bob and Ann sit counterclockwise from the dealer
      And Bob bids $100
      When the bank is given
      Then that cannot be
      And what would be right is "name each participant once"

    Scenario: The shoe is offered when the cards have been shuffled and placed in it
      Given the first hand of a shoe
      And the cards are shuffled and placed in the shoe
      And the dealer calling the game offers the shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders
      And the answer rests on 4.5(b), 4.6(a), 4.7(a)

    Scenario: The shoe is offered before the shuffle
      Given the first hand of a shoe
      And the dealer calling the game offers the shoe
      And the cards are shuffled and placed in the shoe
      Then the first breach is act 1, "the dealer calling the game offers the shoe", of 4.5(b)

    Scenario: The shoe is not offered
      Given the first hand of a shoe
      And the cards are shuffled and placed in the shoe
      And the Banker places a wager
      Then the first breach is act 2, "the Banker places a wager", of 4.5(b)

    Scenario: The shoe may be offered again
      Given the first hand of a shoe
      And the cards are shuffled and placed in the shoe
      And the dealer calling the game offers the shoe
      And the dealer calling the game offers the shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders

    Scenario: The cards may be shuffled again before the shoe is offered
      Given the first hand of a shoe
      And the cards are shuffled and placed in the shoe
      And the cards are shuffled and placed in the shoe
      And the dealer calling the game offers the shoe
      And the Banker places a wager
      And the remaining participants may wager against the Banker
      And the Banker deals the cards
      Then the procedure was conducted as the law orders

    Scenario: The hand after a shuffle is no later hand of the shoe
      Given a later hand of a shoe
      And the cards are shuffled and placed in the shoe
      Then that cannot be
      And what would be right is "the hand after a shuffle is the first"
