"""Recorded runs: a line each of what a run proved, so that a trend can be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from gamerules.evidence.coverage import counts, newest
from gamerules.evidence.model import Evidence, EvidenceError, Status
from gamerules.evidence.trace import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamerules.evidence.trace import Traced

RUNS = "features/runs.jsonl"


@dataclass(frozen=True, slots=True)
class Run:
    """What one run proved of the newest words of every section."""

    time: str
    commit: str
    law: str
    """The fingerprint of the law's words."""
    counts: dict[str, int]
    """How many provisions have each verdict."""
    scenarios: int
    """How many were run, each row of examples as one."""
    passed: int

    def of_the_same(self, other: Run) -> bool:
        """Whether both are of one commit and proved the same."""
        return (self.commit, self.counts) == (other.commit, other.counts)


def run_of(evidence: Evidence, traced: Sequence[Traced]) -> Run:
    """A run in short."""
    return Run(
        evidence.time,
        evidence.commit,
        evidence.law,
        counts(newest(traced)),
        len(evidence.scenarios),
        sum(scenario.status is Status.PASSED for scenario in evidence.scenarios),
    )


def why_not(evidence: Evidence, run: Run) -> str:
    """Why a run cannot be recorded, in a sentence; empty if it can."""
    if evidence.engine != "reference":
        return f"the run was of the engine {evidence.engine!r}: only the reference's are recorded"
    if not evidence.commit:
        return "the run was of no commit: run the features in a git checkout"
    if evidence.changed:
        return f"files differed from commit {evidence.commit[:12]}: commit them and run again"
    left = run.counts.get(Verdict.NOT_RUN.value, 0)
    if left:
        return f"the run left out the scenarios of {left} provisions: run all features"
    return ""


def read_runs(text: str) -> list[Run]:
    """The recorded runs, the oldest first."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Run))
        except msgspec.MsgspecError as error:
            raise EvidenceError(
                f"line {number} of {RUNS} is no run ({error}): "
                "'gamerules coverage --record' writes them"
            ) from None
    return found


def line_of(run: Run) -> str:
    """A run as the file has it."""
    return msgspec.json.encode(run).decode() + "\n"
