"""The commands of the command line that ask, trace and review."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from gamerules.evidence.coverage import problems, table, traced_record
from gamerules.evidence.features import FeatureError
from gamerules.evidence.model import EvidenceError, evidence_schema
from gamerules.evidence.project import EVIDENCE, Project, ProjectError, fingerprint
from gamerules.evidence.runs import RUNS, run_of, why_not
from gamerules.evidence.trace import Traced, Verdict, trace
from gamerules.law.citation import CitationError

if TYPE_CHECKING:
    from gamerules.show import Page

FAULTS = (EvidenceError, FeatureError, ProjectError, CitationError)
"""What a command may raise: each is one sentence."""

_SIGNS = {
    Verdict.VERIFIED: "ok",
    Verdict.EXCUSED: "--",
    Verdict.UNSPECIFIED: "..",
    Verdict.NOT_RUN: "??",
    Verdict.CLAIMED_ONLY: "!?",
    Verdict.STALE: "!~",
    Verdict.FAILING: "!!",
}


class Coverage:
    """What `gamerules coverage` shows and checks."""

    def __init__(self, evidence: str = EVIDENCE) -> None:
        self.project = Project()
        self.evidence = self.project.evidence(evidence)
        self.grounds = self.project.grounds(self.evidence)
        self.traced = trace(self.grounds)

    def faults(self) -> list[str]:
        """What CI fails on."""
        law = self.project.law
        return [
            *self.outdated(),
            *problems(law, self.traced, self.grounds, self.project.not_begun()),
        ]

    def outdated(self) -> list[str]:
        """Why the evidence does not speak of what is here now."""
        found = []
        if self.evidence.law != self.project.law.hash:
            found.append("the evidence is of other words of the law: run the features again")
        if self.evidence.files != fingerprint(self.project.root):
            found.append("the evidence is of other features, steps or games: run them again")
        return found

    def record(self) -> str:
        """Add the run to the recorded ones; what was done, in a sentence."""
        run = run_of(self.evidence, self.traced)
        for reason in (*self.outdated(), why_not(self.evidence, run)):
            if reason:
                raise ProjectError(reason)
        found = ", ".join(f"{number} {name}" for name, number in run.counts.items())
        done = "recorded" if self.project.record(run) else "had been recorded before"
        return f"the run of commit {run.commit[:12]} {done} in {RUNS}: {found}"

    def records(self) -> list[dict[str, Any]]:
        """Every provision as plain data."""
        return [traced_record(t) for t in self.traced]

    def of(self, words: str) -> Traced | None:
        """One provision, by its address."""
        return next((t for t in self.traced if t.key == words), None)

    def show(self, page: Page) -> None:
        """The table by chapter, subchapter and section."""
        for depth, name, found, verdict in table(self.project.law, self.traced):
            if depth < 2:
                page.line()
            numbers = ", ".join(f"{count} {verdict}" for verdict, count in found.items())
            page.paragraph(
                f"{_SIGNS[verdict]} {name}: {numbers}", 2 * depth, 6, "bold" if depth < 2 else ""
            )
        page.line()
        run = f"run at {self.evidence.time}, commit {self.evidence.commit[:12] or 'unknown'}"
        changed = ", with changes" if self.evidence.changed else ""
        page.line(f"{run}{changed}, engine {self.evidence.engine}", "dim")
        for warning in self.outdated():
            page.paragraph(f"WARNING: {warning}", 0, 2, "warning")


def show_provision(page: Page, traced: Traced) -> None:
    """One provision's verdict, scenarios and code."""
    page.line(f"{traced.key}: {traced.verdict}", "bold")
    if traced.reason:
        page.paragraph(traced.reason)
    for result in traced.scenarios:
        named = "names it" if traced.key in result.authorities else "does not name it"
        page.paragraph(f"{result.status}: {result.title} ({named})", 2, 4)
        if result.message:
            page.paragraph(" ".join(result.message.split()), 6, style="warning")
        page.paragraph(f"{result.feature}:{result.example_line or result.line}", 6, style="dim")
    for named_at in traced.code:
        page.entry(
            "Code", f"{named_at.module}.{named_at.function} (src/{named_at.path}:{named_at.line})"
        )


def schema() -> dict[str, Any]:
    """The JSON Schema of questions, answers and evidence."""
    from gamerules.engine.wire import schema as wire_schema  # noqa: PLC0415  msgspec is slow to load

    found = wire_schema()
    evidence = evidence_schema()
    definitions = {**found["$defs"], **evidence["$defs"]}
    return {**found, "$defs": definitions}


def ask() -> bool:
    """Answer the question, or each line of questions, on standard input."""
    from gamerules.engine.lines import answer_line, serve  # noqa: PLC0415
    from gamerules.engine.reference import ReferenceEngine  # noqa: PLC0415

    text = sys.stdin.buffer.read()
    if _is_one_question(text):
        answer, possible = answer_line(ReferenceEngine(), text)
        sys.stdout.buffer.write(answer + b"\n")
        return possible
    from io import BytesIO  # noqa: PLC0415

    return serve(BytesIO(text), sys.stdout.buffer)


def _is_one_question(text: bytes) -> bool:
    """Whether the whole is one JSON value, however many lines it is written on."""
    import msgspec  # noqa: PLC0415

    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
