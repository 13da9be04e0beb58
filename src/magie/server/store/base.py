"""The interface of a store and the rows it keeps.

One room has one log, numbered 1, 2, 3, ... without gaps. `append` names the last number its author has seen; if another
row came in between, it raises `Taken`, the author reads the news and decides again. So any process may take any
command, and the log decides. When `append` returns, the rows survive the end of the process and of the machine.

All times are milliseconds since 1970 (UTC).
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from magie.server.store.condition import Condition

RoomState = Literal["open", "playing", "over"]
# (room, last number); ("*", 0) means: anything may have happened, every room looks at its log.
News = Callable[[str, int], None]
Clock = Callable[[], int]
EVERY_ROOM = "*"


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class NewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row to append.

    `payload` is JSON; `command` is the client's id of the command, at most one row of an append
    carries it; `time` is the store's clock unless given.
    """

    kind: str
    payload: bytes
    author: str = ""
    command: str | None = None
    time: int | None = None


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a log, as it was appended."""

    room: str
    seq: int
    kind: str
    payload: bytes
    author: str
    command: str | None
    time: int


class NewRoom(msgspec.Struct, frozen=True, kw_only=True):
    """A room to create. `setup` is JSON and never changes: edition name and data, switches, seats, options.
    `id` must be unguessable (`ids.new_room_id`); `code` is for typing (`ids.new_join_code`).
    """

    id: str
    code: str | None
    edition: str
    seats: int
    setup: bytes
    state: RoomState = "open"


class RoomFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a room besides its setup and its log. A room that is over has given its code back."""

    id: str
    code: str | None
    edition: str
    seats: int
    state: RoomState
    created: int


class RoomInfo(RoomFacts, frozen=True, kw_only=True):
    """What a list of rooms shows. `changed` is the time of the last row of the log, `head` its number (0: none)."""

    changed: int
    head: int


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A room with its setup."""

    info: RoomInfo
    setup: bytes


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """What the log of a room led to up to row `seq`, as somebody worked it out: a cache.

    `stamp` names the rules and the format it was made with, `digest` proves that it is whole; the store looks at
    neither.
    """

    seq: int
    stamp: str
    digest: str
    body: bytes


class RecordInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An uploaded record, without its text."""

    id: str
    edition: str
    created: int
    size: int


class KeptRoom(RoomFacts, frozen=True, kw_only=True, tag="room"):
    """A room in a backup."""

    setup: bytes


class KeptRow(LogRow, frozen=True, kw_only=True, tag="row"):
    """A row of a log in a backup."""


class KeptSecret(msgspec.Struct, frozen=True, kw_only=True, tag="secret"):
    """A secret of a room in a backup: without it a game in play could not go on."""

    room: str
    name: str
    value: bytes


class KeptRecord(msgspec.Struct, frozen=True, kw_only=True, tag="record"):
    """An uploaded record in a backup."""

    id: str
    edition: str
    created: int
    body: bytes


class KeptSetting(msgspec.Struct, frozen=True, kw_only=True, tag="setting"):
    """A setting in a backup."""

    key: str
    value: bytes


Kept = KeptRoom | KeptRow | KeptSecret | KeptRecord | KeptSetting


class Pruned(msgspec.Struct, frozen=True, kw_only=True):
    """How much was (or would be) removed."""

    rooms: int
    rows: int
    records: int


class Counters(msgspec.Struct, kw_only=True):
    """What this store object has done since it was opened, for metrics. On SQLite many appends share one commit."""

    appends: int = 0
    rows: int = 0
    commits: int = 0
    conflicts: int = 0
    repeats: int = 0
    listener_losses: int = 0
    heard: int = 0  # appends that PostgreSQL has told of, those of this process included
    heard_in_vain: int = 0  # of these, to rooms that nobody here holds


class Store(Protocol):
    """Rooms, their logs and secrets, uploaded records and settings. Opened with `open_store`; one per process.

    Any method may raise `Unavailable` (nothing was written), writing ones also `Unknown` (it may have been written). To
    repeat a write is always harmless: it does nothing, or says that it was done before.
    """

    counters: Counters
    condition: Condition

    @property
    def address(self) -> str:
        """Where the rooms are kept, for people: a path, or a database address without its password."""
        ...

    async def close(self) -> None:
        """Finish what was begun, then let go of the database. May be called twice."""
        ...

    async def check(self) -> None:
        """Return if the database answers, for health checks."""
        ...

    async def prove_writable(self) -> None:
        """Return if something could be written that changes nothing. Raises CannotOpen if there is hardly any room."""
        ...

    def subscribe(self, callback: News, held: Collection[str] = ()) -> Callable[[], None]:
        """Call back, on the event loop, after every append to a room of `held`; returns how to stop it.

        `held` are the rooms the caller keeps; it may change at any time. Who puts a room there calls `follow` before
        reading its log, or may miss what other processes append. The callback must not block and gets numbers only:
        read the log for the rest. ("*", 0) asks every room to look. A number may be told twice, late, or after a higher
        one, and of rooms that are not held.
        """
        ...

    async def follow(self, room: str) -> None:
        """From now on, hear of appends to this room by other processes, as long as a subscriber holds it."""
        ...

    async def create_room(
        self, room: NewRoom, *, rows: Sequence[NewRow] = (), secrets: Mapping[str, bytes] | None = None
    ) -> RoomInfo:
        """Create a room, its first rows and its secrets, all or nothing. Raises RoomExists, CodeTaken."""
        ...

    async def room(self, room: str) -> Room | None:
        """A room by its id."""
        ...

    async def room_with_code(self, code: str) -> RoomInfo | None:
        """The room that uses this join code now."""
        ...

    async def list_rooms(
        self, *, state: RoomState | None = None, limit: int = 100, beyond: RoomInfo | None = None
    ) -> list[RoomInfo]:
        """Rooms, last changed first. For the next page, ask for those beyond the last one of this page."""
        ...

    async def count_rooms(self, *, state: RoomState | None = None) -> int:
        """How many rooms there are."""
        ...

    async def set_code(self, room: str, code: str | None) -> None:
        """Give a room another join code, or none. Raises NoSuchRoom, CodeTaken."""
        ...

    async def delete_room(self, room: str) -> bool:
        """Remove a room with its log and secrets; False if there was none."""
        ...

    async def append(self, room: str, after: int, rows: Sequence[NewRow], *, state: RoomState | None = None) -> int:
        """Append rows directly after number `after`, all or nothing; returns the number of the last one.

        `state` becomes the state of the room with it. Raises Repeated (looked at first), Taken, NoSuchRoom.
        """
        ...

    async def read(self, room: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        """Rows with a number above `after`, in order."""
        ...

    async def head(self, room: str) -> int:
        """The last number in use, 0 for an empty log or no room."""
        ...

    async def find_command(self, room: str, author: str, command: str) -> LogRow | None:
        """The row an author's command stands in."""
        ...

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of one of fewer rows or of another stamp. Does nothing if the room has gone."""
        ...

    async def snapshot(self, room: str) -> Snapshot | None:
        """The snapshot of a room. It is in no backup: whoever misses it reads the log."""
        ...

    async def drop_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Remove one that is of no use; another that has taken its place stays."""
        ...

    async def keep_secret(self, room: str, name: str, value: bytes) -> bytes:
        """Keep a secret of a room unless it has one of this name; returns the one that is kept. Raises NoSuchRoom."""
        ...

    async def secret(self, room: str, name: str) -> bytes | None:
        """A secret of a room. It is in no log row; who reads it here must not send it before the end."""
        ...

    async def save_record(self, record: str, body: bytes, *, edition: str = "") -> RecordInfo:
        """Keep an uploaded record under an unguessable id; the first body under an id stays."""
        ...

    async def record(self, record: str) -> bytes | None:
        """The text of an uploaded record."""
        ...

    async def list_records(self, *, limit: int = 100) -> list[RecordInfo]:
        """Uploaded records, newest first."""
        ...

    async def setting(self, key: str) -> bytes | None:
        """A setting of this server."""
        ...

    async def set_setting(self, key: str, value: bytes) -> None:
        """Keep a setting; the last one counts."""
        ...

    async def keep_setting(self, key: str, value: bytes) -> bytes:
        """Keep a setting unless there is one; returns the one that is kept, the same for every process."""
        ...

    async def prune(self, older_than: int, *, state: RoomState | None = None, dry_run: bool = False) -> Pruned:
        """Remove rooms not changed since `older_than`, and as old records unless `state` narrows it to rooms."""
        ...

    def dump(self) -> AsyncIterator[Kept]:
        """Everything as of one moment, in an order in which it can be loaded; see `portable`."""
        ...

    async def load(self, kept: AsyncIterator[Kept]) -> None:
        """Fill an empty store with what another one dumped, all or nothing. Raises NotEmpty."""
        ...
