"""The Banker's own wager at baccarat-chemin de fer, 19:47-4.6(a) and (b).

What it is paid, 4.10, was not supplied, and nothing stands in for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import check_amount, dollars
from gamerules.games.answers import Code, Permission, Result, Ruling, answers, citing

cite = citing(Code.NJAC_19_47)


@dataclass(frozen=True, slots=True)
class PlaceBankersWager:
    """May the Banker wager this amount?"""

    amount: int
    """In whole cents, as every amount here."""
    bid: int
    """What the Banker offered in bidding. A bank that is taken over without bidding was the matter
    of 4.11(a) to (c), which were not supplied."""
    earlier: tuple[int, ...] = ()
    """The wagers that the Banker placed before, as the Banker, in order."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def place_bankers_wager(question: PlaceBankersWager) -> Permission:
    """Hold the first wager against the bid and every other against the last, 19:47-4.6(b).

    The last is the whole wager on the hand before, even a stand off: the reading
    19-47-4.6-preceding-wager.
    """
    for amount in (question.amount, question.bid, *question.earlier):
        check_amount(amount)
    if question.earlier and question.earlier[0] < question.bid:
        raise ImpossibleError(
            "the first wager was below the bid", f"it was at least {dollars(question.bid)}"
        )
    check_raises(question.earlier)
    if question.earlier:
        last = question.earlier[-1]
        permitted, reason = _may_follow(last, question.amount), _limits(last)
    else:
        permitted = question.amount >= question.bid
        reason = f"the first wager is at least the bid, {dollars(question.bid)}"
    return Permission(permitted=permitted, reason=reason, authority=cite("4.6(b)"))


def check_raises(wagers: tuple[int, ...]) -> None:
    """Refuse wagers of one Banker, in order, that 19:47-4.6(b) does not let follow each other."""
    for last, wager in pairwise(wagers):
        if not _may_follow(last, wager):
            raise ImpossibleError(
                f"the Banker wagered {dollars(wager)} after {dollars(last)}", _limits(last)
            )


def _may_follow(last: int, wager: int) -> bool:
    return last <= wager <= 2 * last


def _limits(last: int) -> str:
    return f"this wager is from {dollars(last)} to {dollars(2 * last)}"


@dataclass(frozen=True, slots=True)
class JudgeBankersWager:
    """Does the Banker's wager win or lose?"""

    banker: int
    """The Point Count of the Banker's Hand."""
    player: int
    """The Point Count of the Player's Hand."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Result,))
def judge_bankers_wager(question: JudgeBankersWager) -> Ruling:
    """Compare the Point Counts, 19:47-4.6(a)1 to 3; what is paid would be told in 4.10."""
    for count in (question.banker, question.player):
        if not 0 <= count <= 9:
            raise ImpossibleError(f"{count} is no Point Count", "a Point Count is from 0 to 9")
    if question.banker > question.player:
        return Ruling(Result.WINS, (), cite("4.6(a)1", "4.6(a)"))
    if question.banker < question.player:
        return Ruling(Result.LOSES, (), cite("4.6(a)2", "4.6(a)"))
    return Ruling(Result.VOID, (), cite("4.6(a)3", "4.6(a)"))
