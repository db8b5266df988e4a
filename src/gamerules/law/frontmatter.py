"""The YAML head of a file, read strictly: what is wrong is refused with file, line and reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml

from gamerules.law.provision import Span

if TYPE_CHECKING:
    from collections.abc import Iterable

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LINES = re.compile(r"(?P<first>[1-9]\d*)-(?P<last>[1-9]\d*)")
# Fields that hold numbers of lines; all others hold words.
_NUMBERS = {"line", "lines"}


class LawError(Exception):
    """A file of the law that cannot be read: file, line and reason."""

    def __init__(self, path: str, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class FrontMatter:
    """The entries of a file's head; each is taken once, and what is left over is refused."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        lines = text.split("\n")
        if lines[0] != "---":
            raise LawError(path, 1, "the file must begin with a line '---' and a YAML head")
        try:
            end = lines.index("---", 1)
        except ValueError:
            raise LawError(path, 1, "the YAML head has no closing line '---'") from None
        self.body = lines[end + 1 :]
        self.body_line = end + 2
        self._values, self._lines = self._read("\n".join(lines[1:end]) + "\n")

    def _read(self, head: str) -> tuple[dict[str, Any], dict[str, int]]:
        values: dict[str, Any] = {}
        lines: dict[str, int] = {}
        line = 2
        try:
            loader = _Loader(head)
            node = loader.get_single_node()
            if not isinstance(node, yaml.MappingNode):
                raise LawError(self.path, 2, "the YAML head must be a list of 'key: value' lines")
            self._refuse_doubles(node)
            for key_node, value_node in node.value:
                line = key_node.start_mark.line + 2
                key = str(loader.construct_object(key_node, deep=True))
                values[key] = loader.construct_object(value_node, deep=True)
                lines[key] = line
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            line = (mark.line if mark else 0) + 2
            raise LawError(self.path, line, f"the head is no YAML: {error.problem}") from None
        except yaml.YAMLError:
            odd = next((i for i, c in enumerate(head) if not c.isprintable() and c != "\n"), 0)
            line = head.count("\n", 0, odd) + 2
            reason = f"the head holds {head[odd]!r}, which is no printable character"
            raise LawError(self.path, line, reason) from None
        except (ValueError, RecursionError) as error:
            # What looks like a date or a number to YAML and is none, such as 2020-13-45.
            reason = f"the value is none to YAML ({error}): put it in quotation marks"
            raise LawError(self.path, line, reason) from None
        return values, lines

    def _refuse_doubles(self, node: yaml.Node) -> None:
        """Refuse a key that stands twice, at any depth: YAML would drop the first."""
        if isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._refuse_doubles(item)
        if isinstance(node, yaml.MappingNode):
            seen = set()
            for key, value in node.value:
                name = key.value if isinstance(key, yaml.ScalarNode) else None
                if name in seen:
                    line = key.start_mark.line + 2
                    raise LawError(self.path, line, f"'{name}' stands twice in the head")
                seen.add(name)
                self._refuse_doubles(value)

    def refuse(self, key: str, reason: str) -> LawError:
        """An error at the line of an entry."""
        return LawError(self.path, self._lines.get(key, 1), reason)

    def _take(self, key: str) -> Any:
        return self._values.pop(key, None)

    def has(self, key: str) -> bool:
        """Whether an entry is there and not yet taken."""
        return key in self._values

    def text(self, key: str, *, required: bool = False) -> str:
        """Take an entry that is words."""
        value = self._take(key)
        if value is None and not required:
            return ""
        if not isinstance(value, str) or not value.strip():
            raise self.refuse(key, f"'{key}' must be words{self._quote_hint(value)}")
        return value.strip()

    def choice(self, key: str, choices: Iterable[str]) -> str:
        """Take an entry that is one of a few words."""
        value = self.text(key, required=True)
        if value not in choices:
            raise self.refuse(key, f"'{key}' is {value!r}: expected one of {', '.join(choices)}")
        return value

    def texts(self, key: str, *, required: bool = False) -> tuple[str, ...]:
        """Take an entry that is a list of words."""
        value = self._take(key)
        if value is None and not required:
            return ()
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            items = value if isinstance(value, list) else []
            odd = next((item for item in items if not isinstance(item, str)), None)
            raise self.refuse(key, f"'{key}' must be a list of words{self._quote_hint(odd)}")
        return tuple(value)

    def mapping(self, key: str) -> dict[str, str]:
        """Take an entry that maps words to words."""
        value = self._take(key)
        if value is None:
            return {}
        if not isinstance(value, dict) or not all(
            isinstance(item, str) for pair in value.items() for item in pair
        ):
            raise self.refuse(key, f"'{key}' must map words to words")
        return value

    def records(
        self, key: str, fields: Iterable[str], optional: Iterable[str] = ()
    ) -> list[dict[str, Any]]:
        """Take an entry that is a list of records with the fields named."""
        value = self._take(key)
        if value is None:
            return []
        for item in value if isinstance(value, list) else [None]:
            self._check_record(key, item, list(fields), optional)
        records: list[dict[str, Any]] = value
        return records

    def named(self, key: str, main: str, optional: Iterable[str]) -> dict[str, dict[str, str]]:
        """Take an entry that maps names to records; bare words are the record's main field."""
        value = self._take(key)
        if value is None:
            return {}
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
            raise self.refuse(key, f"'{key}' must map words to words")
        found = {n: item if isinstance(item, dict) else {main: item} for n, item in value.items()}
        for item in found.values():
            self._check_record(key, item, [main], optional)
        return found

    def _check_record(
        self, key: str, item: object, fields: list[str], optional: Iterable[str]
    ) -> None:
        if not isinstance(item, dict) or not set(fields) <= set(item) <= {*fields, *optional}:
            raise self.refuse(key, f"each of '{key}' must give {', '.join(fields)}")
        for name, value in item.items():
            if name not in _NUMBERS and not isinstance(value, str):
                hint = self._quote_hint(value)
                raise self.refuse(key, f"'{name}' in '{key}' must be words{hint}")

    def span(self, key: str, record: dict[str, Any]) -> Span:
        """The lines of a document that a record names, by `lines: 419-492` or `line: 419`."""
        if "line" in record:
            line = record["line"]
            if type(line) is not int or line < 1:
                raise self.refuse(key, f"line {line!r}: expected a number, such as 419")
            return Span(record["document"], line, line)
        match = _LINES.fullmatch(str(record["lines"]))
        if match is None or int(match["first"]) > int(match["last"]):
            raise self.refuse(
                key, f"lines {record['lines']!r}: expected first-last, such as 419-492"
            )
        return Span(record["document"], int(match["first"]), int(match["last"]))

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self._values:
            raise self.refuse(key, f"'{key}' is no entry of this kind of file")

    @staticmethod
    def _quote_hint(value: object) -> str:
        if value is None or isinstance(value, str | list | dict):
            return ""
        return f", not {value!r}: put it in quotation marks"
