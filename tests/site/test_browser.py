"""The site in a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.site.browsing import KINDS, SECTION, needs_chromium

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Response

pytestmark = needs_chromium
FIRST_VISIT = 350_000
"""Bytes, compressed; the search index aside."""


def test_a_reader_goes_from_home_to_a_game_to_a_scenario_to_what_it_refers_to_and_back(
    page: Page,
) -> None:
    page.goto("")
    page.get_by_role("article").get_by_role("link", name="Roulette", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Roulette")
    expect(page.get_by_role("row", name="Straight at least 35 to 1")).to_be_visible()
    page.get_by_role("article").get_by_role("link", name="5.2 Roulette: payout odds").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("19:47-5.2")
    scenario = page.locator("details", has_text="Odds are paid exactly").first
    expect(scenario.get_by_role("listitem").first).to_be_hidden()
    scenario.locator("summary").click()
    expect(scenario.get_by_role("listitem").first).to_be_visible()
    page.get_by_role("link", name="N.J.A.C. 19:47-8.3 [not supplied]").first.click()
    expect(page.get_by_role("heading", name="19:47-8.3")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("19:47-5.2")
    page.get_by_role("article").get_by_role("link", name="Roulette", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Roulette")


def test_a_game_shows_the_words_that_it_cites_on_focus(page: Page) -> None:
    page.goto("games/roulette/")
    cited = page.get_by_role("row", name="Straight").get_by_role("link").first
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_hidden()
    page.get_by_role("group", name="Wagers under 19:47-5").focus()
    page.keyboard.press("Tab")
    expect(cited).to_be_focused()
    expect(tip).to_contain_text("is a wager that the roulette ball")


def test_no_request_goes_to_another_host(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in KINDS.values():
        page.goto(path, wait_until="networkidle")
    assert len(asked) > len(KINDS)
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def test_a_first_visit_to_the_heaviest_section_is_light(page: Page, site: Path) -> None:
    heaviest = max(site.glob("law/**/index.html"), key=lambda path: path.stat().st_size)
    answers: dict[str, Response] = {}
    page.context.on("response", lambda found: answers.update({found.url: found}))
    page.goto(f"{heaviest.parent.relative_to(site).as_posix()}/", wait_until="networkidle")
    sizes = {
        url: len(gzip.compress(response.body()))
        for url, response in answers.items()
        if url.startswith("http")
    }
    index = next(url for url in sizes if url.endswith("search_index.json"))
    assert any("bundle" in url for url in sizes)
    assert sum(sizes.values()) - sizes[index] <= FIRST_VISIT


@pytest.mark.parametrize("path", KINDS.values(), ids=list(KINDS))
def test_a_phone_needs_no_scrolling_sideways(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_scenarios_stand_beside_the_words_where_there_is_room_and_below_on_a_phone(
    page: Page,
) -> None:
    page.goto(SECTION)
    words, proof = page.locator(".gr-w").first, page.locator(".gr-e").first

    def boxes() -> tuple[Any, Any]:
        return words.bounding_box(), proof.bounding_box()

    left, right = boxes()
    assert left["x"] + left["width"] <= right["x"]
    assert right["y"] < left["y"] + left["height"]
    page.set_viewport_size({"width": 360, "height": 740})
    above, below = boxes()
    assert above["y"] + above["height"] <= below["y"]


def test_the_dark_page_is_dark(browser: Browser, address: str) -> None:
    shade = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
    for scheme in ("light", "dark"):
        context = browser.new_context(base_url=address, color_scheme=scheme)
        page = context.new_page()
        page.goto(SECTION)
        bright = sum(page.evaluate(shade)[:3]) > 382
        assert bright == (scheme == "light")
        context.close()


def test_without_scripts_words_statuses_and_scenarios_are_there(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(SECTION)
    expect(page.get_by_text("No casino licensee, its employees or agents")).to_be_visible()
    expect(page.locator(".gr-s", has_text="verified").first).to_be_visible()
    page.locator("details summary").first.click()
    expect(page.locator("details li").first).to_be_visible()
    context.close()


def test_a_page_that_is_not_there_leads_on(page: Page) -> None:
    page.goto("no/such/page/")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    article = page.get_by_role("article")
    article.get_by_role("link", name="Status").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Status")
    page.go_back()
    article.get_by_role("link", name="Search").click()
    expect(page.get_by_role("textbox", name="Search")).to_be_focused()


def test_chips_filter_the_sections_and_keep_it_in_the_address(page: Page) -> None:
    page.goto("status/")
    good, bad = (
        page.locator("li[data-v]", has_text="5.2 "),
        page.locator("li[data-v]", has_text="5.6 "),
    )
    expect(good.first).to_be_visible()
    page.get_by_role("button", name="failing").click()
    expect(good.first).to_be_hidden()
    expect(bad.first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="failing")).to_contain_text("1 section shown")
    assert page.url.endswith("status/?show=failing")
    page.reload()
    expect(good.first).to_be_hidden()
    page.go_back()
    expect(good.first).to_be_visible()
