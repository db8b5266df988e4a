"""Coverage by provision: counted, and checked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from gamerules.evidence.trace import Grounds, Traced, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamerules.law.citation import Citation
    from gamerules.law.law import Law

Record = dict[str, Any]
_BROKEN = (Verdict.FAILING, Verdict.STALE, Verdict.CLAIMED_ONLY, Verdict.NOT_RUN)


def counts(traced: Sequence[Traced]) -> dict[str, int]:
    """How many provisions have each verdict."""
    found = Counter(t.verdict for t in traced)
    return {verdict.value: found[verdict] for verdict in reversed(Verdict) if found[verdict]}


def newest(traced: Sequence[Traced]) -> list[Traced]:
    """Those of the newest words of every section."""
    return [t for t in traced if t.key == str(t.provision.citation)]


def worst(traced: Sequence[Traced]) -> Verdict:
    """The verdict of a whole: that of its worst part."""
    return max((t.verdict for t in traced), key=lambda v: v.severity, default=Verdict.EXCUSED)


def problems(
    law: Law, traced: Sequence[Traced], grounds: Grounds, not_begun: Sequence[Citation]
) -> Iterator[str]:
    """What keeps the coverage from being whole, one sentence each."""
    for t in traced:
        if t.verdict in _BROKEN:
            yield f"{t.key} is {t.verdict}: {t.reason}"
        elif t.verdict is Verdict.UNSPECIFIED and t.provision.citation.of_section not in not_begun:
            yield f"{t.key} is unspecified: write a rule for it, or its excuse"
    yield from _superfluous(law, traced, grounds, not_begun)


def _superfluous(
    law: Law, traced: Sequence[Traced], grounds: Grounds, not_begun: Sequence[Citation]
) -> Iterator[str]:
    """Entries of the lists beside the features that are wrong or no longer needed."""
    begun = {feature.citation for feature in grounds.features}
    for entry in not_begun:
        if entry not in law.versions:
            yield f"features/not-begun.txt names {entry}, which was not supplied"
        elif entry in begun:
            yield f"features/not-begun.txt names {entry}, which has begun: take it off the list"
    by_key = {t.key: t for t in traced}
    for key in grounds.excuses:
        if key not in by_key:
            yield f"features/excuses.yml excuses {key}, which does not exist"
        elif by_key[key].scenarios:
            yield f"features/excuses.yml excuses {key}, which has scenarios: take the excuse off"
    for key in grounds.reviewed:
        if key not in by_key:
            yield f"features/reviewed.lock names {key}, which does not exist"


def traced_record(traced: Traced) -> Record:
    """A provision's coverage as plain data."""
    return {
        "citation": traced.key,
        "section": str(traced.provision.citation.of_section),
        "kind": traced.provision.kind.value,
        "verdict": traced.verdict.value,
        "reason": traced.reason,
        "scenarios": [
            {
                "name": s.title,
                "example": s.example or None,
                "status": s.status.value,
                "feature": s.feature,
                "line": s.example_line or s.line,
                "names_it": traced.key in s.authorities,
                "message": s.message,
            }
            for s in traced.scenarios
        ],
        "code": [
            {"module": n.module, "function": n.function, "file": f"src/{n.path}", "line": n.line}
            for n in traced.code
        ],
    }


def table(law: Law, traced: Sequence[Traced]) -> Iterator[tuple[int, str, dict[str, int], Verdict]]:
    """Rows by chapter, subchapter and section: depth, name, counts, worst verdict."""
    for number, chapter in law.chapters.items():
        inside = [t for t in traced if t.provision.citation.chapter == number]
        yield 0, f"{number} {chapter.title}", counts(inside), worst(inside)
        for subchapter in chapter.subchapters:
            below = [t for t in inside if t.provision.citation.within(subchapter.citation)]
            if not below:
                continue
            yield 1, f"{subchapter.citation} {subchapter.title}", counts(below), worst(below)
            sections = dict.fromkeys(t.provision.citation.of_section for t in below)
            for section in sections:
                parts = [t for t in below if t.provision.citation.of_section == section]
                yield 2, f"{section} {law.title(section)}", counts(parts), worst(parts)
