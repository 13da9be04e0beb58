"""Replays of finished and of uploaded games. The last few tapes are kept in memory, so that going through one is quick.

Making a tape plays the whole game once, in a thread, and never twice at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from magie.server.problems import TableError
from magie.server.rooms.editions import has_secrets, skins_for
from magie.server.rooms.tallies import Dice, landings, points, rounds
from magie.server.rooms.tape import Tape
from magie.server.schema.replays import Replay, ReplayMove, ReplayState, ReplayStates, ReplayStep, ReplaySteps

MOST_BYTES = 64_000_000  # of all tapes together
MOST_STATES = 100  # in one answer
MOST_STEPS = 1000
AT_ONCE = 2  # tapes that are being made


@dataclass
class Player:
    """A tape in use; what can be counted in it is counted once."""

    tape: Tape

    @cached_property
    def card(self) -> Replay:
        """All but the steps. Nothing in it is hidden from anybody."""
        tape, edition = self.tape, self.tape.edition
        dice = Dice(tape)
        return Replay(
            edition=edition.name,
            family=edition.file.family,
            hash=edition.hash,
            variants=list(edition.variants),
            house_rules=edition.house_rules,
            deck=edition.deck_name,
            skin=tape.skin,
            data=msgspec.to_builtins(edition.file),
            skins=skins_for(edition.file),
            has_secrets=has_secrets(edition),
            seats=tape.seats,
            steps=tape.last,
            moves=[ReplayMove(seat=each.seat, do=each.do, turn=each.turn, round=each.round) for each in tape.moments],
            points=points(tape),
            rounds=rounds(tape),
            dice=dice.faces,
            sums=dice.sums,
            landings=landings(tape),
            outcome=tape.outcome,
        )

    def state(self, step: int, eyes: int | None) -> ReplayState:
        """The game after a step."""
        self._must_have(step, eyes)
        return ReplayState(step=self.tape.step_for(step, eyes), game=self.tape.state_for(step, eyes))

    def states(self, first: int, most: int, eyes: int | None) -> ReplayStates:
        """The game after a step and after those that follow it."""
        self._must_have(first, eyes)
        return ReplayStates(states=[self.state(step, eyes) for step in self._range(first, min(most, MOST_STATES))])

    def steps(self, first: int, most: int, eyes: int | None) -> ReplaySteps:
        """Steps without the positions."""
        self._must_have(first, eyes)
        found: list[ReplayStep] = [self.tape.step_for(step, eyes) for step in self._range(first, min(most, MOST_STEPS))]
        return ReplaySteps(steps=found)

    def _range(self, first: int, most: int) -> range:
        return range(first, min(first + most, self.tape.last + 1))

    def _must_have(self, step: int, eyes: int | None) -> None:
        if step > self.tape.last:
            raise TableError("room/no-such-step", step=step, last=self.tape.last)
        if eyes is not None and eyes >= len(self.tape.seats):
            raise TableError("room/no-such-seat", seat=eyes)


class Replays:
    """The tapes in memory, the one used last at the end."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Player] = OrderedDict()
        self._made: dict[str, asyncio.Lock] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def player(self, key: str, make: Callable[[], Awaitable[Tape]]) -> Player:
        """The tape kept under this key, made if it is not there. Whoever asks meanwhile waits for the same one."""
        lock = self._made.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                if key not in self._kept:
                    async with self._places:
                        self._keep(key, Player(await make()))
                self._kept.move_to_end(key)
                return self._kept[key]
        finally:
            if not lock.locked():
                self._made.pop(key, None)

    def _keep(self, key: str, player: Player) -> None:
        self._kept[key] = player
        while len(self._kept) > 1 and sum(each.tape.size for each in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)
