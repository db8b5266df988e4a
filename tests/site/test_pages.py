"""The pages around the law, links between pages, steps."""

from __future__ import annotations

import dataclasses
import re

import pytest

from gamerules.evidence.model import Status
from gamerules.site.addresses import relative
from gamerules.site.around import home_page, status_page
from gamerules.site.contents import contents_pages
from gamerules.site.pages import all_pages, broken_links
from gamerules.site.render import Page, proper
from gamerules.site.steps import plain, steps_in
from tests.site.small import library, results, with_reading

DOCUMENTS = ("law/documents/one.txt",)


def test_no_link_leads_nowhere() -> None:
    pages = list(all_pages(library(with_reading())))
    assert len({page.path for page in pages}) == len(pages)
    assert list(broken_links(pages, DOCUMENTS)) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    pages = [Page("a", "A", '<a href="../b/#x">b</a><a href="../c/">c</a>'), Page("b", "B", "")]
    assert list(broken_links(pages)) == [
        "a links to b#x, which does not exist",
        "a links to c, which does not exist",
    ]


@pytest.mark.parametrize(
    ("here", "there", "anchor", "href"),
    [
        ("law/njac-19-47/5.2", "law/njac-19-47/5.1", "e-1", "../5.1/#e-1"),
        ("law/njac-19-47/5.2", "law/njac-19-47/5.2", "a", "#a"),
        (".", "status", "", "status/"),
        ("status", ".", "", "../"),
        (
            "status",
            "law/njac-19-47/1.1",
            "term-Come_Point",
            "../law/njac-19-47/1.1/#term-Come_Point",
        ),
    ],
)
def test_pages_point_to_each_other_wherever_the_site_lies(
    here: str, there: str, anchor: str, href: str
) -> None:
    assert relative(here, there, anchor) == href


def test_a_subchapter_lists_what_was_not_supplied() -> None:
    _, page = contents_pages(library())
    assert re.search(r'id="s-5.2"><span class="gr-cite">19:47-5.2</span> Payout odds<', page.html)
    assert "not supplied" in page.html
    assert "Reserved." in page.html


def test_the_home_page_gives_real_figures() -> None:
    html = home_page(library()).html
    assert "<dt>provisions verified</dt><dd>2</dd>" in html
    assert "<dt>scenarios run, each row of examples counted</dt><dd>3</dd>" in html
    unknown = home_page(library(ran=False)).html
    assert "<dt>provisions verified</dt><dd>0</dd>" in unknown
    assert 'class="gr-f-verified"' not in unknown


def test_the_status_page_has_what_fails_first() -> None:
    html = status_page(library(scenarios=results(first=Status.FAILED))).html
    bad = html.partition('class="gr-bad"')[2].partition("</ul>")[0]
    assert bad.index("19:47-5.1(a)1<") > bad.index("failing")
    assert "it names no wager of its own" in html.partition('id="excuses"')[2]
    assert "Nothing fails" in status_page(library()).html


def test_the_status_page_counts_every_verdict_that_none_has_too() -> None:
    html = status_page(library()).html.partition("data-gr-filter")[2].partition("</div>")[0]
    chips = re.findall(r'data-v="([^"]+)">.*?</svg>(\d+) (?:sections )?\1</span>', html)
    assert chips == [
        ("failing", "0"),
        ("stale", "0"),
        ("claimed only", "0"),
        ("not run", "0"),
        ("unspecified", "4"),
        ("verified", "2"),
        ("excused", "1"),
        ("not supplied", "1"),
    ]


def test_evidence_that_cannot_be_had_is_said_on_every_page_of_results() -> None:
    broken = dataclasses.replace(library(ran=False), problem="There is no evidence: <none>.")
    for page in (home_page(broken), status_page(broken), *contents_pages(broken)):
        assert "There is no evidence: &lt;none&gt;." in page.html


def test_steps_are_told_in_plain_words() -> None:
    source = (
        '@given("a table")\ndef one(): ...\n'
        '@when(parsers.re(rf"(?P<who>[A-Z]\\w+) bets (?P<amount>\\$(?:\\d|x)+) on {_ANY}"))\n'
        "def two(): ...\n"
    )
    found = steps_in({"tests/features/big_six/conftest.py": source})
    assert [(s.game, s.keyword, s.pattern, s.line) for s in found] == [
        ("big six", "Given", "a table", 1),
        ("big six", "When", "<who> bets <amount> on …", 3),
    ]
    assert plain("{count:d} chips") == "<count> chips"


def test_headings_in_capitals_are_set_small() -> None:
    assert proper("CRAPS AND MINI-CRAPS") == "Craps and Mini-Craps"
    assert proper("Roulette: payout odds") == "Roulette: payout odds"
