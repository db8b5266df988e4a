"""status.json: what it says."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest

from gamerules.evidence.model import Status
from gamerules.site.statusfile import StatusFile, status_file
from tests.site.small import library, results, section_html

if TYPE_CHECKING:
    from gamerules.site.library import Library

SECTION = "law/njac-19-47/5.1"


def read(data: bytes) -> StatusFile:
    return msgspec.json.decode(data, type=StatusFile)


def test_every_provision_has_its_verdict_and_reason() -> None:
    lib = library(scenarios=results(row=Status.FAILED))
    status = read(status_file(lib))
    found = {key: status.standings[place] for key, place in status.provisions.items()}
    assert found == {t.key: (t.verdict.value, t.reason) for t in lib.traced}
    assert found["19:47-5.1(b)"] == ("failing", "1 of 2 scenarios fail")
    assert len(status.standings) == len(set(status.standings))


def test_it_names_the_run_the_law_and_the_files() -> None:
    lib = library()
    status = read(status_file(lib))
    assert (status.form, status.law, status.files) == (1, lib.law.hash, lib.files)
    assert status.run.time == "2026-11-18T10:00:00+00:00"
    assert (status.run.commit, status.run.engine) == ("0123456789abcdef", "reference")
    assert status.problem == ""


def test_the_line_of_a_page_is_the_one_that_the_page_shows() -> None:
    lib = library()
    pages = read(status_file(lib)).pages
    tone, line = pages[SECTION]
    html = section_html(lib)
    assert f'<p class="gr-verdict gr-{tone}">' in html
    assert f"<span>{line}; run at " in html
    assert {".", "status", "law/njac-19-47", "law/njac-19-47/5", SECTION} <= set(pages)


@pytest.mark.parametrize("lib", [library(ran=False), library(about="other")])
def test_without_evidence_of_these_words_it_says_so_and_vouches_for_nothing(lib: Library) -> None:
    status = read(status_file(lib))
    assert status.problem == lib.notice != ""
    assert status.run.time == ""
    assert "verified" not in {verdict for verdict, _ in status.standings}


def test_the_mark_tells_one_result_from_another() -> None:
    marks = {
        library().results,
        library(scenarios=results(row=Status.FAILED)).results,
        library(ran=False).results,
        replace(library(), turn="2").results,
        replace(library(), problem="a file is broken").results,
    }
    assert len(marks) == 5
    assert library().results in marks
