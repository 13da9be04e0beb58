"""How much one address may ask for; the defaults suit a family and a school class."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

MOST_ADDRESSES = 20_000  # remembered per kind of request; older ones are forgotten first


class Rate(NamedTuple):
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


REQUESTS = Rate(300, 20)
ROOMS = Rate(30, 60 / 3600)
JOINS = Rate(60, 30 / 60)  # a code has four million possibilities, and this is all anybody may try
UPLOADS = Rate(10, 2 / 60)
FRAMES = Rate(60, 15)


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes; connections and rates are per address, except `all_connections`."""

    head: int = 16_384  # of a request: its first line and its headers, together
    head_lines: int = 100
    body: int = 16_384
    record: int = 8_000_000
    connections: int = 64
    all_connections: int = 5_000
    uploads_at_once: int = 2  # checked in the whole process: that keeps a core busy
    uploads_waiting: int = 4  # to be checked
    logs_at_once: int = 2  # logs and records of rooms that are written in the whole process
    logs_waiting: int = 64  # to be written
    requests: Rate = REQUESTS
    rooms: Rate = ROOMS
    joins: Rate = JOINS
    uploads: Rate = UPLOADS
    frames: Rate = FRAMES  # per live connection
    frames_over: int = 100  # ignored frames until the connection is closed


class Bucket:
    """Tokens that come back with time: each request takes one, and who has none must wait."""

    __slots__ = ("_at", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def seconds_until_next(self) -> float:
        self._refill()
        return max(0.0, (1 - self._left) / self._rate.per_second)

    def is_full(self) -> bool:
        self._refill()
        return self._left >= self._rate.burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now


@dataclass
class Allowance:
    """A bucket for each address."""

    rate: Rate
    clock: Callable[[], float] = time.monotonic
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, address: str) -> float:
        """0 if the address may, otherwise the seconds it must wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget_some()
            bucket = self._buckets[address] = Bucket(self.rate, self.clock)
        return 0.0 if bucket.take() else max(bucket.seconds_until_next(), 0.001)

    def _forget_some(self) -> None:
        """Keep the memory bounded, however many addresses somebody has."""
        if len(self._buckets) < MOST_ADDRESSES:
            return
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.is_full()}
        while len(self._buckets) >= MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]


def household(address: str) -> str:
    """What counts as one address: with IPv6 a household has a whole /64 of them."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address) + "/64"
    return str(parsed)
