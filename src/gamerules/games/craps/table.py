"""A craps table that follows the rolls of a game, with several wagers standing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import NamedTuple

from gamerules.equipment import ImpossibleError
from gamerules.equipment.dice import check_roll
from gamerules.equipment.money import check_amount
from gamerules.games.answers import (
    Authority,
    Code,
    NotSupportedError,
    Outcome,
    Permission,
    Result,
    Settlement,
    answers,
    citing,
    joined,
)
from gamerules.games.craps.series import Roll, next_point
from gamerules.games.craps.wagers import (
    AFTER_COME_OUT,
    BEFORE_COME_OUT,
    DEFINED,
    PLACED_ON,
    Area,
    Bet,
    Decision,
    Standing,
    decide,
)

cite = citing(Code.NJAC_19_47)

_ODDS_IN = {
    Bet.PLACE_TO_WIN: "19:47-1.4 and 1.5",
    Bet.PLACE_TO_LOSE: "19:47-1.4 and 1.5",
    Bet.CRAPS_ELEVEN: "19:47-1.4(d)",
}
"""Where the odds of a wager are set, if not in 19:47-1.4 alone. None of it was supplied, so neither
what a win is paid nor what is returned is known: the reading 19-47-1.4-craps-odds-not-supplied."""


class Table(NamedTuple):
    """A table between two rolls: the Come Out Point, and the wagers that stand."""

    point: int | None = None
    wagers: tuple[Standing, ...] = ()

    def marked(self, called_on: bool, marked_on: bool) -> Table:
        """The table with its wagers called on and marked, or not, for the next roll."""
        wagers = (replace(w, called_on=called_on, marked_on=marked_on) for w in self.wagers)
        return Table(self.point, tuple(wagers))

    def roll(self, dice: tuple[int, int]) -> tuple[Table, list[Decision]]:
        """The table after a roll, and what the roll did to each wager."""
        come_out = self.point is None
        decisions = [decide(wager, come_out, dice) for wager in self.wagers]
        left = tuple(
            wager if decision.point == wager.point else replace(wager, point=decision.point)
            for wager, decision in zip(self.wagers, decisions, strict=True)
            if decision.result in _LEFT
        )
        return Table(next_point(self.point, dice[0] + dice[1]), left), decisions


_LEFT = frozenset({Result.STANDS, Result.INACTIVE})


@dataclass(frozen=True, slots=True)
class PlaceWager:
    """May this wager be made now, after these rolls?"""

    bet: Bet
    rolls: tuple[Roll, ...] = ()
    """Every roll since the opening of the game."""
    number: int | None = None
    """The number of a place bet."""
    area: Area | None = None
    """Where on the layout it is placed, if not where it belongs."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def place_wager(question: PlaceWager) -> Permission:
    """Tell when, and where on the layout, a wager may be made, 19:47-1.2(a)."""
    Standing(question.bet, question.number).check()
    point = _point(question.rolls)
    refusal = _misplaced(question.bet, question.area) or _refusal(question.bet, point)
    reason = refusal or "it may be made now"
    return Permission(not refusal, reason, DEFINED[question.bet])


def _misplaced(bet: Bet, area: Area | None) -> str:
    """Why a wager may not lie in this area; empty if it may."""
    if area is None:
        return ""
    if bet not in PLACED_ON:
        raise NotSupportedError(f"where a {bet} is placed was not supplied")
    return "" if area is PLACED_ON[bet] else f"it is placed on the {PLACED_ON[bet]}"


def _point(rolls: Sequence[Roll]) -> int | None:
    for roll in rolls:
        check_roll(roll, 2)
    return reduce(next_point, (sum(roll) for roll in rolls), None)


def _refusal(bet: Bet, point: int | None) -> str:
    """Why a wager may not be made before the next roll; empty if it may."""
    if bet in BEFORE_COME_OUT and point is not None:
        return "it is placed immediately prior to the come out roll"
    if bet in AFTER_COME_OUT and point is None:
        return "it is placed after the come out roll"
    return ""


@dataclass(frozen=True, slots=True)
class Wager:
    """A player's wager, and when it was made."""

    player: str
    amount: int
    """In whole cents."""
    bet: Bet
    number: int | None = None
    """The number of a place bet."""
    after: int = 0
    """After how many rolls of the game it was made."""
    called_on: tuple[int, ...] = ()
    """The rolls, counted from 1, for which a Place Bet to Win stood called "on" by the player."""
    marked_on: tuple[int, ...] = ()
    """Those for which it bore the dealer's marker button."""


@dataclass(frozen=True, slots=True)
class FollowRolls:
    """What did the last of these rolls do to the wagers that stood?"""

    rolls: tuple[Roll, ...]
    """Every roll since the opening of the game."""
    wagers: tuple[Wager, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def follow_rolls(question: FollowRolls) -> Settlement:
    """Follow every wager to the last roll; one that an earlier roll decided is left out."""
    if not question.rolls:
        raise ImpossibleError("nothing was rolled", "name at least one roll of two dice")
    point = _point(question.rolls[:-1])
    check_roll(question.rolls[-1], 2)
    outcomes = []
    for wager in question.wagers:
        decision = _follow(question.rolls, wager)
        if decision is not None:
            outcomes.append(_outcome(wager, decision))
    by_roll = cite('1.1 "Come Out Roll"') if point is None else cite('1.1 "Come Out Point"')
    return Settlement(tuple(outcomes), joined(*(o.authority for o in outcomes)) or by_roll)


def _follow(rolls: tuple[Roll, ...], wager: Wager) -> Decision | None:
    """What the last roll did to a wager; None if an earlier one had decided it."""
    check_amount(wager.amount)
    if wager.after not in range(len(rolls)):
        raise ImpossibleError(
            f"{wager.player}'s {wager.bet} was made after roll {wager.after}",
            f"make it after 0 to {len(rolls) - 1} rolls",
        )
    standing = Standing(wager.bet, wager.number)
    standing.check()
    for number in (*wager.called_on, *wager.marked_on):
        if not wager.after < number <= len(rolls):
            raise ImpossibleError(
                f"{wager.player}'s {wager.bet} is called on for roll {number}",
                f"name rolls after {wager.after}, up to {len(rolls)}",
            )
    if wager.bet is not Bet.PLACE_TO_WIN and (wager.called_on or wager.marked_on):
        raise ImpossibleError(f"a {wager.bet} is not called on", "call a Place Bet to Win on")
    point = _point(rolls[: wager.after])
    refusal = _refusal(wager.bet, point)
    if refusal:
        rule = ", ".join(DEFINED[wager.bet])
        raise ImpossibleError(
            f"{wager.player}'s {wager.bet} was made too soon or too late", f"{refusal} ({rule})"
        )
    table = Table(point, (standing,))
    decisions: list[Decision] = []
    for number, (first, second) in enumerate(rolls[wager.after :], wager.after + 1):
        on = (number in wager.called_on, number in wager.marked_on)
        table, decisions = table.marked(*on).roll((first, second))
    return decisions[0] if decisions else None


def _outcome(wager: Wager, decision: Decision) -> Outcome:
    won = decision.result is Result.WINS
    returned = {Result.WINS: None, Result.VOID: wager.amount}.get(decision.result, 0)
    number = wager.number or decision.point
    return Outcome(
        player=wager.player,
        bet=wager.bet,
        wagered=wager.amount,
        result=decision.result,
        paid=None if won else 0,
        returned=returned,
        odds=f"not supplied ({_ODDS_IN.get(wager.bet, '19:47-1.4')})" if won else "",
        above_minimum=False,
        reason=f"the roll {_WHAT[decision.result]} it",
        authority=_whole(decision.authority, wager.bet),
        numbers=(str(number),) if number else (),
    )


def _whole(authority: Authority, bet: Bet) -> Authority:
    return joined(authority, DEFINED[bet])


_WHAT = {
    Result.WINS: "wins",
    Result.LOSES: "loses",
    Result.VOID: "voids",
    Result.STANDS: "does not decide",
    Result.INACTIVE: "does not touch",
}
