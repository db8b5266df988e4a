Feature: 19:47-7.8 Procedure for dealing of additional cards

  Rule: (a) The point count of the Player's Hand is announced, then that of the Banker's Hand

    Scenario: The cards were dealt face up
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face up, in turn
        | announce "No More Bets"                                             |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Banker's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Player's Hand |
        | remove a card from the shoe with the left hand                      |
        | turn the card face up                                               |
        | place the card with the right hand on the area of the Banker's Hand |
        | announce the Point Count of the Player's Hand: 7                    |
        | announce the Point Count of the Banker's Hand: 3                    |
      Then the procedure was conducted as the law orders
      And the answer rests on 7.7(b), 7.7(c)1, 7.7(c), 7.7(a), 7.8(a)

    Scenario: The cards were dealt face down
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | announce the Point Count of the Player's Hand: 7                           |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
        | announce the Point Count of the Banker's Hand: 3                           |
      Then the procedure was conducted as the law orders
      And the answer rests on 7.7(b), 7.7(c), 7.7(a), 7.7(c)2, 7.8(a)

    Scenario Outline: The Player's Hand is announced wrongly, as <count>
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                  |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | turn the cards of the Player's Hand face up                              |
        | announce the Point Count of the Player's Hand: <count>                   |
      Then the first breach is act 11, "announce the Point Count of the Player's Hand", of 7.8(a)

      Examples:
        | count |
        | 17    |
        | 5     |
        | 3     |

    Scenario: The Banker's Hand is announced first
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                  |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | remove a card from the shoe with either hand                             |
        | place the card face down on the area of the Player's Hand                |
        | remove a card from the shoe with either hand                             |
        | place the card face down underneath the right corner of the dealing shoe |
        | turn the cards of the Player's Hand face up                              |
        | announce the Point Count of the Banker's Hand: 3                         |
      Then the first breach is act 11, "announce the Point Count of the Banker's Hand", of 7.8(a)

    Scenario: The Banker's Hand is not announced
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face down, in turn
        | announce "No More Bets"                                                    |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | announce the Point Count of the Player's Hand: 7                           |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
      Then the first breach is act 13, "announce the Point Count of the Banker's Hand", of 7.8(a)

    Scenario: A breach is told, whatever is done after it
      Given the next cards in the shoe are 8, 5, 9, 8
      When the dealer deals them face down, in turn
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | remove a card from the shoe with either hand                               |
        | place the card face down on the area of the Player's Hand                  |
        | remove a card from the shoe with either hand                               |
        | place the card face down underneath the right corner of the dealing shoe   |
        | turn the cards of the Player's Hand face up                                |
        | announce the Point Count of the Player's Hand: 7                           |
        | turn the second and fourth cards face up, on the area of the Banker's Hand |
        | announce the Point Count of the Banker's Hand: 3                           |
        | remove a card from the shoe with the left hand                             |
        | turn the card face up                                                      |
      Then the first breach is act 1, "remove a card from the shoe with either hand", of 7.7(b)
