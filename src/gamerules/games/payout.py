"""Payouts: minimum odds as floors, and what becomes of a stake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.equipment import ImpossibleError
from gamerules.equipment.money import Odds, check_amount, dollars
from gamerules.games.answers import Authority, Outcome, Result, joined

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@dataclass(frozen=True, slots=True)
class PostedOdds:
    """Odds that a table posts for a bet in place of the law's minimum."""

    bet: str
    odds: str


@dataclass(frozen=True, slots=True)
class Floors:
    """Odds "no less than" which winning wagers are paid: a table may pay more, never less."""

    minimum: Mapping[str, Odds]
    authority: Authority

    def refusal(self, posted: Sequence[PostedOdds]) -> str:
        """Why posted odds may not be offered; empty if they may."""
        for offer in posted:
            if offer.bet not in self.minimum:
                raise ImpossibleError(
                    f"there is no bet {offer.bet!r}", f"bets are {', '.join(self.minimum)}"
                )
            if [other.bet for other in posted].count(offer.bet) > 1:
                raise ImpossibleError(f"{offer.bet} has two odds", "post odds for a bet once")
            minimum = self.minimum[offer.bet]
            if Odds.parse(offer.odds).fraction < minimum.fraction:
                return f"{offer.bet} is paid at no less than {minimum}"
        return ""

    def check(self, posted: Sequence[PostedOdds]) -> None:
        """Refuse to settle at odds that may not be offered."""
        refusal = self.refusal(posted)
        if refusal:
            raise ImpossibleError(
                "the odds posted are too low", f"{refusal} ({', '.join(self.authority)})"
            )

    def paid(self, bet: str, posted: Sequence[PostedOdds]) -> tuple[Odds, bool]:
        """The odds a table pays on a bet, and whether they are more than the minimum."""
        minimum = self.minimum[bet]
        odds = next((Odds.parse(o.odds) for o in posted if o.bet == bet), minimum)
        return odds, odds.fraction > minimum.fraction


@dataclass(frozen=True, slots=True)
class Stake:
    """A wager to be settled, with the authority on which it is what it is."""

    player: str
    bet: str
    amount: int
    authority: Authority
    numbers: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_amount(self.amount)

    def wins(self, floors: Floors, posted: Sequence[PostedOdds], reason: str) -> Outcome:
        """Paid at the table's odds, and the wager returned."""
        odds, above = floors.paid(self.bet, posted)
        return self.paid(odds, reason, floors.authority, above=above)

    def paid(self, odds: Odds, reason: str, rule: Authority, *, above: bool = False) -> Outcome:
        """Paid at given odds, and the wager returned."""
        return self._outcome(
            Result.WINS, reason, rule, returned=self.amount, odds=odds, above=above
        )

    def loses(self, reason: str, rule: Authority = ()) -> Outcome:
        """Collected."""
        return self._outcome(Result.LOSES, reason, rule)

    def void(self, reason: str, rule: Authority) -> Outcome:
        """Returned."""
        return self._outcome(Result.VOID, reason, rule, returned=self.amount)

    def stands(self, reason: str, rule: Authority) -> Outcome:
        """Not decided yet: the wager stays on the layout."""
        return self._outcome(Result.STANDS, reason, rule)

    def inactive(self, reason: str, rule: Authority) -> Outcome:
        """Not in play: what happens does not touch the wager."""
        return self._outcome(Result.INACTIVE, reason, rule)

    def halved(self, reason: str, rule: Authority) -> Outcome:
        """Half surrendered and half returned; who has an odd cent the law does not say."""
        half, odd = divmod(self.amount, 2)
        if odd:
            reason = f"{reason}; half of {dollars(self.amount)} is no whole number of cents"
        return self._outcome(Result.HALF, reason, rule, returned=None if odd else half)

    def undecided(self, reason: str, rule: Authority) -> Outcome:
        """Not decided by the text that was supplied: nothing is paid or collected."""
        return self._outcome(Result.UNDECIDED, reason, rule)

    def _outcome(  # noqa: PLR0913  the one place where an outcome is put together
        self,
        result: Result,
        reason: str,
        rule: Authority,
        *,
        returned: int | None = 0,
        odds: Odds | None = None,
        above: bool = False,
    ) -> Outcome:
        paid = odds.pays(self.amount) if odds else 0
        if paid is None:
            reason = f"{reason}; {dollars(self.amount)} at {odds} is no whole number of cents"
        return Outcome(
            player=self.player,
            bet=self.bet,
            numbers=self.numbers,
            wagered=self.amount,
            result=result,
            paid=paid,
            returned=returned,
            odds=str(odds) if odds else "",
            above_minimum=above,
            reason=reason,
            authority=joined(rule, self.authority),
        )
