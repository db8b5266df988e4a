"""Defined terms: where each is defined and how far the definition reaches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamerules.law.section import terms_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.citation import Citation
    from gamerules.law.section import Version


@dataclass(frozen=True, slots=True)
class Term:
    """A term and the provision that defines it."""

    name: str
    citation: Citation
    scope: Citation
    """Where it holds: as a rule the subchapter whose words it explains."""
    text: str
    in_passing: bool
    """Whether it is defined within a rule, not by a definition of its own."""


def terms_in(version: Version) -> Iterator[Term]:
    """The terms that a section defines, in the order of its provisions."""
    subchapter = version.citation.of_subchapter
    lists = _rival_lists(version)
    for provision in version.root.walk():
        above = provision.citation.parent
        scope = above if above and above in lists else subchapter
        for name in terms_of(provision):
            yield Term(name, provision.citation, scope, provision.text, in_passing=False)
        for d in version.defines:
            if d.at == provision.citation:
                yield Term(d.term, d.at, d.scope or subchapter, provision.text, in_passing=True)


def _rival_lists(version: Version) -> set[Citation | None]:
    """Provisions whose parts define a term that parts of another define too, such as 14.3(b), (c).

    The terms of such a list hold for it alone.
    """
    places: dict[str, set[Citation | None]] = {}
    for provision in version.root.walk():
        for name in terms_of(provision):
            places.setdefault(name.casefold(), set()).add(provision.citation.parent)
    return {above for found in places.values() if len(found) > 1 for above in found}
