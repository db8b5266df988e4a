"""Odds as people read them: in a table, and as plain records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gamerules.show import Page, show_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from gamerules.odds import GameOdds
    from gamerules.odds.model import WagerOdds

UNKNOWN = "not supplied"


def percent(part: Fraction) -> str:
    """A share in percent, rounded to three places."""
    thousandths = round(part * 100_000)
    sign = "-" if thousandths < 0 else ""
    whole, rest = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}.{rest:03d}%"


def to_one(odds: Fraction | None) -> str:
    """Odds as the law writes them: `19 to 18`."""
    return f"{odds.numerator} to {odds.denominator}" if odds is not None else "never wins"


class Figure(NamedTuple):
    """A figure exactly, and in percent where that tells a reader more: `1/19 (5.263%)`."""

    exact: str
    rounded: str = ""

    def __str__(self) -> str:
        """Both on one line."""
        return f"{self.exact} ({self.rounded})" if self.rounded else self.exact


def share(part: Fraction | None) -> Figure:
    """A share exactly and in percent."""
    return Figure(str(part), percent(part)) if part is not None else Figure(UNKNOWN)


_LONG = 10_000
"""Above this denominator a fraction no longer tells a reader how much it is."""


def chance(part: Fraction) -> Figure:
    """A chance exactly, and also in percent where the fraction is long."""
    return share(part) if part.denominator > _LONG else Figure(str(part))


def long(rows: Sequence[WagerOdds]) -> bool:
    """Whether fractions are too long to stand side by side."""
    return any(row.win.denominator > _LONG for row in rows)


_COLUMNS = {
    "Wager": "",
    "Wins": "",
    "Loses": "",
    "Half lost": "0",
    "Push": "0",
    "True odds": "",
    "Pays": UNKNOWN,
    "House advantage": UNKNOWN,
}
"""The columns; one that has no other figure than this in any row is left out."""


def cells(found: WagerOdds) -> tuple[Figure, ...]:
    """A wager's odds in words, in the order of the columns."""
    return (
        Figure(found.wager),
        chance(found.win),
        chance(found.lose),
        chance(found.half),
        chance(found.push),
        Figure(to_one(found.true_odds)),
        Figure(" or ".join(found.paid) or UNKNOWN),
        share(found.advantage),
    )


def table_of(rows: Sequence[WagerOdds]) -> tuple[list[str], list[list[Figure]]]:
    """The heading and the rows, with the columns that say something."""
    body = [cells(row) for row in rows]
    kept = [
        place
        for place, nothing in enumerate(_COLUMNS.values())
        if any(row[place].exact != nothing for row in body)
    ]
    head = list(_COLUMNS)
    return [head[place] for place in kept], [[row[place] for place in kept] for row in body]


def by_condition(rows: Sequence[WagerOdds]) -> dict[str, list[WagerOdds]]:
    """The odds for each thing that they depend on; what has the same odds stands together."""
    parts: dict[str, list[WagerOdds]] = {}
    for row in rows:
        parts.setdefault(row.under, []).append(row)
    alike: dict[tuple[object, ...], list[str]] = {}
    for under, part in parts.items():
        alike.setdefault(tuple((row.wager, row.chances) for row in part), []).append(under)
    return {" or ".join(names): parts[names[0]] for names in alike.values()}


def show_odds(page: Page, odds: GameOdds) -> None:
    """All odds, a table for each thing they depend on."""
    for under, found in by_condition(odds.rows).items():
        label = under[:1].upper() + under[1:]
        head, body = table_of(found)
        table = [head, *([str(figure) for figure in row] for row in body)]
        if long(found):
            _show_one_by_one(page, label, table)
        else:
            show_table(page, {"label": label, "rows": table}, 0, "")
            page.line()
    page.paragraph(f"{odds.note} True odds are those at which the house has no advantage.")


def _show_one_by_one(page: Page, label: str, table: list[list[str]]) -> None:
    """Wagers below each other, where fractions are too long to stand side by side."""
    (_, *names), *rows = table
    page.line(label, "bold")
    page.line()
    for wager, *figures in rows:
        page.line(wager, "bold")
        named = [list(pair) for pair in zip(names, figures, strict=True)]
        show_table(page, {"label": "", "rows": named}, 2, "")
        page.line()


def odds_record(found: WagerOdds) -> dict[str, Any]:
    """A wager's odds as plain data; fractions as they are written."""
    advantage, true = found.advantage, found.true_odds
    return {
        "wager": found.wager,
        "under": found.under or None,
        "win": str(found.win),
        "lose": str(found.lose),
        "half": str(found.half),
        "push": str(found.push),
        "true_odds": to_one(true) if true is not None else None,
        "pays": list(found.paid),
        "advantage": str(advantage) if advantage is not None else None,
        "advantage_percent": percent(advantage) if advantage is not None else None,
    }
