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
    """The subchapter whose words it explains."""
    text: str
    in_passing: bool
    """Whether it is defined within a rule, not by a definition of its own."""


def terms_in(version: Version) -> Iterator[Term]:
    """The terms that a section defines, in the order of its provisions."""
    scope = version.citation.of_subchapter
    for provision in version.root.walk():
        for name in terms_of(provision):
            yield Term(name, provision.citation, scope, provision.text, in_passing=False)
        for name, citation in version.defines:
            if citation == provision.citation:
                yield Term(name, citation, scope, provision.text, in_passing=True)
