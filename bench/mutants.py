"""How strong the scenarios are: change the games a little, many times, and see who notices.

cosmic-ray makes the changes; the features alone are the judge. A change that no scenario notices
has survived: either a scenario is missing, or the change makes no difference, and then
`bench/equivalent-mutants.txt` says why. The run works on copies, never on the checkout.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from gamerules.evidence.code import named_in, owners

ROOT = Path(__file__).parents[1]
LIMIT = 0.95
WORKERS = 2
EQUIVALENT = ROOT / "bench" / "equivalent-mutants.txt"
MODULES = (
    "games/roulette/table.py",
    "games/roulette/wagers.py",
    "games/roulette/settlement.py",
    "games/roulette/spin.py",
    "games/big_six.py",
    "games/answers.py",
    "games/payout.py",
    "games/procedure.py",
    "equipment/wheels.py",
    "equipment/money.py",
)
CONFIG = """
[cosmic-ray]
module-path = {modules}
timeout = 60.0
excluded-modules = []
test-command = "sh judge"

[cosmic-ray.distributor]
name = "local"
"""

# A scenario that fails notices a change; so does a provision that no passing scenario verifies.
JUDGE = """\
{python} -m pytest -q -x -p no:cacheprovider tests/features --evidence build/evidence.json &&
{python} -c 'import sys; from gamerules.cli import main; sys.exit(main(["coverage", "--check"]))'
"""


class Mutant(NamedTuple):
    """A change and what became of it."""

    module: str
    line: int
    operator: str
    change: str
    survived: bool

    @property
    def name(self) -> str:
        """What tells it apart, whatever lines come and go above it."""
        return f"{self.module} | {self.operator} | {self.change}"


def run(modules: list[str], number: int, folder: Path) -> list[Mutant]:
    """Mutate some modules in a copy of the project."""
    copy = folder / f"copy{number}"
    for name in ("src", "tests", "features", "docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    paths = [f"src/gamerules/{module}" for module in modules]
    (copy / "config.toml").write_text(CONFIG.format(modules=json.dumps(paths)), encoding="utf-8")
    (copy / "judge").write_text(JUDGE.format(python=sys.executable), encoding="utf-8")
    environment = {"PYTHONPATH": str(copy / "src"), "PATH": "/usr/bin:/bin", "HOME": str(folder)}

    def cosmic_ray(*arguments: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", "cosmic_ray.cli", *arguments],
            cwd=copy, env=environment, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip

    cosmic_ray("init", "config.toml", "session.sqlite")
    cosmic_ray("exec", "config.toml", "session.sqlite")
    return [_mutant(json.loads(line)) for line in cosmic_ray("dump", "session.sqlite").splitlines()]


def _mutant(pair: list[dict[str, Any]]) -> Mutant:
    item, result = pair
    (mutation,) = item["mutations"]
    diff = str(result["diff"]).splitlines()
    removed = [line[1:].strip() for line in diff if line.startswith("-") and line[1:2] != "-"]
    added = [line[1:].strip() for line in diff if line.startswith("+") and line[1:2] != "+"]
    return Mutant(
        module=str(mutation["module_path"]).removeprefix("src/"),
        line=int(mutation["start_pos"][0]),
        operator=str(mutation["operator_name"]).removeprefix("core/"),
        change=f"{' '.join(removed)} -> {' '.join(added)}",
        survived=result["test_outcome"] == "survived",
    )


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


def report(mutants: list[Mutant]) -> int:
    """Print the score by module and by provision, and the survivors; fail below the limit."""
    excused = {
        pattern: {m.name for m in mutants if m.survived and re.fullmatch(pattern, m.name)}
        for pattern in equivalents()
    }
    equivalent = {name for names in excused.values() for name in names}
    counted = [m for m in mutants if m.name not in equivalent or not m.survived]
    killed = sum(not m.survived for m in counted)
    print(f"{len(mutants)} changes, {len(mutants) - len(counted)} of them equivalent")
    for title, groups in (("by module", _by_module), ("by provision", _by_provision)):
        print(f"\n{title}")
        totals: Counter[str] = Counter()
        deaths: Counter[str] = Counter()
        for mutant in counted:
            for group in groups(mutant):
                totals[group] += 1
                deaths[group] += not mutant.survived
        for group in sorted(totals):
            share = 100 * deaths[group] / totals[group]
            print(f"  {group:<36} {deaths[group]:>4} of {totals[group]:>4} killed  {share:5.1f} %")
    survivors = [m for m in counted if m.survived]
    for mutant in survivors:
        print(f"\nSURVIVED {mutant.module}:{mutant.line}\n  {mutant.name}")
    for pattern in (pattern for pattern, names in excused.items() if not names):
        print(f"\nNOT NEEDED in {EQUIVALENT.name}: {pattern}")
    score = killed / len(counted)
    print(f"\n{killed} of {len(counted)} killed: {100 * score:.1f} % (limit {100 * LIMIT:.0f} %)")
    return int(score < LIMIT)


def _by_module(mutant: Mutant) -> list[str]:
    return [mutant.module.removeprefix("gamerules/")]


def _by_provision(mutant: Mutant) -> list[str]:
    """The provisions that the mutated function or table names."""
    text = (ROOT / "src" / mutant.module).read_text(encoding="utf-8")
    owner = owners(text).get(mutant.line, "")
    named = {n.citation for n in named_in({mutant.module: text}) if n.function == owner}
    return sorted(named) or ["(names none)"]


def main() -> int:
    """Run all modules, shared out over the workers."""
    shares: list[list[str]] = [[] for _ in range(WORKERS)]
    sizes = {m: (ROOT / "src" / "gamerules" / m).stat().st_size for m in MODULES}
    for module in sorted(MODULES, key=lambda m: -sizes[m]):
        min(shares, key=lambda share: sum(sizes[m] for m in share)).append(module)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(WORKERS) as pool:
        print(f"mutating {len(MODULES)} modules on {WORKERS} workers: this takes some minutes")
        jobs = [pool.submit(run, share, number, Path(name)) for number, share in enumerate(shares)]
        mutants = [mutant for job in jobs for mutant in job.result()]
    return report(mutants)


if __name__ == "__main__":
    sys.exit(main())
