"""When the cards are shuffled, and the acts from the shuffle until the stack is in the shoe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    NotSupportedError,
    Ruling,
    answers,
    joined,
)
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.cut import (
    NOBODY,
    RecutCards,
    RecutOption,
    Seating,
    cut_order,
    recut_cards,
)
from gamerules.games.baccarat.shoe import DEALERS, Shoe, check_persons, shoe
from gamerules.games.procedure import Stage, earliest, inspect, never


class ShuffleMoment(StrEnum):
    """When the cards might be shuffled."""

    COMMENCEMENT = "immediately prior to the commencement of play"
    COMPLETED = "after a shoe of cards is completed"
    DURING = "before a shoe of cards is completed"


class Shuffling(StrEnum):
    """Whether the cards must be shuffled."""

    REQUIRED = "a shuffle is required"
    NOT_REQUIRED = "no shuffle is required"


class Procedure(StrEnum):
    """The two procedures that 13:69F-3.5(a) gives the casino licensee to elect from."""

    FIRST = "1"
    SECOND = "2"


class ShuffleAct(StrEnum):
    """What is done from the shuffle until the stack is in the dealing shoe."""

    SHUFFLE = "shuffle the cards so that they are randomly intermixed"
    LACE = "lace approximately one deck evenly into the remaining stack"
    RESHUFFLE = "shuffle some or all of the cards again"
    BACKS = "turn the backs of the stack away from the dealer"
    OFFER = "offer the stack to be cut"
    DECLINE = "decline the cut"
    CUT = "place the cutting card in the stack"
    MOVE = "place all cards in front of the cutting card to the back of the stack"
    INSERT = "insert one cutting card in from the back of the stack"
    END = "insert the second cutting card at the end of the stack"
    LOAD = "insert the stack into the dealing shoe"
    RECUT = "require the cards to be recut"


@dataclass(frozen=True, slots=True)
class MustShuffle:
    """Must the cards be shuffled now?"""

    game: Game
    moment: ShuffleMoment
    pre_shuffled: bool = False
    procedure: Procedure | None = None
    """Which procedure the casino licensee elects; None where the law has no two."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F, words=(Shuffling, ShuffleAct))
def must_shuffle(question: MustShuffle) -> Ruling:
    """Before play and after each shoe, 19:47-3.5(a), 4.4(a), 7.5(a), 13:69F-3.5(a) and 7.5(a)."""
    law = _shoe(question)
    excepted = question.pre_shuffled and law.pre_shuffled
    required = {
        ShuffleMoment.COMMENCEMENT: not excepted,
        ShuffleMoment.COMPLETED: True,
        ShuffleMoment.DURING: False,
    }
    if required[question.moment]:
        _check_procedure(law, question)
        authority = joined(law.required, law.shuffled)
        return Ruling(Shuffling.REQUIRED, (ShuffleAct.SHUFFLE,), authority)
    return Ruling(Shuffling.NOT_REQUIRED, (), law.required)


@dataclass(frozen=True, slots=True)
class ShuffleDone:
    """An act that was done, and by whom: one of the staff, or a participant by name."""

    act: ShuffleAct
    by: str


@dataclass(frozen=True, slots=True)
class InspectShuffle:
    """Is this the order in which the cards are shuffled and cut, and who does it?"""

    game: Game
    acts: tuple[ShuffleDone, ...]
    seating: Seating = NOBODY
    reshuffling: bool = False
    """Whether the casino licensee elects to have the cards shuffled again after lacing."""
    recut: RecutOption = RecutOption.LAST
    """By whom the casino licensee has the cards recut, if a recut is required."""
    procedure: Procedure | None = None
    """Which procedure the casino licensee elects; None where the law has no two."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def inspect_shuffle(question: InspectShuffle) -> Inspection:
    """Inspect the acts for the first breach, as far as the procedure was supplied."""
    law = _shoe(question)
    _check_procedure(law, question)
    check_persons(law, [done.by for done in question.acts])
    shuffle, recut = _shuffle(law, question), _recut(law)
    supplied = {act for stage in (*shuffle, *recut) for act in stage.acts}
    beyond = [done.act for done in question.acts if done.act not in supplied]
    if beyond:
        raise NotSupportedError(f"{question.code} was not supplied as far as '{beyond[0]}'")
    return _inspect_with_recuts(question, law, shuffle, recut)


def _shoe(question: MustShuffle | InspectShuffle) -> Shoe:
    """The rules of the shoe, where a procedure is elected if there are two, and else none."""
    law = shoe(question.game, question.code)
    if law.second_procedure and question.procedure is None:
        raise ImpossibleError("no procedure is elected", "name procedure 1 or 2")
    if question.procedure is not None and not law.second_procedure:
        raise ImpossibleError("there are no two procedures to elect from", "name none")
    return law


def _check_procedure(law: Shoe, question: MustShuffle | InspectShuffle) -> None:
    if question.procedure is Procedure.SECOND:
        raise NotSupportedError(f"{law.second_procedure} was not supplied")


def _inspect_with_recuts(
    question: InspectShuffle, law: Shoe, stages: list[Stage], recut: list[Stage]
) -> Inspection:
    """Inspect the acts until a recut is required, as far as they went, and then those of the recut.

    Whether there is a ground to require it is another question: `RequireRecut`.
    """
    order, offered = cut_order(law, question.seating), law.offered
    cut_by = None
    authority: Authority = ()
    acts = question.acts
    required = [place for place, done in enumerate(acts) if done.act == ShuffleAct.RECUT]
    for start, end in pairwise((0, *required, len(acts))):
        part = acts[start:end]
        if part and part[0].act == ShuffleAct.RECUT:
            if cut_by is None:
                rule = "a recut is required after the cards have been cut"
                return Inspection(Breach(start + 1, ShuffleAct.RECUT, rule), law.recut)
            turn = recut_cards(
                RecutCards(question.game, question.recut, question.seating, cut_by, question.code)
            )
            stages, order, offered = recut, turn.duties, turn.authority
        found = earliest(
            inspect(stages, [done.act for done in part], [done.by for done in part]),
            _inspect_cut(order, part, offered),
        )
        if found.breach and (found.breach.position <= len(part) or end == len(acts)):
            position = start + found.breach.position
            return replace(found, breach=replace(found.breach, position=position))
        authority = joined(authority, *(stage.authority for stage in stages))
        cut_by = next((done.by for done in part if done.act == ShuffleAct.CUT), cut_by)
    return Inspection(None, authority)


def _shuffle(law: Shoe, question: InspectShuffle) -> list[Stage]:
    """The acts and who does them; the order in which the stack is offered says who cuts it."""
    caller = (Person.CALLER,)
    first = "the cards are shuffled first"
    laced = "one deck is laced after the shuffle"
    elected = "only if elected, again"
    least, most = (1, None) if question.reshuffling else (0, 0)
    anybody = int(bool(question.seating.seated))
    backs = "the backs of the stack face away from the dealer when it is offered"
    offered = "the stack is offered to be cut"
    return _supplied(
        Stage((ShuffleAct.SHUFFLE,), first, law.shuffled, most=None, by=DEALERS),
        Stage((ShuffleAct.LACE,), laced, law.laced, most=None, by=DEALERS),
        Stage((ShuffleAct.RESHUFFLE,), elected, law.reshuffled, least, most, caller),
        Stage((ShuffleAct.BACKS,), backs, law.offered, anybody, None, by=caller),
        Stage((ShuffleAct.OFFER,), offered, law.offered, anybody, by=caller),
        _declined(law),
        Stage((ShuffleAct.CUT,), "the cards are cut", law.cut),
        *_cut_to_shoe(law),
    )


def _recut(law: Shoe) -> list[Stage]:
    """The acts of a recut; the stack need not be offered anew: the reading 19-47-3.5-recut."""
    caller, supervisor = (Person.CALLER,), (Person.SUPERVISOR,)
    shuffling = (ShuffleAct.SHUFFLE, ShuffleAct.LACE, ShuffleAct.RESHUFFLE)
    offering = (ShuffleAct.BACKS, ShuffleAct.OFFER)
    return _supplied(
        Stage((ShuffleAct.RECUT,), "a recut is required first", law.recut, by=supervisor),
        never(shuffling, "the cards are recut, not shuffled", law.recut),
        Stage(offering, "the stack may be offered anew", law.offered, least=0, by=caller),
        _declined(law),
        Stage((ShuffleAct.CUT,), "the cards are recut", joined(law.recut, law.cut)),
        *_cut_to_shoe(law),
    )


def _declined(law: Shoe) -> Stage:
    """Until one accepts, the cut may be declined, and the stack is turned and offered again."""
    again = (ShuffleAct.BACKS, ShuffleAct.OFFER)
    return Stage((ShuffleAct.DECLINE,), "until one accepts", law.offered, 0, None, free=again)


def _cut_to_shoe(law: Shoe) -> list[Stage]:
    """What follows a cut or a recut, once for each: the reading 19-47-3.5-how-often."""
    front = "the cards in front of the cutting card go to the back of the stack"
    both = "then one cutting card goes in from the back, and the second at the end"
    return [
        Stage((ShuffleAct.MOVE,), front, law.loaded, by=DEALERS),
        Stage((ShuffleAct.INSERT, ShuffleAct.END), both, law.loaded, by=DEALERS),
        Stage((ShuffleAct.LOAD,), "the stack is inserted into the shoe", law.loaded, by=DEALERS),
    ]


def _supplied(*stages: Stage) -> list[Stage]:
    return [stage for stage in stages if stage.authority]


def _inspect_cut(
    order: tuple[str, ...], acts: tuple[ShuffleDone, ...], offered: Authority
) -> Inspection:
    """Find the first who declines or accepts the cut out of turn; the dealer may not decline."""
    may = [{(person, ShuffleAct.DECLINE), (person, ShuffleAct.CUT)} for person in order[:-1]]
    may.append({(order[-1], ShuffleAct.CUT)})
    turns = [
        (position, done)
        for position, done in enumerate(acts, 1)
        if done.act in {ShuffleAct.DECLINE, ShuffleAct.CUT}
    ]
    for (position, done), allowed in zip(turns, may, strict=False):
        if (done.by, done.act) not in allowed:
            rule = f"the stack is offered in turn to {', '.join(order)}"
            return Inspection(Breach(position, done.act, rule), offered)
    return Inspection(None, offered)
