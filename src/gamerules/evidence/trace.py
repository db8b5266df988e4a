"""The trace: for each provision, what the evidence says of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from gamerules.evidence.features import FeatureText, ScenarioText, address
from gamerules.evidence.model import Evidence, ScenarioResult, Status
from gamerules.law.provision import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gamerules.evidence.code import Named
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision
    from gamerules.law.section import Version


class Verdict(StrEnum):
    """What is proved of a provision, the best first."""

    EXCUSED = "excused"
    VERIFIED = "verified"
    UNSPECIFIED = "unspecified"
    NOT_RUN = "not run"
    CLAIMED_ONLY = "claimed only"
    STALE = "stale"
    FAILING = "failing"

    @property
    def severity(self) -> int:
        """How bad it is; a whole is as bad as its worst part."""
        return list(Verdict).index(self)


@dataclass(frozen=True, slots=True)
class Traced:
    """A provision with what the evidence says of it."""

    provision: Provision
    key: str
    """Its address in a run: the citation, with `@version` for words that were replaced."""
    verdict: Verdict
    reason: str
    """Why, where the verdict alone does not say it."""
    scenarios: tuple[ScenarioResult, ...] = ()
    code: tuple[Named, ...] = ()


@dataclass(frozen=True)
class Grounds:
    """What a trace is made from."""

    law: Law
    features: Iterable[FeatureText]
    evidence: Evidence | None
    excuses: Mapping[str, str] = field(default_factory=dict)
    reviewed: Mapping[str, str] = field(default_factory=dict)
    """The fingerprint of each provision's words when its scenarios were last reviewed."""
    code: Sequence[Named] = ()

    @cached_property
    def code_of(self) -> dict[str, tuple[Named, ...]]:
        """Where each provision is named in the code."""
        found: dict[str, list[Named]] = {}
        for named in self.code:
            found.setdefault(named.citation, []).append(named)
        return {citation: tuple(places) for citation, places in found.items()}


def key_of(law: Law, version: Version, provision: Provision) -> str:
    """The address under which answers name a provision."""
    newest = law.versions[version.citation][-1] is version
    name = str(provision.citation)
    return name if newest else f"{name}@{version.label}"


def trace(grounds: Grounds) -> list[Traced]:
    """What is proved of every provision of every version, in the law's order."""
    by_key = _results_by_key(grounds)
    indiscriminate = _named_by_all(grounds)
    newest: dict[str, Traced] = {}
    found: list[Traced] = []
    for versions in grounds.law.versions.values():
        for version in reversed(versions):
            own = [
                _own(grounds, version, provision, by_key, indiscriminate)
                for provision in version.root.walk()
            ]
            newest |= {t.key: t for t in own if version is versions[-1]}
            found += _as_wholes([_as_the_newest(t, newest) for t in own])
    place = {id(p): n for n, p in enumerate(grounds.law.provisions())}
    return sorted(found, key=lambda t: place[id(t.provision)])


def _results_by_key(grounds: Grounds) -> dict[str, list[ScenarioResult]]:
    """The scenarios under each provision's rule; what is written but did not run is skipped."""
    ran = {
        (result.feature, result.line, result.example_line): result
        for result in (grounds.evidence.scenarios if grounds.evidence else ())
    }
    found: dict[str, list[ScenarioResult]] = {}
    for feature in grounds.features:
        version = feature.version(grounds.law)
        for rule in feature.rules:
            target = address(feature.citation, rule.name)
            provision = version.find(target) if version and target else None
            if version and provision:
                results = found.setdefault(key_of(grounds.law, version, provision), [])
                for scenario in feature.scenarios:
                    if scenario.rule == rule.name:
                        results += _ran(feature.path, scenario, ran)
    return found


def _ran(
    path: str, scenario: ScenarioText, ran: Mapping[tuple[str, int, int], ScenarioResult]
) -> list[ScenarioResult]:
    return [
        ran.get((path, line, row))
        or ScenarioResult(path, scenario.rule, scenario.name, line, row, message="it did not run")
        for line, row in scenario.runs
    ]


def _named_by_all(grounds: Grounds) -> set[str]:
    """What every answer of a run names: naming it tells nothing, whatever it is."""
    answered = [
        set(result.authorities)
        for result in (grounds.evidence.scenarios if grounds.evidence else ())
        if result.authorities
    ]
    rules = {r.rule for r in grounds.evidence.scenarios} if grounds.evidence else set()
    return set.intersection(*answered) if len(rules) > 1 else set()


def _own(
    grounds: Grounds,
    version: Version,
    provision: Provision,
    by_key: Mapping[str, list[ScenarioResult]],
    indiscriminate: set[str],
) -> Traced:
    """What is proved of a provision by itself."""
    key = key_of(grounds.law, version, provision)
    code = grounds.code_of.get(str(provision.citation), ())
    if key not in by_key:
        return Traced(provision, key, *_without_scenarios(grounds, provision, key), code=code)
    verdict, reason = _verdict(by_key[key], key, grounds.reviewed.get(key) == provision.hash)
    if verdict is Verdict.VERIFIED and key in indiscriminate:
        verdict, reason = Verdict.CLAIMED_ONLY, "every answer of the run names it"
    return Traced(provision, key, verdict, reason, tuple(by_key[key]), code)


def _verdict(results: list[ScenarioResult], key: str, reviewed: bool) -> tuple[Verdict, str]:
    """What scenarios prove of the provision that their rule is about."""
    bad = [r for r in results if r.status in {Status.FAILED, Status.UNDEFINED}]
    if bad:
        return Verdict.FAILING, f"{len(bad)} of {len(results)} scenarios fail"
    if not reviewed:
        return Verdict.STALE, "the words changed since the scenarios were reviewed against them"
    open_ones = [r for r in results if r.status is not Status.PASSED]
    if open_ones:
        return (
            Verdict.NOT_RUN,
            f"{len(open_ones)} of {len(results)} scenarios were not run to an end",
        )
    if not any(key in r.authorities for r in results):
        return Verdict.CLAIMED_ONLY, "scenarios passed, but no answer named the provision"
    return Verdict.VERIFIED, ""


def _without_scenarios(grounds: Grounds, provision: Provision, key: str) -> tuple[Verdict, str]:
    excuse = grounds.excuses.get(key)
    if excuse:
        return Verdict.EXCUSED, excuse
    if provision.kind is Kind.RESERVED:
        return Verdict.EXCUSED, "reserved: the section has no words"
    if provision.kind is Kind.NOT_SUPPLIED:
        return Verdict.EXCUSED, "the words were not supplied"
    if provision.kind is Kind.SECTION and not provision.text:
        return Verdict.EXCUSED, "a heading: its parts carry the substance"
    return Verdict.UNSPECIFIED, ""


def _as_wholes(own: list[Traced]) -> list[Traced]:
    """A lead-in or a bare heading is as bad as its worst part."""
    by_citation = {traced.provision.citation: traced for traced in own}

    def worst_below(provision: Provision) -> list[Verdict]:
        """The verdicts of a provision and all below it; a bare one has none of its own."""
        mine = by_citation[provision.citation]
        below = [verdict for child in provision.children for verdict in worst_below(child)]
        if not (below and _is_bare(provision)):
            return [mine.verdict, *below]
        found = [mine.verdict, *below] if mine.scenarios else below
        worst = max(found, key=lambda verdict: verdict.severity)
        reason = mine.reason if mine.scenarios else "as its parts"
        by_citation[provision.citation] = replace(mine, verdict=worst, reason=reason)
        return found

    worst_below(own[0].provision)
    return [by_citation[traced.provision.citation] for traced in own]


def _is_bare(provision: Provision) -> bool:
    """Whether a provision only introduces its parts."""
    if provision.kind is Kind.SECTION:
        return not provision.text
    return provision.kind in {Kind.LEAD_IN, Kind.NOT_SUPPLIED}


def _as_the_newest(traced: Traced, newest: Mapping[str, Traced]) -> Traced:
    """An older version's provision with the very words of the newest stands as that one does."""
    same = newest.get(str(traced.provision.citation))
    if same is None or same is traced or traced.scenarios or not traced.provision.text:
        return traced
    if same.provision.hash != traced.provision.hash:
        return traced
    reason = "the same words as in the newest version"
    return Traced(traced.provision, traced.key, same.verdict, reason, code=traced.code)
