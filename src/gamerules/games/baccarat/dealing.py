"""How a round of punto banco is dealt and announced, N.J.A.C. 19:47-3.7 and 3.8."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import (
    Authority,
    Breach,
    Code,
    Inspection,
    NotSupportedError,
    Ruling,
    answers,
    citing,
    joined,
)
from gamerules.games.baccarat import Game, Person
from gamerules.games.baccarat.drawing import (
    BankersThirdCard,
    PlayersThirdCard,
    bankers_third_card,
    players_third_card,
)
from gamerules.games.baccarat.hands import Round, play_out, point_count
from gamerules.games.baccarat.irregularities import VOID, Duty, RoundRuling
from gamerules.games.procedure import Step, earliest, inspect_in_turn

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
    script = _script_of(dealt)
    return Ruling(end, script.acts, script.authority)


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
    found = inspect_in_turn(_script_of(dealt).steps, question.acts)
    # Where a second additional card breaks more than one rule, 3.8(d) decides: "in no event".
    return earliest(_inspect_additional(question.acts), found) if found.breach else found


def _inspect_additional(acts: tuple[RoundDone, ...]) -> Inspection:
    """Find the first hand that is dealt a second additional card, 19:47-3.8(d)."""
    dealt: set[RoundAct] = set()
    for position, done in enumerate(acts, 1):
        if done.act in dealt:
            return Inspection(Breach(position, done.act, _BOTH_DREW.rule), _BOTH_DREW.authority)
        dealt |= {done.act} & {RoundAct.THIRD_TO_PLAYERS, RoundAct.THIRD_TO_BANKERS}
    return Inspection(None, _BOTH_DREW.authority)


def _dealt(cards: tuple[Rank, ...]) -> Round | None:
    try:
        return play_out(cards)
    except IndexError:
        return None


class _Script(NamedTuple):
    """The acts of a round, in order."""

    steps: tuple[Step, ...]
    acts: tuple[RoundAct, ...]
    authority: Authority


def _script_of(dealt: Round) -> _Script:
    return _script(
        point_count(dealt.players[:2]),
        point_count(dealt.bankers[:2]),
        next(iter(dealt.players[2:]), None),
        bool(dealt.bankers[2:]),
    )


@cache
def _script(players: int, bankers: int, third: Rank | None, banker_drew: bool) -> _Script:
    """The script of a round by the Point Counts of two cards each and the third cards.

    The hands are instructed one after the other: the reading 19-47-3.8-instructions.
    """
    of_players = players_third_card(PlayersThirdCard(players, bankers)).authority
    of_bankers = bankers_third_card(BankersThirdCard(players, bankers, third)).authority
    player_drew = third is not None
    due = [
        (_caller(RoundAct.NO_MORE_BETS), cite("3.7(b)")),
        (_caller(RoundAct.CARDS), cite("3.7(b)")),
        *(
            (_curator(act), cite("3.7(c)", "3.7(a)", "3.6(c)"))
            for act in (RoundAct.TO_PLAYERS, RoundAct.TO_BANKERS) * 2
        ),
        (_caller(RoundAct.PLACE), cite("3.7(c)")),
        (_caller(RoundAct.COUNT_PLAYERS, players), cite("3.8(a)")),
        (_caller(RoundAct.POSITION_BANKERS), cite("3.8(a)")),
        (_caller(RoundAct.COUNT_BANKERS, bankers), cite("3.8(a)")),
        *_third_card(_PLAYERS_ACTS, player_drew, of_players),
        *_third_card(_BANKERS_ACTS, banker_drew, of_bankers),
    ]
    end = _BOTH_DREW if player_drew and banker_drew else _AS_INSTRUCTED
    steps = (*(Step(deed, _rule(deed), authority) for deed, authority in due), end)
    authority = joined(of_players, *(step.authority for step in steps), cite("3.1(c)"))
    return _Script(steps, tuple(deed.act for deed, _ in due), authority)


_BOTH_DREW = Step(None, "no hand has more than one additional card", cite("3.8(d)"))
_AS_INSTRUCTED = Step(None, "only third cards that are instructed are dealt", cite("3.8(c)"))
_PLAYERS_ACTS = (RoundAct.PLAYERS_STAYS, RoundAct.PLAYERS_DRAWS, RoundAct.THIRD_TO_PLAYERS)
_BANKERS_ACTS = (RoundAct.BANKERS_STAYS, RoundAct.BANKERS_DRAWS, RoundAct.THIRD_TO_BANKERS)


def _third_card(
    acts: tuple[RoundAct, RoundAct, RoundAct], drew: bool, authority: Authority
) -> list[tuple[RoundDone, Authority]]:
    """The instruction for one hand, and its third card if it draws."""
    stays, draws, third = acts
    instructed = joined(cite("3.8(b)"), authority)
    if drew:
        return [(_caller(draws), instructed), (_curator(third), cite("3.8(c)", "3.6(c)"))]
    return [(_caller(stays), instructed)]


def _caller(act: RoundAct, count: int | None = None) -> RoundDone:
    return RoundDone(act, Person.CALLER, count)


def _curator(act: RoundAct) -> RoundDone:
    return RoundDone(act, Person.CURATOR)


def _rule(due: RoundDone) -> str:
    count = "" if due.count is None else f": {due.count}"
    return f"now it is for {due.by} to {due.act}{count}"
