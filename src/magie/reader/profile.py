"""What a reader can do: the amounts printed in the rulebook, and how other boxes differ from them."""

from __future__ import annotations

import msgspec

from magie.reader.display import HIGHEST


class BadProfile(ValueError):
    """A profile no reader could have; `field` is the one to change, `problem` a code with a sentence in the locales."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All money is in the currency's own unit, never in thousands."""

    cards: int = 6
    start: int = 15_000_000
    salary: int = 2_000_000  # the GO key
    least: int = 10_000
    most: int = 20_000_000
    step: int = 10_000  # every amount is a multiple of it
    small_key: int = 1_000  # K
    big_key: int = 1_000_000  # M
    off_after: int = 60  # seconds without use

    def __post_init__(self) -> None:
        fault = _fault(self)
        if fault is not None:
            raise BadProfile(*fault)


def _fault(profile: Profile) -> tuple[str, str] | None:
    """The first field that makes no sense, and why."""
    for field in ("cards", "least", "step", "small_key", "off_after"):
        if getattr(profile, field) < 1:
            return field, "too_small"
    if profile.cards > 8:
        return "cards", "too_large"
    for field in ("start", "salary"):
        amount = getattr(profile, field)
        if not 0 <= amount <= HIGHEST:
            return field, "too_small" if amount < 0 else "too_large"
        if amount % profile.step:
            return field, "off_step"
    if not profile.small_key < profile.big_key <= HIGHEST:
        return "big_key", "not_above_small_key"
    if not profile.least <= profile.most <= HIGHEST:
        return "most", "not_above_least"
    return None


PRINTED = Profile()
