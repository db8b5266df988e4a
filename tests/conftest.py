from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gamerules.files import load_law

if TYPE_CHECKING:
    from gamerules.law.law import Law

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def law() -> Law:
    return load_law()


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
