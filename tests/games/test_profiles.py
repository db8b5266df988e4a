"""Every game at a glance: its profile says what the law has and what the engine does."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from gamerules.engine.discovery import collected, profiles
from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment.money import Odds
from gamerules.evidence.project import Project
from gamerules.games import big_six, big_six_profile
from gamerules.games.answers import Permission, Result, Settlement
from gamerules.games.craps.behavior_profile import BEHAVIOR
from gamerules.games.craps.wagers import Bet
from gamerules.games.profile import Profile
from gamerules.games.roulette import profile as roulette_profile
from gamerules.games.roulette import settlement, table
from gamerules.law.citation import Citation
from gamerules.law.references import Standing
from gamerules.odds.roulette import POSITIONS
from tests.conftest import ROOT

if TYPE_CHECKING:
    from gamerules.games.profile import Wager
    from gamerules.law.law import Law

ALL = pytest.mark.parametrize("profile", profiles(), ids=lambda profile: profile.slug)
EVERYWHERE = table.Table(
    five_adjacent_numbers=table.Offer.EVERY_PLAYER,
    replica_on_layout=True,
    seven_numbers=table.Offer.EVERY_PLAYER,
    layout_approved=True,
)


def wagers_of(profile: Profile) -> dict[str, Wager]:
    return {wager.name: wager for offer in profile.offers for wager in offer.wagers}


@pytest.fixture
def engine() -> ReferenceEngine:
    return ReferenceEngine()


def test_the_games_that_have_a_profile_are_found() -> None:
    assert {"big-six", "roulette"} <= {profile.slug for profile in profiles()}


def test_two_games_cannot_share_a_page() -> None:
    one = Profile("One", "one", ())
    again = SimpleNamespace(PROFILE=one, PROFILES=(Profile("Two", "two", ()), one))
    assert [profile.slug for profile in collected([again, again])] == ["one", "two"]
    with pytest.raises(ValueError, match="two profiles of one"):
        collected([again, SimpleNamespace(PROFILE=Profile("Other", "one", ()))])


@ALL
def test_every_citation_of_a_profile_exists(profile: Profile, law: Law) -> None:
    for offer in profile.offers:
        named = [*(w.authority for w in offer.wagers), *(o.authority for o in offer.options)]
        assert all(named)
        for authority in named:
            for text in authority:
                citation = Citation.parse(text)
                # What fixes the odds may be a section that was not supplied.
                allowed = {Standing.HERE, Standing.NOT_SUPPLIED}
                assert law.standing(citation) in allowed, text
                assert citation.chapter == offer.code


@ALL
def test_the_sections_of_a_profile_are_in_the_contents(profile: Profile, law: Law) -> None:
    for offer in profile.offers:
        chapter = law.chapters[offer.code]
        assert chapter.subchapter(offer.subchapter) is not None
        for number in offer.sections:
            section = Citation.parse(f"{offer.code}-{number}")
            assert section.subchapter == offer.subchapter
            assert chapter.entry(section) or law.latest(section)


@pytest.mark.parametrize("bet", table.Bet)
def test_roulette_pays_the_odds_of_its_profile(bet: table.Bet, engine: ReferenceEngine) -> None:
    wager = settlement.Wager("Ann", 100, POSITIONS[bet])
    said = wagers_of(roulette_profile.PROFILE)[bet].odds
    won = []
    for compartment in EVERYWHERE.wheel.compartments:
        answer = engine.ask(settlement.SettleSpin(EVERYWHERE, compartment, (wager,)))
        assert isinstance(answer, Settlement)
        (outcome,) = answer.outcomes
        assert outcome.bet == bet
        if outcome.result is Result.WINS:
            won.append((f"at least {outcome.odds}", Fraction(outcome.paid or 0, 100)))
    assert set(won) == {(said, Odds.parse(said.removeprefix("at least ")).fraction)}


@pytest.mark.parametrize("insignia", big_six.Insignia)
def test_big_six_pays_the_odds_of_its_profile(
    insignia: big_six.Insignia, engine: ReferenceEngine
) -> None:
    posted = big_six.ClapperOption.RE_SPIN
    wager = big_six.Wager("Ann", 100, insignia)
    question = big_six.SettleSpin(big_six.Table(posted, posted), insignia, (wager,))
    answer = engine.ask(question)
    assert isinstance(answer, Settlement)
    said = wagers_of(big_six_profile.PROFILE)[insignia].odds
    assert said == f"at least {answer.outcomes[0].odds}"


def test_the_profiles_have_every_wager_and_no_other() -> None:
    assert list(wagers_of(roulette_profile.PROFILE)) == list(table.Bet)
    assert list(wagers_of(big_six_profile.PROFILE)) == list(big_six.Insignia)


def test_a_roulette_table_may_be_opened_with_each_choice_and_no_other(
    engine: ReferenceEngine,
) -> None:
    options = {option.name: option for option in roulette_profile.PROFILE.offers[0].options}
    fields: dict[str, tuple[str, Any]] = {
        "Wheel": ("wheel", table.Wheel),
        "Five adjacent numbers, as five straight wagers, offered to": (
            "five_adjacent_numbers",
            table.Offer,
        ),
        "Seven numbers, offered to": ("seven_numbers", table.Offer),
    }
    assert set(options) == {*fields, "Payout odds"}
    for name, (field, choices) in fields.items():
        permitted = []
        for choice in choices:
            chosen = dataclasses.replace(EVERYWHERE, **{field: choice})
            answer = engine.ask(table.OpenTable(chosen))
            assert isinstance(answer, Permission)
            if answer.permitted:
                permitted.append(choice)
        assert options[name].choices == tuple(permitted)


def test_a_profile_is_a_module_of_its_own_so_that_no_code_seems_to_decide_by_it() -> None:
    modules = {named.module for named in Project(ROOT).code()}
    assert table.__name__ in modules
    assert not [module for module in modules if module.endswith("profile")]


def test_the_matrix_of_craps_has_every_wager_in_every_phase_and_the_hardways_apart() -> None:
    matrix = BEHAVIOR
    assert len(matrix.columns) == 15
    rows = {name: dict(zip(matrix.columns, cells, strict=True)) for name, *cells in matrix.rows}
    assert {name.partition(",")[0].partition(" on ")[0] for name in rows} == set(Bet)
    assert rows["Pass Bet, come out roll"]["12"] == "loses"
    assert rows["Don't Pass Bet, come out roll"]["12"] == "void"
    come = rows["Come Bet, point 6, any later roll"]
    assert come["6"] == come["6, hardway"] == "wins"
    assert rows["Six the Hardway, any roll"]["6"] == "loses"
    assert rows["Six the Hardway, any roll"]["6, hardway"] == "wins"
    place = {
        name: row["7"] for name, row in rows.items() if name.startswith("Place Bet to Win on 6")
    }
    assert list(place.values()) == ["inactive", "loses", "loses"]
    assert rows["Place Bet to Lose on 6, any roll"]["7"] == "wins"
