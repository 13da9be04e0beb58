"""What goes over the line packed, and what does not."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec

from magie.server.host.files import Files
from tests.server.kit import me
from tests.server.processes import opened


def test_a_file_comes_in_the_smallest_form_that_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_bytes(b"let a = 1; " * 500)
    (tmp_path / "page.js.br").write_bytes(b"packed by the build")
    (tmp_path / "picture.png").write_bytes(b"png" * 500)
    files = Files(tmp_path)
    script, picture = files.find("/page.js", "en"), files.find("/picture.png", "en")
    assert script is not None and picture is not None
    assert script.encoded("gzip, deflate, br, zstd") == ("br", b"packed by the build")
    encoding, body = script.encoded("gzip, deflate")
    assert (encoding, gzip.decompress(body)) == ("gzip", script.body)
    assert script.encoded("") == ("", script.body)
    assert picture.encoded("gzip, br") == ("", picture.body)
    assert files.find("/page.js.br", "en") is None, "it has no address of its own"


def test_data_is_packed_and_answers_with_tokens_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as server:
            accepting = {"accept-encoding": "gzip"}
            async with server.http.stream("GET", "/api/editions/classic", headers=accepting) as answer:
                sent = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == "gzip"
            assert msgspec.json.decode(gzip.decompress(sent))["card"]["name"] == "classic"
            assert len(sent) < 15_000
            wish = {"edition": "classic", "seats": [me("Ada"), me("Ben"), me("Cleo"), me("Dora")]}
            created = await server.http.post("/api/rooms", json=wish, headers=accepting)
            assert len(created.content) > 1000 and "content-encoding" not in created.headers
            page = await server.http.get("/", headers={"accept-language": "de"})
            assert "</api/editions>; rel=preload" in page.headers["link"]
            assert "rel=modulepreload" in page.headers["link"]

    asyncio.run(story())
