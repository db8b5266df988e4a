"""The series of rolls at craps: come out rolls and come out points, 19:47-1.1."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from gamerules.equipment.dice import check_roll
from gamerules.games.answers import Code, Ruling, answers, citing

cite = citing(Code.NJAC_19_47)

POINTS = (4, 5, 6, 8, 9, 10)
"""The totals that set a point, 19:47-1.1."""
SEVEN = 7

Roll = tuple[int, ...]
"""What the two dice show."""


def next_point(point: int | None, total: int) -> int | None:
    """The Come Out Point after a roll; None if the next roll is a come out roll.

    The dice decide, not the wagers on the table: the reading 19-47-1.1-come-out-roll.
    """
    if point is None:
        return total if total in POINTS else None
    return None if total in {point, SEVEN} else point


@dataclass(frozen=True, slots=True)
class NameRoll:
    """What is the next roll of the dice, after these?"""

    rolls: tuple[Roll, ...]
    """Every roll since the opening of the game."""
    code: Code = Code.NJAC_19_47


class RollName(StrEnum):
    """What a roll is."""

    COME_OUT = "come out roll"
    POINT_4 = "roll for the come out point 4"
    POINT_5 = "roll for the come out point 5"
    POINT_6 = "roll for the come out point 6"
    POINT_8 = "roll for the come out point 8"
    POINT_9 = "roll for the come out point 9"
    POINT_10 = "roll for the come out point 10"


_NAMES = dict(zip(POINTS, list(RollName)[1:], strict=True))


@answers(Code.NJAC_19_47, words=(RollName,))
def name_roll(question: NameRoll) -> Ruling:
    """Tell a come out roll from a roll for a Come Out Point, 19:47-1.1."""
    for roll in question.rolls:
        check_roll(roll, 2)
    point = reduce(next_point, (sum(roll) for roll in question.rolls), None)
    if point is None:
        return Ruling(RollName.COME_OUT, (), cite('1.1 "Come Out Roll"'))
    return Ruling(_NAMES[point], (), cite('1.1 "Come Out Point"', '1.1 "Come Out Roll"'))
