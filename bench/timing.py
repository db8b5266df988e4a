"""Two commands timed beside each other."""

from __future__ import annotations

import statistics
import subprocess
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def seconds(command: list[str], folder: Path | None = None) -> float:
    """The time of one run."""
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def medians(
    yardstick: list[str], ours: list[str], rounds: int, folder: Path | None = None
) -> tuple[float, float]:
    """The median time of each, run in turn: whatever else the machine does falls on both.

    A first run of each, which fills the caches, does not count.
    """
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds + 1):
        for command, found in zip((yardstick, ours), times, strict=True):
            found.append(seconds(command, folder))
    return statistics.median(times[0][1:]), statistics.median(times[1][1:])
