"""A section of the law in one version, read from its file in `docs/law`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import TYPE_CHECKING

from gamerules.law.citation import Citation, CitationError, look_up, successor
from gamerules.law.frontmatter import FrontMatter, LawError
from gamerules.law.history import Note, NoteError, parse_note
from gamerules.law.provision import DEFINITION, Kind, Provision, Span, Table, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import date

_MARKER = re.compile(r"(\(([a-z]{1,2})\)|(\d+)\.|([ivxl]+)\.|\((\d+)\))(?: |$)")
_NEARLY = re.compile(r"\(?[A-Za-z0-9]{1,4}[.)]+ ")
_LABEL = re.compile(r"(?:PAY)?TABLE [A-Z0-9]+")
_RULE_LINE = re.compile(r"\|[\s:|-]+\|")


class Supplied(StrEnum):
    """How much of a section was supplied."""

    WHOLE = "whole"
    IN_PART = "in part"
    RESERVED = "reserved"
    NOT = "not supplied"
    UNKNOWN = "not known"
    """Beyond the contents, where those were not supplied to their end."""


_OF_A_FILE = (Supplied.WHOLE, Supplied.IN_PART, Supplied.RESERVED)


@dataclass(frozen=True, slots=True)
class Witness:
    """A document that carries the section, and how much of it."""

    span: Span
    begins: str = ""
    """The marker at which this document takes up the section; empty for its heading."""
    carries: str = "all"
    """`all`, `words` (not the history) or `history` (not the words)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A place where a second document has other letters for the same words."""

    document: str
    at: str
    here: str
    there: str
    kind: str


@dataclass(frozen=True, slots=True)
class Defined:
    """A term defined in passing, within a rule."""

    term: str
    at: Citation
    scope: Citation | None
    """Where it holds, if not in the whole subchapter."""


@dataclass(frozen=True)
class Version:
    """The words of a section over one span of time."""

    citation: Citation
    root: Provision
    path: str
    supplied: Supplied
    begins: str = ""
    """The first marker supplied, where what precedes is missing."""
    ends: str = ""
    """The last marker supplied, where what follows is missing."""
    cut: str = ""
    """How the last provision is broken off, where it is."""
    witnesses: tuple[Witness, ...] = ()
    variants: tuple[Variant, ...] = ()
    defines: tuple[Defined, ...] = ()
    history: tuple[Note, ...] = ()
    history_whole: bool = True
    case_notes: tuple[str, ...] = ()
    until: str = ""
    """The note that ended these words, where it is known."""

    @property
    def title(self) -> str:
        """The section's heading."""
        return self.root.title

    @property
    def made_by(self) -> Note | None:
        """The last note known to have changed the words into these."""
        made = None
        for note in self.history:
            if self.until and note.name == self.until:
                break
            if note.action.changes_words:
                made = note
        return made if self.history_whole else None

    @property
    def since(self) -> date | None:
        """Since when these words stand, if the text says so."""
        return self.made_by.effective if self.made_by else None

    @property
    def label(self) -> str:
        """The name of this version: the rule that made it, or what else tells it apart."""
        if self.made_by:
            return self.made_by.name
        return f"before {self.until}" if self.until else "undated"

    @property
    def extent(self) -> str:
        """How much was supplied, in words."""
        parts = [f"from {self.begins}"] if self.begins else []
        if self.ends:
            parts.append(f"{'into' if self.cut else 'to'} {self.ends}")
        if self.cut:
            parts.append(f"where it breaks off {self.cut}")
        text = f"supplied {self.supplied.value}" if self.supplied is not Supplied.RESERVED else (
            "reserved"
        )  # fmt: skip
        return f"{text}: {', '.join(parts)}" if parts else text

    def find(self, citation: Citation) -> Provision | None:
        """The provision at an address within this section; a term also by what defines it."""
        return look_up(citation, citation.term, self._places)

    @cached_property
    def _places(self) -> list[tuple[Citation, list[str], Provision]]:
        """Every provision with its address and the terms it defines."""
        return [
            (
                provision.citation,
                [
                    *terms_of(provision),
                    *(d.term for d in self.defines if d.at == provision.citation),
                ],
                provision,
            )
            for provision in self.root.walk()
        ]

    def lacks(self, citation: Citation) -> bool:
        """Whether an address may lie in the part of the section that was not supplied."""
        if self.supplied is not Supplied.IN_PART:
            return False
        place = citation.sort_key
        if self.begins and place < self.citation.following(self.begins).sort_key:
            return True
        last = max((p.citation for p in self.root.walk()), default=self.citation)
        return bool(self.ends) and place > last.sort_key

    def misses(self, citation: Citation) -> bool:
        """Whether a provision that is here was supplied without all of its parts."""
        begins = self.begins and self.citation.following(self.begins)
        last = list(self.root.walk())[-1].citation
        return bool(
            (begins and begins != citation and begins.within(citation))
            or (self.ends and last.within(citation))
        )

    def parts(self, witness: Witness) -> Iterator[tuple[Citation | None, list[str]]]:
        """What a witness carries, in its order: each provision's words; None for the rest."""
        if witness.carries != "history":
            if not witness.begins:
                yield self.citation, f"{self.citation} {self.title}".split()
            started = not witness.begins
            for provision in self.root.walk():
                started = started or provision.citation.marker == witness.begins
                if started and provision.text:
                    text = self._as_in(witness, provision.citation.marker, provision.text)
                    yield provision.citation, [*provision.marker.split(), *text.split()]
        if witness.carries != "words":
            for note in self.history:
                yield None, self._as_in(witness, "history", note.text).split()
            if self.case_notes:
                yield None, ["Case", "Notes"]
            for case in self.case_notes:
                yield None, case.split()

    def _as_in(self, witness: Witness, at: str, text: str) -> str:
        for variant in self.variants:
            if variant.document == witness.span.document and variant.at == at:
                text = text.replace(variant.here, variant.there)
        return text


def terms_of(provision: Provision) -> tuple[str, ...]:
    """The terms that a definition defines by its opening words."""
    match = DEFINITION.match(provision.text)
    if provision.kind is not Kind.DEFINITION or match is None:
        return ()
    return tuple(term.rstrip(",") for term in match.groups() if term)


@dataclass
class _Draft:
    """A provision in the making."""

    citation: Citation
    marker: str = ""
    line: int = 0
    blocks: list[str | Table] = field(default_factory=list)
    children: list[_Draft] = field(default_factory=list)
    expected: str = ""
    """The marker its next part must bear."""

    def build(self, parent_text: str = "") -> Provision:
        provision = Provision(
            citation=self.citation, marker=self.marker, blocks=tuple(self.blocks), line=self.line
        )
        text = provision.text
        return replace(
            provision,
            children=tuple(child.build(text) for child in self.children),
            kind=kind_of(
                text,
                has_tables=bool(provision.tables),
                has_children=bool(self.children),
                parent_text=parent_text,
                is_term=bool(self.citation.term),
            ),
        )


def parse_version(path: str, text: str) -> Version:
    """Read one file of `docs/law`; refuse a malformed one with file, line and reason."""
    head = FrontMatter(path, text)
    citation = _citation(head)
    supplied = Supplied(head.choice("supplied", [s.value for s in _OF_A_FILE]))
    title = head.text("title", required=True)
    begins, ends, cut = head.text("begins"), head.text("ends"), head.text("cut")
    if (supplied is Supplied.IN_PART) != bool(begins or ends):
        raise head.refuse(
            "supplied", "'begins' or 'ends' goes with 'supplied: in part', and only with it"
        )
    history_whole = not ends
    if head.has("history_supplied"):
        head.choice("history_supplied", ["in part"])
        history_whole = False
    version = Version(
        citation=citation,
        root=_root(head, citation, title, supplied, begins),
        path=path,
        supplied=supplied,
        begins=begins,
        ends=ends,
        cut=cut,
        witnesses=_witnesses(head, begins),
        variants=_variants(head),
        history=_history(head),
        history_whole=history_whole,
        case_notes=head.texts("case_notes"),
        until=head.text("until"),
    )
    markers = [provision.citation.marker for provision in version.root.walk()]
    if ends and markers[-1] != ends:
        raise head.refuse("ends", f"'ends' is {ends}, but the last provision is {markers[-1]}")
    for witness in version.witnesses:
        if witness.begins and witness.begins not in markers:
            raise head.refuse("witnesses", f"'begins' is {witness.begins}, no provision's marker")
    version = replace(version, defines=_defines(head, version))
    head.finish()
    return version


def _citation(head: FrontMatter) -> Citation:
    words = head.text("citation", required=True)
    try:
        citation = Citation.parse(words)
    except CitationError as error:
        raise head.refuse("citation", str(error)) from None
    if not citation.section or citation.markers or citation.term:
        raise head.refuse("citation", f"{words!r} is not the citation of a section")
    try:
        expected = Citation.from_path(head.path)
    except CitationError as error:
        raise head.refuse("citation", str(error)) from None
    if expected != citation:
        raise head.refuse("citation", f"the file's path says {expected}, its citation {citation}")
    return citation


def _witnesses(head: FrontMatter, begins: str) -> tuple[Witness, ...]:
    records = head.records("witnesses", ("document", "lines"), ("begins", "carries"))
    if not records:
        raise head.refuse("witnesses", "'witnesses' must name the documents the words come from")
    witnesses = []
    for record in records:
        carries = record.get("carries", "all")
        if carries not in {"all", "words", "history"}:
            raise head.refuse("witnesses", f"'carries' is {carries!r}: expected words or history")
        span = head.span("witnesses", record)
        witnesses.append(Witness(span, record.get("begins", begins), carries))
    return tuple(witnesses)


def _variants(head: FrontMatter) -> tuple[Variant, ...]:
    records = head.records("variants", ("document", "at", "here", "there", "kind"))
    for record in records:
        if record["kind"] != "scanning":
            raise head.refuse(
                "variants", "a variant is of kind 'scanning'; an amendment is a version of its own"
            )
    return tuple(Variant(**record) for record in records)


def _history(head: FrontMatter) -> tuple[Note, ...]:
    notes = []
    for text in head.texts("history"):
        try:
            notes.append(parse_note(text))
        except NoteError as error:
            raise head.refuse("history", str(error)) from None
    return tuple(notes)


def _defines(head: FrontMatter, version: Version) -> tuple[Defined, ...]:
    found = []
    for term, record in head.named("defines", "at", ("by", "scope")).items():
        provision = _part(head, version, record["at"])
        scope = _part(head, version, record["scope"]).citation if "scope" in record else None
        by = record.get("by", "")
        if by and (term not in by or by not in provision.text):
            raise head.refuse("defines", f"{record['at']} does not define {term!r} by {by!r}")
        if not by and not re.search(rf'"{re.escape(term)}[,.;]?"', provision.text):
            raise head.refuse(
                "defines",
                f"{record['at']} does not have {term!r} in quotation marks: "
                "give the words that define it with 'by'",
            )
        found.append(Defined(term, provision.citation, scope))
    return tuple(found)


def _part(head: FrontMatter, version: Version, marker: str) -> Provision:
    """The provision of a marker that a term is defined at or holds in."""
    try:
        found = version.find(version.citation.following(marker))
    except CitationError as error:
        raise head.refuse("defines", str(error)) from None
    if found is None:
        raise head.refuse("defines", f"there is no {marker} here")
    return found


def _root(
    head: FrontMatter, citation: Citation, title: str, supplied: Supplied, begins: str
) -> Provision:
    root = _Draft(citation, line=1, expected="a")
    stack = [root]
    if begins:
        try:
            first = citation.following(begins)
        except CitationError as error:
            raise head.refuse("begins", str(error)) from None
        root.expected = first.markers[0]
        for marker in first.markers[:-1]:
            draft = _Draft(stack[-1].citation.child(marker), line=1)
            draft.marker = _printed(draft.citation)
            stack[-1].children.append(draft)
            stack[-1].expected = successor(len(stack) - 1, marker)
            stack.append(draft)
        stack[-1].expected = first.markers[-1]
    for line, block in _blocks(head):
        _place(block, line, stack, partial(LawError, head.path, line))
    if (supplied is Supplied.RESERVED) != (not root.blocks and not root.children):
        raise head.refuse("supplied", "a section has words unless it is reserved")
    kind = Kind.RESERVED if supplied is Supplied.RESERVED else Kind.SECTION
    return replace(root.build(), kind=kind, title=title)


def _printed(citation: Citation) -> str:
    marker = citation.markers[-1]
    return f"({marker})" if len(citation.markers) in {1, 4} else f"{marker}."


def _place(
    block: str | Table, line: int, stack: list[_Draft], refuse: Callable[[str], LawError]
) -> None:
    """Add a block to the provision it belongs to; a marker begins a new one."""
    if isinstance(block, Table):
        stack[-1].blocks.append(block)
        return
    match = _MARKER.match(block)
    if match is None:
        if _NEARLY.match(block):
            raise refuse(
                f"{block.split()[0]!r} looks like a marker, but markers are (a), 1., i. and (1)"
            )
        if block.startswith('"') and len(stack) <= 2 and stack[-1].citation.markers == ():
            draft = _Draft(_term_at(block, stack[0], refuse), line=line, blocks=[block])
            stack[1:] = [draft]
            stack[0].children.append(draft)
        else:
            stack[-1].blocks.append(block)
        return
    level = next(i for i in range(4) if match[i + 2])
    marker = match[level + 2]
    if level >= len(stack) or stack[level].citation.term:
        raise refuse(f"{match[1]} stands where no part of that level can: {_nesting(stack)}")
    parent = stack[level]
    if marker != parent.expected:
        raise refuse(
            f"{match[1]} is out of order: {parent.citation} goes on with marker {parent.expected!r}"
        )
    draft = _Draft(parent.citation.child(marker), match[1], line)
    draft.expected = "1i1"[level] if level < 3 else ""
    draft.blocks.extend([block[match.end() :]] if block[match.end() :] else [])
    parent.expected = successor(level, marker)
    parent.children.append(draft)
    stack[level + 1 :] = [draft]


def _term_at(block: str, section: _Draft, refuse: Callable[[str], LawError]) -> Citation:
    """The address of the term that a definition opens with."""
    term = block[1:].partition('"')[0].strip()
    if '"' not in block[1:] or not term:
        raise refuse(f"{' '.join(block.split()[:3])!r} opens a term and does not close it")
    citation = replace(section.citation, term=term)
    if any(draft.citation == citation for draft in section.children):
        raise refuse(f'"{term}" is defined twice')
    return citation


def _nesting(stack: list[_Draft]) -> str:
    return f"it follows {stack[-1].citation}, and levels nest as (a), 1., i., (1)"


def _blocks(head: FrontMatter) -> Iterator[tuple[int, str | Table]]:
    """The paragraphs and tables of the body, each with its line."""
    label, label_line = "", 0
    for line, lines in _paragraphs(head):
        if lines[0].startswith("|"):
            yield label_line or line, Table(label, _rows(head.path, line, lines))
            label, label_line = "", 0
            continue
        if label:
            raise LawError(head.path, label_line, f"{label!r} labels no table")
        text = " ".join(" ".join(lines).split())
        if _LABEL.fullmatch(text):
            label, label_line = text, line
        else:
            yield line, text
    if label:
        raise LawError(head.path, label_line, f"{label!r} labels no table")


def _paragraphs(head: FrontMatter) -> Iterator[tuple[int, list[str]]]:
    start, lines = 0, list[str]()
    for number, line in enumerate([*head.body, ""], head.body_line):
        if line.strip():
            start = start if lines else number
            lines.append(line.strip())
        elif lines:
            yield start, lines
            lines = []


def _rows(path: str, line: int, lines: list[str]) -> tuple[tuple[str, ...], ...]:
    if len(lines) < 3 or not _RULE_LINE.fullmatch(lines[1]):
        raise LawError(path, line, "a table needs a heading row, a row of dashes and a row below")
    rows = []
    for number, row in enumerate(lines, line):
        if not (row.startswith("|") and row.endswith("|")):
            raise LawError(path, number, "a row of a table must begin and end with '|'")
        rows.append(tuple(cell.strip() for cell in row[1:-1].split("|")))
        if len(rows[-1]) != len(rows[0]):
            raise LawError(
                path, number, f"the row has {len(rows[-1])} cells, the table {len(rows[0])}"
            )
    del rows[1]
    return tuple(rows)
