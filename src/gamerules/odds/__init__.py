"""Exact odds, from the games themselves: each wager settled for every equally likely outcome.

A game's module has a function `odds` that gives what each wager is worth; `GAMES` names it. Nothing
is simulated and nothing is a float.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.games.baccarat import Game
from gamerules.odds import baccarat, big_six, craps, roulette, sic_bo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gamerules.odds.model import WagerOdds


@dataclass(frozen=True, slots=True)
class Calculation:
    """How the odds of a game are computed."""

    odds: Callable[..., Iterable[WagerOdds]]
    note: str
    """What is assumed, and at which odds wagers are paid."""
    takes: tuple[str, ...] = ()
    """What may be put in, each as text, by its name."""
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
        takes=("wheel",),
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
    "minibaccarat": Calculation(
        partial(baccarat.odds, Game.MINIBACCARAT),
        f"{baccarat.NOTE} When a hand takes a third card at minibaccarat was not supplied, nor how "
        "many decks there are: the tables of 19:47-3.9 and the decks of 19:47-3.1(a) are put in. "
        "Under 13:69F what a tie makes of a wager on a hand was not supplied either: it is "
        "returned, as in 19:47-7.2(a). When the optional bonus wager wins was not supplied: it has "
        "no odds.",
        takes=baccarat.TAKES,
    ),
    "punto-banco": Calculation(
        partial(baccarat.odds, Game.PUNTO_BANCO),
        f"{baccarat.NOTE} Under 13:69F the rules on cards and what a tie makes of a wager on a "
        "hand were not supplied: the cards of 19:47-3.1 and 3.9 are put in, and such a wager is "
        "returned, as in 19:47-3.2(a).",
        takes=baccarat.TAKES,
    ),
    "roulette": Calculation(
        roulette.odds,
        "Each compartment of the wheel is as likely as another. Wagers are paid at the least odds "
        "that 19:47-5.2(a) allows. The wheels are the usual ones: chapter 19:46, which prescribes "
        "them, was not supplied.",
        takes=("wheel",),
    ),
    "sic-bo": Calculation(
        sic_bo.odds,
        "Each toss of the three dice is as likely as another. Wagers are paid at the least odds "
        "that 13:69F-9.4(b) allows, and one of a kind on several dice at those of 13:69F-9.4(c).",
    ),
}
"""The games whose odds are computed, by the name of their page."""


FAMILIES = {"baccarat": ("punto-banco", "minibaccarat")}
"""Games that have one name together; the first is meant if none is named."""


def odds_of(game: str, member: str = "", **inputs: str) -> GameOdds:
    """The odds of a game's wagers, `member` of its family; refuse what cannot be computed."""
    name = _member(game, member)
    if name not in GAMES:
        known = " or ".join(sorted({*GAMES, *FAMILIES}))
        raise ImpossibleError(f"the odds of {name!r} are not computed", f"say {known}")
    calculation = GAMES[name]
    given = {key: value for key, value in inputs.items() if value}
    for key in given:
        if key not in calculation.takes:
            raise ImpossibleError(f"the odds of {name} take no {key}", f"leave --{key} out")
    return GameOdds(tuple(calculation.odds(**given)), calculation.note)


def _member(game: str, member: str) -> str:
    if not member:
        return FAMILIES.get(game, (game,))[0]
    if game not in FAMILIES:
        raise ImpossibleError(f"{game} is one game", "leave --game out")
    if member not in FAMILIES[game]:
        games = " or ".join(FAMILIES[game])
        raise ImpossibleError(f"{member!r} is not computed for {game}", f"say {games}")
    return member


@cache
def all_odds() -> dict[str, GameOdds]:
    """The odds of every game, or what is missing for them; computed once."""
    return {
        game: GameOdds((), unknown=found.unknown) if found.unknown else odds_of(game)
        for game, found in GAMES.items()
    }
