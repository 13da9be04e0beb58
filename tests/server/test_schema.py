"""The contract with clients: what is published is what is checked, and every refusal has its sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from magie.server.problems import SETUP_CODES, STATUS, TableError
from magie.server.publish import FOLDER, documents
from magie.server.schema.from_client import ClientFrame, read_frame
from magie.server.schema.from_server import ServerFrame
from magie.server.schema.requests import Join, NewRoom
from magie.server.schema.wire import Unparsable, read_body
from magie.text.fluent import languages

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
BANK_PAGE = PAGE.with_name("bank.md")


@pytest.mark.parametrize("name", ["frames.json", "openapi.json"])
def test_published_schema_is_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == documents()[name], "run python -m magie.server.publish"


def test_typescript_types_can_be_made() -> None:
    """What the generator stumbles over: fixed tuples in the new style, references to nothing."""
    text = documents()["frames.json"]
    assert "prefixItems" not in text
    defined = set(json.loads(text)["$defs"])
    assert set(re.findall(r'"#/\$defs/([^"]+)"', text)) <= defined
    assert {"ClientFrame", "ServerFrame", "NewRoom", "RoomCard", "EditionFile", "DealFile"} <= defined


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    arguments = {
        "most": 1,
        "edition": "x",
        "bot": "x",
        "seat": 1,
        "count": 2,
        "engine": "0",
        "here": "1",
        "line": "3",
        "kind": "json",
        "step": 9,
        "last": 3,
        "name": "x",
        "host": "x",
        "seconds": 2,
        "known": "yes",
        "missing": 1,
        "least": 1,
        "setting": "margin",
        "deed": "x",
        "field": "start",
        "problem": "too_small",
    }
    assert len(TableError(code, **arguments).problem(language).sentence) > 10


def test_every_refused_set_up_has_a_code() -> None:
    """Whatever the editions and the families of games may refuse when a room is opened."""
    package = FOLDER.parents[1] / "src" / "magie"
    sources = [package / "game.py", *package.glob("editions/**/*.py"), *package.glob("text/**/*.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    codes = set(re.findall(r'IllegalSetup\(\s*"(\w+)"', text))
    assert len(codes) > 10 and codes <= set(SETUP_CODES)


def test_every_code_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8") + BANK_PAGE.read_text(encoding="utf-8")
    for code in STATUS:
        if not code.startswith("room/setup-"):
            assert f"`{code}`" in page, code


def test_every_frame_and_path_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8") + BANK_PAGE.read_text(encoding="utf-8").replace("{edition}", "{name}")
    for frame in (*ClientFrame.__args__, *ServerFrame.__args__):
        assert f"| `{frame.__struct_config__.tag}` |" in page
    for path in json.loads(documents()["openapi.json"])["paths"]:
        assert f"{path.replace('{name}', '{name}')}".split("?")[0].replace("{record}", "{id}") in page, path


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type": "nothing"}',
        b'{"type": "ping", "more": 1}',
        b'{"type": "command", "id": "short", "rev": 1, "do": "roll"}',
        b'{"type": "command", "id": "long-enough", "rev": "1", "do": "roll"}',
        b'{"type": "command", "id": "long-enough", "rev": -1, "do": "roll"}',
        b'{"type": "command", "id": "long-enough", "rev": 1e3, "do": "roll"}',
        b'{"type": "command", "id": "long-enough", "rev": 1, "do": []}',
        b'{"type": "hello", "tokens": "x"}',
        b'{"type": "hello", "language": "xx"}',
        b'{"type": "look"}',
        b'{"type": "command", "id": "long-enough", "rev": 1, "do": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001,
        b'"\xff"',
    ],
)
def test_what_is_no_frame_is_refused_as_such(raw: bytes) -> None:
    with pytest.raises(Unparsable):
        read_frame(raw)


@pytest.mark.parametrize("name", ["", "a\u202eb", "a\x00", "\u200b", "x" * 25, "line\nfeed"])
def test_names_cannot_disguise_themselves(name: str) -> None:
    body = {"id": "x" * 20, "name": name, "commitment": "0" * 64}
    with pytest.raises(Unparsable):
        read_body(msgspec.json.encode(body), Join)


@pytest.mark.parametrize("text", ["", "A", "\u202e", "1", "a b", "a\n", "x" * 41])
def test_texts_of_options_are_words(text: str) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    wish = {"edition": "classic", "seats": seats, "options": {"time_limit": text}}
    with pytest.raises(Unparsable):
        read_body(msgspec.json.encode(wish), NewRoom)
    assert read_body(msgspec.json.encode({**wish, "options": {"time_limit": "a_word"}}), NewRoom).options
