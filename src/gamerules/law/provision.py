"""Provisions: the numbered pieces of the law, as an immutable tree."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.citation import Citation


class Kind(StrEnum):
    """What a provision is, told from its own words."""

    SECTION = "section"
    LEAD_IN = "lead-in"
    RULE = "rule"
    DEFINITION = "definition"
    TABLE = "table"
    EXAMPLE = "example"
    RESERVED = "reserved"
    NOT_SUPPLIED = "not supplied"


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the law: its printed label, if any, and its rows as printed."""

    label: str
    rows: tuple[tuple[str, ...], ...]

    @property
    def header_rows(self) -> int:
        """How many rows are headings: the first, and those below it with no entry in front."""
        count = 1
        while count < len(self.rows) and not self.rows[count][0]:
            count += 1
        return count

    @property
    def text(self) -> str:
        """The table's words, a line a row, cells set apart by tabs; empty rows are layout."""
        lines = ["\t".join(row).rstrip() for row in self.rows if any(row)]
        return "\n".join([self.label, *lines] if self.label else lines)

    @property
    def cells(self) -> str:
        """The table's words, each under its column: a word in another column is another table."""
        rows = (
            "\x1f".join(" ".join(cell.split()) for cell in row) for row in self.rows if any(row)
        )
        return "\x1e".join([self.label, *rows])


@dataclass(frozen=True, slots=True)
class Span:
    """Lines of a supplied document, counted from 1."""

    document: str
    first: int
    last: int


# `"Straight" is a wager`, `"Rank" or "ranking" means`, `A "Place Bet to Lose" shall mean`
DEFINITION = re.compile(
    r'(?:An? )?"(?P<term>[^"]+)"(?: or "(?P<alias>[^"]+)")? '
    r"(?:shall mean|means|is a wager|is a hand|is defined)\b"
)
_EXAMPLES = re.compile(r"(?:Examples of this rule are as follows|For example):$")


@dataclass(frozen=True)
class Provision:
    """One numbered piece of the law with its own words and its parts."""

    citation: Citation
    marker: str
    """As printed: `(e)`, `1.`, `i.`, `(2)`; empty for a section or a defined term."""
    blocks: tuple[str | Table, ...]
    """Its own paragraphs and tables, in order, without the marker."""
    children: tuple[Provision, ...] = ()
    kind: Kind = Kind.RULE
    title: str = ""
    """A section's heading; no other provision has one."""
    line: int = 0
    """Where it begins in its law file."""
    version: str = ""
    """The version of its section that these words belong to."""
    witnesses: tuple[Span, ...] = ()
    """The lines of the supplied documents that carry it."""

    @cached_property
    def text(self) -> str:
        """Its own words, tables included, paragraphs apart."""
        return "\n\n".join(
            block.text if isinstance(block, Table) else block for block in self.blocks
        )

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables among its own words."""
        return tuple(block for block in self.blocks if isinstance(block, Table))

    @cached_property
    def hash(self) -> str:
        """A fingerprint of its own words: another word, another fingerprint."""
        content = " ".join(
            block.cells if isinstance(block, Table) else " ".join(block.split())
            for block in self.blocks
        )
        words = "\x1f".join((self.title, self.marker, content))
        return hashlib.sha256(words.encode()).hexdigest()[:16]

    def walk(self) -> Iterator[Provision]:
        """This provision and all below it, in the law's order."""
        yield self
        for child in self.children:
            yield from child.walk()


def kind_of(
    text: str, *, has_tables: bool, has_children: bool, parent_text: str, is_term: bool
) -> Kind:
    """Tell the kind of a numbered provision or defined term from its words."""
    if is_term or DEFINITION.match(text):
        return Kind.DEFINITION
    if not text:
        return Kind.NOT_SUPPLIED
    if _EXAMPLES.search(parent_text):
        return Kind.EXAMPLE
    if has_tables:
        return Kind.TABLE
    # A single sentence that ends in a colon only introduces its parts.
    if has_children and text.endswith(":") and not re.search(r"[.;] [A-Z]", text):
        return Kind.LEAD_IN
    return Kind.RULE
