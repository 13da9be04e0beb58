"""Somebody's device: a browser with a memory of its own, at one table server, watched for all that goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect
from playwright.sync_api import TimeoutError as NotInTime

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "browser"  # of tests that failed
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

PATIENCE = 60_000  # milliseconds; a busy machine is slow, and waiting costs nothing when it is not
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
ICON = re.compile(r"/icon[\w-]*\.svg$")  # of the tab: the browser fetches it when it likes, or not at all
DOUBLE_TAP = 400  # milliseconds: a press that follows another one sooner is no answer to "Really?"


class Device:
    """One browser context. Complaints of its pages are collected in `problems`, and fail the test at its end."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = address
        self.problems: list[str] = []
        self._expected: list[str] = []
        settings = {**DESKTOP, "locale": "en-GB", "timezone_id": "Europe/Berlin", "reduced_motion": "reduce", **options}
        self.context = browser.new_context(base_url=address, **settings)
        self.context.set_default_timeout(PATIENCE)
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


NewDevice = Callable[..., Device]  # the fixture `new_device`


def remember(device: Device, things: Mapping[str, Any]) -> None:
    """Keep these things in the storage of the device, unless it remembers something else already."""
    lines = [
        f"localStorage.getItem({json.dumps(name)}) ?? "
        f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))});"
        for name, value in things.items()
    ]
    device.context.add_init_script("\n".join(lines))


def button(page: Page | Locator, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    """For what no element of the page shows. Playwright would poll inside it, which its content policy forbids."""
    end = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < end, f"{condition.__name__} did not come true"
        page.wait_for_timeout(50)


def surely(button: Locator) -> None:
    """Press a button that asks back, and press it again when it does.

    After four seconds it asks no more; a machine that was busy meanwhile begins anew.
    """
    asking = button.page.locator("button.asking")
    for _ in range(10):
        if asking.count() == 0:
            button.click()
            expect(asking).to_be_visible()
        button.page.wait_for_timeout(DOUBLE_TAP)
        try:
            asking.click(timeout=4_000)
        except NotInTime:
            continue
        if asking.count() == 0:
            return
    raise AssertionError("this button asks again and again")


def accessibility_problems(page: Page) -> list[str]:
    """What axe finds, one line each: rule, how bad, and where."""
    if page.evaluate("typeof axe === 'undefined'"):
        # Evaluated and not added as an element: the page's own content policy forbids scripts from elsewhere.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async rules => (await axe.run(document, {runOnly: rules, resultTypes: ['violations']})).violations.map("
        "each => `${each.id} (${each.impact}): ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)",
        AXE_RULES,
    )
    return list(found)
