"""The trend over the recorded runs and the present one: a small chart, and a table of the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.evidence.runs import Run, run_of
from gamerules.evidence.trace import Verdict
from gamerules.site.section import moment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.site.library import Library

SHOWN = 12
"""How many runs a reader takes in at once; the newest."""
STEP = 64
"""From bar to bar."""
HEIGHT = 96
"""Of the highest bar."""
# Bars are of what was put to the test, from the bottom up; the rest of the law is in the table.
_STACKED = (
    Verdict.VERIFIED,
    Verdict.NOT_RUN,
    Verdict.CLAIMED_ONLY,
    Verdict.STALE,
    Verdict.FAILING,
)


@dataclass(frozen=True, slots=True)
class Bar:
    """A verdict's part of a run's column."""

    name: str
    number: int
    y: int
    """From the top of the chart."""
    height: int


@dataclass(frozen=True, slots=True)
class Column:
    """A run in the chart and in the table."""

    run: Run
    when: str
    commit: str
    present: bool
    """Whether it is the run that the site was built from."""
    bars: tuple[Bar, ...]

    @property
    def top(self) -> int:
        """Where its highest bar ends."""
        return min((bar.y for bar in self.bars), default=HEIGHT)

    def number(self, verdict: str) -> int:
        """How many provisions have a verdict."""
        return self.run.counts.get(verdict, 0)


@dataclass(frozen=True, slots=True)
class Trend:
    """The newest runs, the oldest of them first."""

    columns: tuple[Column, ...]
    earlier: int
    """How many older runs are not shown."""

    @property
    def width(self) -> int:
        """Of the chart."""
        return STEP * len(self.columns)

    @property
    def sentence(self) -> str:
        """What the chart shows, in words."""
        first, last = self.columns[0], self.columns[-1]
        return (
            f"Provisions verified in each run: {first.number('verified')} in the first shown, "
            f"{last.number('verified')} in the last"
        )


def trend(library: Library) -> Trend:
    """The recorded runs with the present one, which need not have been recorded."""
    runs = list(library.runs)
    evidence = library.evidence
    present = run_of(evidence, library.traced) if evidence else None
    if present and not (runs and runs[-1].of_the_same(present)):
        runs.append(present)
    changed = bool(evidence and evidence.changed)
    highest = max((sum(_tested(run).values()) for run in runs[-SHOWN:]), default=0)
    return Trend(
        tuple(
            Column(
                run,
                moment(run.time),
                (run.commit[:12] or "unknown") + (" with changes" if current and changed else ""),
                current,
                tuple(_bars(run, highest)),
            )
            for run in runs[-SHOWN:]
            for current in [present is not None and run is runs[-1]]
        ),
        len(runs[:-SHOWN]),
    )


def _tested(run: Run) -> dict[str, int]:
    return {v.value: run.counts[v.value] for v in _STACKED if run.counts.get(v.value)}


def _bars(run: Run, highest: int) -> Iterator[Bar]:
    below = 0
    for name, number in _tested(run).items():
        # Each end is rounded for itself: parts meet, and none sticks out.
        bottom, below = below, below + number
        y, end = (HEIGHT - HEIGHT * n // highest for n in (below, bottom))
        yield Bar(name, number, y, end - y)
