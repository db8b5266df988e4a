"""A checkout's files, read for the trace: features, evidence, excuses, reviews, code."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from gamerules.evidence.code import Named, named_in
from gamerules.evidence.features import FeatureText, read_feature
from gamerules.evidence.model import Evidence, EvidenceError, read_evidence
from gamerules.evidence.runs import RUNS, Run, line_of, read_runs
from gamerules.evidence.trace import Grounds, key_of
from gamerules.files import docs_folder, load_law
from gamerules.law.citation import Citation, CitationError

if TYPE_CHECKING:
    from gamerules.law.law import Law

EVIDENCE = "build/evidence.json"


def fingerprint(root: Path) -> str:
    """A fingerprint of what a run judges and by what: features, steps, games and equipment."""
    digest = hashlib.sha256()
    for folder in ("features", "tests/features", "src/gamerules/games", "src/gamerules/equipment"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".feature", ".py"}:
                digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class ProjectError(Exception):
    """A file of the project that cannot be read, in one sentence."""


class Project:
    """The files of a checkout."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or Path(docs_folder()).parent
        if not (self.root / "features").is_dir():
            raise ProjectError(f"there is no folder 'features' in {self.root}: run in a checkout")
        self.law: Law = load_law(str(self.root / "docs"))

    def features(self) -> list[FeatureText]:
        """Every feature file, in the order of their paths."""
        found = []
        for path in sorted((self.root / "features").rglob("*.feature")):
            name = path.relative_to(self.root).as_posix()
            found.append(read_feature(name, path.read_text(encoding="utf-8")))
        return sorted(found, key=lambda feature: (feature.citation, feature.slug))

    def evidence(self, path: str = EVIDENCE) -> Evidence:
        """The evidence of the last run."""
        file = self.root / path
        if not file.is_file():
            raise EvidenceError(f"there is no {path}: 'make test' runs the features and writes it")
        return read_evidence(file.read_bytes(), path)

    def runs(self) -> list[Run]:
        """The recorded runs, the oldest first."""
        file = self.root / RUNS
        return read_runs(file.read_text(encoding="utf-8")) if file.is_file() else []

    def record(self, run: Run) -> bool:
        """Record a run; not again what a run of the same commit has proved before."""
        if any(run.of_the_same(other) for other in self.runs()):
            return False
        with (self.root / RUNS).open("a", encoding="utf-8") as file:
            file.write(line_of(run))
        return True

    def excuses(self) -> dict[str, str]:
        """Why a provision cannot be executed, by its address."""
        path = self.root / "features" / "excuses.yml"
        try:
            values = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
        except yaml.YAMLError as error:
            raise ProjectError(f"{path.name} is no YAML: {' '.join(str(error).split())}") from None
        if not isinstance(values, dict) or not all(
            isinstance(text, str) for pair in values.items() for text in pair
        ):
            raise ProjectError(f"{path.name} must map citations to reasons")
        return {str(key): " ".join(str(reason).split()) for key, reason in values.items()}

    def not_begun(self) -> list[Citation]:
        """The sections that no feature file has taken up yet."""
        path = self.root / "features" / "not-begun.txt"
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            return [Citation.parse(line) for line in lines if line and not line.startswith("#")]
        except CitationError as error:
            raise ProjectError(f"{path.name}: {error}") from None

    @property
    def _reviewed_path(self) -> Path:
        return self.root / "features" / "reviewed.lock"

    def reviewed(self) -> dict[str, str]:
        """The fingerprint of each provision's words when its scenarios were last reviewed."""
        if not self._reviewed_path.is_file():
            return {}
        lines = self._reviewed_path.read_text(encoding="utf-8").splitlines()
        pairs = [line.rpartition(" ") for line in lines if line and not line.startswith("#")]
        if not all(key and found for key, _, found in pairs):
            raise ProjectError("reviewed.lock holds a citation and a fingerprint a line")
        return {key: found for key, _, found in pairs}

    def review(self, under: list[Citation]) -> list[str]:
        """Mark the scenarios of provisions as reviewed against the present words."""
        begun = {feature.citation for feature in self.features()}
        for citation in under:
            if not any(section.within(citation) or citation.within(section) for section in begun):
                raise ProjectError(f"no feature is about {citation}: there is nothing to review")
        specified = {
            (feature.citation, version.label)
            for feature in self.features()
            if (version := feature.version(self.law)) is not None
        }
        before = self.reviewed()
        after: dict[str, str] = {}
        for citation, versions in self.law.versions.items():
            for version in versions:
                for provision in version.root.walk():
                    key = key_of(self.law, version, provision)
                    chosen = not under or any(provision.citation.within(c) for c in under)
                    if (citation, version.label) in specified and chosen:
                        after[key] = provision.hash
                    elif key in before:
                        after[key] = before[key]
        head = "# The words that scenarios were reviewed against, renewed by: gamerules review\n"
        lines = [f"{key} {fingerprint}\n" for key, fingerprint in after.items()]
        self._reviewed_path.write_text(head + "".join(lines), encoding="utf-8")
        return [key for key, fingerprint in after.items() if before.get(key) != fingerprint]

    def code(self) -> list[Named]:
        """Where the games name their authority."""
        source = self.root / "src"
        files = sorted((source / "gamerules" / "games").rglob("*.py"))
        return named_in(
            {p.relative_to(source).as_posix(): p.read_text(encoding="utf-8") for p in files}
        )

    def grounds(self, evidence: Evidence | None) -> Grounds:
        """All that a trace is made from."""
        return Grounds(
            law=self.law,
            features=self.features(),
            evidence=evidence,
            excuses=self.excuses(),
            reviewed=self.reviewed(),
            code=self.code(),
        )
