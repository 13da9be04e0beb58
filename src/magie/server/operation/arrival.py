"""A connection that has just been accepted: looked at until it is clear which worker it is for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING

from magie.server.operation.routing import ENOUGH, is_all_seen, name_in
from magie.server.safety.guard import DEADLINE

if TYPE_CHECKING:
    from magie.server.operation.dispatcher import Dispatcher, Place


class Arrival:
    """A connection of which nobody knows yet where it goes. It has as long as any request to arrive."""

    def __init__(self, dispatcher: Dispatcher, line: socket.socket, address: str) -> None:
        self.line = line
        self.address = address
        self.waits_at: Place | None = None
        self._dispatcher = dispatcher
        self._loop = asyncio.get_running_loop()
        self._seen = 0
        line.setblocking(False)
        self._loop.add_reader(line, self._look)
        self._timer = self._loop.call_later(DEADLINE, self.end)

    def _look(self) -> None:
        try:
            beginning = self.line.recv(ENOUGH, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            beginning = b""
        if not beginning:
            self.end()
            return
        name = name_in(beginning)
        if name is None and not is_all_seen(beginning) and len(beginning) > self._seen:
            # Not before there is more: what is looked at and not taken would wake us again at once.
            self._seen = len(beginning)
            self._wake_at(self._seen + 1)
            return
        if self._seen:
            self._wake_at(1)
        self._loop.remove_reader(self.line)
        self._dispatcher.pass_on(self, name)

    def _wake_at(self, count: int) -> None:
        with contextlib.suppress(OSError):
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, count)

    def let_go(self) -> None:
        """It is somebody else's from now on."""
        self._timer.cancel()
        self._loop.remove_reader(self.line)
        if self.waits_at is not None:
            self.waits_at.waiting.remove(self)
            self.waits_at = None

    def end(self) -> None:
        self.let_go()
        self.line.close()
        self._dispatcher.lines.give_back(self.address)
