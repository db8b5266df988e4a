"""The visible text of a page as Markdown: what a hand would write to get the same words."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser

_HEADINGS = {f"h{level}": "#" * level + " " for level in range(1, 7)}
_BLOCKS = {"p", "li", "dt", "dd", "summary", "caption", "pre", "div", "section", "article", "ul"}
_BLOCKS |= {"ol", "dl", "details", "header", "footer", "nav", "table", *_HEADINGS}
_UNSEEN = {"svg", "script", "style", "button"}
_SIGNS = re.compile(r"([\\`*_\[\]{}#|])")


def markdown(html: str) -> str:
    """Headings, paragraphs, lists and tables; no links, which only makes it cheaper to build."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    reader.end()
    return "\n\n".join(reader.blocks) + "\n"


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[str] = []
        self._words: list[str] = []
        self._before = ""
        self._unseen = 0
        self._rows: list[list[str]] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _UNSEEN:
            self._unseen += 1
        elif tag == "table":
            self.end()
            self._rows = []
        elif tag == "tr" and self._rows is not None:
            self._rows.append([])
        elif tag in {"td", "th"}:
            self._words = []
            if self._rows:
                # Markdown has no cell over several columns: the others stay empty.
                self._rows[-1] += [""] * (int(dict(attrs).get("colspan") or 1) - 1)
        elif tag in _BLOCKS and self._rows is None:
            self.end()
            self._before = _HEADINGS.get(tag, "- " if tag == "li" else "")

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen -= 1
        elif tag in {"td", "th"} and self._rows:
            self._rows[-1].append(self._text())
        elif tag == "table" and self._rows is not None:
            self.blocks.append(_table(self._rows))
            self._rows = None
        elif tag in _BLOCKS and self._rows is None:
            self.end()

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self._words.append(data)

    def _text(self) -> str:
        words = " ".join("".join(self._words).split())
        self._words = []
        return _SIGNS.sub(r"\\\1", escape(words, quote=False))

    def end(self) -> None:
        """Close the block that is open."""
        words = self._text()
        if words:
            self.blocks.append(self._before + words)
        self._before = ""


def _table(rows: list[list[str]]) -> str:
    width = max((len(row) for row in rows), default=0)
    lines = [f"| {' | '.join(row + [''] * (width - len(row)))} |" for row in rows]
    return "\n".join([*lines[:1], "|" + " --- |" * width, *lines[1:]])
