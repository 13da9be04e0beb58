"""Somebody's device: a browser with a memory of its own, at one table server, watched for all that goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "browser"  # of tests that failed
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}


class Device:
    """One browser context. Complaints of its pages are collected in `problems`, and fail the test at its end."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = address
        self.problems: list[str] = []
        self._expected: list[str] = []
        settings = {**DESKTOP, "locale": "en-GB", "timezone_id": "Europe/Berlin", "reduced_motion": "reduce", **options}
        self.context = browser.new_context(base_url=address, **settings)
        self.context.set_default_timeout(20_000)
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def expect_problem(self, pattern: str) -> None:
        """What matches is part of the test, for example the answer to a code that does not exist."""
        self._expected.append(pattern)

    def close(self) -> list[str]:
        """Close the device; returns what went wrong on it."""
        self.context.close()
        return [
            problem for problem in self.problems if not any(re.search(pattern, problem) for pattern in self._expected)
        ]

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"exception: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.problems.append(f"console {message.type}: {message.text} {where}".strip())

    def _asked(self, url: str) -> None:
        place = self.address.partition("://")[2]
        if not re.match(rf"(data:|blob:|(http|ws)://{re.escape(place)}(/|$))", url):
            self.problems.append(f"third party: {url}")

    def _failed(self, request: Request) -> None:
        # A page that is left breaks off what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"failed: {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"status {response.status}: {response.request.method} {response.url}")


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    """For what no element of the page shows. Playwright would poll inside it, which its content policy forbids."""
    for _ in range(100):
        if condition():
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{condition.__name__} did not come true")


def accessibility_problems(page: Page) -> list[str]:
    """What axe finds, one line each: rule, how bad, and where."""
    # Evaluated and not added as an element: the page's own content policy forbids scripts from elsewhere.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async rules => (await axe.run(document, {runOnly: rules})).violations.map("
        "each => `${each.id} (${each.impact}): ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)",
        AXE_RULES,
    )
    return list(found)
