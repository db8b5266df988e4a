"""Steps of the irregularities of baccarat-chemin de fer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank
from gamerules.games.baccarat.bank_transfer import TransferBank
from gamerules.games.baccarat.chemin_de_fer_irregularities import (
    BankersDraw,
    CuttingCardPlace,
    FoundIn,
    JudgeBankersInitialCards,
    JudgeCardAfterStay,
    JudgeCardsLeft,
    JudgeExcessCard,
    JudgeFaceUpCards,
    JudgePlayersCardTaken,
    JudgePlayersInitialCards,
    JudgeTwoCardsDrawn,
    JudgeWrongOrder,
)
from gamerules.games.baccarat.void import SettleVoidHand, VoidCause
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import Answered, decided_by, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from gamerules.games.baccarat.against_banker import Against

_DRAWS = "|".join(BankersDraw)
_RECTIFIED = r"(?P<state>can|cannot) be rectified"


@then(parsers.re(r'the ruling is "(?P<words>[^"]+)" by (?P<citation>\S+)'))
def ruling_is(answer: Answered, code: Code, words: str, citation: str) -> None:
    assert ruling(answer).ruling == words
    decided_by(ruling(answer).authority, citation, code)


@then("nothing more must be done")
def nothing_more(answer: Answered) -> None:
    assert ruling(answer).duties == ()


@then(parsers.re(r"this must be done: (?P<duties>.+)"))
def this_must_be_done(answer: Answered, duties: str) -> None:
    assert list(ruling(answer).duties) == ([] if duties == "nothing" else duties.split("; "))


@then(parsers.re(r"(?P<found>\d+) cards? (?:is|are) discarded and (?P<burned>\d+) more burned"))
def are_burned(answer: Answered, found: str, burned: str) -> None:
    discard = "place the card in the discard bucket"
    burn = "draw a card face upwards from the shoe and place it in the discard bucket"
    assert list(ruling(answer).duties) == [discard] * int(found) + [burn] * int(burned)


@pytest.fixture
def needed() -> int:
    return 1


@given(parsers.re(r"the hand needs (?P<count>-?\d+) more cards"), target_fixture="needed")
def hand_needs(count: str) -> int:
    return int(count)


@when(
    parsers.re(
        rf"the Banker takes cards in the wrong order in the Initial Deal and the error {_RECTIFIED}"
    ),
    target_fixture="answer",
)
def wrong_order(engine: Asking, state: str) -> Answered:
    return put(engine, JudgeWrongOrder(rectifiable=state == "can"))


@pytest.fixture
def without_number() -> list[str]:
    return []


@given(parsers.re(r"(?P<person>[A-Z]\w+) has no numbered place"))
def no_numbered_place(without_number: list[str], person: str) -> None:
    without_number.append(person)


@when(
    parsers.re(
        r"the hand is annulled and the bank is transferred from (?P<banker>\w+) to (?P<to>\w+)"
    ),
    target_fixture="answer",
)
def bank_is_transferred(
    engine: Asking, seats: tuple[str, ...], without_number: list[str], banker: str, to: str
) -> Answered:
    question = TransferBank(seats, banker, to)
    without = tuple(without_number)
    return put(engine, replace(question, without_number=without) if without else question)


@when(
    parsers.re(rf"the Banker takes (?P<cards>.+) in the Initial Deal and the deal {_RECTIFIED}"),
    target_fixture="answer",
)
def bankers_initial_cards(engine: Asking, cards: str, state: str) -> Answered:
    return put(engine, JudgeBankersInitialCards(ranks(cards), rectifiable=state == "can"))


@when(
    parsers.re(
        r"the Dominant Player is given (?P<cards>.+) "
        r"and the excess (?P<state>can|cannot) be determined"
    ),
    target_fixture="answer",
)
def players_initial_cards(engine: Asking, cards: str, state: str) -> Answered:
    one, two, three = ranks(cards)
    return put(engine, JudgePlayersInitialCards((one, two, three), excess_known=state == "can"))


@given(parsers.re(r"the Banker has (?P<cards>.+)"), target_fixture="bankers_hand")
def banker_has(cards: str) -> tuple[Rank, Rank]:
    one, two = ranks(cards)
    return one, two


@when(
    parsers.re(rf"the Banker draws (?P<cards>.+) instead of one card and the deal {_RECTIFIED}"),
    target_fixture="answer",
)
def two_cards_drawn(
    engine: Asking, bankers_hand: tuple[Rank, Rank], cards: str, state: str
) -> Answered:
    one, two = ranks(cards)
    return put(engine, JudgeTwoCardsDrawn(bankers_hand, (one, two), rectifiable=state == "can"))


@given(
    parsers.re(r'the Dominant Player has said "(?P<word>Stay|Card)"'), target_fixture="player_said"
)
def player_has_said(word: str) -> str:
    return word


@pytest.fixture
def dealer_said() -> str:
    return "nothing"


@given(
    parsers.re(r'the dealer has (?P<how>mistakenly said|repeated) "Card"'),
    target_fixture="dealer_said",
)
def dealer_has_said(how: str) -> str:
    return how


@when(
    parsers.re(
        r"a (?P<card>\w+) is dealt face upwards to the Dominant Player "
        rf"and the Banker (?P<banker>{_DRAWS})"
    ),
    target_fixture="answer",
)
def card_after_stay(
    engine: Asking, player_said: str, dealer_said: str, remaining: int, card: str, banker: str
) -> Answered:
    assert player_said == "Stay", "the question presupposes it"
    mistaken = dealer_said == "mistakenly said"
    return put(engine, JudgeCardAfterStay(Rank(card), mistaken, BankersDraw(banker), remaining))


@when(
    parsers.re(
        r"a card is drawn in excess, (?P<state>undisclosed|disclosed), "
        r"and the cutting card is (?P<cutting_card>.+)"
    ),
    target_fixture="answer",
)
def excess_card(engine: Asking, state: str, cutting_card: str) -> Answered:
    return put(engine, JudgeExcessCard(state == "disclosed", CuttingCardPlace(cutting_card)))


@when(
    parsers.re(rf"the Banker draws a card for the Banker's Hand and then (?P<banker>{_DRAWS})"),
    target_fixture="answer",
)
def players_card_taken(engine: Asking, player_said: str, dealer_said: str, banker: str) -> Answered:
    assert player_said == "Card", "the question presupposes it"
    return put(engine, JudgePlayersCardTaken(dealer_said == "repeated", BankersDraw(banker)))


@when(
    parsers.re(r"cards of (?P<which>.+) are found face upwards in the shoe: (?P<cards>.+)"),
    target_fixture="answer",
)
def found_face_upwards(
    engine: Asking, remaining: int, needed: int, which: str, cards: str
) -> Answered:
    return put(engine, JudgeFaceUpCards(ranks(cards), FoundIn(which), remaining, needed))


@when(
    parsers.re(
        r"the cutting card is drawn with (?P<left>-?\d+) cards left and (?P<needed>-?\d+) needed"
    ),
    target_fixture="answer",
)
def cards_left(engine: Asking, left: str, needed: str) -> Answered:
    return put(engine, JudgeCardsLeft(int(left), int(needed)))


@when(parsers.re(r"the wagers are settled, as (?P<cause>.+)"), target_fixture="answer")
def settle_void_hand(
    engine: Asking, bank: tuple[str, int], placed: list[Against], cause: str
) -> Answered:
    return put(engine, SettleVoidHand(VoidCause(cause), *bank, tuple(placed)))
