"""The exact odds of craps: every wager followed through every roll until it is decided.

A wager may stand for any number of rolls, but the table has few states. The chance of each result
from each state solves a system of equations, exactly.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.equipment.dice import rolls
from gamerules.games.answers import Result
from gamerules.games.craps.series import POINTS
from gamerules.games.craps.table import Table
from gamerules.games.craps.wagers import AFTER_COME_OUT, ON_A_NUMBER, Bet, Standing
from gamerules.odds.model import Chance, WagerOdds

if TYPE_CHECKING:
    from collections.abc import Iterator

ROLLS = tuple((first, second) for first, second in rolls(2))
_EACH = Fraction(1, len(ROLLS))
_SETTLED = (Result.WINS, Result.LOSES, Result.VOID)


def odds() -> Iterator[WagerOdds]:
    """The chances of every wager; the odds it is paid at, 19:47-1.4, were not supplied."""
    for bet in Bet:
        for number in POINTS if bet in ON_A_NUMBER else (None,):
            # A Come Bet is made while there is a point; which one does not matter to it.
            point = POINTS[0] if bet in AFTER_COME_OUT else None
            name = f"{bet} on {number}" if number else bet
            chances = settled(Table(point, (Standing(bet, number),)))
            yield WagerOdds(name, "", tuple(_chance(*pair) for pair in chances.items()))


def _chance(result: Result, probability: Fraction) -> Chance:
    gain = {Result.LOSES: Fraction(-1), Result.VOID: Fraction(0)}.get(result)
    return Chance(probability, result, "", gain)


def settled(start: Table) -> dict[Result, Fraction]:
    """How likely each result is for the one wager of a table, however long it takes."""
    states = _reachable(start)
    chances = {result: _solve(states, result)[start] for result in _SETTLED}
    return {result: chance for result, chance in chances.items() if chance}


def _reachable(start: Table) -> list[Table]:
    """Every state of the table in which the wager still stands."""
    found = [start]
    for state in found:
        for roll in ROLLS:
            after, _ = state.roll(roll)
            if after.wagers and after not in found:
                found.append(after)
    return found


def _solve(states: list[Table], result: Result) -> dict[Table, Fraction]:
    """The chance of a result from each state: what a roll brings, and what follows from there."""
    place = {state: number for number, state in enumerate(states)}
    rows = []
    for state in states:
        row = [Fraction()] * (len(states) + 1)
        row[place[state]] += 1
        for roll in ROLLS:
            after, (decision,) = state.roll(roll)
            if after.wagers:
                row[place[after]] -= _EACH
            elif decision.result is result:
                row[-1] += _EACH
        rows.append(row)
    return dict(zip(states, _eliminated(rows), strict=True))


def _eliminated(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of linear equations that have one."""
    for place in range(len(rows)):
        pivot = next(n for n in range(place, len(rows)) if rows[n][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other, row in enumerate(rows):
            if other != place and row[place]:
                rows[other] = [
                    value - row[place] * mine for value, mine in zip(row, rows[place], strict=True)
                ]
    return [row[-1] for row in rows]
