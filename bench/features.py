"""The features with recorder and engine, beside the same features under bare pytest-bdd.

Both are run in turn, so that whatever else the machine does falls on both. Then: how many spins a
second are settled in this process, beside a bare loop that only looks up the pocket.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from bench.timing import medians
from gamerules.engine.reference import ReferenceEngine
from gamerules.games.roulette.settlement import SettleSpin, Wager
from gamerules.games.roulette.table import Table
from gamerules.games.roulette.wagers import Position, Where

ROOT = Path(__file__).parents[1]
LIMIT = 1.3
ROUNDS = 9
SPINS = 20_000


def features() -> float:
    """Report the ratio of recorded to bare."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/features"]
    command = [*pytest, "-o", "addopts="]
    with tempfile.TemporaryDirectory() as folder:
        evidence = str(Path(folder) / "evidence.json")
        with_recorder = [*command, "-p", "gamerules.evidence.plugin", "--evidence", evidence]
        bare, recorded = medians([*command, "-p", "bench.bare"], with_recorder, ROUNDS, ROOT)
    ratio = recorded / bare
    print(f"features, median of {ROUNDS} interleaved runs")
    print(f"  bare pytest-bdd              {bare:6.2f} s")
    print(f"  with recorder and engine     {recorded:6.2f} s")
    print(f"  ratio                        {ratio:6.2f}    (limit {LIMIT})")
    return ratio


def settlements() -> None:
    """Report settlements a second, each of five wagers, beside a bare look-up."""
    table = Table()
    boxes = ("17", "red", "Even", "1st 12", "column of 2")
    wagers = tuple(Wager("Ann", 500, Position(Where.WITHIN, (box,))) for box in boxes)
    compartments = table.wheel.compartments
    questions = [SettleSpin(table, pocket, wagers) for pocket in compartments]
    engine = ReferenceEngine()
    start = time.perf_counter()
    for spin in range(SPINS):
        engine.ask(questions[spin % len(questions)])
    settled = SPINS / (time.perf_counter() - start)
    payout = {pocket: 35 if pocket == "17" else -1 for pocket in compartments}
    start = time.perf_counter()
    total = 0
    for spin in range(SPINS):
        total += payout[compartments[spin % len(compartments)]]
    looked_up = SPINS / (time.perf_counter() - start)
    print(f"settling a spin with {len(wagers)} wagers, {SPINS} times")
    print(f"  bare look-up of the pocket   {looked_up:12,.0f} a second")
    print(f"  settlements with authority   {settled:12,.0f} a second")


def main() -> int:
    """Measure and report; fail above the limit."""
    ratio = features()
    settlements()
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
