"""A chapter: its front matter and its table of contents, read from its file in `docs/law`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.law.citation import Citation, CitationError
from gamerules.law.frontmatter import FrontMatter, LawError
from gamerules.law.history import Event, NoteError, parse_date, parse_events

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from gamerules.law.provision import Span

_SUBCHAPTER = re.compile(r"### SUBCHAPTER (\d+[A-Z]?)\. (.+)")
_ENTRY = re.compile(r"- (\d+:\d+[A-Z]?)-((\d+[A-Z]?)\.(\d+[A-Z]?)) (.+)")
_CONTENTS = "CHAPTER TABLE OF CONTENTS"


@dataclass(frozen=True, slots=True)
class Entry:
    """A section as the table of contents names it."""

    citation: Citation
    title: str
    printed: str
    """The entry as printed: a misprinted chapter number stays visible here."""

    @property
    def reserved(self) -> bool:
        """Whether the contents have nothing but `(Reserved)` for it."""
        return self.title == "(Reserved)"


@dataclass(frozen=True, slots=True)
class Subchapter:
    """A subchapter as the table of contents names it."""

    citation: Citation
    title: str
    entries: tuple[Entry, ...]

    @property
    def reserved(self) -> bool:
        """Whether the contents have nothing but `(RESERVED)` for it."""
        return self.title == "(RESERVED)"

    @property
    def heading(self) -> str:
        """The heading as printed."""
        return f"SUBCHAPTER {self.citation.subchapter}. {self.title}"


@dataclass(frozen=True, slots=True)
class Heading:
    """A subchapter's heading met again in the body of a document."""

    span: Span
    subchapter: str


@dataclass(frozen=True, slots=True)
class StrayNote:
    """The tail of a history note whose section is on a page that was not supplied."""

    span: Span
    subchapter: str
    note: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter's front matter and contents."""

    citation: Citation
    heading: str
    authority: str
    source: str
    expiry_heading: str
    expiry: str
    historical_note: tuple[str, ...]
    events: tuple[Event, ...]
    subchapters: tuple[Subchapter, ...]
    contents_end: str
    """The last section the contents name, where they were not supplied to their end."""
    span: Span
    headings: tuple[Heading, ...]
    stray_notes: tuple[StrayNote, ...]
    path: str
    body: tuple[str, ...]
    """The file's words, line for line."""

    @property
    def title(self) -> str:
        """The chapter's name: RULES OF THE GAMES."""
        return self.heading.split(" ", 2)[2]

    @property
    def effective(self) -> date | None:
        """The date of `Source and Effective Date`."""
        return parse_date(self.source)

    @property
    def expires(self) -> date | None:
        """The date of expiry, as printed."""
        return parse_date(self.expiry)

    @property
    def adopted(self) -> date | None:
        """When the chapter was first adopted: the first event of its historical note."""
        return self.events[0].effective

    def adoption(self, number: str) -> Event:
        """The event that first adopted a subchapter; the chapter's own where none names it."""
        return next((e for e in self.events if number in e.adopts), self.events[0])

    def entries(self) -> Iterator[Entry]:
        """Every section that the contents name."""
        for subchapter in self.subchapters:
            yield from subchapter.entries

    def subchapter(self, number: str) -> Subchapter | None:
        """The subchapter of that number."""
        return next((s for s in self.subchapters if s.citation.subchapter == number), None)

    def entry(self, citation: Citation) -> Entry | None:
        """The contents' entry for a section."""
        subchapter = self.subchapter(citation.subchapter)
        entries = subchapter.entries if subchapter else ()
        return next((e for e in entries if e.citation == citation.of_section), None)


def parse_chapter(path: str, text: str) -> Chapter:
    """Read a `chapter.md`; refuse a malformed one with file, line and reason."""
    head = FrontMatter(path, text)
    citation = _citation(head)
    witnesses = head.records("witnesses", ("document", "lines"))
    if len(witnesses) != 1:
        raise head.refuse("witnesses", "'witnesses' must name the one document of the contents")
    span = head.span("witnesses", witnesses[0])
    headings = tuple(
        Heading(head.span("headings", r), r["subchapter"])
        for r in head.records("headings", ("document", "line", "subchapter"))
    )
    stray = tuple(
        StrayNote(head.span("stray_notes", r), r["subchapter"], r["note"])
        for r in head.records("stray_notes", ("document", "line", "subchapter", "note"))
    )
    subchapters = tuple(_contents(head, citation))
    contents_end = _contents_end(head, subchapters)
    head.finish()
    sections, heading = _front(head)
    if len(heading.split()) < 3:
        raise LawError(path, head.body_line, "the chapter's heading is '# CHAPTER 47 TITLE'")
    try:
        authority = sections["Authority"]
        source = sections["Source and Effective Date"]
        historical = sections["Chapter Historical Note"]
        expiry_heading = next(name for name in sections if name.endswith("Expiration Date"))
    except (KeyError, StopIteration):
        raise LawError(path, head.body_line, "the chapter's front matter is incomplete") from None
    expiry = " ".join(sections[expiry_heading])
    try:
        events = tuple(event for paragraph in historical for event in parse_events(paragraph))
        for dated in (" ".join(source), expiry):
            parse_date(dated)
    except NoteError as error:
        raise LawError(path, head.body_line, str(error)) from None
    if not events:
        raise LawError(path, head.body_line, "the chapter's historical note tells of no event")
    return Chapter(
        citation=citation,
        heading=heading,
        authority=" ".join(authority),
        source=" ".join(source),
        expiry_heading=expiry_heading,
        expiry=expiry,
        historical_note=tuple(historical),
        events=events,
        subchapters=subchapters,
        contents_end=contents_end,
        span=span,
        headings=headings,
        stray_notes=stray,
        path=path,
        body=tuple(line for line in head.body if line.strip()),
    )


def _citation(head: FrontMatter) -> Citation:
    words = head.text("chapter", required=True)
    try:
        citation = Citation.parse(words)
    except CitationError as error:
        raise head.refuse("chapter", str(error)) from None
    if citation.subchapter:
        raise head.refuse("chapter", f"{words!r} is not the citation of a chapter such as 19:47")
    return citation


def _contents_end(head: FrontMatter, subchapters: tuple[Subchapter, ...]) -> str:
    """The last section of contents that were not supplied to their end, as the head names it."""
    end = head.text("contents_end")
    named = [entry.citation.number for inner in subchapters for entry in inner.entries]
    if end and end not in named[-1:]:
        last = named[-1] if named else "none"
        raise head.refuse(
            "contents_end", f"'contents_end' is {end}, but the last section named is {last}"
        )
    return end


def _front(head: FrontMatter) -> tuple[dict[str, list[str]], str]:
    """What stands under each heading before the contents, and the chapter's own heading."""
    sections: dict[str, list[str]] = {}
    heading, current = "", list[str]()
    for number, line in enumerate(head.body, head.body_line):
        if line.startswith("# "):
            heading = line[2:]
        elif line == f"## {_CONTENTS}":
            break
        elif line.startswith("## "):
            current = sections.setdefault(line[3:], [])
        elif line.strip():
            if not heading:
                raise LawError(head.path, number, "the chapter's heading '# CHAPTER' comes first")
            current.append(line.strip())
    return sections, heading


def _contents(head: FrontMatter, chapter: Citation) -> Iterator[Subchapter]:
    subchapter: Subchapter | None = None
    entries: list[Entry] = []
    started = False
    for number, line in enumerate(head.body, head.body_line):
        if not started or not line.strip():
            started = started or line == f"## {_CONTENTS}"
            continue
        opening, entry = _SUBCHAPTER.fullmatch(line), _ENTRY.fullmatch(line)
        if opening:
            if subchapter:
                yield Subchapter(subchapter.citation, subchapter.title, tuple(entries))
            subchapter = Subchapter(Citation(chapter.chapter, opening[1]), opening[2], ())
            entries = []
        elif entry and subchapter and entry[3] == subchapter.citation.subchapter:
            citation = Citation(chapter.chapter, entry[3], entry[4])
            entries.append(Entry(citation, entry[5], line[2:]))
        else:
            raise LawError(
                head.path,
                number,
                "the contents hold '### SUBCHAPTER 5. TITLE' and '- 19:47-5.1 Title' of its own",
            )
    if subchapter:
        yield Subchapter(subchapter.citation, subchapter.title, tuple(entries))
