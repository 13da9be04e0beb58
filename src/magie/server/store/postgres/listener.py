"""Hears of appends by any process. When the connection is lost it comes back, and every room is asked to look at its
log: a lost notification costs time, never a row.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from magie.server.store.base import EVERY_ROOM, Counters
from magie.server.store.errors import CannotOpen
from magie.server.store.postgres import driver
from magie.server.store.subscribers import Subscribers

CHANNEL = "magie_log"
SECONDS_TO_BEGIN = 2 * driver.SECONDS_TO_CONNECT
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 5.0
# A cable that was pulled says nothing; so ask now and then whether anybody is there.
SIGN_OF_LIFE_S = 15.0

_log = logging.getLogger(__name__)


class Listener:
    """One connection that only listens."""

    def __init__(self, address: str, subscribers: Subscribers, counters: Counters) -> None:
        self._address = address
        self._subscribers = subscribers
        self._counters = counters
        self._listening = asyncio.Event()
        self._stopped = False

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
        connection = await asyncpg.connect(self._address, timeout=driver.SECONDS_TO_CONNECT)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._listening.set()
            # Rows may have come while nobody listened.
            self._subscribers.tell([(EVERY_ROOM, 0)])
            while not gone.is_set():
                try:
                    # Not wait_for: before Python 3.12 it can swallow a cancellation, and we would listen for ever.
                    async with asyncio.timeout(SIGN_OF_LIFE_S):
                        await gone.wait()
                except TimeoutError:
                    await connection.fetchval("SELECT 1", timeout=driver.SECONDS_TO_CONNECT)
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        room, _, seq = payload.rpartition(" ")
        if room and seq.isdecimal():  # anybody with access to the database can notify; only our own words count
            self._subscribers.tell([(room, int(seq))])
