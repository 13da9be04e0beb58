"""What stands behind the door: the client's files at once, the application as soon as the engine is ready.

The engine may have to be compiled first, which takes minutes on a new machine. Until then `/api/health` says how far it
is, everything else of the server is refused for the moment, and the page can be looked at.
"""

from __future__ import annotations

import time

import msgspec

from magie.server.operation.files import Files
from magie.server.problems import TableError
from magie.server.safety.asker import Scope
from magie.server.safety.gate import ASKER, Application, Receive, Send, refusal
from magie.server.schema import Health
from magie.version import VERSION

RETRY_AFTER = 2  # seconds


class Front:
    """Files, and the application once there is one."""

    def __init__(self, files: Files | None = None) -> None:
        self.files = files or Files()
        self.application: Application | None = None
        self._began = time.monotonic()
        self._done = 0
        self._of = 0

    def compiled(self, done: int, of: int, name: str) -> None:
        """A listener for the compiler; called from its thread."""
        self._done = done
        self._of = max(done, of)

    def health(self) -> Health:
        """How far the start is."""
        seconds = round(time.monotonic() - self._began, 1)
        return Health(status="starting", version=VERSION, done=self._done, of=self._of, seconds=seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_http = scope["type"] == "http"
        if is_http and await self.files.answer(scope[ASKER], send):
            return
        if self.application is not None:
            await self.application(scope, receive, send)
        elif is_http and scope["path"] == "/api/health":
            await _send_health(self.health(), send)
        else:
            if not is_http:
                await receive()
            problem = TableError("command/starting", seconds=RETRY_AFTER)
            for part in refusal(scope[ASKER], problem, "http" if is_http else "websocket.http"):
                await send(part)


async def _send_health(health: Health, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(health)})
