"""The recorded evidence of a run, and its form as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import msgspec

FORM = 1
"""The version of the form; a reader refuses any other."""


class Status(StrEnum):
    """What became of a scenario or a step; only `passed` has passed."""

    PASSED = "passed"
    FAILED = "failed"
    UNDEFINED = "undefined"
    SKIPPED = "skipped"
    UNSUPPORTED = "unsupported"


@dataclass(slots=True)
class StepResult:
    """A step as it ran."""

    keyword: str
    text: str
    line: int
    status: Status = Status.SKIPPED
    duration: float = 0.0


@dataclass(slots=True)
class ScenarioResult:
    """A scenario, or one example row of an outline, as it ran."""

    feature: str
    rule: str
    name: str
    line: int
    example_line: int = 0
    example: dict[str, str] = field(default_factory=dict)
    status: Status = Status.SKIPPED
    duration: float = 0.0
    steps: list[StepResult] = field(default_factory=list)
    authorities: list[str] = field(default_factory=list)
    """The citations that the answers named, each once."""
    message: str = ""
    """Why it did not pass."""

    @property
    def title(self) -> str:
        """Its name with the values of the example row filled in."""
        text = self.name
        for column, value in self.example.items():
            text = text.replace(f"<{column}>", value)
        return text


@dataclass(slots=True)
class Evidence:
    """A run of the features."""

    commit: str
    changed: bool
    """Whether files differed from the commit."""
    time: str
    engine: str
    law: str
    """The fingerprint of the law's words."""
    files: str
    """The fingerprint of the features, the steps and the games."""
    scenarios: list[ScenarioResult]
    tests: dict[str, list[str]] = field(default_factory=dict)
    """The features that each test file runs."""
    earlier: dict[str, str] = field(default_factory=dict)
    """When a feature was run, where that was before the others."""
    form: int = FORM

    def ran_at(self, feature: str) -> str:
        """When a feature was run."""
        return self.earlier.get(feature, self.time)


class EvidenceError(Exception):
    """A file that is no evidence."""


def write_evidence(evidence: Evidence) -> bytes:
    """Evidence as JSON."""
    return msgspec.json.format(msgspec.json.encode(evidence), indent=1)


def read_evidence(data: bytes, path: str = "evidence") -> Evidence:
    """Read evidence; refuse what is not in the form."""
    try:
        form = msgspec.json.decode(data, type=dict[str, Any]).get("form")
        if form != FORM:
            raise EvidenceError(f"{path} is in form {form}: expected form {FORM}; run the features")
        return msgspec.json.decode(data, type=Evidence)
    except msgspec.MsgspecError as error:
        raise EvidenceError(f"{path} is no evidence ({error}): run the features again") from None


def evidence_schema() -> dict[str, Any]:
    """The JSON Schema of the evidence."""
    return msgspec.json.schema(Evidence)
