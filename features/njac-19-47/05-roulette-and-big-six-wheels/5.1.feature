Feature: 19:47-5.1 Roulette: placement of wagers; permissible and optional wagers

  Rule: (a) Wagers are made by placing gaming chips or plaques on the layout

    Scenario Outline: A wager made with <means> <area> is <verdict>
      When a player makes a wager with <means> <area>
      Then the wager is <verdict>

      Examples:
        | means              | area                    | verdict |
        | gaming chips       | on the appropriate area | allowed |
        | plaques            | on the appropriate area | allowed |
        | gaming chips       | beside the layout       | refused |
        | plaques            | beside the layout       | refused |
        | words alone        | on the appropriate area | refused |
        | cash on the layout | on the appropriate area | refused |

    Scenario Outline: A verbal wager whose cash is <confirmed> and <converted> is <verdict>
      When a player makes a verbal wager accompanied by cash that is <confirmed> by the dealer and <converted>
      Then the wager is <verdict>

      Examples:
        | confirmed     | converted               | verdict |
        | confirmed     | expeditiously converted | allowed |
        | confirmed     | converted late          | refused |
        | confirmed     | not converted           | refused |
        | not confirmed | expeditiously converted | refused |
        | not confirmed | not converted           | refused |

    Scenario: Cash put on the layout is no wager even if the dealer confirms and converts it
      When a player puts cash on the layout, which the dealer confirms and expeditiously converts
      Then the wager is refused

    Scenario: Words alone are no wager even if the dealer confirms them and converts other cash
      When a player makes a wager with words alone, and the dealer confirms it and converts other cash
      Then the wager is refused

  Rule: (b) Nobody games with non-value chips that look like value chips or like another person's

    Scenario Outline: Bob asks for <color> chips with a <design>
      Given value chips that are white with a crown
      And Ann games with blue chips with a star
      When Bob asks for <color> chips with a <design>
      Then the chips <verdict> be issued

      Examples:
        | color | design | verdict |
        | green | star   | may     |
        | blue  | moon   | may     |
        | blue  | star   | may not |
        | white | moon   | may     |
        | white | crown  | may not |

    Scenario: Ann cannot have Bob's chips, either
      Given Bob games with blue chips with a star
      When Ann asks for blue chips with a star
      Then the chips may not be issued

    Scenario: A person may have more of their own chips
      Given Ann games with blue chips with a star
      When Ann asks for blue chips with a star
      Then the chips may be issued

    Scenario: Chips that a person got by mistake may not be gamed with
      Given Ann games with blue chips with a star
      And Bob games with blue chips with a star
      When Bob wants to game with blue chips with a star
      Then the chips may not be gamed with

  Rule: (c) The player answers for where the wager lies, even if the dealer placed it

    Scenario: A wager that the dealer put on the wrong number is settled where it lies
      Given a double zero table
      And Ann told the dealer to place $5 within the box 17, but it lies within the box 18
      When the ball comes to rest in 17
      Then Ann loses $5

    Scenario: A wager that lies where it was meant to is settled by its position alone
      Given a double zero table
      And Ann told the dealer to place $5 within the box 18, but it lies within the box 18
      When the ball comes to rest in 17
      Then Ann loses $5
      And the answer rests on 5.1(e)1, 5.1(d)

    Scenario: It wins where it lies, too
      Given a double zero table
      And Ann told the dealer to place $5 within the box 17, but it lies within the box 18
      When the ball comes to rest in 18
      Then Ann wins $175 at 35 to 1

  Rule: (d) A wager is settled strictly by its position when the ball falls to rest

    Scenario Outline: A wager that was moved before the ball fell is settled where it lies then, in <compartment>
      Given a double zero table
      And Ann's $5 was moved from within the box 17 to within the box 20
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome              |
        | 17          | loses $5             |
        | 20          | wins $175 at 35 to 1 |

    Scenario: What a plain wager is settled by
      Given a double zero table
      And Ann has $10 within the box 20
      When the ball comes to rest in 17
      Then Ann loses $10
      And the answer rests on 5.1(e)1, 5.1(d)

    Scenario: The same amount in two places has two outcomes
      Given a double zero table
      And Ann has $10 within the box 20
      And Bob has $10 on the line between the boxes 17 and 20
      When the ball comes to rest in 17
      Then Ann loses $10
      And Bob wins $170 at 17 to 1

    Scenario: A table without wagers has nothing to settle
      Given a double zero table
      When the ball comes to rest in 17
      Then there is nothing to settle

  Rule: (e)1 "Straight" is a wager on a single number

    Scenario Outline: Chips within the box <box> are a straight wager
      Given a double zero table
      When chips are placed within the box <box>
      Then they are a "Straight" wager on <box>

      Examples:
        | box |
        | 0   |
        | 00  |
        | 1   |
        | 17  |
        | 36  |

    Scenario Outline: A straight wager on <number> when the ball rests in <compartment>
      Given a double zero table
      And Ann has $1 within the box <number>
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | number | compartment | outcome             |
        | 17     | 17          | wins $35 at 35 to 1 |
        | 17     | 18          | loses $1            |
        | 0      | 0           | wins $35 at 35 to 1 |
        | 0      | 00          | loses $1            |
        | 00     | 00          | wins $35 at 35 to 1 |
        | 00     | 0           | loses $1            |

    Scenario Outline: Double zero cannot be bet on at a <wheel>
      Given a table with a <wheel>
      When chips are placed within the box 00
      Then they are no wager by 5.1(e)1

      Examples:
        | wheel                                         |
        | single zero wheel                             |
        | double zero wheel used as a single zero wheel |

    Scenario: There is no box 37
      Given a double zero table
      When chips are placed within the box 37
      Then that cannot be

  Rule: (e)1i A licensee may offer five adjacent numbers, to every player at the table

    Scenario Outline: Five adjacent numbers offered to <whom>
      Given a double zero table that offers five adjacent numbers to <whom>
      And the layout includes a replica of the wheel
      And the layout is approved
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | whom         | verdict |
        | every player | allowed |
        | some players | refused |

    Scenario: Chips on the replica are no wager where the option is not offered
      Given a double zero table
      And the layout includes a replica of the wheel
      When 5 chips are placed on the wheel replica at 17
      Then they are no wager by 5.1(e)1i

    Scenario: Some players are not every player when chips are placed, either
      Given a double zero table that offers five adjacent numbers to some players
      And the layout includes a replica of the wheel
      When 5 chips are placed on the wheel replica at 17
      Then they are no wager by 5.1(e)1i

  Rule: (e)1i(1) Who offers five adjacent numbers has a replica of the wheel on the layout

    Scenario Outline: A layout that <replica> and <approval>
      Given a double zero table that offers five adjacent numbers to every player
      And the layout <replica>
      And the layout <approval>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | replica                             | approval        | verdict                   |
        | includes a replica of the wheel     | is approved     | allowed                   |
        | includes a replica of the wheel     | is not approved | refused by 5.1(e)1i(1)    |
        | includes no replica of the wheel    | is approved     | refused by 5.1(e)1i(1)    |

    Scenario: A replica is not needed where the option is not offered
      Given a double zero table
      When the licensee opens the table
      Then the table is allowed

    Scenario: Where there is no replica, no wager can be placed on it
      Given a double zero table that offers five adjacent numbers to every player
      When 5 chips are placed on the wheel replica at 17
      Then they are no wager by 5.1(e)1i(1)

  Rule: (e)1i(2) Five chips, or a multiple, on the center number are five straight wagers of equal value

    Scenario Outline: The five numbers around <center> on a <wheel>
      Given a table with a <wheel> that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When 5 chips are placed on the wheel replica at <center>
      Then they are a "Straight" wager on <numbers>

      Examples:
        | wheel             | center | numbers           |
        | double zero wheel | 17     | 20, 32, 17, 5, 22 |
        | double zero wheel | 0      | 14, 2, 0, 28, 9   |
        | double zero wheel | 00     | 13, 1, 00, 27, 10 |
        | double zero wheel | 2      | 35, 14, 2, 0, 28  |
        | single zero wheel | 0      | 3, 26, 0, 32, 15  |
        | single zero wheel | 17     | 2, 25, 17, 34, 6  |
        | double zero wheel used as a single zero wheel | 17 | 20, 32, 17, 5, 22 |

    Scenario Outline: <chips> chips on the replica
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When <chips> chips are placed on the wheel replica at 17
      Then they are <verdict>

      Examples:
        | chips | verdict                                                             |
        | 5     | a "Straight" wager on 20, 32, 17, 5, 22                             |
        | 10    | a "Straight" wager on 20, 32, 17, 5, 22                             |
        | 1     | no wager by 5.1(e)1i(2)      |
        | 4     | no wager by 5.1(e)1i(2)      |
        | 7     | no wager by 5.1(e)1i(2)      |

    Scenario: A single chip is not meant where the number of chips is not said
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When chips are placed on the wheel replica at 17
      Then they are no wager by 5.1(e)1i(2)

    Scenario: Fewer than five chips cannot be settled
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      And Ann has $5 on the wheel replica at 17
      When the ball comes to rest in 17
      Then that cannot be

    Scenario: No chips are no wager
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When 0 chips are placed on the wheel replica at 17
      Then that cannot be

    Scenario: Double zero among the five numbers of a wheel used as a single zero wheel
      Given a table with a double zero wheel used as a single zero wheel that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When 5 chips are placed on the wheel replica at 27
      Then they are no wager by 5.1(e)1i(2)

    Scenario: Double zero is not on the replica of a single zero wheel
      Given a table with a single zero wheel that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      When 5 chips are placed on the wheel replica at 00
      Then that cannot be

    Scenario: One of the five straight wagers wins and four lose
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      And Ann has $25 in 5 chips on the wheel replica at 17
      When the ball comes to rest in 5
      Then Ann's wagers come out as
        | numbers | wagered | result | paid |
        | 20      | $5      | loses  | $0   |
        | 32      | $5      | loses  | $0   |
        | 17      | $5      | loses  | $0   |
        | 5       | $5      | wins   | $175 |
        | 22      | $5      | loses  | $0   |

    Scenario: The smallest amount is five wagers of a cent
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      And Ann has $0.05 in 5 chips on the wheel replica at 17
      When the ball comes to rest in 17
      Then Ann's wagers come out as
        | numbers | wagered | result | paid  |
        | 20      | $0.01   | loses  | $0    |
        | 32      | $0.01   | loses  | $0    |
        | 17      | $0.01   | wins   | $0.35 |
        | 5       | $0.01   | loses  | $0    |
        | 22      | $0.01   | loses  | $0    |

    Scenario: An amount that does not divide by five cannot be five wagers of equal value
      Given a double zero table that offers five adjacent numbers to every player
      And the layout includes a replica of the wheel
      And Ann has $0.07 in 5 chips on the wheel replica at 17
      When the ball comes to rest in 17
      Then that cannot be

  Rule: (e)2 "Split" is a wager on two numbers, placed on the line between their boxes

    Scenario Outline: Chips on the line between <first> and <second>
      Given a double zero table
      When chips are placed on the line between the boxes <first> and <second>
      Then they are a "Split" wager on <numbers>

      Examples:
        | first  | second | numbers |
        | 17     | 18     | 17, 18  |
        | 17     | 20     | 17, 20  |
        | 20     | 17     | 17, 20  |
        | 33     | 36     | 33, 36  |
        | 34     | 35     | 34, 35  |
        | 35     | 36     | 35, 36  |
        | 1      | 2      | 1, 2    |
        | 1      | 4      | 1, 4    |
        | 0      | 1      | 0, 1    |
        | 0      | 2      | 0, 2    |
        | 00     | 2      | 00, 2   |
        | 00     | 3      | 00, 3   |
        | 0      | 00     | 0, 00   |
        | 2nd 12 | 3rd 12 | 0, 00   |
        | 3rd 12 | 2nd 12 | 0, 00   |

    Scenario Outline: Boxes <first> and <second> do not touch
      Given a double zero table
      When chips are placed on the line between the boxes <first> and <second>
      Then they are no wager by 5.1(e)2

      Examples:
        | first  | second |
        | 3      | 4      |
        | 33     | 34     |
        | 1      | 3      |
        | 17     | 21     |
        | 17     | 17     |
        | 0      | 3      |
        | 00     | 1      |
        | 1      | 36     |
        | 1st 12 | 2nd 12 |
        | 2nd 12 | 2nd 12 |
        | red    | black  |

    Scenario Outline: On a single zero layout the zero touches 1, 2 and 3, here <second>
      Given a table with a single zero wheel
      When chips are placed on the line between the boxes 0 and <second>
      Then they are a "Split" wager on 0, <second>

      Examples:
        | second |
        | 1      |
        | 2      |
        | 3      |

    Scenario Outline: A split with double zero at a <wheel>
      Given a table with a <wheel>
      When chips are placed on the line between the boxes <first> and <second>
      Then they are no wager by 5.1(e)2

      Examples:
        | wheel                                         | first  | second |
        | single zero wheel                             | 2nd 12 | 3rd 12 |
        | double zero wheel used as a single zero wheel | 2nd 12 | 3rd 12 |
        | double zero wheel used as a single zero wheel | 00     | 3      |

    Scenario Outline: A split on 17 and 20 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $2 on the line between the boxes 17 and 20
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome             |
        | 17          | wins $34 at 17 to 1 |
        | 20          | wins $34 at 17 to 1 |
        | 18          | loses $2            |

  Rule: (e)3 "Three numbers" is a wager on a row, placed on the outside line of its first box

    Scenario Outline: Chips on the outside line of <box>
      Given a double zero table
      When chips are placed on the outside line of the box <box>
      Then they are <verdict>

      Examples:
        | box    | verdict                                                       |
        | 1      | a "Three Numbers" wager on 1, 2, 3                            |
        | 16     | a "Three Numbers" wager on 16, 17, 18                         |
        | 34     | a "Three Numbers" wager on 34, 35, 36                         |
        | 2      | no wager by 5.1(e)3         |
        | 36     | no wager by 5.1(e)3        |
        | 0      | no wager by 5.1(e)3         |
        | 1st 12 | no wager by 5.1(e)3    |

    Scenario Outline: Three numbers in the row of 16 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 on the outside line of the box 16
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome             |
        | 16          | wins $55 at 11 to 1 |
        | 17          | wins $55 at 11 to 1 |
        | 18          | wins $55 at 11 to 1 |
        | 19          | loses $5            |
        | 15          | loses $5            |

  Rule: (e)3i Three groups with a zero are "three numbers" too

    Scenario Outline: The common corner of <boxes>
      Given a double zero table
      When chips are placed on the common corner of the boxes <boxes>
      Then they are a "Three Numbers" wager on <boxes>

      Examples:
        | boxes    |
        | 0, 1, 2  |
        | 0, 2, 00 |
        | 00, 2, 3 |

    Scenario Outline: The group <boxes> is not listed
      Given a double zero table
      When chips are placed on the common corner of the boxes <boxes>
      Then they are no wager by 5.1(e)3i

      Examples:
        | boxes       |
        | 0, 1, 00    |
        | 0, 2, 3     |
        | 00, 1, 2    |
        | 1, 2, 3     |
        | 1, 2, 4     |
        | 1st 12, 1, 4 |
        | 0, 1, 1     |
        | 0, 2, 2     |

    Scenario: Three numbers on 0, 1 and 2 win on zero
      Given a double zero table
      And Ann has $5 on the common corner of the boxes 0, 1, 2
      When the ball comes to rest in 0
      Then Ann wins $55 at 11 to 1

  Rule: (e)3ii They are placed on the common corner of the three boxes

    Scenario Outline: The order in which the boxes are named does not matter: <boxes>
      Given a double zero table
      When chips are placed on the common corner of the boxes <boxes>
      Then they are a "Three Numbers" wager on 0, 2, 00

      Examples:
        | boxes    |
        | 0, 2, 00 |
        | 2, 00, 0 |
        | 00, 0, 2 |

    Scenario Outline: The groups at a <wheel>, here <boxes>
      Given a table with a <wheel>
      When chips are placed on the common corner of the boxes <boxes>
      Then they are <verdict>

      Examples:
        | wheel                                         | boxes    | verdict                                                                                                |
        | single zero wheel                             | 0, 1, 2  | a "Three Numbers" wager on 0, 1, 2                                                                     |
        | single zero wheel                             | 00, 2, 3 | no wager by 5.1(e)3i                                   |
        | double zero wheel used as a single zero wheel | 0, 2, 00 | no wager by 5.1(e)3i       |

    Scenario: Two boxes have no common corner of three
      Given a double zero table
      When chips are placed on the common corner of the boxes 0, 2
      Then that cannot be

  Rule: (e)4 "Four numbers" is a wager on four contiguous boxes, placed on their common corner

    Scenario Outline: The common corner of the four boxes <boxes>
      Given a double zero table
      When chips are placed on the common corner of the boxes <boxes>
      Then they are <verdict>

      Examples:
        | boxes          | verdict                                                     |
        | 1, 2, 4, 5     | a "Four Numbers" wager on 1, 2, 4, 5                        |
        | 17, 18, 20, 21 | a "Four Numbers" wager on 17, 18, 20, 21                    |
        | 32, 33, 35, 36 | a "Four Numbers" wager on 32, 33, 35, 36                    |
        | 31, 32, 34, 35 | a "Four Numbers" wager on 31, 32, 34, 35                    |
        | 36, 35, 33, 32 | a "Four Numbers" wager on 32, 33, 35, 36                    |
        | 3, 4, 6, 7     | no wager by 5.1(e)4  |
        | 6, 7, 9, 10    | no wager by 5.1(e)4  |
        | 1st 12, 0, 1, 2 | no wager by 5.1(e)4 |
        | 33, 34, 36, 1  | no wager by 5.1(e)4  |
        | 1, 2, 3, 4     | no wager by 5.1(e)4  |
        | 0, 1, 2, 3     | no wager by 5.1(e)4  |
        | 34, 35, 36, 33 | no wager by 5.1(e)4  |

    Scenario Outline: Four numbers 17, 18, 20 and 21 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 on the common corner of the boxes 17, 18, 20, 21
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 17          | wins $40 at 8 to 1 |
        | 18          | wins $40 at 8 to 1 |
        | 20          | wins $40 at 8 to 1 |
        | 21          | wins $40 at 8 to 1 |
        | 19          | loses $5           |

  Rule: (e)5 "First five numbers" is a wager on 0, 00, 1, 2 and 3, placed at the corner of "1st 12", 0 and 1

    Scenario: The common corner of 1st 12, 0 and 1
      Given a double zero table
      When chips are placed on the common corner of the boxes 1st 12, 0, 1
      Then they are a "First Five Numbers" wager on 0, 00, 1, 2, 3

    Scenario Outline: First five numbers at a <wheel>
      Given a table with a <wheel>
      When chips are placed on the common corner of the boxes 1st 12, 0, 1
      Then they are no wager by 5.1(e)5

      Examples:
        | wheel                                         |
        | single zero wheel                             |
        | double zero wheel used as a single zero wheel |

    Scenario Outline: First five numbers when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 on the common corner of the boxes 1st 12, 0, 1
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 0           | wins $30 at 6 to 1 |
        | 00          | wins $30 at 6 to 1 |
        | 1           | wins $30 at 6 to 1 |
        | 2           | wins $30 at 6 to 1 |
        | 3           | wins $30 at 6 to 1 |
        | 4           | loses $5           |

  Rule: (e)6 "Six numbers" is a wager on two contiguous rows, placed on their outside common corner

    Scenario Outline: The outside common corner of <boxes>
      Given a double zero table
      When chips are placed on the outside common corner of the boxes <boxes>
      Then they are <verdict>

      Examples:
        | boxes  | verdict                                                        |
        | 1, 4   | a "Six Numbers" wager on 1, 2, 3, 4, 5, 6                      |
        | 16, 19 | a "Six Numbers" wager on 16, 17, 18, 19, 20, 21                |
        | 31, 34 | a "Six Numbers" wager on 31, 32, 33, 34, 35, 36                |
        | 4, 1   | a "Six Numbers" wager on 1, 2, 3, 4, 5, 6                      |
        | 1, 7   | no wager by 5.1(e)6  |
        | 2, 5   | no wager by 5.1(e)6  |
        | 34, 36 | no wager by 5.1(e)6  |
        | 1, 1   | no wager by 5.1(e)6  |
        | 0, 1   | no wager by 5.1(e)6  |

    Scenario Outline: Six numbers in the rows of 16 and 19 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 on the outside common corner of the boxes 16, 19
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 16          | wins $25 at 5 to 1 |
        | 18          | wins $25 at 5 to 1 |
        | 19          | wins $25 at 5 to 1 |
        | 21          | wins $25 at 5 to 1 |
        | 22          | loses $5           |
        | 15          | loses $5           |

  Rule: (e)7 "Column" is a wager on the 12 numbers of a column, placed in the box at its bottom

    Scenario Outline: The box at the bottom of the <column>
      Given a double zero table
      When chips are placed within the box <column>
      Then they are a "Column" wager on <numbers>

      Examples:
        | column      | numbers                                       |
        | column of 1 | 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34   |
        | column of 2 | 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35   |
        | column of 3 | 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36   |

    Scenario Outline: The column of 2 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box column of 2
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 2           | wins $10 at 2 to 1 |
        | 35          | wins $10 at 2 to 1 |
        | 36          | loses $5           |
        | 0           | loses $5           |
        | 00          | loses $5           |

  Rule: (e)8 "Dozen" is a wager on 12 consecutive numbers, placed in the box with its label

    Scenario Outline: The box <dozen>
      Given a double zero table
      When chips are placed within the box <dozen>
      Then they are a "Dozen" wager on <numbers>

      Examples:
        | dozen  | numbers                                        |
        | 1st 12 | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12          |
        | 2nd 12 | 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 |
        | 3rd 12 | 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36 |

    Scenario Outline: The 2nd 12 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box 2nd 12
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 13          | wins $10 at 2 to 1 |
        | 24          | wins $10 at 2 to 1 |
        | 12          | loses $5           |
        | 25          | loses $5           |
        | 0           | loses $5           |

  Rule: (e)9 "Red" is a wager on the numbers with a red background, placed in the red box

    Scenario: The red box
      Given a double zero table
      When chips are placed within the box red
      Then they are a "Red" wager on 1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36

    Scenario Outline: Red when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box red
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 1           | wins $5 at 1 to 1 |
        | 36          | wins $5 at 1 to 1 |
        | 2           | loses $5          |

  Rule: (e)10 "Black" is a wager on the numbers with a black background, placed in the black box

    Scenario: The black box
      Given a double zero table
      When chips are placed within the box black
      Then they are a "Black" wager on 2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35

    Scenario Outline: Black when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box black
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 2           | wins $5 at 1 to 1 |
        | 35          | wins $5 at 1 to 1 |
        | 1           | loses $5          |

  Rule: (e)11 "Odd" is a wager on the odd numbers, placed in the box "Odd"

    Scenario: The box Odd
      Given a double zero table
      When chips are placed within the box Odd
      Then they are an "Odd" wager on 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35

    Scenario Outline: Odd when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box Odd
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 1           | wins $5 at 1 to 1 |
        | 35          | wins $5 at 1 to 1 |
        | 2           | loses $5          |

  Rule: (e)12 "Even" is a wager on the even numbers, placed in the box "Even"

    Scenario: The box Even, in which zero is no even number
      Given a double zero table
      When chips are placed within the box Even
      Then they are an "Even" wager on 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36

    Scenario Outline: Even when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box Even
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 2           | wins $5 at 1 to 1 |
        | 36          | wins $5 at 1 to 1 |
        | 1           | loses $5          |

  Rule: (e)13 "1 to 18" is a wager on the numbers 1 through 18, placed in the box with that label

    Scenario: The box 1 to 18
      Given a double zero table
      When chips are placed within the box 1 to 18
      Then they are a "1 to 18" wager on 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18

    Scenario Outline: 1 to 18 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box 1 to 18
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 1           | wins $5 at 1 to 1 |
        | 18          | wins $5 at 1 to 1 |
        | 19          | loses $5          |

  Rule: (e)14 "19 to 36" is a wager on the numbers 19 through 36, placed in the box with that label

    Scenario: The box 19 to 36
      Given a double zero table
      When chips are placed within the box 19 to 36
      Then they are a "19 to 36" wager on 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36

    Scenario Outline: 19 to 36 when the ball rests in <compartment>
      Given a double zero table
      And Ann has $5 within the box 19 to 36
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome           |
        | 19          | wins $5 at 1 to 1 |
        | 36          | wins $5 at 1 to 1 |
        | 18          | loses $5          |

  Rule: (f) A licensee may offer "seven numbers", 10 to 15 and 33, to every player at the table

    Scenario Outline: Seven numbers offered to <whom>
      Given a double zero table that offers seven numbers to <whom>
      And the layout is approved
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | whom         | verdict |
        | every player | allowed |
        | some players | refused |

    Scenario Outline: Seven numbers when the ball rests in <compartment>
      Given a double zero table that offers seven numbers to every player
      And Ann has $5 in the area for seven numbers
      When the ball comes to rest in <compartment>
      Then Ann <outcome>

      Examples:
        | compartment | outcome            |
        | 10          | wins $20 at 4 to 1 |
        | 11          | wins $20 at 4 to 1 |
        | 12          | wins $20 at 4 to 1 |
        | 13          | wins $20 at 4 to 1 |
        | 14          | wins $20 at 4 to 1 |
        | 15          | wins $20 at 4 to 1 |
        | 33          | wins $20 at 4 to 1 |
        | 9           | loses $5           |
        | 16          | loses $5           |
        | 0           | loses $5           |

    Scenario: Chips in the area are no wager where the option is not offered
      Given a double zero table
      When chips are placed in the area for seven numbers
      Then they are no wager by 5.1(f)

  Rule: (f)1 Who offers seven numbers uses a layout approved by the Commission

    Scenario: A layout that was not approved
      Given a double zero table that offers seven numbers to every player
      When the licensee opens the table
      Then the table is refused by 5.1(f)1

    Scenario: A layout that was approved
      Given a double zero table that offers seven numbers to every player
      And the layout is approved
      When the licensee opens the table
      Then the table is allowed

  Rule: (f)2 The wager is placed within the area designated for it

    Scenario Outline: Chips in the area for seven numbers at a <wheel>
      Given a table with a <wheel> that offers seven numbers to every player
      When chips are placed in the area for seven numbers
      Then they are a "Seven Numbers" wager on 10, 11, 12, 13, 14, 15, 33

      Examples:
        | wheel                                         |
        | double zero wheel                             |
        | single zero wheel                             |
        | double zero wheel used as a single zero wheel |
