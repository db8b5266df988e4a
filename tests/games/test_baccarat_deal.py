"""What holds for every shoe of punto banco, whatever its cards."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment.cards import Rank
from gamerules.games.answers import NotSupportedError, Ruling
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.cards import (
    Back,
    Color,
    CuttingCard,
    ShoePlace,
    UseDecks,
    UseShoe,
    use_decks,
    use_shoe,
)
from gamerules.games.baccarat.dealing import PlayRound, WhoseCard
from gamerules.games.baccarat.drawing import BankersThirdCard, PlayersThirdCard
from gamerules.games.baccarat.minibaccarat_deal import (
    DealInitialCards,
    InitialAct,
    InitialDone,
    InspectInitialDeal,
    WayToDeal,
)
from gamerules.games.baccarat.points import CountHand, ValueCard

ENGINE = ReferenceEngine()
ranks = st.sampled_from(Rank)
shoes = st.lists(ranks, min_size=6, max_size=10).map(tuple)


def ruling(question: object) -> Ruling:
    answer = ENGINE.ask(question)
    assert isinstance(answer, Ruling)
    return answer


def count(cards: tuple[Rank, ...]) -> int:
    return int(ruling(CountHand(Game.PUNTO_BANCO, cards)).ruling)


def dealt(shoe: tuple[Rank, ...]) -> tuple[tuple[Rank, ...], tuple[Rank, ...]]:
    """The two hands, as the acts of the round deal them from the shoe."""
    hands: dict[str, tuple[Rank, ...]] = {"Player's Hand": (), "Banker's Hand": ()}
    cards = iter(shoe)
    for act in ruling(PlayRound(shoe)).duties:
        if act.startswith("deal"):
            hand = act.split(" to the ")[1]
            hands[hand] = (*hands[hand], next(cards))
    return hands["Player's Hand"], hands["Banker's Hand"]


def check_round(shoe: tuple[Rank, ...]) -> None:
    """The round is legal, by the rules in other words than the tables."""
    players, bankers = dealt(shoe)
    assert (players[:2], bankers[:2]) == ((shoe[0], shoe[2]), (shoe[1], shoe[3]))
    assert len(players) <= 3
    assert len(bankers) <= 3
    counts = count(players[:2]), count(bankers[:2])
    if max(counts) >= 8:
        assert len(players) == len(bankers) == 2
        return
    assert (len(players) == 3) == (counts[0] <= 5)
    if len(players) == 2:
        assert (len(bankers) == 3) == (counts[1] <= 5)
        return
    # The Banker's Hand draws against a band of values that shrinks by two with each point.
    value = int(ruling(ValueCard(Game.PUNTO_BANCO, players[2])).ruling)
    lowest = {4: 2, 5: 4, 6: 6}.get(counts[1], 0)
    against = value != 8 if counts[1] == 3 else lowest <= value <= 7
    assert (len(bankers) == 3) == (counts[1] <= 2 or (counts[1] <= 6 and against))


@given(shoes)
def test_any_shoe_plays_out_to_a_legal_round(shoe: tuple[Rank, ...]) -> None:
    check_round(shoe)


def test_any_two_hands_and_third_card_make_a_legal_round() -> None:
    digits = (Rank.KING, *list(Rank)[:9])
    for player, banker, third in product(digits, digits, Rank):
        check_round((Rank.KING, Rank.TEN, player, banker, third, Rank.ACE))


@given(shoes)
def test_the_tables_agree_with_the_round(shoe: tuple[Rank, ...]) -> None:
    players, bankers = dealt(shoe)
    counts = count(players[:2]), count(bankers[:2])
    third = players[2] if len(players) == 3 else None
    draws = {"draw": 3, "stay": 2}
    assert len(players) == draws[ruling(PlayersThirdCard(*counts)).ruling]
    assert len(bankers) == draws[ruling(BankersThirdCard(*counts, third)).ruling]


@given(shoes)
def test_the_higher_point_count_is_told(shoe: tuple[Rank, ...]) -> None:
    players, bankers = (count(hand) for hand in dealt(shoe))
    higher = {True: "the Player's Hand is higher", False: "the Banker's Hand is higher"}
    told = ruling(PlayRound(shoe)).ruling
    assert told == (
        "the Point Counts are equal" if players == bankers else higher[players > bankers]
    )


@given(shoes)
def test_a_shoe_that_is_one_card_short_makes_the_round_void(shoe: tuple[Rank, ...]) -> None:
    players, bankers = dealt(shoe)
    needed = len(players) + len(bankers)
    assert 4 <= needed <= 6
    assert ruling(PlayRound(shoe[:needed])) == ruling(PlayRound(shoe))
    assert ruling(PlayRound(shoe[: needed - 1])).ruling == "the round is void"


@given(
    st.sampled_from([Game.PUNTO_BANCO, Game.MINIBACCARAT]),
    st.lists(ranks, min_size=2, max_size=3).map(tuple),
)
def test_the_point_count_is_the_right_digit_of_the_total(
    game: Game, hand: tuple[Rank, ...]
) -> None:
    total = sum(int(ruling(ValueCard(game, card)).ruling) for card in hand)
    told = ruling(CountHand(game, hand)).ruling
    assert told in list("0123456789")
    assert told == str(total)[-1]


@pytest.mark.parametrize(
    "question",
    [
        UseDecks(Game.MINIBACCARAT, 6, (CuttingCard(Color.GREEN, solid=True),) * 2),
        WhoseCard(Game.CHEMIN_DE_FER, 1),
    ],
)
def test_what_was_not_supplied_is_not_answered(question: object) -> None:
    with pytest.raises(NotSupportedError):
        ENGINE.ask(question)


def test_what_follows_the_point_counts_at_minibaccarat_is_not_answered() -> None:
    cards = (Rank.KING, Rank.FIVE, Rank.FOUR, Rank.KING)
    counts = {InitialAct.COUNT_PLAYERS: 4, InitialAct.COUNT_BANKERS: 5}
    order = ruling(DealInitialCards(WayToDeal.FACE_UP)).duties
    acts = [InitialDone(InitialAct(act), counts.get(InitialAct(act))) for act in order]
    more = (*acts, InitialDone(InitialAct.REMOVE_LEFT))
    with pytest.raises(NotSupportedError, match=r"after 19:47-7\.8\(a\)"):
        ENGINE.ask(InspectInitialDeal(WayToDeal.FACE_UP, cards, more))


@pytest.mark.parametrize(
    ("game", "permitted"), [(Game.PUNTO_BANCO, False), (Game.CHEMIN_DE_FER, True)]
)
def test_only_punto_banco_asks_for_solid_cutting_cards(game: Game, permitted: bool) -> None:
    striped = CuttingCard(Color.GREEN, solid=False)
    assert use_decks(UseDecks(game, 6, (striped, striped))).permitted == permitted


@pytest.mark.parametrize("place", ShoePlace)
def test_the_law_does_not_say_where_the_shoe_of_chemin_de_fer_is(place: ShoePlace) -> None:
    backs = (Back("red", "plain"),)
    assert use_shoe(UseShoe(Game.CHEMIN_DE_FER, backs, True, place)).permitted
