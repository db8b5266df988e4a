Feature: 19:47-5.2 Roulette: payout odds

  Rule: (a) Winning wagers are paid at no less than the odds listed

    Scenario Outline: <bet> pays <odds>
      Given a double zero table that offers seven numbers to every player
      And Ann has $1 <position>
      When the ball comes to rest in 11
      Then Ann wins <amount> at <odds>
      And the bet is "<bet>"
      And the odds are the minimum

      Examples:
        | bet                | position                                       | odds    | amount |
        | Straight           | within the box 11                              | 35 to 1 | $35    |
        | Split              | on the line between the boxes 11 and 12        | 17 to 1 | $17    |
        | Three Numbers      | on the outside line of the box 10              | 11 to 1 | $11    |
        | Four Numbers       | on the common corner of the boxes 8, 9, 11, 12 | 8 to 1  | $8     |
        | Six Numbers        | on the outside common corner of the boxes 10, 13 | 5 to 1 | $5    |
        | Seven Numbers      | in the area for seven numbers                  | 4 to 1  | $4     |
        | Column             | within the box column of 2                     | 2 to 1  | $2     |
        | Dozen              | within the box 1st 12                          | 2 to 1  | $2     |
        | Black              | within the box black                           | 1 to 1  | $1     |
        | Odd                | within the box Odd                             | 1 to 1  | $1     |
        | 1 to 18            | within the box 1 to 18                         | 1 to 1  | $1     |

    Scenario Outline: <bet> pays <odds>, too
      Given a double zero table
      And Ann has $1 <position>
      When the ball comes to rest in <compartment>
      Then Ann wins <amount> at <odds>
      And the bet is "<bet>"
      And the odds are the minimum

      Examples:
        | bet                | position                                      | compartment | odds   | amount |
        | First Five Numbers | on the common corner of the boxes 1st 12, 0, 1 | 3          | 6 to 1 | $6     |
        | Red                | within the box red                            | 30          | 1 to 1 | $1     |
        | Even               | within the box Even                           | 30          | 1 to 1 | $1     |
        | 19 to 36           | within the box 19 to 36                       | 30          | 1 to 1 | $1     |

    Scenario Outline: A table that posts <odds> for <bet> is <verdict>
      Given a double zero table
      And the table posts <odds> for <bet>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | bet                | odds     | verdict |
        | Straight           | 35 to 1  | allowed |
        | Straight           | 36 to 1  | allowed |
        | Straight           | 34 to 1  | refused |
        | Straight           | 70 to 2  | allowed |
        | Straight           | 69 to 2  | refused |
        | Split              | 16 to 1  | refused |
        | Split              | 17 to 1  | allowed |
        | Three Numbers      | 10 to 1  | refused |
        | Three Numbers      | 11 to 1  | allowed |
        | Four Numbers       | 7 to 1   | refused |
        | Four Numbers       | 8 to 1   | allowed |
        | First Five Numbers | 5 to 1   | refused |
        | First Five Numbers | 6 to 1   | allowed |
        | Six Numbers        | 4 to 1   | refused |
        | Six Numbers        | 5 to 1   | allowed |
        | Seven Numbers      | 3 to 1   | refused |
        | Seven Numbers      | 4 to 1   | allowed |
        | Column             | 1 to 1   | refused |
        | Column             | 2 to 1   | allowed |
        | Dozen              | 3 to 2   | refused |
        | Dozen              | 2 to 1   | allowed |
        | Red                | 1 to 2   | refused |
        | Red                | 1 to 1   | allowed |
        | Black              | 9 to 10  | refused |
        | Odd                | 9 to 10  | refused |
        | Even               | 9 to 10  | refused |
        | 1 to 18            | 9 to 10  | refused |
        | 19 to 36           | 9 to 10  | refused |
        | 19 to 36           | 11 to 10 | allowed |

    Scenario: A refusal says what the minimum is
      Given a double zero table
      And the table posts 34 to 1 for Straight
      When the licensee opens the table
      Then the table is refused by 5.2(a)

    Scenario: A table that posts more pays more
      Given a double zero table
      And the table posts 36 to 1 for Straight
      And Ann has $1 within the box 11
      And Bob has $1 within the box black
      When the ball comes to rest in 11
      Then Ann wins $36 at 36 to 1
      And the odds are more than the minimum
      And Bob wins $1 at 1 to 1
      And the odds are the minimum

    Scenario: Odds posted for one bet are not paid on another
      Given a double zero table
      And the table posts 2 to 1 for Black
      And the table posts 3 to 1 for Column
      And Ann has $1 within the box 11
      And Bob has $1 within the box black
      When the ball comes to rest in 11
      Then Ann wins $35 at 35 to 1
      And Bob wins $2 at 2 to 1

    Scenario Outline: Odds that make no sense are refused: <odds> for <bet>
      Given a double zero table
      And the table posts <odds> for <bet>
      And Ann has $1 within the box 12
      When the ball comes to rest in 11
      Then that cannot be

      Examples:
        | odds    | bet      |
        | 34 to 1 | Straight |
        | 40 to 1 | Corner   |

    Scenario: A bet has one odds
      Given a double zero table
      And the table posts 36 to 1 for Straight
      And the table posts 37 to 1 for Straight
      When the licensee opens the table
      Then that cannot be

    Scenario: A wager is not settled at odds below the minimum
      Given a double zero table
      And the table posts 34 to 1 for Straight
      And Ann has $1 within the box 11
      When the ball comes to rest in 11
      Then that cannot be

    Scenario: A win that gives no whole cents is a win all the same
      Given a double zero table
      And the table posts 71 to 2 for Straight
      And Ann has $0.01 within the box 11
      When the ball comes to rest in 11
      Then Ann wins at 71 to 2, but what is paid is not decided

    Scenario: Odds are paid exactly
      Given a double zero table
      And the table posts 71 to 2 for Straight
      And Ann has $0.02 within the box 11
      When the ball comes to rest in 11
      Then Ann wins $0.71 at 71 to 2

    Scenario: A player who covers a number in several ways wins with each of them
      Given a double zero table
      And Ann has $1 within the box 11
      And Ann has $2 on the line between the boxes 11 and 12
      And Ann has $3 within the box black
      And Ann has $4 within the box 3rd 12
      When the ball comes to rest in 11
      Then Ann's wagers come out as
        | numbers                                                                    | wagered | result | paid |
        | 11                                                                         | $1      | wins   | $35  |
        | 11, 12                                                                     | $2      | wins   | $34  |
        | 2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35         | $3      | wins   | $3   |
        | 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36                             | $4      | loses  | $0   |

    Scenario Outline: A wager of <amount> is none
      Given a double zero table
      And Ann has <amount> within the box 11
      When the ball comes to rest in 11
      Then that cannot be

      Examples:
        | amount |
        | $0     |
        | $0.00  |

    Scenario: The smallest wager is a cent
      Given a double zero table
      And Ann has $0.01 within the box 11
      When the ball comes to rest in 11
      Then Ann wins $0.35 at 35 to 1

    Scenario: The ball cannot rest where there is no compartment
      Given a double zero table
      When the ball comes to rest in 37
      Then that cannot be
      And what would be right is "it has 1 to 36, 0 and 00"

  Rule: (b) On a double zero wheel, half of an even-money wager is surrendered on 0 or 00

    Scenario Outline: <box> on a double zero wheel when the ball rests in <compartment>
      Given a double zero table
      And Ann has $10 within the box <box>
      When the ball comes to rest in <compartment>
      Then Ann surrenders $5 and takes back $5
      And Ann's outcome rests on 5.2(b)

      Examples:
        | box      | compartment |
        | red      | 0           |
        | red      | 00          |
        | black    | 0           |
        | black    | 00          |
        | Odd      | 0           |
        | Odd      | 00          |
        | Even     | 0           |
        | Even     | 00          |
        | 1 to 18  | 0           |
        | 1 to 18  | 00          |
        | 19 to 36 | 0           |
        | 19 to 36 | 00          |

    Scenario Outline: Half of <amount>
      Given a double zero table
      And Ann has <amount> within the box red
      When the ball comes to rest in 0
      Then Ann surrenders <half> and takes back <half>

      Examples:
        | amount     | half       |
        | $5         | $2.50      |
        | $0.02      | $0.01      |
        | $1.10      | $0.55      |
        | $99,999.98 | $49,999.99 |

    Scenario Outline: Half of <amount> is no whole number of cents, and the law does not round
      Given a double zero table
      And Ann has <amount> within the box red
      When the ball comes to rest in 00
      Then Ann's wager is halved by 5.2(b), but what is returned is not decided

      Examples:
        | amount |
        | $0.01  |
        | $5.01  |

    Scenario Outline: Any other wager that does not cover <compartment> is lost there: <kind> on a double zero wheel
      Given a double zero table that offers seven numbers to every player
      And Ann has $10 <position>
      When the ball comes to rest in <compartment>
      Then Ann loses $10

      Examples:
        | kind          | position                                          | compartment |
        | Straight      | within the box 17                                 | 0           |
        | Straight      | within the box 17                                 | 00          |
        | Split         | on the line between the boxes 17 and 20           | 0           |
        | Split         | on the line between the boxes 17 and 20           | 00          |
        | Three Numbers | on the outside line of the box 16                 | 0           |
        | Three Numbers | on the outside line of the box 16                 | 00          |
        | Four Numbers  | on the common corner of the boxes 17, 18, 20, 21  | 0           |
        | Four Numbers  | on the common corner of the boxes 17, 18, 20, 21  | 00          |
        | Six Numbers   | on the outside common corner of the boxes 16, 19  | 0           |
        | Six Numbers   | on the outside common corner of the boxes 16, 19  | 00          |
        | Seven Numbers | in the area for seven numbers                     | 0           |
        | Seven Numbers | in the area for seven numbers                     | 00          |
        | Column        | within the box column of 1                        | 0           |
        | Column        | within the box column of 1                        | 00          |
        | Dozen         | within the box 1st 12                             | 0           |
        | Dozen         | within the box 1st 12                             | 00          |

    Scenario Outline: A wager <position> covers <compartment> or it does not
      Given a double zero table
      And Ann has $10 <position>
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | position                                       | compartment | outcome               |
        | within the box 0                               | 0           | wins $350 at 35 to 1  |
        | within the box 0                               | 00          | loses $10             |
        | within the box 00                              | 00          | wins $350 at 35 to 1  |
        | on the line between the boxes 0 and 00         | 0           | wins $170 at 17 to 1  |
        | on the line between the boxes 2nd 12 and 3rd 12 | 00         | wins $170 at 17 to 1  |
        | on the common corner of the boxes 0, 1, 2      | 0           | wins $110 at 11 to 1  |
        | on the common corner of the boxes 0, 1, 2      | 00          | loses $10             |
        | on the common corner of the boxes 00, 2, 3     | 00          | wins $110 at 11 to 1  |
        | on the common corner of the boxes 1st 12, 0, 1 | 0           | wins $60 at 6 to 1    |
        | on the common corner of the boxes 1st 12, 0, 1 | 00          | wins $60 at 6 to 1    |

    Scenario Outline: A double zero table whose notice is <notice>
      Given a double zero table
      And notice of the rule is <notice>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | notice       | verdict |
        | provided     | allowed |
        | not provided | refused |

  Rule: (c) On a single zero wheel, even-money wagers are lost on 0

    Scenario Outline: <box> on a single zero wheel
      Given a table with a single zero wheel
      And Ann has $10 within the box <box>
      When the ball comes to rest in 0
      Then Ann loses $10
      And Ann's outcome rests on 5.2(c)

      Examples:
        | box      |
        | red      |
        | black    |
        | Odd      |
        | Even     |
        | 1 to 18  |
        | 19 to 36 |

    Scenario Outline: Any other wager that does not cover zero is lost: <kind> on a single zero wheel
      Given a table with a single zero wheel that offers seven numbers to every player
      And Ann has $10 <position>
      When the ball comes to rest in <compartment>
      Then Ann loses $10

      Examples:
        | kind          | position                                          | compartment |
        | Straight      | within the box 17                                 | 0           |
        | Split         | on the line between the boxes 17 and 20           | 0           |
        | Three Numbers | on the outside line of the box 16                 | 0           |
        | Four Numbers  | on the common corner of the boxes 17, 18, 20, 21  | 0           |
        | Six Numbers   | on the outside common corner of the boxes 16, 19  | 0           |
        | Seven Numbers | in the area for seven numbers                     | 0           |
        | Column        | within the box column of 1                        | 0           |
        | Dozen         | within the box 1st 12                             | 0           |

    Scenario: This rule needs no notice
      Given a table with a single zero wheel
      And notice of the rule is not provided
      When the licensee opens the table
      Then the table is allowed

    Scenario: An odd cent is lost like any other
      Given a table with a single zero wheel
      And Ann has $0.01 within the box red
      When the ball comes to rest in 0
      Then Ann loses $0.01

    Scenario: A wager on zero wins there
      Given a table with a single zero wheel
      And Ann has $1 within the box 0
      And Bob has $1 within the box red
      When the ball comes to rest in 0
      Then Ann wins $35 at 35 to 1
      And Bob loses $1

    Scenario: A single zero wheel has no double zero
      Given a table with a single zero wheel
      When the ball comes to rest in 00
      Then that cannot be
      And what would be right is "it has 1 to 36, 0"

  Rule: (d)1 A double zero wheel used as a single zero wheel needs notice

    Scenario Outline: Notice is <notice>
      Given a table with a double zero wheel used as a single zero wheel
      And notice of the rule is <notice>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | notice       | verdict |
        | provided     | allowed |
        | not provided | refused |

    Scenario: A refusal says why
      Given a table with a double zero wheel used as a single zero wheel
      And notice of the rule is not provided
      When the licensee opens the table
      Then the table is refused by 5.2(d)1

  Rule: (d)2 There, a ball in double zero is no spin

    Scenario: What the dealer must do
      Given a table with a double zero wheel used as a single zero wheel
      And Ann has $10 within the box red
      When the ball comes to rest in 00
      Then Ann's $10 is void and returned
      And the dealer must
        | announce "no spin"    |
        | declare the spin void |
        | respin the wheel      |

    Scenario: A spin without wagers is void, too
      Given a table with a double zero wheel used as a single zero wheel
      When the ball comes to rest in 00
      Then the dealer must
        | announce "no spin"    |
        | declare the spin void |
        | respin the wheel      |
      And the answer rests on 5.2(d)2

    Scenario Outline: A wager <position> is void on double zero
      Given a table with a double zero wheel used as a single zero wheel that offers seven numbers to every player
      And Ann has $10 <position>
      When the ball comes to rest in 00
      Then Ann's $10 is void and returned

      Examples:
        | position                                          |
        | within the box 17                                 |
        | on the line between the boxes 17 and 20           |
        | on the outside line of the box 16                 |
        | on the common corner of the boxes 17, 18, 20, 21  |
        | on the outside common corner of the boxes 16, 19  |
        | in the area for seven numbers                     |
        | within the box column of 1                        |
        | within the box 1st 12                             |
        | within the box red                                |
        | within the box black                              |
        | within the box Odd                                |
        | within the box Even                               |
        | within the box 1 to 18                            |
        | within the box 19 to 36                           |
        | within the box 0                                  |

    Scenario: An odd cent is returned whole
      Given a table with a double zero wheel used as a single zero wheel
      And Ann has $0.01 within the box red
      When the ball comes to rest in 00
      Then Ann's $0.01 is void and returned

  Rule: (d)3 There, even-money wagers are lost on 0

    Scenario Outline: <box> on a double zero wheel used as a single zero wheel
      Given a table with a double zero wheel used as a single zero wheel
      And Ann has $10 within the box <box>
      When the ball comes to rest in 0
      Then Ann loses $10
      And Ann's outcome rests on 5.2(d)3

      Examples:
        | box      |
        | red      |
        | black    |
        | Odd      |
        | Even     |
        | 1 to 18  |
        | 19 to 36 |

    Scenario Outline: Any other wager that does not cover zero is lost: <kind> on such a wheel
      Given a table with a double zero wheel used as a single zero wheel that offers seven numbers to every player
      And Ann has $10 <position>
      When the ball comes to rest in <compartment>
      Then Ann loses $10

      Examples:
        | kind          | position                                          | compartment |
        | Straight      | within the box 17                                 | 0           |
        | Split         | on the line between the boxes 17 and 20           | 0           |
        | Three Numbers | on the outside line of the box 16                 | 0           |
        | Four Numbers  | on the common corner of the boxes 17, 18, 20, 21  | 0           |
        | Six Numbers   | on the outside common corner of the boxes 16, 19  | 0           |
        | Seven Numbers | in the area for seven numbers                     | 0           |
        | Column        | within the box column of 1                        | 0           |
        | Dozen         | within the box 1st 12                             | 0           |

    Scenario: A wager that covers zero wins there
      Given a table with a double zero wheel used as a single zero wheel
      And Ann has $10 within the box 0
      And Bob has $10 on the common corner of the boxes 0, 1, 2
      When the ball comes to rest in 0
      Then Ann wins $350 at 35 to 1
      And Bob wins $110 at 11 to 1

    Scenario: Off zero they win as always
      Given a table with a double zero wheel used as a single zero wheel
      And Ann has $10 within the box red
      When the ball comes to rest in 1
      Then Ann wins $10 at 1 to 1
