"""The exact odds of the Big Six Wheel: every wager settled for every stop of a given wheel.

How often each insignia stands on the wheel was not supplied: it is an input.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from gamerules.engine.reference import ReferenceEngine
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Settlement
from gamerules.games.big_six import ClapperOption, Insignia, SettleSpin, Table, Wager
from gamerules.odds.model import WagerOdds, tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.games.answers import Outcome

_STAKE = 100
_POSTED = ClapperOption.RE_SPIN


def odds(wheel: str = "") -> Iterator[WagerOdds]:
    """The odds of every wager on a wheel such as `24,15,7,4,2,1,1`."""
    stops = _stops(wheel)
    engine = ReferenceEngine()
    for insignia in Insignia:
        yield tally(insignia, _outcomes(engine, stops, insignia))


def _outcomes(
    engine: ReferenceEngine, stops: dict[Insignia, int], wagered: Insignia
) -> Iterator[tuple[Fraction, Outcome]]:
    """What becomes of a wager at every stop, each stop as likely as another."""
    table = Table(_POSTED, _POSTED)
    wager = Wager("a player", _STAKE, wagered)
    for insignia, count in stops.items():
        answer = engine.ask(SettleSpin(table, insignia, (wager,)))
        if isinstance(answer, Settlement):
            (outcome,) = answer.outcomes
            yield Fraction(count, sum(stops.values())), outcome


def _stops(wheel: str) -> dict[Insignia, int]:
    """How often each insignia stands on a wheel."""
    numbers = [part.strip() for part in wheel.split(",")]
    counted = all(re.fullmatch(r"[0-9]{1,4}", part) for part in numbers)
    if not counted or len(numbers) != len(Insignia) or not any(map(int, numbers)):
        problem = f"{wheel!r} is no wheel" if wheel else "the law supplied does not tell the wheel"
        raise ImpossibleError(
            problem,
            f"say how often it shows {', '.join(Insignia)}, as in --wheel 24,15,7,4,2,1,1",
        )
    return dict(zip(Insignia, map(int, numbers), strict=True))
