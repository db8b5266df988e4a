"""Vigorish that is not collected with the payout: how it is marked and when it falls due."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, Ruling, answers, citing, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.terms import terms_of
from gamerules.games.baccarat.vigorish import check_owed, on_ties_rule

new = citing(Code.NJAC_13_69F)


class VigorishMarker(StrEnum):
    """What lies on the layout for vigorish that is owed."""

    COIN = "a coin"
    BUTTON = "a marker button"
    CHIP = "a gaming chip"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class DeferVigorish:
    """May vigorish be deferred with this mark?"""

    owed: int
    """In whole cents."""
    marker: VigorishMarker
    shows: int
    """The amount that the mark contains, in whole cents."""
    space: int
    """The number imprinted in the rectangular space in front of the dealer where it lies."""
    player: int
    """The number of the player who owes it."""
    on_ties: bool = False
    """Whether it is the vigorish of 25 percent on ties."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def defer_vigorish(question: DeferVigorish) -> Permission:
    """Deferred vigorish is evidenced by a coin or marker button, 3.3(c), 7.3(c) and (c)2."""
    check_owed(question.owed)
    for number in (question.player, question.space):
        if number < 1:
            raise ImpossibleError(
                f"there is no player {number}", "number players and spaces from 1"
            )
    terms = terms_of(question.game, question.code)
    if question.on_ties:
        reason = "this vigorish is collected at the end of the round of play"
        return Permission(False, reason, on_ties_rule(terms))
    marked = (
        question.marker in {VigorishMarker.COIN, VigorishMarker.BUTTON}
        and question.shows == question.owed
    )
    reason = "a coin or marker button with the amount owed lies at the player's number"
    return Permission(marked and question.space == question.player, reason, terms.deferral)


class VigorishEvent(StrEnum):
    """What happens while vigorish is outstanding."""

    END_OF_ROUND = "the round of play ends"
    PATRON_LEAVES = "the patron leaves the gaming table"
    SHOE_COMPLETED = "the shoe of cards is completed"
    RESHUFFLE = "the cards are about to be reshuffled"


class DeferredRuling(StrEnum):
    """Whether outstanding vigorish must be settled."""

    DUE = "due"
    OUTSTANDING = "may remain outstanding"


class DeferredDuty(StrEnum):
    """What is done with vigorish that is due."""

    COLLECT = "collect the vigorish"
    COLLECT_OR_DOCUMENT = "collect the vigorish or document it on a Form"


@dataclass(frozen=True, slots=True)
class JudgeOutstanding:
    """Is outstanding vigorish due now?"""

    event: VigorishEvent
    on_ties: bool = False
    """Whether it is the vigorish of 25 percent on ties."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


_SHORTER = {
    Game.PUNTO_BANCO: new("3.3(c)4", "3.3(c)3"),
    Game.MINIBACCARAT: new("7.3(c)4", "7.3(c)3"),
}
"""Under 13:69F vigorish falls due with the shoe or the patron's leave, and may be documented."""


@answers(Code.NJAC_19_47, Code.NJAC_13_69F, words=(DeferredRuling, DeferredDuty))
def judge_outstanding(question: JudgeOutstanding) -> Ruling:
    """Tell when deferred vigorish falls due: the reading 13-69F-3.3-deadline-for-deferred-vigorish.

    Under 19:47 that is before reshuffling, 19:47-3.3(c) and 7.3(c); under 13:69F also when the shoe
    is completed or the patron leaves, 13:69F-3.3(c)2 and 4, 7.3(c)2 and 4. The vigorish on ties is
    collected at the end of the round, 7.3(d), and none of the other events leaves it any longer.
    """
    terms = terms_of(question.game, question.code)
    if question.on_ties:
        rule = on_ties_rule(terms)
        return Ruling(DeferredRuling.DUE, (DeferredDuty.COLLECT,), rule)
    shorter = _SHORTER[question.game] if question.code is Code.NJAC_13_69F else ()
    if question.event is VigorishEvent.RESHUFFLE:
        duty = DeferredDuty.COLLECT_OR_DOCUMENT if shorter else DeferredDuty.COLLECT
        return Ruling(DeferredRuling.DUE, (duty,), joined(terms.deferral, shorter))
    if shorter and question.event is not VigorishEvent.END_OF_ROUND:
        duties = (DeferredDuty.COLLECT_OR_DOCUMENT,)
        return Ruling(DeferredRuling.DUE, duties, joined(shorter, terms.deferral))
    return Ruling(DeferredRuling.OUTSTANDING, (), terms.deferral)


class SettledBy(StrEnum):
    """What has become of deferred vigorish."""

    NOTHING = "outstanding"
    COLLECTED = "collected"
    DOCUMENTED = "documented"


@dataclass(frozen=True, slots=True)
class RemoveMarker:
    """May the coin or marker button be removed from the layout?"""

    settled: SettledBy
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def remove_marker(question: RemoveMarker) -> Permission:
    """It lies until the vigorish is collected or documented, 13:69F-3.3(c)2 and 7.3(c)2."""
    reason = "it is removed when the vigorish is collected or documented"
    rule = terms_of(question.game, question.code).deferral
    return Permission(question.settled is not SettledBy.NOTHING, reason, rule)


@dataclass(frozen=True, slots=True)
class DealNextRound:
    """May cards be dealt for the next round of play?"""

    settled: SettledBy
    on_ties: bool = False
    """Whether it is the vigorish of 25 percent on ties."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def deal_next_round(question: DealNextRound) -> Permission:
    """Vigorish on ties is collected before any card of the next round, 7.3(d); other may wait."""
    terms = terms_of(question.game, question.code)
    if not question.on_ties:
        return Permission(True, "the vigorish may be deferred to a later time", terms.deferral)
    reason = "this vigorish is collected prior to any cards being dealt for the next round"
    return Permission(question.settled is SettledBy.COLLECTED, reason, on_ties_rule(terms))
