"""Pages that stay fresh, in a real browser: while files are edited, and on a site that was built."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from tests.conftest import ROOT
from tests.site.test_browser import CHROMIUM, FLAGS, Quiet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Debian's chromium is not installed")

PATIENCE = 90_000
"""How long a page may take on a busy machine, in milliseconds."""
WHEELS = "njac-19-47/05-roulette-and-big-six-wheels"
SECTION = "law/njac-19-47/5.6/"
SERVE = (
    "import sys; from gamerules.cli import main; sys.exit(main(['site', 'serve', '--port', '{}']))"
)
GREEN = """() => {
  const probe = document.createElement("i");
  probe.style.color = "var(--gr-good)";
  document.body.append(probe);
  const green = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll(".gr-fresh *")].filter((e) => {
    const style = getComputedStyle(e);
    return e.getClientRects().length && (style.color === green || style.fill === green);
  }).length;
}"""
"""How many things on the page are green."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Checkout:
    """A copy of the project, served."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("docs", "features", "src", "tests/features"):
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, root / name, ignore=ignored)
        for name in ("mkdocs.yml", "pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
            shutil.copy(ROOT / name, root / name)
        self.log = root / "terminal.txt"
        self.log.touch()
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "NO_MKDOCS_2_WARNING": "1"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE.format(free_port())],
                cwd=root, env=environment, stdout=log, stderr=subprocess.STDOUT,
            )  # fmt: skip
        self.address = self.said(r"serving on (\S+)")[1]

    def said(self, words: str, after: int = 0) -> re.Match[str]:
        """Wait until the terminal says it."""
        deadline = time.monotonic() + PATIENCE / 1000
        while (found := re.search(words, self.log.read_text()[after:])) is None:
            assert time.monotonic() < deadline, self.log.read_text()
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        return found

    def edit(self, path: str, old: str, new: str) -> Callable[[], None]:
        """Save a file with other words; give what mends it."""
        file = self.root / path
        before = file.read_text(encoding="utf-8")
        assert old in before
        file.write_text(before.replace(old, new, 1), encoding="utf-8")
        return lambda: void(file.write_text(before, encoding="utf-8"))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def void(_: object) -> None:
    pass


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checkout]:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    yield checkout
    checkout.process.terminate()
    assert checkout.process.wait(20) == 0


@pytest.fixture
def served(browser: Browser, checkout: Checkout) -> Iterator[Page]:
    """A section's page, open while its files are edited; it is never loaded again."""
    context = browser.new_context(base_url=checkout.address)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(SECTION)
    expect(page.locator(".gr-verdict.gr-verified")).to_be_visible(timeout=PATIENCE)
    page.evaluate("window.stayed = true")
    yield page
    assert page.evaluate("window.stayed") is True
    context.close()


def verdict(page: Page, word: str) -> None:
    expect(page.locator(f".gr-verdict.gr-{word}")).to_be_visible(timeout=PATIENCE)


def test_a_row_that_fails_turns_the_open_page_red_and_mended_green_again(
    served: Page, checkout: Checkout
) -> None:
    said = len(checkout.log.read_text())
    mend = checkout.edit(
        f"features/{WHEELS}/5.6.feature", "| clockwise        | 2 ", "| clockwise        | 4 "
    )  # noqa: E501
    verdict(served, "failing")
    b = served.locator("section.gr-p", has=served.locator("#b"))
    expect(b.locator(".gr-s .gr-failing")).to_have_text("failing")
    expect(b.locator("tr.gr-failed")).to_be_visible()
    expect(b.locator("tr.gr-why pre")).to_contain_text("assert")
    expect(served.locator("p[role=status]")).to_contain_text("New results. ")
    expect(served.locator("p[role=status]")).to_contain_text("failing")
    checkout.said(r"5\.6\.feature: 35 passed, 1 failed in \d+\.\d s", said)
    mend()
    verdict(served, "verified")
    expect(served.locator("tr.gr-failed")).to_have_count(0)


def test_other_features_are_not_run_and_keep_their_time(served: Page, checkout: Checkout) -> None:
    def times(path: str) -> list[str]:
        html = served.request.get(checkout.address + path).text()
        return re.findall(r'<time datetime="([^"]+\+00:00)"', html)

    before = times("law/njac-19-47/5.2/")
    mend = checkout.edit(
        f"features/{WHEELS}/5.6.feature", "| clockwise        | 2 ", "| clockwise        | 4 "
    )  # noqa: E501
    verdict(served, "failing")
    assert times("law/njac-19-47/5.2/") == before
    assert times(SECTION) > before
    first, last = times("")
    assert [first, last] == [*before, *times(SECTION)]
    mend()
    verdict(served, "verified")


def test_the_reader_stays_where_they_were(served: Page, checkout: Checkout) -> None:
    fold = served.locator("details.gr-sc").nth(3)
    name = fold.locator(".gr-sc-name").inner_text()
    fold.locator("summary").click()
    heading = served.locator("#c")
    heading.evaluate("e => scrollTo(0, e.getBoundingClientRect().top + scrollY - 200)")
    top = heading.evaluate("e => Math.round(e.getBoundingClientRect().top)")
    mend = checkout.edit(
        f"features/{WHEELS}/5.6.feature", "| clockwise        | 2 ", "| clockwise        | 4 "
    )  # noqa: E501
    verdict(served, "failing")
    assert abs(heading.evaluate("e => Math.round(e.getBoundingClientRect().top)") - top) <= 1
    again = served.locator("details.gr-sc", has_text=name).first
    assert again.evaluate("e => e.open")
    assert served.evaluate("document.activeElement.textContent").startswith(name)
    mend()
    verdict(served, "verified")
    assert served.evaluate("document.activeElement.textContent").startswith(name)


def test_a_law_file_that_cannot_be_read_is_named_on_the_page_and_the_next_save_recovers(
    served: Page, checkout: Checkout
) -> None:
    assert served.evaluate(GREEN) > 10
    said = len(checkout.log.read_text())
    mend = checkout.edit(f"docs/law/{WHEELS}/5.6.md", "---\n", "---\ntitle: [\n")
    notice = served.get_by_role("alert")
    expect(notice).to_contain_text(
        re.compile(rf"docs/law/{WHEELS}/5\.6\.md:\d+: .*YAML"), timeout=PATIENCE
    )  # noqa: E501
    assert served.evaluate(GREEN) == 0
    checkout.said(r"docs/law/.*/5\.6\.md:\d+: ", said)
    mend()
    verdict(served, "verified")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (f"features/{WHEELS}/5.6.feature", "Feature:", "Feture:", r"5\.6\.feature:1: "),
        ("tests/features/big_six/conftest.py", "@pytest.fixture", "@pytest.fixtur", r"conftest\.py:\d+: AttributeError"),  # noqa: E501
        ("src/gamerules/games/big_six.py", "def ", "def def ", r"big_six\.py:\d+: invalid syntax"),
        ("src/gamerules/site/templates/section.html", "{% endif %}", "", r"section\.html:\d+: "),
        ("mkdocs.yml", "plugins:", "plugins: [", r"mkdocs\.yml:\d+: "),
    ],
)  # fmt: skip
def test_an_error_in_any_file_is_named_and_nothing_stays_green(
    served: Page, checkout: Checkout, path: str, old: str, new: str, fault: str
) -> None:
    mend = checkout.edit(path, old, new)
    expect(served.get_by_role("alert")).to_contain_text(re.compile(fault), timeout=PATIENCE)
    verdict(served, "not-run")
    assert served.evaluate(GREEN) == 0
    mend()
    verdict(served, "verified")
    expect(served.get_by_role("alert")).to_have_count(0)


def test_a_rule_changed_in_a_game_turns_the_page_red(served: Page, checkout: Checkout) -> None:
    mend = checkout.edit("src/gamerules/games/big_six.py", "revolutions < 3", "revolutions < 4")
    verdict(served, "failing")
    mend()
    verdict(served, "verified")


def test_new_words_of_the_law_are_shown_and_their_scenarios_are_stale(
    served: Page, checkout: Checkout
) -> None:
    mend = checkout.edit(f"docs/law/{WHEELS}/5.6.md", "three revolutions", "thirty revolutions")
    verdict(served, "stale")
    expect(served.locator(".gr-w", has_text="thirty revolutions").first).to_be_visible()
    mend()
    verdict(served, "verified")


def test_a_change_of_the_guide_is_built_in_the_background(served: Page, checkout: Checkout) -> None:
    page = served.context.new_page()
    mend = checkout.edit("docs/guide/reading.md", "# How to read a page", "# How pages are read")
    said = len(checkout.log.read_text())
    checkout.said("the whole site: built", said)
    page.goto("guide/reading/")
    expect(page.get_by_role("heading", name="How pages are read")).to_be_visible()
    mend()


def test_chips_work_on_a_page_that_was_renewed(served: Page, checkout: Checkout) -> None:
    page = served.context.new_page()
    page.goto("status/")
    page.get_by_role("button", name="verified").click()
    mend = checkout.edit(
        f"features/{WHEELS}/5.6.feature", "| clockwise        | 2 ", "| clockwise        | 4 "
    )  # noqa: E501
    expect(page.locator(".gr-verdict.gr-failing")).to_be_visible(timeout=PATIENCE)
    chip = page.get_by_role("button", name="failing")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="verified")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("p.gr-also[role=status]")).to_have_count(1)
    mend()
    verdict(served, "verified")


def test_the_server_starts_again_when_its_own_code_changes_and_can_be_loaded(
    served: Page, checkout: Checkout
) -> None:
    said = len(checkout.log.read_text())
    notice = served.get_by_role("alert")
    mend = checkout.edit("src/gamerules/site/render.py", "import", "imprt")
    expect(notice).to_contain_text(re.compile(r"render\.py:\d+: invalid"), timeout=PATIENCE)
    mend()
    mend = checkout.edit("src/gamerules/site/render.py", "from jinja2", "from jinja3")
    expect(notice).to_contain_text(re.compile(r"render\.py:\d+: Mod"), timeout=PATIENCE)
    mend()
    checkout.said("starting again", said)
    expect(notice).to_contain_text("cannot be had", timeout=PATIENCE)
    assert served.evaluate(GREEN) == 0
    verdict(served, "verified")
    expect(notice).to_have_count(0)


# A site that was built.


@pytest.fixture(scope="module")
def built(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    # In a folder of its host, not at its root.
    yield f"http://127.0.0.1:{server.server_port}/{site.name}/"
    server.shutdown()
    server.server_close()
    thread.join()


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


def look(page: Page, told: Told) -> None:
    """Let a minute pass, and the page look."""
    asked = told.asked
    page.clock.run_for(61_000)
    page.wait_for_timeout(100)
    assert told.asked > asked


def doubted(page: Page, reason: str) -> None:
    notice = page.get_by_role("alert").filter(has_text="No status on this page is vouched for.")
    expect(notice).to_contain_text(reason)
    assert page.evaluate(GREEN) == 0
    after = "getComputedStyle(document.querySelector('.gr-s .gr-verified'), '::after').content"
    assert "not vouched for" in page.evaluate(after)


def trusted(page: Page) -> None:
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate(GREEN) > 10


def test_the_page_says_how_old_its_results_are(page: Page, told: Told) -> None:
    page.goto(GOOD)
    expect(page.locator(".gr-verdict")).to_contain_text("10:00:00 UTC (12 minutes ago)")
    look(page, told)
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
    expect(page.locator("p[role=status]")).to_have_text("New results. 0 of 3 verified")
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
    page.wait_for_timeout(100)
    assert told.asked == 1
    trusted(page)
    for _ in range(2):
        page.clock.run_for(2_100)
        page.wait_for_timeout(100)
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
    page.wait_for_timeout(100)
    hide = "Object.defineProperty(document, 'hidden', {{value: {}, configurable: true}})"
    page.evaluate(hide.format("true"))
    page.clock.run_for(200_000)
    asked = told.asked
    page.clock.run_for(200_000)
    assert told.asked == asked
    page.evaluate(hide.format("false"))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(100)
    assert told.asked == asked + 1
