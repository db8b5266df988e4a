"""Records of the law, set for a terminal."""

from __future__ import annotations

import os
import sys
from textwrap import TextWrapper
from typing import Any

Record = dict[str, Any]

_STYLES = {
    "bold": "1",
    "dim": "2",
    "deleted": "9;31",
    "inserted": "4;32",
    "reference": "36",
    "warning": "33",
}
_LABEL_WIDTH = 15
# Between the columns of a table.
_GAP = 2


class Page:
    """Lines for standard output: in colour and to its width on a terminal, plain in a pipe."""

    def __init__(self) -> None:
        self.colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        try:
            columns = int(os.environ.get("COLUMNS", "")) or 80
        except ValueError:
            columns = os.get_terminal_size().columns if sys.stdout.isatty() else 80
        self.width = max(40, min(columns, 100))
        self._lines: list[str] = []

    def style(self, name: str, text: str) -> str:
        """Words in a style."""
        return f"\x1b[{_STYLES[name]}m{text}\x1b[0m" if self.colour and text else text

    def line(self, text: str = "", style: str = "") -> None:
        """One line as it is."""
        self._lines.append(self.style(style, text) if style else text)

    def paragraph(self, text: str, indent: int = 0, hang: int = 0, style: str = "") -> None:
        """Words filled to the width, below an indent."""
        wrapper = TextWrapper(
            width=self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + hang),
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in wrapper.wrap(text) or [""]:
            self.line(line, style)

    def entry(self, label: str, text: str) -> None:
        """A labelled line, its words hanging under each other."""
        wrapper = TextWrapper(
            width=self.width,
            initial_indent=f"{label:<{_LABEL_WIDTH}}",
            subsequent_indent=" " * _LABEL_WIDTH,
            break_long_words=False,
            break_on_hyphens=False,
        )
        first, *rest = wrapper.wrap(text) or [label]
        self.line(self.style("dim", first[:_LABEL_WIDTH]) + first[_LABEL_WIDTH:])
        for line in rest:
            self.line(line)

    def text(self) -> str:
        """All lines."""
        return "\n".join(self._lines) + "\n"


def show_provision(page: Page, record: Record, depth: int, style: str = "") -> None:
    """A provision's own words at its level, tables as tables."""
    indent = 2 * depth
    marker = f"{record['marker']} " if record["marker"] else ""
    tables = iter(record["tables"])
    if record["kind"] == "not supplied":
        page.paragraph(f"{marker}[words not supplied]", indent, style="dim")
        page.line()
        return
    for block in record["text"].split("\n\n") if record["text"] else []:
        if "\t" in block or block.startswith(("TABLE ", "PAYTABLE ")):
            show_table(page, next(tables), indent + 4, style)
        else:
            page.paragraph(marker + block, indent, len(marker), style)
            marker = ""
        page.line()


def show_table(page: Page, table: Record, indent: int, style: str) -> None:
    """A table with its label, its columns as wide as the page lets them."""
    rows = [row for row in table["rows"] if any(row)]
    widths = _column_widths(rows, page.width - indent)
    if table["label"]:
        page.line(" " * indent + table["label"], style or "bold")
    for row in rows:
        columns = [_cell_lines(row, i, widths) for i in range(len(row))]
        for number in range(max(len(lines) for lines in columns)):
            page.line(" " * indent + _table_line(columns, widths, number), style)


def _column_widths(rows: list[list[str]], room: int) -> list[int]:
    """How wide each column is: the widest give way where the table does not fit."""
    # An entry that spans the columns to its right does not widen its own.
    columns = [
        [row[i] for row in rows if i in {0, len(row) - 1} or any(row[i + 1 :])]
        for i in range(len(rows[0]))
    ]
    widths = [max(map(len, column), default=0) for column in columns]
    least = [
        max((len(w) for cell in column for w in cell.split()), default=0) for column in columns
    ]
    while sum(widths) + _GAP * (len(widths) - 1) > room and widths != least:
        widest = max(
            (i for i, width in enumerate(widths) if width > least[i]), key=widths.__getitem__
        )
        widths[widest] -= 1
    return widths


def _cell_lines(row: list[str], column: int, widths: list[int]) -> list[str]:
    """A cell's words, filled to its column and the empty ones that it spans."""
    end = column + 1
    while end < len(row) and not row[end]:
        end += 1
    width = max(1, sum(widths[column:end]) + _GAP * (end - column - 1))
    return TextWrapper(width, break_long_words=False, break_on_hyphens=False).wrap(row[column])


def _table_line(columns: list[list[str]], widths: list[int], number: int) -> str:
    """One printed line of a row; a cell that spans its neighbours takes their room."""
    line, start = "", 0
    for lines, width in zip(columns, widths, strict=True):
        if number < len(lines):
            line = line.ljust(start) + lines[number]
        start += width + _GAP
    return line


def show_law(page: Page, card: Record, version: Record, citation: str) -> None:
    """A provision with its place in the section and all that is known of it."""
    records = {record["citation"]: record for record in version["provisions"]}
    here = records[citation]
    page.line(f"N.J.A.C. {citation}", "bold")
    page.paragraph(f"{card['chapter']} / {card['subchapter']}", style="dim")
    page.paragraph(f"{card['citation']} {version['title']}")
    page.line()
    for record in version["provisions"]:
        above = _is_above(record["citation"], citation)
        below = record is here or _is_above(citation, record["citation"])
        if record["title"] and not record["text"]:
            continue
        if above or below:
            show_provision(page, record, _depth(record["marker"]), "dim" if above else "")
    _show_known(page, card, version, here)


def _depth(marker: str) -> int:
    """The level of a printed marker: (a) is 0, 1. is 1, i. is 2, (1) is 3."""
    bare = marker.strip("().")
    if marker.startswith("("):
        return 3 if bare.isdigit() else 0
    return (1 if bare.isdigit() else 2) if marker else 0


def _is_above(upper: str, lower: str) -> bool:
    """Whether one citation is a true ancestor of another, both of one section."""
    from gamerules.law.citation import Citation

    return upper != lower and Citation.parse(lower).within(Citation.parse(upper))


def _show_known(page: Page, card: Record, version: Record, here: Record) -> None:
    """What is known of a provision; of a section, what is known of all its parts."""
    whole = bool(here["title"])
    page.entry("Kind", here["kind"])
    page.entry("Version", _version_line(version))
    others = [v["version"] for v in card["versions"] if v is not version]
    if others:
        page.entry("Other versions", ", ".join(others))
    for witness in here["witnesses"]:
        page.entry("Source", f"{witness['document']}, {_lines(witness)}")
    _show_variants(page, version, None if whole else here["marker"])
    page.entry("Fingerprint", here["hash"])
    for record in version["provisions"] if whole else [here]:
        _show_references(page, record, named=whole)
    _show_pointing(page, card, None if whole else here["citation"])
    _show_readings_of(page, card, list(card["readings"]) if whole else here["readings"])
    for term in here["terms"]:
        page.entry("Defines", term)
    _show_history(page, version)


def _show_pointing(page: Page, card: Record, citation: str | None) -> None:
    """What points to one address, or from elsewhere to anything in the section."""
    for target, sources in card["referred_to_by"].items():
        for source in sources:
            if target == citation:
                page.entry("Referred to by", source)
            elif citation is None and not source.startswith(f"{card['citation']}("):
                page.entry("Referred to by", f"{source} (to {target})")


def _lines(witness: Record) -> str:
    first, last = witness["first"], witness["last"]
    return f"line {first}" if first == last else f"lines {first} to {last}"


def _show_variants(page: Page, version: Record, marker: str | None) -> None:
    for variant in version["variants"]:
        if marker is None or variant["at"] in {marker, "history"}:
            page.entry(
                "Variant",
                f"{variant['at']}: {variant['here']!r} here, {variant['there']!r} in "
                f"{variant['document']} ({variant['kind']} difference)",
            )


def _show_references(page: Page, record: Record, *, named: bool) -> None:
    for reference in record["references"]:
        targets = "; ".join(
            f"{t.get('citation') or t['name']} ({t['standing']})" for t in reference["targets"]
        )
        where = f"{record['citation']} " if named else ""
        if reference["reading"]:
            targets = f"read as {targets} by {reference['reading']}"
        page.entry("Refers to", f'{where}"{reference["text"]}": {targets}')


def _show_readings_of(page: Page, card: Record, names: list[str]) -> None:
    for name in names:
        reading = card["readings"][name]
        page.entry("Reading", f"{reading['title']} ({reading['kind']}; {name})")


def _show_history(page: Page, version: Record) -> None:
    for note in version["history"]:
        page.entry("History", note["text"])
    if not version["history_whole"]:
        page.entry("History", "[not supplied to its end]")
    for case in version["case_notes"]:
        page.entry("Case note", case)


def _version_line(version: Record) -> str:
    text = version["version"]
    if version["since"]:
        text += f", since {version['since']}"
    elif version["made_by"]:
        text += ", date not given"
    if version["until"]:
        text += f", until {version['until']}"
    return f"{text}; {version['extent']}"


def show_unsupplied(page: Page, card: Record, citation: str, missing: str) -> None:
    """What is known of a provision that was not supplied; of a subchapter there is no card."""
    page.line(f"N.J.A.C. {citation}", "bold")
    if card:
        page.paragraph(f"{card['chapter']} / {card['subchapter']}", style="dim")
        page.paragraph(f"{card['citation']} {card['title']}")
    page.line()
    page.paragraph(f"{missing[0].upper()}{missing[1:]}.", style="warning")
    if card:
        _show_pointing(page, card, citation)
        _show_readings_of(page, card, list(card["readings"]))


def show_tree(page: Page, chapters: list[Record], only: str = "") -> None:
    """Chapters, subchapters and sections with how much of each was supplied."""
    for chapter in chapters:
        page.line(f"N.J.A.C. {chapter['chapter']} {chapter['title']}", "bold")
        page.entry("Authority", chapter["authority"])
        page.entry("Source", chapter["source"])
        page.entry("Expiry", chapter["expiry"])
        page.line()
        for subchapter in chapter["subchapters"]:
            if only and subchapter["citation"] != only:
                continue
            page.line(f"{subchapter['citation']} {subchapter['title']}", "bold")
            for section in subchapter["sections"]:
                _show_section_line(page, section)
            page.line()
        if chapter["contents_end"] and not only:
            page.paragraph(
                f"The contents of {chapter['chapter']} were supplied as far as "
                f"{chapter['contents_end']}; what follows is not known.",
                style="warning",
            )
            page.line()


def _show_section_line(page: Page, section: Record) -> None:
    extent = section["extent"]
    if section["provisions"] > 1:
        extent += f", {section['provisions']} provisions"
    if len(section["versions"]) > 1:
        extent += f", {len(section['versions'])} versions"
    supplied = section["supplied"] in {"whole", "in part"}
    page.paragraph(f"{section['citation']} {section['title']}", 2, 4, "" if supplied else "dim")
    page.paragraph(f"[{extent}]", 6, 1, "reference" if supplied else "dim")
    if section["contents_title"] not in {None, section["title"]}:
        page.paragraph(f"[in the contents: {section['contents_title']}]", 6, 1, "warning")
    elif section["contents_title"] is None:
        page.paragraph("[not in the contents]", 6, 1, "warning")


def show_comparison(page: Page, comparison: Any) -> None:
    """A redline: in colour on a terminal, with [-deleted-] and {+inserted+} in a pipe."""
    if comparison.identical:
        page.paragraph("Not a word differs.")
        return
    page.paragraph(
        f"{comparison.kept} words kept, {comparison.deleted} deleted, "
        f"{comparison.inserted} inserted.",
        style="dim",
    )
    page.line()
    for paragraph in comparison.paragraphs:
        words = [(run.mark.value, word) for run in paragraph.runs for word in _bracketed(page, run)]
        _fill(page, words, "| " if paragraph.changed else "  ")
        page.line()


def _bracketed(page: Page, run: Any) -> list[str]:
    words: list[str] = run.text.split()
    if not page.colour and run.mark.value != "same":
        opening, closing = ("[-", "-]") if run.mark.value == "deleted" else ("{+", "+}")
        words[0] = opening + words[0]
        words[-1] += closing
    return words


def _fill(page: Page, words: list[tuple[str, str]], margin: str) -> None:
    line, length = margin, len(margin)
    for mark, word in words:
        if length + len(word) + 1 > page.width and length > len(margin):
            page.line(line.rstrip())
            line, length = margin, len(margin)
        line += (word if mark == "same" else page.style(mark, word)) + " "
        length += len(word) + 1
    page.line(line.rstrip())


def show_readings(page: Page, readings: list[Record]) -> None:
    """The register, an entry a paragraph."""
    for reading in readings:
        page.line(reading["name"], "bold")
        page.paragraph(reading["title"], 2, 2)
        page.paragraph(f"[{reading['kind']}: {', '.join(reading['provisions'])}]", 2, 2, "dim")
        page.line()
    page.line(_count(len(readings), "reading"))


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}."


def show_reading(page: Page, reading: Record) -> None:
    """One reading, whole."""
    page.line(reading["name"], "bold")
    page.paragraph(reading["title"])
    page.line()
    page.entry("Kind", reading["kind"])
    page.entry("Provisions", ", ".join(reading["provisions"]))
    for words in reading["words"]:
        place = "" if words["in"] == "text" else f", {words['in']}"
        page.entry("Words", f"{words['at']}{place}: {words['text']}")
    page.entry("Reading", reading["reading"])
    for rival in reading["rivals"]:
        page.entry("Rival", rival["reading"])
        page.entry("  objection", rival["objection"])
    for affected in reading["affects"]:
        page.entry("Affects", affected)
    page.line()
    for paragraph in reading["reason"].split("\n\n"):
        page.paragraph(" ".join(paragraph.split()))
        page.line()


def show_terms(page: Page, terms: list[Record]) -> None:
    """The glossary."""
    for term in terms:
        passing = ", in passing" if term["in_passing"] else ""
        where = f"  {term['citation']}{passing}; holds in {term['scope']}"
        page.line(page.style("bold", term["name"]) + where)
        page.paragraph(term["text"].replace("\t", "  "), 4)
        page.line()
    page.line(_count(len(terms), "term"))


def show_concordance(page: Page, pairs: list[Record]) -> None:
    """Two chapters side by side."""
    for pair in pairs:
        old, new = pair["old"] or "(none)", pair["new"] or "(none)"
        page.line(f"{old:<14} {new:<15} {page.style('reference', pair['fate'])}")
        titles = [pair["old_title"]] if pair["old_title"] else []
        if pair["new_title"] and pair["new_title"] != pair["old_title"]:
            titles.append(pair["new_title"])
        page.paragraph("  ->  ".join(titles), 4, 4)
        if pair["words"]:
            page.paragraph(pair["words"], 4, 4, "dim")
