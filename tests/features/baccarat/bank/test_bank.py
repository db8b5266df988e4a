from __future__ import annotations

from pytest_bdd import scenarios

_FOLDER = "njac-19-47/04-baccarat-chemin-de-fer"
_SECTIONS = ("4.1", "4.5", "4.6", "4.7", "4.11", "4.12")

scenarios(*(f"{_FOLDER}/{section}.feature" for section in _SECTIONS))
