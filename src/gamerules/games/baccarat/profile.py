"""Punto banco and minibaccarat at a glance, in both chapters."""

from __future__ import annotations

from gamerules.games.answers import Authority, Code, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.terms import (
    SCHEDULES,
    TERMS,
    Price,
    Terms,
)
from gamerules.games.profile import Offer, Option, Profile, Wager


def _odds(price: Price) -> str:
    return f"at least {price.odds}" if price.least else str(price.odds)


def _wagers(terms: Terms) -> tuple[Wager, ...]:
    found = [
        Wager(on, _odds(price), joined(terms.wagers[on].permitted, price.authority))
        for on, price in terms.prices.items()
    ]
    if terms.schedule:
        found += [
            Wager(
                f"optional bonus wager, Paytable {paytable}",
                "; ".join(f"{row}: at least {odds}" for row, odds in schedule.items()),
                terms.schedule,
            )
            for paytable, schedule in SCHEDULES.items()
        ]
    return tuple(found)


def _options(terms: Terms) -> tuple[Option, ...]:
    percent = tuple(f"{percent} percent" for percent in terms.units)
    units = sorted({f"up to {unit} cents" for unit in terms.units.values()})
    rounding: Authority = terms.rounding or terms.vigorish
    found = [
        Option("vigorish, of the amount won", percent, terms.vigorish),
        Option("rounding of the vigorish", ("none", *units), rounding),
        Option("collection of the vigorish", ("with the payout", "deferred"), terms.deferral),
    ]
    if terms.in_place:
        choices = tuple(str(way) for way in terms.in_place)
        found.append(Option("in place of that vigorish", choices, joined(*terms.in_place.values())))
    return tuple(found)


def _profile(game: Game, name: str, slug: str, number: str) -> Profile:
    offers = tuple(
        Offer(code, number, _wagers(TERMS[game, code]), _options(TERMS[game, code]))
        for code in Code
    )
    return Profile(name, slug, offers)


PROFILES = (
    _profile(Game.PUNTO_BANCO, "Baccarat-Punto Banco", "punto-banco", "3"),
    _profile(Game.MINIBACCARAT, "Minibaccarat", "minibaccarat", "7"),
)
