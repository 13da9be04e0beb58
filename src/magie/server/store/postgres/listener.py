"""Hears of appends to the rooms this process holds, by any process.

It listens to the channels of their buckets: to one more before a room is read (`follow`), and now and then to fewer.
When the connection is lost it comes back, and every room is asked to look at its log: a lost notification costs time,
never a row.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from magie.server.store.base import EVERY_ROOM, Counters
from magie.server.store.buckets import bucket_of
from magie.server.store.errors import CannotOpen
from magie.server.store.postgres import driver
from magie.server.store.subscribers import Subscribers

SECONDS_TO_BEGIN = 2 * driver.SECONDS_TO_CONNECT
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 5.0
# A cable that was pulled says nothing; so ask now and then whether anybody is there.
SIGN_OF_LIFE_S = 15.0

_log = logging.getLogger(__name__)


def channel_of(room: str) -> str:
    """Where appends to a room are told of."""
    return _channel(bucket_of(room))


def _channel(bucket: int) -> str:
    return f"magie_log_{bucket:02x}"


class Listener:
    """One connection that only listens."""

    def __init__(self, address: str, subscribers: Subscribers, counters: Counters) -> None:
        self._address = address
        self._subscribers = subscribers
        self._counters = counters
        self._listening = asyncio.Event()
        self._stopped = False
        self._connection: Any = None
        self._using = asyncio.Lock()  # the connection does one thing at a time
        self._buckets: set[int] = set()  # that we listen to

    async def start(self) -> None:
        """Return when the first connection listens, so that nothing appended from now on is missed."""
        self._task = asyncio.create_task(self._keep_listening(), name="magie-store-listener")
        waiting = asyncio.create_task(self._listening.wait())
        await asyncio.wait({self._task, waiting}, timeout=SECONDS_TO_BEGIN, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not self._listening.is_set():
            raise CannotOpen(driver.without_password(self._address), "unreachable", "LISTEN")

    async def stop(self) -> None:
        self._stopped = True
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def follow(self, room: str) -> None:
        """Return when appends to this room are heard of. While the connection is away that is when it comes back."""
        bucket = bucket_of(room)
        if bucket in self._buckets:
            return
        async with self._using:
            connection = self._connection
            if connection is None or bucket in self._buckets:
                return
            try:
                await connection.add_listener(_channel(bucket), self._hear)
            except Exception as problem:
                connection.terminate()  # the next one listens to all that is held by then
                if not driver.is_trouble(problem):
                    raise
            else:
                self._buckets.add(bucket)

    async def _listen_to_fewer(self) -> None:
        """Leave the channels of buckets of which no room is held any more. The connection must be in use by us."""
        unused = self._buckets - set(map(bucket_of, self._subscribers.held()))
        self._buckets -= unused  # at once: who follows a room of them now waits for us, and listens anew
        for bucket in unused:
            await self._connection.remove_listener(_channel(bucket), self._hear)

    async def _keep_listening(self) -> None:
        wait = FIRST_WAIT_S
        while not self._stopped:
            try:
                await self._listen()
            except Exception as problem:
                if not driver.is_trouble(problem):
                    _log.exception("the listener failed")
            if self._listening.is_set():
                self._listening.clear()
                self._counters.listener_losses += 1
                wait = FIRST_WAIT_S
                _log.warning("lost the connection that listens for appends; trying again")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    async def _listen(self) -> None:
        """Listen until the connection is gone."""
        asyncpg = driver.asyncpg(self._address)
        wait = driver.SECONDS_TO_CONNECT
        connection = await asyncpg.connect(self._address, timeout=wait, command_timeout=wait)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            async with self._using:
                buckets = set(map(bucket_of, self._subscribers.held()))
                for bucket in buckets:
                    await connection.add_listener(_channel(bucket), self._hear)
                self._connection, self._buckets = connection, buckets
            self._listening.set()
            # Rows may have come while nobody listened.
            self._subscribers.tell([(EVERY_ROOM, 0)])
            while not gone.is_set():
                try:
                    # Not wait_for: before Python 3.12 it can swallow a cancellation, and we would listen for ever.
                    async with asyncio.timeout(SIGN_OF_LIFE_S):
                        await gone.wait()
                except TimeoutError:
                    async with self._using:
                        await connection.fetchval("SELECT 1")
                        await self._listen_to_fewer()
        finally:
            self._connection, self._buckets = None, set()
            connection.terminate()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        room, _, seq = payload.rpartition(" ")
        if room and seq.isdecimal():  # anybody with access to the database can notify; only our own words count
            self._counters.heard += 1
            if self._subscribers.hold(room):
                self._subscribers.tell([(room, int(seq))])
            else:
                self._counters.heard_in_vain += 1
