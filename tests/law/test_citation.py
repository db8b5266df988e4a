from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamerules.law.citation import Citation, CitationError, successor

numbers = st.integers(1, 120)
letters = st.sampled_from(["", "", "", "A", "B"])
romans = st.sampled_from("i ii iii iv v vi vii viii ix x xi xii xiv xix xx xxxix xl".split())
term_words = st.lists(
    st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1), min_size=1, max_size=3
)


@st.composite
def citations(draw: st.DrawFn) -> Citation:
    chapter = draw(st.sampled_from(["19:47", "13:69F", "19:46", "13:69E", "1:30"]))
    subchapter = f"{draw(numbers)}{draw(letters)}"
    section = f"{draw(numbers)}{draw(letters)}"
    if draw(st.booleans()):
        return Citation(chapter, subchapter, section, term=" ".join(draw(term_words)))
    levels = (
        st.sampled_from(["a", "b", "i", "v", "x", "z", "aa", "bb"]),
        st.integers(1, 40).map(str),
        romans,
        st.integers(1, 40).map(str),
    )
    depth = draw(st.integers(0, 4))
    return Citation(chapter, subchapter, section, tuple(draw(level) for level in levels[:depth]))


@given(citations())
def test_printed_and_parsed_again_is_the_same(citation: Citation) -> None:
    assert Citation.parse(str(citation)) == citation
    assert Citation.parse(f"N.J.A.C. {citation}") == citation
    assert Citation.parse(f"  NJAC {citation} ") == citation


@given(citations())
def test_page_and_anchor_lead_back(citation: Citation) -> None:
    assert Citation.from_path(citation.page, citation.anchor) == citation
    assert " " not in citation.anchor


@given(citations(), st.sampled_from(["ROULETTE AND BIG SIX WHEELS", "BACCARAT\u2014PUNTO BANCO"]))
def test_path_leads_back(citation: Citation, title: str) -> None:
    for suffix in (".md", ".feature", "@r-1993-d-630.md"):
        path = f"docs/law/{citation.path(title, suffix=suffix)}"
        assert Citation.from_path(path) == citation.of_section


@given(citations())
def test_ancestors_come_before_and_end_at_the_chapter(citation: Citation) -> None:
    above = list(citation.ancestors())
    assert above[-1] == Citation(citation.chapter)
    assert sorted([citation, *above]) == [*reversed(above), citation]
    assert all(citation.within(other) for other in above)
    assert not any(other.within(citation) for other in above)


@given(st.lists(citations(), max_size=20))
def test_the_order_is_total_and_hashes_agree(some: list[Citation]) -> None:
    ordered = sorted(some)
    assert all(a <= b for a, b in pairwise(ordered))
    assert len(set(some)) == len({str(citation) for citation in some})


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("19:47-5.1(e)1i(2)", "19:47-5.1(e)1i(2)"),
        ("N.J.A.C. 19:47-14.13A(d)", "19:47-14.13A(d)"),
        ("13:69F-3.3(c)3vi", "13:69F-3.3(c)3vi"),
        ("NJAC 19:47-5.2", "19:47-5.2"),
        ("\u00a7 13:69f-9.4", "13:69F-9.4"),
        ("19:47-5.1 (e) 1. i. (2)", "19:47-5.1(e)1i(2)"),
        ("19:47\u20135.2(b)", "19:47-5.2(b)"),
        ('19:47-1.1 "Come Point"', '19:47-1.1 "Come Point"'),
        ("19:47-1.1 \u201cCome  Point\u201d", '19:47-1.1 "Come Point"'),
        ("19:47-1.1 Come Point", '19:47-1.1 "Come Point"'),
        ('19:47-14.1 "All-in"', '19:47-14.1 "All-in"'),
        ("N.J.A.C. 19:47-5.6.", "19:47-5.6"),
        ("19:47-5.6(b).", "19:47-5.6(b)"),
        ("19:47-5.1(E)1I(2)", "19:47-5.1(e)1i(2)"),
        ("19:47-5", "19:47-5"),
        ("13:69F-1A", "13:69F-1A"),
        ("19:47", "19:47"),
    ],
)
def test_forms_that_people_and_the_text_use(words: str, expected: str) -> None:
    assert str(Citation.parse(words)) == expected


@pytest.mark.parametrize(
    "words",
    ["", "roulette", "5.2(b)", "19:47-5.2(b", "19:47-5.2(e)i", "19:47-5.2(b)1iiii", "19:47-5.2()",
     "19:47-0.1", "19:47-5.", "19:47(a)", "19:47-5(a)", '19:47 "Come Point"', "19-47-5.2"],
)  # fmt: skip
def test_what_is_no_citation_is_told_the_form(words: str) -> None:
    with pytest.raises(CitationError, match=r"19:47-5\.1\(e\)1i\(2\)") as error:
        Citation.parse(words)
    assert "\n" not in str(error.value)


def test_the_laws_own_order() -> None:
    words = """
    13:69F-1.1 13:69F-1A.1 13:69F-2.1 13:69F-10.1 19:47-5.1 19:47-5.1(a) 19:47-5.1(e)
    19:47-5.1(e)1 19:47-5.1(e)1i 19:47-5.1(e)1i(1) 19:47-5.1(e)1i(2) 19:47-5.1(e)1i(10)
    19:47-5.1(e)1ii 19:47-5.1(e)1iv 19:47-5.1(e)1ix 19:47-5.1(e)1x 19:47-5.1(e)2 19:47-5.1(e)10
    19:47-5.1(f) 19:47-5.1(h) 19:47-5.1(i) 19:47-5.1(i)1 19:47-5.1(z) 19:47-5.1(aa) 19:47-5.9
    19:47-5.10 19:47-14.13 19:47-14.13(h) 19:47-14.13A 19:47-14.13A(a) 19:47-14.14
    """.split()
    expected = [Citation.parse(word) for word in words]
    assert sorted(set(expected)) == expected


def test_i_the_letter_is_not_i_the_numeral() -> None:
    letter = Citation.parse("19:47-5.1(i)")
    numeral = Citation.parse("19:47-5.1(e)1i")
    assert letter.markers == ("i",)
    assert numeral.markers == ("e", "1", "i")
    assert letter.parent == numeral.of_section
    assert letter.anchor != numeral.anchor


def test_a_citation_without_its_chapter() -> None:
    assert Citation.short("5.2(b)", "19:47") == Citation.parse("19:47-5.2(b)")
    assert Citation.short("14.13A", "13:69F") == Citation.parse("13:69F-14.13A")
    assert Citation.short("19:47-5.2", "13:69F") is None
    assert Citation.short("roulette", "19:47") is None


@pytest.mark.parametrize(
    ("level", "marker", "after"),
    [(0, "a", "b"), (0, "z", "aa"), (0, "aa", "bb"), (1, "9", "10"), (2, "iii", "iv"),
     (3, "1", "2")],
)  # fmt: skip
def test_markers_follow_each_other(level: int, marker: str, after: str) -> None:
    assert successor(level, marker) == after


def test_a_term_lies_in_its_section_and_in_no_subsection() -> None:
    term = Citation.parse('19:47-5.1 "a"')
    assert term.within(Citation.parse("19:47-5.1"))
    assert not term.within(Citation.parse("19:47-5.1(a)"))
    assert not Citation.parse("19:47-5.10").within(Citation.parse("19:47-5.1"))
