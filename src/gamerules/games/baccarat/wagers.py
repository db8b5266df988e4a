"""How wagers are made at punto banco and minibaccarat, which are accepted, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gamerules.games.answers import Code, Permission, answers, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.offer import WagerRules, not_offered, offered, specified
from gamerules.games.baccarat.terms import BONUS, WagerOn, terms_of


@dataclass(frozen=True, slots=True)
class AcceptWager:
    """May a wager on this be accepted?"""

    wager: str
    rules: WagerRules
    approved: bool = False
    """Whether the Commission, or under 13:69F the Division, has approved this other wager."""
    with_regular_wager: bool = True
    """Whether the player has a wager on a hand, too."""
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def accept_wager(question: AcceptWager) -> Permission:
    """Accept what 3.2(a) or 7.2(a) permits and what is approved, 3.2(b) and 7.2(b)."""
    table = offered(question.game, question.code, question.rules)
    terms = table.terms
    if question.wager not in table.wagers and question.wager in specified(terms):
        wager = WagerOn(question.wager)
        return Permission(False, *not_offered(terms, question.rules, wager))
    if question.wager not in table.wagers:
        reason = "no other wager is accepted, unless it is approved"
        return Permission(question.approved, reason, terms.others)
    wager = WagerOn(question.wager)
    if wager in BONUS:
        permitted = question.with_regular_wager or not question.rules.regular_wager_required
        reason = "the licensee may require a wager on a hand besides"
        return Permission(permitted, reason, joined(terms.others, terms.schedule))
    return Permission(
        permitted=True, reason="it is permitted", authority=terms.wagers[wager].permitted
    )


class WagerMeans(StrEnum):
    """How a wager is made."""

    CHIPS = "gaming chips"
    PLAQUES = "plaques"
    CHIPS_AND_COUPON = "gaming chips and a match play coupon"
    PLAQUES_AND_COUPON = "plaques and a match play coupon"
    COUPON = "a match play coupon alone"
    VERBAL_WITH_CASH = "words accompanied by cash"
    VERBAL = "words alone"
    CASH = "cash on the layout"


_WITH_COUPON = {WagerMeans.CHIPS_AND_COUPON, WagerMeans.PLAQUES_AND_COUPON}
_LAID = {WagerMeans.CHIPS, WagerMeans.PLAQUES, *_WITH_COUPON}


@dataclass(frozen=True, slots=True)
class MakeHandWager:
    """May a wager be made in this way?"""

    means: WagerMeans
    on_appropriate_area: bool
    coupon_applicable: bool = True
    """Whether a match play coupon, if there is one, is applicable; what decides that was not
    supplied."""
    confirmed_by_dealer: bool = False
    confirmed_by_supervisor: bool = False
    expeditiously_converted: bool = False
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def make_hand_wager(question: MakeHandWager) -> Permission:
    """Rule on how wagers are made, 3.2(c) and 7.2(c)."""
    if question.means is WagerMeans.VERBAL_WITH_CASH:
        confirmed = question.confirmed_by_dealer and question.confirmed_by_supervisor
        permitted = confirmed and question.expeditiously_converted
        reason = "the dealer and the casino supervisor confirm it, and the cash is converted"
    else:
        stray = question.means in _WITH_COUPON and not question.coupon_applicable
        permitted = question.means in _LAID and question.on_appropriate_area and not stray
        reason = "gaming chips or plaques, and a coupon if applicable, lie on the appropriate areas"
    return Permission(permitted, reason, terms_of(question.game, question.code).means)


class WagerAct(StrEnum):
    """What somebody does with a wager."""

    MAKE = "make"
    INCREASE = "increase"
    WITHDRAW = "withdraw"
    HANDLE = "handle"
    REMOVE = "remove"
    ALTER = "alter"


class WagerMoment(StrEnum):
    """When in a round of play."""

    BEFORE_CALL = 'before "No More Bets"'
    AFTER_CALL = 'after "No More Bets"'
    AFTER_FIRST_CARD = "once the first card is removed from the shoe"
    AFTER_DECISION = "once the decision is rendered and implemented"


@dataclass(frozen=True, slots=True)
class TouchWager:
    """May a participant do this with a wager now?"""

    act: WagerAct
    moment: WagerMoment
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


_CLOSED = {WagerMoment.AFTER_CALL, WagerMoment.AFTER_FIRST_CARD}
_UNTOUCHED = {WagerAct.HANDLE, WagerAct.REMOVE, WagerAct.ALTER}
"""The acts of which 7.2(e) speaks."""


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def touch_wager(question: TouchWager) -> Permission:
    """Wagers rest after the call, 3.2(d) and 7.2(d), and after the first card, 7.2(e).

    To remove a wager is to withdraw it, to alter it is to increase it or to withdraw from it: the
    reading 19-47-3.2-removed-and-altered.
    """
    terms = terms_of(question.game, question.code)
    changes = question.act is not WagerAct.HANDLE
    called = changes and question.moment is WagerMoment.AFTER_CALL
    if called or question.act not in _UNTOUCHED or not terms.after_first_card:
        forbidden = changes and question.moment in _CLOSED
        reason = "no wager is made, increased or withdrawn after the call"
        return Permission(not forbidden, reason, terms.after_call)
    reason = "no wager is handled, removed or altered until it is decided"
    permitted = question.moment is not WagerMoment.AFTER_FIRST_CARD
    return Permission(permitted, reason, terms.after_first_card)
