"""Where ids, time and chance come from; tests put their own here."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from magie.server.live.log_clock import steady_clock
from magie.server.live.tokens import Tokens
from magie.server.log.fairness import ChanceSource, FairChance, new_secret
from magie.server.store.base import Clock, wall_clock
from magie.server.store.ids import new_join_code, new_room_id


@dataclass
class Sources:
    """Where ids, time and chance come from; tests put their own here."""

    clock: Clock = wall_clock
    steady: Clock = steady_clock  # goes on when somebody sets the other one
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # seconds of that clock
    room_id: Callable[[], str] = new_room_id
    join_code: Callable[[], str] = new_join_code
    secret: Callable[[], bytes] = new_secret
    chance: Callable[[bytes, Mapping[int, str]], ChanceSource] = FairChance
    tokens: Tokens = field(default_factory=lambda: Tokens([secrets.token_bytes(32)]))
