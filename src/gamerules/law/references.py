"""Cross-references: found in the words, one by one, and resolved.

A reference is absolute (`N.J.A.C. 19:47-14.10(d) and (f) through (i)`), relative (`(a)1 and 2
above`, `subsection (b) of this section`, `section 9 of this subchapter`, `Table 2`) or goes to
another chapter or a statute. One phrase may name several provisions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from gamerules.law.citation import Citation, CitationError, successor

if TYPE_CHECKING:
    from collections.abc import Iterator

_MARKS = r"\([a-z]{1,2}\)(?:\d+(?:[ivx]+(?:\(\d+\))?)?)?(?![\w(])"
_NUMBER = r"\d+[A-Z]?\.\d+[A-Z]?"
_CHAPTER = r"(?:N\.J\.A\.C\. )?\d+:\d+[A-Z]?"
_JOIN = r"(?:, and |, or | and | or |, | through )"
_BARE = r"\d+(?:[ivx]+)?(?![\w.:(])"
_ABSOLUTE = rf"{_CHAPTER}-{_NUMBER}(?:{_MARKS})?"
_WHOLE_CHAPTER = r"N\.J\.A\.C\. \d+:\d+[A-Z]?"
_ADDRESS = rf"{_ABSOLUTE}|{_WHOLE_CHAPTER}|{_NUMBER}(?:{_MARKS})?|{_MARKS}|{_BARE}"
# Markers with the bare figures that go on with them: without markers, a figure is a mere number.
_MARKED = rf"{_MARKS}(?:{_JOIN}{_BARE})*"
_ITEM = rf"(?:{_CHAPTER}-)?{_NUMBER}(?:{_MARKED})?|{_WHOLE_CHAPTER}|{_MARKED}"

# A list such as `(d), (f), and (i) below`: not a part of what stands before it.
_RELATIVE = re.compile(
    rf"(?<![\w.)])(?P<list>{_MARKS}(?:{_JOIN}(?:{_MARKS}|{_BARE}))*) (?P<where>above|below)\b"
)
_HERE = re.compile(
    rf"\bsubsection (?P<subsection>{_MARKS})(?: of this section)?"
    r"|\bTable (?P<table>\w+)(?: of (?:this subsection|section (?P<table_section>\d+) of this "
    r"subchapter))?\b"
    r"|\bsection (?P<section>\d+) of this subchapter\b"
)
_CODE = re.compile(
    rf"(?<![\w:.-])(?:{_CHAPTER}-{_NUMBER}(?:{_MARKED})?|{_WHOLE_CHAPTER})(?:{_JOIN}(?:{_ITEM}))*"
)
_STATUTE = re.compile(
    r"N\.J\.S\.A\. (?P<title>\d+[A-Z]?:\d+[A-Z]?)-(?P<first>\d+[a-z]?)"
    r"(?P<more>(?:(?:, and |, | and )(?:\d+[a-z]?|[a-z])(?!\w|[:.]\d))*)(?P<seq> et seq\.)?"
)
_ACT = re.compile(r"\bCasino Control Act\b|\bthe Act\b")
_ONE_ADDRESS = re.compile(_ADDRESS)
_ONE_JOIN = re.compile(_JOIN)
_LAST_JOIN = re.compile(rf"{_JOIN}$")


class Standing(StrEnum):
    """What became of a target."""

    HERE = "here"
    NOT_SUPPLIED = "not supplied"
    OUTSIDE = "outside"
    UNRESOLVED = "unresolved"


@dataclass(frozen=True, slots=True)
class Target:
    """One thing that a reference names."""

    name: str
    """Its citation, or the name of what lies outside the Code."""
    citation: Citation | None
    standing: Standing = Standing.UNRESOLVED


@dataclass(frozen=True, slots=True)
class Reference:
    """A phrase in a provision's words that names other provisions."""

    source: Citation
    version: str
    start: int
    end: int
    text: str
    targets: tuple[Target, ...]
    table: str = ""
    """The table named, where the phrase names one: its target is the provision that holds it."""
    reading: str = ""
    """The reading that corrects a misprinted phrase, where one does."""


def find_references(source: Citation, text: str, version: str = "") -> list[Reference]:
    """All references in a provision's own words, in order, their targets not yet resolved."""
    found: list[Reference] = []
    taken: list[tuple[int, int]] = []

    def add(match: re.Match[str], targets: list[Target], end: int = 0, table: str = "") -> None:
        start, stop = match.start(), end or match.end()
        if any(start < other_end and other_start < stop for other_start, other_end in taken):
            return
        taken.append((start, stop))
        phrase = text[start:stop]
        found.append(Reference(source, version, start, stop, phrase, tuple(targets), table))

    for match in _RELATIVE.finditer(text):
        add(match, [_target(c) for c in _expand(source.of_section, match["list"])])
    for match in _STATUTE.finditer(text):
        add(match, [Target(name, None) for name in _statutes(match)])
    for match in _ACT.finditer(text):
        add(match, [Target(match[0], None)])
    for match in _CODE.finditer(text):
        end = _stop_before(match, taken)
        add(match, [_target(c) for c in _expand(None, text[match.start() : end])], end)
    for match in _HERE.finditer(text):
        if match["table"]:
            section = match["table_section"]
            home = _sibling(source, section) if section else source.of_section
            add(match, [_target(home)], table=f"TABLE {match['table']}")
        elif match["section"]:
            add(match, [_target(_sibling(source, match["section"]))])
        else:
            add(match, [_target(source.following(match["subsection"]))])
    return sorted(found, key=lambda reference: reference.start)


def _target(citation: Citation) -> Target:
    return Target(str(citation), citation)


def _sibling(source: Citation, number: str) -> Citation:
    return Citation(source.chapter, source.subchapter, number)


def _stop_before(match: re.Match[str], taken: list[tuple[int, int]]) -> int:
    """Where an absolute list ends: `13:69E-1.18(e)1 and (b) through (c) below` ends at (e)1."""
    for start, _ in sorted(taken):
        if match.start() < start < match.end():
            own = match.string[match.start() : start]
            return match.start() + len(_LAST_JOIN.sub("", own))
    return match.end()


def _expand(home: Citation | None, words: str) -> Iterator[Citation]:
    """Read a list of addresses; each takes what it leaves out from the one before it."""
    last, joined, position = home, "", 0
    while True:
        item = _ONE_ADDRESS.match(words, position)
        if item is None:
            raise CitationError(f"{words!r} is no list of citations.")
        citation = _complete(last, item[0])
        if joined == " through " and last is not None:
            yield from _between(last, citation)
        yield citation
        join = _ONE_JOIN.match(words, item.end())
        if join is None:
            return
        last, joined, position = citation, join[0], join.end()


def _complete(last: Citation | None, words: str) -> Citation:
    if ":" in words or last is None:
        return Citation.parse(words)
    if words[0] == "(":
        return last.following(words)
    if "." in words:
        return Citation.parse(f"{last.chapter}-{words}")
    # A bare figure stands in for the last figure named: (a)1 and 2, (c)1 or 2.
    return last.following(f"({last.markers[0]}){words}")


def _between(first: Citation, last: Citation) -> Iterator[Citation]:
    """What lies between the ends of a range, both parts of one provision."""
    parent = first.parent
    if parent is None or last.parent != parent or not first.markers or last <= first:
        raise CitationError(
            f"{first} through {last} is no range: a range goes up, as (a)1 through 3 does."
        )
    level = len(first.markers) - 1
    place = parent.child(successor(level, first.markers[-1]))
    while place < last:
        yield place
        place = parent.child(successor(level, place.markers[-1]))


def _statutes(match: re.Match[str]) -> Iterator[str]:
    title, last = match["title"], match["first"]
    yield f"N.J.S.A. {title}-{last}{match['seq'] or ''}"
    for item in re.findall(r"\d+[a-z]?|[a-z](?![a-z])", match["more"].replace("and", "")):
        last = item if item[0].isdigit() else last.rstrip("abcdefghijklmnopqrstuvwxyz") + item
        yield f"N.J.S.A. {title}-{last}"
