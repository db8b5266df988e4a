"""What happens in the course of a round of sic bo, 13:69F-9.5 and 9.6."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import TYPE_CHECKING

from gamerules.games.sic_bo.table import Person

if TYPE_CHECKING:
    from collections.abc import Iterator


class Act(StrEnum):
    """What happens in the course of a round of play."""

    CALL = 'announce "No more bets"'
    COVER = "place the cover on the shaker"
    SHAKE = "shake the shaker"
    ACTIVATE = "activate the automated dice shaker"
    UNCOVER = "remove the cover from the shaker"
    ANNOUNCE = "announce the value of a die"
    ENTER = "enter the value of a die"
    ILLUMINATE = "the winning combinations are illuminated"
    COLLECT = "collect a losing wager"
    PAY = "pay a winning wager"
    COVER_AGAIN = "cover the shaker again"
    """When the round is over; for a toss, also one after a No roll, the cover is placed."""
    CLEAR = "clear the winning combinations"
    NO_ROLL = 'call a "No roll"'
    FAIL = "the electrical device malfunctions"


class Toss(StrEnum):
    """How a toss goes."""

    FLAT = "all three dice land flat"
    NOT_FLAT = "a die does not land flat"
    FAILS = "the automated shaker fails"


TOSSED = (Act.UNCOVER, Act.ACTIVATE)
"""The acts after which the dice can be seen."""


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done; with the value of the die, where it names one."""

    act: Act
    value: int = 0
    by: Person = Person.DEALER
    toss: Toss = Toss.FLAT
    """How the toss went, where the act shows it."""
    supervised: bool = False
    """Whether the casino supervisor was present."""


@dataclass(frozen=True, slots=True)
class Course:
    """What happened in a round that the dealer has to act upon."""

    no_rolls: int
    """How many tosses without all three dice flat came before any other."""
    toss: Toss | None
    """How the toss after these went; None if there was none."""
    failed: int | None
    """The position at which the electrical device malfunctions while a toss can be seen."""

    @property
    def ceased(self) -> bool:
        """Whether gaming ceases after a toss that decides nothing.

        The reading 13-69F-9.6-no-roll-without-device.
        """
        return self.failed is not None and self.toss is None

    def without_device(self, position: int) -> bool:
        """Whether the electrical device has failed by then."""
        return self.failed is not None and position > self.failed


def course(acts: tuple[Done, ...]) -> Course:
    """Tell the course of a round.

    A device that fails where no toss can be seen changes nothing: the reading
    13-69F-9.6-round-without-device.
    """
    failures = (position for position, done, toss in watched(acts) if toss and done.act is Act.FAIL)
    failed = next(failures, None)
    tosses = [done.toss for done in acts[:failed] if done.act in TOSSED]
    no_rolls = len(list(takewhile(lambda toss: toss is Toss.NOT_FLAT, tosses)))
    return Course(no_rolls, next(iter(tosses[no_rolls:]), None), failed)


def watched(acts: tuple[Done, ...]) -> Iterator[tuple[int, Done, Toss | None]]:
    """Each act with its position, and how the toss went that can be seen before it is done."""
    seen: Toss | None = None
    for position, done in enumerate(acts, 1):
        yield position, done, seen
        if done.act in TOSSED:
            seen = done.toss
        elif done.act is Act.COVER:
            seen = None
