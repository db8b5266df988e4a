"""What is wrong with a file, in one sentence."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from gamerules.site.building import BuildError, run_features
from gamerules.site.faults import fault_in, fault_of_build, fault_of_run
from gamerules.site.watch import changed, snapshot

if TYPE_CHECKING:
    from pathlib import Path


def test_a_syntax_error_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "good.py").write_text("x = 1\n")
    (tmp_path / "bad.py").write_text("x = 1\n\ndef (\n")
    assert fault_in(tmp_path, ["good.py", "gone.py"]) == ""
    assert fault_in(tmp_path, ["good.py", "bad.py"]) == "bad.py:3: invalid syntax"


def test_an_error_of_python_is_placed_in_the_innermost_file_of_ours(tmp_path: Path) -> None:
    (tmp_path / "outer.py").write_text("import inner\n")
    (tmp_path / "inner.py").write_text("import json\n\njson.loads('{')\n")
    done = subprocess.run(
        [sys.executable, "outer.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    found = fault_of_run(tmp_path, done.stderr)
    assert found.startswith("inner.py:3: json.decoder.JSONDecodeError: ")


def test_an_error_of_pytest_is_placed_too(tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "features"
    tests.mkdir(parents=True)
    (tests / "test_one.py").write_text("import pytest\n\nx = nothing\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p gamerules.evidence.plugin\n")
    with pytest.raises(BuildError, match=r"tests/features/test_one.py:3: NameError: name 'nothing"):
        run_features(tmp_path, tmp_path / "evidence.json")


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("WARNING -  Doc file 'guide/a.md' has a broken link\nAborted with 1 warnings",
         "Doc file 'guide/a.md' has a broken link"),
        ('ERROR   -  Config value: no\n  in "mkdocs.yml", line 7, column 2',
         "mkdocs.yml:7: Config value: no"),
        ("Something else\n", "Something else"),
        ("", "nothing was said"),
    ],
)  # fmt: skip
def test_a_build_that_fails_says_why(tmp_path: Path, said: str, fault: str) -> None:
    (tmp_path / "mkdocs.yml").write_text("")
    assert fault_of_build(tmp_path, said) == fault


def test_files_that_were_written_made_or_removed_are_seen(tmp_path: Path) -> None:
    folder = tmp_path / "features" / "x"
    folder.mkdir(parents=True)
    (folder / "kept.feature").write_text("a")
    (folder / "gone.feature").write_text("a")
    (folder / "written.feature").write_text("a")
    before = snapshot(tmp_path)
    assert changed(before, snapshot(tmp_path)) == []
    (folder / "gone.feature").unlink()
    (folder / "written.feature").write_text("ab")
    (folder / "made.feature").write_text("")
    (folder / ".written.feature.swp").write_text("")
    (folder / "written.feature~").write_text("")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "x.pyc").write_text("")
    found = [path.rpartition("/")[2] for path in changed(before, snapshot(tmp_path))]
    assert found == ["gone.feature", "made.feature", "written.feature"]
