"""The card reader alone, for one device: the key sequences of the rulebook give the displays of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import PHONE, SMALL_PHONE, Device, NewDevice


def at_reader(device: Device) -> Page:
    page = device.open("/bank/reader")
    expect(page.get_by_role("button", name=re.compile("^Card 1,"))).to_be_visible()
    return page


def insert(page: Page, card: int, slot: str) -> None:
    page.get_by_role("button", name=re.compile(f"^Card {card},")).click()
    page.get_by_role("button", name=re.compile(f"^{slot} slot.*empty")).click()
    expect(page.get_by_role("button", name=re.compile(f"^{slot} slot: card {card}"))).to_be_visible()


def press(page: Page, keys: str) -> None:
    for key in keys.split():
        names = {".": "Decimal point", "M": "M, books", "K": "K, books", "GO": "GO: pay out", "C": "C: correct"}
        page.get_by_role("button", name=names.get(key, key), exact=key.isdigit()).click()


def displays(page: Page, text: str) -> None:
    expect(page.locator("[data-display]")).to_have_attribute("data-display", text)


def test_the_keys_give_the_displays_of_the_rulebook(new_device: NewDevice) -> None:
    page = at_reader(new_device(**PHONE))
    displays(page, "")
    # A card on the left receives: the display shows its number, then its balance.
    insert(page, 1, "Left")
    displays(page, "15M")
    press(page, "2 . 5")
    displays(page, "2.5")
    press(page, "M")
    displays(page, "17.5M")
    # C takes it back as long as the card is in.
    press(page, "C")
    displays(page, "15M")
    press(page, "GO")
    displays(page, "17M")
    page.get_by_role("button", name=re.compile("^Left slot: card 1")).click()
    # A card on the right pays.
    insert(page, 2, "Right")
    press(page, "9 9 0 K")
    displays(page, "14.01M")
    # With both the right one pays the left one, and the display shows who pays.
    insert(page, 1, "Left")
    press(page, "1 2 M")
    displays(page, "2.01M")
    expect(page.get_by_role("status").filter(has_text="Card 2")).to_contain_text("2,010,000")
    press(page, "5 M")
    expect(page.get_by_role("alert").filter(has_text="card")).to_be_visible()
    displays(page, "2.01M")


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [("5 K", "Too little"), ("2 1 M", "Too much"), ("1 . 0 0 5 M", "fixed steps"), ("M", "First the number")],
)
def test_what_the_reader_refuses_is_explained(new_device: NewDevice, keys: str, sentence: str) -> None:
    page = at_reader(new_device())
    insert(page, 1, "Left")
    press(page, keys)
    problem = page.get_by_role("alert").filter(has_text=sentence)
    expect(problem).to_be_visible()
    displays(page, "15M")


def test_by_keyboard_alone_and_kept_over_a_reload(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    page.keyboard.press("[")
    displays(page, "15M")
    page.keyboard.type("1,5m")
    displays(page, "16.5M")
    page.keyboard.press("Backspace")
    displays(page, "15M")
    page.keyboard.press("g")
    displays(page, "17M")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Left slot, receives, empty")).to_be_visible()
    page.reload()
    insert(page, 1, "Left")
    displays(page, "17M")


def test_holding_c_asks_before_everybody_has_the_start_money_again(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    insert(page, 1, "Left")
    press(page, "GO")
    displays(page, "17M")
    page.get_by_role("button", name="C: correct").hover()
    page.mouse.down()
    page.get_by_role("button", name="New game", exact=True).wait_for()
    page.mouse.up()
    displays(page, "17M")
    page.get_by_role("button", name="New game", exact=True).click()
    displays(page, "15M")


def test_a_card_the_wrong_way_round_gives_no_signal(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    page.get_by_role("button", name=re.compile("^Card 3,")).click()
    page.get_by_role("button", name="Turn it over").click()
    page.get_by_role("button", name="Left slot, receives, empty").click()
    expect(page.get_by_role("alert").filter(has_text="arrow")).to_be_visible()
    expect(page.get_by_role("button", name="Left slot, receives, empty")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_inaccessible(new_device: NewDevice, axe: Callable[[Page], None], theme: str) -> None:
    page = at_reader(new_device(**SMALL_PHONE, color_scheme=theme))
    insert(page, 1, "Left")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the reader scrolls sideways"
    for key in page.locator(".keys button").all():
        box = key.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
