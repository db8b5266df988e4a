"""Exact odds on a game's page: a plot, and the table that says the same in figures."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.odds.show import by_condition, percent, table_of
from gamerules.site.render import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamerules.odds.model import WagerOdds

_AXIS, _ROOM = 36, 48
"""Where bars begin, and how long the longest is, in percent of the plot's width."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A wager in a plot; its length and its end are in percent of the plot's width."""

    name: str
    length: str
    end: str
    value: str


@dataclass(frozen=True, slots=True)
class OddsView:
    """The odds of wagers under one condition, such as one wheel."""

    title: str
    """Empty if the odds depend on nothing."""
    measure: str
    """What the plot shows."""
    bars: list[Bar]
    head: tuple[str, ...]
    body: list[tuple[str, ...]]


def odds_views(rows: Sequence[WagerOdds]) -> list[OddsView]:
    """A view for each condition, all plots to one scale."""
    # Where payouts were not supplied there is no advantage to show.
    known = all(row.advantage is not None for row in rows)
    measure = "House advantage" if known else "Probability of winning"
    longest = max((_share(row, known=known) for row in rows), default=Fraction()) or Fraction(1)
    views = []
    for under, found in by_condition(rows).items():
        bars = [_bar(row.wager, _share(row, known=known), longest) for row in found]
        head, *body = table_of(found)
        views.append(OddsView(sentence(under), measure, bars, head, body))
    return views


def _share(row: WagerOdds, *, known: bool) -> Fraction:
    return row.advantage if known and row.advantage is not None else row.win


def _bar(name: str, share: Fraction, longest: Fraction) -> Bar:
    # A wager at which the player has the advantage has no bar, but its figure.
    length = max(share / longest, Fraction()) * _ROOM
    return Bar(name, f"{float(length):.2f}", f"{float(_AXIS + length):.2f}", percent(share))
