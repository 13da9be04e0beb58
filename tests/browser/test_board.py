"""The board in a real browser: large enough to press, legible, and all of it in reach of keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import DESKTOP, PHONE, SMALL_PHONE, TABLET, Device

SQUARES = "[data-square]"


def seated(device: Device) -> Page:
    """At the table of a new game against bots."""
    page = device.open()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(SQUARES).first).to_be_visible()
    return page


@pytest.mark.parametrize(
    "size", [DESKTOP, TABLET, PHONE, SMALL_PHONE], ids=["desktop", "tablet", "phone", "small phone"]
)
def test_squares_can_be_pressed_and_texts_read(new_device: Callable[..., Device], size: dict[str, object]) -> None:
    page = seated(new_device(**size))
    sides = page.evaluate(
        "() => [...document.querySelectorAll('[data-square]')].map(square => {"
        " const box = square.getBoundingClientRect(); return Math.min(box.width, box.height); })"
    )
    assert len(sides) == 40
    assert min(sides) >= 24, "a square a thumb can hit"
    texts = page.evaluate(
        "() => [...document.querySelectorAll('.print text, .pieces text')].map("
        "text => parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a)"
    )
    assert all(text >= 10.9 for text in texts), "no text below 11 pixels"
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, "nothing may stick out sideways"


def test_the_keyboard_goes_round_the_board(device: Device) -> None:
    page = seated(device)
    start = page.locator("[data-square=los]")
    start.focus()
    for key, square in (
        ("ArrowRight", "badstrasse"),
        ("g", "turmstrasse"),
        ("PageUp", "hafenstrasse"),
        ("Home", "los"),
        ("ArrowLeft", "schlossallee"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f"[data-square={square}]")).to_be_focused()
    stops = page.locator(f"{SQUARES}[tabindex='0']")
    expect(stops).to_have_count(1)
    expect(stops).to_have_accessible_name("39, Mayfair, Dark blue, free, price 8,000\N{NO-BREAK SPACE}DM")


def test_two_taps_look_closer(new_device: Callable[..., Device]) -> None:
    page = seated(new_device(**PHONE))
    square = page.locator("[data-square=opernplatz]")
    box = square.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    back = page.get_by_role("button", name="Whole board")
    expect(back).to_be_visible()
    near = square.bounding_box()
    assert near is not None
    assert near["width"] == pytest.approx(2.5 * box["width"], rel=0.02)
    back.tap()
    expect(back).to_be_hidden()
    page.touchscreen.tap(x, y)
    expect(page.get_by_role("dialog", name="Trafalgar Square")).to_be_visible()
