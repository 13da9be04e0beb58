"""Servers as people run them: with their door, their listeners and their files.

`opened` runs one in this process, to look inside; `Served` is `magie serve` in a process of its own, to be killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx

from magie.server.operation.process import Options, TableServer, listen
from tests.server.kit import contribution

SECONDS_TO_START = 900.0  # on a busy machine; nothing is measured with it
ROOT = Path(__file__).parents[2]


class _Quiet(TableServer):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Opened:
    """A whole server in this event loop."""

    def __init__(self, server: TableServer, http: httpx.AsyncClient, task: asyncio.Task[None]) -> None:
        self.server = server
        self.http = http
        self.port: int = server.listeners[0].getsockname()[1]
        self.task = task

    def live_address(self, room: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{room}/live"

    async def create(self, edition: str, *seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
        """A room whose game has begun."""
        response = await self.http.post("/api/rooms", json={"edition": edition, "seats": list(seats), **rest})
        assert response.status_code == 201, response.text
        created: dict[str, Any] = response.json()
        headers = {"authorization": f"Bearer {created['host']}"}
        reveal = {"contributions": [contribution(seat["name"]) for seat in seats if seat["kind"] == "me"]}
        begun = await self.http.post(f"/api/rooms/{created['room']['id']}/start", json=reveal, headers=headers)
        assert begun.status_code == 200, begun.text
        return created

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task


@contextlib.asynccontextmanager
async def opened(folder: Path, *, until_ready: bool = True, **options: Any) -> AsyncIterator[Opened]:
    """A server on loopback with SQLite in the folder."""
    options.setdefault("store", str(folder / "tables.sqlite3"))
    server = _Quiet(Options(**options), [listen("127.0.0.1", 0)])
    port = server.listeners[0].getsockname()[1]
    task = asyncio.create_task(server.serve(sockets=server.listeners))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as http:
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        while until_ready and server.startup_app.application is None and not task.done():
            await asyncio.sleep(0.02)
        if server.problem is not None:
            await task
            raise server.problem
        try:
            yield Opened(server, http, task)
        finally:
            server.should_exit = True
            await task


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """`magie serve` in a process of its own, always on the same port; it can be killed and started again."""

    def __init__(
        self,
        store: str,
        *arguments: str,
        cores: set[int] | None = None,
        module: str = "magie",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self._module = module
        self.store = store
        self._arguments = arguments
        self._cores = cores
        # A server that hangs can be asked where: see `stacks`.
        self._environment = {**os.environ, "PYTHONFAULTHANDLER": "1", **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by __exit__)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes it has started, in the order in which they were (Linux)."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def live_address(self, room: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{room}/live"

    def start(self) -> Served:
        command = [sys.executable, "-m", self._module, "serve", "--port", str(self.port), "--store", self.store]
        self._process = subprocess.Popen(
            [*command, *self._arguments],
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
            cwd=ROOT,
            env=self._environment,
        )
        if self._cores is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self._process.pid, self._cores)
        return self

    async def ready(self) -> None:
        """Wait until it serves rooms."""
        end = time.monotonic() + SECONDS_TO_START
        async with httpx.AsyncClient(base_url=self.address, timeout=5, trust_env=False) as http:
            while time.monotonic() < end:
                assert self.is_running(), f"the server has ended: {self.errors()}"
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/health")).json()["status"] == "ok":
                        return
                await asyncio.sleep(0.05)
        raise AssertionError(f"the server does not get ready: {self.errors()}")

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As if the power were cut for this process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        return self._process.returncode

    def errors(self) -> str:
        """What it wrote to standard error."""
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace")

    def stacks(self) -> str:
        """What it wrote, and where each of its threads is. This ends it: for a failure that nobody understands yet."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(signal.SIGABRT)
            self._process.wait()
        return self.errors()

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._errors.close()
