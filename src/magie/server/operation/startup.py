"""What stands behind the door: the client's files at once, the application as soon as the engine is ready.

Its machine code may have to be built first, which takes some seconds on a new machine. Until then `/api/health` says
how far that is, the editions can be looked at and chosen on the page, and everything else of the server is refused for
the moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.middleware.gzip import GZipMiddleware

from magie.server.host.files import Files
from magie.server.problems import TableError
from magie.server.safety.client import Scope
from magie.server.safety.gate import CLIENT, Application, Receive, Send, refusal
from magie.server.schema.editions import Editions
from magie.server.schema.operation import Health
from magie.version import VERSION

if TYPE_CHECKING:
    from magie.server.log.editions import Shelf

RETRY_AFTER = 2  # seconds
FEWEST_FOR_A_GUESS = 4  # steps of a build
EDITIONS = "/api/editions"
WORTH_PACKING = 1000  # bytes
PACKING = 5  # of 9: more takes twice the time for a fiftieth of the bytes


class Startup:
    """Files, and the application once there is one."""

    def __init__(self, files: Files | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.files = files or Files()
        self._clock = clock
        self._packed = GZipMiddleware(self._answer, minimum_size=WORTH_PACKING, compresslevel=PACKING)
        self.application: Application | None = None
        self.shelf: Shelf | None = None  # the editions, which need no engine to be looked at
        self._began = clock()
        self._done = 0
        self._of = 0
        self._steps: list[float] = []  # when each step of a build was done

    def built(self, done: int, of: int, doing: str) -> None:
        """A listener for a build of machine code; called from its thread."""
        if done > self._done:
            self._steps.append(self._clock())
        self._done = done
        self._of = max(done, of)

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
        """A guess: the rest takes as long for each step as those that are done."""
        steps = self._steps
        if len(steps) < FEWEST_FOR_A_GUESS:
            return None
        each = (steps[-1] - steps[0]) / (len(steps) - 1)
        waited = self._clock() - steps[-1]
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
        if is_http and await self.files.answer(scope[CLIENT], send):
            return
        # Answers to a question without a body hold no token, so nothing can be guessed from how well they are packed.
        if is_http and scope["method"] == "GET":
            await self._packed(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_http = scope["type"] == "http"
        if self.application is not None:
            await self.application(scope, receive, send)
        elif is_http and (answer := self._known_already(scope["path"])) is not None:
            await _send_json(answer, send)
        else:
            if not is_http:
                await receive()
            problem = TableError("command/starting", seconds=RETRY_AFTER)
            for part in refusal(scope[CLIENT], problem, "http" if is_http else "websocket.http"):
                await send(part)


async def _send_json(answer: Any, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(answer)})
