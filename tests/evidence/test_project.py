"""Guards on the project's own features, code and lists."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from gamerules.evidence.features import feature_faults
from gamerules.evidence.model import Evidence, read_evidence
from gamerules.evidence.project import Project, ProjectError
from gamerules.evidence.trace import trace
from gamerules.law.citation import Citation
from gamerules.law.references import Standing
from tests.conftest import ROOT

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def project() -> Project:
    return Project(ROOT)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """The features, run whole through our own engine behind a pipe."""
    path: Path = tmp_path_factory.mktemp("run") / "evidence.json"
    engine = f"{sys.executable} -c 'from gamerules.cli import main; main([\"engine\"])'"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/features",
         "--evidence", str(path), "--engine", engine],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    return read_evidence(path.read_bytes())


def test_the_features_have_no_fault(project: Project) -> None:
    assert list(feature_faults(project.features(), project.law)) == []


def test_what_ran_is_what_the_parser_sees(project: Project, run: Evidence) -> None:
    seen = {
        (feature.path, line, row)
        for feature in project.features()
        for scenario in feature.scenarios
        for line, row in scenario.runs
    }
    ran = [(s.feature, s.line, s.example_line) for s in run.scenarios]
    assert len(ran) == len(set(ran))
    assert set(ran) == seen


def test_everything_passes_through_the_pipe(project: Project, run: Evidence) -> None:
    assert {s.status.value for s in run.scenarios} == {"passed"}
    # A question that makes no sense is refused; every other answer names its authority.
    assert all(
        s.authorities or any(step.text == "that cannot be" for step in s.steps)
        for s in run.scenarios
    )
    found = trace(project.grounds(run))
    begun = {feature.citation for feature in project.features()}
    standing = {t.key: t.verdict.value for t in found if t.provision.citation.of_section in begun}
    unverified = {key: verdict for key, verdict in standing.items() if verdict != "verified"}
    assert unverified == dict.fromkeys(project.excuses(), "excused")


def test_every_citation_in_code_exists(project: Project) -> None:
    named = project.code()
    assert len(named) > 50
    for place in named:
        assert place.citation, f"{place.path}:{place.line}: cite() takes words as they are"
        standing = project.law.standing(Citation.parse(place.citation))
        assert standing is Standing.HERE, f"{place.path}:{place.line} cites {place.citation}"


def test_every_reading_named_in_code_exists(project: Project) -> None:
    names = {reading.name for reading in project.law.readings}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for name in re.findall(r"\b\d+-\d+F?-\d+\.\d+\w*-[a-z][\w-]*", path.read_text("utf-8")):
            assert name in names, f"{path.name} names the reading {name}"


def test_every_authority_of_an_answer_exists(project: Project, run: Evidence) -> None:
    for authority in {a for s in run.scenarios for a in s.authorities}:
        words, _, label = authority.partition("@")
        citation = Citation.parse(words)
        versions = project.law.versions[citation.of_section]
        version = next(v for v in versions if not label or v.label == label)
        assert version.find(citation) is not None, authority


def test_every_verified_provision_is_named_in_code(project: Project, run: Evidence) -> None:
    for traced in trace(project.grounds(run)):
        if traced.scenarios and "@" not in traced.key:
            assert traced.code, f"no code names {traced.key}"


def test_the_list_of_sections_not_begun_only_shrinks(project: Project) -> None:
    # Lower the number when a section is begun; it never rises.
    assert len(project.not_begun()) == 27


def test_not_begun_is_just_what_has_no_feature(project: Project) -> None:
    begun = {feature.citation for feature in project.features()}
    words = {
        citation
        for citation, versions in project.law.versions.items()
        if versions[-1].supplied.value != "reserved"
    }
    assert set(project.not_begun()) == words - begun


def test_coverage_from_the_command_line(run: Evidence, tmp_path: Path) -> None:
    from gamerules.evidence.model import write_evidence  # noqa: PLC0415

    path = tmp_path / "evidence.json"
    path.write_bytes(write_evidence(run))

    def coverage(*arguments: str) -> subprocess.CompletedProcess[str]:
        script = "import sys; from gamerules.cli import main; sys.exit(main(sys.argv[1:]))"
        return subprocess.run(
            [sys.executable, "-c", script, "coverage", "--evidence", str(path), *arguments],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip

    assert "ok 19:47-5 ROULETTE AND BIG SIX WHEELS: 64 verified, 1 excused" in coverage().stdout
    assert coverage("--check").returncode == 0
    records = json.loads(coverage("--json").stdout)
    b = next(r for r in records if r["citation"] == "19:47-5.2(b)")
    assert b["verdict"] == "verified"
    assert b["code"][0]["module"].startswith("gamerules.games.roulette")
    assert all(s["status"] == "passed" for s in b["scenarios"])
    earlier = coverage("--provision", "N.J.A.C. 19:47-5.6(d)@R.1993 d.630").stdout
    assert earlier.startswith("19:47-5.6(d)@R.1993 d.630: verified")
    assert coverage("--provision", "5.2(b)").stdout.startswith("19:47-5.2(b): verified")
    missing = coverage("--provision", "19:47-5.99")
    assert (missing.returncode, missing.stdout) == (2, "")
    first = next(s for s in run.scenarios if s.feature.endswith("/5.1.feature"))
    first.status = type(first.status).FAILED
    path.write_bytes(write_evidence(run))
    broken = coverage("--check")
    assert broken.returncode == 1
    assert "PROBLEM: 19:47-5.1(a) is failing" in broken.stdout
    run.files = "0"
    path.write_bytes(write_evidence(run))
    outdated = coverage()
    assert "WARNING: the evidence is of other features, steps or games" in outdated.stdout
    assert coverage("--check").returncode == 1
    path.write_text("{}")
    assert coverage().returncode == 2


def test_review_says_where_there_is_nothing_to_review(project: Project) -> None:
    for words in ("19:47-12.8", "19:47-99.9"):
        with pytest.raises(ProjectError, match=f"no feature is about {words}"):
            project.review([Citation.parse(words)])
