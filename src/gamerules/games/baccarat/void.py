"""What becomes of wagers on a round or hand that is void, 19:47-3.12(d) and 4.12(a), (i) and (j).

Every wager on it is void: the reading 19-47-3.2-void. When a round of minibaccarat is void was not
supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Code, Result, Settlement, answers, citing
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.against_banker import Against, check_against
from gamerules.games.baccarat.decision import Decision, check_wager
from gamerules.games.baccarat.irregularities import VOID, CompleteRound, Duty, complete_round
from gamerules.games.baccarat.offer import WagerRules, offered
from gamerules.games.baccarat.settlement import HandWager, check_any

cite = citing(Code.NJAC_19_47)


@dataclass(frozen=True, slots=True)
class SettleVoidRound:
    """What becomes of the wagers on a round of punto banco for which the shoe has too few cards?"""

    rules: WagerRules
    remaining: int
    """The cards that remain in the shoe."""
    needed: int
    """The cards that the round still needs."""
    wagers: tuple[HandWager, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(Duty,))
def settle_void_round(question: SettleVoidRound) -> Settlement:
    """Make every wager void, Tie Bets included, 19:47-3.12(d)."""
    check_any(question.wagers)
    if complete_round(CompleteRound(question.remaining, question.needed)) != VOID:
        raise ImpossibleError(
            "the shoe has enough cards for the round", "a round is void if it has too few"
        )
    table = offered(Game.PUNTO_BANCO, question.code, question.rules)
    decision = Decision(Result.VOID, VOID.ruling, VOID.authority)
    outcomes = []
    for wager in question.wagers:
        check_wager(table, wager.on, wager.has_won)
        outcomes.append(decision.outcome(wager.player, wager.on, wager.amount))
    return Settlement(tuple(outcomes), VOID.authority, VOID.duties)


class VoidCause(StrEnum):
    """Why a hand of chemin de fer is void or annulled."""

    WRONG_ORDER = "cards in the wrong order in the Initial Deal cannot be rectified"
    FACE_UPWARDS = "a card of the last hand of the shoe is found face upwards"
    TOO_FEW = "there are too few cards to complete the hand when the cutting card is drawn"


_CAUSES: dict[VoidCause, Authority] = {
    VoidCause.WRONG_ORDER: cite("4.12(a)"),
    VoidCause.FACE_UPWARDS: cite("4.12(i)"),
    VoidCause.TOO_FEW: cite("4.12(j)"),
}


class BankBet(StrEnum):
    """The wagers of chemin de fer."""

    BANKERS = "Banker's wager"
    AGAINST = "wager against the Banker"


@dataclass(frozen=True, slots=True)
class SettleVoidHand:
    """What becomes of the wagers on a hand of chemin de fer that is void or annulled?"""

    cause: VoidCause
    banker: str
    bank: int
    """What the Banker wagers, in whole cents."""
    against: tuple[Against, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def settle_void_hand(question: SettleVoidHand) -> Settlement:
    """Make the wager of the Banker and every wager against it void, 19:47-4.12(a), (i) and (j)."""
    check_against(question.banker, question.bank, question.against)
    authority = _CAUSES[question.cause]
    decision = Decision(Result.VOID, question.cause, authority)
    bankers = decision.outcome(question.banker, BankBet.BANKERS, question.bank)
    others = [
        decision.outcome(against.participant, BankBet.AGAINST, against.amount)
        for against in question.against
    ]
    return Settlement((bankers, *others), authority)
