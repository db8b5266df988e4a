"""How the result is announced, wagers are paid and vigorish is collected, 19:47-3.10."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    Permission,
    Ruling,
    answers,
    citing,
)
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.result import RoundResult, result_of
from gamerules.games.procedure import Stage, earliest, inspect

cite = citing(Code.NJAC_19_47)


class AnnouncementDuty(StrEnum):
    """What the dealer announces."""

    COUNTS = "announce the final Point Count of each hand"
    WINNER = "indicate which hand has won the round"
    TIE = 'announce "Tie Hand"'


@dataclass(frozen=True, slots=True)
class AnnounceResult:
    """What does the dealer announce, now that both hands have all their cards?"""

    players_hand: tuple[Rank, ...]
    bankers_hand: tuple[Rank, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(RoundResult, AnnouncementDuty))
def announce_result(question: AnnounceResult) -> Ruling:
    """Announce both Point Counts and who has won, or "Tie Hand", 19:47-3.10(a)."""
    found = result_of(Game.PUNTO_BANCO, question.players_hand, question.bankers_hand).result
    last = AnnouncementDuty.TIE if found is RoundResult.TIE else AnnouncementDuty.WINNER
    return Ruling(found, (AnnouncementDuty.COUNTS, last), cite("3.10(a)"))


class PaymentProcedure(StrEnum):
    """The four procedures of 19:47-3.10(b)."""

    PAY_ALL_FIRST = "pay every winning wager, then mark or collect every vigorish"
    VIGORISH_ALL_FIRST = "mark or collect every vigorish, then pay every winning wager"
    PAY_EACH_FIRST = "at each position, pay and then mark or collect"
    VIGORISH_EACH_FIRST = "at each position, mark or collect and then pay"


class PaymentAct(StrEnum):
    """What the dealer does; N is the number of a player position."""

    ANNOUNCE = "announce the result"
    COLLECT = "collect the losing wagers at position N"
    PAY = "pay the winning wagers at position N"
    VIGORISH = "mark or collect the vigorish at position N"

    def at(self, position: int) -> str:
        """The act at one player position."""
        return self.replace("N", str(position))


@dataclass(frozen=True, slots=True)
class PlayerPosition:
    """A numbered player position with the wagers on it."""

    number: int
    loses: bool = False
    wins: bool = False
    owes_vigorish: bool = False


@dataclass(frozen=True, slots=True)
class OrderPayment:
    """In which order are these positions settled?"""

    procedure: PaymentProcedure
    positions: tuple[PlayerPosition, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(PaymentProcedure, PaymentAct))
def order_payment(question: OrderPayment) -> Ruling:
    """The acts of a procedure of 19:47-3.10(b), in order; losing wagers come first, in any."""
    stages = _stages(question.procedure, question.positions)[1:]
    duties = tuple(act for stage in stages for act in stage.acts)
    return Ruling(question.procedure, duties, (*_RULES[question.procedure], *cite("3.10(b)")))


@dataclass(frozen=True, slots=True)
class SaidResult:
    """What the dealer announces as the result of a round."""

    players_count: int
    bankers_count: int
    result: RoundResult | None
    """None if the dealer says neither which hand has won nor "Tie Hand"."""


@dataclass(frozen=True, slots=True)
class InspectPayment:
    """Is this how the dealer announces the result and settles these positions?"""

    procedure: PaymentProcedure
    players_hand: tuple[Rank, ...]
    bankers_hand: tuple[Rank, ...]
    said: SaidResult
    """What the dealer says in announcing the result."""
    positions: tuple[PlayerPosition, ...]
    acts: tuple[str, ...]
    """Such as "announce the result" and "pay the winning wagers at position 7"."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_payment(question: InspectPayment) -> Inspection:
    """Inspect the dealer's acts for the first breach of 19:47-3.10(a) or (b)."""
    found = inspect(_stages(question.procedure, question.positions), question.acts)
    right = _right_words(question.players_hand, question.bankers_hand)
    if question.said == right:
        return found
    rule = f"{right.players_count} and {right.bankers_count} are announced: {right.result}"
    # The announcement comes first, so wrong words are a breach of the first act.
    return earliest(found, Inspection(Breach(1, PaymentAct.ANNOUNCE, rule), cite("3.10(a)")))


def _right_words(players_hand: tuple[Rank, ...], bankers_hand: tuple[Rank, ...]) -> SaidResult:
    found = result_of(Game.PUNTO_BANCO, players_hand, bankers_hand)
    counts = found.players_hand.point_count, found.bankers_hand.point_count
    return SaidResult(*counts, found.result)


_RULES: dict[PaymentProcedure, Authority] = {
    PaymentProcedure.PAY_ALL_FIRST: cite("3.10(b)1"),
    PaymentProcedure.VIGORISH_ALL_FIRST: cite("3.10(b)2"),
    PaymentProcedure.PAY_EACH_FIRST: cite("3.10(b)3"),
    PaymentProcedure.VIGORISH_EACH_FIRST: cite("3.10(b)4"),
}
_PAY_BEFORE_VIGORISH = {PaymentProcedure.PAY_ALL_FIRST, PaymentProcedure.PAY_EACH_FIRST}
_ROUND_BY_ROUND = {PaymentProcedure.PAY_ALL_FIRST, PaymentProcedure.VIGORISH_ALL_FIRST}


def _stages(procedure: PaymentProcedure, positions: tuple[PlayerPosition, ...]) -> list[Stage]:
    _check(positions)
    losing = tuple(PaymentAct.COLLECT.at(p.number) for p in positions if p.loses)
    stages = [
        Stage((PaymentAct.ANNOUNCE,), "the result is announced first", cite("3.10(a)")),
        Stage(losing, "losing wagers are collected first", cite("3.10(b)")),
    ]
    rule = f"starting at the highest numbered position: {procedure}"
    return stages + [Stage((act,), rule, _RULES[procedure]) for act in _acts(procedure, positions)]


def _check(positions: tuple[PlayerPosition, ...]) -> None:
    numbers = [position.number for position in positions]
    if len(set(numbers)) < len(numbers):
        raise ImpossibleError("a position is named twice", "name each position once")
    for position in positions:
        if position.number < 1:
            raise ImpossibleError(
                f"there is no position {position.number}", "number positions from 1"
            )
        if position.owes_vigorish and not position.wins:
            raise ImpossibleError(
                f"position {position.number} owes vigorish on nothing won",
                "vigorish is owed on the amount won",
            )


def _acts(procedure: PaymentProcedure, positions: tuple[PlayerPosition, ...]) -> list[str]:
    """Pay and take vigorish, from the highest numbered position down."""
    down = sorted((p for p in positions if p.wins), key=lambda p: p.number, reverse=True)
    kinds: list[tuple[PaymentAct, Callable[[PlayerPosition], bool]]] = [
        (PaymentAct.PAY, lambda position: position.wins),
        (PaymentAct.VIGORISH, lambda position: position.owes_vigorish),
    ]
    if procedure not in _PAY_BEFORE_VIGORISH:
        kinds.reverse()
    if procedure in _ROUND_BY_ROUND:
        return [act.at(p.number) for act, has in kinds for p in down if has(p)]
    return [act.at(p.number) for p in down for act, has in kinds if has(p)]


@dataclass(frozen=True, slots=True)
class UseProcedure:
    """May a procedure be put to use at a punto banco table?"""

    procedure: PaymentProcedure
    in_same_pit: tuple[PaymentProcedure, ...]
    """The procedures at the other punto banco tables of the gaming pit."""
    commission_notified: int | None
    """How many minutes before the Commission was notified; None if it was not."""
    surveillance_notified: int | None
    """How many minutes before the surveillance department was notified; None if it was not."""
    in_writing: bool
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def use_procedure(question: UseProcedure) -> Permission:
    """One procedure for a pit, and written notice of 30 minutes, 19:47-3.10(c)."""
    if any(other != question.procedure for other in question.in_same_pit):
        reason = "the same procedure is used for all punto banco tables within a gaming pit"
        return Permission(False, reason, cite("3.10(c)1"))
    told = (question.commission_notified, question.surveillance_notified)
    if not question.in_writing or any(minutes is None or minutes < 30 for minutes in told):
        reason = "Commission and surveillance are notified in writing 30 minutes before"
        return Permission(False, reason, cite("3.10(c)2"))
    reason = "the licensee may elect any of the four procedures"
    return Permission(True, reason, cite("3.10(c)", "3.10(c)1", "3.10(c)2"))
