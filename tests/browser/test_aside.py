"""Beside the board: log and "why?", chat, votes, taking back, settings, explanations, keys, announcements, sounds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.device import PHONE, NewDevice, button, surely, wait_until
from tests.browser.player import PagePlayer
from tests.browser.tables import log, open_room, person, sit

# Every sound that begins, by the kind of its source; the real ones still begin.
LISTEN = """
(() => {
  window.heard = 0;
  window.AudioContext = class extends AudioContext {
    constructor(...rest) { super(...rest); window.ears = this; }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...rest) { window.heard += 1; return start.apply(this, rest); };
})();
"""


# Everything a region says from now on.
WRITE_DOWN = """
(region) => {
  window.said = [];
  const watch = new MutationObserver(() => window.said.push(region.textContent));
  watch.observe(region, { childList: true, characterData: true, subtree: true });
}
"""


# --- small words for what people do -----------------------------------------------------------------------------


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": "steady", "name": name}


def aloud(page: Page) -> Locator:
    return page.get_by_test_id("announcer-polite")


def at_once(page: Page) -> Locator:
    return page.get_by_test_id("announcer-assertive")


@pytest.fixture
def anna(new_device: NewDevice) -> Page:
    """Anna against Ben, both at this device: no bot changes anything meanwhile."""
    device = new_device()
    return sit(device, *open_room(device, person("Anna"), person("Ben")))


# --- log ----------------------------------------------------------------------------------------------------------


def test_a_line_of_the_log_answers_why(anna: Page, axe: Callable[[Page], None]) -> None:
    anna.keyboard.press("r")
    line = log(anna).get_by_role("button", name=re.compile("rolls .* and moves to|doubles, and moves to")).last
    expect(line).to_contain_text("Why?")
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(log(anna)).to_contain_text("In the rulebook under")
    axe(anna)


def test_the_log_can_be_filtered(anna: Page) -> None:
    anna.keyboard.press("r")
    expect(log(anna)).to_contain_text("moves to")
    button(anna, "Trades").click()
    expect(log(anna)).to_contain_text("Nothing of this kind")
    button(anna, "Mine").click()
    expect(log(anna)).to_contain_text("moves to")


def test_the_log_itself_is_silent(anna: Page) -> None:
    expect(log(anna)).to_have_attribute("aria-live", "off")


# --- keys and announcements ---------------------------------------------------------------------------------------


def test_keys_say_how_things_stand(anna: Page) -> None:
    anna.keyboard.press("c")
    expect(aloud(anna)).to_have_text("Anna 30,000 DM; Ben 30,000 DM.")
    anna.keyboard.press("w")
    expect(aloud(anna)).to_have_text("Anna on LOS; Ben on LOS.")
    anna.keyboard.press("l")
    expect(aloud(anna)).to_contain_text("starts")
    anna.keyboard.press("d")
    expect(aloud(anna)).to_contain_text("LOS")


def test_who_is_waited_for_is_called_and_the_tab_shows_it(anna: Page) -> None:
    expect(at_once(anna)).to_have_text(re.compile("(Anna|Ben), it is your turn: roll."))
    assert anna.title().startswith("●")
    icon = anna.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))


def test_single_keys_can_be_switched_off(anna: Page, axe: Callable[[Page], None]) -> None:
    anna.keyboard.press("h")
    letters = anna.get_by_role("checkbox", name=re.compile("Single-key shortcuts"))
    expect(letters).to_be_visible()
    axe(anna)
    letters.uncheck()
    anna.keyboard.press("Escape")
    aloud(anna).evaluate(WRITE_DOWN)
    anna.keyboard.press("c")
    button(anna, "Roll").first.click()
    expect(aloud(anna)).to_contain_text("rolls")  # so whatever the key had to say would have been said
    # What the key would have said; a landing may well speak of somebody's money.
    assert not re.search(r"Anna\s30,000", " ".join(anna.evaluate("window.said")))


def test_the_rules_of_the_moment_say_what_is_open_and_why_the_rest_is_not(
    anna: Page, axe: Callable[[Page], None]
) -> None:
    anna.keyboard.press("?")
    sheet = anna.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="What you may do now")).to_be_visible()
    expect(sheet).to_contain_text("Roll", ignore_case=True)
    expect(sheet.get_by_role("heading", name="What you may not do now, and why")).to_be_visible()
    sheet.get_by_text("Why?").first.click()
    expect(sheet).to_contain_text("In the rulebook under")
    axe(anna)


# --- taking back --------------------------------------------------------------------------------------------------


def test_a_move_nobody_has_seen_is_taken_back_and_struck_out(anna: Page) -> None:
    PagePlayer(anna, seed=1).play_until("purchase")
    others_card = anna.get_by_role("button", name="Put the card away")
    if others_card.is_visible():  # it lies open until it is read, and the first key puts it away
        others_card.click()
    anna.keyboard.press("1")
    expect(log(anna)).to_contain_text("buys")
    anna.keyboard.press("u")
    expect(log(anna).locator("s")).to_contain_text("buys")
    expect(anna.get_by_role("button", name=re.compile("^Buy for"))).to_be_visible()


# --- chat and votes, from device to device -------------------------------------------------------------------------


@pytest.fixture
def anna_and_ben(new_device: NewDevice) -> tuple[Page, Page]:
    """Anna at an English computer, Ben at a German phone, and a bot, at a table that lets people write."""
    computer, phone = new_device(), new_device(**PHONE, locale="de-DE")
    room, tokens = open_room(computer, person("Anna"), person("Ben"), bot("Mia"), free_text=True)
    return sit(computer, room, {0: tokens[0]}), sit(phone, room, {1: tokens[1]})


def test_phrases_arrive_in_the_readers_language_and_texts_as_they_are(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    anna.get_by_role("tab", name="Chat").click()
    button(anna, "Shall we trade?").click()
    anna.get_by_label("Your message").fill("<b>200</b> for it?")
    button(anna, "Send").click()
    expect(ben.get_by_text("2 neue Nachrichten")).to_be_attached()
    ben.get_by_role("button", name="Chat").click()
    heard = ben.get_by_role("log", name="Nachrichten")
    expect(heard).to_contain_text("Wollen wir tauschen?")
    expect(heard).to_contain_text("<b>200</b> for it?")
    expect(ben.get_by_text("neue Nachricht")).to_have_count(0)


def test_who_is_muted_is_not_heard_even_after_a_reload(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_text("Von wem du Nachrichten siehst").click()
    button(ben, "Anna stumm schalten").click()
    anna.get_by_role("tab", name="Chat").click()
    button(anna, "Hello!").click()
    expect(anna.get_by_role("log", name="Messages")).to_contain_text("Hello!")
    ben.reload()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_role("log", name="Nachrichten")).to_contain_text("Noch keine Nachrichten.")


def test_the_table_votes_about_a_pause(anna_and_ben: tuple[Page, Page], axe: Callable[[Page], None]) -> None:
    anna, ben = anna_and_ben
    button(anna, "Table menu").click()
    button(anna.get_by_role("dialog"), "Pause").click()
    expect(ben.get_by_text("Anna fragt in die Runde: Pause?").first).to_be_visible()
    expect(at_once(ben)).to_have_text("Anna fragt in die Runde: Pause?")
    axe(ben)
    button(ben, "Ja").click()
    expect(aloud(anna)).to_contain_text("The table agrees: Pause.")
    expect(button(anna, "Carry on playing").first).to_be_visible()


def test_who_leaves_can_be_stood_in_for(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    ben.get_by_role("button", name="Tischmenü").click()
    surely(button(ben, "Den Tisch verlassen"))
    expect(ben).to_have_url(re.compile("/$"))
    expect(anna.get_by_text("Ben has left.")).to_be_visible()  # at the player, not in a menu
    button(anna, "Let a bot play for Ben").click()
    expect(anna.get_by_text("plays for Ben.")).to_be_visible()
    anna.set_viewport_size(PHONE["viewport"])
    anna.get_by_role("button", name=re.compile("^Ben")).first.click()
    expect(anna.get_by_role("dialog").get_by_text("plays for Ben.")).to_be_visible()


# --- settings, explanations, sounds ---------------------------------------------------------------------------------


def test_settings_act_at_once(anna: Page, axe: Callable[[Page], None]) -> None:
    button(anna, "Settings").click()
    sheet = anna.get_by_role("dialog")
    sheet.get_by_text("Nederlands", exact=True).click()
    expect(anna.get_by_role("tab", name="Verloop")).to_be_visible()
    expect(anna.locator("html")).to_have_attribute("lang", "nl")
    sheet.get_by_text("Donker", exact=True).click()
    expect(anna.locator("html")).to_have_attribute("data-theme", "dark")
    axe(anna)
    asks = sheet.get_by_role("checkbox", name="Anna: altijd om huur vragen")
    asks.check()
    expect(asks).to_be_checked()
    anna.reload()
    expect(anna.get_by_role("tab", name="Verloop")).to_be_visible()


def test_each_decision_is_explained_once(new_device: NewDevice, axe: Callable[[Page], None]) -> None:
    device = new_device()
    page = sit(device, *open_room(device, person("Anna"), person("Ben")), explained=False)
    card = page.get_by_role("complementary", name="Explanation")
    expect(card).to_contain_text("Your turn")
    axe(page)
    button(card, "Got it").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(button(page, "Roll").first).to_be_visible()
    expect(card).to_have_count(0)
    button(page, "Settings").click()
    button(page, "Show all explanations again").click()
    button(page, "Close").click()
    expect(card).to_contain_text("Your turn")


def test_dice_are_heard_unless_the_device_is_silent(new_device: NewDevice) -> None:
    device = new_device()
    device.context.add_init_script(LISTEN)
    page = sit(device, *open_room(device, person("Anna"), person("Ben")))
    page.locator("h1").click()  # the first gesture wakes the sound
    wait_until(page, lambda: page.evaluate("window.ears?.state === 'running'"))
    page.keyboard.press("r")
    expect(log(page)).to_contain_text("rolls")
    wait_until(page, lambda: page.evaluate("window.heard") > 0)
    expect(log(page)).not_to_contain_text("dice rattle")  # words for sounds are for those who ask for them
    button(page, "Settings").click()
    page.get_by_role("checkbox", name="Show sounds as text in the log").check()
    expect(log(page)).to_contain_text("dice rattle")
    page.get_by_role("checkbox", name="Mute").check()
    before = page.evaluate("window.heard")
    button(page, "Try it").click()
    assert page.evaluate("window.heard") == before
    page.get_by_role("checkbox", name="Mute").uncheck()
    button(page, "Try it").click()
    wait_until(page, lambda: page.evaluate("window.heard") > before)
