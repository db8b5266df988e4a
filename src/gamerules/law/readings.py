"""The register of readings: how a misprint, ambiguity, conflict or gap in the text is read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePosixPath

from gamerules.law.citation import Citation, CitationError
from gamerules.law.frontmatter import FrontMatter, LawError
from gamerules.law.references import find_references


class ReadingKind(StrEnum):
    """What is the matter with the words."""

    MISPRINT = "misprint"
    AMBIGUITY = "ambiguity"
    CONFLICT = "conflict"
    GAP = "gap"


class Place(StrEnum):
    """Where quoted words stand."""

    TEXT = "text"
    HEADING = "heading"
    HISTORY = "history"
    CONTENTS = "contents"


@dataclass(frozen=True, slots=True)
class Quotation:
    """The words as supplied."""

    at: Citation
    place: Place
    text: str


@dataclass(frozen=True, slots=True)
class Rival:
    """Another way to read the words, and why it was not adopted."""

    reading: str
    objection: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One entry of the register."""

    name: str
    title: str
    kind: ReadingKind
    provisions: tuple[Citation, ...]
    words: tuple[Quotation, ...]
    reading: str
    rivals: tuple[Rival, ...]
    affects: tuple[str, ...]
    references: tuple[tuple[str, str], ...]
    """Printed cross-references that are wrong, and what they are read as."""
    reason: str
    path: str


def parse_reading(path: str, text: str) -> Reading:
    """Read one file of the register; refuse a malformed one with file, line and reason."""
    head = FrontMatter(path, text)
    reason = "\n".join(head.body).strip()
    if not reason:
        raise LawError(path, head.body_line, "a reading gives its reason below its head")
    reading = Reading(
        name=PurePosixPath(path).stem,
        title=head.text("title", required=True),
        kind=ReadingKind(head.choice("kind", list(ReadingKind))),
        provisions=tuple(
            _citation(head, "provisions", words)
            for words in head.texts("provisions", required=True)
        ),
        words=_quotations(head),
        reading=_flow(head.text("reading", required=True)),
        rivals=_rivals(head),
        affects=head.texts("affects", required=True),
        references=tuple(head.mapping("references").items()),
        reason=reason,
        path=path,
    )
    if not reading.provisions:
        raise head.refuse("provisions", "a reading concerns at least one provision")
    for printed, read in reading.references:
        _check_correction(head, reading.provisions[0], printed, read)
    head.finish()
    return reading


def _check_correction(head: FrontMatter, source: Citation, printed: str, read: str) -> None:
    try:
        found = find_references(source, read)
    except CitationError as error:
        raise head.refuse("references", str(error)) from None
    if not found:
        raise head.refuse("references", f"{read!r} is no reference to read {printed!r} as")


def _flow(text: str) -> str:
    return " ".join(str(text).split())


def _citation(head: FrontMatter, key: str, words: object) -> Citation:
    try:
        return Citation.parse(str(words))
    except CitationError as error:
        raise head.refuse(key, str(error)) from None


def _quotations(head: FrontMatter) -> tuple[Quotation, ...]:
    records = head.records("words", ("at", "text"), ("in",))
    if not records:
        raise head.refuse("words", "'words' must quote what was supplied")
    quotations = []
    for record in records:
        place = record.get("in", Place.TEXT)
        if place not in list(Place):
            raise head.refuse("words", f"'in' is {place!r}: expected one of {', '.join(Place)}")
        at = _citation(head, "words", record["at"])
        quotations.append(Quotation(at, Place(place), _flow(record["text"])))
    return tuple(quotations)


def _rivals(head: FrontMatter) -> tuple[Rival, ...]:
    records = head.records("rivals", ("reading", "objection"))
    return tuple(Rival(_flow(r["reading"]), _flow(r["objection"])) for r in records)
