"""How a round of punto banco is dealt and announced, N.J.A.C. 19:47-3.7 and 3.8."""

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
    Ruling,
    answers,
    citing,
    joined,
)
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.drawing import (
    BankersThirdCard,
    PlayersThirdCard,
    bankers_third_card,
    players_third_card,
)
from gamerules.games.baccarat.hands import Round, play_out, point_count
from gamerules.games.baccarat.irregularities import VOID, Duty, RoundRuling
from gamerules.games.procedure import Step, inspect_in_turn

cite = citing(Code.NJAC_19_47)


class Hand(StrEnum):
    """The two hands of a round."""

    PLAYERS = "Player's Hand"
    BANKERS = "Banker's Hand"


@dataclass(frozen=True, slots=True)
class WhoseCard:
    """Which hand does a card of the initial deal belong to?"""

    game: Game
    card: int
    """The card's place among those dealt, from 1 to 4."""
    code: Code = Code.NJAC_19_47


_INITIAL_CARDS = {
    Game.PUNTO_BANCO: cite("3.7(c)", "3.7(a)"),
    Game.MINIBACCARAT: cite("7.7(c)", "7.7(a)"),
}
_TURNS = (Hand.PLAYERS, Hand.BANKERS, Hand.PLAYERS, Hand.BANKERS)


@answers(Code.NJAC_19_47, words=(Hand,))
def whose_card(question: WhoseCard) -> Ruling:
    """Give the first and third card to one hand, the second and fourth to the other."""
    if question.game not in _INITIAL_CARDS:
        raise NotSupportedError(f"the text on the initial deal of {question.game} was not supplied")
    if not 1 <= question.card <= len(_TURNS):
        raise ImpossibleError(
            f"card {question.card} is not of the initial deal", "its cards are 1 to 4"
        )
    return Ruling(_TURNS[question.card - 1], (), _INITIAL_CARDS[question.game])


class Person(StrEnum):
    """The persons at a punto banco table."""

    CALLER = "the dealer calling the game"
    DEALER = "another dealer"
    CURATOR = "the curator"
    PARTICIPANT = "another participant"


class RoundAct(StrEnum):
    """What is done in the course of a round."""

    NO_MORE_BETS = 'announce "No More Bets"'
    CARDS = 'announce "Cards"'
    TO_PLAYERS = "deal a card to the Player's Hand"
    TO_BANKERS = "deal a card to the Banker's Hand"
    PLACE = "place the cards face upwards in front of the dealer"
    COUNT_PLAYERS = "announce the Point Count of the Player's Hand"
    POSITION_BANKERS = "take and position the cards of the Banker's Hand"
    COUNT_BANKERS = "announce the Point Count of the Banker's Hand"
    PLAYERS_DRAWS = "instruct the curator to deal a third card to the Player's Hand"
    PLAYERS_STAYS = "instruct the curator to deal no third card to the Player's Hand"
    THIRD_TO_PLAYERS = "deal a third card face upwards to the Player's Hand"
    BANKERS_DRAWS = "instruct the curator to deal a third card to the Banker's Hand"
    BANKERS_STAYS = "instruct the curator to deal no third card to the Banker's Hand"
    THIRD_TO_BANKERS = "deal a third card face upwards to the Banker's Hand"
    FACE_DOWN = "deal a third card face downwards"
    FURTHER = "deal one more additional card"


@dataclass(frozen=True, slots=True)
class RoundDone:
    """An act that was done, by whom, and the Point Count that was announced."""

    act: RoundAct
    by: Person
    count: int | None = None


@dataclass(frozen=True, slots=True)
class PlayRound:
    """How is a round dealt from a shoe with these cards in front?"""

    cards: tuple[Rank, ...]
    code: Code = Code.NJAC_19_47


class RoundEnd(StrEnum):
    """How the hands stand when each has all its cards."""

    PLAYERS = "the Player's Hand is higher"
    BANKERS = "the Banker's Hand is higher"
    EQUAL = "the Point Counts are equal"


_ENDS = {1: RoundEnd.PLAYERS, 0: RoundEnd.EQUAL, -1: RoundEnd.BANKERS}


@answers(Code.NJAC_19_47, words=(RoundEnd, RoundRuling, RoundAct, Duty))
def play_round(question: PlayRound) -> Ruling:
    """Give the acts of the round in order; it is void if the shoe runs out, 19:47-3.12(d)."""
    dealt = _dealt(question.cards)
    if dealt is None:
        return VOID
    players, bankers = point_count(dealt.players), point_count(dealt.bankers)
    end = _ENDS[(players > bankers) - (players < bankers)]
    due = [(step.due, step.authority) for step in _steps(dealt)]
    acts = tuple(deed.act for deed, _ in due if deed is not None)
    authority = joined(_instructed(dealt)[0].authority, *(part for _, part in due), cite("3.1(c)"))
    return Ruling(end, acts, authority)


@dataclass(frozen=True, slots=True)
class InspectRound:
    """Is this how a round with these cards is dealt and announced?"""

    cards: tuple[Rank, ...]
    """The cards in front of the shoe, at least as many as the round takes."""
    acts: tuple[RoundDone, ...]
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def inspect_round(question: InspectRound) -> Inspection:
    """Inspect the acts for the first breach of 19:47-3.7 to 3.9: each act once, in order."""
    dealt = _dealt(question.cards)
    if dealt is None:
        raise ImpossibleError(
            "the cards do not complete a round", "name as many as the hands are entitled to"
        )
    return inspect_in_turn(_steps(dealt), question.acts)


def _dealt(cards: tuple[Rank, ...]) -> Round | None:
    try:
        return play_out(cards)
    except IndexError:
        return None


def _instructed(dealt: Round) -> tuple[Ruling, Ruling]:
    """Whether each hand draws."""
    players, bankers = point_count(dealt.players[:2]), point_count(dealt.bankers[:2])
    third = next(iter(dealt.players[2:]), None)
    return (
        players_third_card(PlayersThirdCard(players, bankers)),
        bankers_third_card(BankersThirdCard(players, bankers, third)),
    )


def _steps(dealt: Round) -> list[Step]:
    """The acts of a round, each with who does it; the hands are instructed one after the other.

    That order is the reading 19-47-3.8-instructions.
    """
    players, bankers = point_count(dealt.players[:2]), point_count(dealt.bankers[:2])
    of_players, of_bankers = (ruling.authority for ruling in _instructed(dealt))
    return [
        _called(RoundAct.NO_MORE_BETS, cite("3.7(b)")),
        _called(RoundAct.CARDS, cite("3.7(b)")),
        *(
            _curated(act, cite("3.7(c)", "3.7(a)", "3.6(c)"))
            for act in (RoundAct.TO_PLAYERS, RoundAct.TO_BANKERS) * 2
        ),
        _called(RoundAct.PLACE, cite("3.7(c)")),
        _called(RoundAct.COUNT_PLAYERS, cite("3.8(a)"), players),
        _called(RoundAct.POSITION_BANKERS, cite("3.8(a)")),
        _called(RoundAct.COUNT_BANKERS, cite("3.8(a)"), bankers),
        *_third(dealt.players, _PLAYERS_ACTS, of_players),
        *_third(dealt.bankers, _BANKERS_ACTS, of_bankers),
        _end(dealt),
    ]


_PLAYERS_ACTS = (RoundAct.PLAYERS_DRAWS, RoundAct.THIRD_TO_PLAYERS, RoundAct.PLAYERS_STAYS)
_BANKERS_ACTS = (RoundAct.BANKERS_DRAWS, RoundAct.THIRD_TO_BANKERS, RoundAct.BANKERS_STAYS)


def _third(
    hand: tuple[Rank, ...], acts: tuple[RoundAct, RoundAct, RoundAct], authority: Authority
) -> list[Step]:
    """The instruction for one hand, and its third card if it draws."""
    draws, third, stays = acts
    if not hand[2:]:
        return [_called(stays, joined(cite("3.8(b)"), authority))]
    return [
        _called(draws, joined(cite("3.8(b)"), authority)),
        _curated(third, cite("3.8(c)", "3.6(c)")),
    ]


def _end(dealt: Round) -> Step:
    if dealt.players[2:] and dealt.bankers[2:]:
        return Step(None, "no hand has more than one additional card", cite("3.8(d)"))
    return Step(None, "only the third cards that are instructed are dealt", cite("3.8(c)"))


def _called(act: RoundAct, authority: Authority, count: int | None = None) -> Step:
    return _step(RoundDone(act, Person.CALLER, count), authority)


def _curated(act: RoundAct, authority: Authority) -> Step:
    return _step(RoundDone(act, Person.CURATOR), authority)


def _step(due: RoundDone, authority: Authority) -> Step:
    count = "" if due.count is None else f": {due.count}"
    return Step(due, f"now it is for {due.by} to {due.act}{count}", authority)
