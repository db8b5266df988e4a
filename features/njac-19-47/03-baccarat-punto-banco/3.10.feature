Feature: 19:47-3.10 Announcement of result of round; payment and collection of wagers

  Rule: (a) The dealer announces both Point Counts and the hand that has won, or "Tie Hand"

    Scenario Outline: <player> against <banker>: <ruling>
      When the hands are complete, the Player's Hand with <player> and the Banker's Hand with <banker>
      Then the ruling is <ruling>
      And the dealer must
        | announce the final Point Count of each hand |
        | indicate which hand has won the round       |
      And the answer rests on 3.10(a)

      Examples:
        | player   | banker | ruling                    |
        | 2, 5     | 4, 4   | the Banker's Hand has won |
        | 10, 5, 3 | 3, 4   | the Player's Hand has won |

    Scenario: Equal Point Counts are a Tie Hand
      When the hands are complete, the Player's Hand with 10, 6 and the Banker's Hand with jack, 6
      Then the ruling is Tie Hand
      And the dealer must
        | announce the final Point Count of each hand |
        | announce "Tie Hand"                         |
      And the answer rests on 3.10(a)

    Scenario: A hand that has not received all its cards
      When the hands are complete, the Player's Hand with 2, 3 and the Banker's Hand with 3, 4
      Then that cannot be
      And what would be right is "here it draws a third card"

    Scenario: The result is announced before anything is collected
      Given position 3 loses
      When at a table with procedure 1 the dealer does this
        | collect the losing wagers at position 3 |
        | announce the result                     |
      Then the first breach is act 1, "collect the losing wagers at position 3", of 3.10(a)

    Scenario: The result is announced once
      Given position 3 loses
      When at a table with procedure 1 the dealer does this
        | announce the result |
        | announce the result |
      Then the first breach is act 2, "announce the result", of 3.10(a)

    Scenario Outline: For <player> and <banker> the dealer announces <said>
      Given position 3 loses
      And the hands are <player> and <banker>, and the dealer announces <said>
      When at a table with procedure 1 the dealer does this
        | announce the result                     |
        | collect the losing wagers at position 3 |
      Then the procedure was conducted as the law orders
      And the answer rests on 3.10(a), 3.10(b)

      Examples:
        | player   | banker     | said                               |
        | 2, 5     | 4, 4       | 7 and 8: the Banker's Hand has won |
        | 10, 5, 3 | 3, 4       | 8 and 7: the Player's Hand has won |
        | 10, 6    | jack, 6    | 6 and 6: Tie Hand                  |
        | 10, 6    | jack, 5, 5 | 6 and 0: the Player's Hand has won |

    Scenario Outline: For <player> and <banker> the dealer wrongly announces <said>
      Given position 3 loses
      And the hands are <player> and <banker>, and the dealer announces <said>
      When at a table with procedure 1 the dealer does this
        | announce the result                     |
        | collect the losing wagers at position 3 |
      Then the first breach is act 1, "announce the result", of 3.10(a)
      And the answer rests on 3.10(a)

      Examples:
        | player | banker     | said                               |
        | 2, 5   | 4, 4       | 7 and 7: the Banker's Hand has won |
        | 2, 5   | 4, 4       | 8 and 8: the Banker's Hand has won |
        | 2, 5   | 4, 4       | 8 and 7: the Banker's Hand has won |
        | 2, 5   | 4, 4       | 7 and 8: the Player's Hand has won |
        | 2, 5   | 4, 4       | 7 and 8: Tie Hand                  |
        | 2, 5   | 4, 4       | 7 and 8: nothing more              |
        | 10, 6  | jack, 5, 5 | 6 and 5: the Player's Hand has won |
        | 10, 6  | jack, 6    | 6 and 6: the Banker's Hand has won |
        | 10, 6  | jack, 6    | 6 and 6: nothing more              |

    Scenario: A wager collected too early is the earlier breach
      Given position 3 loses
      And the hands are 2, 5 and 4, 4, and the dealer announces 7 and 7: Tie Hand
      When at a table with procedure 1 the dealer does this
        | collect the losing wagers at position 3 |
        | announce the result                     |
      Then the first breach is act 1, "collect the losing wagers at position 3", of 3.10(a)

    Scenario: A wrong announcement comes before a wager that is left lying
      Given position 3 loses
      And the hands are 2, 5 and 4, 4, and the dealer announces 7 and 7: Tie Hand
      When at a table with procedure 1 the dealer does this
        | announce the result |
      Then the first breach is act 1, "announce the result", of 3.10(a)

    Scenario: The result of a hand that has not received all its cards cannot be announced
      Given position 3 loses
      And the hands are 2, 3 and 3, 4, and the dealer announces 5 and 7: the Banker's Hand has won
      When at a table with procedure 1 the dealer does this
        | announce the result                     |
        | collect the losing wagers at position 3 |
      Then that cannot be
      And what would be right is "here it draws a third card"

  Rule: (b) Losing wagers are collected first, then one of four procedures is followed

    Scenario Outline: By procedure <procedure>, losing wagers come first in any order
      Given position 3 loses
      And position 5 loses
      And position 4 wins
      When at a table with procedure <procedure> the dealer does this
        | announce the result                     |
        | collect the losing wagers at position 3 |
        | collect the losing wagers at position 5 |
        | pay the winning wagers at position 4    |
      Then the procedure was conducted as the law orders
      And the answer rests on 3.10(a), 3.10(b), 3.10(b)<procedure>

      Examples:
        | procedure |
        | 1         |
        | 2         |
        | 3         |
        | 4         |

    Scenario: A winning wager is paid before a losing one is collected
      Given position 3 loses
      And position 4 wins
      When at a table with procedure 1 the dealer does this
        | announce the result                     |
        | pay the winning wagers at position 4    |
        | collect the losing wagers at position 3 |
      Then the first breach is act 2, "pay the winning wagers at position 4", of 3.10(b)

    Scenario: A losing wager is left lying
      Given position 3 loses
      When at a table with procedure 1 the dealer does this
        | announce the result |
      Then the first breach is act 2, "collect the losing wagers at position 3", of 3.10(b)

    Scenario: One position may lose one wager and win another
      Given position 3 loses, wins and owes vigorish
      When the positions are settled by procedure 3
      Then the dealer must
        | collect the losing wagers at position 3    |
        | pay the winning wagers at position 3       |
        | mark or collect the vigorish at position 3 |
      And the answer rests on 3.10(b)3, 3.10(b)

    Scenario: An act at a position without wagers
      Given position 3 loses
      When at a table with procedure 1 the dealer does this
        | announce the result                     |
        | collect the losing wagers at position 4 |
      Then that cannot be

    Scenario: Vigorish is not owed where nothing was won
      Given position 3 owes vigorish
      When the positions are settled by procedure 1
      Then that cannot be
      And what would be right is "vigorish is owed on the amount won"

    Scenario: A position is named twice
      Given position 3 wins
      And position 3 loses
      When the positions are settled by procedure 1
      Then that cannot be
      And what would be right is "name each position once"

    Scenario Outline: There is no position <number>
      Given position <number> wins
      When the positions are settled by procedure 1
      Then that cannot be
      And what would be right is "number positions from 1"

      Examples:
        | number |
        | 0      |
        | -3     |

    Scenario: The first position
      Given position 1 loses
      When the positions are settled by procedure 1
      Then the dealer must
        | collect the losing wagers at position 1 |

  Rule: (b)1 All winning wagers are paid, then every vigorish is marked or collected

    Scenario: The order from the highest numbered position down, then again
      Given position 2 wins and owes vigorish
      And position 12 wins and owes vigorish
      And position 3 loses
      And position 9 wins
      When the positions are settled by procedure 1
      Then the dealer must
        | collect the losing wagers at position 3     |
        | pay the winning wagers at position 12       |
        | pay the winning wagers at position 9        |
        | pay the winning wagers at position 2        |
        | mark or collect the vigorish at position 12 |
        | mark or collect the vigorish at position 2  |
      And the ruling is pay every winning wager, then mark or collect every vigorish
      And the answer rests on 3.10(b)1, 3.10(b)

    Scenario: The dealer begins at the lowest position
      Given position 2 wins
      And position 9 wins
      When at a table with procedure 1 the dealer does this
        | announce the result                  |
        | pay the winning wagers at position 2 |
        | pay the winning wagers at position 9 |
      Then the first breach is act 2, "pay the winning wagers at position 2", of 3.10(b)1

    Scenario: The vigorish is taken before all wagers are paid
      Given position 2 wins and owes vigorish
      And position 9 wins and owes vigorish
      When at a table with procedure 1 the dealer does this
        | announce the result                        |
        | pay the winning wagers at position 9       |
        | mark or collect the vigorish at position 9 |
        | pay the winning wagers at position 2       |
        | mark or collect the vigorish at position 2 |
      Then the first breach is act 3, "mark or collect the vigorish at position 9", of 3.10(b)1

    Scenario: The vigorish is forgotten
      Given position 2 wins and owes vigorish
      When at a table with procedure 1 the dealer does this
        | announce the result                  |
        | pay the winning wagers at position 2 |
      Then the first breach is act 3, "mark or collect the vigorish at position 2", of 3.10(b)1

    Scenario: A wager is paid twice
      Given position 2 wins
      When at a table with procedure 1 the dealer does this
        | announce the result                  |
        | pay the winning wagers at position 2 |
        | pay the winning wagers at position 2 |
      Then the first breach is act 3, "pay the winning wagers at position 2", of 3.10(b)1

  Rule: (b)2 Every vigorish is marked or collected, then all winning wagers are paid

    Scenario: Twice from the highest numbered position down, vigorish first
      Given position 2 wins and owes vigorish
      And position 12 wins and owes vigorish
      And position 9 wins
      When the positions are settled by procedure 2
      Then the dealer must
        | mark or collect the vigorish at position 12 |
        | mark or collect the vigorish at position 2  |
        | pay the winning wagers at position 12       |
        | pay the winning wagers at position 9        |
        | pay the winning wagers at position 2        |
      And the ruling is mark or collect every vigorish, then pay every winning wager
      And the answer rests on 3.10(b)2, 3.10(b)

    Scenario: A wager is paid before every vigorish is taken
      Given position 2 wins and owes vigorish
      And position 9 wins and owes vigorish
      When at a table with procedure 2 the dealer does this
        | announce the result                        |
        | mark or collect the vigorish at position 9 |
        | pay the winning wagers at position 9       |
      Then the first breach is act 3, "pay the winning wagers at position 9", of 3.10(b)2

  Rule: (b)3 At each position the winning wager is paid, and the vigorish follows at once

    Scenario: Once from the highest numbered position down, payment first
      Given position 2 wins and owes vigorish
      And position 12 wins and owes vigorish
      And position 9 wins
      When the positions are settled by procedure 3
      Then the dealer must
        | pay the winning wagers at position 12       |
        | mark or collect the vigorish at position 12 |
        | pay the winning wagers at position 9        |
        | pay the winning wagers at position 2        |
        | mark or collect the vigorish at position 2  |
      And the ruling is at each position, pay and then mark or collect
      And the answer rests on 3.10(b)3, 3.10(b)

    Scenario: The next position is paid before the vigorish is taken
      Given position 2 wins and owes vigorish
      And position 9 wins and owes vigorish
      When at a table with procedure 3 the dealer does this
        | announce the result                  |
        | pay the winning wagers at position 9 |
        | pay the winning wagers at position 2 |
      Then the first breach is act 3, "pay the winning wagers at position 2", of 3.10(b)3

  Rule: (b)4 At each position the vigorish is marked or collected, and the payment follows at once

    Scenario: Once from the highest numbered position down, vigorish first
      Given position 2 wins and owes vigorish
      And position 12 wins and owes vigorish
      And position 9 wins
      When the positions are settled by procedure 4
      Then the dealer must
        | mark or collect the vigorish at position 12 |
        | pay the winning wagers at position 12       |
        | pay the winning wagers at position 9        |
        | mark or collect the vigorish at position 2  |
        | pay the winning wagers at position 2        |
      And the ruling is at each position, mark or collect and then pay
      And the answer rests on 3.10(b)4, 3.10(b)

    Scenario: A position is paid before its vigorish is taken
      Given position 9 wins and owes vigorish
      When at a table with procedure 4 the dealer does this
        | announce the result                        |
        | pay the winning wagers at position 9       |
        | mark or collect the vigorish at position 9 |
      Then the first breach is act 2, "pay the winning wagers at position 9", of 3.10(b)4

  Rule: (c) The licensee may elect any of the procedures

    Scenario Outline: Procedure <procedure> is elected
      When procedure <procedure> is implemented, the Commission notified 30 minutes before and surveillance 30 minutes before, in writing
      Then the procedure is allowed by 3.10(c)
      And the answer rests on 3.10(c), 3.10(c)1, 3.10(c)2

      Examples:
        | procedure |
        | 1         |
        | 2         |
        | 3         |
        | 4         |

  Rule: (c)1 All punto banco tables of a gaming pit use the same procedure

    Scenario Outline: The other tables use <others>, this one procedure 2
      Given the other tables of the gaming pit use the procedures <others>
      When procedure 2 is implemented, the Commission notified 45 minutes before and surveillance 45 minutes before, in writing
      Then the procedure is <verdict> by <citation>

      Examples:
        | others | verdict | citation |
        | 2      | allowed | 3.10(c)  |
        | 2, 2   | allowed | 3.10(c)  |
        | 2, 3   | refused | 3.10(c)1 |
        | 1      | refused | 3.10(c)1 |
        | 3, 2   | refused | 3.10(c)1 |

  Rule: (c)2 Commission and surveillance are notified in writing at least 30 minutes before

    Scenario Outline: The Commission is notified <commission>, surveillance <surveillance>, <how>
      When procedure 1 is implemented, the Commission notified <commission> and surveillance <surveillance>, <how>
      Then the procedure is <verdict> by <citation>

      Examples:
        | commission        | surveillance      | how              | verdict | citation |
        | 30 minutes before | 30 minutes before | in writing       | allowed | 3.10(c)  |
        | 29 minutes before | 30 minutes before | in writing       | refused | 3.10(c)2 |
        | 30 minutes before | 29 minutes before | in writing       | refused | 3.10(c)2 |
        | not at all        | 30 minutes before | in writing       | refused | 3.10(c)2 |
        | 30 minutes before | not at all        | in writing       | refused | 3.10(c)2 |
        | 60 minutes before | 60 minutes before | by word of mouth | refused | 3.10(c)2 |
