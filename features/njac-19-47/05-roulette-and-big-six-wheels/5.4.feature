Feature: 19:47-5.4 Roulette: irregularities

  Rule: (a) A ball spun in the direction of the wheel is no spin

    Scenario Outline: Ball and wheel both turn <direction>
      When the dealer spins the ball <direction> for <revolutions> revolutions while the wheel turns <direction>
      Then the spin is no spin
      And the dealer must
        | announce "No Spin"                                 |
        | attempt to remove the ball before it comes to rest |

      Examples:
        | direction        | revolutions |
        | clockwise        | 4           |
        | counterclockwise | 4           |
        | clockwise        | 3           |

    Scenario Outline: The ruling on a ball spun <ball> for <revolutions> revolutions rests on <authority>
      When the dealer spins the ball <ball> for <revolutions> revolutions while the wheel turns clockwise
      Then the answer rests on <authority>

      Examples:
        | ball             | revolutions | authority              |
        | clockwise        | 4           | 5.4(a), 5.3(a)         |
        | counterclockwise | 3           | 5.4(b), 5.3(a)         |
        | clockwise        | 3           | 5.4(a), 5.4(b), 5.3(a) |
        | counterclockwise | 4           | 5.3(a)                 |

    Scenario Outline: If the ball comes to rest nevertheless, no wager wins or loses, <position>
      Given a double zero table
      And Ann has $5 <position>
      And the ball was spun in the direction of the wheel
      When the ball comes to rest in 17
      Then Ann's $5 is void and returned

      Examples:
        | position          |
        | within the box 17 |
        | within the box 18 |

    Scenario: A valid spin settles the wagers
      Given a double zero table
      And Ann has $5 within the box 17
      And the ball was spun against the wheel
      When the ball comes to rest in 17
      Then Ann wins $175 at 35 to 1

    Scenario: A ball spun against the wheel is not such a case
      When the dealer spins the ball counterclockwise for 4 revolutions while the wheel turns clockwise
      Then the spin is valid
      And the dealer must do nothing

  Rule: (b) A ball that does not complete four revolutions is no spin

    Scenario Outline: A ball that completes <revolutions> revolutions
      When the dealer spins the ball counterclockwise for <revolutions> revolutions while the wheel turns clockwise
      Then the spin is <outcome>

      Examples:
        | revolutions | outcome |
        | 0           | no spin |
        | 1           | no spin |
        | 3           | no spin |
        | 4           | valid   |

    Scenario: What the dealer must do
      When the dealer spins the ball counterclockwise for 3 revolutions while the wheel turns clockwise
      Then the dealer must
        | announce "No Spin"                                 |
        | attempt to remove the ball before it comes to rest |

    Scenario: Fewer than no revolutions cannot be
      When the dealer spins the ball counterclockwise for -1 revolutions while the wheel turns clockwise
      Then that cannot be

  Rule: (c) A foreign object in the wheel before the ball rests is no spin

    Scenario Outline: A foreign object enters the wheel <when>
      When a foreign object enters the wheel <when>
      Then the spin is <outcome>

      Examples:
        | when                          | outcome |
        | before the ball comes to rest | no spin |
        | after the ball comes to rest  | valid   |

    Scenario: The ruling on a foreign object rests on its own provision
      When a foreign object enters the wheel before the ball comes to rest
      Then the answer rests on 5.4(c)

    Scenario: What the dealer must do about a foreign object
      When a foreign object enters the wheel before the ball comes to rest
      Then the dealer must
        | announce "No Spin"                                 |
        | attempt to remove the ball before it comes to rest |
