"""How the initial four cards of minibaccarat are dealt and announced, N.J.A.C. 19:47-7.7 and 7.8.

What follows the announcement of the Point Counts was not supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from typing import TYPE_CHECKING, NamedTuple

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import (
    Authority,
    Code,
    Inspection,
    NotSupportedError,
    Permission,
    Ruling,
    answers,
    citing,
    joined,
)
from gamerules.games.baccarat.hands import point_count
from gamerules.games.procedure import Stage, Step, inspect_in_turn, too_soon

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

cite = citing(Code.NJAC_19_47)


class WayToDeal(StrEnum):
    """The options of 19:47-7.7(c)."""

    FACE_UP = "face up"
    FACE_DOWN = "face down"
    OTHER = "in another way"


@dataclass(frozen=True, slots=True)
class ChooseWayToDeal:
    """May the casino licensee deal the initial four cards like this?"""

    way: WayToDeal
    code: Code = Code.NJAC_19_47


_WAYS = {WayToDeal.FACE_UP: cite("7.7(c)1"), WayToDeal.FACE_DOWN: cite("7.7(c)2")}


@answers(Code.NJAC_19_47)
def choose_way_to_deal(question: ChooseWayToDeal) -> Permission:
    """Allow the two options alone, 19:47-7.7(c): the reading 19-47-7.7-two-ways-to-deal."""
    if question.way not in _WAYS:
        reason = "the initial four cards are dealt in one of the two ways"
        return Permission(permitted=False, reason=reason, authority=cite("7.7(c)"))
    reason = "the way is one of the two options"
    authority = joined(_WAYS[question.way], cite("7.7(c)"))
    return Permission(permitted=True, reason=reason, authority=authority)


class InitialAct(StrEnum):
    """What the dealer does in the initial deal."""

    NO_MORE_BETS = 'announce "No More Bets"'
    REMOVE = "remove a card from the shoe with either hand"
    REMOVE_LEFT = "remove a card from the shoe with the left hand"
    REMOVE_RIGHT = "remove a card from the shoe with the right hand"
    TURN = "turn the card face up"
    TO_PLAYERS = "place the card with the right hand on the area of the Player's Hand"
    TO_BANKERS = "place the card with the right hand on the area of the Banker's Hand"
    PLACE_LEFT = "place the card with the left hand"
    PLAYERS_DOWN = "place the card face down on the area of the Player's Hand"
    BANKERS_DOWN = "place the card face down underneath the right corner of the dealing shoe"
    TURN_PLAYERS = "turn the cards of the Player's Hand face up"
    COUNT_PLAYERS = "announce the Point Count of the Player's Hand"
    TURN_BANKERS = "turn the second and fourth cards face up, on the area of the Banker's Hand"
    COUNT_BANKERS = "announce the Point Count of the Banker's Hand"


@dataclass(frozen=True, slots=True)
class InitialDone:
    """An act that was done, and the Point Count that was announced."""

    act: InitialAct
    count: int | None = None


class InitialRuling(StrEnum):
    """What the acts are to do."""

    DEAL = "deal the initial four cards"


@dataclass(frozen=True, slots=True)
class DealInitialCards:
    """How are the initial four cards of minibaccarat dealt and announced?"""

    way: WayToDeal
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, words=(InitialRuling, InitialAct))
def deal_initial_cards(question: DealInitialCards) -> Ruling:
    """Give the acts in order, 19:47-7.7 and 7.8(a)."""
    steps = _steps(question.way, ())
    authority = joined(_WAYS[question.way], cite("7.7(c)", "7.7(b)", "7.8(a)"))
    return Ruling(InitialRuling.DEAL, tuple(act for act, _ in steps), authority)


@dataclass(frozen=True, slots=True)
class InspectInitialDeal:
    """Is this how these four cards of minibaccarat are dealt and announced?"""

    way: WayToDeal
    cards: tuple[Rank, ...]
    """The four cards, in the order they come from the shoe."""
    acts: tuple[InitialDone, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_initial_deal(question: InspectInitialDeal) -> Inspection:
    """Inspect the acts for the first breach of 19:47-7.7 or 7.8(a)."""
    if len(question.cards) != 4:
        raise ImpossibleError(f"{len(question.cards)} cards were named", "name the initial four")
    counts = {
        InitialAct.COUNT_PLAYERS: point_count(question.cards[::2]),
        InitialAct.COUNT_BANKERS: point_count(question.cards[1::2]),
    }
    acts = [done.act for done in question.acts]
    steps = [
        Step(InitialDone(act, counts.get(act)), f"now the dealer must {act}", authority)
        for act, authority in _steps(question.way, acts)
    ]
    found = inspect_in_turn(steps, question.acts)
    if found.breach is None and acts[len(steps) :]:
        raise NotSupportedError("the text on minibaccarat after 19:47-7.8(a) was not supplied")
    if question.way is WayToDeal.FACE_UP:
        return found
    return too_soon(found, acts, _BANKERS_TURNED, after=InitialAct.COUNT_PLAYERS)


class _Station(NamedTuple):
    """What is done with each of the four cards in turn, and the provision that orders it."""

    acts: tuple[tuple[InitialAct, ...], ...]
    """For each card what may be done, the first if nothing else was."""
    authority: Authority


_FROM_SHOE = cite("7.7(c)", "7.7(a)")
_FACE_UP = cite("7.7(c)1", "7.7(c)", "7.7(a)")
_FACE_DOWN = cite("7.7(c)2", "7.7(c)", "7.7(a)")
_ANNOUNCED = cite("7.8(a)")
_ANY_HAND = (InitialAct.REMOVE, InitialAct.REMOVE_LEFT, InitialAct.REMOVE_RIGHT)
_STATIONS = {
    WayToDeal.FACE_UP: (
        _Station(((InitialAct.REMOVE_LEFT,),) * 4, _FACE_UP),
        _Station(((InitialAct.TURN,),) * 4, _FACE_UP),
        _Station(((InitialAct.TO_PLAYERS,), (InitialAct.TO_BANKERS,)) * 2, _FACE_UP),
    ),
    WayToDeal.FACE_DOWN: (
        _Station((_ANY_HAND,) * 4, _FROM_SHOE),
        _Station(((InitialAct.PLAYERS_DOWN,), (InitialAct.BANKERS_DOWN,)) * 2, _FACE_DOWN),
    ),
}
"""What each card of a way goes through, from the shoe to its place."""
_CALLED = {
    WayToDeal.FACE_UP: (
        (InitialAct.COUNT_PLAYERS, _ANNOUNCED),
        (InitialAct.COUNT_BANKERS, _ANNOUNCED),
    ),
    WayToDeal.FACE_DOWN: (
        (InitialAct.TURN_PLAYERS, _ANNOUNCED),
        (InitialAct.COUNT_PLAYERS, _ANNOUNCED),
        (InitialAct.TURN_BANKERS, _FACE_DOWN),
        (InitialAct.COUNT_BANKERS, _ANNOUNCED),
    ),
}
"""The acts of each way after the four cards are placed; when those that lie face down are turned is
the reading 19-47-7.7-face-down-cards."""
_BANKERS_TURNED = Stage(
    (InitialAct.TURN_BANKERS,),
    "these cards lie face down until the Player's Hand is called",
    cite("7.7(c)2", "7.8(a)"),
)


def _steps(way: WayToDeal, acts: Sequence[InitialAct]) -> tuple[tuple[InitialAct, Authority], ...]:
    """What is due, in order; the acts that were done say in which order the cards were dealt."""
    if way not in _STATIONS:
        raise ImpossibleError(
            "cards dealt in another way cannot be", "deal them face up or face down"
        )
    dealt = _dealt(_STATIONS[way], acts[1:])
    return ((InitialAct.NO_MORE_BETS, cite("7.7(b)")), *dealt, *_CALLED[way])


def _dealt(
    stations: Sequence[_Station], acts: Sequence[InitialAct]
) -> Iterator[tuple[InitialAct, Authority]]:
    """Deal four cards, one by one or several at once: the reading 19-47-7.7-one-by-one.

    What was done is what is due, as long as a card waits for it; else the foremost card goes on.
    """
    through = [4] + [0] * len(stations)
    for act in chain(acts, repeat(None)):
        waiting = [
            (number, station.acts[through[number]], station.authority)
            for number, station in enumerate(stations, 1)
            if through[number] < through[number - 1]
        ]
        if not waiting:
            return
        chosen = (wait for wait in waiting if act in wait[1])
        number, due, authority = next(chosen, waiting[-1])
        through[number] += 1
        yield (act if act in due else due[0]), authority
