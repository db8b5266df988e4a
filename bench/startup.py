"""How long `gamerules law CITATION` takes, beside `python -c pass`, in one run.

The two are run in turn, so that whatever else the machine does falls on both. The limit is a
ratio, five times, and no time of the clock.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bench.timing import medians

LIMIT = 5.0
ROUNDS = 40
BARE = [sys.executable, "-c", "pass"]
LAW = [str(Path(sys.executable).with_name("gamerules")), "law", "19:47-5.2(b)"]


def main() -> int:
    """Measure and report; fail above the limit."""
    bare, law = medians(BARE, LAW, ROUNDS)
    ratio = law / bare
    print(f"start-up, median of {ROUNDS} interleaved runs")
    print(f"  python -c pass               {1000 * bare:6.1f} ms")
    print(f"  gamerules law 19:47-5.2(b)   {1000 * law:6.1f} ms")
    print(f"  ratio                        {ratio:6.2f}    (limit {LIMIT})")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
