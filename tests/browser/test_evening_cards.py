"""Cards on the table: what others draw can be read, and a fortune card is spoken of only to whoever has one."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from magie import Game
from magie.server.log import fairness
from tests.browser.device import NewDevice, button
from tests.browser.fixed_chance import KnownBytes
from tests.browser.moments import MOMENTS, Moment, by_chance, kinds, phase
from tests.browser.player import PagePlayer
from tests.browser.rooms import open_room, sit
from tests.browser.words import named
from tests.server.processes import Served

# For each card that lies in the middle: its text, and for how many milliseconds it lay there.
WATCH_CARDS = """
  window.cards = [];
  let now = null;
  new MutationObserver(() => {
    const card = document.querySelector('.prompt article');
    if (card !== null && now === null) now = { text: card.innerText, from: performance.now() };
    if (card === null && now !== null) {
      window.cards.push({ text: now.text, lay: performance.now() - now.from });
      now = null;
    }
  }).observe(document, { subtree: true, childList: true });
"""
LETTER = 30  # milliseconds at the very least


@pytest.fixture(autouse=True)
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rooms go on with the same dice and cards each time: nobody but the drawer has to do with the card."""
    monkeypatch.setattr(fairness, "secrets", KnownBytes)


def test_a_card_that_somebody_else_draws_can_be_read(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["card"])
    drawer = room.game.to_act
    assert isinstance(drawer, int)
    reader = next(seat for seat in range(room.game.seats) if seat != drawer)
    watching = new_device()
    watching.context.add_init_script(WATCH_CARDS)
    mine = sit(watching, room, [reader])
    theirs = sit(new_device(), room, [drawer])
    button(theirs, named("web-decisions-do-draw")).click()
    expect(mine.locator(".prompt article")).to_be_visible()
    # Whoever has drawn it goes on at once, as bots do.
    player = PagePlayer(theirs, is_busy=False)
    while player.decide_once() not in ("end_turn", "roll"):
        pass
    expect(mine.locator(".prompt article")).to_have_count(0)
    card = mine.evaluate("window.cards[0]")
    assert card["lay"] >= LETTER * len(card["text"]), card


def test_a_tap_puts_the_card_away(server: Served, new_device: NewDevice) -> None:
    room = open_room(server, MOMENTS["card"])
    drawer = room.game.to_act
    assert isinstance(drawer, int)
    reader = next(seat for seat in range(room.game.seats) if seat != drawer)
    mine = sit(new_device(), room, [reader])
    theirs = sit(new_device(), room, [drawer])
    button(theirs, named("web-decisions-do-draw")).click()
    card = mine.locator(".prompt article")
    expect(card).to_be_visible()
    card.get_by_role("button").click()
    expect(card).to_have_count(0)


def cannot_react(game: Game) -> bool:
    return phase("rent_reaction")(game) and "play_fortune" not in kinds(game)


def test_nobody_is_told_of_a_fortune_card_that_is_not_there(server: Served, new_device: NewDevice) -> None:
    moment = Moment("millionaire", partial(by_chance, "millionaire", 3, cannot_react, 1))
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game), coach=True)
    expect(button(page, named("web-decisions-do-go-on", "web-decisions-do-no-card")).first).to_be_visible()
    expect(page.get_by_text(named("web-coach-fortune"))).to_have_count(0)


def test_whoever_has_one_is_told(server: Served, new_device: NewDevice) -> None:
    moment = MOMENTS["rent reaction"]
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game), coach=True)
    expect(page.get_by_text(named("web-coach-fortune"))).to_be_visible()
