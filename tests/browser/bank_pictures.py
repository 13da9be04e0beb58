"""How the screens of the bank for a real board are reached, for pictures: shared screen, phone, reader alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.device import Device
from tests.server.processes import Served

SHOWN_FOR = 1_000  # milliseconds: the number of a card first, then what is on it


def shared_screen(device: Device, server: Served) -> Page:
    """An evening that has just begun; a card is in the reader."""
    page = _bank_with(device, "Anna", "Joris", "Sem")
    page.get_by_role("button", name=re.compile("^Everybody starts")).click()
    page.get_by_role("button", name="GO for Anna").click()
    page.get_by_role("button", name="Card 2, Joris").click()
    page.get_by_role("button", name="Left slot, receives, empty").click()
    page.get_by_role("button", name=re.compile("^Left slot: card 2")).wait_for()
    page.wait_for_timeout(SHOWN_FOR)
    return page


def phone(device: Device, server: Served) -> Page:
    """The card of somebody who is about to pay."""
    page = _bank_with(device, "Joris", "Sem")
    code = page.get_by_test_id("room-code").inner_text()
    page.goto(f"/b/{code}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Take a new card").click()
    page.get_by_role("button", name=re.compile("^Everybody starts")).click()
    page.get_by_role("button", name="Joris").click()
    page.get_by_label("Amount").fill("1.2")
    return page


def reader(device: Device, server: Served) -> Page:
    page = device.open("/bank/reader")
    page.get_by_role("button", name=re.compile("^Card 1,")).wait_for()
    page.keyboard.press("[")
    page.get_by_role("button", name=re.compile("^Left slot: card 1")).wait_for()
    page.wait_for_timeout(SHOWN_FOR)
    return page


def _bank_with(device: Device, *names: str) -> Page:
    page = device.open("/bank")
    page.get_by_role("button", name="Open the bank").click()
    for name in names:
        page.get_by_label("Card without a phone").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        page.get_by_text(name, exact=True).wait_for()
    return page
