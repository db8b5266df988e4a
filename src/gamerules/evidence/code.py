"""From a provision to the code: which functions and tables name it.

Games name their authority with `cite("5.6(c)1")`, where `cite = citing(Code.NJAC_19_47)`; a game in
both chapters has a name for each. The words are literals, so that they can be read from the source
without running it.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_CODES = {"NJAC_19_47": "19:47", "NJAC_13_69F": "13:69F"}


@dataclass(frozen=True, slots=True)
class Named:
    """A place in the code that names a provision."""

    citation: str
    """Empty where the words are no literal: a fault that a test finds."""
    module: str
    function: str
    """The function, or the table, in which it is named."""
    path: str
    line: int


def named_in(sources: Mapping[str, str]) -> list[Named]:
    """Every provision that source files name: path below `src` to text."""
    return [named for path in sorted(sources) for named in _named(path, sources[path])]


def _named(path: str, text: str) -> Iterator[Named]:
    tree = ast.parse(text)
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    for name, chapter in _cites(tree).items():
        for top in tree.body:
            for call in _calls(top, name):
                for argument in call.args:
                    value = argument.value if isinstance(argument, ast.Constant) else None
                    known = f"{chapter}-{value}" if isinstance(value, str) else ""
                    yield Named(known, module, _owner(top), path, call.lineno)


def owners(text: str) -> dict[int, str]:
    """The function or table that each line of a source file belongs to."""
    found = {}
    for top in ast.parse(text).body:
        for line in range(top.lineno, (top.end_lineno or top.lineno) + 1):
            found[line] = _owner(top)
    return found


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _owner(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _cites(tree: ast.Module) -> dict[str, str]:
    """A module's own names for `cite`, with the chapter that each speaks of."""
    return {
        _owner(top): _CODES[code.attr]
        for top in tree.body
        for call in _calls(top, "citing")
        for code in call.args
        if isinstance(code, ast.Attribute)
    }
