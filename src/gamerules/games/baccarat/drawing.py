"""Whether a hand of punto banco takes a third card, N.J.A.C. 19:47-3.9.

How minibaccarat and chemin de fer draw was not supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Authority, Code, Ruling, answers, citing, joined
from gamerules.games.baccarat.hands import NATURALS, VALUES, banker_draws, player_draws

cite = citing(Code.NJAC_19_47)


class ThirdCard(StrEnum):
    """What a hand does, in the words of 19:47-3.9(b) and (c)."""

    DRAW = "draw"
    STAY = "stay"


@dataclass(frozen=True, slots=True)
class PlayersThirdCard:
    """Does the Player's Hand draw, with these Point Counts of two cards each?"""

    players_count: int
    bankers_count: int
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(ThirdCard,))
def players_third_card(question: PlayersThirdCard) -> Ruling:
    """Rule by Table 1, 19:47-3.9(b), unless there is a natural, 19:47-3.9(a)."""
    if natural(question.players_count, question.bankers_count):
        return Ruling(ThirdCard.STAY, (), cite("3.9(a)"))
    draws = player_draws(question.players_count)
    return Ruling(ThirdCard.DRAW if draws else ThirdCard.STAY, (), cite("3.9(b)"))


@dataclass(frozen=True, slots=True)
class BankersThirdCard:
    """Does the Banker's Hand draw, with these Point Counts of two cards each?"""

    players_count: int
    bankers_count: int
    third_card: Rank | None
    """The third card that the Player's Hand drew; None if it drew none."""
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(ThirdCard,))
def bankers_third_card(question: BankersThirdCard) -> Ruling:
    """Rule by Table 2, 19:47-3.9(c), unless there is a natural, 19:47-3.9(a)."""
    if natural(question.players_count, question.bankers_count):
        return Ruling(ThirdCard.STAY, (), cite("3.9(a)", "3.9(c)"))
    drew = question.third_card is not None
    if drew != player_draws(question.players_count):
        raise ImpossibleError(
            f"the Player's Hand of {question.players_count} has not drawn as Table 1 requires",
            "it draws with 0 to 5 and stays with 6 or 7, before the Banker's Hand",
        )
    third = None if question.third_card is None else VALUES[question.third_card]
    draws = banker_draws(question.bankers_count, third)
    authority = joined(cite("3.9(c)", "3.9(g)", "3.9(d)"), _cell(question.bankers_count, third))
    return Ruling(ThirdCard.DRAW if draws else ThirdCard.STAY, (), authority)


def _cell(count: int, third: int | None) -> Authority:
    """What else explains a cell: the value above it, and the letter where it has one of its own.

    Rows 0 to 2 and 7 to 9 are one entry in words each, 19:47-3.9(c).
    """
    value = cite("3.9(e)") if third is not None else ()
    letter = cite("3.9(f)") if 3 <= count <= 6 else ()
    return joined(value, letter)


def natural(*counts: int) -> bool:
    """Whether either hand has a natural on its first two cards, 19:47-3.9(a)."""
    for count in counts:
        if not 0 <= count <= 9:
            raise ImpossibleError(f"a Point Count of {count} cannot be", "it is from 0 to 9")
    return any(count in NATURALS for count in counts)
