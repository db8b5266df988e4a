"""What holds for any hands and wagers at punto banco and minibaccarat."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamerules.equipment.cards import Rank
from gamerules.equipment.money import Odds
from gamerules.games.answers import Code, Outcome, Result, Settlement
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.hands import (
    NATURALS,
    VALUES,
    banker_draws,
    player_draws,
    point_count,
)
from gamerules.games.baccarat.offer import WagerRules, wagers_offered
from gamerules.games.baccarat.profile import PROFILES
from gamerules.games.baccarat.result import AnnouncedHand, Announcement, RoundResult
from gamerules.games.baccarat.settlement import (
    HandWager,
    SettleAnnouncedRound,
    SettleRound,
    settle_announced_round,
    settle_round,
)
from gamerules.games.baccarat.terms import TERMS, InPlace, Paytable, WagerOn
from gamerules.games.baccarat.vigorish import vigorish

AMOUNTS = st.integers(1, 10_000_000)
RANKS = st.sampled_from(Rank)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[tuple[Rank, ...], tuple[Rank, ...]]:
    """The two hands of a round, dealt by 19:47-3.9."""
    player, banker = [draw(RANKS), draw(RANKS)], [draw(RANKS), draw(RANKS)]
    first, second = point_count(player), point_count(banker)
    if first not in NATURALS and second not in NATURALS:
        if player_draws(first):
            player.append(draw(RANKS))
        if banker_draws(second, VALUES[player[2]] if player[2:] else None):
            banker.append(draw(RANKS))
    return tuple(player), tuple(banker)


def wagers_on(*on: WagerOn) -> st.SearchStrategy[tuple[HandWager, ...]]:
    wager = st.builds(HandWager, st.sampled_from(["Alice", "Bob"]), st.sampled_from(on), AMOUNTS)
    return st.lists(wager, min_size=1, max_size=6).map(tuple)


def gained(outcome: Outcome) -> Fraction:
    """What the player gains by what became of the wager; less than nothing is a loss."""
    match outcome.result:
        case Result.WINS:
            return Odds.parse(outcome.odds).fraction * outcome.wagered - (outcome.vigorish or 0)
        case Result.LOSES:
            return Fraction(-outcome.wagered)
        case Result.PUSH:
            return Fraction(-(outcome.vigorish or 0))
    return Fraction(0)


def kept_by_house(outcome: Outcome) -> int | None:
    """What the house keeps; None where that takes a fraction of a cent."""
    if outcome.paid is None or outcome.vigorish is None:
        assert outcome.result in {Result.WINS, Result.PUSH}
        assert outcome.returned == outcome.wagered
        assert outcome.reason.endswith("is no whole number of cents")
        return None
    assert outcome.returned is not None
    assert min(outcome.paid, outcome.returned, outcome.vigorish, outcome.collected) >= 0
    return outcome.collected - outcome.paid + outcome.vigorish


def balances(settlement: Settlement, wagers: tuple[HandWager, ...]) -> None:
    """What the house has is what the players lost, to the cent, and nothing is negative."""
    outcomes = settlement.outcomes
    assert [(o.player, o.bet, o.wagered) for o in outcomes] == [
        (w.player, w.on, w.amount) for w in wagers
    ]
    for outcome in outcomes:
        assert outcome.vigorish == 0 or outcome.bet == WagerOn.BANKER
        assert outcome.authority
        assert set(outcome.authority) <= set(settlement.authority)
        kept = kept_by_house(outcome)
        assert kept is None or kept + gained(outcome) == 0


@given(rounds(), wagers_on(WagerOn.BANKER, WagerOn.PLAYER, WagerOn.TIE), st.data())
def test_rounds_by_their_cards_balance(
    hands: tuple[tuple[Rank, ...], tuple[Rank, ...]],
    wagers: tuple[HandWager, ...],
    data: st.DataObject,
) -> None:
    game = data.draw(st.sampled_from([Game.PUNTO_BANCO, Game.MINIBACCARAT]))
    rules = WagerRules(data.draw(st.sampled_from([4, 5])), data.draw(st.booleans()))
    settlement = settle_round(SettleRound(rules, *hands, wagers, game))
    balances(settlement, wagers)
    player, banker = map(point_count, hands)
    for outcome in settlement.outcomes:
        if outcome.bet == WagerOn.TIE:
            assert (outcome.result is Result.WINS) == (player == banker)
        elif player == banker:
            assert outcome.result is Result.VOID
        elif (outcome.bet == WagerOn.PLAYER) == (player > banker):
            # Only an exact vigorish may be no whole number of cents.
            assert outcome.result in {Result.WINS, Result.UNDECIDED}
            assert outcome.result is Result.WINS or not rules.rounded
        else:
            assert outcome.result is Result.LOSES


TABLES = [
    WagerRules(total_cards=True),
    WagerRules(total_cards=True, in_place=(InPlace.BANKER_SIX,)),
    WagerRules(total_cards=True, in_place=(InPlace.TOTAL_CARDS,), percent=4),
    WagerRules(in_place=(InPlace.DRAGON_7,), dragon_7=True),
    WagerRules(in_place=(InPlace.ON_TIES,)),
    *(WagerRules(paytable=paytable, rounded=False) for paytable in Paytable),
]


@pytest.mark.parametrize("rules", TABLES)
@given(rounds(), st.data())
def test_announced_rounds_balance(
    rules: WagerRules, hands: tuple[tuple[Rank, ...], tuple[Rank, ...]], data: st.DataObject
) -> None:
    wagers = data.draw(wagers_on(*wagers_offered(rules)))
    counts = [point_count(cards) for cards in hands]
    naturals = [point_count(cards[:2]) in NATURALS for cards in hands]
    result = RoundResult.TIE
    if counts[0] != counts[1]:
        result = RoundResult.PLAYER if counts[0] > counts[1] else RoundResult.BANKER
    player, banker = (
        AnnouncedHand(count, len(cards), natural=natural)
        for count, cards, natural in zip(counts, hands, naturals, strict=True)
    )
    announced = Announcement(player, banker, result)
    # At minibaccarat the optional bonus wager is not decided, at punto banco ties owe nothing.
    game = Game.MINIBACCARAT if InPlace.ON_TIES in rules.in_place else Game.PUNTO_BANCO
    question = SettleAnnouncedRound(rules, announced, wagers, game, Code.NJAC_13_69F)
    balances(settle_announced_round(question), wagers)


@given(AMOUNTS, st.sampled_from(list(TERMS)), st.sampled_from([4, 5]))
def test_vigorish_is_never_below_exact_and_less_than_a_step_above(
    won: int, where: tuple[Game, Code], percent: int
) -> None:
    unit = TERMS[where].units[percent]
    exact = Fraction(won * percent, 100)
    rounded = vigorish(won, percent, unit)
    assert rounded is not None
    assert rounded % unit == 0
    assert exact <= rounded < exact + unit
    assert vigorish(won, percent, None) == (exact if exact.denominator == 1 else None)


def test_profiles_tell_every_wager_with_the_odds_that_settle() -> None:
    for profile, game in zip(PROFILES, (Game.PUNTO_BANCO, Game.MINIBACCARAT), strict=True):
        for offer in profile.offers:
            terms = TERMS[game, offer.code]
            told = {wager.name: wager.odds for wager in offer.wagers}
            for on, price in terms.prices.items():
                assert told[on] == ("at least " if price.least else "") + str(price.odds)
            assert any("Paytable C" in name for name in told) == bool(terms.schedule)
            assert all(wager.authority for wager in offer.wagers)
            assert all(option.authority and option.choices for option in offer.options)
