"""Teach me: the lessons of every edition from the start page, each answered by what it advises, or in another way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from magie.server.log.lessons import course_of
from tests.browser.device import DESKTOP, PHONE, NewDevice, accessibility_problems, button, remember
from tests.browser.tables import at_a_table
from tests.server.processes import Served

# Which device: a person's board is read on both.
DEVICES = {"classic": DESKTOP, "tempo": PHONE, "banking": DESKTOP, "millionaire": PHONE, "cards": DESKTOP}


def first_lesson(new_device: NewDevice, edition: str, **options: Any) -> Page:
    """From the start page into the first lesson."""
    device = new_device(**options)
    remember(device, {"magie.edition": edition})
    page = device.open("/")
    count = len(course_of(edition).lessons)
    button(page, f"Teach me: {count} short lessons").click()
    at_a_table(page)
    return page


def answer(page: Page, edition: str, idea: str) -> None:
    """Do what the lesson advises, as the page itself would send it."""
    lesson = next(each for each in course_of(edition).lessons if each.idea == idea)
    names = {"roll": "Roll", "draw": "Draw"}
    assert lesson.advice["do"] == idea
    button(page, names[idea]).click()


@pytest.mark.parametrize("edition", list(DEVICES))
def test_a_course_begins_on_the_start_page(new_device: NewDevice, server: Served, edition: str) -> None:
    page = first_lesson(new_device, edition, **DEVICES[edition])
    first, second = (lesson.idea for lesson in course_of(edition).lessons[:2])
    card = page.locator(f"[data-lesson={first}]")
    expect(card).to_have_attribute("data-progress", "open")
    expect(card).to_contain_text(f"Lesson 1 of {len(course_of(edition).lessons)}")
    assert accessibility_problems(page) == []
    answer(page, edition, first)
    expect(card).to_have_attribute("data-progress", "done")
    button(card, "Next lesson").click()
    expect(page.locator(f"[data-lesson={second}]")).to_have_attribute("data-progress", "open")


def test_something_else_is_allowed_and_explained(new_device: NewDevice, server: Served) -> None:
    page = first_lesson(new_device, "classic")
    button(page, "Skip").click()
    card = page.locator("[data-lesson=buy]")
    expect(card).to_have_attribute("data-progress", "open")
    page.get_by_role("button", name="Auction it").or_(page.get_by_role("button", name="Auction")).first.click()
    expect(card).to_have_attribute("data-progress", "other")
    expect(card).to_contain_text("The rules allow that too")
    room = at_a_table(page)
    button(card, "Once more").click()
    page.wait_for_url(lambda url: room not in url)
    expect(card).to_have_attribute("data-progress", "open")
    # The list of games on the start page is for games.
    button(card, "To the start page").click()
    expect(page.get_by_role("heading", name="Magie", level=1)).to_be_visible()
