Feature: 19:47-3.1 Cards: number of decks; value; point count of hand

  Rule: (a) At least six decks, and two solid yellow or green cutting cards

    Scenario Outline: <decks> decks and <cutting cards>
      Given a game of baccarat-punto banco
      When the game is played with <decks> decks and <cutting cards>
      Then this is <verdict> by 3.1(a)

      Examples:
        | decks | cutting cards               | verdict |
        | 6     | yellow and yellow           | allowed |
        | 8     | green and green             | allowed |
        | 7     | yellow and green            | allowed |
        | 5     | yellow and yellow           | refused |
        | 0     | green and green             | refused |
        | 6     | no cutting cards            | refused |
        | 6     | yellow                      | refused |
        | 6     | green and green and green   | refused |
        | 6     | yellow and another color    | refused |
        | 6     | another color and green     | refused |
        | 6     | striped yellow and green    | refused |
        | 6     | yellow and green and another color | refused |

  Rule: (b) Every card of a deck has a Value

    Scenario Outline: The value of a <card> is <value>
      Given a game of baccarat-punto banco
      When the card is a <card>
      Then its value is <value>

      Examples:
        | card  | value |
        | ace   | 1     |
        | 2     | 2     |
        | 3     | 3     |
        | 4     | 4     |
        | 5     | 5     |
        | 6     | 6     |
        | 7     | 7     |
        | 8     | 8     |
        | 9     | 9     |
        | 10    | 0     |
        | jack  | 0     |
        | queen | 0     |
        | king  | 0     |

  Rule: (b)1 Any card from 2 to 9 has its face value

    Scenario Outline: A <card> has its face value
      Given a game of baccarat-punto banco
      When the card is a <card>
      Then its value is <card>
      And the answer rests on 3.1(b)1, 3.1(b)

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
      Given a game of baccarat-punto banco
      When the card is a <card>
      Then its value is 0
      And the answer rests on 3.1(b)2, 3.1(b)

      Examples:
        | card  |
        | 10    |
        | jack  |
        | queen |
        | king  |

  Rule: (b)3 Any ace has a value of one

    Scenario: An ace has a value of one
      Given a game of baccarat-punto banco
      When the card is an ace
      Then its value is 1
      And the answer rests on 3.1(b)3, 3.1(b)

  Rule: (c) The Point Count is the right digit of the total

    Scenario Outline: A hand of <cards> has a Point Count of <count>
      Given a game of baccarat-punto banco
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
      Given a game of baccarat-punto banco
      When the hand is composed of king, 9
      Then the answer rests on 3.1(c), 3.1(b)2, 3.1(b), 3.1(b)1

    Scenario: A total of 10 has two digits
      Given a game of baccarat-punto banco
      When the hand is composed of ace, 9
      Then the answer rests on 3.1(c), 3.1(b)3, 3.1(b), 3.1(b)1

    Scenario Outline: A hand of <cards> cannot be
      Given a game of baccarat-punto banco
      When the hand is composed of <cards>
      Then that cannot be

      Examples:
        | cards      |
        | 9          |
        | 2, 2, 2, 2 |

  Rule: (c)1 The law's first example: a total of 7

    Scenario: An ace, a 2 and a 4
      Given a game of baccarat-punto banco
      When the hand is composed of ace, 2, 4
      Then the Point Count is 7
      And the answer rests on 3.1(c), 3.1(c)1, 3.1(b)3, 3.1(b), 3.1(b)1

  Rule: (c)2 The law's second example: the digit 1 of a total of 12 is discarded

    Scenario: An ace, a 2 and a 9
      Given a game of baccarat-punto banco
      When the hand is composed of ace, 2, 9
      Then the Point Count is 2
      And the answer rests on 3.1(c), 3.1(c)2, 3.1(b)3, 3.1(b), 3.1(b)1
