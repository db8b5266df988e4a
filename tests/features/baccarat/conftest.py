"""What the steps of the three games of baccarat share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then

from gamerules.equipment.cards import Rank
from gamerules.equipment.money import cents
from gamerules.games.answers import Result, Settlement
from gamerules.games.baccarat.offer import WagerRules
from gamerules.games.baccarat.settlement import HandWager
from gamerules.games.baccarat.terms import WagerOn

if TYPE_CHECKING:
    from tests.features.conftest import Answered


def ranks(words: str) -> tuple[Rank, ...]:
    return () if words == "none" else tuple(Rank(word) for word in words.split(", "))


@pytest.fixture
def rules() -> WagerRules:
    return WagerRules()


@pytest.fixture
def wagers() -> list[HandWager]:
    return []


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+) wagers (?P<amount>\$\S+) on (?:the )?(?P<on>.+?)"
        r"(?:, which has (?P<won>won|not won))?"
    )
)
def makes_wager(
    wagers: list[HandWager], player: str, amount: str, on: str, won: str | None
) -> None:
    wager = HandWager(player, WagerOn(on.removeprefix("an ")), cents(amount))
    wagers.append(replace(wager, has_won=won == "won") if won else wager)


@then("these wagers are void")
def are_void(answer: Answered, datatable: list[list[str]]) -> None:
    """Each wager, by whom and how much, goes back whole, and nothing else is owed."""
    assert isinstance(answer, Settlement)
    for outcome in answer.outcomes:
        assert outcome.result is Result.VOID
        assert (outcome.paid, outcome.vigorish, outcome.odds) == (0, 0, "")
        assert outcome.returned == outcome.wagered
        assert outcome.authority == answer.authority
        assert not outcome.above_minimum
    found = [(outcome.player, outcome.bet, outcome.wagered) for outcome in answer.outcomes]
    assert found == [(player, bet, cents(amount)) for player, bet, amount in datatable]


@pytest.fixture
def remaining() -> int:
    """How many cards the shoe holds: where nothing is said, plenty."""
    return 100


@given(parsers.re(r"the shoe holds (?P<cards>-?\d+) more cards"), target_fixture="remaining")
def shoe_holds(cards: str) -> int:
    return int(cards)
