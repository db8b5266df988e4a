"""What may be wagered on at sic bo, how, and at which odds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.equipment.dice import FACES
from gamerules.equipment.money import Odds
from gamerules.games.answers import Code, Permission, answers, citing
from gamerules.games.payout import Floors

if TYPE_CHECKING:
    from collections.abc import Callable

cite = citing(Code.NJAC_13_69F)


class Bet(StrEnum):
    """The wagers, as 13:69F-9.2(a) names them."""

    THREE_OF_A_KIND = "Three of a kind"
    TWO_OF_A_KIND = "Two of a kind"
    ANY_THREE_OF_A_KIND = "Any three of a kind"
    TOTAL_VALUE = "Total value bet"
    TWO_DICE_COMBINATION = "Two dice combination"
    SMALL = "Small bet"
    BIG = "Big bet"
    ONE_OF_A_KIND = "One of a kind"


DEFINED = {
    Bet.THREE_OF_A_KIND: cite("9.2(a)1"),
    Bet.TWO_OF_A_KIND: cite("9.2(a)2"),
    Bet.ANY_THREE_OF_A_KIND: cite("9.2(a)3"),
    Bet.TOTAL_VALUE: cite("9.2(a)4"),
    Bet.TWO_DICE_COMBINATION: cite("9.2(a)5"),
    Bet.SMALL: cite("9.2(a)6"),
    Bet.BIG: cite("9.2(a)7"),
    Bet.ONE_OF_A_KIND: cite("9.2(a)8"),
}
"""The provision that defines each wager."""

FLOORS = Floors(
    {
        "Three of a kind": Odds(150, 1),
        "Two of a kind": Odds(8, 1),
        "Any three of a kind": Odds(24, 1),
        "Total value of 4": Odds(50, 1),
        "Total value of 5": Odds(18, 1),
        "Total value of 6": Odds(14, 1),
        "Total value of 7": Odds(12, 1),
        "Total value of 8": Odds(8, 1),
        "Total value of 9": Odds(6, 1),
        "Total value of 10": Odds(6, 1),
        "Total value of 11": Odds(6, 1),
        "Total value of 12": Odds(6, 1),
        "Total value of 13": Odds(8, 1),
        "Total value of 14": Odds(12, 1),
        "Total value of 15": Odds(14, 1),
        "Total value of 16": Odds(18, 1),
        "Total value of 17": Odds(50, 1),
        "Any two dice combination": Odds(5, 1),
        "Small bet": Odds(1, 1),
        "Big bet": Odds(1, 1),
        # Printed as 1 to 10: the reading 13-69F-9.4-one-of-a-kind.
        "One of a kind": Odds(1, 1),
    },
    cite("9.4(b)"),
)
"""The payout odds of 13:69F-9.4(b): no less than these."""

ON_SEVERAL_DICE = {2: Odds(2, 1), 3: Odds(3, 1)}
"""What one of a kind is paid by the dice that show it, 13:69F-9.4(c); exact odds, not least ones:
the reading 13-69F-9.4-one-of-a-kind-on-several-dice."""

Dice = tuple[int, ...]

_WINS: dict[Bet, Callable[[Dice, Dice], bool]] = {
    Bet.THREE_OF_A_KIND: lambda dice, on: dice.count(on[0]) == 3,
    # All three dice show it on two of them, too: 13-69F-9.2-two-of-a-kind-on-three-dice.
    Bet.TWO_OF_A_KIND: lambda dice, on: dice.count(on[0]) >= 2,
    Bet.ANY_THREE_OF_A_KIND: lambda dice, _: len(set(dice)) == 1,
    Bet.TOTAL_VALUE: lambda dice, on: sum(dice) == on[0],
    Bet.TWO_DICE_COMBINATION: lambda dice, on: set(on) <= set(dice),
    Bet.SMALL: lambda dice, _: sum(dice) <= 10 and len(set(dice)) > 1,
    Bet.BIG: lambda dice, _: sum(dice) >= 11 and len(set(dice)) > 1,
    Bet.ONE_OF_A_KIND: lambda dice, on: on[0] in dice,
}
"""Whether dice make a wager on some numbers win, 13:69F-9.2(a)."""

TOTALS = tuple(range(4, 18))
_CHOOSES: dict[Bet, tuple[int, tuple[int, ...]]] = {
    Bet.THREE_OF_A_KIND: (1, FACES),
    Bet.TWO_OF_A_KIND: (1, FACES),
    Bet.TOTAL_VALUE: (1, TOTALS),
    Bet.TWO_DICE_COMBINATION: (2, FACES),
    Bet.ONE_OF_A_KIND: (1, FACES),
}
"""How many numbers a wager is on, and from which; there is no total value bet on 3 or 18: the
reading 13-69F-9.2-totals-3-and-18."""


@dataclass(frozen=True, slots=True)
class Area:
    """An area of the layout: a wager, and the numbers it is on."""

    bet: Bet
    numbers: tuple[int, ...] = ()

    def check(self) -> None:
        """Refuse an area that no layout has."""
        count, among = _CHOOSES.get(self.bet, (0, ()))
        fits = len(set(self.numbers)) == len(self.numbers) == count
        if not fits or not set(self.numbers) <= set(among):
            wanted = f"{count} of {among[0]} to {among[-1]}" if among else "no number"
            shown = ", ".join(map(str, self.numbers)) or "no number"
            raise ImpossibleError(f"there is no {self.bet} on {shown}", f"name {wanted}")

    @property
    def row(self) -> str:
        """Its row in the table of 13:69F-9.4(b)."""
        if self.bet is Bet.TOTAL_VALUE:
            return f"Total value of {self.numbers[0]}"
        return "Any two dice combination" if self.bet is Bet.TWO_DICE_COMBINATION else self.bet

    def wins(self, dice: Dice) -> bool:
        """Whether the dice make it win."""
        return _WINS[self.bet](dice, self.numbers)


class Means(StrEnum):
    """How a wager is made."""

    CHIPS = "gaming chips on the layout"
    PLAQUES = "plaques on the layout"
    VERBAL = "verbally, accompanied by cash"
    VERBAL_CHIPS = "verbally, accompanied by gaming chips"
    CASH = "cash on the layout"
    OFF_LAYOUT = "gaming chips off the layout"


@dataclass(frozen=True, slots=True)
class MakeWager:
    """May a wager be made by these means?"""

    means: Means
    code: Code = Code.NJAC_13_69F


@answers(Code.NJAC_13_69F)
def make_wager(question: MakeWager) -> Permission:
    """Only gaming chips or plaques on the layout make a wager, 13:69F-9.3(a)."""
    permitted = question.means in {Means.CHIPS, Means.PLAQUES}
    reason = "wagers are made with gaming chips or plaques on the layout"
    return Permission(permitted, reason, cite("9.3(a)"))
