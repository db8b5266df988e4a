"""Steps of roulette."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import Outcome, Placement, Result, Settlement
from gamerules.games.roulette.settlement import SettleSpin, Wager
from gamerules.games.roulette.spin import Act, Done, ForeignObject, InspectSpin, JudgeSpin
from gamerules.games.roulette.table import Offer, OpenTable, Table, Wheel
from gamerules.games.roulette.wagers import (
    ChipsInUse,
    IssueChips,
    MakeWager,
    Means,
    Position,
    ReadPlacement,
    Where,
)
from tests.features.conftest import Answered, outcome_of, permission, put

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.payout import PostedOdds

_WHEELS = "|".join(wheel.value for wheel in reversed(Wheel))
_POSITIONS = {
    r"within the box (.+)": Where.WITHIN,
    r"on the line between the boxes (.+) and (.+)": Where.LINE,
    r"on the outside line of the box (.+)": Where.OUTSIDE_LINE,
    r"on the common corner of the boxes (.+)": Where.CORNER,
    r"on the outside common corner of the boxes (.+)": Where.OUTSIDE_CORNER,
    r"on the wheel replica at (.+)": Where.REPLICA,
    r"in the area for seven numbers": Where.AREA,
}


def position(words: str) -> Position:
    for pattern, where in _POSITIONS.items():
        match = re.fullmatch(pattern, words)
        if match is not None:
            boxes = [box for group in match.groups() for box in group.split(", ")]
            return Position(where, tuple(boxes))
    raise AssertionError(f"no position: {words}")


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def wagers() -> list[Wager]:
    return []


@pytest.fixture
def acts() -> list[Done]:
    return []


@pytest.fixture
def answer(
    engine: Asking, acts: list[Done], settled: dict[str, Any], fifth: dict[str, Any]
) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, replace(InspectSpin(tuple(acts)), **settled, **fifth))


@pytest.fixture
def fifth() -> dict[str, Any]:
    return {}


@given("a double zero table", target_fixture="table")
def double_zero_table() -> Table:
    return Table(wheel=Wheel.DOUBLE_ZERO)


@given(parsers.re(rf"a table with a (?P<wheel>{_WHEELS})"), target_fixture="table")
def table_with(wheel: str) -> Table:
    return Table(wheel=Wheel(wheel))


@given(
    parsers.re(
        rf"a (?:double zero table|table with a (?P<wheel>{_WHEELS})) that offers "
        r"(?P<option>five adjacent numbers|seven numbers) to (?P<whom>every player|some players)"
    ),
    target_fixture="table",
)
def table_that_offers(wheel: str | None, option: str, whom: str) -> Table:
    base = Table(wheel=Wheel(wheel or Wheel.DOUBLE_ZERO))
    if option == "seven numbers":
        return replace(base, seven_numbers=Offer(whom))
    return replace(base, five_adjacent_numbers=Offer(whom))


@given("the layout includes a replica of the wheel", target_fixture="table")
def with_replica(table: Table) -> Table:
    return replace(table, replica_on_layout=True)


@given("the Commission approved the layout for seven numbers", target_fixture="table")
def with_approval(table: Table) -> Table:
    return replace(table, seven_numbers_layout_approved=True)


@given(
    parsers.re(r"notice of the rule is (?P<notice>provided|not provided)"), target_fixture="table"
)
def with_notice(table: Table, notice: str) -> Table:
    return replace(table, notice_posted=notice == "provided")


@when("the licensee opens the table", target_fixture="answer")
def open_table(engine: Asking, table: Table, posted: list[PostedOdds]) -> Answered:
    return put(engine, OpenTable(replace(table, odds=tuple(posted))))


@when(
    parsers.re(
        r"a player makes a wager with "
        r"(?P<means>gaming chips|plaques|words alone|cash on the layout) "
        r"(?P<area>on the appropriate area|beside the layout)"
    ),
    target_fixture="answer",
)
def make_wager(engine: Asking, means: str, area: str) -> Answered:
    question = MakeWager(Means(means))
    if area == "beside the layout":
        question = replace(question, on_appropriate_area=False)
    return put(engine, question)


@when(
    parsers.re(
        r"a player makes a wager with (?P<means>words alone|cash on the layout), "
        r"confirmed by the dealer and converted into chips"
    ),
    target_fixture="answer",
)
def make_confirmed_wager(engine: Asking, means: str) -> Answered:
    return put(engine, MakeWager(Means(means), confirmed_by_dealer=True, cash_converted=True))


@when(
    parsers.re(
        r"a player makes a verbal wager accompanied by cash that is "
        r"(?P<confirmed>confirmed|not confirmed) by the dealer and "
        r"(?P<converted>converted|not converted) into chips"
    ),
    target_fixture="answer",
)
def make_verbal_wager(engine: Asking, confirmed: str, converted: str) -> Answered:
    question = MakeWager(Means.VERBAL_WITH_CASH)
    if confirmed == "confirmed":
        question = replace(question, confirmed_by_dealer=True)
    if converted == "converted":
        question = replace(question, cash_converted=True)
    return put(engine, question)


@pytest.fixture
def value_chips() -> list[str]:
    return []


@pytest.fixture
def in_use() -> list[ChipsInUse]:
    return []


@given(parsers.re(r"value chips that are (?P<design>\w+)"))
def with_value_chips(value_chips: list[str], design: str) -> None:
    value_chips.append(design)


@given(parsers.re(r"(?P<person>[A-Z]\w+) games with (?P<design>\w+) chips"))
def games_with(in_use: list[ChipsInUse], person: str, design: str) -> None:
    in_use.append(ChipsInUse(person, design))


@when(parsers.re(r"(?P<person>[A-Z]\w+) asks for (?P<design>\w+) chips"), target_fixture="answer")
def asks_for_chips(
    engine: Asking, in_use: list[ChipsInUse], value_chips: list[str], person: str, design: str
) -> Answered:
    return put(engine, IssueChips(person, design, tuple(in_use), tuple(value_chips)))


@then("the chips may be issued")
def may_be_issued(answer: Answered) -> None:
    assert permission(answer).permitted


@then(parsers.re(r'the chips may not be issued because "(?P<reason>[^"]+)"'))
def may_not_be_issued(answer: Answered, reason: str) -> None:
    assert not permission(answer).permitted
    assert permission(answer).reason == reason


@when(parsers.re(r"(?:(?P<chips>\d+) )?chips are placed (?P<where>.+)"), target_fixture="answer")
def chips_are_placed(engine: Asking, table: Table, chips: str | None, where: str) -> Answered:
    question = ReadPlacement(table, position(where))
    return put(engine, replace(question, chips=int(chips)) if chips else question)


@then(parsers.re(r'they are an? "(?P<bet>[^"]+)" wager on (?P<numbers>.+)'))
def they_are(answer: Answered, bet: str, numbers: str) -> None:
    assert isinstance(answer, Placement)
    assert (answer.bet, ", ".join(answer.numbers)) == (bet, numbers), answer.reason


@then(parsers.re(r'they are no wager because "(?P<reason>[^"]+)"'))
def they_are_none(answer: Answered, reason: str) -> None:
    assert isinstance(answer, Placement)
    assert (answer.bet, answer.numbers, answer.reason) == ("", (), reason)


@given(parsers.re(r"(?P<player>[A-Z]\w+) has (?P<amount>\$\S+) (?P<where>.+)"))
def has_wager(wagers: list[Wager], player: str, amount: str, where: str) -> None:
    wagers.append(Wager(player, cents(amount), position(where)))


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+) told the dealer to place (?P<amount>\$\S+) (?P<meant>.+), "
        r"but it lies (?P<where>.+)"
    )
)
def lies_elsewhere(wagers: list[Wager], player: str, amount: str, meant: str, where: str) -> None:
    wagers.append(Wager(player, cents(amount), position(where), meant=position(meant)))


@when(parsers.re(r"the ball comes to rest in (?P<compartment>\d+)"), target_fixture="answer")
def ball_rests(
    engine: Asking,
    table: Table,
    posted: list[PostedOdds],
    wagers: list[Wager],
    compartment: str,
) -> Answered:
    question = SettleSpin(replace(table, odds=tuple(posted)), compartment, tuple(wagers))
    return put(engine, question)


@then("there is nothing to settle")
def nothing_to_settle(answer: Answered) -> None:
    assert isinstance(answer, Settlement)
    assert answer.outcomes == ()


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s wagers come out as"))
def come_out_as(answer: Answered, player: str, datatable: list[list[str]]) -> None:
    assert isinstance(answer, Settlement)
    header, *rows = datatable
    assert header == ["numbers", "wagered", "result", "paid"]
    found = [
        (", ".join(o.numbers), o.wagered, o.result, o.paid)
        for o in answer.outcomes
        if o.player == player
    ]
    assert found == [(n, cents(w), Result(r), cents(p)) for n, w, r, p in rows]


@then(parsers.re(r"(?P<player>[A-Z]\w+) surrenders (?P<lost>\S+) and takes back (?P<kept>\S+)"))
def surrenders(answer: Answered, player: str, lost: str, kept: str) -> None:
    outcome = outcome_of(answer, player)
    assert outcome.result is Result.HALF
    assert (outcome.collected, outcome.returned) == (cents(lost), cents(kept))
    assert outcome.paid == 0


@then(parsers.re(r'the wager is undecided because "(?P<reason>[^"]+)"'))
def is_undecided(answer: Answered, reason: str) -> None:
    assert isinstance(answer, Settlement)
    (outcome,) = answer.outcomes
    assert (outcome.result, outcome.reason) == (Result.UNDECIDED, reason)
    assert (outcome.paid, outcome.returned, outcome.collected) == (0, 0, 0)


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s (?P<amount>\S+) is void and returned"))
def is_void(answer: Answered, player: str, amount: str) -> None:
    outcome: Outcome = outcome_of(answer, player)
    assert outcome.result is Result.VOID
    assert (outcome.returned, outcome.paid, outcome.collected) == (cents(amount), 0, 0)


@when(
    parsers.re(
        r"the dealer spins the ball (?P<ball>\w+) for (?P<revolutions>-?\d+) revolutions while the "
        r"wheel turns (?P<wheel>\w+)"
    ),
    target_fixture="answer",
)
def spins_ball(engine: Asking, ball: str, revolutions: str, wheel: str) -> Answered:
    return put(engine, JudgeSpin(Direction(wheel), Direction(ball), int(revolutions)))


@when(parsers.re(r"a foreign object enters the wheel (?P<moment>.+)"), target_fixture="answer")
def foreign_object(engine: Asking, moment: str) -> Answered:
    question = JudgeSpin(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE, 4, ForeignObject(moment))
    return put(engine, question)


@given("a five adjacent numbers wager wins", target_fixture="fifth")
def five_adjacent_wins() -> dict[str, Any]:
    return {"winning_five_adjacent_wager": True}


@given("the dealer spins the ball")
def act_spin(acts: list[Done]) -> None:
    acts.append(Done(Act.SPIN))


@given('the dealer calls "No More Bets"')
def act_call(acts: list[Done]) -> None:
    acts.append(Done(Act.CALL))


@given(parsers.re(r"the ball comes to rest in (?P<number>\d+)"))
def act_rest(acts: list[Done], number: str) -> None:
    acts.append(Done(Act.REST, number))


@given(parsers.re(r"the dealer announces (?P<number>\d+)"))
def act_announce(acts: list[Done], number: str) -> None:
    acts.append(Done(Act.ANNOUNCE, number))


@given(parsers.re(r"the dealer places the crown on (?P<number>\d+)"))
def act_crown(acts: list[Done], number: str) -> None:
    acts.append(Done(Act.CROWN, number))


@given("the dealer moves one-fifth to the main layout")
def act_move(acts: list[Done]) -> None:
    acts.append(Done(Act.MOVE))


@given("the dealer collects a losing wager")
def act_collect(acts: list[Done]) -> None:
    acts.append(Done(Act.COLLECT))


@given("the dealer pays a winning wager")
def act_pay(acts: list[Done]) -> None:
    acts.append(Done(Act.PAY))
