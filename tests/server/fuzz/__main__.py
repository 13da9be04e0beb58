"""Fuzzing a real server: whatever is sent, it answers, it stays up, and a refused message changes nothing.

    python -m tests.server.fuzz --messages 100000
    python -m tests.server.fuzz --messages 1000000 --resume     goes on counting where the last run was stopped

Most messages can be read, so that the rules of tables and banks meet them: frames made from the types of the schema
with what is known of the game, legal actions and those of other moments, repeats. Some have one thing wrong in them,
and some are none at all. REST is fuzzed by schemathesis from the published OpenAPI document, the bank's by its types as
well; records of real games are changed and uploaded; bare sockets get broken HTTP and broken WebSocket.

After every parcel of messages the logs hold exactly the commands that were acknowledged, the server has reported no
mistake, its memory is bounded, and it still serves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from magie.lab.ladder import write_whole
from tests.server.fuzz.guests import Found, most_common
from tests.server.fuzz.parcels import Fuzz
from tests.server.processes import Served

STATE = Path("build") / "fuzz.json"


class Saved(msgspec.Struct):
    """A run that was stopped."""

    seed: int
    parcels: int
    found: Found


async def fuzz(address: str, saved: Saved, messages: int, state: Path | None = None) -> Found:
    """Fuzz a server on this store until so many messages are counted. AssertionError if anything is wrong."""
    found = saved.found

    def save(parcels: int) -> None:
        if state is not None:
            now = Saved(saved.seed, parcels, found)
            write_whole(state, msgspec.json.format(msgspec.json.encode(now)).decode())

    with Served(address, "--bot-pace", "0") as server:
        await server.ready()
        await Fuzz(server, address, found, saved.seed, messages).run(saved.parcels, save)
    return found


def report(found: Found) -> dict[str, Any]:
    """What a run has seen, the most frequent first."""
    told = {"messages": found.messages, "past_the_parser": round(found.share_read, 3), **asdict(found)}
    return told | {"answers": most_common(found.answers), "refusals": most_common(found.refusals)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000, help="of all sorts (default 100000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed sends other messages (default 1)")
    parser.add_argument("--resume", action="store_true", help="go on counting where the last run stopped")
    parser.add_argument("--state", type=Path, default=STATE, help=f"where the counts are kept ({STATE})")
    given = parser.parse_args(arguments)
    saved = Saved(given.seed, 0, Found())
    if given.resume and given.state.exists():
        saved = msgspec.json.decode(given.state.read_bytes(), type=Saved)
        if saved.seed != given.seed:
            print(f"{given.state} is a run with another seed; leave out --resume to begin anew", file=sys.stderr)
            return 2
    try:
        with tempfile.TemporaryDirectory(prefix="magie-fuzz-") as folder:
            found = asyncio.run(fuzz(str(Path(folder) / "tables.sqlite3"), saved, given.messages, given.state))
    except KeyboardInterrupt:
        print(f"\nstopped; the same command with --resume goes on ({given.state})", file=sys.stderr)
        return 130
    print(json.dumps(report(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
