"""Rooms and rows to try a store with."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from magie.server.store import NewRoom, NewRow, Store, open_store
from magie.server.store.base import Clock, RoomState, wall_clock

PATIENCE_S = 30


@contextlib.asynccontextmanager
async def opened(address: str | Path, clock: Clock = wall_clock) -> AsyncIterator[Store]:
    store = await open_store(address, clock=clock)
    try:
        yield store
    finally:
        await store.close()


def new_room(name: str = "room", code: str | None = None, state: RoomState = "open") -> NewRoom:
    return NewRoom(id=name, code=code, edition="classic", seats=3, setup=b'{"edition":"classic"}', state=state)


def row(payload: bytes = b"{}", command: str | None = None, author: str = "seat 1") -> NewRow:
    return NewRow(kind="command", payload=payload, author=author, command=command)


async def payloads(store: Store, room: str = "room") -> list[bytes]:
    return [found.payload for found in await store.read(room)]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something another thread, task or process does."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.005)


class HandClock:
    """A clock that a test sets."""

    def __init__(self, now: int = 1_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now
