"""The step catalogue: every step that a scenario may use, read from the sources of the steps."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_KEYWORDS = {"given": "Given", "when": "When", "then": "Then"}
_GROUP = re.compile(r"\(\?P<(\w+)>")


@dataclass(frozen=True, slots=True)
class StepDefinition:
    """A step that scenarios may use."""

    game: str
    """The folder it lives in; empty for steps that all games share."""
    keyword: str
    pattern: str
    """The words, with what is filled in as `<name>`."""
    path: str
    line: int


def steps_in(sources: Mapping[str, str]) -> list[StepDefinition]:
    """Every step of source files: path to text."""
    return [step for path in sorted(sources) for step in _steps(path, sources[path])]


def _steps(path: str, text: str) -> Iterator[StepDefinition]:
    parts = path.split("/")
    game = parts[2].replace("_", " ") if len(parts) > 3 else ""
    for node in ast.parse(text).body:
        for decorator in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
                keyword = _KEYWORDS.get(decorator.func.id)
                if keyword and decorator.args:
                    pattern = plain(_literal(decorator.args[0]))
                    yield StepDefinition(game, keyword, pattern, path, decorator.lineno)


def _literal(node: ast.expr) -> str:
    """The words of a step: a text, or the first argument of a parser."""
    if isinstance(node, ast.Call) and node.args:
        return _literal(node.args[0])
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values
        )
    return ast.unparse(node)


def plain(pattern: str) -> str:
    """A pattern as a writer of scenarios reads it: names for what is filled in."""
    words, position = "", 0
    while match := _GROUP.search(pattern, position):
        words += pattern[position : match.start()] + f"<{match[1]}>"
        position = _end(pattern, match.end())
    words += pattern[position:]
    words = re.sub(r"\{(\w+)(?::\w+)?\}", r"<\1>", words)
    words = re.sub(r"\(\?:([^()]*)\)\?", r"[\1]", words)
    return words.replace("(?:", "(").replace("\\", "")


def _end(pattern: str, position: int) -> int:
    """Where a group ends that was opened before a position."""
    depth = 1
    while position < len(pattern) and depth:
        if pattern[position] == "\\":
            position += 1
        elif pattern[position] in "()":
            depth += 1 if pattern[position] == "(" else -1
        position += 1
    return position
