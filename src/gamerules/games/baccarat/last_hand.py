"""What happens at punto banco when the cutting card appears, N.J.A.C. 19:47-3.8(e).

"Hand" means a whole round here, and a cutting card that comes out in place of the first card of a
round belongs to that round: the reading 19-47-3.8-hand-means-round.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Inspection, Ruling, answers, citing
from gamerules.games.procedure import Stage, inspect

cite = citing(Code.NJAC_19_47)


class LastHandAct(StrEnum):
    """What is done at the end of a shoe."""

    APPEARS = "the cutting card appears"
    REMOVE = "remove the cutting card and place it to the side"
    COMPLETE = "complete the hand"
    ANNOUNCE = 'the dealer calling the game announces "last hand"'
    ONE_MORE = "complete one more hand"
    RESHUFFLE = "reshuffle the cards"


class Remaining(StrEnum):
    """What is still dealt from the shoe."""

    HAND = "the hand is completed, and one more is dealt"
    ONE_MORE = "one more hand is dealt"
    NONE = "no more cards are dealt until the reshuffle"


@dataclass(frozen=True, slots=True)
class EndShoe:
    """The cutting card has appeared: what is still dealt, and what must be done?"""

    completed: int
    """How many hands were completed since, that in which it appeared among them."""
    code: Code = Code.NJAC_19_47


_STILL = (
    (Remaining.HAND, tuple(LastHandAct)[1:]),
    (Remaining.ONE_MORE, tuple(LastHandAct)[3:]),
    (Remaining.NONE, (LastHandAct.RESHUFFLE,)),
)
"""What is still dealt and done when no hand, one or two were completed."""


@answers(Code.NJAC_19_47, words=(Remaining, LastHandAct))
def end_shoe(question: EndShoe) -> Ruling:
    """Complete the hand and one more, then deal no more, 19:47-3.8(e)."""
    if not 0 <= question.completed < len(_STILL):
        raise ImpossibleError(
            f"{question.completed} hands after the cutting card cannot be", "there are 0, 1 or 2"
        )
    ruling, duties = _STILL[question.completed]
    return Ruling(ruling, duties, cite("3.8(e)"))


@dataclass(frozen=True, slots=True)
class InspectLastHand:
    """Is this how a shoe comes to its end?"""

    acts: tuple[LastHandAct, ...]
    code: Code = Code.NJAC_19_47


_RULES = {
    LastHandAct.APPEARS: "the cutting card appears during play",
    LastHandAct.REMOVE: "the cutting card is removed first",
    LastHandAct.COMPLETE: "the hand is completed",
    LastHandAct.ANNOUNCE: 'then "last hand" is announced',
    LastHandAct.ONE_MORE: "one more hand is dealt, and no other",
    LastHandAct.RESHUFFLE: "then the cards are reshuffled",
}


@answers(Code.NJAC_19_47)
def inspect_last_hand(question: InspectLastHand) -> Inspection:
    """Inspect the acts for the first breach of 19:47-3.8(e)."""
    stages = [Stage((act,), rule, cite("3.8(e)")) for act, rule in _RULES.items()]
    return inspect(stages, question.acts)
