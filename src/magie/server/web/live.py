"""The live connection of a room: what happens at the table, both ways. One per device and room."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator

from starlette.websockets import WebSocket

from magie.server.ask.questions import answer
from magie.server.live.hub import Hub
from magie.server.live.room import Room
from magie.server.live.tokens import SeatRight
from magie.server.problems import TableError
from magie.server.schema.frames import Ack, Ping, Pong
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
from magie.server.schema.wire import write
from magie.server.web.connection import RESTART, Connection

COME_BACK_AFTER = (1.0, 4.0)  # seconds; not all at once
Spoken = Propose | Vote | SetPace | Say | AtReader  # wishes of a seat that are no actions of the game


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


class RoomConnection(Connection[ClientFrame, Room]):
    """A device at a room."""

    read = staticmethod(read_frame)

    def __init__(self, socket: WebSocket, hub: Hub, room: str) -> None:
        super().__init__(socket, hub)
        self._room_id = room
        self.viewer: int | None = None
        self.muted: frozenset[int] = frozenset()

    async def enter(self, hello: ClientFrame) -> Room:
        if not isinstance(hello, Hello):
            raise TableError("command/unreadable", detail="hello comes first")
        self.language = hello.language
        self.muted = frozenset(hello.muted)
        rights = [self._seat_right(token) for token in hello.tokens]
        return await self.hub.enter(self._room_id, self, rights, hello.since, hello.viewer)

    def _seat_right(self, token: str) -> SeatRight:
        right = self.hub.tokens.read(token)
        if not isinstance(right, SeatRight):
            raise TableError("room/no-right")
        return right

    def leave(self, room: Room) -> None:
        room.audience.leave(self)

    async def answer(self, room: Room, frame: ClientFrame) -> None:
        match frame:
            case Command():
                with self._counted():
                    seat = self._acting_seat(frame)
                    author, epoch = f"seat:{seat}", self.held[seat]
                    rev = await room.act(seat, frame.do, frame.rev, author=author, command=frame.id, epoch=epoch)
                    self.push(write(Ack(id=frame.id, rev=rev)))
            case Propose() | Vote() | SetPace() | Say() | AtReader():
                await self._speak(room, frame)
            case Mute():
                self.muted = frozenset(frame.seats)
            case Look():
                await room.audience.look(self, frame.viewer)
            case Ask() | Try() | Appraise() | Suggest() | Advise():
                await answer(room, self, frame)
            case Ping():
                self.push(write(Pong(now=room.clock())))
            case Hello():
                raise TableError("command/unreadable", detail="hello comes once")

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        """Measures a command of the game until it is acknowledged or refused."""
        began = time.perf_counter()
        metrics = self.hub.metrics
        try:
            yield
        except TableError as problem:
            metrics.count("magie_commands_total", result=problem.code)
            raise
        metrics.count("magie_commands_total", result="ack")
        metrics.took("magie_command_seconds", time.perf_counter() - began)

    async def _speak(self, room: Room, frame: Spoken) -> None:
        """What somebody wants of the table instead of the game."""
        if isinstance(frame, SetPace) and not self.held and not self.hub.is_closing:
            self.push(write(Ack(id=frame.id, rev=await room.room_commands.set_pace_watching(frame.pace, frame.id))))
            return
        seat = self._acting_seat(frame)
        epoch = self.held[seat]
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
        self.push(write(Ack(id=frame.id, rev=rev)))

    def _acting_seat(self, frame: Command | Spoken) -> int:
        """Whose wish it is: the seat it names, or the only one of the device. Nobody's while the server stops."""
        if self.hub.is_closing:
            raise TableError("room/closing")
        if frame.seat is None:
            if len(self.held) != 1:
                raise TableError("command/which-seat" if self.held else "room/no-right")
            return next(iter(self.held))
        if frame.seat not in self.held:
            raise TableError("room/no-right")
        return frame.seat
