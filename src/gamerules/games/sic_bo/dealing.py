"""How a sic bo table is opened and the game is dealt, 13:69F-9.5."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment.dice import check_roll
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    Permission,
    answers,
    citing,
    joined,
)
from gamerules.games.procedure import Stage, earliest, inspect
from gamerules.games.sic_bo.table import Person, Shaker

cite = citing(Code.NJAC_13_69F)

TIMES = 3
"""How often a device is tried, and a manual shaker shaken, at the least."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial of the shaker, or of the electrical device."""

    times: int
    """How often the shaker was operated, or how many numeric values were entered."""
    verified: bool
    """Whether all that it did was verified to be right."""

    @property
    def enough(self) -> bool:
        """Whether it meets the minimum."""
        return self.times >= TIMES and self.verified


@dataclass(frozen=True, slots=True)
class OpenForGaming:
    """May the table be opened for gaming after this inspection?"""

    inspector: Person
    shaker: Shaker
    device: Trial
    automated: Trial | None = None
    """The trial of the automated dice shaker, if there was one."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def open_for_gaming(question: OpenForGaming) -> Permission:
    """The floorperson tries the electrical device and an automated shaker, 13:69F-9.5(a)."""
    return _permission(
        (question.inspector is Person.FLOORPERSON, "the floorperson inspects", cite("9.5(a)")),
        (question.device.enough, "three values are entered and verified", cite("9.5(a)1")),
        (
            _tried(question.shaker, question.automated),
            "the automated dice shaker is operated three times and verified",
            cite("9.5(a)2"),
        ),
    )


@dataclass(frozen=True, slots=True)
class BeginShift:
    """May a shift begin after this inspection?"""

    inspector: Person
    shaker: Shaker
    automated: Trial | None = None
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def begin_shift(question: BeginShift) -> Permission:
    """The casino supervisor tries an automated shaker, if one is in use, 13:69F-9.5(b)."""
    manual = question.shaker is Shaker.MANUAL
    supervised = manual or question.inspector is Person.CASINO_SUPERVISOR
    return _permission(
        (supervised, "the casino supervisor inspects", cite("9.5(b)")),
        (
            _tried(question.shaker, question.automated),
            "the automated dice shaker is operated three times and verified",
            cite("9.5(b)"),
        ),
    )


def _tried(shaker: Shaker, trial: Trial | None) -> bool:
    return shaker is Shaker.MANUAL or (trial is not None and trial.enough)


def _permission(*checks: tuple[bool, str, Authority]) -> Permission:
    """Permit what meets every requirement; refuse by the first that is not met."""
    for met, rule, authority in checks:
        if not met:
            return Permission(permitted=False, reason=rule, authority=authority)
    authority = joined(*(authority for _, _, authority in checks))
    return Permission(permitted=True, reason="the inspection is complete", authority=authority)


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
    CLEAR = "clear the winning combinations"


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done; with the value of the die, where it names one."""

    act: Act
    value: int = 0


@dataclass(frozen=True, slots=True)
class InspectRound:
    """Is this the order in which the dealer conducts a round of play?"""

    shaker: Shaker
    dice: tuple[int, ...]
    acts: tuple[Done, ...]
    losing_wagers: int = 1
    winning_wagers: int = 1
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def inspect_round(question: InspectRound) -> Inspection:
    """Inspect the dealer's acts for the first breach of 13:69F-9.5(c) to (g)."""
    check_roll(question.dice, 3)
    acts = [done.act for done in question.acts]
    by_value = _inspect_values(question)
    if question.shaker is Shaker.MANUAL:
        stages = [_CALL, *_BY_HAND, *_settling(question), _COVERED, _CLEARED]
        return earliest(inspect(stages, acts), by_value)
    stages = [_CALL, _AUTOMATED, *_settling(question), _CLEARED]
    covers = [n for n, act in enumerate(acts, 1) if act in {Act.COVER, Act.COVER_AGAIN}]
    uncovered = [act for act in acts if act not in {Act.COVER, Act.COVER_AGAIN}]
    by_order = inspect(stages, uncovered)
    if covers:
        act = acts[covers[0] - 1]
        rule = "an automated dice shaker remains uncovered at all times"
        covered = Inspection(Breach(covers[0], act, rule), cite("9.5(f)"))
        return earliest(covered, by_order, by_value)
    return earliest(by_order, by_value)


_CALL = Stage((Act.CALL,), "the call comes before the dice are tossed", cite("9.5(c)"), most=None)
_BY_HAND = (
    Stage((Act.COVER,), "the shaker is covered before it is shaken", cite("9.5(d)1", "9.5(d)")),
    Stage(
        (Act.SHAKE,), "it is shaken at least three times", cite("9.5(d)1", "9.5(d)"), TIMES, None
    ),
    Stage((Act.UNCOVER,), "the cover is then removed", cite("9.5(e)")),
)
_AUTOMATED = Stage(
    (Act.ACTIVATE,), "the shaker is activated after the call", cite("9.5(d)2", "9.5(d)")
)
_COVERED = Stage((Act.COVER_AGAIN,), "it stays uncovered until all are paid", cite("9.5(f)"), 0)
_CLEARED = Stage((Act.CLEAR,), "the combinations are cleared at the end", cite("9.5(g)"))


def _settling(question: InspectRound) -> list[Stage]:
    order = "all losing wagers are collected first, then all winning wagers are paid"
    lost, won = question.losing_wagers, question.winning_wagers
    each = "the value of each die is announced and entered"
    return [
        # A fourth value is one that no die is left to show.
        Stage((Act.ANNOUNCE, Act.ENTER), each, cite("9.5(e)"), 3, None),
        Stage((Act.ILLUMINATE,), "the combinations are then illuminated", cite("9.5(e)")),
        Stage((Act.COLLECT,), order, cite("9.5(f)"), lost, lost),
        Stage((Act.PAY,), order, cite("9.5(f)"), won, won),
    ]


def _inspect_values(question: InspectRound) -> Inspection:
    """Find the first value announced or entered that no die is left to show."""
    left = {act: Counter(question.dice) for act in (Act.ANNOUNCE, Act.ENTER)}
    for position, done in enumerate(question.acts, 1):
        if done.act in left:
            left[done.act][done.value] -= 1
            if left[done.act][done.value] < 0:
                rule = f"no further die shows {done.value}"
                return Inspection(Breach(position, done.act, rule), cite("9.5(e)"))
    return Inspection(None, cite("9.5(e)"))
