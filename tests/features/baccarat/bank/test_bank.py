from __future__ import annotations

from pytest_bdd import scenarios

_FOLDER = "njac-19-47/04-baccarat-chemin-de-fer"

scenarios(f"{_FOLDER}/4.6.feature", f"{_FOLDER}/4.11.feature")
