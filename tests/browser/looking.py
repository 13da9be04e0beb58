"""What somebody sees on a page that can be pressed, and pressing it: with a mouse, a finger, or keys alone.

One look at the page is one question to the browser, so that whole games can be played in a minute. What is pressed is
pressed where it stands: a button that something else covers cannot be.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Protocol

from playwright.sync_api import Page

# Until something in the page has changed, or for so many milliseconds.
CHANGE = """
  const change = (longest) => new Promise((resolve) => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    const done = () => { watch.disconnect(); clearTimeout(timer); requestAnimationFrame(resolve); };
    const watch = new MutationObserver(done);
    watch.observe(document, all);
    const timer = setTimeout(done, longest);
  });
"""

# Waits until there is something of what is wanted, or until the patience is over; then tells all that can be pressed.
# It looks again only when the page has changed, or a while later: a place in the fan or a fading sheet changes nothing.
# The elements stay in the page, under their numbers, for `POINT` and `FOCUSED`.
LOOK = """
async ([wanted, asks, patience]) => {
  const patterns = wanted.map((source) => new RegExp(source));
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText).trim().replace(/\\s+/g, ' ');
  const canBePressed = (element) => {
    // What the log shows is no part of the game, and its filters may have the name of a move.
    if (element.closest('.log .filters')) return false;
    if (element.disabled || element.ariaDisabled === 'true' || element.ariaBusy === 'true') return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const look = () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const elements = [...(modal ?? document).querySelectorAll('button, [role=radio], [role=option]')];
    window.seenControls = elements.filter(canBePressed);
    window.seenText = document.body.textContent;
    const main = document.querySelector('main[data-screen]');
    const controls = window.seenControls.map((element, number) => ({
      number,
      name: nameOf(element),
      part: element.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
      in_sheet: element.closest('dialog') !== null,
      is_option: element.closest('.options, .squares') !== null,
      is_card: element.role === 'option',
      is_lifted: element.ariaSelected === 'true',
    }));
    return {
      controls,
      screen: main?.dataset.screen ?? '',
      is_asked: main?.dataset.asked !== undefined,
      title: document.querySelector('.prompt h2')?.innerText ?? '',
    };
  };
  const isThere = ({ controls }) =>
    controls.some(({ name }) => patterns.some((each) => each.test(name))) ||
    (asks !== '' && document.querySelector(asks) !== null);
  CHANGE
  for (const end = performance.now() + patience; ; ) {
    const seen = look();
    const left = end - performance.now();
    if (left <= 0 || isThere(seen)) return seen;
    await change(Math.min(left, 100));
  }
}
""".replace("CHANGE", CHANGE)

# Waits until the page says something else than at the last look, or until the patience is over.
ANSWERED = """
async (patience) => {
  CHANGE
  for (const end = performance.now() + patience; document.body.textContent === window.seenText; ) {
    const left = end - performance.now();
    if (left <= 0) return;
    await change(left);
  }
}
""".replace("CHANGE", CHANGE)

# Where the middle of a control is, or the free edge of a card in a fan, scrolled into sight if need be; null if it is
# gone, or something lies over it.
POINT = """
(number) => {
  const element = window.seenControls?.[number];
  if (!element?.isConnected) return null;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.role === 'option' ? { x: x + 8, y: y + 40 } : { x: x + width / 2, y: y + height / 2 };
  };
  const isOnTop = ({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  // To the middle: at the edge of a sheet its last line would lie over it.
  if (!isOnTop(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop(middle()) ? middle() : null;
}
"""

FOCUSED = "(number) => window.seenControls?.[number] === document.activeElement"
MOST_TABS = 400  # more than the page has stops, the squares of the board being one


@dataclass(frozen=True)
class Control:
    """A button or another thing to press, as it was at one look."""

    number: int
    name: str
    part: str
    in_sheet: bool
    is_option: bool
    is_card: bool
    is_lifted: bool

    def is_named(self, pattern: str) -> bool:
        return re.search(pattern, self.name) is not None


@dataclass(frozen=True)
class Seen:
    """The page at one look: what can be pressed, which screen it is, whether somebody here is asked, and for what."""

    controls: list[Control]
    screen: str
    is_asked: bool
    title: str

    @property
    def hand(self) -> list[Control]:
        return [control for control in self.controls if control.is_card]


def look_around(page: Page, wanted: list[str], patience: float = 0, asks: str = "") -> Seen:
    """The page as soon as something of the wanted can be pressed, or something matches the selector `asks`; after so
    many seconds as it is.
    """
    seen: dict[str, Any] = page.evaluate(LOOK, [wanted, asks, patience * 1000])
    return Seen(**{**seen, "controls": [Control(**each) for each in seen["controls"]]})


def look(page: Page, wanted: list[str], patience: float = 0) -> list[Control]:
    """All that can be pressed, as soon as something of the wanted can; after so many seconds what there is."""
    return look_around(page, wanted, patience).controls


def wait_for_an_answer(page: Page, patience: float) -> None:
    """Until the page says something else than at the last look."""
    page.evaluate(ANSWERED, patience * 1000)


class Hands(Protocol):
    def press(self, control: Control) -> bool:
        """False if the control is gone or covered by now."""
        ...


class Pointer:
    """A mouse, or a finger where the page has a touch screen."""

    def __init__(self, page: Page, is_finger: bool = False) -> None:
        self.page = page
        self.is_finger = is_finger

    def press(self, control: Control) -> bool:
        point = self.page.evaluate(POINT, control.number)
        if point is None:
            return False
        if self.is_finger:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        return True


class Keys:
    """The keyboard alone: the keys of the table where there is one, else Tab until the control has the focus."""

    def __init__(self, page: Page, letters: dict[str, str]) -> None:
        self.page = page
        self.letters = letters
        self.used: set[str] = set()

    def press(self, control: Control) -> bool:
        for pattern, letter in self.letters.items():
            if control.is_named(pattern) and not control.in_sheet:
                return self._strike(letter)
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, control.number):
                return self._strike("Enter")
            self._strike("Tab")
        return False

    def _strike(self, key: str) -> bool:
        self.used.add(key)
        self.page.keyboard.press(key)
        return True
