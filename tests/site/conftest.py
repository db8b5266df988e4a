"""The whole site, built once from evidence of our own making, and a browser to see it in."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from gamerules.evidence.model import Evidence, ScenarioResult, Status, write_evidence
from gamerules.evidence.project import Project
from gamerules.site.sources import read_library
from tests.conftest import ROOT
from tests.site.browsing import CHROMIUM, FLAGS, WIDE, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from gamerules.site.library import Library
    from gamerules.site.scenarios import Written

FAILING = "19:47-5.6(b)"
MESSAGE = "a spin of <three> revolutions was refused"


def _result(key: str, written: Written, line: int = 0) -> ScenarioResult:
    row = next((row for row in written.rows if row.line == line), None)
    example = dict(zip(written.columns, row.values, strict=True)) if row else {}
    return ScenarioResult(
        written.path, written.rule, written.name, written.line, line, example,
        Status.PASSED, 0.001, authorities=[key],
    )  # fmt: skip


def made_up_evidence(library: Library) -> Evidence:
    """Every scenario passed and named its provision, but for the last row of those under 5.6(b)."""
    found = []
    for traced in library.traced:
        for shown in library.scenarios(traced.key):
            written = shown.written
            lines = [row.line for row in written.rows] or [0]
            found += [_result(traced.key, written, line) for line in lines]
            if traced.key == FAILING and found[-1].message == "":
                found[-1].status, found[-1].message = Status.FAILED, MESSAGE
    return Evidence(
        "0" * 40,
        False,
        "2026-11-18T10:00:00+00:00",
        "reference",
        library.law.hash,
        library.files,
        found,
    )


def build_site(target: Path, evidence: Path) -> subprocess.CompletedProcess[str]:
    """Build the whole site strictly."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    environment = {**os.environ, "GAMERULES_EVIDENCE": str(evidence), "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [*command, "--site-dir", str(target)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's folder; several workers share one."""
    shared = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent
    target, done = shared / "whole-site", shared / "whole-site-built"
    try:
        (shared / "whole-site-lock").mkdir()
    except FileExistsError:
        deadline = time.monotonic() + 240
        while not done.exists():
            assert time.monotonic() < deadline, "another worker did not build the site"
            time.sleep(0.2)
    else:
        evidence = shared / "made-up.json"
        library = read_library(ROOT, "build/none.json")
        evidence.write_bytes(write_evidence(made_up_evidence(library)))
        built = build_site(target, evidence)
        done.write_text(built.stdout + built.stderr if built.returncode else "")
    assert done.read_text() == ""
    return target


@pytest.fixture(scope="session")
def project() -> Project:
    return Project(ROOT)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    with served(site) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=WIDE)
    yield context.new_page()
    context.close()
