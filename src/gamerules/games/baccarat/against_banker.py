"""Wagers against the Banker at baccarat-chemin de fer, 19:47-4.7, as far as it was supplied."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import check_amount, dollars
from gamerules.games.answers import Authority, Code, Permission, Ruling, answers, citing
from gamerules.games.baccarat.bank import check_seats, counterclockwise_from
from gamerules.games.baccarat.bank_transfer import DECIDED, BankResult
from gamerules.games.baccarat.bankers_wager import check_raises

cite = citing(Code.NJAC_19_47)


@dataclass(frozen=True, slots=True)
class Against:
    """All that a participant wagers against the Banker on a hand."""

    participant: str
    amount: int
    """In whole cents."""


class BancoCall(StrEnum):
    """What a participant announces who wants to wager against all of the Banker's wager."""

    BANCO_SUIVI = "Banco Suivi"
    SUIVI = "Suivi"
    BANCO_SEUL = "Banco Seul"
    BANCO = "Banco"
    NOTHING = "nothing"


_SUIVI = {BancoCall.BANCO_SUIVI, BancoCall.SUIVI}
_SEUL = {BancoCall.BANCO_SEUL, BancoCall.BANCO}
_OPTIONS = dict.fromkeys(_SUIVI, cite("4.7(b)")) | dict.fromkeys(_SEUL, cite("4.7(c)"))


@dataclass(frozen=True, slots=True)
class WagerAgainstBanker:
    """May this wager be made against the Banker?"""

    banker: str
    bank: int | None
    """What the Banker wagers, in whole cents; None before the Banker has placed a wager."""
    wager: Against
    placed: tuple[Against, ...] = ()
    """The wagers against the Banker that were accepted before."""
    preferred_by: BancoCall = BancoCall.NOTHING
    """The announcement for which `PreferAgainstBanker` prefers the participant."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def wager_against_banker(question: WagerAgainstBanker) -> Permission:
    """Keep the sum of the wagers within the Banker's own, 19:47-4.7(a).

    To a preferred wager, (b) and (c), those placed before give way: the reading
    19-47-4.7-option-and-other-wagers.
    """
    _check_wagers(question)
    refusal = _refusal(question)
    if refusal:
        return Permission(permitted=False, reason=refusal, authority=cite("4.7(a)"))
    reason = "it is within what the Banker wagers"
    option = _OPTIONS.get(question.preferred_by, ())
    return Permission(permitted=True, reason=reason, authority=option + cite("4.7(a)"))


def _check_wagers(question: WagerAgainstBanker) -> None:
    """Refuse wagers that nobody can have placed."""
    for wager in (question.wager, *question.placed):
        check_amount(wager.amount)
    if question.bank is not None:
        check_amount(question.bank)
    if question.banker in {wager.participant for wager in question.placed}:
        raise ImpossibleError(
            f"{question.banker} has wagered against {question.banker}",
            "name wagers of the remaining participants",
        )


def _refusal(question: WagerAgainstBanker) -> str:
    if question.bank is None:
        return "the Banker places a wager first"
    if question.wager.participant == question.banker:
        return "the remaining participants wager against the Banker"
    rest = question.bank - sum(wager.amount for wager in question.placed)
    if rest < 0:
        raise ImpossibleError(
            "more was accepted against the Banker than the Banker wagers",
            f"accept no more than {dollars(question.bank)} ({cite('4.7(a)')[0]})",
        )
    if question.preferred_by in _OPTIONS:
        if question.wager.amount != question.bank:
            raise ImpossibleError(
                f"a wager of {dollars(question.wager.amount)} is not preferred",
                f"wager {dollars(question.bank)}, as much as the Banker",
            )
        return ""
    if question.wager.amount > rest:
        return f"{dollars(rest)} of the Banker's wager is left to wager against"
    return ""


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a participant announces, and places against the Banker."""

    participant: str
    announcement: BancoCall
    placed: int
    """What lies on the appropriate area of the layout, in whole cents; 0 if nothing does."""


@dataclass(frozen=True, slots=True)
class BankedHand:
    """An earlier hand of the shoe."""

    banker: str
    """Who was the Banker."""
    bank: int
    """What the Banker wagered, in whole cents."""
    result: BankResult
    against: tuple[Against, ...]


@dataclass(frozen=True, slots=True)
class PreferAgainstBanker:
    """Who has the preference of wagering against all of the Banker's wager?"""

    seats: tuple[str, ...]
    """The participants as they sit, counterclockwise from any of them."""
    banker: str
    bank: int
    """What the Banker wagers, in whole cents."""
    challenges: tuple[Challenge, ...]
    earlier: tuple[BankedHand, ...] = ()
    """The earlier hands of the shoe, in order."""
    code: Code = Code.NJAC_19_47


class Preference(StrEnum):
    """The ruling where nobody is preferred."""

    NOBODY = "nobody is preferred"


class PreferenceDuty(StrEnum):
    """What must be done when somebody is preferred."""

    RETURN = "return what the others have placed against the Banker"


@answers(Code.NJAC_19_47, words=(Preference, PreferenceDuty))
def prefer_against_banker(question: PreferAgainstBanker) -> Ruling:
    """Prefer Banco Suivi, 19:47-4.7(b), then Banco Seul, (c); the ruling is the participant's name.

    What the others have placed is then returned: the reading 19-47-4.7-option-and-other-wagers.
    Without a preference all may wager, 19:47-4.7(a).
    """
    check_seats(question.seats, question.banker, *(c.participant for c in question.challenges))
    check_amount(question.bank)
    if any(challenge.placed < 0 for challenge in question.challenges):
        raise ImpossibleError("less than nothing cannot be placed", "count from 0")
    for hand in question.earlier:
        check_against(hand.banker, hand.bank, hand.against)
    own = _of_this_banker(question)
    check_raises((*(hand.bank for hand in reversed(own)), question.bank))
    equal = [challenge for challenge in question.challenges if challenge.placed == question.bank]
    followed = {c.participant for c in equal if c.announcement in _SUIVI}
    for participant in _qualified(question):
        if participant in followed:
            return _preferred(participant, question, cite("4.7(b)"))
    alone = {c.participant for c in equal if c.announcement in _SEUL}
    for participant in counterclockwise_from(question.seats, question.banker):
        if participant in alone:
            return _preferred(participant, question, cite("4.7(c)", "4.7(b)"))
    return Ruling(Preference.NOBODY, (), cite("4.7(a)", "4.7(b)", "4.7(c)"))


def _preferred(participant: str, question: PreferAgainstBanker, authority: Authority) -> Ruling:
    placed = {c.participant for c in question.challenges if c.placed}
    if placed - {participant}:
        return Ruling(participant, (PreferenceDuty.RETURN,), authority + cite("4.7(a)"))
    return Ruling(participant, (), authority)


def check_against(banker: str, bank: int, against: tuple[Against, ...]) -> None:
    """Refuse a hand that 19:47-4.7(a) does not let happen."""
    for amount in (bank, *(wager.amount for wager in against)):
        check_amount(amount)
    names = [wager.participant for wager in against]
    if banker in names or len(set(names)) < len(names):
        raise ImpossibleError(
            "the Banker, or somebody twice, wagered against the Banker",
            "name each of the remaining participants once",
        )
    if sum(wager.amount for wager in against) > bank:
        raise ImpossibleError(
            "more was wagered against the Banker than by the Banker",
            f"the wagers are together at most {dollars(bank)}",
        )


def _qualified(question: PreferAgainstBanker) -> list[str]:
    """Who equaled and lost the Banker's last wager, stand offs not counted, 19:47-4.7(b)."""
    for hand in _of_this_banker(question):
        if hand.result in DECIDED:
            lost = hand.against if hand.result is BankResult.WINS else ()
            return [against.participant for against in lost if against.amount == hand.bank]
    return []


def _of_this_banker(question: PreferAgainstBanker) -> list[BankedHand]:
    """The hands since this Banker has the bank, the last first.

    No other Banker's wager counts: the reading 19-47-4.7-preceding-wager-of-a-new-banker.
    """
    return list(takewhile(lambda hand: hand.banker == question.banker, reversed(question.earlier)))
