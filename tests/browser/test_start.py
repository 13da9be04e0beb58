"""From the start page to a table: play at once, set a game up, join one, bring a seat along, play again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, Route, expect
from playwright.sync_api import Error as PlaywrightError

from magie.server.host.network import local_addresses
from tests.browser.device import PHONE, Device, NewDevice, button, surely, wait_until
from tests.browser.held_start import READY
from tests.browser.tables import at_a_table, open_table, resign, room_of, sit_down, stop_and_count
from tests.server.processes import Served

# --- small words for what people do -----------------------------------------------------------------------------


def switch(page: Page, name: str) -> Locator:
    return page.get_by_role("checkbox", name=name, exact=True)


@pytest.fixture
def two_at_a_table(new_device: NewDevice) -> tuple[Device, Device]:
    """Ada at a computer and Ben at a phone, in a game that has begun."""
    ada, ben = new_device(), new_device(**PHONE)
    page, code = open_table(ada, "Ada")
    sit_down(ben, f"/r/{code}", "Ben")
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    button(page, "Start the game").click()
    for each in (ada, ben):
        expect(each.page.get_by_role("group", name=re.compile("board", re.IGNORECASE)).first).to_be_visible()
    return ada, ben


# --- playing at once --------------------------------------------------------------------------------------------


def test_the_first_roll_is_three_clicks_away(device: Device) -> None:
    page = device.open()
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }")
    button(page, "Play now").click()
    room = at_a_table(page)
    button(page, "Roll").click()
    assert page.evaluate("window.clicks") <= 3

    def rolled() -> bool:
        entries = page.request.get(f"/api/rooms/{room}/log").json()["entries"]
        return any(entry.get("do", {}).get("do") == "roll" and entry["seat"] == 0 for entry in entries)

    wait_until(page, rolled)
    assert [seat["kind"] for seat in room_of(page)["seats"]] == ["person", "bot", "bot", "bot"]


def test_name_and_edition_are_remembered(device: Device) -> None:
    page = device.open()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name=re.compile("Banking")).check(force=True)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_role("radio", name=re.compile("Banking"))).to_be_checked()
    button(page, "Play now").click()
    at_a_table(page)
    room = room_of(page)
    assert (room["edition"], room["seats"][0]["name"]) == ("banking", "Ada")


def test_my_games_lead_back_and_can_be_forgotten(device: Device) -> None:
    page = device.open()
    button(page, "Play now").click()
    room = at_a_table(page)
    device.open()
    game = page.get_by_role("link", name=re.compile("Continue: Classic"))
    expect(game).to_have_attribute("href", f"/room/{room}")
    game.click()
    expect(page).to_have_url(re.compile(room))
    device.open()
    forget = button(page, re.compile("Forget this game"))
    forget.click()
    expect(game).to_be_visible()  # not at the first press
    surely(forget)
    expect(game).to_have_count(0)


def test_language_is_switched_without_a_reload(device: Device) -> None:
    page = device.open()
    page.evaluate("() => { window.sameVisit = true; }")
    page.get_by_label("Language").select_option("de")
    expect(button(page, "Jetzt spielen")).to_be_visible()
    page.get_by_label("Sprache").select_option("nl")
    expect(button(page, "Nu spelen")).to_be_visible()
    assert page.evaluate("window.sameVisit && document.documentElement.lang") == "nl"


# --- setting a game up ------------------------------------------------------------------------------------------


def test_a_game_with_switches(device: Device) -> None:
    page = device.open("/new/classic")
    page.get_by_role("radio", name=re.compile("Tempo")).check(force=True)
    speed, triple = switch(page, "Speed die"), switch(page, "A triple ends the turn")
    expect(speed).to_be_checked()  # a chapter of its rulebook
    speed.uncheck()
    expect(triple).to_be_disabled()
    expect(triple).to_have_accessible_description("Needs “Speed die”.")
    speed.check()
    triple.check()
    button(page, "Why? A triple ends the turn").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=3)).to_be_visible()  # the clause it rests on
    page.keyboard.press("Escape")
    speed.uncheck()
    expect(triple).to_be_disabled()
    expect(triple).not_to_be_checked()
    speed.check()
    page.get_by_text("Borrowed from another rulebook").click()
    switch(page, "Timed game").check()
    page.get_by_role("textbox", name="Playing time in minutes").fill("30")
    page.get_by_text("House rules", exact=True).click()
    expect(switch(page, "Parking pot")).to_be_disabled()  # its rulebook says so
    page.get_by_text("Cards, clocks and more").click()
    page.get_by_label("Names on the board").select_option("uk")
    page.get_by_label("Taking back").select_option("off")
    button(page, "Start the game").click()
    at_a_table(page)
    room = room_of(page)
    assert room["variants"] == ["speed_die", "timed"]
    assert (room["skin"], room["options"], room["table"]["take_back"]) == ("uk", {"time_limit": 1800}, "off")


def test_two_people_at_one_device(device: Device) -> None:
    page = device.open("/new/classic")
    page.get_by_label("Name at seat 1").fill("Ada")
    button(page, "Add a person here").click()
    page.get_by_label("Name at seat 2").fill("Ada")
    expect(button(page, "Start the game")).to_have_accessible_description("Two cannot both be called Ada.")
    page.get_by_label("Name at seat 2").fill("Ben")
    button(page, "Token at seat 2").click()
    page.get_by_role("radio", name="Kite").check(force=True)
    button(page, "Start the game").click()
    at_a_table(page)
    seats = room_of(page)["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ada", "Ben"]
    assert seats[1]["figure"] == "kite"
    kept = json.loads(page.evaluate("localStorage.getItem('magie.rooms')"))
    assert sorted(kept[0]["tokens"]) == ["0", "1"]
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()


# --- joining ----------------------------------------------------------------------------------------------------


def test_a_second_device_joins_by_code(new_device: NewDevice) -> None:
    ada, ben = new_device(), new_device(**PHONE, locale="nl-NL")
    page, code = open_table(ada, "Ada")
    begin = button(page, "Start the game")
    expect(begin).to_have_accessible_description(re.compile("One seat is still open"))
    phone = ben.open()
    phone.get_by_label("Tafelcode").fill(f" {code[:2].lower()} {code[2:].lower()} ")
    button(phone, "Zoeken").click()
    phone.get_by_label("Naam", exact=True).fill("Ada")
    ben.expect_problem("409")
    button(phone, "Gaan zitten").click()
    expect(phone.get_by_text("Zo heet hier al iemand")).to_be_visible()
    phone.get_by_label("Naam", exact=True).fill("Ben")
    button(phone, "Gaan zitten").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    begin.click()
    for each in (page, phone):
        expect(each.get_by_role("heading", name=re.compile("Klassiek|Classic"))).to_have_count(0)
    assert room_of(phone)["phase"] == "playing"


def test_the_host_arranges_the_seats(device: Device) -> None:
    page, _ = open_table(device, "Ada")
    button(page, "Open seat 2 for a person").click()
    expect(page.get_by_text("Open seat", exact=True)).to_have_count(2)
    button(page, "Give seat 2 to a bot").click()
    page.get_by_label("Strength of the bot at seat 2").select_option("novice")
    page.get_by_role("listitem", name="Seat 3").get_by_role("button", name="Add a person here").click()
    page.get_by_label("Name", exact=True).fill("Ben")
    button(page, "Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    button(page, "Change Ben’s name and token").click()
    page.get_by_label("Name", exact=True).fill("Bea")
    button(page, "Done").click()
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    button(page, "Bea gives up the seat").click()
    button(page, "Fill the empty seats with bots").click()
    expect(button(page, "Fill the empty seats with bots")).to_have_count(0)
    assert [seat["kind"] for seat in room_of(page)["seats"]] == ["person", "bot", "bot"]
    assert room_of(page)["seats"][1]["bot"] == "novice"


def test_a_code_nobody_has(device: Device) -> None:
    device.expect_problem("404")
    page = device.open()
    button(page, "Find the table").click()
    expect(page.get_by_label("Table code")).to_have_accessible_description(re.compile("Type the code"))
    page.get_by_label("Table code").fill("QQQQQ")
    button(page, "Find the table").click()
    expect(page.get_by_label("Table code")).to_have_accessible_description(re.compile("No table has this code"))
    device.open("/r/QQQQQ")
    expect(page.get_by_role("alert").filter(has_text="No table has this code")).to_be_visible()
    expect(page.get_by_label("Table code")).to_be_visible()  # to try another one


def test_others_in_the_house_come_by_the_picture(new_device: NewDevice, browser: Browser, tmp_path: Path) -> None:
    ada = new_device()
    page, code = open_table(ada, "Ada")
    if not local_addresses():
        ada.expect_problem("409")
        button(page, "Allow").click()
        expect(page.get_by_role("alert")).to_contain_text("not on a home network")
        return
    button(page, "Allow").click()
    expect(page.get_by_text("Open to your home network")).to_be_visible()
    link = page.get_by_label("Link").first.input_value()
    assert link.endswith(f"/r/{code}") and "127.0.0.1" not in link
    picture = tmp_path / "picture.png"
    shown = page.get_by_alt_text("Picture with the link").first
    wait_until(page, lambda: bool(shown.evaluate("image => image.complete && image.naturalWidth > 0")))
    shown.screenshot(path=picture)
    read = zxingcpp.read_barcodes(Image.open(picture))
    assert [each.text for each in read] == [link]
    ben = Device(browser, link.removesuffix(f"/r/{code}"), **PHONE)
    try:
        sit_down(ben, link, "Ben")
        expect(page.get_by_text("Ben", exact=True)).to_be_visible()
        # No secure context there: nothing that needs one may be needed.
        assert ben.page.evaluate("isSecureContext") is False
    finally:
        assert ben.close() == []
    button(page, "Close again").click()
    expect(button(page, "Allow")).to_be_visible()


def test_the_first_visitor_gets_a_tick(device: Device) -> None:
    """Whoever comes from this very machine does not count as another device, so the answer is changed on its way."""

    def visited(route: Route) -> None:
        answer = {"is_open": True, "may_open": True, "has_visitor": state["visited"], "links": ["http://192.0.2.7/r/X"]}
        route.fulfill(json=answer)

    state = {"visited": False}
    device.page.route("**/api/house?*", visited)
    device.page.route("**/api/house/picture*", lambda route: route.fulfill(body="<svg/>", content_type="image/svg+xml"))
    page, _ = open_table(device, "Ada")
    expect(page.get_by_text("Nobody has joined from another device yet.")).to_be_visible()
    state["visited"] = True
    expect(page.get_by_text("The first device has arrived.").first).to_be_visible()


def test_a_seat_is_carried_to_another_device(new_device: NewDevice, two_at_a_table: tuple[Device, Device]) -> None:
    ada, _ = two_at_a_table
    room = room_of(ada.page)
    kept = json.loads(ada.page.evaluate("localStorage.getItem('magie.rooms')"))
    path = f"/r/{room['code']}#seat=0&token={kept[0]['tokens']['0']}"
    tablet = new_device()
    page = tablet.open(path)
    expect(page.get_by_role("heading", name="Move Ada’s seat to this device?")).to_be_visible()
    assert "token" not in page.url  # it stays in no history
    button(page, "Play here").click()
    assert at_a_table(page) == room["id"]
    kept = json.loads(page.evaluate("localStorage.getItem('magie.rooms')"))
    assert list(kept[0]["tokens"]) == ["0"]
    left = "!('0' in JSON.parse(localStorage.getItem('magie.rooms'))[0].tokens)"
    wait_until(ada.page, lambda: ada.page.evaluate(left))


# --- the first start --------------------------------------------------------------------------------------------


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets a server get ready."""
    monkeypatch.setenv(READY, str(tmp_path / "ready"))
    return tmp_path / "ready"


@pytest.fixture
def starting(tmp_path: Path, ready: Path) -> Iterator[Served]:
    """A server that has only just been started."""
    with Served(str(tmp_path / "tables.sqlite3"), "--bot-pace", "0", module="tests.browser.held_start") as served:
        yield served


def test_the_page_is_there_before_the_engine_and_goes_on_by_itself(
    starting: Served, ready: Path, browser: Browser
) -> None:
    device = Device(browser, starting.address)
    # The page asks before the server has even begun to listen, and while it is not ready.
    device.expect_problem("503|ERR_CONNECTION_REFUSED|Failed to load resource")
    page = device.page

    def is_served() -> bool:
        try:
            page.goto("/")
        except PlaywrightError:
            return False
        return True

    wait_until(page, is_served)
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    expect(page.get_by_text("This page continues by itself.")).to_be_visible()
    page.get_by_role("radio", name=re.compile("Millionaire")).check(force=True)
    button(page, "Play now").click()
    expect(page.get_by_text("Millionaire starts by itself as soon as everything is ready.")).to_be_visible()
    ready.touch()
    at_a_table(page)
    assert room_of(page)["edition"] == "millionaire"
    assert device.close() == []


def test_how_far_the_first_start_is(device: Device) -> None:
    """On a new machine it takes minutes; here its answers are told by the test, and then the server itself."""
    health: dict[str, Any] = {"status": "starting", "version": "0", "done": 30, "of": 120, "seconds": 60.0}
    told = [True]

    def tell(route: Route) -> None:
        if told[0]:
            route.fulfill(json=health)
        else:
            route.continue_()

    device.page.route("**/api/health", tell)
    page = device.open()
    progress = page.get_by_role("progressbar")
    expect(progress).to_have_attribute("aria-valuenow", "25")
    expect(page.get_by_text("about 3 minutes left")).to_be_visible()
    health.update(done=110, seconds=200.0)
    expect(progress).to_have_attribute("aria-valuenow", "91")
    expect(page.get_by_text("about 20 seconds left")).to_be_visible()
    page.get_by_role("radio", name=re.compile("Millionaire")).check(force=True)
    button(page, "Play now").click()
    expect(page.get_by_text("Millionaire starts by itself as soon as everything is ready.")).to_be_visible()
    told[0] = False
    at_a_table(page)
    assert room_of(page)["edition"] == "millionaire"


def test_a_server_that_does_not_answer(device: Device) -> None:
    device.expect_problem("failed|ERR_FAILED|Failed to load resource")
    silent = [True]
    device.page.route("**/api/**", lambda route: route.abort() if silent[0] else route.continue_())
    page = device.open()
    expect(page.get_by_role("alert").filter(has_text="Magie does not answer")).to_be_visible()
    silent[0] = False
    expect(button(page, "Play now")).to_be_visible()
    expect(page.get_by_text("Magie does not answer")).to_have_count(0)


# --- the end ----------------------------------------------------------------------------------------------------


def test_everybody_is_brought_along_to_the_next_game(two_at_a_table: tuple[Device, Device], tmp_path: Path) -> None:
    ada, ben = (device.page for device in two_at_a_table)
    first = at_a_table(ada)
    resign(ben)
    # Against the bot that is left Ada gives up as well.
    resign(ada)
    for page in (ada, ben):
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
        expect(page.get_by_role("table")).to_contain_text("out of the game")
    ada.get_by_text("Were the dice fair?").click()
    button(ada, "Check everything again").click()
    expect(ada.get_by_text("Checked: all dice and cards follow")).to_be_visible()
    expect(ada.get_by_text("its own random number was used")).to_be_visible()
    with ada.expect_download() as download:
        button(ada, "Save the record").click()
    saved = tmp_path / "record.jsonl"
    download.value.save_as(saved)
    assert json.loads(saved.read_text(encoding="utf-8").splitlines()[0])["fair"]["secret"]
    button(ada, "Look at the board").click()
    button(ada, "To the result").click()
    button(ada, "Play again").click()
    for page in (ada, ben):
        page.wait_for_url(lambda url: "/room/" in url and first not in url)
    assert at_a_table(ada) == at_a_table(ben)
    room = room_of(ben)
    assert room["before"] == first
    assert {seat["name"] for seat in room["seats"] if seat["kind"] == "person"} == {"Ada", "Ben"}
    button(ben, "Start the game").click()
    expect(button(ada, "Start the game")).to_have_count(0)
    assert room_of(ada)["phase"] == "playing"


def test_alone_against_bots_another_game_begins_at_once(device: Device) -> None:
    page = device.open()
    button(page, "Play now").click()
    first = at_a_table(page)
    stop_and_count(page)
    button(page, "Play again").click()
    page.wait_for_url(lambda url: "/room/" in url and first not in url)
    room = room_of(page)
    assert (room["phase"], room["before"]) == ("playing", first)


def test_a_lost_answer_costs_nobody_the_seat_in_the_next_game(two_at_a_table: tuple[Device, Device]) -> None:
    ada, ben = (device.page for device in two_at_a_table)
    two_at_a_table[0].expect_problem("failed|ERR_FAILED|Failed to load resource")
    sent: list[str | None] = []

    def lose_the_first_answer(route: Route) -> None:
        sent.append(route.request.post_data)
        answer = route.fetch()  # the server has taken it
        if len(sent) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    first = at_a_table(ada)
    resign(ben)
    resign(ada)
    ada.route("**/rematch", lose_the_first_answer)
    button(ada, "Play again").click()
    # The news that there is another game come nevertheless, and whoever sits at the end of this one is brought along.
    for page in (ada, ben):
        page.wait_for_url(lambda url: "/room/" in url and first not in url)
    assert len(sent) == 2 and sent[0] == sent[1]
    room = room_of(ada)
    assert room["before"] == first
    assert {seat["name"] for seat in room["seats"] if seat["kind"] == "person"} == {"Ada", "Ben"}
    button(ada, "Start the game").click()
    expect(button(ben, "Start the game")).to_have_count(0)
    assert room_of(ada)["phase"] == "playing"
