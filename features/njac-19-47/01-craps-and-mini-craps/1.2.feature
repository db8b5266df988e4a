Feature: 19:47-1.2 Permissible wagers

  Rule: (a)1 The Pass Bet is placed on the Pass Line immediately prior to the come out roll

    Scenario Outline: A Pass Bet after the rolls <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Pass Bet
      Then the wager is <verdict>
      And the answer rests on 1.2(a)1

      Examples:
        | rolls         | verdict |
        | 4-3           | allowed |
        | 6-6           | allowed |
        | 1-1           | allowed |
        | 4-5           | refused |
        | 4-5, 4-4      | refused |
        | 4-5, 3-6      | allowed |
        | 4-5, 5-2      | allowed |
        | 4-5, 5-2, 4-4 | refused |

    Scenario Outline: A Pass Bet on the <area>
      When a player puts a Pass Bet on the <area> of the layout
      Then the wager is <verdict> by 1.2(a)1

      Examples:
        | area            | verdict |
        | Pass Line       | allowed |
        | Don't Pass Line | refused |
        | Come Line       | refused |
        | Don't Come area | refused |

    Scenario: A Pass Bet at the opening of the game
      When a player wants to make a Pass Bet
      Then the wager is allowed

    Scenario: A Pass Bet is on no number
      When a player wants to make a Pass Bet on 6
      Then that cannot be
      And what would be right is "name no number"

    Scenario: A Pass Bet made while there is a point is not followed
      Given the shooter has rolled 4-5
      And Ann makes a Pass Bet of $10
      When the shooter rolls 4-3
      Then that cannot be
      And what would be right is "it is placed immediately prior to the come out roll (19:47-1.2(a)1)"

    Scenario: The Pass Bet on every roll
      Then on every roll the Pass Bet fares so
        | roll | come out roll | point 4 | point 5 | point 6 | point 8 | point 9 | point 10 |
        | 1-1  | loses         | stands  | stands  | stands  | stands  | stands  | stands   |
        | 1-2  | loses         | stands  | stands  | stands  | stands  | stands  | stands   |
        | 1-3  | stands        | wins    | stands  | stands  | stands  | stands  | stands   |
        | 2-2  | stands        | wins    | stands  | stands  | stands  | stands  | stands   |
        | 1-4  | stands        | stands  | wins    | stands  | stands  | stands  | stands   |
        | 2-4  | stands        | stands  | stands  | wins    | stands  | stands  | stands   |
        | 3-3  | stands        | stands  | stands  | wins    | stands  | stands  | stands   |
        | 1-6  | wins          | loses   | loses   | loses   | loses   | loses   | loses    |
        | 2-6  | stands        | stands  | stands  | stands  | wins    | stands  | stands   |
        | 4-4  | stands        | stands  | stands  | stands  | wins    | stands  | stands   |
        | 3-6  | stands        | stands  | stands  | stands  | stands  | wins    | stands   |
        | 4-6  | stands        | stands  | stands  | stands  | stands  | stands  | wins     |
        | 5-5  | stands        | stands  | stands  | stands  | stands  | stands  | wins     |
        | 5-6  | wins          | stands  | stands  | stands  | stands  | stands  | stands   |
        | 6-6  | loses         | stands  | stands  | stands  | stands  | stands  | stands   |

  Rule: (a)1i It wins on the come out roll with 7 or 11

    Scenario Outline: The Pass Bet wins at once on <roll>
      Given Ann makes a Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Pass Bet wins by 1.2(a)1i
      And Ann's Pass Bet also rests on 1.2(a)1
      And Ann's Pass Bet was of $10

      Examples:
        | roll |
        | 1-6  |
        | 2-5  |
        | 3-4  |
        | 5-6  |

  Rule: (a)1ii It wins if the point is thrown again before a 7

    Scenario Outline: The Pass Bet wins with <first>, then <last>
      Given Ann makes a Pass Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Pass Bet wins by 1.2(a)1ii
      And Ann's Pass Bet also rests on 1.2(a)1

      Examples:
        | first | last |
        | 1-3   | 2-2  |
        | 2-4   | 3-3  |
        | 4-6   | 5-5  |

    Scenario Outline: The Pass Bet stands on the point <point> after <roll>
      Given Ann makes a Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Pass Bet stands by 1.1 "Come Out Point"
      And Ann's Pass Bet waits for <point>
      And Ann's Pass Bet also rests on 1.2(a)1ii

      Examples:
        | roll | point |
        | 1-3  | 4     |
        | 2-4  | 6     |
        | 4-6  | 10    |

    Scenario: The Pass Bet stands while neither is thrown
      Given Ann makes a Pass Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Pass Bet stands by 1.2(a)1ii
      And Ann's Pass Bet waits for 6
      And Ann's Pass Bet also rests on 1.2(a)1iii(2)

  Rule: (a)1iii It loses in two ways

    Scenario: A Pass Bet that has lost is no longer on the layout
      Given Ann makes a Pass Bet of $10
      When the shooter rolls 6-6
      Then Ann's Pass Bet loses by 1.2(a)1iii(1)
      And Ann's Pass Bet also rests on 1.2(a)1iii
      When the shooter rolls 3-4
      Then Ann's Pass Bet had been decided before

  Rule: (a)1iii(1) It loses on the come out roll with 2, 3 or 12

    Scenario Outline: The Pass Bet loses at once on <roll>
      Given Ann makes a Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Pass Bet loses by 1.2(a)1iii(1)

      Examples:
        | roll |
        | 1-1  |
        | 1-2  |
        | 6-6  |

  Rule: (a)1iii(2) It loses if a 7 is thrown before the point is

    Scenario Outline: The Pass Bet loses with <first>, then <last>
      Given Ann makes a Pass Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Pass Bet loses by 1.2(a)1iii(2)
      And Ann's Pass Bet also rests on 1.2(a)1iii

      Examples:
        | first | last |
        | 1-3   | 3-4  |
        | 2-4   | 3-4  |
        | 4-6   | 3-4  |

  Rule: (a)2 The Don't Pass Bet is placed on the Don't Pass Line immediately prior to the come out roll

    Scenario Outline: A Don't Pass Bet after the rolls <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Don't Pass Bet
      Then the wager is <verdict>
      And the answer rests on 1.2(a)2

      Examples:
        | rolls         | verdict |
        | 4-3           | allowed |
        | 6-6           | allowed |
        | 1-1           | allowed |
        | 4-5           | refused |
        | 4-5, 4-4      | refused |
        | 4-5, 3-6      | allowed |
        | 4-5, 5-2      | allowed |
        | 4-5, 5-2, 4-4 | refused |

    Scenario Outline: A Don't Pass Bet on the <area>
      When a player puts a Don't Pass Bet on the <area> of the layout
      Then the wager is <verdict> by 1.2(a)2

      Examples:
        | area            | verdict |
        | Pass Line       | refused |
        | Don't Pass Line | allowed |

    Scenario: A Don't Pass Bet at the opening of the game
      When a player wants to make a Don't Pass Bet
      Then the wager is allowed

    Scenario: A Don't Pass Bet is on no number
      When a player wants to make a Don't Pass Bet on 6
      Then that cannot be
      And what would be right is "name no number"

    Scenario: A Don't Pass Bet made while there is a point is not followed
      Given the shooter has rolled 4-5
      And Ann makes a Don't Pass Bet of $10
      When the shooter rolls 4-3
      Then that cannot be
      And what would be right is "it is placed immediately prior to the come out roll (19:47-1.2(a)2)"

    Scenario: The Don't Pass Bet on every roll
      Then on every roll the Don't Pass Bet fares so
        | roll | come out roll | point 4 | point 5 | point 6 | point 8 | point 9 | point 10 |
        | 1-1  | wins          | stands  | stands  | stands  | stands  | stands  | stands   |
        | 1-2  | wins          | stands  | stands  | stands  | stands  | stands  | stands   |
        | 1-3  | stands        | loses   | stands  | stands  | stands  | stands  | stands   |
        | 2-2  | stands        | loses   | stands  | stands  | stands  | stands  | stands   |
        | 1-4  | stands        | stands  | loses   | stands  | stands  | stands  | stands   |
        | 2-4  | stands        | stands  | stands  | loses   | stands  | stands  | stands   |
        | 3-3  | stands        | stands  | stands  | loses   | stands  | stands  | stands   |
        | 1-6  | loses         | wins    | wins    | wins    | wins    | wins    | wins     |
        | 2-6  | stands        | stands  | stands  | stands  | loses   | stands  | stands   |
        | 4-4  | stands        | stands  | stands  | stands  | loses   | stands  | stands   |
        | 3-6  | stands        | stands  | stands  | stands  | stands  | loses   | stands   |
        | 4-6  | stands        | stands  | stands  | stands  | stands  | stands  | loses    |
        | 5-5  | stands        | stands  | stands  | stands  | stands  | stands  | loses    |
        | 5-6  | loses         | stands  | stands  | stands  | stands  | stands  | stands   |
        | 6-6  | void          | stands  | stands  | stands  | stands  | stands  | stands   |

  Rule: (a)2i It wins on the come out roll with 2 or 3

    Scenario Outline: The Don't Pass Bet wins at once on <roll>
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Pass Bet wins by 1.2(a)2i
      And Ann's Don't Pass Bet also rests on 1.2(a)2
      And Ann's Don't Pass Bet was of $10

      Examples:
        | roll |
        | 1-1  |
        | 1-2  |

  Rule: (a)2ii It wins if a 7 is thrown before the point is

    Scenario Outline: The Don't Pass Bet wins with <first>, then <last>
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Don't Pass Bet wins by 1.2(a)2ii
      And Ann's Don't Pass Bet also rests on 1.2(a)2

      Examples:
        | first | last |
        | 1-3   | 3-4  |
        | 2-4   | 3-4  |
        | 4-6   | 3-4  |

    Scenario Outline: The Don't Pass Bet stands on the point <point> after <roll>
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Pass Bet stands by 1.1 "Come Out Point"
      And Ann's Don't Pass Bet waits for <point>
      And Ann's Don't Pass Bet also rests on 1.2(a)2ii

      Examples:
        | roll | point |
        | 1-3  | 4     |
        | 2-4  | 6     |
        | 4-6  | 10    |

    Scenario: The Don't Pass Bet stands while neither is thrown
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Don't Pass Bet stands by 1.2(a)2ii
      And Ann's Don't Pass Bet waits for 6
      And Ann's Don't Pass Bet also rests on 1.2(a)2iii(2)

  Rule: (a)2iii It loses in two ways

    Scenario: A Don't Pass Bet that has lost is no longer on the layout
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls 5-6
      Then Ann's Don't Pass Bet loses by 1.2(a)2iii(1)
      And Ann's Don't Pass Bet also rests on 1.2(a)2iii
      When the shooter rolls 3-4
      Then Ann's Don't Pass Bet had been decided before

  Rule: (a)2iii(1) It loses on the come out roll with 7 or 11

    Scenario Outline: The Don't Pass Bet loses at once on <roll>
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Pass Bet loses by 1.2(a)2iii(1)

      Examples:
        | roll |
        | 1-6  |
        | 3-4  |
        | 5-6  |

  Rule: (a)2iii(2) It loses if the point is thrown again before a 7

    Scenario Outline: The Don't Pass Bet loses with <first>, then <last>
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Don't Pass Bet loses by 1.2(a)2iii(2)
      And Ann's Don't Pass Bet also rests on 1.2(a)2iii

      Examples:
        | first | last |
        | 1-3   | 2-2  |
        | 2-4   | 3-3  |
        | 4-6   | 5-5  |

  Rule: (a)2iv It is void on the come out roll with 12

    Scenario: The Don't Pass Bet is void on 12
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls 6-6
      Then Ann's Don't Pass Bet is void by 1.2(a)2iv
      And Ann's Don't Pass Bet was of $10

    Scenario: A 12 does not void a Don't Pass Bet that has its point
      Given Ann makes a Don't Pass Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Don't Pass Bet stands by 1.2(a)2ii

  Rule: (a)3 The Come Bet is placed on the Come Line at any time after the come out roll

    Scenario Outline: A Come Bet after the rolls <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Come Bet
      Then the wager is <verdict>
      And the answer rests on 1.2(a)3

      Examples:
        | rolls         | verdict |
        | 4-3           | refused |
        | 6-6           | refused |
        | 1-1           | refused |
        | 4-5           | allowed |
        | 4-5, 4-4      | allowed |
        | 4-5, 3-6      | refused |
        | 4-5, 5-2      | refused |
        | 4-5, 5-2, 4-4 | allowed |

    Scenario Outline: A Come Bet on the <area>
      Given the shooter has rolled 4-5
      When a player puts a Come Bet on the <area> of the layout
      Then the wager is <verdict> by 1.2(a)3

      Examples:
        | area            | verdict |
        | Pass Line       | refused |
        | Come Line       | allowed |

    Scenario: A Come Bet at the opening of the game
      When a player wants to make a Come Bet
      Then the wager is refused by 1.2(a)3

    Scenario: A Come Bet is on no number
      When a player wants to make a Come Bet on 6
      Then that cannot be
      And what would be right is "name no number"

    Scenario: A Come Bet made before the come out roll is not followed
      Given Ann makes a Come Bet of $10
      When the shooter rolls 4-3
      Then that cannot be
      And what would be right is "it is placed after the come out roll (19:47-1.2(a)3)"

    Scenario: The Come Bet on every roll
      Then on every roll the Come Bet fares so
        | roll | first roll | come point 4 | come point 5 | come point 6 | come point 8 | come point 9 | come point 10 | come point 6, come out roll |
        | 1-1  | loses      | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-2  | loses      | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-3  | stands     | wins         | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 2-2  | stands     | wins         | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-4  | stands     | stands       | wins         | stands       | stands       | stands       | stands        | stands                      |
        | 2-4  | stands     | stands       | stands       | wins         | stands       | stands       | stands        | wins                        |
        | 3-3  | stands     | stands       | stands       | wins         | stands       | stands       | stands        | wins                        |
        | 1-6  | wins       | loses        | loses        | loses        | loses        | loses        | loses         | loses                       |
        | 2-6  | stands     | stands       | stands       | stands       | wins         | stands       | stands        | stands                      |
        | 4-4  | stands     | stands       | stands       | stands       | wins         | stands       | stands        | stands                      |
        | 3-6  | stands     | stands       | stands       | stands       | stands       | wins         | stands        | stands                      |
        | 4-6  | stands     | stands       | stands       | stands       | stands       | stands       | wins          | stands                      |
        | 5-5  | stands     | stands       | stands       | stands       | stands       | stands       | wins          | stands                      |
        | 5-6  | wins       | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 6-6  | loses      | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |

  Rule: (a)3i It wins on the roll that follows with 7 or 11

    Scenario Outline: The Come Bet wins at once on <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Come Bet wins by 1.2(a)3i
      And Ann's Come Bet also rests on 1.2(a)3
      And Ann's Come Bet was of $10

      Examples:
        | roll |
        | 1-6  |
        | 2-5  |
        | 3-4  |
        | 5-6  |

  Rule: (a)3ii It wins if the point is thrown again before a 7

    Scenario Outline: The Come Bet wins with <first>, then <last>
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Come Bet wins by 1.2(a)3ii
      And Ann's Come Bet also rests on 1.2(a)3

      Examples:
        | first | last |
        | 1-3   | 2-2  |
        | 2-4   | 3-3  |
        | 4-6   | 5-5  |

    Scenario Outline: The Come Bet stands on the point <point> after <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Come Bet stands by 1.1 "Come Point"
      And Ann's Come Bet waits for <point>
      And Ann's Come Bet also rests on 1.2(a)3ii

      Examples:
        | roll | point |
        | 1-3  | 4     |
        | 2-4  | 6     |
        | 4-6  | 10    |

    Scenario: The Come Bet stands while neither is thrown
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Come Bet stands by 1.2(a)3ii
      And Ann's Come Bet waits for 6
      And Ann's Come Bet also rests on 1.2(a)3iii(2)

    Scenario: The Come Bet is decided on a come out roll, too
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls 2-4, 3-6, 3-3
      Then Ann's Come Bet wins by 1.2(a)3ii

  Rule: (a)3iii It loses in two ways

    Scenario: A Come Bet that has lost is no longer on the layout
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls 6-6
      Then Ann's Come Bet loses by 1.2(a)3iii(1)
      And Ann's Come Bet also rests on 1.2(a)3iii
      When the shooter rolls 3-4
      Then Ann's Come Bet had been decided before

  Rule: (a)3iii(1) It loses on the roll that follows with 2, 3 or 12

    Scenario Outline: The Come Bet loses at once on <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Come Bet loses by 1.2(a)3iii(1)

      Examples:
        | roll |
        | 1-1  |
        | 1-2  |
        | 6-6  |

  Rule: (a)3iii(2) It loses if a 7 is thrown before the point is

    Scenario Outline: The Come Bet loses with <first>, then <last>
      Given the shooter has rolled 4-5
      And Ann makes a Come Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Come Bet loses by 1.2(a)3iii(2)
      And Ann's Come Bet also rests on 1.2(a)3iii

      Examples:
        | first | last |
        | 1-3   | 3-4  |
        | 2-4   | 3-4  |
        | 4-6   | 3-4  |

  Rule: (a)4 The Don't Come Bet is placed on the Don't Come area at any time after the come out roll

    Scenario Outline: A Don't Come Bet after the rolls <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Don't Come Bet
      Then the wager is <verdict>
      And the answer rests on 1.2(a)4

      Examples:
        | rolls         | verdict |
        | 4-3           | refused |
        | 6-6           | refused |
        | 1-1           | refused |
        | 4-5           | allowed |
        | 4-5, 4-4      | allowed |
        | 4-5, 3-6      | refused |
        | 4-5, 5-2      | refused |
        | 4-5, 5-2, 4-4 | allowed |

    Scenario Outline: A Don't Come Bet on the <area>
      Given the shooter has rolled 4-5
      When a player puts a Don't Come Bet on the <area> of the layout
      Then the wager is <verdict> by 1.2(a)4

      Examples:
        | area            | verdict |
        | Come Line       | refused |
        | Don't Come area | allowed |

    Scenario: A Don't Come Bet at the opening of the game
      When a player wants to make a Don't Come Bet
      Then the wager is refused by 1.2(a)4

    Scenario: A Don't Come Bet is on no number
      When a player wants to make a Don't Come Bet on 6
      Then that cannot be
      And what would be right is "name no number"

    Scenario: A Don't Come Bet made before the come out roll is not followed
      Given Ann makes a Don't Come Bet of $10
      When the shooter rolls 4-3
      Then that cannot be
      And what would be right is "it is placed after the come out roll (19:47-1.2(a)4)"

    Scenario: The Don't Come Bet on every roll
      Then on every roll the Don't Come Bet fares so
        | roll | first roll | come point 4 | come point 5 | come point 6 | come point 8 | come point 9 | come point 10 | come point 6, come out roll |
        | 1-1  | wins       | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-2  | wins       | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-3  | stands     | loses        | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 2-2  | stands     | loses        | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 1-4  | stands     | stands       | loses        | stands       | stands       | stands       | stands        | stands                      |
        | 2-4  | stands     | stands       | stands       | loses        | stands       | stands       | stands        | loses                       |
        | 3-3  | stands     | stands       | stands       | loses        | stands       | stands       | stands        | loses                       |
        | 1-6  | loses      | wins         | wins         | wins         | wins         | wins         | wins          | wins                        |
        | 2-6  | stands     | stands       | stands       | stands       | loses        | stands       | stands        | stands                      |
        | 4-4  | stands     | stands       | stands       | stands       | loses        | stands       | stands        | stands                      |
        | 3-6  | stands     | stands       | stands       | stands       | stands       | loses        | stands        | stands                      |
        | 4-6  | stands     | stands       | stands       | stands       | stands       | stands       | loses         | stands                      |
        | 5-5  | stands     | stands       | stands       | stands       | stands       | stands       | loses         | stands                      |
        | 5-6  | loses      | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |
        | 6-6  | void       | stands       | stands       | stands       | stands       | stands       | stands        | stands                      |

  Rule: (a)4i It wins on the roll that follows with 2 or 3

    Scenario Outline: The Don't Come Bet wins at once on <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Come Bet wins by 1.2(a)4i
      And Ann's Don't Come Bet also rests on 1.2(a)4
      And Ann's Don't Come Bet was of $10

      Examples:
        | roll |
        | 1-1  |
        | 1-2  |

  Rule: (a)4ii It wins if a 7 is thrown before the point is

    Scenario Outline: The Don't Come Bet wins with <first>, then <last>
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Don't Come Bet wins by 1.2(a)4ii
      And Ann's Don't Come Bet also rests on 1.2(a)4

      Examples:
        | first | last |
        | 1-3   | 3-4  |
        | 2-4   | 3-4  |
        | 4-6   | 3-4  |

    Scenario Outline: The Don't Come Bet stands on the point <point> after <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Come Bet stands by 1.1 "Come Point"
      And Ann's Don't Come Bet waits for <point>
      And Ann's Don't Come Bet also rests on 1.2(a)4ii

      Examples:
        | roll | point |
        | 1-3  | 4     |
        | 2-4  | 6     |
        | 4-6  | 10    |

    Scenario: The Don't Come Bet stands while neither is thrown
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Don't Come Bet stands by 1.2(a)4ii
      And Ann's Don't Come Bet waits for 6
      And Ann's Don't Come Bet also rests on 1.2(a)4iii(2)

    Scenario: The Don't Come Bet is decided on a come out roll, too
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls 2-4, 3-6, 3-4
      Then Ann's Don't Come Bet wins by 1.2(a)4ii

  Rule: (a)4iii It loses in two ways

    Scenario: A Don't Come Bet that has lost is no longer on the layout
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls 5-6
      Then Ann's Don't Come Bet loses by 1.2(a)4iii(1)
      And Ann's Don't Come Bet also rests on 1.2(a)4iii
      When the shooter rolls 3-4
      Then Ann's Don't Come Bet had been decided before

  Rule: (a)4iii(1) It loses on the roll that follows with 7 or 11

    Scenario Outline: The Don't Come Bet loses at once on <roll>
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls <roll>
      Then Ann's Don't Come Bet loses by 1.2(a)4iii(1)

      Examples:
        | roll |
        | 1-6  |
        | 3-4  |
        | 5-6  |

  Rule: (a)4iii(2) It loses if the point is thrown again before a 7

    Scenario Outline: The Don't Come Bet loses with <first>, then <last>
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls <first>, 6-6, 1-1, 5-6, 1-2, <last>
      Then Ann's Don't Come Bet loses by 1.2(a)4iii(2)
      And Ann's Don't Come Bet also rests on 1.2(a)4iii

      Examples:
        | first | last |
        | 1-3   | 2-2  |
        | 2-4   | 3-3  |
        | 4-6   | 5-5  |

  Rule: (a)4iv It is void on the roll that follows with 12

    Scenario: The Don't Come Bet is void on 12
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls 6-6
      Then Ann's Don't Come Bet is void by 1.2(a)4iv
      And Ann's Don't Come Bet was of $10

    Scenario: A 12 does not void a Don't Come Bet that has its point
      Given the shooter has rolled 4-5
      And Ann makes a Don't Come Bet of $10
      When the shooter rolls 2-4, 6-6
      Then Ann's Don't Come Bet stands by 1.2(a)4ii

  Rule: (a)5 A Place Bet to Win wins on its number before a 7 and is inactive on a come out roll unless on

    Scenario Outline: Place Bet to Win after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Place Bet to Win on 6
      Then the wager is allowed
      And the answer rests on 1.2(a)5

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario Outline: A Place Bet to Win on <number> on every roll
      Then on every roll the Place Bet to Win on <number> fares so, by 1.2(a)5
        | roll       | come out roll | come out roll, on | point 4 | point 9 |
        | its number | inactive      | wins              | wins    | wins    |
        | 1-6        | inactive      | loses             | loses   | loses   |
        | any other  | inactive      | stands            | stands  | stands  |

      Examples:
        | number |
        | 4      |
        | 5      |
        | 6      |
        | 8      |
        | 9      |
        | 10     |

    Scenario: A Place Bet to Win is inactive on the come out roll
      Given Ann makes a Place Bet to Win on 6 of $10
      When the shooter rolls 3-3
      Then Ann's Place Bet to Win is inactive by 1.2(a)5
      And Ann's Place Bet to Win waits for 6
      When the shooter rolls 2-4
      Then Ann's Place Bet to Win wins by 1.2(a)5

    Scenario: Called on by the player, but not marked by the dealer
      Given Ann makes a Place Bet to Win on 6 of $10
      And Ann calls the wager on for the next roll
      When the shooter rolls 3-3
      Then Ann's Place Bet to Win is inactive by 1.2(a)5

    Scenario: Marked by the dealer, but not called on by the player
      Given Ann makes a Place Bet to Win on 6 of $10
      And the dealer places the marker button on Ann's wager for the next roll
      When the shooter rolls 3-3
      Then Ann's Place Bet to Win is inactive by 1.2(a)5

    Scenario: Called on and marked
      Given the shooter has rolled 3-4
      And Ann makes a Place Bet to Win on 6 of $10
      And Ann calls the wager on for the next roll
      And the dealer places the marker button on Ann's wager for the next roll
      When the shooter rolls 3-3
      Then Ann's Place Bet to Win wins by 1.2(a)5

    Scenario: Not called on again for a later come out roll
      Given Ann makes a Place Bet to Win on 6 of $10
      When the shooter rolls 3-4
      Then Ann's Place Bet to Win is inactive by 1.2(a)5
      Given Ann calls the wager on for the next roll
      And the dealer places the marker button on Ann's wager for the next roll
      When the shooter rolls 5-6
      Then Ann's Place Bet to Win stands by 1.2(a)5
      When the shooter rolls 3-4
      Then Ann's Place Bet to Win is inactive by 1.2(a)5

    Scenario: Off on one come out roll, on for the next
      Given Ann makes a Place Bet to Win on 6 of $10
      When the shooter rolls 3-4
      Then Ann's Place Bet to Win is inactive by 1.2(a)5
      Given Ann calls the wager on for the next roll
      And the dealer places the marker button on Ann's wager for the next roll
      When the shooter rolls 3-3
      Then Ann's Place Bet to Win wins by 1.2(a)5
      And the odds of Ann's Place Bet to Win are in 19:47-1.4 and 1.5

    Scenario Outline: No other wager is called on or marked: <bet>
      Given Ann makes a <bet> of $10
      And <called>
      When the shooter rolls 3-3
      Then that cannot be
      And what would be right is "call a Place Bet to Win on"

      Examples:
        | bet                    | called                                                               |
        | Six the Hardway        | Ann calls the wager on for the next roll                             |
        | Six the Hardway        | the dealer places the marker button on Ann's wager for the next roll |
        | Place Bet to Lose on 6 | Ann calls the wager on for the next roll                             |

    Scenario Outline: Made after 1 of 3 rolls, it is not called on for roll <roll>
      Given the shooter has rolled 3-4
      And Ann makes a Place Bet to Win on 6 of $10
      And Ann calls the wager on for roll <roll>
      When the shooter rolls 2-2, 3-4
      Then that cannot be
      And what would be right is "name rolls after 1, up to 3"

      Examples:
        | roll |
        | 0    |
        | 1    |
        | 4    |

    Scenario: Every later come out roll leaves it inactive, too
      Given the shooter has rolled 4-5
      And Ann makes a Place Bet to Win on 6 of $10
      When the shooter rolls 3-6, 3-4
      Then Ann's Place Bet to Win is inactive by 1.2(a)5

    Scenario Outline: There is no Place Bet to Win on <number>
      When a player wants to make a Place Bet to Win on <number>
      Then that cannot be
      And what would be right is "name 4, 5, 6, 8, 9 or 10"

      Examples:
        | number |
        | 3      |
        | 7      |
        | 11     |

    Scenario: A Place Bet to Win needs a number
      Given Ann makes a Place Bet to Win of $10
      When the shooter rolls 3-3
      Then that cannot be

  Rule: (a)6 A Place Bet to Lose wins on a 7 before its number, on any roll

    Scenario Outline: Place Bet to Lose after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Place Bet to Lose on 6
      Then the wager is allowed
      And the answer rests on 1.2(a)6

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario Outline: A Place Bet to Lose on <number> on every roll
      Then on every roll the Place Bet to Lose on <number> fares so, by 1.2(a)6
        | roll       | come out roll | point 4 | point 9 |
        | its number | loses         | loses   | loses   |
        | 1-6        | wins          | wins    | wins    |
        | any other  | stands        | stands  | stands  |

      Examples:
        | number |
        | 4      |
        | 5      |
        | 6      |
        | 8      |
        | 9      |
        | 10     |

    Scenario: On a come out roll the two place bets differ
      Given Ann makes a Place Bet to Win on 6 of $10
      And Bob makes a Place Bet to Lose on 6 of $10
      When the shooter rolls 3-4
      Then Ann's Place Bet to Win is inactive by 1.2(a)5
      And Bob's Place Bet to Lose wins by 1.2(a)6

    Scenario Outline: There is no Place Bet to Lose on <number>
      When a player wants to make a Place Bet to Lose on <number>
      Then that cannot be

      Examples:
        | number |
        | 3      |
        | 7      |
        | 11     |

  Rule: (a)7 Four the Hardway wins on 2 and 2 before a 7 and before 4 in any other way

    Scenario Outline: Four the Hardway after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Four the Hardway
      Then the wager is allowed
      And the answer rests on 1.2(a)7

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Four the Hardway on every roll
      Then on every roll the Four the Hardway fares so, by 1.2(a)7
        | roll | come out roll | point 9 |
        | 1-1  | stands        | stands  |
        | 1-2  | stands        | stands  |
        | 1-3  | loses         | loses   |
        | 2-2  | wins          | wins    |
        | 1-4  | stands        | stands  |
        | 2-4  | stands        | stands  |
        | 3-3  | stands        | stands  |
        | 1-6  | loses         | loses   |
        | 2-6  | stands        | stands  |
        | 4-4  | stands        | stands  |
        | 3-6  | stands        | stands  |
        | 4-6  | stands        | stands  |
        | 5-5  | stands        | stands  |
        | 5-6  | stands        | stands  |
        | 6-6  | stands        | stands  |

    Scenario: Four the Hardway stands until a roll decides it
      Given Ann makes a Four the Hardway of $10
      When the shooter rolls 6-6, 1-1, 5-6
      Then Ann's Four the Hardway stands by 1.2(a)7
      When the shooter rolls 2-2
      Then Ann's Four the Hardway wins by 1.2(a)7
      And Ann's Four the Hardway was of $10

  Rule: (a)8 Six the Hardway wins on 3 and 3 before a 7 and before 6 in any other way

    Scenario Outline: Six the Hardway after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Six the Hardway
      Then the wager is allowed
      And the answer rests on 1.2(a)8

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Six the Hardway on every roll
      Then on every roll the Six the Hardway fares so, by 1.2(a)8
        | roll | come out roll | point 9 |
        | 1-1  | stands        | stands  |
        | 1-2  | stands        | stands  |
        | 1-3  | stands        | stands  |
        | 2-2  | stands        | stands  |
        | 1-4  | stands        | stands  |
        | 2-4  | loses         | loses   |
        | 3-3  | wins          | wins    |
        | 1-6  | loses         | loses   |
        | 2-6  | stands        | stands  |
        | 4-4  | stands        | stands  |
        | 3-6  | stands        | stands  |
        | 4-6  | stands        | stands  |
        | 5-5  | stands        | stands  |
        | 5-6  | stands        | stands  |
        | 6-6  | stands        | stands  |

    Scenario: Six the Hardway stands until a roll decides it
      Given Ann makes a Six the Hardway of $10
      When the shooter rolls 6-6, 1-1, 5-6
      Then Ann's Six the Hardway stands by 1.2(a)8
      When the shooter rolls 3-3
      Then Ann's Six the Hardway wins by 1.2(a)8
      And Ann's Six the Hardway was of $10

  Rule: (a)9 Eight the Hardway wins on 4 and 4 before a 7 and before 8 in any other way

    Scenario Outline: Eight the Hardway after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Eight the Hardway
      Then the wager is allowed
      And the answer rests on 1.2(a)9

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Eight the Hardway on every roll
      Then on every roll the Eight the Hardway fares so, by 1.2(a)9
        | roll | come out roll | point 9 |
        | 1-1  | stands        | stands  |
        | 1-2  | stands        | stands  |
        | 1-3  | stands        | stands  |
        | 2-2  | stands        | stands  |
        | 1-4  | stands        | stands  |
        | 2-4  | stands        | stands  |
        | 3-3  | stands        | stands  |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | wins          | wins    |
        | 3-6  | stands        | stands  |
        | 4-6  | stands        | stands  |
        | 5-5  | stands        | stands  |
        | 5-6  | stands        | stands  |
        | 6-6  | stands        | stands  |

    Scenario: Eight the Hardway stands until a roll decides it
      Given Ann makes a Eight the Hardway of $10
      When the shooter rolls 6-6, 1-1, 5-6
      Then Ann's Eight the Hardway stands by 1.2(a)9
      When the shooter rolls 4-4
      Then Ann's Eight the Hardway wins by 1.2(a)9
      And Ann's Eight the Hardway was of $10

  Rule: (a)10 Ten the Hardway wins on 5 and 5 before a 7 and before 10 in any other way

    Scenario Outline: Ten the Hardway after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Ten the Hardway
      Then the wager is allowed
      And the answer rests on 1.2(a)10

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Ten the Hardway on every roll
      Then on every roll the Ten the Hardway fares so, by 1.2(a)10
        | roll | come out roll | point 9 |
        | 1-1  | stands        | stands  |
        | 1-2  | stands        | stands  |
        | 1-3  | stands        | stands  |
        | 2-2  | stands        | stands  |
        | 1-4  | stands        | stands  |
        | 2-4  | stands        | stands  |
        | 3-3  | stands        | stands  |
        | 1-6  | loses         | loses   |
        | 2-6  | stands        | stands  |
        | 4-4  | stands        | stands  |
        | 3-6  | stands        | stands  |
        | 4-6  | loses         | loses   |
        | 5-5  | wins          | wins    |
        | 5-6  | stands        | stands  |
        | 6-6  | stands        | stands  |

    Scenario: Ten the Hardway stands until a roll decides it
      Given Ann makes a Ten the Hardway of $10
      When the shooter rolls 6-6, 1-1, 5-6
      Then Ann's Ten the Hardway stands by 1.2(a)10
      When the shooter rolls 5-5
      Then Ann's Ten the Hardway wins by 1.2(a)10
      And Ann's Ten the Hardway was of $10

  Rule: (a)11 Field Bet, a one roll wager, wins on 2, 3, 4, 9, 10, 11 or 12 and loses on 5, 6, 7 or 8

    Scenario Outline: Field Bet after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Field Bet
      Then the wager is allowed
      And the answer rests on 1.2(a)11

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Field Bet on every roll
      Then on every roll the Field Bet fares so, by 1.2(a)11
        | roll | come out roll | point 9 |
        | 1-1  | wins          | wins    |
        | 1-2  | wins          | wins    |
        | 1-3  | wins          | wins    |
        | 2-2  | wins          | wins    |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | wins          | wins    |
        | 4-6  | wins          | wins    |
        | 5-5  | wins          | wins    |
        | 5-6  | wins          | wins    |
        | 6-6  | wins          | wins    |

    Scenario: A one roll wager is decided by the roll that follows, whatever comes after
      Given Ann makes a Field Bet of $10
      When the shooter rolls 1-1, 3-4
      Then Ann's Field Bet had been decided before

    Scenario: Several wagers are followed through a game
      Given Ann makes a Pass Bet of $10
      And Bob makes a Don't Pass Bet of $5
      When the shooter rolls 4-5
      Then Ann's Pass Bet stands by 1.1 "Come Out Point"
      And Bob's Don't Pass Bet stands by 1.1 "Come Out Point"
      Given Cid makes a Come Bet of $5
      And Dee makes a Place Bet to Win on 6 of $6
      And Eve makes a Field Bet of $1
      When the shooter rolls 2-4
      Then Ann's Pass Bet stands by 1.2(a)1ii
      And Cid's Come Bet stands by 1.1 "Come Point"
      And Dee's Place Bet to Win wins by 1.2(a)5
      And Eve's Field Bet loses by 1.2(a)11
      When the shooter rolls 3-6
      Then Ann's Pass Bet wins by 1.2(a)1ii
      And Bob's Don't Pass Bet loses by 1.2(a)2iii(2)
      And Cid's Come Bet stands by 1.2(a)3ii
      And Dee's Place Bet to Win had been decided before
      Given Fay makes a Pass Bet of $5
      When the shooter rolls 3-4
      Then Fay's Pass Bet wins by 1.2(a)1i
      And Cid's Come Bet loses by 1.2(a)3iii(2)

    Scenario Outline: What cannot be rolled: <rolls>
      Given Ann makes a Field Bet of $10
      When the shooter rolls <rolls>
      Then that cannot be
      And what would be right is "name 2 numbers from 1 to 6"

      Examples:
        | rolls    |
        | 0-7      |
        | 3-7      |
        | 3-7, 1-1 |
        | 1-1, 3-7 |

    Scenario: Nothing follows from no roll
      Given Ann makes a Field Bet of $10
      When nothing is rolled
      Then that cannot be

    Scenario: A wager of nothing is none
      Given Ann makes a Field Bet of $10
      And Ann's wager is of 0 cents
      When the shooter rolls 1-1
      Then that cannot be

    Scenario Outline: A wager cannot have been made after <after> rolls when 2 were rolled
      Given Ann makes a Field Bet of $10
      And Ann's wager was made after <after> rolls
      When the shooter rolls 1-1, 1-2
      Then that cannot be
      And what would be right is "make it after 0 to 1 rolls"

      Examples:
        | after |
        | 2     |
        | -1    |

    Scenario: A wager cannot have been made after the last of four rolls
      Given Ann makes a Field Bet of $10
      And Ann's wager was made after 4 rolls
      When the shooter rolls 1-1, 1-2, 1-1, 1-2
      Then that cannot be
      And what would be right is "make it after 0 to 3 rolls"

    Scenario Outline: With no wager to decide, the answer rests on what the roll was
      When the shooter rolls <rolls>
      Then the answer rests on <term>

      Examples:
        | rolls    | term                 |
        | 4-5      | 1.1 "Come Out Roll"  |
        | 4-5, 1-1 | 1.1 "Come Out Point" |

  Rule: (a)12 Any Seven, a one roll wager, wins on 7, and loses on any other total

    Scenario Outline: Any Seven after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Any Seven
      Then the wager is allowed
      And the answer rests on 1.2(a)12

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Any Seven on every roll
      Then on every roll the Any Seven fares so, by 1.2(a)12
        | roll | come out roll | point 9 |
        | 1-1  | loses         | loses   |
        | 1-2  | loses         | loses   |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | wins          | wins    |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | loses         | loses   |
        | 6-6  | loses         | loses   |

  Rule: (a)13 Any Craps, a one roll wager, wins on 2, 3 or 12, and loses on any other total

    Scenario Outline: Any Craps after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Any Craps
      Then the wager is allowed
      And the answer rests on 1.2(a)13

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Any Craps on every roll
      Then on every roll the Any Craps fares so, by 1.2(a)13
        | roll | come out roll | point 9 |
        | 1-1  | wins          | wins    |
        | 1-2  | wins          | wins    |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | loses         | loses   |
        | 6-6  | wins          | wins    |

  Rule: (a)14 Craps Two, a one roll wager, wins on 2, and loses on any other total

    Scenario Outline: Craps Two after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Craps Two
      Then the wager is allowed
      And the answer rests on 1.2(a)14

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Craps Two on every roll
      Then on every roll the Craps Two fares so, by 1.2(a)14
        | roll | come out roll | point 9 |
        | 1-1  | wins          | wins    |
        | 1-2  | loses         | loses   |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | loses         | loses   |
        | 6-6  | loses         | loses   |

  Rule: (a)15 Craps Three, a one roll wager, wins on 3, and loses on any other total

    Scenario Outline: Craps Three after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Craps Three
      Then the wager is allowed
      And the answer rests on 1.2(a)15

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Craps Three on every roll
      Then on every roll the Craps Three fares so, by 1.2(a)15
        | roll | come out roll | point 9 |
        | 1-1  | loses         | loses   |
        | 1-2  | wins          | wins    |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | loses         | loses   |
        | 6-6  | loses         | loses   |

  Rule: (a)16 Craps Twelve, a one roll wager, wins on 12, and loses on any other total

    Scenario Outline: Craps Twelve after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Craps Twelve
      Then the wager is allowed
      And the answer rests on 1.2(a)16

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: Craps Twelve on every roll
      Then on every roll the Craps Twelve fares so, by 1.2(a)16
        | roll | come out roll | point 9 |
        | 1-1  | loses         | loses   |
        | 1-2  | loses         | loses   |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | loses         | loses   |
        | 6-6  | wins          | wins    |

  Rule: (a)17 11 in One Roll, a one roll wager, wins on 11, and loses on any other total

    Scenario Outline: 11 in One Roll after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a 11 in One Roll
      Then the wager is allowed
      And the answer rests on 1.2(a)17

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: 11 in One Roll on every roll
      Then on every roll the 11 in One Roll fares so, by 1.2(a)17
        | roll | come out roll | point 9 |
        | 1-1  | loses         | loses   |
        | 1-2  | loses         | loses   |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | wins          | wins    |
        | 6-6  | loses         | loses   |

  Rule: (a)18 Craps-Eleven or C and E, a one roll wager, wins on a craps or 11, and loses on any other total

    Scenario Outline: Craps-Eleven or C and E after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Craps-Eleven or C and E
      Then the wager is allowed
      And the answer rests on 1.2(a)18

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario Outline: In what part it wins on <roll> is left to a provision that was not supplied
      Given Ann makes a Craps-Eleven or C and E of $10
      When the shooter rolls <roll>
      Then Ann's Craps-Eleven or C and E wins by 1.2(a)18
      And the odds of Ann's Craps-Eleven or C and E are in 19:47-1.4(d)

      Examples:
        | roll |
        | 1-1  |
        | 5-6  |

    Scenario: Craps-Eleven or C and E on every roll
      Then on every roll the Craps-Eleven or C and E fares so, by 1.2(a)18
        | roll | come out roll | point 9 |
        | 1-1  | wins          | wins    |
        | 1-2  | wins          | wins    |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | wins          | wins    |
        | 6-6  | wins          | wins    |

  Rule: (a)19 Horn Bet, a one roll wager, wins on 2, 3, 11 or 12, and loses on any other total

    Scenario Outline: Horn Bet after <rolls>
      Given the shooter has rolled <rolls>
      When a player wants to make a Horn Bet
      Then the wager is allowed
      And the answer rests on 1.2(a)19

      Examples:
        | rolls    |
        | 4-5      |
        | 4-5, 3-6 |

    Scenario: What the other wagers pay was not supplied either
      Given Ann makes a Horn Bet of $10
      And Bob makes a Place Bet to Lose on 6 of $10
      When the shooter rolls 5-6
      Then the odds of Ann's Horn Bet are in 19:47-1.4
      When the shooter rolls 3-4
      Then the odds of Bob's Place Bet to Lose are in 19:47-1.4 and 1.5

    Scenario: Horn Bet on every roll
      Then on every roll the Horn Bet fares so, by 1.2(a)19
        | roll | come out roll | point 9 |
        | 1-1  | wins          | wins    |
        | 1-2  | wins          | wins    |
        | 1-3  | loses         | loses   |
        | 2-2  | loses         | loses   |
        | 1-4  | loses         | loses   |
        | 2-4  | loses         | loses   |
        | 3-3  | loses         | loses   |
        | 1-6  | loses         | loses   |
        | 2-6  | loses         | loses   |
        | 4-4  | loses         | loses   |
        | 3-6  | loses         | loses   |
        | 4-6  | loses         | loses   |
        | 5-5  | loses         | loses   |
        | 5-6  | wins          | wins    |
        | 6-6  | wins          | wins    |
