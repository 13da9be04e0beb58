"""The card reader alone, for one device: the key sequences of the rulebook give the displays of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.device import PHONE, SMALL_PHONE, Device
from tests.browser.fixed_chance import share_of
from tests.browser.player import PagePlayer

NewDevice = Callable[..., Device]
MILLION = 1_000_000


def at_reader(device: Device) -> Page:
    page = device.open("/bank/reader")
    expect(page.get_by_role("button", name=re.compile("^Card 1,"))).to_be_visible()
    return page


def insert(page: Page, card: int, slot: str) -> None:
    page.get_by_role("button", name=re.compile(f"^Card {card},")).click()
    page.get_by_role("button", name=re.compile(f"^{slot} slot.*empty")).click()
    expect(page.get_by_role("button", name=re.compile(f"^{slot} slot: card {card}"))).to_be_visible()


def press(page: Page, keys: str) -> None:
    for key in keys.split():
        names = {".": "Decimal point", "M": "M, books", "K": "K, books", "GO": "GO: credit", "C": "C: correct"}
        page.get_by_role("button", name=names.get(key, key), exact=key.isdigit()).click()


def displays(page: Page, text: str) -> None:
    expect(page.locator("[data-display]")).to_have_attribute("data-display", text)


def test_the_keys_give_the_displays_of_the_rulebook(new_device: NewDevice) -> None:
    page = at_reader(new_device(**PHONE))
    displays(page, "")
    # A card on the left receives: the display shows its number, then its balance.
    insert(page, 1, "Left")
    displays(page, "15M")
    press(page, "2 . 5")
    displays(page, "2.5")
    press(page, "M")
    displays(page, "17.5M")
    # C takes it back as long as the card is in.
    press(page, "C")
    displays(page, "15M")
    press(page, "GO")
    displays(page, "17M")
    page.get_by_role("button", name=re.compile("^Left slot: card 1")).click()
    # A card on the right pays.
    insert(page, 2, "Right")
    press(page, "9 9 0 K")
    displays(page, "14.01M")
    # With both the right one pays the left one, and the display shows who pays.
    insert(page, 1, "Left")
    press(page, "1 2 M")
    displays(page, "2.01M")
    expect(page.get_by_role("status").filter(has_text="Card 2")).to_contain_text("2,010,000")
    press(page, "5 M")
    expect(page.get_by_role("alert").filter(has_text="card")).to_be_visible()
    displays(page, "2.01M")


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [("5 K", "Too little"), ("2 1 M", "Too much"), ("1 . 0 0 5 M", "fixed steps"), ("M", "First the number")],
)
def test_what_the_reader_refuses_is_explained(new_device: NewDevice, keys: str, sentence: str) -> None:
    page = at_reader(new_device())
    insert(page, 1, "Left")
    press(page, keys)
    problem = page.get_by_role("alert").filter(has_text=sentence)
    expect(problem).to_be_visible()
    displays(page, "15M")


def test_by_keyboard_alone_and_kept_over_a_reload(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    page.keyboard.press("[")
    displays(page, "15M")
    page.keyboard.type("1,5m")
    displays(page, "16.5M")
    page.keyboard.press("Backspace")
    displays(page, "15M")
    page.keyboard.press("g")
    displays(page, "17M")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Left slot, credit, empty")).to_be_visible()
    page.reload()
    insert(page, 1, "Left")
    displays(page, "17M")


def test_holding_c_asks_before_everybody_has_the_start_money_again(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    insert(page, 1, "Left")
    press(page, "GO")
    displays(page, "17M")
    page.get_by_role("button", name="C: correct").hover()
    page.mouse.down()
    page.get_by_role("button", name="New game", exact=True).wait_for()
    page.mouse.up()
    displays(page, "17M")
    page.get_by_role("button", name="New game", exact=True).click()
    displays(page, "15M")


def test_a_card_the_wrong_way_round_gives_no_signal(new_device: NewDevice) -> None:
    page = at_reader(new_device())
    page.get_by_role("button", name=re.compile("^Card 3,")).click()
    page.get_by_role("button", name="Turn it round").click()
    page.get_by_role("button", name="Left slot, credit, empty").click()
    expect(page.get_by_role("alert").filter(has_text="arrow")).to_be_visible()
    expect(page.get_by_role("button", name="Left slot, credit, empty")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_inaccessible(new_device: NewDevice, axe: Callable[[Page], None], theme: str) -> None:
    page = at_reader(new_device(**SMALL_PHONE, color_scheme=theme))
    insert(page, 1, "Left")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the reader scrolls sideways"
    for key in page.locator(".keys button").all():
        box = key.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


def at_a_banking_table(device: Device, *, by_hand: bool) -> tuple[Page, PagePlayer]:
    """A game that has begun, with bots."""
    device.context.add_init_script(share_of(1))
    page = device.open("/new/banking")
    if by_hand:
        page.get_by_text("Cards, names, clocks and more").click()
        page.get_by_label("At the card reader books").select_option(label="the banker, by hand")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/room/**")
    return page, PagePlayer(page, seed=1, is_busy=False)


def play_until(player: PagePlayer, seen: Locator) -> None:
    for _ in range(40):
        if seen.first.is_visible():
            return
        player.decide_once()
    raise AssertionError("it was never seen")


def test_every_payment_of_a_game_is_seen_at_the_reader(new_device: NewDevice) -> None:
    page, player = at_a_banking_table(new_device(), by_hand=False)
    page.get_by_role("button", name="Card reader").click()
    expect(page.get_by_role("region", name="Card reader")).to_be_visible()
    play_until(player, page.get_by_text(re.compile("^Booked: .* pays ")))


def test_a_banker_books_by_hand_and_a_wrong_booking_is_explained(new_device: NewDevice) -> None:
    page, player = at_a_banking_table(new_device(), by_hand=True)
    due = page.get_by_text(re.compile("^To be booked"))
    play_until(player, due)
    # Somebody presses GO for a card that has not passed it.
    page.keyboard.press("[")
    expect(page.get_by_role("button", name=re.compile("^Left slot: card 1"))).to_be_visible()
    page.keyboard.press("g")
    expect(page.get_by_text(re.compile("^What was booked"))).to_be_visible()
    page.get_by_role("button", name="Correct it with C").click()
    expect(page.get_by_text(re.compile("^What was booked"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Left slot, credit, empty")).to_be_visible()
    # Booked as it should be, the game goes on.
    before = due.count()
    page.get_by_role("button", name="Type it in, all but M or K").first.click()
    expect(page.get_by_role("status").filter(has_text="Entry")).to_be_visible()
    page.wait_for_timeout(500)
    page.keyboard.press("m" if amount_in(due.first) >= MILLION else "k")
    expect(due).to_have_count(before - 1)


def amount_in(sentence: Locator) -> int:
    """What `To be booked: Anna pays The bank 600,000 €.` is about."""
    found = re.search(r"([\d,]+)\s*€", sentence.inner_text())
    assert found is not None
    return int(found[1].replace(",", ""))
