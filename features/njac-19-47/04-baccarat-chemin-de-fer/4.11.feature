Feature: 19:47-4.11 Continuation of banker as such; selection of new banker

  Rule: (d) A passed bank that is defeated goes where it would have gone from whoever passed it

    Scenario Outline: Ann has passed the bank to Cid, and it <result>
      Given a bank that Ann loses would go to Bob
      And a bank that Cid loses would go to Dan
      And Ann has voluntarily passed the bank to Cid
      When the bank <result>
      Then the bank is <transfer>
      And the answer rests on 4.11(d)

      Examples:
        | result                | transfer                        |
        | is defeated           | transferred to Bob              |
        | is in a stand off     | not transferred on this account |
        | wins                  | not transferred on this account |
        | has its hand annulled | not transferred on this account |
        | has a void hand       | not transferred on this account |

    Scenario: It looks back to who passed it, in whatever order the participants are named
      Given a bank that Cid loses would go to Dan
      And a bank that Ann loses would go to Bob
      And Ann has voluntarily passed the bank to Cid
      When the bank is defeated
      Then the bank is transferred to Bob

    Scenario: The bank may be passed to anybody
      Given a bank that Dan loses would go to Bob
      And a bank that Ann loses would go to Cid
      And Dan has voluntarily passed the bank to Ann
      When the bank is defeated
      Then the bank is transferred to Bob

    Scenario: It may come back to who passed it
      Given a bank that Ann loses would go to Ann
      And Ann has voluntarily passed the bank to Bob
      When the bank is defeated
      Then the bank is transferred to Ann

    Scenario: Without the words of (b) it must be said who would have had the bank
      Given a bank that Bob loses would go to Cid
      And Ann has voluntarily passed the bank to Bob
      When the bank is defeated
      Then that cannot be
      And what would be right is "say who would have the bank if Ann lost it"

    Scenario: The bank of one participant does not go to two others
      Given a bank that Ann loses would go to Bob
      And a bank that Ann loses would go to Dan
      And Ann has voluntarily passed the bank to Cid
      When the bank is defeated
      Then that cannot be
      And what would be right is "name whoever loses the bank once"

    Scenario: Nobody passes the bank to themselves
      Given a bank that Ann loses would go to Bob
      And Ann has voluntarily passed the bank to Ann
      When the bank is defeated
      Then that cannot be
      And what would be right is "name two participants"

  Rule: (e) Whoever moves nearer to the bank misses a turn in the new seat

    Scenario Outline: A participant moves from a seat with <old> before it to one with <new>
      Given a participant moves from a seat with <old> others before it to one with <new>
      When the bank comes to the new seat
      Then the participant <verdict>
      And the answer rests on 4.11(e)

      Examples:
        | old | new | verdict         |
        | 5   | 1   | misses the turn |
        | 3   | 2   | misses the turn |
        | 1   | 0   | misses the turn |
        | 2   | 2   | takes the turn  |
        | 0   | 0   | takes the turn  |
        | 2   | 3   | takes the turn  |
        | 0   | 4   | takes the turn  |

    Scenario: A turn is missed once
      Given a participant moves from a seat with 3 others before it to one with 1
      And the participant has missed a turn there
      When the bank comes to the new seat
      Then the participant takes the turn
      And the answer rests on 4.11(e)

    Scenario Outline: Fewer than none cannot come before: <old> and <new>
      Given a participant moves from a seat with <old> others before it to one with <new>
      When the bank comes to the new seat
      Then that cannot be
      And what would be right is "count from 0"

      Examples:
        | old | new |
        | -1  | 1   |
        | 1   | -1  |
