"""What the first visit costs on the line, and that nothing moves while the page arrives."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.device import DESKTOP, PHONE, Device
from tests.browser.first_load import start_page, visitor
from tests.server.processes import Served

MOST_BYTES = 130_000
MOST_REQUESTS = 8
MOST_SHIFT = 0.05
SLOWLY = 400  # milliseconds that each answer takes


def test_the_start_page_is_light(browser: Browser, server: Served) -> None:
    seen = start_page(browser, server.address)
    assert seen.bytes <= MOST_BYTES, seen.requests
    assert len(seen.requests) <= MOST_REQUESTS, seen.requests


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_while_the_start_page_arrives(browser: Browser, server: Served, size: dict[str, object]) -> None:
    """One answer after the other, so that every state in between is painted."""
    with visitor(browser, server.address, **size) as (page, _):

        def late(route: Route) -> None:
            page.wait_for_timeout(SLOWLY)
            route.continue_()

        page.route("**/*", late)
        page.goto("/")
        expect(page.locator("fieldset.editions label").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shifts") <= MOST_SHIFT


def test_a_second_press_opens_no_second_game(device: Device) -> None:
    page = device.open()
    opened: list[str] = []
    page.on("request", lambda request: opened.append(request.url) if request.method == "POST" else None)
    button = page.locator("form.play button[type=submit]")
    button.dblclick()
    page.wait_for_url("**/room/*")
    page.wait_for_load_state("networkidle")
    assert sum(url.endswith("/api/rooms") for url in opened) == 1
