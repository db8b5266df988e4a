"""All that pages are made from: the law, its trace, and what stands beside them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from gamerules.evidence.coverage import newest
from gamerules.evidence.features import address
from gamerules.evidence.trace import Grounds, Traced, Verdict, key_of, trace
from gamerules.law.concordance import Pair, concordance
from gamerules.law.records import sections_of
from gamerules.site.scenarios import Key, Shown, Written, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gamerules.evidence.model import Evidence, ScenarioResult
    from gamerules.evidence.runs import Run
    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision
    from gamerules.law.section import Version
    from gamerules.site.steps import StepDefinition


@dataclass(frozen=True)
class Library:
    """What pages are made from."""

    grounds: Grounds
    written: Iterable[Written] = ()
    steps: Sequence[StepDefinition] = ()
    modules: Sequence[str] = ()
    problem: str = ""
    """Why there is no evidence, where it could not be had."""
    files: str = ""
    """The fingerprint of features, steps and games as they are now."""
    runs: Sequence[Run] = ()
    """The recorded runs, the oldest first."""
    turn: str = ""
    """Tells one state of a served site from the next."""

    @property
    def law(self) -> Law:
        """The law."""
        return self.grounds.law

    @property
    def evidence(self) -> Evidence | None:
        """The evidence, if there is one and it is about what is here now."""
        evidence = self.grounds.evidence
        return evidence if evidence and not self._outdated(evidence) else None

    def _outdated(self, evidence: Evidence) -> str:
        """What the evidence is of, where that is not what is here now."""
        if evidence.law != self.law.hash:
            return "other words of the law"
        return "" if evidence.files == self.files else "other features, steps or games"

    @cached_property
    def results(self) -> str:
        """The mark of what pages show: two pages of one mark show one run."""
        beside = (dict(self.grounds.excuses), dict(self.grounds.reviewed))
        shown = (self.law.hash, self.files, self.notice, self.turn, self.evidence, *beside)
        return hashlib.sha256(msgspec.json.encode(shown)).hexdigest()[:16]

    @cached_property
    def _fit(self) -> Grounds:
        """The grounds of the trace: evidence about other words proves nothing of these."""
        g = self.grounds
        return Grounds(
            law=g.law,
            features=tuple(g.features),
            evidence=self.evidence,
            excuses=g.excuses,
            reviewed=g.reviewed,
            code=tuple(g.code),
        )

    @property
    def notice(self) -> str:
        """What a reader must know of the evidence before anything else; empty if it is in order."""
        if self.problem:
            return self.problem
        evidence = self.grounds.evidence
        if evidence is None:
            return "The features were not run: no provision is verified."
        other = self._outdated(evidence)
        return f"The last run was of {other}: no provision is verified." if other else ""

    @cached_property
    def traced(self) -> list[Traced]:
        """What the evidence says of every provision."""
        return trace(self._fit)

    @cached_property
    def by_key(self) -> Mapping[str, Traced]:
        """The same, by the provision's address in a run."""
        return {t.key: t for t in self.traced}

    @cached_property
    def by_version(self) -> Mapping[tuple[Citation, str], list[Traced]]:
        """The same, by section and version."""
        found: dict[tuple[Citation, str], list[Traced]] = {}
        for t in self.traced:
            p = t.provision
            found.setdefault((p.citation.of_section, p.version), []).append(t)
        return found

    def of_version(self, version: Version) -> list[Traced]:
        """What the evidence says of a version's provisions, in the law's order."""
        return self.by_version[version.citation, version.label]

    def newest(self) -> list[Traced]:
        """What the evidence says of the newest words of every section."""
        return self._newest

    @cached_property
    def _newest(self) -> list[Traced]:
        return newest(self.traced)

    @cached_property
    def _newest_below(self) -> Mapping[Citation, list[Traced]]:
        found: dict[Citation, list[Traced]] = {}
        for t in self._newest:
            section = t.provision.citation.of_section
            for above in (section, *section.ancestors()):
                found.setdefault(above, []).append(t)
        return found

    def newest_below(self, citation: Citation) -> list[Traced]:
        """The same, of a chapter, a subchapter or a section."""
        return self._newest_below.get(citation, [])

    @cached_property
    def sections(self) -> Mapping[Citation, list[Citation]]:
        """Every section known of each subchapter, supplied or not."""
        found: dict[Citation, list[Citation]] = {}
        for chapter in self.law.chapters.values():
            for section in sections_of(self.law, chapter):
                found.setdefault(section.of_subchapter, []).append(section)
        return found

    @cached_property
    def _results(self) -> Mapping[Key, list[ScenarioResult]]:
        found: dict[Key, list[ScenarioResult]] = {}
        for result in self.evidence.scenarios if self.evidence else ():
            found.setdefault((result.feature, result.line), []).append(result)
        return found

    @cached_property
    def _written_by_key(self) -> Mapping[str, list[Written]]:
        keys: dict[tuple[str, str], str] = {}
        for feature in self._fit.features:
            version = feature.version(self.law)
            for rule in feature.rules:
                target = address(feature.citation, rule.name)
                provision = version.find(target) if version and target else None
                if version and provision:
                    keys[feature.path, rule.name] = key_of(self.law, version, provision)
        found: dict[str, list[Written]] = {}
        for written in self.written:
            key = keys.get((written.path, written.rule))
            if key is not None:
                found.setdefault(key, []).append(written)
        return found

    def scenarios(self, key: str) -> list[Shown]:
        """The scenarios under a provision's rule, run or not."""
        return shown(self._written_by_key.get(key, ()), self._results, key)

    @cached_property
    def pairs(self) -> list[Pair]:
        """The chapters side by side, the older first."""
        chapters = list(self.law.chapters)
        return concordance(self.law, chapters[0], chapters[1]) if len(chapters) > 1 else []

    @cached_property
    def comparisons(self) -> list[tuple[Version, Version]]:
        """Every two versions, and every two sections, that a page compares."""
        law = self.law
        found = []
        for versions in law.versions.values():
            found += list(pairwise(versions))
        for pair in self.pairs:
            if pair.old and pair.new and pair.words:
                found.append((law.versions[pair.old][-1], law.versions[pair.new][-1]))
        return found

    @cached_property
    def compared_with(self) -> Mapping[tuple[Citation, str], list[tuple[Version, Version]]]:
        """The comparisons that a version is in."""
        found: dict[tuple[Citation, str], list[tuple[Version, Version]]] = {}
        for old, new in self.comparisons:
            for side in (old, new):
                found.setdefault((side.citation, side.label), []).append((old, new))
        return found

    def why_silent(self, traced: Traced) -> str:
        """Why a provision has no scenarios, in words."""
        if traced.verdict is Verdict.UNSPECIFIED:
            return "Not yet specified: no scenario has been written for it."
        if traced.verdict is Verdict.EXCUSED:
            return f"Excused: {traced.reason}."
        return f"{traced.reason[:1].upper()}{traced.reason[1:]}." if traced.reason else ""

    def version_of(self, provision: Provision) -> Version:
        """The version that a provision belongs to."""
        versions = self.law.versions[provision.citation.of_section]
        return next(v for v in versions if v.label == provision.version)
