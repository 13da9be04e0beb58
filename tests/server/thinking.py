"""How long tables wait for each other while bots think: `python -m tests.server.thinking`.

A server with tables of four people at the pace of people, measured by turns without and with two more tables on which
`rollout` thinks as long as it may, all the time. Told is the time from a command to its ack, and how much of the time
the process computed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from typing import Any

from tests.server.load import CLIENTS, Load, store_address
from tests.server.processes import Served

THINKING_TABLES = 2
MOST_MEDIAN = 20.0  # milliseconds


async def measure(address: str, tables: int, seconds: float, rounds: int, bot: str) -> dict[str, Any]:
    with Served(address, "--connections", "10000", "--all-connections", "10000") as server:
        await server.ready()
        await asyncio.sleep(5)  # what is loaded behind the scenes is loaded
        people = Load(server, "classic")
        await people.open(tables)
        told: dict[str, Any] = {"tables": tables, "bot": bot, "cores": os.cpu_count(), "rounds": []}
        for _ in range(rounds):
            quiet = await people.run((1.0, 3.0), seconds)
            thinkers = Load(server, "classic", people=1, bot=bot)
            thinkers.avoid = ("prefer", "resign")
            await thinkers.open(THINKING_TABLES)
            thinking = asyncio.create_task(thinkers.run((0.0, 0.0), seconds + 4))
            await asyncio.sleep(2)
            busy = await people.run((1.0, 3.0), seconds)
            rows = (await thinking)["deliveries_per_second"]
            thinkers.close()
            told["rounds"].append(
                {
                    "quiet": _short(quiet),
                    "thinking": _short(busy),
                    "thinking_tables_rows_per_second": rows,
                    "load": os.getloadavg(),
                }
            )
        people.close()
    return told


def _short(summary: dict[str, Any]) -> dict[str, Any]:
    return {name: summary[name] for name in ("commands", "p50_ms", "p99_ms", "worst_ms", "server_cpu")}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.thinking", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20, help=f"with {CLIENTS} people each")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bot", default="rollout:simulations=1000")
    given = parser.parse_args(arguments)
    with store_address("sqlite") as address:
        told = asyncio.run(measure(address, given.tables, given.seconds, given.rounds, given.bot))
    print(json.dumps(told, indent=1))
    medians = sorted(each["thinking"]["p50_ms"] for each in told["rounds"])
    return 0 if medians[len(medians) // 2] < MOST_MEDIAN else 1


if __name__ == "__main__":
    sys.exit(main())
