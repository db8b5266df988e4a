"""The result of a round at punto banco and minibaccarat, by its cards or as it was announced."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import product

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.games.answers import Code
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.hands import (
    NATURALS,
    VALUES,
    banker_draws,
    play_out,
    player_draws,
    point_count,
)

_SIZES = (2, 3)
"""How many cards a hand may have at the end of a round."""


class RoundResult(StrEnum):
    """Which hand has won a round."""

    BANKER = "the Banker's Hand has won"
    PLAYER = "the Player's Hand has won"
    TIE = "Tie Hand"


@dataclass(frozen=True, slots=True)
class AnnouncedHand:
    """A hand at the end of a round."""

    point_count: int
    cards: int = 2
    natural: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """Both hands at the end of a round, and which has won."""

    players_hand: AnnouncedHand
    bankers_hand: AnnouncedHand
    result: RoundResult

    @property
    def dragon_7(self) -> bool:
        """Whether the Banker's Hand wins with seven on three cards, 13:69F-3.3(h) and 7.3(i)."""
        hand = self.bankers_hand
        return hand.cards == 3 and hand.point_count == 7 and self.result is RoundResult.BANKER


def winner(player: int, banker: int) -> RoundResult:
    """The hand with the higher Point Count, 19:47-3.2(a) and 7.2(a)."""
    if player == banker:
        return RoundResult.TIE
    return RoundResult.PLAYER if player > banker else RoundResult.BANKER


def check_announcement(game: Game, code: Code, announced: Announcement) -> None:
    """Refuse a result that cannot be; at punto banco 19:47-3.9 tells how a round can end.

    At minibaccarat, where the rules on the third card were not supplied, any two or three cards are
    a hand. Under 13:69F, where the rules on cards and on who wins were not supplied either, the
    point counts, the naturals and, unless the hands tie, the hand that has won are taken as they
    are put in with the question: the readings 13-69F-3.2-beginning-not-supplied and
    13-69F-3.2-optional-bonus-wager-wins.
    """
    hands = announced.players_hand, announced.bankers_hand
    for hand in hands:
        _check_hand(hand)
    right = winner(announced.players_hand.point_count, announced.bankers_hand.point_count)
    if code is Code.NJAC_19_47 and announced.result is not right:
        raise ImpossibleError(f"the announcement was: {announced.result}", f"it is: {right}")
    if (announced.result is RoundResult.TIE) != (right is RoundResult.TIE):
        raise ImpossibleError(
            f"the announcement was: {announced.result}",
            "hands with equal point counts tie, and no others do",
        )
    if (game, code) == (Game.PUNTO_BANCO, Code.NJAC_19_47) and hands not in _ends():
        player, banker = (f"{hand.point_count} on {hand.cards} cards" for hand in hands)
        raise ImpossibleError(
            f"no round ends like this with {player} against {banker}",
            "the hands draw and stay by 19:47-3.9, and only 8 or 9 on two cards is a natural",
        )


def _check_hand(hand: AnnouncedHand) -> None:
    if hand.point_count not in range(10):
        raise ImpossibleError(f"a point count of {hand.point_count} cannot be", "count from 0 to 9")
    if hand.cards not in _SIZES:
        raise ImpossibleError(f"a hand of {hand.cards} cards cannot be", "a hand has two or three")
    if hand.natural and hand.point_count not in NATURALS:
        raise ImpossibleError(f"a natural {hand.point_count} cannot be", "a natural is an 8 or a 9")


@cache
def _ends() -> frozenset[tuple[AnnouncedHand, ...]]:
    """The hands with which a round of punto banco can end, from dealing every kind of round."""
    of_each_value = {value: rank for rank, value in VALUES.items()}.values()
    rounds = (
        play_out((player, banker, Rank.TEN, Rank.TEN, fifth, sixth))
        for player, banker, fifth, sixth in product(of_each_value, repeat=4)
    )
    return frozenset(tuple(_hand(cards)[1] for cards in hands) for hands in rounds)


def result_of(game: Game, player: tuple[Rank, ...], banker: tuple[Rank, ...]) -> Announcement:
    """The result of a round by its cards, 19:47; hands that cannot be dealt are refused.

    At punto banco 19:47-3.9 tells which hand draws. At minibaccarat the provision that tells it was
    not supplied (19:47-7.8 ends with (a)): any two or three cards are a hand.
    """
    first, players = _hand(player)
    second, bankers = _hand(banker)
    if game is Game.PUNTO_BANCO:
        goes_on = not (players.natural or bankers.natural)
        third = VALUES[player[2]] if len(player) == 3 else None
        _check_third("Player's Hand", player, draws=goes_on and player_draws(first))
        _check_third("Banker's Hand", banker, draws=goes_on and banker_draws(second, third))
    return Announcement(players, bankers, winner(players.point_count, bankers.point_count))


@lru_cache(maxsize=4096)  # there are 2,366 hands of two or three cards
def _hand(cards: tuple[Rank, ...]) -> tuple[int, AnnouncedHand]:
    """The Point Count of its first two cards, and the hand as it is at the end."""
    if len(cards) not in _SIZES:
        raise ImpossibleError("a hand has too few or too many cards", "a hand has two or three")
    first = point_count(cards[:2])
    return first, AnnouncedHand(point_count(cards), len(cards), first in NATURALS)


def _check_third(name: str, cards: tuple[Rank, ...], *, draws: bool) -> None:
    if (len(cards) == 3) != draws:
        right = "here it draws a third card" if draws else "here it takes no third card"
        raise ImpossibleError(f"the {name} has {len(cards)} cards", right)
