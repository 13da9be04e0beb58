"""How much one address may ask for; the defaults suit a family and a school class."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
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
# Seconds of computing: of an address, and of all together for questions, uploads and replays.
COMPUTING = Rate(6, 0.2)
QUESTIONS = Rate(5, 0.3)
CHECKING = Rate(6, 0.1)
REPLAYING = Rate(6, 0.2)


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
    questions_at_once: int = 2  # answered in the whole process
    replays_at_once: int = 2  # played, or written, in the whole process
    replays_waiting: int = 64
    logs_at_once: int = 2  # logs and records of rooms that are written in the whole process
    logs_waiting: int = 64  # to be written
    requests: Rate = REQUESTS
    rooms: Rate = ROOMS
    joins: Rate = JOINS
    uploads: Rate = UPLOADS
    computing: Rate = COMPUTING
    questions: Rate = QUESTIONS  # in the whole process, as the next two
    checking: Rate = CHECKING
    replaying: Rate = REPLAYING
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

    def spend(self, amount: float) -> None:
        """Take what was used, also more than there is: it is paid back with time."""
        self._refill()
        self._left -= amount

    def seconds_in_debt(self) -> float:
        """How long it takes until all is paid back; 0 if nothing is owed."""
        self._refill()
        return max(0.0, -self._left / self._rate.per_second)

    def seconds_until_next(self) -> float:
        self._refill()
        return max(0.0, (1 - self._left) / self._rate.per_second)

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now


@dataclass
class Allowance:
    """A bucket for each address; those that have asked for nothing for the longest time are forgotten first."""

    rate: Rate
    clock: Callable[[], float] = time.monotonic
    _buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str) -> float:
        """0 if the address may, otherwise the seconds it must wait."""
        bucket = self.of(address)
        return 0.0 if bucket.take() else max(bucket.seconds_until_next(), 0.001)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.clock)
            if len(self._buckets) > MOST_ADDRESSES:  # bounded, however many addresses somebody has
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


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
