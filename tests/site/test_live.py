"""Pages that stay fresh while files are edited, in a real browser."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT
from tests.site.browsing import GREEN, needs_chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = needs_chromium

PATIENCE = 180_000
"""How long a page may take on a busy machine, in milliseconds."""
WHEELS = "njac-19-47/05-roulette-and-big-six-wheels"
SECTION = "law/njac-19-47/5.6/"
SERVE = "import sys; from gamerules.cli import main; sys.exit(main(sys.argv[1:]))"
BREAKING = (f"features/{WHEELS}/5.6.feature", "| clockwise        | 2 ", "| clockwise        | 4 ")
"""A row of 5.6(b) that asks for what the law does not say."""


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
                [sys.executable, "-c", SERVE, "site", "serve", "--port", str(free_port())],
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

    @contextmanager
    def edited(self, path: str, old: str, new: str) -> Iterator[None]:
        """Save a file with other words, and in the end with its own."""
        file = self.root / path
        before = file.read_text(encoding="utf-8")
        assert old in before
        file.write_text(before.replace(old, new, 1), encoding="utf-8")
        try:
            yield
        finally:
            file.write_text(before, encoding="utf-8")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


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
    with checkout.edited(*BREAKING):
        verdict(served, "failing")
        b = served.locator("section.gr-p", has=served.locator("#b"))
        expect(b.locator(".gr-s .gr-failing")).to_have_text("failing")
        expect(b.locator("tr.gr-failed")).to_be_visible()
        expect(b.locator("tr.gr-why pre")).to_contain_text("assert")
        expect(served.locator("p[role=status]", has_text="New results")).to_contain_text(
            "New results. "
        )
        expect(served.locator("p[role=status]", has_text="New results")).to_contain_text("failing")
        checkout.said(r"5\.6\.feature: 35 passed, 1 failed in \d+\.\d s", said)
    verdict(served, "verified")
    expect(served.locator("tr.gr-failed")).to_have_count(0)


def test_other_features_are_not_run_and_keep_their_time(served: Page, checkout: Checkout) -> None:
    def times(path: str) -> list[str]:
        html = served.request.get(checkout.address + path).text()
        return re.findall(r'<time datetime="([^"]+\+00:00)"', html)

    other = "law/njac-19-47/5.2/"
    before = times(other)
    with checkout.edited(*BREAKING):
        verdict(served, "failing")
        assert times(other) == before < times(SECTION)
        assert times("") == [*before, *times(SECTION)]
    verdict(served, "verified")


def test_the_reader_stays_where_they_were(served: Page, checkout: Checkout) -> None:
    fold = served.locator("details.gr-sc").nth(3)
    name = fold.locator("summary span").inner_text()
    fold.locator("summary").click()
    heading = served.locator("#c")
    heading.evaluate("e => scrollTo(0, e.getBoundingClientRect().top + scrollY - 200)")
    place = "e => Math.round(e.getBoundingClientRect().top)"
    top = heading.evaluate(place)
    with checkout.edited(*BREAKING):
        verdict(served, "failing")
        assert abs(heading.evaluate(place) - top) <= 1
        assert served.locator("details.gr-sc", has_text=name).first.evaluate("e => e.open")
        assert served.evaluate("document.activeElement.textContent").startswith(name)
    verdict(served, "verified")
    assert served.evaluate("document.activeElement.textContent").startswith(name)


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (f"docs/law/{WHEELS}/5.6.md", "---", "---\nx: [", r"docs/law/.*/5\.6\.md:\d+: .*YAML"),
        (f"features/{WHEELS}/5.6.feature", "Feature:", "Feture:", r"features/.*/5\.6\.feature:1: "),
        (
            "tests/features/big_six/conftest.py",
            "pytest.fixture",
            "pytest.no",
            r"conftest.py:\d+: A",
        ),
        ("src/gamerules/games/big_six.py", "def ", "def def ", r"big_six\.py:\d+: invalid syntax"),
        ("src/gamerules/site/templates/section.html", "{% endif %}", "", r"section\.html:\d+: "),
        ("mkdocs.yml", "plugins:", "plugins: [", r"mkdocs\.yml:\d+: "),
    ],
    ids=["law", "feature", "step", "game", "template", "mkdocs.yml"],
)
def test_an_error_in_a_file_is_named_nothing_stays_green_and_the_next_save_recovers(
    served: Page, checkout: Checkout, path: str, old: str, new: str, fault: str
) -> None:
    assert served.evaluate(GREEN) > 10
    said = len(checkout.log.read_text())
    notice = served.get_by_role("alert")
    with checkout.edited(path, old, new):
        expect(notice).to_contain_text(re.compile(fault), timeout=PATIENCE)
        expect(notice).to_have_count(1)
        assert served.evaluate(GREEN) == 0
        checkout.said(fault, said)
    verdict(served, "verified")
    expect(notice).to_have_count(0, timeout=PATIENCE)
    assert served.evaluate(GREEN) > 10


def test_a_rule_changed_in_a_game_turns_the_page_red(served: Page, checkout: Checkout) -> None:
    with checkout.edited("src/gamerules/games/big_six.py", "revolutions < 3", "revolutions < 4"):
        verdict(served, "failing")
    verdict(served, "verified")


def test_new_words_of_the_law_are_shown_and_their_scenarios_are_stale(
    served: Page, checkout: Checkout
) -> None:
    with checkout.edited(f"docs/law/{WHEELS}/5.6.md", "three revolutions", "thirty revolutions"):
        verdict(served, "stale")
        expect(served.locator(".gr-w", has_text="thirty revolutions").first).to_be_visible()
    verdict(served, "verified")


def test_a_change_of_the_guide_is_built_in_the_background(served: Page, checkout: Checkout) -> None:
    guide = served.context.new_page()
    said = len(checkout.log.read_text())
    with checkout.edited("docs/guide/reading.md", "# How to read a page", "# Reading a page"):
        checkout.said("the whole site: built", said)
        guide.goto("guide/reading/")
        expect(guide.get_by_role("heading", name="Reading a page")).to_be_visible()


def test_chips_work_on_a_page_that_was_renewed(served: Page, checkout: Checkout) -> None:
    page = served.context.new_page()
    page.goto("status/")
    page.get_by_role("button", name="verified").click()
    with checkout.edited(*BREAKING):
        expect(page.locator(".gr-verdict.gr-failing")).to_be_visible(timeout=PATIENCE)
        chip = page.get_by_role("button", name="failing")
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        other = page.get_by_role("button", name="verified")
        expect(other).to_have_attribute("aria-pressed", "true")
        expect(page.locator("p.gr-also[role=status]")).to_have_count(1)
    verdict(served, "verified")


def test_the_server_starts_again_when_its_own_code_changes_and_can_be_loaded(
    served: Page, checkout: Checkout
) -> None:
    said = len(checkout.log.read_text())
    notice = served.get_by_role("alert")
    with checkout.edited("src/gamerules/site/render.py", "from jinja2", "from jinja3"):
        expect(notice).to_contain_text(re.compile(r"render\.py:\d+: Mod"), timeout=PATIENCE)
    checkout.said("starting again", said)
    gone = notice.filter(has_text="The present results cannot be had")
    expect(gone).to_be_visible(timeout=PATIENCE)
    assert served.evaluate(GREEN) == 0
    verdict(served, "verified")
    expect(notice).to_have_count(0, timeout=PATIENCE)
