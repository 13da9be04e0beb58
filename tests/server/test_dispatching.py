"""Parts of a server with several processes: whose a connection is, and how it gets there."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from magie.server.metrics import Metrics, merged
from magie.server.operation import arrival, dispatcher
from magie.server.operation.arrival import Arrival
from magie.server.operation.channel import Arrived, Built, Channel, Closed, Loaded, Open, Ready, Sent
from magie.server.operation.dispatcher import Dispatcher
from magie.server.operation.process import Options
from magie.server.operation.routing import ENOUGH, is_all_seen, name_in, of_worker, worker_of
from magie.server.safety.guard import Lines
from magie.server.safety.limits import Limits
from magie.server.store.ids import new_join_code, new_room_id
from tests.cli.here import magie_here

WAIT = 20.0


@pytest.mark.parametrize(
    ("beginning", "name"),
    [
        (b"GET /api/rooms/aB-_9/live HTTP/1.1\r\nHost: x\r\n", "aB-_9"),
        (b"POST /api/rooms/aB/seats HTTP/1.1\r\n", "aB"),
        (b"GET /api/rooms/aB?x=1 HTTP/1.1\r\n", "aB"),
        (b"GET /api/banks/aB/live", "aB"),
        (b"GET /api/codes/cd-fg%20h HTTP/1.1\r\n", "CDFGH"),
        (b"GET /api/bank-codes/CDFGH HTTP/1.1\r\n", "CDFGH"),
        (b"GET /api/rooms/aB", None),  # there may be more of it
        (b"POST /api/rooms HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\nReferer: GET /api/rooms/aB/live \r\n", None),
        (b"GET /api/rooms// HTTP/1.1\r\n", None),
        (b"\x16\x03\x01\x02\x00\x01\x00", None),
        (b"", None),
    ],
)
def test_a_room_is_read_off_the_first_line(beginning: bytes, name: str | None) -> None:
    assert name_in(beginning) == name


def test_reading_has_an_end() -> None:
    assert not is_all_seen(b"GET /api/roo") and is_all_seen(b"GET / HTTP/1.1\r\n") and is_all_seen(b"x" * ENOUGH)


@pytest.mark.parametrize("workers", [2, 3, 8, 64])
def test_rooms_are_spread_and_made_where_they_are_played(workers: int) -> None:
    counts = [0] * workers
    for _ in range(workers * 200):
        counts[worker_of(new_room_id(), workers)] += 1
    assert min(counts) > 100 and max(counts) < 350
    for worker in range(workers):
        for make in (new_room_id, new_join_code):
            assert worker_of(of_worker(make, worker, workers)(), workers) == worker


# --- the channel ---------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def channels() -> AsyncIterator[tuple[Channel, Channel, list[tuple[Sent, socket.socket | None]], asyncio.Event]]:
    """Two ends in one process, and what the second one hears."""
    ours, theirs = socket.socketpair()
    one, other = Channel(ours), Channel(theirs)
    heard: list[tuple[Sent, socket.socket | None]] = []
    ended = asyncio.Event()
    one.attach(lambda message, line: None, lambda: None)
    other.attach(lambda message, line: heard.append((message, line)), ended.set)
    try:
        yield one, other, heard, ended
    finally:
        one.close()
        other.close()


async def until(condition: Any) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.01)


def test_every_connection_arrives_with_its_message_however_many_wait() -> None:
    async def story() -> None:
        async with channels() as (one, _, heard, ended):
            far_ends = []
            # More than the system takes at once, so that some messages are sent in parts.
            for number in range(600):
                near, far = socket.socketpair()
                far_ends.append(far)
                one.send(Arrived(f"{number} {'x' * (number * 7 % 3000)}"), near)
                one.send(Closed("y" * (number % 50)))
            await until(lambda: len(heard) == 1200)
            lines = [(message, line) for message, line in heard if isinstance(message, Arrived)]
            for number, ((message, line), far) in enumerate(zip(lines, far_ends, strict=True)):
                assert message.address.split()[0] == str(number) and line is not None
                line.send(str(number).encode())
                assert far.recv(10) == str(number).encode()
                line.close()
                assert far.recv(1) == b""  # nobody else has kept it
                far.close()
            one.close()
            await asyncio.wait_for(ended.wait(), WAIT)

    asyncio.run(story())


def test_a_connection_that_cannot_be_taken_leaves_the_others_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that may open no more files is given the message without the connection."""
    real = socket.recv_fds
    calls = 0

    def without_room(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        data, handles, flags, address = real(*arguments)
        if calls == 1:
            for handle in handles:
                socket.close(handle)
            handles, flags = [], flags | socket.MSG_CTRUNC
        return data, handles, flags, address

    monkeypatch.setattr(socket, "recv_fds", without_room)

    async def story() -> None:
        async with channels() as (one, _, heard, _):
            pairs = [socket.socketpair() for _ in range(3)]
            for number, (near, _) in enumerate(pairs):
                one.send(Arrived(str(number)), near)
            one.send(Open())
            await until(lambda: len(heard) == 4)
            assert [line is None for _, line in heard] == [True, False, False, True]
            for (_, line), (_, far) in zip(heard[1:3], pairs[1:], strict=True):
                assert line is not None
                line.send(b"!")
                assert far.recv(1) == b"!"
                line.close()
            for _, far in pairs:
                far.close()

    asyncio.run(story())


# --- arriving ------------------------------------------------------------------------------------------------------


class Noting:
    """Stands where the dispatcher does, and notes what is passed on."""

    def __init__(self) -> None:
        self.lines = Lines(Limits(), is_behind_proxy=False)
        self.passed: list[tuple[str | None, bytes]] = []

    def pass_on(self, arrival: Arrival, name: str | None) -> None:
        arrival.let_go()
        arrival.line.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            self.passed.append((name, arrival.line.recv(10_000)))
        arrival.line.close()


@contextlib.asynccontextmanager
async def arriving() -> AsyncIterator[tuple[Noting, socket.socket, Arrival]]:
    """A connection over TCP of which nothing is known yet."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname())
        line, (address, _) = listener.accept()
    noting = Noting()
    assert noting.lines.take(address)
    with client:
        yield noting, client, Arrival(noting, line, address)  # type: ignore[arg-type]


def test_a_line_that_comes_in_pieces_is_looked_at_once_for_each_and_taken_by_nobody() -> None:
    looks = 0

    async def story() -> None:
        nonlocal looks
        async with arriving() as (noting, client, came):
            look = came._look

            def counted() -> None:
                nonlocal looks
                looks += 1
                look()

            asyncio.get_running_loop().add_reader(came.line, counted)
            for number, piece in enumerate((b"GET /api/r", b"ooms/abc", b"/live HTTP/1.1\r\n"), 1):
                client.send(piece)
                await until(lambda number=number: looks == number)
                await asyncio.sleep(0.05)
            assert noting.passed == [("abc", b"GET /api/rooms/abc/live HTTP/1.1\r\n")]
            assert looks == 3  # not again and again, as long as the same bytes lie there

    asyncio.run(story())


@pytest.mark.parametrize("sent", [b"x" * 5000, b"\r\n\r\n", b"GET /" + b"a" * 600 + b" HTTP/1.1\r\n"])
def test_what_names_no_room_is_for_anybody_to_judge(sent: bytes) -> None:
    async def story() -> None:
        async with arriving() as (noting, client, _):
            client.send(sent)
            await until(lambda: noting.passed)
            assert noting.passed == [(None, sent)]

    asyncio.run(story())


def test_half_a_line_and_nothing_more_is_passed_on_or_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrival, "DEADLINE", 0.2)

    async def story() -> None:
        async with arriving() as (noting, client, _):  # says goodbye: whoever gets it sees that
            client.send(b"GET /")
            await asyncio.sleep(0.02)
            client.shutdown(socket.SHUT_WR)
            await until(lambda: noting.passed or noting.lines.open == 0)
        async with arriving() as (noting, client, _):  # says nothing more
            client.send(b"GET /")
            await until(lambda: noting.lines.open == 0)
            client.settimeout(WAIT)
            with contextlib.suppress(ConnectionResetError):
                assert client.recv(10) == b""
            assert noting.passed == []
        async with arriving() as (noting, client, _):  # says nothing at all, and goes
            client.close()
            await until(lambda: noting.lines.open == 0)

    asyncio.run(story())


# --- starting ------------------------------------------------------------------------------------------------------


def test_others_start_when_the_first_has_its_machine_code_and_people_come_in_when_all_are_ready() -> None:
    noted: list[str] = []

    class Line:
        def __init__(self, number: int) -> None:
            self.number = number

        def send(self, message: Sent, line: object = None) -> None:
            noted.append(f"{type(message).__name__} to {self.number}")

    class Starting(Dispatcher):
        def _start(self, place: Any) -> None:
            noted.append(f"start {place.number}")
            place.channel = Line(place.number)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        options = Options(store="postgresql://me@localhost/x", processes=3)
        starting = Starting(options, listener, on_ready=lambda: noted.append("ready"))
        first, second, third = starting._places
        starting._start(first)
        starting._hear(first, Built(1, 2, "rent"), None)
        assert noted == ["start 0"]
        starting._hear(first, Loaded(), None)
        starting._hear(second, Loaded(), None)
        assert noted[1:] == ["start 1", "start 2"]
        for place in (second, first):
            starting._hear(place, Ready(), None)
        assert noted[3:] == []
        starting._hear(third, Ready(), None)
        assert noted[3:] == ["Open to 0", "Open to 1", "Open to 2", "ready"]


# --- figures and refusals ------------------------------------------------------------------------------------------


def test_figures_of_all_have_the_number_of_their_worker() -> None:
    workers = {}
    for number in ("1", "2"):
        metrics = Metrics()
        metrics.count("magie_requests_total", int(number), path="/api/rooms")
        metrics.gauge("magie_live_connections", lambda number=number: float(number))  # type: ignore[misc]
        metrics.took("magie_request_seconds", 0.003)
        workers[number] = metrics.text()
    own = Metrics()
    own.gauge("magie_live_connections", lambda: 7, worker="dispatcher")
    own.gauge("magie_worker_starts_total", lambda: 3, worker="1")
    lines = merged(workers, own.text()).splitlines()
    for line in (
        'magie_requests_total{worker="1",path="/api/rooms"} 1',
        'magie_requests_total{worker="2",path="/api/rooms"} 2',
        'magie_request_seconds_bucket{worker="2",le="0.005"} 1',
        'magie_request_seconds_count{worker="1"} 1',
        'magie_live_connections{worker="2"} 2',
        'magie_live_connections{worker="dispatcher"} 7',
        'magie_worker_starts_total{worker="1"} 3',
    ):
        assert lines.count(line) == 1, line
    heads = [line for line in lines if line.startswith("# TYPE")]
    assert len(heads) == len(set(heads)) == 4
    # All lines of a figure stand together.
    names = [line.split()[2] if line.startswith("# ") else line.partition("{")[0] for line in lines]
    stems = [name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in names]
    assert len([stem for before, stem in zip(["", *stems], stems, strict=False) if stem != before]) == 4


def test_several_processes_are_refused_where_they_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "PostgreSQL" in magie_here("serve", "--processes", "2", code=2, MAGIE_STORE=None)
    assert "PostgreSQL" in magie_here("serve", "--processes", "2", "--store", "x.sqlite3", code=2)
    assert "1 to 64" in magie_here("serve", "--processes", "0", code=2)
    assert "1 to 64" in magie_here("serve", "--processes", "65", "--store", "postgresql://me@localhost/x", code=2)
    monkeypatch.setattr(dispatcher, "can_pass_sockets", lambda: False)
    told = magie_here("serve", "--processes", "2", "--store", "postgresql://me@localhost/x", code=2)
    assert "hand a connection" in told
