"""The address of a provision.

The Code numbers a provision by section, then `(e)`, then `1`, then `i`, then `(2)`:
`19:47-5.1(e)1i(2)`. A defined term has no number and is addressed by its name:
`19:47-1.1 "Come Point"`. A chapter (`19:47`) and a subchapter (`19:47-5`) have addresses too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import total_ordering
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

A = TypeVar("A")
T = TypeVar("T")

EXPECTED = (
    "a citation looks like 19:47-5.1(e)1i(2), N.J.A.C. 13:69F-3.3(c)3, 19:47-14.13A or "
    '19:47-1.1 "Come Point"'
)

_HEAD = re.compile(
    r"""\s*(?:§+\s*)?(?:N\.?\s?J\.?\s?A\.?\s?C\.?\s*)?
    (?P<chapter>\d{1,2}\s*:\s*\d{1,3}[A-Z]?)
    (?:\s*[-\u2013]\s*(?P<subchapter>[1-9]\d{0,2}[A-Z]?)
       (?:\.(?P<section>[1-9]\d{0,2}[A-Z]?))?)?
    (?P<rest>.*)""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_SHORT = re.compile(r"\s*(?:§+\s*)?\d{1,3}[A-Za-z]?\.\d{1,3}[A-Za-z]?(?![\w.:])")
# A term stands in quotation marks; at a prompt, where the shell eats them, also bare.
_TERM = re.compile(
    r"""\s*["\u201c]\s*(?P<quoted>[^"\u201c\u201d_]+?)\s*["\u201d]\s*
    |\s+(?P<bare>[A-Za-z][^"\u201c\u201d_()]+?)\s*""",
    re.VERBOSE,
)
# One pattern for each level, in the order in which levels nest.
_LEVELS = (
    re.compile(r"\s*\(([a-z]{1,2})\)\.?"),
    re.compile(r"\s*([1-9]\d{0,2})\b\.?|\s*([1-9]\d{0,2})(?=[ivxl])"),
    re.compile(r"\s*([ivxl]+)\b\.?|\s*([ivxl]+)(?=\()"),
    re.compile(r"\s*\(([1-9]\d{0,2})\)\.?"),
)
_PATH = re.compile(
    r"(?:.*/)?njac-(?P<title>\d+)-(?P<chapter>\d+[A-Z]?)/(?:[^/]+/)?"
    r"(?P<subchapter>\d+[A-Z]?)\.(?P<section>\d+[A-Z]?)(?:@[^/]+)?(?:\.md|\.feature)?/?"
)


def _roman(number: int) -> str:
    tens, units = divmod(number, 10)
    return ("", "x", "xx", "xxx", "xl")[tens] + (
        "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"
    )[units]  # fmt: skip


_ROMAN = {_roman(number): number for number in range(1, 50)}


class CitationError(ValueError):
    """Words that are no citation."""


def _rank(level: int, marker: str) -> tuple[int, str]:
    """The place of a marker among its siblings: (z) before (aa), ix before x, 9 before 10."""
    if level == 0:
        return len(marker), marker
    return (_ROMAN[marker] if level == 2 else int(marker)), ""


def successor(level: int, marker: str) -> str:
    """The marker that comes after one of the same level: (b) after (a), iv after iii."""
    if level == 0:
        if len(marker) == 2:
            return chr(ord(marker[0]) + 1) * 2
        return chr(ord(marker) + 1) if marker != "z" else "aa"
    return _roman(_ROMAN[marker] + 1) if level == 2 else str(int(marker) + 1)


def _split(number: str) -> tuple[int, str]:
    """Tell the figures of a section or subchapter number from its letter: 13A is (13, "A")."""
    digits = number.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return int(digits), number[len(digits) :]


@total_ordering
@dataclass(frozen=True, slots=True)
class Citation:
    """One address in the Code; compares and sorts in the law's order."""

    chapter: str
    subchapter: str = ""
    section: str = ""
    markers: tuple[str, ...] = ()
    term: str = ""

    @classmethod
    def parse(cls, text: str) -> Citation:
        """Read a citation in any form that the text or a person uses."""
        head = _HEAD.fullmatch(text)
        if head is None:
            raise CitationError(f"{text.strip()!r} is no citation: {EXPECTED}.")
        base = cls(
            re.sub(r"\s", "", head["chapter"]).upper(),
            (head["subchapter"] or "").upper(),
            (head["section"] or "").upper(),
        )
        rest = head["rest"]
        if not rest.strip() or (base.section and rest.strip() == "."):
            return base
        if base.section:
            markers = _markers(rest.strip())
            if markers:
                return replace(base, markers=markers)
            term = _TERM.fullmatch(rest)
            if term is not None:
                name = term["quoted"] or term["bare"]
                return replace(base, term=" ".join(name.split()).replace("\u2019", "'"))
        raise CitationError(f"{text.strip()!r} is no citation: {EXPECTED}.")

    @classmethod
    def short(cls, text: str, chapter: str) -> Citation | None:
        """Read a citation that leaves out its chapter, `5.2(b)`; None if it is no such thing."""
        if not _SHORT.match(text):
            return None
        return cls.parse(f"{chapter}-{text.replace('§', '').strip()}")

    @classmethod
    def from_path(cls, path: str, anchor: str = "") -> Citation:
        """Read the citation that a law file, a feature file or a page stands for."""
        match = _PATH.fullmatch(path)
        if match is None:
            raise CitationError(
                f"{path!r} is no path of a section: it looks like "
                "njac-19-47/05-roulette-and-big-six-wheels/5.6.md."
            )
        base = cls(
            f"{match['title']}:{match['chapter']}",
            match["subchapter"],
            match["section"],
        )
        if anchor.startswith("term-"):
            return replace(base, term=anchor[5:].replace("_", " "))
        return replace(base, markers=tuple(anchor.split("-")) if anchor else ())

    @property
    def marker(self) -> str:
        """The numbering within the section: `(e)1i(2)`, or the quoted term."""
        if self.term:
            return f'"{self.term}"'
        return "".join(
            f"({marker})" if level in {0, 3} else marker
            for level, marker in enumerate(self.markers)
        )

    @property
    def of_section(self) -> Citation:
        """The section that this address lies in."""
        return replace(self, markers=(), term="") if self.markers or self.term else self

    @property
    def of_subchapter(self) -> Citation:
        """The subchapter that this address lies in."""
        return Citation(self.chapter, self.subchapter)

    @property
    def number(self) -> str:
        """The section's number without its chapter: `5.1`."""
        return f"{self.subchapter}.{self.section}" if self.section else self.subchapter

    @property
    def parent(self) -> Citation | None:
        """The address one level up; a chapter has none."""
        if self.term:
            return self.of_section
        if self.markers:
            return replace(self, markers=self.markers[:-1])
        if self.section:
            return self.of_subchapter
        return Citation(self.chapter) if self.subchapter else None

    def ancestors(self) -> Iterator[Citation]:
        """Every address above this one, the nearest first."""
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def within(self, other: Citation) -> bool:
        """Whether this address is the other or lies below it."""
        its = other._parts()
        return self._parts()[: len(its)] == its

    def _parts(self) -> tuple[str, ...]:
        parts = (self.chapter, self.subchapter, self.section, *self.markers)
        return (*(part for part in parts if part), *([self.marker] if self.term else []))

    def child(self, marker: str) -> Citation:
        """The address of a part, by its bare marker: `e`, `1`, `i`, `2`."""
        return replace(self, markers=(*self.markers, marker))

    def following(self, markers: str) -> Citation:
        """The address with this section's number and the markers given: `(c)2`."""
        found = _markers(markers)
        if not found:
            raise CitationError(f"{markers!r} is no numbering: it looks like (e)1i(2).")
        return replace(self.of_section, markers=found)

    @property
    def folder(self) -> str:
        """The folder of the chapter: `njac-19-47`."""
        return "njac-" + self.chapter.replace(":", "-")

    @property
    def page(self) -> str:
        """The page of the section: `njac-19-47/5.1`."""
        return f"{self.folder}/{self.number}" if self.subchapter else self.folder

    @property
    def anchor(self) -> str:
        """The anchor on the section's page: `e-1-i-2`, `term-Come_Point`."""
        return "term-" + self.term.replace(" ", "_") if self.term else "-".join(self.markers)

    def path(self, subchapter_title: str, *, suffix: str = ".md") -> str:
        """The path of the section's file, below the folder of all the law."""
        figures, letter = _split(self.subchapter)
        slug = re.sub(r"[^a-z0-9]+", "-", subchapter_title.lower()).strip("-")
        return f"{self.folder}/{figures:02d}{letter}-{slug}/{self.number}{suffix}"

    @property
    def sort_key(self) -> tuple[object, ...]:
        """The place in the law's order."""
        title, _, chapter = self.chapter.partition(":")
        return (
            (int(title), *_split(chapter)),
            _split(self.subchapter) if self.subchapter else (),
            _split(self.section) if self.section else (),
            tuple(_rank(level, marker) for level, marker in enumerate(self.markers)),
            (self.term.casefold(), self.term) if self.term else (),
        )

    def __lt__(self, other: Citation) -> bool:
        return self.sort_key < other.sort_key

    def __str__(self) -> str:
        text = self.chapter
        if self.subchapter:
            text += f"-{self.number}"
        return f"{text} {self.marker}" if self.term else text + self.marker


def look_up(address: A, term: str, places: Iterable[tuple[A, Iterable[str], T]]) -> T | None:
    """What stands at an address; for a term also what defines it, in any spelling.

    Each place has its address, the terms it defines and what stands there.
    """
    wanted, defining = term.casefold(), None
    for place, terms, thing in places:
        if place == address:
            return thing
        if wanted and defining is None and any(name.casefold() == wanted for name in terms):
            defining = thing
    return defining


def _markers(text: str) -> tuple[str, ...]:
    """Read `(e)1i(2)` into its markers; empty if the text is anything else."""
    found: list[str] = []
    position = 0
    text = text.lower()
    for level in _LEVELS:
        match = level.match(text, position)
        if match is None:
            break
        marker = next(group for group in match.groups() if group)
        if len(found) == 2 and marker not in _ROMAN:
            break
        found.append(marker)
        position = match.end()
    return tuple(found) if position == len(text.rstrip()) else ()
