"""The tables, as numbered steps from nothing to now. A step that was released is never edited; a change is a new step.

Both databases run the same steps; a few words differ between them. For every number there is a database of that age in
`tests/server/store/fixtures`, which the tests upgrade and read.
"""

from __future__ import annotations

from typing import NamedTuple


class Dialect(NamedTuple):
    """The words in which the databases differ."""

    blob: str
    bigint: str
    # SQLite: a number that grows with every row and is never used twice, so that a process can ask what is new.
    log_id: str


SQLITE = Dialect(blob="BLOB", bigint="INTEGER", log_id="id INTEGER PRIMARY KEY AUTOINCREMENT, ")
POSTGRES = Dialect(blob="BYTEA", bigint="BIGINT", log_id="")

_STEPS: list[list[str]] = [
    [
        # The setup is the last column, so that lists of rooms need not read past it.
        """CREATE TABLE rooms(
            id TEXT NOT NULL PRIMARY KEY,
            code TEXT,
            edition TEXT NOT NULL,
            seats INTEGER NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
            created {bigint} NOT NULL,
            setup {blob} NOT NULL)""",
        "CREATE UNIQUE INDEX rooms_code ON rooms(code) WHERE code IS NOT NULL",
        # When a room last changed is the time of its last row; a column for it would have to be written every time.
        """CREATE TABLE log(
            {log_id}room TEXT NOT NULL REFERENCES rooms(id) ON DELETE CASCADE,
            seq INTEGER NOT NULL CHECK (seq > 0),
            kind TEXT NOT NULL,
            payload {blob} NOT NULL,
            author TEXT NOT NULL,
            command TEXT,
            time {bigint} NOT NULL,
            CONSTRAINT log_number UNIQUE (room, seq))""",
        "CREATE UNIQUE INDEX log_command ON log(room, author, command) WHERE command IS NOT NULL",
        """CREATE TABLE secrets(
            room TEXT NOT NULL REFERENCES rooms(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            value {blob} NOT NULL,
            PRIMARY KEY (room, name))""",
        "CREATE TABLE settings(key TEXT NOT NULL PRIMARY KEY, value {blob} NOT NULL)",
    ],
    [
        """CREATE TABLE records(
            id TEXT NOT NULL PRIMARY KEY,
            edition TEXT NOT NULL,
            created {bigint} NOT NULL,
            size INTEGER NOT NULL,
            body {blob} NOT NULL)""",
        "CREATE INDEX records_created ON records(created)",
    ],
    [
        # The last state that was worked out of a room's log: a cache, and never the truth.
        """CREATE TABLE snapshots(
            room TEXT NOT NULL PRIMARY KEY REFERENCES rooms(id) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            stamp TEXT NOT NULL,
            digest TEXT NOT NULL,
            body {blob} NOT NULL)""",
    ],
]

SCHEMA_VERSION = len(_STEPS)


def steps(dialect: Dialect, done: int) -> list[tuple[int, list[str]]]:
    """The steps still to do, each with the number the database has after it."""
    words = dialect._asdict()
    return [
        (number, [statement.format(**words) for statement in statements])
        for number, statements in enumerate(_STEPS, start=1)
        if number > done
    ]
