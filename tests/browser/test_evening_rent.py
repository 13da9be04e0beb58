"""Rent in editions where it must be asked for: newcomers lose none, and whoever wants to ask is called."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from magie import Game
from tests.browser.device import Device, NewDevice, button, wait_until
from tests.browser.moments import MOMENTS, Moment, kinds, view
from tests.browser.player import PagePlayer
from tests.browser.rooms import open_room, sit
from tests.browser.words import named
from tests.server.processes import Served

# All short notes that came and went.
WATCH_NOTES = """
  window.notes = [];
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added instanceof Element && added.matches('.toasts li')) window.notes.push(added.innerText);
    }
  }).observe(document, { subtree: true, childList: true });
"""


def wish(page: Page) -> None:
    """To the settings of the table, where the wish stands."""
    button(page, named("web-table-settings")).click()


def test_newcomers_ask_for_every_rent_without_knowing_it(device: Device) -> None:
    page = device.open()
    page.locator("form.play button[type=submit]").click()
    page.wait_for_url("**/room/*")
    wish(page)
    expect(page.get_by_role("checkbox", name=named("web-aside-device-demand"))).to_be_checked()


def test_who_wants_to_ask_says_so_at_the_seat(device: Device) -> None:
    page = device.open("/new/classic")
    always = page.get_by_role("checkbox", name=named("web-lobby-demand"))
    expect(always).to_be_checked()
    always.uncheck()
    button(page, named("web-lobby-begin")).click()
    page.wait_for_url("**/room/*")
    wish(page)
    expect(page.get_by_role("checkbox", name=named("web-aside-device-demand"))).not_to_be_checked()


def test_editions_that_pay_by_themselves_ask_nothing(device: Device) -> None:
    page = device.open("/new/millionaire")
    expect(page.get_by_role("button", name=named("web-lobby-begin"))).to_be_visible()
    expect(page.get_by_role("checkbox", name=named("web-lobby-demand"))).to_have_count(0)


def rent_came() -> Game:
    """Everybody asks for every rent, and one of them has just been paid one."""
    game = Game("classic", ["Ada", "Ben", "Cleo"], seed=7)
    game.play_chance()
    for seat in range(3):
        game.apply({"do": "prefer", "always_demand": True}, seat=seat)
    for _ in range(2000):
        order = ("buy", "roll", "end_turn", "pay_fine", "pay_tax", "choose", "pass", "take_over", "mortgage")
        rank = {kind: place for place, kind in enumerate(order)}
        action = min(game.legal_actions(), key=lambda each: rank.get(each.do, len(rank)))
        events = [*game.apply(action), *game.play_chance()]
        if any(event["event"] == "paid" and event["reason"] == "rent" for event in events):
            return game
    raise AssertionError("nobody has paid rent")


def paid_last(game: Game) -> list[int]:
    """Who got that rent: the only one with a claim is the owner of the square the debtor stands on."""
    turn = view(game)["turn"]["seat"]
    square = view(game)["players"][turn]["square"]
    return [view(game)["deeds"][square]["owner"]]


def test_the_first_rent_is_explained(server: Served, new_device: NewDevice) -> None:
    moment = Moment("classic", rent_came, paid_last)
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game), coach=True)
    expect(page.get_by_text(named("web-coach-rent-always"))).to_be_visible()


def owner_of_claim(game: Game) -> int:
    return next(seat for seat in range(game.seats) if "demand_rent" in kinds(game, seat))


def test_an_open_claim_calls_and_a_lapsed_one_is_told(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["rent"])
    owner = owner_of_claim(room.game)
    others = [seat for seat in range(room.game.seats) if seat != owner]
    device = new_device()
    device.context.add_init_script(WATCH_NOTES)
    mine = sit(device, room, [owner])
    demand = button(mine, named("web-decisions-do-demand"))
    expect(demand).to_be_visible()
    if room.game.to_act != owner:
        expect(mine).to_have_title(re.compile(named("web-aside-title-rent").pattern))
    expect(mine.locator(".claim.calling")).to_be_visible()
    # The others go on without waiting for it.
    theirs = sit(new_device(), room, others)
    player = PagePlayer(theirs, is_busy=False)
    roll = button(mine, named("web-decisions-do-roll", "web-decisions-do-roll-again"))
    pattern = re.compile(named("event-claim-lapsed").pattern.strip("^$"))
    lapsed = mine.get_by_role("log").get_by_text(pattern)
    for _ in range(60):
        if lapsed.count():
            break
        if roll.count():
            roll.first.click()  # the owner's own turn: who rolls has not asked
        elif player.is_asked():
            player.decide_once()
    expect(lapsed.first).to_be_visible()
    wait_until(mine, lambda: any(pattern.search(note.strip()) for note in mine.evaluate("window.notes")))
