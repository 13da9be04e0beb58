"""Servers are killed in mid-game a few times; `python -m tests.server.crash --kills 100` does it for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server import crash
from tests.server.crash import SERVERS, Report, crash_loop, load_reports

KILLS = 3
ROOMS = 3


def check(report: Report) -> None:
    assert report.kills >= KILLS
    assert report.acknowledged > KILLS
    assert report.resumed >= KILLS


def test_nothing_acknowledged_is_lost_on_sqlite_and_a_stopped_run_goes_on_counting(tmp_path: Path) -> None:
    state = tmp_path / "crash.json"
    run = ["--on", "sqlite", "--rooms", str(ROOMS), "--state", str(state)]
    assert crash.main([*run, "--kills", str(KILLS - 1)]) == 0
    first = load_reports(state)["sqlite"]
    assert first.kills == KILLS - 1 and first.rooms >= ROOMS
    assert crash.main([*run, "--kills", str(KILLS), "--resume"]) == 0
    both = load_reports(state)["sqlite"]
    check(both)
    assert both.kills == KILLS and both.rooms >= first.rooms + ROOMS
    assert both.acknowledged > first.acknowledged and both.seconds > first.seconds


def test_nothing_acknowledged_to_players_at_two_processes_is_lost_on_postgres(empty_postgres_url: str) -> None:
    saved: list[Report] = []
    begun = Report("postgres", SERVERS["postgres"])
    report = asyncio.run(crash_loop(begun, empty_postgres_url, KILLS, saved.append, rooms=ROOMS))
    check(report)
    assert report.servers == 2 and report.moved > 0
    assert [each.kills for each in saved] == sorted(each.kills for each in saved) and saved[-1] == report


def test_nothing_acknowledged_to_players_at_workers_is_lost(empty_postgres_url: str) -> None:
    begun = Report("workers", SERVERS["workers"])
    report = asyncio.run(crash_loop(begun, empty_postgres_url, KILLS, lambda saved: None, rooms=ROOMS))
    check(report)
    assert report.servers == 3
