"""Scenarios as a page shows them: as written, with what became of each row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamerules.evidence.features import parsed
from gamerules.evidence.model import ScenarioResult, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

Key = tuple[str, int]
"""A scenario's file and line."""


@dataclass(frozen=True, slots=True)
class StepText:
    """A step as written."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    words: str = ""


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """A row of examples as written."""

    line: int
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario or an outline as written."""

    path: str
    line: int
    rule: str
    name: str
    steps: tuple[StepText, ...]
    """Its own; those of the backgrounds come before them."""
    before: tuple[StepText, ...] = ()
    """The steps of the backgrounds of its feature and its rule."""
    columns: tuple[str, ...] = ()
    rows: tuple[WrittenRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step with what became of it; no status where it was not run by itself."""

    written: StepText
    status: str


@dataclass(frozen=True, slots=True)
class ShownRow:
    """An example row with what became of it."""

    values: tuple[str, ...]
    status: str
    duration: float
    message: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario with what became of it."""

    written: Written
    status: str
    duration: float
    message: str
    names_it: bool
    before: tuple[ShownStep, ...]
    """The steps of the backgrounds, where one of them did not pass; a page has them once else."""
    steps: tuple[ShownStep, ...]
    rows: tuple[ShownRow, ...]

    @property
    def passed(self) -> int:
        """How many of its rows passed."""
        return sum(row.status == Status.PASSED for row in self.rows)


NOT_RUN = "not run"
# The worst first: a scenario is as bad as its worst row.
_ORDER = (
    Status.FAILED,
    Status.UNDEFINED,
    Status.UNSUPPORTED,
    Status.SKIPPED,
    NOT_RUN,
    Status.PASSED,
)


def read_scenarios(path: str, text: str) -> Iterator[Written]:
    """The scenarios of a feature file, each with its steps and those of the backgrounds."""
    children = parsed(text)["feature"]["children"]
    before = _background(children)
    for child in children:
        rule = child.get("rule")
        inside = rule["children"] if rule else [child]
        first = [*before, *_background(inside)] if rule else before
        for inner in inside:
            if "scenario" in inner:
                yield _written(path, rule["name"] if rule else "", first, inner["scenario"])


def _background(children: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [step for c in children if "background" in c for step in c["background"]["steps"]]


def _written(path: str, rule: str, first: list[dict[str, Any]], node: dict[str, Any]) -> Written:
    columns: tuple[str, ...] = ()
    rows = []
    for examples in node["examples"]:
        columns = _cells(examples.get("tableHeader") or {"cells": []})
        rows += [WrittenRow(r["location"]["line"], _cells(r)) for r in examples["tableBody"]]
    line = node["location"]["line"]
    steps, before = _steps(node["steps"]), _steps(first)
    return Written(path, line, rule, node["name"], steps, before, columns, tuple(rows))


def _steps(nodes: list[dict[str, Any]]) -> tuple[StepText, ...]:
    return tuple(
        StepText(
            step["keyword"].strip(),
            step["text"],
            tuple(_cells(row) for row in step.get("dataTable", {}).get("rows", ())),
            step.get("docString", {}).get("content", ""),
        )
        for step in nodes
    )


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


def shown(
    written: Iterable[Written], results: Mapping[Key, list[ScenarioResult]], key: str
) -> list[Shown]:
    """Scenarios with what became of them; `key` is the provision they are about."""
    return [_shown(w, results.get((w.path, w.line), []), key) for w in written]


def _shown(written: Written, results: list[ScenarioResult], key: str) -> Shown:
    by_line = {result.example_line: result for result in results}
    rows = tuple(_row(row, by_line.get(row.line)) for row in written.rows)
    alone = by_line.get(0)
    statuses = [row.status for row in rows] or [str(alone.status) if alone else NOT_RUN]
    steps = [
        ShownStep(text, str(alone.steps[n].status) if alone and n < len(alone.steps) else "")
        for n, text in enumerate([*written.before, *written.steps])
    ]
    before, own = steps[: len(written.before)], steps[len(written.before) :]
    stopped = any(step.status not in ("", Status.PASSED) for step in before)
    return Shown(
        written=written,
        status=min(statuses, key=_ORDER.index),
        duration=sum(result.duration for result in results),
        message=alone.message if alone else "",
        names_it=any(key in r.authorities for r in results if r.status is Status.PASSED),
        before=tuple(before) if stopped else (),
        steps=tuple(own),
        rows=rows,
    )


def _row(row: WrittenRow, result: ScenarioResult | None) -> ShownRow:
    if result is None:
        return ShownRow(row.values, NOT_RUN, 0.0, "")
    return ShownRow(row.values, str(result.status), result.duration, result.message)


def took(seconds: float) -> str:
    """A duration as a reader takes it in, on one line: `4 ms`, `1.2 s`."""
    if seconds >= 1:
        return f"{seconds:.1f}\N{NO-BREAK SPACE}s"
    if seconds >= 0.001:
        return f"{seconds * 1000:.0f}\N{NO-BREAK SPACE}ms"
    return "under 1\N{NO-BREAK SPACE}ms"
