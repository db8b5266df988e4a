Feature: 19:47-7.1 Cards: Number of decks; value; point count of hand

  Rule: (b)1 Any card from 2 to 9 has its face value

    Scenario Outline: A <card> has its face value
      Given a game of minibaccarat
      When the card is a <card>
      Then its value is <card>
      And the answer rests on 7.1(b)1

      Examples:
        | card |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |
        | 7    |
        | 8    |
        | 9    |

  Rule: (b)2 Any ten, jack, queen or king has a value of zero

    Scenario Outline: A <card> has a value of zero
      Given a game of minibaccarat
      When the card is a <card>
      Then its value is 0
      And the answer rests on 7.1(b)2

      Examples:
        | card  |
        | 10    |
        | jack  |
        | queen |
        | king  |

  Rule: (b)3 Any ace has a value of one

    Scenario: An ace has a value of one
      Given a game of minibaccarat
      When the card is an ace
      Then its value is 1
      And the answer rests on 7.1(b)3

  Rule: (c) The Point Count is the right digit of the total

    Scenario Outline: A hand of <cards> has a Point Count of <count>
      Given a game of minibaccarat
      When the hand is composed of <cards>
      Then the Point Count is <count>

      Examples:
        | cards            | count |
        | king, queen      | 0     |
        | 10, jack, king   | 0     |
        | ace, king        | 1     |
        | 4, 5             | 9     |
        | 4, 6             | 0     |
        | 5, 6             | 1     |
        | 9, 9             | 8     |
        | 9, 9, ace        | 9     |
        | 9, 9, 2          | 0     |
        | 9, 9, 9          | 7     |

    Scenario: A total of 9 has one digit
      Given a game of minibaccarat
      When the hand is composed of king, 9
      Then the answer rests on 7.1(c), 7.1(b)2, 7.1(b)1

    Scenario: A total of 10 has two digits
      Given a game of minibaccarat
      When the hand is composed of ace, 9
      Then the answer rests on 7.1(c), 7.1(b)3, 7.1(b)1

    Scenario Outline: A hand of <cards> cannot be
      Given a game of minibaccarat
      When the hand is composed of <cards>
      Then that cannot be

      Examples:
        | cards      |
        | 9          |
        | 2, 2, 2, 2 |

  Rule: (c)1 The law's first example: a total of 7

    Scenario: An ace, a 2 and a 4
      Given a game of minibaccarat
      When the hand is composed of ace, 2, 4
      Then the Point Count is 7
      And the answer rests on 7.1(c), 7.1(c)1, 7.1(b)3, 7.1(b)1

  Rule: (c)2 The law's second example: the digit 1 of a total of 12 is discarded

    Scenario: An ace, a 2 and a 9
      Given a game of minibaccarat
      When the hand is composed of ace, 2, 9
      Then the Point Count is 2
      And the answer rests on 7.1(c), 7.1(c)2, 7.1(b)3, 7.1(b)1
