"""What a toss at sic bo counts as, and what is done when something goes wrong, 13:69F-9.6."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, Ruling, answers, citing
from gamerules.games.sic_bo.table import Shaker

cite = citing(Code.NJAC_13_69F)


class Device(StrEnum):
    """Whether and when the electrical device malfunctions."""

    WORKS = "works"
    FAILS_BEFORE = "malfunctions before the dice are uncovered or tossed"
    FAILS_AFTER = "malfunctions after the dice are uncovered or tossed"


@dataclass(frozen=True, slots=True)
class JudgeToss:
    """What does this toss count as?"""

    shaker: Shaker
    flat: int = 3
    """How many of the three dice land flat on the bottom of the shaker."""
    shaker_fails: bool = False
    """Whether an automated shaker fails to operate or malfunctions when activated."""
    device: Device = Device.WORKS
    code: Code = Code.NJAC_13_69F


class TossRuling(StrEnum):
    """What a toss counts as."""

    VALID = "valid toss"
    NO_ROLL = "no roll"
    VOID = "the round of play is void"
    BY_THE_DICE = "the wagers are settled by the dice"
    UNDECIDED = "undecided"


class TossDuty(StrEnum):
    """What must be done about it."""

    CALL = 'call a "No roll"'
    TOSS = "toss the dice again"
    """The law does not say what follows the call: the reading 13-69F-9.6-no-roll."""
    COLLECT = "collect all losing wagers in the presence of the casino supervisor"
    PAY = "pay all winning wagers in the presence of the casino supervisor"
    CEASE = "cease all gaming at sic bo until the electrical device has been fixed"


@answers(Code.NJAC_13_69F, words=(TossRuling, TossDuty))
def judge_toss(question: JudgeToss) -> Ruling:
    """Rule on a toss by 13:69F-9.6(a) to (c).

    A failure of the device before the toss is not dealt with in the supplied text: the reading
    13-69F-9.6-device-malfunction. Where it meets (a) or (c): 13-69F-9.6-no-roll-without-device.
    """
    if question.flat not in range(4):
        raise ImpossibleError(f"{question.flat} dice cannot land flat", "count 0 to 3")
    if question.shaker_fails:
        if question.shaker is Shaker.MANUAL:
            raise ImpossibleError("a manual shaker is not activated", "name the automated shaker")
        return _VOID[question.device]
    if question.flat < 3:
        return _NO_ROLL[question.device]
    return _FLAT[question.device]


_VOID = {
    Device.WORKS: Ruling(TossRuling.VOID, (), cite("9.6(c)")),
    Device.FAILS_BEFORE: Ruling(TossRuling.VOID, (), cite("9.6(c)")),
    Device.FAILS_AFTER: Ruling(TossRuling.VOID, (TossDuty.CEASE,), cite("9.6(c)", "9.6(b)")),
}
"""When the automated shaker fails, by the state of the electrical device."""

_NO_ROLL = {
    Device.WORKS: Ruling(TossRuling.NO_ROLL, (TossDuty.CALL, TossDuty.TOSS), cite("9.6(a)")),
    Device.FAILS_BEFORE: Ruling(TossRuling.NO_ROLL, (TossDuty.CALL,), cite("9.6(a)")),
    Device.FAILS_AFTER: Ruling(
        TossRuling.NO_ROLL, (TossDuty.CALL, TossDuty.CEASE), cite("9.6(a)", "9.6(b)")
    ),
}
"""When not all three dice land flat."""

_FLAT = {
    Device.WORKS: Ruling(TossRuling.VALID, (), cite("9.6(a)")),
    Device.FAILS_BEFORE: Ruling(TossRuling.UNDECIDED, (), cite("9.6(b)")),
    Device.FAILS_AFTER: Ruling(
        TossRuling.BY_THE_DICE,
        (TossDuty.COLLECT, TossDuty.PAY, TossDuty.CEASE),
        cite("9.6(b)"),
    ),
}
"""When all three dice land flat."""


@dataclass(frozen=True, slots=True)
class BeginRound:
    """May a round begin at a table whose electrical device malfunctioned after a toss?"""

    fixed: bool
    """Whether the electrical device has been fixed since."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def begin_round(question: BeginRound) -> Permission:
    """All gaming ceases until the electrical device has been fixed, 13:69F-9.6(b)."""
    reason = "all gaming at sic bo ceases until the electrical device has been fixed"
    return Permission(question.fixed, reason, cite("9.6(b)"))
