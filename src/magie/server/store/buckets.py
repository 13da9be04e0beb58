"""Rooms in a fixed number of buckets, by their id.

Processes on one PostgreSQL tell each other of appends on a channel for each bucket, and listen only to those they hold
rooms of. The workers of one server divide the buckets among themselves, so that each hears of its own rooms only.
"""

from __future__ import annotations

from zlib import crc32

BUCKETS = 256  # enough for a dozen workers to have about equally many; a process may listen to all


def bucket_of(room: str) -> int:
    """The bucket of a room, the same in every process."""
    return crc32(room.encode()) % BUCKETS
