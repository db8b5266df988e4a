"""What a wager is worth: the exact chance of each thing that can become of it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.equipment.money import Odds
from gamerules.games.answers import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamerules.games.answers import Outcome

WIN = frozenset({Result.WINS})
LOSE = frozenset({Result.LOSES})
PUSH = frozenset({Result.PUSH, Result.VOID})
"""Returned whole: the player neither wins nor loses the wager."""
HALF = frozenset({Result.HALF})
_FINAL = WIN | LOSE | PUSH | HALF
_ORDER = list(Result)


@dataclass(frozen=True, slots=True)
class Chance:
    """One thing that can become of a wager, and how likely it is."""

    probability: Fraction
    result: Result
    odds: str
    """The odds at which it is paid; empty if it is not, or if they were not supplied."""
    gain: Fraction | None
    """What the player gains for each cent wagered, less what is lost; None if that is unknown."""

    @property
    def kept(self) -> Fraction:
        """What part of a win the player keeps after any vigorish."""
        if self.gain is None or not self.odds:
            return Fraction(1)
        return self.gain / Odds.parse(self.odds).fraction


@dataclass(frozen=True, slots=True)
class WagerOdds:
    """The exact odds of a wager."""

    wager: str
    under: str
    """What they depend on besides the wager, such as the wheel; empty if on nothing."""
    chances: tuple[Chance, ...]

    def _probability(self, results: frozenset[Result]) -> Fraction:
        found = (c.probability for c in self.chances if c.result in results)
        return sum(found, Fraction())

    @property
    def win(self) -> Fraction:
        """How likely it is to win."""
        return self._probability(WIN)

    @property
    def lose(self) -> Fraction:
        """How likely it is to be lost whole."""
        return self._probability(LOSE)

    @property
    def push(self) -> Fraction:
        """How likely it is to be returned whole, though vigorish may be owed on it."""
        return self._probability(PUSH)

    @property
    def half(self) -> Fraction:
        """How likely half of it is to be lost."""
        return self._probability(HALF)

    @property
    def paid(self) -> tuple[str, ...]:
        """The odds at which it is paid when it wins; none if they were not supplied."""
        return tuple(dict.fromkeys(c.odds for c in self.chances if c.odds))

    @property
    def true_odds(self) -> Fraction | None:
        """The odds at which the house would have no advantage; None for a wager that never wins.

        Vigorish is counted: what is left of them after it makes up for what is lost.
        """
        not_won = (c for c in self.chances if c.result not in WIN)
        lost = sum((-c.gain * c.probability for c in not_won if c.gain), Fraction())
        kept = sum((c.kept * c.probability for c in self.chances if c.result in WIN), Fraction())
        return lost / kept if kept else None

    @property
    def advantage(self) -> Fraction | None:
        """What the house keeps of each cent wagered, on average; None if odds are unknown."""
        kept = Fraction()
        for chance in self.chances:
            if chance.gain is None:
                return None
            kept -= chance.probability * chance.gain
        return kept


def tally(wager: str, outcomes: Iterable[tuple[Fraction, Outcome]], under: str = "") -> WagerOdds:
    """The odds of a wager from all that can become of it, each with its probability."""
    found: dict[tuple[Result, str, Fraction | None], Fraction] = {}
    for probability, outcome in outcomes:
        if outcome.result not in _FINAL:
            raise ValueError(f"{wager} {outcome.result}: only what is settled has a chance")
        gain = _gain(outcome)
        key = (outcome.result, outcome.odds if gain is not None else "", gain)
        found[key] = found.get(key, Fraction()) + probability
    if sum(found.values()) != 1:
        raise ValueError(f"the chances of {wager} do not make up one")
    chances = [Chance(p, *key) for key, p in found.items()]
    # In an order of its own, so that equal odds are equal whatever came first.
    chances.sort(key=lambda c: (_ORDER.index(c.result), -c.probability, c.odds, str(c.gain)))
    return WagerOdds(wager, under, tuple(chances))


def _gain(outcome: Outcome) -> Fraction | None:
    """What an outcome gains the player; None where the law supplied does not tell."""
    if outcome.paid is None or outcome.returned is None or outcome.vigorish is None:
        return None
    back = outcome.paid + outcome.returned - outcome.vigorish
    return Fraction(back - outcome.wagered, outcome.wagered)
