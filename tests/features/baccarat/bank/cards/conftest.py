"""Steps of the cards, the shoe and the Point Counts of baccarat-chemin de fer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.cards import (
    Back,
    Color,
    CuttingCard,
    ShoePlace,
    UseDecks,
    UseShoe,
)
from gamerules.games.baccarat.points import CountHand, ValueCard
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import Answered, decided_by, permission, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code

_GAME = Game.CHEMIN_DE_FER


@pytest.fixture
def decks() -> list[Back]:
    return []


@pytest.fixture
def designed() -> bool:
    return True


@given(parsers.re(r"(?P<number>\d+) decks? with (?P<color>\w+) backs with a (?P<design>\w+)"))
def with_decks(decks: list[Back], number: str, color: str, design: str) -> None:
    decks.extend([Back(color, design)] * int(number))


def cutting_card(words: str) -> CuttingCard:
    color = words.removeprefix("striped ")
    known = color in set(Color)
    return CuttingCard(Color(color) if known else Color.OTHER, solid=color == words)


@given(
    parsers.re(r"a (?P<first>[\w ]+) and a (?P<second>[\w ]+) cutting card"),
    target_fixture="cutting_cards",
)
def two_cutting_cards(first: str, second: str) -> tuple[CuttingCard, ...]:
    return cutting_card(first), cutting_card(second)


@given(parsers.re(r"(?P<number>\d+) (?P<color>\w+) cutting cards"), target_fixture="cutting_cards")
def cutting_cards_of(number: str, color: str) -> tuple[CuttingCard, ...]:
    return (cutting_card(color),) * int(number)


@given(
    parsers.re(
        r"the cards are dealt from "
        r"(?:(?P<designed>a dealing shoe specifically designed for that purpose)|"
        r"another dealing shoe|the hand)"
    ),
    target_fixture="designed",
)
def cards_dealt_from(designed: str | None) -> bool:
    return designed is not None


@when("baccarat-chemin de fer is played with them", target_fixture="answer")
def played_with(
    engine: Asking, decks: list[Back], cutting_cards: tuple[CuttingCard, ...], designed: bool
) -> Answered:
    """The answer on the cards if they are refused, else that on their backs and the shoe."""
    answer = put(engine, UseDecks(_GAME, len(decks), cutting_cards))
    if not permission(answer).permitted:
        return answer
    return put(engine, UseShoe(_GAME, tuple(decks), designed, ShoePlace.LEFT))


@then(
    parsers.re(r"an? (?P<card>\w+) has a value of (?P<value>\d) by (?P<citation>\S+)"),
)
def has_value(engine: Asking, code: Code, card: str, value: str, citation: str) -> None:
    answer = ruling(put(engine, ValueCard(_GAME, Rank(card))))
    assert (answer.ruling, answer.duties) == (value, ())
    decided_by(answer.authority, citation, code)


@when(parsers.re(r"a hand is composed of (?P<cards>.+)"), target_fixture="answer")
def composed_of(engine: Asking, cards: str) -> Answered:
    return put(engine, CountHand(_GAME, ranks(cards)))


@then(parsers.re(r"its Point Count is (?P<count>\d) by (?P<citation>\S+)"))
def point_count_is(answer: Answered, code: Code, count: str, citation: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (count, ())
    decided_by(ruling(answer).authority, citation, code)
