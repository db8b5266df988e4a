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
    only,
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
    odds: tuple[PostedOdds, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """May a table with these rules be offered?"""

    table: Table
    version: str = ""
    """The version of 19:47-5.6 the question is put under; the newest if empty."""
    code: Code = Code.NJAC_19_47


@answers
def open_table(question: OpenTable) -> Permission:
    """Check the odds posted, 19:47-5.5(a), and the sign, 19:47-5.6(d)."""
    only(question.code, Code.NJAC_19_47, "the Big Six Wheel")
    refusal = FLOORS.refusal(question.table.odds)
    if refusal:
        return Permission(permitted=False, reason=refusal, authority=FLOORS.authority)
    # Before its correction (d) spoke of the options "in (d) above": the reading
    # 19-47-5.6-subsection-reference takes both versions alike.
    sign_rule = cite("5.6(d)")
    if question.version:
        sign_rule = tuple(f"{citation}@{question.version}" for citation in sign_rule)
    if question.table.sign is not question.table.option:
        reason = "a sign at the table must state which option is in effect"
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


@answers
def judge_spin(question: JudgeSpin) -> Ruling:
    """Tell a valid spin by its revolutions, 19:47-5.6(b)."""
    only(question.code, Code.NJAC_19_47, "the Big Six Wheel")
    if question.revolutions < 0:
        raise ImpossibleError(f"{question.revolutions} revolutions cannot be", "count from 0")
    if question.revolutions < 3:
        return Ruling("not a valid spin", ("spin the wheel again",), cite("5.6(b)"))
    return Ruling("valid spin", (), cite("5.6(b)"))


@dataclass(frozen=True, slots=True)
class RestBetween:
    """What wins when the clapper comes to rest between two numbers?"""

    table: Table
    passed: Insignia
    ahead: Insignia
    code: Code = Code.NJAC_19_47


@answers
def rest_between(question: RestBetween) -> Ruling:
    """Rule by the posted option, 19:47-5.6(c)."""
    only(question.code, Code.NJAC_19_47, "the Big Six Wheel")
    table = question.table
    if table.sign is not table.option:
        # No option is in effect that the players could know of: 19-47-5.6-posted-option.
        return Ruling("undecided", ("post a sign that states the option",), cite("5.6(d)"))
    if table.option is ClapperOption.NUMBER_PASSED:
        return Ruling(f"{question.passed} wins", (), cite("5.6(c)1"))
    return Ruling("no spin", ("declare the spin void", "re-spin the wheel"), cite("5.6(c)2"))


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


@answers
def settle_spin(question: SettleSpin) -> Settlement:
    """Pay winning wagers at no less than the odds of 19:47-5.5(a)."""
    only(question.code, Code.NJAC_19_47, "the Big Six Wheel")
    outcomes = tuple(_settle(question, wager) for wager in question.wagers)
    return Settlement(outcomes, FLOORS.authority)


def _settle(question: SettleSpin, wager: Wager) -> Outcome:
    stake = Stake(wager.player, wager.insignia, (), wager.amount, FLOORS.authority)
    reason = f"the wheel rests at {question.insignia}"
    if wager.insignia is question.insignia:
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
    losing_wagers: bool = True
    winning_wagers: bool = True
    code: Code = Code.NJAC_19_47


@answers
def inspect_spin(question: InspectSpin) -> Inspection:
    """Inspect the dealer's acts for the first breach of 19:47-5.6(a) or (e)."""
    only(question.code, Code.NJAC_19_47, "the Big Six Wheel")
    order = "losing wagers are collected first, then winning wagers are paid"
    stages = [
        Stage(Act.CALL, "the call comes before the spin", cite("5.6(a)")),
        Stage(Act.SPIN, "the dealer spins the wheel", cite("5.6(b)")),
        Stage(Act.COMPLETE, "wagers are settled when the spin is completed", cite("5.6(e)")),
        Stage(Act.COLLECT, order, cite("5.6(e)"), question.losing_wagers, repeats=True),
        Stage(Act.PAY, order, cite("5.6(e)"), question.winning_wagers, repeats=True),
    ]
    return inspect(stages, question.acts)
