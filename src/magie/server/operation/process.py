"""One server process: listens at once, gets ready in the background, serves, and says goodbye.

begin listening -> open the store and the key -> import the engine (compiled if need be) -> open the rooms -> serve
asked to stop -> no new connections -> everybody is told to come back -> what was begun is finished -> close
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import uvicorn

from magie.server.host.keys import FILE_NAME, key_file, key_in_store
from magie.server.host.lan import LocalNetwork
from magie.server.metrics import Metrics, resident_bytes
from magie.server.operation.startup import Startup
from magie.server.safety.client import Network, is_loopback, names_of_this_machine
from magie.server.safety.gate import Application, Gate
from magie.server.safety.guard import GuardedHttp, Lines, guarded_protocols
from magie.server.safety.limits import Limits
from magie.server.schema.operation import Cause
from magie.server.store import open_store
from magie.server.store.base import Store
from magie.server.store.condition import CAUSES
from magie.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from magie.server.live.hub import Hub
    from magie.server.live.sources import Sources
    from magie.server.live.tokens import Tokens
    from magie.server.log.editions import Shelf
    from magie.server.web.app import Figures

Result = TypeVar("Result")
log = logging.getLogger("magie.process")
PING_EVERY = 20.0  # seconds; a device that has vanished is noticed after at most twice as long
SECONDS_TO_FINISH = 10
SECONDS_FOR_GOODBYE = 3.0


@dataclass(frozen=True)
class Options:
    """What `magie serve` was told. `store` and `key`: None is the user's data folder, or beside the database."""

    store: str | None = None
    key: Path | None = None
    editions: Path | None = None
    proxies: Sequence[Network] = ()
    names: Sequence[str] = ()
    limits: Limits = field(default_factory=Limits)
    bot_pace: float | None = None
    processes: int = 1


class TableServer(uvicorn.Server):
    """A server that is ready a while after it has begun to listen."""

    def __init__(
        self,
        options: Options,
        sockets: Sequence[socket.socket],
        on_ready: Callable[[], None] = lambda: None,
        on_built: Callable[[int, int, str], None] | None = None,
        place: tuple[str, int] | None = None,
    ) -> None:
        """`place` is the address and port that another process listens on for this one."""
        self.options = options
        self.on_listening: Callable[[], None] = lambda: None
        self._on_built = on_built
        self.listeners = list(sockets)
        self.problem: BaseException | None = None  # why it could not start
        self.startup_app = Startup()
        self.metrics = Metrics()
        self._on_ready = on_ready
        self._hub: Hub | None = None
        self._store: Store | None = None
        self._preparing: asyncio.Task[None] | None = None
        address, port = place or self.listeners[0].getsockname()[:2]
        is_here_only = is_loopback(address)
        self.lan = LocalNetwork(
            self.listen_also,
            port,
            is_always_open=not is_here_only,
            may_open=is_here_only and not options.proxies and place is None,
        )
        self.gate = Gate(
            self.startup_app,
            limits=options.limits,
            names=names_of_this_machine() | {name.lower() for name in options.names},
            proxies=options.proxies,
            metrics=self.metrics,
            on_visitor=self.lan.visited,
        )
        self.lines = Lines(options.limits, is_behind_proxy=bool(options.proxies))
        http, live = guarded_protocols(self.lines, options.limits, self.metrics)
        config = uvicorn.Config(
            self.gate,
            http=http,
            ws=live,
            ws_max_size=options.limits.body,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_EVERY,
            ws_per_message_deflate=False,  # a small frame could unpack into a huge one
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the gate reads them, and believes only those of proxies it knows
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        await asyncio.to_thread(self.on_listening)
        self._preparing = asyncio.create_task(self._prepare())

    def run_here(self) -> None:
        """Serve until told to stop. Raises what kept it from starting."""
        self.run(sockets=self.listeners)
        if self.problem is not None:
            raise self.problem

    async def _prepare(self) -> None:
        try:
            self._store = await open_store(self.options.store)
            await self._store.prove_writable()
            keys = await signing_keys(self.options, self._store)
            shelf = await _aside(self._load_engine)
            await self._open_rooms(self._store, keys, shelf)
        except Exception as problem:
            self.problem = problem
            self.should_exit = True

    def _load_engine(self) -> Shelf:
        """Load what rooms need, and say how far a build of machine code is, the first time."""
        from magie.machine.workers import progress_listeners

        listeners = [self.startup_app.built, *([self._on_built] if self._on_built else [])]
        progress_listeners.extend(listeners)
        try:
            from magie.server.log.editions import Shelf

            shelf = Shelf(self.options.editions)
            for name in shelf.names():
                shelf.card(name)
            self.startup_app.shelf = shelf
            import magie.server.web.app  # noqa: F401
            from magie.server.operation.warming import warm_games

            warm_games(shelf)
            return shelf
        finally:
            for listener in listeners:
                progress_listeners.remove(listener)

    async def _open_rooms(self, store: Store, keys: list[bytes], shelf: Shelf) -> None:
        from magie.server.live.hub import Hub
        from magie.server.live.tokens import Tokens
        from magie.server.operation.warming import warm_bots
        from magie.server.settings import Settings
        from magie.server.web.app import create_app

        settings = Settings(limits=self.options.limits)
        if self.options.bot_pace is not None:
            settings.bot_pace = self.options.bot_pace
        sources = self._sources(Tokens(keys))
        hub = Hub(store, settings=settings, sources=sources, shelf=shelf, metrics=self.metrics)
        self._hub = hub
        self._count(hub, store)
        await self._let_in(create_app(hub, self.lan, self.figures))
        try:
            await _aside(lambda: warm_bots(shelf))
        except Exception:
            log.exception("not all bots could be made ready")

    figures: Figures | None = None

    def _sources(self, tokens: Tokens) -> Sources:
        from magie.server.live.sources import Sources

        return Sources(tokens=tokens)

    async def _let_in(self, application: Application) -> None:
        """Everything is ready."""
        self.startup_app.application = application
        self._on_ready()

    def _count(self, hub: Hub, store: Store) -> None:
        self.metrics.gauge("magie_rooms_in_memory", lambda: len(hub.live))
        self.metrics.gauge("magie_computing_seconds_total", lambda: hub.computing.used)
        self.metrics.gauge("magie_store_appends_total", lambda: store.counters.appends)
        self.metrics.gauge("magie_store_commits_total", lambda: store.counters.commits)
        self.metrics.gauge("magie_store_conflicts_total", lambda: store.counters.conflicts)
        self.metrics.gauge(
            "magie_store_news_total", lambda: store.counters.heard - store.counters.heard_in_vain, held="yes"
        )
        self.metrics.gauge("magie_store_news_total", lambda: store.counters.heard_in_vain, held="no")
        for cause in CAUSES:
            self.metrics.gauge("magie_store_failing", partial(_is_failing, store, cause), cause=cause)
        self.metrics.gauge("magie_memory_bytes", resident_bytes)

    def new_protocol(self) -> GuardedHttp:
        """What serves one more connection."""
        make: Callable[..., GuardedHttp] = self.config.http_protocol_class  # type: ignore[assignment]
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def listen_also(self, sockets: Sequence[socket.socket]) -> Callable[[], Awaitable[None]]:
        """Listen on more addresses; returns how to stop that."""
        loop = asyncio.get_running_loop()
        more = [await loop.create_server(self.new_protocol, sock=each, backlog=self.config.backlog) for each in sockets]
        self.servers += more

        async def stop() -> None:
            for each in more:
                each.close()
                self.servers.remove(each)

        return stop

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if self._preparing is not None and not self._preparing.done():
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        await self._say_goodbye()
        await super().shutdown(sockets=sockets)
        if self._hub is not None:
            await self._hub.close()
        if self._store is not None:
            await self._store.close()

    async def _say_goodbye(self) -> None:
        if self._hub is None:
            return
        from magie.server.web.live import say_goodbye

        say_goodbye(self._hub)
        end = asyncio.get_running_loop().time() + SECONDS_FOR_GOODBYE
        while self.gate.live and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)


async def signing_keys(options: Options, store: Store) -> list[bytes]:
    """The keys of the server. Raises UnsafeKey."""
    if options.key is not None:
        return await asyncio.to_thread(key_file, options.key)
    if isinstance(store, SqliteStore):
        return await asyncio.to_thread(key_file, Path(store.address).with_name(FILE_NAME))
    return await key_in_store(store)


def _is_failing(store: Store, cause: Cause) -> bool:
    return store.condition.cause == cause


async def _aside(work: Callable[[], Result]) -> Result:
    """Do something long in a thread that does not keep the process alive when it is told to stop."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def finish(result: Result | None, problem: BaseException | None) -> None:
        if done.cancelled():
            return
        if problem is not None:
            done.set_exception(problem)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except BaseException as raised:
            problem = raised
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(finish, result, problem)

    threading.Thread(target=run, name="loading", daemon=True).start()
    return await done


class PortTaken(Exception):
    """Somebody else listens there; `free` is the next port that can be had, if any."""

    def __init__(self, port: int, free: int | None) -> None:
        super().__init__(port)
        self.port = port
        self.free = free


def listen(host: str, port: int, tries: int = 20) -> socket.socket:
    """A listening socket. Raises PortTaken, or OSError if the host is none of ours."""
    try:
        return _bind(host, port)
    except OSError as problem:
        if not _is_taken(problem):
            raise
    for other in range(port + 1, min(port + 1 + tries, 65_536)):
        try:
            _bind(host, other).close()
        except OSError:
            continue
        raise PortTaken(port, other)
    raise PortTaken(port, None)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    opened = socket.socket(family, kind, protocol)
    try:
        if socket.has_ipv6 and family == socket.AF_INET6 and host == "::":
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        # Not on Windows, where this would let two programs have the same port.
        if hasattr(socket, "SO_REUSEPORT"):
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
        opened.listen()  # only now Linux says that the port is taken
    except OSError:
        opened.close()
        raise
    return opened


def _is_taken(problem: OSError) -> bool:
    import errno

    return problem.errno in (errno.EADDRINUSE, errno.EACCES, getattr(errno, "WSAEADDRINUSE", -1))
