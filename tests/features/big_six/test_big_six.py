from __future__ import annotations

from pytest_bdd import scenarios

_FOLDER = "njac-19-47/05-roulette-and-big-six-wheels"

scenarios(*(f"{_FOLDER}/{section}.feature" for section in ("5.5", "5.6", "5.6@r-1993-d-630")))
