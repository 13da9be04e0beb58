"""What is seen on the table when something happens there: an auction that is called out, deeds and money on their way.

Nothing of it is needed to play, and nothing of it moves where motion is not wanted.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import DESKTOP, PHONE, NewDevice, accessibility_problems, button, wait_until
from tests.browser.moments import MOMENTS, Moment
from tests.browser.rooms import open_room, sit
from tests.server.processes import Served

MOVING = {"reduced_motion": "no-preference"}
HAMMER = {"auction": {"kind": "auction", "seconds": 15, "extend": 10}}

# Notes what flies over the table: it is gone before a test could look for it.
AIR = """
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        for (const each of [node, ...(node.querySelectorAll?.('*') ?? [])])
          if (each.dataset?.cargo) window.flown.push(each.dataset.cargo);
  }).observe(document, { subtree: true, childList: true });
"""


def flown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.flown")
    return found


def at(new_device: NewDevice, server: Served, moment: Moment, seats: list[int] | None = None, **options: Any) -> Page:
    """At a table that stands at this moment, in motion unless told otherwise."""
    room = open_room(server, moment)
    device = new_device(**{**MOVING, **options})
    device.context.add_init_script(AIR)
    return sit(device, room, moment.seats(room.game) if seats is None else seats)


# --- An auction -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_auction_is_called_out_by_the_clock(new_device: NewDevice, server: Served, device: dict[str, Any]) -> None:
    page = at(new_device, server, replace(MOMENTS["auction with a clock"], table=HAMMER), **device)
    expect(page.locator(".auction").get_by_role("img", name="Elisenstraße")).to_be_visible()
    expect(page.locator("[data-call]")).to_have_count(0)  # nobody has bid
    button(page, re.compile("^Bid 20 DM")).click()
    expect(page.get_by_text("Going once …")).to_be_visible()
    assert accessibility_problems(page) == []
    expect(page.get_by_text("Going twice …")).to_be_visible()
    expect(page.locator(".sale")).to_contain_text("Sold!")
    wait_until(page, lambda: "deed" in flown(page) and "notes" in flown(page))
    expect(page.locator("[data-cargo]")).to_have_count(0)


def test_without_a_clock_the_calls_follow_who_has_passed(new_device: NewDevice, server: Served) -> None:
    page = at(new_device, server, MOMENTS["auction by turns"], reduced_motion="reduce")
    strips = page.locator(".auction .strip")
    expect(strips).to_have_count(3)
    expect(page.locator("[data-call]")).to_have_count(0)
    page.keyboard.press("a")  # a bid, which two could answer
    expect(page.locator("[data-call=once]")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("[data-call=twice]")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".auction")).to_have_count(0)
    # Nothing moves where motion is not wanted; the log has told it.
    expect(page.get_by_text(re.compile(r"at auction for")).first).to_be_visible()
    assert flown(page) == []


def test_a_deed_is_seen_where_it_can_be_bought_and_flies_to_its_buyer(new_device: NewDevice, server: Served) -> None:
    page = at(new_device, server, MOMENTS["purchase"], **PHONE)
    expect(page.locator(".prompt").get_by_role("img", name="Elisenstraße")).to_be_visible()
    assert accessibility_problems(page) == []
    button(page, re.compile("^Buy")).click()
    wait_until(page, lambda: sorted(set(flown(page))) == ["deed", "notes"])


def test_any_key_ends_what_flies(new_device: NewDevice, server: Served) -> None:
    moment = replace(MOMENTS["purchase"], table={"auction": None, "pace": "slow"})
    page = at(new_device, server, moment)
    button(page, re.compile("^Buy")).click()
    wait_until(page, lambda: len(flown(page)) > 0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-cargo]")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")


# --- The middle of the board ------------------------------------------------------------------------------------------


def test_cards_have_the_design_of_their_pile_and_turn_over(new_device: NewDevice, server: Served) -> None:
    page = at(new_device, server, MOMENTS["card"])
    piles = page.locator("[data-bank] .pile")
    expect(piles).to_have_count(2)
    backs = piles.evaluate_all("piles => piles.map(pile => getComputedStyle(pile).backgroundColor)")
    assert backs[0] != backs[1]
    turning = (
        "new Promise(done => document.addEventListener('animationstart',"
        " e => e.animationName.includes('turned-over') && done(e.animationName)))"
    )
    page.evaluate(f"void (window.turning = {turning})")  # not waited for
    button(page, "Draw a card").click()
    card = page.locator("article.card")
    expect(card).to_have_attribute("data-pile", "well")
    assert "turned-over" in page.evaluate("window.turning")
    wait_until(page, lambda: card.evaluate("card => card.getAnimations().length") == 0)
    assert accessibility_problems(page) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_completed_group_is_celebrated(new_device: NewDevice, server: Served, motion: str) -> None:
    """Without motion the same is said and shown, and stands still."""
    page = at(new_device, server, MOMENTS["last street"], **PHONE, reduced_motion=motion)
    seen = (
        "(() => { const told = []; new MutationObserver(() => { const ribbon = document.querySelector('.ribbon');"
        " if (ribbon) told.push([ribbon.innerText.trim(), document.querySelectorAll('svg .pieces rect').length,"
        " getComputedStyle(ribbon).animationDuration]); }).observe(document, {subtree: true, childList: true});"
        " window.told = told; })()"
    )
    page.evaluate(seen)
    button(page, re.compile("^Buy")).click()
    wait_until(page, lambda: bool(page.evaluate("window.told.length")))
    text, _, lasts = page.evaluate("window.told[0]")
    assert re.search(r"Ben has all of \w+", text)
    assert (lasts == "0s") == (motion == "reduce")
    expect(page.locator(".ribbon")).to_have_count(0)


def test_houses_are_solid(new_device: NewDevice, server: Served) -> None:
    page = at(new_device, server, MOMENTS["houses"], reduced_motion="reduce")
    expect(page.locator(".print .roof").first).to_be_visible()
    assert page.locator(".print .roof").count() == page.locator(".print .side").count()


def test_a_race_for_cash_has_a_track(new_device: NewDevice, server: Served) -> None:
    moment = MOMENTS["upgrade"]
    page = at(new_device, server, moment, reduced_motion="reduce")
    race = page.get_by_role("img", name="The race to M1,000,000")
    expect(race).to_be_visible()
    expect(race.locator(".runner")).to_have_count(3)
    assert accessibility_problems(page) == []
    # Beside a small board there is no room for it: each seat has its own.
    phone = at(new_device, server, moment, **PHONE, reduced_motion="reduce")
    bars = phone.locator("[data-seat] .race")
    expect(bars).to_have_count(3)
    assert all(0 < width < 390 for width in bars.evaluate_all("bars => bars.map(bar => bar.clientWidth)"))
