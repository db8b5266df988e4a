"""Pages of a built site: how old their results are, and what is no longer vouched for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.site.browsing import GREEN, needs_chromium, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def built(site: Path) -> Iterator[str]:
    # In a folder of its host, not at its root.
    with served(site.parent) as root:
        yield f"{root}{site.name}/"


class Told:
    """The status file as a test wants it; at first as it was built."""

    def __init__(self, site: Path) -> None:
        self.status = json.loads((site / "status.json").read_text())
        self.body: str | None = None
        self.code = 200
        self.asked = 0

    def newer(self, **changes: Any) -> None:
        run = {**self.status["run"], "time": "2026-11-18T10:30:00+00:00"}
        self.body = json.dumps({**self.status, "run": run, "results": "newer", **changes})

    def answer(self, route: Route) -> None:
        self.asked += 1
        body = json.dumps(self.status) if self.body is None else self.body
        route.fulfill(status=self.code, body=body, content_type="application/json")


@pytest.fixture
def told(site: Path) -> Told:
    return Told(site)


@pytest.fixture
def page(browser: Browser, built: str, told: Told) -> Iterator[Page]:
    context = browser.new_context(base_url=built, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.clock.install(time="2026-11-18T10:12:30Z")
    page.route("**/status.json", told.answer)
    yield page
    context.close()


GOOD = "law/njac-19-47/5.2/"


def look(page: Page, told: Told, after: int = 61_000) -> None:
    """Let time pass until the page has looked again."""
    asked = told.asked
    for _ in range(100):
        page.clock.run_for(after)
        page.wait_for_timeout(100)
        if told.asked > asked:
            return
    pytest.fail("the page did not look")


def doubted(page: Page, reason: str) -> None:
    notice = page.get_by_role("alert").filter(has_text="No status on this page is vouched for.")
    expect(notice).to_contain_text(reason)
    assert page.evaluate(GREEN) == 0
    after = "getComputedStyle(document.querySelector('.gr-s .gr-verified'), '::after').content"
    assert "not vouched for" in page.evaluate(after)


def trusted(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate(GREEN) > 10


def test_the_page_says_how_old_its_results_are(page: Page) -> None:
    page.goto(GOOD)
    expect(page.locator(".gr-verdict")).to_contain_text("10:00:00 UTC (12 minutes ago)")
    page.clock.run_for(61_000)
    expect(page.locator(".gr-verdict")).to_contain_text("(13 minutes ago)")
    page.clock.run_for(2 * 3600 * 1000)
    expect(page.locator(".gr-verdict")).to_contain_text("(2 hours ago)")
    trusted(page)


def test_newer_results_than_the_page_has_are_put_in_by_provision(page: Page, told: Told) -> None:
    page.goto(GOOD)
    trusted(page)
    verdicts = [["failing", "1 of 3 scenarios fail"] if v == "verified" and not why else [v, why]
                for v, why in told.status["standings"]]  # fmt: skip
    pages = {**told.status["pages"], "law/njac-19-47/5.2": ["failing", "0 of 3 verified"]}
    told.newer(standings=verdicts, pages=pages)
    look(page, told)
    b = page.locator("section.gr-p", has=page.locator("#b"))
    expect(b.locator(".gr-s .gr-st")).to_have_class("gr-st gr-failing")
    expect(b.locator(".gr-s .gr-st")).to_have_text("failing")
    expect(b.locator("use").first).to_have_attribute("href", "#gr-failing")
    expect(b).to_contain_text("1 of 3 scenarios fail.")
    line = page.locator(".gr-verdict.gr-failing")
    expect(line).to_contain_text("0 of 3 verified; run at 2026-11-18 10:30:00 UTC")
    expect(line).to_contain_text("still of the run at 2026-11-18 10:00:00 UTC")
    expect(page.locator("p[role=status]", has_text="New results")).to_have_text(
        "New results. 0 of 3 verified"
    )
    told.body = None
    look(page, told)  # older results than those shown change nothing
    expect(line).to_be_visible()


def test_an_earlier_version_is_patched_with_its_own_verdicts(page: Page, told: Told) -> None:
    page.goto("law/njac-19-47/5.6@r-1993-d-630/")
    key = "19:47-5.6(c)@R.1993 d.630"
    assert key in told.status["provisions"]
    verdicts = [*told.status["standings"], ["stale", "changed"]]
    told.newer(
        standings=verdicts,
        provisions={**told.status["provisions"], key: len(verdicts) - 1},
    )
    look(page, told)
    expect(page.locator(".gr-s .gr-stale")).to_have_count(1)
    c = page.locator("section.gr-p", has=page.locator("#c"))
    expect(c.locator(".gr-s .gr-st")).to_have_text("stale")


def test_results_of_other_words_are_not_taken_for_these(page: Page, told: Told) -> None:
    page.goto(GOOD)
    trusted(page)
    told.newer(law="0123456789abcdef")
    look(page, told)
    doubted(page, "of other words of the law than those on this page")
    told.body = None
    look(page, told)
    trusted(page)


@pytest.mark.parametrize(
    ("code", "body"), [(404, "{}"), (200, "rubbish"), (200, '{"form": 2}'), (200, "null")]
)
def test_results_that_cannot_be_had_are_said_to_be_so_after_three_tries(
    page: Page, told: Told, code: int, body: str
) -> None:
    told.code, told.body = code, body
    page.goto(GOOD)
    look(page, told, 2_100)
    assert told.asked == 2
    trusted(page)
    look(page, told, 2_100)
    doubted(page, "cannot be had")
    told.code, told.body = 200, None
    look(page, told)
    trusted(page)


def test_a_problem_is_said_in_its_own_words(page: Page, told: Told) -> None:
    page.goto(GOOD)
    told.newer(problem="5.6.feature:3: nothing can be read.")
    look(page, told)
    doubted(page, "5.6.feature:3: nothing can be read.")
    told.body = None
    look(page, told)
    trusted(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["", "status/", GOOD])
def test_axe_finds_nothing_wrong_with_a_page_in_doubt(
    browser: Browser, built: str, told: Told, scheme: Any, path: str
) -> None:
    context = browser.new_context(base_url=built, color_scheme=scheme)
    page = context.new_page()
    told.newer(law="0123456789abcdef")
    page.route("**/status.json", told.answer)
    page.goto(path)
    expect(page.get_by_role("alert")).to_be_visible()
    found = Axe().run(page).response["violations"]
    context.close()
    assert [(v["id"], v["nodes"][0]["html"][:160]) for v in found] == []


def test_a_hidden_page_looks_when_it_is_seen_again(page: Page, told: Told) -> None:
    page.goto(GOOD)
    look(page, told)
    hide = "Object.defineProperty(document, 'hidden', {{value: {}, configurable: true}})"
    page.evaluate(hide.format("true"))
    page.wait_for_timeout(300)
    page.clock.run_for(200_000)
    asked = told.asked
    page.clock.run_for(200_000)
    assert told.asked == asked
    page.evaluate(hide.format("false"))
    with page.expect_request("**/status.json"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
