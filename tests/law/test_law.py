"""The supplied law as a whole."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from gamerules.law.citation import Citation
from gamerules.law.law import build, reading_faults
from gamerules.law.provision import Kind
from gamerules.law.section import Supplied
from tests.law.small import READING, SECTION, files

if TYPE_CHECKING:
    from gamerules.law.law import Law


def provision_text(law: Law, citation: str) -> str:
    found = law.find(Citation.parse(citation))
    assert found is not None
    return found.text


@pytest.mark.parametrize(
    ("citation", "opening"),
    [
        # Provisions at the seams of the supplied pages, where the text has no heading.
        ("19:47-1.2(a)19", '"Horn Bet" shall mean a one roll wager'),
        ("19:47-4.11(d)", "When a passed bank is defeated"),
        ("19:47-4.11(e)", "A participant by moving to another seat"),
        ("19:47-4.7(c)", 'If no qualified participant announces "Banco Suivi"'),
        ("19:47-7.1(b)1", "Any card from 2 to 9 shall have its face value;"),
        ("19:47-7.1(c)2", "A hand composed of an Ace, a 2 and a 9"),
        ("19:47-6.1(b)5", "Any ace shall have a value of 14."),
        ("19:47-12.8(a)", "After the first winning card that is not a joker"),
        ("19:47-2.18(b)", "Prior to the first card being dealt for the first of the three"),
        ("19:47-2.20(g)1", "Verify that the player has received a winning combination"),
        ("19:47-14.9(a)", "Each casino licensee shall be required to observe"),
        ("19:47-14.13A(d)", "Once each player has received two cards"),
        ("19:47-16.11(b)", "Prior to paying a progressive payout hand"),
        ("13:69F-3.2(a)5ii", 'Lose if the selected hand is a "natural" 8'),
        ("13:69F-3.5(a)1ii", "A casino licensee shall not initiate or terminate"),
        ("13:69F-7.2(a)6ii", 'A wager on the "dragon 7" shall win'),
        ("13:69F-7.5(b)", "After the cards have been shuffled, the casino licensee"),
        ("13:69F-8.2(b)", "A casino licensee may offer:"),
        ('13:69F-10.1 "Co-banking"', '"Co-banking" is defined in'),
        ('19:47-17.1 "Suit"', '"Suit" means one of the four categories'),
    ],
)
def test_provisions_at_the_seams(law: Law, citation: str, opening: str) -> None:
    assert provision_text(law, citation).startswith(opening)


def test_how_much_there_is(law: Law) -> None:
    provisions = [p for p in law.provisions() if p.kind is not Kind.NOT_SUPPLIED]
    assert len(law.versions) == 80
    assert len(provisions) == 734
    assert sum(len(list(chapter.entries())) for chapter in law.chapters.values()) == 204 + 177


@pytest.mark.parametrize(
    ("citation", "kind"),
    [
        ("19:47-5.1", Kind.SECTION),
        ("19:47-5.7", Kind.RESERVED),
        ("19:47-5.1(e)", Kind.LEAD_IN),
        ("19:47-5.2(d)", Kind.LEAD_IN),
        ("19:47-5.1(f)", Kind.RULE),
        ("19:47-3.10(b)", Kind.RULE),
        ("19:47-5.1(e)1", Kind.DEFINITION),
        ("19:47-1.2(a)6", Kind.DEFINITION),
        ("19:47-14.3(c)4", Kind.DEFINITION),
        ('19:47-1.1 "Come Point"', Kind.DEFINITION),
        ('19:47-17.1 "Rank"', Kind.DEFINITION),
        ("19:47-5.2(a)", Kind.TABLE),
        ("13:69F-9.4(b)", Kind.TABLE),
        ("19:47-3.1(c)2", Kind.EXAMPLE),
        ("19:47-14.9(k)1", Kind.EXAMPLE),
        ("13:69F-3.2(a)5", Kind.NOT_SUPPLIED),
    ],
)
def test_kinds(law: Law, citation: str, kind: Kind) -> None:
    found = law.find(Citation.parse(citation))
    assert found is not None
    assert found.kind is kind


@pytest.mark.parametrize(
    ("citation", "tables"),
    [
        ("19:47-5.2(a)", [("", 8), ("", 9)]),
        ("19:47-5.5(a)", [("", 8)]),
        ("19:47-3.9(b)", [("TABLE 1", 4)]),
        ("19:47-3.9(c)", [("TABLE 2", 12)]),
        ("19:47-2.19(c)", [("", 6)]),
        ("19:47-16.12(c)", [("", 10)]),
        ("19:47-16.12(e)", [("", 6)]),
        ("13:69F-3.3(f)", [("", 4)]),
        ("13:69F-3.3(g)", [("PAYTABLE A", 8), ("PAYTABLE B", 8), ("PAYTABLE C", 6)]),
        ("13:69F-7.3(h)", [("PAYTABLE A", 8), ("PAYTABLE B", 8), ("PAYTABLE C", 6)]),
        ("13:69F-9.4(b)", [("", 22)]),
    ],
)
def test_tables_are_tables_again(law: Law, citation: str, tables: list[tuple[str, int]]) -> None:
    found = law.find(Citation.parse(citation))
    assert found is not None
    assert [(t.label, len(t.rows)) for t in found.tables] == tables


def test_table_2_is_kept_as_supplied(law: Law) -> None:
    found = law.find(Citation.parse("19:47-3.9(c)"))
    assert found is not None
    (table,) = found.tables
    assert table.header_rows == 2
    assert table.rows[7] == ("5", "D", "S", "S", "S", "S", "D", "D", "D", "S", "S")


@pytest.mark.parametrize(
    ("section", "supplied", "extent"),
    [
        ("19:47-5.2", Supplied.WHOLE, "supplied whole"),
        ("19:47-1.2", Supplied.IN_PART, "supplied in part: to (a)19"),
        ("13:69F-3.5", Supplied.IN_PART,
         "supplied in part: into (a)1ii, where it breaks off in mid-sentence"),
        ("19:47-4.2", Supplied.RESERVED, "reserved"),
        ("19:47-6.6", Supplied.RESERVED, ""),
        ("19:47-1.4", Supplied.NOT, ""),
    ],
)  # fmt: skip
def test_how_much_of_a_section_was_supplied(
    law: Law, section: str, supplied: Supplied, extent: str
) -> None:
    citation = Citation.parse(section)
    assert law.supplied(citation) is supplied
    version = law.latest(citation)
    assert (version.extent if version else "") == extent


def test_titles_come_from_the_latest_heading(law: Law) -> None:
    section = Citation.parse("19:47-2.20")
    assert law.title(section) == "Blackjack bonus wager"
    entry = law.chapters["19:47"].entry(section)
    assert entry is not None
    assert entry.title == "Continuous shuffling shoe or device"
    assert law.title(Citation.parse("19:47-5")) == "ROULETTE AND BIG SIX WHEELS"
    assert law.title(Citation.parse("19:47-1.4")) == "Payout odds"


def test_a_misprint_of_the_contents_stays_visible(law: Law) -> None:
    entry = law.chapters["13:69F"].entry(Citation.parse("13:69F-1.1"))
    assert entry is not None
    assert entry.printed == "19:69F-1.1 Definitions"


def test_front_matter(law: Law) -> None:
    chapter = law.chapters["19:47"]
    assert chapter.title == "RULES OF THE GAMES"
    assert chapter.authority == "N.J.S.A. 5:12-63c, 69a and e, 70f and 100."
    assert [str(d) for d in (chapter.effective, chapter.expires)] == ["1996-03-11", "2001-03-11"]
    assert chapter.expiry_heading == "Executive Order No. 66(1978) Expiration Date"
    assert [s.citation.subchapter for s in chapter.subchapters if s.reserved] == ["13", "19"]
    assert law.chapters["13:69F"].contents_end == "13.5"


@pytest.mark.parametrize(
    ("name", "citation", "scope"),
    [
        ("Point Count", "19:47-3.1(c)", "19:47-3"),
        ("vigorish", "13:69F-7.3(c)", "13:69F-7"),
        ("natural", "19:47-3.9(a)", "19:47-3"),
        ("curator", "19:47-3.6(c)", "19:47-3"),
        ("Banker", "19:47-4.5(b)", "19:47-4"),
        ("dragon 7 hand", "13:69F-3.3(h)", "13:69F-3"),
        ("Pass Bet", "19:47-1.2(a)1", "19:47-1"),
        ("Come Point", '19:47-1.1 "Come Point"', "19:47-1"),
        ("ranking", '19:47-17.1 "Rank"', "19:47-17"),
        ("round", '19:47-17.1 "Round of play"', "19:47-17"),
        ("Royal flush", "19:47-14.3(b)1", "19:47-14.3(b)"),
        ("Royal flush", "19:47-14.3(c)1", "19:47-14.3(c)"),
        ("Full house", "19:47-14.3(b)4", "19:47-14.3(b)"),
        ("Straight", "19:47-5.1(e)1", "19:47-5"),
        ("D", "19:47-3.9(f)", "19:47-3.9(c)"),
        ("S", "19:47-3.9(f)", "19:47-3.9(c)"),
        ("hardway", "19:47-1.2(a)7", "19:47-1"),
        ("craps", "19:47-1.2(a)18", "19:47-1"),
        ("open straight", "19:47-12.8(d)2i", "19:47-12"),
        ("inside straight", "19:47-12.8(d)2ii", "19:47-12"),
        ("crown", "19:47-5.3(c)", "19:47-5"),
    ],
)
def test_terms_with_their_scope(law: Law, name: str, citation: str, scope: str) -> None:
    found = {(str(t.citation), str(t.scope)) for t in law.terms if t.name == name}
    assert (citation, scope) in found


def test_a_term_is_found_by_its_other_name(law: Law) -> None:
    found = law.find(Citation.parse('19:47-17.1 "RANKING"'))
    assert found is not None
    assert found.citation.term == "Rank"


def test_a_term_is_found_where_a_rule_or_a_part_defines_it(law: Law) -> None:
    for words, citation in (
        ("19:47-1.2 Pass Bet", "19:47-1.2(a)1"),
        ("19:47-3.6 Curator", "19:47-3.6(c)"),
        ('19:47-3.9 "D"', "19:47-3.9(f)"),
    ):
        found = law.find(Citation.parse(words))
        assert found is not None
        assert str(found.citation) == citation


def test_variants_tell_scanning_from_amendment(law: Law) -> None:
    version = law.latest(Citation.parse("19:47-5.2"))
    assert version is not None
    assert [(v.at, v.kind) for v in version.variants] == [
        ("(b)", "scanning"),
        ("history", "scanning"),
    ]
    for variant in version.variants:
        texts = [p.text for p in version.root.walk()] + [n.text for n in version.history]
        assert sum(variant.here in text for text in texts) == 1


def test_the_words_of_every_reading_are_the_laws(law: Law) -> None:
    assert [str(fault) for fault in reading_faults(law)] == []
    assert len(law.readings) > 100
    names = {reading.name for reading in law.readings}
    assert {"19-47-3.9-table-2-lost-letters", "13-69F-9.4-one-of-a-kind"} <= names


def test_the_figures_of_the_reading_on_one_of_a_kind(law: Law) -> None:
    """Expected losses of sic bo wagers in 216 parts, from the law's own odds."""
    (table,) = next(p for p in law.provisions() if str(p.citation) == "13:69F-9.4(b)").tables
    odds = dict(row for row in table.rows if len(row) == 2)
    reading = next(r for r in law.readings if r.name == "13-69F-9.4-one-of-a-kind")
    text = reading.reason + " ".join(rival.objection for rival in reading.rivals)
    assert odds["One of a kind"] == "1 to 10"
    printed, read = 125 - 75 / 10 - 30 - 3, 125 - 75 - 30 - 3
    assert f"{100 * printed / 216:.1f} percent" in text
    assert f"{100 * read / 216:.1f} percent" in text
    rolls = list(product(range(1, 7), repeat=3))
    fives = sum(sum(roll) == 5 for roll in rolls)
    assert odds["Total value of 5"] == "18 to 1"
    # A total of 5 loses more than one of a kind at the printed odds, so that is not the worst.
    assert len(rolls) - fives - 18 * fives > printed
    assert "worst" not in text


def test_a_reading_of_words_that_changed_wants_review() -> None:
    law = build({**files(), "docs/readings/19-47-5.1-one.md": READING})
    assert [fault.reason for fault in reading_faults(law)] == [
        "there is no provision 19:47-5.9",
        "19:47-5.1(a)1 does not have these words in its text: 'a wager on two numbers'",
    ]


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("19:47-5.2(z)", ["19:47-5.2(b)", "19:47-5.2(c)", "19:47-5.2(d)"]),
        ("19:47-5.1(e)15", ["19:47-5.1(e)12", "19:47-5.1(e)13", "19:47-5.1(e)14"]),
        ("19:47-5.9", ["19:47-5.5", "19:47-5.6", "19:47-5.7"]),
        ('19:47-1.1 "Come Points"', ['19:47-1.1 "Come Point"', '19:47-1.1 "Come Out Point"']),
    ],
)
def test_the_nearest_that_exist(law: Law, wrong: str, near: list[str]) -> None:
    assert [str(c) for c in law.nearest(Citation.parse(wrong))][: len(near)] == near


def test_the_law_has_a_fingerprint() -> None:
    before = build(files())
    assert before.hash == build(files()).hash
    assert before.hash != build(files(section=SECTION.replace("one number", "two numbers"))).hash
