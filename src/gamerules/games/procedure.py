"""Procedures: a sequence of acts, inspected for its first breach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Breach, Inspection, joined

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a procedure: the act, the provision that orders it, and how it binds."""

    act: str
    rule: str
    """What the law requires, in one clause: it ends the sentence `breach: ...`."""
    authority: Authority
    required: bool = True
    repeats: bool = False
    """Whether several such acts in a row make up the stage: each losing wager is collected."""


def inspect(stages: Sequence[Stage], acts: Sequence[str]) -> Inspection:
    """Find the first act that is out of order, or the first stage that is missing.

    The answer rests on every stage that was looked at up to the breach, or on all of them.
    """
    names = [stage.act for stage in stages]
    authority: Authority = ()
    reached = -1
    for position, act in enumerate(acts, 1):
        if act not in names:
            raise ImpossibleError(f"'{act}' is no act of this procedure", f"use {', '.join(names)}")
        place = names.index(act)
        missing = [s for s in stages[reached + 1 : place] if s.required]
        if missing:
            return _breach(position, act, missing[0], authority)
        stage = stages[place]
        if place < reached or (place == reached and not stage.repeats):
            # It comes after an act that it must precede: the later stage's rule is broken.
            return _breach(position, act, stages[max(reached, place)], authority)
        reached = place
        authority = joined(authority, stage.authority)
    missing = [stage for stage in stages[reached + 1 :] if stage.required]
    if missing:
        return _breach(len(acts) + 1, missing[0].act, missing[0], authority)
    return Inspection(None, authority)


def _breach(position: int, act: str, stage: Stage, authority: Authority) -> Inspection:
    return Inspection(Breach(position, act, stage.rule), joined(stage.authority, authority))
