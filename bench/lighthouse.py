"""`make lighthouse`: the built site judged by Lighthouse, on a phone and on a desk.

Needs Node's `npx` and a Chromium; the site is served compressed, as a host would serve it.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parents[1] / "site"
LIMIT = 95
LIGHTHOUSE = ("npx", "--yes", "lighthouse@12.8.2")
PAGES = ("law/njac-19-47/5.2/", "law/njac-19-47/5.1/", "status/")
PRESETS = {"phone": (), "desk": ("--preset=desktop",)}
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
_TEXT = {".html", ".css", ".js", ".json", ".svg", ".xml"}


class _Compressed(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """Answer with a file of the site."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        if path.suffix in _TEXT:
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def scores(address: str, preset: tuple[str, ...]) -> dict[str, int]:
    """What Lighthouse gives a page in each category, of 100."""
    done = subprocess.run(
        [*LIGHTHOUSE, address, *preset, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"],
        env={"CHROME_PATH": shutil.which("chromium") or "", **os.environ},
        check=True, capture_output=True,
    )  # fmt: skip
    categories = json.loads(done.stdout)["categories"]
    return {name: round(100 * found["score"]) for name, found in categories.items()}


def main() -> int:
    """Judge and report; fail below the limit."""
    if not shutil.which("npx") or not (SITE / "index.html").is_file():
        print("lighthouse needs Node's npx, and a site: 'make site' builds it")
        return 2
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Compressed, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    worst = 100
    for page in PAGES:
        for name, preset in PRESETS.items():
            found = scores(f"http://127.0.0.1:{server.server_port}/{page}", preset)
            worst = min(worst, *found.values())
            print(f"{page} {name}:", ", ".join(f"{k} {v}" for k, v in found.items()), flush=True)
    server.shutdown()
    print(f"the lowest is {worst} (limit {LIMIT})")
    return int(worst < LIMIT)


if __name__ == "__main__":
    sys.exit(main())
