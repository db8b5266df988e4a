"""The files that a served site is made from, and which of them changed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_WATCHED = ("docs", "features", "src", "tests/features")
_FILES = ("mkdocs.yml", "pyproject.toml", "tests/conftest.py", "tests/__init__.py")

Snapshot = dict[str, tuple[int, int]]
"""Each file's time of change and size, by its path from the root."""


def snapshot(root: Path) -> Snapshot:
    """The files as they are now."""
    found = {}
    for path in (*_FILES, *_below(root)):
        try:
            stat = (root / path).stat()
        except FileNotFoundError:
            continue  # gone since it was listed, or not part of this checkout
        found[path] = (stat.st_mtime_ns, stat.st_size)
    return found


def changed(before: Snapshot, after: Snapshot) -> list[str]:
    """Files that were written, made or removed."""
    return sorted(path for path in {*before, *after} if before.get(path) != after.get(path))


def _below(root: Path) -> Iterator[str]:
    for folder in _WATCHED:
        for here, folders, names in os.walk(root / folder):
            folders[:] = [name for name in folders if name != "__pycache__" and name[0] != "."]
            inner = os.path.relpath(here, root).replace(os.sep, "/")
            # What editors leave beside a file while it is open is no part of the project.
            yield from (f"{inner}/{n}" for n in names if n[0] not in ".#" and not n.endswith("~"))
