"""The card reader at the table of a banking game: every payment is seen there, or booked there by hand."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.device import PHONE, Device, NewDevice, accessibility_problems
from tests.browser.moments import NO_CLOCK, Moment, by_chance, everybody
from tests.browser.rooms import open_room, sit
from tests.server.processes import Served

FIRST_PURCHASE = partial(by_chance, "banking", 2, lambda game: game.phase == "purchase", 8)


def at_the_first_purchase(device: Device, server: Served, **table: Any) -> Page:
    """Somebody may buy a property, and nobody has paid anything yet."""
    room = open_room(server, Moment("banking", FIRST_PURCHASE, seats=everybody, table={**NO_CLOCK, **table}))
    return sit(device, room, everybody(room.game))


def buy(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Buy")).first.click()


def test_a_payment_is_seen_at_the_reader(new_device: NewDevice, server: Served) -> None:
    """On a desktop it is open beside the board from the beginning, under its name."""
    page = at_the_first_purchase(new_device(), server)
    expect(page.get_by_role("tab", name="Card reader")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("region", name="Card reader")).to_be_visible()
    expect(page.get_by_text("Every payment of the game is shown here.")).to_be_visible()
    buy(page)
    expect(page.get_by_text(re.compile(r"^Booked: .* pays The bank"))).to_be_visible()
    assert accessibility_problems(page) == []


def test_on_a_phone_the_reader_comes_when_it_is_called(new_device: NewDevice, server: Served) -> None:
    page = at_the_first_purchase(new_device(**PHONE), server)
    expect(page.get_by_role("region", name="Card reader")).to_have_count(0)
    page.get_by_role("button", name="Card reader").click()
    expect(page.get_by_role("region", name="Card reader")).to_be_visible()
    assert accessibility_problems(page) == []


def test_a_banker_books_by_hand_and_a_wrong_booking_is_explained(new_device: NewDevice, server: Served) -> None:
    page = at_the_first_purchase(new_device(), server, booking="by_hand")
    buy(page)
    due = page.get_by_text("To be booked")
    expect(due).to_have_count(1)
    assert accessibility_problems(page) == []

    page.keyboard.press("[")  # somebody presses GO for a card that has not passed it
    expect(page.get_by_role("button", name=re.compile("^Left slot: card 1"))).to_be_visible()
    page.keyboard.press("g")
    expect(page.get_by_text("Booked instead")).to_be_visible()
    page.get_by_role("button", name="Correct it with C").click()
    expect(page.get_by_text("Booked instead")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Left slot: card 1")).click()
    expect(page.get_by_role("button", name="Left slot, receives, empty")).to_be_visible()

    amount = re.search(r"([\d,.]+)", due.inner_text().partition("bank")[2])
    assert amount is not None
    page.get_by_role("button", name="Type it in, all but M or K").click()
    expect(page.get_by_role("status").filter(has_text="Entry")).to_be_visible()
    is_million = int(re.sub(r"\D", "", amount[1])) >= 1_000_000
    page.get_by_role("button", name=re.compile("^M, " if is_million else "^K, ")).click()
    expect(due).to_have_count(0)
    expect(page.get_by_role("region", name="Card reader")).to_have_count(0)  # put away by itself: the game goes on
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
