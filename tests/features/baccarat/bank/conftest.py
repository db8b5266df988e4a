"""Steps of the bank at baccarat-chemin de fer."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.baccarat.against_banker import Against
from gamerules.games.baccarat.bank import (
    BankAct,
    Bid,
    InspectBank,
    SelectBanker,
)
from gamerules.games.baccarat.bank_transfer import (
    BankResult,
    Succession,
    TakeTurn,
    TransferPassedBank,
)
from gamerules.games.baccarat.bankers_wager import JudgeBankersWager, PlaceBankersWager
from tests.features.conftest import Answered, decided_by, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code

_ACTS = "|".join(BankAct)
_RESULTS = "|".join(BankResult)


# The Banker


@given(
    parsers.re(r"(?P<people>[A-Z].+) sit counterclockwise (?:from the dealer|around the table)"),
    target_fixture="seats",
)
def sit(people: str) -> tuple[str, ...]:
    return tuple(re.split(r", | and ", people))


@pytest.fixture
def bids() -> list[Bid]:
    return []


@given(parsers.re(r"(?P<person>[A-Z]\w+) bids (?P<amount>\$\S+)"))
def has_bid(bids: list[Bid], person: str, amount: str) -> None:
    bids.append(Bid(person, cents(amount)))


@when("the bank is given", target_fixture="answer")
def bank_is_given(engine: Asking, seats: tuple[str, ...], bids: list[Bid]) -> Answered:
    return put(engine, SelectBanker(seats, tuple(bids)))


@then(parsers.re(r"(?P<person>[A-Z]\w+) (?:becomes the Banker|is preferred) by (?P<citation>\S+)"))
def is_person(answer: Answered, code: Code, person: str, citation: str) -> None:
    assert ruling(answer).ruling == person
    decided_by(ruling(answer).authority, citation, code)


@then(parsers.re(r'nobody becomes the Banker: "(?P<words>.+)"'))
def nobody_is_banker(answer: Answered, words: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (words, ())


@then("the Banker must")
def banker_must(answer: Answered, datatable: list[list[str]]) -> None:
    assert list(ruling(answer).duties) == [duty for (duty,) in datatable]


@pytest.fixture
def acts() -> list[BankAct]:
    return []


@pytest.fixture
def cash() -> bool:
    return False


@pytest.fixture
def answer(engine: Asking, acts: list[BankAct], cash: bool, first_hand: bool) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, InspectBank(tuple(acts), first_hand=first_hand, cash=cash))


@given(parsers.re(r"(?P<which>the first|a later) hand of a shoe"), target_fixture="first_hand")
def hand_of_shoe(which: str) -> bool:
    return which == "the first"


@given("the Banker's wager is in cash", target_fixture="cash")
def in_cash() -> bool:
    return True


@given(parsers.re(rf"(?P<act>{_ACTS})"))
def act_done(acts: list[BankAct], act: str) -> None:
    acts.append(BankAct(act))


@pytest.fixture
def earlier_wagers() -> list[int]:
    return []


@given(parsers.re(r"the Banker bid (?P<amount>\$\S+)"), target_fixture="bid")
def banker_bid(amount: str) -> int:
    return cents(amount)


@given(parsers.re(r"the Banker wagered (?P<amount>\$\S+)"))
def banker_wagered(earlier_wagers: list[int], amount: str) -> None:
    earlier_wagers.append(cents(amount))


@when(parsers.re(r"the Banker wagers (?P<amount>\$\S+)"), target_fixture="answer")
def banker_wagers(engine: Asking, bid: int, earlier_wagers: list[int], amount: str) -> Answered:
    question = PlaceBankersWager(cents(amount), bid)
    earlier = tuple(earlier_wagers)
    return put(engine, replace(question, earlier=earlier) if earlier else question)


@when(
    parsers.re(
        r"the Banker's Hand has a Point Count of (?P<banker>-?\d+) "
        r"and the Player's Hand of (?P<player>-?\d+)"
    ),
    target_fixture="answer",
)
def hands_have(engine: Asking, banker: str, player: str) -> Answered:
    return put(engine, JudgeBankersWager(int(banker), int(player)))


@then(parsers.re(r"the Banker's wager (?P<result>wins|loses|is void)"))
def bankers_wager(answer: Answered, result: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (result, ())


# A passed bank, and a change of seat


@pytest.fixture
def successions() -> list[Succession]:
    return []


@given(parsers.re(r"a bank that (?P<loser>\w+) loses would go to (?P<person>\w+)"))
def would_go(successions: list[Succession], loser: str, person: str) -> None:
    successions.append(Succession(loser, person))


@given(
    parsers.re(r"(?P<person>\w+) has voluntarily passed the bank to (?P<to>\w+)"),
    target_fixture="passed",
)
def has_passed(person: str, to: str) -> tuple[str, str]:
    return person, to


@when(parsers.re(rf"the bank (?P<result>{_RESULTS})"), target_fixture="answer")
def bank_comes_out(
    engine: Asking, passed: tuple[str, str], successions: list[Succession], result: str
) -> Answered:
    return put(engine, TransferPassedBank(*passed, BankResult(result), tuple(successions)))


@then(parsers.re(r"the bank is (?:transferred to )?(?P<where>[A-Z]\w+|not transferred .+)"))
def bank_goes(answer: Answered, where: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (where, ())


@pytest.fixture
def missed() -> bool:
    return False


@given(
    parsers.re(
        r"a participant moves from a seat with (?P<old>-?\d+) others before it "
        r"to one with (?P<new>-?\d+)"
    ),
    target_fixture="move",
)
def moves(old: str, new: str) -> tuple[int, int]:
    return int(old), int(new)


@given("the participant has missed a turn there", target_fixture="missed")
def has_missed() -> bool:
    return True


@when("the bank comes to the new seat", target_fixture="answer")
def bank_comes(engine: Asking, move: tuple[int, int], missed: bool) -> Answered:
    return put(engine, TakeTurn(*move, missed=missed))


@then(parsers.re(r"the participant (?P<verdict>takes the turn|misses the turn)"))
def turn_is(answer: Answered, verdict: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (verdict, ())


# Wagers against the Banker


@given(
    parsers.re(r"(?P<banker>[A-Z]\w+) is the Banker and wagers (?P<amount>\$\S+)"),
    target_fixture="bank",
)
def is_banker(banker: str, amount: str) -> tuple[str, int | None]:
    return banker, cents(amount)


@pytest.fixture
def placed() -> list[Against]:
    return []


@given(parsers.re(r"(?P<person>[A-Z]\w+) has wagered (?P<amount>\$\S+) against the Banker"))
def has_wagered(placed: list[Against], person: str, amount: str) -> None:
    placed.append(Against(person, cents(amount)))
