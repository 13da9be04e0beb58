"""The documentation builds without a warning and, once built, loads nothing from other hosts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Attributes that make a browser fetch something. A link to click on (a href) fetches nothing by itself.
LOADED_BY = {
    "audio": ["src"],
    "embed": ["src"],
    "iframe": ["src"],
    "image": ["href", "xlink:href"],
    "img": ["src", "srcset"],
    "input": ["src"],
    "link": ["href"],
    "object": ["data"],
    "script": ["src"],
    "source": ["src", "srcset"],
    "track": ["src"],
    "use": ["href", "xlink:href"],
    "video": ["src", "poster"],
}
# Relations of <link> that only tell where something is.
NOT_LOADED = {"alternate", "author", "canonical", "license", "next", "prev"}
ELSEWHERE = re.compile(r"^\s*(?:[a-z][a-z0-9+.-]*:)?//", re.I)
STYLE_LOAD = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""", re.I)


class Loads(HTMLParser):
    """Collects what a page makes the browser fetch from another host."""

    def __init__(self) -> None:
        super().__init__()
        self.external: list[str] = []
        self.in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.in_style = tag == "style"
        self.external += STYLE_LOAD.findall(values.get("style", ""))
        if tag == "link" and set(values.get("rel", "").split()) <= NOT_LOADED:
            return
        for name in LOADED_BY.get(tag, []):
            addresses = values.get(name, "").split(",") if name == "srcset" else [values.get(name, "")]
            self.external += [f"<{tag}> {each.strip()}" for each in addresses if ELSEWHERE.match(each)]
        # Parts of the theme that fetch from a code host or a script host once they are on a page.
        if values.get("data-md-component") == "source" or "mermaid" in values.get("class", "").split():
            self.external.append(f"<{tag}> {values}")

    def handle_data(self, data: str) -> None:
        if self.in_style:
            self.external += STYLE_LOAD.findall(data)


def external_loads(html: str) -> list[str]:
    parser = Loads()
    parser.feed(html)
    parser.close()
    return parser.external


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<script src="//cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="https://fonts.example/css">',
        '<link rel="preconnect" href="https://fonts.example">',
        '<img src="https://badge.example/x.svg">',
        '<img srcset="a.png 1x, https://badge.example/x.png 2x">',
        "<style>@import 'https://fonts.example/css';</style>",
        '<p style="background: url(https://img.example/x.png)">',
        '<pre class="mermaid">graph</pre>',
    ],
)
def test_a_page_that_loads_from_outside_is_recognised(html: str) -> None:
    assert external_loads(html)


def test_a_link_to_click_on_is_no_load() -> None:
    assert external_loads('<a href="https://example.org">x</a><script src="../assets/x.js"></script>') == []


def test_site_builds_strictly_and_loads_nothing_external(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr

    pages = sorted(site.rglob("*.html"))
    assert site / "index.html" in pages
    found = {
        str(page.relative_to(site)): loads
        for page in pages
        if (loads := external_loads(page.read_text(encoding="utf-8")))
    }
    for sheet in site.rglob("*.css"):
        if loads := STYLE_LOAD.findall(sheet.read_text(encoding="utf-8")):
            found[str(sheet.relative_to(site))] = loads
    assert found == {}
    assert not list(site.rglob("*.py")), "the generator is not a page"
    inside = {page.relative_to(site).as_posix() for page in pages}
    assert not [page for page in inside if page.startswith("evidence/") or page.endswith("rework.html")]
    assert (ROOT / "docs" / "evidence").is_dir(), "left out of the site, not of the repository"
