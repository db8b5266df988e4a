"""The cards and the shoe that baccarat is played with, N.J.A.C. 19:47.

3.1(a) and 3.6(a) for punto banco, 4.1(a) and 4.5(a) for chemin de fer, 7.6(a) for minibaccarat.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import (
    Authority,
    Code,
    NotSupportedError,
    Permission,
    answers,
    citing,
    joined,
)
from gamerules.games.baccarat import Game

cite = citing(Code.NJAC_19_47)


class Color(StrEnum):
    """The color of a cutting card, as far as the law tells colors apart."""

    YELLOW = "yellow"
    GREEN = "green"
    OTHER = "another color"


@dataclass(frozen=True, slots=True)
class CuttingCard:
    """A cutting card."""

    color: Color
    solid: bool
    """Whether it is of that color all over."""


@dataclass(frozen=True, slots=True)
class UseDecks:
    """May the game be played with these cards?"""

    game: Game
    decks: int
    cutting_cards: tuple[CuttingCard, ...]
    code: Code = Code.NJAC_19_47


@dataclass(frozen=True, slots=True)
class _Decks:
    """What the law asks of the cards of a game."""

    least: int
    colors: tuple[Color, ...]
    """The colors that each of the two cutting cards may have."""
    solid: bool
    """Whether they must be of that color all over."""
    authority: Authority


_YELLOW_OR_GREEN = (Color.YELLOW, Color.GREEN)
_DECKS = {
    Game.PUNTO_BANCO: _Decks(6, _YELLOW_OR_GREEN, solid=True, authority=cite("3.1(a)")),
    Game.CHEMIN_DE_FER: _Decks(6, _YELLOW_OR_GREEN, solid=False, authority=cite("4.1(a)")),
}
"""The words of 7.1(a) on the decks of minibaccarat were not supplied."""


@answers(Code.NJAC_19_47)
def use_decks(question: UseDecks) -> Permission:
    """Check decks and cutting cards, 19:47-3.1(a) and 4.1(a).

    Each of the two cutting cards may have either color: the reading 19-47-3.1-cutting-cards.
    """
    if question.game not in _DECKS:
        raise NotSupportedError(f"the text on the decks of {question.game} was not supplied")
    law = _DECKS[question.game]
    if question.decks < law.least:
        reason = f"the game is played with at least {law.least} decks"
        return Permission(permitted=False, reason=reason, authority=law.authority)
    fit = [
        card.color in law.colors and (card.solid or not law.solid)
        for card in question.cutting_cards
    ]
    if fit != [True, True]:
        solid = "solid " if law.solid else ""
        reason = f"there are two additional cutting cards, {solid}yellow or green"
        return Permission(permitted=False, reason=reason, authority=law.authority)
    return Permission(permitted=True, reason="the cards are complete", authority=law.authority)


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card."""

    color: str
    design: str


class ShoePlace(StrEnum):
    """Where the dealing shoe is."""

    LEFT = "on the table to the left of the dealer"
    RIGHT = "on the table to the right of the dealer"
    OFF = "off the table"


@dataclass(frozen=True, slots=True)
class UseShoe:
    """May the cards be dealt like this?"""

    game: Game
    backs: tuple[Back, ...]
    """The different backs of the cards in use."""
    specially_designed: bool
    """Whether they come from a dealing shoe specifically designed for the purpose."""
    place: ShoePlace
    code: Code = Code.NJAC_19_47


@dataclass(frozen=True, slots=True)
class _Shoe:
    """What the law asks of the shoe of a game."""

    places: tuple[ShoePlace, ...]
    backs: Authority
    """What asks for backs of one color and design."""
    authority: Authority


_SHOES = {
    Game.PUNTO_BANCO: _Shoe(tuple(ShoePlace), cite("3.6(a)"), cite("3.6(a)")),
    Game.CHEMIN_DE_FER: _Shoe(tuple(ShoePlace), cite("4.1(a)"), cite("4.5(a)")),
    Game.MINIBACCARAT: _Shoe((ShoePlace.LEFT,), cite("7.6(a)"), cite("7.6(a)")),
}


@answers(Code.NJAC_19_47)
def use_shoe(question: UseShoe) -> Permission:
    """Check the backs of the cards, the shoe and its place, 19:47-3.6(a), 4.5(a) and 7.6(a)."""
    if not question.backs:
        raise ImpossibleError("cards without backs cannot be", "name the back of the cards")
    law = _SHOES[question.game]
    if any(back != question.backs[0] for back in question.backs):
        reason = "all backs have the same color and design"
        return Permission(permitted=False, reason=reason, authority=law.backs)
    refusal = _shoe_refusal(question, law)
    if refusal:
        return Permission(permitted=False, reason=refusal, authority=law.authority)
    reason = "backs and shoe are as the law requires"
    authority = joined(law.backs, law.authority)
    return Permission(permitted=True, reason=reason, authority=authority)


def _shoe_refusal(question: UseShoe, law: _Shoe) -> str:
    if not question.specially_designed:
        return "cards are dealt from a shoe specifically designed for that"
    if question.place not in law.places:
        return f"the shoe is {' or '.join(law.places)}"
    return ""
