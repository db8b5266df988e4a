"""Any program as an engine: it reads questions and writes answers, a line of JSON each."""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import subprocess
import tempfile
import time
from typing import IO, TYPE_CHECKING

import msgspec

from gamerules.engine import EngineError
from gamerules.engine.wire import read_answer, write_question

if TYPE_CHECKING:
    from gamerules.games.answers import Answer, Question

_SHOWN = 120


class PipedEngine:
    """A program asked over its standard input and output.

    It is started when it is first asked. When it crashes, hangs or writes rubbish it is ended,
    the question fails, and the next question finds it started anew.
    """

    def __init__(self, command: str, timeout: float = 10.0) -> None:
        self.name = command
        self._command = shlex.split(command)
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._read = b""

    def ask(self, question: Question) -> Answer:
        """Put a question and wait for the answer, no longer than the time limit."""
        line = self._exchange(write_question(question))
        try:
            return read_answer(line)
        except (ValueError, msgspec.MsgspecError) as error:
            # NotSupportedError is no ValueError; ImpossibleError is the engine's own refusal.
            if hasattr(error, "problem"):
                raise
            self.close()
            shown = line[:_SHOWN].decode(errors="replace").strip()
            raise EngineError(f"the engine wrote no answer but {shown!r} ({error})") from None

    def _exchange(self, line: bytes) -> bytes:
        process = self._started()
        try:
            if process.stdin is None:
                raise BrokenPipeError
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._ended("the engine takes no question") from None
        return self._line(process, time.monotonic() + self._timeout)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._errors = tempfile.TemporaryFile()  # noqa: SIM115  closed with the engine
            try:
                self._process = subprocess.Popen(  # noqa: S603  the user names the program
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                )
            except OSError as error:
                self.close()
                raise EngineError(f"the engine {self.name!r} cannot be started: {error}") from None
        return self._process

    def _line(self, process: subprocess.Popen[bytes], deadline: float) -> bytes:
        if process.stdout is None:
            raise self._ended("the engine writes nothing")
        while b"\n" not in self._read:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([process.stdout], [], [], max(left, 0))
            if not ready:
                self.close()
                raise EngineError(f"the engine gave no answer within {self._timeout:g} seconds")
            chunk = os.read(process.stdout.fileno(), 65536)
            if not chunk:
                raise self._ended("the engine ended without an answer")
            self._read += chunk
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _ended(self, what: str) -> EngineError:
        """An error with the status and the last words of a program that is gone."""
        words = ""
        with contextlib.suppress(subprocess.TimeoutExpired):
            if self._process is not None:
                what += f" (exit status {self._process.wait(1)})"
        if self._errors is not None:
            self._errors.seek(0)
            last = self._errors.read().decode(errors="replace").strip().splitlines()[-1:]
            words = f": {last[0]}" if last else ""
        self.close()
        return EngineError(what + words)

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()
            self._process = None
        if self._errors is not None:
            self._errors.close()
            self._errors = None
        self._read = b""
