"""The whole site, as MkDocs builds it."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from gamerules.law.citation import Citation
from gamerules.site.section import section_page
from gamerules.site.sources import read_library
from tests.conftest import ROOT
from tests.site.conftest import FAILING, MESSAGE, build_site

if TYPE_CHECKING:
    from pathlib import Path

    from gamerules.evidence.project import Project

LIMIT = 150_000
# The reference, but for a spin of two revolutions: it calls that valid.
WRONG_ENGINE = """\
import sys
from gamerules.engine.lines import answer_line
from gamerules.engine.reference import ReferenceEngine

engine = ReferenceEngine()
for line in sys.stdin.buffer:
    if b"big-six/judge-spin" in line:
        line = line.replace(b'"revolutions":2', b'"revolutions":3')
        line = line.replace(b'"revolutions": 2', b'"revolutions": 3')
    answer, _ = answer_line(engine, line)
    sys.stdout.buffer.write(answer.rstrip(b"\\n") + b"\\n")
    sys.stdout.buffer.flush()
"""


def read(site: Path, page: str) -> str:
    return (site / page / "index.html").read_text(encoding="utf-8")


def test_every_version_and_every_subchapter_has_its_page(site: Path, project: Project) -> None:
    law = project.law
    for versions in law.versions.values():
        *earlier, newest = versions
        assert (site / "law" / newest.citation.page / "index.html").is_file()
        for version in earlier:
            name = version.path.rpartition("/")[2].removesuffix(".md")
            assert (site / "law" / version.citation.folder / name / "index.html").is_file()
    for chapter in law.chapters.values():
        for subchapter in chapter.subchapters:
            assert (site / "law" / subchapter.citation.page / "index.html").is_file()


def test_every_provision_stands_under_its_anchor(site: Path, project: Project) -> None:
    for citation, versions in project.law.versions.items():
        html = read(site, f"law/{citation.page}")
        anchors = re.findall(r'<h\d class="gr-m" id="([^"]+)"', html)
        found = [p.citation.anchor for p in versions[-1].root.walk() if p.citation.anchor]
        assert [anchor.replace("&#39;", "'") for anchor in anchors] == found


def test_the_raw_files_of_the_law_are_no_pages_but_its_documents_are_there(site: Path) -> None:
    assert not list(site.glob("law/*/05-*"))
    assert list(site.glob("law/documents/*.txt"))
    assert "gr-list" in read(site, "readings")
    assert "one method" in read(site, "readings")


def test_a_section_page_is_light(site: Path) -> None:
    sizes = {page: page.stat().st_size for page in site.glob("law/**/index.html")}
    heavy = {page.parent.name: size for page, size in sizes.items() if size > LIMIT}
    assert heavy == {}


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("law/njac-19-47/1.2", "19:47-1.2 Permissible wagers: New Jersey&#x27;s"),
        ("games/craps", "Craps and mini-craps: New Jersey&#x27;s"),
        ("guide/features", "How features are written: New Jersey&#x27;s"),
    ],
)
def test_a_page_s_description_says_which_page_it_is(site: Path, page: str, said: str) -> None:
    assert f'<meta name="description" content="{said}' in read(site, page)


def test_the_theme_s_empty_lines_are_gone_and_those_of_code_are_not(site: Path) -> None:
    head, _, article = read(site, "guide/features").partition("<article")
    assert "\n\n" not in head
    assert re.search(r"<pre>(?:(?!</pre>).)*?\n\n", article, re.DOTALL)


def test_what_fails_is_red_and_what_passed_is_not(site: Path) -> None:
    html = read(site, "law/njac-19-47/5.6")
    assert 'class="gr-verdict gr-failing"' in html
    assert re.search(r"verified, 2 failing; run at", html)  # the section is as bad as (b)
    assert MESSAGE.replace("<", "&lt;").replace(">", "&gt;") in html
    assert 'class="gr-verdict gr-verified"' in read(site, "law/njac-19-47/5.2")
    bad = read(site, "status").partition('class="gr-bad"')[2].partition("</ul>")[0]
    assert FAILING in bad


def test_every_excuse_is_listed_with_its_reason(site: Path, project: Project) -> None:
    reserved = [c for c, vs in project.law.versions.items() if vs[-1].supplied.value == "reserved"]
    listed = read(site, "status").partition('id="excuses"')[2].partition("<h2")[0]
    plain = listed.partition("reserved: the section has no words: ")[2].partition("</p>")[0]
    assert re.findall(r">([^<]+)</a>", plain) == [str(citation) for citation in reserved]


def test_code_and_law_point_to_each_other(site: Path) -> None:
    section = read(site, "law/njac-19-47/5.6")
    links = re.findall(r'href="\.\./\.\./\.\./api/([^/]+)/#([^"]+)"', section)
    assert links
    for module, name in links:
        code = read(site, f"api/{module}")
        assert f'id="{name}"' in code
        assert "law/njac-19-47/5.6/#" in code


@pytest.mark.parametrize("page", ["", "status", "law/njac-19-47/5.2", "glossary"])
def test_a_page_loads_nothing_from_another_host(site: Path, page: str) -> None:
    html = read(site, page)
    assert re.findall(r'(?:src|<link [^>]*href)="(?:https?:)?//[^"]*"', html) == []
    assert (
        re.findall(r"<[^>]+ on[a-z]+=", html.partition("<article")[2].partition("</article")[0])
        == []
    )


def test_the_search_finds_a_provision_under_its_citation(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert '"title":"19:47-5.2(b)"' in index.replace('": "', '":"')


def test_without_evidence_the_site_is_built_and_nothing_is_green(tmp_path: Path) -> None:
    done = build_site(tmp_path / "site", tmp_path / "none.json")
    assert done.returncode == 0, done.stderr
    for page in ("", "status", "law/njac-19-47/5.2", "law/njac-19-47/5"):
        html = read(tmp_path / "site", page)
        assert "There is no evidence" in html
        assert 'class="gr-verdict gr-verified"' not in html
        # What earlier runs verified is on record; nothing says it of now.
        now = re.sub(r'<svg class="gr-trend".*?</svg>', "", html, flags=re.DOTALL)
        assert "gr-f-verified" not in now


def test_a_wrong_rule_is_shown_red(tmp_path: Path) -> None:
    evidence = tmp_path / "evidence.json"
    engine = tmp_path / "engine.py"
    engine.write_text(WRONG_ENGINE, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/features/big_six",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    asked = ["--engine", f"{sys.executable} {engine}", "--evidence", str(evidence)]
    done = subprocess.run([*command, *asked], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    library = read_library(ROOT, str(evidence))
    version = library.law.latest(Citation.parse("19:47-5.6"))
    assert version is not None
    html = section_page(library, version).html
    assert 'class="gr-verdict gr-failing"' in html
    b = html.partition('id="b">')[2].partition("</section>")[0]
    assert 'class="gr-st gr-failing"' in b
    assert '<tr class="gr-failed"><td>clockwise</td><td>2</td>' in b
