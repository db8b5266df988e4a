"""Steps of announcing the result, of paying and collecting at punto banco."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from pytest_bdd import given, parsers, when

from gamerules.games.baccarat.payment import (
    AnnounceResult,
    InspectPayment,
    OrderPayment,
    PaymentProcedure,
    PlayerPosition,
    SaidResult,
    UseProcedure,
)
from gamerules.games.baccarat.result import RoundResult
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import Answered, put

if TYPE_CHECKING:
    from gamerules.equipment.cards import Rank
    from gamerules.evidence.plugin import Asking

_PROCEDURES = {
    "1": PaymentProcedure.PAY_ALL_FIRST,
    "2": PaymentProcedure.VIGORISH_ALL_FIRST,
    "3": PaymentProcedure.PAY_EACH_FIRST,
    "4": PaymentProcedure.VIGORISH_EACH_FIRST,
}


@pytest.fixture
def positions() -> list[PlayerPosition]:
    return []


@when(
    parsers.re(
        r"the hands are complete, the Player's Hand with (?P<player>.+) "
        r"and the Banker's Hand with (?P<banker>.+)"
    ),
    target_fixture="answer",
)
def hands_are_complete(engine: Asking, player: str, banker: str) -> Answered:
    return put(engine, AnnounceResult(ranks(player), ranks(banker)))


@given(parsers.re(r"position (?P<number>-?\d+) (?P<what>[a-z, ]+)"))
def at_position(positions: list[PlayerPosition], number: str, what: str) -> None:
    said = {"loses": "loses", "wins": "wins", "owes": "owes_vigorish"}
    fields = {field: True for word, field in said.items() if word in what}
    position = PlayerPosition(int(number), **fields)
    positions.append(position)


@when(
    parsers.re(r"the positions are settled by procedure (?P<number>[1-4])"),
    target_fixture="answer",
)
def order_of(engine: Asking, positions: list[PlayerPosition], number: str) -> Answered:
    return put(engine, OrderPayment(_PROCEDURES[number], tuple(positions)))


class Announced(NamedTuple):
    """Two hands, and what the dealer announces of them."""

    players_hand: tuple[Rank, ...]
    bankers_hand: tuple[Rank, ...]
    said: SaidResult


@pytest.fixture
def announced() -> Announced:
    """Where nothing is said of the hands, they are announced as they are."""
    return Announced(ranks("2, 5"), ranks("4, 4"), SaidResult(7, 8, RoundResult.BANKER))


@given(
    parsers.re(
        r"the hands are (?P<player>.+) and (?P<banker>.+), and the dealer announces "
        r"(?P<players>\d+) and (?P<bankers>\d+): (?P<result>.+)"
    ),
    target_fixture="announced",
)
def dealer_announces(
    player: str, banker: str, players: str, bankers: str, result: str
) -> Announced:
    named = None if result == "nothing more" else RoundResult(result)
    return Announced(ranks(player), ranks(banker), SaidResult(int(players), int(bankers), named))


@when(
    parsers.re(r"at a table with procedure (?P<number>[1-4]) the dealer does this"),
    target_fixture="answer",
)
def dealer_does(
    engine: Asking,
    positions: list[PlayerPosition],
    announced: Announced,
    number: str,
    datatable: list[list[str]],
) -> Answered:
    acts = tuple(act for (act,) in datatable)
    return put(engine, InspectPayment(_PROCEDURES[number], *announced, tuple(positions), acts))


@given(
    parsers.re(r"the other tables of the gaming pit use the procedures? (?P<numbers>.+)"),
    target_fixture="in_same_pit",
)
def other_tables(numbers: str) -> tuple[PaymentProcedure, ...]:
    return tuple(_PROCEDURES[number] for number in numbers.split(", "))


@pytest.fixture
def in_same_pit() -> tuple[PaymentProcedure, ...]:
    return ()


def minutes(words: str) -> int | None:
    return None if words == "not at all" else int(words.removesuffix(" minutes before"))


@when(
    parsers.re(
        r"procedure (?P<number>[1-4]) is implemented, the Commission notified (?P<commission>.+) "
        r"and surveillance (?P<surveillance>.+), (?P<how>in writing|by word of mouth)"
    ),
    target_fixture="answer",
)
def is_implemented(
    engine: Asking,
    in_same_pit: tuple[PaymentProcedure, ...],
    number: str,
    commission: str,
    surveillance: str,
    how: str,
) -> Answered:
    question = UseProcedure(
        _PROCEDURES[number],
        in_same_pit,
        minutes(commission),
        minutes(surveillance),
        how == "in writing",
    )
    return put(engine, question)
