"""The addresses that the search reads, from a small law of our own making."""

from __future__ import annotations

import json

from gamerules.law.citation import Citation
from gamerules.site.finding import addresses
from tests.site.small import small_law


def test_a_section_has_its_page_and_the_first_words_of_its_provisions() -> None:
    law = small_law()
    section = Citation.parse("19:47-5.1")
    version = law.versions[section][-1]
    found = json.loads(addresses(law))["sections"][str(section)]
    assert found["title"] == version.title
    newest = found["versions"][0]
    assert newest["page"] == "law/njac-19-47/5.1/"
    anchors = [p.citation.anchor for p in version.root.walk() if p.citation.anchor]
    assert list(newest["parts"]) == anchors
    assert newest["parts"]["b"] == "The odds are listed below: Bets Odds One 35 to 1"


def test_a_section_that_is_only_in_the_contents_has_its_place_there() -> None:
    law = small_law()
    missing = {
        name: section
        for name, section in json.loads(addresses(law))["sections"].items()
        if not section["versions"]
    }
    assert missing
    for name, section in missing.items():
        citation = Citation.parse(name)
        assert section["missing"] == law.why_missing(citation)
        assert section["page"] == f"law/{citation.of_subchapter.page}/#s-{citation.number}"


def test_chapters_and_subchapters_have_their_pages() -> None:
    contents = json.loads(addresses(small_law()))["contents"]
    assert contents["19:47"][1] == "law/njac-19-47/"
    assert contents["19:47-5"][1] == "law/njac-19-47/5/"
