"""The concordance: what became of each section of one chapter in another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import TYPE_CHECKING

from gamerules.law.citation import Citation
from gamerules.law.compare import compare

if TYPE_CHECKING:
    from gamerules.law.law import Law

_Section = tuple[Citation, str]
# How alike two titles under one number must be to be the same section renamed.
_ALIKE = 0.72


class Fate(StrEnum):
    """What became of a section."""

    KEPT = "kept"
    RENAMED = "renamed"
    RENUMBERED = "renumbered"
    RENUMBERED_RENAMED = "renumbered and renamed"
    ADDED = "added"
    DROPPED = "dropped"
    UNKNOWN = "not known"


@dataclass(frozen=True, slots=True)
class Pair:
    """A section of the older chapter beside its successor."""

    old: Citation | None
    old_title: str
    new: Citation | None
    new_title: str
    fate: Fate
    words: str
    """How the words compare, where both were supplied."""


def concordance(law: Law, old: str, new: str) -> list[Pair]:
    """Lay two chapters side by side, in the order of the older, then of the newer."""
    before, after = _sections(law, old), _sections(law, new)
    matches = _match(before, after)
    matched = set(matches.values())
    pairs = []
    for place, (citation, title) in enumerate(before):
        if place not in matches:
            pairs.append(Pair(citation, title, None, "", _lost(law, citation, new), ""))
            continue
        partner, partner_title = after[matches[place]]
        fate = _fate(citation, title, partner, partner_title)
        words = _words(law, citation, partner) if title == law.title(citation) else ""
        pairs.append(Pair(citation, title, partner, partner_title, fate, words))
    for place, (citation, title) in enumerate(after):
        if place not in matched:
            pairs.append(Pair(None, "", citation, title, Fate.ADDED, ""))
    return sorted(pairs, key=_place)


def _sections(law: Law, chapter: str) -> list[_Section]:
    """Every section by its latest heading; where the contents have another, by that too."""
    found = {(entry.citation, entry.title) for entry in law.chapters[chapter].entries()}
    found |= {(citation, law.title(citation)) for citation, _ in found}
    found |= {
        (c, versions[-1].title) for c, versions in law.versions.items() if c.chapter == chapter
    }
    return sorted(found, key=lambda s: (s[0], s[1] != law.title(s[0])))


def _plain(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", title.lower()).strip()


def _match(before: list[_Section], after: list[_Section]) -> dict[int, int]:
    """Pair sections of one subchapter: by number and title, by title, then by likeness."""
    matches: dict[int, int] = {}
    taken: set[int] = set()
    rivals: dict[str, list[int]] = {}
    for j, (citation, _) in enumerate(after):
        rivals.setdefault(citation.subchapter, []).append(j)
    for alike in (_same, _same_title, _same_place):
        for i, old in enumerate(before):
            for j in rivals.get(old[0].subchapter, ()):
                if i not in matches and j not in taken and alike(old, after[j]):
                    matches[i] = j
                    taken.add(j)
    return matches


def _same(old: _Section, new: _Section) -> bool:
    return old[0].number == new[0].number and _plain(old[1]) == _plain(new[1])


def _same_title(old: _Section, new: _Section) -> bool:
    return old[1] != "(Reserved)" and _plain(old[1]) == _plain(new[1])


def _same_place(old: _Section, new: _Section) -> bool:
    first, second = _plain(old[1]), _plain(new[1])
    likeness = SequenceMatcher(None, first, second).ratio()
    return old[0].number == new[0].number and (second.startswith(first) or likeness >= _ALIKE)


def _fate(old: Citation, old_title: str, new: Citation, new_title: str) -> Fate:
    renamed = _plain(old_title) != _plain(new_title)
    if old.number != new.number:
        return Fate.RENUMBERED_RENAMED if renamed else Fate.RENUMBERED
    return Fate.RENAMED if renamed else Fate.KEPT


def _lost(law: Law, old: Citation, chapter: str) -> Fate:
    """Dropped, if the newer contents reach that far; else not known."""
    end = law.chapters[chapter].contents_end
    if end and (old.sort_key[1], old.sort_key[2]) > _reach(end):
        return Fate.UNKNOWN
    return Fate.DROPPED


def _reach(end: str) -> tuple[object, object]:
    key = Citation.parse(f"1:1-{end}").sort_key
    return key[1], key[2]


def _words(law: Law, old: Citation, new: Citation) -> str:
    if old not in law.versions or new not in law.versions:
        return ""
    before, after = law.versions[old][-1], law.versions[new][-1]
    if not (before.root.children or before.root.blocks):
        return ""
    found = compare(before.root, after.root)
    if found.identical:
        return "the same words"
    partly = before.supplied.value == "in part" or after.supplied.value == "in part"
    text = f"{found.kept} words kept, {found.deleted} dropped, {found.inserted} added"
    return text + (" (as far as supplied)" if partly else "")


def _place(pair: Pair) -> tuple[object, ...]:
    sides = [citation for citation in (pair.old, pair.new) if citation is not None]
    return (*sides[0].sort_key[1:3], pair.old is None)
