"""Every address of the law as data, for the search: what stands there, and on which page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gamerules.law.provision import Kind
from gamerules.law.records import sections_of
from gamerules.law.section import Supplied
from gamerules.site.addresses import contents_page, page_of, place_of_section, relative
from gamerules.site.render import proper
from gamerules.site.words import short

if TYPE_CHECKING:
    from gamerules.law.citation import Citation
    from gamerules.law.law import Law
    from gamerules.law.section import Version

ADDRESSES = "assets/addresses.json"
_ROOM = 90
_ROOT = "."


def addresses(law: Law) -> str:
    """All chapters, subchapters and sections, as JSON that a script reads on the first search."""
    contents: dict[str, Any] = {}
    sections: dict[str, Any] = {}
    for chapter in law.chapters.values():
        named = [chapter.citation, *(s.citation for s in chapter.subchapters)]
        for citation in named:
            page = relative(_ROOT, contents_page(citation))
            contents[str(citation)] = [proper(law.title(citation)), page]
        for citation in sections_of(law, chapter):
            sections[str(citation)] = _section(law, citation)
    ends = {name: chapter.contents_end for name, chapter in law.chapters.items()}
    record = {"ends": ends, "contents": contents, "sections": sections}
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _section(law: Law, citation: Citation) -> dict[str, Any]:
    """A section: its versions, the newest first; without any, why and where it is listed."""
    versions = reversed(law.versions.get(citation, ()))
    found: dict[str, Any] = {
        "title": law.title(citation),
        "versions": [_version(law, version) for version in versions],
    }
    if not found["versions"]:
        found["missing"] = law.why_missing(citation)
        found["page"] = relative(_ROOT, contents_page(citation), place_of_section(citation))
    return found


def _version(law: Law, version: Version) -> dict[str, Any]:
    """A version: its page, each provision's first words, and which addresses it may lack."""
    parts = [p for p in version.root.walk() if p.citation.anchor]
    found: dict[str, Any] = {
        "page": relative(_ROOT, page_of(law, version)),
        "extent": version.extent,
        "words": short(version.root.text, _ROOM),
        "parts": {
            p.citation.anchor: ""
            if p.kind is Kind.NOT_SUPPLIED
            else short(p.text, _ROOM) or p.title
            for p in parts
        },
    }
    if version.supplied is Supplied.IN_PART and version.begins:
        found["from"] = version.citation.following(version.begins).anchor
    if version.supplied is Supplied.IN_PART and version.ends:
        found["to"] = max((p.citation for p in parts), default=version.citation).anchor
    if version.until:
        found["until"] = version.until
    return found
