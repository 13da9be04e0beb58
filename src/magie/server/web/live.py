"""WebSocket: what happens live. One connection per device and room; the first frame is a hello."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from magie.server.ask.questions import answer
from magie.server.live.hub import Hub
from magie.server.live.room import Room
from magie.server.live.tokens import SeatRight
from magie.server.problems import TableError
from magie.server.safety.gate import CLIENT
from magie.server.safety.limits import Bucket, Limits
from magie.server.schema.frames import Ack, Bye, Ping, Pong, Refused
from magie.server.schema.from_client import (
    AtReader,
    ClientFrame,
    Command,
    Hello,
    Look,
    Mute,
    Propose,
    Say,
    SetPace,
    Vote,
    read_frame,
)
from magie.server.schema.questions import Advise, Appraise, Ask, Suggest, Try
from magie.server.schema.wire import Unparsable, write
from magie.server.store.errors import StoreError

log = logging.getLogger("magie.live")
HELLO_WITHIN = 5.0
QUEUE = 256
POLICY, SLOW, RESTART = 1008, 1013, 1012
Spoken = Propose | Vote | SetPace | Say | AtReader  # wishes of a seat that are no actions of the game
COME_BACK_AFTER = (1.0, 4.0)  # seconds; not all at once


class Connection:
    """A device on the line: what is pushed waits in a queue until the device has read what came before."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket = socket
        self.end_code: int | None = None  # how to close the line once everything is sent
        # Only who comes through the door of a server, from another machine, has a limit.
        client = socket.scope.get(CLIENT)
        self.household = "" if client is None else str(client.household)
        self._frames = None if client is None or client.is_local else Bucket(limits.frames)
        self._excess = 0
        self._most_excess = limits.frames_over
        self.held: dict[int, int] = {}
        self.viewer: int | None = None
        self.language = "en"
        self.muted: frozenset[int] = frozenset()
        self.is_cut = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def push(self, frame: bytes) -> None:
        if self.is_cut:
            return
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            # It reads too slowly. Cut, it comes back with the last revision it has seen.
            self.is_cut = True

    async def pump(self) -> None:
        """Send what is pushed, until the end."""
        while True:
            frame = await self._queue.get()
            if self.is_cut:
                await self.socket.close(SLOW)
                return
            if frame is None:
                if self.end_code is not None:
                    await self.socket.close(self.end_code)
                return
            await self.socket.send_text(frame.decode())

    def must_not_be_too_fast(self) -> None:
        """Count a frame. Raises TableError when there are too many, and at last Excess."""
        if self._frames is None or self._frames.take():
            return
        self._excess += 1
        raise (Excess if self._excess > self._most_excess else TableError)("command/too-fast", seconds=1)

    def hang_up(self, problem: TableError, after: float, code: int) -> None:
        """Send what is queued, say why, and close the line."""
        self.push(write(Bye(after=after, problem=problem.problem(self.language))))
        self.end_code = code
        self.finish()

    def finish(self) -> None:
        """Send what is still queued, then stop pumping."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)


class Excess(TableError):
    """Too much for too long."""


def say_goodbye(hub: Hub) -> None:
    """The server stops: everybody is told to come back in a moment."""
    hub.is_closing = True
    listeners = [listener for room in hub.live.values() for listener in room.listeners]
    for elsewhere in hub.listeners_elsewhere:
        listeners += elsewhere()
    for listener in listeners:
        if isinstance(listener, Connection):
            after = round(random.uniform(*COME_BACK_AFTER), 1)
            listener.hang_up(TableError("room/closing"), after, RESTART)


async def live(socket: WebSocket, hub: Hub, room_id: str) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    connection = Connection(socket, hub.settings.limits)
    room: Room | None = None
    try:
        async with on_the_line(connection) as pump:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await _receive(connection)
            if not isinstance(hello, Hello):
                raise TableError("command/unreadable", detail="hello comes first")
            connection.language = hello.language
            connection.muted = frozenset(hello.muted)
            rights = [_seat_right(hub, token) for token in hello.tokens]
            room = await hub.enter(room_id, connection, rights, hello.since, hello.viewer)
            while not pump.done():
                await _serve(hub, room, connection)
    finally:
        if room is not None:
            room.audience.leave(connection)


@contextlib.asynccontextmanager
async def on_the_line(connection: Connection) -> AsyncIterator[asyncio.Task[None]]:
    """What is pushed is sent meanwhile; whatever ends the conversation is told to the other side, if it is there."""
    pump = asyncio.create_task(connection.pump())
    try:
        yield pump
    except TableError as problem:
        await close(connection, pump, problem, POLICY)
    except StoreError:
        await close(connection, pump, TableError("command/unavailable"), SLOW)
    except Unparsable as problem:
        await close(connection, pump, TableError("command/unreadable", detail=str(problem)), POLICY)
    except TimeoutError:
        await close(connection, pump, TableError("command/unreadable", detail="no hello"), POLICY)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side has gone; starlette raises RuntimeError when it went while we were sending
    finally:
        pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await pump


async def _receive(connection: Connection) -> ClientFrame:
    """The next frame. Raises Unparsable, WebSocketDisconnect, TableError when there are too many."""
    return read_frame(await receive_text(connection))


async def receive_text(connection: Connection) -> str:
    """The text of the next frame."""
    message = await connection.socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    connection.must_not_be_too_fast()
    text = message.get("text")
    if text is None:
        raise Unparsable("a frame is text")
    return str(text)


def _seat_right(hub: Hub, token: str) -> SeatRight:
    right = hub.tokens.read(token)
    if not isinstance(right, SeatRight):
        raise TableError("room/no-right")
    return right


async def _serve(hub: Hub, room: Room, connection: Connection) -> None:
    """Receive one frame and answer it; what is wrong with it is said, and the connection stays."""
    frame_id: str | None = None
    try:
        frame = await _receive(connection)
        frame_id = getattr(frame, "id", None)
        match frame:
            case Command():
                await _carry_out(frame, hub, room, connection)
            case Propose() | Vote() | SetPace() | Say() | AtReader():
                await _speak(frame, hub, room, connection)
            case Mute():
                connection.muted = frozenset(frame.seats)
            case Look():
                await room.audience.look(connection, frame.viewer)
            case Ask() | Try() | Appraise() | Suggest() | Advise():
                await answer(room, connection, frame)
            case Ping():
                connection.push(write(Pong(now=hub.clock())))
            case Hello():
                raise TableError("command/unreadable", detail="hello comes once")
    except Unparsable as problem:
        _refuse(room, connection, None, TableError("command/unreadable", detail=str(problem)))
    except Excess:
        raise
    except TableError as problem:
        _refuse(room, connection, frame_id, problem)
    except StoreError:
        _refuse(room, connection, frame_id, TableError("command/unavailable"))


async def _carry_out(command: Command, hub: Hub, room: Room, connection: Connection) -> None:
    began = time.perf_counter()
    try:
        if hub.is_closing:
            raise TableError("room/closing")
        seat = _acting_seat(command, connection)
        epoch = connection.held[seat]
        rev = await room.act(seat, command.do, command.rev, author=f"seat:{seat}", command=command.id, epoch=epoch)
    except TableError as problem:
        hub.metrics.count("magie_commands_total", result=problem.code)
        raise
    connection.push(write(Ack(id=command.id, rev=rev)))
    hub.metrics.count("magie_commands_total", result="ack")
    hub.metrics.took("magie_command_seconds", time.perf_counter() - began)


async def _speak(
    frame: Propose | Vote | SetPace | Say | AtReader, hub: Hub, room: Room, connection: Connection
) -> None:
    """What somebody wants of the table instead of the game."""
    if hub.is_closing:
        raise TableError("room/closing")
    seat = _acting_seat(frame, connection)
    epoch = connection.held[seat]
    room_commands = room.room_commands
    match frame:
        case Propose():
            rev = await room_commands.propose(seat, epoch, frame.motion, frame.id)
        case Vote():
            rev = await room_commands.vote(seat, epoch, frame.ballot, frame.yes, frame.id)
        case SetPace():
            rev = await room_commands.set_pace(seat, epoch, frame.pace, frame.id)
        case Say():
            rev = await room_commands.say(seat, epoch, frame.phrase, frame.text, frame.id)
        case AtReader():
            rev = await room_commands.use_reader(seat, epoch, frame.input, frame.rev, frame.id)
    connection.push(write(Ack(id=frame.id, rev=rev)))


def _acting_seat(command: Command | Spoken, connection: Connection) -> int:
    """Whose action it is: the seat it names, or the only one of the device."""
    if command.seat is None:
        if len(connection.held) != 1:
            raise TableError("command/which-seat" if connection.held else "room/no-right")
        return next(iter(connection.held))
    if command.seat not in connection.held:
        raise TableError("room/no-right")
    return command.seat


def _refuse(room: Room, connection: Connection, frame_id: str | None, problem: TableError) -> None:
    told = problem.problem(connection.language, room.table.names)
    connection.push(write(Refused(id=frame_id, rev=room.table.rev, problem=told)))


async def close(connection: Connection, pump: asyncio.Task[None], problem: TableError, code: int) -> None:
    """Say why, then hang up."""
    connection.push(write(Bye(after=0.0, problem=problem.problem(connection.language))))
    connection.finish()
    with contextlib.suppress(asyncio.TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(2.0):
            await asyncio.shield(pump)
    if connection.socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError):
            await connection.socket.close(code)
