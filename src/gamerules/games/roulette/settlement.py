"""What becomes of wagers at roulette when the ball has come to rest."""

from __future__ import annotations

from dataclasses import dataclass

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import dollars
from gamerules.equipment.wheels import DOUBLE_ZERO, ZERO
from gamerules.games.answers import Code, Outcome, Settlement, answers, citing, joined, only
from gamerules.games.payout import Stake
from gamerules.games.roulette.table import FLOORS, Bet, Table, Wheel
from gamerules.games.roulette.wagers import Position, Where, placed

cite = citing(Code.NJAC_19_47)

_ZERO_RULE = frozenset({Bet.RED, Bet.BLACK, Bet.ODD, Bet.EVEN, Bet.ONE_TO_18, Bet.NINETEEN_TO_36})
"""The wagers that 19:47-5.2(b) to (d) settle by themselves when zero comes up."""


@dataclass(frozen=True, slots=True)
class Wager:
    """Chips of a player on the layout when the ball comes to rest."""

    player: str
    amount: int
    """In whole cents."""
    position: Position
    chips: int = 5
    meant: Position | None = None
    """Where the player meant or told the dealer to place it, if it lies elsewhere."""


@dataclass(frozen=True, slots=True)
class SettleSpin:
    """What becomes of the wagers, now that the ball has come to rest?"""

    table: Table
    compartment: str
    wagers: tuple[Wager, ...]
    code: Code = Code.NJAC_19_47


@answers
def settle_spin(question: SettleSpin) -> Settlement:
    """Settle every wager by its position, 19:47-5.1(d) and 5.2."""
    only(question.code, Code.NJAC_19_47, "roulette")
    table, compartment = question.table, question.compartment
    if compartment not in table.wheel.compartments:
        zeros = "0 and 00" if DOUBLE_ZERO in table.wheel.compartments else "0"
        raise ImpossibleError(
            f"{compartment!r} is no compartment of a {table.wheel}", f"it has 1 to 36, {zeros}"
        )
    outcomes = tuple(
        _settle(table, compartment, stake)
        for wager in question.wagers
        for stake in _stakes(table, wager)
    )
    authority = joined(*(outcome.authority for outcome in outcomes)) or cite("5.1(d)")
    return Settlement(outcomes, authority)


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
        return [Stake(wager.player, found.bet, found.numbers, wager.amount, authority)]
    share, rest = divmod(wager.amount, len(found.numbers))
    if rest:
        raise ImpossibleError(
            f"{dollars(wager.amount)} is no five wagers of equal value",
            "wager a multiple of five cents (19:47-5.1(e)1i(2))",
        )
    return [Stake(wager.player, found.bet, (n,), share, authority) for n in found.numbers]


def _settle(table: Table, compartment: str, stake: Stake) -> Outcome:
    if compartment == DOUBLE_ZERO and table.wheel is Wheel.DOUBLE_ZERO_AS_SINGLE:
        return stake.void("no spin", cite("5.2(d)2"))
    if compartment in {ZERO, DOUBLE_ZERO} and stake.bet in _ZERO_RULE:
        return _settle_on_zero(table, stake)
    if compartment in stake.numbers:
        return stake.wins(FLOORS, table.odds, f"{compartment} is among its numbers")
    return stake.loses(f"{compartment} is not among its numbers")


def _settle_on_zero(table: Table, stake: Stake) -> Outcome:
    """Settle red, black, odd, even, 1 to 18 and 19 to 36 on zero: each wheel has its rule."""
    if table.wheel is Wheel.DOUBLE_ZERO:
        return stake.halved("half the amount is surrendered", cite("5.2(b)"))
    if table.wheel is Wheel.SINGLE_ZERO:
        return stake.loses("lost on zero", cite("5.2(c)"))
    return stake.loses("lost on zero", cite("5.2(d)3"))
