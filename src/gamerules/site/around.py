"""The pages around the law: home, status, readings, glossary, concordance, references, steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from gamerules.evidence.coverage import counts
from gamerules.evidence.trace import Verdict
from gamerules.law.section import Supplied
from gamerules.site.addresses import (
    HOME,
    api_page,
    comparison_page,
    place,
    reading_page,
    relative,
)
from gamerules.site.contents import linker, subchapter_lines
from gamerules.site.render import Page, proper, render
from gamerules.site.section import tone, verdict_line
from gamerules.site.trend import trend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.evidence.code import Named
    from gamerules.evidence.trace import Traced
    from gamerules.law.concordance import Pair
    from gamerules.site.library import Library

_BAD = (Verdict.FAILING, Verdict.STALE, Verdict.CLAIMED_ONLY, Verdict.NOT_RUN)

MEANINGS = {
    "verified": "a passing scenario under it got an answer that named it as its authority",
    "failing": "a scenario under it fails",
    "stale": "its words changed since the scenarios were last reviewed against them",
    "claimed only": "scenarios passed, but no answer named it",
    "not run": "its scenarios were not run to their end",
    "unspecified": "no scenario has been written for it yet",
    "excused": "a written reason says why it cannot be executed",
    "not supplied": "the documents at hand do not have its words",
}


def around_pages(library: Library) -> Iterator[Page]:
    """All of these pages."""
    yield home_page(library)
    yield status_page(library)
    yield readings_page(library)
    yield from reading_pages(library)
    yield glossary_page(library)
    if library.pairs:
        yield concordance_page(library)
    yield references_page(library)
    yield steps_page(library)
    yield from api_pages(library)


def home_page(library: Library) -> Page:
    """The way in."""
    law = library.law
    newest = library.newest()
    games: dict[str, tuple[str, list[tuple[str, str, str]]]] = {}
    for chapter in law.chapters.values():
        for line in subchapter_lines(library, chapter, HOME):
            if not line.subchapter.reserved:
                citation = str(line.subchapter.citation)
                _, places = games.setdefault(_same_game(line.name), (line.name, []))
                places.append((citation, line.href, line.tone))
    html = render(
        "home.html",
        library,
        HOME,
        counts=counts(newest),
        total=len(newest),
        sections=sum(1 for _ in law.versions),
        known=sum(1 for c in law.chapters.values() for _ in c.entries()),
        scenarios=len(library.evidence.scenarios) if library.evidence else 0,
        verdict=verdict_line(library, newest),
        tone=tone(newest),
        games=list(games.values()),
        chapters=[
            (chapter, subchapter_lines(library, chapter, HOME)) for chapter in law.chapters.values()
        ],
        meanings=MEANINGS,
    )
    return Page(HOME, "Rules of the Games", html, "Home", wide=True)


def _same_game(name: str) -> str:
    """A game's name as both chapters have it: `Minibaccarat` is `Mini-Baccarat`."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


def status_page(library: Library) -> Page:
    """How every part of the law stands."""
    here = "status"
    law = library.law
    newest = library.newest()
    bad = sorted(
        (t for t in library.traced if t.verdict in _BAD and not _echo(library, t)),
        key=lambda t: -t.verdict.severity,
    )
    html = render(
        "status.html",
        library,
        here,
        counts=_chips(library),
        shares=counts(newest),
        verdict=verdict_line(library, newest),
        tone=tone(newest),
        bad=[(t, _href(library, t, here)) for t in bad],
        excused=[
            (t, _href(library, t, here))
            for t in library.traced
            if t.verdict is Verdict.EXCUSED and t.reason and t.key in library.grounds.excuses
        ],
        plain=_plain_excuses(library, here),
        chapters=[
            (c, counts(library.newest_below(c.citation)), subchapter_lines(library, c, here))
            for c in law.chapters.values()
        ],
        engine=library.evidence.engine if library.evidence else "",
        meanings=MEANINGS,
        trend=trend(library),
    )
    return Page(here, "Status", html, "Status", wide=True)


def _chips(library: Library) -> dict[str, int]:
    """How many provisions have each verdict, none included; how many sections no words."""
    law = library.law
    missing = sum(
        law.supplied(section) is Supplied.NOT
        for sections in library.sections.values()
        for section in sections
    )
    found = counts(library.newest())
    return {**{v.value: found.get(v, 0) for v in reversed(Verdict)}, Supplied.NOT.value: missing}


def _echo(library: Library, traced: Traced) -> bool:
    """Whether a provision only says again what its parts say."""
    del library
    return traced.reason in {"as its parts", "the same words as in the newest version"}


def _href(library: Library, traced: Traced, here: str) -> str:
    version = library.version_of(traced.provision)
    there = place(library.law, traced.provision.citation, version)
    return relative(here, *there) if there else ""


def _plain_excuses(library: Library, here: str) -> dict[str, list[tuple[Traced, str]]]:
    """Excuses that follow from the text itself: the provisions that each covers."""
    found: dict[str, list[tuple[Traced, str]]] = {}
    for t in library.newest():
        if t.verdict is Verdict.EXCUSED and t.key not in library.grounds.excuses:
            found.setdefault(t.reason, []).append((t, _href(library, t, here)))
    return found


def readings_page(library: Library) -> Page:
    """The register of readings."""
    here = "readings"
    readings = [(r, relative(here, reading_page(r))) for r in library.law.readings]
    html = render("readings.html", library, here, readings=readings, link=linker(library, here))
    return Page(here, "Register of readings", html, "Readings")


def reading_pages(library: Library) -> Iterator[Page]:
    """A page for each entry of the register."""
    for reading in library.law.readings:
        here = reading_page(reading)
        html = render(
            "reading.html",
            library,
            here,
            reading=reading,
            link=linker(library, here),
            reason=reading.reason.split("\n\n"),
        )
        yield Page(here, reading.title, html)


def glossary_page(library: Library) -> Page:
    """Every defined term."""
    here = "glossary"
    html = render(
        "glossary.html", library, here, terms=library.law.terms, link=linker(library, here)
    )
    return Page(here, "Glossary", html, "Glossary")


def concordance_page(library: Library) -> Page:
    """The two chapters side by side."""
    here = "concordance"
    compared = {
        (old.citation, new.citation): relative(here, comparison_page(library.law, old, new))
        for old, new in library.comparisons
    }

    def comparison(pair: Pair) -> str:
        return compared.get((pair.old, pair.new), "") if pair.old and pair.new else ""

    html = render(
        "concordance.html",
        library,
        here,
        pairs=library.pairs,
        link=linker(library, here),
        comparison=comparison,
        chapters=list(library.law.chapters),
    )
    return Page(here, "Concordance", html, "Concordance", wide=True)


def references_page(library: Library) -> Page:
    """Every cross-reference in the words of the law."""
    here = "references"
    law = library.law
    newest = {citation: versions[-1].label for citation, versions in law.versions.items()}
    rows = [
        (r, linker(library, here))
        for r in law.references
        if newest[r.source.of_section] == r.version
    ]
    html = render("references.html", library, here, rows=rows)
    return Page(here, "Cross-references", html, "Cross-references", wide=True)


def steps_page(library: Library) -> Page:
    """Every step that a scenario may use."""
    here = "steps"
    games: dict[str, list[object]] = {}
    for step in library.steps:
        games.setdefault(proper(step.game.upper()) or "All games", []).append(step)
    html = render("steps.html", library, here, games=games)
    return Page(here, "Step catalogue", html, "Steps")


def api_pages(library: Library) -> Iterator[Page]:
    """A page for each module, with the provisions that its code names."""
    named: dict[str, list[Named]] = {}
    for t in library.traced:
        for n in t.code:
            named.setdefault(n.module, []).append(n)
    for module in library.modules:
        here = api_page(module)
        citations = {n.citation: n for n in sorted(named.get(module, ()), key=lambda n: n.line)}
        links = Markup(", ").join(
            Markup('<a href="{}">{}</a>').format(_href(library, library.by_key[key], here), key)
            for key in citations
            if key in library.by_key
        )
        law = (
            f'<p class="gr-also">Provisions that this code names: {links}</p>\n\n' if links else ""
        )
        # What bears on the law is shown to the last name; elsewhere, what others may use.
        games = module.startswith("gamerules.games")
        filters = '["!^__"]' if games else '["!^_"]'
        text = f"# `{module}`\n\n{law}::: {module}\n    options:\n      filters: {filters}\n"
        name = module.removeprefix("gamerules.")
        yield Page(here, module, text, name, markdown=True)
