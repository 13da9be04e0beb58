"""`magie serve`, `magie admin` and `magie verify` as people type them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from magie.server.host.logs import room_digest
from magie.server.log.fairness import FIRST_SCHEME, FairChance, FirstFairChance
from magie.server.log.shares import by_seat
from magie.server.operation.process import listen
from magie.server.store import open_store
from magie.server.store.base import NewRoom, NewRow
from tests.cli.here import magie_here
from tests.server.fair_games import COMMITMENTS, CONTRIBUTIONS, SECRET, fair_game, with_proof
from tests.server.processes import SECONDS_TO_START, free_port

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "MAGIE_STORE"} | {"LC_ALL": "C.UTF-8"}


def magie(*arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "magie", *arguments], capture_output=True, text=True, env=ENVIRONMENT, encoding="utf-8"
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def asked(*arguments: str, code: int = 0) -> str:
    """The same in this process, for what is over at once."""
    return magie_here(*arguments, code=code, MAGIE_STORE=None)


# --- serve ------------------------------------------------------------------------------------------------------------


def test_a_server_starts_says_where_and_stops(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "magie", "serve", "--port", str(port), "--store", str(tmp_path / "t.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert f"http://127.0.0.1:{port}/" in said
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
            assert json.load(answer)["status"] in ("starting", "ok")
        assert "Ready" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert "kept" in process.stdout.read()
        assert process.wait(SECONDS_TO_START) == 0


def test_a_taken_port_is_refused_with_a_free_one(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        told = magie("serve", "--port", str(port), "--store", str(tmp_path / "t"), "--lang", "de", code=2)
    assert f"Port {port} ist belegt" in told and re.search(r"--port \d+", told)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "198.51.100.1"], "Cannot listen"),
        (["--port", "70000"], "0 to 65535"),
        (["--behind-proxy", "nonsense"], "--behind-proxy wants"),
        (["--editions", "/no/such/folder"], "no folder"),
        (["--connections", "0"], "at least 1"),
        (["--store", "/dev/null/tables.sqlite3", "--port", "0"], "Cannot open"),
        (["--store", "mysql://x", "--port", "0"], "Magie knows files"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in magie("serve", *arguments, code=2)


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("k" * 60)
    key.chmod(0o644)
    told = magie("serve", "--port", "0", "--store", str(tmp_path / "t.sqlite3"), "--key", str(key), code=2)
    assert f"chmod 600 {key}" in told


def test_a_broken_edition_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("name = 'mine'\n")
    told = magie("serve", "--port", "0", "--store", str(tmp_path / "t.sqlite3"), "--editions", str(tmp_path), code=2)
    assert "is broken at" in told


# --- admin ------------------------------------------------------------------------------------------------------------


def stopped_at(when: int) -> Callable[[], int]:
    """A clock that always tells this time."""
    return lambda: when


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store with a game in play and one that was over long ago."""
    address = str(tmp_path / "tables.sqlite3")

    async def fill() -> None:
        day = 24 * 3600 * 1000
        ago = {"old": time.time_ns() // 1_000_000 - 100 * day, "new": time.time_ns() // 1_000_000}
        for name, when in ago.items():
            made = await open_store(address, clock=stopped_at(when))
            room = NewRoom(id=f"room-{name}", code=None, edition="classic", seats=2, setup=b"{}")
            await made.create_room(room, rows=[NewRow(kind="sat", payload=b"{}")], secrets={"seed": b"s"})
            state = "over" if name == "old" else "playing"
            await made.append(room.id, 1, [NewRow(kind="acted", payload=b"{}")], state=state)  # type: ignore[arg-type]
            await made.close()

    asyncio.run(fill())
    return address


def test_rooms_are_listed_by_their_log_names(store: str) -> None:
    told = magie("admin", "rooms", "--store", store)
    assert room_digest("room-old") in told and room_digest("room-new") in told and "2 of 2" in told
    assert "room-old" not in told.replace(room_digest("room-old"), "")
    (only,) = json.loads(asked("admin", "rooms", "--store", store, "--state", "playing", "--json"))
    assert (only["id"], only["head"], only["state"]) == ("room-new", 2, "playing")


def test_old_rooms_are_cleared_out(store: str) -> None:
    prune = ["admin", "prune", "--store", store, "--older-than", "90"]
    assert "1 tables" in asked(*prune, "--dry-run")
    assert json.loads(asked(*prune, "--json"))["rooms"] == 1
    assert [room["id"] for room in json.loads(asked("admin", "rooms", "--store", store, "--json"))] == ["room-new"]


def test_a_backup_goes_into_another_store(store: str, tmp_path: Path, empty_postgres_url: str) -> None:
    backup = tmp_path / "backup.jsonl"
    assert "private" in asked("admin", "backup", str(backup), "--store", store)
    assert backup.stat().st_mode & 0o077 == 0
    asked("admin", "restore", str(backup), "--store", empty_postgres_url)
    rooms = json.loads(asked("admin", "rooms", "--store", empty_postgres_url, "--json"))
    assert {room["id"] for room in rooms} == {"room-old", "room-new"}
    assert "empty" in asked("admin", "restore", str(backup), "--store", empty_postgres_url, code=2)
    copy = tmp_path / "copy.sqlite3"
    asked("admin", "backup", str(copy), "--store", store)
    assert len(json.loads(asked("admin", "rooms", "--store", str(copy), "--json"))) == 2
    assert "already" in asked("admin", "backup", str(backup), "--store", store, code=2)


def test_a_damaged_store_is_neither_served_nor_looked_after(store: str, tmp_path: Path) -> None:
    path = Path(store)
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * (path.stat().st_size - 4096))
    told = magie("serve", "--port", "0", "--store", store, code=2)
    assert "damaged" in told and "magie admin restore" in told and "Ready" not in told
    for arguments in (["backup", str(tmp_path / "b.jsonl")], ["backup", str(tmp_path / "b.sqlite3")], ["rooms"]):
        assert "beschädigt" in asked("admin", *arguments, "--store", store, "--lang", "de", code=2)
    assert "beschadigd" in asked("admin", "prune", "--older-than", "1", "--store", store, "--lang", "nl", code=2)
    assert sorted(each.name for each in tmp_path.iterdir()) == [path.name]


@pytest.mark.parametrize(
    "arguments",
    [["backup"], ["restore"], ["prune"], ["rooms", "file"], ["rooms", "--limit", "0"], ["restore", "nothing"]],
)
def test_what_admin_cannot_do_is_said(arguments: list[str], store: str) -> None:
    assert len(asked("admin", *arguments, "--store", store, code=2)) > 20


# --- verify -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(with_proof(fair_game("classic", 20)), encoding="utf-8")
    return path


def test_an_honest_record_is_verified_and_said_what_that_means(record: Path) -> None:
    told = magie("verify", str(record))
    assert "Verified" in told and "00" * 16 in told
    assert "This proves" in told and "does not prove" in told
    assert "Geprüft" in asked("verify", str(record), "--lang", "de")
    found = json.loads(asked("verify", str(record), "--json", "--contribution", "FF" * 16))
    assert found["verified"] and found["outcomes"] > 2


def test_the_older_scheme_and_a_silent_seat_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    old = fair_game("classic", 20, FirstFairChance(SECRET, CONTRIBUTIONS))
    path.write_text(with_proof(old, scheme=FIRST_SCHEME, commitments=None, pools=None), encoding="utf-8")
    assert "older scheme" in asked("verify", str(path))
    silent = fair_game("classic", 20, FairChance(SECRET, {**CONTRIBUTIONS, 1: ""}))
    commitments = {**by_seat(COMMITMENTS), "1": "a" * 64}
    path.write_text(with_proof(silent, commitments=commitments), encoding="utf-8")
    told = asked("verify", str(path))
    assert "not revealed in time: Player 2" in told and "older scheme" not in told


def test_a_lie_is_found(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(with_proof(fair_game("classic", 20), secret=bytes(32).hex()), encoding="utf-8")
    assert "not the one that was committed to" in asked("verify", str(other), code=1)
    other.write_text(with_proof(fair_game("classic", 20), contributions={"0": "11" * 16}), encoding="utf-8")
    assert "not the one its seat had committed to" in asked("verify", str(other), code=1)
    other.write_text(with_proof(fair_game("classic", 20), contributions={"0": "00" * 16}), encoding="utf-8")
    assert "outcome number " in asked("verify", str(other), code=1)
    other.write_text(with_proof(fair_game("cards", 2), pools=[]), encoding="utf-8")
    assert "piles of cards" in asked("verify", str(other), code=1)
    other.write_text(with_proof(fair_game("classic", 20), secret=None), encoding="utf-8")
    assert "not revealed" in asked("verify", str(other), code=1)
    other.write_text(fair_game("classic", 20).record(), encoding="utf-8")
    assert "not played on a server" in asked("verify", str(other), code=1)
    assert "not the one you named" in asked("verify", str(record), "--commitment", "00" * 32, code=1)
    assert "not among those" in asked("verify", str(record), "--contribution", "12" * 16, code=1)
    assert SECRET.hex() in record.read_text(encoding="utf-8")


def test_what_is_no_record_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe")
    assert asked("verify", str(path), code=2)
    path.write_text("hello\n")
    assert "cannot be played" in asked("verify", str(path), code=1)
    assert asked("verify", str(tmp_path / "nothing"), code=2)
