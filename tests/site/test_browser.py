"""The site in a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Debian's chromium is not installed")

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SECTION = "law/njac-19-47/5.2/"
KINDS = {
    "home": "",
    "games": "games/",
    "game": "games/roulette/",
    "game without a profile": "games/poker/",
    "section": SECTION,
    "failing section": "law/njac-19-47/5.6/",
    "earlier version": "law/njac-19-47/5.6@r-1993-d-630/",
    "definitions": "law/njac-19-47/14.1/",
    "tables": "law/njac-19-47/3.9/",
    "chapter": "law/njac-19-47/",
    "subchapter": "law/njac-19-47/8/",
    "comparison": "law/njac-13-69F/3.3/compare/njac-19-47/3.3/",
    "status": "status/",
    "readings": "readings/",
    "reading": "readings/19-47-14.12-insufficient-cards/",
    "glossary": "glossary/",
    "concordance": "concordance/",
    "references": "references/",
    "steps": "steps/",
    "guide": "guide/features/",
}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


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
    tip = "link => getComputedStyle(link, '::after').content"
    assert cited.evaluate(tip) == "none"
    page.get_by_role("group", name="Wagers under 19:47-5").focus()
    page.keyboard.press("Tab")
    assert "is a wager that the roulette ball" in cited.evaluate(tip)


def test_no_request_goes_to_another_host(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in KINDS.values():
        page.goto(path, wait_until="networkidle")
    assert len(asked) > len(KINDS)
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


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


def test_what_a_reference_names_is_shown_on_focus(page: Page) -> None:
    page.goto(SECTION)
    tip = "getComputedStyle(document.querySelector('.ref-missing'), '::after').content"
    assert page.evaluate(tip) == "none"
    page.locator(".gr-link").first.focus()
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("document.activeElement.classList.contains('ref-missing')"):
            break
        page.keyboard.press("Tab")
    assert "the words were not supplied" in page.evaluate(tip)


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


def test_the_search_finds_a_citation_first(page: Page) -> None:
    page.goto("")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("19:47-5.2(b)")
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile(r"law/njac-19-47/5\.2/"))


@pytest.mark.parametrize(
    ("kind", "scheme"),
    [
        *((kind, "light") for kind in KINDS),
        *(
            (kind, "dark")
            for kind in ("home", "game", "section", "failing section", "status", "comparison")
        ),
    ],
)
def test_axe_finds_no_violation(browser: Browser, address: str, kind: str, scheme: Any) -> None:
    context = browser.new_context(
        base_url=address, color_scheme=scheme, viewport={"width": 1440, "height": 900}
    )
    page = context.new_page()
    page.goto(KINDS[kind])
    found = Axe().run(page).response["violations"]
    context.close()
    assert [(v["id"], v["nodes"][0]["html"][:160], len(v["nodes"])) for v in found] == []
