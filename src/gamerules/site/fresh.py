"""What lets an open page stay fresh: its mark, and its part of the whole HTML.

The part of a page that is made from law and evidence stands in an element of its own, which says
what it was made from. A server puts a newer part in its place; so does the page itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape

from gamerules.site.addresses import HOME, relative

if TYPE_CHECKING:
    from gamerules.site.library import Library

_BEGIN = '<div class="gr-fresh" '
_END = "</div><!-- gr-fresh -->"


def fresh(library: Library, here: str, html: str) -> str:
    """A page's part, with what it was made from."""
    made_from = {
        "page": here,
        "root": relative(here, HOME),
        "law": library.law.hash,
        "results": library.results,
        "run": library.evidence.time if library.evidence else "",
    }
    said = " ".join(f'data-{name}="{escape(value)}"' for name, value in made_from.items())
    return f"{_BEGIN}{said}>{html}{_END}"


def spliced(built: str, part: str) -> str:
    """A whole page as it was built, with a newer part in the place of its own."""
    before, begin, rest = built.partition(_BEGIN)
    _, end, after = rest.rpartition(_END)
    return before + part + after if begin and end else built
