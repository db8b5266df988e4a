"""What a page may load and run, and what is put right in the theme's pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from gamerules.site.theme import POLICY, ThemeError, guarded, named, not_found
from tests.site.browsing import KINDS, SECTION, needs_chromium

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

CONFIG = (
    '<script id="__config" type="application/json">{"annotate": null, "base": "../.."}</script>'
)
WATCH = """
globalThis.refused = [];
document.addEventListener("securitypolicyviolation", (e) => refused.push(e.violatedDirective));
"""


def test_the_policy_names_no_host_and_lets_nothing_run_that_is_written_into_a_page() -> None:
    values = set(" ".join(POLICY.values()).split())
    assert values == {"'self'", "'none'", "data:"}
    assert "data:" not in POLICY["default-src"] + POLICY["script-src"]


def test_an_inline_script_becomes_a_file_that_the_page_loads() -> None:
    html, files = guarded(f"<head><title>x</title></head><script>a = 1</script>{CONFIG}")
    ((name, script),) = files.items()
    assert script == "a = 1"
    assert f'<script src="../../{name}"></script>' in html
    assert "a = 1" not in html
    assert CONFIG in html  # data, no script
    assert re.match(r"<head>\s*<meta http-equiv=\"Content-Security-Policy\"", html)


def test_a_page_at_the_root_of_the_host_loads_from_there() -> None:
    config = CONFIG.replace("../..", "/")
    html, files = guarded(f"<head></head><script>a = 1</script>{config}")
    assert f'src="/{next(iter(files))}"' in html


def test_a_page_that_does_not_tell_its_root_is_refused() -> None:
    with pytest.raises(ThemeError, match="does not say where the site's root is"):
        guarded("<head></head>")


def test_a_page_for_what_is_not_found_that_we_do_not_know_is_refused() -> None:
    with pytest.raises(ThemeError, match="is not as we know it"):
        not_found(CONFIG)


def test_what_the_theme_leaves_nameless_has_a_name() -> None:
    html = named(
        '<div data-md-component="skip"> </div><nav class="md-nav" data-md-level="2" '
        'aria-labelledby="x"><label class="md-nav__link " for="x">\n'
        '<span class="md-nav__icon md-icon"></span></label>'
        '<div data-md-component="search" role="dialog">'
        '<article class="md-content__inner md-typeset">'
    )
    assert '<nav class="md-nav" data-md-level="2" aria-label="Contents, level 2">' in html
    assert '<span class="gr-vh">Fold or unfold</span></span></label>' in html
    assert 'role="dialog" aria-label="Search"' in html
    assert '<a href="#__words" class="md-skip">' in html
    assert 'md-typeset" id="__words" tabindex="-1">' in html


def test_every_page_begins_with_the_policy_and_has_nothing_inline(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert site / "404.html" in pages
    for path in pages:
        html = path.read_text(encoding="utf-8")
        head = html.partition("<head>")[2].lstrip()
        assert head.startswith('<meta http-equiv="Content-Security-Policy"'), path
        scripts = re.findall(r"<script(?![^>]* src=)[^>]*>", html)
        assert scripts == ['<script id="__config" type="application/json">'], path
        markup = re.findall(r"<[a-z][^>]*>", html)
        assert not [m for m in markup if re.search(r"<style|\s(?:style|on[a-z]+)=", m)], path


@needs_chromium
def test_no_kind_of_page_breaks_the_policy(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.add_init_script(WATCH)
    for path in KINDS.values():
        page.goto(path, wait_until="networkidle")
        assert page.evaluate("refused") == [], path
    page.goto(SECTION)
    page.keyboard.press("/")
    page.keyboard.type("roulette")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".gr-w .term").first.hover()
    assert page.evaluate("refused") == []
    assert [error for error in errors if "404" not in error] == []


@needs_chromium
def test_a_script_slipped_into_a_page_is_not_run(page: Page) -> None:
    page.add_init_script(WATCH)

    def slip(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]  # Playwright's route
        body = answer.text().replace("<article", "<script>globalThis.slipped = 1</script><article")
        route.fulfill(response=answer, body=body)  # type: ignore[attr-defined]

    page.route(f"**/{SECTION}", slip)
    page.goto(SECTION)
    assert "globalThis.slipped" in page.content()
    assert page.evaluate("globalThis.slipped") is None
    assert "script-src-elem" in page.evaluate("refused")
    page.evaluate("document.querySelector('h1').setAttribute('onclick', 'globalThis.slipped = 2')")
    page.locator("h1").click()
    assert page.evaluate("globalThis.slipped") is None


@needs_chromium
def test_the_palette_is_switched_and_kept(page: Page) -> None:
    scheme = "document.body.dataset.mdColorScheme"
    page.goto(SECTION)
    assert page.evaluate(scheme) == "default"
    page.get_by_role("radio", name="Show dark").press("Enter")
    assert page.evaluate(scheme) == "slate"
    page.goto("status/", wait_until="commit")
    page.wait_for_selector("h1")
    assert page.evaluate(scheme) == "slate"
