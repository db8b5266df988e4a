"""Roulette at a glance."""

from __future__ import annotations

from gamerules.games.answers import Code, citing, joined
from gamerules.games.profile import Offer, Option, Profile, Wager, at_least
from gamerules.games.roulette import table
from gamerules.games.roulette.settlement import ZERO_RULE
from gamerules.games.roulette.table import FLOORS, Bet, Wheel

cite = citing(Code.NJAC_19_47)

_ZERO_RULES = cite("5.2(b)", "5.2(c)", "5.2(d)3")
_ON_ZERO = "on zero, half is surrendered on a double zero wheel and all is lost on another"
_OPTIONAL = "where the licensee offers it"

_PERMITTED = {
    Bet.STRAIGHT: cite("5.1(e)1"),
    Bet.SPLIT: cite("5.1(e)2"),
    Bet.THREE_NUMBERS: cite("5.1(e)3", "5.1(e)3i"),
    Bet.FOUR_NUMBERS: cite("5.1(e)4"),
    Bet.FIRST_FIVE_NUMBERS: cite("5.1(e)5"),
    Bet.SIX_NUMBERS: cite("5.1(e)6"),
    Bet.SEVEN_NUMBERS: cite("5.1(f)"),
    Bet.COLUMN: cite("5.1(e)7"),
    Bet.DOZEN: cite("5.1(e)8"),
    Bet.RED: cite("5.1(e)9"),
    Bet.BLACK: cite("5.1(e)10"),
    Bet.ODD: cite("5.1(e)11"),
    Bet.EVEN: cite("5.1(e)12"),
    Bet.ONE_TO_18: cite("5.1(e)13"),
    Bet.NINETEEN_TO_36: cite("5.1(e)14"),
}
"""The provision that makes each wager a permissible one."""


def _wager(bet: Bet) -> Wager:
    authority = joined(_PERMITTED[bet], FLOORS.authority)
    if bet in ZERO_RULE:
        return Wager(bet, at_least(FLOORS, bet), joined(authority, _ZERO_RULES), _ON_ZERO)
    note = _OPTIONAL if bet is Bet.SEVEN_NUMBERS else ""
    return Wager(bet, at_least(FLOORS, bet), authority, note)


_TO_EVERY_PLAYER = (table.Offer.NOBODY.value, table.Offer.EVERY_PLAYER.value)

PROFILE = Profile(
    "Roulette",
    "roulette",
    (
        Offer(
            Code.NJAC_19_47,
            "5",
            wagers=tuple(_wager(bet) for bet in Bet),
            options=(
                Option("Wheel", tuple(Wheel), cite("5.2(b)", "5.2(c)", "5.2(d)")),
                Option(
                    "Five adjacent numbers, as five straight wagers, offered to",
                    _TO_EVERY_PLAYER,
                    cite("5.1(e)1i", "5.1(e)1i(1)"),
                ),
                Option("Seven numbers, offered to", _TO_EVERY_PLAYER, cite("5.1(f)", "5.1(f)1")),
                Option("Payout odds", ("the least allowed", "any higher"), FLOORS.authority),
            ),
            sections=("5.1", "5.2", "5.3", "5.4"),
        ),
    ),
)
