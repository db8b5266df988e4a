"""The live site: what a change concerns is run again, and open pages show what came of it.

The HTML of every page is built whole, in the background. What is made from law and evidence is
put into it afresh when a page is asked for, so that no result waits for a build.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from gamerules.evidence.features import FeatureError
from gamerules.evidence.merge import merged
from gamerules.evidence.model import Status, read_evidence, write_evidence
from gamerules.evidence.project import EVIDENCE, ProjectError, fingerprint
from gamerules.law.frontmatter import LawError
from gamerules.site.building import Builder, BuildError, run_features
from gamerules.site.concern import concerned
from gamerules.site.faults import fault_in, fault_of_run
from gamerules.site.fresh import spliced
from gamerules.site.pages import page_at
from gamerules.site.sources import code_of, read_library
from gamerules.site.statusfile import status_file
from gamerules.site.watch import changed, snapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from gamerules.evidence.model import Evidence
    from gamerules.site.library import Library
    from gamerules.site.watch import Snapshot

QUICKLY = 0.5
"""How often an open page looks, in seconds, while files are edited."""
_FIRST = 1.0
"""How long open pages come first, before the whole site is built again, in seconds."""
_STILL = 0.1
"""How long files must be left alone before they are read, in seconds."""


class RestartError(Exception):
    """The server's own code changed: only a new server runs it."""


class Shown:
    """What the server shows at one time."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.status = status_file(library, QUICKLY)
        self._parts: dict[str, str] = {}

    def page(self, path: str, built: str) -> str:
        """A page as it was built, with what law and evidence say now."""
        if path not in self._parts:
            page = page_at(self.library, path)
            self._parts[path] = page.html if page and not page.markdown else ""
        part = self._parts[path]
        return spliced(built, part) if part else built


class Live:
    """A checkout that is being edited."""

    def __init__(self, root: Path, work: Path, say: Callable[[str], None]) -> None:
        self.root = root
        self.builder = Builder(root, work)
        self._say = say
        self._turn = 0
        self._build_at: float | None = None
        self._seen = snapshot(root)
        self._standing: Snapshot = self._seen
        """The files that the evidence is true of."""
        began = time.monotonic()
        run_features(root)
        self._library = read_library(root)
        self._say(f"all features: {outcome(self._evidence, time.monotonic() - began)}")
        self.builder.build()
        self.shown = self._publish("")

    @property
    def _evidence(self) -> Evidence:
        """The results that stand."""
        evidence = self._library.grounds.evidence
        if evidence is None:
            raise BuildError("the features were run, but left no evidence")
        return evidence

    def look(self) -> None:
        """Do what is to be done, if anything is."""
        now = snapshot(self.root)
        if now != self._seen:
            self.builder.stop()
            self._build_at = None
            self._react(self._at_rest(now))
        elif (fault := self.builder.look()) is not None:
            self._say(f"the whole site: {fault or 'built'}")
            self.shown = self._publish(fault)
        elif self._build_at is not None and time.monotonic() >= self._build_at:
            self._build_at = None
            self.builder.start()

    def _at_rest(self, now: Snapshot) -> Snapshot:
        """The files, once they are left alone: editors write in several strokes."""
        while True:
            time.sleep(_STILL)
            before, now = now, snapshot(self.root)
            if now == before:
                return now

    def _react(self, now: Snapshot) -> None:
        self._seen = now
        paths = changed(self._standing, now)
        self._say(f"changed: {_listed(paths)}")
        try:
            library = self._renewed(paths)
        except (BuildError, LawError, FeatureError, ProjectError) as error:
            self._say(str(error))
            self.shown = self._publish(str(error))
            return
        if snapshot(self.root) != now:
            return  # what was saved meanwhile is seen at the next look
        self._library, self._standing = library, now
        self.shown = self._publish(self.builder.fault)
        _write(self.root / EVIDENCE, write_evidence(self._evidence))
        self._build_at = time.monotonic() + _FIRST

    def _renewed(self, paths: list[str]) -> Library:
        """What pages are made from, with evidence that is true of the files as they are now."""
        fault = fault_in(self.root, paths)
        if fault:
            raise BuildError(fault)
        library = read_library(self.root)
        features = [feature.path for feature in library.grounds.features]
        concern = concerned(paths, self._evidence, code_of(self.root), features)
        if concern.restart:
            self._restart()
        part = replace(self._evidence, scenarios=[], tests={})
        if concern.features:
            self._say(f"running {_listed(sorted(concern.features))}")
            part = self._run(concern.features)
        part = replace(part, law=library.law.hash, files=fingerprint(self.root))
        gone = {r.feature for r in self._evidence.scenarios}.difference(features)
        evidence = merged(self._evidence, part, concern.features | gone)
        return replace(
            library,
            grounds=replace(library.grounds, evidence=evidence),
            files=evidence.files,
            problem="",
        )

    def _run(self, features: frozenset[str]) -> Evidence:
        """Run a few features."""
        bound = [t for t, found in self._evidence.tests.items() if not features.isdisjoint(found)]
        unbound = features.difference(*self._evidence.tests.values())
        path = self.builder.work / "part.json"
        began = time.monotonic()
        run_features(self.root, path, ["tests/features"] if unbound else bound, features)
        part = read_evidence(path.read_bytes(), path.name)
        self._say(f"{_listed(sorted(features))}: {outcome(part, time.monotonic() - began)}")
        return part

    def _restart(self) -> None:
        """Let a new server take over, unless its code cannot even be loaded."""
        modules = "gamerules.cli, gamerules.site.live, gamerules.site.adapter"
        done = subprocess.run(  # noqa: S603  fixed words
            [sys.executable, "-c", f"import {modules}, gamerules.evidence.plugin"],
            cwd=self.root, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise BuildError(fault_of_run(self.root, done.stderr))
        raise RestartError

    def _publish(self, fault: str) -> Shown:
        """Show what stands; where something is wrong with a file, that nothing is vouched for."""
        self._turn += 1
        library = replace(self._library, turn=str(self._turn))
        if fault:
            grounds = replace(library.grounds, evidence=None)
            problem = f"No result is vouched for until this is mended: {fault}."
            library = replace(library, grounds=grounds, problem=problem)
        return Shown(library)


def outcome(evidence: Evidence, seconds: float) -> str:
    """What came of a run: `41 passed, 1 failed in 0.9 s`."""
    counts = {
        status: sum(result.status is status for result in evidence.scenarios) for status in Status
    }
    parts = [f"{number} {status.value}" for status, number in counts.items() if number]
    return f"{', '.join(parts) or 'no scenario'} in {seconds:.1f} s"


def _listed(paths: Collection[str]) -> str:
    """Files by their names, the first few of them."""
    names = [path.rpartition("/")[2] for path in paths]
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more


def _write(path: Path, data: bytes) -> None:
    """Write a file whole, or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    unfinished.write_bytes(data)
    unfinished.replace(path)
