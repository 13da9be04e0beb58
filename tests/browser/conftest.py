"""What browser tests share: a real server with the built client, a real browser, and devices that are watched.

Playwright keeps an event loop running in the thread it is started in, in which no other test could start one. So the
browser lives as long as the tests of one file, and the server, a process of its own, as long as the test run.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import launched, required
from tests.browser.device import PATIENCE, PICTURES, Device, accessibility_problems
from tests.server.processes import ROOT, Served

REPORT = pytest.StashKey[dict[str, pytest.TestReport]]()
expect.set_options(timeout=PATIENCE)
INDEX = ROOT / "src" / "magie" / "static" / "index.html"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(REPORT, {})[report.when] = report
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A table server of this worker, with a store of its own. Its bots do not pause, and its chance can be repeated."""
    assert INDEX.is_file(), "the web client is not built; run: make setup"
    store = str(tmp_path_factory.mktemp("tables") / "tables.sqlite3")
    with Served(store, "--bot-pace", "0", module="tests.browser.fixed_chance") as served:
        asyncio.run(served.ready())
        yield served


@pytest.fixture(scope="module")
def browser(server: Served) -> Iterator[Browser]:
    """A browser for the tests of one file. The server comes first: getting it ready needs an event loop."""
    required()
    with sync_playwright() as playwright:
        running = launched(playwright)
        yield running
        running.close()


@pytest.fixture
def new_device(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Device]]:
    """Makes devices: `new_device(**PHONE, locale="nl-NL", color_scheme="dark")`.

    Whatever a page complains about fails the test; if the test fails, there are pictures of all pages.
    """
    devices: list[Device] = []

    def make(**options: Any) -> Device:
        device = Device(browser, server.address, **options)
        devices.append(device)
        return device

    yield make
    reports = request.node.stash.get(REPORT, {})
    if "call" not in reports or reports["call"].failed:
        _photograph(request.node.nodeid, devices)
    problems = [problem for device in devices for problem in device.close()]
    assert problems == [], "the pages complained:\n" + "\n".join(problems)


@pytest.fixture
def device(new_device: Callable[..., Device]) -> Device:
    """A desktop computer."""
    return new_device()


@pytest.fixture
def page(device: Device) -> Page:
    """The only page of a desktop computer, not opened yet: `page.goto("/")`."""
    return device.page


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Fails if axe finds something on a page: `axe(page)`."""

    def check(page: Page) -> None:
        assert accessibility_problems(page) == []

    return check


def _photograph(test: str, devices: list[Device]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", test.removeprefix("tests/browser/"))
    pages = [page for device in devices for page in device.context.pages]
    for number, page in enumerate(pages):
        page.screenshot(path=PICTURES / f"{name}-{number}.png")
