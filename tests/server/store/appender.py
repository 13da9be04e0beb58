"""A process that appends and says on its output what was acknowledged: `appender.py ADDRESS ROOM COUNT`.

COUNT 0 goes on until it is killed, with several rooms' worth of writers at once.
"""

from __future__ import annotations

import asyncio
import sys

from magie.server.store import NewRow, open_store
from magie.server.store.errors import Taken

WRITERS = 8


async def main(address: str, room: str, count: int) -> None:
    store = await open_store(address)

    async def write(writer: int) -> None:
        head = await store.head(room)
        turn = 0
        while not count or turn < count:
            name = f"{writer}:{head + 1}"
            rows = [NewRow(kind="a", payload=name.encode(), author=name), NewRow(kind="b", payload=name.encode())]
            try:
                head = await store.append(room, head, rows if not count else rows[:1])
            except Taken as taken:
                head = taken.head
                continue
            turn += 1
            # Only now: the rows must survive whatever comes after this line.
            sys.stdout.write(f"{head} {name}\n")
            sys.stdout.flush()

    await asyncio.gather(*(write(number) for number in range(1 if count else WRITERS)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
