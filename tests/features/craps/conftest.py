"""Steps of craps."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.money import cents
from gamerules.games.answers import Outcome, Result, Ruling, Settlement
from gamerules.games.craps.series import NameRoll
from gamerules.games.craps.table import FollowRolls, PlaceWager, Wager
from gamerules.games.craps.wagers import Area, Bet
from tests.features.conftest import Answered, decided_by, put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code

Roll = tuple[int, ...]
_BETS = "|".join(sorted(Bet, key=len, reverse=True))
_BET = rf"(?P<bet>{_BETS})(?: on (?P<number>\d+))?"
_CELLS = {
    "wins": Result.WINS,
    "loses": Result.LOSES,
    "void": Result.VOID,
    "stands": Result.STANDS,
    "inactive": Result.INACTIVE,
}
_TOTAL_OF = {4: (1, 3), 5: (1, 4), 6: (2, 4), 8: (2, 6), 9: (4, 5), 10: (4, 6)}


def read_rolls(words: str) -> list[Roll]:
    return [tuple(int(die) for die in roll.split("-")) for roll in words.split(", ")]


@pytest.fixture
def rolls() -> list[Roll]:
    """Every roll since the opening of the game."""
    return []


@pytest.fixture
def wagers() -> list[Wager]:
    return []


@given(parsers.re(r"the shooter has rolled (?P<rolled>.+)"))
def has_rolled(rolls: list[Roll], rolled: str) -> None:
    rolls += read_rolls(rolled)


@given(parsers.re(rf"(?P<player>[A-Z]\w+) makes an? {_BET} of (?P<amount>\$\S+)"))
def makes(
    rolls: list[Roll], wagers: list[Wager], player: str, bet: str, number: str | None, amount: str
) -> None:
    on = int(number) if number else None
    wager = Wager(player, cents(amount), Bet(bet), on)
    wagers.append(replace(wager, after=len(rolls)) if rolls else wager)


@given(
    parsers.re(
        r"(?P<player>[A-Z]\w+) calls the wager on for (?:the next roll|roll (?P<number>\d+))"
    )
)
def calls_on(wagers: list[Wager], rolls: list[Roll], player: str, number: str | None) -> None:
    (wager,) = [wager for wager in wagers if wager.player == player]
    roll = int(number or len(rolls) + 1)
    wagers[wagers.index(wager)] = replace(wager, called_on=(*wager.called_on, roll))


@given(
    parsers.re(
        r"the dealer places the marker button on (?P<player>[A-Z]\w+)'s wager for the next roll"
    )
)
def marks_on(wagers: list[Wager], rolls: list[Roll], player: str) -> None:
    (wager,) = [wager for wager in wagers if wager.player == player]
    wagers[wagers.index(wager)] = replace(wager, marked_on=(*wager.marked_on, len(rolls) + 1))


@given(parsers.re(r"(?P<player>[A-Z]\w+)'s wager is of 0 cents"))
def of_nothing(wagers: list[Wager], player: str) -> None:
    assert wagers[-1].player == player
    wagers[-1] = replace(wagers[-1], amount=0)


@given(parsers.re(r"(?P<player>[A-Z]\w+)'s wager was made after (?P<after>-?\d+) rolls"))
def made_after(wagers: list[Wager], player: str, after: str) -> None:
    assert wagers[-1].player == player
    wagers[-1] = replace(wagers[-1], after=int(after))


@when(parsers.re(r"the shooter rolls (?P<rolled>.+)"), target_fixture="answer")
def shooter_rolls(
    engine: Asking, code: Code, rolls: list[Roll], wagers: list[Wager], rolled: str
) -> Answered:
    rolls += read_rolls(rolled)
    return put(engine, FollowRolls(tuple(rolls), tuple(wagers), code))


@when("nothing is rolled", target_fixture="answer")
def nothing_rolled(engine: Asking, code: Code, wagers: list[Wager]) -> Answered:
    return put(engine, FollowRolls((), tuple(wagers), code))


@when("the next roll is named", target_fixture="answer")
def named(engine: Asking, code: Code, rolls: list[Roll]) -> Answered:
    return put(engine, NameRoll(tuple(rolls), code))


@when(parsers.re(rf"a player wants to make an? {_BET}"), target_fixture="answer")
def wants(engine: Asking, code: Code, rolls: list[Roll], bet: str, number: str | None) -> Answered:
    on = int(number) if number else None
    return put(engine, PlaceWager(Bet(bet), tuple(rolls), on, code=code))


@when(
    parsers.re(r"a player puts a (?P<bet>[A-Z][\w' ]+? Bet) on the (?P<area>.+) of the layout"),
    target_fixture="answer",
)
def puts(engine: Asking, code: Code, rolls: list[Roll], bet: str, area: str) -> Answered:
    return put(engine, PlaceWager(Bet(bet), tuple(rolls), area=Area(area), code=code))


@then(parsers.re(r'it is the "(?P<name>[^"]+)"'))
def it_is(answer: Answered, name: str) -> None:
    assert isinstance(answer, Ruling)
    assert (answer.ruling, answer.duties) == (name, ())


def the_outcome(answer: Answered, player: str, bet: str) -> Outcome:
    assert isinstance(answer, Settlement)
    (outcome,) = [o for o in answer.outcomes if (o.player, o.bet) == (player, bet)]
    if outcome.result is Result.WINS:
        # What a win is paid, and what is returned, was not supplied.
        assert outcome.odds.startswith("not supplied (19:47-1.4")
        assert (outcome.paid, outcome.returned, outcome.collected) == (None, None, 0)
    else:
        back = outcome.wagered if outcome.result is Result.VOID else 0
        assert (outcome.odds, outcome.paid, outcome.returned) == ("", 0, back)
    assert not outcome.above_minimum
    return outcome


@then(parsers.re(rf"the odds of (?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) are in (?P<place>.+)"))
def odds_are_in(answer: Answered, player: str, bet: str, place: str) -> None:
    assert the_outcome(answer, player, bet).odds == f"not supplied ({place})"


@then(
    parsers.re(
        rf"(?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) (?P<result>wins|loses|is void|stands|"
        r"is inactive) by (?P<citation>.+)"
    )
)
def fares(answer: Answered, code: Code, player: str, bet: str, result: str, citation: str) -> None:
    outcome = the_outcome(answer, player, bet)
    assert outcome.result == Result(result)
    decided_by(outcome.authority, citation, code)
    assert set(outcome.authority) <= set(answer.authority)  # type: ignore[union-attr]


@then(parsers.re(rf"(?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) also rests on (?P<citation>.+)"))
def rests_also(answer: Answered, code: Code, player: str, bet: str, citation: str) -> None:
    assert f"{code}-{citation}" in the_outcome(answer, player, bet).authority


@then(parsers.re(rf"(?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) waits for (?P<number>\d+)"))
def waits_for(answer: Answered, player: str, bet: str, number: str) -> None:
    assert the_outcome(answer, player, bet).numbers == (number,)


@then(parsers.re(rf"(?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) was of (?P<amount>\S+)"))
def was_of(answer: Answered, player: str, bet: str, amount: str) -> None:
    assert the_outcome(answer, player, bet).wagered == cents(amount)


@then(parsers.re(rf"(?P<player>[A-Z]\w+)'s (?P<bet>{_BETS}) had been decided before"))
def decided_before(answer: Answered, player: str, bet: str) -> None:
    assert isinstance(answer, Settlement)
    assert [o for o in answer.outcomes if (o.player, o.bet) == (player, bet)] == []


def faces(words: str, number: int) -> Iterator[Roll]:
    """Every roll that a row of a table speaks of: `2-2` itself, `1-3` in any way but the hard."""
    for roll in product(range(1, 7), repeat=2):
        total, hard = sum(roll), roll[0] == roll[1]
        if words == "its number":
            fits = total == number
        elif words == "any other":
            fits = total not in {number, 7}
        else:
            (named,) = read_rolls(words)
            fits = total == sum(named) and hard == (named[0] == named[1])
        if fits:
            yield roll


def before(words: str, bet: Bet) -> tuple[list[Roll], int, bool]:
    """What was rolled before, after how many rolls the wager was made, and whether it is on."""
    if words == "come out roll":
        return [], 0, False
    if words == "come out roll, on":
        return [], 0, True
    if words == "first roll":
        return [(4, 5)], 1, False
    match = re.fullmatch(r"(come )?point (\d+)(, come out roll)?", words)
    assert match is not None, words
    point = _TOTAL_OF[int(match[2])]
    if match[1]:
        return [(4, 5), point, *([(4, 5)] if match[3] else [])], 1, False
    return [point], 0 if bet in {Bet.PASS_LINE, Bet.DONT_PASS_LINE} else 1, False


@then(parsers.re(rf"on every roll the {_BET} fares so(?:, by (?P<citation>\S+))?"))
def fares_so(
    engine: Asking,
    code: Code,
    bet: str,
    number: str | None,
    citation: str | None,
    datatable: list[list[str]],
) -> None:
    """A row for each roll, a column for each state of the game."""
    (_, *states), *rows = datatable
    on = int(number) if number else None
    for state, (words, *cells) in product(range(len(states)), rows):
        rolled, after, called = before(states[state], Bet(bet))
        rolls_on = (len(rolled) + 1,) if called else ()
        wager = Wager("Ann", 100, Bet(bet), on, after, rolls_on, rolls_on)
        for roll in faces(words, on or 0):
            answer = put(engine, FollowRolls((*rolled, roll), (wager,), code))
            outcome = the_outcome(answer, "Ann", bet)
            assert outcome.result == _CELLS[cells[state]], f"{roll}, {states[state]}"
            if citation:
                decided_by(outcome.authority, citation, code)
