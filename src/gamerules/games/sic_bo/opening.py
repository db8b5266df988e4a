"""How a sic bo table is inspected before it is opened and at each shift, 13:69F-9.5(a) and (b)."""

from __future__ import annotations

from dataclasses import dataclass

from gamerules.games.answers import Authority, Code, Permission, answers, citing, joined
from gamerules.games.sic_bo.table import Person, Shaker

cite = citing(Code.NJAC_13_69F)

TIMES = 3
"""How often a device is tried at the least."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial of the shaker, or of the electrical device."""

    times: int
    """How often the shaker was operated, or how many numeric values were entered."""
    verified: bool
    """Whether all that it did was verified to be right."""

    @property
    def enough(self) -> bool:
        """Whether it meets the minimum."""
        return self.times >= TIMES and self.verified


@dataclass(frozen=True, slots=True)
class OpenForGaming:
    """May the table be opened for gaming after this inspection?"""

    inspector: Person
    shaker: Shaker
    device: Trial
    automated: Trial | None = None
    """The trial of the automated dice shaker, if there was one."""
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def open_for_gaming(question: OpenForGaming) -> Permission:
    """The floorperson tries the electrical device and an automated shaker, 13:69F-9.5(a)."""
    return _permission(
        (
            question.inspector is Person.FLOORPERSON,
            "the floorperson assigned to the table inspects",
            cite("9.5(a)"),
        ),
        (question.device.enough, "three values are entered and verified", cite("9.5(a)1")),
        (
            _tried(question.shaker, question.automated),
            "the automated dice shaker is operated three times and verified",
            cite("9.5(a)2"),
        ),
    )


@dataclass(frozen=True, slots=True)
class BeginShift:
    """May a shift begin after this inspection?"""

    inspector: Person
    shaker: Shaker
    automated: Trial | None = None
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def begin_shift(question: BeginShift) -> Permission:
    """The casino supervisor tries an automated shaker, if one is in use, 13:69F-9.5(b)."""
    manual = question.shaker is Shaker.MANUAL
    supervised = manual or question.inspector is Person.CASINO_SUPERVISOR
    return _permission(
        (supervised, "the casino supervisor assigned to the table inspects", cite("9.5(b)")),
        (
            _tried(question.shaker, question.automated),
            "the automated dice shaker is operated three times and verified",
            cite("9.5(b)"),
        ),
    )


def _tried(shaker: Shaker, trial: Trial | None) -> bool:
    return shaker is Shaker.MANUAL or (trial is not None and trial.enough)


def _permission(*checks: tuple[bool, str, Authority]) -> Permission:
    """Permit what meets every requirement; refuse by the first that is not met."""
    for met, rule, authority in checks:
        if not met:
            return Permission(permitted=False, reason=rule, authority=authority)
    authority = joined(*(authority for _, _, authority in checks))
    return Permission(permitted=True, reason="the inspection is complete", authority=authority)
