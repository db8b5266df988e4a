from __future__ import annotations

from pytest_bdd import scenarios

scenarios(
    "njac-19-47/03-baccarat-punto-banco/3.5.feature",
    "njac-19-47/04-baccarat-chemin-de-fer/4.4.feature",
    "njac-19-47/07-minibaccarat/7.5.feature",
    "njac-13-69F/03-baccarat-punto-banco/3.5.feature",
    "njac-13-69F/07-mini-baccarat/7.5.feature",
)
