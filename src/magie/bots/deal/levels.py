"""The card players by name: rows of `levels.toml`, read and checked, with settings of one's own on top."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from magie._records import Batch, new_records
from magie._structs import convert
from magie.bots.deal.traits import FAR, MOST_MAGIE, Traits
from magie.errors import IllegalSetup

FILE = Path(__file__).parent / "levels.toml"

PerMille = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Euros = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Bias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Switch = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One row of `levels.toml`: the fields of `Traits`, with what holds if a row does not say otherwise."""

    whim: PerMille = 0
    noise: Euros = 0
    counts_cards: Switch = 0
    reach_pool: PerMille = 0
    reach_top: PerMille = 0
    reach_deep: PerMille = 0
    reach_draw: PerMille = 0
    reach_hand: PerMille = 0
    out: Annotated[tuple[PerMille, ...], msgspec.Meta(min_length=FAR, max_length=FAR)] = (0,) * FAR
    reward: Euros = 0
    magie: Annotated[tuple[Euros, ...], msgspec.Meta(min_length=MOST_MAGIE + 1, max_length=MOST_MAGIE + 1)] = (0,) * (
        MOST_MAGIE + 1
    )
    token_hope: PerMille = 0
    house: Euros = 0
    fear: PerMille = 0
    gift_discard: PerMille = 0
    gift_swap: PerMille = 0
    gift_token: Euros = 0
    gift_house: Euros = 0
    gift_chance: Euros = 0
    gift_start: Euros = 0
    gift_magie: Euros = 0
    gift_deed: PerMille = 0
    draw_bias: Bias = 0
    swap_bias: Bias = 0
    patience: Euros = 0
    impatience: Euros = 0
    races: Switch = 0
    simulations: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    candidates: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0
    trust: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    skill: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


@cache
def levels() -> Mapping[str, Row]:
    """All levels, weakest first. A row that says `like` differs from another only in what it names itself."""
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for name, table in tables.items():
        if "like" in table:
            tables[name] = tables[table.pop("like")] | table
    return convert(tables, dict[str, Row])


def level(name: str, settings: Mapping[str, Any] | None = None) -> Row:
    """The row of a level, with some of its numbers changed; they may be written as text."""
    if name not in levels():
        raise IllegalSetup("unknown_bot", f"there is no card player {name!r}; there are {', '.join(levels())}")
    row: dict[str, Any] = msgspec.to_builtins(levels()[name])
    for key, value in (settings or {}).items():
        if key not in row:
            raise IllegalSetup("unknown_setting", f"a card player has no {key!r}; it has {', '.join(row)}")
        row[key] = _number(value)
    try:
        return convert(row, Row)
    except msgspec.ValidationError as problem:
        raise IllegalSetup("setting", f"{name}: {problem}") from None


def _number(value: Any) -> Any:
    """A setting as it may be written in a code: `40`, or `900/500/300` where a row has several numbers."""
    if not isinstance(value, str):
        return value
    parts = value.split("/")
    if not all(part.removeprefix("-").isdecimal() for part in parts):
        return value
    return int(value) if len(parts) == 1 else [int(part) for part in parts]


def traits_of(rows: Sequence[Row]) -> Batch[Traits]:
    """The records the compiled policy reads."""
    records = new_records(Traits, len(rows))
    for index, row in enumerate(rows):
        for field in Row.__struct_fields__:
            value = getattr(row, field)
            np.asarray(records)[index][field] = value
    return records
