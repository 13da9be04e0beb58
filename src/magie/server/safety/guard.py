"""What uvicorn does not do: a deadline for receiving a request, and a limit to the connections of one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from magie.server.safety.client import is_loopback
from magie.server.safety.limits import Limits, household

DEADLINE = 10.0  # seconds in which a request must arrive
SLOWEST = 10_000  # bytes per second that a body must come with; a slow phone is faster


class Lines:
    """The lines that are open, by address."""

    def __init__(self, limits: Limits, *, is_behind_proxy: bool) -> None:
        self._limits = limits
        # A proxy brings the connections of everybody; there it is the proxy's to count.
        self._most = limits.all_connections if is_behind_proxy else limits.connections
        self._by_household: Counter[str] = Counter()
        self.refused = 0

    @property
    def open(self) -> int:
        return self._by_household.total()

    def take(self, address: str) -> bool:
        """Whether this address may have one more; if so, it is counted."""
        home = household(address)
        most = self._limits.all_connections if is_loopback(address) else self._most
        if self._by_household[home] >= most or self.open >= self._limits.all_connections:
            self.refused += 1
            return False
        self._by_household[home] += 1
        return True

    def give_back(self, address: str) -> None:
        home = household(address)
        self._by_household[home] -= 1
        if self._by_household[home] <= 0:
            del self._by_household[home]


def guarded_protocols(lines: Lines) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols for uvicorn, for HTTP and for WebSocket."""

    class GuardedHttp(HttpToolsProtocol):
        """Ends connections that are silent, too slow, or too many."""

        _timer: asyncio.TimerHandle | None = None
        _address: str | None = None
        _began = 0.0
        _received = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = str((transport.get_extra_info("peername") or ("?",))[0])
            if not lines.take(address):
                transport.abort()
                return
            self._address = address
            self._arm()

        def _arm(self) -> None:
            self._disarm()
            self._began = self.loop.time()
            self._received = 0
            self._timer = self.loop.call_later(DEADLINE, self._look)

        def _look(self) -> None:
            """The deadline has come: later for a long body that keeps coming."""
            allowed = DEADLINE + self._received / SLOWEST
            left = self._began + allowed - self.loop.time()
            if left <= 0:
                self._timer = None
                self.transport.abort()
            else:
                self._timer = self.loop.call_later(left, self._look)

        def _disarm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._arm()

        def on_body(self, body: bytes) -> None:
            self._received += len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._disarm()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._disarm()
            super().handle_websocket_upgrade()
            # From here on the other protocol has the line, and gives it back.
            if self._address is not None:
                successor = self.transport.get_protocol()
                if isinstance(successor, GuardedSocket):
                    successor.address, self._address = self._address, None

        def connection_lost(self, exc: Exception | None) -> None:
            self._disarm()
            if self._address is not None:
                lines.give_back(self._address)
                self._address = None
            super().connection_lost(exc)

    class GuardedSocket(WebSocketsSansIOProtocol):
        """A live connection, which counts as a line until it ends."""

        address: str | None = None

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
                # The hands were refused, not forgotten; without this uvicorn would report a mistake.
                self.handshake_complete = True

        def connection_lost(self, exc: Exception | None) -> None:
            if self.address is not None:
                lines.give_back(self.address)
                self.address = None
            super().connection_lost(exc)

    return GuardedHttp, GuardedSocket
