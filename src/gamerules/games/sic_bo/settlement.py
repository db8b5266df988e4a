"""What becomes of wagers at sic bo when the dice have come to rest."""

from __future__ import annotations

from dataclasses import dataclass

from gamerules.equipment import ImpossibleError
from gamerules.equipment.dice import check_roll
from gamerules.games.answers import (
    Code,
    Outcome,
    Ruling,
    Settlement,
    answers,
    citing,
    joined,
)
from gamerules.games.payout import Stake
from gamerules.games.sic_bo.table import Table
from gamerules.games.sic_bo.toss import JudgeToss, TossDuty, TossRuling, judge_toss
from gamerules.games.sic_bo.wagers import DEFINED, FLOORS, ON_SEVERAL_DICE, Area, Bet

cite = citing(Code.NJAC_13_69F)


@dataclass(frozen=True, slots=True)
class Wager:
    """Chips or plaques of a player on the layout when the dice come to rest."""

    player: str
    amount: int
    """In whole cents."""
    area: Area
    meant: Area | None = None
    """Where the player meant or told the dealer to place it, if it lies elsewhere."""
    moved_from: Area | None = None
    """Where it lay before it was moved, if it was."""
    moved_after_illumination: bool = False
    """Whether it was moved after the values were entered and illuminated: too late to count."""

    @property
    def position(self) -> Area:
        """Its position when the values were entered and illuminated, 13:69F-9.3(c)."""
        if not self.moved_after_illumination:
            return self.area
        if self.moved_from is None:
            raise ImpossibleError("the wager was moved from nowhere", "say where it lay before")
        return self.moved_from


@dataclass(frozen=True, slots=True)
class SettleToss:
    """What becomes of the wagers, now that the dice have come to rest?"""

    table: Table
    dice: tuple[int, ...]
    """What the three dice show."""
    wagers: tuple[Wager, ...]
    toss: JudgeToss | None = None
    """How the toss went, where that is in question."""
    illuminated: tuple[int, ...] = ()
    """What the electrical device was told, where that is not what the dice show."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F, words=(TossDuty,))
def settle_toss(question: SettleToss) -> Settlement:
    """Settle every wager by its position and by the dice, 13:69F-9.2, 9.3(c) and 9.4.

    The dice decide, whatever is illuminated: the reading 13-69F-9.6-device-malfunction.
    """
    check_roll(question.dice, 3)
    if question.illuminated:
        check_roll(question.illuminated, 3)
    FLOORS.check(question.table.odds)
    ruling = judge_toss(question.toss) if question.toss else None
    outcomes = tuple(_settle(question, wager, ruling) for wager in question.wagers)
    by = ruling.authority if ruling else ()
    authority = joined(by, *(o.authority for o in outcomes)) or cite("9.3(c)")
    return Settlement(outcomes, authority, ruling.duties if ruling else ())


def _settle(question: SettleToss, wager: Wager, ruling: Ruling | None) -> Outcome:
    stake = _stake(wager)
    if ruling and ruling.ruling == TossRuling.VOID:
        return stake.void("the round of play is void", ruling.authority)
    if ruling and ruling.ruling == TossRuling.NO_ROLL:
        return stake.stands("a no roll decides no wager", ruling.authority)
    if ruling and ruling.ruling == TossRuling.UNDECIDED:
        return stake.undecided("the law does not say what follows", ruling.authority)
    return _by_the_dice(question, wager.position, stake)


def _stake(wager: Wager) -> Stake:
    area = wager.position
    area.check()
    elsewhere = wager.meant is not None and wager.meant != area
    by_position = cite("9.3(b)", "9.3(c)") if elsewhere else cite("9.3(c)")
    authority = joined(DEFINED[area.bet], by_position)
    numbers = tuple(map(str, area.numbers))
    return Stake(wager.player, area.row, wager.amount, authority, numbers)


def _by_the_dice(question: SettleToss, area: Area, stake: Stake) -> Outcome:
    dice = question.dice
    shown = f"the dice show {', '.join(map(str, dice))}"
    if not area.wins(dice):
        # A wager that does not win loses: the reading 13-69F-9.2-when-wagers-lose.
        return stake.loses(shown)
    several = dice.count(area.numbers[0]) if area.bet is Bet.ONE_OF_A_KIND else 1
    if several in ON_SEVERAL_DICE:
        return stake.paid(ON_SEVERAL_DICE[several], shown, cite("9.4(c)"))
    return stake.wins(FLOORS, question.table.odds, shown)
