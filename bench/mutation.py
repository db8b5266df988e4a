"""Small changes to a module, each judged by the features in a process of its own.

cosmic-ray makes the changes. The features are collected once; for each change the process is forked
and the games are loaded anew with the change, in memory: nothing is written to the checkout.
"""

from __future__ import annotations

import ast
import difflib
import importlib.abc
import importlib.util
import os
import pickle
import signal
import sys
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import cosmic_ray.plugins
import msgspec
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from gamerules import files
from gamerules.engine import wire
from gamerules.evidence import plugin
from gamerules.evidence.model import Evidence, ScenarioResult, Status, read_evidence
from gamerules.evidence.plugin import PROPERTY
from gamerules.evidence.project import Project
from gamerules.evidence.trace import Grounds, Verdict, trace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    from gamerules.games.answers import Answer, Question

ROOT = Path(__file__).parents[1]
SECONDS = 60
"""How long the features may take: a change that makes them hang is noticed."""
_FRESH = ("gamerules.games", "gamerules.engine", "gamerules.equipment", "tests")
"""What each process loads anew, so that it sees the changed module."""
_SURVIVED, _NOTICED = 0, 1
WORKERS = os.cpu_count() or 1
_OPTIONS = (
    *("-o", f"addopts=-p {plugin.__name__}", "-p", "no:terminal", "-p", "no:cacheprovider"),
    # What is loaded already cannot be rewritten; its asserts are not ours.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)


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
    def changes_a_question(self) -> bool:
        """Whether it is in the fields of a class: their defaults are what steps leave out."""
        return any(first <= self.line <= last for first, last in _fields(self.path))

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
def _fields(path: str) -> list[tuple[int, int]]:
    """The lines of a module that are fields of classes."""
    return [
        (field.lineno, field.end_lineno or field.lineno)
        for top in ast.parse(_text(path)).body
        if isinstance(top, ast.ClassDef)
        for field in top.body
        if isinstance(field, ast.AnnAssign)
    ]


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
    """A pytest plugin: collects some features once, then judges each change in a fork.

    The steps of a fork ask the changed games as they would ask another program, in lines of JSON.
    What a change does not answer otherwise, no scenario can notice; only the scenarios that get
    another answer are run.
    """

    def __init__(self, grounds: Grounds, changes: Sequence[Mutant], folders: list[str]) -> None:
        self._grounds = grounds
        self._changes = changes
        self._folders = folders
        self._asked: dict[str, dict[bytes, bytes]] = {}
        self._results: dict[str, ScenarioResult] = {}
        self._verified: list[str] = []
        self.alive: list[Mutant] = []

    def run(self) -> list[Mutant]:
        """The changes that no feature notices."""
        if pytest.main([*_OPTIONS, *self._folders], plugins=[self]):
            raise SystemExit("the features could not be collected, or fail unchanged")
        return self.alive

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge every change in place of running the tests once."""
        self._run_unchanged(session.items)
        running: dict[int, Mutant] = {}
        for number, mutant in enumerate(self._changes, 1):
            if len(running) == WORKERS:
                self._wait(running)
            child = os.fork()
            if not child:
                signal.alarm(SECONDS)
                os._exit(self._judged(mutant, session.items))
            running[child] = mutant
            if number % 100 == 0:
                print(f"  {number} of {len(self._changes)}", file=sys.stderr, flush=True)
        while running:
            self._wait(running)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what a scenario did from its report."""
        for name, value in report.user_properties:
            if name == PROPERTY and (report.when == "call" or not report.passed):
                self._results[report.nodeid] = msgspec.convert(value, ScenarioResult)

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if os.waitstatus_to_exitcode(status) == _SURVIVED:
            self.alive.append(mutant)

    def _run_unchanged(self, items: list[pytest.Item]) -> None:
        """Run all once with nothing changed, and keep what was asked and verified."""
        with tempfile.TemporaryDirectory() as folder:
            told = Path(folder) / "told"
            child = os.fork()
            if not child:
                _ask_changed_games(None, self._keep)
                self._run_items(items)
                told.write_bytes(pickle.dumps((self._asked, self._results)))
                os._exit(0)
            os.waitpid(child, 0)
            self._asked, self._results = pickle.loads(told.read_bytes())  # noqa: S301  our own
        if any(result.status is not Status.PASSED for result in self._results.values()):
            raise SystemExit("the features fail while nothing is changed")
        self._verified = self._what_is_verified()

    def _keep(self, question: bytes, answer: bytes) -> None:
        self._asked.setdefault(os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0], {})[
            question
        ] = answer

    def _judged(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        try:
            if mutant.changes_a_question:
                return self._judged_anew(mutant)
            answer = _ask_changed_games(mutant, lambda *_: None)
            known = {q: a for asked in self._asked.values() for q, a in asked.items()}
            other = {question for question, said in known.items() if answer(question) != said}
            concerned = [i for i in items if other & self._asked.get(i.nodeid, {}).keys()]
            self._run_items(concerned, to_the_end=False)
        except BaseException:  # whatever breaks, breaks by the change
            return _NOTICED
        failed = any(result.status is not Status.PASSED for result in self._results.values())
        return _NOTICED if failed or self._what_is_verified() != self._verified else _SURVIVED

    def _judged_anew(self, mutant: Mutant) -> int:
        """Judge a change to what steps put together: they are loaded anew."""
        with tempfile.TemporaryDirectory() as folder:
            evidence = Path(folder) / "evidence.json"
            _forget()
            sys.meta_path.insert(0, _Changed(mutant))
            options = [*_OPTIONS, "-x", "--evidence", str(evidence)]
            if pytest.main([*options, *self._folders]):
                return _NOTICED
            found = read_evidence(evidence.read_bytes())
        self._results = {str(n): result for n, result in enumerate(found.scenarios)}
        return _SURVIVED if self._what_is_verified() == self._verified else _NOTICED

    def _run_items(self, items: list[pytest.Item], *, to_the_end: bool = True) -> None:
        for item, after in zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if not to_the_end and self._results[item.nodeid].status is not Status.PASSED:
                return

    def _what_is_verified(self) -> list[str]:
        evidence = Evidence("", False, "", "", "", "", list(self._results.values()))
        traced = trace(replace(self._grounds, evidence=evidence))
        return [t.key for t in traced if t.verdict is Verdict.VERIFIED]


def _forget() -> None:
    """Let the games be loaded anew."""
    for name in list(sys.modules):
        if name.startswith(_FRESH) or name == plugin.__name__:
            del sys.modules[name]


def _ask_changed_games(
    mutant: Mutant | None, keep: Callable[[bytes, bytes], None]
) -> Callable[[bytes], bytes]:
    """Load the games anew with a change, and let the steps ask them in lines of JSON."""
    _forget()
    if mutant:
        sys.meta_path.insert(0, _Changed(mutant))
    lines = importlib.import_module("gamerules.engine.lines")
    changed = lines.ReferenceEngine()
    engine = SimpleNamespace(ask=changed.ask)

    def answer(question: bytes) -> bytes:
        return bytes(lines.answer_line(engine, question)[0])

    def ask(_: object, question: Question) -> Answer:
        line = wire.write_question(question)
        said = answer(line)
        keep(line, said)
        return wire.read_answer(said)

    lines.ReferenceEngine.ask = ask
    return answer


def load() -> Grounds:
    """Load what no change touches: the law, and the features as written."""
    os.chdir(ROOT)
    project = Project(ROOT)
    law = project.law
    files.load_law = lambda *_: law
    # The types of questions and answers are looked up when first used: before any is loaded anew.
    wire.schema()
    grounds = project.grounds(None)
    return replace(grounds, features=list(grounds.features))
