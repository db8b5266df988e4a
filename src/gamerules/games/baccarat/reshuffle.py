"""The option to shuffle again after lacing, 19:47-3.5(b), 4.4(b) and 7.5(b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.games.answers import Code, Fault, Filing, Permission, answers
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.shoe import shoe


@dataclass(frozen=True, slots=True)
class PitTable:
    """A table in a pit, and whether cards are shuffled again after lacing there."""

    game: Game
    reshuffling: bool


@dataclass(frozen=True, slots=True)
class ElectReshuffling:
    """May the option be implemented at these tables of a pit?"""

    game: Game
    pit: tuple[PitTable, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def elect_reshuffling(question: ElectReshuffling) -> Permission:
    """At all tables of the game or at none: the reading 19-47-3.5-all-tables-within-a-pit."""
    chosen = {table.reshuffling for table in question.pit if table.game == question.game}
    return Permission(
        permitted=chosen != {True, False},
        reason=f"the option is implemented at all tables of {question.game} within a pit, or none",
        authority=shoe(question.game, question.code).reshuffled,
    )


class Change(StrEnum):
    """What the casino licensee wants to do with the option."""

    INITIATE = "initiate"
    TERMINATE = "terminate"


class Recipient(StrEnum):
    """To whom notice is provided."""

    SURVEILLANCE = "surveillance department"
    COMMISSION = "Commission"


@dataclass(frozen=True, slots=True)
class ReshufflingNotice:
    """A notice that was provided."""

    to: Recipient
    minutes: int
    """How long before the change."""
    written: bool = True


@dataclass(frozen=True, slots=True)
class ChangeReshuffling:
    """Is the notice of the change in order?"""

    game: Game
    change: Change
    notices: tuple[ReshufflingNotice, ...]
    code: Code = Code.NJAC_19_47


class NoticeFault(StrEnum):
    """What a notice lacks."""

    NO_SURVEILLANCE = "no written notice to the surveillance department"
    LATE_SURVEILLANCE = "less than 30 minutes' notice to the surveillance department"
    NO_COMMISSION = "no written notice to the Commission"
    LATE_COMMISSION = "less than 30 minutes' notice to the Commission"


_FAULTS = {
    Recipient.SURVEILLANCE: (NoticeFault.NO_SURVEILLANCE, NoticeFault.LATE_SURVEILLANCE),
    Recipient.COMMISSION: (NoticeFault.NO_COMMISSION, NoticeFault.LATE_COMMISSION),
}


@answers(Code.NJAC_19_47, words=(NoticeFault,))
def change_reshuffling(question: ChangeReshuffling) -> Filing:
    """At least 30 minutes prior written notice to both, to initiate or to terminate."""
    authority = shoe(question.game, question.code).reshuffled
    faults = []
    for recipient, (none, late) in _FAULTS.items():
        written = [n.minutes for n in question.notices if n.to == recipient and n.written]
        if not written:
            faults.append(Fault(none, authority))
        elif max(written) < 30:
            faults.append(Fault(late, authority))
    return Filing(tuple(faults), authority)
