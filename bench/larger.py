"""A checkout whose law, features and evidence are there once, twice or more.

The copies are further subchapters: the words of 19:47-5 again as 19:47-105, those of 13:69F-3 as
13:69F-103, with their sections, readings, features and results. The games are there once.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

import yaml

from gamerules.evidence.project import EVIDENCE, fingerprint
from gamerules.files import load_law

if TYPE_CHECKING:
    from pathlib import Path

_STEP = 100
# The contents of 13:69F have one entry misprinted as 19:69F.
_CITED = re.compile(r"\b(1[39][:-](?:47|69F)-)(\d+)(?=[A-Z]?\b)")
_FOLDER = re.compile(r"(njac-[^/]+/)(\d+)([A-Z]?-[^/]+/)(\d+)")
_CONTENTS_END = re.compile(r"(?<=contents_end: ')\d+")
_LISTS = ("not-begun.txt", "reviewed.lock")


def larger(root: Path, target: Path, evidence: Path, times: int) -> None:
    """Write a checkout that has everything so many times."""
    target.mkdir()
    for name in ("src", "tests"):
        (target / name).symlink_to(root / name)
    shutil.copy(root / "mkdocs.yml", target)
    for name in ("docs", "features"):
        shutil.copytree(root / name, target / name)
    for copy in range(1, times):
        _copy(root, target, copy * _STEP)
    _record(target, json.loads(evidence.read_bytes()), times)


def _moved(text: str, by: int) -> str:
    """A text about the copy: every citation of a subchapter moved."""
    return _CITED.sub(lambda m: f"{m[1]}{int(m[2]) + by}", text)


def _path(name: str, by: int) -> str:
    return _FOLDER.sub(lambda m: f"{m[1]}{int(m[2]) + by}{m[3]}{int(m[4]) + by}", name)


def _copy(root: Path, target: Path, by: int) -> None:
    for path in [*root.glob("docs/law/njac-*/*/*.md"), *root.glob("features/*/*/*.feature")]:
        copied = target / _path(path.relative_to(root).as_posix(), by)
        copied.parent.mkdir(exist_ok=True)
        copied.write_text(_moved(path.read_text(encoding="utf-8"), by), encoding="utf-8")
    for path in root.glob("docs/readings/*-*.md"):
        copied = target / "docs" / "readings" / _moved(path.name, by)
        copied.write_text(_moved(path.read_text(encoding="utf-8"), by), encoding="utf-8")
    for path in root.glob("docs/law/njac-*/chapter.md"):
        _lengthen(target / path.relative_to(root), path.read_text(encoding="utf-8"), by)
    for name in _LISTS:
        text = (root / "features" / name).read_text(encoding="utf-8")
        with (target / "features" / name).open("a", encoding="utf-8") as file:
            file.write(_moved(text, by))
    excuses = target / "features" / "excuses.yml"
    moved = _moved((root / "features" / "excuses.yml").read_text(encoding="utf-8"), by)
    both = yaml.safe_load(excuses.read_text(encoding="utf-8")) | yaml.safe_load(moved)
    excuses.write_text(yaml.safe_dump(both), encoding="utf-8")


def _lengthen(chapter: Path, text: str, by: int) -> None:
    """Put the copies' subchapters at the end of the contents."""
    contents = text[text.index("### SUBCHAPTER") :]
    moved = re.sub(r"(?<=### SUBCHAPTER )\d+", lambda m: str(int(m[0]) + by), _moved(contents, by))
    longer = _CONTENTS_END.sub(
        lambda m: str(int(m[0]) % _STEP + by), chapter.read_text(encoding="utf-8")
    )
    chapter.write_text(f"{longer.rstrip()}\n\n{moved}", encoding="utf-8")


def _record(target: Path, run: dict[str, object], times: int) -> None:
    """What the copies' features would have given, had the games been there again."""
    scenarios = json.dumps(run["scenarios"])
    run["scenarios"] = [
        scenario
        for copy in range(times)
        for scenario in json.loads(_moved(_path(scenarios, copy * _STEP), copy * _STEP))
    ]
    run["law"] = load_law(str(target / "docs")).hash
    run["files"] = fingerprint(target)
    (target / EVIDENCE).parent.mkdir()
    (target / EVIDENCE).write_text(json.dumps(run), encoding="utf-8")
