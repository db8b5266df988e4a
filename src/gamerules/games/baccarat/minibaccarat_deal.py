"""How the initial four cards of minibaccarat are dealt and announced, N.J.A.C. 19:47-7.7 and 7.8.

What follows the announcement of the Point Counts was not supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
from gamerules.games.procedure import Step, inspect_in_turn

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
    REMOVE = "remove a card from the shoe with the left hand"
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
    steps = _steps(question.way)
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
    steps = [
        Step(InitialDone(act, counts.get(act)), f"now the dealer must {act}", authority)
        for act, authority in _steps(question.way)
    ]
    found = inspect_in_turn(steps, question.acts)
    if found.breach is None and question.acts[len(steps) :]:
        raise NotSupportedError("the text on minibaccarat after 19:47-7.8(a) was not supplied")
    return found


_FACE_UP = cite("7.7(c)1", "7.7(c)", "7.7(a)")
_FACE_DOWN = cite("7.7(c)2", "7.7(c)", "7.7(a)")
_ANNOUNCED = cite("7.8(a)")
_DEAL = {
    WayToDeal.FACE_UP: (
        *(
            (act, _FACE_UP)
            for area in (InitialAct.TO_PLAYERS, InitialAct.TO_BANKERS) * 2
            for act in (InitialAct.REMOVE, InitialAct.TURN, area)
        ),
        (InitialAct.COUNT_PLAYERS, _ANNOUNCED),
        (InitialAct.COUNT_BANKERS, _ANNOUNCED),
    ),
    WayToDeal.FACE_DOWN: (
        *((act, _FACE_DOWN) for act in (InitialAct.PLAYERS_DOWN, InitialAct.BANKERS_DOWN) * 2),
        (InitialAct.TURN_PLAYERS, _ANNOUNCED),
        (InitialAct.COUNT_PLAYERS, _ANNOUNCED),
        (InitialAct.TURN_BANKERS, _FACE_DOWN),
        (InitialAct.COUNT_BANKERS, _ANNOUNCED),
    ),
}
"""The acts of each way after the call; when the cards that lie face down are turned is the reading
19-47-7.7-face-down-cards."""


def _steps(way: WayToDeal) -> tuple[tuple[InitialAct, Authority], ...]:
    if way not in _DEAL:
        raise ImpossibleError(
            "cards dealt in another way cannot be", "deal them face up or face down"
        )
    return ((InitialAct.NO_MORE_BETS, cite("7.7(b)")), *_DEAL[way])
