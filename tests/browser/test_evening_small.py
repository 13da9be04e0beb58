"""Small things that spoil an evening: what sticks out, what covers something, what is written in another way."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from magie import Game
from tests.browser.bank_evenings import begun
from tests.browser.device import DESKTOP, PHONE, NewDevice, button
from tests.browser.moments import MOMENTS, Moment, offer_made, owned_by, under_way, with_bots
from tests.browser.rooms import Room, open_room, sit
from tests.browser.trading import open_trade
from tests.browser.words import named
from tests.server.processes import Served

# Boxes whose content is wider than they are, inside an element.
TOO_WIDE = """
(root) => [...root.querySelectorAll('*')]
  .filter((each) => each.checkVisibility() && each.closest('svg') === null && each.closest('.only-spoken') === null)
  .filter((each) => getComputedStyle(each).display !== 'inline' && each.clientWidth > 0)
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className}: ${each.innerText}`)
"""

# Whenever a seat shows what came or went: what of the seat it covers.
WATCH_BUBBLES = """
  window.bubbles = [];
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(added instanceof Element) || !added.matches('.player .change')) continue;
      const bubble = added.getBoundingClientRect();
      const seat = added.closest('.player');
      const texts = [...added.parentElement.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const amount = texts.find((node) => node.data.trim());
      const covered = { name: seat.querySelector('.name'), cash: amount };
      window.bubbles.push(Object.keys(covered).filter((part) => meets(bubble, boxOf(covered[part]))));
    }
  }).observe(document, { subtree: true, childList: true });
"""


def holds_a_utility(game: Game) -> bool:
    if game.phase != "turn_end" or not isinstance(game.to_act, int):
        return False
    squares = game.edition.file.squares
    return any(squares[deed].kind == "utility" for deed in owned_by(game, game.to_act))


def trade_of_utilities(page: Page, room: Room, seat: int, language: str) -> Locator:
    """All that the seat has is offered for nothing: every rent changes."""
    button(page, named("web-table-trade", language=language)).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radiogroup").locator("label, [role=radio]").first.click()
    mine = dialog.locator("#trade-tab-give")
    if mine.count():
        mine.click()
    for deed in owned_by(room.game, seat):
        name = room.game.edition.file.squares[deed].name
        chip = dialog.locator("#trade-side-give").get_by_role("button", name=re.compile(re.escape(name))).first
        if chip.is_visible() and chip.is_enabled():
            chip.click()
    expect(dialog.locator(".result").first).to_be_visible()
    return dialog


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_rents_stay_inside_their_card(server: Served, new_device: NewDevice, locale: str) -> None:
    moment = Moment("banking", partial(with_bots, "banking", 4, holds_a_utility, 3))
    room = open_room(server, moment)
    seat = moment.seats(room.game)[0]
    page = sit(new_device(locale=locale), room, [seat])
    dialog = trade_of_utilities(page, room, seat, locale[:2])
    for width in (1280, 1024, 900):
        page.set_viewport_size({"width": width, "height": 800})
        expect(dialog.locator(".result").first).to_be_visible()
        assert dialog.locator(".result").first.evaluate(TOO_WIDE) == [], width


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_money_that_moves_covers_neither_name_nor_cash(
    server: Served, new_device: NewDevice, size: dict[str, object]
) -> None:
    room = open_room(server, MOMENTS["purchase"])
    device = new_device(**size)
    device.context.add_init_script(WATCH_BUBBLES)
    page = sit(device, room, MOMENTS["purchase"].seats(room.game), confirm=False)
    button(page, named("web-decisions-do-buy")).first.click()
    bubbles = until_some(page)
    assert bubbles[0] == [], bubbles


def until_some(page: Page) -> list[list[str]]:
    """What was watched; the page's content policy forbids waiting inside it."""
    for _ in range(600):
        if found := page.evaluate("window.bubbles"):
            return list(found)
        page.wait_for_timeout(50)
    raise AssertionError("no money has moved")


@pytest.mark.parametrize("edition", ["banking", "millionaire", "classic"])
def test_all_prices_on_a_board_are_written_in_one_way(server: Served, new_device: NewDevice, edition: str) -> None:
    moment = Moment(edition, partial(with_bots, edition, 3, under_way("turn_start"), 1))
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game))
    prices = page.locator("[data-square] .below")
    for width, height in ((1280, 800), (1180, 720), (1120, 690), (1060, 660), (1000, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        texts = [text.strip() for text in prices.all_inner_texts() if text.strip()]
        signs = {re.sub(r"[\d.,\s\u00a0]|[KM]$", "", text) for text in texts}
        assert len(signs) <= 1, (width, texts)


def test_the_player_on_turn_is_in_sight_at_twice_the_size(server: Served, new_device: NewDevice) -> None:
    """A window of 1280 by 800 that is zoomed to 200 per cent has so many pixels."""
    last = 5

    def is_last(game: Game) -> bool:
        return game.to_act == last and under_way("turn_start")(game)

    moment = Moment("classic", partial(with_bots, "classic", 6, is_last, 1))
    room = open_room(server, moment)
    page = sit(new_device(viewport={"width": 640, "height": 400}), room, [last])
    seat = page.locator(".seats [aria-current=true]")
    expect(seat).to_be_visible()
    strip = page.locator(".seats")
    for _ in range(100):
        inner, outer = seat.bounding_box(), strip.bounding_box()
        assert inner and outer
        if inner["x"] >= outer["x"] - 1 and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1:
            return
        page.wait_for_timeout(50)
    raise AssertionError((inner, outer))


def test_whoever_watches_reads_so_in_the_tab(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["finish"])
    page = new_device().open(f"/room/{room.id}")
    expect(page.locator("main[data-screen]")).to_be_visible()
    expect(page).to_have_title(re.compile(named("web-aside-title-watching").pattern.strip("^$")))


def traded() -> Game:
    """The one on turn has just bought a deed from somebody."""
    game = offer_made()
    assert isinstance(game.to_act, int)
    game.apply("accept", seat=game.to_act)
    return game


def test_a_trade_that_was_taken_back_does_not_read_accepted(server: Served, new_device: NewDevice) -> None:
    moment = Moment("classic", traded, against_bots=True)  # so that nobody else needs to agree
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game))
    open_trade(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(named("web-trade-fate-accepted"))).to_be_visible()
    page.keyboard.press("Escape")
    button(page, named("web-table-menu")).click()
    button(dialog, named("web-aside-take-back-free", "web-aside-take-back-ask")).click()
    page.keyboard.press("Escape")
    open_trade(page)
    expect(dialog.get_by_text(named("web-trade-fate-undone"))).to_be_visible()
    expect(dialog.get_by_text(named("web-trade-fate-accepted"))).to_have_count(0)


@pytest.mark.parametrize("name", ["trade", "houses", "debt"])
def test_whatever_is_off_says_why(server: Served, new_device: NewDevice, name: str) -> None:
    room = open_room(server, MOMENTS[name])
    page = sit(new_device(), room, MOMENTS[name].seats(room.game))
    way = {"trade": "web-table-trade", "houses": "web-table-property", "debt": "web-table-raise-money"}[name]
    button(page, named(way)).first.click()
    dialog = page.get_by_role("dialog")
    off = dialog.locator("button:disabled, button[aria-disabled=true]")
    expect(off.first).to_be_visible()
    expect(dialog.locator("button:disabled")).to_have_count(0)
    for control in off.all():
        expect(control).to_have_accessible_description(re.compile(r"\w"))


def test_an_amount_is_filled_in_as_the_language_writes_it(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna", "Joris")
    phone = evening.page("Joris")
    phone.get_by_role("button", name="Look up a rent or price").click()
    phone.get_by_label("Find a street").fill("Museums")
    phone.get_by_role("button", name=re.compile("^Price")).click()
    expect(phone.get_by_label("Amount")).to_have_value("2.2")
    phone.evaluate("localStorage.setItem('magie.language', JSON.stringify('de'))")
    phone.reload()
    phone.get_by_role("button", name=named("web-bank-pick-deed", language="de")).click()
    phone.get_by_role("searchbox").fill("Museums")
    phone.get_by_role("button", name=re.compile("^(Preis|Kaufpreis)")).click()
    expect(phone.get_by_label(named("web-bank-amount", language="de"))).to_have_value("2,2")


def test_a_british_clock_has_twenty_four_hours(new_device: NewDevice) -> None:
    evening = begun(new_device, "Anna")
    times = evening.screen.page.locator("time.figures")
    expect(times.first).to_have_text(re.compile(r"^\d\d:\d\d$"))
