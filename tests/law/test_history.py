from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from gamerules.law.citation import Citation
from gamerules.law.dating import as_of, bounds, written
from gamerules.law.history import Action, NoteError, Register, parse_events, parse_note

if TYPE_CHECKING:
    from gamerules.law.law import Law


@pytest.mark.parametrize(
    ("text", "action", "rule", "effective", "registers", "remark"),
    [
        (
            "Amended by R.1995 d.167, effective March 20, 1995. See: 27 N.J.R. 57(b), "
            "27 N.J.R. 1202(a).",
            Action.AMENDED, "R.1995 d.167", date(1995, 3, 20),
            ["27 N.J.R. 57(b)", "27 N.J.R. 1202(a)"], "",
        ),
        (
            "As amended, R.1980 d.186, eff. April 29, 1980. See: 12 N.J.R. 357(a).",
            Action.AMENDED, "R.1980 d.186", date(1980, 4, 29), ["12 N.J.R. 357(a)"], "",
        ),
        (
            "Administrative correction. See: 29 N.J.R. 1401(c). In (d), amended subsection "
            "reference.",
            Action.CORRECTED, "", None, ["29 N.J.R. 1401(c)"],
            "In (d), amended subsection reference.",
        ),
        (
            "Petition for Rulemaking. See: 36 N.J.R. 228(b), 1245(d).",
            Action.PETITION, "", None, ["36 N.J.R. 228(b)", "36 N.J.R. 1245(d)"], "",
        ),
        (
            "Petition for Rulemaking: To eliminate the lacing. See: 17 N.J.R. 1750(c).",
            Action.PETITION, "", None, ["17 N.J.R. 1750(c)"], "To eliminate the lacing.",
        ),
        (
            "New Rule, R.1993 d.461, effective September 20, 1993. See: 25 N.J.R. 2234(a).",
            Action.NEW_RULE, "R.1993 d.461", date(1993, 9, 20), ["25 N.J.R. 2234(a)"], "",
        ),
        (
            "Amended by R.1996 d.223, effective May 20, 1996.",
            Action.AMENDED, "R.1996 d.223", date(1996, 5, 20), [], "",
        ),
    ],
)  # fmt: skip
def test_a_note_as_data(
    text: str,
    action: Action,
    rule: str,
    effective: date | None,
    registers: list[str],
    remark: str,
) -> None:
    note = parse_note(text)
    assert (note.action, note.rule, note.effective) == (action, rule, effective)
    assert [str(register) for register in note.registers] == registers
    assert note.remark == remark
    assert note.text == text


@pytest.mark.parametrize("text", ["Repealed by R.1999 d.1.", "Amended by the Commission.", ""])
def test_what_is_no_note(text: str) -> None:
    with pytest.raises(NoteError):
        parse_note(text)


def test_every_printed_note_is_wholly_read(law: Law) -> None:
    for versions in law.versions.values():
        for version in versions:
            for note in version.history:
                known = [note.rule, note.remark, *(str(r) for r in note.registers)]
                if note.effective:
                    known.append(written(note.effective))
                rest = note.text
                for part in known:
                    rest = rest.replace(part, "", 1)
                # What is left is the note's own frame: nothing of substance was dropped.
                frame = (
                    "Amended by As amended, New Rule, Administrative correction. effective eff. "
                )
                frame += (
                    "Public Notice: Petition for Rulemaking. Petition for Rulemaking: See: 1245(d)."
                )
                assert set(rest.split()) <= {*frame.split(), ",", ".", "See:", ",."}, note.text


def test_the_register_sorts_as_printed() -> None:
    assert Register(9, 100, "b") < Register(27, 57, "b") < Register(27, 1202, "a")


def test_chapter_events(law: Law) -> None:
    events = law.chapters["19:47"].events
    assert len(events) == 20
    assert events[0].rule == "R.1978 d.186"
    assert events[0].effective == date(1978, 6, 2)
    temporary = next(e for e in events if "Let It Ride" in e.text)
    assert (temporary.rule, temporary.effective) == ("", date(1995, 1, 24))
    with pytest.raises(NoteError):
        parse_events("Chapter 47 was adopted.")


def test_no_date_is_made_up(law: Law) -> None:
    correction = law.versions[Citation.parse("19:47-5.6")][-1].made_by
    assert correction is not None
    assert correction.effective is None
    assert law.versions[Citation.parse("19:47-5.6")][-1].since is None
    assert bounds(law, correction) == (date(1996, 7, 15), date(1997, 12, 1))


@pytest.mark.parametrize(
    ("citation", "day", "label", "certain"),
    [
        ("19:47-5.6", date(1996, 1, 1), "R.1993 d.630", True),
        ("19:47-5.6", date(1996, 7, 14), "R.1993 d.630", True),
        ("19:47-5.6", date(1996, 7, 15), None, False),
        ("19:47-5.6", date(1997, 11, 30), None, False),
        ("19:47-5.6", date(1997, 12, 1), "29 N.J.R. 1401(c)", True),
        ("19:47-5.6", date(1993, 12, 6), "R.1993 d.630", True),
        ("19:47-5.6", date(1993, 12, 5), None, True),
        ("19:47-5.2", date(1995, 3, 20), "R.1995 d.167", True),
        ("19:47-5.2", date(1995, 3, 19), None, True),
        ("19:47-3.1", date(1990, 1, 1), "undated", False),
        ("19:47-3.1", date(1978, 6, 1), None, True),
        ("19:47-14.1", date(1999, 4, 18), "before R.1999 d.123", False),
        ("19:47-14.1", date(1999, 4, 19), None, True),
        ("19:47-14.5", date(2000, 1, 1), "undated", False),
        ("13:69F-3.3", date(2012, 3, 18), None, True),
        ("13:69F-3.3", date(2012, 3, 19), "undated", False),
        # A subchapter has no words before the chapter's historical note lets it begin.
        ("19:47-12.8", date(1992, 11, 15), None, True),
        ("19:47-12.8", date(1992, 11, 16), "undated", False),
        ("19:47-6.1", date(1991, 11, 3), None, True),
        ("19:47-14.10", date(1994, 3, 20), None, True),
        ("19:47-17.1", date(1994, 12, 4), None, True),
        ("19:47-16.13", date(1994, 8, 21), None, True),
        ("19:47-16.13", date(1994, 8, 22), "undated", False),
        # A chapter past its printed expiry and past its last dated change is in doubt.
        ("19:47-5.6", date(2002, 5, 19), "29 N.J.R. 1401(c)", True),
        ("19:47-5.6", date(2002, 5, 20), "29 N.J.R. 1401(c)", False),
        ("19:47-2.1", date(1996, 1, 1), None, True),
    ],
)
def test_the_words_of_a_day(
    law: Law, citation: str, day: date, label: str | None, certain: bool
) -> None:
    found = as_of(law, Citation.parse(citation), day)
    assert (found.version.label if found.version else None, found.certain) == (label, certain)
    assert found.explanation


@pytest.mark.parametrize(
    ("citation", "day", "words"),
    [
        ("19:47-12.8", date(1980, 1, 1), "subchapter 19:47-12 was adopted on November 16, 1992"),
        ("19:47-12.8", date(1993, 1, 1), "(subchapter 19:47-12 was adopted on November 16, 1992)"),
        ("19:47-16.13", date(1990, 1, 1), "adopted on August 22, 1994, or after"),
        ("13:69F-9.4", date(2000, 1, 1), "chapter 13:69F was adopted on March 19, 2012"),
        ("19:47-5.6", date(2026, 1, 1), "chapter 19:47 as printed expires on March 11, 2001, and"),
        ("19:47-5.6", date(2026, 1, 1), "and chapter 13:69F was adopted on March 19, 2012"),
        ("13:69F-9.4", date(2025, 1, 1), "chapter 13:69F as printed expires on March 19, 2019"),
        ("19:47-2.20", date(1996, 8, 1),
         'the contents give 19:47-2.20 another heading, "Continuous shuffling shoe or device"'),
        ("19:47-14.13A", date(1996, 8, 1), "the contents do not name 19:47-14.13A"),
        ("19:47-2.1", date(1996, 8, 1), "no words of 19:47-2.1 were supplied"),
    ],
)  # fmt: skip
def test_what_is_said_of_a_day(law: Law, citation: str, day: date, words: str) -> None:
    assert words in as_of(law, Citation.parse(citation), day).explanation


def test_before_its_end_an_old_chapter_is_not_yet_followed(law: Law) -> None:
    found = as_of(law, Citation.parse("19:47-5.6"), date(2010, 1, 1))
    assert "13:69F" not in found.explanation
    assert "expires" in found.explanation


def test_what_the_register_prints_later_took_effect_later(law: Law) -> None:
    """The assumption by which a note without a date is bounded."""
    notes = {
        (note.registers[-1], note.effective)
        for versions in law.versions.values()
        for version in versions
        for note in version.history
        if note.effective and note.registers
    }
    days = [effective for _, effective in sorted(notes)]
    assert len(days) > 25
    assert days == sorted(days)


def test_a_date_is_written_in_english_whatever_the_locale() -> None:
    class Foreign(date):
        def __format__(self, form: str) -> str:
            raise AssertionError("names of months depend on the locale")

    assert written(Foreign(1995, 3, 20)) == "March 20, 1995"


def test_the_days_between_the_bounds_name_both_versions(law: Law) -> None:
    found = as_of(law, Citation.parse("19:47-5.6(d)"), date(1997, 1, 1))
    assert [v.label for v in found.rivals] == ["R.1993 d.630", "29 N.J.R. 1401(c)"]


def test_two_versions_of_5_6_differ_in_d_alone(law: Law) -> None:
    old, new = law.versions[Citation.parse("19:47-5.6")]
    differing = [
        a.citation.marker
        for a, b in zip(old.root.walk(), new.root.walk(), strict=True)
        if a.text != b.text
    ]
    assert differing == ["(d)"]
