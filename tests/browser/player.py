"""Somebody who plays through the page: looks at what can be pressed, decides, presses. Nothing behind the page is used.

    player = PagePlayer(page, seed=3)
    player.play_to_the_end()

It plays English pages, one device with one seat or several. It buys most of what it can, bids up to the list price,
builds what it may, offers a trade now and then, and pays its debts by the plan the page suggests. Which decisions it
has met is written down in `met`.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotInTime

PATIENCE = 60.0  # seconds without any change before something is wrong; machines can be busy
# All buttons that can be pressed, as people see them: their names, and the part of the page they stand in.
LOOK = """
() => [...document.querySelectorAll('button')].map((button, index) => {
  const box = button.getBoundingClientRect();
  const dialog = button.closest('dialog, [role=dialog]');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isOff = button.disabled || button.getAttribute('aria-disabled') === 'true'
    || button.getAttribute('aria-busy') === 'true';
  const isSeen = box.width > 0 && box.height > 0 && getComputedStyle(button).visibility !== 'hidden';
  return {
    index,
    name: (button.getAttribute('aria-label') ?? button.innerText).trim().replace(/\\s+/g, ' '),
    usable: isSeen && !isOff && (!top || !top.matches(':modal') || top.contains(button)),
    inDialog: dialog !== null,
  };
}).filter((button) => button.usable)
"""

MONEY = r"(?:\D*)([\d.,]+)"


@dataclass(frozen=True)
class Choice:
    """A kind of decision, the buttons that belong to it, and how gladly each is pressed."""

    kind: str
    button: re.Pattern[str]
    weight: float = 1.0


def choice(kind: str, button: str, weight: float = 1.0) -> Choice:
    return Choice(kind, re.compile(button), weight)


# In the order of attention: what stands further up covers what stands further down.
CHOICES = [
    [choice("curtain", r"^I am ")],
    [choice("really", r"^Really\?")],
    [choice("offer", r"^Accept$", 0.4), choice("offer", r"^Decline$", 0.6)],
    [choice("auction", r"^Bid \D*[\d.,]+", 0.6), choice("auction", r"^Pass$", 0.4)],
    [choice("transfer", r"^Keep(,|$)"), choice("transfer", r"^Redeem(,|$)", 0.4)],
    [choice("claim", r"^Demand ")],
    [choice("reaction", r"^Play the card$", 0.7), choice("reaction", r"^Play no card$", 0.3)],
    [choice("negotiation", r"^(Ready|.+ is ready)$")],
    [choice("tax", r" of everything$", 0.5), choice("tax", r"^Pay \D*[\d.,]+$", 0.5)],
    [choice("upgrade", r"^Rise for ", 0.8), choice("upgrade", r"^Stay as you are$", 0.2)],
    [choice("purchase", r"^Buy for ", 0.85), choice("purchase", r"^(Auction|Do not buy)$", 0.15)],
    [choice("move", r"^\d+ squares?( |$)"), choice("move", r"^\d+ to ")],
    [choice("card", r"^Draw a card$", 0.5), choice("card", r"^Pay$", 0.5)],
    [choice("jail", r"^Use the card$", 1.0), choice("jail", r"^Stay in jail$", 0.2)],
    [choice("declare", r"^I want \d+$"), choice("declare", r"^None$", 0.3)],
    [choice("roll", r"^Roll( again)?$")],
    [choice("end_turn", r"^End turn$")],
]


class PagePlayer:
    """Plays every seat of one page."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.random = Random(seed)
        self.met: set[str] = set()
        self.pressed = 0
        self.trail: list[str] = []

    # --- The whole game ---------------------------------------------------------------------------------------------

    def play_to_the_end(self, most: int = 4000) -> None:
        """Until the page says that the game is over."""
        while not self.is_over():
            assert self.pressed < most, "this game does not come to an end"
            self.decide_once()

    def play_until(self, kind: str, most: int = 1500) -> None:
        """Until a decision of this kind is on the page; it is left to whoever asked for it."""
        for _ in range(most):
            if self.waiting_decision() == kind:
                return
            assert not self.is_over(), f"the game was over before there was a decision of the kind {kind}"
            self.decide_once()
        raise AssertionError(f"no decision of the kind {kind} came up")

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Play again", exact=True).count() > 0

    # --- One decision -------------------------------------------------------------------------------------------------

    def decide_once(self) -> str:
        """Wait until there is something to decide, and decide it; the kind of decision."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.is_over():
                return "over"
            kind = self._decide_if_asked()
            if kind is not None:
                self.met.add(kind)
                return kind
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing to decide for a long time; the page has {self.names()}")

    def waiting_decision(self) -> str | None:
        """What the page asks for at this moment."""
        names = self.names()
        for choices in CHOICES:
            for each in choices:
                if any(each.button.search(name) for name in names):
                    return each.kind
        return "debt" if any(re.search(r"^(Raise money|Use a suggestion)$", name) for name in names) else None

    def names(self) -> list[str]:
        return [str(button["name"]) for button in self._buttons()]

    def _buttons(self) -> list[dict[str, object]]:
        return list(self.page.evaluate(LOOK))

    def _decide_if_asked(self) -> str | None:
        buttons = self._buttons()
        if self._is_in_debt(buttons):
            return self._pay_debt(buttons)
        if self._is_covered(buttons):
            self._close()
        for choices in CHOICES:
            open_ones = [
                (each, button) for each in choices for button in buttons if each.button.search(str(button["name"]))
            ]
            if not open_ones:
                continue
            kind = open_ones[0][0].kind
            if kind == "end_turn" and self._does_business():
                return "business"
            weights = [each.weight for each, _ in open_ones]
            _, button = self.random.choices(open_ones, weights)[0]
            return kind if self._press(button) else None
        return None

    @staticmethod
    def _is_covered(buttons: list[dict[str, object]]) -> bool:
        """A sheet lies over the table that has nothing to decide on it."""
        return any(button["name"] == "Close" and button["inDialog"] for button in buttons)

    def _press(self, button: dict[str, object]) -> bool:
        """Press a button, and once more if it asks whether that is meant; False if it was gone already."""
        found = self.page.locator("button").nth(int(str(button["index"])))
        return self.press(found)

    def press(self, button: Locator) -> bool:
        try:
            name = button.inner_text(timeout=2_000)
            button.click(timeout=5_000)
            self.pressed += 1
            self.trail.append(name)
            if re.search("Really", button.inner_text(timeout=300)):
                self.page.wait_for_timeout(450)
                button.click(timeout=3_000)
        except NotInTime:
            return False
        except Exception as problem:
            if "not attached" in str(problem) or "detached" in str(problem):
                return False
            raise AssertionError(f"could not press {name!r}") from problem
        return True

    # --- Debts --------------------------------------------------------------------------------------------------------

    @staticmethod
    def _is_in_debt(buttons: list[dict[str, object]]) -> bool:
        return any(re.search(r"^(Raise money|Use a suggestion|Go bankrupt|Give up)$", str(b["name"])) for b in buttons)

    def _pay_debt(self, buttons: list[dict[str, object]]) -> str | None:
        """By the plan the page suggests; where none helps, by giving up."""
        for wanted in (r"^Pay \D*[\d.,]+$", r"^Use a suggestion$", r"^Go bankrupt$", r"^Give up$", r"^Raise money$"):
            for button in buttons:
                if re.search(wanted, str(button["name"])) and self._press(button):
                    # Plans are tried by the server before the page offers the next step.
                    self._wait_for_other_buttons(buttons)
                    return "debt"
        return None

    def _wait_for_other_buttons(self, before: list[dict[str, object]]) -> None:
        known = {button["name"] for button in before}
        for _ in range(100):
            if set(self.names()) != known:
                return
            self.page.wait_for_timeout(100)

    # --- Business -----------------------------------------------------------------------------------------------------

    def _does_business(self) -> bool:
        """Now and then, at the end of a turn: build what can be built, or offer a trade."""
        lucky = self.random.random()
        if lucky < 0.25:
            return self._build()
        if lucky < 0.32:
            return self._offer()
        return False

    def _open(self, panel: str) -> bool:
        if any(name == "More" for name in self.names()):
            self.press(self.page.get_by_role("button", name="More", exact=True))
        opener = self.page.get_by_role("button", name=panel, exact=True)
        if opener.count() == 0:
            return False
        return self.press(opener.last)

    def _close(self) -> None:
        """Put the sheet away, if one is open."""
        close = self.page.get_by_role("button", name="Close", exact=True)
        if close.count():
            self.press(close.last)
            self.page.wait_for_timeout(80)

    def _build(self) -> bool:
        if not self._open("Property"):
            return False
        self.met.add("property")
        more = self.page.get_by_role("button", name=re.compile("^One building more on"))
        self._settle(more)
        built = False
        for number in range(min(more.count(), 3)):
            if more.nth(number).is_enabled() and more.nth(number).get_attribute("aria-disabled") != "true":
                built = self.press(more.nth(number)) or built
        if built:
            sure = self.page.get_by_role("button", name="Do it", exact=True)
            self.page.wait_for_timeout(300)
            if sure.count() and sure.first.get_attribute("aria-disabled") != "true":
                self.press(sure.first)
                self.met.add("build")
        self._close()
        return True

    def _offer(self) -> bool:
        if not self._open("Trade"):
            return False
        self.met.add("trade")
        partners = self.page.get_by_role("radiogroup", name="Trade with").get_by_role("radio")
        self._settle(partners)
        if partners.count():
            self.press(partners.nth(self.random.randrange(partners.count())))
            deeds = self.page.get_by_role("list", name=re.compile("^Deeds of ")).get_by_role("button")
            for number in self.random.sample(range(deeds.count()), min(2, deeds.count())):
                self.press(deeds.nth(number))
            self.page.wait_for_timeout(400)
            send = self.page.get_by_role("button", name="Send offer", exact=True)
            if send.count() and send.first.get_attribute("aria-disabled") != "true" and self.press(send.first):
                self.met.add("offer_made")
        self._close()
        return True

    def _settle(self, wanted: Locator) -> None:
        """A window is fetched when it is first opened."""
        for _ in range(20):
            if wanted.count():
                return
            self.page.wait_for_timeout(50)
