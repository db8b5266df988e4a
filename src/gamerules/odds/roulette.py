"""The exact odds of roulette: every wager settled for every compartment of the wheel."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Placement, Settlement
from gamerules.games.roulette.settlement import Duty, SettleSpin, Wager
from gamerules.games.roulette.table import Bet, Offer, Table, Wheel
from gamerules.games.roulette.wagers import Position, ReadPlacement, Where
from gamerules.odds.model import WagerOdds, tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.games.answers import Outcome

POSITIONS = {
    Bet.STRAIGHT: Position(Where.WITHIN, ("14",)),
    Bet.SPLIT: Position(Where.LINE, ("11", "14")),
    Bet.THREE_NUMBERS: Position(Where.OUTSIDE_LINE, ("13",)),
    Bet.FOUR_NUMBERS: Position(Where.CORNER, ("10", "11", "13", "14")),
    Bet.FIRST_FIVE_NUMBERS: Position(Where.CORNER, ("1st 12", "0", "1")),
    Bet.SIX_NUMBERS: Position(Where.OUTSIDE_CORNER, ("10", "13")),
    Bet.SEVEN_NUMBERS: Position(Where.AREA),
    Bet.COLUMN: Position(Where.WITHIN, ("column of 2",)),
    Bet.DOZEN: Position(Where.WITHIN, ("2nd 12",)),
    Bet.RED: Position(Where.WITHIN, ("red",)),
    Bet.BLACK: Position(Where.WITHIN, ("black",)),
    Bet.ODD: Position(Where.WITHIN, ("Odd",)),
    Bet.EVEN: Position(Where.WITHIN, ("Even",)),
    Bet.ONE_TO_18: Position(Where.WITHIN, ("1 to 18",)),
    Bet.NINETEEN_TO_36: Position(Where.WITHIN, ("19 to 36",)),
}
"""A place on the layout for each wager; another of the same wager has the same odds."""

_STAKE = 100


def odds(wheel: str = "") -> Iterator[WagerOdds]:
    """The odds of every wager on a wheel, or on each wheel if none is named."""
    engine = ReferenceEngine()
    for chosen in [_wheel(wheel)] if wheel else Wheel:
        table = Table(chosen, seven_numbers=Offer.EVERY_PLAYER, layout_approved=True)
        for bet, position in POSITIONS.items():
            placement = engine.ask(ReadPlacement(table, position))
            # First five numbers is no wager where double zero is not in play.
            if isinstance(placement, Placement) and placement.bet:
                yield tally(bet, _outcomes(engine, table, position), chosen)


def _outcomes(
    engine: ReferenceEngine, table: Table, position: Position
) -> list[tuple[Fraction, Outcome]]:
    """What becomes of a wager in every compartment that counts, each as likely as another."""
    wager = Wager("a player", _STAKE, position)
    found: list[Outcome] = []
    for compartment in table.wheel.compartments:
        answer = engine.ask(SettleSpin(table, compartment, (wager,)))
        # A spin that must be repeated, 19:47-5.2(d)2, decides nothing.
        if isinstance(answer, Settlement) and Duty.RESPIN not in answer.duties:
            found += answer.outcomes
    return [(Fraction(1, len(found)), outcome) for outcome in found]


def _wheel(name: str) -> Wheel:
    names = {wheel.name.lower().replace("_", "-"): wheel for wheel in Wheel}
    if name not in names:
        raise ImpossibleError(f"there is no wheel {name!r}", f"wheels are {', '.join(names)}")
    return names[name]
