from __future__ import annotations

from pytest_bdd import scenarios

scenarios(
    "njac-19-47/03-baccarat-punto-banco/3.3.feature",
    "njac-19-47/07-minibaccarat/7.3.feature",
    "njac-13-69F/03-baccarat-punto-banco/3.3.feature",
    "njac-13-69F/07-mini-baccarat/7.3.feature",
)
