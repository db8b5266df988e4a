"""What every roll does to every wager at craps, made by asking the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamerules.equipment.dice import rolls
from gamerules.games.craps.series import POINTS
from gamerules.games.craps.wagers import AFTER_COME_OUT, BEFORE_COME_OUT, Bet, Standing, decide
from gamerules.games.profile import Matrix

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROLLS = tuple((first, second) for first, second in rolls(2))
_KINDS = [
    (total, hard)
    for total in range(2, 13)
    for hard in (False, True)
    if any(sum(roll) == total and (roll[0] == roll[1]) is hard for roll in _ROLLS)
]
"""The kinds of roll that any wager tells apart: each total, and two alike for the hardways."""


def _column(total: int, hard: bool) -> str:
    return f"{total}, hardway" if hard and (total, False) in _KINDS else str(total)


def _row(wager: Standing, *, come_out: bool) -> tuple[str, ...]:
    """What each kind of roll does to a wager; every roll of a kind does the same."""
    cells = []
    for total, hard in _KINDS:
        found = {
            decide(wager, come_out, roll).result.removeprefix("is ")
            for roll in _ROLLS
            if sum(roll) == total and (roll[0] == roll[1]) is hard
        }
        (cell,) = found
        cells.append(cell)
    return tuple(cells)


def _rows() -> Iterator[tuple[str, ...]]:
    for bet in Bet:
        if bet in BEFORE_COME_OUT | AFTER_COME_OUT:
            first = "come out roll" if bet in BEFORE_COME_OUT else "next roll"
            yield (f"{bet}, {first}", *_row(Standing(bet), come_out=bet in BEFORE_COME_OUT))
            for point in POINTS:
                # A Come Bet may wait for its point through a come out roll of the next series.
                standing = Standing(bet, point=point)
                phases = {_row(standing, come_out=come_out) for come_out in (False, True)}
                (row,) = phases
                yield (f"{bet}, point {point}, any later roll", *row)
        else:
            yield from _in_both_phases(bet)


def _in_both_phases(bet: Bet) -> Iterator[tuple[str, ...]]:
    """Rows for a come out roll and for another; one for both where they are alike."""
    for number in POINTS if bet in {Bet.PLACE_TO_WIN, Bet.PLACE_TO_LOSE} else (None,):
        name = f"{bet} on {number}" if number else bet
        come_out = _row(Standing(bet, number), come_out=True)
        later = _row(Standing(bet, number), come_out=False)
        if come_out == later:
            yield (f"{name}, any roll", *later)
        else:
            yield (f"{name}, come out roll", *come_out)
            called = Standing(bet, number, called_on=True, marked_on=True)
            yield (f"{name}, come out roll, called on and marked", *_row(called, come_out=True))
            yield (f"{name}, any other roll", *later)


BEHAVIOR = Matrix(
    "What every roll does to every wager",
    "Each line is a wager in a phase of the game, each column a kind of roll. Where the two dice "
    "matter, a total thrown the hardway, with two alike, has a column of its own.",
    tuple(_column(total, hard) for total, hard in _KINDS),
    tuple(_rows()),
)
