"""The YAML head of a file, read strictly: what is wrong is refused with file, line and reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterable

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


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
        loader = _Loader(head)
        try:
            node = loader.get_single_node()
            if not isinstance(node, yaml.MappingNode):
                raise LawError(self.path, 2, "the YAML head must be a list of 'key: value' lines")
            values: dict[str, Any] = {}
            lines: dict[str, int] = {}
            for key_node, value_node in node.value:
                key = str(loader.construct_object(key_node, deep=True))
                line = key_node.start_mark.line + 2
                if key in values:
                    raise LawError(self.path, line, f"'{key}' stands twice in the head")
                values[key] = loader.construct_object(value_node, deep=True)
                lines[key] = line
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            line = (mark.line if mark else 0) + 2
            raise LawError(self.path, line, f"the head is no YAML: {error.problem}") from None
        finally:
            loader.dispose()
        return values, lines

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
            odd = next((i for i in value if not isinstance(i, str)), None) if value else None
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
        fields, allowed = list(fields), {*fields, *optional}
        for item in value if isinstance(value, list) else [None]:
            if not isinstance(item, dict) or not set(fields) <= set(item) <= allowed:
                raise self.refuse(key, f"each of '{key}' must give {', '.join(fields)}")
        records: list[dict[str, Any]] = value
        return records

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self._values:
            raise self.refuse(key, f"'{key}' is no entry of this kind of file")

    @staticmethod
    def _quote_hint(value: object) -> str:
        if value is None or isinstance(value, str | list | dict):
            return ""
        return f", not {value!r}: put it in quotation marks"
