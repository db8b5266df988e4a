"""`gamerules site`: run the features, then build or serve the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamerules.evidence.project import Project, ProjectError
from gamerules.evidence.trace import Verdict, trace
from gamerules.site.building import BuildError, build_site, run_features

if TYPE_CHECKING:
    from pathlib import Path


def build(*, check: bool) -> tuple[str, int]:
    """Run the features and build the site, strictly; what was built, and the exit status."""
    root = _root()
    run_features(root)
    build_site(root)
    failing = _failing(root)
    tail = f"; it shows what fails: {', '.join(failing)}" if failing else ""
    return f"the site was built into site/{tail}\n", int(check and bool(failing))


def serve(port: int) -> str:
    """Run the features, then build and serve the site until it is stopped."""
    from gamerules.site.server import serve_site  # noqa: PLC0415  a build needs no server

    try:
        serve_site(_root(), port)
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
