"""The cut: who is offered it, where the cutting cards go, and when the cards are recut."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import DECK
from gamerules.games.answers import Code, Permission, Ruling, answers, joined
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.shoe import Shoe, shoe


@dataclass(frozen=True, slots=True)
class Seated:
    """A participant and the number of the position at the table."""

    participant: str
    position: int


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where when the cards are to be cut."""

    seated: tuple[Seated, ...]
    last_to_deal: int | None = None
    """After a completed shoe, the position of the last curator, or of the participant responsible
    for dealing the cards; None at the commencement of play."""


NOBODY = Seating(())


class CutRuling(StrEnum):
    """What is done by the persons that the duties name, one after the other."""

    OFFER = "the stack is offered to be cut"
    RECUT = "the cards are recut"


def cut_order(law: Shoe, seating: Seating) -> tuple[str, ...]:
    """Whom the stack is offered to, in order; the dealer cuts if no participant accepts.

    Clockwise is down in number: the reading 19-47-3.5-seats. An empty position to begin with is no
    hindrance: the reading 19-47-3.5-last-curator-gone.
    """
    seats = {seated.position: seated.participant for seated in seating.seated}
    participants = {seated.participant for seated in seating.seated}
    if {len(seats), len(participants)} != {len(seating.seated)}:
        raise ImpossibleError("two sit in one position, or one in two", "seat each by themselves")
    positions = [*seats, seating.last_to_deal]
    if any(position is not None and position < 1 for position in positions):
        raise ImpossibleError("a position below 1 cannot be", "positions are numbered from 1")
    clockwise = sorted(seats, reverse=True)
    step = law.clockwise_of_last_to_deal
    if step is not None and seating.last_to_deal is not None:
        # A shoe was completed: the reading 19-47-3.5-reshuffle.
        start = seating.last_to_deal - step
        clockwise.sort(key=lambda position: position > start)
    return (*(seats[position] for position in clockwise), Person.CALLER)


@dataclass(frozen=True, slots=True)
class OfferCut:
    """Whom is the stack offered to, and in what order?"""

    game: Game
    seating: Seating
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CutRuling, Person))
def offer_cut(question: OfferCut) -> Ruling:
    """Name the persons in order, the dealer last, 19:47-3.5(b), 4.4(b) and 7.5(b)."""
    law = shoe(question.game, question.code)
    return Ruling(CutRuling.OFFER, cut_order(law, question.seating), law.offered)


@dataclass(frozen=True, slots=True)
class CutStack:
    """May the cutting card be placed here?"""

    game: Game
    decks: int
    in_front: int
    """How many cards of the stack are in front of the cutting card."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def cut_stack(question: CutStack) -> Permission:
    """At least 10 cards in from either end, 19:47-3.5(c), 4.4(c) and 7.5(c)."""
    law = shoe(question.game, question.code)
    behind = rest_of_stack(question.decks, question.in_front)
    return Permission(
        permitted=min(question.in_front, behind) >= 10,
        reason=f"{question.in_front} cards are in front of the cutting card, {behind} behind it",
        authority=law.cut,
    )


@dataclass(frozen=True, slots=True)
class InsertCuttingCards:
    """May the two cutting cards be inserted here, before the stack goes into the shoe?"""

    game: Game
    decks: int
    from_back: int
    """How many cards are behind the first cutting card, at the back of the stack."""
    second_at_end: bool = True
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def insert_cutting_cards(question: InsertCuttingCards) -> Permission:
    """At least 14 cards in from the back, and at the end, 19:47-3.5(d), 4.4(d) and 7.5(d)."""
    law = shoe(question.game, question.code)
    in_front = rest_of_stack(question.decks, question.from_back)
    return Permission(
        # With no card in front of it, the cutting card would not be in the stack.
        permitted=question.from_back >= 14 and in_front > 0 and question.second_at_end,
        reason="one cutting card is at least 14 cards in from the back, the second at the end",
        authority=law.loaded,
    )


def rest_of_stack(decks: int, cards: int) -> int:
    """How many cards of the stack are on the other side of a cutting card."""
    if decks < 6:
        raise ImpossibleError(f"{decks} decks are too few", "there are six or more decks")
    rest = decks * DECK - cards
    if cards < 0 or rest < 0:
        raise ImpossibleError(
            f"there cannot be {cards} cards on one side", f"{decks} decks have {decks * DECK} cards"
        )
    return rest


class Ground(StrEnum):
    """What the casino supervisor determines about a cut."""

    IMPROPER = "the cut was performed improperly"
    FAIRNESS = "the cut might affect the integrity or fairness of the game"
    NONE = "nothing is wrong with the cut"


class CutMoment(StrEnum):
    """How far the cards have come."""

    UNCUT = "before the cards are cut"
    CUT = "after the cards are cut"
    BURNED = "after the first cards are burned"
    DEALT = "after a card is dealt"


@dataclass(frozen=True, slots=True)
class RequireRecut:
    """May this person require the cards to be recut?"""

    game: Game
    by: Person
    ground: Ground
    moment: CutMoment
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def require_recut(question: RequireRecut) -> Permission:
    """A casino supervisor with a ground, between cut and deal, 19:47-3.5(e), 4.4(e) and 7.5(e).

    Cards that are burned have not been dealt: the reading 19-47-3.5-recut.
    """
    permitted = (
        question.by == Person.SUPERVISOR
        and question.ground in {Ground.IMPROPER, Ground.FAIRNESS}
        and question.moment in {CutMoment.CUT, CutMoment.BURNED}
    )
    return Permission(
        permitted=permitted,
        reason="a casino supervisor may, on a ground, after the cut and before any card is dealt",
        authority=shoe(question.game, question.code).recut,
    )


class RecutOption(StrEnum):
    """By whom the cards are recut, at the casino licensee's option."""

    LAST = "by the player who last cut the cards"
    NEXT = "by the next person entitled to cut the cards"


@dataclass(frozen=True, slots=True)
class RecutCards:
    """Who recuts the cards?"""

    game: Game
    option: RecutOption
    seating: Seating
    cut_by: str
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(CutRuling, Person))
def recut_cards(question: RecutCards) -> Ruling:
    """Name the persons in order; where the dealer made the cut, the dealer recuts."""
    law = shoe(question.game, question.code)
    order = cut_order(law, question.seating)
    if question.cut_by not in order:
        raise ImpossibleError(f"{question.cut_by} is not at the table", f"name {', '.join(order)}")
    if question.option == RecutOption.LAST:
        return Ruling(CutRuling.RECUT, (question.cut_by,), law.recut)
    after = order[order.index(question.cut_by) + 1 :] or (Person.CALLER,)
    return Ruling(CutRuling.RECUT, after, joined(law.recut, law.offered))
