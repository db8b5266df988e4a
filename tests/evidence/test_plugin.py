"""The recorder, on small features of our own making, each in a pytest run of its own."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytest_plugins = ["pytester"]

FEATURE = """\
Feature: 19:47-5.4 Roulette: irregularities

  Rule: (b) Four revolutions

    Scenario: Enough
      When the ball completes 4 revolutions
      Then the ruling is "valid spin"

    Scenario Outline: Not enough, <number>
      When the ball completes <number> revolutions
      Then the ruling is "no spin"

      Examples:
        | number |
        | 3      |
        | 4      |

    Scenario: Undefined
      When the ball completes 4 revolutions
      Then nobody wrote this step
      And the ruling is "valid spin"

    Scenario: Skipped
      When the dealer is ill
      Then the ruling is "valid spin"

    Scenario: Unsupported
      When the question is put under 13:69F
      Then the ruling is "valid spin"
"""

STEPS = """\
import pytest
from pytest_bdd import scenarios, when, then, parsers
from gamerules.equipment.wheels import Direction
from gamerules.games.answers import Code
from gamerules.games.roulette.spin import JudgeSpin

scenarios("../features/njac-19-47/05-roulette/5.4.feature")

def question(number, code=Code.NJAC_19_47):
    return JudgeSpin(Direction.CLOCKWISE, Direction.COUNTERCLOCKWISE, int(number), code=code)

@when(parsers.parse("the ball completes {number} revolutions"), target_fixture="answer")
def completes(engine, number):
    return engine.ask(question(number))

@when("the dealer is ill")
def ill():
    pytest.skip("the dealer is ill")

@when("the question is put under 13:69F", target_fixture="answer")
def other_code(engine):
    return engine.ask(question(4, Code.NJAC_13_69F))

@then(parsers.parse('the ruling is "{ruling}"'))
def ruling_is(answer, ruling):
    assert answer.ruling == ruling
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    folder = pytester.mkdir("features") / "njac-19-47" / "05-roulette"
    folder.mkdir(parents=True)
    (folder / "5.4.feature").write_text(FEATURE)
    pytester.mkdir("tests")
    (pytester.path / "tests" / "test_small.py").write_text(STEPS)
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> dict[str, Any]:
    project.runpytest_subprocess(
        "-p", "gamerules.evidence.plugin", "-p", "no:cacheprovider",
        "--evidence", "out/evidence.json", *arguments,
    )  # fmt: skip
    found: dict[str, Any] = json.loads((project.path / "out" / "evidence.json").read_text())
    return found


def statuses(evidence: dict[str, Any]) -> dict[tuple[str, int], str]:
    return {(s["name"], s["example_line"]): s["status"] for s in evidence["scenarios"]}


EXPECTED = {
    ("Enough", 0): "passed",
    ("Not enough, <number>", 15): "passed",
    ("Not enough, <number>", 16): "failed",
    ("Undefined", 0): "undefined",
    ("Skipped", 0): "skipped",
    ("Unsupported", 0): "unsupported",
}


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_each_scenario_is_what_it_is(project: pytest.Pytester, workers: tuple[str, ...]) -> None:
    evidence = run(project, *workers)
    assert statuses(evidence) == EXPECTED
    assert evidence["form"] == 1
    assert evidence["engine"] == "reference"
    assert len(evidence["law"]) == 16
    by_name = {(s["name"], s["example_line"]): s for s in evidence["scenarios"]}
    enough = by_name["Enough", 0]
    assert enough["rule"] == "(b) Four revolutions"
    assert enough["feature"] == "features/njac-19-47/05-roulette/5.4.feature"
    assert enough["authorities"] == ["19:47-5.3(a)"]
    assert [(s["keyword"], s["text"], s["line"], s["status"]) for s in enough["steps"]] == [
        ("When", "the ball completes 4 revolutions", 6, "passed"),
        ("Then", 'the ruling is "valid spin"', 7, "passed"),
    ]
    assert enough["duration"] > 0
    assert all(step["duration"] > 0 for step in enough["steps"])
    failed = by_name["Not enough, <number>", 16]
    assert failed["example"] == {"number": "4"}
    assert "+ valid spin" in failed["message"]
    assert [s["status"] for s in failed["steps"]] == ["passed", "failed"]
    undefined = by_name["Undefined", 0]
    assert [s["status"] for s in undefined["steps"]] == ["passed", "undefined", "skipped"]
    assert "Step definition is not found" in undefined["message"]
    assert by_name["Skipped", 0]["message"] == "the dealer is ill"
    assert (
        "what was supplied of 13:69F does not answer roulette/"
        in by_name["Unsupported", 0]["message"]
    )


def engine(text: str) -> str:
    return shlex.join([sys.executable, "-c", text])


def test_an_engine_that_crashes_fails_that_scenario_and_the_run_goes_on(
    project: pytest.Pytester,
) -> None:
    crash = (
        "import sys\n"
        "from gamerules.engine.lines import answer_line\n"
        "from gamerules.engine.reference import ReferenceEngine\n"
        "for line in sys.stdin.buffer:\n"
        "    if b'\"revolutions\":3' in line: raise SystemExit('tilt')\n"
        "    print(answer_line(ReferenceEngine(), line)[0].decode(), flush=True)\n"
    )
    evidence = run(project, "--engine", engine(crash))
    found = statuses(evidence)
    assert found["Enough", 0] == "passed"
    assert found["Not enough, <number>", 15] == "failed"
    assert found["Not enough, <number>", 16] == "failed"
    assert found["Unsupported", 0] == "unsupported"
    crashed = next(s for s in evidence["scenarios"] if s["example_line"] == 15)
    assert crashed["message"] == "the engine ended without an answer (exit status 1): tilt"
    assert evidence["engine"] == engine(crash)


def test_an_engine_that_hangs_runs_into_the_time_limit(project: pytest.Pytester) -> None:
    hang = engine("import time; time.sleep(60)")
    evidence = run(project, "--engine", hang, "--engine-timeout", "0.3", "-k", "enough")
    assert set(statuses(evidence).values()) == {"failed"}
    assert "no answer within 0.3 seconds" in evidence["scenarios"][0]["message"]


def test_a_broken_fixture_is_a_failure_not_a_silence(project: pytest.Pytester) -> None:
    path: Path = project.path / "tests" / "conftest.py"
    path.write_text(
        "import pytest\n\n"
        "@pytest.fixture(autouse=True)\ndef broken(): raise RuntimeError('no table')\n"
    )
    evidence = run(project)
    assert set(statuses(evidence).values()) == {"failed"}
    assert "no table" in evidence["scenarios"][0]["message"]


def test_a_tag_that_skips_leaves_a_record(project: pytest.Pytester) -> None:
    path = project.path / "features" / "njac-19-47" / "05-roulette" / "5.4.feature"
    path.write_text(FEATURE.replace("    Scenario: Enough", "    @skip\n    Scenario: Enough"))
    assert statuses(run(project))["Enough", 0] == "skipped"


def test_a_failure_after_the_last_step_is_a_failure(project: pytest.Pytester) -> None:
    (project.path / "tests" / "conftest.py").write_text(
        "import pytest\n\n"
        "@pytest.fixture(autouse=True)\ndef late():\n    yield\n    raise RuntimeError('late')\n"
    )
    assert statuses(run(project))["Enough", 0] == "failed"


def test_an_answer_that_names_what_does_not_exist_fails(project: pytest.Pytester) -> None:
    liar = engine(
        "import sys\n"
        "for line in sys.stdin:\n"
        '    print(\'{"answer": "ruling", "ruling": "valid spin", "duties": [], \'\n'
        '          \'"authority": ["19:47-5.99"]}\', flush=True)\n'
    )
    evidence = run(project, "--engine", liar, "-k", "test_enough")
    assert statuses(evidence) == {("Enough", 0): "failed"}
    assert "19:47-5.99: there is no such provision" in evidence["scenarios"][0]["message"]


def test_without_the_option_nothing_is_written(project: pytest.Pytester) -> None:
    project.runpytest_subprocess("-p", "gamerules.evidence.plugin")
    assert not (project.path / "out").exists()
