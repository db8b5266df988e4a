"""What baccarat-chemin de fer is played with and what its cards count, 19:47-4.1 and 4.5(a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Authority, Code, Permission, Ruling, answers, citing, joined
from gamerules.games.baccarat.hands import VALUES, point_count

cite = citing(Code.NJAC_19_47)


@dataclass(frozen=True, slots=True)
class Backs:
    """The backs of a deck of cards."""

    color: str
    design: str


class DealtFrom(StrEnum):
    """What the cards are dealt from."""

    DESIGNED_SHOE = "a dealing shoe specifically designed for that purpose"
    OTHER_SHOE = "another dealing shoe"
    THE_HAND = "the hand"


@dataclass(frozen=True, slots=True)
class EquipCheminDeFer:
    """May baccarat-chemin de fer be played with these cards and this shoe?"""

    decks: tuple[Backs, ...]
    """The backs of each deck."""
    cutting_cards: tuple[str, ...]
    """The color of each cutting card."""
    dealt_from: DealtFrom
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def equip_chemin_de_fer(question: EquipCheminDeFer) -> Permission:
    """Check the cards, 19:47-4.1(a), and the shoe, 19:47-4.5(a).

    The cutting cards need not be of one color: the reading 19-47-4.1-cutting-cards.
    """
    refusal = _cards_refusal(question)
    if refusal:
        return Permission(permitted=False, reason=refusal, authority=cite("4.1(a)"))
    if question.dealt_from is not DealtFrom.DESIGNED_SHOE:
        reason = f"all cards are dealt from {DealtFrom.DESIGNED_SHOE}"
        return Permission(permitted=False, reason=reason, authority=cite("4.5(a)"))
    reason = "the cards and the shoe are as the law asks"
    return Permission(permitted=True, reason=reason, authority=cite("4.1(a)", "4.5(a)"))


def _cards_refusal(question: EquipCheminDeFer) -> str:
    if len(question.decks) < 6:
        return "there must be at least six decks"
    if len(set(question.decks)) > 1:
        return "all decks must have backs of the same color and design"
    if len(question.cutting_cards) != 2 or not {"yellow", "green"}.issuperset(
        question.cutting_cards
    ):
        return "there must be two cutting cards, each yellow or green"
    return ""


class Points(StrEnum):
    """What a card or a hand counts."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"


def points(count: int) -> Points:
    """A count as an answer gives it."""
    return Points(str(count))


@dataclass(frozen=True, slots=True)
class ValueAtCheminDeFer:
    """What is the value of this card?"""

    card: Rank
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Points,))
def value_at_chemin_de_fer(question: ValueAtCheminDeFer) -> Ruling:
    """The value of a card, 19:47-4.1(b)."""
    return Ruling(points(VALUES[question.card]), (), _value_rule(question.card))


def _value_rule(card: Rank) -> Authority:
    if card is Rank.ACE:
        return cite("4.1(b)3")
    return cite("4.1(b)1") if VALUES[card] else cite("4.1(b)2")


@dataclass(frozen=True, slots=True)
class CountAtCheminDeFer:
    """What is the Point Count of a hand of these cards?"""

    cards: tuple[Rank, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Points,))
def count_at_chemin_de_fer(question: CountAtCheminDeFer) -> Ruling:
    """Discard the left digit of a total of two, 19:47-4.1(c), as its two examples show."""
    if not question.cards:
        raise ImpossibleError("a hand of no cards has no Point Count", "name at least one card")
    total = sum(VALUES[card] for card in question.cards)
    example = cite("4.1(c)1") if total < 10 else cite("4.1(c)2")
    values = (_value_rule(card) for card in question.cards)
    return Ruling(points(point_count(question.cards)), (), joined(cite("4.1(c)"), example, *values))
