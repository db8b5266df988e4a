"""Burning cards before play: as many more as the amount on the first, 19:47-3.5(d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment.cards import Rank
from gamerules.games.answers import Code, Inspection, Ruling, answers
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.hands import amount
from gamerules.games.baccarat.shoe import DEALERS, Discard, Shoe, check_persons, shoe
from gamerules.games.procedure import Stage, inspect, never, sequence


class BurningAct(StrEnum):
    """What is done when cards are burned."""

    FIRST = "remove the first card from the shoe"
    ADDITIONAL = "remove an additional card from the shoe"
    SHOW = "show all the cards"
    BUCKET = Discard.BUCKET.value
    RACK = Discard.RACK.value


class Burning(StrEnum):
    """What is to be done before play."""

    BURN = "burn"


@dataclass(frozen=True, slots=True)
class BurningDone:
    """An act that was done, and by whom."""

    act: BurningAct
    by: Person


@dataclass(frozen=True, slots=True)
class BurnCards:
    """How are cards burned, when this is the first card drawn?"""

    game: Game
    first: Rank
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Burning, BurningAct))
def burn_cards(question: BurnCards) -> Ruling:
    """Tell the acts in order: a duty for every card that is removed."""
    law = shoe(question.game, question.code)
    return Ruling(Burning.BURN, sequence(_stages(law, question.first)), law.loaded)


@dataclass(frozen=True, slots=True)
class InspectBurning:
    """Were the cards burned as the law orders, when this was the first card drawn?"""

    game: Game
    first: Rank
    acts: tuple[BurningDone, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_burning(question: InspectBurning) -> Inspection:
    """Inspect the acts for the first breach."""
    law = shoe(question.game, question.code)
    persons = [done.by for done in question.acts]
    check_persons(law, persons)
    acts = [done.act for done in question.acts]
    return inspect(_stages(law, question.first), acts, persons)


def _stages(law: Shoe, first: Rank) -> list[Stage]:
    more = amount(first)
    count = f"{more} additional cards are burned"
    elsewhere = tuple(BurningAct(place) for place in Discard if place != law.discard)
    shown = "all cards are shown before they are discarded"
    discard = BurningAct(law.discard)
    return [
        Stage((BurningAct.FIRST,), "the first card is removed", law.loaded, by=DEALERS),
        Stage((BurningAct.ADDITIONAL,), count, law.loaded, more, more, DEALERS),
        Stage((BurningAct.SHOW,), shown, law.loaded, most=None, by=DEALERS),
        Stage((discard,), "the cards are discarded", law.loaded, most=None, by=DEALERS),
        never(elsewhere, "the cards are not placed there", law.loaded),
    ]
