"""The machine the server runs on: whether it is ready, and whether other devices can join."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from magie.server.schema.values import Answer

# What can be wrong with the store.
Cause = Literal["gone", "replaced", "full", "read-only", "corrupt", "io", "locked", "unreachable"]


class StoreTrouble(Answer):
    """Why nothing can be kept now, for programs and for people."""

    cause: Cause
    sentence: str


class Health(Answer):
    """`starting`: the machine code of the rules is being built; `done` of `of` steps in `seconds` so far.

    `left`: about so many seconds are left; there is no guess before the first functions are done.
    `failing`: the store keeps nothing, and `store` says why; this comes with status 503.
    """

    status: Literal["ok", "starting", "failing"]
    version: str
    store: StoreTrouble | None = None
    done: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    seconds: float | UnsetType = UNSET
    left: int | UnsetType = UNSET


class House(Answer):
    """Whether other devices can join. `links` lead them to the path that was asked for, the best one first.

    The picture of link number n is at `/api/house/picture?path=...&link=n`.
    """

    is_open: bool
    may_open: bool  # whoever asks may open and close it: only at the machine itself
    has_visitor: bool  # somebody has come from another device
    links: list[str]
