"""Steps of the Big Six Wheel."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import Ruling
from gamerules.games.big_six import (
    Act,
    ClapperOption,
    Insignia,
    InspectSpin,
    JudgeSpin,
    OpenTable,
    RestBetween,
    SettleSpin,
    Table,
    Wager,
)
from tests.features.conftest import Answered, put

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.payout import PostedOdds

_OPTIONS = {
    "the number previously passed wins": ClapperOption.NUMBER_PASSED,
    "the wheel is spun again": ClapperOption.RE_SPIN,
    "nothing": None,
}
_ANY = "|".join(_OPTIONS)


@pytest.fixture
def wagers() -> list[Wager]:
    return []


@pytest.fixture
def acts() -> list[Act]:
    return []


@pytest.fixture
def version() -> str:
    return ""


@pytest.fixture
def answer(engine: Asking, acts: list[Act], settled: dict[str, Any]) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, replace(InspectSpin(tuple(acts)), **settled))


@given("a Big Six table", target_fixture="table")
def big_six_table() -> Table:
    return Table(ClapperOption.RE_SPIN, ClapperOption.RE_SPIN)


@given(parsers.re(rf"a Big Six table where (?P<option>{_ANY})"), target_fixture="table")
def table_where(option: str) -> Table:
    chosen = _OPTIONS[option]
    assert chosen is not None
    return Table(chosen, chosen)


@given(parsers.re(rf"the sign at the table says (?P<sign>{_ANY})"), target_fixture="table")
def sign_says(table: Table, sign: str) -> Table:
    return replace(table, sign=_OPTIONS[sign])


@given(parsers.re(r"the sign is (?P<place>conspicuous|not conspicuous)"), target_fixture="table")
def sign_is(table: Table, place: str) -> Table:
    return replace(table, sign_conspicuous=place == "conspicuous")


@given("the dealer does nothing")
def does_nothing(acts: list[Act]) -> None:
    assert not acts


@given(parsers.re(r"the version of (?P<label>.+)"), target_fixture="version")
def version_of(label: str) -> str:
    return label


@given(parsers.re(r"(?P<player>[A-Z]\w+) bets (?P<amount>\$\S+) on (?P<insignia>.+)"))
def bets(wagers: list[Wager], player: str, amount: str, insignia: str) -> None:
    wagers.append(Wager(player, cents(amount), Insignia(insignia)))


@when("the licensee opens the table", target_fixture="answer")
def open_table(engine: Asking, table: Table, posted: list[PostedOdds], version: str) -> Answered:
    return put(engine, OpenTable(replace(table, odds=tuple(posted)), version))


@when(parsers.re(r"the wheel comes to rest at (?P<insignia>.+)"), target_fixture="answer")
def wheel_rests(
    engine: Asking, table: Table, posted: list[PostedOdds], wagers: list[Wager], insignia: str
) -> Answered:
    question = SettleSpin(replace(table, odds=tuple(posted)), Insignia(insignia), tuple(wagers))
    return put(engine, question)


@when(
    parsers.re(
        r"the dealer spins the wheel (?P<direction>\w+) for (?P<revolutions>-?\d+) revolutions"
    ),
    target_fixture="answer",
)
def spins_wheel(engine: Asking, direction: str, revolutions: str) -> Answered:
    return put(engine, JudgeSpin(Direction(direction), int(revolutions)))


@when(
    parsers.re(
        r"the clapper comes to rest between (?P<passed>.+), which it passed, and (?P<ahead>.+)"
    ),
    target_fixture="answer",
)
def clapper_between(engine: Asking, table: Table, passed: str, ahead: str) -> Answered:
    return put(engine, RestBetween(table, Insignia(passed), Insignia(ahead)))


@then(parsers.re(r"(?P<insignia>.+) is the winning number"))
def is_winning_number(answer: Answered, insignia: str) -> None:
    assert isinstance(answer, Ruling)
    assert (answer.ruling, answer.duties) == (insignia, ())


@given('the dealer calls "No More Bets"')
def act_call(acts: list[Act]) -> None:
    acts.append(Act.CALL)


@given("the dealer spins the wheel")
def act_spin(acts: list[Act]) -> None:
    acts.append(Act.SPIN)


@given("the spin is completed")
def act_complete(acts: list[Act]) -> None:
    acts.append(Act.COMPLETE)


@given("the dealer collects a losing wager")
def act_collect(acts: list[Act]) -> None:
    acts.append(Act.COLLECT)


@given("the dealer pays a winning wager")
def act_pay(acts: list[Act]) -> None:
    acts.append(Act.PAY)
