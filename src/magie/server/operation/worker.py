"""One of several server processes behind a dispatcher: a table server that is given its connections.

Started as `python -m magie.server.operation.worker 7 2/3`: its end of the channel, and that it is the second of three,
for people who list processes. It differs from a server of
its own only in what it has to do with the others: connections and allowances are counted for all of them, the figures
are those of all, and people are let in when all are ready. If the dispatcher goes, it stops.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from magie.errors import BrokenEdition
from magie.server.host.logs import write_logs
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
from magie.server.operation.process import Options, TableServer
from magie.server.operation.routing import of_worker
from magie.server.safety.client import Client, networks
from magie.server.safety.gate import Application
from magie.server.safety.guard import GuardedHttp
from magie.server.store.base import Store
from magie.server.store.ids import new_join_code, new_room_id

if TYPE_CHECKING:
    from magie.server.live.sources import Sources
    from magie.server.live.tokens import Tokens
    from magie.server.log.editions import Shelf

SECONDS_FOR_FIGURES = 5.0
log = logging.getLogger("magie.process")


class Worker(TableServer):
    """A server without a listener of its own."""

    def __init__(self, channel: Channel, begin: Begin) -> None:
        options = Options(
            store=begin.store,
            key=None if begin.key is None else Path(begin.key),
            editions=None if begin.editions is None else Path(begin.editions),
            proxies=networks(begin.proxies),
            names=begin.names,
            limits=begin.limits,
            bot_pace=begin.bot_pace,
            processes=begin.workers,
        )
        super().__init__(options, [], on_built=self._tell_built, place=begin.place)
        self._channel = channel
        self._begin = begin
        self._is_open = asyncio.Event()
        self._arriving: set[asyncio.Task[None]] = set()
        self._asked: dict[int, asyncio.Future[str]] = {}
        self._numbers = itertools.count(1)
        self.lines.on_given_back = lambda address: self._channel.send(Closed(address))
        self.gate.on_charge = lambda kind, household: self._channel.send(Charged(kind, household))
        self.gate.on_visitor = self._visited
        self.figures = self._figures_of_all

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._loop = asyncio.get_running_loop()
        self._channel.attach(self._hear, self._lost_dispatcher)

    def _hear(self, message: Sent, line: socket.socket | None) -> None:
        match message:
            case Arrived():
                task = asyncio.get_running_loop().create_task(self._serve_line(message.address, line))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)
            case Open():
                self._is_open.set()
            case Charged():
                self.gate.charged_elsewhere(message.kind, message.household)
            case Visited():
                self.lan.has_visitor = True
            case AskFigures():
                self._channel.send(Figures(message.number, self.metrics.text()))
            case Figures():
                asked = self._asked.pop(message.number, None)
                if asked is not None and not asked.done():
                    asked.set_result(message.text)

    def _lost_dispatcher(self) -> None:
        if not self.should_exit:
            log.warning("the dispatcher has gone")
        self.should_exit = True

    # --- connections -------------------------------------------------------------------------------------------

    async def _serve_line(self, address: str, line: socket.socket | None) -> None:
        """Serve a connection as if it had been accepted here."""
        protocol: GuardedHttp | None = None

        def make() -> asyncio.Protocol:
            nonlocal protocol
            protocol = self.new_protocol()
            protocol.peer = address
            return protocol

        try:
            if line is not None and not self.should_exit:
                await asyncio.get_running_loop().connect_accepted_socket(make, line)
        except OSError:
            log.debug("a connection had gone before it was served")
        finally:
            if protocol is None or protocol.transport is None:  # nobody else will say that it has ended
                if line is not None:
                    line.close()
                self._channel.send(Closed(address))

    # --- getting ready -----------------------------------------------------------------------------------------

    def _tell_built(self, done: int, of: int, doing: str) -> None:
        """Called from the thread that loads the engine."""
        self._loop.call_soon_threadsafe(self._channel.send, Built(done, of, doing))

    async def _open_rooms(self, store: Store, keys: list[bytes], shelf: Shelf) -> None:
        self._channel.send(Loaded())
        await super()._open_rooms(store, keys, shelf)

    def _sources(self, tokens: Tokens) -> Sources:
        sources = super()._sources(tokens)
        worker, workers = self._begin.worker, self._begin.workers
        sources.room_id = of_worker(new_room_id, worker, workers)
        sources.join_code = of_worker(new_join_code, worker, workers)
        return sources

    async def _let_in(self, application: Application) -> None:
        self._channel.send(Ready())
        await self._is_open.wait()
        await super()._let_in(application)

    # --- what is counted for all -------------------------------------------------------------------------------

    def _visited(self, client: Client) -> None:
        had_visitor = self.lan.has_visitor
        self.lan.visited(client)
        if self.lan.has_visitor and not had_visitor:
            self._channel.send(Visited())

    async def _figures_of_all(self) -> str:
        number = next(self._numbers)
        asked: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        self._channel.send(AskFigures(number))
        try:
            async with asyncio.timeout(SECONDS_FOR_FIGURES):
                return await asked
        finally:
            self._asked.pop(number, None)


def main(arguments: list[str]) -> int:
    channel = Channel(socket.socket(fileno=int(arguments[0])))
    try:
        begin = channel.first()
    except EOFError:
        return 1
    assert isinstance(begin, Begin)
    write_logs(begin.log_level, worker=begin.worker + 1)
    try:
        Worker(channel, begin).run_here()
    except KeyboardInterrupt:
        return 0
    except BrokenEdition as problem:
        channel.say_last(Failed(problem.problem, problem.place))
        return 1
    except Exception as problem:
        log.exception("a worker could not start")
        channel.say_last(Failed(f"{type(problem).__name__}: {problem}"))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
