"""What a change concerns."""

from __future__ import annotations

import pytest

from gamerules.engine.wire import catalogue
from gamerules.evidence.model import Evidence, ScenarioResult, Status
from gamerules.site.concern import Imports, concerned
from gamerules.site.sources import code_of
from tests.conftest import ROOT

CRAPS, WHEEL, OLD = (
    "features/njac-19-47/01-craps/1.2.feature",
    "features/njac-19-47/05-wheels/5.6.feature",
    "features/njac-19-47/05-wheels/5.6@r-1993-d-630.feature",
)
EVERY = (CRAPS, WHEEL, OLD)
SOURCES = {
    "tests/__init__.py": "",
    "tests/conftest.py": "",
    "tests/features/conftest.py": "from gamerules.equipment.money import cents",
    "tests/features/craps/test_craps.py": "",
    "tests/features/craps/conftest.py": "from gamerules.games import craps",
    "tests/features/wheel/test_wheel.py": "",
    "tests/features/wheel/conftest.py": "def f():\n    import gamerules.games.wheel.spin as s",
    "src/gamerules/__init__.py": "",
    "src/gamerules/games/__init__.py": "",
    "src/gamerules/games/craps.py": "from . import payout\nfrom .dice_words import roll",
    "src/gamerules/games/payout.py": "",
    "src/gamerules/games/dice_words.py": "",
    "src/gamerules/games/pokette.py": "",
    "src/gamerules/games/wheel/__init__.py": "",
    "src/gamerules/games/wheel/spin.py": "",
    "src/gamerules/games/wheel/answers.py": "from .. import payout",
    "src/gamerules/equipment/__init__.py": "",
    "src/gamerules/equipment/money.py": "",
}
LAW = "docs/law/njac-19-47"


def evidence(*results: ScenarioResult) -> Evidence:
    tests = {
        "tests/features/craps/test_craps.py": [CRAPS],
        "tests/features/wheel/test_wheel.py": [WHEEL, OLD],
    }
    return Evidence("c", False, "t", "reference", "l", "f", list(results), tests)


NOTHING_NAMED = evidence()


def features(
    *changed: str, evidence: Evidence = NOTHING_NAMED, every: tuple[str, ...] = EVERY
) -> set[str]:
    return set(concerned(changed, evidence, SOURCES, every).features)


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (WHEEL, {WHEEL}),
        ("tests/features/wheel/conftest.py", {WHEEL, OLD}),
        ("tests/features/craps/test_craps.py", {CRAPS}),
        ("tests/features/conftest.py", set(EVERY)),
        ("tests/conftest.py", set(EVERY)),
        ("src/gamerules/games/craps.py", {CRAPS}),
        ("src/gamerules/games/dice_words.py", {CRAPS}),
        ("src/gamerules/games/wheel/spin.py", {WHEEL, OLD}),
        ("src/gamerules/games/wheel/answers.py", {WHEEL, OLD}),
        ("src/gamerules/games/payout.py", set(EVERY)),
        ("src/gamerules/equipment/money.py", set(EVERY)),
        ("docs/readings/one.md", set()),
        ("docs/guide/reading.md", set()),
        ("mkdocs.yml", set()),
        ("features/excuses.yml", set()),
        ("features/reviewed.lock", set()),
        ("src/gamerules/site/templates/section.html", set()),
    ],
)
def test_a_change_concerns_what_imports_it_and_nothing_else(changed: str, found: set[str]) -> None:
    assert features(changed) == found


@pytest.mark.parametrize(
    "changed",
    [
        "pyproject.toml",
        f"{LAW}/chapter.md",
        "docs/law/documents/one.txt",
        "src/gamerules/games/pokette.py",  # no step imports it, but the engine loads it
        "src/gamerules/games/gone.py",
        "features/njac-19-47/05-wheels/5.7.feature",  # no test file ran it so far
    ],
)
def test_where_the_reach_is_not_known_all_is_run(changed: str) -> None:
    new = (*EVERY, "features/njac-19-47/05-wheels/5.7.feature")
    assert features(changed, every=new) == set(new)


def test_several_changes_concern_all_that_each_does() -> None:
    assert features(WHEEL, "src/gamerules/games/craps.py") == {WHEEL, CRAPS}


def test_a_feature_that_is_gone_concerns_those_that_ran_with_it() -> None:
    assert features(OLD, every=(CRAPS, WHEEL)) == {WHEEL}


def test_a_law_file_concerns_its_features_and_every_answer_that_named_it() -> None:
    assert features(f"{LAW}/05-wheels/5.6.md") == {WHEEL, OLD}
    passed = ScenarioResult(CRAPS, "", "", 1, status=Status.PASSED, authorities=["19:47-5.6(b)@x"])
    assert features(f"{LAW}/05-wheels/5.6.md", evidence=evidence(passed)) == set(EVERY)
    assert features(f"{LAW}/01-craps/1.5.md", evidence=evidence(passed)) == set()


def test_a_law_file_concerns_what_fails_for_it_may_fail_for_want_of_words() -> None:
    failed = ScenarioResult(CRAPS, "", "", 1, status=Status.FAILED)
    assert features(f"{LAW}/05-wheels/5.6.md", evidence=evidence(failed)) == set(EVERY)


@pytest.mark.parametrize(
    ("path", "restart"),
    [
        ("src/gamerules/site/section.py", True),
        ("src/gamerules/law/citation.py", True),
        ("src/gamerules/engine/wire.py", True),
        ("src/gamerules/games/craps.py", False),
        ("src/gamerules/equipment/money.py", False),
        ("src/gamerules/site/assets/live.js", False),
    ],
)
def test_the_server_starts_again_for_its_own_code_alone(path: str, restart: bool) -> None:
    assert concerned([path], evidence(), SOURCES, EVERY).restart is restart


def test_every_question_is_answered_within_reach_of_the_steps_that_import_it() -> None:
    graph = Imports(code_of(ROOT))
    for entry in catalogue().values():
        asked, answered = (
            f"src/{module.replace('.', '/')}.py"
            for module in (entry.question.__module__, entry.function.__module__)
        )
        assert answered in graph.reach(asked)
