"""Small changes to a module, each judged by the features in a process of its own.

cosmic-ray makes the changes. A process that has everything loaded but the games is forked for each
one; the changed module is handed to it in memory, so nothing is written to the checkout.
"""

from __future__ import annotations

import difflib
import importlib.abc
import importlib.util
import os
import signal
import sys
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cosmic_ray.plugins
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from pytest_bdd.feature import get_feature

from gamerules import files
from gamerules.evidence.model import read_evidence
from gamerules.evidence.project import Project
from gamerules.evidence.trace import Grounds, Verdict, trace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ROOT = Path(__file__).parents[1]
SECONDS = 60
"""How long the features may take: a change that makes them hang is noticed."""
_FRESH = ("gamerules.games", "gamerules.engine", "gamerules.equipment", "tests")
"""What each process loads anew, so that it sees the changed module."""
_SURVIVED, _NOTICED = 0, 1


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change to a module."""

    path: str
    """The module's file, below `src`."""
    line: int
    operator: str
    occurrence: int

    @property
    def module(self) -> str:
        """The module's name."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def source(self) -> str:
        """The changed module."""
        return str(mutate_code(_text(self.path), _operator(self.operator), self.occurrence))

    @property
    def change(self) -> str:
        """What was changed into what."""
        lines = difflib.ndiff(_text(self.path).splitlines(), self.source.splitlines())
        changed = [line for line in lines if line[0] in "-+"]
        removed = " ".join(line[2:].strip() for line in changed if line[0] == "-")
        added = " ".join(line[2:].strip() for line in changed if line[0] == "+")
        return f"{removed} -> {added}"

    @property
    def name(self) -> str:
        """What tells it apart, whatever lines come and go above it."""
        return f"{self.path} | {self.operator.removeprefix('core/')} | {self.change}"


@cache
def _text(path: str) -> str:
    return (ROOT / "src" / path).read_text(encoding="utf-8")


@cache
def _operator(name: str) -> Any:
    return cosmic_ray.plugins.get_operator(name)()


def mutants(path: str) -> Iterator[Mutant]:
    """Every change to a module."""
    nodes = list(ast_nodes(get_ast(_text(path))))
    for name in cosmic_ray.plugins.operator_names():
        if cosmic_ray.plugins.get_operator(name).arguments():
            continue
        starts = [start for node in nodes for start, _ in _operator(name).mutation_positions(node)]
        for occurrence, start in enumerate(starts):
            yield Mutant(path, start[0], name, occurrence)


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the changed text in place of a module's file."""

    def __init__(self, mutant: Mutant) -> None:
        self._name = mutant.module
        self._path = str(ROOT / "src" / mutant.path)
        self._source = mutant.source

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        del path, target
        if fullname != self._name:
            return None
        package = self._path.endswith("__init__.py")
        places = [str(Path(self._path).parent)] if package else None
        return importlib.util.spec_from_file_location(
            fullname, self._path, loader=self, submodule_search_locations=places
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._source, self._path, "exec"), module.__dict__)  # noqa: S102  our own code


class Judge:
    """The features of some folders, and what they verify while nothing is changed."""

    def __init__(self, folders: Sequence[str], grounds: Grounds) -> None:
        self._folders = list(folders)
        self._grounds = grounds
        self._verified: list[str] = []

    def prepare(self) -> None:
        """Run once with nothing changed; what is verified then must stay so."""
        with tempfile.TemporaryDirectory() as folder:
            evidence = Path(folder) / "evidence.json"
            child = os.fork()
            if not child:
                os._exit(self._run(evidence, quiet=False))
            if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
                raise SystemExit("the features fail while nothing is changed")
            self._verified = self._what_is_verified(evidence)

    def start(self, mutant: Mutant) -> int:
        """Judge a change in a process of its own; its number."""
        child = os.fork()
        if not child:
            signal.alarm(SECONDS)
            os._exit(self._judged(mutant))
        return child

    def _judged(self, mutant: Mutant) -> int:
        with tempfile.TemporaryDirectory() as folder:
            evidence = Path(folder) / "evidence.json"
            try:
                sys.meta_path.insert(0, _Changed(mutant))
                if self._run(evidence):
                    return _NOTICED
                same = self._what_is_verified(evidence) == self._verified
            except BaseException:  # whatever breaks, breaks by the change
                return _NOTICED
        return _SURVIVED if same else _NOTICED

    def _run(self, evidence: Path, *, quiet: bool = True) -> int:
        for name in list(sys.modules):
            if name.startswith(_FRESH) or name == "gamerules.evidence.plugin":
                del sys.modules[name]
        if quiet:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
        options = ["-q", "-x", "-p", "no:cacheprovider", "--evidence", str(evidence)]
        # pytest-bdd is loaded already, and its asserts are not ours.
        known = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
        return int(pytest.main([*options, *known, *self._folders]))

    def _what_is_verified(self, evidence: Path) -> list[str]:
        found = read_evidence(evidence.read_bytes())
        traced = trace(replace(self._grounds, evidence=found))
        return [t.key for t in traced if t.verdict is Verdict.VERIFIED]


def load() -> Grounds:
    """Load what no change touches: the law, and the features as written."""
    os.chdir(ROOT)
    # What pytest rewrites is the same for every change.
    sys.dont_write_bytecode = False
    project = Project(ROOT)
    law = project.law
    files.load_law = lambda *_: law
    for path in sorted((ROOT / "features").rglob("*.feature")):
        get_feature(str(ROOT / "features"), path.relative_to(ROOT / "features").as_posix())
    grounds = project.grounds(None)
    return replace(grounds, features=list(grounds.features))


def survivors(changes: Sequence[Mutant], judge: Judge, workers: int) -> Iterator[Mutant]:
    """The changes that the features do not notice; shows how far it is."""
    running: dict[int, Mutant] = {}
    for number, mutant in enumerate([*changes, *[None] * workers], 1):
        if len(running) == workers or (mutant is None and running):
            child, status = os.wait()
            done = running.pop(child)
            if os.waitstatus_to_exitcode(status) == _SURVIVED:
                yield done
        if mutant is not None:
            running[judge.start(mutant)] = mutant
        if number % 50 == 0 and mutant is not None:
            print(f"  {number} of {len(changes)}", file=sys.stderr, flush=True)
