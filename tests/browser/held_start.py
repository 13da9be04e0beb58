"""A table server that gets ready only when a test says so, by making a file: a start is too short to be looked at.

MAGIE_TEST_READY=file python -m tests.browser.held_start serve --port 0 --store other-file
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from magie.cli.__main__ import main
from magie.server.operation.process import TableServer

READY = "MAGIE_TEST_READY"

if __name__ == "__main__":
    open_rooms = TableServer._open_rooms

    async def held(server: TableServer, *rest: Any) -> None:
        while not Path(os.environ[READY]).exists():
            await asyncio.sleep(0.02)
        await open_rooms(server, *rest)

    setattr(TableServer, "_open_rooms", held)  # noqa: B010 -- the class does not offer it
    sys.exit(main(sys.argv[1:]))
