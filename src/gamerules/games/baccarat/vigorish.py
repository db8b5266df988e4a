"""Vigorish: how much it is, who is told of it and that it is the same for all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Code, Permission, answers
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.terms import InPlace, Terms, terms_of


def vigorish(won: int, percent: int, unit: int | None) -> int | None:
    """A percentage of the amount won, in cents; None if it is exact and no whole number of them.

    A licensee that rounds takes the smallest multiple of the unit that is not less than the exact
    amount: the readings 19-47-3.3-rounding-vigorish and 13-69F-3.3-rounding-of-vigorish.
    """
    if unit is not None:
        return -(-won * percent // (100 * unit)) * unit
    whole, rest = divmod(won * percent, 100)
    return None if rest else whole


def on_ties_rule(terms: Terms) -> Authority:
    """The provision that allows a vigorish of 25 percent on ties, 7.3(d)."""
    if InPlace.ON_TIES not in terms.in_place:
        raise ImpossibleError("there is no vigorish on ties here", "it is charged at minibaccarat")
    return terms.in_place[InPlace.ON_TIES]


class VigorishType(StrEnum):
    """The types of vigorish that 7.3(c) and (d) tell apart."""

    ON_AMOUNT_WON = "of the amount won"
    ON_TIES = "of the wager on ties"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Vigorish:
    """A vigorish that is charged."""

    type: VigorishType
    percent: int


@dataclass(frozen=True, slots=True)
class ChangeVigorish:
    """May the vigorish at a table be changed so?"""

    before: Vigorish
    after: Vigorish
    notice_given: bool
    """Whether notice was given in accordance with 8.3."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def change_vigorish(question: ChangeVigorish) -> Permission:
    """Tell whether a change takes notice, 3.3(d) and 7.3(e)."""
    terms = terms_of(question.game, question.code)
    before, after = question.before, question.after
    another_type = terms.notice_of_type and before.type != after.type
    needs_notice = after.percent > before.percent or another_type
    permitted = question.notice_given or not needs_notice
    reason = "the change takes notice" if needs_notice else "the change takes no notice"
    return Permission(permitted=permitted, reason=reason, authority=terms.notice)


@dataclass(frozen=True, slots=True)
class ChargedVigorish:
    """What one player at a table is charged."""

    player: str
    vigorish: Vigorish


@dataclass(frozen=True, slots=True)
class ApplyVigorish:
    """May the players at one table be charged so?"""

    charged: tuple[ChargedVigorish, ...]
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def apply_vigorish(question: ApplyVigorish) -> Permission:
    """One percentage, and at minibaccarat one type, applies to all players, 3.3(d) and 7.3(e)."""
    terms = terms_of(question.game, question.code)
    alike = len({charged.vigorish for charged in question.charged}) <= 1
    reason = "the vigorish of a table applies to all players at it"
    return Permission(permitted=alike, reason=reason, authority=terms.notice)
