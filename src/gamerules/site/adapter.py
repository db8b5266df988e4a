"""The pages handed to MkDocs: a thin plugin round the renderer."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File

from gamerules.evidence.project import EVIDENCE
from gamerules.site.addresses import GAMES, HOME, contents_page, game_page, page_of
from gamerules.site.finding import ADDRESSES, addresses
from gamerules.site.pages import all_pages, broken_links
from gamerules.site.sources import read_library
from gamerules.site.statusfile import FILE, status_file
from gamerules.site.theme import guarded, named, not_found

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page as MkDocsPage

    from gamerules.site.library import Library
    from gamerules.site.render import Page

_log = get_plugin_logger(__name__)
_ASSETS = Path(__file__).parent / "assets"
_GUIDE = tuple(
    f"guide/{name}.md" for name in ("reading", "features", "games", "engine", "law-files")
)
_ALONE = (HOME, "status")
"""Pages that have no neighbours in the navigation."""
_QUOTED = ("law/", "readings/")
# The page of a chapter or a subchapter leads the pages below it.
_CONTENTS = re.compile(r"law/njac-[^/]+(?:/\d+[A-Z]?)?")
_LEADING = ("readings", GAMES)
"""Pages that lead the pages of their kind."""
_REGISTER = "readings/index.md"
"""Written by hand; the list of all readings follows its words."""


_GAP = re.compile(r"\s*\n\s*")


class Settings(Config):  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    """What mkdocs.yml may say of it."""

    evidence = config_options.Type(str, default=EVIDENCE)


class GameRulesPlugin(BasePlugin[Settings]):  # type: ignore[no-untyped-call]
    """Adds the pages that are made from law and evidence."""

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}
        self._scripts: dict[str, str] = {}
        self._status = b""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Put our style and script on every page."""
        styles = [f"assets/{path.name}" for path in sorted(_ASSETS.glob("*.css"))]
        config.extra_css = [*config.extra_css, *(s for s in styles if s not in config.extra_css)]
        scripts = [f"assets/{path.name}" for path in sorted(_ASSETS.glob("*.js"))]
        known = [str(script) for script in config.extra_javascript]
        config.extra_javascript = [
            *config.extra_javascript,
            *(script for script in scripts if script not in known),
        ]
        return config

    def on_files(self, files: Files, /, *, config: MkDocsConfig) -> Files:
        """Take the raw law out, put its pages in."""
        root = Path(config.config_file_path).parent
        library = read_library(root, self.config.evidence)
        self._status = status_file(library)
        for file in list(files.documentation_pages()):
            if file.src_uri.startswith(_QUOTED) and file.src_uri != _REGISTER:
                files.remove(file)
        pages = list(all_pages(library))
        others = [*(f.url.rstrip("/") for f in files), "law/documents"]
        for problem in broken_links(pages, others):
            _log.warning(problem)
        self._pages = {}
        for page in pages:
            uri = _uri(page.path)
            self._pages[uri] = page
            if uri != _REGISTER:
                files.append(File.generated(config, uri, content=_source(page)))
        for asset in sorted(_ASSETS.iterdir()):
            files.append(File.generated(config, f"assets/{asset.name}", content=asset.read_bytes()))
        files.append(File.generated(config, ADDRESSES, content=addresses(library.law)))
        config.nav = _navigation(library, self._pages)
        return files

    def on_page_markdown(
        self, markdown: str, /, *, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Say in a page's description which page it is."""
        del files
        said = escape(f"{page.meta.get('title', page.title)}: {config.site_description}")
        page.meta.setdefault("description", said)
        return markdown

    def on_page_content(
        self, html: str, /, *, page: MkDocsPage, config: MkDocsConfig, files: Files
    ) -> str:
        """Give a page of ours its HTML; Markdown has no part in it."""
        del config, files
        ours = self._pages.get(page.file.src_uri)
        if ours is None or ours.markdown:
            return html
        return html + ours.html if page.file.src_uri == _REGISTER else ours.html

    def on_post_page(self, output: str, /, *, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Put right what the theme made of a page."""
        del page, config
        return self._finished(output)

    def on_post_template(
        self, output_content: str, /, *, template_name: str, config: MkDocsConfig
    ) -> str:
        """Put right the page for what is not found too."""
        del config
        if not template_name.endswith(".html"):
            return output_content
        found = not_found(output_content) if template_name == "404.html" else output_content
        return self._finished(found)

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Write what the theme's inline scripts have become, and last what open pages look for."""
        for name, script in self._scripts.items():
            path = Path(config.site_dir, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(script, encoding="utf-8")
        # All that it speaks of is there by then.
        Path(config.site_dir, FILE).write_bytes(self._status)

    def _finished(self, html: str) -> str:
        html, scripts = guarded(named(html))
        self._scripts |= scripts
        return _tight(html)


def _tight(output: str) -> str:
    """A page without the theme's empty lines, a tenth of a heavy page; the article stays whole."""
    head, opening, rest = output.partition("<article")
    article, closing, tail = rest.rpartition("</article>")
    return "".join((_GAP.sub("\n", head), opening, article, closing, _GAP.sub("\n", tail)))


def _uri(path: str) -> str:
    if path == HOME:
        return "index.md"
    return f"{path}/index.md" if path in _LEADING or _CONTENTS.fullmatch(path) else f"{path}.md"


def _source(page: Page) -> str:
    """The file that MkDocs sees: the title, and for Markdown the text."""
    title = page.title.replace("\\", "\\\\").replace('"', '\\"')
    hidden = ["navigation", "toc"] if page.path in _ALONE else ["toc"] if page.wide else []
    hide = f"hide: [{', '.join(hidden)}]\n" if hidden else ""
    text = page.html if page.markdown else ""
    return f'---\ntitle: "{title}"\n{hide}---\n\n{text}'


def _navigation(library: Library, pages: dict[str, Page]) -> list[Any]:
    """The site's navigation: the law by chapter and subchapter, then what stands around it."""

    def entry(path: str) -> dict[str, str]:
        uri = _uri(path)
        return {pages[uri].nav: uri}

    law = library.law
    chapters: list[Any] = []
    for chapter in law.chapters.values():
        inner: list[Any] = [_uri(contents_page(chapter.citation))]
        for subchapter in chapter.subchapters:
            page = contents_page(subchapter.citation)
            below = [
                entry(page_of(law, versions[-1]))
                for citation, versions in law.versions.items()
                if citation.of_subchapter == subchapter.citation
            ]
            name = pages[_uri(page)].nav
            inner.append({name: [_uri(page), *below]} if below else {name: _uri(page)})
        chapters.append({f"N.J.A.C. {chapter.citation}": inner})
    games: list[Any] = [_uri(GAMES), *(entry(game_page(game)) for game in library.games)]
    register = [
        entry(path)
        for path in ("readings", "glossary", "concordance", "references")
        if _uri(path) in pages
    ]
    modules = [entry(p.path) for p in pages.values() if p.markdown]
    guide: list[Any] = [*_GUIDE, entry("steps")]
    return [
        entry(HOME),
        {"Games": games},
        *chapters,
        entry("status"),
        {"Register": register},
        {"Guide": guide},
        {"Code": modules},
    ]
