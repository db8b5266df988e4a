"""All pages of the site, and whether what they link to exists."""

from __future__ import annotations

import posixpath
import re
from html import unescape
from typing import TYPE_CHECKING
from urllib.parse import unquote

from gamerules.site.addresses import HOME, page_of
from gamerules.site.around import around_pages, home_page, status_page
from gamerules.site.comparison import comparison_pages
from gamerules.site.contents import contents_pages
from gamerules.site.section import section_page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gamerules.site.library import Library
    from gamerules.site.render import Page

_HREF = re.compile(r'<a [^>]*?href="([^"]*)"')
_ID = re.compile(r' id="([^"]*)"')


def all_pages(library: Library) -> Iterator[Page]:
    """Every page that is made from law and evidence."""
    yield from around_pages(library)
    yield from contents_pages(library)
    for versions in library.law.versions.values():
        for version in versions:
            yield section_page(library, version)
    yield from comparison_pages(library)


def page_at(library: Library, path: str) -> Page | None:
    """The page at a path; for the commonest kinds nothing else is made."""
    if path == HOME:
        return home_page(library)
    if path == "status":
        return status_page(library)
    for versions in library.law.versions.values():
        for version in versions:
            if page_of(library.law, version) == path:
                return section_page(library, version)
    return next((page for page in all_pages(library) if page.path == path), None)


def broken_links(pages: Sequence[Page], others: Iterable[str] = ()) -> Iterator[str]:
    """Links that lead nowhere, one sentence each; `others` are files that also exist."""
    anchors = {page.path: set(map(unescape, _ID.findall(page.html))) for page in pages}
    unchecked = {page.path for page in pages if page.markdown} | set(others)
    for page in pages:
        for href in dict.fromkeys(_HREF.findall(page.html)):
            path, _, anchor = unescape(href).partition("#")
            there = posixpath.normpath(posixpath.join(page.path, unquote(path)))
            if there in unchecked:
                continue
            if there not in anchors:
                yield f"{page.path} links to {there}, which does not exist"
            elif anchor and unquote(anchor) not in anchors[there]:
                yield f"{page.path} links to {there}#{anchor}, which does not exist"
