"""asyncpg, loaded when it is needed, and what its many errors mean for a store."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from magie.extras import MissingPackage, optional
from magie.server.schema.operation import Cause
from magie.server.store.errors import CannotOpen, StoreError, Unavailable, Unknown

SECONDS_TO_CONNECT = 10.0
SECONDS_TO_ANSWER = 20.0
# By how an SQLSTATE begins; the first one counts.
_CAUSES: dict[str, Cause | None] = {
    "23": None,  # a race that was lost
    "40": None,
    "25006": "read-only",
    "42501": "read-only",
    "53100": "full",
    "53300": "unreachable",  # too many connections
    "53": "io",  # memory, files
    "55": "locked",
    "57014": "locked",  # it took longer than the server allows
    "58": "io",
    "XX": "corrupt",
}


def asyncpg(address: str) -> Any:
    """The driver; it has no types of its own, so it is Any here and typed at our border."""
    try:
        return optional("asyncpg")
    except MissingPackage as missing:
        raise CannotOpen(without_password(address), "no-driver", missing.line) from missing


def without_password(address: str) -> str:
    """The address as it may be shown."""
    try:
        parts = urlsplit(address)
        place = parts.netloc
        if "@" in place:
            who, _, host = place.rpartition("@")
            place = f"{who.partition(':')[0]}@{host}"
        query = urlencode([(key, value) for key, value in parse_qsl(parts.query) if "pass" not in key], safe="/")
        return urlunsplit((parts.scheme, place, parts.path, query, ""))
    except ValueError:
        return "postgresql://..."


def is_trouble(problem: BaseException) -> bool:
    """Whether an error is the database's or the network's, not a mistake in our values (22) or statements (42)."""
    driver = import_module("asyncpg")
    if isinstance(problem, driver.PostgresError):
        state = getattr(problem, "sqlstate", None) or ""
        return not state.startswith(("22", "42")) or isinstance(problem, driver.InsufficientPrivilegeError)
    if isinstance(problem, ValueError):
        return False
    return isinstance(problem, driver.InterfaceError | driver.InternalClientError | OSError | TimeoutError)


def connection_was_lost(problem: BaseException) -> bool:
    """Whether nobody can say what became of the statement: the answer never came."""
    driver = import_module("asyncpg")
    if isinstance(problem, driver.PostgresError):
        # 08: connection trouble; 57P01 to 57P03: the server was shut down, crashed or is starting.
        state = getattr(problem, "sqlstate", None) or ""
        return state.startswith("08") or state in ("57P01", "57P02", "57P03")
    return is_trouble(problem)


def cause_of(problem: BaseException) -> Cause | None:
    """What is wrong with a database that says this; None if nothing is."""
    if not is_trouble(problem):
        return None
    state = getattr(problem, "sqlstate", None) or ""
    for beginning, cause in _CAUSES.items():
        if state.startswith(beginning):
            return cause
    return "unreachable"  # it says nothing, or that it lets nobody in


def while_reading(problem: BaseException) -> StoreError:
    """What a failed read means."""
    return Unavailable(words(problem))


def while_writing(problem: BaseException) -> StoreError:
    """What a failed write means: a statement the server refused was not done, one without an answer may have been."""
    return Unknown(words(problem)) if connection_was_lost(problem) else Unavailable(words(problem))


def while_opening(address: str, problem: BaseException) -> StoreError:
    """What a failed start means, with the reason the sentence knows."""
    driver = import_module("asyncpg")
    shown = without_password(address)
    if isinstance(problem, driver.InvalidAuthorizationSpecificationError):
        return CannotOpen(shown, "refused", words(problem))
    if isinstance(problem, driver.InvalidCatalogNameError):
        return CannotOpen(shown, "no-database", words(problem))
    if isinstance(problem, driver.InsufficientPrivilegeError | driver.ReadOnlySQLTransactionError):
        return CannotOpen(shown, "permission", words(problem))
    if isinstance(problem, driver.DuplicateTableError | driver.UndefinedColumnError):
        return CannotOpen(shown, "foreign", words(problem))
    if isinstance(problem, driver.DiskFullError):
        return CannotOpen(shown, "full", words(problem))
    if connection_was_lost(problem) or isinstance(problem, driver.TooManyConnectionsError):
        return CannotOpen(shown, "unreachable", words(problem))
    return CannotOpen(shown, "other", words(problem))


def words(problem: BaseException) -> str:
    """What it says, in one line."""
    return str(problem).splitlines()[0] if str(problem) else type(problem).__name__
