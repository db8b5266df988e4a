"""Steps of the opening of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank, Suit
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.opening import (
    Cards,
    InspectOpening,
    OpeningAct,
    OpeningDone,
    OpeningSequence,
)
from gamerules.games.baccarat.shoe import Lines
from gamerules.games.baccarat.spread import Run, SpreadCards
from tests.features.conftest import Answered, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from tests.features.baccarat.shoe.conftest import Acts


@pytest.fixture
def cards() -> Cards:
    return Cards.UNSHUFFLED


@given(parsers.re(r"the cards are (?P<cards>[^,]+)"), target_fixture="cards")
def the_cards_are(cards: str) -> Cards:
    return Cards(cards)


@when("the dealer asks how to open the table", target_fixture="answer")
def how_to_open(engine: Asking, code: Code, game: Game, cards: Cards) -> Answered:
    return put(engine, OpeningSequence(game, cards, code=code))


@then(parsers.re(r"the table is opened so: (?P<opening>.+)"))
def is_opened_so(answer: Answered, opening: str) -> None:
    assert ruling(answer).ruling == opening


@when("the opening is inspected", target_fixture="answer")
def opening_inspected(engine: Asking, code: Code, game: Game, cards: Cards, acts: Acts) -> Answered:
    done = tuple(OpeningDone(OpeningAct(act), Person(by)) for by, act in acts)
    return put(engine, InspectOpening(game, done, cards, code=code))


_ORDERS = {
    "ace to king": tuple(Rank),
    "king to ace": tuple(reversed(Rank)),
    "2 to ace": (*tuple(Rank)[1:], Rank.ACE),
    "ace to 2": (Rank.ACE, *tuple(Rank)[:0:-1]),
    "ace to king without the 7": tuple(rank for rank in Rank if rank != Rank.SEVEN),
    "8 before 7": (*tuple(Rank)[:6], Rank.EIGHT, Rank.SEVEN, *tuple(Rank)[8:]),
    "3 to 2": (*tuple(Rank)[2:], Rank.ACE, Rank.TWO),
}


@given(
    parsers.re(r"six decks spread with (?P<line>one|four) (?:line|lines) to a deck"),
    target_fixture="runs",
)
def six_decks(line: str) -> list[Run]:
    return [
        Run(deck if line == "one" else 4 * deck + place, deck, suit, tuple(Rank))
        for deck in range(1, 7)
        for place, suit in enumerate(Suit)
    ]


@given(parsers.re(r"in deck (?P<deck>\d) the (?P<suit>\w+) run from (?P<order>.+)"))
def suit_runs(runs: list[Run], deck: str, suit: str, order: str) -> None:
    runs[:] = [
        replace(run, ranks=_ORDERS[order])
        if (run.deck, run.suit) == (int(deck), Suit(suit))
        else run
        for run in runs
    ]


@given(parsers.re(r"the (?P<suit>\w+) of deck (?P<deck>\d) lie in the line of deck (?P<other>\d)"))
def suit_lies_elsewhere(runs: list[Run], suit: str, deck: str, other: str) -> None:
    line = next(run.line for run in runs if run.deck == int(other))
    runs[:] = [
        replace(run, line=line) if (run.deck, run.suit) == (int(deck), Suit(suit)) else run
        for run in runs
    ]


@given(parsers.re(r"the (?P<suit>\w+) of deck (?P<deck>\d) lie in two places"))
def suit_in_two_places(runs: list[Run], suit: str, deck: str) -> None:
    (run,) = [run for run in runs if (run.deck, run.suit) == (int(deck), Suit(suit))]
    runs.append(run)


@given(parsers.re(r"the (?P<suit>\w+) of deck (?P<deck>\d) are missing"))
def suit_missing(runs: list[Run], suit: str, deck: str) -> None:
    runs[:] = [run for run in runs if (run.deck, run.suit) != (int(deck), Suit(suit))]


@given(parsers.re(r"only (?P<decks>\d) of the decks are on the table"))
def decks_missing(runs: list[Run], decks: str) -> None:
    runs[:] = [run for run in runs if run.deck <= int(decks)]


@when(
    parsers.re(r"the cards are spread out face (?P<face>upwards|downward) in (?P<lines>.+)"),
    target_fixture="answer",
)
def spread_out(
    engine: Asking, code: Code, game: Game, runs: list[Run], face: str, lines: str
) -> Answered:
    question = SpreadCards(game, Lines(lines), tuple(runs), code=code)
    return put(engine, question if face == "upwards" else replace(question, face_upwards=False))
