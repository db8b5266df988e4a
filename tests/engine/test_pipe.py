"""Engines behind a pipe: ours, and ones that misbehave."""

from __future__ import annotations

import shlex
import sys
import time
from typing import TYPE_CHECKING

import pytest

from gamerules.engine import EngineError
from gamerules.engine.pipe import PipedEngine
from gamerules.equipment import ImpossibleError
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import NotSupportedError, Ruling, Settlement
from gamerules.games.roulette.settlement import SettleSpin, Wager
from gamerules.games.roulette.spin import JudgeSpin
from gamerules.games.roulette.table import Table
from gamerules.games.roulette.wagers import Position, Where

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUESTION = JudgeSpin(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE, 4)
ANSWER = '{"answer": "ruling", "ruling": "mine", "duties": [], "authority": ["19:47-5.3(a)"]}'


def ruling(engine: PipedEngine, question: JudgeSpin) -> str:
    answer = engine.ask(question)
    assert isinstance(answer, Ruling)
    return answer.ruling


def test_a_question_that_nobody_reads_runs_into_the_time_limit() -> None:
    position = Position(Where.WITHIN, ("17",))
    wagers = tuple(Wager(f"player {n}", 100, position) for n in range(5000))
    engine = PipedEngine(program("import time; time.sleep(60)"), timeout=0.5)
    with pytest.raises(EngineError, match=r"no answer within 0\.5 seconds"):
        engine.ask(SettleSpin(Table(), "17", wagers))


def test_a_large_question_and_a_large_answer_pass() -> None:
    position = Position(Where.WITHIN, ("17",))
    wagers = tuple(Wager(f"player {n}", 100, position) for n in range(2000))
    engine = PipedEngine(OURS, timeout=20)
    answer = engine.ask(SettleSpin(Table(), "17", wagers))
    engine.close()
    assert isinstance(answer, Settlement)
    assert len(answer.outcomes) == 2000


@pytest.mark.parametrize("command", ["", "  ", "'unbalanced"])
def test_what_is_no_command(command: str) -> None:
    with pytest.raises(EngineError, match="command"):
        PipedEngine(command)


def test_what_an_engine_started_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "alive"
    inner = f"import time; time.sleep(2); open({str(mark)!r}, 'w').close()"
    engine = PipedEngine(f"sh -c {shlex.quote(program(inner) + ' & wait')}", timeout=0.3)
    with pytest.raises(EngineError, match="no answer within"):
        engine.ask(QUESTION)
    time.sleep(2.5)
    assert not mark.exists()


def program(text: str) -> str:
    return shlex.join([sys.executable, "-c", text])


@pytest.fixture
def piped(request: pytest.FixtureRequest) -> Iterator[PipedEngine]:
    engine = PipedEngine(request.param, timeout=3)
    yield engine
    engine.close()


OURS = program("from gamerules.cli import main; main(['engine'])")


@pytest.mark.parametrize("piped", [OURS], indirect=True)
def test_our_engine_behind_a_pipe(piped: PipedEngine) -> None:
    for revolutions, expected in ((4, "valid spin"), (3, "no spin"), (4, "valid spin")):
        question = JudgeSpin(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE, revolutions)
        assert ruling(piped, question) == expected
    with pytest.raises(ImpossibleError, match="-1 revolutions"):
        piped.ask(JudgeSpin(Direction.CLOCKWISE, Direction.CLOCKWISE, -1))
    assert ruling(piped, QUESTION) == "valid spin"


@pytest.mark.parametrize(
    ("piped", "message"),
    [
        (program("raise SystemExit('no wheel')"), r"exit status 1\): no wheel"),
        (program("print('rubbish', flush=True); input(); input()"), "no answer but 'rubbish'"),
        (program("print('[]', flush=True); input(); input()"), "one JSON object"),
        (program('print(\'{"answer": "guess"}\', flush=True); input(); input()'), "is one of"),
        (program("import time; time.sleep(60)"), "no answer within 3 seconds"),
        ("no-such-program", "cannot be started"),
        (program("while True: print('x' * 65536, end='', flush=True)"), "more than 4194304 bytes"),
        (
            program(f"input(); print('{ANSWER}\\n{ANSWER}', flush=True); input()"),
            "more than one line",
        ),
        (program("input(); raise SystemExit(3)"), r"ended without an answer \(exit status 3\)"),
    ],
    indirect=["piped"],
)
def test_an_engine_that_misbehaves_fails_with_a_clear_message(
    piped: PipedEngine, message: str
) -> None:
    for _ in range(1 if "60" in piped.name else 2):
        with pytest.raises(EngineError, match=message):
            piped.ask(QUESTION)


ONCE = f"""
import os, sys
line = input()
print('{ANSWER}' if 'counterclockwise' in line else '{{"unsupported": "later"}}', flush=True)
"""


@pytest.mark.parametrize("piped", [program(ONCE)], indirect=True)
def test_an_engine_that_ended_is_started_anew(piped: PipedEngine) -> None:
    assert ruling(piped, QUESTION) == "mine"
    process = piped._process
    assert process is not None
    process.wait(5)
    assert ruling(piped, QUESTION) == "mine"
    piped._process.wait(5)  # type: ignore[union-attr]  # it has just answered
    with pytest.raises(NotSupportedError, match="later"):
        piped.ask(JudgeSpin(Direction.CLOCKWISE, Direction.CLOCKWISE, 4))
