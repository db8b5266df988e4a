Feature: 19:47-5.5 Big Six Wheel; payout odds

  Rule: (a) Winning wagers are paid at no less than the odds listed

    Scenario Outline: <insignia> pays <odds>
      Given a Big Six table
      And Ann bets $2 on <insignia>
      When the wheel comes to rest at <insignia>
      Then Ann wins <amount> at <odds>
      And the odds are the minimum

      Examples:
        | insignia     | odds    | amount |
        | $1 Insignia  | 1 to 1  | $2     |
        | $2 Insignia  | 2 to 1  | $4     |
        | $5 Insignia  | 5 to 1  | $10    |
        | $10 Insignia | 10 to 1 | $20    |
        | $20 Insignia | 20 to 1 | $40    |
        | Joker        | 45 to 1 | $90    |
        | Flag         | 45 to 1 | $90    |

    Scenario: Only the insignia at which the wheel rests wins
      Given a Big Six table
      And Ann bets $2 on Joker
      And Bob bets $3 on Flag
      When the wheel comes to rest at Joker
      Then Ann wins $90 at 45 to 1
      And Bob loses $3

    Scenario: At the Flag, the Joker loses
      Given a Big Six table
      And Ann bets $2 on Joker
      And Bob bets $3 on Flag
      When the wheel comes to rest at Flag
      Then Ann loses $2
      And Bob wins $135 at 45 to 1

    Scenario Outline: A table that posts <odds> for <insignia> is <verdict>
      Given a Big Six table
      And the table posts <odds> for <insignia>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | insignia     | odds    | verdict |
        | $1 Insignia  | 1 to 1  | allowed |
        | $1 Insignia  | 1 to 2  | refused |
        | $2 Insignia  | 2 to 1  | allowed |
        | $2 Insignia  | 3 to 2  | refused |
        | $5 Insignia  | 5 to 1  | allowed |
        | $5 Insignia  | 4 to 1  | refused |
        | $10 Insignia | 10 to 1 | allowed |
        | $10 Insignia | 9 to 1  | refused |
        | $20 Insignia | 20 to 1 | allowed |
        | $20 Insignia | 19 to 1 | refused |
        | Joker        | 45 to 1 | allowed |
        | Joker        | 44 to 1 | refused |
        | Flag         | 45 to 1 | allowed |
        | Flag         | 44 to 1 | refused |
        | Flag         | 50 to 1 | allowed |

    Scenario: A refusal says what the minimum is
      Given a Big Six table
      And the table posts 44 to 1 for Joker
      When the licensee opens the table
      Then the table is refused by 5.5(a)

    Scenario: A table that posts more pays more
      Given a Big Six table
      And the table posts 50 to 1 for Flag
      And Ann bets $2 on Flag
      When the wheel comes to rest at Flag
      Then Ann wins $100 at 50 to 1
      And the odds are more than the minimum

    Scenario: A wager is not settled at odds below the minimum
      Given a Big Six table
      And the table posts 44 to 1 for Joker
      And Ann bets $2 on Joker
      When the wheel comes to rest at Joker
      Then that cannot be

    Scenario: Odds for what is not on the wheel
      Given a Big Six table
      And the table posts 44 to 1 for Crown
      When the licensee opens the table
      Then that cannot be

    Scenario: The smallest wager is a cent
      Given a Big Six table
      And Ann bets $0.01 on Joker
      When the wheel comes to rest at Joker
      Then Ann wins $0.45 at 45 to 1

    Scenario: A wager of nothing is none
      Given a Big Six table
      And Ann bets $0 on Joker
      When the wheel comes to rest at Joker
      Then that cannot be
