"""The law is quoted to the letter.

This module has its own reader of the supplied documents, written against the rules of
docs/guide/law-files.md and not against the project's code, and compares whole documents with the
law word by word, in order. So both directions hold at once: no word of a document is missing from
the law, no word of the law is missing from the documents, and none stands in another place.
"""

from __future__ import annotations

import csv
import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
import yaml

from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gamerules.law.law import Law

LAW = ROOT / "docs" / "law"
DOCUMENTS = sorted((LAW / "documents").glob("*.txt"))
FRAGMENTS = list(
    csv.DictReader(
        (LAW / "documents" / "fragments.tsv").read_text(encoding="utf-8").splitlines(),
        delimiter="\t",
    )
)
# The one line that fragments.tsv gives to another section than the law does, with its reason in
# docs/readings/19-47-14.1-note-on-a-page-seam.md: it is a history note, not a provision.
SEAM = ("003_ac1e782e2a9af44c.txt", 97)


class Placed(NamedTuple):
    word: str
    line: int


def straight(text: str) -> str:
    for curly, plain in zip("\u201c\u201d\u2018\u2019", "\"\"''", strict=True):
        text = text.replace(curly, plain)
    return text


def document_words(text: str) -> list[Placed]:
    """The words of a document with their lines, scanning marks gone and broken words mended."""
    words: list[Placed] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = re.sub(r"^\s*(#+|-) ", "", straight(raw)).replace("**", " ").replace("*", "")
        line = line.replace("<u>", "").replace("</u>", "").replace("\\$", "$")
        found = line.split()
        if found and words and re.fullmatch(r"[a-z]+-", words[-1].word):
            start = words.pop()
            words.append(Placed(start.word[:-1] + found.pop(0), start.line))
        words.extend(Placed(word, number) for word in found)
    return words


def body_words(body: str) -> list[str]:
    """The words below the head of a law file, the marks of Markdown tables and lists gone."""
    words = []
    for line in body.split("\n"):
        if re.fullmatch(r"\|[ |-]+\|", line):
            continue
        plain = re.sub(r"^(#+|-) ", "", line)
        words += plain.replace("|", " ").split() if line.startswith("|") else plain.split()
    return words


class Piece(NamedTuple):
    """What a law file says stands in some lines of a document."""

    first: int
    order: int
    last: int
    words: list[str]
    name: str


def varied(head: dict[str, Any], document: str, at: str, text: str) -> str:
    for variant in head.get("variants", []):
        if variant["document"] == document and variant["at"] == at:
            assert variant["here"] in text or variant["there"] in text
            text = text.replace(variant["here"], variant["there"])
    return text


def pieces_of(path: str, document: str) -> Iterator[Piece]:
    _, head_text, body = (LAW / path).read_text(encoding="utf-8").split("---\n", 2)
    head = yaml.safe_load(head_text)
    yield from (seam_pieces if "chapter" in head else section_pieces)(head, body, path, document)


def seam_pieces(head: dict[str, Any], body: str, path: str, document: str) -> Iterator[Piece]:
    """A chapter's contents, and what stands between sections: headings and a stray note."""
    for witness in head["witnesses"]:
        if witness["document"] == document:
            first, last = map(int, witness["lines"].split("-"))
            yield Piece(first, 0, last, body_words(body), path)
    between = [
        *(
            (h, re.findall(rf"^### (SUBCHAPTER {h['subchapter']}\. .*)$", body, re.MULTILINE)[0])
            for h in head["headings"]
        ),
        *((note, note["note"]) for note in head.get("stray_notes", [])),
    ]
    for record, words in between:
        if record["document"] == document:
            yield Piece(record["line"], 1, record["line"], words.split(), path)


def section_pieces(head: dict[str, Any], body: str, path: str, document: str) -> Iterator[Piece]:
    for witness in head["witnesses"]:
        if witness["document"] != document:
            continue
        first, last = map(int, witness["lines"].split("-"))
        carries = witness.get("carries", "all")
        words: list[str] = []
        if carries != "history":
            words += section_words(head, witness, body)
        if carries != "words":
            words += varied(head, document, "history", " ".join(head.get("history", []))).split()
            if "case_notes" in head:
                words += ["Case", "Notes", *" ".join(head["case_notes"]).split()]
        yield Piece(first, 2, last, words, path)


def section_words(head: dict[str, Any], witness: dict[str, str], body: str) -> list[str]:
    """Heading and words as one witness has them."""
    heading = f"{head['citation']} {head['title']}".split()
    if "begins" in head:
        heading = []
    elif "begins" in witness:
        # A witness that takes the section up in the middle: (e)13 is a line "13. ...".
        marker = re.sub(r"^\([a-z]+\)", "", witness["begins"])
        heading, body = [], body[body.index(f"\n{marker}. ") :]
    for at in re.findall(r"\([a-z]\)", body):
        body = varied(head, witness["document"], at, body)
    return [*heading, *body_words(body)]


def law_words(document: str) -> Iterator[tuple[str, Piece]]:
    paths = [str(p.relative_to(LAW)) for p in sorted(LAW.rglob("*.md"))]
    pieces = [piece for path in paths for piece in pieces_of(path, document)]
    # 4.2 (Reserved) shares its line with the heading of 4.3 and precedes it.
    for piece in sorted(pieces, key=lambda p: (p.first, p.order, p.last)):
        for word in piece.words:
            yield word, piece


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name[:3])
def test_document_and_law_have_the_same_words_in_the_same_order(document: Path) -> None:
    supplied = document_words(document.read_text(encoding="utf-8"))
    quoted = list(law_words(document.name))
    for there, (word, piece) in zip(supplied, quoted, strict=False):
        assert there.word == word, f"{document.name}:{there.line} against {piece.name}"
        assert piece.first <= there.line <= piece.last, f"{piece.name} claims other lines"
    assert len(supplied) == len(quoted)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name[:3])
def test_every_line_with_words_is_accounted_for(document: Path) -> None:
    claimed = {
        line
        for law_file in LAW.rglob("*.md")
        for piece in pieces_of(str(law_file.relative_to(LAW)), document.name)
        for line in range(piece.first, piece.last + 1)
    }
    lines = document.read_text(encoding="utf-8").split("\n")
    assert [n for n, line in enumerate(lines, 1) if line.strip() and n not in claimed] == []


def test_every_provision_stands_in_the_lines_it_names(law: Law) -> None:
    texts = {d.name: d.read_text(encoding="utf-8").split("\n") for d in DOCUMENTS}
    checked = 0
    for provision in law.provisions():
        if provision.title or not provision.text:
            continue
        assert provision.witnesses, f"{provision.citation} has no witness"
        span = provision.witnesses[0]
        lines = "\n".join(texts[span.document][span.first - 1 : span.last])
        found = " ".join(placed.word for placed in document_words(lines))
        words = [*provision.marker.split(), *provision.text.split()]
        assert found == " ".join(words), f"{provision.citation} is not in {span}"
        checked += 1
    assert checked > 600


def test_every_cell_stands_in_the_column_of_the_documents(law: Law) -> None:
    """The documents part the cells of a table by tabs."""
    texts = {d.name: d.read_text(encoding="utf-8").split("\n") for d in DOCUMENTS}
    seen = set()
    for provision in law.provisions():
        quoted = [row for table in provision.tables for row in table.rows if any(row)]
        for span in provision.witnesses if quoted else ():
            lines = range(span.first, span.last + 1)
            rows = {n: line for n in lines if "\t" in (line := texts[span.document][n - 1])}
            supplied = [
                tuple(" ".join(p.word for p in document_words(cell)) for cell in line.split("\t"))
                for line in rows.values()
            ]
            assert quoted == supplied, f"{provision.citation} in {span}"
            seen |= {(span.document, n) for n in rows}
    printed = {
        (name, n)
        for name, lines in texts.items()
        for n, line in enumerate(lines, 1)
        if "\t" in line
    }
    assert seen == printed


def fragment_extent(note: str) -> tuple[str, str, str]:
    """Where a fragment begins, where it ends and how it breaks off, by its note."""
    begins = re.search(r"starts at ([^\s:;]+)", note)
    after = re.search(r"cut off after (\S+)", note)
    inside = re.search(r"cut off inside (\(\S+), (.+)", note)
    ends = after or inside
    return begins[1] if begins else "", ends[1] if ends else "", inside[2] if inside else ""


def test_each_section_is_supplied_as_far_as_the_notes_of_the_fragments_say(law: Law) -> None:
    checked = 0
    for row in FRAGMENTS:
        if not re.fullmatch(r"\d+\.\d+[A-Z]?", row["section"]):
            continue
        name = f"{row['chapter']}-{row['section']}"
        ((version, witness),) = [
            (version, witness)
            for citation, versions in law.versions.items()
            for version in versions
            for witness in version.witnesses
            if str(citation) == name
            and (witness.span.document, witness.span.first) == (row["file"], int(row["first_line"]))
        ]
        extent = witness.begins, version.ends, version.cut
        assert extent == fragment_extent(row["note"]), name
        assert version.history_whole == ("cut off" not in row["note"]), name
        checked += 1
    assert checked > 75


def test_every_provision_stands_under_the_section_that_the_fragments_name(law: Law) -> None:
    owners = {
        (row["file"], line): f"{row['chapter']}-{row['section']}"
        for row in FRAGMENTS
        for line in range(int(row["first_line"]), int(row["last_line"]) + 1)
    }
    for provision in law.provisions():
        if provision.title:
            continue  # sections are compared whole, below
        for span in provision.witnesses:
            section = str(provision.citation.of_section)
            assert {owners[span.document, n] for n in (span.first, span.last)} == {section}


def test_fragments_cover_just_what_the_law_files_claim(law: Law) -> None:
    claimed = {
        (str(citation), witness.span.document, witness.span.first, witness.span.last)
        for citation, versions in law.versions.items()
        for version in versions
        for witness in version.witnesses
        if version.root.kind.value != "reserved" and witness.carries != "history"
    }
    supplied = set()
    for row in FRAGMENTS:
        if re.fullmatch(r"\d+\.\d+[A-Z]?", row["section"]):
            last = int(row["last_line"])
            last -= (row["file"], last) == SEAM
            section = f"{row['chapter']}-{row['section']}"
            supplied.add((section, row["file"], int(row["first_line"]), last))
    assert claimed == supplied


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("#### 19:47-3.1 Cards", ["19:47-3.1", "Cards"]),
        ("SUBCHAPTER 13. (RESERVED)**SUBCHAPTER 14. POKER**",
         ["SUBCHAPTER", "13.", "(RESERVED)", "SUBCHAPTER", "14.", "POKER"]),
        ("<u>Winning Hand</u>\t<u>Payout</u>", ["Winning", "Hand", "Payout"]),
        ("\\$ 1 Insignia", ["$", "1", "Insignia"]),
        ("\u201cForm\u201d and the patron\u2019s", ['"Form"', "and", "the", "patron's"]),
        ("shall be estab-\n\nlished by", ["shall", "be", "established", "by"]),
    ],
)  # fmt: skip
def test_what_is_normalised(printed: str, words: list[str]) -> None:
    assert [placed.word for placed in document_words(printed)] == words


def test_no_scanning_mark_is_left(law: Law) -> None:
    for provision in law.provisions():
        found = re.search(r"[*\\#\u201c\u201d\u2018\u2019]|</?u>|[a-z]-$", provision.text)
        assert found is None, f"{provision.citation}: {found}"
