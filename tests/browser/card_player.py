"""Somebody who plays the card game through the page: lifts cards, presses buttons. Nothing behind the page is used.

    page = at_the_card_table(device, people=["Ada"], bots=3)
    CardPlayer(page, seed=1).play_to_the_end()

It plays in any language of the page, one device with one person or several. It lays down whenever the page offers it,
and otherwise draws, or swaps now and then. Which decisions it has met is written down in `met`.
"""

from __future__ import annotations

import re
import time
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.device import Device
from tests.browser.words import says

PATIENCE = 60.0  # seconds without any change before something is wrong
SWAPS = 0.35  # of the turns in which a card could be drawn as well

OPEN = """
async ({seats, table, coach}) => {
  const post = async (path, body, token) => {
    const headers = {'Content-Type': 'application/json', ...(token ? {Authorization: `Bearer ${token}`} : {})};
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  const made = await post('/api/rooms', {edition: 'cards', seats, table});
  if (!seats.some(seat => seat.kind === 'open')) await post(`/api/rooms/${made.room.id}/start`, {}, made.host);
  const tokens = Object.fromEntries(made.seats.map(grant => [grant.seat, grant.token]));
  const room = {id: made.room.id, tokens, host: made.host, edition: 'cards', seen: Date.now()};
  localStorage.setItem('magie.rooms', JSON.stringify([room]));
  if (!coach) localStorage.setItem('magie.settings', JSON.stringify({coach: false}));
  return made.room.id;
}
"""
# What can be seen and pressed at this moment, read in one go so that it belongs together.
LOOK = """
() => {
  const isOff = each => each.disabled || each.getAttribute('aria-disabled') === 'true';
  const isSeen = each => each.getBoundingClientRect().width > 0;
  const main = document.querySelector('main[data-screen]');
  return {
    screen: main?.dataset.screen ?? '',
    asked: main?.dataset.asked ?? '',
    buttons: [...document.querySelectorAll('button')].filter(each => isSeen(each) && !isOff(each))
      .map(each => (each.getAttribute('aria-label') ?? each.innerText).trim().replace(/\\s+/g, ' ')),
    lifted: document.querySelectorAll('[role=option][aria-selected=true]').length,
    hand: document.querySelectorAll('[role=option]').length,
    title: document.querySelector('.prompt h2')?.innerText ?? '',
  };
}
"""

# What the page asks for, by the buttons it offers; in the order of attention.
KINDS: dict[str, tuple[str, ...]] = {
    "curtain": ("web-table-curtain-open",),
    "score": ("web-deal-go-on",),
    "reward": ("web-deal-attach-do",),
    "to_reward": ("web-deal-reward-open",),
    "lay_down": ("web-deal-lay-down-do", "web-deal-lay-down"),
    "swap": ("web-deal-swap-do", "web-deal-back"),
    "discard": ("web-deal-discard",),
    "passing": ("web-deal-pass-ready",),
    "after_swap": ("web-deal-end-turn",),
    "turn": ("web-deal-draw", "web-deal-swap"),
}


def at_the_card_table(
    device: Device, people: list[str], bots: int, bot: str = "novice", *, coach: bool = False, **table: Any
) -> Page:
    """A game that has begun, on a device with all its people; explanations have been seen unless `coach` is true."""
    page = device.open("/")
    share = "".join(people).encode().hex().ljust(32, "0")[:32]
    seats: list[dict[str, Any]] = [{"kind": "me", "name": name, "contribution": share} for name in people]
    seats += [{"kind": "bot", "bot": bot}] * bots
    room = page.evaluate(OPEN, {"seats": seats, "table": {"pace": "at_once", **table}, "coach": coach})
    page.goto(f"/room/{room}")
    expect(page.locator("main[data-screen]")).to_be_attached()
    return page


class CardPlayer:
    """Plays every person of one page."""

    def __init__(self, page: Page, seed: int = 0, language: str = "en") -> None:
        self.page = page
        self.says = partial(says, language=language)
        self.random = Random(seed)
        self.met: set[str] = set()
        self.pressed = 0
        self.rounds = 0

    def play_to_the_end(self, most: int = 900) -> None:
        while not self.is_over():
            assert self.pressed < most, "this game does not come to an end"
            self.decide_once()

    def play_until(self, kind: str, most: int = 400) -> None:
        """Until a decision of this kind is on the page; it is left to whoever asked for it."""
        end = time.monotonic() + 3 * PATIENCE
        while self.pressed < most and time.monotonic() < end:
            if self.kind_of(self.look()) == kind:
                return
            assert not self.is_over(), f"the game was over before there was {kind}"
            self._decide_if_asked()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing of the kind {kind} came up")

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name=self._named("web-end-rematch")).count() > 0

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK))

    def decide_once(self) -> str:
        """Wait until there is something to decide, and decide it; the kind of decision."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.is_over():
                return "over"
            kind = self._decide_if_asked()
            if kind:
                self.met.add(kind)
                return kind
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing to decide for a long time; the page has {self.look()}")

    def kind_of(self, seen: dict[str, Any]) -> str | None:
        """What the page asks for at this moment."""
        for kind, buttons in KINDS.items():
            if self._offers(seen, *buttons):
                return kind
        # Nothing is lifted yet, so the button waits; the title says what is asked.
        if seen["hand"] and seen["asked"] != "":
            return {"discard": "discard", "trade_card": "discard", "passing": "passing", "swap": "swap"}.get(
                seen["screen"]
            )
        return None

    def _decide_if_asked(self) -> str | None:
        seen = self.look()
        kind = self.kind_of(seen)
        done = kind is not None and getattr(self, f"_{kind}")(seen)
        return kind if done else None

    def _offers(self, seen: dict[str, Any], *messages: str) -> bool:
        return any(re.search(self.says(*messages), name) for name in seen["buttons"])

    def _named(self, message: str) -> re.Pattern[str]:
        return re.compile(self.says(message))

    # --- One decision each --------------------------------------------------------------------------------------------

    def _curtain(self, seen: dict[str, Any]) -> bool:
        return self.press("web-table-curtain-open")

    def _score(self, seen: dict[str, Any]) -> bool:
        self.rounds += 1
        return self.press("web-deal-go-on")

    def _reward(self, seen: dict[str, Any]) -> bool:
        return self.press("web-deal-attach-do")

    def _to_reward(self, seen: dict[str, Any]) -> bool:
        return self.press("web-deal-reward-open")

    def _lay_down(self, seen: dict[str, Any]) -> bool:
        is_checked = self._offers(seen, "web-deal-lay-down-do")
        return self.press("web-deal-lay-down-do" if is_checked else "web-deal-lay-down")

    def _turn(self, seen: dict[str, Any]) -> bool:
        wants_swap = not self._offers(seen, "web-deal-draw") or self.random.random() < SWAPS
        if wants_swap and self._offers(seen, "web-deal-swap"):
            if seen["screen"] == "turn" and self.random.random() < 0.5:
                self.lift(1)
            return self.press("web-deal-swap")
        return self.press("web-deal-draw")

    def _swap(self, seen: dict[str, Any]) -> bool:
        partners = self.page.get_by_role("group", name=self._named("web-deal-swap-with")).get_by_role("button")
        if partners.count() == 0:
            self.lift(1)  # an empty pile: a card of the hand must go on it first
            self.page.wait_for_timeout(150)
        there = partners.count()  # once: the list comes anew with every answer of the server
        if there == 0:
            return False
        try:
            partners.nth(self.random.randrange(there)).click(timeout=3_000)
        except NotInTime:
            return False
        make = self.page.get_by_role("button", name=self._named("web-deal-swap-do"))
        try:
            expect(make).to_be_enabled(timeout=4_000)
        except AssertionError:
            return False
        self.met.add("swap")
        return self.press("web-deal-swap-do")

    def _discard(self, seen: dict[str, Any]) -> bool:
        count = re.search(r"\d+", seen["title"])
        self.lift(int(count.group()) if count else 1)
        return self.press("web-deal-discard")

    def _passing(self, seen: dict[str, Any]) -> bool:
        self.lift(1)
        return self.press("web-deal-pass-ready")

    def _after_swap(self, seen: dict[str, Any]) -> bool:
        return self.press("web-deal-end-turn")

    # --- Hands --------------------------------------------------------------------------------------------------------

    def lift(self, count: int) -> None:
        """Lift so many cards that are not lifted yet; fewer if another screen comes up meanwhile."""
        options = self.page.locator("[role=option]")
        total = options.count()
        for number in self.random.sample(range(total), min(count, total)):
            try:
                if options.nth(number).get_attribute("aria-selected", timeout=3_000) != "true":
                    # In a fan the free edge of a card is on its left.
                    options.nth(number).click(position={"x": 8, "y": 40}, timeout=3_000)
            except NotInTime:
                return

    def press(self, message: str) -> bool:
        """Press the button with this message; False if it was gone already."""
        button = self.page.get_by_role("button", name=self._named(message))
        try:
            button.first.click(timeout=3_000)
        except NotInTime:
            return False
        self.pressed += 1
        return True
