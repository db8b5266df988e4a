from __future__ import annotations

from pytest_bdd import scenarios

_PUNTO_BANCO = "njac-19-47/03-baccarat-punto-banco"
_MINIBACCARAT = "njac-19-47/07-minibaccarat"

scenarios(
    *(
        f"{_PUNTO_BANCO}/{section}.feature"
        for section in ("3.1", "3.6", "3.7", "3.8", "3.9", "3.11", "3.12")
    ),
    *(f"{_MINIBACCARAT}/{section}.feature" for section in ("7.1", "7.6", "7.7", "7.8")),
)
