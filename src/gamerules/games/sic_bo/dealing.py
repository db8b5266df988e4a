"""How a round of sic bo is dealt, 13:69F-9.5(c) to (g)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from gamerules.equipment.dice import check_roll
from gamerules.games.answers import Breach, Code, Inspection, answers, citing
from gamerules.games.procedure import Stage, earliest, inspect
from gamerules.games.sic_bo.table import Person, Shaker

if TYPE_CHECKING:
    from collections.abc import Iterator

cite = citing(Code.NJAC_13_69F)

TIMES = 3
"""How often a manual shaker is shaken at the least."""


class Act(StrEnum):
    """What happens in the course of a round of play."""

    CALL = 'announce "No more bets"'
    COVER = "place the cover on the shaker"
    SHAKE = "shake the shaker"
    ACTIVATE = "activate the automated dice shaker"
    UNCOVER = "remove the cover from the shaker"
    ANNOUNCE = "announce the value of a die"
    ENTER = "enter the value of a die"
    ILLUMINATE = "the winning combinations are illuminated"
    COLLECT = "collect a losing wager"
    PAY = "pay a winning wager"
    COVER_AGAIN = "cover the shaker again"
    CLEAR = "clear the winning combinations"


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done; with the value of the die, where it names one."""

    act: Act
    value: int = 0
    by: Person = Person.DEALER


@dataclass(frozen=True, slots=True)
class InspectRound:
    """Is this the order in which the dealer conducts a round of play?"""

    shaker: Shaker
    dice: tuple[int, ...]
    acts: tuple[Done, ...]
    losing_wagers: int = 1
    winning_wagers: int = 1
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def inspect_round(question: InspectRound) -> Inspection:
    """Inspect the dealer's acts for the first breach of 13:69F-9.5(c) to (g)."""
    check_roll(question.dice, 3)
    manual = question.shaker is Shaker.MANUAL
    tossing = _BY_HAND if manual else (_AUTOMATED,)
    stages = (_CALL, *tossing, *_settling(question), _CLEARED)
    # At the same act the rule on covers is the closer one, and comes first.
    found = (*_covers(question), _in_order(stages, question), _inspect_values(question))
    return earliest(*found)


_dealer = partial(Stage, by=(Person.DEALER,))
"""A stage of the dealer's own acts: "the dealer shall"."""

_CALL = _dealer((Act.CALL,), "the call comes before the dice are tossed", cite("9.5(c)"))
_BY_HAND = (
    _dealer((Act.COVER,), "the shaker is covered before it is shaken", cite("9.5(d)1", "9.5(d)")),
    _dealer(
        (Act.SHAKE,), "it is shaken at least three times", cite("9.5(d)1", "9.5(d)"), TIMES, None
    ),
    _dealer((Act.UNCOVER,), "the cover is then removed", cite("9.5(e)")),
)
_AUTOMATED = _dealer(
    (Act.ACTIVATE,), "the shaker is activated after the call", cite("9.5(d)2", "9.5(d)")
)
_CLEARED = _dealer(
    (Act.CLEAR,), "the combinations are cleared at the end", cite("9.5(g)"), most=None
)


def _in_order(stages: tuple[Stage, ...], question: InspectRound) -> Inspection:
    """Inspect the acts that have a place of their own in the order of the round.

    A cover is judged by `_covers`, and nothing forbids the dealer to repeat the call.
    """
    acts = [done.act for done in question.acts]
    covers = {Act.COVER_AGAIN} if question.shaker is Shaker.MANUAL else _COVERS
    places = [
        place
        for place, act in enumerate(acts)
        if act not in covers and not (act is Act.CALL and Act.CALL in acts[:place])
    ]
    persons = [question.acts[place].by for place in places]
    found = inspect(stages, [acts[place] for place in places], persons)
    if not found.breach:
        return found
    position = [*places, len(acts)][found.breach.position - 1] + 1
    return replace(found, breach=replace(found.breach, position=position))


_COVERS = {Act.COVER, Act.COVER_AGAIN}


def _covers(question: InspectRound) -> Iterator[Inspection]:
    """Every cover that comes at the wrong time, as a breach, 13:69F-9.5(d)1 and (f)."""
    manual = question.shaker is Shaker.MANUAL
    before: Counter[Act] = Counter()
    for position, done in enumerate(question.acts, 1):
        act = done.act
        settled = before[Act.ILLUMINATE] and before[Act.PAY] >= question.winning_wagers
        if not manual and act in _COVERS:
            rule = "an automated dice shaker remains uncovered at all times"
            yield Inspection(Breach(position, act, rule), cite("9.5(f)"))
        elif act is Act.COVER and not before[Act.CALL]:
            rule = "the cover is placed once the call is made"
            yield Inspection(Breach(position, act, rule), cite("9.5(d)1", "9.5(d)"))
        elif act is Act.COVER_AGAIN and not settled:
            rule = "it stays uncovered until all are paid"
            yield Inspection(Breach(position, act, rule), cite("9.5(f)"))
        before[act] += 1


def _settling(question: InspectRound) -> list[Stage]:
    order = "all losing wagers are collected first, then all winning wagers are paid"
    lost, won = question.losing_wagers, question.winning_wagers
    each = "the value of each die is announced and entered"
    return [
        # A fourth value is one that no die is left to show.
        _dealer((Act.ANNOUNCE, Act.ENTER), each, cite("9.5(e)"), 3, None),
        Stage((Act.ILLUMINATE,), "the combinations are then illuminated", cite("9.5(e)")),
        _dealer((Act.COLLECT,), order, cite("9.5(f)"), lost, lost),
        _dealer((Act.PAY,), order, cite("9.5(f)"), won, won),
    ]


def _inspect_values(question: InspectRound) -> Inspection:
    """Find the first value announced that no die is left to show, or entered unannounced."""
    unannounced = Counter(question.dice)
    announced: Counter[int] = Counter()
    for position, done in enumerate(question.acts, 1):
        if done.act is Act.ANNOUNCE:
            unannounced[done.value] -= 1
            announced[done.value] += 1
            rule = f"no further die shows {done.value}"
        elif done.act is Act.ENTER:
            announced[done.value] -= 1
            rule = f"a {done.value} is entered when it has been announced"
        if unannounced[done.value] < 0 or announced[done.value] < 0:
            return Inspection(Breach(position, done.act, rule), cite("9.5(e)"))
    return Inspection(None, cite("9.5(e)"))
