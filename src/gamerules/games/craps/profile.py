"""Craps and mini-craps at a glance."""

from __future__ import annotations

from gamerules.games.answers import Code
from gamerules.games.craps.behavior_profile import BEHAVIOR
from gamerules.games.craps.wagers import (
    AFTER_COME_OUT,
    BEFORE_COME_OUT,
    DEFINED,
    ON_A_NUMBER,
    Bet,
)
from gamerules.games.profile import NOT_SUPPLIED, Offer, Profile, Wager

_WHEN = {
    **dict.fromkeys(BEFORE_COME_OUT, "made immediately prior to the come out roll"),
    **dict.fromkeys(AFTER_COME_OUT, "made after the come out roll"),
    **dict.fromkeys(ON_A_NUMBER, "on 4, 5, 6, 8, 9 or 10, made at any time"),
}

PROFILE = Profile(
    "Craps and mini-craps",
    "craps",
    (
        Offer(
            Code.NJAC_19_47,
            "1",
            wagers=tuple(
                Wager(bet, NOT_SUPPLIED, DEFINED[bet], _WHEN.get(bet, "made at any time"))
                for bet in Bet
            ),
            # A place bet is on or off at the come out roll as the player says, 1.2(a)5: no choice
            # of the licensee's.
            options=(),
        ),
    ),
    (BEHAVIOR,),
)
