"""Whatever hands do to the reader, in whatever order: the ledger explains every balance, and nothing is negative."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from magie.reader.display import WIDTH, width
from magie.reader.machine import Hold, Insert, Press, Remove, Wait
from magie.reader.profile import Profile
from tests.reader.bench import Bench

KEYS = [*"0123456789", ".", "M", "K", "GO", "C"]
SLOTS = st.sampled_from(["left", "right"])
AMOUNTS = st.integers(0, 4_000).map(lambda steps: steps * 10_000)


class RandomHands(RuleBasedStateMachine):
    @initialize(balances=st.lists(AMOUNTS, min_size=6, max_size=6), in_game=st.booleans())
    def begin(self, balances: list[int], in_game: bool) -> None:
        self.bench = Bench(Profile(), in_game=in_game, **{f"card_{i + 1}": amount for i, amount in enumerate(balances)})

    @rule(key=st.sampled_from(KEYS))
    def press(self, key: Any) -> None:
        self.bench.give(Press(key))

    @rule(digits=st.text("0123456789.", max_size=6), unit=st.sampled_from("MK"))
    def type_amount(self, digits: str, unit: Any) -> None:
        for digit in digits:
            self.bench.give(Press(digit))  # type: ignore[arg-type]
        self.bench.give(Press(unit))

    @rule()
    def hold(self) -> None:
        self.bench.give(Hold())

    @rule(slot=SLOTS, card=st.integers(0, 7), against_arrow=st.booleans())
    def insert(self, slot: Any, card: int, against_arrow: bool) -> None:
        self.bench.give(Insert(slot, card, against_arrow))

    @rule(slot=SLOTS)
    def remove(self, slot: Any) -> None:
        self.bench.give(Remove(slot))

    @rule(seconds=st.integers(0, 90))
    def wait(self, seconds: int) -> None:
        self.bench.now += seconds * 1000
        self.bench.give(Wait())

    @invariant()
    def the_ledger_explains_every_balance(self) -> None:
        if hasattr(self, "bench"):
            assert self.bench.from_ledger == self.bench.reader.balances
            assert min(self.bench.reader.balances) >= 0

    @invariant()
    def everything_shown_fits_on_the_display(self) -> None:
        if hasattr(self, "bench"):
            shown = [text for step in self.bench.steps[-1:] for text in step.shown]
            assert all(width(text) <= WIDTH for text in shown)
            assert self.bench.reader.is_on or self.bench.display == ""

    @invariant()
    def what_is_refused_changes_no_balance(self) -> None:
        if hasattr(self, "bench") and self.bench.steps and self.bench.steps[-1].problem:
            assert not self.bench.steps[-1].bookings

    @invariant()
    def only_a_booking_whose_cards_are_in_can_be_corrected(self) -> None:
        if hasattr(self, "bench") and self.bench.reader.correctable is not None:
            inserted = {self.bench.reader.left, self.bench.reader.right}
            assert self.bench.reader.correctable.cards <= inserted


TestRandomHands = RandomHands.TestCase
TestRandomHands.settings = settings(max_examples=120, stateful_step_count=60, deadline=None)
