"""A section on paper."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.site.browsing import SECTION, needs_chromium
from tests.site.conftest import MESSAGE

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_chromium


def sheets(page: Page, paper: str) -> list[str]:
    reader = PdfReader(io.BytesIO(page.pdf(format=paper)))
    return [re.sub(r"\s+", " ", sheet.extract_text()) for sheet in reader.pages]


def test_paper_has_words_and_statuses_and_no_way_around(page: Page) -> None:
    page.goto(SECTION)
    page.emulate_media(media="print")
    for shown in (
        page.get_by_text("No casino licensee, its employees or agents"),
        page.get_by_role("heading", level=1),
        page.get_by_text("commit 000000000000"),
        page.locator(".gr-s .gr-st", has_text="verified").first,
        page.locator(".gr-sc > summary", has_text="Odds are paid exactly passed"),
        page.locator("details.gr-reading p", has_text="Not adopted").first,
    ):
        expect(shown).to_be_visible()
    for hidden in (
        ".md-header", ".md-tabs", ".md-sidebar", ".md-footer", ".md-search", ".md-skip",
        ".gr-crumbs", ".gr-next", ".gr-link", ".gr-copy", ".gr-tip",
    ):  # fmt: skip
        found = page.locator(hidden)
        assert found.count(), hidden
        assert not [e for e in found.all() if e.is_visible()], hidden


def test_what_fails_is_printed_with_its_steps(page: Page) -> None:
    page.goto("law/njac-19-47/5.6/")
    page.emulate_media(media="print")
    failing = page.locator(".gr-sc.gr-failed")
    expect(failing.locator("ol").first).to_be_visible()
    expect(failing.get_by_text(MESSAGE).first).to_be_visible()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_every_sheet_has_its_number_and_all_words_are_there(page: Page, paper: str) -> None:
    page.goto(SECTION)
    found = sheets(page, paper)
    assert len(found) > 2
    for number, words in enumerate(found, 1):
        assert f"{number} of {len(found)}" in words
    assert "N.J.A.C. 19:47-5.2" in found[0]
    assert "Roulette: payout odds" in found[0]
    assert re.search(r"run at 2026-11-18 10:00:00 UTC, commit 0{12}", found[0])
    whole = " ".join(found)
    assert "each player having such a wager shall surrender half the amount" in whole
    assert "Odds are paid exactly passed" in whole
    assert "Given a double zero table" not in whole  # the steps of what passed
    assert "Skip to" not in whole


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_black_on_white_whatever_the_screen(page: Page, scheme: Any) -> None:
    page.emulate_media(media="screen", color_scheme=scheme)
    page.goto("law/njac-19-47/5.6/")
    page.emulate_media(media="print", color_scheme=scheme)
    colors = page.evaluate(
        "[...document.querySelectorAll('.gr-w p, .gr-st, .gr-w a, .gr-sc small, h1')]"
        ".map((e) => getComputedStyle(e).color)"
    )
    assert colors
    assert set(colors) <= {"rgb(0, 0, 0)", "rgb(51, 51, 51)"}
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
