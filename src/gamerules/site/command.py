"""`gamerules site`: run the features, then build or serve the site."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from gamerules.evidence.project import EVIDENCE, Project, ProjectError
from gamerules.evidence.trace import Verdict, trace

if TYPE_CHECKING:
    from pathlib import Path

_PASSED_OR_FAILED = (0, 1)
"""What pytest ends with when every scenario was run."""


class BuildError(Exception):
    """A site that could not be built, in one sentence."""


def run_features(root: Path) -> None:
    """Run every scenario and record it; one that fails is for the pages to show."""
    # A run that breaks off must not leave the evidence of an earlier one behind.
    (root / EVIDENCE).unlink(missing_ok=True)
    arguments = ["-m", "pytest", "tests/features", "-q", "--no-header", "--evidence", EVIDENCE]
    done = subprocess.run(  # noqa: S603  fixed words
        [sys.executable, *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode not in _PASSED_OR_FAILED or not (root / EVIDENCE).is_file():
        raise BuildError(f"the features could not be run:\n{done.stdout}{done.stderr}")


def build(*, check: bool) -> tuple[str, int]:
    """Run the features and build the site, strictly; what was built, and the exit status."""
    root = _root()
    run_features(root)
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=root, check=False
    )
    if done.returncode:
        raise BuildError("the site could not be built: see above")
    failing = _failing(root)
    tail = f"; it shows what fails: {', '.join(failing)}" if failing else ""
    return f"the site was built into site/{tail}\n", int(check and bool(failing))


def serve(port: int) -> str:
    """Run the features, then build and serve the site until it is stopped."""
    root = _root()
    run_features(root)
    address = f"127.0.0.1:{port}"
    arguments = ["-m", "mkdocs", "serve", "--dev-addr", address]
    try:
        subprocess.run([sys.executable, *arguments], cwd=root, check=False)  # noqa: S603
    except KeyboardInterrupt:
        return "\n"
    return ""


def _root() -> Path:
    try:
        return Project().root
    except ProjectError as error:
        raise BuildError(str(error)) from None


def _failing(root: Path) -> list[str]:
    project = Project(root)
    traced = trace(project.grounds(project.evidence()))
    return [t.key for t in traced if t.verdict is Verdict.FAILING]
