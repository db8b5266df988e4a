from __future__ import annotations

from pytest_bdd import scenarios

_SECTIONS = (
    "njac-19-47/03-baccarat-punto-banco/3.4",
    "njac-19-47/03-baccarat-punto-banco/3.5",
    "njac-19-47/04-baccarat-chemin-de-fer/4.3",
    "njac-19-47/04-baccarat-chemin-de-fer/4.4",
    "njac-19-47/07-minibaccarat/7.4",
    "njac-19-47/07-minibaccarat/7.5",
    "njac-13-69F/03-baccarat-punto-banco/3.4",
    "njac-13-69F/03-baccarat-punto-banco/3.5",
    "njac-13-69F/07-mini-baccarat/7.4",
    "njac-13-69F/07-mini-baccarat/7.5",
)

scenarios(*(f"{section}.feature" for section in _SECTIONS))
