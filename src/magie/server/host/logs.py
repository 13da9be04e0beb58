"""Logs as JSON lines, for programs that read logs. They name no address and no token, and rooms only by a short digest.

{"time": "2026-11-15T10:00:00.123Z", "level": "warning", "from": "magie.rooms", "message": "...", "room": "3f2a91c0"}
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
IPV4 = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b")
# Groups of digits between colons. A time of day looks like that too, but an address has two colons in a row or seven.
IPV6 = re.compile(
    r"\[?(?<![\w:])(?=[0-9a-fA-F:.]*(?:::|(?::[0-9a-fA-F]{1,4}){7}))[0-9a-fA-F:]{2,39}(?:%\w+)?\]?(?::\d+)?"
)
# What itsdangerous signs: two words of its alphabet with a dot between them. And whatever is called a bearer's.
TOKEN = re.compile(r"\.?[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{20,}|(?i:bearer)\s+\S+")


def room_digest(room: str) -> str:
    """How a room is called in the log: who knows the room finds it, who reads the log cannot open it."""
    return hashlib.sha256(room.encode()).hexdigest()[:8]


def scrubbed(text: str) -> str:
    """A text without addresses and tokens."""
    return IPV6.sub("<address>", IPV4.sub("<address>", TOKEN.sub("<token>", text)))


class JsonLines(logging.Formatter):
    """`worker` is the number of the process, where there are several."""

    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self._worker = {} if worker is None else {"worker": worker}

    def format(self, record: logging.LogRecord) -> str:
        """One line for a record, with whatever was given as `extra`."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC)
            .isoformat(timespec="milliseconds")
            .replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            **self._worker,
            "message": scrubbed(record.getMessage()),
        }
        for name, value in record.__dict__.items():
            if name not in STANDARD:
                told[name] = room_digest(str(value)) if name == "room" else _harmless(value)
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = scrubbed(f"{type(record.exc_info[1]).__name__}: {record.exc_info[1]}")[:500]
            told["trace"] = _frames(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False)


def _harmless(value: object) -> object:
    return value if isinstance(value, int | float | None) else scrubbed(str(value))[:500]


def _frames(error: BaseException) -> list[str]:
    """Where it happened: file, line and function, without the values of that moment."""
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    return [f"{'/'.join(frame.filename.split('/')[-3:])}:{frame.lineno} {frame.name}" for frame in frames]


def write_logs(level: int, stream: TextIO | None = None, worker: int | None = None) -> None:
    """Everything that is logged goes to the stream (standard error), in this form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines(worker))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        # Their lines about single connections have addresses, and anybody can cause as many as they like.
        other.setLevel(logging.ERROR)
    logging.getLogger("uvicorn.access").disabled = True
