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
    Chips,
    ChipsInUse,
    Conversion,
    MakeWager,
    Means,
    Position,
    ReadPlacement,
    UseChips,
    Where,
)
from tests.features.conftest import Answered, decided_by, outcome_of, permission, put

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
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
def answer(engine: Asking, acts: list[Done], settled: dict[str, Any]) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, replace(InspectSpin(tuple(acts)), **settled))


@pytest.fixture
def spin() -> JudgeSpin | None:
    return None


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


@given(
    parsers.re(r"the layout includes (?P<which>a|no) replica of the wheel"), target_fixture="table"
)
def with_replica(table: Table, which: str) -> Table:
    return replace(table, replica_on_layout=which == "a")


@given(parsers.re(r"the layout is (?P<approval>approved|not approved)"), target_fixture="table")
def with_approval(table: Table, approval: str) -> Table:
    return replace(table, layout_approved=approval == "approved")


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
        r"a player makes a verbal wager accompanied by cash that is "
        r"(?P<confirmed>confirmed|not confirmed) by the dealer and "
        r"(?P<converted>expeditiously converted|converted late|not converted)"
    ),
    target_fixture="answer",
)
def make_verbal_wager(engine: Asking, confirmed: str, converted: str) -> Answered:
    question = MakeWager(Means.VERBAL_WITH_CASH)
    if confirmed == "confirmed":
        question = replace(question, confirmed_by_dealer=True)
    if converted != "not converted":
        question = replace(question, cash=Conversion(converted))
    return put(engine, question)


def confirmed_and_converted(means: Means) -> MakeWager:
    return MakeWager(means, confirmed_by_dealer=True, cash=Conversion.EXPEDITIOUS)


@when(
    "a player puts cash on the layout, which the dealer confirms and expeditiously converts",
    target_fixture="answer",
)
def cash_on_layout(engine: Asking) -> Answered:
    return put(engine, confirmed_and_converted(Means.CASH))


@when(
    "a player makes a wager with words alone, and the dealer confirms it and converts other cash",
    target_fixture="answer",
)
def words_alone(engine: Asking) -> Answered:
    return put(engine, confirmed_and_converted(Means.VERBAL))


@when(
    parsers.re(r"a player makes a wager (?P<moment>before|after) the call"),
    target_fixture="answer",
)
def around_the_call(engine: Asking, moment: str) -> Answered:
    question = MakeWager(Means.CHIPS)
    late = replace(question, after_no_more_bets=True)
    return put(engine, late if moment == "after" else question)


_CHIPS = r"(?P<color>\w+) chips with a (?P<design>\w+)"


@pytest.fixture
def value_chips() -> list[Chips]:
    return []


@pytest.fixture
def in_use() -> list[ChipsInUse]:
    return []


@given(parsers.re(r"value chips that are (?P<color>\w+) with a (?P<design>\w+)"))
def with_value_chips(value_chips: list[Chips], color: str, design: str) -> None:
    value_chips.append(Chips(color, design))


@given(parsers.re(rf"(?P<person>[A-Z]\w+) games with {_CHIPS}"))
def games_with(in_use: list[ChipsInUse], person: str, color: str, design: str) -> None:
    in_use.append(ChipsInUse(person, Chips(color, design)))


@when(
    parsers.re(rf"(?P<person>[A-Z]\w+) (?:asks for|wants to game with) {_CHIPS}"),
    target_fixture="answer",
)
def asks_for_chips(
    engine: Asking,
    in_use: list[ChipsInUse],
    value_chips: list[Chips],
    person: str,
    color: str,
    design: str,
) -> Answered:
    question = UseChips(person, Chips(color, design), tuple(in_use), tuple(value_chips))
    return put(engine, question)


@then(parsers.re(r"the chips (?P<verdict>may|may not) be (?:issued|gamed with)"))
def chips_may_be(answer: Answered, verdict: str) -> None:
    assert permission(answer).permitted == (verdict == "may")


@when(parsers.re(r"(?:(?P<chips>\d+) )?chips are placed (?P<where>.+)"), target_fixture="answer")
def chips_are_placed(engine: Asking, table: Table, chips: str | None, where: str) -> Answered:
    question = ReadPlacement(table, position(where))
    return put(engine, replace(question, chips=int(chips)) if chips else question)


@then(parsers.re(r'they are an? "(?P<bet>[^"]+)" wager on (?P<numbers>.+)'))
def they_are(answer: Answered, bet: str, numbers: str) -> None:
    assert isinstance(answer, Placement)
    assert (answer.bet, ", ".join(answer.numbers)) == (bet, numbers), answer.reason


@then(parsers.re(r"they are no wager by (?P<citation>\S+)"))
def they_are_none(answer: Answered, code: Code, citation: str) -> None:
    assert isinstance(answer, Placement)
    assert (answer.bet, answer.numbers) == ("", ())
    decided_by(answer.authority, citation, code)


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+) has (?P<amount>\$\S+) (?:in (?P<chips>\d+) chips )?(?P<where>.+)"
    )
)
def has_wager(wagers: list[Wager], player: str, amount: str, chips: str | None, where: str) -> None:
    wager = Wager(player, cents(amount), position(where))
    wagers.append(replace(wager, chips=int(chips)) if chips else wager)


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+)'s (?P<amount>\$\S+) was moved from (?P<before>.+) to (?P<after>.+)"
    )
)
def was_moved(wagers: list[Wager], player: str, amount: str, before: str, after: str) -> None:
    wager = Wager(player, cents(amount), position(after), moved_from=position(before))
    wagers.append(wager)


@given(
    parsers.re(r"the ball was spun (?P<how>in the direction of|against) the wheel"),
    target_fixture="spin",
)
def was_spun(how: str) -> JudgeSpin:
    ball = Direction.CLOCKWISE if how != "against" else Direction.COUNTERCLOCKWISE
    return JudgeSpin(Direction.CLOCKWISE, ball, 4)


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
    spin: JudgeSpin | None,
    compartment: str,
) -> Answered:
    question = SettleSpin(replace(table, odds=tuple(posted)), compartment, tuple(wagers))
    return put(engine, replace(question, spin=spin) if spin else question)


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


@then(
    parsers.re(
        r"(?P<player>[A-Z]\w+)'s wager is halved by (?P<citation>\S+), but what is returned is not "
        "decided"
    )
)
def is_halved(answer: Answered, code: Code, player: str, citation: str) -> None:
    outcome = outcome_of(answer, player)
    assert outcome.result is Result.HALF
    assert (outcome.paid, outcome.returned, outcome.collected) == (0, None, 0)
    assert "is no whole number of cents" in outcome.reason
    decided_by(outcome.authority, citation, code)


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


@given(parsers.re(r"(?P<number>\d+) five adjacent numbers wagers? wins?"))
def five_adjacent_win(settled: dict[str, Any], number: str) -> None:
    settled["winning_five_adjacent_wagers"] = int(number)


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


@given(parsers.re(r"the dealer places the (?:crown|dolly) on (?P<number>\d+)"))
def act_crown(acts: list[Done], number: str) -> None:
    acts.append(Done(Act.CROWN, number))


@given(
    parsers.re(r"the dealer moves one-fifth to (?P<number>\d+)(?:, (?P<times>\d+) times)?"),
)
def act_move(acts: list[Done], number: str, times: str | None) -> None:
    acts.extend([Done(Act.MOVE, number)] * int(times or 1))


@given("the dealer collects a losing wager")
def act_collect(acts: list[Done]) -> None:
    acts.append(Done(Act.COLLECT))


@given("the dealer pays a winning wager")
def act_pay(acts: list[Done]) -> None:
    acts.append(Done(Act.PAY))
