"""What becomes of wagers at punto banco and minibaccarat when a round is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from functools import lru_cache

from gamerules.equipment import ImpossibleError
from gamerules.equipment.cards import Rank
from gamerules.equipment.money import Odds, dollars
from gamerules.games.answers import Authority, Code, Outcome, Settlement, answers, joined
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.offer import Offered, WagerRules, offered
from gamerules.games.baccarat.result import (
    AnnouncedHand,
    Announcement,
    RoundResult,
    check_announcement,
    result_of,
)
from gamerules.games.baccarat.terms import (
    BONUS,
    NATURAL_WINNER,
    TOTAL_CARDS,
    InPlace,
    WagerOn,
)
from gamerules.games.baccarat.vigorish import vigorish
from gamerules.games.payout import Stake


@dataclass(frozen=True, slots=True)
class HandWager:
    """A player's wager on a round."""

    player: str
    on: WagerOn
    amount: int
    """In whole cents."""
    has_won: bool | None = None
    """Whether an optional bonus wager has won, where the text that decides it was not supplied."""


@dataclass(frozen=True, slots=True)
class SettleRound:
    """What becomes of the wagers, now that both hands have all their cards?"""

    rules: WagerRules
    players_hand: tuple[Rank, ...]
    bankers_hand: tuple[Rank, ...]
    wagers: tuple[HandWager, ...]
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47)
def settle_round(question: SettleRound) -> Settlement:
    """Settle every wager by the cards of the two hands, 19:47-3.2 and 3.3, 7.2 and 7.3."""
    result = result_of(question.game, question.players_hand, question.bankers_hand)
    return _settled(question.game, question.code, question.rules, result, question.wagers)


@dataclass(frozen=True, slots=True)
class SettleAnnouncedRound:
    """What becomes of the wagers, now that the result of the round is announced?"""

    rules: WagerRules
    announcement: Announcement
    wagers: tuple[HandWager, ...]
    game: Game = Game.PUNTO_BANCO
    code: Code = Code.NJAC_19_47


@answers(Code.NJAC_19_47, Code.NJAC_13_69F)
def settle_announced_round(question: SettleAnnouncedRound) -> Settlement:
    """Settle every wager by the result that was announced, 3.2 and 3.3, 7.2 and 7.3."""
    check_announcement(question.game, question.code, question.announcement)
    announced = question.announcement
    return _settled(question.game, question.code, question.rules, announced, question.wagers)


@lru_cache(maxsize=4096)  # rounds end in some 200 ways, and players repeat their wagers
def _settled(
    game: Game, code: Code, rules: WagerRules, result: Announcement, wagers: tuple[HandWager, ...]
) -> Settlement:
    if not wagers:
        raise ImpossibleError("there is no wager to settle", "name at least one")
    table = offered(game, code, rules)
    freed = _freed(wagers) if table.way is InPlace.TOTAL_CARDS else ()
    outcomes = tuple([settle(table, result, wager, freed) for wager in wagers])
    return Settlement(outcomes, joined(*[outcome.authority for outcome in outcomes]))


_HANDS = (WagerOn.BANKER, WagerOn.PLAYER)
_TOTALS = {wager: total for total, wager in TOTAL_CARDS.items()}


def _freed(wagers: tuple[HandWager, ...]) -> frozenset[str]:
    """The players whose total card wagers equal or exceed their wager on the Banker's Hand."""
    surplus: Counter[str] = Counter()
    for wager in wagers:
        if wager.on in _TOTALS:
            surplus[wager.player] += wager.amount
        elif wager.on is WagerOn.BANKER:
            surplus[wager.player] -= wager.amount
    return frozenset(player for player, amount in surplus.items() if amount >= 0)


def settle(
    table: Offered, result: Announcement, wager: HandWager, freed: Container[str]
) -> Outcome:
    """Settle one wager; `freed` are the players whose total card wagers free them of vigorish."""
    _check(table, wager)
    stake = Stake(wager.player, wager.on, wager.amount, ())
    if wager.on in BONUS:
        return _bonus(table, result, wager, stake)
    if result.result is RoundResult.TIE and wager.on in _HANDS:
        return _tied(table, wager.on, stake)
    decided = table.terms.wagers[wager.on]
    if not _has_won(wager.on, result):
        return stake.loses(_told(result), decided.loses)
    if wager.on is WagerOn.BANKER:
        return _banker_won(table, result, stake, free=wager.player in freed)
    rule = joined(table.terms.prices[wager.on].authority, decided.wins)
    return _paid(stake, *table.paid[wager.on], _told(result), rule)


def _check(table: Offered, wager: HandWager) -> None:
    if wager.on not in table.wagers:
        offers = ", ".join(table.wagers)
        raise ImpossibleError(f"{wager.on} is not offered", f"the table offers {offers}")
    must_say = wager.on in BONUS and table.terms.bonus is None
    if must_say != (wager.has_won is not None):
        right = "say whether it has won" if must_say else "the round decides that"
        raise ImpossibleError(f"it is mistaken who tells whether {wager.on} has won", right)


def _told(result: Announcement) -> str:
    player, banker = result.players_hand.point_count, result.bankers_hand.point_count
    return f"{result.result}: Player's Hand {player}, Banker's Hand {banker}"


def _has_won(on: WagerOn, result: Announcement) -> bool:
    match on:
        case WagerOn.BANKER:
            return result.result is RoundResult.BANKER
        case WagerOn.PLAYER:
            return result.result is RoundResult.PLAYER
        case WagerOn.TIE:
            return result.result is RoundResult.TIE
        case WagerOn.DRAGON_7:
            return result.dragon_7
    return _TOTALS[on] == result.players_hand.cards + result.bankers_hand.cards


def _paid(stake: Stake, odds: Odds, above: bool, reason: str, rule: Authority) -> Outcome:
    """Pay, unless that takes a fraction of a cent, for which the text has no rule."""
    if stake.amount * odds.paid % odds.wagered:
        odd = f"{dollars(stake.amount)} at {odds} is no whole number of cents"
        return stake.undecided(odd, rule)
    return stake.paid(odds, reason, rule, above=above)


def _banker_won(table: Offered, result: Announcement, stake: Stake, *, free: bool) -> Outcome:
    """Pay a winning wager on the Banker's Hand, 3.3(c), (e) and (h), 7.3(c), (d), (f) and (i)."""
    terms, way, told = table.terms, table.way, _told(result)
    decided, odds = terms.wagers[WagerOn.BANKER].wins, table.paid[WagerOn.BANKER][0]
    if way is InPlace.DRAGON_7 and result.dragon_7:
        return stake.push("a dragon 7 hand", terms.dragon_7_push)
    if way is None or (way is InPlace.TOTAL_CARDS and not free):
        return _with_vigorish(table, stake, odds, told)
    if way is not InPlace.BANKER_SIX:
        return stake.paid(odds, told, joined(terms.in_place[way], terms.vigorish, decided))
    if result.bankers_hand.point_count == 6:
        return _paid(stake, _HALF, False, told, terms.in_place[way])
    return stake.paid(odds, told, terms.option)


_HALF = Odds(1, 2)
"""What a Banker's Hand of six pays under 13:69F-3.3(e)1 and 7.3(f)1."""


def _with_vigorish(table: Offered, stake: Stake, odds: Odds, reason: str) -> Outcome:
    terms, rules = table.terms, table.rules
    unit = terms.units[rules.percent] if rules.rounded else None
    owed = vigorish(odds.pays(stake.amount), rules.percent, unit)
    if owed is None:
        odd = f"{rules.percent} percent of {dollars(stake.amount)} is no whole number of cents"
        return stake.undecided(odd, table.charged)
    return stake.paid(odds, reason, table.charged, vigorish=owed)


def _tied(table: Offered, on: WagerOn, stake: Stake) -> Outcome:
    """A wager on a hand, when the hands tie, 3.2(a)1iii and 2iii, 7.2(a)1iii and 2iii, 7.3(d)."""
    tie = table.terms.wagers[on].tie
    if on is WagerOn.BANKER and table.way is InPlace.ON_TIES:
        rule = joined(table.terms.in_place[InPlace.ON_TIES], tie)
        owed = vigorish(stake.amount, 25, None)
        if owed is None:
            odd = f"25 percent of {dollars(stake.amount)} is no whole number of cents"
            return stake.undecided(odd, rule)
        return stake.push(RoundResult.TIE, rule, vigorish=owed)
    if tie:
        return stake.void(RoundResult.TIE, tie)
    unknown = "what a tie makes of this wager was not supplied"
    return stake.undecided(unknown, table.terms.prices[on].authority)


def _bonus(table: Offered, result: Announcement, wager: HandWager, stake: Stake) -> Outcome:
    """Settle the optional bonus wager, 13:69F-3.2(a)5 and 3.3(g), 7.3(h).

    What wins at punto banco is what neither loses nor is void; at minibaccarat it is put in with
    the question: the reading 13-69F-3.2-optional-bonus-wager-wins.
    """
    hands = result.bankers_hand, result.players_hand
    mine, other = hands if wager.on is WagerOn.BONUS_BANKER else reversed(hands)
    terms, told = table.terms, _told(result)
    rule = terms.schedule
    if terms.bonus is not None:
        loses, void = terms.bonus
        if mine.natural and other.natural and mine.point_count == other.point_count:
            return stake.void(told, void)
        if _bonus_lost(mine, other):
            return stake.loses(told, loses)
        rule = joined(rule, loses, void)
    elif not wager.has_won:
        return stake.undecided("whether it loses or is void was not supplied", rule)
    if result.result is _LOST[wager.on]:
        raise ImpossibleError(
            f"{wager.on} would win though {result.result}", "a bonus is paid on a hand that has won"
        )
    return _paid(stake, *table.paid[_row(table, mine, other)], told, rule)


_LOST = {WagerOn.BONUS_BANKER: RoundResult.PLAYER, WagerOn.BONUS_PLAYER: RoundResult.BANKER}
"""The result with which the hand of an optional bonus wager has lost."""


def _bonus_lost(mine: AnnouncedHand, other: AnnouncedHand) -> bool:
    """Whether the selected hand loses the optional bonus wager, 13:69F-3.2(a)5ii."""
    margin = mine.point_count - other.point_count
    return other.natural and margin < 0 if mine.natural else margin <= 3


def _row(table: Offered, mine: AnnouncedHand, other: AnnouncedHand) -> str:
    """The row of the schedule that pays; a winning natural has its own, whatever the margin."""
    if mine.natural:
        return NATURAL_WINNER
    margin = str(mine.point_count - other.point_count)
    for row in table.paid:
        if row.startswith("Win by") and margin in row.split():
            return row
    raise ImpossibleError(f"a win by {margin} points", "the schedules pay for 4 to 9 points")
