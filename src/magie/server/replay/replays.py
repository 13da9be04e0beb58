"""Replays of finished and of uploaded games. The last few tapes are kept in memory, so that going through one is quick.

Making a tape plays the whole game once, and never twice at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from magie.server.log.editions import skins_for
from magie.server.problems import TableError
from magie.server.replay.recording import Recording
from magie.server.replay.tallies import Dice, landings, points, rounds
from magie.server.schema.replays import Replay, ReplayMove, ReplayState, ReplayStates, ReplayStep, ReplaySteps

MOST_BYTES = 64_000_000  # of all tapes together
MOST_STATES = 100  # in one answer
MOST_STEPS = 1000


@dataclass
class Player:
    """A tape in use; what can be counted in it is counted once."""

    recording: Recording

    @cached_property
    def card(self) -> Replay:
        """All but the steps. Nothing in it is hidden from anybody."""
        recording, edition = self.recording, self.recording.edition
        dice = Dice(recording)
        return Replay(
            edition=edition.name,
            family=edition.file.family,
            hash=edition.hash,
            variants=list(edition.variants),
            house_rules=edition.house_rules,
            deck=edition.deck_name,
            skin=recording.skin,
            data=msgspec.to_builtins(edition.file),
            skins=skins_for(edition.file),
            has_secrets=edition.has_secrets,
            seats=recording.seats,
            steps=recording.last,
            moves=[
                ReplayMove(seat=each.seat, do=each.do, turn=each.turn, round=each.round) for each in recording.moments
            ],
            points=points(recording),
            rounds=rounds(recording),
            dice=dice.faces,
            sums=dice.sums,
            landings=landings(recording),
            outcome=recording.outcome,
        )

    def state(self, step: int, viewer: int | None) -> ReplayState:
        """The game after a step."""
        self._must_have(step, viewer)
        return ReplayState(step=self.recording.step_for(step, viewer), game=self.recording.state_for(step, viewer))

    def states(self, first: int, most: int, viewer: int | None) -> ReplayStates:
        """The game after a step and after those that follow it."""
        self._must_have(first, viewer)
        return ReplayStates(states=[self.state(step, viewer) for step in self._range(first, min(most, MOST_STATES))])

    def steps(self, first: int, most: int, viewer: int | None) -> ReplaySteps:
        """Steps without the positions."""
        self._must_have(first, viewer)
        found: list[ReplayStep] = [
            self.recording.step_for(step, viewer) for step in self._range(first, min(most, MOST_STEPS))
        ]
        return ReplaySteps(steps=found)

    def _range(self, first: int, most: int) -> range:
        return range(first, min(first + most, self.recording.last + 1))

    def _must_have(self, step: int, viewer: int | None) -> None:
        if step > self.recording.last:
            raise TableError("room/no-such-step", step=step, last=self.recording.last)
        if viewer is not None and viewer >= len(self.recording.seats):
            raise TableError("room/no-such-seat", seat=viewer)


class Replays:
    """The tapes in memory, the one used last at the end."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Player] = OrderedDict()
        self._made: dict[str, asyncio.Lock] = {}

    async def player(self, key: str, make: Callable[[], Awaitable[Recording]]) -> Player:
        """The tape kept under this key, made if it is not there. Whoever asks meanwhile waits for the same one."""
        lock = self._made.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                if key not in self._kept:
                    self._keep(key, Player(await make()))
                self._kept.move_to_end(key)
                return self._kept[key]
        finally:
            if not lock.locked():
                self._made.pop(key, None)

    def _keep(self, key: str, player: Player) -> None:
        self._kept[key] = player
        while len(self._kept) > 1 and sum(each.recording.size for each in self._kept.values()) > MOST_BYTES:
            self._kept.popitem(last=False)
