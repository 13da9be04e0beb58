"""A card reader as devices are told of it: how it stands, and what an input did to it."""

from __future__ import annotations

from magie.reader import Reader, Step
from magie.reader.machine import Input, Wait
from magie.reader.profile import Profile
from magie.server.schema.reader import ReaderState, ReaderStep


def reader_state(profile: Profile, reader: Reader, balances: tuple[int, ...], now: int) -> ReaderState:
    """A reader as everybody sees it at this time."""
    off_at = reader.used + profile.off_after * 1000 if reader.is_on else None
    is_on = off_at is not None and now < off_at
    shown = Reader(balances=balances, is_on=is_on, left=reader.left, right=reader.right, typed=reader.typed)
    return ReaderState(
        is_on=is_on,
        display=shown.display,
        typed=reader.typed if is_on else "",
        left=reader.left,
        right=reader.right,
        volume=reader.volume,
        correctable=reader.correctable is not None,
        off_at=off_at if is_on else None,
    )


def step_told(given: Input, step: Step) -> ReaderStep:
    """What an input did, as it is told."""
    assert not isinstance(given, Wait), "nobody sends that"
    return ReaderStep(
        input=given,
        shown=list(step.shown),
        sounds=list(step.sounds),
        problem=step.problem,
        asks_new_game=step.asks_new_game,
    )
