"""The whole law: chapters, sections in all their versions, readings, and what follows from them."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from gamerules.law.chapter import Chapter, parse_chapter
from gamerules.law.citation import Citation, CitationError
from gamerules.law.frontmatter import LawError
from gamerules.law.provision import Kind, Provision, Span
from gamerules.law.readings import Place, Quotation, Reading, parse_reading
from gamerules.law.references import Reference, Standing, Target, find_references
from gamerules.law.section import Supplied, Version, parse_version
from gamerules.law.terms import Term, terms_in
from gamerules.law.witness import Word, locate, read_document

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

K = TypeVar("K")
V = TypeVar("V")

_DOCUMENT = re.compile(r"docs/law/documents/(.+\.txt)")
_CHAPTER = re.compile(r"docs/law/[^/]+/chapter\.md")
_SECTION = re.compile(r"docs/law/(njac-[^/]+/[^/]+)/[^/]+\.md")
_READING = re.compile(r"docs/readings/(?!index\.md)[^/]+\.md")


@dataclass(frozen=True)
class Law:
    """Everything supplied, each piece under its citation."""

    chapters: Mapping[str, Chapter]
    """By number, in the order of their adoption."""
    versions: Mapping[Citation, tuple[Version, ...]]
    """Each supplied section's versions, the oldest first, in the law's order."""
    readings: tuple[Reading, ...] = ()

    def provisions(self) -> Iterator[Provision]:
        """Every provision of every version, in the law's order."""
        for versions in self.versions.values():
            for version in versions:
                yield from version.root.walk()

    def latest(self, citation: Citation) -> Version | None:
        """The newest supplied version of the section that an address lies in."""
        versions = self.versions.get(citation.of_section)
        return versions[-1] if versions else None

    def find(self, citation: Citation) -> Provision | None:
        """The provision at an address, in the newest version that has it."""
        for version in reversed(self.versions.get(citation.of_section, ())):
            found = version.find(citation)
            if found is not None:
                return found
        return None

    def title(self, citation: Citation) -> str:
        """The latest known heading of a section, subchapter or chapter."""
        version = self.latest(citation)
        if version is not None:
            return version.title
        chapter = self.chapters.get(citation.chapter)
        if chapter is None:
            return ""
        if citation.section:
            entry = chapter.entry(citation)
            return entry.title if entry else ""
        subchapter = chapter.subchapter(citation.subchapter)
        return subchapter.title if subchapter else "" if citation.subchapter else chapter.title

    def supplied(self, section: Citation) -> Supplied:
        """How much of a section was supplied."""
        version = self.latest(section)
        if version is not None:
            return version.supplied
        if self.beyond_contents(section):
            return Supplied.UNKNOWN
        chapter = self.chapters.get(section.chapter)
        entry = chapter.entry(section) if chapter else None
        return Supplied.RESERVED if entry and entry.reserved else Supplied.NOT

    def beyond_contents(self, citation: Citation) -> bool:
        """Whether an address lies after the end of contents that were supplied in part."""
        chapter = self.chapters.get(citation.chapter)
        if chapter is None or not chapter.contents_end or self.latest(citation):
            return False
        return citation.of_section > Citation.parse(f"{citation.chapter}-{chapter.contents_end}")

    def why_missing(self, citation: Citation) -> str:
        """Why there are no words at an address that is not here."""
        version = self.latest(citation)
        if version is None and self.beyond_contents(citation):
            end = self.chapters[citation.chapter].contents_end
            return f"not known: the contents of {citation.chapter} were supplied as far as {end}"
        if version is None:
            reserved = self.supplied(citation.of_section) is Supplied.RESERVED
            return "reserved" if reserved else "the words were not supplied"
        if version.lacks(citation) or not version.until:
            return f"not supplied: the section was {version.extent}"
        naming = [n.name for n in version.history if citation.term and citation.marker in n.remark]
        named = f"; {', '.join(naming)} speaks of it" if naming else ""
        return f"not supplied: the words at hand, before {version.until}, do not have it{named}"

    def standing(self, citation: Citation) -> Standing:
        """Whether an address is here, was not supplied, lies outside, or does not exist."""
        chapter = self.chapters.get(citation.chapter)
        if chapter is None:
            return Standing.OUTSIDE
        if not citation.section:
            if not citation.subchapter or chapter.subchapter(citation.subchapter):
                return Standing.HERE
            beyond = self.beyond_contents(citation)
            return Standing.NOT_SUPPLIED if beyond else Standing.UNRESOLVED
        versions = self.versions.get(citation.of_section)
        if versions is None:
            return self._unseen(chapter, citation)
        found = self.find(citation)
        if _has_words(found):
            return Standing.HERE
        # Words that a later rule changed, and whose successors are missing, may have had it.
        lacking = any(version.lacks(citation) for version in versions) or versions[-1].until
        return Standing.NOT_SUPPLIED if found or lacking else Standing.UNRESOLVED

    def _unseen(self, chapter: Chapter, citation: Citation) -> Standing:
        known = chapter.entry(citation) is not None or self.beyond_contents(citation)
        return Standing.NOT_SUPPLIED if known else Standing.UNRESOLVED

    @cached_property
    def references(self) -> tuple[Reference, ...]:
        """Every cross-reference in the words of every version, resolved."""
        return tuple(
            self._resolve(version, provision, reference)
            for versions in self.versions.values()
            for version in versions
            for provision in version.root.walk()
            for reference in _references_in(version, provision)
        )

    @cached_property
    def references_to(self) -> Mapping[str, tuple[Reference, ...]]:
        """What points to a thing, by its citation or name."""
        return _grouped((t.name, r) for r in self.references for t in r.targets)

    @cached_property
    def pointing_into(self) -> Mapping[Citation, tuple[Citation, ...]]:
        """The provisions of other sections that point into a section."""
        found = _grouped(
            (t.citation.of_section, r.source)
            for r in self.references
            for t in r.targets
            if t.citation and t.citation.section
        )
        return {
            section: tuple(dict.fromkeys(s for s in sources if s.of_section != section))
            for section, sources in found.items()
        }

    @cached_property
    def _by_source(self) -> Mapping[tuple[Citation, str], tuple[Reference, ...]]:
        return _grouped(((r.source, r.version), r) for r in self.references)

    def references_from(self, citation: Citation, version: str) -> tuple[Reference, ...]:
        """The references in one provision's own words."""
        return self._by_source.get((citation, version), ())

    def _resolve(self, version: Version, provision: Provision, reference: Reference) -> Reference:
        reading, corrected = self._corrected(provision.citation, reference.text)
        targets = corrected or reference.targets
        resolved = []
        for target in targets:
            citation = target.citation
            if citation is None:
                resolved.append(replace(target, standing=Standing.OUTSIDE))
                continue
            if reference.table:
                citation = self._holder(citation, reference.table) or citation
            if citation.of_section == version.citation and _has_words(version.find(citation)):
                standing = Standing.HERE
            else:
                standing = self.standing(citation)
            resolved.append(Target(str(citation), citation, standing))
        return replace(reference, targets=tuple(resolved), reading=reading)

    def _corrected(self, source: Citation, printed: str) -> tuple[str, tuple[Target, ...]]:
        """What a misprinted reference is read as, and by which entry of the register."""
        for reading in self.readings_at.get(source, ()):
            for wrong, right in reading.references:
                if wrong == printed:
                    return reading.name, find_references(source, right)[0].targets
        return "", ()

    def _holder(self, section: Citation, label: str) -> Citation | None:
        """The provision of a section that holds the table of that label."""
        version = self.latest(section)
        for provision in version.root.walk() if version else ():
            if any(table.label == label for table in provision.tables):
                return provision.citation
        return None

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """Every defined term, by name and then by place."""
        found = [term for vs in self.versions.values() for term in terms_in(vs[-1])]
        return tuple(sorted(found, key=lambda term: (term.name.casefold(), term.citation)))

    @cached_property
    def terms_at(self) -> Mapping[Citation, tuple[Term, ...]]:
        """The terms that each provision defines."""
        return _grouped((term.citation, term) for term in self.terms)

    @cached_property
    def _terms_by_subchapter(self) -> Mapping[Citation, tuple[Term, ...]]:
        return _grouped((term.citation.of_subchapter, term) for term in self.terms)

    def terms_of(self, subchapter: Citation) -> tuple[Term, ...]:
        """The terms that a subchapter defines."""
        return self._terms_by_subchapter.get(subchapter, ())

    @cached_property
    def readings_at(self) -> Mapping[Citation, tuple[Reading, ...]]:
        """The readings that name each provision."""
        return _grouped((citation, r) for r in self.readings for citation in r.provisions)

    @cached_property
    def _readings_below(self) -> Mapping[Citation, tuple[Reading, ...]]:
        return _grouped(
            (address, reading)
            for reading in self.readings
            for address in {a: None for c in reading.provisions for a in (c, *c.ancestors())}
        )

    def readings_of(self, citation: Citation) -> tuple[Reading, ...]:
        """The readings that concern a provision, or anything below it."""
        return self._readings_below.get(citation, ())

    @cached_property
    def hash(self) -> str:
        """A fingerprint of all the words."""
        digest = hashlib.sha256()
        for provision in self.provisions():
            digest.update(f"{provision.citation} {provision.version} {provision.hash}\n".encode())
        return digest.hexdigest()[:16]

    def nearest(self, citation: Citation) -> list[Citation]:
        """Addresses that exist, for one that does not: its nearest neighbours."""
        for above in citation.ancestors():
            found = self.find(above) if above.section else None
            if found is not None and found.children:
                return _around(citation, [child.citation for child in found.children])
            if not above.section:
                break
        sections = {e.citation for c in self.chapters.values() for e in c.entries()}
        sections |= set(self.versions)
        near = [s for s in sorted(sections) if s.of_subchapter == citation.of_subchapter]
        if near:
            return _around(citation, near)
        names = {str(section): section for section in sorted(sections)}
        return [names[n] for n in get_close_matches(str(citation.of_section), names, 3, 0.5)]


def _references_in(version: Version, provision: Provision) -> list[Reference]:
    """The references in a provision's own words; refuse words that only look like one."""
    try:
        return find_references(provision.citation, provision.text, version.label)
    except CitationError as error:
        raise LawError(version.path, provision.line, str(error)) from None


def _has_words(provision: Provision | None) -> bool:
    """Whether a provision is here with words of its own, and no mere place for missing ones."""
    return provision is not None and provision.kind is not Kind.NOT_SUPPLIED


def _grouped(pairs: Iterable[tuple[K, V]]) -> dict[K, tuple[V, ...]]:
    """The values of each key, in order."""
    found: dict[K, list[V]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in found.items()}


def _around(citation: Citation, candidates: list[Citation]) -> list[Citation]:
    if citation.term:
        names = {c.term.casefold(): c for c in candidates if c.term}
        near = [names[n] for n in get_close_matches(citation.term.casefold(), names, 3, 0.4)]
        return near or candidates[:3]
    later = sum(1 for candidate in candidates if candidate < citation)
    first = max(0, min(later - 1, len(candidates) - 3))
    return candidates[first : first + 3]


def build(texts: Mapping[str, str]) -> Law:
    """Build the law from its files: path below the project's root to text."""
    documents = {
        match[1]: read_document(texts[path]) for path in texts if (match := _DOCUMENT.match(path))
    }
    chapters = [parse_chapter(p, texts[p]) for p in sorted(texts) if _CHAPTER.fullmatch(p)]
    chapters.sort(key=lambda chapter: str(chapter.adopted))
    by_number = {chapter.citation.chapter: chapter for chapter in chapters}
    found: dict[Citation, list[Version]] = {}
    for path in sorted(texts):
        if _SECTION.fullmatch(path):
            version = parse_version(path, texts[path])
            _check_place(version, by_number)
            found.setdefault(version.citation, []).append(_attest(version, documents))
    order = {number: place for place, number in enumerate(by_number)}
    versions = {
        citation: _in_time(found[citation])
        for citation in sorted(found, key=lambda c: (order[c.chapter], c))
    }
    readings = tuple(
        parse_reading(path, texts[path]) for path in sorted(texts) if _READING.fullmatch(path)
    )
    law = Law(by_number, versions, tuple(sorted(readings, key=lambda r: _first(order, r))))
    # Found here and now, so that a reference that cannot be read is refused with its file.
    _ = law.references
    return law


def _first(order: Mapping[str, int], reading: Reading) -> tuple[object, ...]:
    citation = min(reading.provisions, key=lambda c: (order.get(c.chapter, 9), c))
    return (order.get(citation.chapter, 9), citation, reading.name)


def _check_place(version: Version, chapters: Mapping[str, Chapter]) -> None:
    """Refuse a section that the chapter's contents put elsewhere."""
    citation, path = version.citation, version.path
    chapter = chapters.get(citation.chapter)
    subchapter = chapter.subchapter(citation.subchapter) if chapter else None
    if chapter is None or subchapter is None:
        raise LawError(path, 1, f"no contents name subchapter {citation.of_subchapter}")
    folder = citation.path(subchapter.title).rpartition("/")[0]
    if not path.startswith(f"docs/law/{folder}/"):
        raise LawError(path, 1, f"the file belongs into docs/law/{folder}/")
    entry = chapter.entry(citation)
    if version.begins and (entry is None or entry.title != version.title):
        raise LawError(
            path, 1, "the heading was not supplied: the title must be the one of the contents"
        )


def _in_time(versions: list[Version]) -> tuple[Version, ...]:
    """The oldest first: what a later note ended comes before what it made."""
    names = {note.name for version in versions for note in version.history}
    labels = set()
    for version in versions:
        if version.until and version.until not in names:
            raise LawError(version.path, 1, f"'until' names {version.until}, no note does")
        if version.label in labels:
            raise LawError(version.path, 1, f"there are two versions {version.label!r}")
        labels.add(version.label)
    return tuple(sorted(versions, key=lambda v: ("@" not in v.path, str(v.since or ""))))


def _attest(version: Version, documents: Mapping[str, list[Word]]) -> Version:
    """Give each provision the lines of the documents that carry it."""
    spans: dict[Citation, list[Span]] = {}
    for witness in version.witnesses:
        whole = witness.span
        if whole.document not in documents:
            raise LawError(version.path, 1, f"there is no document {whole.document}")
        words = [w for w in documents[whole.document] if whole.first <= w.line <= whole.last]
        parts = list(version.parts(witness))
        # Where the words differ from the document's, only the section's lines are sure.
        located = locate(whole.document, words, [part for _, part in parts]) or [whole] * len(parts)
        mine: dict[Citation, Span] = {}
        for (citation, _), span in zip(parts, located, strict=True):
            if citation is not None:
                first = mine.get(citation, span).first
                mine[citation] = Span(span.document, first, span.last)
        for citation, span in mine.items():
            spans.setdefault(citation, []).append(span)

    def attested(provision: Provision) -> Provision:
        return replace(
            provision,
            children=tuple(attested(child) for child in provision.children),
            version=version.label,
            witnesses=tuple(spans.get(provision.citation, ())),
        )

    root = replace(attested(version.root), witnesses=tuple(w.span for w in version.witnesses))
    return replace(version, root=root)


def reading_faults(law: Law) -> Iterator[LawError]:
    """Readings that no longer fit the text: when a word changes, its readings want review."""
    for reading in law.readings:
        for citation in reading.provisions:
            if law.standing(citation) in {Standing.UNRESOLVED, Standing.OUTSIDE}:
                yield LawError(reading.path, 1, f"there is no provision {citation}")
        for quotation in reading.words:
            if not any(quotation.text in " ".join(w.split()) for w in _sources(law, quotation)):
                yield LawError(
                    reading.path,
                    1,
                    f"{quotation.at} does not have these words in its {quotation.place.value}: "
                    f"{quotation.text!r}",
                )


def _sources(law: Law, quotation: Quotation) -> Iterator[str]:
    """The words that a quotation may come from, in every version."""
    if quotation.place is Place.CONTENTS:
        chapter = law.chapters.get(quotation.at.chapter)
        if chapter is not None:
            entry = chapter.entry(quotation.at) if quotation.at.section else None
            yield from [entry.printed] if entry else (line.lstrip("#- ") for line in chapter.body)
        return
    for version in law.versions.get(quotation.at.of_section, ()):
        if quotation.place is Place.HEADING:
            yield version.title
            continue
        # As each witness has them: a quotation may show where two documents differ.
        for witness in version.witnesses:
            for citation, words in version.parts(witness):
                wanted = None if quotation.place is Place.HISTORY else quotation.at
                if citation == wanted:
                    yield " ".join(words)
