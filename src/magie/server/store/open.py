"""From an address to a store."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from magie.server.store.base import Clock, Store, wall_clock
from magie.server.store.errors import CannotOpen

FILE_NAME = "tables.sqlite3"
DATABASE_SERVERS = ("postgresql", "postgres")


def default_path() -> Path:
    """The file in the user's data folder."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("magie")) / FILE_NAME


async def open_store(address: str | os.PathLike[str] | None = None, *, clock: Clock = wall_clock) -> Store:
    """Open the store at an address, made or upgraded as needed.

    None is a file in the user's data folder; a path is that file; `sqlite:///srv/magie.sqlite3` is the file
    /srv/magie.sqlite3; `postgresql://user@host/name` is a database of a server. Raises CannotOpen.
    """
    text = "" if address is None else os.fspath(address)
    scheme = _scheme_of(text)
    if scheme in DATABASE_SERVERS:
        from magie.server.store.postgres.store import PostgresStore

        return await PostgresStore(text, clock).open()
    if scheme not in ("", "sqlite"):
        raise CannotOpen(f"{scheme}://", "scheme")
    from magie.server.store.sqlite.store import SqliteStore

    path = default_path() if address is None else _path_of(text) if scheme else Path(text)
    return await SqliteStore(path.expanduser().absolute(), clock).open()


def is_for_many_processes(address: str | None) -> bool:
    """Whether the store at this address serves several processes well: a database server does, a file does not."""
    return _scheme_of(address or "") in DATABASE_SERVERS


def _scheme_of(address: str) -> str:
    return address.partition("://")[0] if "://" in address else ""


def _path_of(address: str) -> Path:
    parts = urlsplit(address)
    path = unquote(parts.path)
    if parts.netloc or not path.strip("/"):
        raise CannotOpen(address, "no-path")
    # sqlite:///C:/games.sqlite3
    return Path(path.lstrip("/")) if sys.platform == "win32" else Path("/" + path.lstrip("/"))
