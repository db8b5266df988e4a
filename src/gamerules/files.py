"""Where the law's files are, and their words.

The law itself (`gamerules.law`) touches no file; this module reads them for it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamerules.law.law import Law

_HERE = os.path.dirname(os.path.abspath(__file__))


def docs_folder() -> str:
    """The folder that holds `law/` and `readings/`: the checkout's, or the package's own copy."""
    checkout = os.path.join(os.path.dirname(os.path.dirname(_HERE)), "docs")
    installed = os.path.join(_HERE, "data")
    return checkout if os.path.isdir(os.path.join(checkout, "law")) else installed


def law_files(folder: str) -> dict[str, os.stat_result]:
    """Every file of the law and of the register below a docs folder, by its path from the root."""
    found: dict[str, os.stat_result] = {}
    pending = ["law", "readings"]
    while pending:
        inner = pending.pop()
        with os.scandir(f"{folder}/{inner}") as entries:
            for entry in entries:
                path = f"{inner}/{entry.name}"
                if entry.is_dir():
                    pending.append(path)
                elif entry.name.endswith((".md", ".txt")):
                    found[f"docs/{path}"] = entry.stat()
    return dict(sorted(found.items()))


def load_law(folder: str | None = None) -> Law:
    """Read the whole law."""
    from gamerules.law.law import build

    root = folder or docs_folder()
    texts = {}
    for path in law_files(root):
        with open(f"{root}{path.removeprefix('docs')}", encoding="utf-8") as file:
            texts[path] = file.read()
    return build(texts)
