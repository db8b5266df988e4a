"""Vigorish: how much it is, who is told of it and that it is the same for all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Code, Permission, answers, citing, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.terms import InPlace, Terms, terms_of

new = citing(Code.NJAC_13_69F)


def vigorish(won: int, percent: int, unit: int | None) -> int | None:
    """A percentage of the amount won, in cents; None if it is exact and no whole number of them.

    A licensee that rounds takes the smallest multiple of the unit that is not less than the exact
    amount: the readings 19-47-3.3-rounding-vigorish and 13-69F-3.3-rounding-of-vigorish.
    """
    if unit is not None:
        return -(-won * percent // (100 * unit)) * unit
    whole, rest = divmod(won * percent, 100)
    return None if rest else whole


def check_owed(owed: int) -> None:
    """Refuse a vigorish of nothing or less."""
    if owed < 1:
        raise ImpossibleError(
            f"a vigorish of {owed} cents is none", "owe a whole number of cents above 0"
        )


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
    in_place: InPlace | None = None
    """What takes its place, where there is none."""


_OPTIONS = {InPlace.BANKER_SIX, InPlace.TOTAL_CARDS}
_CHANGED_RULES = new("8.3(b)")
"""The rules of a game are changed with notice; the words of 19:47-8.3 were not supplied."""
_FREED = Vigorish(VigorishType.NONE, 0, InPlace.TOTAL_CARDS)


def _allowed(terms: Terms, charged: Vigorish) -> bool:
    """Whether 3.3 or 7.3 has such a vigorish, or such a way to do without."""
    if charged.type is VigorishType.ON_AMOUNT_WON:
        return charged.percent in terms.units and charged.in_place is None
    if charged.type is VigorishType.ON_TIES:
        return (charged.percent, charged.in_place) == (
            25,
            None,
        ) and InPlace.ON_TIES in terms.in_place
    ways = set(terms.in_place) - {InPlace.ON_TIES}
    return charged.percent == 0 and charged.in_place in ways


def _forbidden(terms: Terms) -> Permission:
    return Permission(False, "there is no such vigorish", terms.vigorish)


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
    """Tell whether a change takes notice, 3.3(d) and (e), 7.3(e) and (f), 13:69F-8.3(b).

    Only a lower percentage takes none: the reading 13-69F-8.3-change-of-vigorish.
    """
    terms = terms_of(question.game, question.code)
    before, after = question.before, question.after
    if before == after:
        raise ImpossibleError("the vigorish does not change", "name another vigorish than before")
    if not _allowed(terms, after):
        return _forbidden(terms)
    way = terms.in_place[after.in_place] if after.in_place else ()
    rule = _notice_rule(terms, before, after)
    if rule:
        reason = "the change takes notice"
        return Permission(question.notice_given, reason, joined(rule, way))
    return Permission(True, "the change takes no notice", terms.notice)


def _notice_rule(terms: Terms, before: Vigorish, after: Vigorish) -> Authority:
    """The provision by which a change takes notice; none if it takes none."""
    if after.in_place in _OPTIONS:
        return terms.option
    another_type = terms.notice_of_type and before.type != after.type
    if after.percent > before.percent or another_type:
        return terms.notice
    return _CHANGED_RULES if after.in_place else ()


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
    """One percentage, and at minibaccarat one type, applies to all players, 3.3(d) and 7.3(e).

    Total card wagers free one player and not another, 3.3(e)2 and 7.3(f)2: the reading
    13-69F-3.3-no-vigorish-options.
    """
    terms = terms_of(question.game, question.code)
    if not question.charged:
        raise ImpossibleError("nobody is charged", "name the players who are charged")
    charges = {charged.vigorish for charged in question.charged}
    if not all(_allowed(terms, charge) for charge in charges):
        return _forbidden(terms)
    rest = charges - {_FREED}
    on_amount_won = all(charge.type is VigorishType.ON_AMOUNT_WON for charge in rest)
    if _FREED in charges and on_amount_won and len(rest) <= 1:
        rule = joined(terms.in_place[InPlace.TOTAL_CARDS], terms.notice)
        reason = "total card wagers free those who made them; the others owe one percentage"
        return Permission(True, reason, rule)
    reason = "the vigorish of a table applies to all players at it"
    return Permission(len(charges) == 1, reason, terms.notice)
