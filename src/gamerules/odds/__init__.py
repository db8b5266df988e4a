"""Exact odds, from the games themselves: each wager settled for every equally likely outcome.

A game's module has a function `odds` that gives what each wager is worth; `GAMES` names it. Nothing
is simulated and nothing is a float.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.odds import big_six, craps, roulette, sic_bo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gamerules.odds.model import WagerOdds


@dataclass(frozen=True, slots=True)
class Calculation:
    """How the odds of a game are computed."""

    odds: Callable[..., Iterable[WagerOdds]]
    note: str
    """What is assumed, and at which odds wagers are paid."""
    takes_wheel: bool = False
    unknown: str = ""
    """What the law supplied does not tell, without which there are no figures."""


@dataclass(frozen=True, slots=True)
class GameOdds:
    """The odds of a game's wagers, or why there are none."""

    rows: tuple[WagerOdds, ...]
    note: str = ""
    unknown: str = ""


GAMES = {
    "big-six": Calculation(
        big_six.odds,
        "Each stop of the wheel is as likely as another. Wagers are paid at the least odds that "
        "19:47-5.5(a) allows.",
        takes_wheel=True,
        unknown=(
            "How often each insignia stands on the wheel was not supplied, so there are no figures "
            "without a wheel. Where n of the N stops show an insignia that pays k to 1, a wager on "
            "it wins with probability n/N, its true odds are N - n to n, and the house advantage "
            "is 1 - n(k + 1)/N."
        ),
    ),
    "craps": Calculation(
        craps.odds,
        "Each roll of the two dice is as likely as another. A place bet is made before a come out "
        "roll and not called on. The payout odds, 19:47-1.4, were not supplied, so no house "
        "advantage is given.",
    ),
    "roulette": Calculation(
        roulette.odds,
        "Each compartment of the wheel is as likely as another. Wagers are paid at the least odds "
        "that 19:47-5.2(a) allows. The wheels are the usual ones: chapter 19:46, which prescribes "
        "them, was not supplied.",
        takes_wheel=True,
    ),
    "sic-bo": Calculation(
        sic_bo.odds,
        "Each toss of the three dice is as likely as another. Wagers are paid at the least odds "
        "that 13:69F-9.4(b) allows, and one of a kind on several dice at those of 13:69F-9.4(c).",
    ),
}
"""The games whose odds are computed, by the name of their page."""


def odds_of(game: str, wheel: str = "") -> GameOdds:
    """The odds of a game's wagers; refuse what cannot be computed."""
    if game not in GAMES:
        raise ImpossibleError(f"the odds of {game!r} are not computed", f"say {' or '.join(GAMES)}")
    calculation = GAMES[game]
    if wheel and not calculation.takes_wheel:
        raise ImpossibleError(f"{game} has no wheel", "leave --wheel out")
    rows = calculation.odds(wheel) if calculation.takes_wheel else calculation.odds()
    return GameOdds(tuple(rows), calculation.note)


def all_odds() -> dict[str, GameOdds]:
    """The odds of every game, or what is missing for them."""
    return {
        game: GameOdds((), unknown=found.unknown) if found.unknown else odds_of(game)
        for game, found in GAMES.items()
    }
