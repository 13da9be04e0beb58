"""The card game in a real browser: whole games, the curtain, the table on a television, sizes and themes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_player import CardPlayer, at_the_card_table
from tests.browser.device import DESKTOP, PHONE, SMALL_PHONE, Device, NewDevice
from tests.browser.moments import Moment, phase, with_bots
from tests.browser.rooms import open_room, sit
from tests.browser.words import LOCALES, says
from tests.server.processes import Served

HELD = "[role=option]"
# The parts that stand beside each other; none may cover another, and none may stick out.
PARTS = ".header, .felt, .own, .prompt, .tools, .hand"


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    return list(
        page.evaluate(
            "selector => [...document.querySelectorAll(selector)].map(each => {"
            " const {left, top, right, bottom} = each.getBoundingClientRect(); return {left, top, right, bottom}; })",
            selector,
        )
    )


def overlap(one: dict[str, float], other: dict[str, float]) -> float:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(wide, high)


def fits(page: Page) -> None:
    """Nothing overlaps, nothing sticks out sideways, and every button can be hit."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for one, other in combinations(boxes(page, PARTS), 2):
        assert overlap(one, other) <= 1, (one, other)
    small = page.evaluate(
        "() => [...document.querySelectorAll('main button:not([role=option]), main select')].map(each =>"
        " [each.innerText || each.ariaLabel, each.getBoundingClientRect()])"
        ".filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 30)).map(([name]) => name)"
    )
    allowed = ("?",)  # the small sign behind a line of the log, which has the line as its field
    assert [name for name in small if name.strip() not in allowed and "why" not in name.lower()] == []


@pytest.mark.parametrize(
    ("size", "bots", "language"),
    [
        (DESKTOP, 1, "en"),
        (PHONE, 1, "de"),
        (DESKTOP, 3, "de"),
        (PHONE, 3, "nl"),
        (DESKTOP, 5, "nl"),
        (PHONE, 5, "en"),
    ],
    ids=[
        "two on a desktop",
        "two on a phone",
        "four on a desktop",
        "four on a phone",
        "six on a desktop",
        "six on a phone",
    ],
)
def test_a_whole_game(new_device: NewDevice, size: dict[str, Any], bots: int, language: str) -> None:
    page = at_the_card_table(new_device(**size, locale=LOCALES[language]), ["Ada"], bots, bot="steady")
    player = CardPlayer(page, seed=bots, language=language)
    player.play_to_the_end()
    assert {"turn", "discard"} <= player.met
    assert ("passing" in player.met) == (bots >= 4)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(says("web-end-won", language=language)))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small phone"])
def test_nothing_overlaps_and_axe_finds_nothing(
    new_device: NewDevice, axe: Callable[[Page], None], size: dict[str, Any], theme: str
) -> None:
    page = at_the_card_table(new_device(**size, color_scheme=theme), ["Ada"], 5 if theme == "dark" else 2)
    player = CardPlayer(page, seed=4)
    for kind in ("turn", "swap"):
        player.play_until("turn")
        if kind == "swap":
            page.get_by_role("button", name="Swap", exact=True).click()
            expect(page.get_by_role("group", name="Swap with")).to_be_attached()
        fits(page)
        axe(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Lay down?", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("cards fit").first).to_be_visible()
    axe(page)


def test_the_hand_is_a_list_box_for_the_keyboard(device: Device) -> None:
    page = at_the_card_table(device, ["Ada"], 1)
    CardPlayer(page).play_until("turn")
    hand = page.get_by_role("listbox", name="Your hand")
    first, second = hand.locator(HELD).nth(0), hand.locator(HELD).nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-selected", "true")
    expect(hand.locator("[aria-selected=true]")).to_have_count(1)
    page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-selected", "false")
    cards = hand.locator(HELD).evaluate_all("all => all.map(each => each.dataset.card)")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Move the card left").click()
    moved = hand.locator(HELD).evaluate_all("all => all.map(each => each.dataset.card)")
    assert moved == [cards[1], cards[0], *cards[2:]]


def test_a_swap_is_shown_before_it_is_made(device: Device) -> None:
    page = at_the_card_table(device, ["Ada"], 3, captions=True)
    player = CardPlayer(page, seed=1)
    player.play_until("turn")
    lifted = page.locator(HELD).first.get_attribute("data-card")
    page.locator(HELD).first.click(position={"x": 8, "y": 40})
    page.get_by_role("button", name="Swap", exact=True).click()
    partner = page.get_by_role("group", name="Swap with").get_by_role("button").first
    name = partner.inner_text().strip()
    partner.click()
    preview = page.locator(".preview")
    expect(preview).to_contain_text("You give")
    given, received = preview.locator("dd").all_inner_texts()
    page.get_by_role("button", name="Make the swap", exact=True).click()
    expect(page.locator("main")).not_to_have_attribute("data-screen", "turn")
    log = page.get_by_role("log")
    expect(log).to_contain_text(f"Ada takes {received} from {name}.")
    expect(log).to_contain_text(f"Ada gives {given} to {name}.")
    expect(log.get_by_role("listitem").filter(has_text="Ada swaps").last).to_contain_text("a card slides")
    assert lifted is not None


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_decision_is_explained_once(
    new_device: NewDevice, axe: Callable[[Page], None], size: dict[str, Any]
) -> None:
    """What is open is explained before what is asked; nothing that is needed lies under an explanation."""
    page = at_the_card_table(new_device(**size), ["Ada"], 3, coach=True)
    player = CardPlayer(page, seed=1)
    card = page.get_by_role("complementary", name="Explanation")

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()

    player.play_until("turn")
    expect(card).to_contain_text("Draw or swap?")
    fits(page)
    axe(page)
    press("Swap")
    expect(card).to_contain_text("A swap")
    press("Got it")
    expect(card).to_contain_text("The trade piles")
    press("Back")
    expect(card).to_contain_text("Draw or swap?")
    press("Got it")
    expect(card).to_have_count(0)
    press("Lay down?")
    expect(page.get_by_role("dialog").locator(card)).to_contain_text("Laying down")
    axe(page)
    press("Close")
    press("Draw")
    expect(card).to_contain_text("Discard a card")
    press("Got it")
    page.reload()
    expect(page.locator(HELD).first).to_be_visible()
    expect(card).to_have_count(0)


def test_laying_down_reward_and_score_are_explained_until_somebody_has_enough(
    device: Device, server: Served, axe: Callable[[Page], None]
) -> None:
    moment = Moment("cards", partial(with_bots, "cards", 4, phase("turn", "draw", "lay_down")))
    room = open_room(server, moment)
    page = sit(device, room, moment.seats(room.game), coach=True, captions=True)
    card = page.get_by_role("complementary", name="Explanation")
    in_sheet = page.get_by_role("dialog").locator(card)

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()

    expect(card).to_contain_text("Draw or swap?")
    press("Got it")
    rest = set()
    for _ in range(2):
        rest.add(card.get_by_role("heading").inner_text().strip())
        press("Got it")
    assert rest == {"A swap", "Laying down"}
    expect(card).to_have_count(0)
    press("Lay down")
    press("Lay down your hand")
    expect(in_sheet).to_contain_text("Your reward")
    axe(page)
    press("Use it this way")
    expect(in_sheet).to_contain_text("The round is scored")
    press("Do not show these")
    expect(card).to_have_count(0)
    press("Continue")
    log = page.get_by_role("log")
    for event, caption in (
        ("“Magie!”", "two knocks"),
        ("The bank pays", "coins paid in"),
        ("is over", "a heavy knock"),
    ):
        line = log.get_by_role("listitem").filter(has_text=event).filter(has_text=caption)
        expect(line.last).to_be_visible()
    press("Rules of this moment")
    expect(page.get_by_role("heading", name="All explanations").locator("..").locator("details")).to_have_count(8)


PRIVATE = """
(names) => {
  const text = document.documentElement.outerHTML;
  return names.filter(name => text.includes(name));
}
"""


def test_the_curtain_hides_every_hand(new_device: NewDevice) -> None:
    """Two people at one device: between them nothing of a hand is in the page, also after a reload and a cut line."""
    device = new_device(**PHONE)
    page = at_the_card_table(device, ["Ada", "Ben"], 1)
    player = CardPlayer(page, seed=2)
    curtain = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="I am "))
    hands: dict[str, list[str]] = {}
    for turn in range(9):  # a new round may begin with the same person
        if turn >= 3 and len(hands) == 2:
            break
        player.play_until("curtain")
        expect(curtain).to_be_visible()
        expect(page.locator(HELD)).to_have_count(0)
        assert page.locator(".hand").count() == 0
        for cards in hands.values():
            assert page.evaluate(PRIVATE, [f'data-card="{card}"' for card in cards]) == []
        page.reload()
        expect(curtain).to_be_visible()
        expect(page.locator(HELD)).to_have_count(0)
        who = page.get_by_role("button", name="I am ").inner_text()
        page.get_by_role("button", name="I am ").click()
        expect(page.locator(HELD).first).to_be_visible()
        hands[who] = page.locator(HELD).evaluate_all("all => all.map(each => each.dataset.card)")
        page.reload()
        expect(curtain).to_be_visible()
        expect(page.locator(HELD)).to_have_count(0)
        player.decide_once()
        while player.kind_of(player.look()) not in ("curtain", "score", None):
            player.decide_once()
    assert len(hands) == 2


def test_what_one_person_drew_is_not_told_to_the_next(device: Device) -> None:
    page = at_the_card_table(device, ["Ada", "Ben"], 0)
    player = CardPlayer(page, seed=3)
    player.play_until("turn")
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-screen", "discard")
    drawn = page.get_by_role("log").get_by_text("draws").last
    expect(drawn).not_to_contain_text("hidden card")
    sentence = drawn.inner_text()
    player.play_until("curtain")
    expect(page.get_by_role("log").get_by_text("draws a hidden card")).to_have_count(1)
    assert sentence not in page.evaluate("document.body.innerText")
    page.get_by_role("button", name="I am ").click()
    expect(page.locator(HELD).first).to_be_visible()
    expect(page.get_by_role("log").get_by_text("draws a hidden card")).to_have_count(1)
    assert sentence not in page.evaluate("document.body.innerText")


def test_the_table_on_a_television(new_device: NewDevice, axe: Callable[[Page], None]) -> None:
    """Large and public: piles, money and whose turn it is; no hand, and nothing to press."""
    phone = new_device(**PHONE)
    page = at_the_card_table(phone, ["Ada"], 2)
    CardPlayer(page, seed=1).play_until("turn")
    frames: list[str] = []
    television = new_device(viewport={"width": 1920, "height": 1080})
    television.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    screen = television.open(page.url.replace(phone.address, "").replace("/room/", "/tv/"))
    expect(screen.get_by_role("heading", level=1)).to_contain_text("Ada")
    expect(screen.locator("[data-place]")).to_have_count(4)  # three players and a free pile
    assert screen.get_by_role("button").count() == 0
    axe(screen)
    assert screen.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert screen.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    views = [json.loads(frame).get("game", {}).get("view") for frame in frames if frame.startswith("{")]
    hands = [player.get("hand") for view in views if view for player in view["players"]]
    assert hands and not any(hands)
    # The same device sees no more there than anybody else.
    own = phone.context.new_page()
    own.goto(screen.url)
    expect(own.locator("[data-place]")).to_have_count(4)
    assert own.locator(HELD).count() == 0
