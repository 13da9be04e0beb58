"""What the first visit costs: `python -m tests.browser.first_load`.

Bytes on the line, requests and shifts of the layout up to the start page, on a phone with an empty cache; and with a
processor four times as slow on a line like Fast 3G, when the page is painted first and when the table of a new game
is there. Times depend on the machine, the rest does not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tests.browser.chromium import launched
from tests.browser.device import ICON, PHONE
from tests.server.processes import Served

SLOWER = 4  # times
# What Chromium's own tools call Fast 3G: bytes per second, and milliseconds there and back.
FAST_3G = {"offline": False, "downloadThroughput": 180_000, "uploadThroughput": 84_375, "latency": 562.5}
LONGEST = 120_000  # milliseconds
SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


@dataclass
class FirstLoad:
    """What was seen of one visit. `bytes` counts heads and bodies as they were on the line, without live frames."""

    bytes: int = 0
    requests: dict[str, int] = field(default_factory=dict)  # bytes by path
    layout_shift: float = 0.0
    first_paint_ms: float | None = None
    table_ms: float | None = None


class Watched:
    """Counts what comes over the line of a page."""

    def __init__(self, page: Page) -> None:
        self.seen = FirstLoad()
        self.session: CDPSession = page.context.new_cdp_session(page)
        self._paths: dict[str, str] = {}
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._arrived)

    def _asked(self, told: dict[str, Any]) -> None:
        path = "/" + told["request"]["url"].partition("://")[2].partition("/")[2]
        if ICON.search(path) is None:
            self._paths[told["requestId"]] = path
            self.seen.requests.setdefault(path, 0)

    def _arrived(self, told: dict[str, Any]) -> None:
        if (path := self._paths.get(told["requestId"])) is not None:
            count = round(told["encodedDataLength"])
            self.seen.bytes += count
            self.seen.requests[path] += count

    def slow_down(self) -> None:
        self.session.send("Network.emulateNetworkConditions", FAST_3G)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@contextmanager
def visitor(browser: Browser, address: str, **options: Any) -> Iterator[tuple[Page, Watched]]:
    """Somebody with a phone who was never here."""
    context = browser.new_context(base_url=address, locale="de-DE", **{**PHONE, **options})
    try:
        context.add_init_script(SHIFTS)
        page = context.new_page()
        yield page, Watched(page)
    finally:
        context.close()


def start_page(browser: Browser, address: str, **options: Any) -> FirstLoad:
    """To the start page, until nothing more is fetched."""
    with visitor(browser, address, **options) as (page, watched):
        page.goto("/")
        page.wait_for_load_state("networkidle")
        watched.seen.layout_shift = round(page.evaluate("window.shifts"), 4)
        return watched.seen


def slow_visit(browser: Browser, address: str) -> FirstLoad:
    """To the start page and, by its largest button, to the table, slowed down."""
    with visitor(browser, address) as (page, watched):
        watched.slow_down()
        began = time.monotonic()
        page.goto("/", wait_until="commit")
        page.locator("form.play button[type=submit]").click(timeout=LONGEST)
        expect(page.locator("[data-square]").first).to_be_visible(timeout=LONGEST)
        watched.seen.table_ms = round((time.monotonic() - began) * 1000)
        watched.seen.first_paint_ms = page.evaluate(FIRST_PAINT)
        return watched.seen


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.first_load", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="how often the slow visit is made (default 3)")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="magie-first-") as folder, Served(str(Path(folder) / "tables")) as server:
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = launched(playwright)
            print(json.dumps(asdict(start_page(browser, server.address)), indent=1))
            for _ in range(given.times):
                slow = slow_visit(browser, server.address)
                print(json.dumps({"first_paint_ms": slow.first_paint_ms, "table_ms": slow.table_ms}), flush=True)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
