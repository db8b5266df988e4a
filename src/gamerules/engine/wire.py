"""Questions and answers as JSON: `{"question": "roulette/judge-spin", ...}`, a line each.

An engine writes one line for each it reads: `{"answer": "ruling", ...}`, `{"unsupported": why}` or
`{"error": {"problem": ..., "expected": ...}}`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Any, get_args

import msgspec

from gamerules.engine.discovery import catalogue
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import Answer, NotSupportedError, Question, Registered

_ANSWERS: dict[str, type[Any]] = {kind.__name__.lower(): kind for kind in get_args(Answer)}


@cache
def _names() -> dict[type[Any], str]:
    return {entry.question: name for name, entry in catalogue().items()}


def write_question(question: Question) -> bytes:
    """A question as a line of JSON, without the line's end."""
    fields = msgspec.to_builtins(question)
    return msgspec.json.encode({"question": _names()[type(question)], **fields})


def read_question(line: bytes) -> Question:
    """Read a question; refuse with what was wrong and what would be right."""
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ImpossibleError(f"this is no JSON ({error})", "write one JSON object") from None
    if not isinstance(value, dict):
        raise ImpossibleError("a question is no list, word or number", "write one JSON object")
    name = value.get("question")
    if not isinstance(name, str) or name not in catalogue():
        problem = "there is no 'question'" if name is None else f"there is no question {name!r}"
        near = get_close_matches(str(name), catalogue(), n=3, cutoff=0.5)
        nearest = f"the nearest is {' or '.join(near)}, and " if near else ""
        raise ImpossibleError(problem, f"{nearest}'gamerules schema' lists them all")
    fields = {key: item for key, item in value.items() if key != "question"}
    try:
        question = msgspec.convert(fields, catalogue()[name].question)
    except msgspec.ValidationError as error:
        raise ImpossibleError(*_explained(name, str(error))) from None
    unknown = _unknown(fields, msgspec.to_builtins(question), "")
    if unknown:
        raise ImpossibleError(f"{name} has no {unknown!r}", "'gamerules schema' lists its fields")
    return question


def _explained(name: str, message: str) -> tuple[str, str]:
    """A library's message in our form: `$.wagers[0].amount` is the place it speaks of."""
    what, _, place = message.partition(" - at `$")
    where, what = place.strip("`.") or name, what[:1].lower() + what[1:]
    if where.endswith("amount"):
        return f"{where}: {what}", "amounts are whole cents above 0, such as 250 for $2.50"
    return f"{where}: {what}", f"'gamerules schema' shows {name}"


def _unknown(given: Any, known: Any, path: str) -> str:
    """The first field given that a question does not have."""
    if isinstance(given, dict) and isinstance(known, dict):
        for key, item in given.items():
            if key not in known:
                return f"{path}{key}"
            found = _unknown(item, known[key], f"{path}{key}.")
            if found:
                return found
    if isinstance(given, list) and isinstance(known, list | tuple):
        for place, (item, other) in enumerate(zip(given, known, strict=True)):
            found = _unknown(item, other, f"{path}{place}.")
            if found:
                return found
    return ""


def write_answer(answer: Answer) -> bytes:
    """An answer as a line of JSON."""
    fields = msgspec.to_builtins(answer)
    return msgspec.json.encode({"answer": type(answer).__name__.lower(), **fields})


def read_answer(line: bytes) -> Answer:
    """Read an engine's line: the answer, or what it raised; ValueError if it is neither."""
    value = msgspec.json.decode(line)
    if not isinstance(value, dict):
        raise ValueError("an engine's line is one JSON object")  # noqa: TRY004  a value, to the reader
    if "unsupported" in value:
        raise NotSupportedError(str(value["unsupported"]))
    if "error" in value:
        error = msgspec.convert(value["error"], dict[str, str])
        raise ImpossibleError(error.get("problem", ""), error.get("expected", ""))
    kind = _ANSWERS.get(str(value.pop("answer", "")))
    if kind is None:
        raise ValueError(f"an answer is one of {', '.join(_ANSWERS)}")
    answer: Answer = msgspec.convert(value, kind)
    if not answer.authority:
        raise ValueError("an answer names its authority")
    return answer


def write_unsupported(error: NotSupportedError) -> bytes:
    """The line for a question that an engine does not answer."""
    return msgspec.json.encode({"unsupported": str(error)})


def write_error(error: ImpossibleError) -> bytes:
    """The line for a question that makes no sense."""
    return msgspec.json.encode({"error": {"problem": error.problem, "expected": error.expected}})


def schema() -> dict[str, Any]:
    """The JSON Schema of every question and answer: a line is one of them."""
    questions = {name: entry.question for name, entry in catalogue().items()}
    definitions: dict[str, Any] = {}
    for side, types in (("question", questions), ("answer", _ANSWERS)):
        for name, kind in types.items():
            # Two games may both have a Table: each game's types get names of their own.
            prefix = name.partition("/")[0] if side == "question" else "answer"
            _, found = msgspec.json.schema_components(
                [kind], ref_template=f"#/$defs/{prefix}.{{name}}"
            )
            definitions |= {f"{prefix}.{key}": _strict(item) for key, item in found.items()}
            whole = definitions[f"{prefix}.{kind.__name__}"]
            line = f"{side}:{name.replace('/', '.')}"
            definitions[line] = {
                **whole,
                "title": name,
                "properties": {side: {"const": name}, **whole["properties"]},
                "required": [side, *whole.get("required", [])],
            }
            if side == "question":
                definitions[line] |= _answered(catalogue()[name])
    definitions["unsupported"] = _object({"unsupported": {"type": "string"}})
    problem = _object({"problem": {"type": "string"}, "expected": {"type": "string"}})
    definitions["error"] = _object({"error": problem})
    lines = [name for name in definitions if ":" in name] + ["unsupported", "error"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Questions and answers of the Rules of the Games",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in lines],
        "$defs": dict(sorted(definitions.items())),
    }


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _strict(definition: dict[str, Any]) -> dict[str, Any]:
    """What the types alone do not say: no other fields, amounts above 0, an authority always."""
    if definition.get("type") != "object":
        return definition
    properties = dict(definition["properties"])
    if "amount" in properties:
        properties["amount"] = {**properties["amount"], "minimum": 1}
    if "authority" in properties:
        properties["authority"] = {**properties["authority"], "minItems": 1}
    return {**definition, "properties": properties, "additionalProperties": False}


def _answered(entry: Registered) -> dict[str, Any]:
    """The kind of answer to a question, and the words that it may contain."""
    found: dict[str, Any] = {"x-answer": entry.answer.__name__.lower()}
    if entry.words:
        found["x-words"] = [member.value for words in entry.words for member in words]
    return found
