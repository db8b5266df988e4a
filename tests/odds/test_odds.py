"""Exact odds: known figures, and what they are made from."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain

import pytest

from gamerules.engine.discovery import profiles
from gamerules.equipment import ImpossibleError
from gamerules.equipment.wheels import NUMBERS, blocks_of_four, touching
from gamerules.games.answers import Outcome, Result
from gamerules.games.big_six import Insignia
from gamerules.games.roulette.table import Bet, Wheel
from gamerules.games.roulette.wagers import Position, Where
from gamerules.odds import GAMES, Calculation, all_odds, odds_of, roulette
from gamerules.odds.model import WagerOdds, tally
from gamerules.odds.show import by_condition, odds_record, percent, share, table_of, to_one

EVEN_MONEY = (Bet.RED, Bet.BLACK, Bet.ODD, Bet.EVEN, Bet.ONE_TO_18, Bet.NINETEEN_TO_36)
USUAL_WHEEL = "24,15,7,4,2,1,1"


def outcome(
    result: Result, odds: str = "", paid: int | None = 0, back: int = 0, fee: int = 0
) -> Outcome:
    return Outcome("Ann", "bet", 100, result, paid, back, odds, False, "", ("x",), (), fee)


def of_wheel(wheel: str) -> dict[str, WagerOdds]:
    return {row.wager: row for row in odds_of("roulette", wheel=wheel).rows}


def test_a_tally_adds_up_what_can_become_of_a_wager() -> None:
    found = tally(
        "bet",
        [
            (Fraction(1, 8), outcome(Result.WINS, "2 to 1", 200, 100)),
            (Fraction(1, 8), outcome(Result.WINS, "1 to 1", 100, 100, fee=5)),
            (Fraction(1, 4), outcome(Result.LOSES)),
            (Fraction(1, 4), outcome(Result.HALF, back=50)),
            (Fraction(1, 8), outcome(Result.PUSH, back=100)),
            (Fraction(1, 8), outcome(Result.VOID, back=100)),
        ],
    )
    assert (found.win, found.lose, found.half, found.push) == (Fraction(1, 4),) * 4
    assert found.paid == ("1 to 1", "2 to 1")
    assert found.advantage == Fraction(1, 4) + Fraction(1, 8) - Fraction(2, 8) - Fraction(95, 800)
    # A player who keeps 1 and 95/100 of two wins of 1/8 must get back 3/8.
    assert found.true_odds == Fraction(3, 8) / Fraction(195, 800)


def test_vigorish_on_a_push_is_lost() -> None:
    third = Fraction(1, 3)
    ends = [outcome(Result.WINS, "1 to 1", 100, 100), outcome(Result.LOSES)]
    found = tally("bet", [(third, end) for end in (*ends, outcome(Result.PUSH, back=100, fee=25))])
    assert (found.push, found.advantage, found.true_odds) == (third, third / 4, Fraction(5, 4))


def test_a_win_whose_odds_were_not_supplied_leaves_the_advantage_unknown() -> None:
    half = Fraction(1, 2)
    found = tally("bet", [(half, outcome(Result.WINS, "x", None)), (half, outcome(Result.LOSES))])
    assert found.advantage is None
    assert found.paid == ()
    assert found.true_odds == 1
    assert table_of([found])[1] == ("bet", "1/2", "1/2", "1 to 1", "not supplied", "not supplied")
    assert odds_record(found)["advantage"] is None


def test_what_is_not_settled_or_not_all_has_no_odds() -> None:
    with pytest.raises(ValueError, match="only what is settled"):
        tally("bet", [(Fraction(1), outcome(Result.STANDS))])
    with pytest.raises(ValueError, match="do not make up one"):
        tally("bet", [(Fraction(1, 2), outcome(Result.LOSES))])


@pytest.mark.parametrize("bet", Bet)
def test_the_double_zero_wheel(bet: Bet) -> None:
    five_or_seven = {Bet.FIRST_FIVE_NUMBERS, Bet.SEVEN_NUMBERS}
    known = Fraction(3 if bet in five_or_seven else 1 if bet in EVEN_MONEY else 2, 38)
    assert of_wheel("double-zero")[bet].advantage == known


@pytest.mark.parametrize("wheel", ["single-zero", "double-zero-as-single"])
def test_the_single_zero_wheels(wheel: str) -> None:
    found = of_wheel(wheel)
    assert set(found) == set(Bet) - {Bet.FIRST_FIVE_NUMBERS}
    assert found.pop(Bet.SEVEN_NUMBERS).advantage == Fraction(2, 37)
    assert {row.advantage for row in found.values()} == {Fraction(1, 37)}


def test_half_is_lost_on_either_zero_of_a_double_zero_wheel() -> None:
    red = of_wheel("double-zero")[Bet.RED]
    assert (red.win, red.lose, red.half, red.push) == (
        Fraction(18, 38), Fraction(18, 38), Fraction(2, 38), Fraction(),
    )  # fmt: skip
    assert red.true_odds == Fraction(19, 18)


def test_another_place_of_the_same_wager_has_the_same_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {
        Bet.STRAIGHT: [Position(Where.WITHIN, (n,)) for n in ("0", "00", *NUMBERS)],
        Bet.SPLIT: [Position(Where.LINE, tuple(p)) for p in touching(double_zero=True)],
        Bet.THREE_NUMBERS: [
            *(Position(Where.OUTSIDE_LINE, (str(n),)) for n in range(1, 37, 3)),
            Position(Where.CORNER, ("0", "2", "00")),
        ],
        Bet.FOUR_NUMBERS: [Position(Where.CORNER, tuple(b)) for b in blocks_of_four()],
        Bet.SIX_NUMBERS: [
            Position(Where.OUTSIDE_CORNER, (str(n), str(n + 3))) for n in range(1, 34, 3)
        ],
        Bet.COLUMN: [Position(Where.WITHIN, (f"column of {n}",)) for n in (1, 2, 3)],
        Bet.DOZEN: [Position(Where.WITHIN, (box,)) for box in ("1st 12", "2nd 12", "3rd 12")],
    }
    usual = of_wheel("double-zero")
    for bet, others in places.items():
        for other in others:
            monkeypatch.setattr(roulette, "POSITIONS", {bet: other})
            (found,) = roulette.odds("double-zero")
            assert found == usual[bet], other


def test_every_wheel_is_there_if_none_is_named() -> None:
    rows = odds_of("roulette").rows
    assert list(dict.fromkeys(row.under for row in rows)) == list(Wheel)
    alike = by_condition(rows)
    assert list(alike) == [
        Wheel.DOUBLE_ZERO,
        f"{Wheel.SINGLE_ZERO} or {Wheel.DOUBLE_ZERO_AS_SINGLE}",
    ]
    assert sum(map(len, alike.values())) == 2 * len(Bet) - 1


def test_big_six_with_a_given_wheel() -> None:
    rows = {row.wager: row for row in odds_of("big-six", wheel=USUAL_WHEEL).rows}
    assert [row.advantage for row in rows.values()] == [
        Fraction(6, 54), Fraction(9, 54), Fraction(12, 54), Fraction(10, 54), Fraction(12, 54),
        Fraction(8, 54), Fraction(8, 54),
    ]  # fmt: skip
    assert rows[Insignia.ONE].true_odds == Fraction(30, 24)
    lacking = {row.wager: row for row in odds_of("big-six", wheel="1, 0, 0, 0, 0, 0, 0").rows}
    assert lacking[Insignia.ONE].advantage == -1
    assert lacking[Insignia.FLAG].true_odds is None
    assert to_one(lacking[Insignia.FLAG].true_odds) == "never wins"


@pytest.mark.parametrize(
    "wheel", ["", "24,15", "0,0,0,0,0,0,0", "a,15,7,4,2,1,1", "-1,1,1,1,1,1,1"]
)
def test_big_six_needs_a_wheel(wheel: str) -> None:
    with pytest.raises(ImpossibleError, match=r"say how often it shows \$1 Insignia"):
        odds_of("big-six", wheel=wheel)


def test_what_cannot_be_computed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImpossibleError, match="say baccarat or big-six or craps or mini"):
        odds_of("poker")
    with pytest.raises(ImpossibleError, match="wheels are double-zero, single-zero"):
        odds_of("roulette", wheel="triple-zero")
    monkeypatch.setitem(GAMES, "dice", Calculation(lambda: iter(()), "a note"))
    with pytest.raises(ImpossibleError, match="the odds of dice take no wheel: leave --wheel out"):
        odds_of("dice", wheel="round")
    with pytest.raises(ImpossibleError, match="roulette is one game: leave --game out"):
        odds_of("roulette", "punto-banco")
    assert odds_of("dice").note == "a note"


def test_pages_get_the_odds_of_every_game_or_why_there_are_none() -> None:
    found = all_odds()
    assert set(found) <= {profile.slug for profile in profiles()}
    assert found["big-six"].rows == ()
    assert "was not supplied" in found["big-six"].unknown
    assert found["roulette"] == odds_of("roulette")


def test_the_odds_paid_are_those_of_the_profile() -> None:
    wagers = chain.from_iterable(offer.wagers for p in profiles() for offer in p.offers)
    said = {(wager.name, wager.odds) for wager in wagers}
    for row in (*odds_of("roulette").rows, *odds_of("big-six", wheel=USUAL_WHEEL).rows):
        assert {(row.wager, f"at least {odds}") for odds in row.paid} <= said


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (Fraction(1, 19), "5.263%"),
        (Fraction(2, 3), "66.667%"),
        (Fraction(1), "100.000%"),
        (Fraction(0), "0.000%"),
        (Fraction(-1, 3), "-33.333%"),
        (Fraction(1, 1_000), "0.100%"),
    ],
)
def test_percent(part: Fraction, text: str) -> None:
    assert percent(part) == text
    assert share(part) == f"{part} ({text})"


def test_columns_that_no_wager_needs_are_left_out() -> None:
    double, single = by_condition(odds_of("roulette").rows).values()
    assert "Half lost" in table_of(double)[0]
    assert "Half lost" not in table_of(single)[0]
    assert "Push" not in table_of(double)[0]
    assert {len(row) for row in table_of(double)} == {7}
