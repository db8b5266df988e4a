"""The shoe of baccarat: what was not supplied is not answered, and the cut goes round once."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamerules.games.answers import Code, NotSupportedError
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.cut import OfferCut, Seated, Seating, offer_cut
from gamerules.games.baccarat.lacing import Dispersal, LaceCards, lace_cards
from gamerules.games.baccarat.opening import (
    InspectOpening,
    OpeningAct,
    OpeningDone,
    OpeningSequence,
    inspect_opening,
    opening_sequence,
)
from gamerules.games.baccarat.reshuffle import Change, ChangeReshuffling, change_reshuffling
from gamerules.games.baccarat.shuffle import (
    InspectShuffle,
    MustShuffle,
    Procedure,
    ShuffleAct,
    ShuffleDone,
    ShuffleMoment,
    inspect_shuffle,
    must_shuffle,
)


def test_chemin_de_fer_was_not_supplied_in_the_new_chapter() -> None:
    with pytest.raises(NotSupportedError, match="13:69F on the shoe at baccarat-chemin de fer"):
        opening_sequence(OpeningSequence(Game.CHEMIN_DE_FER, code=Code.NJAC_13_69F))


@pytest.mark.parametrize(
    ("game", "act"),
    [
        (Game.PUNTO_BANCO, ShuffleAct.OFFER),
        (Game.PUNTO_BANCO, ShuffleAct.RECUT),
        (Game.MINIBACCARAT, ShuffleAct.LACE),
    ],
)
def test_a_procedure_that_breaks_off_is_inspected_no_further(game: Game, act: ShuffleAct) -> None:
    done = (ShuffleDone(ShuffleAct.SHUFFLE, Person.CALLER), ShuffleDone(act, Person.CALLER))
    elected = Procedure.FIRST if game is Game.PUNTO_BANCO else None
    with pytest.raises(NotSupportedError, match=f"not supplied as far as '{act}'"):
        inspect_shuffle(InspectShuffle(game, done, procedure=elected, code=Code.NJAC_13_69F))


def test_the_other_procedure_of_the_new_chapter_was_not_supplied() -> None:
    second, code = Procedure.SECOND, Code.NJAC_13_69F
    with pytest.raises(NotSupportedError, match=r"13:69F-3\.5\(a\)2 was not supplied"):
        must_shuffle(MustShuffle(Game.PUNTO_BANCO, ShuffleMoment.COMPLETED, False, second, code))
    with pytest.raises(NotSupportedError, match=r"13:69F-3\.5\(a\)2 was not supplied"):
        inspect_shuffle(InspectShuffle(Game.PUNTO_BANCO, (), procedure=second, code=code))


def test_an_act_of_another_chapter_after_a_breach_is_not_looked_at() -> None:
    done = (
        OpeningDone(OpeningAct.VERIFY, Person.FLOORPERSON),
        OpeningDone(OpeningAct.SORT, Person.PARTICIPANT),
    )
    answer = inspect_opening(InspectOpening(Game.PUNTO_BANCO, done, code=Code.NJAC_13_69F))
    assert answer.breach is not None
    assert answer.breach.position == 1


def test_the_lacing_of_mini_baccarat_was_not_supplied_in_the_new_chapter() -> None:
    with pytest.raises(NotSupportedError, match="13:69F on lacing at minibaccarat"):
        lace_cards(LaceCards(Game.MINIBACCARAT, 6, 52, Dispersal.EVENLY, Code.NJAC_13_69F))


def test_the_condition_of_the_new_chapter_on_reshuffling_is_left_unanswered() -> None:
    question = ChangeReshuffling(Game.PUNTO_BANCO, Change.INITIATE, (), code=Code.NJAC_13_69F)
    with pytest.raises(NotSupportedError):
        change_reshuffling(question)


@given(
    st.sampled_from(Game),
    st.sets(st.integers(1, 15), min_size=1),
    st.none() | st.integers(1, 15),
)
def test_the_cut_goes_once_round_the_table_clockwise(
    game: Game, positions: set[int], last_to_deal: int | None
) -> None:
    seated = tuple(Seated(str(position), position) for position in positions)
    *offered, last = offer_cut(OfferCut(game, Seating(seated, last_to_deal))).duties
    assert last == Person.CALLER
    order = [int(participant) for participant in offered]
    assert sorted(order) == sorted(positions)
    # Clockwise is down in number, and from the lowest on to the highest: at most once.
    assert sum(b > a for a, b in pairwise(order)) <= 1
    if game is Game.MINIBACCARAT or last_to_deal is None:
        assert order[0] == max(positions)
    elif last_to_deal in positions:
        assert order.index(last_to_deal) == (0 if game is Game.PUNTO_BANCO else len(order) - 1)
