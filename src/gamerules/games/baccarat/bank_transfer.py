"""Who has the bank of baccarat-chemin de fer next, 19:47-4.11(d) and (e) and 4.12(a).

How the bank is continued or passed, 4.11(a) to (c), was not supplied, and nothing stands in for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, Ruling, answers, citing
from gamerules.games.baccarat.bank import check_seats, counterclockwise_from

cite = citing(Code.NJAC_19_47)


class BankResult(StrEnum):
    """What became of the bank in a hand."""

    WINS = "wins"
    DEFEATED = "is defeated"
    STAND_OFF = "is in a stand off"
    ANNULLED = "has its hand annulled"
    VOID = "has a void hand"


DECIDED = (BankResult.WINS, BankResult.DEFEATED)
"""No hand but these is won or lost: the reading 19-47-4.7-annulled-and-void-hands."""


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
    new_bankers = {succession.loser: succession.new_banker for succession in question.successions}
    if len(new_bankers) < len(question.successions):
        raise ImpossibleError("a bank goes to two participants", "name whoever loses the bank once")
    if question.result is not BankResult.DEFEATED:
        return Ruling(BankTransfer.NONE, (), cite("4.11(d)"))
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


@dataclass(frozen=True, slots=True)
class TransferBank:
    """May the bank be transferred to this participant, now that the hand is annulled?"""

    seats: tuple[str, ...]
    """The participants as they sit, counterclockwise from any of them."""
    banker: str
    to: str
    without_number: tuple[str, ...] = ()
    """Who of them is not seated at a numbered place."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def transfer_bank(question: TransferBank) -> Permission:
    """Allow the next participant counterclockwise, 19:47-4.12(a), or no transfer.

    A transfer is allowed, not required: the reading 19-47-4.12-may-be-transferred.
    """
    check_seats(question.seats, question.banker, question.to, *question.without_number)
    others = counterclockwise_from(question.seats, question.banker)
    following = [other for other in others if other not in question.without_number]
    reason = "the bank may go to the next participant counterclockwise at a numbered place"
    permitted = question.to in {question.banker, *following[:1]}
    return Permission(permitted=permitted, reason=reason, authority=cite("4.12(a)"))
