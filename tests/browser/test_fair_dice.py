"""Chance that can be checked, as people meet it: what is committed to, what is revealed, what is found at the end."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.device import PHONE, Device, NewDevice, button
from tests.browser.tables import at_a_table, open_table, resign, room_of, sit_down, stop_and_count

FORGED_PROMISES = """
() => {
  const all = JSON.parse(localStorage['magie.promises']);
  for (const each of Object.values(all)) each.commitment = '0'.repeat(64);
  localStorage['magie.promises'] = JSON.stringify(all);
}
"""


def fairness_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = room_of(page)["fairness"]
    return found


def test_what_was_committed_to_is_shown_before_one_sits_down(new_device: NewDevice) -> None:
    ada, ben = new_device(), new_device(**PHONE)
    host, code = open_table(ada, "Ada")
    fairness = fairness_of(host)
    page = ben.open(f"/r/{code}")
    page.get_by_text("Dice that can be checked").click()
    expect(page.get_by_label("What the server has committed to")).to_have_value(fairness["commitment"])
    expect(page.get_by_label("What Ada has committed to")).to_have_value(fairness["commitments"]["0"])
    page.get_by_label("Name", exact=True).fill("Ben")
    button(page, "Sit down").click()
    at_a_table(page)
    host.get_by_text("Dice that can be checked").click()
    expect(host.get_by_label("What Ben has committed to")).to_have_value(fairness_of(page)["commitments"]["2"])
    assert fairness_of(page)["contributions"] == {}
    # Both devices reveal without anybody's doing.
    button(page, "Start the game").click()
    for each in (host, page):
        expect(button(each, "Start the game")).to_have_count(0)
    assert sorted(fairness_of(host)["contributions"]) == ["0", "2"]


def test_a_device_that_is_asleep_does_not_hold_up_the_start(new_device: NewDevice) -> None:
    ada, ben = new_device(), new_device(**PHONE)
    host, code = open_table(ada, "Ada")
    page = sit_down(ben, f"/r/{code}", "Ben")
    room = at_a_table(page)
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    page.goto("about:blank")
    button(host, "Start the game").click()
    expect(button(host, "Start the game")).to_have_count(0)
    assert sorted(fairness_of(host)["contributions"]) == ["0"]
    page.goto(f"/room/{room}")
    resign(page)
    resign(host)
    host.get_by_text("Were the dice fair?").click()
    button(host, "Check everything again").click()
    expect(host.get_by_text("Played without the random number of Ben")).to_be_visible()


def test_the_page_finds_a_record_that_is_not_as_promised(device: Device) -> None:
    """A server that lies: another secret with a game to match would be a new promise, and the page has kept the old."""
    page = device.open()
    button(page, "Play now").click()
    at_a_table(page)
    stop_and_count(page)
    page.get_by_text("Were the dice fair?").click()

    def other_commitment(route: Route) -> None:
        header, *lines = route.fetch().text().splitlines()
        told = json.loads(header)
        told["fair"]["secret"] = "00" * 32
        told["fair"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
        route.fulfill(body="\n".join([json.dumps(told), *lines]))

    def other_dice(route: Route) -> None:
        header, *lines = route.fetch().text().splitlines()
        last = next(number for number, line in reversed(list(enumerate(lines))) if '"dice"' in line)
        told = json.loads(lines[last])
        told["dice"][0] = told["dice"][0] % 6 + 1
        route.fulfill(body="\n".join([header, *lines[:last], json.dumps(told), *lines[last + 1 :]]))

    def other_seats(route: Route) -> None:
        header, *lines = route.fetch().text().splitlines()
        told = json.loads(header)
        told["fair"]["commitments"]["2"] = "a" * 64
        route.fulfill(body="\n".join([json.dumps(told), *lines]))

    alert = page.get_by_role("alert").filter(has_text="This is not right")
    for lie in (other_commitment, other_dice, other_seats):
        page.route("**/record", lie)
        button(page, "Check everything again").click()
        expect(alert).to_contain_text("does not follow from the secret")
        page.unroute("**/record")
        button(page, "Check everything again").click()
        expect(alert).to_have_count(0)
    expect(page.get_by_text("its own random number was used")).to_be_visible()
    # The same record, and a device that was promised something else.
    page.evaluate(FORGED_PROMISES)
    page.reload()
    page.get_by_text("Were the dice fair?").click()
    button(page, "Check everything again").click()
    expect(alert).to_contain_text("not the one this device was shown")
