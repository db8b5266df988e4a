"""Roulette wheels and the roulette layout.

The order and colours of the compartments and the shape of the layout are those of the usual
American equipment: chapter 19:46, which prescribes them, was not supplied (the reading
19-47-5.1-equipment-not-supplied).
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache


class Direction(StrEnum):
    """Which way a wheel or a ball is spun."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


ZERO = "0"
DOUBLE_ZERO = "00"

# Clockwise from zero.
DOUBLE_ZERO_WHEEL = tuple(
    "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 "
    "00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2".split()
)
SINGLE_ZERO_WHEEL = tuple(
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 "
    "20 14 31 9 22 18 29 7 28 12 35 3 26".split()
)
NUMBERS = tuple(str(number) for number in range(1, 37))
RED = frozenset("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split())
BLACK = frozenset(NUMBERS) - RED


def neighbours(wheel: tuple[str, ...], centre: str) -> tuple[str, ...]:
    """The five adjacent numbers of a wheel around a centre, in the wheel's order."""
    place = wheel.index(centre)
    return tuple(wheel[(place + step) % len(wheel)] for step in (-2, -1, 0, 1, 2))


def row(first: str) -> tuple[str, ...]:
    """The row of three numbers on the layout that begins with a number."""
    start = int(first)
    return tuple(str(start + step) for step in range(3))


def begins_a_row(number: str) -> bool:
    """Whether a number is the first of its row: 1, 4, 7 and so on to 34."""
    return number in NUMBERS and int(number) % 3 == 1


@cache
def touching(*, double_zero: bool) -> frozenset[frozenset[str]]:
    """The pairs of number boxes on the layout that have a line in common."""
    pairs = {frozenset((str(n), str(n + 1))) for n in range(1, 36) if n % 3}
    pairs |= {frozenset((str(n), str(n + 3))) for n in range(1, 34)}
    zeros = "0-1 0-2 0-00 00-2 00-3" if double_zero else "0-1 0-2 0-3"
    return frozenset(pairs | {frozenset(pair.split("-")) for pair in zeros.split()})


@cache
def blocks_of_four() -> frozenset[frozenset[str]]:
    """The groups of four number boxes on the layout that have a corner in common."""
    return frozenset(
        frozenset(str(n + step) for step in (0, 1, 3, 4)) for n in range(1, 33) if n % 3
    )
