from __future__ import annotations

from pytest_bdd import scenarios

scenarios("njac-19-47/04-baccarat-chemin-de-fer/4.12.feature")
