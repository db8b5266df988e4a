"""The shoe of each game under each chapter: where its rules stand, and what differs.

The sections on opening, shuffling and cutting are nearly the same text in all of them: 19:47-3.4,
3.5, 4.3, 4.4, 7.4 and 7.5, and 13:69F-3.4, 3.5, 7.4 and 7.5 as far as supplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Code, NotSupportedError, citing
from gamerules.games.baccarat import Game, Person

if TYPE_CHECKING:
    from collections.abc import Iterable

old = citing(Code.NJAC_19_47)
new = citing(Code.NJAC_13_69F)


DEALERS = (Person.CALLER, Person.DEALER)
"""Where the law says "the dealers" or, without more, "the dealer": the reading
19-47-3.8-dealer-and-dealer-calling-the-game."""


class Lines(StrEnum):
    """How the cards are spread out for inspection."""

    COLUMNS = "columns"
    ROWS = "horizontal rows"


class Discard(StrEnum):
    """Where burned cards are placed."""

    BUCKET = "place the cards in the discard bucket"
    RACK = "place the cards in the discard rack"


class Sorting(StrEnum):
    """What the dealer calling the game does with the cards received."""

    SORT = "sort and inspect the cards in accordance with N.J.A.C. 19:46-1.18(f)"
    COMPLY = "comply with N.J.A.C. 13:69E-1.18(e)1"


@dataclass(frozen=True, slots=True)
class Shoe:
    """The provisions on the shoe of one game under one chapter, () where none was supplied."""

    lines: Lines
    sorting: Sorting
    received: Authority
    verified: Authority
    """What makes the floorperson verify: the reading 19-47-3.4-who-verifies."""
    spread: Authority
    mixed: Authority
    required: Authority
    """When the cards are shuffled."""
    shuffled: Authority
    """By whom."""
    laced: Authority = ()
    reshuffled: Authority = ()
    offered: Authority = ()
    cut: Authority = ()
    loaded: Authority = ()
    recut: Authority = ()
    second_procedure: str = ""
    """What the casino licensee may elect in place of this shuffle, which was not supplied."""
    batches: Authority = ()
    """On cards for an automated shuffling device."""
    pre_shuffled: bool = False
    """Whether cards that were pre-shuffled need not be spread and shuffled before play."""
    one_dealer: bool = False
    clockwise_of_last_to_deal: int | None = None
    """After a completed shoe the cut is first offered so many places clockwise of the participant
    who dealt last; None if always to the highest numbered position."""
    discard: Discard = Discard.BUCKET


SHOES = {
    (Game.PUNTO_BANCO, Code.NJAC_19_47): Shoe(
        lines=Lines.COLUMNS,
        sorting=Sorting.SORT,
        received=old("3.4(a)"),
        verified=old("3.4(b)"),
        spread=old("3.4(b)"),
        mixed=old("3.4(c)"),
        required=old("3.5(a)"),
        shuffled=old("3.5(a)"),
        laced=old("3.5(b)"),
        reshuffled=old("3.5(b)"),
        offered=old("3.5(b)"),
        cut=old("3.5(c)"),
        loaded=old("3.5(d)"),
        recut=old("3.5(e)"),
        clockwise_of_last_to_deal=0,
    ),
    (Game.CHEMIN_DE_FER, Code.NJAC_19_47): Shoe(
        lines=Lines.COLUMNS,
        sorting=Sorting.SORT,
        received=old("4.3(a)"),
        verified=old("4.3(b)"),
        spread=old("4.3(b)"),
        mixed=old("4.3(c)"),
        required=old("4.4(a)"),
        shuffled=old("4.4(a)"),
        laced=old("4.4(b)"),
        reshuffled=old("4.4(b)"),
        offered=old("4.4(b)"),
        cut=old("4.4(c)"),
        loaded=old("4.4(d)"),
        recut=old("4.4(e)"),
        clockwise_of_last_to_deal=1,
    ),
    (Game.MINIBACCARAT, Code.NJAC_19_47): Shoe(
        lines=Lines.ROWS,
        sorting=Sorting.SORT,
        received=old("7.4(a)"),
        verified=old("7.4(a)"),
        spread=old("7.4(b)"),
        mixed=old("7.4(c)"),
        required=old("7.5(a)"),
        shuffled=old("7.5(a)"),
        laced=old("7.5(b)"),
        reshuffled=old("7.5(b)"),
        offered=old("7.5(b)"),
        cut=old("7.5(c)"),
        loaded=old("7.5(d)"),
        recut=old("7.5(e)"),
        one_dealer=True,
        discard=Discard.RACK,
    ),
    (Game.PUNTO_BANCO, Code.NJAC_13_69F): Shoe(
        lines=Lines.COLUMNS,
        sorting=Sorting.COMPLY,
        received=new("3.4(a)"),
        verified=new("3.4(b)"),
        spread=new("3.4(b)"),
        mixed=new("3.4(c)"),
        required=new("3.5(a)"),
        shuffled=new("3.5(a)1"),
        laced=new("3.5(a)1"),
        reshuffled=new("3.5(a)1i"),
        second_procedure="13:69F-3.5(a)2",
        pre_shuffled=True,
    ),
    (Game.MINIBACCARAT, Code.NJAC_13_69F): Shoe(
        lines=Lines.ROWS,
        sorting=Sorting.COMPLY,
        received=new("7.4(a)"),
        verified=new("7.4(b)"),
        spread=new("7.4(b)"),
        mixed=new("7.4(c)"),
        required=new("7.5(a)"),
        shuffled=new("7.5(a)"),
        batches=new("7.4(d)"),
        pre_shuffled=True,
        one_dealer=True,
    ),
}


def shoe(game: Game, code: Code) -> Shoe:
    """The rules of a game's shoe; not supported where the text was not supplied."""
    if (game, code) not in SHOES:
        raise NotSupportedError(f"the text of {code} on the shoe at {game} was not supplied")
    return SHOES[game, code]


def check_persons(law: Shoe, persons: Iterable[str]) -> None:
    """Refuse another dealer where there is one: 19-47-3.8-dealer-and-dealer-calling-the-game."""
    if law.one_dealer and Person.DEALER in persons:
        raise ImpossibleError("there is one dealer at minibaccarat", f"name {Person.CALLER}")
