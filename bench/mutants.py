"""How strong the scenarios are: change the games a little, many times, and see who notices.

The features alone are the judge. A change that no scenario notices has survived: either a scenario
is missing, or the change makes no difference, and then `bench/equivalent-mutants.txt` says why.
`python -m bench.mutants games/big_six.py` runs some modules only.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from bench.mutation import ROOT, Judge, Mutant, load, mutants
from gamerules.evidence.code import named_in, owners

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

LIMIT = 0.95
EQUIVALENT = ROOT / "bench" / "equivalent-mutants.txt"
FOLDERS = ("games", "equipment")
"""What is changed: every module of these packages that features depend on."""


def modules() -> list[str]:
    """The modules that are changed, below `src/gamerules`."""
    package = ROOT / "src" / "gamerules"
    found = [path for folder in FOLDERS for path in sorted((package / folder).rglob("*.py"))]
    return [path.relative_to(package).as_posix() for path in found if path.name != "profile.py"]


def judges(path: str) -> list[str]:
    """The folders of steps that use a module, directly or not."""
    folders = sorted({p.parent for p in (ROOT / "tests" / "features").rglob("test_*.py")})
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return [
        folder.relative_to(ROOT).as_posix()
        for folder in folders
        if any(name in _uses(file) for file in folder.glob("*.py"))
    ]


@cache
def _uses(file: Path) -> frozenset[str]:
    """The modules that a file imports, directly or not."""
    found: set[str] = set()
    waiting = [file]
    while waiting:
        for name in _imports(waiting.pop()):
            source = ROOT / "src" / name.replace(".", "/")
            for path in (source.with_suffix(".py"), source / "__init__.py"):
                if path.is_file() and name not in found:
                    found.add(name)
                    waiting.append(path)
    return frozenset(found)


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")
            yield from (".".join(parts[:n]) for n in range(1, len(parts) + 1))
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def equivalents() -> dict[str, str]:
    """Patterns of survivors that make no difference, each with the reason."""
    found = {}
    reason = ""
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            reason = line[2:]
        elif line:
            found[line] = reason
    return found


def report(changes: Sequence[Mutant], alive: Sequence[Mutant], *, whole: bool) -> int:
    """Print the score by module and by provision, and the survivors; fail below the limit."""
    names = {mutant: mutant.name for mutant in alive}
    excused = {
        pattern: {m for m in alive if re.fullmatch(pattern, names[m])} for pattern in equivalents()
    }
    equivalent = {mutant for found in excused.values() for mutant in found}
    counted = [m for m in changes if m not in equivalent]
    left = [m for m in alive if m not in equivalent]
    print(f"{len(changes)} changes, {len(equivalent)} of them equivalent")
    for title, groups in (("by module", _by_module), ("by provision", _by_provision)):
        print(f"\n{title}")
        totals: Counter[str] = Counter()
        deaths: Counter[str] = Counter()
        for mutant in counted:
            for group in groups(mutant):
                totals[group] += 1
                deaths[group] += mutant not in names
        for group in sorted(totals):
            share = 100 * deaths[group] / totals[group]
            print(f"  {group:<36} {deaths[group]:>4} of {totals[group]:>4} killed  {share:5.1f} %")
    for mutant in left:
        print(f"\nSURVIVED {mutant.path}:{mutant.line}\n  {names[mutant]}")
    for pattern in (pattern for pattern, found in excused.items() if whole and not found):
        print(f"\nNOT NEEDED in {EQUIVALENT.name}: {pattern}")
    killed = len(counted) - len(left)
    score = killed / len(counted) if counted else 1
    print(f"\n{killed} of {len(counted)} killed: {100 * score:.1f} % (limit {100 * LIMIT:.0f} %)")
    return int(score < LIMIT)


def _by_module(mutant: Mutant) -> list[str]:
    return [mutant.path.removeprefix("gamerules/")]


def _by_provision(mutant: Mutant) -> list[str]:
    """The provisions that the mutated function or table names."""
    owner_of, named = _names(mutant.path)
    return sorted(named.get(owner_of.get(mutant.line, ""), ())) or ["(names none)"]


@cache
def _names(path: str) -> tuple[dict[int, str], dict[str, set[str]]]:
    """Which function each line belongs to, and which provisions each function names."""
    text = (ROOT / "src" / path).read_text(encoding="utf-8")
    named: dict[str, set[str]] = {}
    for found in named_in({path: text}):
        named.setdefault(found.function, set()).add(found.citation)
    return owners(text), named


def main(chosen: Sequence[str]) -> int:
    """Change the modules named, or all."""
    grounds = load()
    groups: dict[tuple[str, ...], list[Mutant]] = {}
    for module in chosen or modules():
        path = f"gamerules/{module}"
        groups.setdefault(tuple(judges(path)), []).extend(mutants(path))
    changes: list[Mutant] = []
    alive: list[Mutant] = []
    for folders, group in groups.items():
        print(f"{len(group)} changes, judged by {', '.join(folders) or 'nobody'}", flush=True)
        changes += group
        alive += Judge(grounds, group, list(folders)).run() if folders else group
    return report(changes, alive, whole=not chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
