"""A game at a glance: what may be wagered, what it pays and what the licensee may choose.

Each game tells its own `PROFILE`; pages are made from it. Odds come from the tables that settle
wagers, so that a page cannot say other odds than the game pays. A profile decides nothing, so it
lies in a module of its own whose name ends with `profile`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.games.answers import Authority, Code

if TYPE_CHECKING:
    from gamerules.games.payout import Floors

NOT_SUPPLIED = "not supplied"
"""The odds of a wager whose provision on payouts was not supplied."""


@dataclass(frozen=True, slots=True)
class Wager:
    """A permissible wager."""

    name: str
    odds: str
    """What it pays: `35 to 1`, with `at least` where that is a floor, or `not supplied`."""
    authority: Authority
    """The provision that permits it first, then what fixes its odds."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """Something the licensee may choose."""

    name: str
    choices: tuple[str, ...]
    authority: Authority


@dataclass(frozen=True, slots=True)
class Offer:
    """A game under one chapter."""

    code: Code
    subchapter: str
    """Its number, such as `5`."""
    wagers: tuple[Wager, ...]
    options: tuple[Option, ...]
    sections: tuple[str, ...] = ()
    """The sections that are about this game, such as `5.1`; all of its subchapter if none."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """What the rules say case by case, made by asking them."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """The name of each case, then a cell for each column."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A game in every chapter whose words on it were supplied."""

    name: str
    slug: str
    offers: tuple[Offer, ...]
    matrices: tuple[Matrix, ...] = ()


def at_least(floors: Floors, bet: str) -> str:
    """The odds of a floor, in words."""
    return f"at least {floors.minimum[bet]}"
