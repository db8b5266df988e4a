"""What a licensee may choose at a roulette table, and within which limits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment.money import Odds
from gamerules.equipment.wheels import DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL
from gamerules.games.answers import Authority, Code, Permission, answers, citing, joined
from gamerules.games.payout import Floors, PostedOdds

cite = citing(Code.NJAC_19_47)


class Wheel(StrEnum):
    """The wheels that 19:47-5.2(b), (c) and (d) tell apart."""

    DOUBLE_ZERO = "double zero wheel"
    SINGLE_ZERO = "single zero wheel"
    DOUBLE_ZERO_AS_SINGLE = "double zero wheel used as a single zero wheel"

    @property
    def compartments(self) -> tuple[str, ...]:
        """What the ball can come to rest in, in the wheel's order."""
        return SINGLE_ZERO_WHEEL if self is Wheel.SINGLE_ZERO else DOUBLE_ZERO_WHEEL

    @property
    def plays_double_zero(self) -> bool:
        """Whether double zero is in play: the reading 19-47-5.1-groups-with-double-zero."""
        return self is Wheel.DOUBLE_ZERO


class Bet(StrEnum):
    """The wagers, as 19:47-5.2(a) names them."""

    STRAIGHT = "Straight"
    SPLIT = "Split"
    THREE_NUMBERS = "Three Numbers"
    FOUR_NUMBERS = "Four Numbers"
    FIRST_FIVE_NUMBERS = "First Five Numbers"
    SIX_NUMBERS = "Six Numbers"
    SEVEN_NUMBERS = "Seven Numbers"
    COLUMN = "Column"
    DOZEN = "Dozen"
    RED = "Red"
    BLACK = "Black"
    ODD = "Odd"
    EVEN = "Even"
    ONE_TO_18 = "1 to 18"
    NINETEEN_TO_36 = "19 to 36"


FLOORS = Floors(
    {
        Bet.STRAIGHT: Odds(35, 1),
        Bet.SPLIT: Odds(17, 1),
        Bet.THREE_NUMBERS: Odds(11, 1),
        Bet.FOUR_NUMBERS: Odds(8, 1),
        Bet.FIRST_FIVE_NUMBERS: Odds(6, 1),
        Bet.SIX_NUMBERS: Odds(5, 1),
        Bet.SEVEN_NUMBERS: Odds(4, 1),
        Bet.COLUMN: Odds(2, 1),
        Bet.DOZEN: Odds(2, 1),
        Bet.RED: Odds(1, 1),
        Bet.BLACK: Odds(1, 1),
        Bet.ODD: Odds(1, 1),
        Bet.EVEN: Odds(1, 1),
        Bet.ONE_TO_18: Odds(1, 1),
        Bet.NINETEEN_TO_36: Odds(1, 1),
    },
    cite("5.2(a)"),
)
"""The payout odds of 19:47-5.2(a): no less than these."""


class Offer(StrEnum):
    """To whom a licensee offers an option."""

    NOBODY = "nobody"
    EVERY_PLAYER = "every player"
    SOME_PLAYERS = "some players"


@dataclass(frozen=True, slots=True)
class Table:
    """The posted rules of a roulette table: what the law leaves to the licensee."""

    wheel: Wheel = Wheel.DOUBLE_ZERO
    five_adjacent_numbers: Offer = Offer.NOBODY
    replica_on_layout: bool = False
    seven_numbers: Offer = Offer.NOBODY
    layout_approved: bool = False
    """Whether the layout with its replica or its area for seven numbers is approved."""
    odds: tuple[PostedOdds, ...] = ()
    notice_posted: bool = True


@dataclass(frozen=True, slots=True)
class OpenTable:
    """May a table with these rules be offered?"""

    table: Table
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def open_table(question: OpenTable) -> Permission:
    """Check the licensee's choices against 19:47-5.1(e)1i, 5.1(f), 5.2(a), 5.2(b) and 5.2(d)1."""
    table = question.table
    looked_at: Authority = ()
    for refusal, authority in (
        _five_adjacent_refusal(table),
        _seven_numbers_refusal(table),
        (FLOORS.refusal(table.odds), FLOORS.authority),
        _notice_refusal(table),
    ):
        if refusal:
            return Permission(permitted=False, reason=refusal, authority=authority)
        looked_at = joined(looked_at, authority)
    return Permission(permitted=True, reason="the rules are as the law allows", authority=looked_at)


def _five_adjacent_refusal(table: Table) -> tuple[str, Authority]:
    if table.five_adjacent_numbers is Offer.SOME_PLAYERS:
        return "the five adjacent number option is offered to every player", cite("5.1(e)1i")
    if table.five_adjacent_numbers is Offer.EVERY_PLAYER:
        if not (table.replica_on_layout and table.layout_approved):
            reason = "an approved layout that includes a replica of the wheel must be used"
            return reason, cite("5.1(e)1i(1)")
        return "", cite("5.1(e)1i", "5.1(e)1i(1)")
    return "", ()


def _seven_numbers_refusal(table: Table) -> tuple[str, Authority]:
    if table.seven_numbers is Offer.SOME_PLAYERS:
        return "the seven numbers option is offered to every player", cite("5.1(f)")
    if table.seven_numbers is Offer.EVERY_PLAYER:
        if not table.layout_approved:
            return "the layout must be approved by the Commission", cite("5.1(f)1")
        return "", cite("5.1(f)", "5.1(f)1")
    return "", ()


def _notice_refusal(table: Table) -> tuple[str, Authority]:
    rules = {
        Wheel.DOUBLE_ZERO: cite("5.2(b)"),
        Wheel.SINGLE_ZERO: (),
        Wheel.DOUBLE_ZERO_AS_SINGLE: cite("5.2(d)1"),
    }
    authority = rules[table.wheel]
    if authority and not table.notice_posted:
        return "notice of the rule must be provided", authority
    return "", authority
