"""The names on the board and of its groups, for whoever reads English, German or Dutch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import PHONE, NewDevice
from tests.browser.tables import open_room, person, sit
from tests.browser.words import LOCALES, says

# What the dearest street is called, and its group.
DEAREST = {
    "en": ("Mayfair", "Dark blue"),
    "de": ("Schlossallee", "Dunkelblau"),
    "nl": ("Kalverstraat", "Donkerblauw"),
}
# A group, and the letters on the bands of its three streets.
LIGHT_BLUE = {"en": ("Light blue", "Lb"), "de": ("Hellblau", "Hb"), "nl": ("Lichtblauw", "Lb")}


def play_now(page: Page, language: str) -> None:
    page.get_by_role("button", name=re.compile(says("web-start-play", language=language))).click()
    expect(page.locator("[data-square=schlossallee]")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_a_new_game_has_the_names_its_reader_knows(new_device: NewDevice, language: str) -> None:
    page = new_device(**PHONE, locale=LOCALES[language]).open("/")
    page.locator("input[type=radio][value=classic]").check(force=True)
    play_now(page, language)
    name, group = DEAREST[language]
    expect(page.locator("[data-square=schlossallee]")).to_have_accessible_name(re.compile(f"^39, {name}, {group}, "))


def test_the_names_can_be_chosen_and_are_remembered(new_device: NewDevice) -> None:
    device = new_device()
    page = device.open("/new/classic")
    names = page.get_by_label("Names on the board")
    expect(names).to_be_visible()
    expect(names).to_have_value("uk")
    names.select_option("printed")
    page.goto("/")
    page.locator("input[type=radio][value=classic]").check(force=True)
    expect(page.locator("label", has=page.locator("input[value=classic]"))).to_contain_text("German names")
    play_now(page, "en")
    expect(page.locator("[data-square=schlossallee]")).to_have_accessible_name(
        re.compile("^39, Schlossallee, Dark blue, ")
    )
    page.goto("/new/classic")
    expect(names).to_have_value("printed")
    names.select_option("uk")
    page.goto("/new/millionaire")  # nobody has made other names for this board
    expect(page.get_by_role("radio", name="Millionaire")).to_be_checked()
    expect(names).to_have_count(0)


@pytest.mark.parametrize("language", LOCALES)
def test_everybody_at_one_table_reads_groups_in_their_own_language(new_device: NewDevice, language: str) -> None:
    device = new_device(locale=LOCALES[language])
    page = sit(device, *open_room(device, person("Anna"), person("Ben")))
    group, letters = LIGHT_BLUE[language]
    square = page.locator("[data-square=poststrasse]")
    expect(square).to_have_accessible_name(re.compile(f"^9, Poststraße, {group}, "))
    expect(page.locator(".letters text").filter(has_text=re.compile(f"^{letters}$"))).to_have_count(3)
