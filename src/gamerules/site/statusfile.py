"""`status.json`: what the last run proved of every provision, for pages and programs to read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from gamerules.site.addresses import HOME, contents_page, page_of
from gamerules.site.section import standing_line, tone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamerules.evidence.trace import Traced
    from gamerules.site.library import Library

FORM = 1
"""The version of the form; a reader refuses any other."""
FILE = "status.json"
SLOWLY = 60.0
"""How often a page looks, in seconds, where nothing is being edited."""


@dataclass(frozen=True, slots=True)
class Run:
    """The run that the verdicts rest on; its fields are empty where there is none."""

    time: str = ""
    """When its results were recorded, such as 2026-11-18T10:00:00+00:00."""
    commit: str = ""
    changed: bool = False
    """Whether files differed from the commit."""
    engine: str = ""


@dataclass(frozen=True, slots=True)
class StatusFile:
    """All that the file says."""

    run: Run
    law: str
    """The fingerprint of the law's words."""
    files: str
    """The fingerprint of the features, the steps and the games."""
    results: str
    """The mark of the pages that show these results."""
    problem: str
    """Why nothing is vouched for, in a sentence; empty if all is in order."""
    every: float
    """How often it is worth looking, in seconds."""
    standings: list[tuple[str, str]]
    """Every verdict with its reason that some provision has."""
    provisions: dict[str, int]
    """Each provision's place in `standings`."""
    pages: dict[str, tuple[str, str]]
    """The tone and the line of every page that has a verdict of its own."""
    form: int = field(default=FORM)


def status_file(library: Library, every: float = SLOWLY) -> bytes:
    """The file, for a library."""
    evidence = library.evidence
    run = Run()
    if evidence:
        run = Run(evidence.time, evidence.commit, evidence.changed, evidence.engine)
    standings: dict[tuple[str, str], int] = {}
    provisions = {
        t.key: standings.setdefault((t.verdict.value, t.reason), len(standings))
        for t in library.traced
    }
    status = StatusFile(
        run=run,
        law=library.law.hash,
        files=library.files,
        results=library.results,
        problem=library.notice,
        every=every,
        standings=list(standings),
        provisions=provisions,
        pages={page: (tone(traced), standing_line(traced)) for page, traced in _wholes(library)},
    )
    return msgspec.json.encode(status)


def _wholes(library: Library) -> Iterator[tuple[str, Sequence[Traced]]]:
    """Every page that has a verdict of its own, with what it speaks of."""
    law = library.law
    newest = library.newest()
    yield HOME, newest
    yield "status", newest
    for chapter in law.chapters.values():
        for part in (chapter.citation, *(s.citation for s in chapter.subchapters)):
            traced = library.newest_below(part)
            if traced:
                yield contents_page(part), traced
    for versions in law.versions.values():
        for version in versions:
            yield page_of(law, version), library.of_version(version)
