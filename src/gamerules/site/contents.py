"""Pages of chapters and subchapters: every section of the contents, supplied or not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from gamerules.evidence.coverage import counts
from gamerules.site.addresses import (
    contents_page,
    page_of,
    place_of_section,
    reading_page,
    relative,
)
from gamerules.site.render import Page, proper, render
from gamerules.site.section import tone, verdict_line
from gamerules.site.words import link

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from markupsafe import Markup

    from gamerules.law.chapter import Chapter, Subchapter
    from gamerules.law.citation import Citation
    from gamerules.law.readings import Reading
    from gamerules.site.library import Library


@dataclass(frozen=True, slots=True)
class SectionLine:
    """A section in a list, with how it stands."""

    citation: Citation
    title: str
    anchor: str
    href: str
    """Empty where it has no page of its own."""
    extent: str
    counts: dict[str, int]
    tone: str
    printed: str
    """Its title in the contents, where that is another."""
    pointing: tuple[Citation, ...]
    readings: tuple[tuple[Reading, str], ...]
    earlier: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SubchapterLine:
    """A subchapter in a list, with how it stands."""

    subchapter: Subchapter
    name: str
    href: str
    counts: dict[str, int]
    tone: str
    sections: tuple[SectionLine, ...]
    supplied: int


def section_lines(library: Library, subchapter: Citation, here: str) -> list[SectionLine]:
    """Every section of a subchapter."""
    return [_line(library, s, here) for s in library.sections.get(subchapter, ())]


def _line(library: Library, section: Citation, here: str) -> SectionLine:
    law = library.law
    version = law.latest(section)
    entry = law.chapters[section.chapter].entry(section)
    title = law.title(section)
    traced = library.of_version(version) if version else []
    return SectionLine(
        citation=section,
        title=title,
        anchor=place_of_section(section),
        href=relative(here, page_of(law, version)) if version else "",
        extent=version.extent if version else str(law.supplied(section).value),
        counts=counts(traced),
        tone=tone(traced) if version else "not supplied",
        printed=entry.title if entry and entry.title != title else "",
        pointing=() if version else law.pointing_into.get(section, ()),
        readings=()
        if version
        else tuple((r, relative(here, reading_page(r))) for r in law.readings_of(section)),
        earlier=tuple(
            (v.label, relative(here, page_of(law, v))) for v in law.versions.get(section, ())[:-1]
        ),
    )


def subchapter_lines(library: Library, chapter: Chapter, here: str) -> list[SubchapterLine]:
    """Every subchapter of a chapter."""
    lines = []
    for subchapter in chapter.subchapters:
        traced = library.newest_below(subchapter.citation)
        sections = tuple(section_lines(library, subchapter.citation, here))
        lines.append(
            SubchapterLine(
                subchapter,
                proper(subchapter.title),
                relative(here, contents_page(subchapter.citation)),
                counts(traced),
                tone(traced) if traced else "not supplied",
                sections,
                sum(bool(s.href) for s in sections),
            )
        )
    return lines


def contents_pages(library: Library) -> Iterator[Page]:
    """The pages of all chapters and subchapters."""
    for chapter in library.law.chapters.values():
        yield _chapter_page(library, chapter)
        for subchapter in chapter.subchapters:
            yield _subchapter_page(library, chapter, subchapter)


def _chapter_page(library: Library, chapter: Chapter) -> Page:
    here = contents_page(chapter.citation)
    traced = library.newest_below(chapter.citation)
    html = render(
        "chapter.html",
        library,
        here,
        chapter=chapter,
        lines=subchapter_lines(library, chapter, here),
        verdict=verdict_line(library, traced),
        tone=tone(traced),
        readings=_readings_of(library, chapter.citation, here),
    )
    name = f"N.J.A.C. {chapter.citation}"
    return Page(here, f"{name} {proper(chapter.title)}", html, name)


def _subchapter_page(library: Library, chapter: Chapter, subchapter: Subchapter) -> Page:
    here = contents_page(subchapter.citation)
    traced = library.newest_below(subchapter.citation)
    html = render(
        "subchapter.html",
        library,
        here,
        chapter=chapter,
        subchapter=subchapter,
        lines=section_lines(library, subchapter.citation, here),
        link=linker(library, here),
        verdict=verdict_line(library, traced) if traced else "",
        tone=tone(traced) if traced else "not supplied",
        stray=[n for n in chapter.stray_notes if n.subchapter == subchapter.citation.subchapter],
    )
    title = f"{subchapter.citation} {proper(subchapter.title)}"
    name = f"{subchapter.citation.subchapter} {proper(subchapter.title)}"
    return Page(here, title, html, name)


def linker(library: Library, here: str) -> Callable[[Citation], Markup]:
    """What links to provisions from a page that is no section's."""
    return partial(link, library.law, here)


def _readings_of(library: Library, chapter: Citation, here: str) -> list[tuple[Reading, str]]:
    """Readings about a chapter as a whole."""
    return [
        (r, relative(here, reading_page(r)))
        for r in library.law.readings
        if chapter in r.provisions
    ]
