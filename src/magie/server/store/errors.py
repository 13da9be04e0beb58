"""What can go wrong with a store. Every error has a code for programs and a sentence for people.

StoreError
├── Taken         somebody else appended first: read the news and decide again
├── Repeated      this author has sent this command before: `.row` is where it stands
├── NoSuchRoom    the room does not exist, or was pruned
├── RoomExists    a room with this id exists
├── CodeTaken     a room that is not over uses this join code
├── Unknown       the database went away during the write: read the log to learn whether it happened
├── Unavailable   the database cannot be used now; nothing was written
├── CannotOpen    there is no store at this address, with the reason
│   └── NewerSchema   made by a newer Magie
├── BadBackup     a backup file that cannot be restored, with the line
└── NotEmpty      a backup is restored into an empty store only
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.errors import MagieError

if TYPE_CHECKING:
    from magie.server.store.base import LogRow


class StoreError(MagieError):
    """Base of everything a store raises on purpose; `code` is `store/...`."""

    code = "store/error"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(self.code)
        self.arguments = arguments

    def sentence(self, language: str | None = None) -> str:
        """What happened and what to do about it, in a language (default: the user's)."""
        from magie.text.fluent import message  # here, because whoever catches the error seldom wants the sentence

        return message(self.code.replace("/", "-"), language, **self.arguments)

    def __str__(self) -> str:
        return self.sentence()


class Taken(StoreError):
    """The number was used by somebody else. Nothing was written; `head` is the last number in use now."""

    code = "store/taken"

    def __init__(self, room: str, head: int) -> None:
        super().__init__(room=room, head=head)
        self.room = room
        self.head = head


class Repeated(StoreError):
    """The author has sent this command before. Nothing was written; `row` is the row of the first time."""

    code = "store/repeated"

    def __init__(self, row: LogRow) -> None:
        super().__init__(room=row.room, seq=row.seq)
        self.row = row


class NoSuchRoom(StoreError):
    code = "store/no-such-room"

    def __init__(self, room: str) -> None:
        super().__init__(room=room)
        self.room = room


class RoomExists(StoreError):
    code = "store/room-exists"

    def __init__(self, room: str) -> None:
        super().__init__(room=room)
        self.room = room


class CodeTaken(StoreError):
    """Another room that is not over uses this join code. Nothing was written; choose another code."""

    code = "store/code-taken"

    def __init__(self, join_code: str) -> None:
        super().__init__(join_code=join_code)
        self.join_code = join_code


class Unknown(StoreError):
    """The database went away while writing. Append again with the same command id, or read the log, to learn more."""

    code = "store/unknown"

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem)


class Unavailable(StoreError):
    """The database cannot be used now (locked, full, gone, closed). Nothing was written."""

    code = "store/unavailable"

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem)


class CannotOpen(StoreError):
    """No store at this address. `reason` is one of the reasons the sentence knows; passwords are left out."""

    code = "store/cannot-open"

    def __init__(self, address: str, reason: str, problem: str = "") -> None:
        super().__init__(address=address, reason=reason, problem=problem)
        self.address = address
        self.reason = reason


class NewerSchema(CannotOpen):
    """The database was written by a newer Magie; this one does not touch it."""

    code = "store/newer"

    def __init__(self, address: str, found: int, known: int) -> None:
        super().__init__(address, "newer")
        self.arguments |= {"found": found, "known": known}
        self.found = found
        self.known = known


class BadBackup(StoreError):
    """A backup file that is cut short, changed or not ours. Nothing was restored."""

    code = "store/bad-backup"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line=line, problem=problem)
        self.line = line
        self.problem = problem


class NotEmpty(StoreError):
    """A backup is restored into an empty store only, so that nothing is overwritten."""

    code = "store/not-empty"

    def __init__(self, address: str) -> None:
        super().__init__(address=address)
