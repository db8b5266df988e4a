"""Building the whole site, beside bare Material on as many pages of the same text.

Both have the same theme, search, navigation, guide and pages of code (which mkdocstrings makes on
both sides alike), and both are strict. The bare one has no plugin of ours: the visible text of each
of our pages is there as Markdown, without links or anything beside the words. Then the same with
the law two and four times over, to see how both grow.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml
from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.pages import Page
from mkdocs.utils.yaml import yaml_load

from bench.larger import larger
from bench.plain import markdown
from bench.timing import medians

if TYPE_CHECKING:
    from gamerules.site.adapter import GameRulesPlugin

ROOT = Path(__file__).parents[1]
LIMIT = 1.5
ROUNDS = 5
TIMES = (1, 2, 4)


def bare(ours: Path, target: Path) -> int:
    """Write the bare site's sources; how many pages it has."""
    config = load_config(str(ours / "mkdocs.yml"))
    plugin: GameRulesPlugin = config.plugins["gamerules"]  # type: ignore[assignment]
    files = config.plugins.on_files(get_files(config), config=config)
    pages = list(files.documentation_pages())
    for file in pages:
        page = Page(None, file, config)
        html = plugin.on_page_content("", page=page, config=config, files=files)
        path = target / "docs" / file.src_uri
        path.parent.mkdir(parents=True, exist_ok=True)
        text = file.content_string + markdown(html) if html else file.content_string
        path.write_text(text, encoding="utf-8")
    with (ours / "mkdocs.yml").open("rb") as source:
        settings = yaml_load(source)
    (target / "mkdocs.yml").write_text(
        yaml.safe_dump({**settings, "plugins": _without_ours(settings), "nav": config.nav}),
        encoding="utf-8",
    )
    (target / "src").symlink_to(ROOT / "src")
    return len(pages)


def _without_ours(settings: dict[str, Any]) -> list[Any]:
    return [plugin for plugin in settings["plugins"] if "gamerules" not in plugin]


def build(folder: Path) -> list[str]:
    """The command that builds a site."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    return [*command, "--config-file", str(folder / "mkdocs.yml")]


def measure(folder: Path, evidence: Path, times: int) -> float:
    """Report the ratio of ours to bare Material with the law so many times."""
    ours, yardstick = folder / f"ours-{times}", folder / f"bare-{times}"
    larger(ROOT, ours, evidence, times)
    pages = bare(ours, yardstick)
    without, whole = medians(build(yardstick), build(ours), ROUNDS)
    ratio = whole / without
    print(f"{times:5} {pages:7} {without:11.2f} s {whole:11.2f} s {ratio:8.2f}", flush=True)
    return ratio


def main() -> int:
    """Measure and report; fail above the limit."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    print(f"building the site, median of {ROUNDS} interleaved runs (limit {LIMIT})")
    print("  law   pages bare Material     this site    ratio")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        evidence = folder / "evidence.json"
        features = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        subprocess.run(
            [*features, "tests/features", "--evidence", str(evidence)],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        ratios = [measure(folder, evidence, times) for times in TIMES]
    return int(ratios[0] > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
