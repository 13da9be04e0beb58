"""Putting a trade together on the page, up to the amount."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from magie import Game
from tests.browser.device import button
from tests.browser.moments import mortgaged_deed
from tests.browser.rooms import Room
from tests.browser.words import named


def cash_offered(page: Page, room: Room) -> Locator:
    """An offer for a mortgaged deed is put together: the field for what is paid."""
    deed, owner = mortgaged_deed(room.game)
    open_trade(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radiogroup").get_by_text(room.game.names[owner]).click()
    name = room.game.edition.file.squares[deed].name
    dialog.get_by_role("button", name=re.compile(re.escape(name))).first.click()
    mine = dialog.locator("#trade-tab-give")
    if mine.count():
        mine.click()
    return dialog.locator("#trade-side-give").get_by_role("textbox", name=named("web-trade-cash"))


def type_in(field: Locator, amount: int) -> None:
    """As somebody does who types: on entering the field its text becomes bare digits."""
    field.click()
    expect(field).to_have_value(re.compile(r"^\d+$"))
    field.fill(str(amount))
    field.press("Tab")


def open_trade(page: Page) -> None:
    """On a phone the way leads through what has no button of its own."""
    trade, more = button(page, named("web-table-trade")), button(page, named("web-table-more"))
    expect(trade.or_(more).first).to_be_visible()
    if not trade.is_visible():
        more.click()
    trade.click()
    expect(page.get_by_role("dialog").get_by_role("radiogroup").first).to_be_visible()


def seat_of(game: Game) -> int:
    assert isinstance(game.to_act, int)
    return game.to_act
