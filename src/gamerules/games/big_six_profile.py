"""The Big Six Wheel at a glance."""

from __future__ import annotations

from gamerules.games.answers import Code, citing
from gamerules.games.big_six import FLOORS, ClapperOption, Insignia
from gamerules.games.profile import Offer, Option, Profile, Wager, at_least

cite = citing(Code.NJAC_19_47)

PROFILE = Profile(
    "Big Six Wheel",
    "big-six",
    (
        Offer(
            Code.NJAC_19_47,
            "5",
            wagers=tuple(Wager(i, at_least(FLOORS, i), FLOORS.authority) for i in Insignia),
            options=(
                Option(
                    "When the clapper rests between two numbers",
                    tuple(ClapperOption),
                    cite("5.6(c)", "5.6(c)1", "5.6(c)2", "5.6(d)"),
                ),
                Option("Payout odds", ("the least allowed", "any higher"), FLOORS.authority),
            ),
            sections=("5.5", "5.6"),
        ),
    ),
)
