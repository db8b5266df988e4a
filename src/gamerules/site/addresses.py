"""Where each thing has its page, and how one page points to another.

A page is named by its path from the site's root, without a slash at its end: `law/njac-19-47/5.2`.
"""

from __future__ import annotations

import posixpath
import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.readings import Reading
    from gamerules.law.section import Version
    from gamerules.site.games import Game

HOME = "."
GAMES = "games"


@cache
def relative(here: str, there: str, anchor: str = "") -> str:
    """The address of a page, or of a place on it, as another page links to it."""
    mark = f"#{quote(anchor, safe=';/?:@&=+$,!*()-_.~')}" if anchor else ""
    if here == there:
        return mark or "./"
    path = posixpath.relpath(there, here)
    return quote(path, safe="/@.") + "/" + mark


def kebab(words: str) -> str:
    """Words as they stand in an address: `r-1993-d-630`."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def slug(version: Version) -> str:
    """The name of an earlier version in its file and its page."""
    return kebab(version.label)


def page_of(law: Law, version: Version) -> str:
    """The page of a section's version; the newest has the section's own address."""
    newest = law.versions[version.citation][-1] is version
    page = f"law/{version.citation.page}"
    return page if newest else f"{page}@{slug(version)}"


def contents_page(citation: Citation) -> str:
    """The page of a chapter or a subchapter."""
    return f"law/{citation.of_subchapter.page}"


def place_of_section(citation: Citation) -> str:
    """The anchor of a section in its subchapter's list."""
    return f"s-{citation.number}"


def reading_page(reading: Reading) -> str:
    """The page of an entry of the register."""
    return f"readings/{reading.name}"


def game_page(game: Game) -> str:
    """The page of a game."""
    return f"{GAMES}/{game.slug}"


def comparison_page(law: Law, old: Version, new: Version) -> str:
    """The page that compares two versions, or two sections."""
    before = page_of(law, old).removeprefix("law/")
    return f"{page_of(law, new)}/compare/{before}"


def api_page(module: str) -> str:
    """The page of a module."""
    return f"api/{module}"


def place(law: Law, citation: Citation, within: Version | None = None) -> tuple[str, str] | None:
    """The page and the anchor of an address; its place in the contents if it has no words.

    `within` is the version whose words point there: its own words come before newer ones.
    """
    chapter = law.chapters.get(citation.chapter)
    if chapter is None:
        return None
    if citation.section:
        versions = list(reversed(law.versions.get(citation.of_section, ())))
        if within in versions:
            versions.insert(0, within)
        for version in versions:
            found = version.find(citation)
            if found is not None:
                return page_of(law, version), found.citation.anchor
        if versions:
            return page_of(law, versions[0]), ""
    subchapter = chapter.subchapter(citation.subchapter)
    if subchapter is None:
        return contents_page(chapter.citation), ""
    known = citation.section and chapter.entry(citation)
    return contents_page(citation), place_of_section(citation) if known else ""
