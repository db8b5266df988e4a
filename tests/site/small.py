"""A small library of our own making."""

from __future__ import annotations

from gamerules.evidence.code import Named
from gamerules.evidence.features import read_feature
from gamerules.evidence.model import Evidence, ScenarioResult, Status, StepResult
from gamerules.evidence.trace import Grounds
from gamerules.law.law import Law, build
from gamerules.site.library import Library
from gamerules.site.scenarios import read_scenarios
from gamerules.site.section import section_page
from tests.law.small import READING, files

FEATURE_PATH = "features/njac-19-47/05-roulette/5.1.feature"
FEATURE = """\
Feature: 19:47-5.1 Wagers

  Rule: (a)1 One number

    Scenario: First <i>wager</i>
      Given a table
      When a wager is made

  Rule: (b) Odds

    Scenario Outline: <bet> pays <odds>
      Given a step <bet>

      Examples:
        | bet | odds    |
        | one | 35 to 1 |
        | two | 17 to 1 |
"""


def small_law(**changed: str) -> Law:
    return build(files(**changed))


def results(first: Status = Status.PASSED, row: Status = Status.PASSED) -> list[ScenarioResult]:
    said = "" if first is Status.PASSED else "assert 'lost' == 'won' <script>"
    odds = "" if row is Status.PASSED else "paid 16 to 1"
    example = [{"bet": "one", "odds": "35 to 1"}, {"bet": "two", "odds": "17 to 1"}]
    steps = [StepResult("Given", "a table", 6, Status.PASSED), StepResult("When", "x", 7, first)]
    return [
        ScenarioResult(
            FEATURE_PATH, "(a)1 One number", "First <i>wager</i>", 5, status=first,
            duration=0.0042, steps=steps, authorities=["19:47-5.1(a)1"], message=said,
        ),
        ScenarioResult(
            FEATURE_PATH, "(b) Odds", "<bet> pays <odds>", 11, 16, example[0],
            Status.PASSED, authorities=["19:47-5.1(b)"],
        ),
        ScenarioResult(
            FEATURE_PATH, "(b) Odds", "<bet> pays <odds>", 11, 17, example[1],
            row, authorities=["19:47-5.1(b)"], message=odds,
        ),
    ]  # fmt: skip


def library(
    law: Law | None = None,
    scenarios: list[ScenarioResult] | None = None,
    *,
    ran: bool = True,
    about: str = "",
    files: str = "",
    feature: str = FEATURE,
) -> Library:
    """A library; `about` and `files` are the fingerprints that the evidence bears."""
    law = law or small_law()
    evidence = Evidence(
        "0123456789abcdef", False, "2026-11-18T10:00:00+00:00", "reference",
        about or law.hash, files, results() if scenarios is None else scenarios,
    )  # fmt: skip
    grounds = Grounds(
        law,
        [read_feature(FEATURE_PATH, feature)],
        evidence if ran else None,
        {"19:47-5.1(a)2": "it names no wager of its own"},
        {str(p.citation): p.hash for p in law.provisions()},
        [Named("19:47-5.1(a)1", "gamerules.games.roulette", "settle", "x.py", 3)],
    )
    written = list(read_scenarios(FEATURE_PATH, feature))
    return Library(grounds, written, modules=["gamerules.games.roulette"])


def section_html(library: Library) -> str:
    (version,) = next(iter(library.law.versions.values()))
    return section_page(library, version).html


def with_reading(also: str = "19:47-5.1(b)", **changed: str) -> Law:
    text = READING.replace("19:47-5.9", also).replace(
        "a wager on two numbers", "a wager on one number"
    )
    text = text.replace("rivals: []", "rivals: [{reading: Otherwise., objection: Not so.}]")
    return build({**files(**changed), "docs/readings/one.md": text})
