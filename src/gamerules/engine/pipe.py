"""Any program as an engine: it reads questions and writes answers, a line of JSON each."""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import signal
import subprocess
import tempfile
import time
from typing import IO, TYPE_CHECKING

import msgspec

from gamerules.engine import EngineError
from gamerules.engine.wire import read_answer, write_question
from gamerules.equipment import ImpossibleError

if TYPE_CHECKING:
    from gamerules.games.answers import Answer, Question

_SHOWN = 120
_LONGEST = 4 * 1024 * 1024


class PipedEngine:
    """A program asked over its standard input and output.

    It is started when it is first asked. When it crashes, hangs or writes rubbish it is ended,
    the question fails, and the next question finds it started anew.
    """

    def __init__(self, command: str, timeout: float = 10.0) -> None:
        self.name = command
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise EngineError(f"{command!r} is no command: {error}") from None
        if not self._command:
            raise EngineError("an engine's command must name a program")
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None

    def ask(self, question: Question) -> Answer:
        """Put a question and wait for the answer, no longer than the time limit."""
        line = self._exchange(write_question(question) + b"\n", time.monotonic() + self._timeout)
        try:
            return read_answer(line)
        except ImpossibleError:
            raise
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            self.close()
            shown = line[:_SHOWN].decode(errors="replace").strip()
            raise EngineError(f"the engine wrote no answer but {shown!r} ({error})") from None

    def _exchange(self, question: bytes, deadline: float) -> bytes:
        """Write the question and read a line, whichever the program is ready for."""
        process = self._started()
        if process.stdin is None or process.stdout is None:
            raise self._ended("the engine has no pipes")
        target, source = process.stdin.fileno(), process.stdout.fileno()
        read = b""
        while b"\n" not in read or question:
            left = deadline - time.monotonic()
            if left <= 0:
                self.close()
                raise EngineError(f"the engine gave no answer within {self._timeout:g} seconds")
            writing = [target] if question else []
            readable, writable, _ = select.select([source], writing, [], left)
            if writable:
                question = question[self._write(target, question) :]
            if readable:
                chunk = os.read(source, 65536)
                if not chunk:
                    raise self._ended("the engine ended without an answer")
                read += chunk
                if len(read) > _LONGEST:
                    self.close()
                    raise EngineError(f"the engine wrote more than {_LONGEST} bytes in one line")
        line, _, more = read.partition(b"\n")
        if more:
            self.close()
            shown = more[:_SHOWN].decode(errors="replace").strip()
            raise EngineError(f"the engine wrote more than one line for a question: {shown!r}")
        return line

    def _write(self, target: int, data: bytes) -> int:
        try:
            return os.write(target, data[:65536])
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended("the engine takes no question") from None

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
                    start_new_session=True,
                )
            except OSError as error:
                self.close()
                raise EngineError(f"the engine {self.name!r} cannot be started: {error}") from None
            if self._process.stdin is not None:
                os.set_blocking(self._process.stdin.fileno(), False)
        return self._process

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
        """End the program and all that it started."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()
            self._process = None
        if self._errors is not None:
            self._errors.close()
            self._errors = None
