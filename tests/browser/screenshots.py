"""Pictures of the main screens, on a desktop and a phone, by day and by evening: `make screenshots`.

A game is played through the page, and whatever comes up for the first time is photographed. The chance of the game is
fixed, so the pictures change only when the page does.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launched, required
from tests.browser.device import DESKTOP, PHONE, ROOT, Device
from tests.browser.finished import finished, upload_to
from tests.browser.fixed_chance import share_of
from tests.browser.player import PagePlayer
from tests.server.processes import Served

FOLDER = ROOT / "docs" / "screens"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
SHARE = 1
MOST_PRESSES = 160
REPLAYED = ("classic", "cards")
WANTED = ("roll", "purchase", "auction", "end_turn", "offer", "debt", "claim", "jail")


class Photographer:
    """Takes each picture once."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self.taken: set[str] = set()

    def take(self, page: Page, name: str) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        page.wait_for_timeout(500)  # until everything lies still
        path = self.folder / f"{name}-{self.suffix}.jpg"
        page.screenshot(path=path, type="jpeg", quality=82)
        print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path, flush=True)


def photograph(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    device = Device(browser, address, **SIZES[size], color_scheme=theme, locale="de-DE")
    device.context.add_init_script(share_of(SHARE))
    camera = Photographer(folder, f"{size}-{theme}")
    page = device.open("/")
    page.get_by_role("heading", level=1).wait_for()
    camera.take(page, "start")
    page.get_by_role("link", name="Spiel einrichten").click()
    page.get_by_role("heading", name=re.compile("Spiel")).first.wait_for()
    camera.take(page, "new-game")
    device.close()
    at_the_table(browser, address, camera, SIZES[size], theme)
    replays(browser, address, camera, SIZES[size], theme)


@cache
def replay_of(address: str, edition: str) -> str:
    return f"/replay/record/{upload_to(address, finished(edition).record())}"


def replays(browser: Browser, address: str, camera: Photographer, size: dict[str, Any], theme: str) -> None:
    device = Device(browser, address, **size, color_scheme=theme, locale="de-DE")
    for edition in REPLAYED:
        page = device.open(f"{replay_of(address, edition)}#40")
        page.get_by_role("slider", name="Schritt", exact=True).wait_for()
        camera.take(page, f"replay-{edition}")
        page.get_by_role("slider", name=re.compile("Geld")).scroll_into_view_if_needed()
        camera.take(page, f"replay-{edition}-money")
    device.close()


def at_the_table(browser: Browser, address: str, camera: Photographer, size: dict[str, Any], theme: str) -> None:
    """The driver reads English pages."""
    device = Device(browser, address, **size, color_scheme=theme)
    device.context.add_init_script(share_of(SHARE))
    page = device.open("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/room/**")
    player = PagePlayer(page, seed=SHARE)
    while player.pressed < MOST_PRESSES and not player.is_over():
        kind = player.waiting_decision()
        if kind in WANTED:
            camera.take(page, kind.replace("_", "-"))
        player.decide_once()
    device.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Photograph the main screens.")
    parser.add_argument("--out", type=Path, default=FOLDER)
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
                for size in options.size or SIZES:
                    for theme in options.theme or THEMES:
                        photograph(browser, server.address, options.out, size, theme)
                browser.close()


if __name__ == "__main__":
    main()
