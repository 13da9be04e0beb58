"""Faults of the disk under the store: full, read-only, and the file gone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from tests.server.faults.scene import Scene, Trial, playing
from tests.server.faults.tools import FREEZE, MOUNT, UNMOUNT
from tests.server.postgres import PostgresServer, execute
from tests.server.tables import patience

FILE = "tables.sqlite3"
SMALL = 24  # megabytes of the file system that is filled
SMALLEST_FILE = 64 * 1024  # bytes a file may have when there is no more space: a log of the server is shorter


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="magie-faults-") as made:
        yield Path(made)


# --- full -------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def small_file_system() -> Iterator[Path]:
    """A file system of its own, in memory. PermissionError where none may be mounted."""
    with folder() as place:
        mount, unmount = MOUNT.required(), UNMOUNT.required()
        mounting = [mount, "-t", "tmpfs", "-o", f"size={SMALL}m", "magie-faults", str(place)]
        if subprocess.run(mounting, capture_output=True).returncode != 0:
            raise PermissionError("nothing may be mounted here")
        try:
            yield place
        finally:
            subprocess.run([unmount, "--lazy", str(place)], check=True, capture_output=True)


def may_mount() -> bool:
    try:
        with small_file_system():
            return True
    except PermissionError:
        return False


async def full_file_system(trial: Trial) -> None:
    """A small file system is filled to the last byte while they play, then freed."""
    with small_file_system() as place:
        async with playing(trial, str(place / FILE)) as scene:
            rest = place / "rest"
            fill(rest)
            await scene.is_failing(scene.server, "full")
            before = scene.acknowledged
            await scene.lasts()
            trial.during = scene.acknowledged - before
            rest.unlink()


def fill(path: Path) -> None:
    """Write until nothing more fits."""
    for size in (1024 * 1024, 4096, 1):
        with contextlib.suppress(OSError), path.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(size))


async def limited_files(trial: Trial) -> None:
    """The server's files may not grow any more: what a quota does, without root and without a mount."""
    with folder() as place:
        async with playing(trial, str(place / FILE)) as scene:
            limits = resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, (SMALLEST_FILE, limits[1]))
            await scene.is_failing(scene.server, "full", "io")
            before = scene.acknowledged
            await scene.lasts()
            trial.during = scene.acknowledged - before
            resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, limits)


# --- read-only --------------------------------------------------------------------------------------------------


def may_freeze() -> bool:
    """Whether a file that is open for writing can be made immutable here: needs root, and a file system that obeys."""
    with folder() as place:
        file = place / "try"
        with file.open("wb", buffering=0) as opened, immutable([file]) as done:
            if not done:
                return False
            try:
                opened.write(b"x")
            except OSError:
                return True
            return False


@contextlib.contextmanager
def immutable(files: list[Path]) -> Iterator[bool]:
    """These files cannot be changed meanwhile, not even through handles that are open; False if that is refused."""
    change, names = FREEZE.required(), [str(file) for file in files]
    done = subprocess.run([change, "+i", *names], capture_output=True).returncode == 0
    try:
        yield done
    finally:
        subprocess.run([change, "-i", *names], capture_output=True, check=done)


async def immutable_file(trial: Trial) -> None:
    """The files of the store are made immutable under the server, and changeable again.

    Not the one in shared memory: who writes to a page of it that cannot be written is ended by the kernel (SIGBUS), and
    an end is what the crash loop is for.
    """
    with folder() as place:
        async with playing(trial, str(place / FILE)) as scene:
            with immutable([place / FILE, place / f"{FILE}-wal"]) as done:
                assert done, "chattr was refused"
                await scene.is_failing(scene.server, "read-only", "io")
                before = await scene.settled()
                await scene.lasts()
                assert scene.acknowledged == before, "acknowledged, and nothing could be written"


async def read_only_database(trial: Trial) -> None:
    """PostgreSQL takes no writes for a while, as after a switch to a copy of it."""
    with PostgresServer(durable=True) as postgres:
        address = await asyncio.to_thread(postgres.new_database)
        name = address.partition("?")[0].rpartition("/")[2]
        async with playing(trial, address, servers=2) as scene, switched(postgres, name):
            scene.causes.add("unreachable")  # while the sessions are ended
            for server in scene.servers:
                await scene.is_failing(server, "read-only")
            before = await scene.settled()
            await scene.lasts()
            assert scene.acknowledged == before, "acknowledged, and nothing could be written"


@contextlib.asynccontextmanager
async def switched(postgres: PostgresServer, database: str) -> AsyncIterator[None]:
    """The database refuses to write meanwhile; sessions there are now are ended, so that the new ones know."""

    async def switch(value: str) -> None:
        end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        await execute(postgres.address(), f"ALTER DATABASE {database} SET default_transaction_read_only = {value}")
        await execute(postgres.address(), end)

    await switch("on")
    try:
        yield
    finally:
        await switch("off")


# --- gone -------------------------------------------------------------------------------------------------------


async def deleted_file(trial: Trial) -> None:
    """The store's files are deleted under the server. Nothing can mend that but a restart with the files back."""
    with folder() as place:
        store = place / "store" / FILE
        store.parent.mkdir()
        async with playing(trial, str(store)) as scene:
            # Other names for the same files: what is written to the end is still there when they are put back.
            kept = keep(store, place / "kept")
            answerable = commands(scene)
            for file in store.parent.glob(f"{FILE}*"):
                file.unlink()
            await nothing_acknowledged(scene, answerable, "gone")
            await restart_with(scene, store, kept)


async def replaced_file(trial: Trial) -> None:
    """Another file comes into the store's place, as when somebody restores a backup under a running server."""
    with folder() as place:
        store = place / "store" / FILE
        store.parent.mkdir()
        async with playing(trial, str(store)) as scene:
            kept = keep(store, place / "kept")
            other = place / "other"
            shutil.copyfile(store, other)
            answerable = commands(scene)
            os.replace(other, store)
            await nothing_acknowledged(scene, answerable, "replaced")
            await restart_with(scene, store, kept)


def keep(store: Path, aside: Path) -> Path:
    aside.mkdir()
    for file in store.parent.glob(f"{FILE}*"):
        os.link(file, aside / file.name)
    return aside


def commands(scene: Scene) -> set[str | None]:
    """The commands that may be acknowledged from here on: those that are, and those under way."""
    players = [player for table in scene.tables for player in table.players]
    return {*(command for player in players for command in player.acknowledged), *(each.waits_for for each in players)}


async def nothing_acknowledged(scene: Scene, answerable: set[str | None], cause: str) -> None:
    """The server says what has happened, and not one command is acknowledged that was sent after it."""
    async with patience(scene.tables):
        await scene.is_failing(scene.server, cause)
    await scene.lasts()
    new = commands(scene) - answerable - {each.waits_for for table in scene.tables for each in table.players}
    assert not new, f"acknowledged although the file was {cause}: {len(new)} commands"


async def restart_with(scene: Scene, store: Path, kept: Path) -> None:
    """What an operator does: stop, put the files back, start."""
    scene.server.kill()
    for file in store.parent.glob(f"{FILE}*"):
        file.unlink()
    for file in kept.iterdir():
        os.link(file, store.parent / file.name)
    scene.server.start()
    await scene.server.ready()
