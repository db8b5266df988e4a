"""How far a computation has come, shown on a terminal to whoever waits for it."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Item = TypeVar("Item")

_PATIENCE = 1.0
"""After how many seconds a bar appears."""
_WIDTH = 30


def with_progress(items: Sequence[Item]) -> Iterator[Item]:
    """The items; a bar on standard error if they take long and that is a terminal."""
    start = time.monotonic()
    shown = False
    for done, item in enumerate(items):
        if sys.stderr.isatty() and time.monotonic() - start > _PATIENCE:
            bar = "#" * (_WIDTH * done // len(items))
            print(f"\r[{bar:<{_WIDTH}}]", end="", file=sys.stderr, flush=True)
            shown = True
        yield item
    if shown:
        print(f"\r{'':{_WIDTH + 2}}\r", end="", file=sys.stderr, flush=True)
