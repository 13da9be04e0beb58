"""The end of an evening at the bank: a count that takes a minute, and a ranking that everybody sees."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.bank_evenings import begun, shows, tab
from tests.browser.device import NewDevice, surely
from tests.browser.words import named

Axe = Callable[[Page], None]


def buy(phone: Page, deed: str, whose: str = "Bank") -> None:
    """Pay the bank for a deed, looked up by its name."""
    phone.get_by_role("group", name="To", exact=True).get_by_role("button", name=whose).click()
    phone.get_by_role("button", name=named("web-bank-pick-deed")).click()
    phone.get_by_role("searchbox").fill(deed)
    phone.get_by_role("button", name=re.compile("^Price")).click()
    phone.get_by_role("button", name=re.compile(f"^Pay {whose}")).click()


def auction(phone: Page, bidder: Page, deed: str) -> None:
    tab(phone, "More")
    phone.get_by_text("Auction", exact=True).click()
    phone.get_by_label("What is auctioned?").select_option(label=deed)
    phone.get_by_role("button", name="Auction it").click()
    bidder.get_by_label("Bid", exact=True).fill("0.5")
    bidder.get_by_role("button", name="Bid 500,000 €").click()
    surely(phone.get_by_role("button", name=re.compile("^Sold to")))
    shows(bidder, "14,500,000 €")


def test_the_count_knows_what_was_booked_and_takes_taps(new_device: NewDevice, axe: Axe) -> None:
    evening = begun(new_device, "Anna", "Joris")
    screen, anna, joris = evening.screen.page, evening.page("Anna"), evening.page("Joris")
    buy(anna, "Museums")
    shows(anna, "12,800,000 €")
    auction(anna, joris, "Siegessäule")

    screen.get_by_role("button", name=named("web-bank-score")).click()
    sheet = screen.get_by_role("dialog")

    def owner(deed: str, name: str) -> None:
        expect(sheet.get_by_role("group", name=deed).get_by_role("button", name=name)).to_have_attribute(
            "aria-pressed", "true"
        )

    owner("Museumsinsel", "Anna")
    owner("Siegessäule", "Joris")
    expect(sheet.get_by_role("status")).to_contain_text("Anna: 15,000,000 €")
    expect(sheet.get_by_role("status")).to_contain_text("Joris: 15,100,000 €")

    # Swapped by hand, which no ledger knows: one tap each.
    sheet.get_by_role("group", name="Siegessäule").get_by_role("button", name="Anna").click()
    owner("Siegessäule", "Anna")
    expect(sheet.get_by_role("status")).to_contain_text("Anna: 15,600,000 €")
    expect(sheet.get_by_role("status")).to_contain_text("Joris: 14,500,000 €")
    sheet.get_by_role("group", name="KaDeWe").get_by_role("button", name="Joris").click()
    owner("KaDeWe", "Joris")
    expect(sheet.get_by_role("combobox")).to_have_count(3)  # only what somebody owns can be built on
    axe(screen)
    screen.set_viewport_size({"width": 390, "height": 664})
    axe(screen)


def test_who_ends_the_evening_sees_the_ranking(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna", "Joris")
    screen = evening.screen.page
    screen.set_viewport_size({"width": 390, "height": 664})
    end = screen.get_by_role("button", name=named("web-bank-finish"))
    end.scroll_into_view_if_needed()
    surely(end)
    ranking = screen.get_by_role("heading", name=named("web-bank-over"))
    expect(ranking).to_be_in_viewport()
    expect(screen.get_by_role("list").filter(has_text="Anna").first).to_be_in_viewport()
