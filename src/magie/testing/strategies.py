"""Hypothesis strategies for what outsiders send: actions, outcomes, positions and records, right and wrong ones.

Needs the package hypothesis, which playing does not; so nothing else imports this module.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from magie.editions import Edition
from magie.text.board.actions import ARGUMENTS as BOARD_ARGUMENTS
from magie.text.deal.actions import ARGUMENTS as DEAL_ARGUMENTS

HUGE = (0, 1, -1, 32, 33, 1_000_000, 2_000_000_000, 2**31, 2**63, -(2**63), 10**30)
KINDS = {"board": tuple(BOARD_ARGUMENTS), "deal": tuple(DEAL_ARGUMENTS)}
KEYS = tuple(
    sorted(
        {name.rstrip("?") for kinds in (BOARD_ARGUMENTS, DEAL_ARGUMENTS) for names in kinds.values() for name in names}
    )
)

numbers = st.one_of(st.integers(-50, 5000), st.sampled_from(HUGE))
# Anything JSON can hold, small enough to read in a report.
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=True), st.text(max_size=12)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=6)), inner, max_size=4),
    ),
    max_leaves=8,
)


def names_of(edition: Edition) -> st.SearchStrategy[str]:
    """Ids the edition knows, of every kind, and a few nobody knows."""
    known = [*edition.deed_ids, *edition.square_ids, *edition.group_ids]
    return st.sampled_from([*known, "", "nowhere", "bank", "house", "LOS", "flat", "percent", "pay", "draw", "chance"])


def actions(edition: Edition) -> st.SearchStrategy[dict[str, Any]]:
    """Objects that look like actions: known kinds with arguments that fit sometimes."""
    names = names_of(edition)
    bundle = st.fixed_dictionaries(
        {}, optional={"cash": numbers, "deeds": st.lists(names, max_size=3), "jail_cards": st.integers(-1, 3)}
    )
    return st.fixed_dictionaries(
        {"do": st.one_of(st.sampled_from(KINDS[edition.file.family]), st.text(max_size=8))},
        optional={
            "deed": names,
            "group": names,
            "square": names,
            "card": names,
            "amount": numbers,
            "count": numbers,
            "level": st.integers(-1, 6),
            "steps": st.integers(-1, 20),
            "seconds": numbers,
            "seat": st.integers(-1, 9),
            "to": st.integers(-1, 9),
            "choice": names,
            "option": names,
            "give": bundle,
            "take": bundle,
            "redeem": st.one_of(st.booleans(), st.lists(names, max_size=2)),
            "always_demand": st.one_of(st.booleans(), json_values),
        },
    )


def command_lines(edition: Edition) -> st.SearchStrategy[str]:
    """Text as somebody might type it."""
    words = st.one_of(
        names_of(edition),
        st.sampled_from(
            ["roll", "buy", "bid", "offer", "give", "take", "redeem", "keep", "on", "off", "jailcard", "{", "}"]
        ),
        numbers.map(str),
        st.text(max_size=5),
    )
    return st.one_of(st.lists(words, max_size=7).map(" ".join), st.text(max_size=40))


def broken(value: Any) -> st.SearchStrategy[Any]:
    """The value with one place in it replaced by anything, or left out."""
    places = list(_places(value, ()))
    return st.builds(
        _replaced, st.just(value), st.sampled_from(places), st.sampled_from(("replace", "drop")), json_values
    )


def _places(value: Any, way: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    found = [way] if way else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _places(inner, (*way, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += _places(inner, (*way, index))
    return found


def _replaced(value: Any, way: tuple[Any, ...], how: str, new: Any) -> Any:
    if not way:
        return new
    if isinstance(value, dict):
        copy: Any = dict(value)
    else:
        copy = list(value)
    if len(way) > 1:
        copy[way[0]] = _replaced(copy[way[0]], way[1:], how, new)
    elif how == "replace":
        copy[way[0]] = new
    else:
        del copy[way[0]]
    return copy
