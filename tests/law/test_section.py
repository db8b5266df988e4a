"""Law files: what is read from them, and what is refused with file, line and reason."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamerules.law.citation import Citation
from gamerules.law.frontmatter import LawError
from gamerules.law.law import build
from gamerules.law.provision import Kind, Span
from gamerules.law.section import Supplied, parse_version
from tests.law.small import CHAPTER, HEAD, PATH, READING, SECTION, files


def test_the_tree_has_every_level() -> None:
    version = parse_version(PATH, SECTION)
    assert [(p.citation.marker, p.marker, p.kind.value) for p in version.root.walk()] == [
        ("", "", "section"),
        ("(a)", "(a)", "lead-in"),
        ("(a)1", "1.", "definition"),
        ("(a)1i", "i.", "rule"),
        ("(a)1i(1)", "(1)", "rule"),
        ("(a)2", "2.", "rule"),
        ("(b)", "(b)", "table"),
    ]
    table = version.root.children[1].tables[0]
    assert table.rows == (("Bets", "Odds"), ("One", "35 to 1"))
    assert version.root.children[1].text == "The odds are listed below:\n\nBets\tOdds\nOne\t35 to 1"


def test_provisions_cannot_be_changed() -> None:
    root = parse_version(PATH, SECTION).root
    with pytest.raises(AttributeError):
        root.title = "Other"  # type: ignore[misc]  # the point of the test


@pytest.mark.parametrize(
    ("section", "line", "reason"),
    [
        (SECTION.replace("---\n", "", 1), 1, "must begin with a line '---'"),
        (SECTION.replace("---\n\n(a)", "(a)"), 1, "no closing line"),
        (SECTION.replace("title: Wagers\n", ""), 1, "'title' must be words"),
        (SECTION.replace("title: Wagers", "title: 5"), 3, "'title' must be words, not 5"),
        (SECTION.replace("title: Wagers", "titel: Wagers"), 1, "'title' must be words"),
        (SECTION.replace("supplied: whole", "supplied: whole\ncolour: red"), 5, "'colour' is no"),
        (SECTION.replace("title: Wagers", "title: Wagers\ntitle: W"), 4, "'title' stands twice"),
        (SECTION.replace("supplied: whole", "supplied: all"), 4, "expected one of whole, in part"),
        (SECTION.replace("supplied: whole", "supplied: in part"), 4, "'begins' or 'ends' goes"),
        (SECTION.replace("19:47-5.1\n", "19:47-5.2\n", 1), 2, "the file's path says 19:47-5.1"),
        (SECTION.replace("19:47-5.1\n", "19:47-5.1(a)\n", 1), 2, "not the citation of a section"),
        (SECTION.replace("19:47-5.1\n", "Wagers\n", 1), 2, "is no citation"),
        (SECTION.replace("title: Wagers", "title: [a"), 4, "the head is no YAML"),
        (SECTION.replace("lines: 10-40", "lines: 40-10"), 5, "expected first-last"),
        (SECTION.replace("(b) The", "(c) The"), 20, "(c) is out of order: 19:47-5.1 goes on with"),
        (SECTION.replace("2. Any", "3. Any"), 18, "3. is out of order"),
        (SECTION.replace("i. It", "ii. It"), 14, "ii. is out of order"),
        (SECTION.replace("1. \"", "i. \""), 12, "i. stands where no part of that level can"),
        (SECTION.replace("(1) Also", "(A) Also"), 16, "'(A)' looks like a marker"),
        (SECTION.replace("2. Any", "2) Any"), 18, "'2)' looks like a marker"),
        (SECTION.replace("| One   | 35 to 1 |", "| One   |"), 24, "the row has 1 cells"),
        (SECTION.replace("| ----- | ------- |\n", ""), 22, "a table needs a heading row"),
        (SECTION.replace("| Bets ", "TABLE 1\n\n(c) More.\n\n| Bets "), 22, "'TABLE 1' labels no"),
        (HEAD, 4, "a section has words unless it is reserved"),
        (
            SECTION.replace("supplied: whole", "supplied: in part\nends: (c)"),
            5,
            "'ends' is (c), but the last provision is (b)",
        ),
        (
            SECTION.replace("supplied: whole", "supplied: whole\ndefines: {curator: (b)}"),
            5,
            "(b) does not have 'curator' in quotation marks",
        ),
        # A word that the provision only happens to use is no term.
        (
            SECTION.replace("supplied: whole", "supplied: whole\ndefines: {odds: (b)}"),
            5,
            "(b) does not have 'odds' in quotation marks: give the words that define it with 'by'",
        ),
        (
            SECTION.replace("supplied: whole", "defines: {odds: {at: (b), by: odds (i.e. one)}}\n"
                            "supplied: whole"),
            4,
            "(b) does not define 'odds' by 'odds (i.e. one)'",
        ),
        (
            SECTION.replace("supplied: whole", "defines: {Straight: {at: (a)1, scope: (z)}}\n"
                            "supplied: whole"),
            4,
            "there is no (z) here",
        ),
        (SECTION.replace("supplied: whole", "defines: {Straight: 5}\nsupplied: whole"), 4, "not 5"),
        (SECTION.replace("supplied: whole", "defines: [Straight]\nsupplied: whole"), 4, "must map"),
        (
            SECTION.replace("supplied: whole", "supplied: whole\nhistory: ['Repealed.']"),
            5,
            "the note begins with 'Repealed.'",
        ),
        (
            SECTION.replace("supplied: whole", "supplied: whole\nhistory: ['Amended by R.1990 d.1, "
                            "effective June 31, 1990.']"),
            5,
            "June 31, 1990 is no day of the calendar",
        ),
        (SECTION.replace("supplied: whole", "history: 5\nsupplied: whole"), 4, "must be a list of"),
        (SECTION.replace("title: Wagers", "title: 2020-13-45"), 3, "put it in quotation marks"),
        (SECTION.replace("title: Wagers", "title: W\x07agers"), 3, "which is no printable"),
        (SECTION.replace("title: Wagers", "title: &a [*a]"), 2, "put it in quotation marks"),
        (SECTION.replace("title: Wagers", "title: Wagers\n? [a]\n: b"), 4, "no entry of this kind"),
        (SECTION.replace("10-40", "10-40\n    carries: [a]"), 5, "'carries' in 'witnesses'"),
        (SECTION.replace("10-40", "10-40\n    begins: 5"), 5, "'begins' in 'witnesses'"),
        (SECTION.replace("10-40", "10-40\n    begins: (z)"), 5, "'begins' is (z), no provision's"),
        (SECTION.replace("10-40", "10-40\n    lines: 10-41"), 8, "'lines' stands twice"),
        (SECTION.replace("lines: 10-40", "lines: 10"), 5, "lines 10: expected first-last"),
        (SECTION.replace("document: one.txt", "document: 1"), 5, "'document' in 'witnesses'"),
        (
            SECTION.replace("supplied: whole", "variants:\n  - {document: two.txt, at: (a), "
                            "here: 5, there: '6', kind: scanning}\nsupplied: whole"),
            4,
            "'here' in 'variants' must be words, not 5",
        ),
        (HEAD + '\n"Bet means a wager.\n', 10, "opens a term and does not close it"),
        (HEAD + '\n"" means a wager.\n', 10, "opens a term and does not close it"),
        (HEAD + '\n"Bet" means one.\n\n"Bet" means two.\n', 12, '"Bet" is defined twice'),
    ],
)  # fmt: skip
def test_a_malformed_file_is_refused_with_file_line_and_reason(
    section: str, line: int, reason: str
) -> None:
    with pytest.raises(LawError) as error:
        parse_version(PATH, section)
    assert reason in error.value.reason
    assert str(error.value).startswith(f"{PATH}:{line}: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"chapter": CHAPTER.replace("SUBCHAPTER 5. ROULETTE", "SUBCHAPTER 5. WHEELS")},
         "belongs into docs/law/njac-19-47/05-wheels/"),
        ({"chapter": CHAPTER.replace("### SUBCHAPTER 5", "### SUBCHAPTER 6").replace("-5.", "-6.")},
         "no contents name subchapter 19:47-5"),
        ({"chapter": CHAPTER.replace("'19:47'", "19:47")}, "put it in quotation marks"),
        ({"chapter": CHAPTER.replace("- 19:47-5.2", "- 19:47-6.2")}, "of its own"),
        ({"chapter": CHAPTER.replace("'19:47'", "Games")}, "'Games' is no citation"),
        ({"chapter": CHAPTER.replace("'19:47'", "19:47-5")}, "not the citation of a chapter"),
        ({"chapter": CHAPTER.replace(" 47 RULES OF THE GAMES", " 47")}, "'# CHAPTER 47 TITLE'"),
        ({"chapter": CHAPTER.replace("lines: 1-9", "lines: 1")}, "lines 1: expected first-last"),
        ({"chapter": CHAPTER.replace("---\n\n", "headings:\n  - {document: one.txt, line: one, "
                                     "subchapter: '5'}\n---\n\n")},
         "line 'one': expected a number"),
        ({"chapter": re.sub(r"Chapter 47 was adopted.*", "", CHAPTER)}, "tells of no event"),
        ({"chapter": CHAPTER.replace("June 2, 1978", "June 31, 1978")}, "June 31, 1978 is no day"),
        ({"chapter": CHAPTER.replace("March 11, 2001", "March 32, 2001")}, "March 32, 2001 is no"),
        ({"chapter": CHAPTER.replace("---\n\n", "contents_end: foo\n---\n\n")},
         "'contents_end' is foo, but the last section named is 5.3"),
        ({"section": SECTION.replace("one.txt", "two.txt")}, "there is no document two.txt"),
        ({"section": SECTION.replace("supplied: whole", "until: R.1999 d.1\nsupplied: whole")},
         "'until' names R.1999 d.1, no note does"),
        ({"section": SECTION.replace("supplied: whole", "supplied: in part\nbegins: (a)")
          .replace("title: Wagers", "title: Bets")}, "must be the one of the contents"),
    ],
)  # fmt: skip
def test_files_that_do_not_fit_together_are_refused(changed: dict[str, str], reason: str) -> None:
    with pytest.raises(LawError, match=r"^docs/law/\S+:\d+: ") as error:
        build(files(**changed))
    assert reason in error.value.reason


@pytest.mark.parametrize(
    "words",
    ["(a)3 through 1 above", "(c) through (a) above", "(a)1 through (b) above",
     "(a) through (a) below", "N.J.A.C. 19:47-5.1 through 5.3", "(a)1 through 2i above"],
)  # fmt: skip
def test_a_range_that_is_none_is_refused_with_file_and_line(words: str) -> None:
    with pytest.raises(LawError, match=r"5\.1\.md:18: .* through .* is no range: ") as error:
        build(files(section=SECTION.replace("(a)1 above", words)))
    assert "\n" not in str(error.value)


def test_a_correction_that_is_no_reference_is_refused() -> None:
    for right in ("the rules", "(c) through (a) above"):
        reading = READING.replace("affects:", f"references: {{(a) above: {right}}}\naffects:")
        with pytest.raises(LawError, match=r"19-47-5\.1-one\.md:9: "):
            build({**files(), "docs/readings/19-47-5.1-one.md": reading})


pieces = st.sampled_from(
    [*(line for line in (SECTION + CHAPTER).split("\n") if line), "", "---", "(b) Next.", "5",
     "[a]", "lines: 1", "history: [x]", "defines: {a: (a)}", "begins: (a)2", '"Bet" means.',
     "\x00", "| |"]
)  # fmt: skip


@given(st.lists(pieces, max_size=4), st.integers(0, 40), st.integers(0, 3), st.booleans())
def test_whatever_a_file_holds_it_is_read_or_refused(
    inserted: list[str], at: int, dropped: int, in_chapter: bool
) -> None:
    text = CHAPTER if in_chapter else SECTION
    lines = text.split("\n")
    lines[at : at + dropped] = inserted
    edited = "\n".join(lines)
    with suppress(LawError):
        build(files(chapter=edited) if in_chapter else files(section=edited))


def test_a_section_that_begins_inside_has_places_for_what_is_missing() -> None:
    body = "\nii. Second.\n\n(b) Next.\n"
    head = HEAD.replace("supplied: whole", "supplied: in part\nbegins: (a)5ii")
    version = parse_version(PATH, head + body)
    assert [(p.citation.marker, p.kind) for p in version.root.walk()] == [
        ("", Kind.SECTION),
        ("(a)", Kind.NOT_SUPPLIED),
        ("(a)5", Kind.NOT_SUPPLIED),
        ("(a)5ii", Kind.RULE),
        ("(b)", Kind.RULE),
    ]
    at = Citation.parse("19:47-5.1").following
    assert version.lacks(at("(a)4"))
    assert version.lacks(at("(a)5i"))
    assert not version.lacks(at("(c)"))
    assert version.extent == "supplied in part: from (a)5ii"


def test_a_word_changed_is_a_fingerprint_changed() -> None:
    before = parse_version(PATH, SECTION)
    after = parse_version(PATH, SECTION.replace("35 to 1", "36 to 1"))
    changed = [
        old.citation.marker
        for old, new in zip(before.root.walk(), after.root.walk(), strict=True)
        if old.hash != new.hash
    ]
    assert changed == ["(b)"]


def test_a_word_in_another_column_is_a_fingerprint_changed() -> None:
    table = "| Bets  | Odds    | More |\n| ----- | ------- | ---- |\n| One   | {} |\n"
    head, rest = SECTION.split("| Bets")[0], [table.format(c) for c in ("D |  ", "  | D")]
    before, after = (parse_version(PATH, head + t).root.children[1] for t in rest)
    assert before.text.split() == after.text.split()
    assert before.hash != after.hash


def test_white_space_is_no_word() -> None:
    before = parse_version(PATH, SECTION)
    after = parse_version(
        PATH, SECTION.replace("35 to 1 |", "35 to 1   |").replace("\n(b)", "\n\n(b)")
    )
    assert [p.hash for p in before.root.walk()] == [p.hash for p in after.root.walk()]


def test_lines_are_found_in_the_document_and_fall_back_to_the_sections() -> None:
    law = build(files())
    straight = law.find(Citation.parse("19:47-5.1(a)1"))
    assert straight is not None
    assert straight.witnesses == (Span("one.txt", 14, 14),)
    edited = build(files(section=SECTION.replace("Also late", "Never late")))
    straight = edited.find(Citation.parse("19:47-5.1(a)1"))
    assert straight is not None
    assert straight.witnesses == (Span("one.txt", 10, 40),)


def test_reserved_sections_have_no_words() -> None:
    head = HEAD.replace("supplied: whole", "supplied: reserved").replace("Wagers", "(Reserved)")
    version = parse_version(PATH, head)
    assert version.root.kind is Kind.RESERVED
    assert version.supplied is Supplied.RESERVED
