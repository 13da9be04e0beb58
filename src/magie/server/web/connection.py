"""A live connection: what those to a room and those to a bank have in common. The first frame is a hello."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Generic, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from magie.server.live.hub import Hub
from magie.server.live.live_log import LiveLog
from magie.server.problems import TableError
from magie.server.safety.computing import payer_with
from magie.server.safety.gate import CLIENT
from magie.server.safety.guard import LINE, Line
from magie.server.safety.limits import Bucket
from magie.server.schema.frames import Bye, Refused
from magie.server.schema.wire import Unparsable, write
from magie.server.store.errors import StoreError

HELLO_WITHIN = 5.0
MOST_WAITING = 256  # frames for a device that does not read
POLICY, SLOW, RESTART = 1008, 1013, 1012
SECONDS_TO_CLOSE = 2.0
# The other side has gone; starlette raises RuntimeError when it went while we were sending.
GONE = (WebSocketDisconnect, RuntimeError)
Frame = TypeVar("Frame")
Log = TypeVar("Log", bound=LiveLog[Any, Any, Any])


class Excess(TableError):
    """Too much for too long."""


class BadFrame(TableError):
    """A frame that cannot be carried out; `frame_id` is that of its command, if it could be read."""

    def __init__(self, code: str, frame_id: str | None, **arguments: Any) -> None:
        super().__init__(code, **arguments)
        self.frame_id = frame_id


class Connection(ABC, Generic[Frame, Log]):
    """A device on the line. What is pushed is sent at once, or waits until the device has read what came before."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.end_code: int | None = None  # how to close the line once everything is sent
        limits = hub.settings.limits
        # Only who comes through the door of a server, from another machine, has a limit.
        self.payer = payer_with(socket.scope.get(CLIENT))
        self._frames = Bucket(limits.frames) if self.payer.is_limited else None
        self._excess = 0
        self._most_excess = limits.frames_over
        self.held: dict[int, int] = {}
        self.language = "en"
        self.is_cut = False
        self._line: Line | None = socket.scope.get("extensions", {}).get(LINE)
        self._waiting: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None  # while something waits, or the line is being closed

    @staticmethod
    @abstractmethod
    def read(text: str, /) -> Frame:
        """What the device sent. Raises Unparsable, BadFrame."""

    @abstractmethod
    async def enter(self, hello: Frame) -> Log:
        """The first frame: where the device goes, and what it has a right to. Raises TableError."""

    @abstractmethod
    async def answer(self, log: Log, frame: Frame) -> None:
        """Any frame after that. Raises TableError."""

    @abstractmethod
    def leave(self, log: Log) -> None:
        """The line is cut."""

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        log: Log | None = None
        try:
            async with self._on_the_line():
                async with asyncio.timeout(HELLO_WITHIN):
                    hello = self.read(await self._receive())
                log = await self.enter(hello)
                while not self.is_cut:
                    await self._serve_frame(log)
        finally:
            if log is not None:
                self.leave(log)

    async def _serve_frame(self, log: Log) -> None:
        """Receive one frame and answer it; what is wrong with it is said, and the connection stays."""
        frame_id: str | None = None
        try:
            frame = self.read(await self._receive())
            frame_id = getattr(frame, "id", None)
            await self.answer(log, frame)
        except Unparsable as problem:
            self._refuse(log, None, TableError("command/unreadable", detail=str(problem)))
        except Excess:
            raise
        except BadFrame as problem:
            self._refuse(log, problem.frame_id, problem)
        except TableError as problem:
            self._refuse(log, frame_id, problem)
        except StoreError:
            self._refuse(log, frame_id, TableError("command/unavailable"))

    def _refuse(self, log: Log, frame_id: str | None, problem: TableError) -> None:
        self.push(write(Refused(id=frame_id, rev=log.rev, problem=problem.problem(self.language, log.names))))

    async def _receive(self) -> str:
        """The text of the next frame. Raises WebSocketDisconnect, Unparsable, TableError when there are too many."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        self._must_not_be_too_fast()
        text = message.get("text")
        if text is None:
            raise Unparsable("a frame is text")
        return str(text)

    def push(self, frame: bytes) -> None:
        if self.is_cut or self.end_code is not None:
            return
        if self._sender is None and self._line is not None and self._line.send_now(frame):
            return
        if len(self._waiting) == MOST_WAITING:
            self._cut()
        else:
            self._waiting.append(frame)
            self._start_sending()

    def _cut(self) -> None:
        """It reads too slowly. Cut, it comes back with the last revision it has seen."""
        self.is_cut = True
        self._waiting.clear()
        if self._line is not None:
            self._line.cut()
        else:
            self.end_code = SLOW

    def _start_sending(self) -> None:
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send until nothing waits; then close the line, if that was asked for."""
        try:
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
            if self.end_code is not None:
                self.is_cut = True
                await self.socket.close(self.end_code)
        except GONE as gone:
            self.is_cut = True
            if isinstance(gone, WebSocketDisconnect):
                self.hub.metrics.count("magie_client_faults_total", reason="left")
        finally:
            self._sender = None

    def _must_not_be_too_fast(self) -> None:
        """Count a frame. Raises TableError when there are too many, and at last Excess."""
        if self._frames is None or self._frames.take():
            return
        self._excess += 1
        raise (Excess if self._excess > self._most_excess else TableError)("command/too-fast", seconds=1)

    def hang_up(self, problem: TableError, after: float, code: int) -> None:
        """Send what waits, say why, and close the line."""
        self.push(write(Bye(after=after, problem=problem.problem(self.language))))
        self.end_code = code
        self._start_sending()

    @contextlib.asynccontextmanager
    async def _on_the_line(self) -> AsyncIterator[None]:
        """What ends the conversation is told to the other side, if it is there."""
        try:
            yield
        except TableError as problem:
            await self._close(problem, POLICY)
        except StoreError:
            await self._close(TableError("command/unavailable"), SLOW)
        except Unparsable as problem:
            await self._close(TableError("command/unreadable", detail=str(problem)), POLICY)
        except TimeoutError:
            await self._close(TableError("command/unreadable", detail="no hello"), POLICY)
        except GONE:
            pass
        finally:
            if (sender := self._sender) is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _close(self, problem: TableError, code: int) -> None:
        """Say why, then hang up; a device that does not read is not waited for."""
        self.hang_up(problem, 0.0, code)
        if self._sender is not None:
            _, unsent = await asyncio.wait([self._sender], timeout=SECONDS_TO_CLOSE)
            if unsent:
                self._cut()
