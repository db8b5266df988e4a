Feature: 13:69F-9.4 Payout odds

  Rule: (a) Odds are stated with "to" or "win", never with "for"

    Scenario Outline: Odds stated with "<word>" in a <medium> are <verdict>
      When odds are stated as "8 <word> 1" in a <medium>
      Then the statement is <verdict>
      And the answer rests on 9.4(a)

      Examples:
        | word | medium                                          | verdict |
        | to   | layout                                          | allowed |
        | win  | layout                                          | allowed |
        | TO   | layout                                          | allowed |
        | FOR  | layout                                          | refused |
        | for  | layout                                          | refused |
        | pays | layout                                          | refused |
        | to   | brochure                                        | allowed |
        | win  | brochure                                        | allowed |
        | for  | brochure                                        | refused |
        | to   | publication distributed by the licensee         | allowed |
        | for  | publication distributed by the licensee         | refused |
        | for  | publication that the licensee does not distribute | allowed |

  Rule: (b) Winning wagers are paid at no less than the odds listed

    Scenario Outline: The least odds of <row> are <odds>
      Given Ann wagers $2.50 on the <wager>
      When the dice show <dice>
      Then Ann wins <paid> at <odds>
      And the bet is "<row>"
      And the odds are the minimum
      And Ann's outcome rests on 9.4(b)

      Examples:
        | wager                        | dice    | row                      | odds     | paid   |
        | Three of a kind of 4         | 4, 4, 4 | Three of a kind          | 150 to 1 | $375   |
        | Two of a kind of 4           | 4, 4, 1 | Two of a kind            | 8 to 1   | $20    |
        | Any three of a kind          | 2, 2, 2 | Any three of a kind      | 24 to 1  | $60    |
        | Total value bet of 4         | 1, 1, 2 | Total value of 4         | 50 to 1  | $125   |
        | Total value bet of 5         | 1, 2, 2 | Total value of 5         | 18 to 1  | $45    |
        | Total value bet of 6         | 2, 2, 2 | Total value of 6         | 14 to 1  | $35    |
        | Total value bet of 7         | 1, 2, 4 | Total value of 7         | 12 to 1  | $30    |
        | Total value bet of 8         | 2, 3, 3 | Total value of 8         | 8 to 1   | $20    |
        | Total value bet of 9         | 3, 3, 3 | Total value of 9         | 6 to 1   | $15    |
        | Total value bet of 10        | 1, 3, 6 | Total value of 10        | 6 to 1   | $15    |
        | Total value bet of 11        | 1, 4, 6 | Total value of 11        | 6 to 1   | $15    |
        | Total value bet of 12        | 4, 4, 4 | Total value of 12        | 6 to 1   | $15    |
        | Total value bet of 13        | 3, 4, 6 | Total value of 13        | 8 to 1   | $20    |
        | Total value bet of 14        | 2, 6, 6 | Total value of 14        | 12 to 1  | $30    |
        | Total value bet of 15        | 5, 5, 5 | Total value of 15        | 14 to 1  | $35    |
        | Total value bet of 16        | 4, 6, 6 | Total value of 16        | 18 to 1  | $45    |
        | Total value bet of 17        | 5, 6, 6 | Total value of 17        | 50 to 1  | $125   |
        | Two dice combination of 2, 5 | 2, 5, 6 | Any two dice combination | 5 to 1   | $12.50 |
        | Small bet                    | 1, 2, 3 | Small bet                | 1 to 1   | $2.50  |
        | Big bet                      | 4, 6, 3 | Big bet                  | 1 to 1   | $2.50  |
        | One of a kind of 3           | 3, 1, 2 | One of a kind            | 1 to 1   | $2.50  |

    Scenario Outline: A table may pay more than <row> at <least>, never less
      Given the table posts <posted> for <row>
      When the table is opened with these odds
      Then the table is <verdict>
      And the answer rests on 9.4(b)

      Examples:
        | row                      | least    | posted   | verdict |
        | Three of a kind          | 150 to 1 | 150 to 1 | allowed |
        | Three of a kind          | 150 to 1 | 299 to 2 | refused |
        | Three of a kind          | 150 to 1 | 151 to 1 | allowed |
        | Two of a kind            | 8 to 1   | 8 to 1   | allowed |
        | Two of a kind            | 8 to 1   | 15 to 2  | refused |
        | Two of a kind            | 8 to 1   | 9 to 1   | allowed |
        | Any three of a kind      | 24 to 1  | 24 to 1  | allowed |
        | Any three of a kind      | 24 to 1  | 47 to 2  | refused |
        | Any three of a kind      | 24 to 1  | 25 to 1  | allowed |
        | Total value of 4         | 50 to 1  | 50 to 1  | allowed |
        | Total value of 4         | 50 to 1  | 99 to 2  | refused |
        | Total value of 4         | 50 to 1  | 51 to 1  | allowed |
        | Total value of 5         | 18 to 1  | 18 to 1  | allowed |
        | Total value of 5         | 18 to 1  | 35 to 2  | refused |
        | Total value of 5         | 18 to 1  | 19 to 1  | allowed |
        | Total value of 6         | 14 to 1  | 14 to 1  | allowed |
        | Total value of 6         | 14 to 1  | 27 to 2  | refused |
        | Total value of 6         | 14 to 1  | 15 to 1  | allowed |
        | Total value of 7         | 12 to 1  | 12 to 1  | allowed |
        | Total value of 7         | 12 to 1  | 23 to 2  | refused |
        | Total value of 7         | 12 to 1  | 13 to 1  | allowed |
        | Total value of 8         | 8 to 1   | 8 to 1   | allowed |
        | Total value of 8         | 8 to 1   | 15 to 2  | refused |
        | Total value of 8         | 8 to 1   | 9 to 1   | allowed |
        | Total value of 9         | 6 to 1   | 6 to 1   | allowed |
        | Total value of 9         | 6 to 1   | 11 to 2  | refused |
        | Total value of 9         | 6 to 1   | 7 to 1   | allowed |
        | Total value of 10        | 6 to 1   | 6 to 1   | allowed |
        | Total value of 10        | 6 to 1   | 11 to 2  | refused |
        | Total value of 10        | 6 to 1   | 7 to 1   | allowed |
        | Total value of 11        | 6 to 1   | 6 to 1   | allowed |
        | Total value of 11        | 6 to 1   | 11 to 2  | refused |
        | Total value of 11        | 6 to 1   | 7 to 1   | allowed |
        | Total value of 12        | 6 to 1   | 6 to 1   | allowed |
        | Total value of 12        | 6 to 1   | 11 to 2  | refused |
        | Total value of 12        | 6 to 1   | 7 to 1   | allowed |
        | Total value of 13        | 8 to 1   | 8 to 1   | allowed |
        | Total value of 13        | 8 to 1   | 15 to 2  | refused |
        | Total value of 13        | 8 to 1   | 9 to 1   | allowed |
        | Total value of 14        | 12 to 1  | 12 to 1  | allowed |
        | Total value of 14        | 12 to 1  | 23 to 2  | refused |
        | Total value of 14        | 12 to 1  | 13 to 1  | allowed |
        | Total value of 15        | 14 to 1  | 14 to 1  | allowed |
        | Total value of 15        | 14 to 1  | 27 to 2  | refused |
        | Total value of 15        | 14 to 1  | 15 to 1  | allowed |
        | Total value of 16        | 18 to 1  | 18 to 1  | allowed |
        | Total value of 16        | 18 to 1  | 35 to 2  | refused |
        | Total value of 16        | 18 to 1  | 19 to 1  | allowed |
        | Total value of 17        | 50 to 1  | 50 to 1  | allowed |
        | Total value of 17        | 50 to 1  | 99 to 2  | refused |
        | Total value of 17        | 50 to 1  | 51 to 1  | allowed |
        | Any two dice combination | 5 to 1   | 5 to 1   | allowed |
        | Any two dice combination | 5 to 1   | 9 to 2   | refused |
        | Any two dice combination | 5 to 1   | 6 to 1   | allowed |
        | Small bet                | 1 to 1   | 1 to 1   | allowed |
        | Small bet                | 1 to 1   | 1 to 2   | refused |
        | Small bet                | 1 to 1   | 2 to 1   | allowed |
        | Big bet                  | 1 to 1   | 1 to 1   | allowed |
        | Big bet                  | 1 to 1   | 1 to 2   | refused |
        | Big bet                  | 1 to 1   | 2 to 1   | allowed |
        | One of a kind            | 1 to 1   | 1 to 1   | allowed |
        | One of a kind            | 1 to 1   | 1 to 2   | refused |
        | One of a kind            | 1 to 1   | 2 to 1   | allowed |

    Scenario: One of a kind at 1 to 10, as the list is printed, is less than the least odds
      Given the table posts 1 to 10 for One of a kind
      When the table is opened with these odds
      Then the table is refused by 9.4(b)
      And the reason names the reading 13-69F-9.4-one-of-a-kind

    Scenario: A table that pays more says so
      Given the table posts 180 to 1 for Three of a kind
      And Ann wagers $10 on the Three of a kind of 4
      When the dice show 4, 4, 4
      Then Ann wins $1,800 at 180 to 1
      And the odds are more than the minimum

    Scenario: No wager is settled at odds that are too low
      Given the table posts 149 to 1 for Three of a kind
      And Ann wagers $10 on the Three of a kind of 4
      When the dice show 1, 2, 3
      Then that cannot be
      And what would be right is "Three of a kind is paid at no less than 150 to 1 (13:69F-9.4(b))"

    Scenario: There are no odds for a total of 3
      Given the table posts 150 to 1 for Total value of 3
      When the table is opened with these odds
      Then that cannot be

    Scenario: A win that does not come out in whole cents is a win, and the others are paid
      Given the table posts 5 to 2 for Small bet
      And Ann wagers $0.01 on the Small bet
      And Ben wagers $0.02 on the Small bet
      When the dice show 1, 2, 3
      Then Ann wins at 5 to 2, but what is paid is not decided
      And Ben wins $0.05 at 5 to 2

    Scenario: A wager of nothing is none
      Given Ann wagers 0 cents on the Small bet
      When the dice show 1, 2, 3
      Then that cannot be

    Scenario: The smallest wager is one cent
      Given Ann wagers $0.01 on the Three of a kind of 4
      When the dice show 4, 4, 4
      Then Ann wins $1.50 at 150 to 1

  Rule: (c) One of a kind is paid at 2 to 1 on two dice and at 3 to 1 on three

    Scenario Outline: One of a kind on 4 is paid <odds> when the dice show <dice>
      Given Ann wagers $10 on the One of a kind of 4
      When the dice show <dice>
      Then Ann wins <paid> at <odds>
      And Ann's outcome rests on <rule>
      And the odds are the minimum

      Examples:
        | dice    | odds   | paid | rule   |
        | 4, 1, 2 | 1 to 1 | $10  | 9.4(b) |
        | 4, 4, 1 | 2 to 1 | $20  | 9.4(c) |
        | 4, 1, 4 | 2 to 1 | $20  | 9.4(c) |
        | 4, 4, 4 | 3 to 1 | $30  | 9.4(c) |
        | 4, 6, 6 | 1 to 1 | $10  | 9.4(b) |

    Scenario: The odds on several dice are exact, whatever is posted for one
      Given the table posts 3 to 2 for One of a kind
      And Ann wagers $10 on the One of a kind of 4
      And Bob wagers $10 on the One of a kind of 1
      When the dice show 4, 4, 1
      Then Ann wins $20 at 2 to 1
      And Bob wins $15 at 3 to 2
