"""What becomes of wagers at roulette when the ball has come to rest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import dollars
from gamerules.equipment.wheels import DOUBLE_ZERO, ZERO
from gamerules.games.answers import (
    Authority,
    Code,
    Outcome,
    Settlement,
    answers,
    citing,
    joined,
)
from gamerules.games.payout import Stake
from gamerules.games.roulette.spin import JudgeSpin, SpinRuling, judge_spin
from gamerules.games.roulette.table import FLOORS, Bet, Table, Wheel
from gamerules.games.roulette.wagers import Position, Where, placed

cite = citing(Code.NJAC_19_47)

ZERO_RULE = frozenset({Bet.RED, Bet.BLACK, Bet.ODD, Bet.EVEN, Bet.ONE_TO_18, Bet.NINETEEN_TO_36})
"""The wagers that 19:47-5.2(b) to (d) settle by themselves when zero comes up."""


@dataclass(frozen=True, slots=True)
class Wager:
    """Chips of a player on the layout when the ball comes to rest."""

    player: str
    amount: int
    """In whole cents."""
    position: Position
    chips: int = 1
    meant: Position | None = None
    """Where the player meant or told the dealer to place it, if it lies elsewhere."""
    moved_from: Position | None = None
    """Where it lay before it was moved, if it was: it is settled where it lies at the end."""


@dataclass(frozen=True, slots=True)
class SettleSpin:
    """What becomes of the wagers, now that the ball has come to rest?"""

    table: Table
    compartment: str
    wagers: tuple[Wager, ...]
    spin: JudgeSpin | None = None
    """How the spin went, where that is in question: no spin settles nothing."""
    code: Code = Code.NJAC_19_47


class Duty(StrEnum):
    """What the dealer must do when the ball rests in double zero, 19:47-5.2(d)2."""

    ANNOUNCE = 'announce "no spin"'
    DECLARE = "declare the spin void"
    RESPIN = "respin the wheel"


@answers(Code.NJAC_19_47, words=(Duty,))
def settle_spin(question: SettleSpin) -> Settlement:
    """Settle every wager by its position, 19:47-5.1(d) and 5.2."""
    table, compartment = question.table, question.compartment
    if compartment not in table.wheel.compartments:
        zeros = "0 and 00" if DOUBLE_ZERO in table.wheel.compartments else "0"
        raise ImpossibleError(
            f"{compartment!r} is no compartment of a {table.wheel}", f"it has 1 to 36, {zeros}"
        )
    FLOORS.check(table.odds)
    stakes = [stake for wager in question.wagers for stake in _stakes(table, wager)]
    no_spin, duties = _no_spin(question)
    if no_spin:
        outcomes = tuple(stake.void("no spin", no_spin) for stake in stakes)
    else:
        outcomes = tuple(_settle(table, compartment, stake) for stake in stakes)
    authority = joined(no_spin, *(o.authority for o in outcomes)) or cite("5.1(d)")
    return Settlement(outcomes, authority, duties)


def _no_spin(question: SettleSpin) -> tuple[Authority, tuple[str, ...]]:
    """The authority on which the spin is void, if it is, and what must be done about it."""
    if question.spin is not None:
        # A ball that comes to rest nevertheless does not count: 19-47-5.4-no-spin.
        ruling = judge_spin(question.spin)
        if ruling.ruling == SpinRuling.NO_SPIN:
            return ruling.authority, ruling.duties
    as_single = question.table.wheel == Wheel.DOUBLE_ZERO_AS_SINGLE
    if question.compartment == DOUBLE_ZERO and as_single:
        return cite("5.2(d)2"), tuple(Duty)
    return (), ()


def _stakes(table: Table, wager: Wager) -> list[Stake]:
    """The wager by where it lies; a five adjacent number wager is five straight ones."""
    found = placed(table, wager.position, wager.chips)
    if not found.bet:
        raise ImpossibleError(
            f"{wager.player} has no wager {wager.position}",
            f"{found.reason} ({', '.join(found.authority)})",
        )
    elsewhere = wager.meant is not None and wager.meant != wager.position
    by_position = cite("5.1(c)", "5.1(d)") if elsewhere else cite("5.1(d)")
    authority = joined(found.authority, by_position)
    if wager.position.where is not Where.REPLICA:
        return [Stake(wager.player, found.bet, wager.amount, authority, found.numbers)]
    share, rest = divmod(wager.amount, len(found.numbers))
    if rest:
        raise ImpossibleError(
            f"{dollars(wager.amount)} is no five wagers of equal value",
            f"wager a multiple of five cents ({cite('5.1(e)1i(2)')[0]})",
        )
    return [Stake(wager.player, found.bet, share, authority, (n,)) for n in found.numbers]


def _settle(table: Table, compartment: str, stake: Stake) -> Outcome:
    if compartment in {ZERO, DOUBLE_ZERO} and stake.bet in ZERO_RULE:
        return _settle_on_zero(table, stake)
    if compartment in stake.numbers:
        return stake.wins(FLOORS, table.odds, f"{compartment} is among its numbers")
    return stake.loses(f"{compartment} is not among its numbers")


def _settle_on_zero(table: Table, stake: Stake) -> Outcome:
    """Settle red, black, odd, even, 1 to 18 and 19 to 36 on zero: each wheel has its rule."""
    if table.wheel == Wheel.DOUBLE_ZERO:
        return stake.halved("half the amount is surrendered", cite("5.2(b)"))
    if table.wheel == Wheel.SINGLE_ZERO:
        return stake.loses("lost on zero", cite("5.2(c)"))
    return stake.loses("lost on zero", cite("5.2(d)3"))
