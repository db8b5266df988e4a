"""The exact odds of sic bo: every wager settled for every toss of the three dice."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment.dice import rolls
from gamerules.games.answers import Settlement
from gamerules.games.sic_bo.settlement import SettleToss, Wager
from gamerules.games.sic_bo.table import Table
from gamerules.games.sic_bo.wagers import TOTALS, Area, Bet
from gamerules.odds.model import WagerOdds, tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.games.answers import Outcome

AREAS = (
    Area(Bet.THREE_OF_A_KIND, (4,)),
    Area(Bet.TWO_OF_A_KIND, (4,)),
    Area(Bet.ANY_THREE_OF_A_KIND),
    *(Area(Bet.TOTAL_VALUE, (total,)) for total in TOTALS),
    Area(Bet.TWO_DICE_COMBINATION, (2, 5)),
    Area(Bet.SMALL),
    Area(Bet.BIG),
    Area(Bet.ONE_OF_A_KIND, (4,)),
)
"""An area of the layout for each wager; other numbers of the same wager have the same odds."""

_STAKE = 100


def odds() -> Iterator[WagerOdds]:
    """The odds of every wager."""
    engine = ReferenceEngine()
    for area in AREAS:
        yield tally(area.row, _outcomes(engine, area))


def _outcomes(engine: ReferenceEngine, area: Area) -> Iterator[tuple[Fraction, Outcome]]:
    wager = Wager("a player", _STAKE, area)
    tosses = list(rolls(3))
    for dice in tosses:
        answer = engine.ask(SettleToss(Table(), dice, (wager,)))
        if isinstance(answer, Settlement):
            (outcome,) = answer.outcomes
            yield Fraction(1, len(tosses)), outcome
