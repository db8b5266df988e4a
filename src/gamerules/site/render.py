"""Pages from templates: HTML with everything escaped that is not markup of our own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from gamerules.evidence.trace import Verdict
from gamerules.site.addresses import relative
from gamerules.site.fresh import fresh
from gamerules.site.scenarios import took

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gamerules.site.library import Library


# What needs attention first, what is open last.
_BAR = [
    v.value
    for v in (
        Verdict.FAILING,
        Verdict.STALE,
        Verdict.CLAIMED_ONLY,
        Verdict.VERIFIED,
        Verdict.NOT_RUN,
        Verdict.UNSPECIFIED,
        Verdict.EXCUSED,
    )
]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site."""

    path: str
    title: str
    """As the browser's tab and the search name it."""
    html: str
    nav: str = ""
    """As the navigation names it."""
    markdown: bool = False
    """Whether the text is Markdown yet to be turned into HTML."""
    wide: bool = False
    """Whether it takes the room of the table of contents."""


def proper(heading: str) -> str:
    """A heading printed in capitals, in small letters: Roulette and Big Six Wheels."""
    if heading != heading.upper():
        return heading
    words = heading.lower().split()
    small = {"and", "of", "the", "de", "fer"}
    return " ".join(
        word if n and word in small else re.sub(r"(^|[^a-z'])([a-z])", _capital, word)
        for n, word in enumerate(words)
    )


def sentence(words: str) -> str:
    """Words as a sentence begins: the first letter large, the others as they are."""
    return words[:1].upper() + words[1:]


def with_places(words: str, columns: Iterable[str] = ()) -> Markup:
    """Words of a scenario outline, with what its rows fill in as a variable: `<bet>` is bet."""
    escaped = str(escape(words))
    for column in columns:
        name = str(escape(column))
        escaped = escaped.replace(f"&lt;{name}&gt;", f"<var>{name}</var>")
    return Markup(escaped)  # noqa: S704  # all of it was escaped


def _capital(match: re.Match[str]) -> str:
    return match[1] + match[2].upper()


@cache
def environment() -> Environment:
    """The templates, with every value escaped."""
    found = Environment(
        loader=PackageLoader("gamerules.site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["slug"] = lambda words: str(words).replace(" ", "-")
    found.filters["proper"] = proper
    found.filters["sentence"] = sentence
    found.filters["took"] = took
    found.filters["with_places"] = with_places
    found.globals["bar_order"] = _BAR
    return found


def render(template: str, library: Library, here: str, **values: Any) -> str:
    """The HTML of a page at its path."""

    def to(there: str, anchor: str = "") -> str:
        return relative(here, there, anchor)

    found = environment().get_template(template)
    html = found.render(library=library, law=library.law, here=here, to=to, **values)
    return fresh(library, here, html)
