"""Pictures of the main screens, on a desktop and a phone, some of them also by evening: `make screenshots`.

    python -m tests.browser.screenshots --only auction --size phone --theme dark --out /tmp/look

A screen is one function below, marked with `@picture("its-name")`, that opens it and returns its page. Those at the
table begin at moments of games that bots have played, so the pictures change only when the page does. What is taken
must be shown by a page, and all of it together has a budget: `tests/docs/test_screens.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import re
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from magie import Game
from tests.browser import bank_pictures
from tests.browser.card_player import CardPlayer, at_the_card_table
from tests.browser.chromium import launched, required
from tests.browser.device import DESKTOP, PHONE, ROOT, Device
from tests.browser.finished import finished, upload_to
from tests.browser.fixed_chance import share_of
from tests.browser.moments import (
    HAMMER,
    MOMENTS,
    Moment,
    building_time,
    by_chance,
    everybody,
    few_moves,
    kinds,
    owned_by,
    phase,
    rich_among_owners,
    view,
    with_bots,
)
from tests.browser.rooms import Room, open_room, sit
from tests.server.processes import Served

FOLDER = ROOT / "docs" / "screens"
# A phone has more dots than a page of documentation needs.
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": {**PHONE, "device_scale_factor": 1.5}}
THEMES = ("light", "dark")
BY_EVENING = ("table", "buying", "auction", "cards-turn")  # the others are taken by day, unless --theme asks for more
QUALITY = 36
Open = Callable[[Device, Served], Page]
PICTURES: dict[str, Open] = {}


def picture(name: str) -> Callable[[Open], Open]:
    """Register how a screen is reached; the name is the beginning of its files."""

    def register(open_screen: Open) -> Open:
        PICTURES[name] = open_screen
        return open_screen

    return register


# --- Around the table ---------------------------------------------------------------------------------------------


@picture("start")
def start(device: Device, server: Served) -> Page:
    page = device.open("/")
    expect(page.get_by_role("radio", name="Millionaire")).to_be_visible()
    return page


@picture("new-game")
def new_game(device: Device, server: Served) -> Page:
    page = device.open("/new/classic")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    return page


@picture("lobby")
def lobby(device: Device, server: Served) -> Page:
    page = new_game(device, server)
    page.get_by_role("button", name="Add an open seat").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("room-code")).to_be_visible()
    return page


# --- At the table -------------------------------------------------------------------------------------------------


def settled(name: str, *able: str, sold: int = 14) -> Callable[[Game], bool]:
    """This phase, in the middle of a game: so many deeds are sold."""

    def come(game: Game) -> bool:
        has_come = game.phase == name and set(able) <= kinds(game)
        return has_come and sum(len(owned_by(game, seat)) for seat in range(game.seats)) >= sold

    return come


def houses(game: Game) -> int:
    return sum(part.get("houses", 0) for part in view(game).get("deeds", {}).values())


def prospering(game: Game) -> bool:
    return game.phase == "turn_start" and houses(game) >= 8


def over(game: Game) -> bool:
    return game.phase == "over"


bots = partial(with_bots, "classic", 4)
at_home = partial(Moment, against_bots=True)
SPEED_DIE = ("speed_die",)
ON_TABLE: dict[str, Moment] = {
    "table": at_home("classic", partial(bots, prospering)),
    "buying": at_home("classic", partial(bots, settled("purchase", "buy"), 2)),
    "auction": Moment("classic", partial(bots, settled("auction", "bid"), 3), table=HAMMER),
    "trade": at_home("classic", partial(bots, settled("turn_end", sold=22), 2)),
    "building": at_home("classic", partial(bots, building_time, 1)),
    "debt": at_home("classic", partial(bots, phase("debt", "mortgage"), 1)),
    "speed-die": at_home("tempo", partial(with_bots, "tempo", 4, few_moves, 1, variants=SPEED_DIE), variants=SPEED_DIE),
    "millionaire": at_home("millionaire", partial(with_bots, "millionaire", 3, settled("go_choice", sold=8), 1)),
    "rich": at_home("classic", partial(by_chance, "classic", 3, rich_among_owners, 2)),
    "first purchase": Moment("banking", partial(by_chance, "banking", 2, phase("purchase"), 8), seats=everybody),
    "end": Moment("classic", partial(bots, over, 5), seats=lambda game: [0]),
}


def at_table(name: str, device: Device, server: Served) -> tuple[Page, Room]:
    moment = ON_TABLE[name]
    room = open_room(server, moment)
    return sit(device, room, moment.seats(room.game)), room


def as_asked(name: str, device: Device, server: Served) -> Page:
    """The question the game asks by itself."""
    return at_table(name, device, server)[0]


for asked in ("table", "buying", "auction", "speed-die", "millionaire"):
    picture(asked)(partial(as_asked, asked))


def press(page: Page, name: str) -> None:
    """A button of business: on a phone it stands behind another one."""
    wanted = page.get_by_role("button", name=name, exact=True)
    is_phone = page.viewport_size == PHONE["viewport"]
    if is_phone and name in ("Property", "Trade"):
        page.get_by_role("button", name="More", exact=True).click()
    wanted.first.click()


@picture("deed")
def deed(device: Device, server: Served) -> Page:
    page, room = at_table("table", device, server)
    built = max(view(room.game)["deeds"].items(), key=lambda each: each[1].get("houses", 0))[0]
    page.locator(f"[data-square={built}]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@picture("trade")
def trade(device: Device, server: Served) -> Page:
    """One deed for another."""
    page, room = at_table("trade", device, server)
    asked = room.game.to_act
    assert isinstance(asked, int)
    other = next(seat for seat in range(room.game.seats) if seat != asked and owned_by(room.game, seat))
    press(page, "Trade")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radiogroup").get_by_text(room.game.names[other]).click()
    for seat in (other, asked):
        tab = sheet.get_by_role("tab", name=re.compile(room.game.names[seat]))  # on a phone one side is shown at a time
        if tab.count():
            tab.click()
        sheet.get_by_role("list", name=f"Deeds of {room.game.names[seat]}").get_by_role("button").first.click()
    return page


@picture("trade-answer")
def trade_answer(device: Device, server: Served) -> Page:
    """A bot has refused, and said what it would take."""
    page, room = at_table("rich", device, server)
    other = next(seat for seat in range(room.game.seats) if seat != room.game.to_act and owned_by(room.game, seat))
    press(page, "Trade")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radiogroup").get_by_text(room.game.names[other]).click()
    sheet.get_by_role("list", name=f"Deeds of {room.game.names[other]}").get_by_role("button").first.click()
    sheet.locator("footer .primary").click()
    expect(sheet.locator(".said")).to_be_visible()
    return page


@picture("rent")
def rent(device: Device, server: Served) -> Page:
    """Somebody has just paid rent."""
    room = open_room(server, MOMENTS["rent"])
    page = sit(device, room, [0, 1, 2])
    page.locator(".claim .primary").first.click()
    expect(page.locator(".moved")).to_be_visible()
    return page


@picture("banking")
def banking(device: Device, server: Served) -> Page:
    """A purchase is booked at the card reader."""
    room = open_room(server, ON_TABLE["first purchase"])
    page = sit(device, room, everybody(room.game))
    page.get_by_role("button", name=re.compile("^Buy")).first.click()
    expect(page.locator(".moved")).to_be_visible()
    return page


@picture("building")
def building(device: Device, server: Served) -> Page:
    page, _ = at_table("building", device, server)
    press(page, "Property")
    more = page.get_by_role("button", name=re.compile("^One building more on"))
    expect(more.first).to_be_visible()
    more.first.click()
    return page


@picture("debt")
def debt(device: Device, server: Served) -> Page:
    page, _ = at_table("debt", device, server)
    page.wait_for_timeout(500)  # the sheet may come by itself
    if not page.get_by_role("dialog").count():
        press(page, "Raise money")
    suggestion = page.get_by_role("button", name="Use a suggestion")
    if suggestion.count():
        suggestion.click()
    return page


@picture("end")
def end(device: Device, server: Served) -> Page:
    room = open_room(server, ON_TABLE["end"])
    page = sit(device, room, [0], screen="h1")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return page


@cache
def replay_of(address: str, edition: str) -> str:
    return f"/replay/record/{upload_to(address, finished(edition).record())}"


def replay(edition: str, device: Device, server: Served) -> Page:
    page = device.open(f"{replay_of(server.address, edition)}#40")
    page.get_by_role("slider").first.wait_for()
    return page


for replayed in ("classic", "cards"):
    picture(f"replay-{replayed}")(partial(replay, replayed))

picture("bank-screen")(bank_pictures.shared_screen)
picture("bank-phone")(bank_pictures.phone)
picture("reader")(bank_pictures.reader)


# --- The camera ---------------------------------------------------------------------------------------------------


def photograph(page: Page, folder: Path, name: str, themes: list[str]) -> None:
    page.mouse.move(2, 2)  # nothing shall look as if a hand were on it
    camera = page.context.new_cdp_session(page)  # Playwright itself takes no WebP, a third of the size
    for theme in themes:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(600)  # until everything lies still
        path = folder / f"{name}-{theme}.webp"
        taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        path.write_bytes(base64.b64decode(taken["data"]))
        print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path, flush=True)


# --- The card game --------------------------------------------------------------------------------------------------


@picture("cards-turn")
def cards_turn(device: Device, server: Served) -> Page:
    page = at_the_card_table(device, ["Ada"], bots=3)
    player = CardPlayer(page, seed=1)
    player.play_until("turn")
    player.decide_once()
    player.play_until("turn")
    return page


@picture("cards-swap")
def cards_swap(device: Device, server: Served) -> Page:
    page = cards_turn(device, server)
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator("[role=option]").first.click(position={"x": 8, "y": 40})
    page.get_by_role("group", name="Swap with").get_by_role("button").first.click()
    expect(page.locator(".preview")).to_be_visible()
    return page


@picture("cards-lay-down")
def cards_lay_down(device: Device, server: Served) -> Page:
    page = cards_turn(device, server)
    page.get_by_role("button", name="Lay down").click()
    expect(page.get_by_role("dialog").get_by_text("cards fit").first).to_be_visible()
    return page


@picture("cards-television")
def cards_television(device: Device, server: Served) -> Page:
    page = cards_turn(device, server)
    page.goto(page.url.replace("/room/", "/tv/"))
    expect(page.locator("[data-place]").first).to_be_visible()
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description="Photograph the main screens.")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--only", choices=PICTURES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    required()
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "tables.sqlite3")
        with Served(store, "--bot-pace", "0", module="tests.browser.fixed_chance") as server:
            asyncio.run(server.ready())
            with sync_playwright() as playwright:
                browser = launched(playwright)
                for name in options.only or PICTURES:
                    for size in options.size or SIZES:
                        device = Device(browser, server.address, **SIZES[size])
                        device.context.add_init_script(share_of(1))
                        page = PICTURES[name](device, server)
                        themes = options.theme or list(THEMES if name in BY_EVENING else THEMES[:1])
                        photograph(page, options.out, f"{name}-{size}", themes)
                        device.close()
                browser.close()


if __name__ == "__main__":
    main()
