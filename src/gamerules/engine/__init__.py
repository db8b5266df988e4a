"""Engines: whatever answers questions, in this process or behind a pipe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gamerules.games.answers import Answer, Question


class EngineError(Exception):
    """An engine that did not do its part: it crashed, hung or wrote rubbish."""


class Engine(Protocol):
    """Whatever answers questions."""

    name: str

    def ask(self, question: Question) -> Answer:
        """Answer, or raise NotSupportedError, ImpossibleError or EngineError."""

    def close(self) -> None:
        """Let go of what the engine holds."""
