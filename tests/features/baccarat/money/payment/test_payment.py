from __future__ import annotations

from pytest_bdd import scenarios

scenarios("njac-19-47/03-baccarat-punto-banco/3.10.feature")
