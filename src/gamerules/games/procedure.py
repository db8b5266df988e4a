"""Procedures: a sequence of acts, inspected for its first breach."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Breach, Inspection, joined

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a procedure: its acts, in any order, and the provision that orders them."""

    acts: tuple[str, ...]
    rule: str
    """What the law requires, in one clause."""
    authority: Authority
    least: int = 1
    """How often each of the acts must be done."""
    most: int | None = 1
    """How often each may be done; None if the law sets no limit."""
    by: tuple[str, ...] = ()
    """Who may do them; empty if the law does not say."""
    free: tuple[str, ...] = ()
    """Acts that may be done meanwhile or not, as often as one likes; so an act that must be done in
    an earlier stage may be done again."""


def never(acts: tuple[str, ...], rule: str, authority: Authority) -> Stage:
    """Acts that must not be done: the last stage, so that nothing is missing before them."""
    return Stage(acts, rule, authority, least=0, most=0)


def inspect(
    stages: Sequence[Stage], acts: Sequence[str], persons: Sequence[str] = ()
) -> Inspection:
    """Find the first act that is out of order or one too many, or the first that is missing.

    Where it matters, `persons` says who did each act: the first by the wrong person is a breach
    too. The authority begins with the provision that is broken; without a breach it is that of
    every stage.
    """
    return earliest(_in_order(stages, acts), *_by_others(stages, acts, persons))


def _in_order(stages: Sequence[Stage], acts: Sequence[str]) -> Inspection:
    for stage in stages:
        if stage.least < 0:
            raise ImpossibleError(f"{stage.least} times cannot be", "count from 0")
    places = _places(stages)
    done: list[Counter[str]] = [Counter() for _ in stages]
    reached = 0
    for position, act in enumerate(acts, 1):
        if act not in places:
            raise ImpossibleError(
                f"'{act}' is no act of this procedure", f"use {', '.join(places)}"
            )
        # An act that recurs counts for the next of its stages that has room for it.
        open_to = [p for p in places[act] if p >= reached and not _full(stages[p], act, done[p])]
        place = (open_to or places[act][-1:])[0]
        done[place][act] += 1
        unfinished = [s for s, by in zip(stages[:place], done, strict=False) if _missing(s, by)]
        if unfinished:
            return _breach(position, act, unfinished[0])
        if not open_to:
            # It is one too many, or comes after an act that it must precede: then the later
            # stage's rule is broken.
            return _breach(position, act, stages[max(place, reached)])
        reached = place
    for stage, by in zip(stages, done, strict=True):
        missing = _missing(stage, by)
        if missing:
            return _breach(len(acts) + 1, missing[0], stage)
    return Inspection(None, joined(*(stage.authority for stage in stages)))


def _by_others(
    stages: Sequence[Stage], acts: Sequence[str], persons: Sequence[str]
) -> Iterator[Inspection]:
    """Every act that was done by a person who may not do it, as a breach."""
    stage_of = {act: stage for stage in stages for act in stage.acts if stage.by}
    for position, (act, person) in enumerate(zip(acts, persons, strict=False), 1):
        if act in stage_of and person not in stage_of[act].by:
            rule = f"this is for {' or '.join(stage_of[act].by)} to do"
            yield Inspection(Breach(position, act, rule), stage_of[act].authority)


def earliest(first: Inspection, *others: Inspection) -> Inspection:
    """Of several inspections of the same acts, the one whose breach comes first."""
    found = first
    for other in others:
        if other.breach and (not found.breach or other.breach.position < found.breach.position):
            found = other
    return found


def too_soon(found: Inspection, acts: Sequence[str], later: Stage, after: str) -> Inspection:
    """If the breach is an act of `later` done before `after`, name the rule that bars just that."""
    breach = found.breach
    if breach is None or breach.act not in later.acts or after in acts[: breach.position]:
        return found
    return _breach(breach.position, breach.act, later)


def sequence(stages: Sequence[Stage]) -> tuple[str, ...]:
    """The acts that a procedure requires, in order, each as often as it must be done."""
    return tuple(act for stage in stages for act in stage.acts * stage.least)


def _places(stages: Sequence[Stage]) -> dict[str, list[int]]:
    """The stages that each act belongs to."""
    places: dict[str, list[int]] = {}
    for place, stage in enumerate(stages):
        for act in (*stage.acts, *stage.free):
            places.setdefault(act, []).append(place)
    return places


def _full(stage: Stage, act: str, done: Counter[str]) -> bool:
    return act in stage.acts and done[act] == stage.most


def _missing(stage: Stage, done: Counter[str]) -> list[str]:
    return [act for act in stage.acts if done[act] < stage.least]


def _breach(position: int, act: str, stage: Stage) -> Inspection:
    return Inspection(Breach(position, act, stage.rule), stage.authority)


class Deed(Protocol):
    """An act that was done, with whatever else the law says of it: by whom, of which number."""

    @property
    def act(self) -> str:
        """The act, as a breach names it."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is due at one point of a procedure that has a single order."""

    due: Deed | None
    """The deed, whole: with another person or number it is a breach. None if nothing may follow."""
    rule: str
    authority: Authority


def inspect_in_turn(steps: Sequence[Step], deeds: Sequence[Deed]) -> Inspection:
    """Find the first deed that is not the one due at its point, or the first that is missing.

    Here every deed has its point, as each card of a deal has.
    """
    for position, step in enumerate(steps, 1):
        deed = deeds[position - 1] if position <= len(deeds) else None
        if deed != step.due:
            act = (deed or step.due).act  # type: ignore[union-attr]  # one of them is a deed
            return Inspection(Breach(position, act, step.rule), step.authority)
    return Inspection(None, joined(*(step.authority for step in steps)))
