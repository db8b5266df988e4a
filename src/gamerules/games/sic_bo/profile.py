"""Sic bo at a glance."""

from __future__ import annotations

from gamerules.games.answers import Code, citing, joined
from gamerules.games.profile import Offer, Option, Profile, Wager, at_least
from gamerules.games.sic_bo.table import Shaker
from gamerules.games.sic_bo.wagers import DEFINED, FLOORS, ON_SEVERAL_DICE, TOTALS, Area, Bet

cite = citing(Code.NJAC_13_69F)

_AREAS = (
    *(Area(bet) for bet in Bet if bet is not Bet.TOTAL_VALUE),
    *(Area(Bet.TOTAL_VALUE, (total,)) for total in TOTALS),
)
_SEVERAL = " and ".join(f"{odds} on {count} dice" for count, odds in ON_SEVERAL_DICE.items())


def _wager(area: Area) -> Wager:
    authority = joined(DEFINED[area.bet], FLOORS.authority)
    if area.bet is not Bet.ONE_OF_A_KIND:
        return Wager(area.row, at_least(FLOORS, area.row), authority)
    return Wager(area.row, at_least(FLOORS, area.row), joined(authority, cite("9.4(c)")), _SEVERAL)


PROFILE = Profile(
    "Sic bo",
    "sic-bo",
    (
        Offer(
            Code.NJAC_13_69F,
            "9",
            wagers=tuple(_wager(area) for area in _AREAS),
            options=(
                Option("Shaker", tuple(Shaker), cite("9.5(d)", "9.5(d)1", "9.5(d)2")),
                Option("Payout odds", ("the least allowed", "any higher"), FLOORS.authority),
            ),
        ),
    ),
)
