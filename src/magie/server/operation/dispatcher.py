"""`magie serve --processes N`: one process that listens, and N workers that serve.

The dispatcher accepts every connection, looks at the first line of its first request without taking it away (MSG_PEEK),
and passes the socket itself on to a worker, which reads the connection from its beginning as if it had accepted it.
After that no byte goes through the dispatcher. It judges nothing: whatever cannot be read goes to any worker, which
answers as a single server does. What is counted for the server as a whole it counts, or tells the other workers.

A connection that names a room goes to the worker of that room (`routing`), so that everybody at a table is told by one
process, without a way through the database. Everything else goes to each worker in turn. A connection stays where it
went first, whatever is asked on it later: the log decides, so any worker can do anything.

first worker: builds or loads the machine code -> the others load it -> all are ready -> people are let in
a worker ends -> another takes its place -> connections for its rooms wait for that, but not for long
asked to stop -> no new connections -> every worker says goodbye -> the end
the dispatcher is killed -> its channels end -> every worker says goodbye
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

from magie.errors import BrokenEdition, MagieError
from magie.server.metrics import Metrics, merged, resident_bytes
from magie.server.operation.arrival import Arrival
from magie.server.operation.channel import (
    Arrived,
    AskFigures,
    Begin,
    Built,
    Channel,
    Charged,
    Closed,
    Failed,
    Figures,
    Loaded,
    Open,
    Ready,
    Sent,
    Visited,
)
from magie.server.operation.process import Options, signing_keys
from magie.server.operation.routing import worker_of
from magie.server.safety.guard import Lines
from magie.server.store import open_store

log = logging.getLogger("magie.process")
BACKLOG = 2048  # connections the system keeps until they are accepted
ACCEPTED_AT_ONCE = 64
SECONDS_WITHOUT_FILES = 1.0  # until it is tried again when no more files can be opened
SECONDS_TO_STOP = 25.0  # a worker needs 13 at most; then it is killed
SECONDS_FOR_FIGURES = 2.0
SHORT_LIFE = 10.0  # seconds; who ends sooner is not replaced at once
LONGEST_WAIT = 30.0


class WorkerFailed(MagieError):
    """A worker could not start."""


def can_pass_sockets() -> bool:
    """Whether this system lets one process give a connection to another."""
    return hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX") and os.name == "posix"


class Place:
    """The place of one worker. Its process may end, and another takes it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.starts = 0
        self.is_ready = False
        self.is_open = False  # people have been let in
        self.waiting: list[Arrival] = []  # for the next one
        self.process: subprocess.Popen[bytes] | None = None
        self.channel: Channel
        self.lines: Counter[str] = Counter()  # connections there, by address
        self.began = 0.0
        self.short_lives = 0
        self.failed: Failed | None = None


class Dispatcher:
    """The process people connect to."""

    def __init__(
        self,
        options: Options,
        listener: socket.socket,
        on_ready: Callable[[], None] = lambda: None,
        on_built: Callable[[int, int, str], None] = lambda done, of, doing: None,
    ) -> None:
        self.options = options
        self.listener = listener
        self.on_listening: Callable[[], None] = lambda: None
        self._on_ready = on_ready
        self._on_built = on_built
        self.lines = Lines(options.limits, is_behind_proxy=bool(options.proxies))
        self._places = [Place(number) for number in range(options.processes)]
        self._turns = itertools.count()
        self._is_open = False
        self._signals: list[int] = []
        self._problem: Exception | None = None
        self._gatherings: dict[int, Gathering] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._metrics = Metrics()
        self._metrics.gauge("magie_memory_bytes", resident_bytes, worker="dispatcher")
        for place in self._places:
            count = partial(getattr, place, "starts")
            self._metrics.gauge("magie_worker_starts_total", count, worker=str(place.number + 1))

    def run_here(self) -> None:
        """Serve until told to stop. Raises what kept it from starting."""
        asyncio.run(self._serve())
        if self._problem is not None:
            raise self._problem
        for each in reversed(self._signals):  # as a single server does: whoever started us sees why we ended
            signal.raise_signal(each)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        for each in (signal.SIGINT, signal.SIGTERM):
            self._loop.add_signal_handler(each, self._signalled, each)
        try:
            self.listener.setblocking(False)
            self.listener.listen(BACKLOG)
            self._accept_from_now_on()
            await asyncio.to_thread(self.on_listening)
            self._do_beside(self._begin())
            await self._stop.wait()
        finally:
            await self._shut_down()

    def _do_beside(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin(self) -> None:
        try:
            await self._try_store()
            self._start(self._places[0])
        except Exception as problem:
            self._end_with(problem)

    async def _try_store(self) -> None:
        """What a worker could only fail at is tried here, where it can be said: the database, its tables, the key."""
        store = await open_store(self.options.store)
        try:
            await store.prove_writable()
            await signing_keys(self.options, store)
        finally:
            await store.close()

    def _signalled(self, which: signal.Signals) -> None:
        self._signals.append(which)
        if self._stop.is_set():
            self._signal_workers(which)  # the second Ctrl+C does not wait
        self._stop.set()

    def _signal_workers(self, which: signal.Signals) -> None:
        for place in self._places:
            if place.process is not None and place.process.poll() is None:
                place.process.send_signal(which)

    def _end_with(self, problem: Exception) -> None:
        self._problem = self._problem or problem
        self._stop.set()

    async def _shut_down(self) -> None:
        self._loop.remove_reader(self.listener)
        self.listener.close()
        for place in self._places:
            for arrival in list(place.waiting):
                arrival.end()
        self._signal_workers(signal.Signals(self._signals[0]) if self._signals else signal.SIGTERM)
        running = [place.process for place in self._places if place.process is not None]
        await asyncio.gather(*(asyncio.to_thread(_wait_for, process) for process in running))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- connections -------------------------------------------------------------------------------------------

    def _accept_from_now_on(self) -> None:
        if not self._stop.is_set():
            self._loop.add_reader(self.listener, self._accept)

    def _accept(self) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                line, address = self.listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                log.exception("a connection could not be accepted")
                self._loop.remove_reader(self.listener)
                self._loop.call_later(SECONDS_WITHOUT_FILES, self._accept_from_now_on)
                return
            if self.lines.take(str(address[0])):
                Arrival(self, line, str(address[0]))
            else:
                line.close()

    def pass_on(self, arrival: Arrival, name: str | None) -> None:
        """Give a connection to its worker, or let it wait for one."""
        place = self._place_of(name)
        place.waiting.append(arrival)
        arrival.waits_at = place
        self._give_waiting(place)

    def _place_of(self, name: str | None) -> Place:
        if not self._is_open:
            return self._places[0]  # it tells how far the start is
        if name is not None:
            return self._places[worker_of(name, len(self._places))]
        for _ in self._places:
            place = self._places[next(self._turns) % len(self._places)]
            if place.is_open:
                return place
        return place

    def _give_waiting(self, place: Place) -> None:
        """Give a worker the connections that wait for it, if it serves yet, or can say that it does not."""
        if place.is_open or (place.process is not None and not self._is_open):
            for arrival in list(place.waiting):
                arrival.let_go()
                place.lines[arrival.address] += 1
                place.channel.send(Arrived(arrival.address), arrival.line)

    def _given_back(self, place: Place, address: str) -> None:
        place.lines[address] -= 1
        if not place.lines[address]:
            del place.lines[address]
        self.lines.give_back(address)

    # --- workers -----------------------------------------------------------------------------------------------

    def _start(self, place: Place) -> None:
        if self._stop.is_set():
            return
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        source = str(Path(__file__).parents[3])
        paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
        with theirs:
            place.process = subprocess.Popen(
                [sys.executable, "-m", "magie.server.operation.worker", str(theirs.fileno()), self._title(place)],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                start_new_session=True,  # Ctrl+C in the terminal is for us, and we tell them
            )
        place.starts += 1
        place.is_ready = place.is_open = False
        place.failed = None
        place.began = self._loop.time()
        place.channel = Channel(ours)
        place.channel.attach(partial(self._hear, place), partial(self._ended, place))
        options = self.options
        place.channel.send(
            Begin(
                worker=place.number,
                workers=len(self._places),
                place=self.listener.getsockname()[:2],
                log_level=logging.getLogger().level,
                store=options.store,
                key=None if options.key is None else str(options.key),
                editions=None if options.editions is None else str(options.editions),
                proxies=[str(network) for network in options.proxies],
                names=list(options.names),
                limits=options.limits,
                bot_pace=options.bot_pace,
            )
        )
        self._give_waiting(place)

    def _title(self, place: Place) -> str:
        """For whoever looks at a list of processes."""
        return f"{place.number + 1}/{len(self._places)}"

    def _hear(self, place: Place, message: Sent, _line: object) -> None:
        match message:
            case Built():
                if not self._is_open:
                    self._on_built(message.done, message.of, message.doing)
            case Loaded():
                if not self._is_open and place is self._places[0]:
                    for other in self._places[1:]:
                        self._start(other)
            case Ready():
                place.is_ready = True
                self._let_in(place)
            case Failed():
                place.failed = message
            case Closed():
                self._given_back(place, message.address)
            case Charged() | Visited():
                for other in self._places:
                    if other is not place and other.is_ready:
                        other.channel.send(message)
            case AskFigures():
                self._gather(place, message.number)
            case Figures():
                if (gathering := self._gatherings.get(message.number)) is not None:
                    gathering.add(place, message.text)

    def _let_in(self, place: Place) -> None:
        """One more is ready. The first time people are let in when all are."""
        if self._is_open:
            self._open(place)
        elif all(each.is_ready for each in self._places):
            self._is_open = True
            for each in self._places:
                self._open(each)
            self._on_ready()

    def _open(self, place: Place) -> None:
        place.is_open = True
        place.channel.send(Open())
        self._give_waiting(place)

    def _ended(self, place: Place) -> None:
        self._do_beside(self._replace(place))

    async def _replace(self, place: Place) -> None:
        place.is_ready = place.is_open = False
        for address, count in list(place.lines.items()):
            for _ in range(count):
                self._given_back(place, address)
        process = place.process
        assert process is not None
        code = await asyncio.to_thread(_wait_for, process)
        if self._stop.is_set():
            return
        if not self._is_open:
            self._end_with(_why(place.failed, code))
            return
        is_short = self._loop.time() - place.began < SHORT_LIFE
        place.short_lives = place.short_lives + 1 if is_short else 0
        wait = min(LONGEST_WAIT, 2.0 ** (place.short_lives - 1)) if is_short else 0.0
        what = {"worker": place.number + 1, "code": code, "seconds": wait}
        log.warning("a worker has ended and is replaced", extra=what)
        await asyncio.sleep(wait)
        self._start(place)

    # --- figures -----------------------------------------------------------------------------------------------

    def _gather(self, wanted_by: Place, number: int) -> None:
        places = [place for place in self._places if place.is_ready]
        own = next(self._numbers)

        def finish(texts: dict[str, str]) -> None:
            del self._gatherings[own]
            wanted_by.channel.send(Figures(number, merged(texts, self._metrics.text())))

        self._gatherings[own] = Gathering({place.number for place in places}, finish, self._loop)
        for place in places:
            place.channel.send(AskFigures(own))


class Gathering:
    """Figures of several workers, until all have told theirs, or it takes too long."""

    def __init__(
        self, missing: set[int], finish: Callable[[dict[str, str]], None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self._missing = missing
        self._texts: dict[str, str] = {}
        self._finish = finish
        self._timer = loop.call_later(SECONDS_FOR_FIGURES, lambda: finish(self._texts))

    def add(self, place: Place, text: str) -> None:
        self._texts[str(place.number + 1)] = text
        self._missing.discard(place.number)
        if not self._missing:
            self._timer.cancel()
            self._finish(dict(sorted(self._texts.items())))


def _wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait until a process has ended, and end it if that takes too long."""
    try:
        return process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def _why(failed: Failed | None, code: int) -> Exception:
    if failed is None:
        return WorkerFailed(f"exit code {code}")
    return WorkerFailed(failed.problem) if failed.place is None else BrokenEdition(failed.place, failed.problem)
