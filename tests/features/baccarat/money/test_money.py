from __future__ import annotations

from pytest_bdd import scenarios

_OLD = "njac-19-47"
_NEW = "njac-13-69F"
_PUNTO_BANCO = "03-baccarat-punto-banco"

scenarios(
    *(f"{_OLD}/{_PUNTO_BANCO}/{section}.feature" for section in ("3.2", "3.3")),
    *(f"{_NEW}/{_PUNTO_BANCO}/{section}.feature" for section in ("3.2", "3.3")),
    *(f"{_OLD}/07-minibaccarat/{section}.feature" for section in ("7.2", "7.3")),
    *(f"{_NEW}/07-mini-baccarat/{section}.feature" for section in ("7.2", "7.3")),
)
