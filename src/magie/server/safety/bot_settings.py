"""What settings of a bot may be on a server, where strangers choose them and everybody waits for the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.server.problems import TableError

# What a thought costs. The bots that look ahead have 64 simulations and look one round ahead.
COSTLY = {"simulations": 1000, "look_ahead": 10, "skill": 20}
MOST = 100_000  # of any other number; compiled bots keep them in 32 bits


def check_bot_settings(settings: Mapping[str, Any]) -> None:
    """Raises TableError if a number is out of bounds."""
    for setting, value in settings.items():
        most = COSTLY.get(setting, MOST)
        least = 0 if setting in COSTLY else -MOST
        if isinstance(value, int | float) and not least <= value <= most:
            raise TableError("room/bot-setting", setting=setting, least=least, most=most)
