"""A table as it lives: several people at one device or several, a reload, a cut line, another language, odd names."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.device import PHONE, Device, NewDevice, button
from tests.browser.fixed_chance import share_of
from tests.browser.player import PagePlayer
from tests.browser.tables import at_a_table, log, open_room, person, resign, sit

# --- several people -------------------------------------------------------------------------------------------------


def begin_with_two_people(device: Device, edition: str) -> Page:
    """Ada and Ben at this device and nobody else, set up on the page."""
    device.context.add_init_script(share_of(1))
    page = device.open(f"/new/{edition}")
    for seat in (4, 3):
        button(page, f"Remove seat {seat}").click()
    button(page, "Add a person here").click()
    button(page, "Remove seat 3").click()  # the last bot
    page.get_by_label("Name at seat 1").fill("Ada")
    page.get_by_label("Name at seat 2").fill("Ben")
    button(page, "Start the game").click()
    at_a_table(page)
    return page


def test_two_people_play_at_one_device(device: Device) -> None:
    page = begin_with_two_people(device, "classic")
    player = PagePlayer(page, seed=1, is_busy=False)
    for _ in range(24):
        player.decide_once()
    for name in ("Ada", "Ben"):
        expect(log(page)).to_contain_text(re.compile(f"{name} rolls"))
    assert "curtain" not in player.met  # nobody has anything to hide in this game


def test_a_device_that_goes_round_covers_what_others_must_not_see(new_device: NewDevice) -> None:
    page = begin_with_two_people(new_device(**PHONE), "millionaire")
    curtain = page.get_by_role("dialog", name=re.compile("^Pass the device to "))
    asked = set()
    player = PagePlayer(page, seed=1, is_busy=False)
    for _ in range(4):
        player.play_until("curtain")
        expect(curtain).to_be_visible()
        asked.add(curtain.get_by_role("button").inner_text())
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        player.decide_once()
    assert asked == {"I am Ada", "I am Ben"}


@pytest.fixture
def ada_and_ben(new_device: NewDevice) -> tuple[Device, Device]:
    """Ada at a computer, Ben at a phone, in one classic game; no page is open yet."""
    return new_device(), new_device(**PHONE)


def sit_apart(devices: tuple[Device, Device], **table: Any) -> tuple[Page, Page]:
    ada, ben = devices
    room, tokens = open_room(ada, person("Ada"), person("Ben"), **table)
    return sit(ada, room, {0: tokens[0]}), sit(ben, room, {1: tokens[1]})


def roll(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Roll( again)?$"))


def test_each_of_two_browsers_sees_the_move_of_the_other(ada_and_ben: tuple[Device, Device]) -> None:
    ada, ben = sit_apart(ada_and_ben)
    seats = [("Ada", PagePlayer(ada, is_busy=False), ben), ("Ben", PagePlayer(ben, is_busy=False), ada)]
    seen: set[str] = set()
    for _ in range(40):
        for name, player, other in seats:
            if player.is_asked() and player.decide_once() == "roll":
                expect(other.get_by_text(re.compile(f"{name} rolls ")).last).to_be_visible()
                seen.add(name)
        if seen == {"Ada", "Ben"}:
            return
    raise AssertionError("only one of them was ever on turn")


# --- reload ---------------------------------------------------------------------------------------------------------


def test_a_reload_in_an_auction_finds_the_same_bids_and_the_same_clock(device: Device) -> None:
    room, tokens = open_room(
        device, person("Ada"), person("Ben"), auction={"kind": "auction", "seconds": 120, "extend": 8}
    )
    page = sit(device, room, tokens)
    PagePlayer(page, seed=1, is_busy=False).play_until("purchase")
    button(page, "Auction").click()
    page.get_by_role("region", name="Bids of Ben").get_by_role("button", name=re.compile("^Bid ")).first.click()
    bids = page.get_by_role("list", name="Bids so far")
    expect(bids).to_contain_text("highest bid")
    before, left_before = bids.inner_text(), seconds_left(page)
    page.reload()
    expect(bids).to_be_visible()
    assert bids.inner_text() == before
    assert 0 < seconds_left(page) <= left_before
    expect(page.get_by_role("region", name="Bids of Ben")).to_contain_text("Ben has the highest bid")
    page.get_by_role("region", name="Bids of Ada").get_by_role("button", name=re.compile("^Bid ")).first.click()
    expect(page.get_by_role("region", name="Bids of Ada")).to_contain_text("Ada has the highest bid")


def seconds_left(page: Page) -> int:
    found = re.search(r"\d+", page.get_by_role("timer").get_attribute("aria-label") or "")
    assert found, "the auction has no clock"
    return int(found.group())


# --- the line -------------------------------------------------------------------------------------------------------


class Line:
    """The connection of a page, in the hands of the test."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_silent = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self._open:
            socket.close(code=1012)
        self._open.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.is_silent else server.send(message))
        server.on_message(lambda message: None if self.is_silent else socket.send(message))
        self._open.append(socket)


def bar(page: Page) -> Locator:
    """What everybody sees; what is spoken stands elsewhere."""
    return page.get_by_role("alert").filter(has=button(page, "Try now"))


def test_a_cut_line_is_told_and_heals_by_itself(ada_and_ben: tuple[Device, Device]) -> None:
    line = Line(ada_and_ben[0].page)
    ada, ben = sit_apart(ada_and_ben)
    expect(roll(ada).or_(ada.get_by_text("Waiting for Ben"))).to_be_visible()
    mover = ada if roll(ada).is_visible() else ben
    line.cut()
    expect(bar(ada)).to_be_visible()
    expect(bar(ada)).to_contain_text("Connection lost")
    roll(mover).click()  # Ada's move is kept until the line is there again, Ben's is told then
    expect(bar(ada)).to_be_visible()
    line.is_cut = False
    expect(bar(ada)).to_have_count(0)
    expect(log(ada)).to_contain_text(re.compile("(Ada|Ben) rolls"))


def test_a_silent_line_is_noticed_within_eight_seconds(device: Device) -> None:
    line = Line(device.page)
    device.page.clock.install()
    room, tokens = open_room(device, person("Ada"), person("Ben"))
    page = sit(device, room, tokens)
    page.clock.run_for(20_000)
    expect(bar(page)).to_have_count(0)
    # From here on only the test lets time pass. The moment must not be past already, on a busy machine either.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3)
    line.is_silent = True
    page.clock.run_for(8_000)
    expect(bar(page)).to_be_visible()
    line.is_silent = False
    page.clock.resume()
    expect(bar(page)).to_have_count(0)


# --- language, names, motion ----------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_game(device: Device) -> None:
    page = sit(device, *open_room(device, person("Ada"), person("Ben")))
    page.keyboard.press("r")
    expect(log(page)).to_contain_text(" rolls ")
    button(page, "Settings").click()
    stations = [
        ("Deutsch", "de", "Was geschehen ist, Zug für Zug", " würfelt ", "Einstellungen"),
        ("Nederlands", "nl", "Wat er gebeurd is, beurt voor beurt", " gooit ", "Instellingen"),
        ("English", "en", "What has happened, turn by turn", " rolls ", "Settings"),
    ]
    for language, code, label, rolled, settings in stations:
        page.get_by_role("radio", name=language).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("dialog").get_by_role("heading", name=settings)).to_be_visible()
        expect(page.get_by_role("log", name=label)).to_contain_text(rolled)


@pytest.mark.parametrize("name", ["<b>Ada</b>", "<img src=x onerror=a()>"])
def test_a_name_is_plain_text_wherever_it_stands(device: Device, name: str) -> None:
    page = sit(device, *open_room(device, person(name), person("Ben")))
    expect(page.get_by_role("button").filter(has_text=name).first).to_be_visible()  # its seat
    player = PagePlayer(page, seed=1, is_busy=False)
    for _ in range(16):
        player.decide_once()
    expect(log(page)).to_contain_text(f"{name} rolls")
    player.play_until("end_turn")  # whoever gives up in an auction leaves after it
    resign(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(page.get_by_role("table")).to_contain_text(name)
    assert page.locator("b, img[src=x]").count() == 0


# What is moving at each frame; a length of one millisecond is how a style sheet says "at once".
WATCH_MOTION = """
window.moving = new Set();
(function look() {
  for (const animation of document.getAnimations()) {
    const { duration, delay } = animation.effect.getComputedTiming();
    if (duration + delay > 1) window.moving.add(animation.animationName ?? animation.transitionProperty ?? 'script');
  }
  requestAnimationFrame(look);
})();
"""


def test_nothing_moves_where_motion_is_not_wanted(device: Device) -> None:
    device.context.add_init_script(WATCH_MOTION)
    page = begin_with_two_people(device, "classic")
    player = PagePlayer(page, seed=2)
    for _ in range(30):
        player.decide_once()
    assert page.evaluate("[...window.moving]") == []


def test_the_watch_over_motion_would_see_some(new_device: NewDevice) -> None:
    """The control: the same look finds something where motion is wanted."""
    device = new_device(reduced_motion="no-preference")
    device.context.add_init_script(WATCH_MOTION)
    page = begin_with_two_people(device, "classic")
    player = PagePlayer(page, seed=2, is_busy=False)
    for _ in range(4):
        player.decide_once()
    assert page.evaluate("window.moving.size") > 0
