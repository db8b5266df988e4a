"""The exact odds of punto banco and minibaccarat: every wager settled for every end of a round.

What the law leaves to the licensee, such as the vigorish, has a name in `OPTIONS`; the
implementation says which of them a game allows under which chapter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Code, Permission, Result, Settlement
from gamerules.games.baccarat import Game
from gamerules.games.baccarat.cards import Color, CuttingCard, UseDecks
from gamerules.games.baccarat.offer import OfferWagers, WagerRules, wagers_offered
from gamerules.games.baccarat.result import RoundResult
from gamerules.games.baccarat.settlement import HandWager, SettleAnnouncedRound
from gamerules.games.baccarat.terms import BONUS, InPlace, Paytable, WagerOn, terms_of
from gamerules.odds.model import WagerOdds, tally
from gamerules.odds.shoe import ends

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from gamerules.games.answers import Outcome

TAKES = ("decks", "code", "option")
NOTE = (
    "Cards come from a full shoe, of eight decks unless another number is put in, each order of "
    "them as likely as another. Wagers are paid at the least odds that the law allows, and no "
    "vigorish is rounded. A wager that total card wagers free of vigorish is counted without them."
)

OPTIONS = {
    "five-percent": WagerRules(percent=5, rounded=False),
    "four-percent": WagerRules(percent=4, rounded=False),
    "on-ties": WagerRules(in_place=(InPlace.ON_TIES,)),
    "banker-six": WagerRules(in_place=(InPlace.BANKER_SIX,)),
    "total-cards": WagerRules(in_place=(InPlace.TOTAL_CARDS,), total_cards=True),
    "dragon-7": WagerRules(in_place=(InPlace.DRAGON_7,), dragon_7=True),
    "paytable-a": WagerRules(paytable=Paytable.A, rounded=False),
    "paytable-b": WagerRules(paytable=Paytable.B, rounded=False),
    "paytable-c": WagerRules(paytable=Paytable.C, rounded=False),
}
"""What a licensee may choose, by the name of the option."""

_STAKE = 100
"""Of this every vigorish and every payout is a whole number of cents."""
_PLAYER = "a player"
_ORDER = list(WagerOn)
_CUTTING_CARDS = (CuttingCard(Color.GREEN, solid=True),) * 2


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of a game under a chapter, with its rules."""

    game: Game
    code: Code
    rules: WagerRules

    def is_computed(self, engine: ReferenceEngine) -> bool:
        """Whether the law allows it and tells what becomes of its wagers.

        When the optional bonus wager loses at minibaccarat was not supplied.
        """
        answer = engine.ask(OfferWagers(self.rules, self.game, self.code))
        told = self.rules.paytable is None or terms_of(self.game, self.code).bonus is not None
        return isinstance(answer, Permission) and answer.permitted and told

    def name(self, on: WagerOn) -> str:
        """A wager and that rule of the table on which its odds depend."""
        if on is WagerOn.BANKER:
            vigorish = f"vigorish of {self.rules.percent} percent"
            return f"{on}: {next(iter(self.rules.in_place), vigorish)}"
        return f"{on}: Paytable {self.rules.paytable}" if on in BONUS else on


def odds(game: Game, decks: str = "8", code: str = "", option: str = "") -> Iterator[WagerOdds]:
    """The odds of every wager, under one chapter or both, with one option or each."""
    engine = ReferenceEngine()
    number = _decks(engine, decks)
    for chapter, tables in _tables(engine, game, code, option).items():
        # Wagers of the same name have the same odds at each of the tables.
        wagers = {
            table.name(on): (on, table) for table in tables for on in wagers_offered(table.rules)
        }
        order = sorted(wagers.items(), key=lambda named: _ORDER.index(named[1][0]))
        for name, (on, table) in order:
            found = _outcomes(engine, table, on, number)
            yield tally(name, found, f"N.J.A.C. {chapter}, {number} decks")


def _outcomes(
    engine: ReferenceEngine, table: _Table, on: WagerOn, decks: int
) -> Iterator[tuple[Fraction, Outcome]]:
    """What becomes of a wager at every end of a round."""
    wagers: tuple[HandWager, ...] = (HandWager(_PLAYER, on, _STAKE),)
    if InPlace.TOTAL_CARDS in table.rules.in_place:
        # What frees the player of vigorish.
        wagers += (HandWager(_PLAYER, WagerOn.FOUR_CARDS, _STAKE),)
    for end, probability in ends(decks).items():
        question = SettleAnnouncedRound(table.rules, end, wagers, table.game, table.code)
        answer = engine.ask(question)
        if isinstance(answer, Settlement):
            outcome = answer.outcomes[0]
            if outcome.result is Result.UNDECIDED and end.result is RoundResult.TIE:
                # Not supplied for 13:69F: put in, as the notes say.
                outcome = replace(outcome, result=Result.VOID, returned=outcome.wagered)
            yield probability, outcome


def _decks(engine: ReferenceEngine, decks: str) -> int:
    """A number of decks that the law allows; it was supplied for punto banco only."""
    if not re.fullmatch(r"[0-9]{1,4}", decks):
        raise ImpossibleError(f"{decks!r} is no number of decks", "say --decks 8")
    number = int(decks)
    answer = engine.ask(UseDecks(Game.PUNTO_BANCO, number, _CUTTING_CARDS))
    if isinstance(answer, Permission) and not answer.permitted:
        right = f"{answer.reason} ({', '.join(answer.authority)})"
        raise ImpossibleError(f"{number} decks are too few", right)
    return number


def _tables(
    engine: ReferenceEngine, game: Game, code: str, option: str
) -> dict[Code, list[_Table]]:
    """The tables that the law allows under each chapter."""
    if code and code not in tuple(Code):
        raise ImpossibleError(f"there is no chapter {code!r}", f"say {' or '.join(Code)}")
    allowed = [
        (name, table)
        for chapter in ([Code(code)] if code else Code)
        for name, rules in OPTIONS.items()
        if (table := _Table(game, chapter, rules)).is_computed(engine)
    ]
    found: dict[Code, list[_Table]] = {}
    for name, table in allowed:
        if option in ("", name):
            found.setdefault(table.code, []).append(table)
    if not found:
        under = f" under {code}" if code else ""
        names = ", ".join(dict(allowed))
        raise ImpossibleError(
            f"the odds of {game}{under} are not computed with the option {option!r}",
            f"options are {names}",
        )
    return found
