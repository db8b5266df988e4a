"""How the dealer conducts a spin at roulette, and what makes it no spin."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    Ruling,
    answers,
    citing,
    joined,
    only,
)
from gamerules.games.procedure import Stage, inspect

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


@answers
def judge_spin(question: JudgeSpin) -> Ruling:
    """Tell a valid spin, 19:47-5.3(a), from those that 19:47-5.4 makes no spin."""
    only(question.code, Code.NJAC_19_47, "roulette")
    if question.revolutions < 0:
        raise ImpossibleError(f"{question.revolutions} revolutions cannot be", "count from 0")
    faults: Authority = ()
    if question.ball is question.wheel:
        faults = joined(faults, cite("5.4(a)"))
    if question.revolutions < 4:
        faults = joined(faults, cite("5.4(b)"))
    if faults:
        faults = joined(faults, cite("5.3(a)"))
    if question.foreign_object is ForeignObject.BEFORE_REST:
        faults = joined(faults, cite("5.4(c)"))
    if not faults:
        return Ruling("valid spin", (), cite("5.3(a)"))
    duties = ('announce "No Spin"', "attempt to remove the ball before it comes to rest")
    return Ruling("no spin", duties, faults)


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
    winning_five_adjacent_wager: bool = False
    losing_wagers: bool = True
    winning_wagers: bool = True
    code: Code = Code.NJAC_19_47


@answers
def inspect_spin(question: InspectSpin) -> Inspection:
    """Inspect the dealer's acts for the first breach of 19:47-5.3."""
    only(question.code, Code.NJAC_19_47, "roulette")
    order = "losing wagers are collected first, then winning wagers are paid"
    move = [Stage(Act.MOVE, "one-fifth is moved before wagers are settled", cite("5.3(d)"))]
    stages = [
        Stage(Act.SPIN, "the dealer spins the ball", cite("5.3(a)")),
        Stage(Act.CALL, "the call comes while the ball is still rotating", cite("5.3(b)")),
        Stage(Act.REST, "the ball comes to rest in a compartment", cite("5.3(c)")),
        Stage(Act.ANNOUNCE, "the number is announced when the ball rests", cite("5.3(c)")),
        Stage(Act.CROWN, "the crown is placed on that number", cite("5.3(c)")),
        *(move if question.winning_five_adjacent_wager else []),
        Stage(Act.COLLECT, order, cite("5.3(e)"), question.losing_wagers, repeats=True),
        Stage(Act.PAY, order, cite("5.3(e)"), question.winning_wagers, repeats=True),
    ]
    found = inspect(stages, [done.act for done in question.acts])
    wrong = _wrong_number(question.acts)
    if wrong and (found.breach is None or wrong.position < found.breach.position):
        return Inspection(wrong, cite("5.3(c)"))
    return found


def _wrong_number(acts: tuple[Done, ...]) -> Breach | None:
    """The first announcement or crown that names another number than the ball's compartment."""
    rested = next((done.number for done in acts if done.act is Act.REST), "")
    for position, done in enumerate(acts, 1):
        if done.act in {Act.ANNOUNCE, Act.CROWN} and done.number != rested:
            return Breach(position, done.act, f"the ball rests in {rested}, not in {done.number}")
    return None
