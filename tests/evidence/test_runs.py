"""Recorded runs: what is kept of one, and what is refused."""

from __future__ import annotations

import dataclasses
import shutil
import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from gamerules.cli import main
from gamerules.evidence import commands
from gamerules.evidence.coverage import counts
from gamerules.evidence.model import EvidenceError, Status, write_evidence
from gamerules.evidence.project import EVIDENCE, Project
from gamerules.evidence.runs import Run, line_of, read_runs, run_of, why_not
from gamerules.site.sources import read_library
from tests.conftest import ROOT
from tests.site.conftest import made_up_evidence
from tests.site.small import library, results

if TYPE_CHECKING:
    from pathlib import Path

    from gamerules.evidence.model import Evidence


def made() -> tuple[Evidence, Run]:
    found = library()
    assert found.evidence is not None
    return found.evidence, run_of(found.evidence, found.traced)


def test_a_run_is_kept_in_short() -> None:
    evidence, run = made()
    assert (run.time, run.commit, run.law) == (evidence.time, evidence.commit, evidence.law)
    assert run.counts == counts(library().newest())
    assert run.counts["verified"] == 2
    assert (run.scenarios, run.passed) == (3, 3)
    assert read_runs(line_of(run) * 2) == [run, run]


def test_a_scenario_that_failed_has_not_passed() -> None:
    found = library(scenarios=results(first=Status.FAILED))
    assert found.evidence is not None
    run = run_of(found.evidence, found.traced)
    assert (run.scenarios, run.passed) == (3, 2)
    assert why_not(found.evidence, run) == ""


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({}, ""),
        ({"engine": "./mine"}, "the run was of the engine './mine': only the reference's"),
        ({"commit": ""}, "the run was of no commit: run the features in a git checkout"),
        ({"changed": True}, "files differed from commit 0123456789ab: commit them and run again"),
    ],
)
def test_a_run_that_cannot_be_gone_back_to_is_refused(
    changed: dict[str, object], reason: str
) -> None:
    evidence, run = made()
    found = why_not(dataclasses.replace(evidence, **changed), run)  # type: ignore[arg-type]
    assert found.startswith(reason)
    assert bool(found) == bool(reason)


def test_a_run_of_a_part_is_refused() -> None:
    evidence, run = made()
    part = dataclasses.replace(run, counts={**run.counts, "not run": 2})
    assert why_not(evidence, part).startswith("the run left out the scenarios of 2 provisions")


def test_a_line_that_is_no_run_is_named() -> None:
    _, run = made()
    with pytest.raises(EvidenceError, match=r"line 2 of features/runs\.jsonl is no run"):
        read_runs(line_of(run) + "{}\n")


def test_a_run_is_recorded_once(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    project = Project(tmp_path)
    assert project.runs() == []
    _, run = made()
    again = dataclasses.replace(run, time="2026-11-19T10:00:00+00:00")
    other = dataclasses.replace(run, commit="f" * 16)
    assert [project.record(r) for r in (run, again, other)] == [True, False, True]
    assert project.runs() == [run, other]


def test_the_recorded_runs_of_the_project_can_be_read() -> None:
    runs = Project(ROOT).runs()
    assert len(runs) > 1
    assert all(run.passed <= run.scenarios and len(run.commit) == 40 for run in runs)


def test_a_run_is_recorded_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("docs", "src", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "features", tmp_path / "features")
    (tmp_path / "features" / "runs.jsonl").unlink()
    (tmp_path / "build").mkdir()
    evidence = made_up_evidence(read_library(tmp_path, "build/none.json"))
    (tmp_path / EVIDENCE).write_bytes(write_evidence(evidence))
    monkeypatch.setattr(commands, "Project", partial(Project, tmp_path))
    for done in ("recorded", "had been recorded before"):
        assert main(["coverage", "--record"]) == 0
        said = f"the run of commit {'0' * 12} {done} in features/runs.jsonl: 2 failing"
        assert capsys.readouterr().out.startswith(said)
    (run,) = Project(tmp_path).runs()
    failed = sum(scenario.status is Status.FAILED for scenario in evidence.scenarios)
    assert failed
    assert (run.scenarios, run.passed) == (len(evidence.scenarios), run.scenarios - failed)


def test_evidence_of_other_files_is_not_recorded(tmp_path: Path) -> None:
    path = tmp_path / "evidence.json"
    path.write_bytes(write_evidence(made()[0]))
    before = (ROOT / "features" / "runs.jsonl").read_bytes()
    script = "import sys; from gamerules.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, "coverage", "--evidence", str(path), "--record"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "the evidence is of other words of the law: run the features again" in done.stderr
    assert (ROOT / "features" / "runs.jsonl").read_bytes() == before
