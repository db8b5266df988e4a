"""Cards that are burned for an irregularity, N.J.A.C. 19:47-3.12 and 4.12."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from gamerules.equipment import ImpossibleError
from gamerules.games.baccarat.hands import amount

if TYPE_CHECKING:
    from gamerules.equipment.cards import Rank


class BurnDuty(StrEnum):
    """What is done to burn a card; an act that is done several times stands as often."""

    DISCARD = "place the card in the discard bucket"
    BURN = "draw a card face upwards from the shoe and place it in the discard bucket"


class Burned(NamedTuple):
    """What is done to burn cards, and how many the shoe holds afterwards."""

    duties: tuple[BurnDuty, ...]
    left: int


def burn(cards: tuple[Rank, ...], remaining: int) -> Burned:
    """Discard the cards and as many more as the amounts on them; no more than the shoe holds.

    The amounts are those of the reading 19-47-3.5-amount-on-a-card.
    """
    more = min(sum(map(amount, cards)), counted(remaining))
    duties = (BurnDuty.DISCARD,) * len(cards) + (BurnDuty.BURN,) * more
    return Burned(duties, remaining - more)


def counted(cards: int) -> int:
    """A number of cards, which is not below 0."""
    if cards < 0:
        raise ImpossibleError(f"{cards} cards cannot be", "count from 0")
    return cards
