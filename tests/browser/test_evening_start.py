"""What the start page promises is what is played, and what it says of games and bots is true."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.device import Device, button
from tests.browser.tables import room_of
from tests.browser.words import named


def begun(page: Page) -> dict[str, Any]:
    """The room that *Play now* opens."""
    page.locator("form.play button[type=submit]").click()
    page.wait_for_url("**/room/*")
    return room_of(page)


def choose(page: Page, edition: str) -> None:
    page.locator(f"fieldset.editions input[value={edition}]").check(force=True)


def test_tempo_is_played_with_its_third_die(device: Device) -> None:
    page = device.open()
    choose(page, "tempo")
    die = button(page, named("variant-tempo-speed-die.title"))
    expect(die).to_have_attribute("aria-pressed", "true")
    assert begun(page)["variants"] == ["speed_die"]
    expect(button(page, named("variant-tempo-speed-die.title")).first).to_be_visible()


def test_the_third_die_can_stay_in_the_box(device: Device) -> None:
    page = device.open()
    choose(page, "tempo")
    die = button(page, named("variant-tempo-speed-die.title"))
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    assert begun(page)["variants"] == []


def test_a_drafted_game_of_tempo_has_it_too(device: Device) -> None:
    page = device.open("/new/classic")
    choose(page, "tempo")
    die = page.get_by_role("checkbox", name=named("variant-tempo-speed-die.title"))
    expect(die).to_be_checked()
    choose(page, "classic")
    choose(page, "tempo")
    expect(die).to_be_checked()
    die.uncheck()
    expect(die).not_to_be_checked()


def test_no_other_game_borrows_the_die_by_itself(device: Device) -> None:
    page = device.open()
    choose(page, "classic")
    assert begun(page)["variants"] == []


def test_the_card_game_is_described_as_it_is(device: Device) -> None:
    page = device.open()
    card = page.locator("fieldset.editions label", has=page.locator("input[value=cards]"))
    expect(card).to_contain_text("one or more")
    expect(card).to_contain_text("10,000")
    expect(card).not_to_contain_text("three")


def test_bots_of_the_card_game_are_described_as_they_play_it(device: Device) -> None:
    page = device.open("/new/cards")
    for bot in ("novice", "steady", "shrewd"):
        page.get_by_role("combobox", name=named("web-lobby-strength")).first.select_option(bot)
        expect(page.get_by_text(named(f"bot-cards-{bot}")).first).to_be_visible()
        expect(page.get_by_text(named(f"bot-{bot}"))).to_have_count(0)
