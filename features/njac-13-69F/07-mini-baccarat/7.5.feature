Feature: 13:69F-7.5 Shuffle and cut of the cards

  Background:
    Given a mini-baccarat table
    And these acts
      | the dealer calling the game | shuffle the cards so that they are randomly intermixed |

  Rule: (a) Before play, unless the cards were pre-shuffled, and after each shoe the dealer shuffles the cards

    Scenario Outline: With <cards> cards <moment>, <ruling>
      When <cards> cards are at hand <moment>
      Then <ruling> by 7.5(a)

      Examples:
        | cards        | moment                                        | ruling                 |
        | unshuffled   | immediately prior to the commencement of play | a shuffle is required  |
        | unshuffled   | after a shoe of cards is completed            | a shuffle is required  |
        | unshuffled   | before a shoe of cards is completed           | no shuffle is required |
        | pre-shuffled | immediately prior to the commencement of play | no shuffle is required |
        | pre-shuffled | after a shoe of cards is completed            | a shuffle is required  |
        | pre-shuffled | before a shoe of cards is completed           | no shuffle is required |

    Scenario: Where a shuffle is required, the cards become randomly intermixed
      When unshuffled cards are at hand immediately prior to the commencement of play
      Then the dealer must
        | shuffle the cards so that they are randomly intermixed |

    Scenario: Where no shuffle is required, nothing is to do
      When unshuffled cards are at hand before a shoe of cards is completed
      Then the dealer must do nothing

    Scenario: The dealer shuffles the cards
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders
      And the answer rests on 7.5(a)

    Scenario: The cards may be shuffled several times over
      Given 'shuffle the cards so that they are randomly intermixed' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: There are no two procedures to elect from when a shuffle is asked for
      Given the casino licensee elects procedure 1
      When unshuffled cards are at hand immediately prior to the commencement of play
      Then that cannot be
      And what would be right is "name none"

    Scenario: There are no two procedures to elect from when the shuffle is inspected
      Given the casino licensee elects procedure 2
      When the shuffle is inspected
      Then that cannot be
      And what would be right is "name none"

    Scenario: The cards are not shuffled
      Given 'shuffle the cards so that they are randomly intermixed' is left out
      When the shuffle is inspected
      Then the first breach is act 1, 'shuffle the cards so that they are randomly intermixed', of 7.5(a)

    Scenario: The shuffle is for the dealer, not the floorperson
      Given 'shuffle the cards so that they are randomly intermixed' is done by the floorperson assigned to the table
      When the shuffle is inspected
      Then the first breach is act 1, 'shuffle the cards so that they are randomly intermixed', of 7.5(a)

    Scenario: There is one dealer at the table
      Given 'shuffle the cards so that they are randomly intermixed' is done by another dealer
      When the shuffle is inspected
      Then that cannot be
