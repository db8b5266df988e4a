"""Steps of the wagers against the Banker."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.baccarat.against_banker import (
    Against,
    BancoCall,
    BankedHand,
    Challenge,
    PreferAgainstBanker,
    WagerAgainstBanker,
)
from gamerules.games.baccarat.bank_transfer import BankResult
from tests.features.conftest import Answered, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking

_RESULTS = "|".join(BankResult)


@given(
    parsers.re(r"(?P<banker>[A-Z]\w+) is the Banker and has not placed a wager"),
    target_fixture="bank",
)
def is_banker_without_wager(banker: str) -> tuple[str, int | None]:
    return banker, None


@pytest.fixture
def preferred_by() -> BancoCall:
    return BancoCall.NOTHING


@given(
    parsers.re(r"[A-Z]\w+ is preferred for having announced (?P<words>.+)"),
    target_fixture="preferred_by",
)
def is_preferred_for(words: str) -> BancoCall:
    return BancoCall(words)


@when(
    parsers.re(r"(?P<person>[A-Z]\w+) wagers (?P<amount>\$\S+) against the Banker"),
    target_fixture="answer",
)
def wagers_against(
    engine: Asking,
    bank: tuple[str, int | None],
    placed: list[Against],
    preferred_by: BancoCall,
    person: str,
    amount: str,
) -> Answered:
    question = WagerAgainstBanker(*bank, Against(person, cents(amount)))
    if preferred_by is not BancoCall.NOTHING:
        question = replace(question, preferred_by=preferred_by)
    return put(engine, replace(question, placed=tuple(placed)) if placed else question)


@pytest.fixture
def earlier_hands() -> list[BankedHand]:
    return []


@given(
    parsers.re(
        r"in a hand with (?P<bank>\$\S+) wagered by (?P<banker>[A-Z]\w+) "
        rf"the bank (?P<result>{_RESULTS}) against (?P<wagers>.+)"
    )
)
def earlier_hand(
    earlier_hands: list[BankedHand], bank: str, banker: str, result: str, wagers: str
) -> None:
    against = tuple(
        Against(person, cents(amount))
        for person, amount in (wager.split("'s ") for wager in wagers.split(" and "))
    )
    earlier_hands.append(BankedHand(banker, cents(bank), BankResult(result), against))


@pytest.fixture
def challenges() -> list[Challenge]:
    return []


@given(
    parsers.re(r"(?P<person>[A-Z]\w+) announces (?P<words>.+) and places (?P<amount>.+)"),
)
def announces(challenges: list[Challenge], person: str, words: str, amount: str) -> None:
    placed = -1 if amount == "less than nothing" else cents(amount)
    challenges.append(Challenge(person, BancoCall(words), placed))


@when("the preference is given", target_fixture="answer")
def preference_is_given(
    engine: Asking,
    seats: tuple[str, ...],
    bank: tuple[str, int],
    challenges: list[Challenge],
    earlier_hands: list[BankedHand],
) -> Answered:
    question = PreferAgainstBanker(seats, *bank, tuple(challenges))
    earlier = tuple(earlier_hands)
    return put(engine, replace(question, earlier=earlier) if earlier else question)


@then("nothing is returned")
def nothing_is_returned(answer: Answered) -> None:
    assert ruling(answer).duties == ()


@then("what the others placed against the Banker is returned")
def others_are_returned(answer: Answered) -> None:
    assert ruling(answer).duties == ("return what the others have placed against the Banker",)


@then("nobody is preferred")
def nobody_is_preferred(answer: Answered) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == ("nobody is preferred", ())
