"""A reader on the workbench: short words for what hands do to it.

bench = Bench()
bench.do("L:1 1 . 2 M")          # card 1 into the left slot, then keys
assert bench.balance(1) == 16_200_000
"""

from __future__ import annotations

from magie.reader import machine
from magie.reader.machine import Hold, Input, Insert, Press, Reader, Remove, Step, Wait, switched_off
from magie.reader.money import BANK, Booking
from magie.reader.profile import PRINTED, Profile

SLOTS = {"L": "left", "R": "right"}


class Bench:
    def __init__(self, profile: Profile = PRINTED, *, in_game: bool = False, **balances: int) -> None:
        self.profile = profile
        self.in_game = in_game
        start = [balances.get(f"card_{card}", profile.start) for card in range(1, profile.cards + 1)]
        self.start = tuple(start)
        self.reader: Reader = switched_off(profile, self.start)
        self.now = 0
        self.steps: list[Step] = []
        self.bookings: list[Booking] = []

    def do(self, text: str) -> Step:
        """`L:1` and `R:2` insert, `L:1!` the wrong way round, `-L` and `-R` remove, `hold` holds C, `61s` waits."""
        for word in text.split():
            if word.endswith("s") and word[:-1].isdigit():
                self.now += int(word[:-1]) * 1000
                self.give(Wait())
            else:
                self.give(_input(word))
        return self.steps[-1]

    def give(self, given: Input) -> Step:
        # Through the module, so that whoever listens to it hears the clauses.
        step = machine.reader_step(self.profile, self.reader, given, self.now, in_game=self.in_game)
        self.reader = step.state
        self.steps.append(step)
        self.bookings += step.bookings
        return step

    def balance(self, card: int) -> int:
        return self.reader.balance(card)

    @property
    def display(self) -> str:
        return self.reader.display

    @property
    def from_ledger(self) -> tuple[int, ...]:
        """The balances as the bookings tell them, by nothing but adding up."""
        balances = dict(enumerate(self.start, start=1))
        for booking in self.bookings:
            if booking.source != BANK:
                balances[booking.source] -= booking.amount
            if booking.target != BANK:
                balances[booking.target] += booking.amount
        return tuple(balances.values())


def _input(word: str) -> Input:
    if word == "hold":
        return Hold()
    if word[0] in SLOTS and ":" in word:
        return Insert(SLOTS[word[0]], int(word[2:].rstrip("!")), against_arrow=word.endswith("!"))  # type: ignore[arg-type]
    if word[0] == "-":
        return Remove(SLOTS[word[1]])  # type: ignore[arg-type]
    return Press(word)  # type: ignore[arg-type]
