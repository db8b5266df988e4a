Feature: 19:47-4.3 Opening of table for gaming

  Background:
    Given a chemin de fer table
    And these acts
      | the dealer calling the game           | receive the six or more decks                                        |
      | the dealer calling the game           | sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f) |
      | the floorperson assigned to the table | verify the inspection                                                |
      | another dealer                        | spread the cards out face upwards                                    |
      | another dealer                        | afford the first participants an opportunity to inspect the cards    |
      | another dealer                        | turn the cards face downward                                         |
      | another dealer                        | mix the cards by a "washing" or "chemmy shuffle"                     |
      | another dealer                        | stack the cards                                                      |

  Rule: (a) The dealer calling the game sorts and inspects the cards received

    Scenario: A table is opened as the law orders
      When the opening is inspected
      Then the procedure was conducted as the law orders
      And the answer rests on 4.3(a), 4.3(b), 4.3(c)

    Scenario: The acts of an opening, in order
      When the dealer asks how to open the table
      Then the table is opened so: inspect, spread and mix the cards
      And the dealer must
        | receive the six or more decks                                        |
        | sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f) |
        | verify the inspection                                                |
        | spread the cards out face upwards                                    |
        | afford the first participants an opportunity to inspect the cards    |
        | turn the cards face downward                                         |
        | mix the cards by a "washing" or "chemmy shuffle"                     |
        | stack the cards                                                      |
      And the answer rests on 4.3(a), 4.3(b), 4.3(c)

    Scenario Outline: An act at the receipt of the cards is left out: <act>
      Given '<act>' is left out
      When the opening is inspected
      Then the first breach is act <place>, '<next>', of 4.3(a)

      Examples:
        | act                                                                  | place | next                                                                 |
        | receive the six or more decks                                        | 1     | sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f) |
        | sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f) | 2     | verify the inspection                                                |

    Scenario Outline: An act at the receipt of the cards may be done twice: <act>
      Given '<act>' is done twice
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | act                                                                  |
        | receive the six or more decks                                        |
        | sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f) |

    Scenario: Nothing is done at all
      Given nothing is done
      When the opening is inspected
      Then the first breach is act 1, 'receive the six or more decks', of 4.3(a)

    Scenario Outline: The dealer calling the game inspects the cards, not <who>
      Given 'sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f)' is done by <who>
      When the opening is inspected
      Then the first breach is act 2, 'sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f)', of 4.3(a)

      Examples:
        | who                                   |
        | another dealer                        |
        | the floorperson assigned to the table |
        | a participant                         |

    Scenario: The inspection is verified before it is made
      Given 'verify the inspection' comes before 'sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f)'
      When the opening is inspected
      Then the first breach is act 2, 'verify the inspection', of 4.3(a)

    Scenario Outline: This chapter knows no other opening for cards that are <cards>
      Given the cards are <cards>
      When the opening is inspected
      Then the procedure was conducted as the law orders

      Examples:
        | cards                             |
        | pre-shuffled                      |
        | for an automated shuffling device |

  Rule: (b) After inspection and verification the cards are spread out for the first participants

    Scenario: The cards are spread without verification by the floorperson
      Given 'verify the inspection' is left out
      When the opening is inspected
      Then the first breach is act 3, 'spread the cards out face upwards', of 4.3(b)

    Scenario Outline: The floorperson verifies the inspection, not <who>
      Given 'verify the inspection' is done by <who>
      When the opening is inspected
      Then the first breach is act 3, 'verify the inspection', of 4.3(b)

      Examples:
        | who                         |
        | the dealer calling the game |
        | a participant               |
        | another dealer              |

    Scenario: The cards are not spread out
      Given 'spread the cards out face upwards' is left out
      When the opening is inspected
      Then the first breach is act 4, 'afford the first participants an opportunity to inspect the cards', of 4.3(b)

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
      Then that is <verdict> by 4.3(b)

      Examples:
        | face     | lines           | verdict |
        | upwards  | columns         | allowed |
        | upwards  | horizontal rows | refused |
        | downward | columns         | refused |

    Scenario: All suits of a deck may lie in one line
      Given six decks spread with one line to a deck
      When the cards are spread out face upwards in columns
      Then that is allowed by 4.3(b)

    Scenario Outline: Fewer than six decks are spread out: <decks>
      Given six decks spread with one line to a deck
      And only <decks> of the decks are on the table
      When the cards are spread out face upwards in columns
      Then that is refused by 4.3(a)
      And the answer also rests on 4.3(b)

      Examples:
        | decks |
        | 0     |
        | 5     |

    Scenario Outline: In the third deck the hearts run from <order>
      Given six decks spread with four lines to a deck
      And in deck 3 the hearts run from <order>
      When the cards are spread out face upwards in columns
      Then that is <verdict> by 4.3(b)

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
      Then that is refused by 4.3(b)

      Examples:
        | how                       |
        | lie in the line of deck 5 |
        | lie in two places         |
        | are missing               |

  Rule: (c) After the first participants could inspect them, the cards are turned, mixed and stacked

    Scenario Outline: An act after the spreading is left out: <act>
      Given '<act>' is left out
      When the opening is inspected
      Then the first breach is act <place>, '<next>', of 4.3(c)

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
      Then the first breach is act <place>, '<act>', of 4.3(c)

      Examples:
        | act                                              | other                                                             | place |
        | turn the cards face downward                     | afford the first participants an opportunity to inspect the cards | 5     |
        | mix the cards by a "washing" or "chemmy shuffle" | turn the cards face downward                                      | 6     |
        | stack the cards                                  | mix the cards by a "washing" or "chemmy shuffle"                  | 7     |
