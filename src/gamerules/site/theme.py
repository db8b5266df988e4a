"""What the theme gives, put right: names for what it leaves nameless, and a strict policy."""

from __future__ import annotations

import hashlib
import re

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    # The theme's icons are pictures written out in its style sheet.
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}
"""What a page may load and run: what is the site's own, and nothing written into the page."""

_DIALOG = 'data-md-component="search" role="dialog"'
# The theme names these after a label that is empty where a part has a page of its own.
_NAMELESS = re.compile(r'(<nav class="md-nav" data-md-level="([1-9])") aria-labelledby="[^"]*"')
# It names these after nothing at all.
_FOLD = re.compile(
    r'(<label class="md-nav__link[^>]*>\s*<span class="md-nav__icon md-icon">)(?=</span>)'
)
# It has no way past the navigation on pages whose headings are not Markdown's.
_SKIP = re.compile(r'(<div data-md-component="skip">).*?(</div>)', re.DOTALL)
_CONTENT = '<article class="md-content__inner md-typeset"'
_INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
# The theme tells its own script so where the site's root lies from this page.
_ROOT = re.compile(r'<script id="__config" type="application/json">.*?"base": "([^"]*)"')
_NOT_FOUND = "<h1>404 - Not found</h1>"


class ThemeError(Exception):
    """A page of the theme that is not as we know it."""


def named(html: str) -> str:
    """The page with a name for every part that a reader may hear of, and a way to its words."""
    html = _NAMELESS.sub(r'\1 aria-label="Contents, level \2"', html)
    html = _FOLD.sub(r'\1<span class="gr-vh">Fold or unfold</span>', html)
    html = _SKIP.sub(r'\1<a href="#__words" class="md-skip">Skip to the words</a>\2', html, 1)
    html = html.replace(_CONTENT, f'{_CONTENT} id="__words" tabindex="-1"', 1)
    return html.replace(_DIALOG, f'{_DIALOG} aria-label="Search"', 1)


def not_found(html: str) -> str:
    """The page for what is not found, with ways on in the place of the theme's bare number."""
    if _NOT_FOUND not in html:
        raise ThemeError("the theme's page for what is not found is not as we know it")
    root = root_of(html)
    ways = (("Home", "/"), ("Search", "/?q="), ("Status", "/status/"))
    links = " ".join(f'<li><a href="{root}{path}">{name}</a></li>' for name, path in ways)
    ours = (
        '<div class="gr-page"><h1>There is no such page</h1>'
        "<p>The address may be mistyped, or what stood here may have moved.</p>"
        f'<ul class="gr-plain">{links}</ul></div>'
    )
    return html.replace(_NOT_FOUND, ours, 1)


def root_of(html: str) -> str:
    """Where the site's root lies from a page, without a slash at its end."""
    root = _ROOT.search(html)
    if root is None:
        raise ThemeError("the theme's page does not say where the site's root is")
    return root[1].rstrip("/")


def guarded(html: str) -> tuple[str, dict[str, str]]:
    """The page under the policy, and the files that its inline scripts have become.

    A script in a file of its own is one that the policy can tell from one slipped in.
    """
    root = root_of(html)
    if "<head>" not in html:
        raise ThemeError("the theme's page has no head to put the policy in")
    files: dict[str, str] = {}

    def moved(match: re.Match[str]) -> str:
        name = f"assets/theme/{hashlib.sha256(match[1].encode()).hexdigest()[:8]}.js"
        files[name] = match[1]
        return f'<script src="{root}/{name}"></script>'

    html = _INLINE.sub(moved, html)
    rules = "; ".join(f"{name} {value}" for name, value in POLICY.items())
    meta = f'<head>\n<meta http-equiv="Content-Security-Policy" content="{rules}">'
    return html.replace("<head>", meta, 1), files
