"""The nineteen wagers of craps, 19:47-1.2(a): when each may be made, and what a roll does to it.

What a roll does is told for every wager by a small rule of its own. A rule sees whether the roll is
a come out roll, the wager's own point, and the dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Authority, Code, Result, citing
from gamerules.games.craps.series import POINTS, SEVEN

if TYPE_CHECKING:
    from collections.abc import Callable

cite = citing(Code.NJAC_19_47)


class Bet(StrEnum):
    """The wagers, as 19:47-1.2(a) names them."""

    PASS_LINE = "Pass Bet"  # noqa: S105  a line of the layout, no password
    DONT_PASS_LINE = "Don't Pass Bet"  # noqa: S105  likewise
    COME = "Come Bet"
    DONT_COME = "Don't Come Bet"
    PLACE_TO_WIN = "Place Bet to Win"
    PLACE_TO_LOSE = "Place Bet to Lose"
    HARD_FOUR = "Four the Hardway"
    HARD_SIX = "Six the Hardway"
    HARD_EIGHT = "Eight the Hardway"
    HARD_TEN = "Ten the Hardway"
    FIELD = "Field Bet"
    ANY_SEVEN = "Any Seven"
    ANY_CRAPS = "Any Craps"
    CRAPS_TWO = "Craps Two"
    CRAPS_THREE = "Craps Three"
    CRAPS_TWELVE = "Craps Twelve"
    ELEVEN = "11 in One Roll"
    CRAPS_ELEVEN = "Craps-Eleven or C and E"
    HORN = "Horn Bet"


DEFINED = {
    Bet.PASS_LINE: cite("1.2(a)1"),
    Bet.DONT_PASS_LINE: cite("1.2(a)2"),
    Bet.COME: cite("1.2(a)3"),
    Bet.DONT_COME: cite("1.2(a)4"),
    Bet.PLACE_TO_WIN: cite("1.2(a)5"),
    Bet.PLACE_TO_LOSE: cite("1.2(a)6"),
    Bet.HARD_FOUR: cite("1.2(a)7"),
    Bet.HARD_SIX: cite("1.2(a)8"),
    Bet.HARD_EIGHT: cite("1.2(a)9"),
    Bet.HARD_TEN: cite("1.2(a)10"),
    Bet.FIELD: cite("1.2(a)11"),
    Bet.ANY_SEVEN: cite("1.2(a)12"),
    Bet.ANY_CRAPS: cite("1.2(a)13"),
    Bet.CRAPS_TWO: cite("1.2(a)14"),
    Bet.CRAPS_THREE: cite("1.2(a)15"),
    Bet.CRAPS_TWELVE: cite("1.2(a)16"),
    Bet.ELEVEN: cite("1.2(a)17"),
    Bet.CRAPS_ELEVEN: cite("1.2(a)18"),
    Bet.HORN: cite("1.2(a)19"),
}
"""The provision that defines each wager."""


class Area(StrEnum):
    """The areas of the layout that 19:47-1.2(a)1 to 4 name."""

    PASS_LINE = "Pass Line"  # noqa: S105  a line of the layout, no password
    DONT_PASS_LINE = "Don't Pass Line"  # noqa: S105  likewise
    COME_LINE = "Come Line"
    DONT_COME = "Don't Come area"


PLACED_ON = {
    Bet.PASS_LINE: Area.PASS_LINE,
    Bet.DONT_PASS_LINE: Area.DONT_PASS_LINE,
    Bet.COME: Area.COME_LINE,
    Bet.DONT_COME: Area.DONT_COME,
}
"""Where a wager is placed, 19:47-1.2(a)1 to 4; of the others the supplied words do not say."""

BEFORE_COME_OUT = {Bet.PASS_LINE, Bet.DONT_PASS_LINE}
"""Placed "immediately prior to the come out roll", 19:47-1.2(a)1 and 2."""
AFTER_COME_OUT = {Bet.COME, Bet.DONT_COME}
"""Placed "at any time after the come out roll", 19:47-1.2(a)3 and 4: while there is a Come Out
Point, the reading 19-47-1.2-after-the-come-out-roll."""
ON_A_NUMBER = {Bet.PLACE_TO_WIN, Bet.PLACE_TO_LOSE}
"""Placed on, or against, one of the numbers 4, 5, 6, 8, 9 or 10, 19:47-1.2(a)5 and 6."""

_ONE_ROLL = {
    Bet.FIELD: {2, 3, 4, 9, 10, 11, 12},
    Bet.ANY_SEVEN: {7},
    Bet.ANY_CRAPS: {2, 3, 12},
    Bet.CRAPS_TWO: {2},
    Bet.CRAPS_THREE: {3},
    Bet.CRAPS_TWELVE: {12},
    Bet.ELEVEN: {11},
    Bet.CRAPS_ELEVEN: {2, 3, 11, 12},
    Bet.HORN: {2, 3, 11, 12},
}
"""The totals on which each one roll wager wins, 19:47-1.2(a)11 to 19; it loses on any other."""

_HARDWAYS = {Bet.HARD_FOUR: 4, Bet.HARD_SIX: 6, Bet.HARD_EIGHT: 8, Bet.HARD_TEN: 10}


class Decision(NamedTuple):
    """What a roll does to a wager."""

    result: Result
    authority: Authority
    point: int | None = None
    """The total that a Pass, Don't Pass, Come or Don't Come Bet that stands waits for."""


class _Series(NamedTuple):
    """The provisions of a wager that its first roll decides, or sets a point for."""

    winning: frozenset[int]
    """The totals on which it wins at once."""
    void: frozenset[int]
    wins_at_once: Authority
    loses_at_once: Authority
    voids: Authority
    on_point: tuple[Result, Authority]
    """What it does when its total is thrown again before a 7."""
    on_seven: tuple[Result, Authority]
    sets_point: Authority

    def at_once(self, total: int) -> tuple[Result, Authority]:
        """What it does when the first roll sets no point."""
        if total in self.winning:
            return Result.WINS, self.wins_at_once
        if total in self.void:
            return Result.VOID, self.voids
        return Result.LOSES, self.loses_at_once


_SERIES = {
    Bet.PASS_LINE: _Series(
        frozenset({7, 11}),
        frozenset(),
        cite("1.2(a)1i", "1.2(a)1"),
        cite("1.2(a)1iii(1)", "1.2(a)1iii"),
        (),
        (Result.WINS, cite("1.2(a)1ii", "1.2(a)1")),
        (Result.LOSES, cite("1.2(a)1iii(2)", "1.2(a)1iii")),
        cite('1.1 "Come Out Point"', "1.2(a)1ii", "1.2(a)1iii(2)"),
    ),
    Bet.DONT_PASS_LINE: _Series(
        frozenset({2, 3}),
        frozenset({12}),
        cite("1.2(a)2i", "1.2(a)2"),
        cite("1.2(a)2iii(1)", "1.2(a)2iii"),
        cite("1.2(a)2iv"),
        (Result.LOSES, cite("1.2(a)2iii(2)", "1.2(a)2iii")),
        (Result.WINS, cite("1.2(a)2ii", "1.2(a)2")),
        cite('1.1 "Come Out Point"', "1.2(a)2ii", "1.2(a)2iii(2)"),
    ),
    Bet.COME: _Series(
        frozenset({7, 11}),
        frozenset(),
        cite("1.2(a)3i", "1.2(a)3"),
        cite("1.2(a)3iii(1)", "1.2(a)3iii"),
        (),
        (Result.WINS, cite("1.2(a)3ii", "1.2(a)3")),
        (Result.LOSES, cite("1.2(a)3iii(2)", "1.2(a)3iii")),
        cite('1.1 "Come Point"', "1.2(a)3ii", "1.2(a)3iii(2)"),
    ),
    Bet.DONT_COME: _Series(
        frozenset({2, 3}),
        frozenset({12}),
        cite("1.2(a)4i", "1.2(a)4"),
        cite("1.2(a)4iii(1)", "1.2(a)4iii"),
        cite("1.2(a)4iv"),
        (Result.LOSES, cite("1.2(a)4iii(2)", "1.2(a)4iii")),
        (Result.WINS, cite("1.2(a)4ii", "1.2(a)4")),
        cite('1.1 "Come Point"', "1.2(a)4ii", "1.2(a)4iii(2)"),
    ),
}
"""The four wagers that follow a point; paragraphs iii and iv are no ways to win: the reading
19-47-1.2-losing-rules-numbered-as-wins."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A wager as it lies on the layout."""

    bet: Bet
    number: int | None = None
    """The number of a place bet."""
    point: int | None = None
    """The total that it waits for, once a roll has set it."""
    called_on: bool = False
    """Whether the player called a Place Bet to Win "on"."""
    marked_on: bool = False
    """Whether the dealer confirmed that with the marker button."""

    def check(self) -> None:
        """Refuse a wager that there is not."""
        wanted: tuple[int | None, ...] = POINTS if self.bet in ON_A_NUMBER else (None,)
        if self.number not in wanted:
            shown = f"on {self.number}" if self.number is not None else "without a number"
            expected = "name 4, 5, 6, 8, 9 or 10" if self.bet in ON_A_NUMBER else "name no number"
            raise ImpossibleError(f"there is no {self.bet} {shown}", expected)


@cache
def decide(wager: Standing, come_out: bool, roll: tuple[int, int]) -> Decision:
    """What a roll does to a wager that stands; `come_out` tells whether it is a come out roll."""
    rule = _RULES[wager.bet]
    return rule(wager, come_out, roll)


def _by_series(wager: Standing, _: bool, roll: tuple[int, int]) -> Decision:
    """Pass, Don't Pass, Come and Don't Come Bets, 19:47-1.2(a)1 to 4.

    The words on the first roll govern that roll alone: the reading 19-47-1.2-on-the-come-out-roll.
    """
    rules, total = _SERIES[wager.bet], sum(roll)
    if wager.point is None:
        if total in POINTS:
            return Decision(Result.STANDS, rules.sets_point, total)
        return Decision(*rules.at_once(total))
    if total == wager.point:
        return Decision(*rules.on_point)
    if total == SEVEN:
        return Decision(*rules.on_seven)
    return Decision(Result.STANDS, rules.sets_point[1:], wager.point)


def _place_to_win(wager: Standing, come_out: bool, roll: tuple[int, int]) -> Decision:
    """19:47-1.2(a)5: inactive on any come out roll unless called on and marked, both."""
    if come_out and not (wager.called_on and wager.marked_on):
        return Decision(Result.INACTIVE, DEFINED[wager.bet])
    by_total = {wager.number: Result.WINS, SEVEN: Result.LOSES}
    return Decision(by_total.get(sum(roll), Result.STANDS), DEFINED[wager.bet])


def _place_to_lose(wager: Standing, _: bool, roll: tuple[int, int]) -> Decision:
    """19:47-1.2(a)6: active on every roll, the reading 19-47-1.2-inactive-place-bets."""
    by_total = {wager.number: Result.LOSES, SEVEN: Result.WINS}
    return Decision(by_total.get(sum(roll), Result.STANDS), DEFINED[wager.bet])


def _hardway(wager: Standing, _: bool, roll: tuple[int, int]) -> Decision:
    """19:47-1.2(a)7 to 10; when they lose is the reading 19-47-1.2-when-hardways-lose."""
    by_total = {_HARDWAYS[wager.bet]: Result.LOSES, SEVEN: Result.LOSES}
    result = by_total.get(sum(roll), Result.STANDS)
    if result is Result.LOSES and roll[0] == roll[1]:
        result = Result.WINS
    return Decision(result, DEFINED[wager.bet])


def _one_roll(wager: Standing, _: bool, roll: tuple[int, int]) -> Decision:
    """19:47-1.2(a)11 to 19, decided by the roll that follows."""
    result = Result.WINS if sum(roll) in _ONE_ROLL[wager.bet] else Result.LOSES
    return Decision(result, DEFINED[wager.bet])


_RULES: dict[Bet, Callable[[Standing, bool, tuple[int, int]], Decision]] = {
    **dict.fromkeys(_SERIES, _by_series),
    Bet.PLACE_TO_WIN: _place_to_win,
    Bet.PLACE_TO_LOSE: _place_to_lose,
    **dict.fromkeys(_HARDWAYS, _hardway),
    **dict.fromkeys(_ONE_ROLL, _one_roll),
}
