"""A bank whose server is killed amid bookings: what was acknowledged is there, and nothing is booked twice."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from magie.bank.rows import KINDS, Booked, read_row
from magie.server.store import open_store
from tests.server.bank.kit import CASH, STEP, at_bank, opened
from tests.server.kit import new_id
from tests.server.processes import Served

BOOKINGS = 40
KILLS = 2


async def pay_on(served: Served, room: str, token: str, card: int, acknowledged: dict[str, int]) -> None:
    """Pay one step after another to the other card; what was not answered is sent again with the same id."""
    pending: str | None = None
    booked = 0
    while booked < BOOKINGS:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with at_bank(served, room, [token]) as phone:
                while booked < BOOKINGS:
                    pending = pending or new_id()
                    answer: dict[str, Any] = await phone.do(
                        "pay", command=pending, source=card, target=3 - card, amount=STEP * card
                    )
                    assert answer["type"] == "ack", answer
                    acknowledged[pending] = answer["rev"]
                    pending, booked = None, booked + 1
        await asyncio.sleep(0.1)


async def story(store: str) -> None:
    with Served(store) as served:
        await served.ready()
        room, tokens = await opened(served)
        acknowledged: dict[str, int] = {}
        phones = [
            asyncio.create_task(pay_on(served, room, token, card, acknowledged))
            for card, token in enumerate(tokens, start=1)
        ]
        for kill in range(1, KILLS + 1):
            while len(acknowledged) < 15 * kill:
                assert not any(phone.done() and phone.exception() for phone in phones)
                await asyncio.sleep(0.02)
            served.kill()
            served.start()
            await served.ready()
        await asyncio.gather(*phones)
        async with at_bank(served, room) as screen:
            moved = BOOKINGS * STEP
            assert [screen.balance(card) for card in (1, 2)] == [CASH + moved, CASH - moved]
    kept = await open_store(store)
    rows = await kept.read(room)
    await kept.close()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    booked = {row.command: row.seq for row in rows if row.kind == KINDS[Booked]}
    assert booked == acknowledged and len(booked) == 2 * BOOKINGS
    assert all(read_row(row.kind, row.payload) for row in rows)


def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    asyncio.run(story(str(tmp_path / "tables.sqlite3")))
