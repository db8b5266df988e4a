"""Steps of the shuffle, the cut and the burning of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, parsers, then, when

from gamerules.equipment.cards import Rank
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.burning import (
    BurnCards,
    BurningAct,
    BurningDone,
    InspectBurning,
)
from gamerules.games.baccarat.cut import (
    CutMoment,
    CutStack,
    Ground,
    InsertCuttingCards,
    OfferCut,
    RecutCards,
    RecutOption,
    RequireRecut,
    Seated,
    Seating,
)
from gamerules.games.baccarat.lacing import Dispersal, LaceCards
from gamerules.games.baccarat.reshuffle import (
    Change,
    ChangeReshuffling,
    ElectReshuffling,
    PitTable,
    Recipient,
    ReshufflingNotice,
)
from gamerules.games.baccarat.shuffle import (
    InspectShuffle,
    MustShuffle,
    Procedure,
    ShuffleAct,
    ShuffleDone,
    ShuffleMoment,
)
from tests.features.baccarat.shoe.conftest import GAMES
from tests.features.conftest import Answered, decided_by, put, ruling

if TYPE_CHECKING:
    from gamerules.evidence.plugin import Asking
    from gamerules.games.answers import Code
    from tests.features.baccarat.shoe.conftest import Acts


@pytest.fixture
def seating() -> Seating:
    return Seating(())


@pytest.fixture
def elected() -> dict[str, Any]:
    """What the casino licensee elects; where nothing is said, nothing."""
    return {}


# Shuffle and reshuffle.


@when(
    parsers.re(r"(?P<which>unshuffled|pre-shuffled) cards are at hand (?P<moment>.+)"),
    target_fixture="answer",
)
def cards_at_hand(
    engine: Asking, code: Code, game: Game, elected: dict[str, Any], which: str, moment: str
) -> Answered:
    question = MustShuffle(game, ShuffleMoment(moment), code=code, **elected)
    return put(engine, question if which == "unshuffled" else replace(question, pre_shuffled=True))


@then(parsers.re(r"(?P<words>a shuffle is required|no shuffle is required) by (?P<citation>\S+)"))
def shuffle_ruling(answer: Answered, code: Code, words: str, citation: str) -> None:
    assert ruling(answer).ruling == words
    decided_by(ruling(answer).authority, citation, code)


@given(parsers.re(r"the casino licensee elects procedure (?P<number>\d)"))
def elects_procedure(elected: dict[str, Any], number: str) -> None:
    elected["procedure"] = Procedure(number)


@given("the casino licensee elects no procedure")
def elects_no_procedure(elected: dict[str, Any]) -> None:
    del elected["procedure"]


@given("the casino licensee elects to shuffle again")
def elects_reshuffling(elected: dict[str, Any]) -> None:
    elected["reshuffling"] = True


@given(parsers.re(r"the cards are recut (?P<option>by .+)"))
def recut_option(elected: dict[str, Any], option: str) -> None:
    elected["recut"] = RecutOption(option)


@when("the shuffle is inspected", target_fixture="answer")
def shuffle_inspected(
    engine: Asking,
    code: Code,
    game: Game,
    acts: Acts,
    seating: Seating,
    elected: dict[str, Any],
) -> Answered:
    done = tuple(ShuffleDone(ShuffleAct(act), by) for by, act in acts)
    return put(engine, InspectShuffle(game, done, seating, code=code, **elected))


@when(
    parsers.re(r"(?P<cards>-?\d+) cards of (?P<decks>\d+) decks are laced, (?P<how>.+)"),
    target_fixture="answer",
)
def cards_laced(
    engine: Asking, code: Code, game: Game, cards: str, decks: str, how: str
) -> Answered:
    dispersal = Dispersal(how)
    return put(engine, LaceCards(game, int(decks), int(cards), dispersal, code))


@given("a pit with these tables", target_fixture="pit")
def a_pit(datatable: list[list[str]]) -> tuple[PitTable, ...]:
    return tuple(PitTable(GAMES[name], how == "shuffled again") for name, how in datatable)


@when("the option is implemented", target_fixture="answer")
def option_implemented(
    engine: Asking, code: Code, game: Game, pit: tuple[PitTable, ...]
) -> Answered:
    return put(engine, ElectReshuffling(game, pit, code=code))


@pytest.fixture
def notices() -> list[ReshufflingNotice]:
    return []


@given(
    parsers.re(
        r"(?P<form>written|oral) notice to the (?P<to>.+), "
        r"(?P<minutes>\d+) minutes before the change"
    )
)
def notice_to(notices: list[ReshufflingNotice], form: str, to: str, minutes: str) -> None:
    notice = ReshufflingNotice(Recipient(to), int(minutes))
    notices.append(notice if form == "written" else replace(notice, written=False))


@when(
    parsers.re(r"the casino licensee wants to (?P<change>\w+) the use of the option"),
    target_fixture="answer",
)
def change_option(
    engine: Asking, code: Code, game: Game, notices: list[ReshufflingNotice], change: str
) -> Answered:
    return put(engine, ChangeReshuffling(game, Change(change), tuple(notices), code=code))


# The cut.


@given("these participants in their positions", target_fixture="seating")
def participants(datatable: list[list[str]]) -> Seating:
    return Seating(tuple(Seated(name, int(position)) for name, position in datatable))


@given(
    parsers.re(r"(?P<name>[A-Z]\w+) also sits in position (?P<position>-?\d+)"),
    target_fixture="seating",
)
def also_sits(seating: Seating, name: str, position: str) -> Seating:
    return replace(seating, seated=(*seating.seated, Seated(name, int(position))))


@given("nobody is seated", target_fixture="seating")
def nobody_seated() -> Seating:
    return Seating(())


@given(
    parsers.re(r"a shoe was completed, and position (?P<position>\d+) was the last to deal"),
    target_fixture="seating",
)
def last_to_deal(seating: Seating, position: str) -> Seating:
    return replace(seating, last_to_deal=int(position))


@when("the stack is to be cut", target_fixture="answer")
def to_be_cut(engine: Asking, code: Code, game: Game, seating: Seating) -> Answered:
    return put(engine, OfferCut(game, seating, code=code))


@then(parsers.re(r"(?P<words>the stack is offered|the cards are recut).* in turn: (?P<persons>.+)"))
def in_turn(answer: Answered, words: str, persons: str) -> None:
    names = {"the stack is offered": "the stack is offered to be cut"}
    assert ruling(answer).ruling == names.get(words, words)
    assert ", ".join(ruling(answer).duties) == persons


@when(
    parsers.re(r"the cutting card is placed behind (?P<cards>-?\d+) cards of (?P<decks>\d+) decks"),
    target_fixture="answer",
)
def cutting_card_placed(engine: Asking, code: Code, game: Game, cards: str, decks: str) -> Answered:
    return put(engine, CutStack(game, int(decks), int(cards), code=code))


@when(
    parsers.re(
        r"one cutting card is inserted (?P<cards>-?\d+) cards in from the back of (?P<decks>\d+) "
        r"decks and the second (?P<where>at the end|elsewhere)"
    ),
    target_fixture="answer",
)
def cutting_cards_inserted(
    engine: Asking, code: Code, game: Game, cards: str, decks: str, where: str
) -> Answered:
    question = InsertCuttingCards(game, int(decks), int(cards), code=code)
    return put(
        engine, question if where == "at the end" else replace(question, second_at_end=False)
    )


@when(
    parsers.re(r"(?P<who>.+) requires a recut (?P<moment>before .+|after .+) because (?P<why>.+)"),
    target_fixture="answer",
)
def requires_recut(
    engine: Asking, code: Code, game: Game, who: str, moment: str, why: str
) -> Answered:
    return put(engine, RequireRecut(game, Person(who), Ground(why), CutMoment(moment), code=code))


@when(
    parsers.re(
        r"the cards that (?P<by>[A-Z]\w+|the dealer calling the game) cut are recut "
        r"(?P<option>by .+)"
    ),
    target_fixture="answer",
)
def recut_by(
    engine: Asking, code: Code, game: Game, seating: Seating, by: str, option: str
) -> Answered:
    return put(engine, RecutCards(game, RecutOption(option), seating, by, code=code))


# Burning.


@when(parsers.re(r"the first card drawn is an? (?P<rank>\w+)"), target_fixture="answer")
def first_card_drawn(engine: Asking, code: Code, game: Game, rank: str) -> Answered:
    return put(engine, BurnCards(game, Rank(rank), code=code))


@then(parsers.re(r"(?P<number>\d+) additional cards? (?:is|are) removed"))
def additional_removed(answer: Answered, number: str) -> None:
    assert ruling(answer).ruling == "burn"
    duties = ruling(answer).duties
    assert duties.count("remove an additional card from the shoe") == int(number)
    assert len(duties) == int(number) + 3


@when(
    parsers.re(r"the burning is inspected, the first card being an? (?P<rank>\w+)"),
    target_fixture="answer",
)
def burning_inspected(engine: Asking, code: Code, game: Game, acts: Acts, rank: str) -> Answered:
    done = tuple(BurningDone(BurningAct(act), Person(by)) for by, act in acts)
    return put(engine, InspectBurning(game, Rank(rank), done, code=code))
