"""Dice, and all the ways they can fall."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError

if TYPE_CHECKING:
    from collections.abc import Iterator

FACES = (1, 2, 3, 4, 5, 6)


def check_roll(dice: tuple[int, ...], count: int) -> None:
    """Refuse a roll of another number of dice, or one that shows what no die has."""
    if len(dice) != count or any(die not in FACES for die in dice):
        shown = ", ".join(map(str, dice)) or "nothing"
        raise ImpossibleError(f"{shown} is no roll", f"name {count} numbers from 1 to 6")


def rolls(count: int) -> Iterator[tuple[int, ...]]:
    """Every roll of so many dice, each as likely as another."""
    return product(FACES, repeat=count)
