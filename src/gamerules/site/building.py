"""Runs of the features, and builds of the whole site."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from gamerules.evidence.project import EVIDENCE
from gamerules.site.faults import fault_of_build, fault_of_run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

_PASSED_OR_FAILED = (0, 1, 5)
"""What pytest ends with when every scenario was run, 5 where there is none."""
_BUILD = ("-m", "mkdocs", "build", "--strict", "--quiet")


class BuildError(Exception):
    """A site that could not be built, in one sentence."""


def run_features(
    root: Path,
    evidence: Path | None = None,
    tests: Sequence[str] = ("tests/features",),
    only: Iterable[str] = (),
) -> None:
    """Run scenarios and record them; one that fails is for the pages to show."""
    path = evidence or root / EVIDENCE
    # A run that breaks off must not leave the evidence of an earlier one behind.
    path.unlink(missing_ok=True)
    arguments = ["-m", "pytest", *tests, "-q", "--no-header", "--tb=short", "--evidence", str(path)]
    arguments += ["-p", "no:cacheprovider", "-p", "gamerules.evidence.selection"]
    arguments += [word for feature in only for word in ("--only", feature)]
    done = subprocess.run(  # noqa: S603  our own words, and names of files
        [sys.executable, *arguments], cwd=root, env=_environment(),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode not in _PASSED_OR_FAILED or not path.is_file():
        raise BuildError(fault_of_run(root, done.stdout + done.stderr))


def _environment() -> dict[str, str]:
    # Python takes compiled code for fresh if time (in seconds) and size agree: two saves in one
    # second may not differ in either, so nothing compiled is kept.
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "NO_MKDOCS_2_WARNING": "1"}


def build_site(root: Path) -> None:
    """Build the site into its own folder, strictly."""
    done = subprocess.run([sys.executable, *_BUILD], cwd=root, check=False)  # noqa: S603
    if done.returncode:
        raise BuildError("the site could not be built: see above")


class Builder:
    """Builds the whole site again and again, beside the folder that is being shown."""

    def __init__(self, root: Path, work: Path) -> None:
        self.work = work
        self.folder = work / "0"
        self.fault = ""
        """Why the last build failed."""
        self._root = root
        self._count = 0
        self._running: subprocess.Popen[bytes] | None = None

    def build(self) -> None:
        """Build now."""
        self.start().wait()
        if self.look():
            raise BuildError(self.fault)

    def start(self) -> subprocess.Popen[bytes]:
        """Begin a build; one that is under way is of older files."""
        self.stop()
        self._count += 1
        with (self.work / "build.log").open("wb") as log:
            self._running = subprocess.Popen(  # noqa: S603  fixed words
                [sys.executable, *_BUILD, "--site-dir", str(self._next)],
                cwd=self._root, env=_environment(), stdout=log, stderr=subprocess.STDOUT,
            )  # fmt: skip
        return self._running

    @property
    def _next(self) -> Path:
        return self.work / str(self._count)

    def stop(self) -> None:
        """Give up a build that is under way."""
        if self._running is not None:
            self._running.terminate()
            self._running.wait()
            self._running = None
            shutil.rmtree(self._next, ignore_errors=True)

    def look(self) -> str | None:
        """Why a build that has ended failed; empty if it did not, nothing if none has ended."""
        if self._running is None or self._running.poll() is None:
            return None
        failed, self._running = self._running.returncode, None
        if failed:
            self.fault = fault_of_build(self._root, (self.work / "build.log").read_text("utf-8"))
            shutil.rmtree(self._next, ignore_errors=True)
        else:
            before, self.folder, self.fault = self.folder, self._next, ""
            shutil.rmtree(before, ignore_errors=True)
        return self.fault
