"""The bank for a real board: a shared screen and phones at one server, for a whole evening."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.bank_evenings import begun, joined, opened, shows, tab
from tests.browser.device import ICON, PHONE, SMALL_PHONE, Device, NewDevice, surely
from tests.server.processes import SECONDS_TO_START, Served

NAMES = ("Anna", "Joris", "Sem")


def on_screen(screen: Page, name: str) -> Locator:
    return screen.get_by_role("list", name="Balances").get_by_role("listitem").filter(has_text=name)


def pay(phone: Page, to: str, amount: str, unit: str = "M") -> None:
    phone.get_by_role("group", name="To", exact=True).get_by_role("button", name=to).click()
    phone.get_by_role("button", name=unit, exact=True).click()
    phone.get_by_label("Amount").fill(amount)
    phone.get_by_role("button", name=re.compile(f"^Pay {to}")).click()


def test_a_whole_evening(new_device: NewDevice) -> None:
    evening = begun(new_device, *NAMES)
    screen = evening.screen.page
    anna, joris, sem = (evening.page(name) for name in NAMES)
    fetched: list[str] = []
    anna.on("request", lambda request: fetched.append(request.url))

    pay(anna, "Joris", "1.2")
    shows(anna, "13,800,000 €")
    shows(joris, "16,200,000 €")
    expect(on_screen(screen, "Joris")).to_contain_text("16,200,000 €")

    # Rent, looked up by deed and asked for; nothing moves before the payer agrees.
    joris.get_by_role("button", name="Request", exact=True).click()
    joris.get_by_role("button", name="Sem").click()
    joris.get_by_role("button", name="Look up a rent or price").click()
    joris.get_by_label("Find a street").fill("Siegess")
    joris.get_by_role("button", name="Rent, whole colour group").click()
    joris.get_by_role("button", name="Request 80,000 € from Sem").click()
    shows(sem, "15,000,000 €")
    sem.get_by_test_id("request").get_by_role("button", name="Pay").click()
    shows(sem, "14,920,000 €")
    shows(joris, "16,280,000 €")

    # GO, and somebody objects in time.
    sem.get_by_role("button", name=re.compile("^GO")).click()
    shows(sem, "16,920,000 €")
    anna.get_by_role("button", name="Object").click()
    shows(sem, "14,920,000 €")

    pay(sem, "Pot", "500", "K")
    expect(on_screen(screen, "Shared pot")).to_contain_text("500,000 €")
    expect(on_screen(screen, "Sem")).to_contain_text("14,420,000 €")

    # The auction helper: two bids, and the hammer books.
    tab(anna, "More")
    anna.get_by_text("Auction", exact=True).click()
    anna.get_by_label("What is auctioned?").select_option(label="Siegessäule")
    anna.get_by_role("button", name="Auction it").click()
    joris.get_by_label("Bid", exact=True).fill("0.5")
    joris.get_by_role("button", name="Bid 500,000 €").click()
    expect(anna.get_by_text("Joris bids 500,000 €")).to_be_visible()
    surely(anna.get_by_role("button", name=re.compile("^Sold to Joris")))
    shows(joris, "15,780,000 €")

    # At the reader on the shared screen, with keys of the keyboard.
    screen.get_by_role("button", name="Card 3, Sem").click()
    screen.keyboard.press("]")
    expect(screen.get_by_role("button", name=re.compile("^Right slot: card 3"))).to_be_visible()
    screen.keyboard.type("1.5m")
    shows(sem, "12,920,000 €")
    screen.keyboard.press("Escape")
    expect(screen.get_by_role("button", name="Right slot, pays, empty")).to_be_visible()

    # Bankrupt, counted, over.
    tab(sem, "More")
    sem.get_by_role("button", name="Bankrupt").click()
    sheet = sem.get_by_role("dialog")
    expect(sheet.get_by_role("group", name="Who is bankrupt?")).to_have_count(0)  # nobody but Sem himself
    sheet.get_by_role("group", name="The rest goes to").get_by_role("button", name="Anna").click()
    surely(sem.get_by_role("button", name="Sem is bankrupt"))
    shows(anna, "26,720,000 €")
    expect(on_screen(screen, "Sem")).to_contain_text("out")
    screen.get_by_role("button", name="Count up what everybody owns").click()
    owner = screen.get_by_role("dialog")
    # The street that was auctioned is his already.
    joris_owns = owner.get_by_role("group", name="Siegessäule").get_by_role("button", name="Joris")
    expect(joris_owns).to_have_attribute("aria-pressed", "true")
    owner.get_by_label("Siegessäule: buildings").select_option(label="One house")
    expect(owner.get_by_role("status")).to_contain_text("16,880,000 €")
    screen.keyboard.press("Escape")
    surely(screen.get_by_role("button", name="End the game"))
    for page in (screen, joris):
        expect(page.get_by_role("heading", name="The evening is over")).to_be_visible()
    places = screen.get_by_role("list").filter(has_text="16,880,000 €").get_by_role("listitem")
    expect(places.first).to_contain_text("Anna")
    asked_again = [url for url in fetched if not ICON.search(url)]
    assert asked_again == [], "what happens comes over the line; nothing is asked for again"


def test_a_phone_that_sleeps_and_returns(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna", "Joris")
    anna, joris = evening.page("Anna"), evening.page("Joris")
    # A phone that is locked hears nothing; what it shows is the last word it heard.
    joris.context.set_offline(True)
    pay(anna, "Joris", "2")
    shows(anna, "13,000,000 €")
    shows(joris, "15,000,000 €")
    joris.context.set_offline(False)
    joris.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    shows(joris, "17,000,000 €")
    joris.reload()
    shows(joris, "17,000,000 €")
    pay(joris, "Anna", "1")
    shows(anna, "14,000,000 €")


def test_two_phones_for_one_card(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna", "Joris")
    anna = evening.page("Anna")
    other = new_device(**PHONE)
    page = other.open(f"/b/{evening.code}")
    page.get_by_role("button", name="Move it here Anna").click()
    request = anna.get_by_test_id("request")
    expect(request).to_contain_text("Another phone wants your card")
    request.get_by_role("button", name="Agree").click()
    shows(page, "15,000,000 €")
    expect(anna.get_by_test_id("balance")).to_have_count(0)
    pay(page, "Joris", "3")
    shows(evening.page("Joris"), "18,000,000 €")


def test_a_booking_is_taken_back_alone_and_later_by_consent(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna", "Joris")
    anna, joris = evening.page("Anna"), evening.page("Joris")
    pay(anna, "Joris", "1")
    anna.get_by_test_id("last-booking").get_by_role("button", name="Undo").click()
    shows(anna, "15,000,000 €")

    pay(anna, "Joris", "4")
    shows(joris, "19,000,000 €")
    later = anna.get_by_test_id("last-booking").get_by_role("button", name="Ask to undo it")
    later.click()
    shows(joris, "19,000,000 €")
    joris.get_by_test_id("request").get_by_role("button", name="Agree").click()
    shows(joris, "15,000,000 €")
    shows(anna, "15,000,000 €")
    # Nothing was deleted: both payments stand in the ledger, struck out, and so do the two rows that took them back.
    ledger = evening.screen.page.get_by_role("listitem")
    expect(ledger.filter(has_text="undone")).to_have_count(4)


def test_a_game_that_is_under_way_and_one_banker(new_device: NewDevice) -> None:
    evening = opened(new_device, "Anna")
    screen = evening.screen.page
    screen.get_by_label("Card without a phone").fill("Opa")
    screen.get_by_role("button", name="Add", exact=True).click()
    screen.get_by_label("The game has already started").check()
    screen.get_by_label("Anna", exact=True).fill("3,4m")
    screen.get_by_label("Opa", exact=True).fill("1200000")
    screen.get_by_label("Pot", exact=True).fill("250k")
    screen.get_by_role("button", name="Start with these balances").click()
    anna = evening.page("Anna")
    shows(anna, "3,400,000 €")
    expect(on_screen(screen, "Opa")).to_contain_text("1,200,000 €")
    expect(on_screen(screen, "Shared pot")).to_contain_text("250,000 €")
    screen.get_by_label("Who makes the bank’s payments?").select_option(label="Only this device")
    go = anna.get_by_role("button", name=re.compile("^GO"))
    expect(go).to_have_attribute("aria-disabled", "true")
    screen.get_by_role("button", name="GO for Anna").click()
    shows(anna, "5,400,000 €")


def test_a_host_that_restarts(browser: Browser, tmp_path: Path) -> None:
    """The power is cut: the phone shows its last balance, read-only, and everything is there again afterwards."""
    devices: list[Device] = []

    def new_device(**options: Any) -> Device:
        device = Device(browser, served.address, **options)
        device.expect_problem("net::ERR_|status 503|WebSocket connection")
        devices.append(device)
        return device

    with Served(str(tmp_path / "bank.sqlite3")) as served:
        until_ready(served)
        evening = begun(new_device, "Anna", "Joris")
        anna, joris = evening.page("Anna"), evening.page("Joris")
        pay(anna, "Joris", "1.5")
        shows(joris, "16,500,000 €")
        served.kill()
        expect(joris.get_by_role("alert").filter(has_text="The bank has been out of reach since")).to_be_visible()
        shows(joris, "16,500,000 €")
        expect(joris.get_by_role("button", name=re.compile("^GO"))).to_have_attribute("aria-disabled", "true")
        served.start()
        until_ready(served)
        expect(joris.get_by_text("The bank has been out of reach since")).to_have_count(0)
        pay(joris, "Anna", "0.5")
        shows(anna, "14,000,000 €")
        expect(on_screen(evening.screen.page, "Joris")).to_contain_text("16,000,000 €")
        problems = [problem for device in devices for problem in device.close()]
    assert problems == []


def until_ready(served: Served) -> None:
    """Playwright's event loop runs in this thread, so nothing here may be awaited."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end and served.is_running():
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{served.address}/api/health", trust_env=False).json()["status"] == "ok":
                return
        time.sleep(0.1)
    raise AssertionError(f"the server does not get ready: {served.errors()}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_inaccessible(new_device: NewDevice, axe: Callable[[Page], None], theme: str) -> None:
    screen = new_device(color_scheme=theme)
    page = screen.open("/bank")
    page.get_by_text("Amounts and keys").click()
    axe(page)
    page.get_by_role("button", name="Open the bank").click()
    code = page.get_by_test_id("room-code").inner_text()
    phone = new_device(**SMALL_PHONE, color_scheme=theme)
    small = phone.open(f"/b/{code}")
    expect(small.get_by_role("heading", name="Take a bank card")).to_be_visible()
    axe(small)
    joined(phone, code, "Anna")
    axe(page)
    page.get_by_role("button", name="Everybody starts with").click()
    shows(small, "15,000,000 €")
    for name in ("Card", "Everybody", "Reader", "More"):
        tab(small, name)
        axe(small)
        assert small.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
    axe(page)
