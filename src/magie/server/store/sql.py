"""Queries both databases understand. Parameters are $1, $2, ...; SQLite is given ?1, ?2, ..."""

from __future__ import annotations

LOG_COLUMNS = "room, seq, kind, payload, author, command, time"
ROOM_COLUMNS = "id, code, edition, seats, state, created, setup"
RECORD_COLUMNS = "id, edition, created, body"
# Values for both, in this order.
INSERT_LOG = f"INSERT INTO log({LOG_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
INSERT_ROOM = f"INSERT INTO rooms({ROOM_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
INSERT_SECRET = "INSERT INTO secrets(room, name, value) VALUES ($1, $2, $3)"
INSERT_RECORD = "INSERT INTO records(id, edition, created, size, body) VALUES ($1, $2, $3, $4, $5)"

HEAD = "SELECT coalesce(max(seq), 0) FROM log WHERE room = $1"
ROOM_IS_THERE = "SELECT 1 FROM rooms WHERE id = $1"
READ = f"SELECT {LOG_COLUMNS} FROM log WHERE room = $1 AND seq > $2 ORDER BY seq LIMIT $3"
FIND_COMMAND = f"SELECT {LOG_COLUMNS} FROM log WHERE room = $1 AND author = $2 AND command = $3"

_LAST_ROW = "LEFT JOIN log ON log.room = rooms.id AND log.seq = (SELECT max(seq) FROM log WHERE room = rooms.id)"
_CHANGED = "coalesce(log.time, rooms.created)"
_INFO = f"rooms.id, code, edition, seats, state, created, {_CHANGED} AS changed, coalesce(log.seq, 0) AS head"
ROOM = f"SELECT {_INFO}, setup FROM rooms {_LAST_ROW} WHERE rooms.id = $1"
ROOM_WITH_CODE = f"SELECT {_INFO} FROM rooms {_LAST_ROW} WHERE code = $1"
LIST_ROOMS = f"""SELECT {_INFO} FROM rooms {_LAST_ROW}
    WHERE (CAST($1 AS TEXT) IS NULL OR state = $1) AND ({_CHANGED}, rooms.id) < ($2, $3)
    ORDER BY changed DESC, rooms.id DESC LIMIT $4"""
COUNT_ROOMS = "SELECT count(*) FROM rooms WHERE CAST($1 AS TEXT) IS NULL OR state = $1"
UNCHANGED_ROOMS = f"""SELECT rooms.id FROM rooms {_LAST_ROW}
    WHERE {_CHANGED} < $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2) ORDER BY rooms.id"""
COUNT_UNCHANGED_ROWS = f"SELECT count(*) FROM log WHERE room IN ({UNCHANGED_ROOMS})"
# A room that is over gives its code back.
SET_STATE = "UPDATE rooms SET state = $2, code = CASE WHEN $2 = 'over' THEN NULL ELSE code END WHERE id = $1"
SET_CODE = "UPDATE rooms SET code = $2 WHERE id = $1"
DELETE_ROOM = "DELETE FROM rooms WHERE id = $1"

# Into a room that is there. The furthest one stays, unless it was made by another version.
KEEP_SNAPSHOT = """INSERT INTO snapshots(room, seq, stamp, digest, body)
    SELECT id, CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS TEXT), $5 FROM rooms WHERE id = $1
    ON CONFLICT (room) DO UPDATE
    SET seq = excluded.seq, stamp = excluded.stamp, digest = excluded.digest, body = excluded.body
    WHERE snapshots.seq < excluded.seq OR snapshots.stamp <> excluded.stamp"""
DROP_SNAPSHOT = "DELETE FROM snapshots WHERE room = $1 AND digest = $2"
SNAPSHOT = "SELECT seq, stamp, digest, body FROM snapshots WHERE room = $1"

KEEP_SECRET = f"{INSERT_SECRET} ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE room = $1 AND name = $2"
KEEP_SETTING = "INSERT INTO settings(key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SET_SETTING = "INSERT INTO settings(key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
SETTING = "SELECT value FROM settings WHERE key = $1"

KEEP_RECORD = f"{INSERT_RECORD} ON CONFLICT DO NOTHING"
RECORD_INFO = "SELECT id, edition, created, size FROM records WHERE id = $1"
RECORD = "SELECT body FROM records WHERE id = $1"
LIST_RECORDS = "SELECT id, edition, created, size FROM records ORDER BY created DESC, id DESC LIMIT $1"
COUNT_OLD_RECORDS = "SELECT count(*) FROM records WHERE created < $1"
DELETE_OLD_RECORDS = "DELETE FROM records WHERE created < $1"

ANYTHING = "SELECT 1 FROM rooms LIMIT 1"
HOLDS_SOMETHING = "SELECT 1 WHERE EXISTS (SELECT 1 FROM rooms) OR EXISTS (SELECT 1 FROM records)"
# In an order in which it can be loaded: a room before what belongs to it.
DUMPS = (
    ("room", f"SELECT {ROOM_COLUMNS} FROM rooms ORDER BY id"),
    ("row", f"SELECT {LOG_COLUMNS} FROM log ORDER BY room, seq"),
    ("secret", "SELECT room, name, value FROM secrets ORDER BY room, name"),
    ("record", f"SELECT {RECORD_COLUMNS} FROM records ORDER BY id"),
    ("setting", "SELECT key, value FROM settings ORDER BY key"),
)


def for_sqlite(query: str) -> str:
    """The query with SQLite's parameters."""
    return query.replace("$", "?")
