from __future__ import annotations

import re

import pytest

from gamerules.law.citation import Citation
from gamerules.law.law import Law, build
from gamerules.law.references import Standing, find_references
from tests.law.small import SECTION, files

HERE = Citation.parse("19:47-3.9(c)")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("as in (a) above.", {"(a) above": ["19:47-3.9(a)"]}),
        ("see (d) below", {"(d) below": ["19:47-3.9(d)"]}),
        ("at (a)1 and 2 above", {"(a)1 and 2 above": ["19:47-3.9(a)1", "19:47-3.9(a)2"]}),
        ("in (e)3i above", {"(e)3i above": ["19:47-3.9(e)3i"]}),
        (
            "in (d), (f), and (i) below",
            {"(d), (f), and (i) below": ["19:47-3.9(d)", "19:47-3.9(f)", "19:47-3.9(i)"]},
        ),
        (
            "(c) through (e) above",
            {"(c) through (e) above": ["19:47-3.9(c)", "19:47-3.9(d)", "19:47-3.9(e)"]},
        ),
        ("subsection (b) had it not", {"subsection (b)": ["19:47-3.9(b)"]}),
        (
            "in subsection (a) of this section.",
            {"subsection (a) of this section": ["19:47-3.9(a)"]},
        ),
        ("with section 9 of this subchapter", {"section 9 of this subchapter": ["19:47-3.9"]}),
        (
            "N.J.A.C. 19:47-3.7, 3.8 and 3.9, the",
            {"N.J.A.C. 19:47-3.7, 3.8 and 3.9": ["19:47-3.7", "19:47-3.8", "19:47-3.9"]},
        ),
        (
            "N.J.A.C. 19:47-14.10(d) and (f) through (i).",
            {
                "N.J.A.C. 19:47-14.10(d) and (f) through (i)": [
                    f"19:47-14.10({letter})" for letter in "dfghi"
                ]
            },
        ),
        (
            "N.J.A.C. 19:47-7.7(c)1 or 2, the",
            {"N.J.A.C. 19:47-7.7(c)1 or 2": ["19:47-7.7(c)1", "19:47-7.7(c)2"]},
        ),
        (
            "N.J.A.C. 13:69E-1.18(e)1 and (b) through (c) below or",
            {
                "N.J.A.C. 13:69E-1.18(e)1": ["13:69E-1.18(e)1"],
                "(b) through (c) below": ["19:47-3.9(b)", "19:47-3.9(c)"],
            },
        ),
        (
            "(e) above and N.J.A.C. 19:47-14.10(d). Any",
            {
                "(e) above": ["19:47-3.9(e)"],
                "N.J.A.C. 19:47-14.10(d)": ["19:47-14.10(d)"],
            },
        ),
        (
            "by N.J.A.C. 19:45-1.39B and 19:46-1.10 to",
            {"N.J.A.C. 19:45-1.39B and 19:46-1.10": ["19:45-1.39B", "19:46-1.10"]},
        ),
        ("with 19:47-2.6. After", {"19:47-2.6": ["19:47-2.6"]}),
        ("the N.J.A.C. 1:30, Rules", {"N.J.A.C. 1:30": ["1:30"]}),
        (
            "under N.J.S.A. 5:12-5 and 69e:",
            {"N.J.S.A. 5:12-5 and 69e": ["N.J.S.A. 5:12-5", "N.J.S.A. 5:12-69e"]},
        ),
        (
            "N.J.S.A. 5:12-63c, 69a and e, 70f and 100.",
            {
                "N.J.S.A. 5:12-63c, 69a and e, 70f and 100": [
                    f"N.J.S.A. 5:12-{part}" for part in ("63c", "69a", "69e", "70f", "100")
                ]
            },
        ),
        (
            "N.J.S.A. 52:14B-1 et seq., and",
            {"N.J.S.A. 52:14B-1 et seq.": ["N.J.S.A. 52:14B-1 et seq."]},
        ),
        ("to the Act and rules, the Action", {"the Act": ["the Act"]}),
        ("the Casino Control Act shall", {"Casino Control Act": ["Casino Control Act"]}),
        ("under 19:47-5.1 and 3 players at (a) or 7", {"19:47-5.1": ["19:47-5.1"]}),
        (
            "(a)2 through 4 above",
            {"(a)2 through 4 above": ["19:47-3.9(a)2", "19:47-3.9(a)3", "19:47-3.9(a)4"]},
        ),
        ("six (6) decks, zero (0) or (00), bet(s), (i.e. stay), (2, 3 or 12)", {}),
        ("odds of 1 to 1 on 19 to 36 at 3.5 percent", {}),
    ],
)
def test_references_are_found(text: str, found: dict[str, list[str]]) -> None:
    references = find_references(HERE, text)
    assert {r.text: [t.name for t in r.targets] for r in references} == found
    assert all(text[r.start : r.end] == r.text for r in references)


def test_none_is_unresolved(law: Law) -> None:
    unresolved = [
        f"{r.source}: {r.text}"
        for r in law.references
        if any(t.standing is Standing.UNRESOLVED for t in r.targets)
    ]
    assert unresolved == []
    counts = [t.standing for r in law.references for t in r.targets]
    for standing in (Standing.HERE, Standing.NOT_SUPPLIED, Standing.OUTSIDE):
        assert counts.count(standing) > 30


def test_nothing_that_looks_like_a_reference_is_overlooked(law: Law) -> None:
    suspects = re.compile(
        r"N\.J\.[AS]\.[AC]\.|\d+:\d+|\([a-z]{1,2}\)\d*[ivx]* (?:above|below)"
        r"|\bAct\b(?!, N\.J\.S)|\b(?:sub)?section [(\d]|\bTable \d|\b\d+\.\d+[A-Z]?\b(?! percent)"
    )
    for provision in law.provisions():
        spans = [
            (r.start, r.end) for r in law.references_from(provision.citation, provision.version)
        ]
        words = re.sub(r"\$ ?\d[\d,]*\.\d+|\d+,\d+", lambda m: "#" * len(m[0]), provision.text)
        for match in suspects.finditer(words):
            inside = any(start <= match.start() < end for start, end in spans)
            assert inside, f"{provision.citation}: {words[match.start() :][:40]}"


def test_above_is_above_and_below_is_below(law: Law) -> None:
    backwards = []
    for reference in law.references:
        for target in reference.targets:
            if target.citation is None or not reference.text.endswith(("above", "below")):
                continue
            order = [p.citation for p in law.versions[reference.source.of_section][-1].root.walk()]
            if target.citation in order and reference.source in order:
                precedes = order.index(target.citation) <= order.index(reference.source)
                if precedes != reference.text.endswith("above"):
                    backwards.append(f"{reference.source}: {reference.text}")
    assert backwards == []


def test_a_table_leads_to_the_provision_that_holds_it(law: Law) -> None:
    (reference,) = law.references_from(Citation.parse("19:47-3.12(a)"), "R.1980 d.186")
    assert [t.name for t in reference.targets] == ["19:47-3.9(c)"]


def test_a_misprinted_reference_is_read_by_the_register(law: Law) -> None:
    (reference,) = law.references_from(Citation.parse("19:47-4.3(a)"), "R.1985 d.228")
    assert reference.text == "N.J.A.C. 19:47-1.18(f)"
    assert [(t.name, t.standing) for t in reference.targets] == [
        ("19:46-1.18(f)", Standing.OUTSIDE)
    ]
    assert reference.reading == "19-47-4.3-wrong-title-number"
    (earlier,) = law.references_from(Citation.parse("19:47-5.6(d)"), "R.1993 d.630")
    assert earlier.reading == "19-47-5.6-subsection-reference"
    (sound,) = law.references_from(Citation.parse("19:47-5.2(b)"), "R.1995 d.167")
    assert sound.reading == ""


def test_a_reference_to_a_place_without_words_is_one_to_words_not_supplied(law: Law) -> None:
    standings = {
        target.standing
        for name in ("13:69F-3.2(a)", "13:69F-3.2(a)5", "13:69F-7.2(a)")
        for reference in law.references_to.get(name, ())
        for target in reference.targets
        if target.name == name
    }
    assert standings == {Standing.NOT_SUPPLIED}


def test_both_directions_agree(law: Law) -> None:
    there = {(str(r.source), t.name) for r in law.references for t in r.targets}
    back = {(str(r.source), name) for name, refs in law.references_to.items() for r in refs}
    assert there == back
    assert ("19:47-4.12(b)", "19:47-4.9") in back


def test_what_points_into_a_section_comes_from_other_sections(law: Law) -> None:
    for section, sources in law.pointing_into.items():
        outside = {
            r.source
            for name, references in law.references_to.items()
            if name == str(section) or name.startswith((f"{section}(", f'{section} "'))
            for r in references
            if r.source.of_section != section
        }
        assert set(sources) == outside
        assert len(sources) == len(outside)
    assert Citation.parse("19:47-4.12(b)") in law.pointing_into[Citation.parse("19:47-4.9")]


def test_readings_of_an_address_are_those_of_what_lies_below(law: Law) -> None:
    for words in ("19:47", "13:69F-3", "19:47-5.6", "19:47-5.6(d)", "19:47-1.1", "19:47-99.9"):
        citation = Citation.parse(words)
        below = [r for r in law.readings if any(c.within(citation) for c in r.provisions)]
        assert list(law.readings_of(citation)) == below
    assert law.readings_of(Citation.parse("19:47-5.6"))


@pytest.mark.parametrize(
    ("citation", "standing"),
    [
        ("19:47-5.2(b)", Standing.HERE),
        ("19:47-5", Standing.HERE),
        # Places for words that were not supplied; what follows them was.
        ("13:69F-3.2(a)", Standing.NOT_SUPPLIED),
        ("13:69F-3.2(a)5", Standing.NOT_SUPPLIED),
        ("13:69F-7.2(a)", Standing.NOT_SUPPLIED),
        ("13:69F-3.2(a)5ii", Standing.HERE),
        ("19:47-5.2(z)", Standing.UNRESOLVED),
        ("19:47-5.99", Standing.UNRESOLVED),
        ("19:47-99", Standing.UNRESOLVED),
        ("19:47-9.2(a)", Standing.NOT_SUPPLIED),
        ("19:47-4.11(b)", Standing.NOT_SUPPLIED),
        ("19:47-4.11(f)", Standing.UNRESOLVED),
        ("19:47-1.2(b)", Standing.NOT_SUPPLIED),
        ("13:69F-3.2(a)4", Standing.NOT_SUPPLIED),
        ("13:69F-15.1", Standing.NOT_SUPPLIED),
        ("13:69F-13.6", Standing.NOT_SUPPLIED),
        ("13:69F-14", Standing.NOT_SUPPLIED),
        ("13:69F-2B", Standing.UNRESOLVED),
        ('19:47-14.1 "Kill"', Standing.NOT_SUPPLIED),
        ('19:47-14.1 "Showdown"', Standing.NOT_SUPPLIED),
        ("19:46-1.10", Standing.OUTSIDE),
    ],
)
def test_the_standing_of_an_address(law: Law, citation: str, standing: Standing) -> None:
    assert law.standing(Citation.parse(citation)) is standing


def test_a_reference_into_the_void_shows() -> None:
    law = build(files(section=SECTION.replace("(a)1 above", "(a)9 above")))
    (reference,) = law.references
    assert reference.targets[0].standing is Standing.UNRESOLVED
