"""What the law decides on a wager at punto banco and minibaccarat, and what that is in cents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import Odds, check_amount, dollars
from gamerules.games.answers import Authority, Outcome, Result, joined
from gamerules.games.baccarat.offer import Offered
from gamerules.games.baccarat.result import AnnouncedHand, Announcement, RoundResult
from gamerules.games.baccarat.terms import (
    BONUS,
    NATURAL_WINNER,
    TOTAL_CARDS,
    InPlace,
    WagerOn,
)
from gamerules.games.baccarat.vigorish import vigorish


@dataclass(frozen=True, slots=True)
class Decision:
    """What becomes of a wager, whatever its amount."""

    result: Result
    reason: str
    authority: Authority
    odds: Odds | None = None
    """What is paid; None if nothing is."""
    above_minimum: bool = False
    percent: int = 0
    """The vigorish: of what is paid, or where nothing is, of the wager."""
    unit: int | None = None
    """To how many cents the vigorish is rounded up; None if it is exact."""

    def outcome(self, player: str, bet: str, amount: int) -> Outcome:
        """The decision in whole cents; what takes a fraction of a cent the text does not decide."""
        check_amount(amount)
        paid = 0 if self.odds is None else self.odds.pays(amount)
        owed = 0 if paid is None else vigorish(paid or amount, self.percent, self.unit)
        reason = self.reason
        if paid is None:
            reason = f"{reason}; {dollars(amount)} at {self.odds} is no whole number of cents"
        elif owed is None:
            share = f"{self.percent} percent of {dollars(paid or amount)}"
            reason = f"{reason}; {share} is no whole number of cents"
        return Outcome(
            player,
            bet,
            amount,
            self.result,
            paid,
            amount if self.result in _RETURNED else 0,
            "" if self.odds is None else str(self.odds),
            self.above_minimum,
            reason,
            self.authority,
            vigorish=owed,
        )


_RETURNED = {Result.WINS, Result.VOID, Result.PUSH}
"""With these the player keeps the wager."""
_HANDS = (WagerOn.BANKER, WagerOn.PLAYER)
TOTALS = {wager: total for total, wager in TOTAL_CARDS.items()}
"""How many cards each total card wager is on."""


@lru_cache(maxsize=4096)  # rounds end in some 200 ways
def decide(
    table: Offered, result: Announcement, on: WagerOn, has_won: bool | None, freed: bool
) -> Decision:
    """Decide on a wager; `freed` by total card wagers, the player owes no vigorish."""
    check_wager(table, on, has_won)
    if on in BONUS:
        return _bonus(table, result, on, has_won)
    if result.result is RoundResult.TIE and on in _HANDS:
        return _tied(table, on)
    decided = table.terms.wagers[on]
    if not _has_won(on, result):
        return Decision(Result.LOSES, _told(result), decided.loses)
    if on is WagerOn.BANKER:
        return _banker_won(table, result, freed)
    rule = joined(table.terms.prices[on].authority, decided.wins)
    return Decision(Result.WINS, _told(result), rule, *table.paid[on])


def check_wager(table: Offered, on: WagerOn, has_won: bool | None) -> None:
    """Refuse a wager that the table does not offer, or that says what is not for it to say."""
    if on not in table.wagers:
        offers = ", ".join(table.wagers)
        raise ImpossibleError(f"{on} is not offered", f"the table offers {offers}")
    must_say = on in BONUS and table.terms.bonus is None
    if must_say != (has_won is not None):
        right = "say whether it has won" if must_say else "the round decides that"
        raise ImpossibleError(f"it is mistaken who tells whether {on} has won", right)


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
    return TOTALS[on] == result.players_hand.cards + result.bankers_hand.cards


def _banker_won(table: Offered, result: Announcement, freed: bool) -> Decision:
    """Pay a winning wager on the Banker's Hand, 3.3(c), (e) and (h), 7.3(c), (d), (f) and (i)."""
    terms, rules, way, told = table.terms, table.rules, table.way, _told(result)
    odds, above = table.paid[WagerOn.BANKER]
    if way is InPlace.DRAGON_7 and result.dragon_7:
        return Decision(Result.PUSH, "a dragon 7 hand", terms.dragon_7_push)
    if way is None or (way is InPlace.TOTAL_CARDS and not freed):
        unit = terms.units[rules.percent] if rules.rounded else None
        return Decision(Result.WINS, told, table.charged, odds, above, rules.percent, unit)
    if way is not InPlace.BANKER_SIX:
        decided = terms.wagers[WagerOn.BANKER].wins
        rule = joined(terms.in_place[way], terms.vigorish, decided)
        return Decision(Result.WINS, told, rule, odds)
    if result.bankers_hand.point_count == 6:
        return Decision(Result.WINS, told, terms.in_place[way], _HALF)
    return Decision(Result.WINS, told, terms.option, odds)


_HALF = Odds(1, 2)
"""What a Banker's Hand of six pays under 13:69F-3.3(e)1 and 7.3(f)1."""


def _tied(table: Offered, on: WagerOn) -> Decision:
    """A wager on a hand, when the hands tie, 3.2(a)1iii and 2iii, 7.2(a)1iii and 2iii, 7.3(d)."""
    tie = table.terms.wagers[on].tie
    if on is WagerOn.BANKER and table.way is InPlace.ON_TIES:
        rule = joined(table.terms.in_place[InPlace.ON_TIES], tie)
        return Decision(Result.PUSH, RoundResult.TIE, rule, percent=25)
    if tie:
        return Decision(Result.VOID, RoundResult.TIE, tie)
    unknown = "what a tie makes of this wager was not supplied"
    return Decision(Result.UNDECIDED, unknown, table.terms.prices[on].authority)


def _bonus(table: Offered, result: Announcement, on: WagerOn, has_won: bool | None) -> Decision:
    """Decide on the optional bonus wager, 13:69F-3.2(a)5 and 3.3(g), 7.3(h).

    What wins at punto banco is what neither loses nor is void; at minibaccarat it is put in with
    the question: the reading 13-69F-3.2-optional-bonus-wager-wins.
    """
    hands = result.bankers_hand, result.players_hand
    mine, other = hands if on is WagerOn.BONUS_BANKER else reversed(hands)
    terms, told = table.terms, _told(result)
    rule = terms.schedule
    if terms.bonus is not None:
        loses, void = terms.bonus
        if mine.natural and other.natural and mine.point_count == other.point_count:
            return Decision(Result.VOID, told, void)
        if _bonus_lost(mine, other):
            return Decision(Result.LOSES, told, loses)
        rule = joined(rule, loses, void)
    elif not has_won:
        unknown = "whether it loses or is void was not supplied"
        return Decision(Result.UNDECIDED, unknown, rule)
    if result.result is not _WON[on]:
        raise ImpossibleError(
            f"{on} would win with {result.result}", "a bonus is paid on a hand that has won"
        )
    return Decision(Result.WINS, told, rule, *table.paid[_row(table, mine, other)])


_WON = {WagerOn.BONUS_BANKER: RoundResult.BANKER, WagerOn.BONUS_PLAYER: RoundResult.PLAYER}
"""The result with which the hand of an optional bonus wager has won."""


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
