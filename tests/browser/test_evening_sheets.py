"""Sheets over the table, and amounts typed into them: Back closes, and nothing typed becomes something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.device import DESKTOP, PHONE, NewDevice, button, surely
from tests.browser.moments import MOMENTS, view
from tests.browser.rooms import done_since, open_room, revision, sit
from tests.browser.trading import cash_offered, open_trade, seat_of, type_in
from tests.browser.words import named
from tests.server.processes import Served


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_amount_above_ones_cash_stays_and_says_why(
    server: Served, new_device: NewDevice, size: dict[str, object]
) -> None:
    room = open_room(server, MOMENTS["trade"])
    seat = seat_of(room.game)
    cash = view(room.game)["players"][seat]["cash"]
    page = sit(new_device(**size), room, [seat])
    before = revision(page, room)
    amount = cash_offered(page, room)
    type_in(amount, cash + 1000)
    expect(amount).to_have_value(str(cash + 1000))
    expect(amount).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert").get_by_text(named("web-trade-cash-only"))).to_contain_text(f"{cash:,}")
    send = button(page, named("web-trade-send"))
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(send).to_have_accessible_description(named("web-trade-cash-only"))

    # Almost all one has can be offered (interest on the mortgage is due as well); but it is asked about once more.
    type_in(amount, cash - 600)
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    expect(send).not_to_have_attribute("aria-disabled", "true")
    expect(send).to_be_enabled()
    send.click()
    expect(page.locator("button.asking")).to_be_visible()
    assert done_since(page, room, before) == []


def test_a_large_offer_goes_out_when_it_is_meant(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["trade"])
    seat = seat_of(room.game)
    page = sit(new_device(), room, [seat])
    before = revision(page, room)
    amount = cash_offered(page, room)
    type_in(amount, view(room.game)["players"][seat]["cash"] - 600)
    send = button(page, named("web-trade-send"))
    expect(send).to_be_enabled()
    expect(send).not_to_have_attribute("aria-disabled", "true")
    surely(send)
    expect(send).not_to_be_visible()  # the sheet stays, and waits for the answer
    assert done_since(page, room, before)[0] == "offer"


def test_a_limit_above_ones_cash_is_not_taken(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["auction with a clock"])
    seat = seat_of(room.game)
    cash = view(room.game)["players"][seat]["cash"]
    page = sit(new_device(), room, [seat])
    button(page, named("web-auction-other")).click()
    amount = page.get_by_role("textbox", name=named("web-auction-amount"))
    type_in(amount, cash * 2)
    expect(amount).to_have_value(str(cash * 2))
    expect(amount).to_have_attribute("aria-invalid", "true")
    bid = page.locator(".other").get_by_role("button", name=named("web-auction-bid"))
    expect(bid).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_back_closes_the_sheet_and_stays_at_the_table(
    server: Served, new_device: NewDevice, size: dict[str, object]
) -> None:
    room = open_room(server, MOMENTS["trade"])
    device = new_device(**size)
    seat = seat_of(room.game)
    device.open("/")
    page = sit(device, room, [seat])
    here = page.url
    dialog = page.get_by_role("dialog")
    open_trade(page)
    page.go_back()
    expect(dialog).not_to_be_visible()
    expect(page).to_have_url(here)

    # Closed by hand, a sheet leaves nothing behind that Back would have to pass.
    open_trade(page)
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    button(page, named("web-table-menu")).click()
    expect(dialog.get_by_role("heading", name=named("web-table-panel-menu"))).to_be_visible()
    button(dialog, named("web-table-panel-settings")).click()
    expect(dialog.get_by_role("heading", name=named("web-table-panel-settings"))).to_be_visible()
    page.go_back()
    expect(dialog).not_to_be_visible()
    expect(page).to_have_url(here)
    page.go_back()
    expect(page).to_have_url(f"{device.address}/")
