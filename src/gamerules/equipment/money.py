"""Money in whole cents, and odds as exact fractions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from gamerules.equipment import ImpossibleError

_ODDS = re.compile(r"([1-9][0-9]{0,8}) to ([1-9][0-9]{0,8})")
_DOLLARS = re.compile(r"\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?")


def dollars(cents: int) -> str:
    """An amount as people write it: `$1,250.50`, and `$5` without its cents."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}.{rest:02d}" if rest else f"${whole:,}"


def cents(text: str) -> int:
    """Read an amount as people write it into whole cents."""
    match = _DOLLARS.fullmatch(text)
    if match is None:
        raise ImpossibleError(f"{text!r} is no amount", "write it as $5 or $2.50")
    return 100 * int(match[1].replace(",", "")) + int(match[2] or 0)


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds such as 35 to 1: what is paid for each amount wagered, besides the wager itself."""

    paid: int
    wagered: int

    @classmethod
    @lru_cache(maxsize=256)
    def parse(cls, text: str) -> Odds:
        """Read odds as the law writes them."""
        match = _ODDS.fullmatch(text)
        if match is None:
            raise ImpossibleError(f"{text!r} are no odds", "write them as 35 to 1")
        return cls(int(match[1]), int(match[2]))

    @property
    def fraction(self) -> Fraction:
        """The odds as a number."""
        return Fraction(self.paid, self.wagered)

    def pays(self, wager: int) -> int | None:
        """What a winning wager of so many cents is paid; None if that is no whole cent."""
        amount, rest = divmod(wager * self.paid, self.wagered)
        return None if rest else amount

    def __str__(self) -> str:
        return f"{self.paid} to {self.wagered}"


def check_amount(amount: int) -> None:
    """Refuse an amount that nobody can wager."""
    if amount < 1:
        raise ImpossibleError(
            f"a wager of {amount} cents is none", "wager a whole number of cents above 0"
        )
