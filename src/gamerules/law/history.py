"""History notes: what was done to a section, by which rule, effective when, printed where.

The words of a note are kept as printed; everything else is read from them. A date that the
words do not give stays unknown.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_DATE = re.compile(rf"({'|'.join(MONTHS)}) (\d{{1,2}}), (\d{{4}})")
_RULE = re.compile(r"R\.\d{4} d\.\d+")
_EFFECTIVE = re.compile(rf"eff(?:ective|\.) {_DATE.pattern}")
_ONE = r"(?:\d+ N\.J\.R\. )?\d+\([a-z]\)"
_SEE = re.compile(rf"See: (?P<refs>{_ONE}(?:, {_ONE})*)\.")
_REF = re.compile(r"(?:(?P<volume>\d+) N\.J\.R\. )?(?P<page>\d+)\((?P<letter>[a-z])\)")


class Action(StrEnum):
    """What a note reports."""

    NEW_RULE = "new rule"
    AMENDED = "amended"
    CORRECTED = "administrative correction"
    PETITION = "petition"

    @property
    def changes_words(self) -> bool:
        """Whether the words of the section were changed; a petition changes nothing."""
        return self is not Action.PETITION


_ACTIONS = (
    (re.compile(r"(?:Amended by|As amended,) "), Action.AMENDED),
    (re.compile(r"New Rule, "), Action.NEW_RULE),
    (re.compile(r"Administrative correction\."), Action.CORRECTED),
    (re.compile(r"(?:Public Notice: )?Petition for Rulemaking[.:]"), Action.PETITION),
)


class NoteError(ValueError):
    """Words that are no history note."""


@dataclass(frozen=True, slots=True, order=True)
class Register:
    """A place in the New Jersey Register: `27 N.J.R. 57(b)`. Sorts as printed."""

    volume: int
    page: int
    letter: str

    def __str__(self) -> str:
        return f"{self.volume} N.J.R. {self.page}({self.letter})"


@dataclass(frozen=True, slots=True)
class Note:
    """One history note of a section."""

    text: str
    action: Action
    rule: str
    effective: date | None
    registers: tuple[Register, ...]
    remark: str

    @property
    def name(self) -> str:
        """What the note is called by: its rule, or else its last place in the Register."""
        if self.rule or not self.registers:
            return self.rule
        return str(self.registers[-1])


def parse_date(text: str) -> date | None:
    """The first date written out in the text, if there is one."""
    match = _DATE.search(text)
    return _as_date(match) if match else None


def _as_date(match: re.Match[str]) -> date:
    try:
        return date(int(match[3]), MONTHS.index(match[1]) + 1, int(match[2]))
    except ValueError:
        raise NoteError(f"{match[1]} {match[2]}, {match[3]} is no day of the calendar") from None


def parse_registers(text: str) -> tuple[Register, ...]:
    """Places in the Register; one without a volume is in the volume named before it."""
    found: list[Register] = []
    for match in _REF.finditer(text):
        if match["volume"] is None and not found:
            raise NoteError("the first place in the Register names no volume")
        volume = int(match["volume"]) if match["volume"] else found[-1].volume
        found.append(Register(volume, int(match["page"]), match["letter"]))
    return tuple(found)


def _opening(text: str) -> tuple[Action, int]:
    """What a note reports, and where the words that say so end."""
    for pattern, action in _ACTIONS:
        match = pattern.match(text)
        if match is not None:
            return action, match.end()
    raise NoteError(
        f"the note begins with {' '.join(text.split()[:3])!r}: expected 'Amended by', "
        "'As amended,', 'New Rule,', 'Administrative correction.' or 'Petition for Rulemaking'"
    )


def parse_note(text: str) -> Note:
    """Read one history note."""
    action, opening = _opening(text)
    see = _SEE.search(text)
    head = text[: see.start()] if see else text
    rule = _RULE.search(head)
    if rule is None and action in {Action.AMENDED, Action.NEW_RULE}:
        raise NoteError("the note names no rule such as R.1995 d.167")
    effective = _EFFECTIVE.search(head)
    remarks = [head[opening:]] if action is Action.PETITION else []
    remarks.append(text[see.end() :] if see else "")
    return Note(
        text=text,
        action=action,
        rule=rule[0] if rule else "",
        effective=_as_date(effective) if effective else None,
        registers=parse_registers(see["refs"]) if see else (),
        remark=" ".join(" ".join(remarks).split()),
    )


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a chapter's historical note."""

    text: str
    rule: str
    effective: date | None
    registers: tuple[Register, ...]

    @property
    def adopts(self) -> tuple[str, ...]:
        """The numbers of the subchapters that the event adopted, where it names any."""
        match = _ADOPTION.search(self.text)
        if match is None:
            return ()
        first, last = int(match["first"]), int(match["last"] or match["first"])
        return tuple(str(number) for number in range(first, last + 1))


_ADOPTION = re.compile(
    r"\bSubchapters? (?P<first>\d+)(?: (?:through|and) (?P<last>\d+))?\b[^.]*? "
    r"(?:was|were) (?:subsequently )?adopted\b"
)
_EVENT = re.compile(r"(?P<what>.+?) See: (?P<see>[^.]*(?:N\.J\.R\.[^.]*)*)\.(?: |$)")


def parse_events(paragraph: str) -> tuple[Event, ...]:
    """Read a paragraph of a chapter's historical note: each event ends with its `See:`."""
    events = []
    end = 0
    for match in _EVENT.finditer(paragraph):
        rule = _RULE.search(match["what"])
        events.append(
            Event(
                text=match[0].strip(),
                rule=rule[0] if rule else "",
                effective=parse_date(match["what"]),
                registers=parse_registers(match["see"]),
            )
        )
        end = match.end()
    if end != len(paragraph) or not events:
        raise NoteError("an event of the historical note does not end with 'See: ...'")
    return tuple(events)
