"""A server is killed in mid-game a few times; `python -m tests.server.crash --kills 100` does it for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crash import Report, crash_loop

KILLS = 3
ROOMS = 3


def check(report: Report) -> None:
    assert report.kills == KILLS and report.lost == 0
    assert report.acknowledged > KILLS
    assert report.resumed >= KILLS


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    check(asyncio.run(crash_loop(str(tmp_path / "tables.sqlite3"), KILLS, rooms=ROOMS)))


def test_nothing_acknowledged_is_lost_on_postgres(empty_postgres_url: str) -> None:
    check(asyncio.run(crash_loop(empty_postgres_url, KILLS, rooms=ROOMS)))
