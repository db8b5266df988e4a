Feature: 19:47-4.1 Cards: number of decks; value; point count of hand

  Rule: (a) At least six decks with the same backs, and two yellow or green cutting cards

    Scenario Outline: <decks> decks
      Given <decks> decks with blue backs with a star
      And a yellow and a green cutting card
      When baccarat-chemin de fer is played with them
      Then the table is <verdict>

      Examples:
        | decks | verdict           |
        | 0     | refused by 4.1(a) |
        | 5     | refused by 4.1(a) |
        | 6     | allowed           |
        | 7     | allowed           |
        | 8     | allowed           |

    Scenario Outline: Six decks have blue backs with a star, and one more has <color> backs with a <design>
      Given 6 decks with blue backs with a star
      And 1 deck with <color> backs with a <design>
      And a yellow and a yellow cutting card
      When baccarat-chemin de fer is played with them
      Then the table is <verdict>

      Examples:
        | color | design | verdict           |
        | blue  | star   | allowed           |
        | red   | star   | refused by 4.1(a) |
        | blue  | moon   | refused by 4.1(a) |

    Scenario Outline: The cutting cards are <first> and <second>
      Given 6 decks with blue backs with a star
      And a <first> and a <second> cutting card
      When baccarat-chemin de fer is played with them
      Then the table is <verdict>

      Examples:
        | first         | second         | verdict           |
        | yellow        | yellow         | allowed           |
        | green         | green          | allowed           |
        | green         | yellow         | allowed           |
        | striped green | striped yellow | allowed           |
        | green         | red            | refused by 4.1(a) |
        | white         | yellow         | refused by 4.1(a) |

    Scenario Outline: There are <number> green cutting cards
      Given 6 decks with blue backs with a star
      And <number> green cutting cards
      When baccarat-chemin de fer is played with them
      Then the table is <verdict>

      Examples:
        | number | verdict           |
        | 0      | refused by 4.1(a) |
        | 1      | refused by 4.1(a) |
        | 2      | allowed           |
        | 3      | refused by 4.1(a) |

    Scenario: Cards and shoe are looked at, the cards first
      Given 6 decks with blue backs with a star
      And a yellow and a green cutting card
      When baccarat-chemin de fer is played with them
      Then the table is allowed
      And the answer rests on 4.1(a), 4.5(a)

  Rule: (b)1 Cards from 2 to 9 have their face value

    Scenario Outline: The value of a <card>
      Then a <card> has a value of <value> by 4.1(b)1

      Examples:
        | card | value |
        | 2    | 2     |
        | 3    | 3     |
        | 4    | 4     |
        | 5    | 5     |
        | 6    | 6     |
        | 7    | 7     |
        | 8    | 8     |
        | 9    | 9     |

  Rule: (b)2 Tens, jacks, queens and kings have a value of zero

    Scenario Outline: The value of a <card>, which is zero
      Then a <card> has a value of 0 by 4.1(b)2

      Examples:
        | card  |
        | 10    |
        | jack  |
        | queen |
        | king  |

  Rule: (b)3 An ace has a value of one

    Scenario: The value of an ace
      Then an ace has a value of 1 by 4.1(b)3

  Rule: (c) The Point Count is the right digit of the total

    Scenario Outline: A hand of <cards> has a Point Count of <count>
      When a hand is composed of <cards>
      Then its Point Count is <count> by 4.1(c)

      Examples:
        | cards                       | count |
        | king, queen                 | 0     |
        | ace, 10                     | 1     |
        | 4, 5                        | 9     |
        | 5, 5                        | 0     |
        | 6, 5                        | 1     |
        | 9, 9                        | 8     |
        | ace, 9, jack                | 0     |
        | 9, 9, ace                   | 9     |
        | 9, 9, 2                     | 0     |
        | 9, 9, 9                     | 7     |
        | 3                           | 3     |

    Scenario: A hand of no cards has no Point Count
      When a hand is composed of none
      Then that cannot be

    Scenario: A total of nine is the largest of one digit
      When a hand is composed of 9, king
      Then its Point Count is 9 by 4.1(c)
      And the answer rests on 4.1(c), 4.1(b)1, 4.1(b)2

    Scenario: A total of ten is the smallest of two digits
      When a hand is composed of 9, ace
      Then its Point Count is 0 by 4.1(c)
      And the answer rests on 4.1(c), 4.1(b)1, 4.1(b)3

    Scenario: The cards of an example and one more are another hand
      When a hand is composed of ace, ace, 2, 4
      Then the answer rests on 4.1(c), 4.1(b)3, 4.1(b)1

  Rule: (c)1 Example: a total of one digit is the Point Count

    Scenario: An ace, a 2 and a 4 have a Point Count of 7
      When a hand is composed of ace, 2, 4
      Then its Point Count is 7 by 4.1(c)
      And the answer rests on 4.1(c), 4.1(c)1, 4.1(b)3, 4.1(b)1

  Rule: (c)2 Example: of a total of two digits the left one is discarded

    Scenario: An ace, a 2 and a 9 total 12 and have a Point Count of 2
      When a hand is composed of ace, 2, 9
      Then its Point Count is 2 by 4.1(c)
      And the answer rests on 4.1(c), 4.1(c)2, 4.1(b)3, 4.1(b)1
