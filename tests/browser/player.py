"""Somebody who plays through the page: looks at what can be pressed, decides, presses. Nothing behind the page is used.

    player = PagePlayer(page, seed=3)
    player.play_to_the_end()

It plays in any language of the page, one device with one seat or several. It buys most of what it can, bids now and
then, builds what it may, offers a trade sometimes, and pays its debts by the plan the page suggests. Which decisions it
has met is written down in `met`, what it pressed in `trail`.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from functools import partial
from random import Random

from playwright.sync_api import Page

from tests.browser.looking import Control, Hands, Pointer, look
from tests.browser.words import says

PATIENCE = 120.0  # seconds without anything to decide before something is wrong; machines can be busy
GLANCE = 5.0  # seconds a look waits for something to decide before it looks around


@dataclass(frozen=True)
class Choice:
    """A kind of decision, the messages on the buttons that belong to it, and how gladly each is pressed."""

    kind: str
    button: tuple[str, ...]
    weight: float = 1.0


def _turn(kind: str, *buttons: str, weight: float = 1.0) -> Choice:
    return Choice(kind, tuple(f"web-decisions-do-{button}" for button in buttons), weight)


# In the order of attention: what stands further up is dealt with before what stands further down.
CHOICES = [
    [Choice("curtain", ("web-table-curtain-open",))],
    [Choice("really", ("web-look-really",))],
    [Choice("offer", ("web-trade-accept",), 0.4), Choice("offer", ("web-trade-decline",), 0.6)],
    [Choice("auction", ("web-auction-bid",), 0.2), Choice("auction", ("web-auction-pass",), 0.8)],
    [
        _turn("transfer", "keep-mortgage", "keep-mortgage-for"),
        _turn("transfer", "redeem", "redeem-for", weight=0.4),
    ],
    [_turn("claim", "demand", weight=0.5), _turn("claim", "demand-always", weight=0.5)],
    [_turn("reaction", "no-card", weight=0.3), _turn("reaction", "go-on", weight=0.3)],
    [_turn("negotiation", "ready", "ready-name")],
    [_turn("tax", "tax-share", weight=0.5), _turn("tax", "pay", weight=0.5)],
    [_turn("upgrade", "upgrade", weight=0.8), _turn("upgrade", "keep-token", weight=0.2)],
    [_turn("purchase", "buy", weight=0.9), _turn("purchase", "auction", "decline", weight=0.1)],
    [_turn("move", "steps", "steps-to")],
    [_turn("card", "draw", weight=0.5), _turn("card", "pay-card", weight=0.5)],
    [_turn("jail", "jail-card"), _turn("jail", "stay", weight=0.2)],
    [_turn("declare", "declare")],
    [_turn("roll", "roll", "roll-again")],
    [_turn("end_turn", "end-turn")],
    [Choice("read", ("web-table-card-close",))],  # somebody else's card: what waits for its reader goes on
]
OVER = ("web-end-rematch", "web-end-to-rematch")
AUCTION = ("web-auction-bid", "web-auction-pass")
DEBT = ("web-table-raise-money", "web-debt-suggestion", "web-debt-give-up", "web-debt-bankrupt")
# The best way out of a debt first; the page offers to go bankrupt only where nothing else helps.
PAY, SUGGESTION = "web-debt-pay", "web-debt-suggestion"
WAYS_OUT = ("web-look-really", PAY, SUGGESTION, "web-debt-bankrupt", "web-debt-give-up", "web-table-raise-money")
WANTED = (*OVER, *DEBT, *(button for choices in CHOICES for each in choices for button in each.button))


class PagePlayer:
    """Plays every seat of one page."""

    def __init__(
        self, page: Page, seed: int = 0, hands: Hands | None = None, is_busy: bool = True, language: str = "en"
    ) -> None:
        """`is_busy`: builds and trades, too."""
        self.page = page
        self.says = partial(says, language=language)
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
            if self._kind_of(controls) == kind:
                return
            assert not self._is_end(controls), f"the game was over before there was a decision of the kind {kind}"
            self._decide(controls)
        raise AssertionError(f"no decision of the kind {kind} came up")

    def decide_once(self) -> str:
        """Wait until there is something to decide, and decide it; the kind of decision."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            controls = self._look(GLANCE)
            if self._is_end(controls):
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
        return self._is_end(self._look())

    def is_asked(self) -> bool:
        """Whether there is something to decide, now or in a moment."""
        return self._kind_of(self._look(0.5)) is not None

    def waiting_decision(self) -> str | None:
        """What the page asks for at this moment."""
        return self._kind_of(self._look())

    # --- Looking and pressing ---------------------------------------------------------------------------------------

    def _look(self, patience: float = 0, *wanted: str) -> list[Control]:
        """All that can be pressed, as soon as one of these messages can."""
        return look(self.page, [self.says(*(wanted or WANTED))], patience)

    def _names(self) -> list[str]:
        return [control.name for control in self._look()]

    def _press(self, control: Control) -> bool:
        if not self.hands.press(control):
            return False
        self.trail.append(control.name)
        return True

    def _press_named(self, message: str, patience: float = 0) -> bool:
        """The last one of this name, which is the one that lies on top."""
        found = [control for control in self._look(patience, message) if control.is_named(self.says(message))]
        return bool(found) and self._press(found[-1])

    # --- One decision -----------------------------------------------------------------------------------------------

    def _decide(self, controls: list[Control]) -> str | None:
        kind = self._kind_of(controls)
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
            return self.random.choice([control for control in controls if self._is_free_option(control)])
        open_ones = [
            (each.weight, control)
            for choices in CHOICES
            for each in choices
            if each.kind == kind
            for control in controls
            if control.is_named(self.says(*each.button))
        ]
        if not open_ones:
            return None
        return self.random.choices([control for _, control in open_ones], [weight for weight, _ in open_ones])[0]

    def _clear_the_table(self, controls: list[Control]) -> None:
        """Put away what may lie over the buttons: a sheet, or an explanation."""
        for message in ("web-look-close", "web-coach-got-it"):
            for control in reversed(controls):
                if control.is_named(self.says(message)) and self._press(control):
                    return

    # --- Debts ------------------------------------------------------------------------------------------------------

    def _pay_debt(self, controls: list[Control]) -> str | None:
        """By the plan the page suggests; where none helps, by giving up."""
        for way in WAYS_OUT:
            for control in controls:
                if control.is_named(self.says(way)) and self._press(control):
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
        return self._press_named(panel) or (self._press_named("web-table-more") and self._press_named(panel, GLANCE))

    def _build(self) -> bool:
        if not self._open("web-table-property"):
            return False
        self.met.add("property")
        if self._press_named("web-business-more", 1) and self._press_named("web-build-confirm", 2):
            self.met.add("build")
        return True

    def _offer(self) -> bool:
        if not self._open("web-table-trade"):
            return False
        self.met.add("trade")
        partners = self._inside("web-trade-with")
        if partners:
            self._press(self.random.choice(partners))
        deeds = self._inside("web-trade-deeds-of")
        for deed in self.random.sample(deeds, min(2, len(deeds))):
            self._press(deed)
        if deeds and self._press_named("web-trade-send", 1):
            self.met.add("offer_made")
        return True

    # --- What the page asks for -------------------------------------------------------------------------------------

    def _kind_of(self, controls: list[Control]) -> str | None:
        # Whoever is short of cash may raise money in an auction too, behind a button of the same name; we pass there.
        is_auction = any(control.is_named(self.says(*AUCTION)) for control in controls)
        if not is_auction and any(control.is_named(self.says(*DEBT)) for control in controls):
            return "debt"
        for choices in CHOICES:
            if any(control.is_named(self.says(*each.button)) for control in controls for each in choices):
                return choices[0].kind
        return "option" if any(self._is_free_option(control) for control in controls) else None

    def _is_free_option(self, control: Control) -> bool:
        """One of a list that has names of its own: a square, a player, a card."""
        return control.is_option and not control.is_named(self.says("web-table-more"))

    def _is_end(self, controls: list[Control]) -> bool:
        return any(control.is_named(self.says(*OVER)) for control in controls)

    def _inside(self, message: str) -> list[Control]:
        """What can be pressed in the part of the page that has this name."""
        return [control for control in self._look() if re.search(self.says(message), control.part)]
