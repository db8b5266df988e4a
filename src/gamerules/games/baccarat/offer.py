"""What a licensee may offer at a punto banco or minibaccarat table, and within which limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import Odds
from gamerules.games.answers import Authority, Code, Permission, answers, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.terms import (
    BONUS,
    REGULAR,
    SCHEDULES,
    TOTAL_CARDS,
    InPlace,
    Paytable,
    Price,
    Terms,
    WagerOn,
    terms_of,
)
from gamerules.games.payout import PostedOdds


@dataclass(frozen=True, slots=True)
class WagerRules:
    """The posted rules on wagers and vigorish: what the law leaves to the licensee."""

    percent: int = 5
    """The vigorish, in percent of the amount won."""
    rounded: bool = True
    """Whether the vigorish is rounded up when it is collected."""
    in_place: tuple[InPlace, ...] = ()
    """What the licensee has chosen in place of the vigorish; the law allows one at a time."""
    total_cards: bool = False
    """Whether the total card wagers are offered."""
    paytable: Paytable | None = None
    """The payout schedule of the optional bonus wager; None if it is not offered."""
    dragon_7: bool = False
    """Whether the dragon 7 wager is offered."""
    regular_wager_required: bool = False
    """Whether the optional bonus wager takes a wager on a hand besides."""
    odds: tuple[PostedOdds, ...] = ()
    notice_given: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Offered:
    """Rules that the law allows, made ready to settle by; the same rules are ready once."""

    terms: Terms
    rules: WagerRules
    way: InPlace | None
    """What has taken the place of the vigorish."""
    wagers: tuple[WagerOn, ...]
    paid: Mapping[str, tuple[Odds, bool]]
    """What each wager or margin of the schedule pays, and whether that is above the floor."""
    charged: Authority
    """On what the vigorish on a winning wager rests."""


@dataclass(frozen=True, slots=True)
class OfferWagers:
    """May a table with these rules be offered?"""

    rules: WagerRules
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def offer_wagers(question: OfferWagers) -> Permission:
    """Check the licensee's choices against 3.2(a)6, 3.2(b) and 3.3, or 7.2 and 7.3."""
    terms, rules = terms_of(question.game, question.code), question.rules
    reason, authority = refusal(terms, rules)
    if reason:
        return Permission(permitted=False, reason=reason, authority=authority)
    chosen = [terms.in_place[way] for way in rules.in_place]
    optional = [price.authority for price in prices(terms, rules).values()]
    authority = joined(*chosen, terms.vigorish, *optional, terms.others)
    return Permission(permitted=True, reason="the rules are as the law allows", authority=authority)


def refusal(terms: Terms, rules: WagerRules) -> tuple[str, Authority]:
    """Why the rules may not be offered, and the provision that forbids them; empty if they may."""
    for refusals in (_vigorish_refusals, _wager_refusals, _odds_refusals):
        for refused, reason, authority in refusals(terms, rules):
            if refused:
                return reason, authority
    return "", ()


def _vigorish_refusals(terms: Terms, rules: WagerRules) -> Iterator[tuple[bool, str, Authority]]:
    ways = set(rules.in_place)
    # Only the total card wagers leave a percentage to some players, 3.3(e)2 and 7.3(f)2.
    percent = ways <= {InPlace.TOTAL_CARDS} and rules.percent not in terms.units
    yield percent, "the vigorish is four or five percent of the amount won", terms.vigorish
    yield not ways <= set(terms.in_place), "the vigorish is not left out so", terms.vigorish
    options = ways & {InPlace.BANKER_SIX, InPlace.TOTAL_CARDS}
    yield len(options) > 1, "one option is offered, but not both", terms.option
    # Each replaces the same vigorish: the reading 13-69F-3.3-alternatives-to-vigorish.
    last = [terms.in_place[way] for way in InPlace if way in ways][-1:]
    yield len(ways) > 1, "one thing takes the place of the vigorish", joined(*last)
    unfounded = InPlace.TOTAL_CARDS in ways and not rules.total_cards
    yield unfounded, "the option rests on total card wagers, which are not offered", joined(*last)
    silent = bool(options) and not rules.notice_given
    yield silent, "the option takes notice", terms.option


def _wager_refusals(terms: Terms, rules: WagerRules) -> Iterator[tuple[bool, str, Authority]]:
    optional = rules.total_cards or rules.paytable is not None
    more = (optional or rules.dragon_7) and not terms.schedule
    yield more, "no other wagers are accepted", terms.others
    reason = "the dragon 7 wager is not offered with the other optional wagers"
    yield rules.dragon_7 and optional, reason, terms.dragon_7_alone
    lone = rules.dragon_7 and InPlace.DRAGON_7 not in rules.in_place
    yield lone, "the dragon 7 wager belongs to the variation without vigorish", terms.dragon_7_needs


def wagers_offered(rules: WagerRules) -> tuple[WagerOn, ...]:
    """What may be wagered on at a table with these rules."""
    total = tuple(TOTAL_CARDS.values()) if rules.total_cards else ()
    bonus = BONUS if rules.paytable else ()
    return (*REGULAR, *total, *bonus, *((WagerOn.DRAGON_7,) if rules.dragon_7 else ()))


def specified(terms: Terms) -> tuple[WagerOn, ...]:
    """The wagers that 3.2(a) or 7.2(a) specifies; approval under (b) is about other wagers only."""
    return (*terms.wagers, *(BONUS if terms.schedule else ()))


def not_offered(terms: Terms, rules: WagerRules, wager: WagerOn) -> tuple[str, Authority]:
    """Why a table with these rules does not offer a wager that (a) specifies."""
    changed = (
        replace(rules, total_cards=True),
        replace(rules, paytable=Paytable.A),
        replace(rules, dragon_7=True),
    )
    with_it = next(rules for rules in changed if wager in wagers_offered(rules))
    reason, authority = refusal(terms, with_it)
    if reason:
        return reason, authority
    rule = terms.schedule if wager in BONUS else terms.wagers[wager].permitted
    return "the table does not offer it", rule


_TWO_MARGINS = {
    "Win by 6 or 7 points": ("Win by 6 points", "Win by 7 points"),
    "Win by 4 or 5 points": ("Win by 4 points", "Win by 5 points"),
}
"""The rows for two margins; each may have odds of its own: 13-69F-3.3-payout-schedules."""


def _by_margin(row: str) -> tuple[str, ...]:
    return _TWO_MARGINS.get(row, (row,))


def _posted(rules: WagerRules) -> list[tuple[str, Odds]]:
    """The odds that the table posts, by wager and by margin."""
    return [(bet, Odds.parse(post.odds)) for post in rules.odds for bet in _by_margin(post.bet)]


def prices(terms: Terms, rules: WagerRules) -> dict[str, Price]:
    """What each wager that the table offers, and each margin of its schedule, pays by the law."""
    found: dict[str, Price] = {
        wager: terms.prices[wager] for wager in wagers_offered(rules) if wager not in BONUS
    }
    if rules.paytable is not None:
        # The schedule binds as a whole: the reading 13-69F-3.3-payout-schedules.
        for row, odds in SCHEDULES[rules.paytable].items():
            price = Price(odds, terms.schedule, least=True)
            found |= dict.fromkeys(_by_margin(row), price)
    return found


def _odds_refusals(terms: Terms, rules: WagerRules) -> Iterator[tuple[bool, str, Authority]]:
    known, posted = prices(terms, rules), _posted(rules)
    bets = [bet for bet, _ in posted]
    for bet, odds in posted:
        if bet not in known:
            raise ImpossibleError(f"there is no {bet!r}", f"post odds for {', '.join(known)}")
        if bets.count(bet) > 1:
            raise ImpossibleError(f"{bet} has two odds", "post odds for a wager once")
        price, least = known[bet], known[bet].odds.fraction
        # Where no floor is set the odds are exact: the readings 19-47-3.3-exact-odds and
        # 13-69F-3.3-exact-and-least-odds.
        wrong = odds.fraction < least if price.least else odds.fraction != least
        yield wrong, f"{bet} is paid at {price.odds}", price.authority


@lru_cache
def offered(game: Game, code: Code, rules: WagerRules) -> Offered:
    """The rules of a table, made ready to settle by; what may not be offered settles nothing."""
    terms = terms_of(game, code)
    reason, authority = refusal(terms, rules)
    if reason:
        raise ImpossibleError(
            "the table's rules are not allowed", f"{reason} ({', '.join(authority)})"
        )
    posted = dict(_posted(rules))
    paid = {}
    for bet, price in prices(terms, rules).items():
        odds = posted.get(bet, price.odds)
        paid[bet] = odds, odds.fraction > price.odds.fraction
    way = next(iter(rules.in_place), None)
    charged = joined(
        terms.vigorish,
        terms.rounding if rules.rounded else (),
        terms.in_place[way] if way else (),
        terms.wagers[WagerOn.BANKER].wins,
    )
    return Offered(terms, rules, way, wagers_offered(rules), paid, charged)
