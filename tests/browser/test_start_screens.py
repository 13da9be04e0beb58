"""The pages around the table, in every size and both themes: readable, large enough to hit, nothing overlapping."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import Theme, light_up, resize
from tests.browser.device import SMALL_PHONE, TABLET, Device, NewDevice, accessibility_problems, surely

# Width of the window and light; a screen that was reached is looked at in all of them.
LOOKS: dict[str, tuple[dict[str, Any], list[tuple[int, Theme]]]] = {
    "phone": (SMALL_PHONE, [(320, "light"), (390, "dark")]),
    "tablet": (TABLET, [(768, "light")]),
    "desktop": ({}, [(1280, "dark"), (1920, "light")]),
}

# What sticks out, is too small to hit or to read, or lies on top of another control. Controls inside a label are hit
# through it; bars that stay in sight while the page scrolls below them are meant to.
MEASURE = """() => {
  const found = [];
  const shown = (el) => {
    const box = el.getBoundingClientRect(), style = getComputedStyle(el);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && el.checkVisibility();
  };
  const name = (el) => `${el.tagName} "${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}"`;
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  const hit = 'button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input[type=radio], ' +
    'input[type=checkbox])';
  const controls = [...document.querySelectorAll(hit)].filter(shown);
  for (const el of controls) {
    const box = el.getBoundingClientRect();
    if (box.height < 43.5 || box.width < 43.5) found.push(`${name(el)} is ${box.width} by ${box.height}`);
    if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${name(el)} sticks out`);
  }
  const isStuck = (el) => el.closest('.bar') !== null;
  for (const [at, one] of controls.entries()) {
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || isStuck(one) !== isStuck(other)) continue;
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !el || !shown(el)) continue;
    if (parseFloat(getComputedStyle(el).fontSize) < 11) found.push(`${name(el)} is written too small`);
  }
  return found;
}"""


def start_page(device: Device) -> Page:
    page = device.open()
    expect(page.get_by_role("radio", name="Millionär")).to_be_visible()
    return page


def new_game(device: Device) -> Page:
    """With everything open that can be opened."""
    page = device.open("/new/classic")
    page.get_by_role("button", name="Noch ein freier Platz").click()
    page.get_by_role("button", name="Figur auf Platz 1").click()
    page.get_by_role("checkbox", name="Alles verteilen und handeln").check()
    page.get_by_text("Hausregeln", exact=True).click()
    page.get_by_text("Karten, Uhren und mehr").click()
    return page


def lobby(device: Device) -> Page:
    page = device.open("/new/classic")
    page.get_by_role("button", name="Noch ein freier Platz").click()
    page.get_by_role("checkbox", name="Topf auf Frei Parken").check()
    page.get_by_role("button", name="Tisch öffnen").click()
    expect(page.get_by_test_id("room-code")).to_be_visible()
    page.get_by_role("button", name="Noch eine Person hier").click()
    return page


def arriving(device: Device) -> Page:
    code = lobby(device).get_by_test_id("room-code").inner_text()
    device.page.evaluate("localStorage.clear()")
    page = device.open(f"/r/{code}")
    expect(page.get_by_role("button", name="Hinsetzen")).to_be_visible()
    return page


def rules(device: Device) -> Page:
    page = device.open("/rules/tempo")
    page.get_by_label("In den Regeln suchen").fill("Pasch")
    expect(page.get_by_role("article").first).to_be_visible()
    return page


def lost(device: Device) -> Page:
    device.expect_problem("404")
    page = device.open("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def ended(device: Device) -> Page:
    """Stopped and counted at once: whoever plays alone need ask nobody."""
    page = device.open()
    page.get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("button", name="Tischmenü").click()
    surely(page.get_by_role("button", name="Jetzt aufhören und abrechnen"))
    page.get_by_role("button", name="Noch ein Spiel").wait_for()
    page.get_by_text("Waren die Würfel ehrlich?").click()
    return page


@pytest.mark.parametrize("kind", LOOKS)
@pytest.mark.parametrize("screen", [start_page, new_game, lobby, arriving, rules, lost, ended])
def test_a_screen(new_device: NewDevice, screen: Callable[[Device], Page], kind: str) -> None:
    options, looks = LOOKS[kind]
    # German has the longest words.
    page = screen(new_device(**options, locale="de-DE"))
    problems = []
    for width, theme in looks:
        resize(page, width)
        light_up(page, theme)
        found = page.evaluate(MEASURE) + accessibility_problems(page)
        problems += [f"{width} {theme}: {problem}" for problem in found]
    assert problems == []
