"""The part of a page that is made from law and evidence."""

from __future__ import annotations

from gamerules.evidence.model import Status
from gamerules.site.fresh import spliced
from gamerules.site.live import Shown
from gamerules.site.pages import all_pages, page_at
from tests.site.small import library, results, section_html


def whole(part: str) -> str:
    return f"<html><nav>before</nav>{part}<footer>after</footer></html>"


def test_a_page_says_what_it_was_made_from() -> None:
    lib = library()
    html = section_html(lib)
    assert html.startswith('<div class="gr-fresh" data-page="law/njac-19-47/5.1" ')
    assert 'data-root="../../../"' in html
    assert f'data-law="{lib.law.hash}"' in html
    assert f'data-results="{lib.results}"' in html
    assert 'data-run="2026-11-18T10:00:00+00:00"' in html
    assert 'data-run=""' in section_html(library(ran=False))


def test_the_time_of_the_run_stands_there_without_script() -> None:
    html = section_html(library())
    time = '<time datetime="2026-11-18T10:00:00+00:00">2026-11-18 10:00:00 UTC</time>'
    assert f"run at {time}, commit 0123456789ab." in html


def test_a_newer_part_takes_the_place_of_the_older_and_the_rest_stays() -> None:
    old, new = section_html(library()), section_html(library(scenarios=results(row=Status.FAILED)))
    assert old != new
    assert spliced(whole(old), new) == whole(new)


def test_a_page_without_such_a_part_stays_as_it_is() -> None:
    assert spliced("<html>guide</html>", section_html(library())) == "<html>guide</html>"


def test_a_page_asked_for_shows_what_stands_now() -> None:
    before, now = library(), library(scenarios=results(row=Status.FAILED))
    shown = Shown(now)
    page = shown.page("law/njac-19-47/5.1", whole(section_html(before)))
    assert page == whole(section_html(now))
    assert "paid 16 to 1" in page
    assert shown.page("guide/reading", "<html>guide</html>") == "<html>guide</html>"


def test_a_page_is_found_by_its_path_as_it_is_among_all() -> None:
    lib = library()
    for page in all_pages(lib):
        assert page_at(lib, page.path) == page
    assert page_at(lib, "nowhere") is None
