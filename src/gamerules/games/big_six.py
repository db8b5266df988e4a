"""The Big Six Wheel, N.J.A.C. 19:47-5.5 and 5.6."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import Odds
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import (
    Code,
    Inspection,
    Outcome,
    Permission,
    Ruling,
    Settlement,
    answers,
    citing,
    joined,
)
from gamerules.games.payout import Floors, PostedOdds, Stake
from gamerules.games.procedure import Stage, inspect

cite = citing(Code.NJAC_19_47)


class Insignia(StrEnum):
    """What can be bet on, as 19:47-5.5(a) names it."""

    ONE = "$1 Insignia"
    TWO = "$2 Insignia"
    FIVE = "$5 Insignia"
    TEN = "$10 Insignia"
    TWENTY = "$20 Insignia"
    JOKER = "Joker"
    FLAG = "Flag"


FLOORS = Floors(
    {
        Insignia.ONE: Odds(1, 1),
        Insignia.TWO: Odds(2, 1),
        Insignia.FIVE: Odds(5, 1),
        Insignia.TEN: Odds(10, 1),
        Insignia.TWENTY: Odds(20, 1),
        Insignia.JOKER: Odds(45, 1),
        Insignia.FLAG: Odds(45, 1),
    },
    cite("5.5(a)"),
)
"""The payout odds of 19:47-5.5(a): no less than these."""


EARLIER = "R.1993 d.630"
"""The version of 19:47-5.6 before the correction of 29 N.J.R. 1401(c)."""


class ClapperOption(StrEnum):
    """The options of 19:47-5.6(c) for a clapper at rest between two numbers."""

    NUMBER_PASSED = "the number previously passed wins"
    RE_SPIN = "the spin is void and the wheel is spun again"


@dataclass(frozen=True, slots=True)
class Table:
    """The posted rules of a Big Six table: what the law leaves to the licensee."""

    option: ClapperOption
    sign: ClapperOption | None
    """The option that the sign at the table states; None if no sign is posted."""
    sign_conspicuous: bool = True
    odds: tuple[PostedOdds, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """May a table with these rules be offered?"""

    table: Table
    version: str = ""
    """The version of 19:47-5.6 the question is put under; the newest if empty."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def open_table(question: OpenTable) -> Permission:
    """Check the odds posted, 19:47-5.5(a), and the sign, 19:47-5.6(d)."""
    refusal = FLOORS.refusal(question.table.odds)
    if refusal:
        return Permission(permitted=False, reason=refusal, authority=FLOORS.authority)
    # Before its correction (d) spoke of the options "in (d) above": the reading
    # 19-47-5.6-subsection-reference takes both versions alike.
    if question.version not in {"", EARLIER}:
        raise ImpossibleError(
            f"there is no version {question.version!r} of 5.6", f"leave it out or say {EARLIER}"
        )
    sign_rule = cite("5.6(d)")
    if question.version:
        sign_rule = tuple(f"{citation}@{question.version}" for citation in sign_rule)
    table = question.table
    if table.sign != table.option or not table.sign_conspicuous:
        reason = "a conspicuous sign must state which option is in effect"
        return Permission(permitted=False, reason=reason, authority=sign_rule)
    authority = joined(FLOORS.authority, sign_rule)
    return Permission(permitted=True, reason="the rules are as the law allows", authority=authority)


@dataclass(frozen=True, slots=True)
class JudgeSpin:
    """Is this a valid spin?"""

    direction: Direction
    revolutions: int
    """The revolutions that the wheel completed."""
    code: Code = Code.NJAC_19_47


class SpinRuling(StrEnum):
    """What a spin counts as."""

    VALID = "valid spin"
    NOT_VALID = "not a valid spin"
    NO_SPIN = "no spin"
    UNDECIDED = "undecided"


class SpinDuty(StrEnum):
    """What must be done about a spin."""

    DECLARE = "declare the spin void"
    RE_SPIN = "re-spin the wheel"
    POST = "post a sign that states the option"


@answers(Code.NJAC_19_47, words=(SpinRuling, SpinDuty))
def judge_spin(question: JudgeSpin) -> Ruling:
    """Tell a valid spin by its revolutions, 19:47-5.6(b)."""
    if question.revolutions < 0:
        raise ImpossibleError(f"{question.revolutions} revolutions cannot be", "count from 0")
    if question.revolutions < 3:
        return Ruling(SpinRuling.NOT_VALID, (SpinDuty.RE_SPIN,), cite("5.6(b)"))
    return Ruling(SpinRuling.VALID, (), cite("5.6(b)"))


@dataclass(frozen=True, slots=True)
class RestBetween:
    """What wins when the clapper comes to rest between two numbers?"""

    table: Table
    passed: Insignia
    ahead: Insignia
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(SpinRuling, SpinDuty, Insignia))
def rest_between(question: RestBetween) -> Ruling:
    """Rule by the option that is posted, 19:47-5.6(c); the ruling is the winning number, or none.

    The posted option decides, and none is in effect where none is posted: the reading
    19-47-5.6-posted-option.
    """
    posted = question.table.sign
    if posted is None:
        return Ruling(SpinRuling.UNDECIDED, (SpinDuty.POST,), cite("5.6(d)"))
    if posted == ClapperOption.NUMBER_PASSED:
        return Ruling(question.passed, (), cite("5.6(c)1"))
    duties = (SpinDuty.DECLARE, SpinDuty.RE_SPIN)
    return Ruling(SpinRuling.NO_SPIN, duties, cite("5.6(c)2"))


@dataclass(frozen=True, slots=True)
class Wager:
    """A player's wager on an insignia."""

    player: str
    amount: int
    """In whole cents."""
    insignia: Insignia


@dataclass(frozen=True, slots=True)
class SettleSpin:
    """What becomes of the wagers, now that the wheel has come to rest?"""

    table: Table
    insignia: Insignia
    wagers: tuple[Wager, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def settle_spin(question: SettleSpin) -> Settlement:
    """Pay winning wagers at no less than the odds of 19:47-5.5(a)."""
    FLOORS.check(question.table.odds)
    outcomes = tuple(_settle(question, wager) for wager in question.wagers)
    return Settlement(outcomes, FLOORS.authority)


def _settle(question: SettleSpin, wager: Wager) -> Outcome:
    stake = Stake(wager.player, wager.insignia, wager.amount, FLOORS.authority)
    reason = f"the wheel rests at {question.insignia}"
    if wager.insignia == question.insignia:
        return stake.wins(FLOORS, question.table.odds, reason)
    return stake.loses(reason)


class Act(StrEnum):
    """What happens in the course of a spin."""

    CALL = 'call "No More Bets"'
    SPIN = "spin the wheel"
    COMPLETE = "the spin is completed"
    COLLECT = "collect a losing wager"
    PAY = "pay a winning wager"


@dataclass(frozen=True, slots=True)
class InspectSpin:
    """Is this the order in which the dealer conducts a spin?"""

    acts: tuple[Act, ...]
    losing_wagers: int = 1
    winning_wagers: int = 1
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_spin(question: InspectSpin) -> Inspection:
    """Inspect the dealer's acts for the first breach of 19:47-5.6(a) or (e)."""
    order = "all losing wagers are collected first, then all winning wagers are paid"
    lost, won = question.losing_wagers, question.winning_wagers
    stages = [
        Stage((Act.CALL,), "the call comes before the spin", cite("5.6(a)"), most=None),
        Stage((Act.SPIN,), "the dealer spins the wheel", cite("5.6(b)")),
        Stage((Act.COMPLETE,), "wagers are settled after the spin", cite("5.6(e)")),
        Stage((Act.COLLECT,), order, cite("5.6(e)"), lost, lost),
        Stage((Act.PAY,), order, cite("5.6(e)"), won, won),
    ]
    return inspect(stages, question.acts)
