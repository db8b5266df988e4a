"""What the tests in a browser share: where Chromium is, what serves the site, kinds of page."""

from __future__ import annotations

import shutil
import threading
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

CHROMIUM = shutil.which("chromium")
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Debian's chromium is not installed")

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
WIDE: Any = {"width": 1440, "height": 900}
PHONE: Any = {"width": 360, "height": 740}
SECTION = "law/njac-19-47/5.2/"
KINDS = {
    "home": "",
    "games": "games/",
    "game": "games/roulette/",
    "game with a matrix": "games/craps/",
    "game with long fractions": "games/punto-banco/",
    "game without a profile": "games/poker/",
    "section": SECTION,
    "failing section": "law/njac-19-47/5.6/",
    "earlier version": "law/njac-19-47/5.6@r-1993-d-630/",
    "definitions": "law/njac-19-47/14.1/",
    "tables": "law/njac-19-47/3.9/",
    "chapter": "law/njac-19-47/",
    "subchapter": "law/njac-19-47/8/",
    "comparison": "law/njac-13-69F/3.3/compare/njac-19-47/3.3/",
    "status": "status/",
    "readings": "readings/",
    "reading": "readings/19-47-14.12-insufficient-cards/",
    "glossary": "glossary/",
    "concordance": "concordance/",
    "references": "references/",
    "steps": "steps/",
    "guide": "guide/features/",
    "guide to a page": "guide/reading/",
    "module": "api/gamerules.games.big_six/",
    "package": "api/gamerules.games/",
    "not found": "no/such/page/",
}

GREEN = """() => {
  const probe = document.createElement("i");
  probe.style.color = "var(--gr-good)";
  document.body.append(probe);
  const green = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll(".gr-fresh *")].filter((e) => {
    const style = getComputedStyle(e);
    return e.getClientRects().length && (style.color === green || style.fill === green);
  }).length;
}"""
"""How many things on the page are green."""


class _Site(SimpleHTTPRequestHandler):
    """A server as the site will have one: it shows the site's own page for what is not found."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        own = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not own.exists():
            super().send_error(code, message, explain)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(own.read_bytes())


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of a site while it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Site, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()
