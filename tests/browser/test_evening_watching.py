"""Whoever is out, or only watches, does not have to wait for bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.device import Device, NewDevice, button
from tests.browser.tables import open_room, person, resign, sit
from tests.browser.words import named
from tests.server.processes import Served

TO_THE_END = 180_000  # milliseconds; a whole game of bots, on a busy machine
BOT = {"kind": "bot", "bot": "steady"}


def menu(page: Page) -> None:
    button(page, named("web-table-menu")).click()


@pytest.fixture
def slow_bots(server: Served, browser: Browser, tmp_path: Path) -> Iterator[Device]:
    """A device at a server whose bots take their time: others would be through at once, with nobody to wait for."""
    with Served(str(tmp_path / "tables.sqlite3"), module="tests.browser.fixed_chance") as served:
        wait_until_ready(served)
        device = Device(browser, served.address)
        yield device
        assert device.close() == []


def wait_until_ready(served: Served) -> None:
    with ThreadPoolExecutor(1) as aside:  # the browser has an event loop in this thread already
        aside.submit(asyncio.run, served.ready()).result()


def test_who_has_given_up_lets_the_bots_play_to_the_end(slow_bots: Device) -> None:
    room, tokens = open_room(slow_bots, person("Ada"), BOT, BOT, pace="slow")
    page = sit(slow_bots, room, tokens)
    resign(page)
    menu(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name=named("web-aside-pace"))).to_be_visible()
    expect(button(dialog, named("web-aside-pause"))).to_be_visible()
    button(dialog, named("web-aside-to-end")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(named("web-end-won"), timeout=TO_THE_END)


def test_who_is_out_does_not_hurry_those_who_play(new_device: NewDevice) -> None:
    device = new_device()
    room, tokens = open_room(device, person("Ada"), person("Ben"), BOT)
    page = sit(device, room, {0: tokens[0]})
    resign(page)
    menu(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(named("web-aside-pace-of-players"))).to_be_visible()
    expect(button(dialog, named("web-aside-to-end"))).to_have_count(0)
