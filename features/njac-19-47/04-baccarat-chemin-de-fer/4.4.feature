Feature: 19:47-4.4 Shuffle and cut of the cards

  Background:
    Given a chemin de fer table
    And these participants in their positions
      | Ann | 2 |
      | Ben | 5 |
      | Cam | 9 |
    And these acts
      | another dealer              | shuffle the cards so that they are randomly intermixed                |
      | another dealer              | lace approximately one deck evenly into the remaining stack           |
      | the dealer calling the game | turn the backs of the stack away from the dealer                      |
      | the dealer calling the game | offer the stack to be cut                                             |
      | Cam                         | decline the cut                                                       |
      | Ben                         | place the cutting card in the stack                                   |
      | another dealer              | place all cards in front of the cutting card to the back of the stack |
      | another dealer              | insert one cutting card in from the back of the stack                 |
      | another dealer              | insert the second cutting card at the end of the stack                |
      | another dealer              | insert the stack into the dealing shoe                                |

  Rule: (a) Before play and after each shoe the dealers shuffle the cards

    Scenario Outline: With <cards> cards <moment>, <ruling>
      When <cards> cards are at hand <moment>
      Then <ruling> by 4.4(a)

      Examples:
        | cards        | moment                                        | ruling                 |
        | unshuffled   | immediately prior to the commencement of play | a shuffle is required  |
        | unshuffled   | after a shoe of cards is completed            | a shuffle is required  |
        | unshuffled   | before a shoe of cards is completed           | no shuffle is required |
        | pre-shuffled | immediately prior to the commencement of play | a shuffle is required  |
        | pre-shuffled | after a shoe of cards is completed            | a shuffle is required  |
        | pre-shuffled | before a shoe of cards is completed           | no shuffle is required |

    Scenario: Where a shuffle is required, the cards become randomly intermixed
      When unshuffled cards are at hand immediately prior to the commencement of play
      Then the dealer must
        | shuffle the cards so that they are randomly intermixed |

    Scenario: Where no shuffle is required, nothing is to do
      When unshuffled cards are at hand before a shoe of cards is completed
      Then the dealer must do nothing

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
      Then the first breach is act 1, 'lace approximately one deck evenly into the remaining stack', of 4.4(a)

    Scenario: The cards may be shuffled several times over
      Given 'shuffle the cards so that they are randomly intermixed' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: The shuffle is for the dealers, not <who>
      Given 'shuffle the cards so that they are randomly intermixed' is done by <who>
      When the shuffle is inspected
      Then the first breach is act 1, 'shuffle the cards so that they are randomly intermixed', of 4.4(a)

      Examples:
        | who                                   |
        | the floorperson assigned to the table |
        | Ann                                   |

    Scenario: The dealer calling the game may shuffle too
      Given 'shuffle the cards so that they are randomly intermixed' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

  Rule: (b) One deck is laced, the cards are shuffled again if elected, and the stack is offered to be cut clockwise

    Scenario: The cards are shuffled, laced, offered and cut as the law orders
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders
      And the answer rests on 4.4(a), 4.4(b), 4.4(c), 4.4(d)

    Scenario Outline: <cards> cards of <decks> decks are laced, <how>
      When <cards> cards of <decks> decks are laced, <how>
      Then that is <verdict> by 4.4(b)

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

    Scenario Outline: An act between shuffle and cut is left out: <act>
      Given '<act>' is left out
      When the shuffle is inspected
      Then the first breach is act <place>, '<next>', of 4.4(b)

      Examples:
        | act                                                         | place | next                                             |
        | lace approximately one deck evenly into the remaining stack | 2     | turn the backs of the stack away from the dealer |
        | turn the backs of the stack away from the dealer            | 3     | offer the stack to be cut                        |
        | offer the stack to be cut                                   | 4     | decline the cut                                  |

    Scenario Outline: An act between shuffle and cut may be done twice: <act>
      Given '<act>' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

      Examples:
        | act                                                         |
        | lace approximately one deck evenly into the remaining stack |
        | turn the backs of the stack away from the dealer            |
        | offer the stack to be cut                                   |

    Scenario: The backs of the stack may be turned away again for the next
      Given after 'decline the cut', the dealer calling the game does this: 'turn the backs of the stack away from the dealer'
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The stack may be offered to each participant anew
      Given after 'decline the cut', the dealer calling the game does this: 'offer the stack to be cut'
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: A participant offers the stack to the next
      Given after 'decline the cut', Cam does this: 'offer the stack to be cut'
      When the shuffle is inspected
      Then the first breach is act 6, 'offer the stack to be cut', of 4.4(b)

    Scenario: The stack is offered again after the cut
      Given after 'place the cutting card in the stack', the dealer calling the game does this: 'offer the stack to be cut'
      When the shuffle is inspected
      Then the first breach is act 7, 'offer the stack to be cut', of 4.4(c)

    Scenario Outline: An act between shuffle and cut is done by <who>: <act>
      Given '<act>' is done by <who>
      When the shuffle is inspected
      Then the first breach is act <place>, '<act>', of 4.4(b)

      Examples:
        | act                                                         | who            | place |
        | lace approximately one deck evenly into the remaining stack | Ann            | 2     |
        | turn the backs of the stack away from the dealer            | Ann            | 3     |
        | offer the stack to be cut                                   | Ann            | 4     |
        | turn the backs of the stack away from the dealer            | another dealer | 3     |
        | offer the stack to be cut                                   | another dealer | 4     |

    Scenario: The dealer calling the game may lace the cards
      Given 'lace approximately one deck evenly into the remaining stack' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards are shuffled again after lacing, as elected
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards are not shuffled again, though elected
      Given the casino licensee elects to shuffle again
      When the shuffle is inspected
      Then the first breach is act 3, 'turn the backs of the stack away from the dealer', of 4.4(b)

    Scenario: The cards are shuffled again, though not elected
      Given after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 3, 'shuffle some or all of the cards again', of 4.4(b)

    Scenario: The cards may be shuffled again twice
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', the dealer calling the game does this: 'shuffle some or all of the cards again'
      And 'shuffle some or all of the cards again' is done twice
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The cards are shuffled again before lacing
      Given the casino licensee elects to shuffle again
      And after 'shuffle the cards so that they are randomly intermixed', the dealer calling the game does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 2, 'shuffle some or all of the cards again', of 4.4(b)

    Scenario: The dealer calling the game shuffles again, not another dealer
      Given the casino licensee elects to shuffle again
      And after 'lace approximately one deck evenly into the remaining stack', another dealer does this: 'shuffle some or all of the cards again'
      When the shuffle is inspected
      Then the first breach is act 3, 'shuffle some or all of the cards again', of 4.4(b)

    Scenario: The option is implemented at all tables of the game within a pit
      Given a pit with these tables
        | chemin de fer | shuffled again |
        | chemin de fer | shuffled again |
      When the option is implemented
      Then that is allowed by 4.4(b)

    Scenario: The option is implemented at one table of the game, and not at another
      Given a pit with these tables
        | chemin de fer | shuffled again |
        | chemin de fer | shuffled once  |
      When the option is implemented
      Then that is refused by 4.4(b)

    Scenario: The option is implemented at no table of the game
      Given a pit with these tables
        | chemin de fer | shuffled once |
        | chemin de fer | shuffled once |
      When the option is implemented
      Then that is allowed by 4.4(b)

    Scenario: Tables of other games in the pit are not bound
      Given a pit with these tables
        | punto banco   | shuffled once  |
        | chemin de fer | shuffled again |
        | minibaccarat  | shuffled once  |
      When the option is implemented
      Then that is allowed by 4.4(b)

    Scenario Outline: The casino licensee gives notice in time to <change> the option
      Given written notice to the surveillance department, <first> minutes before the change
      And written notice to the Commission, <second> minutes before the change
      When the casino licensee wants to <change> the use of the option
      Then the notice is in order
      And the answer rests on 4.4(b)

      Examples:
        | change    | first | second |
        | initiate  | 30    | 30     |
        | terminate | 30    | 31     |
        | initiate  | 1440  | 30     |

    Scenario Outline: The casino licensee wants to <change> the option without any notice
      When the casino licensee wants to <change> the use of the option
      Then the notice is at fault
        | no written notice to the surveillance department | 4.4(b) |
        | no written notice to the Commission              | 4.4(b) |

      Examples:
        | change    |
        | initiate  |
        | terminate |

    Scenario: Notice is given too late
      Given written notice to the surveillance department, 29 minutes before the change
      And written notice to the Commission, 29 minutes before the change
      When the casino licensee wants to initiate the use of the option
      Then the notice is at fault
        | less than 30 minutes' notice to the surveillance department | 4.4(b) |
        | less than 30 minutes' notice to the Commission              | 4.4(b) |

    Scenario: An oral notice is none, however early
      Given oral notice to the surveillance department, 60 minutes before the change
      And written notice to the Commission, 60 minutes before the change
      When the casino licensee wants to initiate the use of the option
      Then the notice is at fault
        | no written notice to the surveillance department | 4.4(b) |

    Scenario Outline: Notice to the <first> alone is not enough
      Given written notice to the <first>, 60 minutes before the change
      When the casino licensee wants to terminate the use of the option
      Then the notice is at fault
        | no written notice to the <second> | 4.4(b) |

      Examples:
        | first                   | second                  |
        | surveillance department | Commission              |
        | Commission              | surveillance department |

    Scenario: A reminder does not make an early notice late
      Given written notice to the surveillance department, 60 minutes before the change
      And written notice to the Commission, 60 minutes before the change
      And written notice to the Commission, 5 minutes before the change
      When the casino licensee wants to terminate the use of the option
      Then the notice is in order

    Scenario: At the commencement of play the stack is offered from the highest numbered position clockwise
      When the stack is to be cut
      Then the stack is offered in turn: Cam, Ben, Ann, the dealer calling the game
      And the answer rests on 4.4(b)

    Scenario: The order in which participants came to the table makes no difference
      Given Dot also sits in position 7
      When the stack is to be cut
      Then the stack is offered in turn: Cam, Dot, Ben, Ann, the dealer calling the game

    Scenario: Where nobody is seated the stack need not be offered
      Given nobody is seated
      And 'turn the backs of the stack away from the dealer' is left out
      And 'offer the stack to be cut' is left out
      And 'decline the cut' is left out
      And 'place the cutting card in the stack' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: Positions are numbered from 1, so that <position> is none
      Given Dot also sits in position <position>
      When the stack is to be cut
      Then that cannot be
      And what would be right is "positions are numbered from 1"

      Examples:
        | position |
        | 0        |
        | -3       |

    Scenario: Nobody in position 0 was the last to deal
      Given a shoe was completed, and position 0 was the last to deal
      When the stack is to be cut
      Then that cannot be

    Scenario: Where nobody is seated the dealer cuts
      Given nobody is seated
      When the stack is to be cut
      Then the stack is offered in turn: the dealer calling the game

    Scenario Outline: After a shoe the stack is offered first to the left of the participant who dealt, in position <position>
      Given a shoe was completed, and position <position> was the last to deal
      When the stack is to be cut
      Then the stack is offered in turn: <order>, the dealer calling the game

      Examples:
        | position | order         |
        | 9        | Ben, Ann, Cam |
        | 5        | Ann, Cam, Ben |
        | 2        | Cam, Ben, Ann |
        | 6        | Ben, Ann, Cam |
        | 3        | Ann, Cam, Ben |
        | 10       | Cam, Ben, Ann |

    Scenario Outline: <name> cannot also sit in position <position>
      Given <name> also sits in position <position>
      When the stack is to be cut
      Then that cannot be

      Examples:
        | name | position |
        | Dot  | 5        |
        | Ann  | 7        |
        | Ann  | 2        |

    Scenario: The first to be offered the cut accepts
      Given 'decline the cut' is left out
      And 'place the cutting card in the stack' is done by Cam
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The highest position is passed over
      Given 'decline the cut' is left out
      When the shuffle is inspected
      Then the first breach is act 5, 'place the cutting card in the stack', of 4.4(b)

    Scenario: The stack is offered counterclockwise
      Given 'decline the cut' is done by Ann
      When the shuffle is inspected
      Then the first breach is act 5, 'decline the cut', of 4.4(b)

    Scenario Outline: The cut is accepted out of turn by <who>
      Given 'place the cutting card in the stack' is done by <who>
      When the shuffle is inspected
      Then the first breach is act 6, 'place the cutting card in the stack', of 4.4(b)

      Examples:
        | who                         |
        | Ann                         |
        | Cam                         |
        | the dealer calling the game |

    Scenario: If no participant accepts the cut, the dealer cuts
      Given Ben and Ann decline the cut too
      And 'place the cutting card in the stack' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: If no participant accepts the cut, the dealer must cut
      Given nobody is seated
      And 'decline the cut' is done by the dealer calling the game
      And 'place the cutting card in the stack' is done by the dealer calling the game
      When the shuffle is inspected
      Then the first breach is act 5, 'decline the cut', of 4.4(b)

    Scenario: After a shoe the highest position is not the first
      Given a shoe was completed, and position 6 was the last to deal
      When the shuffle is inspected
      Then the first breach is act 5, 'decline the cut', of 4.4(b)

  Rule: (c) The cards are cut at least 10 cards from either end

    Scenario Outline: The cutting card behind <cards> cards of <decks> decks is <verdict>
      When the cutting card is placed behind <cards> cards of <decks> decks
      Then that is <verdict> by 4.4(c)

      Examples:
        | cards | decks | verdict |
        | 10    | 6     | allowed |
        | 9     | 6     | refused |
        | 156   | 6     | allowed |
        | 302   | 6     | allowed |
        | 303   | 6     | refused |
        | 0     | 6     | refused |
        | 312   | 6     | refused |
        | 303   | 8     | allowed |
        | 406   | 8     | allowed |
        | 407   | 8     | refused |

    Scenario Outline: The cutting card cannot be behind <cards> cards of <decks> decks
      When the cutting card is placed behind <cards> cards of <decks> decks
      Then that cannot be
      And what would be right is "<right>"

      Examples:
        | cards | decks | right                       |
        | -1    | 6     | 6 decks have 312 cards      |
        | 313   | 6     | 6 decks have 312 cards      |
        | 417   | 8     | 8 decks have 416 cards      |
        | 100   | 5     | there are six or more decks |

    Scenario Outline: The cut is <how>
      Given 'place the cutting card in the stack' is <how>
      When the shuffle is inspected
      Then the first breach is act <place>, '<act>', of 4.4(c)

      Examples:
        | how        | place | act                                                                   |
        | left out   | 6     | place all cards in front of the cutting card to the back of the stack |
        | done twice | 7     | place the cutting card in the stack                                   |

  Rule: (d) The front of the stack goes to the back, two cutting cards go in, then the stack into the shoe, and cards are burned

    Scenario Outline: An act after the cut is left out: <act>
      Given '<act>' is left out
      When the shuffle is inspected
      Then the first breach is act <place>, '<next>', of 4.4(d)

      Examples:
        | act                                                                   | place | next                                                   |
        | place all cards in front of the cutting card to the back of the stack | 7     | insert one cutting card in from the back of the stack  |
        | insert one cutting card in from the back of the stack                 | 9     | insert the stack into the dealing shoe                 |
        | insert the second cutting card at the end of the stack                | 9     | insert the stack into the dealing shoe                 |
        | insert the stack into the dealing shoe                                | 10    | insert the stack into the dealing shoe                 |

    Scenario Outline: An act after the cut is done twice: <act>
      Given '<act>' is done twice
      When the shuffle is inspected
      Then the first breach is act <place>, '<act>', of 4.4(d)

      Examples:
        | act                                                                   | place |
        | place all cards in front of the cutting card to the back of the stack | 8     |
        | insert one cutting card in from the back of the stack                 | 9     |
        | insert the second cutting card at the end of the stack                | 10    |
        | insert the stack into the dealing shoe                                | 11    |

    Scenario Outline: An act after the cut is done by a participant: <act>
      Given '<act>' is done by Ben
      When the shuffle is inspected
      Then the first breach is act <place>, '<act>', of 4.4(d)

      Examples:
        | act                                                                   | place |
        | place all cards in front of the cutting card to the back of the stack | 7     |
        | insert one cutting card in from the back of the stack                 | 8     |
        | insert the second cutting card at the end of the stack                | 9     |
        | insert the stack into the dealing shoe                                | 10    |

    Scenario Outline: The dealer calling the game may do this too: <act>
      Given '<act>' is done by the dealer calling the game
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

      Examples:
        | act                                                                   |
        | place all cards in front of the cutting card to the back of the stack |
        | insert one cutting card in from the back of the stack                 |
        | insert the second cutting card at the end of the stack                |
        | insert the stack into the dealing shoe                                |

    Scenario: The second cutting card may go in before the one
      Given 'insert the second cutting card at the end of the stack' is left out
      And after 'place all cards in front of the cutting card to the back of the stack', another dealer does this: 'insert the second cutting card at the end of the stack'
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: One cutting card <cards> cards in from the back of <decks> decks, the second <where>, is <verdict>
      When one cutting card is inserted <cards> cards in from the back of <decks> decks and the second <where>
      Then that is <verdict> by 4.4(d)

      Examples:
        | cards | decks | where      | verdict |
        | 14    | 6     | at the end | allowed |
        | 13    | 6     | at the end | refused |
        | 15    | 8     | at the end | allowed |
        | 0     | 6     | at the end | refused |
        | 311   | 6     | at the end | allowed |
        | 312   | 6     | at the end | refused |
        | 14    | 6     | elsewhere  | refused |

    Scenario Outline: No cutting card can be <cards> cards in from the back of <decks> decks
      When one cutting card is inserted <cards> cards in from the back of <decks> decks and the second at the end
      Then that cannot be

      Examples:
        | cards | decks |
        | -1    | 6     |
        | 313   | 6     |
        | 14    | 5     |

    Scenario Outline: A first card that is <card> burns <additional> more
      When the first card drawn is <card>
      Then <additional> additional cards are removed
      And the answer rests on 4.4(d)

      Examples:
        | card    | additional |
        | an ace  | 1          |
        | a 2     | 2          |
        | a 3     | 3          |
        | a 4     | 4          |
        | a 5     | 5          |
        | a 6     | 6          |
        | a 7     | 7          |
        | an 8    | 8          |
        | a 9     | 9          |
        | a 10    | 10         |
        | a jack  | 10         |
        | a queen | 10         |
        | a king  | 10         |

    Scenario: The acts of burning, in order
      When the first card drawn is a 2
      Then the dealer must
        | remove the first card from the shoe     |
        | remove an additional card from the shoe |
        | remove an additional card from the shoe |
        | show all the cards                      |
        | place the cards in the discard bucket   |

    Scenario: The cards are burned as the law orders
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the procedure was conducted as the law orders

    Scenario: The dealer calling the game may burn the cards
      Given these acts
        | the dealer calling the game | remove the first card from the shoe     |
        | the dealer calling the game | remove an additional card from the shoe |
        | the dealer calling the game | remove an additional card from the shoe |
        | the dealer calling the game | show all the cards                      |
        | the dealer calling the game | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the procedure was conducted as the law orders

    Scenario: One card too few is burned
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 3
      Then the first breach is act 4, 'show all the cards', of 4.4(d)

    Scenario: One card too many is burned
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being an ace
      Then the first breach is act 3, 'remove an additional card from the shoe', of 4.4(d)

    Scenario: The first card stays in the shoe
      Given these acts
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 1, 'remove an additional card from the shoe', of 4.4(d)

    Scenario: The cards are not shown
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 4, 'place the cards in the discard bucket', of 4.4(d)

    Scenario: The cards may be shown twice
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the procedure was conducted as the law orders

    Scenario: The cards may be discarded in two lots
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the procedure was conducted as the law orders

    Scenario: The cards are not discarded
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 5, 'place the cards in the discard bucket', of 4.4(d)

    Scenario: The cards are placed elsewhere
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard rack     |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 5, 'place the cards in the discard rack', of 4.4(d)

    Scenario: The cards are also placed elsewhere
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
        | another dealer | place the cards in the discard rack     |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 6, 'place the cards in the discard rack', of 4.4(d)

    Scenario: A participant does what is for the dealer: remove the first card from the shoe
      Given these acts
        | a participant  | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 1, 'remove the first card from the shoe', of 4.4(d)

    Scenario: A participant does what is for the dealer: remove an additional card from the shoe
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | a participant  | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 2, 'remove an additional card from the shoe', of 4.4(d)

    Scenario: A participant does what is for the dealer: show all the cards
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | a participant  | show all the cards                      |
        | another dealer | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 4, 'show all the cards', of 4.4(d)

    Scenario: A participant does what is for the dealer: place the cards in the discard bucket
      Given these acts
        | another dealer | remove the first card from the shoe     |
        | another dealer | remove an additional card from the shoe |
        | another dealer | remove an additional card from the shoe |
        | another dealer | show all the cards                      |
        | a participant  | place the cards in the discard bucket   |
      When the burning is inspected, the first card being a 2
      Then the first breach is act 5, 'place the cards in the discard bucket', of 4.4(d)

  Rule: (e) A casino supervisor may require a recut after the cut and before any cards are dealt

    Scenario Outline: When <who> requires a recut <moment> because <why>, that is <verdict>
      When <who> requires a recut <moment> because <why>
      Then that is <verdict> by 4.4(e)

      Examples:
        | who                                   | moment                           | why                                                        | verdict |
        | a casino supervisor                   | after the cards are cut          | the cut was performed improperly                           | allowed |
        | a casino supervisor                   | after the cards are cut          | the cut might affect the integrity or fairness of the game | allowed |
        | a casino supervisor                   | after the cards are cut          | nothing is wrong with the cut                              | refused |
        | a casino supervisor                   | after the first cards are burned | the cut was performed improperly                           | allowed |
        | a casino supervisor                   | after a card is dealt            | the cut was performed improperly                           | refused |
        | a casino supervisor                   | before the cards are cut         | the cut was performed improperly                           | refused |
        | the dealer calling the game           | after the cards are cut          | the cut was performed improperly                           | refused |
        | another dealer                        | after the cards are cut          | the cut was performed improperly                           | refused |
        | the floorperson assigned to the table | after the cards are cut          | the cut was performed improperly                           | refused |
        | a participant                         | after the cards are cut          | the cut might affect the integrity or fairness of the game | refused |

    Scenario Outline: Of the cards that <who> cut, <option>
      When the cards that <who> cut are recut <option>
      Then the cards are recut in turn: <order>
      And the answer rests on <authority>

      Examples:
        | who                         | option                                       | order                                 | authority      |
        | Cam                         | by the player who last cut the cards         | Cam                                   | 4.4(e)         |
        | Ann                         | by the player who last cut the cards         | Ann                                   | 4.4(e)         |
        | the dealer calling the game | by the player who last cut the cards         | the dealer calling the game           | 4.4(e)         |
        | Cam                         | by the next person entitled to cut the cards | Ben, Ann, the dealer calling the game | 4.4(e), 4.4(b) |
        | Ben                         | by the next person entitled to cut the cards | Ann, the dealer calling the game      | 4.4(e), 4.4(b) |
        | Ann                         | by the next person entitled to cut the cards | the dealer calling the game           | 4.4(e), 4.4(b) |
        | the dealer calling the game | by the next person entitled to cut the cards | the dealer calling the game           | 4.4(e), 4.4(b) |

    Scenario: After a shoe the next person entitled follows in the order of that cut
      Given a shoe was completed, and position 6 was the last to deal
      When the cards that Ann cut are recut by the next person entitled to cut the cards
      Then the cards are recut in turn: Cam, the dealer calling the game

    Scenario: Someone who is not at the table cannot have cut the cards
      When the cards that Zoe cut are recut by the next person entitled to cut the cards
      Then that cannot be
      And what would be right is "name Cam, Ben, Ann, the dealer calling the game"

    Scenario Outline: A recut that is required <when> begins with the cut anew
      Given after '<when>' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | Ben                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders
      And the answer rests on 4.4(a), 4.4(b), 4.4(c), 4.4(d), 4.4(e)

      Examples:
        | when                                                                  |
        | place the cutting card in the stack                                   |
        | place all cards in front of the cutting card to the back of the stack |
        | insert one cutting card in from the back of the stack                 |
        | insert the second cutting card at the end of the stack                |
        | insert the stack into the dealing shoe                                |

    Scenario: The licensee's option is the next person entitled to cut
      Given the cards are recut by the next person entitled to cut the cards
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | Ann                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The next person entitled declines, and nobody is left but the dealer
      Given the cards are recut by the next person entitled to cut the cards
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | Ann                         | decline the cut                                                       |
        | the dealer calling the game | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The dealer who made the cut makes the recut
      Given nobody is seated
      And 'decline the cut' is left out
      And 'place the cutting card in the stack' is done by the dealer calling the game
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | the dealer calling the game | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: Where the cards are recut <option>, it is not for <who> to <act>
      Given the cards are recut <option>
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor | require the cards to be recut |
        | <who>               | <act>                         |
      When the shuffle is inspected
      Then the first breach is act 8, '<act>', of 4.4(e)

      Examples:
        | option                                       | who                         | act                                 |
        | by the player who last cut the cards         | Ann                         | place the cutting card in the stack |
        | by the player who last cut the cards         | the dealer calling the game | place the cutting card in the stack |
        | by the player who last cut the cards         | Ben                         | decline the cut                     |
        | by the next person entitled to cut the cards | Ben                         | place the cutting card in the stack |
        | by the next person entitled to cut the cards | the dealer calling the game | place the cutting card in the stack |
        | by the next person entitled to cut the cards | Cam                         | decline the cut                     |

    Scenario: The cards are recut twice, each time by the next person entitled
      Given the cards are recut by the next person entitled to cut the cards
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | Ann                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | a casino supervisor         | require the cards to be recut                                         |
        | the dealer calling the game | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The second recut is made by the one who made the first
      Given the cards are recut by the next person entitled to cut the cards
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor | require the cards to be recut       |
        | Ann                 | place the cutting card in the stack |
        | a casino supervisor | require the cards to be recut       |
        | Ann                 | place the cutting card in the stack |
      When the shuffle is inspected
      Then the first breach is act 10, 'place the cutting card in the stack', of 4.4(e)

    Scenario: The same recut may be required twice over
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | a casino supervisor         | require the cards to be recut                                         |
        | Ben                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario Outline: A recut is required by <who>
      Given after 'place the cutting card in the stack' these acts follow
        | <who> | require the cards to be recut |
      When the shuffle is inspected
      Then the first breach is act 7, 'require the cards to be recut', of 4.4(e)

      Examples:
        | who                                   |
        | the dealer calling the game           |
        | the floorperson assigned to the table |
        | Ben                                   |

    Scenario Outline: A recut is required before the cards are cut, after '<act>'
      Given after '<act>' these acts follow
        | a casino supervisor | require the cards to be recut |
      When the shuffle is inspected
      Then the first breach is act <place>, 'require the cards to be recut', of 4.4(e)

      Examples:
        | act                                                    | place |
        | shuffle the cards so that they are randomly intermixed | 2     |
        | decline the cut                                        | 6     |

    Scenario: A recut is required before anything is done
      Given these acts
        | a casino supervisor | require the cards to be recut |
      When the shuffle is inspected
      Then the first breach is act 1, 'require the cards to be recut', of 4.4(e)

    Scenario: A recut is required and not made
      Given after 'insert the stack into the dealing shoe' these acts follow
        | a casino supervisor | require the cards to be recut |
      When the shuffle is inspected
      Then the first breach is act 12, 'place the cutting card in the stack', of 4.4(e)

    Scenario Outline: Where a recut is required, one does not <act>
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut |
        | the dealer calling the game | <act>                         |
      When the shuffle is inspected
      Then the first breach is act 8, '<act>', of 4.4(e)

      Examples:
        | act                                                                   |
        | shuffle the cards so that they are randomly intermixed                |
        | lace approximately one deck evenly into the remaining stack           |
        | shuffle some or all of the cards again                                |
        | place all cards in front of the cutting card to the back of the stack |

    Scenario Outline: After the recut an act is left out: <next> comes too soon
      Given after 'insert the stack into the dealing shoe' these acts follow
        | a casino supervisor         | require the cards to be recut       |
        | Ben                         | place the cutting card in the stack |
        | the dealer calling the game | <next>                              |
      When the shuffle is inspected
      Then the first breach is act 13, '<next>', of 4.4(d)

      Examples:
        | next                                                   |
        | insert one cutting card in from the back of the stack  |
        | insert the second cutting card at the end of the stack |
        | insert the stack into the dealing shoe                 |

    Scenario: After the recut the stack is not inserted into the shoe anew
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | Ben                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
      When the shuffle is inspected
      Then the first breach is act 12, 'insert the stack into the dealing shoe', of 4.4(d)

    Scenario: A recut that nobody required, after one that was
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor | require the cards to be recut       |
        | Ben                 | place the cutting card in the stack |
        | Ben                 | place the cutting card in the stack |
      When the shuffle is inspected
      Then the first breach is act 9, 'place the cutting card in the stack', of 4.4(e)

    Scenario: A recut does not mend what was done before it out of order
      Given after 'place the cutting card in the stack' these acts follow
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | a casino supervisor         | require the cards to be recut                                         |
        | Ben                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the first breach is act 7, 'insert one cutting card in from the back of the stack', of 4.4(d)

    Scenario: A recut does not mend what was done out of order just before it
      Given after 'place the cutting card in the stack' these acts follow
        | the dealer calling the game | insert one cutting card in from the back of the stack |
        | a casino supervisor         | require the cards to be recut                         |
      When the shuffle is inspected
      Then the first breach is act 7, 'insert one cutting card in from the back of the stack', of 4.4(d)

    Scenario: The stack may be offered anew for the recut
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | the dealer calling the game | offer the stack to be cut                                             |
        | the dealer calling the game | turn the backs of the stack away from the dealer                      |
        | the dealer calling the game | offer the stack to be cut                                             |
        | Ben                         | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: The stack may be offered anew for the recut to each person entitled
      Given the cards are recut by the next person entitled to cut the cards
      And after 'place the cutting card in the stack' these acts follow
        | a casino supervisor         | require the cards to be recut                                         |
        | the dealer calling the game | offer the stack to be cut                                             |
        | Ann                         | decline the cut                                                       |
        | the dealer calling the game | turn the backs of the stack away from the dealer                      |
        | the dealer calling the game | offer the stack to be cut                                             |
        | the dealer calling the game | place the cutting card in the stack                                   |
        | the dealer calling the game | place all cards in front of the cutting card to the back of the stack |
        | the dealer calling the game | insert one cutting card in from the back of the stack                 |
        | the dealer calling the game | insert the second cutting card at the end of the stack                |
        | the dealer calling the game | insert the stack into the dealing shoe                                |
      When the shuffle is inspected
      Then the shuffle was conducted as the law orders

    Scenario: A participant offers the stack anew
      Given after 'place the cutting card in the stack' these acts follow
        | a casino supervisor | require the cards to be recut |
        | Ann                 | offer the stack to be cut     |
      When the shuffle is inspected
      Then the first breach is act 8, 'offer the stack to be cut', of 4.4(b)
