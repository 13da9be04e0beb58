"""What a server can be told; every default is safe."""

from __future__ import annotations

from dataclasses import dataclass, field

from magie.server.safety.limits import Limits


@dataclass
class Settings:
    """Numbers an operator may change."""

    hot_rooms: int = 1000  # rooms kept in memory while nobody is connected to them
    bot_pace: float = 1.0  # times the pace a room has chosen; 0: bots act as soon as they know what
    bot_seconds: float = 1.0  # the longest a bot may think
    bot_hangs: float = 60.0  # seconds until a bot that does not answer is given up; its first thought may take a while
    grace: float = 60.0  # seconds somebody without a device is waited for, when it is their decision
    grace_in_votes: float = 20.0  # the same, when only their vote is missing
    roll_call: float = 3.0  # seconds other processes have to say that somebody sits there
    takeover: float = 8.0  # seconds the bots are left to another process that has just moved
    limits: Limits = field(default_factory=Limits)
