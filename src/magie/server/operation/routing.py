"""Which worker a connection belongs to: that of the room, bank or code in the first line of its first request.

Workers divide the buckets of rooms among themselves. Whoever opens a room takes an id and a code of its own buckets, so
a room is played where it was opened. Which worker that is changes only speed: any of them can do anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from magie.server.store.buckets import bucket_of
from magie.server.store.ids import tidy_join_code

ENOUGH = 512  # bytes; a path with a room in it is shorter
_NAMED = re.compile(rb"[A-Z]{3,7} /api/(rooms|banks|codes|bank-codes)/([^/? \r\n]+)[/? ]")


def name_in(beginning: bytes) -> str | None:
    """The room, bank or code that a request is about; None if it is about none, or that cannot be seen yet."""
    found = _NAMED.match(beginning)
    if found is None:
        return None
    name = unquote(found[2].decode("latin-1"))
    return tidy_join_code(name) if found[1].endswith(b"codes") else name


def is_all_seen(beginning: bytes) -> bool:
    """Whether more bytes would tell nothing new."""
    return b"\n" in beginning or len(beginning) >= ENOUGH


def worker_of(name: str, workers: int) -> int:
    """The worker, counted from 0, to whom a room, bank or code belongs."""
    return bucket_of(name) % workers


def of_worker(make: Callable[[], str], worker: int, workers: int) -> Callable[[], str]:
    """A maker of ids or codes that belong to one worker."""

    def made() -> str:
        while worker_of(name := make(), workers) != worker:
            pass
        return name

    return made
