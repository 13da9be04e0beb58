"""The end of a game: a scene for the winner, what one will tell of it, what was counted, something to show around."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import DESKTOP, PHONE, NewDevice, accessibility_problems, button
from tests.browser.finished import finished
from tests.browser.moments import Moment
from tests.browser.rooms import open_room, sit
from tests.server.processes import Served


def over(new_device: NewDevice, server: Served, edition: str, **options: Any) -> Page:
    """The end page of a game that was played by bots."""
    room = open_room(server, Moment(edition, partial(finished, edition), lambda game: [0], table={}))
    return sit(new_device(**options), room, [0], screen=".recap")


@pytest.mark.parametrize(
    ("edition", "device"), [("classic", DESKTOP), ("cards", PHONE)], ids=["board on a desktop", "cards on a phone"]
)
def test_what_remains_of_a_game(new_device: NewDevice, server: Served, edition: str, device: dict[str, Any]) -> None:
    page = over(new_device, server, edition, **device)
    told = page.locator(".told li")
    expect(told.filter(has_text="The turning point:")).to_have_count(1)
    expect(page.get_by_role("slider", name="Wealth during the game")).to_be_visible()
    if edition == "classic":
        expect(told.filter(has_text="The biggest rent:")).to_have_count(1)
        page.get_by_text("Dice, squares and rents").click()
        expect(page.get_by_role("list", name="Rent, deed by deed").get_by_role("listitem").first).to_be_visible()
        expect(page.get_by_role("list", name="What the dice rolled")).to_be_visible()
    text = page.get_by_label("The result as text").input_value()
    names = finished(edition).names
    assert text.startswith("Magie · ")
    assert all(name in text for name in names)
    button(page, "Show the picture").click()
    picture = page.locator(".sharing img")
    expect(picture).to_be_visible()
    assert picture.evaluate("async picture => { await picture.decode(); return picture.naturalWidth }") == 1080
    assert accessibility_problems(page) == []


def test_the_picture_is_saved_here_and_goes_nowhere(new_device: NewDevice, server: Served) -> None:
    page = over(new_device, server, "classic")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method != "GET" else None)
    with page.expect_download() as saving:
        button(page, "Save the picture").click()
    assert saving.value.suggested_filename == "magie.png"
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    assert sent == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_winners_scene_is_quiet_where_motion_is_not_wanted(
    new_device: NewDevice, server: Served, motion: str
) -> None:
    page = over(new_device, server, "classic", reduced_motion=motion)
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    pieces = page.locator(".confetti svg").count()
    assert (pieces == 0) == (motion == "reduce")
