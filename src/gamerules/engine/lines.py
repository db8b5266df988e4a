"""Our engine behind a pipe: questions in, answers out, a line of JSON each."""

from __future__ import annotations

from typing import BinaryIO

from gamerules.engine.reference import ReferenceEngine
from gamerules.engine.wire import read_question, write_answer, write_error, write_unsupported
from gamerules.equipment import ImpossibleError
from gamerules.games.answers import NotSupportedError


def answer_line(engine: ReferenceEngine, line: bytes) -> tuple[bytes, bool]:
    """Answer one question; the second value tells whether it could be put at all."""
    try:
        return write_answer(engine.ask(read_question(line))), True
    except NotSupportedError as error:
        return write_unsupported(error), True
    except ImpossibleError as error:
        return write_error(error), False


def serve(source: BinaryIO, target: BinaryIO) -> bool:
    """Answer line after line, each at once; tell whether every question could be put."""
    engine = ReferenceEngine()
    fine = True
    for line in source:
        if line.strip():
            answer, possible = answer_line(engine, line)
            target.write(answer + b"\n")
            target.flush()
            fine = fine and possible
    return fine
