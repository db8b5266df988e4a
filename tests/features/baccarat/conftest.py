"""What the steps of the three games of baccarat share."""

from __future__ import annotations

import pytest
from pytest_bdd import given, parsers

from gamerules.equipment.cards import Rank


def ranks(words: str) -> tuple[Rank, ...]:
    return () if words == "none" else tuple(Rank(word) for word in words.split(", "))


@pytest.fixture
def remaining() -> int:
    """Where nothing is said, the shoe holds cards enough."""
    return 100


@given(parsers.re(r"the shoe holds (?P<count>-?\d+) more cards"), target_fixture="remaining")
def shoe_holds(count: str) -> int:
    return int(count)
