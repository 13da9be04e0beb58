"""What used to stand between people and their game at the table: each mended place, as somebody meets it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from magie import Game
from tests.browser.boxes import box_problems
from tests.browser.card_player import CardPlayer, at_the_card_table
from tests.browser.device import DESKTOP, PHONE, SMALL_PHONE, NewDevice, accessibility_problems, wait_until
from tests.browser.moments import MOMENTS, Moment, by_chance, kinds, owned_by, phase, rich_among_owners, view, with_bots
from tests.browser.rooms import Room, done_since, open_room, revision, sit
from tests.browser.words import LOCALES, says
from tests.server.processes import Served


def text(message: str) -> re.Pattern[str]:
    """The message somewhere in a text."""
    return re.compile(says(message, language="en").strip("^$"))


def asked(game: Game) -> int:
    assert isinstance(game.to_act, int)
    return game.to_act


def button(page: Page | Locator, *messages: str) -> Locator:
    """The button that says one of these messages."""
    return page.get_by_role("button", name=re.compile(says(*messages, language="en")))


# --- Money in the middle of the board ------------------------------------------------------------------------------


def rent_in_the_middle(page: Page, room: Room) -> Locator:
    """Demand the rent that is open; the slip in the middle that tells of it."""
    button(page, "web-decisions-do-demand").first.click()
    slip = page.get_by_role("list", name=re.compile(says("web-table-moved", language="en"))).get_by_role("listitem")
    expect(slip.first).to_be_visible()
    return slip.first


def test_rent_is_seen_in_the_middle_and_stays_until_the_next_roll(new_device: NewDevice, server: Served) -> None:
    room = open_room(server, MOMENTS["rent"])
    page = sit(new_device(), room, [0, 1, 2])
    claim = next(action for seat in range(3) for action in room.game.legal_actions(seat) if action.do == "demand_rent")
    slip = rent_in_the_middle(page, room)
    deed = room.game.edition.file.squares[claim["deed"]].name
    expect(slip).to_contain_text(text("web-table-moved-rent"))
    expect(slip).to_contain_text(deed)
    payer, payee = (slip.locator(".name").nth(side).inner_text() for side in (0, 1))
    assert {payer, payee} <= set(room.game.names)
    assert payer == room.game.names[asked(room.game)]
    expect(slip).to_contain_text(re.compile(r"\d\sDM"))
    assert accessibility_problems(page) == []
    page.reload()  # what was paid is not forgotten
    expect(page.locator(".moved li").first).to_contain_text(deed)


def test_on_a_phone_the_slip_of_the_rent_covers_nothing(new_device: NewDevice, server: Served) -> None:
    room = open_room(server, MOMENTS["rent"])
    page = sit(new_device(**PHONE), room, [0, 1, 2])
    rent_in_the_middle(page, room)
    assert box_problems(page) == []


# --- Large payments ------------------------------------------------------------------------------------------------


def costs_a_large_part(game: Game) -> bool:
    if game.phase != "purchase" or "buy" not in kinds(game):
        return False
    player = view(game)["players"][asked(game)]
    return bool(4 * (game.edition.file.squares[player["square"]].price or 0) > player["cash"])


def at_a_large_purchase(new_device: NewDevice, server: Served, **settings: Any) -> tuple[Page, Room]:
    """Somebody may buy for more than a quarter of the cash, and the page has worked out what would be left."""
    room = open_room(server, Moment("classic", partial(by_chance, "classic", 3, costs_a_large_part, 2)))
    page = sit(new_device(), room, [asked(room.game)], **settings)
    expect(page.locator(".prompt")).to_contain_text(text("web-decisions-after-buying"))
    return page, room


def test_a_large_purchase_is_made_at_once(new_device: NewDevice, server: Served) -> None:
    page, room = at_a_large_purchase(new_device, server)
    before = revision(page, room)
    button(page, "web-decisions-do-buy").click()
    wait_until(page, lambda: "buy" in done_since(page, room, before))


def test_who_wants_to_be_asked_about_large_purchases_is(new_device: NewDevice, server: Served) -> None:
    page, room = at_a_large_purchase(new_device, server, confirm=True, version=2)
    before = revision(page, room)
    button(page, "web-decisions-do-buy").click()
    expect(page.locator("button.asking")).to_be_visible()
    assert done_since(page, room, before) == []


# --- Trades ---------------------------------------------------------------------------------------------------------


def asking_for_a_gift(new_device: NewDevice, server: Served, **size: Any) -> tuple[Page, Room, int]:
    """A bot is asked for a deed without anything for it; its answer has come."""
    moment = Moment("classic", partial(by_chance, "classic", 3, rich_among_owners, 2), against_bots=True)
    room = open_room(server, moment)
    me = asked(room.game)
    page = sit(new_device(**size), room, [me])
    if size:
        button(page, "web-table-more").click()
    button(page, "web-table-trade").click()
    owner = next(seat for seat in range(3) if seat != me and owned_by(room.game, seat))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radiogroup").get_by_text(room.game.names[owner]).click()
    sheet.get_by_role("list", name=f"Deeds of {room.game.names[owner]}").get_by_role("button").first.click()
    button(sheet, "web-trade-send").click()
    expect(sheet.get_by_role("status").first).to_have_text(text("web-trade-answer"))
    return page, room, owner


def test_a_trade_stays_until_it_is_answered_and_follows_the_hint_of_a_refusal(
    new_device: NewDevice, server: Served
) -> None:
    page, room, owner = asking_for_a_gift(new_device, server)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".said")).to_contain_text(room.game.names[owner])  # why not, in its own words
    assert accessibility_problems(page) == []
    before = revision(page, room)
    hinted = button(sheet, "web-trade-offer-hinted")
    hinted.click()
    expect(sheet.get_by_role("status").first).to_have_text(re.compile("accepts"))
    assert {"offer", "accept"} <= set(done_since(page, room, before))
    button(sheet, "web-trade-done").click()
    expect(sheet).to_have_count(0)


def test_on_a_desktop_a_trade_lies_over_the_board_in_two_columns(new_device: NewDevice, server: Served) -> None:
    page, _, _ = asking_for_a_gift(new_device, server)
    button(page, "web-trade-reuse").click()
    sheet = page.get_by_role("dialog")
    take, give = (sheet.locator(f"#trade-side-{side}").bounding_box() for side in ("take", "give"))
    assert take is not None and give is not None
    assert take["y"] == give["y"] and take["x"] + take["width"] <= give["x"]
    beside = page.locator(".side").first.bounding_box()
    over = sheet.bounding_box()
    assert beside is not None and over is not None
    assert over["x"] + over["width"] <= beside["x"], "the panel beside the board is covered"
    assert box_problems(page) == []


def test_on_a_phone_the_answer_stands_in_the_same_sheet(new_device: NewDevice, server: Served) -> None:
    page, _, _ = asking_for_a_gift(new_device, server, **PHONE)
    assert box_problems(page) == []
    button(page.get_by_role("dialog"), "web-trade-offer-hinted").click()
    expect(page.get_by_role("dialog").get_by_role("status").first).to_have_text(re.compile("accepts"))


# --- Why a bot buys -------------------------------------------------------------------------------------------------


def test_asked_why_it_buys_a_bot_tells_its_reason_and_the_rule(new_device: NewDevice, server: Served) -> None:
    moment = Moment("classic", partial(by_chance, "classic", 3, rich_among_owners, 2), against_bots=True)
    room = open_room(server, moment)
    page = sit(new_device(), room, [asked(room.game)])
    before = revision(page, room)
    button(page, "web-decisions-do-end-turn").click()
    wait_until(page, lambda: "buy" in done_since(page, room, before))
    expect(page.locator("main[data-asked]")).to_be_visible()
    log = page.get_by_role("tabpanel")
    log.get_by_role("button", name=re.compile(r"^\w+: .*buys")).last.click()  # the turn of a bot is one line that opens
    bought = log.get_by_role("button", name=re.compile(r"buys .* for")).last
    bought.click()
    answer = log.locator("li.line:has(.why)")
    expect(answer.locator(".why")).to_be_visible()
    expect(answer.locator(".beside")).to_contain_text("“")
    assert accessibility_problems(page) == []


# --- The card game --------------------------------------------------------------------------------------------------


def test_a_press_on_a_pile_chooses_it_for_a_swap(new_device: NewDevice, server: Served) -> None:
    page = at_the_card_table(new_device(), ["Ada"], 3)
    CardPlayer(page, seed=1).play_until("turn")
    page.locator("[role=option]").first.click(position={"x": 8, "y": 40})
    button(page, "web-deal-swap").click()
    place = page.locator("[data-place]").filter(has=page.locator(".choose")).first
    name = place.get_attribute("aria-label")
    place.locator("ol, ul").first.click(force=True)  # on the cards themselves, whatever lies over them
    expect(place.locator(".choose")).to_have_attribute("aria-pressed", "true")
    chosen = page.get_by_role("group", name=re.compile(says("web-deal-swap-with", language="en")))
    expect(chosen.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".preview")).to_be_visible()
    assert accessibility_problems(page) == []


def test_a_new_round_waits_until_the_score_was_put_away(new_device: NewDevice, server: Served) -> None:
    moment = Moment("cards", partial(with_bots, "cards", 4, phase("turn", "draw", "lay_down")))
    room = open_room(server, moment)
    page = sit(new_device(), room, moment.seats(room.game))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Round 1")
    for message in ("web-deal-lay-down", "web-deal-lay-down-do", "web-deal-attach-do"):
        button(page, message).click()
    expect(button(page, "web-deal-go-on")).to_be_visible()
    expect(heading).to_contain_text("Round 1")
    expect(page.locator("main[data-asked]")).to_have_count(0)  # nobody is asked anything about the new one yet
    button(page, "web-deal-go-on").click()
    expect(heading).to_contain_text("Round 2")


# --- Beside the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small phone"])
def test_all_phrases_of_the_chat_are_in_sight(
    size: dict[str, Any], language: str, new_device: NewDevice, server: Served
) -> None:
    room = open_room(server, MOMENTS["roll"])
    page = sit(new_device(**size, locale=LOCALES[language]), room, [asked(room.game)])
    opener = page.get_by_role("tab").nth(1) if size is DESKTOP else page.locator(".chat button")
    opener.click()
    phrases = page.get_by_role("group", name=re.compile(says("web-aside-chat-phrases", language=language)))
    every = phrases.get_by_role("button")
    expect(every).to_have_count(12)
    for number in range(12):
        expect(every.nth(number)).to_be_in_viewport(ratio=1)
    assert box_problems(page) == []
