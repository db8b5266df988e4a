r"""Supplied documents as witnesses of the words.

A document is a scan turned into text. Before it is compared with the law it is normalised, and
only by these rules:

1. White space and blank lines part words and mean nothing else: this joins broken pages.
2. The scanning marks `#`, `**`, `*`, `<u>`, `</u>` and a leading `- ` go; `\$` is `$`.
3. Curly quotation marks and apostrophes become the straight ones.
4. A word broken by a hyphen at the end of a line is mended.

What is left, word for word, is what the documents say.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from gamerules.law.provision import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

_QUOTES = str.maketrans("\u201c\u201d\u2018\u2019", "\"\"''")
_LEADING = re.compile(r"^\s*(?:#+|-)\s+")
_BOLD = re.compile(r"\*\*")
_GONE = re.compile(r"\*|</?u>|\\(?=\$)")


class Word(NamedTuple):
    """A word of a document and the line it begins on."""

    text: str
    line: int


def unify_quotes(text: str) -> str:
    """Write every quotation mark and apostrophe straight: the one rule for them."""
    return text.translate(_QUOTES)


def words_of(line: str) -> list[str]:
    """The words of one line of a document, scanning marks gone."""
    line = _LEADING.sub("", unify_quotes(line))
    return _GONE.sub("", _BOLD.sub(" ", line)).split()


def read_document(text: str) -> list[Word]:
    """All words of a document with their lines."""
    found: list[Word] = []
    broken = False
    for number, line in enumerate(text.split("\n"), 1):
        words = words_of(line)
        if not words:
            continue
        if broken:
            last = found.pop()
            found.append(Word(last.text[:-1] + words.pop(0), last.line))
        found.extend(Word(word, number) for word in words)
        broken = re.search(r"[a-z]-$", line.rstrip()) is not None
    return found


def locate(document: str, words: Sequence[Word], parts: Sequence[Sequence[str]]) -> list[Span]:
    """Find the lines of each part, in order; empty if the document has other words.

    The first part may begin anywhere on the first line: headings share lines.
    """
    first_line = words[0].line if words else 0
    texts = [word.text for word in words]
    for start in range(len(words) if parts else 0):
        if words[start].line != first_line:
            break
        if texts[start : start + len(parts[0])] == list(parts[0]):
            return _follow(document, words, texts, parts, start)
    return []


def _follow(
    document: str,
    words: Sequence[Word],
    texts: list[str],
    parts: Sequence[Sequence[str]],
    position: int,
) -> list[Span]:
    spans = []
    for part in parts:
        end = position + len(part)
        if texts[position:end] != list(part):
            return []
        spans.append(Span(document, words[position].line, words[end - 1].line))
        position = end
    return spans
