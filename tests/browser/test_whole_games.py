"""Whole games from the start page to the end, in a real browser: what a person decides is decided on the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from magie.text.fluent import message
from tests.browser.device import DESKTOP, PHONE, Device
from tests.browser.fixed_chance import share_of
from tests.browser.looking import Keys, Pointer, look
from tests.browser.player import PagePlayer
from tests.browser.words import LOCALES, says


@dataclass(frozen=True)
class Plan:
    """A game that is set up on the page so that it is a short one, in the language of its player."""

    edition: str
    language: str
    switches: tuple[str, ...] = ()
    bots: int = 3
    is_phone: bool = False
    endings: tuple[str, ...] = ()
    share: int = 1  # of chance: another number, another game

    def says(self, *messages: str) -> re.Pattern[str]:
        return re.compile(says(*messages, language=self.language))


GAMES = {
    "classic": Plan("classic", "de", ("deal-two", "three-houses"), bots=1, endings=("last_solvent",), share=2),
    "banking": Plan("banking", "nl", ("quick",), bots=2),
    "tempo": Plan("tempo", "en", ("speed-die",), bots=1, is_phone=True, endings=("last_solvent",)),
    "millionaire": Plan("millionaire", "de", is_phone=True, endings=("million", "last_solvent")),
}


def begin(page: Page, plan: Plan) -> None:
    """From the start page to the table, the way people go."""
    page.goto("/")
    page.get_by_role("radio", name=title_of(plan, f"edition-{plan.edition}")).locator("xpath=ancestor::label").click()
    if not plan.switches and plan.bots == 3:
        page.get_by_role("button", name=plan.says("web-start-play")).click()
        return
    page.get_by_role("link", name=plan.says("web-start-new-game")).click()
    for seat in range(4, plan.bots + 1, -1):
        page.get_by_role("button", name=message("web-lobby-remove", plan.language, number=seat), exact=True).click()
    for switch in plan.switches:
        page.get_by_role("checkbox", name=title_of(plan, f"variant-{plan.edition}-{switch}"), exact=True).check()
    page.get_by_role("button", name=plan.says("web-lobby-begin")).click()


def title_of(plan: Plan, message_id: str) -> str:
    return message(message_id, plan.language, "title")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_on_the_page(new_device: Callable[..., Device], name: str) -> None:
    plan = GAMES[name]
    device = new_device(**(PHONE if plan.is_phone else DESKTOP), locale=LOCALES[plan.language])
    device.context.add_init_script(share_of(plan.share))
    page = device.page
    begin(page, plan)
    page.wait_for_url("**/room/*")
    hands = Pointer(page, is_finger=plan.is_phone)
    player = PagePlayer(page, seed=0, hands=hands, language=plan.language)
    player.play_to_the_end()
    assert {"roll", "auction", "end_turn"} <= player.met
    expect(page.get_by_role("heading", level=1)).to_have_text(plan.says("web-end-won"))
    if plan.endings:
        expect(page.get_by_role("main")).to_contain_text(re.compile("|".join(told_endings(plan))))
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(plan.bots + 2)  # one for the heads


def told_endings(plan: Plan) -> list[str]:
    """The sentences about the ends this game can come to, whoever wins."""
    somebody = "Somebody"
    told = [
        message("event-game-over", plan.language, ending=end, winners=somebody, winners_count=1) for end in plan.endings
    ]
    return [re.escape(sentence).replace(somebody, ".+") for sentence in told]


# --- without a mouse -------------------------------------------------------------------------------------------------

LETTERS = {"^Roll( again)?$": "r", "^End turn$": "e", "^Bid ": "a", "^Pass$": "p"}
# When something moves under a mouse that rests, Chromium tells the page of a move by nothing: that is nobody's hand.
POINTED = """
addEventListener('DOMContentLoaded', () => {
  window.pointed = [];
  for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart', 'wheel'])
    addEventListener(kind, (event) => {
      const isAtRest = kind === 'mousemove' && !event.movementX && !event.movementY;
      if (!isAtRest) window.pointed.push(kind);
    }, true);
});
"""


def test_a_whole_game_is_played_with_the_keyboard_alone(device: Device) -> None:
    device.context.add_init_script(share_of(1))
    device.context.add_init_script(POINTED)
    page = device.open()
    keys = Keys(page, LETTERS)
    expect(page.get_by_role("radio", name=re.compile("^Classic"))).to_be_checked()
    tab_to(page, "input[type=radio]")
    for _ in range(8):
        if page.get_by_role("radio", name=re.compile("^Millionaire")).is_checked():
            break
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Millionaire"))).to_be_checked()
    play = next(control for control in look(page, ["^Play now$"], 20) if control.name == "Play now")
    assert keys.press(play)
    page.wait_for_url("**/room/*")
    player = PagePlayer(page, seed=0, hands=keys)
    player.play_to_the_end()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(says("web-end-won", language="en")))
    assert {"r", "e", "p", "Tab", "Enter"} <= keys.used
    assert page.evaluate("window.pointed") == []


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(100):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")
