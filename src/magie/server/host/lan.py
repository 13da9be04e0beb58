"""*Let others in this house join*: a second listener on the machine's private addresses, and links to it.

A server starts on loopback, where only this machine can reach it. Whoever sits at the machine may open the house: then
phones in the same network can join. Links and pictures never name 127.0.0.1, which on a phone would be the phone.
"""

from __future__ import annotations

import io
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from magie.server.host.network import local_addresses
from magie.server.problems import TableError
from magie.server.safety.client import Client, is_loopback

Listen = Callable[[Sequence[socket.socket]], Awaitable[Callable[[], Awaitable[None]]]]
# A path of the client, with what stands behind the #: letters of addresses, nothing that could lead elsewhere.
PATH = re.compile(r"/(?!/)[A-Za-z0-9/_.~#?=&-]{0,400}")


@dataclass
class LocalNetwork:
    """Whether other devices can come in, and by which addresses."""

    listen: Listen
    port: int
    is_always_open: bool = False  # the server was started on an address of the house, or stands behind a proxy
    may_open: bool = True
    find_addresses: Callable[[], list[str]] = local_addresses
    has_visitor: bool = False
    _close: Callable[[], Awaitable[None]] | None = None
    _addresses: list[str] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        return self.is_always_open or self._close is not None

    async def open(self) -> None:
        """Listen on all private addresses. Raises TableError if there is none."""
        if self.is_open:
            return
        sockets = []
        for address in self.find_addresses():
            opened = _listener(address, self.port)
            if opened is not None:
                sockets.append(opened)
        if not sockets:
            raise TableError("command/no-network")
        self._addresses = [str(each.getsockname()[0]) for each in sockets]
        self.has_visitor = False
        self._close = await self.listen(sockets)

    async def close(self) -> None:
        """Stop listening; who is in stays until the connection ends."""
        if self._close is not None:
            await self._close()
            self._close = None
            self._addresses = []

    def visited(self, client: Client) -> None:
        """Somebody has come from another device."""
        if not self.has_visitor and not is_loopback(client.device) and client.device != client.arrived_at:
            self.has_visitor = True

    def addresses(self, client: Client) -> list[str]:
        """Where other devices reach this server, as the beginning of an address; none if they cannot."""
        if client.is_through_proxy or not is_loopback(client.arrived_at):
            # Whoever asks got here from another device, or through the front door: the same way is good for others.
            way = f"{client.scheme}://{client.host}"
        else:
            way = None
        if not self.is_open:
            return [way] if way else []
        numbers = self._addresses or ([] if client.is_through_proxy else self.find_addresses())
        found = [f"http://{_written(address)}:{self.port}" for address in numbers]
        return [way, *(other for other in found if other != way)] if way else found


def link(base: str, path: str) -> str:
    """The address of a page for another device. Raises TableError if the path is none of ours."""
    if not PATH.fullmatch(path):
        raise TableError("command/unreadable", detail="path")
    return base + path


def picture(text: str) -> bytes:
    """A QR code as SVG, black on white whatever the page's colours are: cameras like it so."""
    import segno

    file = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        file, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return file.getvalue()


def _written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _listener(address: str, port: int) -> socket.socket | None:
    """A listening socket, or None if this address is not to be had."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((address, port))
    except OSError:
        opened.close()
        return None
    return opened
