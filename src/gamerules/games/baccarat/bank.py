"""The bank at baccarat-chemin de fer: who becomes the Banker, and how a hand is begun.

19:47-4.5(b), 4.6(a) and (c).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import check_amount
from gamerules.games.answers import (
    Code,
    Inspection,
    NotSupportedError,
    Ruling,
    answers,
    citing,
)
from gamerules.games.procedure import Stage, inspect, too_soon

cite = citing(Code.NJAC_19_47)


def check_seats(seats: tuple[str, ...], *people: str) -> None:
    """Refuse a table at which somebody sits twice, or people who are not at it."""
    if len(set(seats)) < len(seats):
        raise ImpossibleError("a participant sits twice", "name each participant once")
    for person in people:
        if person not in seats:
            raise ImpossibleError(
                f"{person} is not at the table", f"participants are {', '.join(seats)}"
            )


def counterclockwise_from(seats: tuple[str, ...], person: str) -> tuple[str, ...]:
    """The other participants in the order in which they sit, counterclockwise from one of them."""
    place = seats.index(person)
    return seats[place + 1 :] + seats[:place]


@dataclass(frozen=True, slots=True)
class Bid:
    """What a participant offers to wager on the first hand."""

    participant: str
    amount: int
    """In whole cents."""


@dataclass(frozen=True, slots=True)
class SelectBanker:
    """Who becomes the Banker, now that the dealer calling the game has offered the shoe?"""

    seats: tuple[str, ...]
    """The participants as they sit, counterclockwise from the dealer calling the game."""
    bids: tuple[Bid, ...]
    code: Code = Code.NJAC_19_47


class BankersDuty(StrEnum):
    """What the Banker is responsible for, 19:47-4.5(b)."""

    DEAL = (
        "deal the cards from the shoe in accordance with these regulations and the instructions "
        "of the dealer calling the game"
    )


class NoBanker(StrEnum):
    """The ruling where no participant becomes the Banker."""

    NOBODY = "no hand can begin until a participant offers to wager"


@answers(Code.NJAC_19_47, words=(NoBanker, BankersDuty))
def select_banker(question: SelectBanker) -> Ruling:
    """Give the bank to the highest bid, 19:47-4.5(b); the ruling is the Banker's name.

    Of equal bids the first counterclockwise from the dealer is taken: the reading
    19-47-4.5-closest-to-the-dealer. Without a bid there is no Banker: the reading
    19-47-4.5-nobody-bids.
    """
    check_seats(question.seats, *(bid.participant for bid in question.bids))
    for bid in question.bids:
        check_amount(bid.amount)
    if not question.bids:
        return Ruling(NoBanker.NOBODY, (), cite("4.5(b)"))
    best = min(question.bids, key=lambda b: (-b.amount, question.seats.index(b.participant)))
    return Ruling(best.participant, tuple(BankersDuty), cite("4.5(b)"))


class BankAct(StrEnum):
    """What happens before the cards are dealt."""

    SHUFFLE = "the cards are shuffled and placed in the shoe"
    OFFER = "the dealer calling the game offers the shoe"
    PLACE = "the Banker places a wager"
    EXCHANGE = "the dealer exchanges the cash for gaming chips or plaques"
    OPPORTUNITY = "the remaining participants may wager against the Banker"
    DEAL = "the Banker deals the cards"


@dataclass(frozen=True, slots=True)
class InspectBank:
    """Is this the order in which a hand is begun?"""

    acts: tuple[BankAct, ...]
    first_hand: bool
    """Whether it is the first hand of a shoe, for which the shoe is offered."""
    cash: bool
    """Whether the Banker placed the wager in cash."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_bank(question: InspectBank) -> Inspection:
    """Inspect the beginning of a hand for the first breach of 19:47-4.5(b), 4.6 or 4.7(a).

    The law sets no number to the offers of the shoe, nor to the opportunities of the others.
    """
    _check_acts(question)
    others = Stage((BankAct.OPPORTUNITY,), "the others may then wager", cite("4.7(a)"), most=None)
    stages = [
        *(_OFFERED if question.first_hand else ()),
        Stage((BankAct.PLACE,), "the Banker wagers before the deal", cite("4.6(a)")),
        *((_EXCHANGED,) if question.cash else ()),
        others,
        Stage((BankAct.DEAL,), "the cards are dealt after the wagers", cite("4.6(a)")),
    ]
    found = inspect(stages, question.acts)
    return too_soon(found, question.acts, others, after=BankAct.PLACE)


_OFFERED = tuple(
    Stage((act,), "the shoe is offered after the shuffle", cite("4.5(b)"), most=None)
    for act in (BankAct.SHUFFLE, BankAct.OFFER)
)
_EXCHANGED = Stage((BankAct.EXCHANGE,), "cash is exchanged immediately", cite("4.6(c)"))


def _check_acts(question: InspectBank) -> None:
    """Refuse acts that contradict what is told of the hand, or that no supplied text governs."""
    if not question.first_hand and BankAct.SHUFFLE in question.acts:
        raise ImpossibleError(
            "a later hand of a shoe follows no shuffle", "the hand after a shuffle is the first"
        )
    if not question.cash and BankAct.EXCHANGE in question.acts:
        raise ImpossibleError("there is no cash to exchange", "say that the wager is in cash")
    if not question.first_hand and BankAct.OFFER in question.acts:
        raise NotSupportedError(
            f"{question.code}-4.11(a) to (c), on a new Banker within a shoe, was not supplied"
        )
