from __future__ import annotations

from pytest_bdd import scenarios

scenarios("njac-19-47/01-craps-and-mini-craps")
