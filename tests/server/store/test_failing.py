"""A store whose file or server fails while it is in use: it acknowledges nothing that is lost, knows why it fails, and
goes on by itself where it can. Files and disks are really broken, and PostgreSQL is really stopped; where its disk is
full, or what else it may say, it is the real server that says so, because it was told to.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from magie.server.store.base import Store
from magie.server.store.errors import CannotOpen, StoreError, Unavailable
from magie.server.store.postgres import driver
from magie.server.store.sqlite.connect import connect
from magie.server.store.sqlite.watch import LEAST_FREE, LITTLE_FREE, demand_room
from tests.server import postgres
from tests.server.postgres import PostgresServer
from tests.server.store.disks import MEGABYTE, filled, immutable, small_disk
from tests.server.store.tables import new_room, opened, payloads, row, until

MAX_TRIES = 2_000


@contextlib.asynccontextmanager
async def with_a_room(address: str | Path) -> AsyncIterator[Store]:
    async with opened(address) as store:
        await store.create_room(new_room(), rows=[row(b"kept")])
        yield store


async def append_fails(store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        await store.append("room", await _head(store), [row()])
    assert refused.value.code in ("store/unavailable", "store/unknown")


async def _head(store: Store) -> int:
    with contextlib.suppress(Unavailable):
        return await store.head("room")
    return 1


async def is_final(store: Store, cause: str) -> None:
    """Nothing is written or read any more, whatever is tried."""
    for attempt in (
        store.append("room", 1, [row()]),
        store.read("room"),
        store.create_room(new_room("other")),
        store.check(),
        store.prove_writable(),
    ):
        with pytest.raises(Unavailable):
            await attempt
    assert store.condition.cause == cause and store.condition.lasts


def side(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


# --- files that are not what was opened -------------------------------------------------------------------------------


def _deleted(path: Path) -> None:
    path.unlink()


def _moved(path: Path) -> None:
    path.rename(path.with_suffix(".old"))


def _folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def _log_deleted(path: Path) -> None:
    side(path, "-wal").unlink()


def _copy_put_in_place(path: Path) -> None:
    shutil.copy(path, path.with_suffix(".copy"))
    path.with_suffix(".copy").replace(path)


def _link_led_elsewhere(path: Path) -> None:
    shutil.copy(path, path.with_suffix(".copy"))
    path.rename(path.with_suffix(".old"))
    path.symlink_to(path.with_suffix(".copy"))


LOST: dict[Callable[[Path], None], str] = {
    _deleted: "gone",
    _moved: "gone",
    _folder_moved: "gone",
    _log_deleted: "gone",
    _copy_put_in_place: "replaced",
    _link_led_elsewhere: "replaced",
}


@pytest.mark.parametrize("lose", LOST, ids=lambda lose: lose.__name__)
async def test_nothing_is_acknowledged_once_the_file_is_lost(lose: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.sqlite3"
    async with with_a_room(path) as store:
        lose(path)
        with pytest.raises(Unavailable):  # the very first one, before anybody has looked
            await store.append("room", 1, [row(b"lost")])
        await is_final(store, LOST[lose])


async def test_a_commit_under_way_when_the_file_goes_is_not_acknowledged(tmp_path: Path) -> None:
    """The file is there when the commit begins, and gone when it is done."""
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:

        def appends(count: int) -> list[asyncio.Task[int]]:
            return [asyncio.create_task(store.append(f"room {number}", 0, [row()])) for number in range(count)]

        for number in range(50):
            await store.create_room(new_room(f"room {number}"))
        waiting = appends(50)
        await asyncio.sleep(0)
        path.unlink()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        # Those that were on the disk before it went may have been told so; nobody after them.
        assert all(result == 1 or isinstance(result, Unavailable) for result in results)
        assert isinstance(results[-1], Unavailable) or all(result == 1 for result in results)
        with pytest.raises(Unavailable):
            await store.append("room", 1, [row()])


async def test_a_lost_file_is_noticed_though_nobody_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        path.unlink()
        await until(lambda: store.condition.cause == "gone")


async def test_a_file_that_comes_back_is_good_for_the_next_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        path.rename(tmp_path / "away")
        await append_fails(store)
        (tmp_path / "away").rename(path)
        await is_final(store, "gone")
    async with opened(path) as store:
        assert (await payloads(store))[0] == b"kept"
        assert await store.append("room", await store.head("room"), [row()]) > 1


async def test_a_link_to_the_file_is_as_good_as_the_file(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "tables.sqlite3").symlink_to(tmp_path / "disk" / "real.sqlite3")
    async with opened(tmp_path / "disk" / "real.sqlite3"):
        pass
    async with with_a_room(tmp_path / "tables.sqlite3") as store:
        assert await store.append("room", 1, [row()]) == 2
        side(tmp_path / "disk" / "real.sqlite3", "-wal").unlink()
        await append_fails(store)
        assert store.condition.cause == "gone"


# --- a damaged file ---------------------------------------------------------------------------------------------------


def damage(path: Path, from_page: int = 2) -> None:
    """All pages but the first, which says what file this is, become noise."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096 * (from_page - 1))
        file.write(os.urandom(size - file.tell()))


async def test_a_file_with_a_damaged_page_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        for number in range(200):
            await store.append("room", number + 1, [row(b"x" * 500)])
    whole = path.read_bytes()
    pages = len(whole) // 4096
    assert pages > 20
    # One page at a time: the log is spread over most of them, and every one of them is found.
    for page in range(2, pages + 1, 5):
        path.write_bytes(whole[: 4096 * (page - 1)] + b"\xff" * 4096 + whole[4096 * page :])
        with pytest.raises(CannotOpen) as refused:
            async with opened(path):
                pass
        assert refused.value.reason == "damaged"
        assert "magie admin restore" in refused.value.sentence("de")
        assert not side(path, "-wal").exists()
    path.write_bytes(whole)
    async with opened(path) as store:
        assert await store.head("room") == 201


async def test_damage_while_it_is_open_stops_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        for number in range(200):
            await store.append("room", number + 1, [row(b"x" * 500)])
    async with opened(path) as store:
        damage(path)
        await append_fails(store)
        await is_final(store, "corrupt")
    with pytest.raises(CannotOpen):
        async with opened(path):
            pass


# --- disks ------------------------------------------------------------------------------------------------------------


async def _until_it_refuses(store: Store, size: int) -> int:
    """Append until there is no room; how many rows there were room for."""
    for done in range(MAX_TRIES):
        try:
            await store.append("room", await store.head("room"), [row(b"x" * size)])
        except Unavailable:
            return done
    raise AssertionError("the disk is never full")


async def test_a_full_disk_is_full_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        async with with_a_room(disk / "tables.sqlite3") as store:
            with filled(disk):
                await _until_it_refuses(store, 100_000)
                assert store.condition.cause == "full" and store.condition.may_pass
                head = await store.head("room")  # what is kept can still be read
                with pytest.raises(CannotOpen) as refused:
                    await store.prove_writable()
                assert refused.value.reason == "full"
            # Nobody writes, and still it finds out.
            await until(lambda: store.condition.cause is None)
            assert await store.append("room", head, [row(b"x" * 100_000)]) == head + 1


async def test_a_server_is_not_started_without_room_and_warns_of_little(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    demand_room(tmp_path / "tables.sqlite3")
    with small_disk(tmp_path / "disk") as disk:
        assert LEAST_FREE < shutil.disk_usage(disk).free < LITTLE_FREE
        caplog.clear()
        demand_room(disk / "tables.sqlite3")
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        with filled(disk), pytest.raises(CannotOpen) as refused:
            demand_room(disk / "tables.sqlite3")
        assert refused.value.reason == "full"


async def test_sqlite_that_may_not_grow_is_full_too(tmp_path: Path) -> None:
    """SQLite's own limit, where nobody may make a disk; there is room on the disk, so that a trial soon succeeds."""
    async with with_a_room(tmp_path / "tables.sqlite3") as store:
        await store._writer.run(  # type: ignore[attr-defined]
            lambda write: write.db.execute(
                f"PRAGMA max_page_count = {write.db.execute('PRAGMA page_count').fetchone()[0] + 5}"
            ).fetchall()
        )
        with pytest.raises(Unavailable):
            await store.append("room", 1, [row(b"x" * 100_000)])
        assert store.condition.cause == "full"
        assert await store.append("room", 1, [row(b"small")]) == 2
        assert store.condition.cause is None


async def test_a_file_that_can_only_be_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        with immutable(side(path, "-wal")):
            await append_fails(store)
            assert store.condition.cause == "read-only" and store.condition.may_pass
            assert await payloads(store) == [b"kept"]
        await until(lambda: store.condition.cause is None)
        assert await store.append("room", 1, [row()]) == 2


async def test_a_disk_that_does_not_take_what_is_written(tmp_path: Path) -> None:
    """The system refuses to let a file grow, and SQLite can only say that there was an error."""
    resource = pytest.importorskip("resource")
    usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with with_a_room(tmp_path / "tables.sqlite3") as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (MEGABYTE, most))
        try:
            with pytest.raises(StoreError):
                await store.append("room", 1, [row(b"x" * 2 * MEGABYTE)])
            assert store.condition.cause == "io" and store.condition.may_pass
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))
        await until(lambda: store.condition.cause is None)
        assert await store.append("room", 1, [row(b"x" * 2 * MEGABYTE)]) == 2


async def test_a_file_that_another_program_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magie.server.store.sqlite.connect.WAIT_FOR_OTHERS_MS", 20)
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        with contextlib.closing(connect(path)) as hog:
            hog.execute("BEGIN IMMEDIATE")
            await append_fails(store)
            assert store.condition.cause == "locked"
            hog.execute("ROLLBACK")
        await until(lambda: store.condition.cause is None)
        assert await store.append("room", 1, [row()]) == 2


async def test_what_is_wrong_with_a_command_is_not_wrong_with_the_store(tmp_path: Path) -> None:
    async with with_a_room(tmp_path / "tables.sqlite3") as store:
        broken = row(None)  # type: ignore[arg-type]
        with pytest.raises(Unavailable):
            await store.append("room", 1, [broken])
        assert store.condition.cause is None


async def test_to_try_changes_nothing(address: str) -> None:
    async with with_a_room(address) as store:
        before = [kept async for kept in store.dump()]
        commits = store.counters.commits
        await store.prove_writable()
        assert [kept async for kept in store.dump()] == before
        assert store.counters.commits == commits


async def test_to_try_does_write(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        size = side(path, "-wal").stat().st_size
        await store.prove_writable()
        assert side(path, "-wal").stat().st_size > size


async def test_a_dump_of_a_damaged_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with with_a_room(path) as store:
        for number in range(200):
            await store.append("room", number + 1, [row(b"x" * 500)])
    async with opened(path) as store:
        damage(path, 12)
        with pytest.raises(Unavailable):
            async for _ in store.dump():
                pass


def test_sqlite_can_no_longer_make_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        connect(tmp_path / "nothing.sqlite3")
    assert not (tmp_path / "nothing.sqlite3").exists()


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


async def _fails_and_mends(
    store: Store, cause: str, spoil: Callable[[], Awaitable[object]], mend: Callable[[], Awaitable[object]]
) -> None:
    await spoil()
    await append_fails(store)
    assert store.condition.cause == cause and store.condition.may_pass
    await mend()
    await until(lambda: store.condition.cause is None)  # though nobody writes
    head = await store.head("room")
    assert await store.append("room", head, [row()]) == head + 1


async def test_a_postgres_that_is_stopped_and_started(postgres_server: PostgresServer) -> None:
    async def stop() -> None:
        postgres_server.stop()

    async def start() -> None:
        postgres_server.start()  # in this thread: the server ends with the thread that has started it

    async with with_a_room(await asyncio.to_thread(postgres_server.new_database)) as store:
        await _fails_and_mends(store, "unreachable", stop, start)


async def test_a_postgres_that_only_lets_itself_be_read(postgres_server: PostgresServer) -> None:
    address = await asyncio.to_thread(postgres_server.new_database)
    name = address.partition("?")[0].rpartition("/")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

    async def read_only(is_so: str) -> None:
        """For every connection from now on; those there are, are cut."""
        change = f"ALTER DATABASE {name} SET default_transaction_read_only = {is_so}"
        await postgres.execute(postgres_server.address(), change)
        await postgres.execute(postgres_server.address(), cut)

    async with with_a_room(address) as store:
        await read_only("on")
        await store.check()  # reading comes back by itself
        await _fails_and_mends(store, "read-only", lambda: asyncio.sleep(0), lambda: read_only("off"))


async def test_a_postgres_whose_disk_is_full(empty_postgres_url: str) -> None:
    """The server says so itself, in the words and with the state of a full disk, from a trigger on the log."""
    full = """CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER no_room BEFORE INSERT ON log EXECUTE FUNCTION no_room();
        CREATE TRIGGER no_room BEFORE UPDATE ON magie_schema EXECUTE FUNCTION no_room();"""
    async with with_a_room(empty_postgres_url) as store:
        await _fails_and_mends(
            store,
            "full",
            lambda: postgres.execute(empty_postgres_url, full),
            lambda: postgres.execute(empty_postgres_url, "DROP FUNCTION no_room CASCADE"),
        )


@pytest.mark.parametrize(
    ("state", "cause"),
    [
        ("53300", "unreachable"),
        ("57P01", "unreachable"),
        ("08006", "unreachable"),
        ("28000", "unreachable"),
        ("53100", "full"),
        ("53200", "io"),
        ("58030", "io"),
        ("25006", "read-only"),
        ("42501", "read-only"),
        ("55P03", "locked"),
        ("57014", "locked"),
        ("XX001", "corrupt"),
        ("23505", None),
        ("40001", None),
        ("22003", None),
        ("42601", None),
    ],
)
async def test_what_the_states_of_postgres_mean(state: str, cause: str | None, empty_postgres_url: str) -> None:
    asyncpg = driver.asyncpg(empty_postgres_url)
    with pytest.raises(asyncpg.PostgresError) as raised:
        await postgres.execute(empty_postgres_url, f"DO $$ BEGIN RAISE SQLSTATE '{state}'; END $$")
    assert driver.cause_of(raised.value) == cause
