"""Evenings at the bank of a real board: a shared screen, and phones that have joined."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.device import PHONE, SMALL_PHONE, Device, NewDevice


@dataclass
class Evening:
    """A bank that is open: its shared screen, and a phone for each name."""

    screen: Device
    phones: dict[str, Device]
    code: str

    def page(self, name: str) -> Page:
        return self.phones[name].page


def opened(new_device: NewDevice, *names: str, box: str | None = None, small: bool = False) -> Evening:
    """Set up on a desktop, joined by phones."""
    screen = new_device()
    page = screen.open("/bank")
    if box is not None:
        page.get_by_role("button", name=box).click()
    page.get_by_role("button", name="Open the bank").click()
    code = page.get_by_test_id("room-code").inner_text()
    phones = {name: joined(new_device(**(SMALL_PHONE if small else PHONE)), code, name) for name in names}
    for name in names:
        expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("joined")
    return Evening(screen, phones, code)


def joined(phone: Device, code: str, name: str) -> Device:
    page = phone.open(f"/b/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a new card").click()
    expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    return phone


def begun(new_device: NewDevice, *names: str) -> Evening:
    evening = opened(new_device, *names)
    evening.screen.page.get_by_role("button", name="Everybody starts with").click()
    for phone in evening.phones.values():
        shows(phone.page, "15,000,000 €")
    return evening


def shows(phone: Page, balance: str) -> None:
    expect(phone.get_by_test_id("balance")).to_contain_text(balance)


def tab(phone: Page, name: str) -> None:
    phone.get_by_role("navigation", name="Views").get_by_role("button", name=name).click()
