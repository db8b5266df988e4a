"""What a change concerns: which features must be run again.

Told from what imports what, never from a list kept by hand. A change whose reach is not known
concerns everything.
"""

from __future__ import annotations

import ast
import posixpath
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from gamerules.evidence.model import Status
from gamerules.law.citation import Citation, CitationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gamerules.evidence.model import Evidence

_GAMES = "src/gamerules/games/"
_JUDGED = (_GAMES, "src/gamerules/equipment/", "tests/")
"""Code that only scenarios use; all other code makes the runs and the pages themselves."""
_SILENT = ("docs/guide/", "docs/readings/", "mkdocs.yml", "features/excuses.yml")
_RECORDS = ("features/reviewed.lock", "features/not-begun.txt")


@dataclass(frozen=True, slots=True)
class Concern:
    """What must be done again."""

    features: frozenset[str] = frozenset()
    restart: bool = False
    """Whether the server itself is no longer what its files say."""


def concerned(
    changed: Iterable[str], evidence: Evidence, sources: Mapping[str, str], features: Iterable[str]
) -> Concern:
    """What files that changed concern: `sources` are all Python files, `features` all features."""
    every = frozenset(features)
    found: set[str] = set()
    for path in changed:
        if own_code(path):
            return Concern(every, restart=True)
        reached = _reached(path, evidence, sources, every)
        found |= every if reached is None else reached
    return Concern(frozenset(found) & every)


def own_code(path: str) -> bool:
    """Whether a file is code of the server or of the recorder."""
    return path.endswith(".py") and path.startswith("src/") and not path.startswith(_JUDGED)


def _reached(
    path: str, evidence: Evidence, sources: Mapping[str, str], every: frozenset[str]
) -> set[str] | None:
    """The features that a file bears on; nothing is said where that cannot be told."""
    if path.endswith(".feature"):
        bound = {f for found in evidence.tests.values() if path in found for f in found}
        if path in bound and path in every:
            return {path}
        # What ran with one that is gone may miss it; one that never ran may belong anywhere.
        return bound if path not in every else None
    if path.startswith((*_SILENT, *_RECORDS, "src/gamerules/site/")):
        return set()
    if path.endswith(".py"):
        return _running(path, evidence, sources)
    if path.startswith("docs/law/njac-") and not path.endswith("/chapter.md"):
        return _resting_on(path, evidence, every)
    return None


def _resting_on(path: str, evidence: Evidence, every: frozenset[str]) -> set[str] | None:
    """The features about a section, those whose answers named it, and those that fail.

    An answer that names what is no provision fails: the words decide that wherever it is named.
    """
    try:
        section = Citation.from_path(path)
    except CitationError:
        return None
    found = {feature for feature in every if Citation.from_path(feature) == section}
    for result in evidence.scenarios:
        failed = result.status is not Status.PASSED
        if failed or any(_section(name) == section for name in result.authorities):
            found.add(result.feature)
    return found


@cache
def _section(authority: str) -> Citation:
    return Citation.parse(authority.partition("@")[0]).of_section


def _running(path: str, evidence: Evidence, sources: Mapping[str, str]) -> set[str] | None:
    """The features of the test files that import a file, by whatever way."""
    graph = Imports(sources)
    tests = [test for test in evidence.tests if path in graph.reach(test)]
    return {f for test in tests for f in evidence.tests[test]} if tests else None


class Imports:
    """Which files a test file's run reads."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._modules = {_module(path): path for path in sources}

    def reach(self, test: str) -> set[str]:
        """A test file, the conftest files above it, and all that they import."""
        found: set[str] = set()
        pending = [test, *self._conftests(test)]
        while pending:
            path = pending.pop()
            if path not in found and path in self._sources:
                found.add(path)
                pending += self._imports(path)
        return found

    def _conftests(self, test: str) -> list[str]:
        folders = []
        folder = posixpath.dirname(test)
        while folder:
            folders.append(folder)
            folder = posixpath.dirname(folder)
        return [f"{folder}/{name}.py" for folder in folders for name in ("conftest", "__init__")]

    def _imports(self, path: str) -> list[str]:
        names = _imported(self._sources[path], _module(path), path.endswith("/__init__.py"))
        found = []
        for name in names:
            # Importing a module runs the packages it lies in, too.
            parts = name.split(".")
            above = [".".join(parts[: n + 1]) for n in range(len(parts))]
            found += [self._modules[module] for module in above if module in self._modules]
        return [*found, *self._whole_game(path)]

    def _whole_game(self, path: str) -> list[str]:
        """All files of a game's package: what answers a question may stand beside it."""
        package, inner, _ = path.removeprefix(_GAMES).partition("/")
        if not (path.startswith(_GAMES) and inner):
            return []
        return [other for other in self._sources if other.startswith(f"{_GAMES}{package}/")]


def _module(path: str) -> str:
    name = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return name.replace("/", ".")


@cache
def _imported(text: str, module: str, package: bool) -> tuple[str, ...]:
    """Every name that a source file imports, wherever in it; `from x import y` may mean x.y."""
    found: dict[str, None] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= dict.fromkeys(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -(node.level - package) or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= dict.fromkeys([base, *(f"{base}.{alias.name}" for alias in node.names)])
    return tuple(found)
