"""Pages that compare two versions of a section, or a section with its successor, as a redline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamerules.law.compare import compare
from gamerules.site.addresses import comparison_page, page_of, relative
from gamerules.site.render import Page, render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.section import Version
    from gamerules.site.library import Library


def comparison_pages(library: Library) -> Iterator[Page]:
    """A page for every comparison."""
    for old, new in library.comparisons:
        yield _page(library, old, new)


def _page(library: Library, old: Version, new: Version) -> Page:
    law = library.law
    here = comparison_page(law, old, new)
    same = old.citation == new.citation
    names = [f"{v.citation}, {v.label}" if same else str(v.citation) for v in (old, new)]
    html = render(
        "comparison.html",
        library,
        here,
        old=old,
        new=new,
        names=names,
        links=[relative(here, page_of(law, v)) for v in (old, new)],
        comparison=compare(old.root, new.root),
        lacking=[
            (name, version.extent, shown)
            for name, version, shown in zip(names, (old, new), ("inserted", "deleted"), strict=True)
            if version.misses(version.citation)
        ],
    )
    return Page(here, f"{names[0]} and {names[1]} compared", html)
