"""The trace, on a small law and evidence of our own making."""

from __future__ import annotations

import dataclasses

import pytest

from gamerules.evidence.code import Named, named_in
from gamerules.evidence.coverage import counts, problems, worst
from gamerules.evidence.features import FeatureError, feature_faults, read_feature
from gamerules.evidence.model import (
    Evidence,
    EvidenceError,
    ScenarioResult,
    Status,
    read_evidence,
    write_evidence,
)
from gamerules.evidence.trace import Grounds, Traced, Verdict, trace
from gamerules.law.citation import Citation
from gamerules.law.law import build
from tests.law.small import PATH, SECTION, files

FEATURE_PATH = "features/njac-19-47/05-roulette/5.1.feature"
FEATURE = """\
Feature: 19:47-5.1 Wagers

  Rule: (a)1 One number

    Scenario: First
      Then a step

  Rule: (a)2 Any other

    Scenario: Second
      Then a step

  Rule: (b) Odds

    Scenario Outline: Third <x>
      Then a step <x>

      Examples:
        | x |
        | 1 |
"""
LAW = build(files())
REVIEWED = {str(p.citation): p.hash for p in LAW.provisions()}
RULES = {"(a)1": "(a)1 One number", "(a)2": "(a)2 Any other", "(b)": "(b) Odds"}


LINES = {"(a)1": (5, 0), "(a)2": (10, 0), "(b)": (15, 20)}


def result(marker: str, status: Status = Status.PASSED, *named: str) -> ScenarioResult:
    line, row = LINES[marker]
    return ScenarioResult(
        FEATURE_PATH, RULES[marker], marker, line, row, status=status, authorities=list(named)
    )


GOOD = [
    result("(a)1", Status.PASSED, "19:47-5.1(a)1"),
    result("(a)2", Status.PASSED, "19:47-5.1(a)2"),
    result("(b)", Status.PASSED, "19:47-5.1(b)"),
]
EXCUSES = {"19:47-5.1(a)1i": "no substance", "19:47-5.1(a)1i(1)": "no substance"}


def grounds(scenarios: list[ScenarioResult], **changed: object) -> Grounds:
    evidence = Evidence(
        commit="c0ffee",
        changed=False,
        time="2000-01-01T00:00:00+00:00",
        engine="reference",
        law=LAW.hash,
        files="",
        scenarios=scenarios,
    )
    base = Grounds(
        law=LAW,
        features=[read_feature(FEATURE_PATH, FEATURE)],
        evidence=evidence,
        excuses=EXCUSES,
        reviewed=REVIEWED,
    )
    return dataclasses.replace(base, **changed)  # type: ignore[arg-type]  # fields of Grounds


def verdicts(found: list[Traced]) -> dict[str, str]:
    return {t.provision.citation.marker: t.verdict.value for t in found}


def test_all_is_well() -> None:
    found = trace(grounds(GOOD))
    assert verdicts(found) == {
        "": "verified", "(a)": "verified", "(a)1": "verified", "(a)1i": "excused",
        "(a)1i(1)": "excused", "(a)2": "verified", "(b)": "verified",
    }  # fmt: skip
    assert counts(found) == {"verified": 5, "excused": 2}
    assert worst(found) is Verdict.VERIFIED
    assert list(problems(LAW, found, grounds(GOOD), [])) == []


@pytest.mark.parametrize(
    ("scenario", "verdict"),
    [
        (result("(a)1"), "claimed only"),
        (result("(a)1", Status.PASSED, "19:47-5.1(b)"), "claimed only"),
        (result("(a)1", Status.FAILED, "19:47-5.1(a)1"), "failing"),
        (result("(a)1", Status.UNDEFINED), "failing"),
        (result("(a)1", Status.SKIPPED, "19:47-5.1(a)1"), "not run"),
        (result("(a)1", Status.UNSUPPORTED, "19:47-5.1(a)1"), "not run"),
    ],
)
def test_a_scenario_that_proves_less(scenario: ScenarioResult, verdict: str) -> None:
    scenarios = [scenario, *GOOD[1:]]
    found = trace(grounds(scenarios))
    assert verdicts(found)["(a)1"] == verdict
    # A lead-in and a bare heading are as bad as their worst part.
    assert verdicts(found)["(a)"] == verdict
    assert verdicts(found)[""] == verdict
    assert verdicts(found)["(b)"] == "verified"
    assert any("19:47-5.1(a)1 is" in p for p in problems(LAW, found, grounds(scenarios), []))


def with_two_rows(**second: object) -> Grounds:
    feature = FEATURE.replace("        | 1 |\n", "        | 1 |\n        | 2 |\n")
    extra = [dataclasses.replace(GOOD[2], example_line=21, **second)] if second else []  # type: ignore[arg-type]
    return grounds([*GOOD, *extra], features=[read_feature(FEATURE_PATH, feature)])


def test_one_failure_among_many_fails() -> None:
    found = trace(with_two_rows(status=Status.FAILED))
    assert verdicts(found)["(b)"] == "failing"
    assert next(t for t in found if t.key == "19:47-5.1(b)").reason == "1 of 2 scenarios fail"


def test_a_row_that_did_not_run_leaves_the_provision_open() -> None:
    assert verdicts(trace(with_two_rows(authorities=[])))["(b)"] == "verified"
    assert verdicts(trace(with_two_rows(status=Status.SKIPPED)))["(b)"] == "not run"
    found = trace(with_two_rows())
    assert verdicts(found)["(b)"] == "not run"
    b = next(t for t in found if t.key == "19:47-5.1(b)")
    assert b.reason == "1 of 2 scenarios were not run to an end"
    assert [s.message for s in b.scenarios] == ["", "it did not run"]


def test_an_engine_that_names_everything_proves_nothing() -> None:
    everything = [str(p.citation) for p in LAW.provisions()]
    scenarios = [dataclasses.replace(r, authorities=everything) for r in GOOD]
    found = trace(grounds(scenarios))
    assert verdicts(found)["(a)1"] == "claimed only"
    assert next(t for t in found if t.scenarios).reason == "every answer of the run names it"


def test_a_named_provision_without_a_rule_of_its_own_is_not_verified() -> None:
    scenarios = [*GOOD[:2], result("(b)", Status.PASSED, "19:47-5.1(b)", "19:47-5.1(a)1i")]
    found = trace(grounds(scenarios, excuses={}))
    assert verdicts(found)["(a)1i"] == "unspecified"
    # However deep it lies, it shows on the lead-in and on the section.
    assert verdicts(found)["(a)1"] == "verified"
    assert verdicts(found)["(a)"] == "unspecified"
    assert verdicts(found)[""] == "unspecified"
    listed = list(problems(LAW, found, grounds(scenarios, excuses={}), []))
    assert "19:47-5.1(a)1i is unspecified: write a rule for it, or its excuse" in listed


def test_words_that_changed_make_their_scenarios_stale() -> None:
    law = build(files(section=SECTION.replace("one number", "two numbers")))
    found = trace(grounds(GOOD, law=law))
    assert verdicts(found)["(a)1"] == "stale"
    assert verdicts(found)["(a)2"] == "verified"
    renewed = {str(p.citation): p.hash for p in law.provisions()}
    assert verdicts(trace(grounds(GOOD, law=law, reviewed=renewed)))["(a)1"] == "verified"


def test_without_evidence_nothing_is_proved() -> None:
    found = trace(grounds([], evidence=None))
    assert verdicts(found)["(a)1"] == "not run"


def test_lists_that_are_not_needed_are_problems() -> None:
    base = grounds(
        GOOD,
        excuses={**EXCUSES, "19:47-5.1(b)": "why?", "19:47-5.1(z)": "why?"},
        reviewed={**REVIEWED, "19:47-5.1(y)": "0"},
    )
    here, there = Citation.parse("19:47-5.1"), Citation.parse("19:47-5.2")
    listed = list(problems(LAW, trace(base), base, [here, there]))
    assert listed == [
        "features/not-begun.txt names 19:47-5.1, which has begun: take it off the list",
        "features/not-begun.txt names 19:47-5.2, which was not supplied",
        "features/excuses.yml excuses 19:47-5.1(b), which has scenarios: take the excuse off",
        "features/excuses.yml excuses 19:47-5.1(z), which does not exist",
        "features/reviewed.lock names 19:47-5.1(y), which does not exist",
    ]


def test_an_older_version_with_the_same_words_stands_as_the_newest_does() -> None:
    note = "history:\n  - 'Amended by R.1990 d.1, effective May 1, 1990. See: 22 N.J.R. 1(a).'\n"
    later = "  - 'Amended by R.1999 d.9, effective May 3, 1999. See: 31 N.J.R. 9(a).'\n"
    old = SECTION.replace("supplied: whole\n", f"supplied: whole\nuntil: R.1999 d.9\n{note}")
    new = SECTION.replace("supplied: whole\n", f"supplied: whole\n{note}{later}")
    old = old.replace("Also late", "Never late")
    law = build({**files(section=new), PATH.replace("5.1.md", "5.1@r-1990-d-1.md"): old})
    found = {t.key: t.verdict.value for t in trace(grounds(GOOD, law=law))}
    assert found["19:47-5.1(b)@R.1990 d.1"] == "verified"
    assert found["19:47-5.1(a)1i(1)@R.1990 d.1"] == "unspecified"
    assert found["19:47-5.1@R.1990 d.1"] == "unspecified"


@pytest.mark.parametrize(
    ("feature", "fault"),
    [
        (FEATURE.replace("5.1 Wagers", "5.1 Bets"), "1: the feature's name must be '19:47-5.1 W"),
        (FEATURE.replace("(a)1 One", "(a)9 One"), "3: there is no 19:47-5.1(a)9"),
        (FEATURE.replace("(a)1 One", "One"), "3: a rule begins with its marker"),
        (FEATURE.replace("(a)2 Any", "(b) Any").replace("(b) Odds", "(a)2 Odds"),
         "13: 19:47-5.1(a)2 is out of the law's order"),
        (FEATURE.replace("(a)2 Any", "(a)1 Any"), "8: 19:47-5.1(a)1 is out of the law's order"),
        (FEATURE.replace("Second", "First"), "10: there are two scenarios 'First'"),
        (FEATURE.replace("    Scenario: First\n      Then a step\n", "    Scenario: First\n"),
         "5: the scenario has no steps"),
        (FEATURE.replace("    Scenario: First\n      Then", "    Scenario: First\n      Thne"),
         "5: stray text in the scenario: 'Thne a step'"),
        (FEATURE.replace("  Rule: (a)1 One number\n", ""), "outside of any rule"),
        (FEATURE.replace("  Rule: (a)1 One number\n", "  Rule: (a)1 One number\n\n    Oh.\n"),
         "3: stray text below the rule: 'Oh.'"),
        (FEATURE.replace("Wagers\n", "Wagers\n\n  Oh.\n", 1), "1: stray text below the feature"),
        (FEATURE.replace("        | 1 |\n", ""), "15: the outline has no examples"),
        (FEATURE.replace("Then a step\n\n  Rule: (a)2", "Given a step\n\n  Rule: (a)2"),
         "5: the scenario has no 'Then'"),
        (FEATURE.replace("    Scenario: First\n      Then a step\n\n", ""),
         "3: the rule has no scenario"),
    ],
)  # fmt: skip
def test_features_that_would_let_a_mistake_pass(feature: str, fault: str) -> None:
    faults = list(feature_faults([read_feature(FEATURE_PATH, feature)], LAW))
    assert any(f.startswith(f"{FEATURE_PATH}:") and fault in f for f in faults), faults


def test_a_good_feature_has_no_fault() -> None:
    assert list(feature_faults([read_feature(FEATURE_PATH, FEATURE)], LAW)) == []
    other = read_feature(FEATURE_PATH.replace("5.1", "5.2"), FEATURE)
    assert "there is no law file for 19:47-5.2" in next(iter(feature_faults([other], LAW)))


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        (FEATURE_PATH, "Feature: x\n  Scenario: y\n    Given z\n  Rool: (a)", ":4: expected"),
        (FEATURE_PATH, "", "there is no 'Feature:'"),
        ("features/roulette.feature", FEATURE, "is no path of a section"),
    ],
)
def test_a_file_that_is_no_feature(path: str, text: str, message: str) -> None:
    with pytest.raises(FeatureError, match=message):
        read_feature(path, text)


def test_evidence_keeps_its_form() -> None:
    evidence = grounds(GOOD).evidence
    assert evidence is not None
    data = write_evidence(evidence)
    assert read_evidence(data) == evidence
    with pytest.raises(EvidenceError, match="form 2: expected form 1"):
        read_evidence(data.replace(b'"form": 1', b'"form": 2'))
    with pytest.raises(EvidenceError, match="no evidence"):
        read_evidence(data.replace(b'"passed"', b'"green"'))
    with pytest.raises(EvidenceError, match="no evidence"):
        read_evidence(b"rubbish")


def test_code_that_names_a_provision() -> None:
    source = '''
cite = citing(Code.NJAC_13_69F)
TABLE = {1: cite("9.4(b)")}
ODDS: dict[int, int] = f(cite("9.4(c)"))

def settle(x):
    """Text."""
    return cite("9.2(a)1", "9.3") if x else cite(x)
'''
    found = named_in({"gamerules/games/sic_bo.py": source})
    assert found == [
        Named("13:69F-9.4(b)", "gamerules.games.sic_bo", "TABLE", "gamerules/games/sic_bo.py", 3),
        Named("13:69F-9.4(c)", "gamerules.games.sic_bo", "ODDS", "gamerules/games/sic_bo.py", 4),
        Named("13:69F-9.2(a)1", "gamerules.games.sic_bo", "settle", "gamerules/games/sic_bo.py", 8),
        Named("13:69F-9.3", "gamerules.games.sic_bo", "settle", "gamerules/games/sic_bo.py", 8),
        Named("", "gamerules.games.sic_bo", "settle", "gamerules/games/sic_bo.py", 8),
    ]


def test_code_that_names_provisions_of_both_chapters() -> None:
    source = """
old = citing(Code.NJAC_19_47)
new = citing(Code.NJAC_13_69F)

def settle(code):
    return old("3.9(a)") or new("3.3(a)")
"""
    found = named_in({"gamerules/games/baccarat.py": source})
    assert [n.citation for n in found] == ["19:47-3.9(a)", "13:69F-3.3(a)"]
