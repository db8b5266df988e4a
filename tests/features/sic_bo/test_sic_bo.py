from __future__ import annotations

from pytest_bdd import scenarios

scenarios("njac-13-69F/09-sic-bo")
