"""A game at a table, through its pages: begin one, sit down, read the log, end it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.device import Device, button, remember, surely
from tests.server.kit import contribution, me

Tokens = dict[int, str]


def person(name: str) -> dict[str, str]:
    return me(name)


def open_room(device: Device, *seats: dict[str, str], **table: Any) -> tuple[str, Tokens]:
    """A running classic game; returns its id and the right to each person's seat."""
    wish = {"edition": "classic", "seats": list(seats), "table": {"auction": None, **table}}
    answer = device.page.request.post("/api/rooms", data=wish)
    assert answer.ok, answer.text()
    created = answer.json()
    room = created["room"]
    if room["phase"] == "lobby":
        host = {"authorization": f"Bearer {created['host']}"}
        reveal = {"contributions": [contribution(seat["name"]) for seat in seats if seat["kind"] == "me"]}
        assert device.page.request.post(f"/api/rooms/{room['id']}/start", headers=host, data=reveal).ok
    return room["id"], {grant["seat"]: grant["token"] for grant in created["seats"]}


def sit(device: Device, room: str, tokens: Tokens, *, explained: bool = True) -> Page:
    """Go to the table with these seats; `explained`: the device has seen all explanations."""
    kept = [{"id": room, "tokens": tokens, "edition": "classic", "seen": 0}]
    remember(device, {"magie.rooms": kept} | ({"magie.settings": {"coach": False}} if explained else {}))
    page = device.open(f"/room/{room}")
    expect(page.locator("[data-screen]")).to_be_visible()
    return page


def at_a_table(page: Page) -> str:
    """Wait until a room is shown; returns its id."""
    page.wait_for_url("**/room/*")
    return page.url.rpartition("/")[2]


def room_of(page: Page) -> dict[str, Any]:
    """The room of the page as everybody may know it."""
    answer = page.request.get(f"/api/rooms/{at_a_table(page)}")
    room: dict[str, Any] = answer.json()["room"]
    return room


def open_table(device: Device, name: str) -> tuple[Page, str]:
    """Set a classic game up with this person, one bot and one open seat; returns the page and the code."""
    page = device.open("/new/classic")
    page.get_by_label("Name at seat 1").fill(name)
    for _ in range(2):
        button(page, "Remove seat 4").or_(button(page, "Remove seat 3")).last.click()
    button(page, "Add an open seat").click()
    button(page, "Open the table").click()
    at_a_table(page)
    return page, page.get_by_test_id("room-code").inner_text()


def sit_down(device: Device, path: str, name: str) -> Page:
    """Come by a link and take a seat."""
    page = device.open(path)
    page.get_by_label("Name", exact=True).fill(name)
    button(page, "Sit down").click()
    at_a_table(page)
    return page


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="What has happened, turn by turn")


def resign(page: Page) -> None:
    """Give the game up, through the table's menu."""
    _end_by_menu(page, "Give up the game")


def stop_and_count(page: Page) -> None:
    """End the game now; whoever plays alone need ask nobody."""
    _end_by_menu(page, "Stop now and count up")


def _end_by_menu(page: Page, way: str) -> None:
    button(page, "Table menu").click()
    surely(button(page, way))
