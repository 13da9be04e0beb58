"""Who asks, and under which name they know us: read from a request, believing only what can be believed.

A page of a stranger can make a browser call any address, and can make its own name point to ours (DNS rebinding). So a
request must name us by an address it really arrived at, or by a name the operator has given, and a page must come
from that very place. Headers of a proxy count only if the operator has named the proxy.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from magie.server.safety.limits import household
from magie.text.fluent import DEFAULT_LANGUAGE, languages

Scope = Any  # of ASGI: a dictionary of whatever the server puts in
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?")
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
FORWARDING = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"via")


def plain(address: str) -> str:
    """An address the way it is compared: no brackets, no zone, IPv4 as IPv4."""
    text = address.strip("[]").partition("%")[0]
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return text.lower()
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return str(mapped or parsed)


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(plain(address)).is_loopback
    except ValueError:
        return False


def networks(addresses: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or ranges of addresses; ValueError if one is neither."""
    return tuple(ipaddress.ip_network(address, strict=False) for address in addresses)


@dataclass(frozen=True)
class Client:
    """One request or connection."""

    scope: Scope
    proxies: Sequence[Network] = ()

    def header(self, name: bytes) -> str | None:
        """A header that was sent exactly once."""
        found = [value for key, value in self.scope["headers"] if key == name]
        return found[0].decode("latin-1").strip() if len(found) == 1 else None

    def has(self, name: bytes) -> bool:
        return any(key == name for key, _ in self.scope["headers"])

    @cached_property
    def peer(self) -> str:
        """The other end of the line: a device, or the proxy."""
        client = self.scope.get("client")
        return plain(client[0]) if client else ""

    @cached_property
    def arrived_at(self) -> str:
        """Which of our addresses the line goes to."""
        server = self.scope.get("server")
        return plain(server[0]) if server else ""

    @cached_property
    def is_through_proxy(self) -> bool:
        return self._is_proxy(self.peer)

    def _is_proxy(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.proxies)

    @cached_property
    def device(self) -> str:
        """The address of the device: what a trusted proxy says, otherwise the peer."""
        if not self.is_through_proxy:
            return self.peer
        values = [value for key, value in self.scope["headers"] if key == b"x-forwarded-for"]
        hops = [plain(hop.strip()) for hop in b",".join(values).decode("latin-1").split(",") if hop.strip()]
        # Each proxy adds the one before it at the end; the last that is not one of ours is the device.
        return next((hop for hop in reversed(hops) if not self._is_proxy(hop)), self.peer)[:64]

    @cached_property
    def household(self) -> str:
        return household(self.device)

    @cached_property
    def is_local(self) -> bool:
        """Whether this comes from the very machine, and not through a proxy on it."""
        is_here = is_loopback(self.peer) and is_loopback(self.arrived_at)
        return is_here and not any(self.has(name) for name in FORWARDING)

    @cached_property
    def scheme(self) -> str:
        """What stands before the colon, http or https, as the browser sees it."""
        if self.is_through_proxy and self.header(b"x-forwarded-proto") in ("http", "https"):
            return str(self.header(b"x-forwarded-proto"))
        return "https" if self.scope.get("scheme") in ("https", "wss") else "http"

    @cached_property
    def host(self) -> str | None:
        """Name and port as they stand in the browser's address line; None if they cannot be read."""
        value = (self.header(b"host") or "").lower()
        return value if HOST.fullmatch(value) else None

    @cached_property
    def hostname(self) -> str:
        found = HOST.fullmatch(self.host or "")
        return plain(found[1]) if found else ""

    def knows_us_by(self, names: Iterable[str]) -> bool:
        """Whether the host is an address this line really goes to, or one of our names."""
        if not self.hostname:
            return False
        if self.hostname in names or self.hostname == self.arrived_at:
            return True
        return is_loopback(self.arrived_at) and self.hostname in LOOPBACK_NAMES

    def comes_from_our_page(self) -> bool:
        """Whether the page that asks, if it is a page, is one of ours. Programs send no origin and are no pages."""
        if self.has(b"origin"):
            return self.header(b"origin") in (f"{self.scheme}://{self.host}", f"{self.scheme}://{self._without_port()}")
        is_changing = self.scope["type"] == "websocket" or self.scope.get("method") not in ("GET", "HEAD", "OPTIONS")
        return not is_changing or self.header(b"sec-fetch-site") in (None, "same-origin", "none")

    def _without_port(self) -> str:
        """Browsers leave the usual port out of an origin, though some proxies write it into the host."""
        usual = ":443" if self.scheme == "https" else ":80"
        return (self.host or "").removesuffix(usual)

    @cached_property
    def language(self) -> str:
        """The first of the languages asked for that is installed."""
        for wish in (self.header(b"accept-language") or "")[:200].split(","):
            language = wish.split(";")[0].strip().split("-")[0].lower()
            if language in languages():
                return language
        return DEFAULT_LANGUAGE


def names_of_this_machine() -> set[str]:
    """What this machine is called in its house."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {found for found in (name, short, f"{short}.local") if found and found not in LOOPBACK_NAMES}
