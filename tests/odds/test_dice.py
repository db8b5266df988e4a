"""Exact odds of the games with dice: known figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamerules.games.craps.table import Table
from gamerules.games.craps.wagers import Bet, Standing
from gamerules.games.sic_bo import wagers as sic_bo
from gamerules.odds import odds_of
from gamerules.odds.craps import settled


@pytest.mark.parametrize(
    ("wager", "advantage"),
    [
        ("Small bet", Fraction(1, 36)),
        ("Big bet", Fraction(1, 36)),
        ("Two of a kind", Fraction(1, 3)),
        ("Three of a kind", Fraction(65, 216)),
        ("Any three of a kind", Fraction(11, 36)),
        ("Total value of 4", Fraction(7, 24)),
        ("Total value of 9", Fraction(41, 216)),
        ("Total value of 10", Fraction(1, 8)),
        ("Any two dice combination", Fraction(1, 6)),
        ("One of a kind", Fraction(17, 216)),
    ],
)
def test_sic_bo_at_the_least_odds(wager: str, advantage: Fraction) -> None:
    (row,) = [row for row in odds_of("sic-bo").rows if row.wager == wager]
    assert row.advantage == advantage


def test_every_row_of_the_least_odds_of_sic_bo_has_its_odds() -> None:
    assert {row.wager for row in odds_of("sic-bo").rows} == set(sic_bo.FLOORS.minimum)


@pytest.mark.parametrize(
    ("wager", "at_even_money"),
    [
        ("Pass Bet", Fraction(7, 495)),
        ("Come Bet", Fraction(7, 495)),
        ("Don't Pass Bet", Fraction(3, 220)),
        ("Don't Come Bet", Fraction(3, 220)),
    ],
)
def test_craps_at_1_to_1(wager: str, at_even_money: Fraction) -> None:
    (row,) = [row for row in odds_of("craps").rows if row.wager == wager]
    assert row.lose - row.win == at_even_money
    assert row.win + row.lose + row.push == 1
    assert row.advantage is None


@pytest.mark.parametrize(
    ("wager", "true_odds"),
    [
        ("Place Bet to Win on 6", Fraction(6, 5)),
        ("Place Bet to Lose on 10", Fraction(1, 2)),
        ("Four the Hardway", Fraction(8)),
        ("Eight the Hardway", Fraction(10)),
        ("Field Bet", Fraction(5, 4)),
        ("Any Seven", Fraction(5)),
        ("Horn Bet", Fraction(5)),
        ("11 in One Roll", Fraction(17)),
    ],
)
def test_true_odds_of_craps(wager: str, true_odds: Fraction) -> None:
    (row,) = [row for row in odds_of("craps").rows if row.wager == wager]
    assert row.true_odds == true_odds


def test_a_place_bet_has_the_same_chances_whether_it_is_on_or_not() -> None:
    off = settled(Table(None, (Standing(Bet.PLACE_TO_WIN, 6),)))
    on = settled(Table(None, (Standing(Bet.PLACE_TO_WIN, 6, called_on=True, marked_on=True),)))
    assert off == on


def test_every_wager_of_craps_has_its_odds() -> None:
    names = {row.wager.partition(" on ")[0] for row in odds_of("craps").rows}
    assert names == set(Bet)
