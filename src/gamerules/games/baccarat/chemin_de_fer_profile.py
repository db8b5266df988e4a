"""Baccarat-chemin de fer at a glance.

What its wagers pay would be told in 19:47-4.10, which was not supplied.
"""

from __future__ import annotations

from gamerules.games.answers import Code, citing
from gamerules.games.profile import NOT_SUPPLIED, Offer, Option, Profile, Wager

cite = citing(Code.NJAC_19_47)

PROFILE = Profile(
    "Baccarat-Chemin de Fer",
    "baccarat-chemin-de-fer",
    (
        Offer(
            Code.NJAC_19_47,
            "4",
            wagers=(
                Wager(
                    "Banker's wager",
                    NOT_SUPPLIED,
                    cite("4.6(a)", "4.6(b)"),
                    "at least the bid at first, then from one to two times the wager before",
                ),
                Wager(
                    "Wager against the Banker",
                    NOT_SUPPLIED,
                    cite("4.7(a)"),
                    "against all or a part of the Banker's wager, together no more than it",
                ),
                Wager(
                    "Banco Suivi",
                    NOT_SUPPLIED,
                    cite("4.7(b)", "4.7(a)"),
                    "against all of it, by who equaled and lost the Banker's last wager",
                ),
                Wager(
                    "Banco Seul",
                    NOT_SUPPLIED,
                    cite("4.7(c)", "4.7(a)"),
                    "against all of it, nearest to the Banker counterclockwise first",
                ),
            ),
            options=(
                Option("Decks", ("six", "more than six"), cite("4.1(a)")),
                Option(
                    "Second shuffle after lacing, at all tables within a pit",
                    ("not used", "some of the cards", "all of the cards"),
                    cite("4.4(b)"),
                ),
                Option(
                    "A recut is made by",
                    ("the player who last cut the cards", "the next person entitled to cut"),
                    cite("4.4(e)"),
                ),
            ),
        ),
    ),
)
