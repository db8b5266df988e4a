"""The law's words as HTML: to the letter, with references and defined terms marked in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from gamerules.law.provision import Table
from gamerules.law.references import Standing, Target
from gamerules.site.addresses import place, relative

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision
    from gamerules.law.references import Reference
    from gamerules.law.section import Version
    from gamerules.law.terms import Term

_TIP = 180


@dataclass(frozen=True, slots=True)
class TableView:
    """A table, its cells marked up."""

    label: str
    head: list[list[tuple[Markup, int]]]
    body: list[list[tuple[Markup, int]]]
    """Each cell with how many columns it spans."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of words that is set apart."""

    start: int
    end: int
    opening: Markup
    closing: Markup


def short(text: str, room: int = _TIP) -> str:
    """The beginning of a text, cut between words."""
    flat = " ".join(text.split())
    if len(flat) <= room:
        return flat
    return flat[:room].rpartition(" ")[0].rstrip(",;:") + " …"


def link(
    law: Law, here: str, citation: Citation, words: str = "", within: Version | None = None
) -> Markup:
    """A link to an address, or its name alone where it has no place here."""
    there = place(law, citation, within)
    if there is None:
        return escape(words or citation)
    return Markup('<a href="{}">{}</a>').format(relative(here, *there), words or str(citation))


class Words:
    """Marks up the words of one version for its page, or citations on a page of no section."""

    def __init__(self, law: Law, version: Version | None, page: str) -> None:
        self._law = law
        self._version = version
        self._page = page
        terms = law.terms_of(version.citation.of_subchapter) if version else ()
        self._terms = sorted(terms, key=lambda t: (-len(t.name), t.citation))

    def blocks(self, provision: Provision) -> list[Markup | TableView]:
        """A provision's own paragraphs and tables."""
        marks = sorted(self._marks(provision), key=lambda mark: mark.start)
        views: list[Markup | TableView] = []
        position = 0
        for block in provision.blocks:
            if isinstance(block, Table):
                views.append(_table(block, position, marks))
                position += len(block.text) + 2
            else:
                views.append(_marked(block, position, marks))
                position += len(block) + 2
        return views

    def targets(self, reference: Reference) -> Markup:
        """Everything that a reference names, one by one."""
        return Markup(", ").join(self._target(target) for target in reference.targets)

    def cited(self, citation: Citation) -> Markup:
        """A citation as a link that shows what it leads to."""
        return self._target(Target(str(citation), citation, self._law.standing(citation)))

    def _target(self, target: Target) -> Markup:
        opening, closing = self._around(target)
        return opening + escape(target.name) + closing

    def _marks(self, provision: Provision) -> Iterator[Mark]:
        taken: list[tuple[int, int]] = []
        for reference in self._law.references_from(provision.citation, provision.version):
            opening, closing = self._around(reference.targets[0], reference.reading)
            taken.append((reference.start, reference.end))
            yield Mark(reference.start, reference.end, opening, closing)
        for start, end, term in self._uses(provision):
            if all(end <= a or start >= b for a, b in taken):
                taken.append((start, end))
                there = place(self._law, term.citation, self._version)
                href = relative(self._page, *there) if there else ""
                opening = Markup('<a class="term" href="{}" data-tip="{}">').format(
                    href, f"{term.citation}: {short(term.text)}"
                )
                yield Mark(start, end, opening, Markup("</a>"))

    def _uses(self, provision: Provision) -> Iterator[tuple[int, int, Term]]:
        """The first use of each defined term that holds here, the longest names first.

        A term counts as used where it is written as its definition writes it, or stands in
        quotation marks: "Red" is a wager, a red box is a box.
        """
        longer: list[tuple[int, int]] = []
        for term in self._terms:
            if not provision.citation.within(term.scope):
                continue
            spans = [
                match.span("quoted" if match["quoted"] else "bare")
                for match in _pattern(term.name).finditer(provision.text)
            ]
            # "Don't Pass Bet" is no use of "Pass Bet", not even where it is defined itself.
            uses = [(a, b) for a, b in spans if all(b <= x or a >= y for x, y in longer)]
            longer += spans
            if uses and provision.citation != term.citation:
                yield *uses[0], term

    def _around(self, target: Target, reading: str = "") -> tuple[Markup, Markup]:
        """What stands before and after the words that name a target."""
        citation = target.citation
        there = place(self._law, citation, self._version) if citation else None
        here = target.standing is Standing.HERE
        if there is None or citation is None or target.standing is Standing.UNRESOLVED:
            outside = target.standing is Standing.OUTSIDE
            says = "outside of these chapters" if outside else "does not exist"
            opening = Markup(
                '<span class="ref ref-{}" tabindex="0" role="note" data-tip="{}">'
            ).format("outside" if outside else "unresolved", f"{target.name}: {says}")
            return opening, Markup("</span>")
        tip = self._tip(citation) if here else f"{citation}: {self._law.why_missing(citation)}"
        if reading:
            tip = f"A misprint, read as {tip}"
        kind = "ref" if here else "ref ref-missing"
        opening = Markup('<a class="{}" href="{}" data-tip="{}">').format(
            kind, relative(self._page, *there), tip
        )
        sign = "" if here else Markup('<span class="ref-word"> [not supplied]</span>')
        return opening, sign + Markup("</a>")

    def _tip(self, citation: Citation) -> str:
        own = self._version.find(citation) if self._version else None
        found = own or self._law.find(citation)
        title = self._law.title(citation.of_section) if citation.section else ""
        if found is not None and found.text and citation.markers:
            return f"{citation}: {short(found.text)}"
        return f"{citation} {title or self._law.title(citation)}".strip()


@cache
def _pattern(name: str) -> re.Pattern[str]:
    words = re.escape(name)
    return re.compile(rf"\"(?P<quoted>(?i:{words}))\"|(?<![\w\"'-])(?P<bare>{words})(?![\w\"-])")


def _marked(text: str, offset: int, marks: list[Mark]) -> Markup:
    """A stretch of the words, `offset` letters from their beginning."""
    html, position = Markup(), 0
    for mark in marks:
        start, end = mark.start - offset, mark.end - offset
        if start >= position and end <= len(text):
            html += escape(text[position:start]) + mark.opening
            html += escape(text[start:end]) + mark.closing
            position = end
    return html + escape(text[position:])


def _table(table: Table, offset: int, marks: list[Mark]) -> TableView:
    position = offset + (len(table.label) + 1 if table.label else 0)
    head: list[list[tuple[Markup, int]]] = []
    body: list[list[tuple[Markup, int]]] = []
    for number, row in enumerate(table.rows):
        if not any(row):
            continue
        cells = []
        start = position
        for cell in row:
            cells.append(_marked(cell, start, marks))
            start += len(cell) + 1
        heading = number < table.header_rows
        (head if heading else body).append(_spanning(cells, row, heading=heading))
        position += len("\t".join(row).rstrip()) + 1
    return TableView(table.label, head, body)


def _spanning(
    cells: list[Markup], row: tuple[str, ...], *, heading: bool
) -> list[tuple[Markup, int]]:
    """Cells with their width: a heading, or words that go on to the right, spans what is empty."""
    last = max(n for n, cell in enumerate(row) if cell)
    wide = last > 0 and (heading or " " in row[last])
    spans = [(cell, 1) for cell in cells[:last]]
    if wide:
        return [*spans, (cells[last], len(row) - last)]
    return [*spans, *((cell, 1) for cell in cells[last:])]
