"""What is wrong with a file, in one sentence that names the file and the line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from jinja2 import TemplateError, TemplateSyntaxError

from gamerules.site.render import environment

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_TEMPLATES = "src/gamerules/site/templates/"
_PLACE = re.compile(
    r'^(?:E +)?(?:\s*File "(?P<file>[^"]+)", line |(?P<short>\S+\.py):)(?P<line>\d+)'
)
_REASON = re.compile(r"^(?:E +)?(?P<reason>[\w.]*(?:Error|Exception|Warning|Exit)\b.*)")
_YAML = re.compile(r'in "(?P<file>[^"]+)", line (?P<line>\d+)')
_LOGGED = re.compile(r"^(?:ERROR|WARNING) +- +(?P<said>.+)")


def fault_in(root: Path, paths: Iterable[str]) -> str:
    """The first fault of code or templates that can be told without running them."""
    for path in paths:
        file = root / path
        if not file.is_file():
            continue
        if path.endswith(".py"):
            try:
                compile(file.read_text(encoding="utf-8"), path, "exec", dont_inherit=True)
            except (SyntaxError, ValueError) as error:
                line = getattr(error, "lineno", None) or 1
                return placed(path, line, getattr(error, "msg", str(error)))
        elif path.startswith(_TEMPLATES):
            name = path.removeprefix(_TEMPLATES)
            try:
                environment().get_template(name)
            except TemplateSyntaxError as error:
                return placed(path, error.lineno, error.message or "it cannot be read")
            except TemplateError as error:
                return placed(path, 1, str(error))
    return ""


def placed(path: str, line: int, reason: str) -> str:
    """A fault with its place."""
    return f"{path}:{line}: {reason.strip().rstrip('.')}"


def fault_of_run(root: Path, output: str) -> str:
    """Why Python or pytest broke off: the innermost line of ours, and the error's own words."""
    place, reason = None, ""
    for line in output.splitlines():
        where = _PLACE.match(line)
        if where and (path := _ours(root, where["file"] or where["short"])):
            place = (path, int(where["line"]))
        said = _REASON.match(line)
        if said:
            reason = said["reason"]
    reason = reason or _last_line(output)
    return placed(*place, reason) if place else reason


def fault_of_build(root: Path, output: str) -> str:
    """Why MkDocs broke off."""
    lines = output.splitlines()
    yaml = _YAML.search(output)
    said = next((found["said"] for line in lines if (found := _LOGGED.match(line))), "")
    if yaml and (path := _ours(root, yaml["file"])):
        return placed(path, int(yaml["line"]), said or "the file is no YAML")
    return said or fault_of_run(root, output)


def _ours(root: Path, name: str) -> str:
    """A file's path from the root, if it is one of the project."""
    path = (root / name).resolve()
    if not path.is_relative_to(root.resolve()) or not path.is_file():
        return ""
    found = path.relative_to(root.resolve()).as_posix()
    return found if not found.startswith(".") else ""


def _last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "nothing was said"
