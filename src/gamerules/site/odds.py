"""Exact odds on a game's page: a plot, and the table that says the same in figures."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.odds.show import by_condition, long, percent, table_of
from gamerules.site.render import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamerules.odds.model import WagerOdds
    from gamerules.odds.show import Figure

_SHORT = 20
"""How many letters of a name have room beside its bar on a phone."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a plot is laid out: names beside their bars, or above them where a name is long."""

    axis: int
    """Where bars begin, in percent of the plot's width."""
    room: int
    """How long the longest bar is, in percent of the plot's width."""
    step: int
    """How high a wager's row is."""
    drop: int
    """How far below its name a bar is."""


_BESIDE = Layout(36, 48, 20, 0)
_ABOVE = Layout(0, 80, 36, 16)


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
    layout: Layout
    bars: list[Bar]
    head: list[str]
    body: list[list[Figure]]
    long: bool
    """Whether fractions are too long to stand side by side on a phone."""


def odds_views(rows: Sequence[WagerOdds]) -> list[OddsView]:
    """A view for each condition, all plots to one scale."""
    # Where payouts were not supplied there is no advantage to show.
    known = all(row.advantage is not None for row in rows)
    measure = "House advantage" if known else "Probability of winning"
    longest = max((_share(row, known=known) for row in rows), default=Fraction()) or Fraction(1)
    layout = _BESIDE if all(len(row.wager) <= _SHORT for row in rows) else _ABOVE
    views = []
    for under, found in by_condition(rows).items():
        bars = [_bar(row.wager, _share(row, known=known), longest, layout) for row in found]
        head, body = table_of(found)
        view = OddsView(sentence(under), measure, layout, bars, head, body, long(found))
        views.append(view)
    return views


def _share(row: WagerOdds, *, known: bool) -> Fraction:
    return row.advantage if known and row.advantage is not None else row.win


def _bar(name: str, share: Fraction, longest: Fraction, layout: Layout) -> Bar:
    # A wager at which the player has the advantage has no bar, but its figure.
    length = max(share / longest, Fraction()) * layout.room
    end = layout.axis + length
    return Bar(name, f"{float(length):.2f}", f"{float(end):.2f}", percent(share))
