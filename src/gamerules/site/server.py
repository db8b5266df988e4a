"""Serving the live site on this machine."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import unquote, urlsplit

from jinja2 import TemplateError

from gamerules.site.addresses import HOME
from gamerules.site.building import BuildError
from gamerules.site.live import Live, RestartError
from gamerules.site.statusfile import FILE

_PAUSE = 0.2
"""How long the server waits before it looks at the files again, in seconds."""


class Handler(SimpleHTTPRequestHandler):
    """Answers a browser: pages as they are now, all else as it was built."""

    def __init__(self, *arguments: Any, live: Live) -> None:
        self._live = live
        super().__init__(*arguments, directory=str(live.builder.folder))

    def do_GET(self) -> None:
        """Answer with a page, the status file or any other file."""
        path = unquote(urlsplit(self.path).path)
        shown = self._live.shown
        if path == f"/{FILE}":
            self._send(shown.status, "application/json")
            return
        built = Path(self.directory) / path.strip("/") / "index.html"
        if path.endswith("/") and built.is_file() and ".." not in path:
            text = built.read_text(encoding="utf-8")
            try:
                page = shown.page(path.strip("/") or HOME, text)
            except TemplateError as error:
                self.send_error(
                    HTTPStatus.INTERNAL_SERVER_ERROR, "a template is broken", str(error)
                )
                return
            self._send(page.encode(), "text/html; charset=utf-8")
            return
        super().do_GET()

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  the base's own name
        """Say nothing: the terminal is for what changed."""


def serve_site(root: Path, port: int) -> None:
    """Run the features, then build and serve the site until it is stopped."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with TemporaryDirectory(prefix="gamerules-") as work:
        live = Live(root, Path(work), say)
        try:
            _serve(live, port)
        except RestartError:
            say("the site's own code changed: starting again")
        finally:
            live.builder.stop()
    os.execv(sys.executable, sys.orig_argv)  # noqa: S606  the very command that began this


def _serve(live: Live, port: int) -> None:
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, live=live))
    except OSError as error:
        raise BuildError(f"port {port} cannot be had ({error.strerror}): name another") from None
    with server:
        say(f"serving on http://127.0.0.1:{server.server_port}/ (stop with Ctrl-C)")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            while True:
                live.look()
                time.sleep(_PAUSE)
        finally:
            server.shutdown()


def say(line: str) -> None:
    """Write a line to the terminal."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
