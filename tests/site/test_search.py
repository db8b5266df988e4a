"""The search: a citation typed in any usual form, and words of law and scenarios."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from gamerules.law.references import Standing
from tests.site.browsing import SECTION, needs_chromium

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from gamerules.evidence.project import Project

pytestmark = needs_chromium

B = ("19:47-5.2(b)", "law/njac-19-47/5.2/#b")
FORMS = {
    "19:47-5.2(b)": B,
    "N.J.A.C. 19:47-5.2(b)": B,
    "NJAC 19:47-5.2(b)": B,
    "n.j.a.c. 19:47-5.2(B)": B,
    "  19:47-5.2 (b). ": B,
    "19:47\u20135.2(b)": B,
    "19:47 5.2 b": B,
    "19:47-5.2b": B,
    "5.2(b)": B,
    "§ 5.2(b)": B,
    "§5.2(b": B,
    "NJAC 19:47-5.2": ("19:47-5.2", "law/njac-19-47/5.2/"),
    "13:69F-9.4": ("13:69F-9.4", "law/njac-13-69F/9.4/"),
    "13:69f-9.4": ("13:69F-9.4", "law/njac-13-69F/9.4/"),
    "5.1(e)1i(2)": ("19:47-5.1(e)1i(2)", "law/njac-19-47/5.1/#e-1-i-2"),
    "19:47-5.1 e 1 i 2": ("19:47-5.1(e)1i(2)", "law/njac-19-47/5.1/#e-1-i-2"),
    "14.13a": ("19:47-14.13A", "law/njac-19-47/14.13A/"),
    "14.13A(d)": ("19:47-14.13A(d)", "law/njac-19-47/14.13A/#d"),
    '19:47-1.1 "Come Point"': ('19:47-1.1 "Come Point"', "law/njac-19-47/1.1/#term-Come_Point"),
    "1.1 come point": ('19:47-1.1 "Come Point"', "law/njac-19-47/1.1/#term-Come_Point"),
    "19:47-5.2 odds": ("19:47-5.2", "law/njac-19-47/5.2/"),
    "19:47": ("19:47", "law/njac-19-47/"),
    "19:47-5": ("19:47-5", "law/njac-19-47/5/"),
}


@pytest.fixture
def index(site: Path) -> Any:
    return json.loads((site / "assets/addresses.json").read_text(encoding="utf-8"))


def look_up(page: Page, index: Any, text: str, here: str = "") -> Any:
    if page.url == "about:blank":
        page.goto("glossary/")
    script = "([index, text, here]) => gamerules.lookUp(index, text, here)"
    return page.evaluate(script, [index, text, here])


def test_a_citation_is_read_in_every_usual_form(page: Page, index: Any) -> None:
    for text, (citation, place) in FORMS.items():
        first = look_up(page, index, text)["hits"][0]
        assert (first["citation"], first["page"]) == (citation, place), text


@pytest.mark.parametrize("text", ["roulette", "12 odds", "35 to 1", "5", "odds 5.2", "", "NJAC"])
def test_words_are_no_citation(page: Page, index: Any, text: str) -> None:
    assert look_up(page, index, text) == {"hits": [], "said": ""}


def test_without_a_chapter_both_are_found_that_of_the_page_first(page: Page, index: Any) -> None:
    def found(text: str, here: str) -> list[str]:
        return [hit["citation"] for hit in look_up(page, index, text, here)["hits"]]

    assert found("3.3(a)", "") == ["19:47-3.3(a)", "13:69F-3.3(a)"]
    assert found("3.3(a)", "19:47") == ["19:47-3.3(a)", "13:69F-3.3(a)"]
    assert found("3.3(a)", "13:69F") == ["13:69F-3.3(a)", "19:47-3.3(a)"]
    assert found("9.4(a)", "") == ["19:47-9.4(a)", "13:69F-9.4(a)"]  # by the contents both exist
    assert found("14.2", "13:69F") == ["19:47-14.2", "13:69F-14.2"]  # the latter is not known


@pytest.mark.parametrize(
    ("text", "place", "note"),
    [
        ("19:47-8.3", "law/njac-19-47/8/#s-8.3", "not supplied"),
        ("19:47-8.3(a)1", "law/njac-19-47/8/#s-8.3", "not supplied"),
        ("13:69F-4.2", "law/njac-13-69F/4/#s-4.2", "reserved"),
        (
            "19:47-1.2(b)",
            "law/njac-19-47/1.2/",
            "not supplied: the section was supplied in part: to (a)19",
        ),
        (
            "19:47-2.18(a)",
            "law/njac-19-47/2.18/",
            "not supplied: the section was supplied in part: from (b)",
        ),
        (
            "13:69F-99.1",
            "law/njac-13-69F/",
            "not known: the contents of 13:69F were supplied as far as 13.5",
        ),
    ],
)
def test_what_was_not_supplied_says_so_where_it_would_be(
    page: Page, index: Any, text: str, place: str, note: str
) -> None:
    found = look_up(page, index, text)
    (hit,) = found["hits"]
    assert (hit["citation"], hit["page"], hit["note"]) == (text, place, note)
    assert found["said"] == f"Found: {text}, {note}."


@pytest.mark.parametrize(
    ("text", "nearest", "said"),
    [
        (
            "19:47-5.2(z)",
            "19:47-5.2",
            "19:47-5.2(z) does not exist; the nearest that does is 19:47-5.2.",
        ),
        (
            "19:47-1.2(a)5iv",
            "19:47-1.2(a)5",
            "19:47-1.2(a)5iv does not exist; the nearest that does is 19:47-1.2(a)5.",
        ),
        ("19:47-5.99", "19:47-5", "19:47-5.99 does not exist; the nearest that does is 19:47-5."),
        ("19:47-99.1", "19:47", "19:47-99.1 does not exist; the nearest that does is 19:47."),
        (
            "3.3(z)",
            "19:47-3.3",
            "Neither 19:47-3.3(z) nor 13:69F-3.3(z) exists; the nearest that does is 19:47-3.3.",
        ),
        ("13:69D-1.2", "", "13:69D is no chapter here: these are 19:47 and 13:69F."),
    ],
)
def test_what_does_not_exist_says_so_and_offers_the_nearest(
    page: Page, index: Any, text: str, nearest: str, said: str
) -> None:
    found = look_up(page, index, text)
    assert found["said"] == said
    assert [hit["citation"] for hit in found["hits"]] == ([nearest] if nearest else [])


def test_every_provision_is_found_at_its_own_place(
    page: Page, index: Any, site: Path, project: Project
) -> None:
    page.goto("glossary/")
    law = project.law
    citations = {p.citation for p in law.provisions()}
    texts = [str(citation) for citation in sorted(citations)]
    found = page.evaluate(
        "([index, texts]) => texts.map((text) => gamerules.lookUp(index, text).hits[0])",
        [index, texts],
    )
    for text, citation, hit in zip(texts, sorted(citations), found, strict=True):
        assert hit["citation"] == text
        path, _, anchor = hit["page"].partition("#")
        assert anchor == citation.anchor
        html = (site / path / "index.html").read_text(encoding="utf-8")
        escaped = anchor.replace("'", "&#39;")
        assert not anchor or f'id="{escaped}"' in html
        here = law.standing(citation) is Standing.HERE
        assert here == (not hit["note"].startswith("not supplied")), text


def opened(page: Page, text: str, at: str = "") -> None:
    page.goto(at)
    page.keyboard.press("/")
    page.keyboard.type(text)


def test_the_provision_comes_first_and_a_click_lands_on_it(page: Page) -> None:
    opened(page, "N.J.A.C. 19:47-5.2(b)")
    first = page.locator(".md-search-result__link").first
    expect(first).to_contain_text("19:47-5.2(b) Roulette: payout odds")
    expect(first).to_contain_text("When roulette is played on a double zero wheel")
    expect(page.locator(".gr-said")).to_have_text("Found: 19:47-5.2(b).")
    first.click()
    page.wait_for_url("**/law/njac-19-47/5.2/#b")
    expect(page.locator("[id=b]")).to_be_in_viewport()


def test_it_stays_first_when_the_theme_has_found_its_own(page: Page) -> None:
    opened(page, "19:47-5.2(b)")
    expect(page.locator(".md-search-result__list").last.locator("li").first).to_be_visible()
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile(r"law/njac-19-47/5\.2/#b$"))


def test_by_keyboard_enter_goes_to_the_first_and_arrows_walk_on(page: Page) -> None:
    opened(page, "3.3", SECTION)
    links = page.locator(".gr-cited a")
    expect(links).to_have_count(2)
    expect(page.locator(".md-search-result__list").last.locator("li").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(links.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("textbox", name="Search")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/law/njac-19-47/3.3/")


def test_a_provision_of_the_same_page_is_gone_to_and_the_search_closes(page: Page) -> None:
    opened(page, "19:47-5.2(d)2", SECTION)
    expect(page.locator(".gr-cited a")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_url("**/5.2/#d-2")
    expect(page.locator("[id=d-2]")).to_be_in_viewport()
    expect(page.locator(".gr-cited")).to_be_hidden()


def test_on_a_page_of_the_other_chapter_its_own_comes_first(page: Page) -> None:
    opened(page, "3.3", "law/njac-13-69F/9.4/")
    expect(page.locator(".gr-cited a").first).to_contain_text("13:69F-3.3")


def test_results_pass_axe_and_go_when_the_words_do(page: Page) -> None:
    opened(page, "19:47-5.2(z)")
    expect(page.get_by_role("status").filter(has_text="does not exist")).to_be_visible()
    expect(page.get_by_role("list", name="First results")).to_contain_text("19:47-5.2 Roulette")
    assert [v["id"] for v in Axe().run(page).response["violations"]] == []
    page.get_by_role("textbox", name="Search").fill("roulette")  # one word is the theme's
    expect(page.locator(".gr-cited")).to_be_hidden()
    expect(page.locator(".gr-said")).to_be_empty()


def test_the_addresses_are_fetched_only_for_a_search(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(SECTION, wait_until="networkidle")
    assert not [url for url in asked if "addresses" in url]
    page.keyboard.press("/")
    page.wait_for_timeout(200)
    assert len([url for url in asked if "addresses" in url]) == 1


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("surrender half the amount", r"law/njac-19-47/5\.2/#b$"),  # the law's words
        ('"covers a number in several ways"', r"law/njac-19-47/5\.2/#a$"),  # a scenario's name
        ("wins $0.71 at", r"law/njac-19-47/5\.2/#a$"),  # a scenario's step
    ],
)
def test_words_of_law_and_scenarios_lead_to_their_provision_first(
    page: Page, words: str, place: str
) -> None:
    opened(page, words)
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile(place))
    expect(first).to_contain_text(words.strip('"'))
    expect(page.locator(".gr-said")).to_contain_text("all of these words")


def test_the_law_comes_before_what_speaks_of_it(page: Page) -> None:
    page.goto("glossary/")
    docs = [
        {"location": "guide/x/#a", "title": "A", "text": "<p>red and black</p>"},
        {"location": "guide/x/", "title": "Guide", "text": ""},
        {"location": "law/njac-19-47/5.2/#a", "title": "19:47-5.2(a)", "text": "black, then red"},
        {
            "location": "law/njac-19-47/5.2/#b",
            "title": "19:47-5.2(b)",
            "text": "Red &amp; <b>Black",
        },
        {"location": "law/njac-19-47/5.2/#c", "title": "19:47-5.2(c)", "text": "red"},
    ]
    script = "([docs, text]) => gamerules.findWords(gamerules.ready({ docs }), text)"
    found = page.evaluate(script, [docs, "red bl"])
    names = [hit["citation"] for hit in found["hits"]]
    assert names == ["19:47-5.2(b)", "19:47-5.2(a)", "Guide: A"]
    assert found["said"] == "3 places have all of these words."
    assert page.evaluate(script, [docs, "red"]) == {"hits": [], "said": ""}
