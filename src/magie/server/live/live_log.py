"""A log at work in this process, and the devices that listen to it: what rooms and banks have in common.

The log decides. A row is judged on what this process knows and appended with the number that would come next. If
another process was faster, the store says so; then the news are read and the row is judged again. Nothing is told or
acknowledged before the store has it.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from magie.server.live.log_clock import LogClock
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.log.draft import Draft
from magie.server.problems import TableError
from magie.server.schema.problem import Problem
from magie.server.schema.values import MOST_ENTRIES
from magie.server.schema.wire import write
from magie.server.store.base import LogRow, NewRow
from magie.server.store.errors import Repeated, StoreError, Taken, Unavailable, Unknown

if TYPE_CHECKING:
    from magie.server.live.hub import Hub

log = logging.getLogger("magie.rooms.log")
FOLD_ON_LOOP = 8  # rows; more are folded in a thread, so that other rooms go on
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

    kinds: ClassVar[Mapping[type, str]]  # what rows of a payload's type are called in the log

    def __init__(self, hub: Hub, room: str) -> None:
        self.id = room
        self.hub = hub
        self.lock = asyncio.Lock()
        self.clock = LogClock(hub.clock, hub.sources.steady)
        self.is_loaded = False
        self.listeners: set[Listening] = set()
        self.recent: deque[Known] = deque(maxlen=MOST_ENTRIES)
        self._is_committing = False
        self._heard_of = 0  # the row that was announced while we were appending it, or another process was

    @property
    @abstractmethod
    def rev(self) -> int:
        """The last row this process has folded."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it or does anything with it now."""
        return self.is_loaded and not self.listeners and not self.lock.locked()

    def forgotten(self) -> None:
        """No longer kept by this process; what stands in the store has everything."""
        return

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called in a sentence about this log."""
        return ()

    @abstractmethod
    def fold_in(self, row: LogRow, draft: Draft[Payload] | None = None) -> Known:
        """Fold the next row; `draft` is what it was appended from, if that was done here."""

    @abstractmethod
    def tell(self, news: Sequence[Known]) -> None:
        """Send every device what became of these rows."""

    @abstractmethod
    def check_epoch(self, number: int, epoch: int) -> None:
        """Raises TableError if the seat or card has gone to another device since."""

    @abstractmethod
    def lose(self, listener: Listening, number: int, problem: Problem) -> Any:
        """The frame that tells a device that it has lost a seat or card."""

    @abstractmethod
    def presence(self) -> Any:
        """The frame that says who is connected."""

    # --- reading ------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others appended, and tell it. The lock must be held."""
        rows = await self.hub.store.read(self.id, self.rev)
        self.clock.not_before(max((row.time for row in rows), default=0))

        def fold_all() -> list[Known]:
            return [self.fold_in(row) for row in rows if row.seq == self.rev + 1]

        news = fold_all() if len(rows) <= FOLD_ON_LOOP else await asyncio.to_thread(fold_all)
        self.recent.extend(news)
        self.tell(news)

    def wake(self, seq: int) -> None:
        """The log has grown to the row `seq` (0: nobody knows how far), by us or by another process."""
        if self.is_loaded and 0 < seq <= self.rev:
            return
        if self._is_committing and seq == self.rev + 1:
            self._heard_of = seq  # ours, or it has beaten ours: `commit` folds it either way
        else:
            self.hub.spawn(self.look(seq))

    async def look(self, seq: int) -> None:
        """Read what was appended up to the row `seq` (0: nobody knows how far), unless it is known by now."""
        async with self.lock:
            if not self.is_loaded or (seq and self.rev >= seq):
                return
            try:
                await self.catch_up()
            except StoreError:
                log.warning("a log could not be read", extra={"room": self.id})

    # --- appending ----------------------------------------------------------------------------------------------

    async def commit(self, draft: Callable[[], Draft[Payload]]) -> int:
        """Append the row that `draft` makes; returns its number.

        `draft` is called again after every lost race, because things stand otherwise then; it raises TableError when
        the command is not possible (any more). The lock must be held.
        """
        self._is_committing = True
        try:
            return await self._commit(draft)
        finally:
            self._is_committing = False
            if self._heard_of > self.rev:  # the store failed us, and others have gone on
                self.hub.spawn(self.look(self._heard_of))

    async def _commit(self, draft: Callable[[], Draft[Payload]]) -> int:
        for attempt in range(TRIES):
            row = draft()
            new = NewRow(
                kind=self.kinds[type(row.payload)],
                payload=msgspec.json.encode(row.payload),
                author=row.author,
                command=row.command,
                time=self.clock(),
            )
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
            known = self.fold_in(LogRow(room=self.id, seq=seq, **msgspec.structs.asdict(new)), row)
            self.recent.append(known)
            self.tell([known])
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

    def take_lost(self) -> None:
        """Devices whose seat or card has gone elsewhere lose it, and are told."""
        is_changed = False
        for listener in list(self.listeners):
            for number, epoch in list(listener.held.items()):
                try:
                    self.check_epoch(number, epoch)
                except TableError as moved:
                    del listener.held[number]
                    listener.push(write(self.lose(listener, number, moved.problem(listener.language))))
                    is_changed = True
        if is_changed:
            self.tell_presence()

    def tell_presence(self, but: Listening | None = None) -> None:
        frame = write(self.presence())
        for listener in list(self.listeners):
            if listener is not but:
                listener.push(frame)
