"""Section cards: the law ready for a prompt, so that one look-up need not read all of it.

The cards of all sections are kept in one file below the user's cache folder, with the state of
the law's files they were made from. When a file changed, or there are no cards, the law is read
whole and the cards are made anew; where they cannot be kept, they are made each time.
"""

from __future__ import annotations

import contextlib
import json
import os
from typing import Any

from gamerules.files import docs_folder, law_files, load_law

_FORM = 1


def card_of(section: str) -> dict[str, Any] | None:
    """The card of a section by its citation; None if no chapter knows it."""
    folder = docs_folder()
    state = _state(folder)
    kept = _read(_kept_in(folder), state, section)
    if kept is not None:
        return kept or None
    cards = _make(folder)
    _write(_kept_in(folder), state, cards)
    text = cards.get(section)
    return json.loads(text) if text else None


def _state(folder: str) -> str:
    """What the cards depend on: the law's files and the code that reads them."""
    files = [f"{path} {s.st_mtime_ns} {s.st_size}" for path, s in law_files(folder).items()]
    code = os.path.dirname(os.path.abspath(__file__))
    for below in (code, f"{code}/law"):
        with os.scandir(below) as entries:
            files += sorted(
                f"{e.name} {e.stat().st_mtime_ns}" for e in entries if e.name.endswith(".py")
            )
    return json.dumps([_FORM, folder, files])


def _kept_in(folder: str) -> str:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    name = "".join(c if c.isalnum() else "-" for c in folder).strip("-")
    return f"{base}/gamerules/{name}.cards"


def _read(path: str, state: str, section: str) -> dict[str, Any] | None:
    """The card from the kept file: {} if the section is unknown, None if there are no cards."""
    try:
        with open(path, "rb") as file:
            if file.readline().decode().rstrip("\n") != state:
                return None
            index = json.loads(file.readline())
            if section not in index:
                return {}
            start, length = index[section]
            file.seek(start, os.SEEK_CUR)
            card: dict[str, Any] = json.loads(file.read(length))
            return card
    except (OSError, ValueError):
        return None


def _make(folder: str) -> dict[str, str]:
    from gamerules.law.records import section_card, sections_of

    law = load_law(folder)
    return {
        str(section): json.dumps(section_card(law, section), ensure_ascii=False)
        for chapter in law.chapters.values()
        for section in sections_of(law, chapter)
    }


def _write(path: str, state: str, cards: dict[str, str]) -> None:
    index: dict[str, tuple[int, int]] = {}
    blobs = []
    position = 0
    for section, text in cards.items():
        blob = text.encode()
        index[section] = position, len(blob)
        position += len(blob)
        blobs.append(blob)
    unfinished = f"{path}.{os.getpid()}"
    with contextlib.suppress(OSError):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(unfinished, "wb") as file:
            file.write(f"{state}\n{json.dumps(index)}\n".encode())
            file.writelines(blobs)
        os.replace(unfinished, path)
