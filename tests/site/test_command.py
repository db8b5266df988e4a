"""`gamerules site`: what it runs, and what it ends with."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from gamerules.cli import main
from gamerules.site import command
from gamerules.site.building import BuildError, run_features

if TYPE_CHECKING:
    from pathlib import Path


def test_a_run_that_breaks_off_leaves_no_older_evidence_behind(tmp_path: Path) -> None:
    old = tmp_path / "build" / "evidence.json"
    old.parent.mkdir()
    old.write_text("{}")
    with pytest.raises(BuildError):
        run_features(tmp_path)
    assert not old.exists()


@pytest.mark.parametrize(
    ("arguments", "failing", "built", "status"),
    [
        ([], [], 0, 0),
        ([], ["19:47-5.6(b)"], 0, 0),
        (["--check"], [], 0, 0),
        (["--check"], ["19:47-5.6(b)"], 0, 1),
        ([], [], 1, 2),
    ],
)
def test_a_failing_provision_fails_the_build_only_if_asked_to(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    failing: list[str],
    built: int,
    status: int,
) -> None:
    done = subprocess.CompletedProcess[str]([], built)
    monkeypatch.setattr(command, "run_features", lambda _: None)
    monkeypatch.setattr(command, "_failing", lambda _: failing)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    assert main(["site", "build", *arguments]) == status
    out, err = capsys.readouterr()
    assert all(key in out for key in failing)
    assert ("could not be built" in err) == bool(built)
