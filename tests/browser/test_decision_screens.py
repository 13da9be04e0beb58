"""Every decision of the four board editions on its screen: what decides can be pressed, the engine takes it, the page
shows it; axe finds nothing by day and by evening; and everything fits from the smallest phone to a wide monitor, on
phones in every language.

The rooms stand at moments of real games (`tests.browser.moments`). They are played in German.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import SIZES, THEMES, box_problems, light_up, resize, speak
from tests.browser.device import NewDevice, accessibility_problems, surely, wait_until
from tests.browser.moments import MOMENTS, mortgaged_deed
from tests.browser.rooms import Room, done_since, open_room, revision, sit
from tests.browser.words import LOCALES
from tests.server.processes import Served

MAP_OF_SCREENS = Path(__file__).parents[2] / "web" / "src" / "table" / "decision.ts"
ASKED = ".prompt, .large"  # inside the ring
LANGUAGES = ("en", "nl", "de")  # the one that is played in last
PHONES = (320, 390)
MONEY = r"[\d.]+\sDM"


def button(page: Page | Locator, name: str) -> Locator:
    """The button whose name is this pattern."""
    return page.get_by_role("button", name=re.compile(rf"^{name}$"))


def press(page: Page | Locator, name: str) -> None:
    """Press a button, and once more where it asks whether that is meant."""
    found = button(page, name).first
    found.click()
    if found.page.locator("button.asking").count():
        surely(found)


# --- Ways to a screen that does not come by itself -----------------------------------------------------------------


def stay_here(page: Page, room: Room) -> None:
    """The game asks by itself."""


def to_property(page: Page, room: Room) -> None:
    press(page, "Besitz")
    expect(button(page, "Ein Gebäude mehr auf .*").first).to_be_visible()


def to_deeds(page: Page, room: Room) -> None:
    press(page, "Besitz")
    expect(button(page, "Hypothek (aufnehmen|ablösen).*").first).to_be_visible()


def to_trade(page: Page, room: Room) -> None:
    """An offer for a mortgaged deed is put together, and the page has worked out what comes of it."""
    deed, owner = mortgaged_deed(room.game)
    press(page, "Handeln")
    page.get_by_role("radiogroup").get_by_text(room.game.names[owner]).click()
    name = room.game.edition.file.squares[deed].name
    page.get_by_role("dialog").get_by_role("button", name=re.compile(re.escape(name))).first.click()
    expect(page.get_by_text(re.compile(r"Zinsen"))).to_be_visible()


def to_debt(page: Page, room: Room) -> None:
    press(page, "Geld beschaffen")
    expect(page.get_by_role("dialog")).to_be_visible()


def to_plan(page: Page, room: Room) -> None:
    to_debt(page, room)
    press(page, "Vorschlag übernehmen")
    expect(button(page, f"{MONEY} zahlen")).to_be_enabled()


def to_giving_up(page: Page, room: Room) -> None:
    to_debt(page, room)
    press(page, "Aufgeben")


def to_fortunes(page: Page, room: Room) -> None:
    press(page, r"Vermögenskarten \(\d+\)")
    expect(page.get_by_role("dialog")).to_be_visible()


def to_counter_offer(page: Page, room: Room) -> None:
    if button(page, "Gegenangebot senden").count():
        return
    press(page, "Gegenangebot")
    button(page.get_by_role("main"), "Mehr").first.click()
    expect(button(page, "Gegenangebot senden")).to_be_enabled()


def to_menu(page: Page, room: Room) -> None:
    press(page, "Tischmenü")
    expect(button(page, "Das Spiel aufgeben")).to_be_visible()


# --- What decides, beyond a single button --------------------------------------------------------------------------


def build_two(page: Page) -> None:
    more = button(page, "Ein Gebäude mehr auf .*")
    more.first.click()
    press(page, "Bestätigen")


def sell_one(page: Page) -> None:
    button(page, "Ein Gebäude weniger auf .*").first.click()
    press(page, "Bestätigen")


def redeem_one(page: Page) -> None:
    button(page, "Hypothek ablösen.*").first.click()
    press(page, "Bestätigen")


def mortgage_one(page: Page) -> None:
    button(page, "Hypothek aufnehmen.*").first.click()
    press(page, "Bestätigen")


def raise_money_to_bid(page: Page) -> None:
    press(page.locator(ASKED), "Geld beschaffen")
    mortgage_one(page)


def play_a_card(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("group").get_by_role("button").first.click()
    press(page, "Karte spielen")


def always_demand(page: Page) -> None:
    page.get_by_text("Immer verlangen").first.click()


def find_square(page: Page) -> None:
    asked = page.locator(ASKED)
    asked.get_by_label("Feld suchen").fill("turm")
    expect(asked.get_by_role("listitem")).to_have_count(1)
    asked.get_by_role("listitem").get_by_role("button").click()


@dataclass(frozen=True)
class Screen:
    """A moment, the screen the page shows for it, what is pressed there, and what the engine hears then."""

    moment: str
    screen: str
    press: str | Callable[[Page], None]
    sends: str
    reach: Callable[[Page, Room], None] = stay_here
    is_kept: bool = True  # False: another arrangement of the page begins anew, so one must go there again
    is_measured: bool = True  # False: another entry has measured this screen


SCREENS = {
    "roll": Screen("roll", "roll", "Würfeln", "roll"),
    "roll again": Screen("again", "again", "Noch einmal würfeln", "roll"),
    "end of turn": Screen("finish", "finish", "Zug beenden", "end_turn"),
    "buying": Screen("purchase", "purchase", f"Kaufen für {MONEY}", "buy"),
    "buying without the money": Screen("too dear", "purchase", "Versteigern", "decline"),
    "auction by turns": Screen("auction by turns", "auction", "Passen", "pass"),
    "auction with a clock": Screen("auction with a clock", "auction", f"{MONEY} bieten", "bid"),
    "auction short of cash": Screen("auction short of cash", "auction", raise_money_to_bid, "mortgage"),
    "estate": Screen("estate", "auction", f"{MONEY} bieten", "bid"),
    "trade builder": Screen("trade", "finish", "Angebot senden", "offer", to_trade),
    "offer": Screen("offer", "offer", "Annehmen", "accept"),
    "offer refused": Screen("offer", "offer", "Ablehnen", "reject", is_measured=False),
    "counter-offer": Screen("offer", "offer", "Gegenangebot senden", "counter", to_counter_offer, is_kept=False),
    "offer made": Screen("offer made", "offer", ".*zurück(nehmen)?", "withdraw"),
    "debt plan": Screen("debt", "debt", f"{MONEY} zahlen", "mortgage", to_plan),
    "bankruptcy": Screen("bankruptcy", "debt", "Bankrott gehen", "bankrupt", to_giving_up),
    "selling a house": Screen("houses", "finish", sell_one, "sell_building", to_property, is_measured=False),
    "mortgaging": Screen("trade", "finish", mortgage_one, "mortgage", to_deeds, is_measured=False),
    "redeeming": Screen("mortgaged", "finish", redeem_one, "redeem", to_deeds, is_measured=False),
    "mortgage transfer": Screen("transfer", "transfer", "Behalten.*", "take_over"),
    "building": Screen("building", "finish", build_two, "build", to_property),
    "shortage": Screen("shortage", "declare", "Ich will .*", "declare"),
    "placing a house": Screen("placing", "place", "(?!Warum).+", "place"),
    "placing the last houses alone": Screen("placing alone", "place", "(?!Warum).+", "place"),
    "rent demand": Screen("rent", "finish", f"{MONEY} verlangen", "demand_rent"),
    "always demand": Screen("rent", "finish", always_demand, "prefer", is_measured=False),
    "tax": Screen("tax", "tax", ".* von allem", "pay_tax"),
    "card": Screen("card", "card", "Karte ziehen", "choose"),
    "card with a payee": Screen("card with a payee", "card", "(?!Karte weglegen|Warum).+", "choose"),
    "jail": Screen("jail", "jail", f"{MONEY} zahlen", "pay_fine"),
    "jail with a card": Screen("jail with a card", "jail", "Freikarte einsetzen.*", "use_jail_card"),
    "jail with patience": Screen("jail with patience", "jail", "Im Gefängnis bleiben", "stay"),
    "bus": Screen("bus", "move", r"\d+ .*", "move"),
    "triple": Screen("triple", "move", find_square, "move"),
    "Magie": Screen("Magie", "purchase", "Kaufen für .*", "buy"),
    "upgrade": Screen("upgrade", "upgrade", "Aufwerten für .*", "upgrade"),
    "no upgrade": Screen("upgrade", "upgrade", "So lassen", "keep_token", is_measured=False),
    "fortune cards": Screen("fortune", "roll", play_a_card, "play_fortune", to_fortunes),
    "rent reaction": Screen("rent reaction", "reaction", "(?!Keine Karte|Warum).+", "play_fortune"),
    "block reaction": Screen("block reaction", "reaction", "Keine Karte spielen", "pass"),
    "free property": Screen("free property", "move", "(?!Warum).+", "move"),
    "clock of a timed game": Screen("clock of a timed game", "roll", "Würfeln", "roll"),
    "negotiation": Screen("negotiation", "negotiation", ".*(Bereit|ist bereit)", "ready"),
    "giving the game up": Screen("finish", "finish", "Das Spiel aufgeben", "resign", to_menu),
}


def at_screen(new_device: NewDevice, server: Served, screen: Screen) -> tuple[Page, Room]:
    room = open_room(server, MOMENTS[screen.moment])
    device = new_device(locale=LOCALES["de"])
    page = sit(device, room, MOMENTS[screen.moment].seats(room.game))
    expect(page.locator("[data-screen]")).to_have_attribute("data-screen", screen.screen)
    expect(page.locator("[data-screen]")).to_have_attribute("aria-busy", "false")
    screen.reach(page, room)
    return page, room


@pytest.mark.parametrize("name", SCREENS)
def test_a_decision_fits_and_is_taken(new_device: NewDevice, server: Served, name: str) -> None:
    screen = SCREENS[name]
    page, room = at_screen(new_device, server, screen)
    if screen.is_measured:
        assert problems_of(page, lambda: None if screen.is_kept else screen.reach(page, room)) == []
    before = revision(page, room)
    seen = page.get_by_role("main").inner_text()
    decide(page, screen)
    wait_until(page, lambda: screen.sends in done_since(page, room, before))
    expect(page.get_by_role("main")).not_to_have_text(seen, use_inner_text=True)  # the page has heard of it


def decide(page: Page, screen: Screen) -> None:
    """Press what decides."""
    if isinstance(screen.press, str):
        press(page.locator(ASKED) if screen.reach is stay_here else page, screen.press)
    else:
        screen.press(page)


def problems_of(page: Page, go_there: Callable[[], None]) -> list[str]:
    """What is wrong at any size, in any language or by any light."""
    problems = []
    for width in SIZES:
        resize(page, width)
        go_there()
        for language in LANGUAGES if width in PHONES else LANGUAGES[-1:]:
            speak(page, language)
            problems += [f"{width} {language}: {problem}" for problem in box_problems(page)]
        for theme in THEMES if width in (390, 1280) else ():
            light_up(page, theme)
            problems += [f"{width} {theme}: {problem}" for problem in accessibility_problems(page)]
    return problems


def words_of(constant: str, pattern: str) -> set[str]:
    """What stands in a table of the page's own map of its screens."""
    text = MAP_OF_SCREENS.read_text(encoding="utf-8")
    table = re.search(rf"export const {constant}\b.*?= \{{(.*?)\n\}};", text, re.DOTALL)
    assert table is not None
    return set(re.findall(pattern, table[1], re.MULTILINE))


def test_no_screen_and_no_action_of_the_page_is_left_out() -> None:
    quiet = {"passing", "over"}
    screens = words_of("KINDS_OF_SCREEN", r"^  (\w+):") - quiet
    assert len(screens) > 15
    assert screens - {screen.screen for screen in SCREENS.values()} == set()
    kinds = words_of("KINDS_OF_SCREEN", r"'(\w+)'") | words_of("PLACE_OF_KIND", r"^  (\w+):")
    assert len(kinds) > 30
    others = {"tick", "deadline", "sell_group"}  # sent by the server; a step of the plan for a debt
    assert kinds - others - {screen.sends for screen in SCREENS.values()} == set()


# Through the elements: a style sheet of ours would be refused by the page's content policy.
SPOIL = """() => {
  const each = (what, style) => {
    for (const one of document.querySelectorAll(`[data-screen] ${what}`)) Object.assign(one.style, style);
  };
  each('button', { minHeight: '20px', height: '20px', minWidth: '0', padding: '0' });
  each('h2', { fontSize: '9px', color: '#bbb' });
  document.querySelector('[data-screen]').style.width = '120vw';
}"""


def test_the_measuring_finds_what_is_wrong(new_device: NewDevice, server: Served) -> None:
    """The negative control: a spoilt page does not pass."""
    page, _ = at_screen(new_device, server, SCREENS["roll"])
    assert box_problems(page) == []
    assert accessibility_problems(page) == []
    page.evaluate(SPOIL)
    found = "\n".join(box_problems(page))
    assert "pixels" in found and " by " in found
    page.evaluate("document.querySelector('main').setAttribute('role', 'presentation')")
    assert accessibility_problems(page) != []
