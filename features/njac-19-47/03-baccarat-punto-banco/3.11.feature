Feature: 19:47-3.11 Continuation of curator as such; selection of new curator

  Rule: (a) After any round the curator may pass the shoe or remain as curator

    Scenario Outline: The banker's hand <result>
      When the banker's hand <result> and the curator wants to remain
      Then this is allowed by 3.11(a)
      And the answer rests on 3.11(a)

      Examples:
        | result |
        | wins   |
        | ties   |

    Scenario: The curator passes the shoe by choice after a round of play
      When the curator wants to pass the shoe after a round of play
      Then this is allowed by 3.11(a)
      And the answer rests on 3.11(a)

    Scenario Outline: The curator wants to pass the shoe <moment>
      When the curator wants to pass the shoe <moment>
      Then this is refused by 3.11(a)
      And the answer rests on 3.11(a), 3.6(c)

      Examples:
        | moment                         |
        | during a round of play         |
        | before any round of play began |

  Rule: (a)1 The curator passes the shoe whenever the banker's hand loses

    Scenario: The banker's hand loses
      When the banker's hand loses and the curator wants to remain
      Then this is refused by 3.11(a)1
      And the answer rests on 3.11(a)1

    Scenario: The banker's hand loses, and the curator was ordered to pass the shoe besides
      Given the dealer orders a curator who unreasonably delays the game to pass the shoe
      When the banker's hand loses and the curator wants to remain
      Then this is refused by 3.11(a)1

  Rule: (a)2 The dealer or the floorperson may order the curator to pass the shoe, for a cause

    Scenario Outline: <who> orders a curator who <cause> to pass the shoe
      Given <who> orders a curator who <cause> to pass the shoe
      When the order is considered
      Then this is <verdict> by 3.11(a)2

      Examples:
        | who                                     | cause                                      | verdict |
        | the dealer                              | unreasonably delays the game               | allowed |
        | the floorperson assigned to the table   | unreasonably delays the game               | allowed |
        | the dealer                              | repeatedly makes invalid deals             | allowed |
        | the dealer                              | violates the Casino Control Act            | allowed |
        | the dealer                              | violates the regulations of the Commission | allowed |
        | the dealer                              | makes one invalid deal                     | refused |
        | the floorperson assigned to the table   | wins too often                             | refused |
        | a floorperson assigned to another table | unreasonably delays the game               | refused |
        | another participant                     | violates the Casino Control Act            | refused |

    Scenario: A curator so ordered may not remain
      Given the dealer orders a curator who repeatedly makes invalid deals to pass the shoe
      When the banker's hand wins and the curator wants to remain
      Then this is refused by 3.11(a)2
      And the answer rests on 3.11(a)2

    Scenario: A curator may remain who was ordered to pass the shoe without cause
      Given the dealer orders a curator who wins too often to pass the shoe
      When the banker's hand wins and the curator wants to remain
      Then this is allowed by 3.11(a)

    Scenario: A curator may remain whom another participant ordered to pass the shoe
      Given another participant orders a curator who unreasonably delays the game to pass the shoe
      When the banker's hand ties and the curator wants to remain
      Then this is allowed by 3.11(a)

  Rule: (b) The shoe is offered to the right of the previous curator, then counterclockwise

    Scenario: The participant immediately to the right accepts
      Given at the table are
        | Ann   | 1 | accepts |
        | Bob   | 2 | accepts |
        | Carol | 3 | accepts |
      When the curator Bob in seat 2 relinquishes the shoe
      Then the shoe is offered to Carol
      And Carol becomes the curator
      And the answer rests on 3.11(b), 3.6(c)

    Scenario: Nobody sits immediately to the right, and the next does not accept
      Given at the table are
        | Ann   | 1 | accepts |
        | Bob   | 3 | accepts |
        | Carol | 5 | rejects |
        | Dave  | 6 | accepts |
      When the curator Bob in seat 3 relinquishes the shoe
      Then the shoe is offered to Carol, Dave
      And Dave becomes the curator

    Scenario: From the highest seat the shoe goes on to the lowest
      Given at the table are
        | Carol | 7 | accepts |
        | Bob   | 4 | accepts |
        | Ann   | 2 | rejects |
      When the curator Carol in seat 7 relinquishes the shoe
      Then the shoe is offered to Ann, Bob
      And Bob becomes the curator

    Scenario: The shoe does not come back to the curator who gave it up
      Given at the table are
        | Ann   | 1 | rejects |
        | Bob   | 2 | accepts |
        | Carol | 3 | rejects |
      When the curator Bob in seat 2 relinquishes the shoe
      Then the shoe is offered to Carol, Ann
      And the ruling is "no round can begin until a participant accepts the shoe"
      And the answer rests on 3.11(b), 3.6(c)

    Scenario: The previous curator is alone at the table
      Given at the table are
        | Ann | 1 | accepts |
      When the curator Ann in seat 1 relinquishes the shoe
      Then the shoe is offered to nobody
      And the ruling is "no round can begin until a participant accepts the shoe"

    Scenario: The previous curator has left the table
      Given at the table are
        | Ann   | 1 | accepts |
        | Carol | 3 | accepts |
      When the curator Bob in seat 2 relinquishes the shoe
      Then the shoe is offered to Carol
      And Carol becomes the curator

    Scenario: Another participant has taken the seat of the previous curator, who has left
      Given at the table are
        | Ann | 1 | rejects |
        | Zed | 2 | accepts |
        | Dan | 3 | rejects |
      When the curator Bob in seat 2 relinquishes the shoe
      Then the shoe is offered to Dan, Ann, Zed
      And Zed becomes the curator
      And the answer rests on 3.11(b), 3.6(c)

    Scenario: The previous curator sits in one seat
      Given at the table are
        | Ann | 1 | accepts |
        | Bob | 2 | accepts |
      When the curator Bob in seat 3 relinquishes the shoe
      Then that cannot be
      And what would be right is "seat each by themselves"

    Scenario: There is no seat 0 to relinquish the shoe
      Given at the table are
        | Ann | 1 | accepts |
      When the curator Bob in seat 0 relinquishes the shoe
      Then that cannot be
