"""A word-level comparison of two texts: two versions of a section, or two sections."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from gamerules.law.provision import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.provision import Provision

_BREAK = "\n"


class Mark(StrEnum):
    """What became of a run of words."""

    SAME = "same"
    DELETED = "deleted"
    INSERTED = "inserted"


class Run(NamedTuple):
    """Words that share a mark."""

    mark: Mark
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of the comparison."""

    runs: tuple[Run, ...]

    @property
    def changed(self) -> bool:
        """Whether anything in it was deleted or inserted."""
        return any(run.mark is not Mark.SAME for run in self.runs)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The whole comparison."""

    paragraphs: tuple[Paragraph, ...]
    kept: int
    deleted: int
    inserted: int

    @property
    def identical(self) -> bool:
        """Whether not a word differs."""
        return not (self.deleted or self.inserted)


def compare(old: Provision, new: Provision) -> Comparison:
    """Compare the words of two provisions with all their parts."""
    before, after = list(_words(old)), list(_words(new))
    marked = list(_mark(before, after))
    paragraphs: list[Paragraph] = []
    runs: list[tuple[Mark, list[str]]] = []

    def close() -> None:
        if runs:
            paragraphs.append(Paragraph(tuple(Run(mark, " ".join(text)) for mark, text in runs)))
            runs.clear()

    for mark, word in marked:
        if word == _BREAK:
            # A paragraph ends where the new text ends one; a deleted end joins two.
            if mark is not Mark.DELETED:
                close()
        elif runs and runs[-1][0] is mark:
            runs[-1][1].append(word)
        else:
            runs.append((mark, [word]))
    close()
    counts = {mark: sum(1 for m, word in marked if m is mark and word != _BREAK) for mark in Mark}
    return Comparison(
        tuple(paragraphs), counts[Mark.SAME], counts[Mark.DELETED], counts[Mark.INSERTED]
    )


def _words(provision: Provision) -> Iterator[str]:
    if provision.title:
        yield from (*provision.title.split(), _BREAK)
    first = [provision.marker] if provision.marker else []
    for block in provision.blocks:
        lines = block.text.split("\n") if isinstance(block, Table) else [block]
        for line in lines:
            yield from (*first, *line.split(), _BREAK)
            first = []
    if first:
        yield from (*first, _BREAK)  # its own words were not supplied
    for child in provision.children:
        yield from _words(child)


def _mark(before: list[str], after: list[str]) -> Iterator[tuple[Mark, str]]:
    for deleted, inserted, same in _steps(before, after):
        yield from ((Mark.DELETED, word) for word in deleted)
        yield from ((Mark.INSERTED, word) for word in inserted)
        yield from ((Mark.SAME, word) for word in same)


def _steps(before: list[str], after: list[str]) -> Iterator[tuple[list[str], list[str], list[str]]]:
    """What was deleted, what was inserted, and what follows unchanged, step by step.

    A lone word or two that happen to agree inside a rewritten passage are no agreement to a
    reader: they are taken into the passage.
    """
    blocks = SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    deleted: list[str] = []
    inserted: list[str] = []
    i = j = 0
    for position, (a, b, size) in enumerate(blocks):
        deleted += before[i:a]
        inserted += after[j:b]
        same = before[a : a + size]
        i, j = a + size, b + size
        following = blocks[position + 1] if position + 1 < len(blocks) else None
        more = min(following.a - i, following.b - j) if following else 0
        if same and _BREAK not in same and size < 3 and min(len(deleted), len(inserted), more) > 2:
            deleted += same
            inserted += same
            continue
        yield deleted, inserted, same
        deleted, inserted = [], []
