"""How the dealer conducts a spin at roulette, and what makes it no spin."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.wheels import DOUBLE_ZERO_WHEEL, Direction
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    Ruling,
    answers,
    citing,
    joined,
)
from gamerules.games.procedure import Stage, earliest, inspect

cite = citing(Code.NJAC_19_47)


class ForeignObject(StrEnum):
    """Whether and when a foreign object enters the wheel."""

    NONE = "none"
    BEFORE_REST = "before the ball comes to rest"
    AFTER_REST = "after the ball comes to rest"


@dataclass(frozen=True, slots=True)
class JudgeSpin:
    """Is this a valid spin?"""

    wheel: Direction
    ball: Direction
    revolutions: int
    """The revolutions around the track that the ball completed."""
    foreign_object: ForeignObject = ForeignObject.NONE
    code: Code = Code.NJAC_19_47


class SpinRuling(StrEnum):
    """What a spin counts as."""

    VALID = "valid spin"
    NO_SPIN = "no spin"


class SpinDuty(StrEnum):
    """What the dealer must do about a spin that is none."""

    ANNOUNCE = 'announce "No Spin"'
    REMOVE = "attempt to remove the ball before it comes to rest"


@answers(Code.NJAC_19_47, words=(SpinRuling, SpinDuty))
def judge_spin(question: JudgeSpin) -> Ruling:
    """Tell a valid spin, 19:47-5.3(a), from those that 19:47-5.4 makes no spin."""
    if question.revolutions < 0:
        raise ImpossibleError(f"{question.revolutions} revolutions cannot be", "count from 0")
    faults: Authority = ()
    if question.ball == question.wheel:
        faults = joined(faults, cite("5.4(a)"))
    if question.revolutions < 4:
        faults = joined(faults, cite("5.4(b)"))
    if faults:
        faults = joined(faults, cite("5.3(a)"))
    if question.foreign_object == ForeignObject.BEFORE_REST:
        faults = joined(faults, cite("5.4(c)"))
    if not faults:
        return Ruling(SpinRuling.VALID, (), cite("5.3(a)"))
    return Ruling(SpinRuling.NO_SPIN, tuple(SpinDuty), faults)


class Act(StrEnum):
    """What happens in the course of a spin."""

    SPIN = "spin the ball"
    CALL = 'call "No More Bets"'
    REST = "the ball comes to rest"
    ANNOUNCE = "announce the number"
    CROWN = "place the crown"
    MOVE = "move one-fifth to the main layout"
    COLLECT = "collect a losing wager"
    PAY = "pay a winning wager"


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done; with the number that it names, where it names one."""

    act: Act
    number: str = ""


@dataclass(frozen=True, slots=True)
class InspectSpin:
    """Is this the order in which the dealer conducts a spin?"""

    acts: tuple[Done, ...]
    losing_wagers: int = 1
    winning_wagers: int = 1
    winning_five_adjacent_wagers: int = 0
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_spin(question: InspectSpin) -> Inspection:
    """Inspect the dealer's acts for the first breach of 19:47-5.3."""
    for done in question.acts:
        if done.act in _NUMBERED and done.number not in DOUBLE_ZERO_WHEEL:
            raise ImpossibleError(f"there is no number {done.number!r}", "name 0, 00 or 1 to 36")
    order = "all losing wagers are collected first, then all winning wagers are paid"
    lost, won = question.losing_wagers, question.winning_wagers
    fifths = question.winning_five_adjacent_wagers
    stages = [
        Stage((Act.SPIN,), "the dealer spins the ball", cite("5.3(a)")),
        Stage((Act.CALL,), "the call comes while the ball rotates", cite("5.3(b)"), most=None),
        Stage((Act.REST,), "the ball comes to rest", cite("5.3(c)")),
        Stage((Act.ANNOUNCE, Act.CROWN), "number announced, crown placed", cite("5.3(c)")),
        Stage((Act.MOVE,), "one-fifth of each such wager is moved", cite("5.3(d)"), fifths, fifths),
        Stage((Act.COLLECT,), order, cite("5.3(e)"), lost, lost),
        Stage((Act.PAY,), order, cite("5.3(e)"), won, won),
    ]
    by_order = inspect(stages, [done.act for done in question.acts])
    return earliest(by_order, _inspect_numbers(question.acts))


_NUMBERED = {
    Act.REST: cite("5.3(c)"),
    Act.ANNOUNCE: cite("5.3(c)"),
    Act.CROWN: cite("5.3(c)"),
    Act.MOVE: cite("5.3(d)"),
}
"""The acts that name a number, with the provision that says which."""


def _inspect_numbers(acts: tuple[Done, ...]) -> Inspection:
    """Find the first act that names another number than the ball's compartment."""
    rested = next((done.number for done in acts if done.act == Act.REST), "")
    for position, done in enumerate(acts, 1):
        if done.act in _NUMBERED and done.number != rested:
            rule = f"the ball rests in {rested}, not in {done.number}"
            return Inspection(Breach(position, done.act, rule), _NUMBERED[done.act])
    return Inspection(None, cite("5.3(c)"))
