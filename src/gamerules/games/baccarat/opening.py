"""Opening a table: the cards are received, inspected, spread and mixed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.games.answers import Authority, Breach, Code, Inspection, Ruling, answers, joined
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.shoe import Shoe, Sorting, check_persons, shoe
from gamerules.games.procedure import Stage, earliest, inspect, never, sequence


class Cards(StrEnum):
    """In what state the cards are received, or what they are meant for."""

    UNSHUFFLED = "to be shuffled by hand"
    PRE_SHUFFLED = "pre-shuffled"
    FOR_DEVICE = "for an automated shuffling device"


class OpeningAct(StrEnum):
    """What is done at the opening of a table."""

    RECEIVE = "receive the six or more decks"
    SORT = Sorting.SORT.value
    COMPLY = Sorting.COMPLY.value
    VERIFY = "verify the inspection"
    SPREAD = "spread the cards out face upwards"
    VIEW = "afford the first participants an opportunity to inspect the cards"
    TURN = "turn the cards face downward"
    MIX = 'mix the cards by a "washing" or "chemmy shuffle"'
    STACK = "stack the cards"
    COMPLY_PRE_SHUFFLED = "comply with N.J.A.C. 13:69E-1.18(e)2 and (r)"
    SPREAD_BATCH = "spread one batch separate from the other"
    TURN_BATCH = "turn one batch face downward"
    MIX_BATCH = "mix one batch by itself"
    STACK_BATCH = "stack one batch"


class Opening(StrEnum):
    """Which of the procedures a table is opened by."""

    BY_HAND = "inspect, spread and mix the cards"
    PRE_SHUFFLED = "take the cards as pre-shuffled"
    IN_BATCHES = "spread and stack two batches"


@dataclass(frozen=True, slots=True)
class OpeningDone:
    """An act that was done, and by whom."""

    act: OpeningAct
    by: Person


@dataclass(frozen=True, slots=True)
class OpeningSequence:
    """How is a table opened?"""

    game: Game
    cards: Cards = Cards.UNSHUFFLED
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F, words=(Opening, OpeningAct))
def opening_sequence(question: OpeningSequence) -> Ruling:
    """Tell the acts in order, 19:47-3.4, 4.3 and 7.4, 13:69F-3.4 and 7.4."""
    opening, stages = _procedure(shoe(question.game, question.code), question.cards)
    return Ruling(opening, sequence(stages), joined(*(stage.authority for stage in stages)))


@dataclass(frozen=True, slots=True)
class InspectOpening:
    """Is this the order in which a table is opened, and who does it?"""

    game: Game
    acts: tuple[OpeningDone, ...]
    cards: Cards = Cards.UNSHUFFLED
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def inspect_opening(question: InspectOpening) -> Inspection:
    """Inspect the acts for the first breach."""
    law = shoe(question.game, question.code)
    persons = [done.by for done in question.acts]
    check_persons(law, persons)
    _, stages = _procedure(law, question.cards)
    acts = [done.act for done in question.acts]
    return earliest(inspect(stages, acts, persons), _inspect_batches(acts, law.batches))


def _procedure(law: Shoe, cards: Cards) -> tuple[Opening, list[Stage]]:
    """The procedure that applies: a chapter that knows no other has the one by hand."""
    caller, floorperson = (Person.CALLER,), (Person.FLOORPERSON,)
    received = _act(OpeningAct.RECEIVE, "the cards are received first", law.received)
    if cards == Cards.PRE_SHUFFLED and law.pre_shuffled:
        # Neither (b) nor (c) applies: the reading 13-69F-3.4-subsections-of-another-section.
        complies = "pre-shuffled cards are taken as N.J.A.C. 13:69E-1.18(e)2 and (r) require"
        stage = _act(OpeningAct.COMPLY_PRE_SHUFFLED, complies, law.received, caller)
        return Opening.PRE_SHUFFLED, [received, stage]
    verified = "the floorperson verifies the inspection"
    inspected = [
        received,
        _act(OpeningAct(law.sorting), "the dealer inspects the cards", law.received, caller),
        _act(OpeningAct.VERIFY, verified, law.verified, floorperson),
    ]
    if cards == Cards.FOR_DEVICE and law.batches:
        return Opening.IN_BATCHES, [*inspected, *_batches(law)]
    viewed = "the first participants may inspect the cards before they are turned"
    return Opening.BY_HAND, [
        *inspected,
        _act(OpeningAct.SPREAD, "the cards are spread out after the inspection", law.spread),
        _act(OpeningAct.VIEW, viewed, law.mixed),
        _act(OpeningAct.TURN, "the cards are turned face downward", law.mixed),
        _act(OpeningAct.MIX, "the cards are mixed thoroughly", law.mixed),
        _act(OpeningAct.STACK, "the cards are stacked", law.mixed),
    ]


def _act(act: OpeningAct, rule: str, authority: Authority, by: tuple[Person, ...] = ()) -> Stage:
    """An act that may be done more than once: the reading 19-47-3.5-how-often."""
    return Stage((act,), rule, authority, most=None, by=by)


def _batches(law: Shoe) -> list[Stage]:
    """Each batch by itself; it need not be mixed: the reading 13-69F-7.4-two-batches."""
    apart = "each batch is spread, turned and stacked by itself"
    stacked = (OpeningAct.TURN_BATCH, OpeningAct.STACK_BATCH)
    together = (OpeningAct.SPREAD, OpeningAct.TURN, OpeningAct.MIX, OpeningAct.STACK)
    return [
        Stage((OpeningAct.SPREAD_BATCH,), apart, joined(law.batches, law.spread), 2, 2),
        _act(OpeningAct.VIEW, "the players may inspect the cards first", law.batches),
        Stage(stacked, apart, law.batches, 2, 2, free=(OpeningAct.MIX_BATCH,)),
        never(together, apart, law.batches),
    ]


def _inspect_batches(acts: list[OpeningAct], batches: Authority) -> Inspection:
    """Find the first act of mixing or stacking a batch when none lies face downward."""
    lying = 0
    for position, act in enumerate(acts, 1):
        lying += (act == OpeningAct.TURN_BATCH) - (act == OpeningAct.STACK_BATCH)
        if lying < (act == OpeningAct.MIX_BATCH):
            rule = "a batch is turned face downward before it is mixed or stacked"
            return Inspection(Breach(position, act, rule), batches)
    return Inspection(None, batches)
