"""What pages are made from, read from the files of a checkout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamerules.evidence.model import EvidenceError
from gamerules.evidence.project import EVIDENCE, Project, fingerprint
from gamerules.site.library import Library
from gamerules.site.scenarios import read_scenarios
from gamerules.site.steps import steps_in

if TYPE_CHECKING:
    from pathlib import Path


def read_library(root: Path, evidence: str = EVIDENCE) -> Library:
    """Everything that pages are made from; evidence that cannot be had is no evidence."""
    project = Project(root)
    problem = ""
    found = None
    try:
        found = project.evidence(evidence)
    except EvidenceError as error:
        problem = f"There is no evidence: {error}."
    grounds = project.grounds(found)
    features = sorted((root / "features").rglob("*.feature"))
    written = [
        scenario
        for path in features
        for scenario in read_scenarios(
            path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        )
    ]
    steps = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in (root / "tests" / "features").rglob("conftest.py")
    }
    return Library(
        grounds=grounds,
        written=written,
        steps=steps_in(steps),
        modules=_modules(root / "src"),
        problem=problem,
        files=fingerprint(root),
        runs=project.runs(),
    )


def _modules(source: Path) -> list[str]:
    """The modules whose pages are made by mkdocstrings."""
    names = []
    for path in sorted((source / "gamerules").rglob("*.py")):
        name = path.relative_to(source).as_posix().removesuffix(".py").replace("/", ".")
        names.append(name.removesuffix(".__init__"))
    return sorted(names)


def code_of(root: Path) -> dict[str, str]:
    """Every Python file that scenarios may use."""
    found = [*(root / "src").rglob("*.py"), *(root / "tests" / "features").rglob("*.py")]
    found += [root / "tests" / name for name in ("__init__.py", "conftest.py")]
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in found
        if path.is_file()
    }
