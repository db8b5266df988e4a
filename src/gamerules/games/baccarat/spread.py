"""How the cards are spread out for inspection, 19:47-3.4(b), 4.3(b) and 7.4(b)."""

from __future__ import annotations

from dataclasses import dataclass

from gamerules.equipment.cards import Rank, Suit
from gamerules.games.answers import Code, Permission, answers, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.shoe import Lines, shoe

_ACE_FIRST = tuple(Rank)
_ACE_LAST = (*_ACE_FIRST[1:], Rank.ACE)
_SEQUENCES = {_ACE_FIRST, _ACE_FIRST[::-1], _ACE_LAST, _ACE_LAST[::-1]}
"""All ranks, up or down, the ace at either end: the reading 19-47-3.4-in-sequence."""


@dataclass(frozen=True, slots=True)
class Run:
    """Cards of one suit of one deck that lie side by side, and the line in which they lie."""

    line: int
    deck: int
    suit: Suit
    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class SpreadCards:
    """May the cards be spread out like this?"""

    game: Game
    lines: Lines
    runs: tuple[Run, ...]
    face_upwards: bool = True
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def spread_cards(question: SpreadCards) -> Permission:
    """Face upwards, by deck, according to suit and in sequence."""
    law = shoe(question.game, question.code)
    if len({run.deck for run in question.runs}) < 6:
        reason = "six or more decks are received and spread out"
        return Permission(False, reason, joined(law.received, law.spread))
    faults = {
        "the cards are spread out face upwards": not question.face_upwards,
        f"the cards are spread out in {law.lines}": question.lines != law.lines,
        "a line has cards of one deck": _decks_share_a_line(question.runs),
        "the cards of a suit lie together, and every suit of a deck is there": _suits_are_broken(
            question.runs
        ),
        "each suit is laid out in sequence": any(
            run.ranks not in _SEQUENCES for run in question.runs
        ),
    }
    fault = next((rule for rule, broken in faults.items() if broken), "")
    reason = fault or "the cards are spread out as the law orders"
    return Permission(permitted=not fault, reason=reason, authority=law.spread)


def _decks_share_a_line(runs: tuple[Run, ...]) -> bool:
    return len({(run.line, run.deck) for run in runs}) > len({run.line for run in runs})


def _suits_are_broken(runs: tuple[Run, ...]) -> bool:
    decks = {run.deck for run in runs}
    whole = [(deck, suit) for deck in sorted(decks) for suit in sorted(Suit)]
    return sorted((run.deck, run.suit) for run in runs) != whole
