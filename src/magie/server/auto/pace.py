"""How long a bot lets people watch before it acts, by what it does."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

from magie.server.schema.values import Pace

# Milliseconds at the pace "normal"; what is not named takes USUAL.
USUAL = 800
DELAYS = {
    "roll": 900,
    "end_turn": 500,
    "demand_rent": 400,
    "prefer": 0,
    "offer": 1600,
    "counter": 1600,
    "accept": 1400,
    "reject": 1100,
    "draw": 700,
    "swap": 1200,
    "lay_down": 1600,
}
FACTORS: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "at_once": 0.0}
# In an auction bots answer neither all at the same moment nor in the last seconds, when people can no longer answer.
EARLIEST_BID, LATEST_BID = 600, 1500
LAST_CALL = 2000


def delay(action: Mapping[str, Any], phase: str, pace: Pace, rev: int, seat: int) -> int:
    """Milliseconds from the last change of the game to this action."""
    if phase == "auction":
        spread = zlib.crc32(f"{rev}/{seat}".encode()) % (LATEST_BID - EARLIEST_BID)
        usual = EARLIEST_BID + spread
    else:
        usual = DELAYS.get(str(action.get("do")), USUAL)
    return int(usual * FACTORS[pace])
