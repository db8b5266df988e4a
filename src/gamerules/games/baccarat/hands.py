"""Hands of baccarat: what cards count, and when a hand takes a third card.

These are the bare rules, as numbers; the questions that name their authority build on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamerules.equipment.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Sequence

VALUES = {
    Rank.ACE: 1,
    Rank.TWO: 2,
    Rank.THREE: 3,
    Rank.FOUR: 4,
    Rank.FIVE: 5,
    Rank.SIX: 6,
    Rank.SEVEN: 7,
    Rank.EIGHT: 8,
    Rank.NINE: 9,
    Rank.TEN: 0,
    Rank.JACK: 0,
    Rank.QUEEN: 0,
    Rank.KING: 0,
}
"""What each card counts, 19:47-3.1(b), 4.1(b) and 7.1(b)."""

NATURALS = (8, 9)
"""The Point Counts of two cards after which no card is dealt, 19:47-3.9(a)."""

TABLE_1 = "DDDDDDSSSS"
"""Table 1, 19:47-3.9(b): whether the Player's Hand draws (D) or stays (S), by its Point Count from
0 to 9, as the reading 19-47-3.9-table-1-lost-marks has it."""

TABLE_2 = (
    "D DDDDDDDDDD",
    "D DDDDDDDDDD",
    "D DDDDDDDDDD",
    "D DDDDDDDDSD",
    "D SSDDDDDDSS",
    "D SSSSDDDDSS",
    "S SSSSSSDDSS",
    "S SSSSSSSSSS",
    "S SSSSSSSSSS",
    "S SSSSSSSSSS",
)
"""Table 2, 19:47-3.9(c): a row for each Point Count of the Banker's Hand from 0 to 9. The letter
before the gap is for no third card, those after it for a third card of the Player's Hand of 0 to 9,
as the reading 19-47-3.9-table-2-lost-letters has them."""


def point_count(cards: Sequence[Rank]) -> int:
    """The right digit of the total of the cards, 19:47-3.1(c)."""
    return sum(map(VALUES.__getitem__, cards)) % 10


def amount(card: Rank) -> int:
    """The amount on a card: tens and face cards count as ten, 19:47-3.5(d), 4.4(d) and 7.5(d).

    The reading 19-47-3.5-amount-on-a-card takes it so wherever cards are burned.
    """
    return VALUES[card] or 10


def player_draws(count: int) -> bool:
    """Table 1, 19:47-3.9(b)."""
    return TABLE_1[count] == "D"


def banker_draws(count: int, third: int | None) -> bool:
    """Table 2, 19:47-3.9(c); `third` is the value of the Player's third card, None without one.

    Naturals end the round before either table is looked at, 19:47-3.9(a).
    """
    row = TABLE_2[count]
    return (row[0] if third is None else row[2:][third]) == "D"


class Round(NamedTuple):
    """The two hands of a round, with all the cards they are entitled to."""

    players: tuple[Rank, ...]
    bankers: tuple[Rank, ...]


def play_out(shoe: Sequence[Rank]) -> Round:
    """Deal a round from the front of a shoe, 19:47-3.7 to 3.9; IndexError if it runs out."""
    players: tuple[Rank, ...] = (shoe[0], shoe[2])
    bankers: tuple[Rank, ...] = (shoe[1], shoe[3])
    dealt = 4
    if point_count(players) in NATURALS or point_count(bankers) in NATURALS:
        return Round(players, bankers)
    third = None
    if player_draws(point_count(players)):
        third = VALUES[shoe[dealt]]
        players = (*players, shoe[dealt])
        dealt += 1
    if banker_draws(point_count(bankers), third):
        bankers = (*bankers, shoe[dealt])
    return Round(players, bankers)
