from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from gamerules.law.citation import Citation
from gamerules.law.dating import as_of, bounds
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
                    known.append(f"{note.effective:%B} {note.effective.day}, {note.effective.year}")
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
    ],
)
def test_the_words_of_a_day(
    law: Law, citation: str, day: date, label: str | None, certain: bool
) -> None:
    found = as_of(law, Citation.parse(citation), day)
    assert (found.version.label if found.version else None, found.certain) == (label, certain)
    assert found.explanation


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
