Feature: 19:47-7.6 Dealing shoe

  Rule: (a) Backs of one color and design, dealt from a shoe on the table to the left of the dealer

    Scenario Outline: Cards with <backs> backs, dealt from <shoe> <place>
      Given a game of minibaccarat
      And the shoe is <place>
      When cards with <backs> backs are dealt from <shoe>
      Then this is <verdict> by 7.6(a)

      Examples:
        | backs                     | shoe           | place                                   | verdict |
        | red plain                 | a dealing shoe | on the table to the left of the dealer  | allowed |
        | red plain and blue plain  | a dealing shoe | on the table to the left of the dealer  | refused |
        | red plain and red striped | a dealing shoe | on the table to the left of the dealer  | refused |
        | red plain                 | another box    | on the table to the left of the dealer  | refused |
        | red plain                 | a dealing shoe | on the table to the right of the dealer | refused |
        | red plain                 | a dealing shoe | off the table                           | refused |
