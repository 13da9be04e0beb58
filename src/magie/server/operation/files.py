"""The client's files, from memory. Browsers keep what the build named by its content for ever, and ask anew for the
rest. Addresses without an ending are pages of the client, which finds its way itself.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from magie.server.safety.asker import Asker, Scope
from magie.server.safety.gate import Message, Send
from magie.text.fluent import message

FOLDER = Path(__file__).parents[2] / "static"
START_PAGE = "index.html"
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


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    is_for_ever: bool


class Files:
    """All files of a folder; if there is none, one page that says so."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = _file(name, path.read_bytes())

    def find(self, path: str, language: str) -> File | None:
        """The file for a path of an address."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if "." in name.rpartition("/")[2] or name.startswith("api/") or name == "api":
            return None
        return self._files.get(START_PAGE) or _file(START_PAGE, _bare_page(language))

    async def answer(self, asker: Asker, send: Send) -> bool:
        """Send the file that was asked for; False if it is none of ours."""
        scope: Scope = asker.scope
        found = self.find(scope["path"], asker.language) if scope["method"] in ("GET", "HEAD") else None
        if found is None:
            return False
        for part in _parts(found, asker, is_head=scope["method"] == "HEAD"):
            await send(part)
        return True


def _file(name: str, body: bytes) -> File:
    ending = Path(name).suffix
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if ending in PACKED else None
    is_for_ever = name.startswith("assets/") and NAMED_BY_CONTENT.fullmatch(name) is not None
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', is_for_ever)


def _parts(file: File, asker: Asker, *, is_head: bool) -> list[Message]:
    is_packed = file.packed is not None and "gzip" in (asker.header(b"accept-encoding") or "")
    body = file.packed if is_packed and file.packed is not None else file.body
    caching = "public, max-age=31536000, immutable" if file.is_for_ever else "no-cache"
    headers = {"content-type": file.kind, "etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    status = 200
    if asker.header(b"if-none-match") == file.tag:
        status, body = 304, b""
    else:
        headers["content-length"] = str(len(body))
        if is_packed:
            headers["content-encoding"] = "gzip"
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
