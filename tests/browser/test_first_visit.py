"""The page as somebody meets it first, and the tools that watch it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import DESKTOP, PHONE, Device, accessibility_problems, wait_until

Axe = Callable[[Page], None]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_page_opens(
    new_device: Callable[..., Device], axe: Axe, size: dict[str, object], scheme: str
) -> None:
    page = new_device(**size, color_scheme=scheme).open()
    expect(page).to_have_title(re.compile("Magie"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing may stick out sideways"


def test_axe_would_find_something(device: Device) -> None:
    """The control: a page with two faults, so that a silent axe is not taken for a good page."""
    device.page.set_content("<html lang='en'><title>t</title><main><h1>t</h1><button></button><img></main></html>")
    found = " ".join(accessibility_problems(device.page))
    assert "button-name" in found
    assert "image-alt" in found


def test_what_goes_wrong_on_a_page_is_noticed(device: Device) -> None:
    """The control for the watching: each of these would fail a test that does not expect it."""
    page = device.open()
    page.evaluate("console.error('trouble')")
    page.evaluate("void setTimeout(() => { throw new Error('boom'); })")
    page.evaluate("fetch('/api/nowhere')")
    page.evaluate("void document.body.append(Object.assign(document.createElement('script'), {text: '1'}))")
    # The server's content policy would stop a request to others, so this page is none of the server's.
    device.context.new_page().evaluate("fetch('http://127.0.0.2:9/').catch(() => {})")
    kinds = ("console error: trouble", "exception: boom", "status 404", "third party: http://127.0.0.2:9/")
    refused = "Content Security Policy"  # scripts inside the page
    wait_until(page, lambda: all(kind in "\n".join(device.problems) for kind in (*kinds, refused)))
    device.expect_problem(".")


def test_two_devices_share_nothing(new_device: Callable[..., Device]) -> None:
    mine, yours = new_device(), new_device()
    mine.open().evaluate("localStorage.setItem('seat', 'mine')")
    assert yours.open().evaluate("localStorage.getItem('seat')") is None


def test_an_address_that_leads_nowhere_says_so(device: Device, axe: Axe) -> None:
    device.expect_problem("404")
    page = device.open("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")
    axe(page)
    page.get_by_role("link", name="To the start page", exact=True).click()
    expect(page).to_have_url(f"{device.address}/")
