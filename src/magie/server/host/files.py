"""The client's files, from memory. Browsers keep what the build named by its content for ever, and ask anew for the
rest. The addresses of the client's pages are in its `routes.json`; all of them get the one page, which finds its way
itself. Any other address is answered with 404: in words for a program, and for a person with the page, which says so.

The page comes with a list of what it will ask for next, so that a slow line need not wait for one thing after the
other.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from magie.server.problems import TableError
from magie.server.safety.client import Client, Scope
from magie.server.safety.gate import Message, Send, refusal
from magie.text.fluent import message

FOLDER = Path(__file__).parents[2] / "static"
START_PAGE = "index.html"
ROUTES = "routes.json"
FIRST_TEXTS = "first-texts.json"  # language -> the file with what the start page says
ASKED_BY_START_PAGE = ("/api/health", "/api/editions")
BROTLI = ".br"  # the ending of a file that the build has packed
ANYTHING = ":"  # in an address of a page: the name of a room, of an edition
# index-DiwrgTda.js
NAMED_BY_CONTENT = re.compile(r".+[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass
class File:
    name: str
    body: bytes
    brotli: bytes | None = None

    @property
    def kind(self) -> str:
        return TYPES.get(self.ending) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def ending(self) -> str:
        return Path(self.name).suffix

    @property
    def is_for_ever(self) -> bool:
        return self.name.startswith("assets/") and NAMED_BY_CONTENT.fullmatch(self.name) is not None

    # Only when somebody asks for the file: nobody fetches all of them.
    @cached_property
    def gzip(self) -> bytes | None:
        return gzip.compress(self.body, mtime=0) if self.ending in PACKED else None

    def encoded(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form the other side can read, and how it is called; "" for the file as it is."""
        if self.brotli is not None and "br" in accepted:
            return "br", self.brotli
        if self.gzip is not None and "gzip" in accepted:
            return "gzip", self.gzip
        return "", self.body

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


class Files:
    """All files of a folder; if there is none, one page that says so."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix != BROTLI:
                name = path.relative_to(folder).as_posix()
                packed = path.with_name(path.name + BROTLI)
                self._files[name] = File(name, path.read_bytes(), packed.read_bytes() if packed.is_file() else None)
        texts = self._files.get(FIRST_TEXTS)
        self._first_texts: dict[str, str] = json.loads(texts.body) if texts is not None else {}
        routes = json.loads(self._files[ROUTES].body) if ROUTES in self._files else [{"path": "/"}]
        self._pages = [
            [ANYTHING if part.startswith(":") else part for part in _segments(route["path"])] for route in routes
        ]

    def find(self, path: str, language: str) -> File | None:
        """The file for a path of an address; None if there is no such page and no such file."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        return self._page(language) if self._is_page(path) else None

    def _page(self, language: str) -> File:
        return self._files.get(START_PAGE) or File(START_PAGE, _bare_page(language))

    def _is_page(self, path: str) -> bool:
        """Whether the client has a page there."""
        given = _segments(path)
        return any(
            len(page) == len(given) and all(part in (one, ANYTHING) for part, one in zip(page, given))
            for page in self._pages
        )

    async def answer(self, client: Client, send: Send) -> bool:
        """Answer what was asked for; False if that is for the application to do."""
        scope: Scope = client.scope
        is_head = scope["method"] == "HEAD"
        if scope["method"] not in ("GET", "HEAD") or _segments(scope["path"])[:1] == ["api"]:
            return False
        found = self.find(scope["path"], client.language)
        if found is not None:
            links = self._links(client) if found.name == START_PAGE else ""
            parts = _parts(found, client, is_head=is_head, links=links)
        elif "text/html" in (client.header(b"accept") or ""):
            parts = _parts(self._page(client.language), client, is_head=is_head, status=404)
        else:
            parts = refusal(client, TableError("command/no-path"))
            parts[-1]["body"] = b"" if is_head else parts[-1]["body"]
        for part in parts:
            await send(part)
        return True

    def _links(self, client: Client) -> str:
        """What the page will ask for as soon as it can."""
        links = []
        # Whoever has chosen another language fetches that one as well, once; then the browser has it.
        if (texts := self._first_texts.get(client.language)) is not None:
            links.append(f"</{texts}>; rel=modulepreload")
        if not _segments(client.scope["path"]):
            links += [f"<{path}>; rel=preload; as=fetch; crossorigin" for path in ASKED_BY_START_PAGE]
        return ", ".join(links)


def _segments(path: str) -> list[str]:
    return [segment for segment in path.split("/") if segment]


def _parts(file: File, client: Client, *, is_head: bool, status: int = 200, links: str = "") -> list[Message]:
    encoding, body = file.encoded(client.header(b"accept-encoding") or "")
    caching = "public, max-age=31536000, immutable" if file.is_for_ever else "no-cache"
    headers = {"content-type": file.kind, "etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if status == 200 and client.header(b"if-none-match") == file.tag:
        status, body = 304, b""
    else:
        headers["content-length"] = str(len(body))
        if encoding:
            headers["content-encoding"] = encoding
    if links:
        headers["link"] = links
    written = [(name.encode(), value.encode()) for name, value in headers.items()]
    return [
        {"type": "http.response.start", "status": status, "headers": written},
        {"type": "http.response.body", "body": b"" if is_head else body},
    ]


def _bare_page(language: str) -> bytes:
    """For an installation without the client: better than an empty window."""
    told = message("serve-no-client", language)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Magie</title><h1>Magie</h1><p>{told}</p></html>'
    ).encode()
