"""What the two chapters say of wagers and money at punto banco and minibaccarat.

`TERMS` is the one place where the games and the chapters differ: 19:47-3.2 and 3.3, 19:47-7.2 and
7.3, 13:69F-3.2 and 3.3, 13:69F-7.2 and 7.3. Everything else is the same rule for all four.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from gamerules.equipment.money import Odds
from gamerules.games.answers import Authority, Code, NotSupportedError, citing
from gamerules.games.baccarat import Game

old = citing(Code.NJAC_19_47)
new = citing(Code.NJAC_13_69F)


class WagerOn(StrEnum):
    """What a player may wager on."""

    BANKER = "Banker's Hand"
    PLAYER = "Player's Hand"
    TIE = "Tie Bet"
    FOUR_CARDS = "four cards"
    FIVE_CARDS = "five cards"
    SIX_CARDS = "six cards"
    BONUS_BANKER = "optional bonus wager on the Banker's Hand"
    BONUS_PLAYER = "optional bonus wager on the Player's Hand"
    DRAGON_7 = "dragon 7"


REGULAR = (WagerOn.BANKER, WagerOn.PLAYER, WagerOn.TIE)
TOTAL_CARDS = {4: WagerOn.FOUR_CARDS, 5: WagerOn.FIVE_CARDS, 6: WagerOn.SIX_CARDS}
"""The total card wagers, by how many cards the two hands must have taken together."""
BONUS = (WagerOn.BONUS_BANKER, WagerOn.BONUS_PLAYER)


class InPlace(StrEnum):
    """What a licensee may choose in place of the vigorish of four or five percent."""

    BANKER_SIX = "a Banker's Hand of six pays 1 to 2"
    TOTAL_CARDS = "no vigorish with total card wagers as high as the wager"
    ON_TIES = "25 percent of the wager on ties"
    DRAGON_7 = "a dragon 7 hand is a push"


class Paytable(StrEnum):
    """The alternative payout schedules of the optional bonus wager."""

    A = "A"
    B = "B"
    C = "C"


NATURAL_WINNER = "Natural winner"
SCHEDULES: Mapping[Paytable, Mapping[str, Odds]] = {
    Paytable.A: {
        "Win by 9 points": Odds(30, 1),
        "Win by 8 points": Odds(10, 1),
        "Win by 7 points": Odds(6, 1),
        "Win by 6 points": Odds(4, 1),
        "Win by 5 points": Odds(2, 1),
        "Win by 4 points": Odds(1, 1),
        NATURAL_WINNER: Odds(1, 1),
    },
    Paytable.B: {
        "Win by 9 points": Odds(20, 1),
        "Win by 8 points": Odds(8, 1),
        "Win by 7 points": Odds(7, 1),
        "Win by 6 points": Odds(4, 1),
        "Win by 5 points": Odds(3, 1),
        "Win by 4 points": Odds(1, 1),
        NATURAL_WINNER: Odds(1, 1),
    },
    Paytable.C: {
        "Win by 9 points": Odds(30, 1),
        "Win by 8 points": Odds(10, 1),
        "Win by 6 or 7 points": Odds(4, 1),
        "Win by 4 or 5 points": Odds(2, 1),
        NATURAL_WINNER: Odds(1, 1),
    },
}
"""The payout schedules of 13:69F-3.3(g) and 7.3(h), by their printed rows; each is a floor."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a winning wager pays: exactly these odds, or at least these."""

    odds: Odds
    authority: Authority
    least: bool = False


@dataclass(frozen=True, slots=True)
class Decided:
    """The provisions that permit a wager and say what becomes of it; none that was not supplied."""

    permitted: Authority
    loses: Authority
    wins: Authority = ()
    tie: Authority = ()


@dataclass(frozen=True, slots=True)
class Terms:
    """What a chapter says of the wagers and the money of one game."""

    wagers: Mapping[WagerOn, Decided]
    prices: Mapping[WagerOn, Price]
    others: Authority
    """No other wager than these is accepted, unless approved."""
    means: Authority
    """How wagers are made."""
    after_call: Authority
    after_first_card: Authority
    """Nobody touches a wager after the first card; empty where nothing says so."""
    units: Mapping[int, int]
    """To how many cents a vigorish of so many percent may be rounded up."""
    vigorish: Authority
    rounding: Authority
    """That it may be rounded, where another provision than `vigorish` says so."""
    deferral: Authority
    notice: Authority
    """Notice of an increase, and one percentage for all players."""
    notice_of_type: bool
    """Whether a change in the type of vigorish needs notice, too."""
    in_place: Mapping[InPlace, Authority]
    option: Authority = ()
    """One, but not both, of two options without vigorish; with notice."""
    schedule: Authority = ()
    """That the optional bonus wager is paid by one of the schedules."""
    bonus: tuple[Authority, Authority] | None = None
    """When the optional bonus wager loses and when it is void; None where not supplied."""
    dragon_7_push: Authority = ()
    dragon_7_alone: Authority = ()
    """What the dragon 7 wager is not offered with."""
    dragon_7_needs: Authority = ()
    """That the dragon 7 wager belongs to the variation without vigorish."""


_ONE_TO_ONE, _TIE, _DRAGON_7 = Odds(1, 1), Odds(8, 1), Odds(40, 1)


def _total_cards(authority: Authority) -> dict[WagerOn, Price]:
    """The table "Total Cards Dealt"."""
    return {
        WagerOn.FOUR_CARDS: Price(Odds(3, 2), authority),
        WagerOn.FIVE_CARDS: Price(Odds(2, 1), authority),
        WagerOn.SIX_CARDS: Price(Odds(2, 1), authority),
    }


def _decided_by(prices: Mapping[WagerOn, Price]) -> dict[WagerOn, Decided]:
    """Where the paragraph on a wager was not supplied, only its payout can be cited."""
    return {on: Decided(price.authority, price.authority) for on, price in prices.items()}


_PRICES_3 = {
    WagerOn.BANKER: Price(_ONE_TO_ONE, new("3.3(c)")),
    WagerOn.PLAYER: Price(_ONE_TO_ONE, new("3.3(a)")),
    WagerOn.TIE: Price(_TIE, new("3.3(b)"), least=True),
    **_total_cards(new("3.3(f)")),
    WagerOn.DRAGON_7: Price(_DRAGON_7, new("3.3(i)"), least=True),
}
_PRICES_7 = {
    WagerOn.BANKER: Price(_ONE_TO_ONE, new("7.3(c)")),
    WagerOn.PLAYER: Price(_ONE_TO_ONE, new("7.3(a)")),
    WagerOn.TIE: Price(_TIE, new("7.3(b)"), least=True),
    **_total_cards(new("7.3(g)")),
    WagerOn.DRAGON_7: Price(_DRAGON_7, new("7.3(j)"), least=True),
}

TERMS: Mapping[tuple[Game, Code], Terms] = {
    (Game.PUNTO_BANCO, Code.NJAC_19_47): Terms(
        wagers={
            WagerOn.BANKER: Decided(
                old("3.2(a)1", "3.2(a)"), old("3.2(a)1ii"), old("3.2(a)1i"), old("3.2(a)1iii")
            ),
            WagerOn.PLAYER: Decided(
                old("3.2(a)2", "3.2(a)"), old("3.2(a)2ii"), old("3.2(a)2i"), old("3.2(a)2iii")
            ),
            WagerOn.TIE: Decided(old("3.2(a)3", "3.2(a)"), old("3.2(a)3"), old("3.2(a)3")),
        },
        prices={
            WagerOn.BANKER: Price(_ONE_TO_ONE, old("3.3(c)")),
            WagerOn.PLAYER: Price(_ONE_TO_ONE, old("3.3(a)")),
            WagerOn.TIE: Price(_TIE, old("3.3(b)"), least=True),
        },
        others=old("3.2(b)"),
        means=old("3.2(c)"),
        after_call=old("3.2(d)"),
        after_first_card=(),
        units={4: 20, 5: 25},
        vigorish=old("3.3(c)"),
        rounding=(),
        deferral=old("3.3(c)"),
        notice=old("3.3(d)"),
        notice_of_type=False,
        in_place={},
    ),
    (Game.MINIBACCARAT, Code.NJAC_19_47): Terms(
        wagers={
            WagerOn.BANKER: Decided(
                old("7.2(a)1", "7.2(a)"), old("7.2(a)1ii"), old("7.2(a)1i"), old("7.2(a)1iii")
            ),
            WagerOn.PLAYER: Decided(
                old("7.2(a)2", "7.2(a)"), old("7.2(a)2ii"), old("7.2(a)2i"), old("7.2(a)2iii")
            ),
            WagerOn.TIE: Decided(old("7.2(a)3", "7.2(a)"), old("7.2(a)3"), old("7.2(a)3")),
        },
        prices={
            WagerOn.BANKER: Price(_ONE_TO_ONE, old("7.3(c)")),
            WagerOn.PLAYER: Price(_ONE_TO_ONE, old("7.3(a)")),
            WagerOn.TIE: Price(_TIE, old("7.3(b)"), least=True),
        },
        others=old("7.2(b)"),
        means=old("7.2(c)"),
        after_call=old("7.2(d)"),
        after_first_card=old("7.2(e)"),
        units={4: 5, 5: 5},
        vigorish=old("7.3(c)"),
        rounding=(),
        deferral=old("7.3(c)"),
        notice=old("7.3(e)"),
        notice_of_type=True,
        in_place={InPlace.ON_TIES: old("7.3(d)")},
    ),
    (Game.PUNTO_BANCO, Code.NJAC_13_69F): Terms(
        wagers={
            **_decided_by(_PRICES_3),
            WagerOn.DRAGON_7: Decided(new("3.2(a)6ii"), new("3.2(a)6ii"), new("3.2(a)6ii")),
        },
        prices=_PRICES_3,
        others=new("3.2(b)"),
        means=new("3.2(c)"),
        after_call=new("3.2(d)"),
        after_first_card=(),
        units={4: 20, 5: 25},
        vigorish=new("3.3(c)"),
        rounding=new("3.3(c)1"),
        deferral=new("3.3(c)2"),
        notice=new("3.3(d)"),
        notice_of_type=False,
        in_place={
            InPlace.BANKER_SIX: new("3.3(e)1", "3.3(e)"),
            InPlace.TOTAL_CARDS: new("3.3(e)2", "3.3(e)"),
            InPlace.DRAGON_7: new("3.3(h)"),
        },
        option=new("3.3(e)"),
        schedule=new("3.3(g)"),
        bonus=(new("3.2(a)5ii"), new("3.2(a)5iii")),
        dragon_7_push=new("3.2(a)6i", "3.3(h)"),
        dragon_7_alone=new("3.2(a)6iii"),
        dragon_7_needs=new("3.2(a)6"),
    ),
    (Game.MINIBACCARAT, Code.NJAC_13_69F): Terms(
        wagers={
            **_decided_by(_PRICES_7),
            WagerOn.DRAGON_7: Decided(new("7.2(a)6ii"), new("7.2(a)6ii"), new("7.2(a)6ii")),
        },
        prices=_PRICES_7,
        others=new("7.2(b)"),
        means=new("7.2(c)"),
        after_call=new("7.2(d)"),
        after_first_card=new("7.2(e)"),
        units={4: 5, 5: 5},
        vigorish=new("7.3(c)"),
        rounding=new("7.3(c)1"),
        deferral=new("7.3(c)2"),
        notice=new("7.3(e)"),
        notice_of_type=True,
        in_place={
            InPlace.BANKER_SIX: new("7.3(f)1", "7.3(f)"),
            InPlace.TOTAL_CARDS: new("7.3(f)2", "7.3(f)"),
            InPlace.ON_TIES: new("7.3(d)"),
            InPlace.DRAGON_7: new("7.3(i)"),
        },
        option=new("7.3(f)"),
        schedule=new("7.3(h)"),
        dragon_7_push=new("7.3(i)"),
        dragon_7_alone=new("7.2(a)6iii"),
        dragon_7_needs=new("7.3(j)"),
    ),
}


def terms_of(game: Game, code: Code) -> Terms:
    """The terms of a game under a chapter."""
    if (game, code) not in TERMS:
        raise NotSupportedError(f"the wagers of {game} under {code} are not among these")
    return TERMS[game, code]
