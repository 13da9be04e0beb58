"""The other way round: which hands and keys make a payment, as a banker would do it."""

from __future__ import annotations

from magie.reader.display import DIGITS_WITH_UNIT
from magie.reader.entry import POINT
from magie.reader.machine import Input, Insert, Press, Remove
from magie.reader.money import BANK
from magie.reader.profile import Profile


class Impossible(ValueError):
    """No row of keys books this amount."""


def motions_of(profile: Profile, source: int, target: int, amount: int) -> list[Input]:
    """Put the cards in, type, take them out. More than the reader takes at once is booked in several entries."""
    inputs: list[Input] = []
    if source != BANK:
        inputs.append(Insert("right", source))
    if target != BANK:
        inputs.append(Insert("left", target))
    for part in parts_of(profile, amount):
        inputs += [Press(key) for key in keys_of(profile, part)]  # type: ignore[arg-type]
    if source != BANK:
        inputs.append(Remove("right"))
    if target != BANK:
        inputs.append(Remove("left"))
    return inputs


def parts_of(profile: Profile, amount: int) -> list[int]:
    """An amount in entries the reader takes: the most it can, as often as needed, then the rest."""
    if amount <= 0 or amount % profile.step:
        raise Impossible(f"{amount} is no multiple of {profile.step}")
    parts = []
    while amount > profile.most:
        # What is left must not be too little for an entry of its own.
        part = profile.most if amount - profile.most >= profile.least else profile.most - profile.least
        part -= part % profile.step
        parts += _typeable(profile, part)
        amount -= part
    return parts + _typeable(profile, amount)


def keys_of(profile: Profile, amount: int) -> list[str]:
    """The shortest keys for one entry: `1`, `.`, `2`, `M` for 1,200,000."""
    rows = [row for row in (_typed(amount, profile.big_key, "M"), _typed(amount, profile.small_key, "K")) if row]
    if not rows:
        raise Impossible(f"{amount} has more digits than the display")
    return min(rows, key=len)


def _typeable(profile: Profile, amount: int) -> list[int]:
    """12,345,000 has too many digits for one entry: 12,340,000 and 5,000 would be two, if 5,000 were enough."""
    if any(_typed(amount, unit, "") for unit in (profile.big_key, profile.small_key)):
        return [amount]
    unit = max(profile.step, 10 ** (len(str(amount)) - DIGITS_WITH_UNIT))
    main = amount - amount % unit
    if amount - main < profile.least:
        main -= unit
    if main < profile.least:
        raise Impossible(f"{amount} cannot be typed")
    return [main, *_typeable(profile, amount - main)]


def _typed(amount: int, unit: int, letter: str) -> list[str] | None:
    """The digits of an amount in a unit, or None if the display has no room for them."""
    whole, rest = divmod(amount, unit)
    places = len(str(unit)) - 1
    if unit != 10**places:
        digits = str(whole) if rest == 0 else ""
    else:
        behind = str(rest).zfill(places).rstrip("0") if rest else ""
        digits = f"{whole}{POINT}{behind}" if behind else str(whole)
    if not digits or len(digits.replace(POINT, "")) > DIGITS_WITH_UNIT:
        return None
    return [*digits, letter] if letter else [*digits]
