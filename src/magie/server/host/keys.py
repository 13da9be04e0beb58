"""The key that signs the tokens of seats. It must outlive the process, or everybody would lose their seat.

It stands in a file that only its owner can read: beside the database, or where `--key` says. Several lines are several
keys: the first one signs, tokens of the others are still good, so a key can be replaced without throwing anybody out.
Servers that share a PostgreSQL must share the key; without `--key` they find it in the database.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from magie.errors import MagieError
from magie.server.store.base import Store

FILE_NAME = "signing-key"
SETTING = "signing-key"
KEY_BYTES = 32


class UnsafeKey(MagieError):
    """A key file that cannot be used; `reason` is `open`, `empty` or `other`."""

    def __init__(self, path: Path, reason: str, problem: str = "") -> None:
        super().__init__(f"{path}: {reason} {problem}".strip())
        self.path = path
        self.reason = reason
        self.problem = problem


def key_file(path: Path) -> list[bytes]:
    """The keys of a file, which is made if there is none. Raises UnsafeKey."""
    try:
        _make_private(path)
        if os.name == "posix" and path.stat().st_mode & 0o077:
            raise UnsafeKey(path, "open")
        keys = [line.strip().encode() for line in path.read_text("ascii").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as problem:
        raise UnsafeKey(path, "other", str(problem)) from None
    if not keys or any(len(key) < KEY_BYTES for key in keys):
        raise UnsafeKey(path, "empty")
    return keys


def _make_private(path: Path) -> None:
    """A new key, all of it or nothing, readable by its owner only."""
    if path.exists():
        return
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            pass  # another process was faster: its key it is
        except OSError:
            draft.replace(path)  # a file system without links
    finally:
        draft.unlink(missing_ok=True)


async def key_in_store(store: Store) -> list[bytes]:
    """The key all processes on this store share; made by the first of them."""
    return [await store.keep_setting(SETTING, secrets.token_urlsafe(KEY_BYTES).encode())]
