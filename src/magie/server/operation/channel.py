"""What a dispatcher and one of its workers tell each other, and the connections passed on, over one Unix socket.

A message is a line of JSON. A connection travels with the message that announces it (SCM_RIGHTS): the system gives the
other process the same socket, and nobody has to carry bytes from one to the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import deque
from collections.abc import Callable

import msgspec

from magie._structs import decoder
from magie.server.safety.limits import Limits

PIECE = 65_536
_CLOSED_ON_EXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


class Message(msgspec.Struct, tag=True):
    """One line."""


class Begin(Message):
    """To a worker, first of all: what it is, and what `magie serve` was told."""

    worker: int  # from 0
    workers: int
    place: tuple[str, int]  # where the dispatcher listens
    log_level: int
    store: str | None
    key: str | None
    editions: str | None
    proxies: list[str]
    names: list[str]
    limits: Limits
    bot_pace: float | None


class Built(Message):
    """From a worker: machine code has to be built, and this is how far it is."""

    done: int
    of: int
    doing: str


class Loaded(Message):
    """From a worker: the engine is loaded, so its machine code is there for others to load."""


class Ready(Message):
    """From a worker: everything is ready."""


class Open(Message):
    """To a worker: let people in."""


class Failed(Message):
    """From a worker, last of all: it could not start. `place` is where in an edition, if that is broken."""

    problem: str
    place: str | None = None


class Arrived(Message):
    """To a worker: a connection of this address, which comes with it."""

    address: str


class Closed(Message):
    """From a worker: a connection of this address has ended."""

    address: str


class Charged(Message):
    """From a worker, and on to the others: an address has used up a little of an allowance."""

    kind: str
    household: str


class Visited(Message):
    """From a worker, and on to the others: somebody has come from another device."""


class AskFigures(Message):
    """From a worker: somebody wants the figures of all. To each: tell yours."""

    number: int


class Figures(Message):
    """From a worker: its own figures. To a worker: those of all."""

    number: int
    text: str


ToWorker = Begin | Open | Arrived | Charged | Visited | AskFigures | Figures
FromWorker = Built | Loaded | Ready | Failed | Closed | Charged | Visited | AskFigures | Figures
Sent = ToWorker | FromWorker
_read = decoder(Sent).decode
_write = msgspec.json.Encoder().encode


class Channel:
    """One end. Closed by the one process, it ends in the other."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._loop: asyncio.AbstractEventLoop | None = None
        self._received = bytearray()
        self._lines: deque[socket.socket | None] = deque()  # arrived before their messages were read
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self._on_message: Callable[[Sent, socket.socket | None], None]
        self._on_end: Callable[[], None]

    def first(self) -> Sent:
        """Wait for a message; before there is a loop. Raises EOFError if the other side is gone."""
        while (message := self._next()) is None:
            if not self._receive():
                raise EOFError
        return message

    def say_last(self, message: Sent) -> None:
        """Send when there is no loop any more, if the other side is there."""
        self._end.setblocking(True)
        with contextlib.suppress(OSError):
            self._end.sendall(_write(message) + b"\n")

    def attach(self, on_message: Callable[[Sent, socket.socket | None], None], on_end: Callable[[], None]) -> None:
        """From now on call back with messages, and with the connection each `Arrived` brings (None: it was lost)."""
        self._loop = asyncio.get_running_loop()
        self._on_message, self._on_end = on_message, on_end
        self._end.setblocking(False)
        self._loop.add_reader(self._end, self._read)
        self._loop.call_soon(self._pass_on)  # what came with the first one

    def send(self, message: Sent, line: socket.socket | None = None) -> None:
        """Send, now or as soon as the other side reads. A connection that goes along is closed here afterwards."""
        self._waiting.append((_write(message) + b"\n", line))
        if len(self._waiting) == 1:
            self._send_waiting()

    def close(self) -> None:
        if self._loop is not None and self._end.fileno() >= 0:
            self._loop.remove_reader(self._end)
            self._loop.remove_writer(self._end)
        self._end.close()
        for line in [*(line for _, line in self._waiting), *self._lines]:
            if line is not None:
                line.close()
        self._waiting.clear()
        self._lines.clear()

    def _send_waiting(self) -> None:
        assert self._loop is not None
        while self._waiting:
            data, line = self._waiting[0]
            try:
                if line is None:
                    sent = self._end.send(data)
                else:
                    sent = socket.send_fds(self._end, [data], [line.fileno()])
            except BlockingIOError:
                self._loop.add_writer(self._end, self._send_waiting)
                return
            except OSError:  # the other side is gone, which is noticed where it is read from
                sent = len(data)
            if line is not None:
                line.close()
            if sent < len(data):
                self._waiting[0] = data[sent:], None
            else:
                self._waiting.popleft()
        if self._end.fileno() >= 0:
            self._loop.remove_writer(self._end)

    def _read(self) -> None:
        if self._receive():
            self._pass_on()
        else:
            self.close()
            self._on_end()

    def _receive(self) -> bool:
        """Take what has come; False at the end."""
        try:
            data, handles, flags, _ = socket.recv_fds(self._end, PIECE, 1, _CLOSED_ON_EXEC)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._received += data
        self._lines += [socket.socket(fileno=handle) for handle in handles]
        if flags & socket.MSG_CTRUNC and not handles:
            self._lines.append(None)  # this process has as many files open as it may
        return bool(data)

    def _pass_on(self) -> None:
        while (message := self._next()) is not None:
            self._on_message(message, self._lines.popleft() if isinstance(message, Arrived) else None)

    def _next(self) -> Sent | None:
        end = self._received.find(b"\n")
        if end < 0:
            return None
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        message: Sent = _read(line)
        return message
