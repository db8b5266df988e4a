"""Lacing: about one deck is dispersed into the rest of the stack, 19:47-3.5(b), 4.4(b), 7.5(b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment.cards import DECK
from gamerules.games.answers import Code, NotSupportedError, Permission, answers
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.cut import rest_of_stack
from gamerules.games.baccarat.shoe import shoe


class Dispersal(StrEnum):
    """How the laced cards lie in the stack."""

    EVENLY = "evenly dispersed"
    TOGETHER = "in one place"


@dataclass(frozen=True, slots=True)
class LaceCards:
    """May so many cards be laced into the rest of the stack?"""

    game: Game
    decks: int
    cards: int
    dispersal: Dispersal
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def lace_cards(question: LaceCards) -> Permission:
    """Approximately one deck, evenly dispersed; in 13:69F it is 3.5(a)1 that says so.

    Approximately one is nearer to one than to none or two: the reading 19-47-3.5-about-one-deck.
    """
    law = shoe(question.game, question.code)
    if not law.laced:
        raise NotSupportedError(
            f"the text of {question.code} on lacing at {question.game} was not supplied"
        )
    rest = rest_of_stack(question.decks, question.cards)
    about_one_deck = 2 * abs(question.cards - DECK) < DECK
    return Permission(
        permitted=about_one_deck and question.dispersal is Dispersal.EVENLY,
        reason=f"{question.cards} cards are laced into the {rest} others, {question.dispersal}",
        authority=law.laced,
    )
