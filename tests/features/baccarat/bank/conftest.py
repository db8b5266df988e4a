"""Steps of baccarat-chemin de fer: cards, the bank, wagers against it, irregularities."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank
from gamerules.equipment.money import cents
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.against_banker import (
    Against,
    BancoCall,
    BankedHand,
    Challenge,
    PreferAgainstBanker,
    WagerAgainstBanker,
)
from gamerules.games.baccarat.bank import (
    BankAct,
    BankResult,
    Bid,
    InspectBank,
    JudgeBankersWager,
    PlaceBankersWager,
    SelectBanker,
    Succession,
    TakeTurn,
    TransferPassedBank,
)
from gamerules.games.baccarat.cards import (
    Back,
    Color,
    CuttingCard,
    ShoePlace,
    UseDecks,
    UseShoe,
)
from gamerules.games.baccarat.chemin_de_fer_irregularities import (
    BankersDraw,
    CheminDeFerDuty,
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
    TransferBank,
)
from gamerules.games.baccarat.points import CountHand, ValueCard
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import Answered, decided_by, permission, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code

_GAME = Game.CHEMIN_DE_FER
_ACTS = "|".join(BankAct)
_RESULTS = "|".join(BankResult)
_DRAWS = "|".join(BankersDraw)
_RECTIFIED = r"(?P<state>can|cannot) be rectified"


# Cards, shoe and Point Counts


@pytest.fixture
def decks() -> list[Back]:
    return []


@pytest.fixture
def designed() -> bool:
    return True


@given(parsers.re(r"(?P<number>\d+) decks? with (?P<color>\w+) backs with a (?P<design>\w+)"))
def with_decks(decks: list[Back], number: str, color: str, design: str) -> None:
    decks.extend([Back(color, design)] * int(number))


def cutting_card(color: str) -> CuttingCard:
    known = color in set(Color)
    return CuttingCard(Color(color) if known else Color.OTHER, solid=True)


@given(
    parsers.re(r"a (?P<first>\w+) and a (?P<second>\w+) cutting card"),
    target_fixture="cutting_cards",
)
def two_cutting_cards(first: str, second: str) -> tuple[CuttingCard, ...]:
    return cutting_card(first), cutting_card(second)


@given(parsers.re(r"(?P<number>\d+) (?P<color>\w+) cutting cards"), target_fixture="cutting_cards")
def cutting_cards_of(number: str, color: str) -> tuple[CuttingCard, ...]:
    return (cutting_card(color),) * int(number)


@given(
    parsers.re(
        r"the cards are dealt from "
        r"(?:(?P<designed>a dealing shoe specifically designed for that purpose)|"
        r"another dealing shoe|the hand)"
    ),
    target_fixture="designed",
)
def cards_dealt_from(designed: str | None) -> bool:
    return designed is not None


@when("baccarat-chemin de fer is played with them", target_fixture="answer")
def played_with(
    engine: Asking, decks: list[Back], cutting_cards: tuple[CuttingCard, ...], designed: bool
) -> Answered:
    """The answer on the cards if they are refused, else that on their backs and the shoe."""
    answer = put(engine, UseDecks(_GAME, len(decks), cutting_cards))
    if not permission(answer).permitted:
        return answer
    return put(engine, UseShoe(_GAME, tuple(decks), designed, ShoePlace.LEFT))


@then(
    parsers.re(r"an? (?P<card>\w+) has a value of (?P<value>\d) by (?P<citation>\S+)"),
)
def has_value(engine: Asking, code: Code, card: str, value: str, citation: str) -> None:
    answer = ruling(put(engine, ValueCard(_GAME, Rank(card))))
    assert (answer.ruling, answer.duties) == (value, ())
    decided_by(answer.authority, citation, code)


@when(parsers.re(r"a hand is composed of (?P<cards>.+)"), target_fixture="answer")
def composed_of(engine: Asking, cards: str) -> Answered:
    return put(engine, CountHand(_GAME, ranks(cards)))


@then(parsers.re(r"its Point Count is (?P<count>\d) by (?P<citation>\S+)"))
def point_count_is(answer: Answered, code: Code, count: str, citation: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (count, ())
    decided_by(ruling(answer).authority, citation, code)


# The Banker


@given(
    parsers.re(r"(?P<people>[A-Z].+) sit counterclockwise (?:from the dealer|around the table)"),
    target_fixture="seats",
)
def sit(people: str) -> tuple[str, ...]:
    return tuple(re.split(r", | and ", people))


@pytest.fixture
def bids() -> list[Bid]:
    return []


@given(parsers.re(r"(?P<person>[A-Z]\w+) bids (?P<amount>\$\S+)"))
def has_bid(bids: list[Bid], person: str, amount: str) -> None:
    bids.append(Bid(person, cents(amount)))


@when("the bank is given", target_fixture="answer")
def bank_is_given(engine: Asking, seats: tuple[str, ...], bids: list[Bid]) -> Answered:
    return put(engine, SelectBanker(seats, tuple(bids)))


@then(parsers.re(r"(?P<person>[A-Z]\w+) (?:becomes the Banker|is preferred) by (?P<citation>\S+)"))
def is_person(answer: Answered, code: Code, person: str, citation: str) -> None:
    assert ruling(answer).ruling == person
    decided_by(ruling(answer).authority, citation, code)


@then("the Banker must")
def banker_must(answer: Answered, datatable: list[list[str]]) -> None:
    assert list(ruling(answer).duties) == [duty for (duty,) in datatable]


@pytest.fixture
def acts() -> list[BankAct]:
    return []


@pytest.fixture
def cash() -> bool:
    return False


@pytest.fixture
def answer(engine: Asking, acts: list[BankAct], cash: bool, first_hand: bool) -> Answered:
    """Where no question was put yet, the question is whether the acts are in order."""
    return put(engine, InspectBank(tuple(acts), first_hand=first_hand, cash=cash))


@given(parsers.re(r"(?P<which>the first|a later) hand of a shoe"), target_fixture="first_hand")
def hand_of_shoe(which: str) -> bool:
    return which == "the first"


@given("the Banker's wager is in cash", target_fixture="cash")
def in_cash() -> bool:
    return True


@given(parsers.re(rf"(?P<act>{_ACTS})"))
def act_done(acts: list[BankAct], act: str) -> None:
    acts.append(BankAct(act))


@pytest.fixture
def earlier_wagers() -> list[int]:
    return []


@given(parsers.re(r"the Banker bid (?P<amount>\$\S+)"), target_fixture="bid")
def banker_bid(amount: str) -> int:
    return cents(amount)


@given(parsers.re(r"the Banker wagered (?P<amount>\$\S+)"))
def banker_wagered(earlier_wagers: list[int], amount: str) -> None:
    earlier_wagers.append(cents(amount))


@when(parsers.re(r"the Banker wagers (?P<amount>\$\S+)"), target_fixture="answer")
def banker_wagers(engine: Asking, bid: int, earlier_wagers: list[int], amount: str) -> Answered:
    question = PlaceBankersWager(cents(amount), bid)
    earlier = tuple(earlier_wagers)
    return put(engine, replace(question, earlier=earlier) if earlier else question)


@when(
    parsers.re(
        r"the Banker's Hand has a Point Count of (?P<banker>-?\d+) "
        r"and the Player's Hand of (?P<player>-?\d+)"
    ),
    target_fixture="answer",
)
def hands_have(engine: Asking, banker: str, player: str) -> Answered:
    return put(engine, JudgeBankersWager(int(banker), int(player)))


@then(parsers.re(r"the Banker's wager (?P<result>wins|loses|is void)"))
def bankers_wager(answer: Answered, result: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (result, ())


# A passed bank, and a change of seat


@pytest.fixture
def successions() -> list[Succession]:
    return []


@given(parsers.re(r"a bank that (?P<loser>\w+) loses would go to (?P<person>\w+)"))
def would_go(successions: list[Succession], loser: str, person: str) -> None:
    successions.append(Succession(loser, person))


@given(
    parsers.re(r"(?P<person>\w+) has voluntarily passed the bank to (?P<to>\w+)"),
    target_fixture="passed",
)
def has_passed(person: str, to: str) -> tuple[str, str]:
    return person, to


@when(parsers.re(rf"the bank (?P<result>{_RESULTS})"), target_fixture="answer")
def bank_comes_out(
    engine: Asking, passed: tuple[str, str], successions: list[Succession], result: str
) -> Answered:
    return put(engine, TransferPassedBank(*passed, BankResult(result), tuple(successions)))


@then(parsers.re(r"the bank is (?:transferred to )?(?P<where>[A-Z]\w+|not transferred .+)"))
def bank_goes(answer: Answered, where: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (where, ())


@pytest.fixture
def missed() -> bool:
    return False


@given(
    parsers.re(
        r"a participant moves from a seat with (?P<old>-?\d+) others before it "
        r"to one with (?P<new>-?\d+)"
    ),
    target_fixture="move",
)
def moves(old: str, new: str) -> tuple[int, int]:
    return int(old), int(new)


@given("the participant has missed a turn there", target_fixture="missed")
def has_missed() -> bool:
    return True


@when("the bank comes to the new seat", target_fixture="answer")
def bank_comes(engine: Asking, move: tuple[int, int], missed: bool) -> Answered:
    return put(engine, TakeTurn(*move, missed=missed))


@then(parsers.re(r"the participant (?P<verdict>takes the turn|misses the turn)"))
def turn_is(answer: Answered, verdict: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (verdict, ())


# Wagers against the Banker


@given(
    parsers.re(r"(?P<banker>[A-Z]\w+) is the Banker and wagers (?P<amount>\$\S+)"),
    target_fixture="bank",
)
def is_banker(banker: str, amount: str) -> tuple[str, int | None]:
    return banker, cents(amount)


@given(
    parsers.re(r"(?P<banker>[A-Z]\w+) is the Banker and has not placed a wager"),
    target_fixture="bank",
)
def is_banker_without_wager(banker: str) -> tuple[str, int | None]:
    return banker, None


@pytest.fixture
def placed() -> list[Against]:
    return []


@given(parsers.re(r"(?P<person>[A-Z]\w+) has wagered (?P<amount>\$\S+) against the Banker"))
def has_wagered(placed: list[Against], person: str, amount: str) -> None:
    placed.append(Against(person, cents(amount)))


@when(
    parsers.re(r"(?P<person>[A-Z]\w+) wagers (?P<amount>\$\S+) against the Banker"),
    target_fixture="answer",
)
def wagers_against(
    engine: Asking, bank: tuple[str, int | None], placed: list[Against], person: str, amount: str
) -> Answered:
    question = WagerAgainstBanker(*bank, Against(person, cents(amount)))
    return put(engine, replace(question, placed=tuple(placed)) if placed else question)


@pytest.fixture
def earlier_hands() -> list[BankedHand]:
    return []


@given(
    parsers.re(
        r"in a hand with (?P<bank>\$\S+) wagered by the Banker "
        rf"the bank (?P<result>{_RESULTS}) against (?P<wagers>.+)"
    )
)
def earlier_hand(earlier_hands: list[BankedHand], bank: str, result: str, wagers: str) -> None:
    against = tuple(
        Against(person, cents(amount))
        for person, amount in (wager.split("'s ") for wager in wagers.split(" and "))
    )
    earlier_hands.append(BankedHand(cents(bank), BankResult(result), against))


@pytest.fixture
def challenges() -> list[Challenge]:
    return []


@given(
    parsers.re(r"(?P<person>[A-Z]\w+) announces (?P<words>.+) and places (?P<amount>\$\S+)"),
)
def announces(challenges: list[Challenge], person: str, words: str, amount: str) -> None:
    challenges.append(Challenge(person, BancoCall(words), cents(amount)))


@when("the preference is given", target_fixture="answer")
def preference_is_given(
    engine: Asking,
    seats: tuple[str, ...],
    bank: tuple[str, int],
    challenges: list[Challenge],
    earlier_hands: list[BankedHand],
) -> Answered:
    question = PreferAgainstBanker(seats, *bank, tuple(challenges))
    earlier = tuple(earlier_hands)
    return put(engine, replace(question, earlier=earlier) if earlier else question)


@then("nobody is preferred")
def nobody_is_preferred(answer: Answered) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == ("nobody is preferred", ())


# Irregularities


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
    discard = [CheminDeFerDuty.DISCARD.value] * int(found)
    assert list(ruling(answer).duties) == discard + [CheminDeFerDuty.BURN.value] * int(burned)


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
    engine: Asking, player_said: str, dealer_said: str, card: str, banker: str
) -> Answered:
    assert player_said == "Stay", "the question presupposes it"
    mistaken = dealer_said == "mistakenly said"
    return put(engine, JudgeCardAfterStay(Rank(card), mistaken, BankersDraw(banker)))


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
def found_face_upwards(engine: Asking, which: str, cards: str) -> Answered:
    return put(engine, JudgeFaceUpCards(ranks(cards), FoundIn(which)))


@when(
    parsers.re(
        r"the cutting card is drawn with (?P<left>-?\d+) cards left and (?P<needed>-?\d+) needed"
    ),
    target_fixture="answer",
)
def cards_left(engine: Asking, left: str, needed: str) -> Answered:
    return put(engine, JudgeCardsLeft(int(left), int(needed)))
