"""Steps of the procedures around the shoe, at the three games of baccarat."""

from __future__ import annotations

import pytest
from pytest_bdd import given, parsers

from gamerules.games.baccarat import Game

GAMES = {
    "punto banco": Game.PUNTO_BANCO,
    "chemin de fer": Game.CHEMIN_DE_FER,
    "minibaccarat": Game.MINIBACCARAT,
    "mini-baccarat": Game.MINIBACCARAT,
}
_GAME = rf"(?P<name>{'|'.join(GAMES)})"

Acts = list[tuple[str, str]]
"""Who did what, in order."""


@pytest.fixture
def acts() -> Acts:
    return []


@given(parsers.re(rf"an? {_GAME} table"), target_fixture="game")
def a_table(name: str) -> Game:
    return GAMES[name]


# Sequences of acts: the lawful one is written out, and scenarios change one thing about it.


@given("these acts")
def these_acts(acts: Acts, datatable: list[list[str]]) -> None:
    acts[:] = [(by, act) for by, act in datatable]


def place_of(acts: Acts, act: str) -> int:
    (place,) = [place for place, (_, done) in enumerate(acts) if done == act]
    return place


@given(parsers.re(r"'(?P<act>.+)' is left out"))
def left_out(acts: Acts, act: str) -> None:
    del acts[place_of(acts, act)]


@given(parsers.re(r"'(?P<act>.+)' is done twice"))
def done_twice(acts: Acts, act: str) -> None:
    place = place_of(acts, act)
    acts.insert(place, acts[place])


@given(parsers.re(r"'(?P<act>.+)' is done by (?P<who>.+)"))
def done_by(acts: Acts, act: str, who: str) -> None:
    acts[place_of(acts, act)] = (who, act)


@given(parsers.re(r"'(?P<act>.+)' comes before '(?P<other>.+)'"))
def comes_before(acts: Acts, act: str, other: str) -> None:
    moved = acts.pop(place_of(acts, act))
    acts.insert(place_of(acts, other), moved)


@given(parsers.re(r"after '(?P<other>.+)', (?P<who>.+) does this: '(?P<act>.+)'"))
def done_after(acts: Acts, other: str, who: str, act: str) -> None:
    acts.insert(place_of(acts, other) + 1, (who, act))


@given(parsers.re(r"after '(?P<act>.+)' these acts follow"))
def these_follow(acts: Acts, act: str, datatable: list[list[str]]) -> None:
    acts[place_of(acts, act) + 1 :] = [(by, done) for by, done in datatable]


@given(parsers.re(r"(?P<first>\w+) and (?P<second>\w+) decline the cut too"))
def decline_too(acts: Acts, first: str, second: str) -> None:
    place = place_of(acts, "decline the cut") + 1
    acts[place:place] = [(first, "decline the cut"), (second, "decline the cut")]


@given("nothing is done")
def nothing_is_done(acts: Acts) -> None:
    acts.clear()
