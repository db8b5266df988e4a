"""Steps of sic bo."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.answers import Permission, Result, Ruling
from gamerules.games.sic_bo.course import Act, Done, Toss
from gamerules.games.sic_bo.dealing import InspectRound
from gamerules.games.sic_bo.opening import BeginShift, OpenForGaming, Trial
from gamerules.games.sic_bo.settlement import SettleToss, Wager
from gamerules.games.sic_bo.table import (
    Medium,
    OpenTable,
    Person,
    Shaker,
    StateOdds,
    Table,
    UseDice,
    UseShaker,
)
from gamerules.games.sic_bo.toss import BeginRound, Device, JudgeToss
from gamerules.games.sic_bo.wagers import Area, Bet, MakeWager, Means
from tests.features.conftest import Answered, outcome_of, put

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from gamerules.games.payout import PostedOdds

_BETS = "|".join(sorted(Bet, key=len, reverse=True))
_AREA = rf"the (?P<bet>{_BETS})(?: of (?P<numbers>[\d, -]+))?"
_SHAKERS = {"manual": Shaker.MANUAL, "automated": Shaker.AUTOMATED}


def values(words: str) -> tuple[int, ...]:
    return tuple(int(word) for word in words.split(", "))


def area(words: str) -> Area:
    match = re.fullmatch(_AREA, words)
    assert match is not None, f"no area: {words}"
    return Area(Bet(match["bet"]), values(match["numbers"]) if match["numbers"] else ())


@pytest.fixture
def wagers() -> list[Wager]:
    return []


@pytest.fixture
def acts() -> list[Done]:
    return []


@pytest.fixture
def toss() -> dict[str, Any]:
    """What is in question about a toss; nothing if it is empty."""
    return {}


@pytest.fixture
def round_of_play() -> dict[str, Any]:
    """What a round is inspected with: the shaker and the dice."""
    return {"shaker": Shaker.MANUAL, "dice": (2, 3, 5)}


@pytest.fixture
def answer(
    engine: Asking,
    code: Code,
    round_of_play: dict[str, Any],
    acts: list[Done],
    settled: dict[str, Any],
) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, InspectRound(acts=tuple(acts), code=code, **round_of_play, **settled))


@given(parsers.re(r"(?P<player>[A-Z]\w+) wagers (?P<amount>\S+) on (?P<place>the .+)"))
def wager_on(wagers: list[Wager], player: str, amount: str, place: str) -> None:
    wagers.append(Wager(player, cents(amount), area(place)))


@given(parsers.re(r"(?P<player>[A-Z]\w+) wagers -?\d+ cents on the Small bet"))
def wager_nothing(wagers: list[Wager], player: str) -> None:
    wagers.append(Wager(player, 0, Area(Bet.SMALL)))


@given(parsers.re(r"(?P<player>[A-Z]\w+) had told the dealer to place it on (?P<place>the .+)"))
def meant_for(wagers: list[Wager], player: str, place: str) -> None:
    assert wagers[-1].player == player
    wagers[-1] = replace(wagers[-1], meant=area(place))


@given(parsers.re(r"(?P<player>[A-Z]\w+)'s wager lay on (?P<place>the .+) before it was moved"))
def moved(wagers: list[Wager], player: str, place: str) -> None:
    assert wagers[-1].player == player
    wagers[-1] = replace(wagers[-1], moved_from=area(place))


@given(parsers.re(r"(?P<player>[A-Z]\w+)'s wager was moved after the values were illuminated"))
def moved_too_late(wagers: list[Wager], player: str) -> None:
    assert wagers[-1].player == player
    wagers[-1] = replace(wagers[-1], moved_after_illumination=True)


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+)'s wager lay on (?P<place>the .+) until the values were illuminated"
    )
)
def lay_until_illuminated(wagers: list[Wager], player: str, place: str) -> None:
    moved(wagers, player, place)
    moved_too_late(wagers, player)


@given(parsers.re(r"an? (?P<shaker>manual|automated) shaker is in use"))
def shaker_in_use(round_of_play: dict[str, Any], toss: dict[str, Any], shaker: str) -> None:
    round_of_play["shaker"] = toss["shaker"] = _SHAKERS[shaker]


@given(parsers.re(r"(?P<flat>-?\d+) of the dice land flat"))
def land_flat(toss: dict[str, Any], flat: str) -> None:
    toss["flat"] = int(flat)


@given("the shaker fails to operate")
def shaker_fails(toss: dict[str, Any]) -> None:
    toss["shaker_fails"] = True


@given(parsers.re(r"the electrical device (?P<device>works|malfunctions .+)"))
def device_is(toss: dict[str, Any], device: str) -> None:
    toss["device"] = Device(device)


def settle(
    engine: Asking,
    code: Code,
    toss: dict[str, Any],
    posted: list[PostedOdds],
    asked: tuple[tuple[int, ...], tuple[int, ...], list[Wager]],
) -> Answered:
    dice, illuminated, wagers = asked
    judged = JudgeToss(**{"shaker": Shaker.MANUAL, **toss}, code=code) if toss else None
    return put(
        engine,
        SettleToss(Table(tuple(posted)), dice, tuple(wagers), judged, illuminated, code),
    )


@when(
    parsers.re(r"the dice show (?P<dice>[\d, ]+?)(?: and the layout shows (?P<lit>[\d, ]+))?"),
    target_fixture="answer",
)
def dice_show(
    engine: Asking,
    code: Code,
    toss: dict[str, Any],
    posted: list[PostedOdds],
    wagers: list[Wager],
    dice: str,
    lit: str | None,
) -> Answered:
    asked = (values(dice), values(lit) if lit else (), wagers)
    return settle(engine, code, toss, posted, asked)


@when("the toss is judged", target_fixture="answer")
def judged(engine: Asking, code: Code, toss: dict[str, Any]) -> Answered:
    return put(engine, JudgeToss(**toss, code=code))


@when(
    parsers.re(
        r"a round is to begin while the electrical device that failed is (?P<state>fixed|not fixed)"
    ),
    target_fixture="answer",
)
def round_to_begin(engine: Asking, code: Code, state: str) -> Answered:
    return put(engine, BeginRound(state == "fixed", code))


@when("the table is opened with these odds", target_fixture="answer")
def opened(engine: Asking, code: Code, posted: list[PostedOdds]) -> Answered:
    return put(engine, OpenTable(Table(tuple(posted)), code))


@when(
    parsers.re(r'odds are stated as "8 (?P<word>\w+) 1" (?:on|in) an? (?P<medium>.+)'),
    target_fixture="answer",
)
def stated(engine: Asking, code: Code, word: str, medium: str) -> Answered:
    return put(engine, StateOdds(word, Medium(medium), code))


@when(parsers.re(r"a player wagers by (?P<means>.+)"), target_fixture="answer")
def wagers_by(engine: Asking, code: Code, means: str) -> Answered:
    return put(engine, MakeWager(Means(means), code))


@when(
    parsers.re(
        r"(?P<dice>-?\d+) (?P<sealed>sealed|loose) dice in the charge of the (?P<person>.+) "
        r"have been on the table for (?P<hours>-?\d+) hours and (?P<minutes>\d+) minutes"
    ),
    target_fixture="answer",
)
def dice_at_the_table(
    engine: Asking, code: Code, dice: str, sealed: str, person: str, hours: str, minutes: str
) -> Answered:
    time = 60 * int(hours) + int(minutes)
    return put(engine, UseDice(int(dice), sealed == "sealed", Person(person), time, code))


@when(
    parsers.re(
        r"an? (?P<shaker>manual|automated) shaker is to be used while (?P<other>.+) is at the table"
    ),
    target_fixture="answer",
)
def shaker_beside(engine: Asking, code: Code, shaker: str, other: str) -> Answered:
    others = () if other == "no other" else (_SHAKERS[other.split()[1]],)
    return put(engine, UseShaker(_SHAKERS[shaker], others, code))


def trial(words: str) -> Trial | None:
    if words == "not tried":
        return None
    match = re.fullmatch(r"(\d+) times, (not )?verified", words)
    assert match is not None, words
    return Trial(int(match[1]), not match[2])


@when(
    parsers.re(
        r"the (?P<person>.+) inspects a table with an? (?P<shaker>manual|automated) shaker before "
        r"opening: device (?P<device>.+); shaker (?P<tried>.+)"
    ),
    target_fixture="answer",
)
def inspected(
    engine: Asking, code: Code, person: str, shaker: str, device: str, tried: str
) -> Answered:
    by_device = trial(device)
    assert by_device is not None
    asked = OpenForGaming(Person(person), _SHAKERS[shaker], by_device, trial(tried), code)
    return put(engine, asked)


@when(
    parsers.re(
        r"the (?P<person>.+) begins a shift at a table with an? (?P<shaker>manual|automated) "
        r"shaker: (?P<tried>.+)"
    ),
    target_fixture="answer",
)
def shift_begun(engine: Asking, code: Code, person: str, shaker: str, tried: str) -> Answered:
    return put(engine, BeginShift(Person(person), _SHAKERS[shaker], trial(tried), code))


@given(parsers.re(r"the three dice come to show (?P<dice>[\d, ]+)"))
def come_to_show(round_of_play: dict[str, Any], dice: str) -> None:
    round_of_play["dice"] = values(dice)


_ROW = re.compile(
    r"(?P<act>.+?)(: (?P<value>\d+)|: (?P<toss>.+?))?(, by the (?P<person>.+?))?"
    r"(?P<supervised>, the casino supervisor present)?"
)


@given("these acts")
def these_acts(acts: list[Done], datatable: list[list[str]]) -> None:
    """An act a row, as in `enter the value of a die: 5` or `shake the shaker, by the dealer`."""
    for (row,) in datatable:
        told = _ROW.fullmatch(row)
        assert told is not None, row
        person, toss = told["person"] or Person.DEALER, told["toss"] or Toss.FLAT
        done = Done(Act(told["act"]), int(told["value"] or 0), Person(person), Toss(toss))
        acts.append(replace(done, supervised=True) if told["supervised"] else done)


@then(parsers.re(r"the reason names the reading (?P<reading>\S+)"))
def reason_names(answer: Answered, reading: str) -> None:
    assert isinstance(answer, Permission)
    assert answer.reason.endswith(f"the reading {reading}")


@then(parsers.re(r"the toss is (?P<ruling>.+)"))
def toss_is(answer: Answered, ruling: str) -> None:
    assert isinstance(answer, Ruling)
    assert answer.ruling == ruling


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s wager of (?P<amount>\S+) (?P<result>is void|stands)"))
def returned_or_stands(answer: Answered, player: str, amount: str, result: str) -> None:
    outcome = outcome_of(answer, player)
    assert outcome.result == Result(result)
    assert (outcome.wagered, outcome.paid, outcome.collected) == (cents(amount), 0, 0)
    assert outcome.returned == (outcome.wagered if result == "is void" else 0)


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s wager is undecided"))
def left_undecided(answer: Answered, player: str) -> None:
    outcome = outcome_of(answer, player)
    assert (outcome.result, outcome.paid, outcome.returned) == (Result.UNDECIDED, 0, 0)


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s outcome also rests on (?P<citation>\S+)"))
def also_rests_on(answer: Answered, code: Code, player: str, citation: str) -> None:
    assert f"{code}-{citation}" in outcome_of(answer, player).authority


@then(parsers.re(r"(?P<player>[A-Z]\w+)'s outcome does not rest on (?P<citation>\S+)"))
def not_on(answer: Answered, code: Code, player: str, citation: str) -> None:
    assert f"{code}-{citation}" not in outcome_of(answer, player).authority
