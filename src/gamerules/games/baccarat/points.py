"""What the cards of baccarat and their hands count, N.J.A.C. 19:47-3.1, 4.1 and 7.1."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Authority, Code, Ruling, answers, citing, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.hands import VALUES, point_count

cite = citing(Code.NJAC_19_47)


class Count(StrEnum):
    """A value or a Point Count: a single digit number from 0 to 9 inclusive."""

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


@dataclass(frozen=True, slots=True)
class _Provisions:
    """Where a subchapter says what cards and hands count."""

    number: Authority
    """The value of a card from 2 to 9."""
    ten: Authority
    """The value of a ten or a face card."""
    ace: Authority
    count: Authority
    """The Point Count of a hand."""
    one_digit: Authority
    """The example of a total that is the Point Count."""
    two_digits: Authority
    """The example of a total whose left digit is discarded."""
    least: int = 2
    """How many cards a hand has at least."""
    most: int | None = 3
    """How many it has at most; None where that was not supplied."""


_PROVISIONS = {
    Game.PUNTO_BANCO: _Provisions(
        number=cite("3.1(b)1", "3.1(b)"),
        ten=cite("3.1(b)2", "3.1(b)"),
        ace=cite("3.1(b)3", "3.1(b)"),
        count=cite("3.1(c)"),
        one_digit=cite("3.1(c)1"),
        two_digits=cite("3.1(c)2"),
    ),
    # How many cards a hand draws, 4.9, was not supplied.
    Game.CHEMIN_DE_FER: _Provisions(
        number=cite("4.1(b)1"),
        ten=cite("4.1(b)2"),
        ace=cite("4.1(b)3"),
        count=cite("4.1(c)"),
        one_digit=cite("4.1(c)1"),
        two_digits=cite("4.1(c)2"),
        least=1,
        most=None,
    ),
    # The words of 7.1(b) before its three paragraphs were not supplied.
    Game.MINIBACCARAT: _Provisions(
        number=cite("7.1(b)1"),
        ten=cite("7.1(b)2"),
        ace=cite("7.1(b)3"),
        count=cite("7.1(c)"),
        one_digit=cite("7.1(c)1"),
        two_digits=cite("7.1(c)2"),
    ),
}


_ONE_DIGIT = tuple(sorted((Rank.ACE, Rank.TWO, Rank.FOUR)))
_TWO_DIGITS = tuple(sorted((Rank.ACE, Rank.TWO, Rank.NINE)))
"""The cards of the two examples, which decide no other hand."""


def _of_card(provisions: _Provisions, card: Rank) -> Authority:
    """The provision that gives a card its value."""
    if card is Rank.ACE:
        return provisions.ace
    return provisions.number if VALUES[card] else provisions.ten


@dataclass(frozen=True, slots=True)
class ValueCard:
    """What is the value of a card?"""

    game: Game
    card: Rank
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Count,))
def value_card(question: ValueCard) -> Ruling:
    """Give a card its value, 19:47-3.1(b), 4.1(b) and 7.1(b)."""
    authority = _of_card(_PROVISIONS[question.game], question.card)
    return Ruling(Count(str(VALUES[question.card])), (), authority)


@dataclass(frozen=True, slots=True)
class CountHand:
    """What is the Point Count of a hand?"""

    game: Game
    cards: tuple[Rank, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Count,))
def count_hand(question: CountHand) -> Ruling:
    """Count a hand, 19:47-3.1(c), 4.1(c) and 7.1(c), by the values of its cards."""
    provisions = _PROVISIONS[question.game]
    _check_size(len(question.cards), provisions)
    examples = {_ONE_DIGIT: provisions.one_digit, _TWO_DIGITS: provisions.two_digits}
    example = examples.get(tuple(sorted(question.cards)), ())
    of_cards = (_of_card(provisions, card) for card in question.cards)
    count = Count(str(point_count(question.cards)))
    return Ruling(count, (), joined(provisions.count, example, *of_cards))


def _check_size(size: int, provisions: _Provisions) -> None:
    if size < provisions.least or (provisions.most is not None and size > provisions.most):
        known = provisions.most is not None
        right = "a hand has two or three cards" if known else "name at least one card"
        raise ImpossibleError(f"a hand of {size} cards cannot be", right)
