"""A log at work in this process, and the devices that listen to it: what rooms and banks have in common.

The log decides. A row is judged on what this process knows and appended with the number that would come next. If
another process was faster, the store says so; then the news are read and the row is judged again. Nothing is told or
acknowledged before the store has it.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.draft import Draft
from magie.server.problems import TableError
from magie.server.schema.values import MOST_ENTRIES
from magie.server.schema.wire import write
from magie.server.store.base import LogRow, NewRow
from magie.server.store.errors import Repeated, Taken, Unavailable, Unknown

if TYPE_CHECKING:
    from magie.server.live.hub import Hub

TRIES = 12  # races lost in a row before a command is given back


class Device(Protocol):
    """A connected device. `held` are its seats, or cards, with the epochs of their tokens."""

    held: dict[int, int]
    language: str

    def push(self, frame: bytes) -> None:
        """Send a frame, without waiting."""


class News(Protocol):
    """What became of a row."""

    @property
    def rev(self) -> int: ...


Payload = TypeVar("Payload")
Listening = TypeVar("Listening", bound=Device)
Known = TypeVar("Known", bound=News)


class AlreadyThere(Exception):
    """Raised by a draft that need not be appended any more: it stands in the log, in the row `rev`."""

    def __init__(self, rev: int) -> None:
        super().__init__(rev)
        self.rev = rev


class LiveLog(ABC, Generic[Payload, Listening, Known]):
    """One log. Whoever reads or changes what follows from it holds the lock."""

    def __init__(self, hub: Hub, room: str) -> None:
        self.id = room
        self.hub = hub
        self.lock = asyncio.Lock()
        self.listeners: set[Listening] = set()
        self.recent: deque[Known] = deque(maxlen=MOST_ENTRIES)

    @property
    @abstractmethod
    def rev(self) -> int:
        """The last row this process has taken."""

    @abstractmethod
    async def catch_up(self) -> object:
        """Read what others appended, and tell it. The lock must be held."""

    @abstractmethod
    def written(self, payload: Payload) -> tuple[str, bytes]:
        """The kind of a row, and its bytes."""

    @abstractmethod
    def accept(self, row: LogRow, draft: Draft[Payload]) -> None:
        """The draft stands in the log as this row: take it, and tell it."""

    @abstractmethod
    def check_epoch(self, number: int, epoch: int) -> None:
        """Raises TableError if the seat or card has gone to another device since."""

    @abstractmethod
    def presence(self) -> Any:
        """The frame that says who is connected."""

    # --- appending ----------------------------------------------------------------------------------------------

    async def commit(self, draft: Callable[[], Draft[Payload]]) -> int:
        """Append the row that `draft` makes; returns its number.

        `draft` is called again after every lost race, because things stand otherwise then; it raises TableError when
        the command is not possible (any more). The lock must be held.
        """
        for attempt in range(TRIES):
            row = draft()
            kind, payload = self.written(row.payload)
            at = self.hub.clock()
            new = NewRow(kind=kind, payload=payload, author=row.author, command=row.command, time=at)
            try:
                seq = await self.hub.store.append(self.id, self.rev, [new], state=row.state)
            except Repeated as repeated:
                await self.catch_up()
                return repeated.row.seq
            except Taken:
                await self.catch_up()
                continue
            except Unknown:
                # Was it written? The log knows; a command finds itself there by its id.
                await asyncio.sleep(0.05 * (attempt + 1))
                await self.catch_up()
                if (found := await self.found_after_doubt(row)) is not None:
                    return found
                continue
            except Unavailable:
                raise TableError("command/unavailable") from None
            done = LogRow(
                room=self.id, seq=seq, kind=kind, payload=payload, author=row.author, command=row.command, time=at
            )
            self.accept(done, row)
            return seq
        raise TableError("command/unavailable")

    async def found_after_doubt(self, draft: Draft[Payload]) -> int | None:
        """The row of a draft of which nobody knew whether it was written, where it must not be judged again."""
        return None

    async def find(self, author: str, command: str) -> LogRow | None:
        """The row a command stands in, if it does."""
        return await self.hub.store.find_command(self.id, author, command)

    def must_hold(self, right: HostRight | SeatRight) -> None:
        """Raises TableError unless this is the right to a seat, or card, of this log that nobody else has by now."""
        if not isinstance(right, SeatRight) or right.room != self.id:
            raise TableError("room/no-right")
        self.check_epoch(right.seat, right.epoch)

    # --- listening ----------------------------------------------------------------------------------------------

    def missed(self, since: int | None) -> list[Known] | None:
        """What came after a revision; None if that is too much, or no revision of this log."""
        if since is None or since > self.rev:
            return None
        if since < self.rev and (not self.recent or self.recent[0].rev > since + 1):
            return None
        return [each for each in self.recent if each.rev > since]

    def tell_presence(self, but: Listening | None = None) -> None:
        frame = write(self.presence())
        for listener in list(self.listeners):
            if listener is not but:
                listener.push(frame)
