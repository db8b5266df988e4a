"""Results of a few features put among those of all."""

from __future__ import annotations

from gamerules.evidence.merge import merged
from gamerules.evidence.model import Evidence, ScenarioResult, Status


def result(feature: str, line: int, status: Status = Status.PASSED) -> ScenarioResult:
    return ScenarioResult(feature, "", "", line, status=status)


def evidence(time: str, *results: ScenarioResult, tests: dict[str, list[str]]) -> Evidence:
    return Evidence(f"commit {time}", False, time, "reference", f"law {time}", f"files {time}",
                    list(results), tests)  # fmt: skip


BEFORE = evidence(
    "10:00", result("a", 1), result("b", 1), result("b", 2), result("c", 1),
    tests={"test_ab": ["a", "b"], "test_c": ["c"]},
)  # fmt: skip
AFTER = evidence("11:00", result("b", 1, Status.FAILED), tests={"test_ab": ["b"]})


def test_what_ran_again_is_replaced_whole_and_all_else_stays() -> None:
    both = merged(BEFORE, AFTER, {"b"})
    found = [(r.feature, r.line, r.status.value) for r in both.scenarios]
    assert found == [("a", 1, "passed"), ("b", 1, "failed"), ("c", 1, "passed")]
    assert both.tests == {"test_ab": ["a", "b"], "test_c": ["c"]}


def test_it_is_of_the_files_of_the_newer_run() -> None:
    both = merged(BEFORE, AFTER, {"b"})
    assert (both.law, both.files, both.time) == ("law 11:00", "files 11:00", "11:00")
    assert both.commit == "commit 11:00"


def test_each_feature_keeps_the_time_of_its_own_run() -> None:
    both = merged(BEFORE, AFTER, {"b"})
    assert [both.ran_at(feature) for feature in "abc"] == ["10:00", "11:00", "10:00"]
    third = evidence("12:00", result("a", 1), tests={"test_ab": ["a"]})
    again = merged(both, third, {"a"})
    assert [again.ran_at(feature) for feature in "abc"] == ["12:00", "11:00", "10:00"]


def test_what_is_gone_leaves_nothing_behind() -> None:
    nothing = evidence("11:00", tests={})
    both = merged(BEFORE, nothing, {"c"})
    assert {r.feature for r in both.scenarios} == {"a", "b"}
    assert both.tests == {"test_ab": ["a", "b"]}
