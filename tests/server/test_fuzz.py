"""A little fuzzing in every run; `python -m tests.server.fuzz --messages 100000` does more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzz import fuzz


def test_whatever_is_sent_the_server_stays_up_and_refusals_change_nothing(tmp_path: Path) -> None:
    told = asyncio.run(fuzz(str(tmp_path / "tables.sqlite3"), 2000, seed=7))
    assert told["frames"] >= 1500 and told["rest"] > 500
    assert told["answers"]["refused"] > 500 and told["acknowledged"] > 20
