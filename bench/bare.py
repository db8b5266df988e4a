"""The yardstick for the recorder: an `engine` fixture that asks the games and records nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gamerules.engine.reference import ReferenceEngine

if TYPE_CHECKING:
    from gamerules.engine import Engine

_ENGINE = ReferenceEngine()


@pytest.fixture
def engine() -> Engine:
    """The games, asked directly."""
    return _ENGINE
