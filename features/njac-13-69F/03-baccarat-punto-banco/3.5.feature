Feature: 13:69F-3.5 Shuffle and cut of the cards

  Background:
    Given a punto banco table
    And the casino licensee elects procedure 1
    And these acts
      | another dealer | shuffle the cards so that they are randomly intermixed      |
      | another dealer | lace approximately one deck evenly into the remaining stack |

  Rule: (a) Before play, unless the cards were pre-shuffled, and after each shoe the dealers perform one of two procedures

    Scenario Outline: With <cards> cards <moment>, <ruling>
      When <cards> cards are at hand <moment>
      Then <ruling> by 3.5(a)

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

    Scenario: The answer also rests on the procedure that is elected
      When unshuffled cards are at hand after a shoe of cards is completed
      Then a shuffle is required by 3.5(a)
      And the answer rests on 3.5(a), 3.5(a)1

    Scenario: Where nothing is to do, it is no matter which procedure is elected
      Given the casino licensee elects procedure 2
      When pre-shuffled cards are at hand immediately prior to the commencement of play
      Then no shuffle is required by 3.5(a)
      And the answer rests on 3.5(a)

    Scenario: The casino licensee elects neither procedure, and a shuffle is asked for
      Given the casino licensee elects no procedure
      When unshuffled cards are at hand immediately prior to the commencement of play
      Then that cannot be
      And what would be right is "name procedure 1 or 2"

    Scenario: The casino licensee elects neither procedure, and the shuffle is inspected
      Given the casino licensee elects no procedure
      When the shuffle is inspected
      Then that cannot be
      And what would be right is "name procedure 1 or 2"

  Rule: (a)1 The dealers shuffle the cards, and a dealer laces approximately one deck

    Scenario: The cards are shuffled and laced
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders
      And the answer rests on 3.5(a)1, 3.5(a)1i

    Scenario: The cards are not shuffled
      Given 'shuffle the cards so that they are randomly intermixed' is left out
      When the shuffle is inspected
      Then the first breach is act 1, 'lace approximately one deck evenly into the remaining stack', of 3.5(a)1

    Scenario: The cards may be shuffled several times over
      Given 'shuffle the cards so that they are randomly intermixed' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: <cards> cards of <decks> decks are laced, <how>
      When <cards> cards of <decks> decks are laced, <how>
      Then that is <verdict> by 3.5(a)1

      Examples:
        | cards | decks | how              | verdict |
        | 52    | 6     | evenly dispersed | allowed |
        | 52    | 6     | in one place     | refused |
        | 27    | 6     | evenly dispersed | allowed |
        | 26    | 6     | evenly dispersed | refused |
        | 77    | 6     | evenly dispersed | allowed |
        | 78    | 6     | evenly dispersed | refused |
        | 0     | 6     | evenly dispersed | refused |
        | 104   | 8     | evenly dispersed | refused |
        | 312   | 6     | evenly dispersed | refused |

    Scenario Outline: <cards> cards of <decks> decks cannot be laced
      When <cards> cards of <decks> decks are laced, evenly dispersed
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | cards | decks | right                       |
        | -1    | 6     | 6 decks have 312 cards      |
        | 313   | 6     | 6 decks have 312 cards      |
        | 52    | 5     | there are six or more decks |

    Scenario: The cards are not laced
      Given 'lace approximately one deck evenly into the remaining stack' is left out
      When the shuffle is inspected
      Then the first breach is act 2, 'lace approximately one deck evenly into the remaining stack', of 3.5(a)1

    Scenario: The cards may be laced twice
      Given 'lace approximately one deck evenly into the remaining stack' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards are laced before they are shuffled
      Given 'lace approximately one deck evenly into the remaining stack' comes before 'shuffle the cards so that they are randomly intermixed'
      When the shuffle is inspected
      Then the first breach is act 1, 'lace approximately one deck evenly into the remaining stack', of 3.5(a)1

    Scenario: The shuffle is for the dealers, not the floorperson
      Given 'shuffle the cards so that they are randomly intermixed' is done by the floorperson assigned to the table
      When the shuffle is inspected
      Then the first breach is act 1, 'shuffle the cards so that they are randomly intermixed', of 3.5(a)1

    Scenario: The lacing is for a dealer, not a participant
      Given 'lace approximately one deck evenly into the remaining stack' is done by a participant
      When the shuffle is inspected
      Then the first breach is act 2, 'lace approximately one deck evenly into the remaining stack', of 3.5(a)1

    Scenario Outline: The dealer calling the game may do this too: <act>
      Given '<act>' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

      Examples:
        | act                                                         |
        | shuffle the cards so that they are randomly intermixed      |
        | lace approximately one deck evenly into the remaining stack |

  Rule: (a)1i After lacing, the dealer calling the game shuffles again if the casino licensee requires it

    Scenario: The cards are shuffled again after lacing, as elected
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards may be shuffled again twice
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      And 'shuffle some or all of the cards again' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards are not shuffled again, though elected
      Given the casino licensee elects to shuffle again
      When the shuffle is inspected
      Then the first breach is act 3, 'shuffle some or all of the cards again', of 3.5(a)1i

    Scenario: The cards are shuffled again, though not elected
      Given after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 3, 'shuffle some or all of the cards again', of 3.5(a)1i

    Scenario: The dealer calling the game shuffles again, not another dealer
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', another dealer does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 3, 'shuffle some or all of the cards again', of 3.5(a)1i

    Scenario: The cards are shuffled again before lacing
      Given the casino licensee elects to shuffle again
      And after 'shuffle the cards so that they are randomly intermixed', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 2, 'shuffle some or all of the cards again', of 3.5(a)1
