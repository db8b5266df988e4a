Feature: 13:69F-3.4 Opening of table for gaming

  Background:
    Given a punto banco table
    And these acts
      | the dealer calling the game           | receive the six or more decks                                     |
      | the dealer calling the game           | comply with N.J.A.C. 13:69E-1.18(e)1                              |
      | the floorperson assigned to the table | verify the inspection                                             |
      | another dealer                        | spread the cards out face upwards                                 |
      | another dealer                        | afford the first participants an opportunity to inspect the cards |
      | another dealer                        | turn the cards face downward                                      |
      | another dealer                        | mix the cards by a "washing" or "chemmy shuffle"                  |
      | another dealer                        | stack the cards                                                   |

  Rule: (a) The dealer calling the game inspects the cards received as the applicable rules require, or takes them as pre-shuffled

    Scenario: A table is opened as the law orders
      When the opening is inspected
      Then the procedure was conducted as the law orders
      And the answer rests on 3.4(a), 3.4(b), 3.4(c)

    Scenario: The acts of an opening, in order
      When the dealer asks how to open the table
      Then the table is opened so: inspect, spread and mix the cards
      And the dealer must
        | receive the six or more decks                                     |
        | comply with N.J.A.C. 13:69E-1.18(e)1                              |
        | verify the inspection                                             |
        | spread the cards out face upwards                                 |
        | afford the first participants an opportunity to inspect the cards |
        | turn the cards face downward                                      |
        | mix the cards by a "washing" or "chemmy shuffle"                  |
        | stack the cards                                                   |
      And the answer rests on 3.4(a), 3.4(b), 3.4(c)

    Scenario Outline: An act at the receipt of the cards is left out: <act>
      Given '<act>' is left out
      When the opening is inspected
      Then the first breach is act <place>, '<next>', of 3.4(a)

      Examples:
        | act                                  | place | next                                 |
        | receive the six or more decks        | 1     | comply with N.J.A.C. 13:69E-1.18(e)1 |
        | comply with N.J.A.C. 13:69E-1.18(e)1 | 2     | verify the inspection                |

    Scenario Outline: An act at the receipt of the cards may be done twice: <act>
      Given '<act>' is done twice
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | act                                  |
        | receive the six or more decks        |
        | comply with N.J.A.C. 13:69E-1.18(e)1 |

    Scenario: Nothing is done at all
      Given nothing is done
      When the opening is inspected
      Then the first breach is act 1, 'receive the six or more decks', of 3.4(a)

    Scenario Outline: The dealer calling the game inspects the cards, not <who>
      Given 'comply with N.J.A.C. 13:69E-1.18(e)1' is done by <who>
      When the opening is inspected
      Then the first breach is act 2, 'comply with N.J.A.C. 13:69E-1.18(e)1', of 3.4(a)

      Examples:
        | who                                   |
        | another dealer                        |
        | the floorperson assigned to the table |
        | a participant                         |

    Scenario: The inspection is verified before it is made
      Given 'verify the inspection' comes before 'comply with N.J.A.C. 13:69E-1.18(e)1'
      When the opening is inspected
      Then the first breach is act 2, 'verify the inspection', of 3.4(a)

    Scenario: Pre-shuffled cards are neither spread nor mixed
      Given the cards are pre-shuffled
      When the dealer asks how to open the table
      Then the table is opened so: take the cards as pre-shuffled
      And the dealer must
        | receive the six or more decks                |
        | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |
      And the answer rests on 3.4(a)

    Scenario: A table is opened with pre-shuffled cards
      Given the cards are pre-shuffled
      And these acts
        | the dealer calling the game | receive the six or more decks                |
        | the dealer calling the game | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |
      When the opening is inspected
      Then the procedure was conducted as the law orders

    Scenario Outline: With pre-shuffled cards an act may be done twice: <act>
      Given the cards are pre-shuffled
      And these acts
        | the dealer calling the game | receive the six or more decks                |
        | the dealer calling the game | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |
      And '<act>' is done twice
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | act                                          |
        | receive the six or more decks                |
        | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |

    Scenario Outline: With pre-shuffled cards an act is left out: <act>
      Given the cards are pre-shuffled
      And these acts
        | the dealer calling the game | receive the six or more decks                |
        | the dealer calling the game | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |
      And '<act>' is left out
      When the opening is inspected
      Then the first breach is act <place>, 'comply with N.J.A.C. 13:69E-1.18(e)2 and (r)', of 3.4(a)

      Examples:
        | act                                          | place |
        | receive the six or more decks                | 1     |
        | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) | 2     |

    Scenario: Not the floorperson takes the cards as pre-shuffled
      Given the cards are pre-shuffled
      And these acts
        | the dealer calling the game           | receive the six or more decks                |
        | the floorperson assigned to the table | comply with N.J.A.C. 13:69E-1.18(e)2 and (r) |
      When the opening is inspected
      Then the first breach is act 2, 'comply with N.J.A.C. 13:69E-1.18(e)2 and (r)', of 3.4(a)

  Rule: (b) After inspection and verification the cards are spread out for the first participant or participants

    Scenario: The cards are spread without verification by the floorperson
      Given 'verify the inspection' is left out
      When the opening is inspected
      Then the first breach is act 3, 'spread the cards out face upwards', of 3.4(b)

    Scenario Outline: The floorperson verifies the inspection, not <who>
      Given 'verify the inspection' is done by <who>
      When the opening is inspected
      Then the first breach is act 3, 'verify the inspection', of 3.4(b)

      Examples:
        | who                         |
        | the dealer calling the game |
        | a participant               |
        | another dealer              |

    Scenario: The cards are not spread out
      Given 'spread the cards out face upwards' is left out
      When the opening is inspected
      Then the first breach is act 4, 'afford the first participants an opportunity to inspect the cards', of 3.4(b)

    Scenario Outline: An act between inspection and view may be done twice: <act>
      Given '<act>' is done twice
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | act                               |
        | verify the inspection             |
        | spread the cards out face upwards |

    Scenario Outline: The cards are spread out face <face> in <lines>
      Given six decks spread with four lines to a deck
      When the cards are spread out face <face> in <lines>
      Then that is <verdict> by 3.4(b)

      Examples:
        | face     | lines           | verdict |
        | upwards  | columns         | allowed |
        | upwards  | horizontal rows | refused |
        | downward | columns         | refused |

    Scenario: All suits of a deck may lie in one line
      Given six decks spread with one line to a deck
      When the cards are spread out face upwards in columns
      Then that is allowed by 3.4(b)

    Scenario Outline: Fewer than six decks are spread out: <decks>
      Given six decks spread with one line to a deck
      And only <decks> of the decks are on the table
      When the cards are spread out face upwards in columns
      Then that is refused by 3.4(a)
      And the answer also rests on 3.4(b)

      Examples:
        | decks |
        | 0     |
        | 5     |

    Scenario Outline: In the third deck the hearts run from <order>
      Given six decks spread with four lines to a deck
      And in deck 3 the hearts run from <order>
      When the cards are spread out face upwards in columns
      Then that is <verdict> by 3.4(b)

      Examples:
        | order                     | verdict |
        | ace to king               | allowed |
        | king to ace               | allowed |
        | 2 to ace                  | allowed |
        | ace to 2                  | allowed |
        | 3 to 2                    | refused |
        | 8 before 7                | refused |
        | ace to king without the 7 | refused |

    Scenario Outline: The cards are not in order by deck and suit: the clubs of deck 6 <how>
      Given six decks spread with one line to a deck
      And the clubs of deck 6 <how>
      When the cards are spread out face upwards in columns
      Then that is refused by 3.4(b)

      Examples:
        | how                       |
        | lie in the line of deck 5 |
        | lie in two places         |
        | are missing               |

  Rule: (c) After the first participant or participants could inspect them, the cards are turned, mixed and stacked

    Scenario Outline: An act after the spreading is left out: <act>
      Given '<act>' is left out
      When the opening is inspected
      Then the first breach is act <place>, '<next>', of 3.4(c)

      Examples:
        | act                                                               | place | next                                             |
        | afford the first participants an opportunity to inspect the cards | 5     | turn the cards face downward                     |
        | turn the cards face downward                                      | 6     | mix the cards by a "washing" or "chemmy shuffle" |
        | mix the cards by a "washing" or "chemmy shuffle"                  | 7     | stack the cards                                  |
        | stack the cards                                                   | 8     | stack the cards                                  |

    Scenario Outline: An act after the spreading may be done twice: <act>
      Given '<act>' is done twice
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | act                                                               |
        | afford the first participants an opportunity to inspect the cards |
        | turn the cards face downward                                      |
        | mix the cards by a "washing" or "chemmy shuffle"                  |
        | stack the cards                                                   |

    Scenario Outline: An act comes too soon: <act>
      Given '<act>' comes before '<other>'
      When the opening is inspected
      Then the first breach is act <place>, '<act>', of 3.4(c)

      Examples:
        | act                                              | other                                                             | place |
        | turn the cards face downward                     | afford the first participants an opportunity to inspect the cards | 5     |
        | mix the cards by a "washing" or "chemmy shuffle" | turn the cards face downward                                      | 6     |
        | stack the cards                                  | mix the cards by a "washing" or "chemmy shuffle"                  | 7     |

    Scenario: This section knows no other opening for an automated shuffling device
      Given the cards are for an automated shuffling device
      When the opening is inspected
      Then the procedure was conducted as the law orders
