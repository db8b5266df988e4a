"""Hands of baccarat: what cards count, and when a hand takes a third card.

These are the bare rules, as numbers; the questions that name their authority build on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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

_BANKER_DRAWS = {
    3: frozenset({0, 1, 2, 3, 4, 5, 6, 7, 9}),
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
}
"""Rows 3 to 6 of Table 2, 19:47-3.9(c): the values of the Player's third card against which the
Banker's Hand draws, as the reading 19-47-3.9-table-2-lost-letters has them."""


def point_count(cards: Sequence[Rank]) -> int:
    """The right digit of the total of the cards, 19:47-3.1(c)."""
    return sum(map(VALUES.__getitem__, cards)) % 10


def player_draws(count: int) -> bool:
    """Table 1, 19:47-3.9(b), as the reading 19-47-3.9-table-1-lost-marks has it."""
    return count <= 5


def banker_draws(count: int, third: int | None) -> bool:
    """Table 2, 19:47-3.9(c); `third` is the value of the Player's third card, None without one.

    Naturals end the round before either table is looked at, 19:47-3.9(a).
    """
    if count <= 2:
        return True
    if third is None:
        return count <= 5
    return third in _BANKER_DRAWS.get(count, ())
