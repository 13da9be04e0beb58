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

from tests.browser.device import Device
from tests.browser.looking import Control, Pointer, Seen, look_around, wait_for_an_answer
from tests.browser.words import says
from tests.server.kit import contribution, me

PATIENCE = 120.0  # seconds without anything to decide before something is wrong; machines can be busy
GLANCE = 5.0  # seconds a look waits for something to decide before it looks around
SOON = 1.0  # seconds until the page has taken note of a lifted card; if not, the player looks again
SWAPS = 0.35  # of the turns in which a card could be drawn as well

OPEN = """
async ({seats, contributions, table, settings}) => {
  const post = async (path, body, token) => {
    const headers = {'Content-Type': 'application/json', ...(token ? {Authorization: `Bearer ${token}`} : {})};
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  const made = await post('/api/rooms', {edition: 'cards', seats, table});
  const isComplete = !seats.some(seat => seat.kind === 'open');
  if (isComplete) await post(`/api/rooms/${made.room.id}/start`, {contributions}, made.host);
  const tokens = Object.fromEntries(made.seats.map(grant => [grant.seat, grant.token]));
  const room = {id: made.room.id, tokens, host: made.host, edition: 'cards', seen: Date.now()};
  localStorage.setItem('magie.rooms', JSON.stringify([room]));
  localStorage.setItem('magie.settings', JSON.stringify(settings));
  return made.room.id;
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
OVER = "web-end-rematch"
WANTED = (OVER, *(button for buttons in KINDS.values() for button in buttons))
# Screens on which a card must be lifted before their button can be pressed, and what they ask for.
LIFTING = {"discard": "discard", "trade_card": "discard", "passing": "passing", "swap": "swap"}
ASKS = ", ".join(f"main[data-screen={screen}][data-asked]:has([role=option])" for screen in LIFTING)


def at_the_card_table(
    device: Device,
    people: list[str],
    bots: int,
    bot: str = "novice",
    *,
    coach: bool = False,
    captions: bool = False,
    **table: Any,
) -> Page:
    """A game that has begun, on a device with all its people; explanations have been seen unless `coach` is true."""
    page = device.open("/")
    seats = [*(me(name) for name in people), *([{"kind": "bot", "bot": bot}] * bots)]
    shares = [contribution(name) for name in people]
    wish = {"seats": seats, "contributions": shares, "table": {"pace": "at_once", **table}}
    room = page.evaluate(OPEN, wish | {"settings": {"coach": coach, "captions": captions}})
    page.goto(f"/room/{room}")
    expect(page.locator("main[data-screen]")).to_be_attached()
    return page


class CardPlayer:
    """Plays every person of one page."""

    def __init__(self, page: Page, seed: int = 0, language: str = "en") -> None:
        self.page = page
        self.hands = Pointer(page)
        self.says = partial(says, language=language)
        self.random = Random(seed)
        self.met: set[str] = set()
        self.pressed = 0
        self.rounds = 0

    def play_to_the_end(self, most: int = 900) -> None:
        while self.decide_once() != "over":
            assert self.pressed < most, "this game does not come to an end"

    def play_until(self, kind: str, most: int = 400) -> None:
        """Until a decision of this kind is on the page; it is left to whoever asked for it."""
        end = time.monotonic() + 3 * PATIENCE
        while self.pressed < most and time.monotonic() < end:
            seen = self.look(GLANCE)
            if self.kind_of(seen) == kind:
                return
            assert not self._is_over(seen), f"the game was over before there was {kind}"
            self._decide(seen)
        raise AssertionError(f"nothing of the kind {kind} came up")

    def look(self, patience: float = 0) -> Seen:
        """The page as soon as something can be decided."""
        return self._look_for(WANTED, ASKS, patience)

    def _look_for(self, messages: tuple[str, ...], asks: str, patience: float) -> Seen:
        return look_around(self.page, [self.says(*messages)], patience, asks)

    def _next(self, seen: Seen, message: str) -> Seen:
        """The page as soon as this message can be pressed, or never more because the game has gone on."""
        gone = f"main:not([data-screen={seen.screen}]), main:not([data-asked])"
        return self._look_for((message,), gone, SOON)

    def decide_once(self) -> str:
        """Wait until there is something to decide, and decide it; the kind of decision."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look(GLANCE)
            if self._is_over(seen):
                return "over"
            kind = self._decide(seen)
            if kind:
                self.met.add(kind)
                return kind
        raise AssertionError(f"nothing to decide for a long time; the page has {self.look()}")

    def kind_of(self, seen: Seen) -> str | None:
        """What the page asks for at this moment."""
        for kind, buttons in KINDS.items():
            if self._offers(seen, *buttons):
                return kind
        # Nothing is lifted yet, so the button waits.
        return LIFTING.get(seen.screen) if seen.hand and seen.is_asked else None

    def _is_over(self, seen: Seen) -> bool:
        return self._offers(seen, OVER)

    def _decide(self, seen: Seen) -> str | None:
        kind = self.kind_of(seen)
        done = kind is not None and getattr(self, f"_{kind}")(seen)
        return kind if done else None

    def _offers(self, seen: Seen, *messages: str) -> bool:
        return self._found(seen, *messages) is not None

    def _found(self, seen: Seen, *messages: str) -> Control | None:
        """The last one of this name, which is the one that lies on top."""
        named = [control for control in seen.controls if control.is_named(self.says(*messages))]
        return named[-1] if named else None

    # --- One decision each --------------------------------------------------------------------------------------------

    def _curtain(self, seen: Seen) -> bool:
        return self._press(seen, "web-table-curtain-open")

    def _score(self, seen: Seen) -> bool:
        self.rounds += 1
        return self._press(seen, "web-deal-go-on")

    def _reward(self, seen: Seen) -> bool:
        return self._press(seen, "web-deal-attach-do")

    def _to_reward(self, seen: Seen) -> bool:
        return self._press(seen, "web-deal-reward-open")

    def _lay_down(self, seen: Seen) -> bool:
        return self._press(seen, "web-deal-lay-down-do") or self._press(seen, "web-deal-lay-down")

    def _turn(self, seen: Seen) -> bool:
        wants_swap = not self._offers(seen, "web-deal-draw") or self.random.random() < SWAPS
        if wants_swap and self._offers(seen, "web-deal-swap"):
            if seen.screen == "turn" and self.random.random() < 0.5:
                self._lift(seen, 1)
                seen = self._next(seen, "web-deal-swap")
            return self._press(seen, "web-deal-swap")
        return self._press(seen, "web-deal-draw")

    def _swap(self, seen: Seen) -> bool:
        if not self._partners(seen):
            self._lift(seen, 1)  # an empty pile: a card of the hand must go on it first
            seen = self.look()
        partners = self._partners(seen)
        if not partners or not self.hands.press(self.random.choice(partners)):
            return False
        if not self._press(self._next(seen, "web-deal-swap-do"), "web-deal-swap-do"):
            return False
        self.met.add("swap")
        return True

    def _partners(self, seen: Seen) -> list[Control]:
        return [control for control in seen.controls if re.search(self.says("web-deal-swap-with"), control.part)]

    def _discard(self, seen: Seen) -> bool:
        count = re.search(r"\d+", seen.title)
        self._lift(seen, int(count.group()) if count else 1)
        return self._press(self._next(seen, "web-deal-discard"), "web-deal-discard")

    def _passing(self, seen: Seen) -> bool:
        self._lift(seen, 1)
        return self._press(self._next(seen, "web-deal-pass-ready"), "web-deal-pass-ready")

    def _after_swap(self, seen: Seen) -> bool:
        return self._press(seen, "web-deal-end-turn")

    # --- Hands --------------------------------------------------------------------------------------------------------

    def _lift(self, seen: Seen, count: int) -> None:
        """Lift cards until there are so many."""
        down = [card for card in seen.hand if not card.is_lifted]
        missing = max(0, count - (len(seen.hand) - len(down)))
        for card in self.random.sample(down, min(missing, len(down))):
            self.hands.press(card)

    def _press(self, seen: Seen, message: str) -> bool:
        """Press the button with this message; False if it was gone already."""
        control = self._found(seen, message)
        if control is None or not self.hands.press(control):
            return False
        self.pressed += 1
        wait_for_an_answer(self.page, GLANCE)  # until then the page would offer the same again
        return True
