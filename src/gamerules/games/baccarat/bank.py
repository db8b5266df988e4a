"""The bank at baccarat-chemin de fer: who becomes the Banker, and how a hand is begun.

19:47-4.5(b), 4.6(a) and (c) and 4.11(d) and (e). How the bank is continued or passed, 4.11(a) to
(c), was not supplied, and nothing stands in for it.
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
from gamerules.games.procedure import Stage, inspect

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


@answers(Code.NJAC_19_47, words=(BankersDuty,))
def select_banker(question: SelectBanker) -> Ruling:
    """Give the bank to the highest bid, 19:47-4.5(b); the ruling is the Banker's name.

    Of equal bids the first counterclockwise from the dealer is taken: the reading
    19-47-4.5-closest-to-the-dealer.
    """
    check_seats(question.seats, *(bid.participant for bid in question.bids))
    for bid in question.bids:
        check_amount(bid.amount)
    if not question.bids:
        raise ImpossibleError("nobody offers to wager", "name at least one bid")
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
    first, cash = int(question.first_hand), int(question.cash)
    offered = "the shoe is offered after the cards were shuffled and placed in it"
    stages = [
        Stage((BankAct.SHUFFLE,), offered, cite("4.5(b)"), first, None),
        Stage((BankAct.OFFER,), offered, cite("4.5(b)"), first, None),
        Stage((BankAct.PLACE,), "the Banker wagers before the deal", cite("4.6(a)")),
        Stage((BankAct.EXCHANGE,), "cash is exchanged immediately", cite("4.6(c)"), cash, cash),
        Stage((BankAct.OPPORTUNITY,), "the others may then wager", cite("4.7(a)"), most=None),
        Stage((BankAct.DEAL,), "the cards are dealt after the wagers", cite("4.6(a)")),
    ]
    return inspect(stages, question.acts)


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


class BankResult(StrEnum):
    """What became of the bank in a hand."""

    WINS = "wins"
    DEFEATED = "is defeated"
    STAND_OFF = "is in a stand off"


class BankTransfer(StrEnum):
    """What becomes of a passed bank that is not transferred."""

    NONE = "not transferred on this account"


@dataclass(frozen=True, slots=True)
class Succession:
    """To whom 19:47-4.11(b), which was not supplied, gives a bank that a participant loses."""

    loser: str
    new_banker: str


@dataclass(frozen=True, slots=True)
class TransferPassedBank:
    """To whom does a bank that was voluntarily passed go after this hand?"""

    passed_by: str
    banker: str
    """Who held the bank in this hand."""
    result: BankResult
    successions: tuple[Succession, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(BankTransfer,))
def transfer_passed_bank(question: TransferPassedBank) -> Ruling:
    """Transfer a passed bank that is defeated, 19:47-4.11(d); the ruling is the new Banker's name.

    It goes where it would have gone from the participant who passed it, whoever lost it: the
    reading 19-47-4.11-passed-bank.
    """
    if question.passed_by == question.banker:
        raise ImpossibleError(
            f"{question.banker} cannot pass the bank to {question.banker}", "name two participants"
        )
    if question.result is not BankResult.DEFEATED:
        return Ruling(BankTransfer.NONE, (), cite("4.11(d)"))
    new_bankers = {succession.loser: succession.new_banker for succession in question.successions}
    if question.passed_by not in new_bankers:
        raise ImpossibleError(
            "4.11(b) was not supplied",
            f"say who would have the bank if {question.passed_by} lost it",
        )
    return Ruling(new_bankers[question.passed_by], (), cite("4.11(d)"))


class TurnRuling(StrEnum):
    """Whether a participant who has moved to another seat may become the Banker in turn."""

    TAKES = "takes the turn"
    MISSES = "misses the turn"


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """The bank has come to a participant who has moved to this seat. Is it that one's turn?"""

    before_at_old_seat: int
    """How many would have become the Banker before the participant, without the move."""
    before_at_new_seat: int
    """How many do so with it."""
    missed: bool
    """Whether the participant has missed a turn in this seat already."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(TurnRuling,))
def take_turn(question: TakeTurn) -> Ruling:
    """Pass over, once, whoever moved nearer to the bank, 19:47-4.11(e)."""
    if min(question.before_at_old_seat, question.before_at_new_seat) < 0:
        raise ImpossibleError("fewer than none cannot come before", "count from 0")
    promoted = question.before_at_new_seat < question.before_at_old_seat
    misses = promoted and not question.missed
    return Ruling(TurnRuling.MISSES if misses else TurnRuling.TAKES, (), cite("4.11(e)"))
