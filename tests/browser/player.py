"""Somebody who plays through the page: looks at what can be pressed, decides, presses. Nothing behind the page is used.

    player = PagePlayer(page, seed=3)
    player.play_to_the_end()

It plays English pages, one device with one seat or several. It buys most of what it can, bids now and then, builds what
it may, offers a trade sometimes, and pays its debts by the plan the page suggests. Which decisions it has met is
written down in `met`, what it pressed in `trail`.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page

from tests.browser.eyes import Control, Hands, Pointer, look

PATIENCE = 120.0  # seconds without anything to decide before something is wrong; machines can be busy
GLANCE = 5.0  # seconds a look waits for something to decide before it looks around
OVER = r"^(Play again|To the next game)$"


@dataclass(frozen=True)
class Choice:
    """A kind of decision, the buttons that belong to it, and how gladly each is pressed."""

    kind: str
    button: str
    weight: float = 1.0


# In the order of attention: what stands further up is dealt with before what stands further down.
CHOICES = [
    [Choice("curtain", r"^I am ")],
    [Choice("really", r"^Really\?")],
    [Choice("offer", r"^Accept$", 0.4), Choice("offer", r"^Decline$", 0.6)],
    [Choice("auction", r"^Bid \D*[\d.,]+", 0.2), Choice("auction", r"^Pass$", 0.8)],
    [Choice("transfer", r"^Keep(,|$)"), Choice("transfer", r"^Redeem(,|$)", 0.4)],
    [Choice("claim", r"^Demand ", 0.5), Choice("claim", r"^Always demand$", 0.5)],
    [Choice("reaction", r"^Play no card$", 0.3), Choice("reaction", r"^Go on$", 0.3)],
    [Choice("negotiation", r"^(Ready|.+ is ready)$")],
    [Choice("tax", r" of everything$", 0.5), Choice("tax", r"^Pay .*\d", 0.5)],
    [Choice("upgrade", r"^Rise for ", 0.8), Choice("upgrade", r"^Stay as you are$", 0.2)],
    [Choice("purchase", r"^Buy for ", 0.9), Choice("purchase", r"^(Auction|Do not buy)$", 0.1)],
    [Choice("move", r"^\d+ squares?( |$)"), Choice("move", r"^\d+ to ")],
    [Choice("card", r"^Draw a card$", 0.5), Choice("card", r"^Pay$", 0.5)],
    [Choice("jail", r"^Use the card$", 1.0), Choice("jail", r"^Stay in jail$", 0.2)],
    [Choice("declare", r"^I want \d+$"), Choice("declare", r"^None$", 0.3)],
    [Choice("roll", r"^Roll( again)?$")],
    [Choice("end_turn", r"^End turn$")],
]
DEBT = r"^(Raise money|Use a suggestion|Give up|Go bankrupt)$"
# The best way out of a debt first; the page offers to go bankrupt only where nothing else helps.
PAY, SUGGESTION = r"^Pay .*\d", r"^Use a suggestion$"
WAYS_OUT = [r"^Really\?", PAY, SUGGESTION, r"^Go bankrupt$", r"^Give up$", r"^Raise money$"]
WANTED = [OVER, DEBT, *(each.button for choices in CHOICES for each in choices)]


class PagePlayer:
    """Plays every seat of one page."""

    def __init__(self, page: Page, seed: int = 0, hands: Hands | None = None, is_busy: bool = True) -> None:
        """`is_busy`: builds and trades, too."""
        self.page = page
        self.random = Random(seed)
        self.hands = hands or Pointer(page)
        self.is_busy = is_busy
        self.met: set[str] = set()
        self.trail: list[str] = []

    # --- The whole game ---------------------------------------------------------------------------------------------

    def play_to_the_end(self, most: int = 3000) -> None:
        """Until the page says that the game is over."""
        while self.decide_once() != "over":
            assert len(self.trail) < most, "this game does not come to an end"

    def play_until(self, kind: str, most: int = 1500) -> None:
        """Until a decision of this kind is on the page; it is left to whoever asked for it."""
        for _ in range(most):
            controls = self._look(PATIENCE)
            if kind_of(controls) == kind:
                return
            assert not is_over(controls), f"the game was over before there was a decision of the kind {kind}"
            self._decide(controls)
        raise AssertionError(f"no decision of the kind {kind} came up")

    def decide_once(self) -> str:
        """Wait until there is something to decide, and decide it; the kind of decision."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            controls = self._look(GLANCE)
            if is_over(controls):
                return "over"
            kind = self._decide(controls)
            if kind is not None:
                self.met.add(kind)
                return kind
        raise AssertionError(f"nothing can be decided; last pressed: {self.trail[-5:]}; there is: {self._names()}")

    @property
    def pressed(self) -> int:
        """How often something was pressed."""
        return len(self.trail)

    def is_over(self) -> bool:
        return is_over(self._look())

    def is_asked(self) -> bool:
        """Whether there is something to decide, now or in a moment."""
        return kind_of(self._look(0.5)) is not None

    def waiting_decision(self) -> str | None:
        """What the page asks for at this moment."""
        return kind_of(self._look())

    # --- Looking and pressing ---------------------------------------------------------------------------------------

    def _look(self, patience: float = 0, *wanted: str) -> list[Control]:
        return look(self.page, list(wanted) or WANTED, patience)

    def _names(self) -> list[str]:
        return [control.name for control in self._look()]

    def _press(self, control: Control) -> bool:
        if not self.hands.press(control):
            return False
        self.trail.append(control.name)
        return True

    def _press_named(self, pattern: str, patience: float = 0) -> bool:
        """The last one of this name, which is the one that lies on top."""
        found = [control for control in self._look(patience, pattern) if control.is_named(pattern)]
        return bool(found) and self._press(found[-1])

    # --- One decision -----------------------------------------------------------------------------------------------

    def _decide(self, controls: list[Control]) -> str | None:
        kind = kind_of(controls)
        if kind == "debt":
            return self._pay_debt(controls)
        if kind == "end_turn" and self._does_business():
            return "business"
        control = self._chosen(kind, controls)
        if control is not None and self._press(control):
            return kind
        self._clear_the_table(controls)
        return None

    def _chosen(self, kind: str | None, controls: list[Control]) -> Control | None:
        if kind == "option":
            return self.random.choice([control for control in controls if is_free_option(control)])
        open_ones = [
            (each.weight, control)
            for choices in CHOICES
            for each in choices
            if each.kind == kind
            for control in controls
            if control.is_named(each.button)
        ]
        if not open_ones:
            return None
        return self.random.choices([control for _, control in open_ones], [weight for weight, _ in open_ones])[0]

    def _clear_the_table(self, controls: list[Control]) -> None:
        """Put away what may lie over the buttons: a sheet, or an explanation."""
        for name in (r"^Close$", r"^Got it$"):
            for control in reversed(controls):
                if control.is_named(name) and self._press(control):
                    return

    # --- Debts ------------------------------------------------------------------------------------------------------

    def _pay_debt(self, controls: list[Control]) -> str | None:
        """By the plan the page suggests; where none helps, by giving up."""
        for way in WAYS_OUT:
            for control in controls:
                if control.is_named(way) and self._press(control):
                    if way == SUGGESTION:
                        self._look(GLANCE, PAY)  # the server tries the plan before it can be paid
                    return "debt"
        return None

    # --- Business ---------------------------------------------------------------------------------------------------

    def _does_business(self) -> bool:
        """Now and then, at the end of a turn: build what can be built, or offer a trade."""
        luck = self.random.random()
        if not self.is_busy or luck > 0.2:
            return False
        done = self._build() if luck < 0.12 else self._offer()
        self._clear_the_table(self._look())
        return done

    def _open(self, panel: str) -> bool:
        """A panel beside the board; on a phone it is behind "More"."""
        return self._press_named(f"^{panel}$") or (
            self._press_named("^More$") and self._press_named(f"^{panel}$", GLANCE)
        )

    def _build(self) -> bool:
        if not self._open("Property"):
            return False
        self.met.add("property")
        if self._press_named("^One building more on", 1) and self._press_named("^Do it$", 2):
            self.met.add("build")
        return True

    def _offer(self) -> bool:
        if not self._open("Trade"):
            return False
        self.met.add("trade")
        partners = [control for control in self._look(1, "^.") if control.part == "Trade with"]
        if partners:
            self._press(self.random.choice(partners))
        deeds = [control for control in self._look() if control.part.startswith("Deeds of ")]
        for deed in self.random.sample(deeds, min(2, len(deeds))):
            self._press(deed)
        if deeds and self._press_named("^Send offer$", 1):
            self.met.add("offer_made")
        return True


def kind_of(controls: list[Control]) -> str | None:
    """What the page asks for."""
    if any(control.is_named(DEBT) for control in controls):
        return "debt"
    for choices in CHOICES:
        if any(control.is_named(each.button) for control in controls for each in choices):
            return choices[0].kind
    return "option" if any(is_free_option(control) for control in controls) else None


def is_free_option(control: Control) -> bool:
    """One of a list that has names of its own: a square, a player, a card."""
    return control.is_option and not re.search("^More$", control.name)


def is_over(controls: list[Control]) -> bool:
    return any(control.is_named(OVER) for control in controls)
