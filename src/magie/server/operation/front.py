"""What stands behind the door: the client's files at once, the application as soon as the engine is ready.

The engine may have to be compiled first, which takes minutes on a new machine. Until then `/api/health` says how far it
is, the editions can be looked at and chosen on the page, and everything else of the server is refused for the moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from magie.server.operation.files import Files
from magie.server.problems import TableError
from magie.server.safety.asker import Scope
from magie.server.safety.gate import ASKER, Application, Receive, Send, refusal
from magie.server.schema.editions import Editions
from magie.server.schema.operation import Health
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.server.rooms.editions import Shelf

RETRY_AFTER = 2  # seconds
FEWEST_FOR_A_GUESS = 8  # functions
EDITIONS = "/api/editions"


class Front:
    """Files, and the application once there is one."""

    def __init__(self, files: Files | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.files = files or Files()
        self._clock = clock
        self.application: Application | None = None
        self.shelf: Shelf | None = None  # the editions, which need no engine to be looked at
        self._began = clock()
        self._done = 0
        self._of = 0
        self._compiled: list[float] = []  # when each function was ready that had to be compiled

    def compiled(self, done: int, of: int, name: str) -> None:
        """A listener for the compiler; called from its thread."""
        self._done = done
        self._of = max(done, of)
        self._compiled.append(self._clock())

    def health(self) -> Health:
        """How far the start is."""
        health = Health(
            status="starting",
            version=VERSION,
            done=self._done,
            of=self._of,
            seconds=round(self._clock() - self._began, 1),
        )
        if (left := self._seconds_left()) is not None:
            health.left = left
        return health

    def _seconds_left(self) -> int | None:
        """A guess: the rest takes as long for each function as those that were compiled so far."""
        compiled = self._compiled
        if len(compiled) < FEWEST_FOR_A_GUESS:
            return None
        each = (compiled[-1] - compiled[0]) / (len(compiled) - 1)
        waited = self._clock() - compiled[-1]
        return max(0, round(each * (self._of - self._done) - waited))

    def _known_already(self, path: str) -> Any:
        """What can be said before the engine is ready, or None."""
        if path == "/api/health":
            return self.health()
        if self.shelf is None:
            return None
        if path == EDITIONS:
            return Editions(editions=[self.shelf.card(name) for name in self.shelf.names()])
        folder, _, name = path.rpartition("/")
        return self.shelf.data(name) if folder == EDITIONS and name in self.shelf.names() else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_http = scope["type"] == "http"
        if is_http and await self.files.answer(scope[ASKER], send):
            return
        if self.application is not None:
            await self.application(scope, receive, send)
        elif is_http and (answer := self._known_already(scope["path"])) is not None:
            await _send_json(answer, send)
        else:
            if not is_http:
                await receive()
            problem = TableError("command/starting", seconds=RETRY_AFTER)
            for part in refusal(scope[ASKER], problem, "http" if is_http else "websocket.http"):
                await send(part)


async def _send_json(answer: Any, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(answer)})
