"""The recorder: a pytest plugin on pytest-bdd's hooks that writes what each scenario did.

What a scenario did travels in `user_properties` of its report, so that it arrives whole from the
workers of pytest-xdist too. Steps get their engine from the `engine` fixture; each answer's
authority is recorded with the scenario that asked.
"""

from __future__ import annotations

import os
import subprocess
import time
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from gamerules.engine import Engine, EngineError
from gamerules.evidence.model import (
    Evidence,
    ScenarioResult,
    Status,
    StepResult,
    write_evidence,
)
from gamerules.games.answers import Code, NotSupportedError
from gamerules.law.citation import Citation, CitationError

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from pytest_bdd.parser import Feature, Scenario, Step

    from gamerules.games.answers import Answer, Question
    from gamerules.law.law import Law

PROPERTY = "gamerules.scenario"
_RESULT: pytest.StashKey[ScenarioResult] = pytest.StashKey()
_STARTED: pytest.StashKey[float] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of a run against an engine."""
    group = parser.getgroup("gamerules", "Rules of the Games")
    group.addoption("--engine", metavar="COMMAND", help="ask this program instead of the reference")
    group.addoption(
        "--engine-timeout", metavar="SECONDS", type=float, default=10.0,
        help="how long an answer may take (default: 10)",
    )  # fmt: skip
    group.addoption("--evidence", metavar="PATH", help="write what every scenario did to this file")


def pytest_configure(config: pytest.Config) -> None:
    """Start the recorder where reports come together."""
    if config.getoption("--evidence") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config), "gamerules-recorder")


@pytest.fixture(scope="session")
def asked_engine(pytestconfig: pytest.Config) -> Iterator[Engine]:
    """The engine of the run: the reference, or the program that --engine names."""
    command = pytestconfig.getoption("--engine")
    engine: Engine
    if command:
        from gamerules.engine.pipe import PipedEngine  # noqa: PLC0415

        engine = PipedEngine(command, pytestconfig.getoption("--engine-timeout"))
    else:
        from gamerules.engine.reference import ReferenceEngine  # noqa: PLC0415

        engine = ReferenceEngine()
    yield engine
    engine.close()


class Asking:
    """What a step asks: an engine whose answers are recorded with the scenario."""

    def __init__(self, engine: Engine, result: ScenarioResult) -> None:
        self._engine = engine
        self._result = result

    @property
    def code(self) -> Code:
        """The chapter that the scenario's feature is about: `features/njac-19-47/...`."""
        folder = self._result.feature.split("/")[1]
        return Code(folder.removeprefix("njac-").replace("-", ":"))

    def ask(self, question: Question) -> Answer:
        """Put a question; an engine that does not support it leaves the scenario open."""
        try:
            answer = self._engine.ask(question)
        except NotSupportedError as error:
            self._result.status = Status.UNSUPPORTED
            pytest.skip(f"not supported by the engine: {error}")
        except EngineError as error:
            pytest.fail(str(error), pytrace=False)
        unknown = [citation for citation in answer.authority if not _exists(citation)]
        if unknown:
            pytest.fail(f"the answer names {', '.join(unknown)}: there is no such provision")
        for citation in answer.authority:
            if citation not in self._result.authorities:
                self._result.authorities.append(citation)
        return answer


@cache
def _law() -> Law:
    from gamerules.files import load_law  # noqa: PLC0415

    return load_law()


@cache
def _exists(authority: str) -> bool:
    """Whether an authority is a provision of the law."""
    words, _, label = authority.partition("@")
    try:
        citation = Citation.parse(words)
    except CitationError:
        return False
    versions = _law().versions.get(citation.of_section, ())
    return any(v.find(citation) for v in versions if not label or v.label == label)


@pytest.fixture
def engine(request: pytest.FixtureRequest, asked_engine: Engine) -> Asking:
    """The engine, as steps ask it."""
    return Asking(asked_engine, request.node.stash[_RESULT])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin a scenario's record before anything of it runs, so that nothing is lost."""
    if not isinstance(item, pytest.Function):
        return
    template = scenario_wrapper_template_registry.get(item.obj)
    if template is None:
        return
    example, row = _example(item)
    item.stash[_RESULT] = ScenarioResult(
        feature=_relative(item.config, template.feature.filename),
        rule=template.rule.name if template.rule else "",
        name=template.name,
        line=template.line_number,
        example=example,
        example_line=_row_line(template.feature.filename, template.line_number, row),
    )


def _example(item: pytest.Item) -> tuple[dict[str, str], int | None]:
    call = getattr(item, "callspec", None)
    if call is None or "_pytest_bdd_example" not in call.params:
        return {}, None
    return dict(call.params["_pytest_bdd_example"]), call.indices["_pytest_bdd_example"]


_rows: dict[str, dict[int, list[int]]] = {}


def _row_line(filename: str, line: int, row: int | None) -> int:
    """The line of an example row: pytest-bdd does not keep it, the Gherkin parser does."""
    if row is None:
        return 0
    if filename not in _rows:
        from gamerules.evidence.features import read_feature  # noqa: PLC0415

        text = Path(filename).read_text(encoding="utf-8")
        _rows[filename] = {
            s.line: [r.line for r in s.rows] for s in read_feature(filename, text).scenarios
        }
    return _rows[filename][line][row]


def _relative(config: pytest.Config, filename: str) -> str:
    return os.path.relpath(filename, config.rootpath).replace(os.sep, "/")


def pytest_bdd_before_scenario(
    request: pytest.FixtureRequest, feature: Feature, scenario: Scenario
) -> None:
    """Note the steps to come."""
    del feature
    request.node.stash[_RESULT].steps = [
        StepResult(step.keyword.strip(), step.name, step.line_number) for step in scenario.steps
    ]


def _of(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> StepResult:
    result: ScenarioResult = request.node.stash[_RESULT]
    return result.steps[scenario.steps.index(step)]


def pytest_bdd_before_step(request: pytest.FixtureRequest) -> None:
    """Start a step's watch."""
    request.node.stash[_STARTED] = time.perf_counter()


def pytest_bdd_after_step(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    """Note a step that passed."""
    _end(request, _of(request, scenario, step), Status.PASSED)


def pytest_bdd_step_error(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    """Note a step that failed."""
    _end(request, _of(request, scenario, step), Status.FAILED)


def pytest_bdd_step_func_lookup_error(
    request: pytest.FixtureRequest, scenario: Scenario, step: Step
) -> None:
    """Note a step that nothing defines."""
    _of(request, scenario, step).status = Status.UNDEFINED


def _end(request: pytest.FixtureRequest, step: StepResult, status: Status) -> None:
    step.status = status
    step.duration = time.perf_counter() - request.node.stash[_STARTED]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Send the record along with the report that decides the scenario."""
    report = yield
    result = item.stash.get(_RESULT, None)
    decides = report.when == "call" or not report.passed
    if result is not None and decides:
        result.duration = report.duration
        result.status = _status(report, result)
        if not report.passed:
            result.message = _message(report)
        report.user_properties.append((PROPERTY, msgspec.to_builtins(result)))
    return report


def _status(report: pytest.TestReport, result: ScenarioResult) -> Status:
    if report.passed:
        return Status.PASSED
    if report.skipped:
        unsupported = result.status is Status.UNSUPPORTED
        return Status.UNSUPPORTED if unsupported else Status.SKIPPED
    undefined = any(step.status is Status.UNDEFINED for step in result.steps)
    return Status.UNDEFINED if undefined else Status.FAILED


def _message(report: pytest.TestReport) -> str:
    """The reason in one or a few lines, without the trace."""
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr).removeprefix("Failed: ")


class Recorder:
    """Gathers the records of a run and writes them at its end."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._results: dict[tuple[str, int, int], ScenarioResult] = {}
        self._tests: dict[str, set[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a scenario's record from its report, wherever it ran."""
        for name, value in report.user_properties:
            if name == PROPERTY and (report.when == "call" or not report.passed):
                result = msgspec.convert(value, ScenarioResult)
                self._results[result.feature, result.line, result.example_line] = result
                self._tests.setdefault(report.nodeid.partition("::")[0], set()).add(result.feature)

    def pytest_sessionfinish(self) -> None:
        """Write the evidence whole, or not at all."""
        from gamerules.evidence.project import fingerprint  # noqa: PLC0415

        commit, changed = _commit(self._config.rootpath)
        self._results = dict(sorted(self._results.items()))
        evidence = Evidence(
            commit=commit,
            changed=changed,
            time=datetime.now(UTC).isoformat(timespec="seconds"),
            engine=self._config.getoption("--engine") or "reference",
            law=_law().hash,
            files=fingerprint(self._config.rootpath),
            scenarios=list(self._results.values()),
            tests={test: sorted(found) for test, found in sorted(self._tests.items())},
        )
        path = Path(self._config.getoption("--evidence"))
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}")
        unfinished.write_bytes(write_evidence(evidence))
        unfinished.replace(path)


def _commit(root: Path) -> tuple[str, bool]:
    """The commit of the checkout, and whether files differ from it; empty outside of git."""

    def git(*arguments: str) -> str:
        done = subprocess.run(  # noqa: S603  fixed words
            ["git", *arguments],  # noqa: S607  git is found as the shell finds it
            cwd=root, capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.stdout.strip() if done.returncode == 0 else ""

    return git("rev-parse", "HEAD"), bool(git("status", "--porcelain"))
