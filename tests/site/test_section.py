"""A section's page, on a small law of our own making."""

from __future__ import annotations

import re

import pytest

from gamerules.evidence.model import Status, StepResult
from gamerules.site.scenarios import read_scenarios
from tests.law.small import BODY, HEAD, SECTION
from tests.site.small import FEATURE, library, results, section_html, small_law, with_reading


def provision(html: str, anchor: str) -> str:
    """The part of a page that shows one provision."""
    (found,) = [s for s in html.split('<section class="gr-p') if f' id="{anchor}">' in s]
    return found.partition("</section>")[0]


def statuses(html: str) -> list[str]:
    return re.findall(r'class="gr-st [^"]+"><svg.*?</svg>([^<]+)<', html)


def test_each_provision_has_its_anchor_its_words_and_its_status() -> None:
    html = section_html(library())
    assert re.findall(r'<h\d class="gr-m" id="([^"]+)">', html) == [
        "a", "a-1", "a-1-i", "a-1-i-1", "a-2", "b",
    ]  # fmt: skip
    first = provision(html, "a-1")
    assert '"Straight" is a wager on one number.' in first.replace("&#34;", '"')
    assert statuses(first) == ["verified"]
    assert "gr-l2" in html
    assert "<h5" in provision(html, "a-1-i-1")


def test_the_verdict_says_how_much_when_and_which_commit() -> None:
    html = re.sub("</?time[^>]*>", "", section_html(library()))
    assert (
        "2 of 6 provisions verified, 4 unspecified, 1 excused; "
        "run at 2026-11-18 10:00:00 UTC, commit 0123456789ab." in html
    )


def test_without_evidence_nothing_looks_verified() -> None:
    html = section_html(library(ran=False))
    assert "verified" not in statuses(html)
    assert "gr-passed" not in re.sub(r"<symbol.*?</symbol>", "", html)
    assert statuses(provision(html, "b")) == ["not run"]
    assert "The features were not run" in html
    assert "0 of 2 rows passed" in html
    assert "; not run." in html


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"about": "another"}, "The last run was of other words of the law"),
        ({"files": "another"}, "The last run was of other features, steps or games"),
    ],
)
def test_evidence_of_something_else_proves_nothing(changed: dict[str, str], says: str) -> None:
    html = section_html(library(**changed))  # type: ignore[arg-type]
    assert "verified" not in statuses(html)
    assert says in html


def test_a_failing_scenario_is_red_and_open_with_its_message() -> None:
    first = provision(section_html(library(scenarios=results(first=Status.FAILED))), "a-1")
    assert statuses(first) == ["failing"]
    assert '<details class="gr-sc gr-failed" open>' in first
    assert "assert &#39;lost&#39; == &#39;won&#39; &lt;script&gt;" in first
    assert '<li class="gr-failed"><b>When</b>' in first


def test_a_failing_row_is_told_from_those_that_passed() -> None:
    b = provision(section_html(library(scenarios=results(row=Status.FAILED))), "b")
    assert "1 of 2 rows passed" in b
    result = '<td class="gr-result">'
    assert f"<tr><td>one</td><td>35 to 1</td>{result}passed</td></tr>" in b
    assert f'<tr class="gr-failed"><td>two</td><td>17 to 1</td>{result}failed</td></tr>' in b
    assert "paid 16 to 1" in b


def test_a_row_that_was_not_run_is_not_counted_as_passed() -> None:
    b = provision(section_html(library(scenarios=results()[:2])), "b")
    assert "1 of 2 rows passed" in b
    assert '<tr class="gr-not-run"><td>two</td>' in b


def test_words_of_a_scenario_are_escaped() -> None:
    html = section_html(library())
    assert "First &lt;i&gt;wager&lt;/i&gt;" in html
    assert "<i>wager" not in html


def test_a_scenario_begins_with_the_steps_of_the_backgrounds() -> None:
    text = """\
Feature: 19:47-5.1 Wagers

  Background:
    Given a table

  Rule: (b) Odds

    Background:
      Given a wager

    Scenario: It wins
      Then it is paid

  Rule: (c) Losses

    Scenario: It loses
      Then it is collected
"""
    wins, loses = read_scenarios("5.1.feature", text)
    assert [step.text for step in wins.before] == ["a table", "a wager"]
    assert [step.text for step in wins.steps] == ["it is paid"]
    assert [step.text for step in loses.before] == ["a table"]
    assert [step.text for step in loses.steps] == ["it is collected"]


BACKGROUND = FEATURE.replace("Wagers\n", "Wagers\n\n  Background:\n    Given a table first\n")


def test_what_stands_before_each_scenario_is_told_once_and_linked() -> None:
    html = section_html(library(feature=BACKGROUND))
    assert html.count("a table first") == 1
    assert "<summary>Before each scenario</summary>" in provision(html, "a-1")
    assert '<ol id="before-1">' in html
    assert provision(html, "a-1").count('href="#before-1"') == 1
    assert provision(html, "b").count('href="#before-1"') == 1


def test_what_stands_before_some_scenarios_says_which() -> None:
    text = FEATURE.replace("(b) Odds\n", "(b) Odds\n\n    Background:\n      Given a wager first\n")
    html = section_html(library(feature=text))
    assert "<summary>Before each scenario of (b)</summary>" in provision(html, "b")
    assert "#before" not in provision(html, "a-1")


def test_a_step_before_each_scenario_that_failed_is_shown_in_the_scenario() -> None:
    steps = [Status.FAILED, Status.SKIPPED, Status.SKIPPED]
    failed = results(first=Status.FAILED)
    for result in failed:
        result.line += 3
        result.example_line += 3 if result.example_line else 0
    failed[0].steps = [StepResult("Given", "x", 1, status) for status in steps]
    html = section_html(library(scenarios=failed, feature=BACKGROUND))
    first = provision(html, "a-1").partition('class="gr-sc')[2]
    assert '<li class="gr-failed"><b>Given</b> a table first <em>failed</em>' in first
    assert first.count("<em>skipped</em>") == 2
    assert html.count("a table first") == 2


def test_what_the_rows_of_an_outline_fill_in_is_told_from_its_words() -> None:
    cells = FEATURE.replace("a step <bet>\n", "a step <bet>\n        | <odds> | <other> |\n")
    b = provision(section_html(library(feature=cells)), "b")
    assert "<span><var>bet</var> pays <var>odds</var></span>" in b
    assert "a step <var>bet</var>" in b
    assert "<td><var>odds</var></td><td>&lt;other&gt;</td>" in b


def test_rows_that_all_passed_are_told_so_once() -> None:
    b = provision(section_html(library()), "b")
    assert "2 of 2 rows passed" in b
    assert "<tr><td>one</td><td>35 to 1</td></tr>" in b


def test_words_of_the_law_are_escaped() -> None:
    law = small_law(section=SECTION.replace("at any time", 'at <b>any</b> & "every" time'))
    assert "at &lt;b&gt;any&lt;/b&gt; &amp; &#34;every&#34; time" in section_html(library(law))


def test_a_provision_without_scenarios_says_why() -> None:
    html = section_html(library())
    assert "Not yet specified" in provision(html, "a-1-i")
    assert "Excused: it names no wager of its own." in provision(html, "a-2")


def test_a_table_is_a_table() -> None:
    b = provision(section_html(library()), "b")
    assert '<th scope="col">Bets</th><th scope="col">Odds</th>' in b
    assert "<td>One</td><td>35 to 1</td>" in b


def test_a_heading_over_several_columns_spans_them() -> None:
    table = "| Bets | Odds | |\n| --- | --- | --- |\n| | Least | Most |\n| One | 35 to 1 | none |"
    body = BODY.partition("| Bets")[0] + table + "\n"
    b = provision(section_html(library(small_law(section=HEAD + body))), "b")
    assert '<th scope="colgroup" colspan="2">Odds</th>' in b
    assert '<th scope="col">Most</th>' in b


def test_a_reference_is_a_link_and_what_it_names_lists_what_points_to_it() -> None:
    html = section_html(library())
    assert re.search(r'<a class="ref" href="#a-1" data-tip="[^"]+">\(a\)1 above</a>', html)
    assert 'Pointed to by <a href="#a-2">(a)2</a>' in provision(html, "a-1")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("N.J.A.C. 19:47-5.2", 'class="ref ref-missing" href="../5/#s-5.2"'),
        ("N.J.A.C. 19:46-1.7", '<span class="ref ref-outside"'),
        ("N.J.A.C. 19:47-77.1", '<span class="ref ref-unresolved"'),
    ],
)
def test_a_reference_that_leads_nowhere_here_is_no_dead_link(words: str, shown: str) -> None:
    law = small_law(section=SECTION.replace("(a)1 above", words))
    assert shown in section_html(library(law))


def test_a_defined_term_is_explained_where_it_is_used() -> None:
    law = small_law(section=SECTION.replace("Also late.", 'A "straight" late; a straight line.'))
    late = provision(section_html(library(law)), "a-1-i-1")
    assert 'href="#a-1" data-tip="19:47-5.1(a)1: ' in late
    assert late.count('class="term"') == 1
    assert "a straight line." in late


def test_a_term_within_the_name_of_another_is_not_used_there() -> None:
    words = '"Slow Straight" shall mean late. The Slow Straight may wait for a Straight.'
    law = small_law(section=SECTION.replace("Also late.", words))
    late = provision(section_html(library(law)), "a-1-i-1")
    assert "The Slow Straight may wait for a <a" in late
    assert late.count('class="term"') == 1


def test_a_reading_is_called_out_with_its_rivals() -> None:
    first = provision(section_html(library(with_reading())), "a-1")
    assert '<span class="gr-kind">gap</span> One' in first
    assert "Otherwise." in first
    assert "Not so." in first
    assert "../../../readings/one/" in first


def test_a_reading_of_several_provisions_is_told_once_and_linked_after_that() -> None:
    html = section_html(library(with_reading()))
    assert html.count("Otherwise.") == 1
    last = provision(html, "b")
    assert '<a href="../../../readings/one/">One</a>' in last
    assert "Otherwise." not in last


def test_code_that_names_a_provision_is_linked() -> None:
    first = provision(section_html(library()), "a-1")
    page = "../../../api/gamerules.games.roulette/#gamerules.games.roulette.settle"
    assert f'<a href="{page}"><code>roulette.settle</code></a>' in first
