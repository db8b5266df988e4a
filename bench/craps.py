"""Rolls of a craps table with five wagers standing, beside crapssim on the same rolls and wagers.

Both sides make a wager again as soon as a roll has decided it. Ours names the provision for what
every roll does to every wager; crapssim keeps a bankroll, which the law supplied does not allow us.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import TYPE_CHECKING

from crapssim import bet as other
from crapssim.table import Table as OtherTable
from crapssim.table import TableUpdate

from gamerules.games.answers import Result
from gamerules.games.craps.table import Table
from gamerules.games.craps.wagers import BEFORE_COME_OUT, Bet, Standing

if TYPE_CHECKING:
    from collections.abc import Callable

ROLLS = 20_000
ROUNDS = 7
LIMIT = 1.0
OURS = (
    Standing(Bet.PASS_LINE),
    Standing(Bet.PLACE_TO_WIN, 6),
    Standing(Bet.PLACE_TO_WIN, 8),
    Standing(Bet.HARD_SIX),
    Standing(Bet.HARD_EIGHT),
)

Rolls = list[tuple[int, int]]


def ours(rolls: Rolls) -> int:
    """Follow all rolls; how often a Pass Bet won."""
    table = Table()
    won = 0
    for roll in rolls:
        if len(table.wagers) < len(OURS):
            table = _made_again(table)
        wagers = table.wagers
        table, decisions = table.roll(roll)
        if len(table.wagers) < len(wagers):
            won += sum(
                wager.bet is Bet.PASS_LINE and decision.result is Result.WINS
                for wager, decision in zip(wagers, decisions, strict=True)
            )
    return won


def _made_again(table: Table) -> Table:
    there = {(wager.bet, wager.number) for wager in table.wagers}
    missing = tuple(
        wager
        for wager in OURS
        if (wager.bet, wager.number) not in there
        and (table.point is None or wager.bet not in BEFORE_COME_OUT)
    )
    return Table(table.point, table.wagers + missing)


def theirs(rolls: Rolls, *, count: bool = False) -> int:
    """The same with crapssim; it counts what a Pass Bet won only where that is not measured."""
    table = OtherTable()
    table.add_player(bankroll=10**9)
    (player,) = table.players
    wanted = [
        other.PassLine(5),
        other.Place(6, 6),
        other.Place(8, 6),
        other.HardWay(6, 1),
        other.HardWay(8, 1),
    ]
    won = 0
    for roll in rolls:
        if len(player.bets) < len(wanted):
            for bet in wanted:
                if not player.already_placed(bet):
                    player.add_bet(bet)
        TableUpdate.roll(table, roll)
        if count:
            before = [bet for bet in player.bets if isinstance(bet, other.PassLine)]
            won += any(bet.get_result(table).won for bet in before)
        TableUpdate.update_bets(table)
        TableUpdate.update_numbers(table, verbose=False)
    return won


def seconds(run: Callable[[Rolls], int], rolls: Rolls) -> float:
    """The time of one run."""
    start = time.perf_counter()
    run(rolls)
    return time.perf_counter() - start


def main() -> int:
    """Measure and report; fail if ours is the slower."""
    source = random.Random(1)  # noqa: S311  the same rolls every time
    rolls = [(source.randint(1, 6), source.randint(1, 6)) for _ in range(ROLLS)]
    if ours(rolls) != theirs(rolls, count=True):
        print("the two do not agree on how often a Pass Bet won")
        return 1
    mine: list[float] = []
    other_times: list[float] = []
    for _ in range(ROUNDS):
        other_times.append(seconds(theirs, rolls))
        mine.append(seconds(ours, rolls))
    ratio = statistics.median(other_times) / statistics.median(mine)
    print(f"craps, {ROLLS} rolls with five wagers standing, median of {ROUNDS} interleaved runs")
    print(f"  crapssim                     {ROLLS / statistics.median(other_times):10,.0f} rolls/s")
    print(f"  ours, with authorities       {ROLLS / statistics.median(mine):10,.0f} rolls/s")
    print(f"  ratio                        {ratio:10.2f}    (at least {LIMIT})")
    return int(ratio < LIMIT)


if __name__ == "__main__":
    sys.exit(main())
