"""The exact odds of baccarat: known figures, and the count of orders beside dealing each."""

from __future__ import annotations

import sys
import time
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import cache
from io import StringIO
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.hands import VALUES, play_out
from gamerules.games.baccarat.result import result_of
from gamerules.games.baccarat.terms import TERMS, WagerOn
from gamerules.odds import FAMILIES, odds_of
from gamerules.odds.baccarat import OPTIONS
from gamerules.odds.progress import with_progress
from gamerules.odds.shoe import ends_of

if TYPE_CHECKING:
    from gamerules.odds.model import WagerOdds

FIVE = "Banker's Hand: vigorish of 5 percent"
OLD, NEW = Code.NJAC_19_47, Code.NJAC_13_69F


@cache
def of(member: str = "punto-banco", decks: int = 8, code: str = OLD) -> dict[str, WagerOdds]:
    rows = odds_of("baccarat", member, decks=str(decks), code=code).rows
    return {row.wager: row for row in rows}


def rounded(part: Fraction | None, places: int) -> Decimal:
    assert part is not None
    return Decimal(round(part * 10**places)).scaleb(-places)


def test_the_chances_of_eight_decks() -> None:
    found = of()
    wins = [rounded(found[name].win, 6) for name in (FIVE, WagerOn.PLAYER, WagerOn.TIE)]
    assert wins == [Decimal("0.458597"), Decimal("0.446247"), Decimal("0.095156")]
    assert sum(found[name].win for name in (FIVE, WagerOn.PLAYER, WagerOn.TIE)) == 1
    assert found[FIVE].win == Fraction(8954111587648, 19524993263685)


def test_true_odds_count_the_vigorish() -> None:
    row = of()["Banker's Hand: vigorish of 5 percent"]
    assert row.true_odds is not None
    assert row.true_odds * Fraction(95, 100) * row.win == row.lose


@pytest.mark.parametrize(
    ("decks", "wager", "percent"),
    [
        (8, FIVE, "1.0579"),
        (8, WagerOn.PLAYER, "1.2351"),
        (8, WagerOn.TIE, "14.3596"),
        (6, FIVE, "1.0558"),
        (6, WagerOn.PLAYER, "1.2374"),
        (6, WagerOn.TIE, "14.4382"),
    ],
)
def test_known_figures(decks: int, wager: str, percent: str) -> None:
    assert rounded(of(decks=decks)[wager].advantage, 6) == Decimal(percent) / 100


@pytest.mark.parametrize(
    ("wager", "percent"),
    [
        (FIVE, "1.058"),
        ("Banker's Hand: a Banker's Hand of six pays 1 to 2", "1.458"),
        ("Banker's Hand: a dragon 7 hand is a push", "1.018"),
        (WagerOn.DRAGON_7, "7.611"),
        ("optional bonus wager on the Banker's Hand: Paytable A", "9.373"),
        ("optional bonus wager on the Player's Hand: Paytable A", "2.652"),
        ("optional bonus wager on the Banker's Hand: Paytable B", "8.847"),
        ("optional bonus wager on the Player's Hand: Paytable B", "2.582"),
        ("optional bonus wager on the Banker's Hand: Paytable C", "8.531"),
        ("optional bonus wager on the Player's Hand: Paytable C", "2.500"),
    ],
)
def test_figures_under_13_69f(wager: str, percent: str) -> None:
    assert rounded(of(code=NEW)[wager].advantage, 5) == Decimal(percent) / 100


@pytest.mark.parametrize("member", FAMILIES["baccarat"])
@pytest.mark.parametrize("code", Code)
def test_each_percent_of_vigorish_costs_that_share_of_what_is_won(member: str, code: Code) -> None:
    found = of(member, code=code)
    banker, player, tie = found[FIVE], found[WagerOn.PLAYER], found[WagerOn.TIE]
    assert (banker.win, banker.lose, banker.push) == (player.lose, player.win, tie.win)
    for percent in (4, 5):
        charged = found[f"Banker's Hand: vigorish of {percent} percent"].advantage
        assert charged == banker.lose - banker.win * (1 - Fraction(percent, 100))


@pytest.mark.parametrize("code", Code)
def test_vigorish_on_ties_at_minibaccarat(code: Code) -> None:
    found = of("minibaccarat", code=code)["Banker's Hand: 25 percent of the wager on ties"]
    assert found.advantage == found.lose - found.win + found.push / 4
    assert "Banker's Hand: 25 percent of the wager on ties" not in of(code=code)


def test_total_card_wagers() -> None:
    found = of(code=NEW)
    four, five, six = (found[f"{number} cards"] for number in ("four", "five", "six"))
    assert four.win + five.win + six.win == 1
    assert (four.paid, five.paid, six.paid) == (("3 to 2",), ("2 to 1",), ("2 to 1",))
    freed = found["Banker's Hand: no vigorish with total card wagers as high as the wager"]
    assert freed.advantage == freed.lose - freed.win


def test_a_dragon_7_hand_is_a_push_for_the_bankers_hand_and_wins_for_dragon_7() -> None:
    found = of(code=NEW)
    pushed = found["Banker's Hand: a dragon 7 hand is a push"]
    assert pushed.push - found[FIVE].push == found[WagerOn.DRAGON_7].win
    assert found[WagerOn.DRAGON_7].paid == ("40 to 1",)


@pytest.mark.parametrize("member", FAMILIES["baccarat"])
@pytest.mark.parametrize("code", Code)
def test_a_wager_has_the_same_odds_with_each_option_that_has_it(member: str, code: Code) -> None:
    every = of(member, code=code)
    named = set()
    for option in OPTIONS:
        try:
            rows = odds_of("baccarat", member, code=code, option=option).rows
        except ImpossibleError:
            continue
        assert [every[row.wager] for row in rows] == list(rows)
        named |= {row.wager for row in rows}
    assert named == set(every)


@pytest.mark.parametrize("member", FAMILIES["baccarat"])
@pytest.mark.parametrize("code", Code)
def test_every_wager_with_a_price_has_its_odds(member: str, code: Code) -> None:
    game = {"punto-banco": Game.PUNTO_BANCO, "minibaccarat": Game.MINIBACCARAT}[member]
    found = {name.partition(":")[0]: row for name, row in of(member, code=code).items()}
    prices = TERMS[game, code].prices
    assert set(prices) <= set(found)
    assert {on: found[on].paid[0] for on in prices} == {
        on: str(price.odds) for on, price in prices.items()
    }


def test_the_optional_bonus_wager_has_no_odds_where_its_rules_were_not_supplied() -> None:
    assert not [wager for wager in of("minibaccarat", code=NEW) if "bonus" in wager]
    assert "When the optional bonus wager wins was not supplied" in odds_of("minibaccarat").note


@pytest.mark.parametrize(
    "cards", ["0 1 2 3 4 5 6 7", "0 0 0 3 6 7 9", "1 1 5 5 5 8 9", "2 3 3 4 6 6 0 0"]
)
def test_counted_orders_are_those_of_dealing_each(cards: str) -> None:
    values = [int(value) for value in cards.split()]
    card = {value: rank for rank, value in VALUES.items()}
    dealt = Counter(
        result_of(Game.PUNTO_BANCO, *play_out(order))
        for order in permutations([card[value] for value in values], 6)
    )
    expected = {end: Fraction(orders, dealt.total()) for end, orders in dealt.items()}
    assert ends_of([values.count(value) for value in range(10)]) == expected


def test_both_codes_stand_beside_each_other_if_none_is_named() -> None:
    under = {row.under for row in odds_of("punto-banco", decks="7").rows}
    assert under == {"N.J.A.C. 19:47, 7 decks", "N.J.A.C. 13:69F, 7 decks"}


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        ({"decks": "5"}, r"5 decks are too few: .* at least 6 decks \(19:47-3.1\(a\)\)"),
        ({"decks": "many"}, "'many' is no number of decks: say --decks 8"),
        ({"decks": "8_0"}, "'8_0' is no number of decks"),
        ({"decks": "8" * 5}, "'88888' is no number of decks"),
        ({"code": "19:46"}, "there is no chapter '19:46': say 19:47 or 13:69F"),
        ({"option": "none"}, "with the option 'none': options are five-percent, four-percent, ban"),
        (
            {"option": "dragon-7", "code": "19:47"},
            "banco under 19:47 are not .* 'dragon-7': options are five-percent, four-percent$",
        ),
        ({"option": "on-ties"}, "banco are not computed with the option 'on-ties'"),
        ({"wheel": "round"}, "the odds of punto-banco take no wheel: leave --wheel out"),
        ({"member": "chemin-de-fer"}, "say punto-banco or minibaccarat"),
    ],
)
def test_what_is_wrong_is_refused(inputs: dict[str, str], message: str) -> None:
    with pytest.raises(ImpossibleError, match=message):
        odds_of("baccarat", **inputs)


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "seconds", "bars"),
    [(Terminal(), 0.6, 2), (Terminal(), 0.1, 0), (StringIO(), 0.6, 0)],
)
def test_a_bar_is_shown_on_a_terminal_after_a_second(
    stream: StringIO, seconds: float, bars: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(10))
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock) * seconds)
    assert list(with_progress("abc")) == ["a", "b", "c"]
    assert stream.getvalue().count("[") == bars
    assert not stream.getvalue() or stream.getvalue().endswith(" \r")
