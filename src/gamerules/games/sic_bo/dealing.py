"""How a round of sic bo is dealt, 13:69F-9.5(c) to (g), also when something goes wrong, 9.6."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.equipment.dice import check_roll
from gamerules.games.answers import Breach, Code, Inspection, answers, citing
from gamerules.games.procedure import Stage, earliest, inspect
from gamerules.games.sic_bo.course import TOSSED, Act, Course, Done, Toss, course, watched
from gamerules.games.sic_bo.table import Person, Shaker

if TYPE_CHECKING:
    from collections.abc import Iterator

cite = citing(Code.NJAC_13_69F)

TIMES = 3
"""How often a manual shaker is shaken at the least."""


@dataclass(frozen=True, slots=True)
class InspectRound:
    """Is this the order in which the dealer conducts a round of play?"""

    shaker: Shaker
    dice: tuple[int, ...]
    """What the dice show in the toss that decides."""
    acts: tuple[Done, ...]
    losing_wagers: int = 1
    winning_wagers: int = 1
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def inspect_round(question: InspectRound) -> Inspection:
    """Inspect the dealer's acts for the first breach of 13:69F-9.5(c) to (g) or 9.6(a) to (c)."""
    check_roll(question.dice, 3)
    told = course(question.acts)
    if question.shaker is Shaker.MANUAL and told.toss is Toss.FAILS:
        raise ImpossibleError("a manual shaker is not activated", "name the automated shaker")
    # At the same act the rules on covers and on false calls are the closer ones, and come first.
    found = (
        *_covers(question, told),
        *_false_calls(question.acts),
        _in_order(_stages(question, told), question),
        *_unsupervised(question.acts, told),
        _inspect_values(question),
    )
    return earliest(*found)


def _stages(question: InspectRound, told: Course) -> tuple[Stage, ...]:
    """What is due, in order.

    A No roll sends the round back to the toss: the reading 13-69F-9.6-no-roll.
    """
    tossing = _BY_HAND if question.shaker is Shaker.MANUAL else (_AUTOMATED,)
    begun = (_CALL, *(*tossing, _NO_ROLL) * told.no_rolls)
    if told.ceased:
        return (*begun, _CEASED)
    if told.toss is Toss.FAILS:
        return (*begun, *tossing, _VOID)
    return (*begun, *tossing, *_settling(question, told))


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
_NO_ROLL = _dealer(
    (Act.NO_ROLL,), 'a "No roll" is called where a die is not flat', cite("9.6(a)"), most=None
)
_over = partial(
    Stage,
    (*TOSSED, Act.COVER, Act.SHAKE, Act.ANNOUNCE, Act.ENTER, Act.COLLECT, Act.PAY),
    least=0,
    most=0,
    free=(Act.NO_ROLL, Act.ILLUMINATE, Act.CLEAR),
)
"""Nothing is left to toss, collect or pay in the round."""
_CEASED = _over("gaming ceases until the electrical device has been fixed", cite("9.6(b)"))
_VOID = _over("the round of play is void", cite("9.6(c)"))


def _in_order(stages: tuple[Stage, ...], question: InspectRound) -> Inspection:
    """Inspect the acts that have a place of their own in the order of the round.

    A cover is judged by `_covers`, a malfunction is no act of the dealer's, and nothing forbids the
    dealer to repeat the call.
    """
    acts = [done.act for done in question.acts]
    covers = {Act.COVER_AGAIN} if question.shaker is Shaker.MANUAL else _COVERS
    left_out = {*covers, Act.FAIL}
    places = [
        place
        for place, act in enumerate(acts)
        if act not in left_out and not (act is Act.CALL and Act.CALL in acts[:place])
    ]
    persons = [question.acts[place].by for place in places]
    found = inspect(stages, [acts[place] for place in places], persons)
    if not found.breach:
        return found
    position = [*places, len(acts)][found.breach.position - 1] + 1
    return replace(found, breach=replace(found.breach, position=position))


_COVERS = {Act.COVER, Act.COVER_AGAIN}


def _covers(question: InspectRound, told: Course) -> Iterator[Inspection]:
    """Every cover that comes at the wrong time, as a breach, 13:69F-9.5(d)1 and (f)."""
    manual = question.shaker is Shaker.MANUAL
    to_pay = 0 if told.ceased else question.winning_wagers
    before: Counter[Act] = Counter()
    for position, done in enumerate(question.acts, 1):
        act = done.act
        shown = before[Act.ILLUMINATE] or told.without_device(position)
        settled = shown and before[Act.PAY] >= to_pay
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


def _false_calls(acts: tuple[Done, ...]) -> Iterator[Inspection]:
    """Every "No roll" that is called although all three dice lie flat, as a breach."""
    for position, done, toss in watched(acts):
        if done.act is Act.NO_ROLL and toss is Toss.FLAT:
            rule = 'a "No roll" is called only where a die is not flat'
            yield Inspection(Breach(position, done.act, rule), cite("9.6(a)"))


def _unsupervised(acts: tuple[Done, ...], told: Course) -> Iterator[Inspection]:
    """Every wager that is settled by the dealer alone once the device has failed, as a breach."""
    for position, done in enumerate(acts, 1):
        alone = done.act in _SETTLING and not done.supervised
        if alone and told.without_device(position):
            rule = "the casino supervisor is present"
            yield Inspection(Breach(position, done.act, rule), cite("9.6(b)"))


_SETTLING = {Act.COLLECT, Act.PAY}


def _settling(question: InspectRound, told: Course) -> Iterator[Stage]:
    """What is due once the dice decide.

    Of a device that has failed nothing is asked: the reading 13-69F-9.6-round-without-device.
    """
    acts = [done.act for done in question.acts]
    working = told.failed is None
    lit = working or not _SETTLING.isdisjoint(acts[: told.failed])
    each = "the value of each die is announced and entered"
    order = "all losing wagers are collected first, then all winning wagers are paid"
    authority = cite("9.5(f)") if working else cite("9.6(b)", "9.5(f)")
    lost, won = question.losing_wagers, question.winning_wagers
    # A fourth value is one that no die is left to show.
    if lit:
        yield _dealer((Act.ANNOUNCE, Act.ENTER), each, cite("9.5(e)"), 3, None)
    else:
        yield _dealer((Act.ANNOUNCE,), each, cite("9.5(e)"), 3, None, free=(Act.ENTER,))
    then = "the combinations are then illuminated"
    yield Stage((Act.ILLUMINATE,), then, cite("9.5(e)"), int(lit))
    yield _dealer((Act.COLLECT,), order, authority, lost, lost)
    yield _dealer((Act.PAY,), order, authority, won, won)
    cleared = "the combinations are cleared at the end"
    # Where the dice are flat, `_false_calls` judges the call.
    yield _dealer((Act.CLEAR,), cleared, cite("9.5(g)"), int(working), None, free=(Act.NO_ROLL,))


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
