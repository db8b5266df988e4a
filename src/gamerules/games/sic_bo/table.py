"""The dice and the shaker at a sic bo table, and the odds it may post."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, answers, citing
from gamerules.games.payout import PostedOdds
from gamerules.games.sic_bo.wagers import FLOORS, Bet

cite = citing(Code.NJAC_13_69F)

LONGEST = 24 * 60
"""The minutes that dice placed in a shaker may remain on a table, 13:69F-9.1."""


class Shaker(StrEnum):
    """The shakers that 13:69F-9.5 tells apart; the reading 13-69F-9.5-shaker-names."""

    MANUAL = "manual sic bo shaker"
    AUTOMATED = "automated dice shaker"


class Person(StrEnum):
    """The people of 13:69F-9.1 and 9.5: those of this sic bo table, unless another is named."""

    DEALER = "dealer"
    FLOORPERSON = "floorperson"
    OTHER_FLOORPERSON = "floorperson assigned to another table"
    CASINO_SUPERVISOR = "casino supervisor"
    OTHER_CASINO_SUPERVISOR = "casino supervisor assigned to another table"


@dataclass(frozen=True, slots=True)
class Table:
    """The posted rules of a sic bo table: what the law leaves to the licensee."""

    odds: tuple[PostedOdds, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """May a table with these rules be offered?"""

    table: Table
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def open_table(question: OpenTable) -> Permission:
    """Check the odds posted against the least odds of 13:69F-9.4(b)."""
    refusal = FLOORS.refusal(question.table.odds)
    if refusal.startswith(Bet.ONE_OF_A_KIND):
        # The list prints 1 to 10: who is refused must learn why it is read otherwise.
        refusal += ": the reading 13-69F-9.4-one-of-a-kind"
    return Permission(not refusal, refusal or "no odds are below the least", FLOORS.authority)


class Medium(StrEnum):
    """Where odds are stated."""

    LAYOUT = "layout"
    BROCHURE = "brochure"
    PUBLICATION = "publication distributed by the licensee"
    OTHER_PUBLICATION = "publication that the licensee does not distribute"


@dataclass(frozen=True, slots=True)
class StateOdds:
    """May payout odds be stated with this word, as in `8 to 1`?"""

    word: str
    medium: Medium
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def state_odds(question: StateOdds) -> Permission:
    """Odds are stated with "to" or "win", never with "for", 13:69F-9.4(a)."""
    bound = question.medium is not Medium.OTHER_PUBLICATION
    refused = bound and question.word.lower() not in {"to", "win"}
    reason = 'odds are stated with "to" or "win"' if bound else "it is not the licensee's"
    return Permission(not refused, reason, cite("9.4(a)"))


@dataclass(frozen=True, slots=True)
class UseDice:
    """May these dice be used for gaming?"""

    dice: int
    sealed: bool
    """Whether they are sealed inside a sic bo shaker."""
    responsible: Person
    """Whose responsibility the shaker is while it is at the table."""
    minutes: int
    """How long they have been on the table since they were placed in the shaker."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def use_dice(question: UseDice) -> Permission:
    """Three dice, sealed, in the dealer's charge, for no more than 24 hours, 13:69F-9.1."""
    if question.minutes < 0:
        raise ImpossibleError(f"{question.minutes} minutes cannot be", "count from 0")
    wrong = [
        reason
        for reason, fits in (
            ("sic bo is played with three dice", question.dice == 3),
            ("the dice are sealed inside a sic bo shaker", question.sealed),
            ("the shaker is the dealer's responsibility", question.responsible == Person.DEALER),
            ("dice remain on a table for no more than 24 hours", question.minutes <= LONGEST),
        )
        if not fits
    ]
    return Permission(not wrong, "; ".join(wrong) or "the dice are as they must be", cite("9.1"))


@dataclass(frozen=True, slots=True)
class UseShaker:
    """May this shaker be used while another is at the table?"""

    shaker: Shaker
    at_the_table: tuple[Shaker, ...] = ()
    """The other shakers at the table."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def use_shaker(question: UseShaker) -> Permission:
    """An automated shaker is removed before a manual one is used, 13:69F-9.6(d)."""
    by_hand = question.shaker is Shaker.MANUAL
    refused = by_hand and Shaker.AUTOMATED in question.at_the_table
    reason = (
        "the automated shaker must be removed first" if refused else "nothing stands against it"
    )
    return Permission(not refused, reason, cite("9.6(d)"))
