"""The reference implementation as an engine in this process."""

from __future__ import annotations

from gamerules.engine.discovery import catalogue
from gamerules.games.answers import Answer, NotSupportedError, Question


class ReferenceEngine:
    """Our games, asked directly."""

    name = "reference"

    def __init__(self) -> None:
        self._functions = {entry.question: entry.function for entry in catalogue().values()}

    def ask(self, question: Question) -> Answer:
        """Answer a question."""
        function = self._functions.get(type(question))
        if function is None:
            raise NotSupportedError(f"there is no answer to {type(question).__name__}")
        return function(question)

    def close(self) -> None:
        """Hold nothing."""
