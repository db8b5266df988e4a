"""The site by keyboard, by touch, by ear: copying, tips, focus, and axe on each kind of page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.site.browsing import KINDS, PHONE, SECTION, WIDE, needs_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = needs_chromium

OUTLINE = """() => {
  const e = document.activeElement;
  const shown = e.matches(".md-option") ? e.nextElementSibling : e;
  const { outlineStyle, outlineWidth, visibility } = getComputedStyle(shown);
  const { width, height } = shown.getBoundingClientRect();
  return { name: (e.getAttribute("aria-label") || e.textContent).trim(), tag: e.tagName,
    seen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && visibility === "visible" &&
      width > 0 && height > 0 };
}"""


def violations(page: Page) -> list[tuple[str, str, int]]:
    found = Axe().run(page).response["violations"]
    return [(v["id"], v["nodes"][0]["html"][:160], len(v["nodes"])) for v in found]


@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_no_violation(browser: Browser, address: str, kind: str) -> None:
    views: list[tuple[Any, Any]] = [("light", WIDE), ("dark", WIDE), ("light", PHONE)]
    for scheme, size in views:
        context = browser.new_context(base_url=address, color_scheme=scheme, viewport=size)
        page = context.new_page()
        page.goto(KINDS[kind])
        found = violations(page)
        context.close()
        assert found == [], (scheme, size)


# Copying.


def test_a_provision_is_copied_with_its_address(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, permissions=["clipboard-read", "clipboard-write"], viewport=WIDE
    )
    page = context.new_page()
    page.goto(f"{SECTION}?h=x#a")
    button = page.get_by_role("button", name="Copy the citation N.J.A.C. 19:47-5.2(b) with its")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_text("copied")
    expect(
        page.get_by_role("status").filter(has_text="Copied N.J.A.C. 19:47-5.2(b).")
    ).to_have_count(1)
    clipboard = "navigator.clipboard.readText()"
    assert page.evaluate(clipboard) == f"N.J.A.C. 19:47-5.2(b) {address}{SECTION}#b"
    expect(button).to_have_text("copy")
    page.get_by_role("button", name="Copy the citation N.J.A.C. 19:47-5.2 with its").click()
    expect(page.get_by_role("status").filter(has_text="Copied N.J.A.C. 19:47-5.2.")).to_have_count(
        1
    )
    assert page.evaluate(clipboard) == f"N.J.A.C. 19:47-5.2 {address}{SECTION}"
    context.close()


def test_every_provision_has_one_button_also_after_newer_content(page: Page) -> None:
    page.goto(SECTION)
    links = page.locator(".gr-link").count()
    assert links > 5
    expect(page.locator(".gr-s .gr-copy")).to_have_count(links)
    page.evaluate(
        "() => { for (const b of document.querySelectorAll('.gr-copy')) b.remove();"
        " document.dispatchEvent(new CustomEvent('gr:fresh')); }"
    )
    expect(page.locator(".gr-s .gr-copy")).to_have_count(links)


def test_where_nothing_can_be_copied_it_says_so(page: Page) -> None:
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    page.goto(SECTION)
    button = page.locator(".gr-s .gr-copy").first
    button.click()
    expect(button).to_have_text("not copied")


def test_without_scripts_the_link_remains_and_no_button_is_there(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(SECTION)
    expect(page.get_by_role("link", name="Link to 19:47-5.2(b)")).to_have_attribute("href", "#b")
    expect(page.locator(".gr-copy")).to_have_count(0)
    context.close()


# Tips.


def tip_of(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_a_tip_is_shown_on_focus_told_to_who_hears_it_and_goes_at_esc(page: Page) -> None:
    page.goto(SECTION)
    reference = page.locator(".ref-missing").first
    reference.focus()
    expect(tip_of(page)).to_have_text("19:47-8.3: the words were not supplied")
    expect(reference).to_have_accessible_description("19:47-8.3: the words were not supplied")
    page.wait_for_timeout(400)
    expect(tip_of(page)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(tip_of(page)).to_be_hidden()
    expect(reference).to_be_focused()
    expect(reference).to_have_accessible_description("")


def test_a_tip_stays_while_it_is_pointed_at_and_goes_when_left(page: Page) -> None:
    page.goto(SECTION)
    page.locator(".ref-missing").first.hover()
    expect(tip_of(page)).to_be_visible()
    box = tip_of(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2, steps=5)
    page.wait_for_timeout(400)
    expect(tip_of(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip_of(page)).to_be_hidden()
    page.locator(".ref-missing").first.hover()
    expect(tip_of(page)).to_be_visible()
    page.mouse.move(5, 5)
    expect(tip_of(page)).to_be_hidden()


@pytest.mark.parametrize("path", [SECTION, "law/njac-19-47/5.1/"])
def test_no_tip_reaches_out_of_a_phone(page: Page, path: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(path)
    found = page.locator("[data-tip]")
    assert found.count() > 5
    for n in range(min(found.count(), 40)):
        found.nth(n).focus()
        box = tip_of(page).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_long_fractions_need_no_scrolling_sideways_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto(KINDS["game with long fractions"])
    tables = page.get_by_role("group", name="Exact odds")
    assert tables.count() == 2
    for n in range(tables.count()):
        assert tables.nth(n).evaluate("e => e.scrollWidth <= e.clientWidth")
    tie = tables.first.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Tie Bet"))
    expect(tie.get_by_role("cell").first).to_have_text("9.516% 619306544887/6508331087895")


def test_a_tap_tells_a_second_one_follows(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.goto(SECTION)
    reference = page.locator(".ref-missing").first
    reference.tap()
    expect(tip_of(page)).to_have_text("19:47-8.3: the words were not supplied")
    assert page.url.endswith(SECTION)
    page.locator("h1").tap()
    expect(tip_of(page)).to_be_hidden()
    reference.tap()
    reference.tap()
    page.wait_for_url("**/law/njac-19-47/8/#s-8.3")
    context.close()


def test_without_scripts_the_style_sheet_shows_the_tip(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(SECTION)
    page.locator(".ref-missing").first.hover()
    shown = "getComputedStyle(document.querySelector('.ref-missing'), '::after').content"
    assert "the words were not supplied" in page.evaluate(shown)
    context.close()


# The keyboard.


def test_the_first_stop_skips_to_the_words(page: Page) -> None:
    page.goto(SECTION)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the words")
    expect(skip).to_be_focused()
    expect(skip).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    inside = "document.querySelector('article').contains(document.activeElement)"
    assert page.evaluate(inside)


@pytest.mark.parametrize("path", ["law/njac-19-47/5.6/", "status/", "no/such/page/"])
def test_every_stop_of_the_keyboard_is_seen(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(path)
    names = []
    for _ in range(60):
        page.keyboard.press("Tab")
        stop = page.evaluate(OUTLINE)
        if stop["tag"] == "BODY":
            break
        assert stop["seen"], stop
        names.append(stop["name"])
    assert {"Skip to the words", "Show dark", "Search", "Home", "Status"} <= set(names)


def test_a_reader_needs_no_mouse(page: Page) -> None:
    page.goto("")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Status":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/status/")
    chip = page.get_by_role("button", name="failing")
    chip.focus()
    page.keyboard.press("Space")
    expect(chip).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("/")
    page.keyboard.type("19:47-5.2(b)")
    expect(page.locator(".gr-cited a")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_url("**/5.2/#b")
    scenario = page.locator("details.gr-sc", has_text="Odds are paid exactly")
    scenario.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(scenario.get_by_role("listitem").first).to_be_visible()
    page.get_by_role("radio", name="Show dark").focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


def test_who_wants_no_motion_gets_none(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(SECTION)
    moving = """[...document.querySelectorAll("*")].filter((e) => {
      const s = getComputedStyle(e);
      return s.animationName !== "none" || parseFloat(s.transitionDuration) > 0 ||
        s.scrollBehavior === "smooth";
    }).length"""
    assert page.evaluate(moving) == 0
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(moving) > 0
