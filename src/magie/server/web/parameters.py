"""What may stand in an address: ids, codes and names, as far as several pages of the interface ask for them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,40}$")]  # of a room, a bank or a record
Code = Annotated[str, Meta(min_length=1, max_length=20)]
EditionName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Since = Annotated[int, Meta(ge=0, le=1_000_000_000)]
