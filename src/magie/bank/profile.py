"""What a box says about its money: amounts and keys of the reader, the currency, and whose deeds are in it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from magie.reader.profile import PRINTED, Profile


class BankProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`device`: start balance, GO amount, limits, step, the keys K and M, number of cards.

    The limits are those of the reader; phones pay any multiple of its step. `sign` stands before or behind amounts.
    `edition`: one of ours, for rents, prices and the counting at the end; none for a board we do not know.
    """

    device: Profile = PRINTED
    sign: Annotated[str, Meta(max_length=6)] = ""
    sign_first: bool = False
    edition: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")] | None = None
