"""Steps of the deal at punto banco and minibaccarat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.cards import Back, Color, CuttingCard, ShoePlace, UseDecks, UseShoe
from gamerules.games.baccarat.curator import (
    Cause,
    OrderedBy,
    OrderPass,
    Participant,
    PassMoment,
    PassShoe,
    PreviousCurator,
    RemainCurator,
    SelectCurator,
)
from gamerules.games.baccarat.dealing import (
    InspectRound,
    PlayRound,
    RoundAct,
    RoundDone,
    WhoseCard,
)
from gamerules.games.baccarat.drawing import BankersThirdCard, PlayersThirdCard
from gamerules.games.baccarat.irregularities import (
    CompleteRound,
    RuleOnExcessCard,
    RuleOnFaceUpCards,
    RuleOnThirdCard,
)
from gamerules.games.baccarat.last_hand import EndShoe, InspectLastHand, LastHandAct
from gamerules.games.baccarat.minibaccarat_deal import (
    ChooseWayToDeal,
    DealInitialCards,
    InitialAct,
    InitialDone,
    InspectInitialDeal,
    WayToDeal,
)
from gamerules.games.baccarat.points import CountHand, ValueCard
from gamerules.games.baccarat.void import SettleVoidRound
from tests.features.baccarat.conftest import ranks
from tests.features.conftest import Answered, decided_by, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from gamerules.games.baccarat.offer import WagerRules
    from gamerules.games.baccarat.settlement import HandWager

_CAUSES = "|".join(Cause)
_ORDERED_BY = "|".join(OrderedBy)


def person(words: str) -> Person:
    """Another participant is one who is not the curator."""
    return Person.PARTICIPANT if words == "another participant" else Person(words)


def deed(words: str) -> tuple[str, int | None]:
    """An act, and the number it names after a colon."""
    act, _, count = words.partition(": ")
    return act, int(count) if count else None


@given(parsers.re(r"a game of (?P<name>.+)"), target_fixture="game")
def game_of(name: str) -> Game:
    return Game(name)


# Cards and what they count.


@when(
    parsers.re(r"the game is played with (?P<decks>-?\d+) decks and (?P<cutting>.+)"),
    target_fixture="answer",
)
def played_with(engine: Asking, code: Code, game: Game, decks: str, cutting: str) -> Answered:
    cards = [] if cutting == "no cutting cards" else cutting.split(" and ")
    chosen = tuple(
        CuttingCard(Color(card.removeprefix("striped ")), not card.startswith("striped"))
        for card in cards
    )
    return put(engine, UseDecks(game, int(decks), chosen, code))


@pytest.fixture
def shoe_place() -> ShoePlace:
    return ShoePlace.LEFT


@given(parsers.re(r"the shoe is (?P<place>.+)"), target_fixture="shoe_place")
def shoe_is(place: str) -> ShoePlace:
    return ShoePlace(place)


@when(
    parsers.re(
        r"cards with (?P<backs>.+|no) backs are dealt from (?P<shoe>a dealing shoe|another box)"
    ),
    target_fixture="answer",
)
def dealt_from(
    engine: Asking, code: Code, game: Game, shoe_place: ShoePlace, backs: str, shoe: str
) -> Answered:
    words = [] if backs == "no" else [back.split() for back in backs.split(" and ")]
    named = tuple(Back(color, design) for color, design in words)
    return put(engine, UseShoe(game, named, shoe == "a dealing shoe", shoe_place, code))


@when(parsers.re(r"the card is an? (?P<card>\w+)"), target_fixture="answer")
def card_is(engine: Asking, code: Code, game: Game, card: str) -> Answered:
    return put(engine, ValueCard(game, Rank(card), code))


@when(parsers.re(r"the hand is composed of (?P<cards>.+)"), target_fixture="answer")
def hand_is(engine: Asking, code: Code, game: Game, cards: str) -> Answered:
    return put(engine, CountHand(game, ranks(cards), code))


@then(parsers.re(r"(?:its value|the Point Count) is (?P<count>.+)"))
def counts(answer: Answered, count: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (count, ())


# The curator.


@pytest.fixture
def participants() -> list[Participant]:
    return []


@given("at the table are")
def at_the_table(participants: list[Participant], datatable: list[list[str]]) -> None:
    for name, seat, does in datatable:
        assert does in {"accepts", "rejects"}
        participants.append(Participant(name, int(seat), does == "accepts"))


@when("play commences", target_fixture="answer")
def play_commences(engine: Asking, code: Code, participants: list[Participant]) -> Answered:
    return put(engine, SelectCurator(tuple(participants), code=code))


@when(
    parsers.re(r"the curator (?P<name>\w+) in seat (?P<seat>\d+) relinquishes the shoe"),
    target_fixture="answer",
)
def relinquishes(
    engine: Asking, code: Code, participants: list[Participant], name: str, seat: str
) -> Answered:
    previous = PreviousCurator(name, int(seat))
    return put(engine, SelectCurator(tuple(participants), previous, code))


@then(parsers.re(r"the shoe is offered to (?P<names>.+)"))
def offered_to(answer: Answered, names: str) -> None:
    assert list(ruling(answer).duties) == ([] if names == "nobody" else names.split(", "))


@then(parsers.re(r"(?P<name>\w+) becomes the curator"))
def becomes_curator(answer: Answered, name: str) -> None:
    assert ruling(answer).ruling == name


@then(parsers.re(r'the ruling is "(?P<words>.+)"'))
def ruling_is(answer: Answered, words: str) -> None:
    assert ruling(answer).ruling == words


@pytest.fixture
def order() -> OrderPass | None:
    return None


@given(
    parsers.re(
        rf"(?P<by>{_ORDERED_BY}) orders a curator who (?P<cause>{_CAUSES}) to pass the shoe"
    ),
    target_fixture="order",
)
def ordered(code: Code, by: str, cause: str) -> OrderPass:
    return OrderPass(OrderedBy(by), Cause(cause), code)


@when("the order is considered", target_fixture="answer")
def order_considered(engine: Asking, order: OrderPass) -> Answered:
    return put(engine, order)


@when(
    parsers.re(r"the banker's hand (?P<result>wins|loses|ties) and the curator wants to remain"),
    target_fixture="answer",
)
def wants_to_remain(engine: Asking, code: Code, order: OrderPass | None, result: str) -> Answered:
    return put(engine, RemainCurator(result == "loses", order, code))


@when(
    parsers.re(r"the curator wants to pass the shoe (?P<moment>.+)"),
    target_fixture="answer",
)
def wants_to_pass(engine: Asking, code: Code, moment: str) -> Answered:
    return put(engine, PassShoe(PassMoment(moment), code))


# Dealing a round.


@pytest.fixture
def acts() -> list[RoundDone]:
    return []


@when(parsers.re(r"card (?P<card>\d+) is dealt"), target_fixture="answer")
def card_dealt(engine: Asking, code: Code, game: Game, card: str) -> Answered:
    return put(engine, WhoseCard(game, int(card), code))


@then(parsers.re(r"it belongs to the (?P<hand>.+)"))
def belongs_to(answer: Answered, hand: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (hand, ())


@given(parsers.re(r"the next cards in the shoe are (?P<cards>.+)"), target_fixture="shoe")
def next_cards(cards: str) -> tuple[Rank, ...]:
    return () if cards == "none" else ranks(cards)


@given("the initial four cards are dealt as the law orders")
def initial_dealt(acts: list[RoundDone]) -> None:
    acts += [
        RoundDone(RoundAct.NO_MORE_BETS, Person.CALLER),
        RoundDone(RoundAct.CARDS, Person.CALLER),
        RoundDone(RoundAct.TO_PLAYERS, Person.CURATOR),
        RoundDone(RoundAct.TO_BANKERS, Person.CURATOR),
        RoundDone(RoundAct.TO_PLAYERS, Person.CURATOR),
        RoundDone(RoundAct.TO_BANKERS, Person.CURATOR),
        RoundDone(RoundAct.PLACE, Person.CALLER),
    ]


@given(parsers.re(r"the Point Counts (?P<players>\d) and (?P<bankers>\d) are announced"))
def counts_announced(acts: list[RoundDone], players: str, bankers: str) -> None:
    acts += [
        RoundDone(RoundAct.COUNT_PLAYERS, Person.CALLER, int(players)),
        RoundDone(RoundAct.POSITION_BANKERS, Person.CALLER),
        RoundDone(RoundAct.COUNT_BANKERS, Person.CALLER, int(bankers)),
    ]


@given("in turn")
def in_turn(acts: list[RoundDone], datatable: list[list[str]]) -> None:
    for by, words in datatable:
        act, count = deed(words)
        acts.append(RoundDone(RoundAct(act), person(by), count))


@when("the round is inspected", target_fixture="answer")
def inspect_round(
    engine: Asking, code: Code, shoe: tuple[Rank, ...], acts: list[RoundDone]
) -> Answered:
    return put(engine, InspectRound(shoe, tuple(acts), code))


@when("the round is dealt", target_fixture="answer")
def deal_round(engine: Asking, code: Code, shoe: tuple[Rank, ...]) -> Answered:
    return put(engine, PlayRound(shoe, code))


@then(parsers.re(r"the round takes (?P<cards>\d) cards"))
def round_takes(answer: Answered, cards: str) -> None:
    assert sum(duty.startswith("deal a ") for duty in ruling(answer).duties) == int(cards)


@when(
    parsers.re(
        r"the cutting card has appeared and (?P<completed>-?\d+) hands? (?:is|are) completed"
    ),
    target_fixture="answer",
)
def cutting_card_appeared(engine: Asking, code: Code, completed: str) -> Answered:
    return put(engine, EndShoe(int(completed), code))


@when("the end of the shoe is inspected", target_fixture="answer")
def inspect_last_hand(engine: Asking, code: Code, datatable: list[list[str]]) -> Answered:
    return put(engine, InspectLastHand(tuple(LastHandAct(act) for (act,) in datatable), code))


@when(
    parsers.re(r"the licensee deals the initial four cards of minibaccarat (?P<way>.+)"),
    target_fixture="answer",
)
def way_to_deal(engine: Asking, code: Code, way: str) -> Answered:
    return put(engine, ChooseWayToDeal(WayToDeal(way), code))


@when(
    parsers.re(r"the initial four cards of minibaccarat are to be dealt (?P<way>.+)"),
    target_fixture="answer",
)
def to_be_dealt(engine: Asking, code: Code, way: str) -> Answered:
    return put(engine, DealInitialCards(WayToDeal(way), code))


@when(parsers.re(r"the dealer deals them (?P<way>.+?), in turn"), target_fixture="answer")
def dealer_deals(
    engine: Asking, code: Code, shoe: tuple[Rank, ...], way: str, datatable: list[list[str]]
) -> Answered:
    deeds = [deed(words) for (words,) in datatable]
    done = tuple(InitialDone(InitialAct(act), count) for act, count in deeds)
    return put(engine, InspectInitialDeal(WayToDeal(way), shoe, done, code))


# Third cards.


@when(
    parsers.re(
        r"the Player's Hand has (?P<players>-?\d+) and the Banker's Hand (?P<bankers>-?\d+)"
    ),
    target_fixture="answer",
)
def hands_have(engine: Asking, code: Code, players: str, bankers: str) -> Answered:
    return put(engine, PlayersThirdCard(int(players), int(bankers), code))


@when(
    parsers.re(
        r"the Banker's Hand has (?P<bankers>-?\d+) and the Player's Hand of (?P<players>-?\d+) "
        r"drew (?P<third>.+)"
    ),
    target_fixture="answer",
)
def player_drew(engine: Asking, code: Code, bankers: str, players: str, third: str) -> Answered:
    card = None if third == "no card" else Rank(third)
    return put(engine, BankersThirdCard(int(players), int(bankers), card, code))


@then(parsers.re(r"the (?:Player|Banker)'s Hand must (?P<does>draw|stay) by (?P<citation>\S+)"))
def hand_must(answer: Answered, code: Code, does: str, citation: str) -> None:
    assert (ruling(answer).ruling, ruling(answer).duties) == (does, ())
    decided_by(ruling(answer).authority, citation, code)


# Irregularities.


@pytest.fixture
def last_hand() -> bool:
    return False


@given("it is the last hand of the shoe", target_fixture="last_hand")
def is_last_hand() -> bool:
    return True


@when(
    parsers.re(
        r"an? (?P<card>\w+) that is (?P<seen>disclosed|not disclosed) is dealt in error to a "
        r"Player's Hand of (?P<players>\d) against a Banker's Hand of (?P<bankers>\d)"
    ),
    target_fixture="answer",
)
def third_card_in_error(
    engine: Asking,
    code: Code,
    last_hand: bool,
    remaining: int,
    card: str,
    seen: str,
    players: str,
    bankers: str,
) -> Answered:
    question = RuleOnThirdCard(
        int(players), int(bankers), Rank(card), seen == "disclosed", last_hand, remaining, code
    )
    return put(engine, question)


@when(
    parsers.re(r"an? (?P<card>\w+) drawn in excess is (?P<seen>disclosed|not disclosed)"),
    target_fixture="answer",
)
def excess_card(
    engine: Asking, code: Code, last_hand: bool, remaining: int, card: str, seen: str
) -> Answered:
    question = RuleOnExcessCard(Rank(card), seen == "disclosed", last_hand, remaining, code)
    return put(engine, question)


@when(
    parsers.re(
        r"(?P<cards>.+) (?:is|are) found face upwards with (?P<remaining>-?\d+) more cards in the "
        r"shoe, and the round needs (?P<needed>-?\d+)"
    ),
    target_fixture="answer",
)
def face_up(engine: Asking, code: Code, cards: str, remaining: str, needed: str) -> Answered:
    found = () if cards == "nothing" else ranks(cards)
    return put(engine, RuleOnFaceUpCards(found, int(remaining), int(needed), code))


@when(
    parsers.re(r"(?P<remaining>-?\d+) cards remain and the round needs (?P<needed>-?\d+)"),
    target_fixture="answer",
)
def cards_remain(engine: Asking, code: Code, remaining: str, needed: str) -> Answered:
    return put(engine, CompleteRound(int(remaining), int(needed), code))


@when(
    parsers.re(
        r"the wagers are settled with (?P<remaining>-?\d+) cards remaining "
        r"and (?P<needed>\d+) needed"
    ),
    target_fixture="answer",
)
def settle_void_round(
    engine: Asking,
    code: Code,
    rules: WagerRules,
    wagers: list[HandWager],
    remaining: str,
    needed: str,
) -> Answered:
    question = SettleVoidRound(rules, int(remaining), int(needed), tuple(wagers), code)
    return put(engine, question)


@then(parsers.re(r"(?P<found>\d+) cards? and (?P<more>\d+) additional cards? are burned"))
def are_burned(answer: Answered, found: str, more: str) -> None:
    discard = "place the card in the discard bucket"
    burn = "draw a card face upwards from the shoe and place it in the discard bucket"
    assert list(ruling(answer).duties) == [discard] * int(found) + [burn] * int(more)
