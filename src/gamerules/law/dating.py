"""Which words stood on a given day, as far as the supplied text tells.

A note that gives no date is bounded by its place in the Register: what is printed later there
was done later. No date is made up; where the bounds do not decide, the answer says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from gamerules.law.history import MONTHS, Action

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.chapter import Chapter
    from gamerules.law.citation import Citation
    from gamerules.law.history import Event, Note
    from gamerules.law.law import Law
    from gamerules.law.section import Version


@dataclass(frozen=True, slots=True)
class AsOf:
    """The words of a day: the version, if one can be named, and why."""

    version: Version | None
    certain: bool
    explanation: str
    rivals: tuple[Version, ...] = ()
    """The versions between which the text does not decide."""


def written(day: date) -> str:
    """A date as the Code writes it: March 20, 1995."""
    return f"{MONTHS[day.month - 1]} {day.day}, {day.year}"


def as_of(law: Law, citation: Citation, day: date) -> AsOf:
    """The version of a section in force on a day."""
    adopted = law.chapters[citation.chapter].adoption(citation.subchapter)
    if adopted.effective and day < adopted.effective:
        return AsOf(None, certain=True, explanation=_adopted(adopted, citation))
    found = _found(law, citation, day)
    doubts = list(_doubts(law, citation, day)) if found.version or found.rivals else []
    if not doubts:
        return found
    explanation = f"{found.explanation}; but {', and '.join(doubts)}"
    return replace(found, certain=False, explanation=explanation)


def _found(law: Law, citation: Citation, day: date) -> AsOf:
    """The version of a day by the section's own notes."""
    versions = law.versions.get(citation.of_section, ())
    if not versions:
        explanation = f"no words of {citation.of_section} were supplied"
        return AsOf(None, certain=True, explanation=explanation)
    for position in range(len(versions) - 1, -1, -1):
        version = versions[position]
        ended = _ended(law, version)
        if ended and day >= ended:
            return AsOf(
                None,
                certain=True,
                explanation=f"the words made by {version.until}, effective {written(ended)}, "
                "were not supplied",
            )
        made = version.made_by
        if made is None:
            return AsOf(version, certain=False, explanation=_undated(law, version, ended))
        earliest, latest = bounds(law, made)
        if latest and day >= latest:
            return AsOf(version, certain=True, explanation=_standing(version, made, versions))
        if not earliest or day >= earliest:
            return AsOf(
                None,
                certain=False,
                explanation=_undecided(made, earliest, latest),
                rivals=versions[max(0, position - 1) : position + 1],
            )
    oldest = versions[0].made_by
    name = oldest.name if oldest else ""
    since = f", effective {written(oldest.effective)}" if oldest and oldest.effective else ""
    return AsOf(
        None,
        certain=True,
        explanation=f"the words of that day were not supplied: those supplied were made by "
        f"{name}{since}",
    )


def _adopted(event: Event, citation: Citation) -> str:
    """When a subchapter, or the chapter with it, was adopted."""
    named = citation.subchapter in event.adopts
    what = f"subchapter {citation.of_subchapter}" if named else f"chapter {citation.chapter}"
    day = f" on {written(event.effective)}" if event.effective else ""
    return f"{what} was adopted{day}{', or after' if ', or after' in event.text else ''}"


def _doubts(law: Law, citation: Citation, day: date) -> Iterator[str]:
    """What in the supplied text speaks against the words on that day."""
    chapter = law.chapters[citation.chapter]
    entry = chapter.entry(citation)
    if entry is None:
        yield f"the contents do not name {citation.of_section}"
    elif entry.title != law.title(citation):
        yield f'the contents give {citation.of_section} another heading, "{entry.title}"'
    if chapter.expires is None or day < max(chapter.expires, _last_change(law, chapter)):
        return
    yield (
        f"chapter {citation.chapter} as printed expires on {written(chapter.expires)}, and how "
        "long it was continued was not supplied"
    )
    for other in law.chapters.values():
        if (
            other.title == chapter.title
            and other.adopted
            and chapter.expires < other.adopted <= day
        ):
            yield _adopted(other.events[0], other.citation)


def _last_change(law: Law, chapter: Chapter) -> date:
    """The last day on which a note shows the chapter alive, whatever its printed expiry."""
    notes = [
        note.effective
        for citation, versions in law.versions.items()
        for version in versions
        for note in version.history
        if citation.chapter == chapter.citation.chapter and note.effective
    ]
    return max(notes, default=date.min)


def bounds(law: Law, note: Note) -> tuple[date | None, date | None]:
    """Between which days a note took effect: its own date, or what the Register's order tells."""
    if note.effective:
        return note.effective, note.effective
    if not note.registers:
        return None, None
    place = note.registers[-1]
    earlier: list[date] = []
    later: list[date] = []
    for other in _dated(law):
        if other.registers and other.effective:
            (earlier if other.registers[-1] < place else later).append(other.effective)
    return max(earlier, default=None), min(later, default=None)


def _dated(law: Law) -> list[Note]:
    """Amendments and new rules, by which a note without a date is bounded.

    This takes each to be effective on the day the Register prints its adoption. That is an
    assumption: the supplied text does not say so, but none of its notes speaks against it.
    """
    return [
        note
        for versions in law.versions.values()
        for version in versions
        for note in version.history
        if note.action in {Action.AMENDED, Action.NEW_RULE}
    ]


def _ended(law: Law, version: Version) -> date | None:
    """When a version ended, if the words that followed it were not supplied."""
    siblings = law.versions[version.citation]
    if not version.until or version is not siblings[-1]:
        return None
    notes = [note for v in siblings for note in v.history if note.name == version.until]
    return notes[0].effective


def _undated(law: Law, version: Version, ended: date | None) -> str:
    citation = version.citation
    adopted = _adopted(law.chapters[citation.chapter].adoption(citation.subchapter), citation)
    text = f"the supplied text does not say since when these words stand ({adopted})"
    return f"{text}; they were changed by {version.until} on {written(ended)}" if ended else text


def _standing(version: Version, made: Note, versions: tuple[Version, ...]) -> str:
    since = f", effective {written(made.effective)}" if made.effective else ""
    text = f"made by {made.name}{since}"
    if version is versions[-1]:
        return f"{text}; no later change was supplied"
    return f"{text}; ended by {version.until}"


def _undecided(made: Note, earliest: date | None, latest: date | None) -> str:
    text = f"{made.name} changed these words and gives no date; the Register prints it"
    parts = [f"after {written(earliest)}"] if earliest else []
    parts += [f"before {written(latest)}"] if latest else []
    return f"{text} {' and '.join(parts)}" if parts else f"{made.name} gives no date"
