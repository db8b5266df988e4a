"""What becomes of wagers at punto banco and minibaccarat when a round is over."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Code, Settlement, answers, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.decision import TOTALS, decide
from gamerules.games.baccarat.offer import WagerRules, offered
from gamerules.games.baccarat.result import Announcement, check_announcement, result_of
from gamerules.games.baccarat.terms import InPlace, WagerOn


@dataclass(frozen=True, slots=True)
class HandWager:
    """A player's wager on a round."""

    player: str
    on: WagerOn
    amount: int
    """In whole cents."""
    has_won: bool | None = None
    """Whether an optional bonus wager has won, where the text that decides it was not supplied."""


@dataclass(frozen=True, slots=True)
class SettleRound:
    """What becomes of the wagers, now that both hands have all their cards?"""

    rules: WagerRules
    players_hand: tuple[Rank, ...]
    bankers_hand: tuple[Rank, ...]
    wagers: tuple[HandWager, ...]
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def settle_round(question: SettleRound) -> Settlement:
    """Settle every wager by the cards of the two hands, 19:47-3.2 and 3.3, 7.2 and 7.3."""
    result = result_of(question.game, question.players_hand, question.bankers_hand)
    return _settled(question.game, question.code, question.rules, result, question.wagers)


@dataclass(frozen=True, slots=True)
class SettleAnnouncedRound:
    """What becomes of the wagers, now that the result of the round is announced?"""

    rules: WagerRules
    announcement: Announcement
    wagers: tuple[HandWager, ...]
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def settle_announced_round(question: SettleAnnouncedRound) -> Settlement:
    """Settle every wager by the result that was announced, 3.2 and 3.3, 7.2 and 7.3."""
    check_announcement(question.game, question.code, question.announcement)
    announced = question.announcement
    return _settled(question.game, question.code, question.rules, announced, question.wagers)


def _settled(
    game: Game, code: Code, rules: WagerRules, result: Announcement, wagers: tuple[HandWager, ...]
) -> Settlement:
    check_any(wagers)
    table = offered(game, code, rules)
    freed = _freed(wagers) if table.way is InPlace.TOTAL_CARDS else ()
    outcomes = tuple(
        [
            decide(table, result, wager.on, wager.has_won, wager.player in freed).outcome(
                wager.player, wager.on, wager.amount
            )
            for wager in wagers
        ]
    )
    return Settlement(outcomes, joined(*[outcome.authority for outcome in outcomes]))


def check_any(wagers: tuple[HandWager, ...]) -> None:
    """Refuse to settle nothing."""
    if not wagers:
        raise ImpossibleError("there is no wager to settle", "name at least one")


def _freed(wagers: tuple[HandWager, ...]) -> frozenset[str]:
    """The players whose total card wagers equal or exceed their wager on the Banker's Hand."""
    surplus: Counter[str] = Counter()
    for wager in wagers:
        if wager.on in TOTALS:
            surplus[wager.player] += wager.amount
        elif wager.on is WagerOn.BANKER:
            surplus[wager.player] -= wager.amount
    return frozenset(player for player, amount in surplus.items() if amount >= 0)
