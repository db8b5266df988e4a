"""How likely each end of a round of baccarat is, from all orders of the cards of a full shoe.

A round takes at most six cards. What they do depends on the two Point Counts of the first four and
on the two that may follow: so orders are counted by these, and each kind is dealt once, by the
implementation's own rules.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from gamerules.equipment.cards import SUITS, Rank
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.hands import VALUES, play_out, point_count
from gamerules.games.baccarat.result import Announcement, result_of
from gamerules.odds.progress import with_progress

if TYPE_CHECKING:
    from collections.abc import Mapping

_CARD = {value: rank for rank, value in VALUES.items()}
"""One card for each value: others of the same value do the same."""
_PAIRS = tuple(
    (one, other, point_count((_CARD[one], _CARD[other])))
    for one, other in combinations_with_replacement(sorted(_CARD), 2)
)
"""Two cards in any order, and their Point Count."""


@cache
def ends(decks: int) -> Mapping[Announcement, Fraction]:
    """How likely each end of a round is, dealt from so many whole decks."""
    cards = Counter(VALUES[rank] for rank in Rank)
    return ends_of([cards[value] * SUITS * decks for value in sorted(_CARD)])


def ends_of(left: list[int]) -> Mapping[Announcement, Fraction]:
    """How likely each end of a round is; `left` has so many cards of each value from 0 to 9."""
    kinds = _kinds(left)
    found: Counter[Announcement] = Counter()
    for (player, banker, fifth, sixth), orders in kinds.items():
        # Two cards with this Point Count: one that has it, and one that counts nothing.
        front = (0, 0, player, banker, fifth, sixth)
        end = result_of(Game.PUNTO_BANCO, *play_out([_CARD[value] for value in front]))
        found[end] += orders
    return {end: Fraction(orders, found.total()) for end, orders in found.items() if orders}


def _kinds(left: list[int]) -> Counter[tuple[int, int, int, int]]:
    """How many orders of six cards there are, by both Point Counts and the last two cards."""
    found: Counter[tuple[int, int, int, int]] = Counter()
    for one, other, player in with_progress(_PAIRS):
        first = _taken(left, one, other)
        for third, fourth, banker in _PAIRS:
            orders = first * _taken(left, third, fourth)
            if orders:
                for fifth, sixth in product(range(len(left)), repeat=2):
                    # A card that was the fifth is not the sixth as well.
                    rest = left[fifth] * (left[sixth] - (fifth == sixth))
                    found[player, banker, fifth, sixth] += orders * rest
            _returned(left, third, fourth)
        _returned(left, one, other)
    return found


def _taken(left: list[int], one: int, other: int) -> int:
    """Take two cards out; in how many ways that can be, in either order."""
    ways = left[one]
    left[one] -= 1
    ways *= left[other] * (1 if one == other else 2)
    left[other] -= 1
    return ways


def _returned(left: list[int], one: int, other: int) -> None:
    left[one] += 1
    left[other] += 1
