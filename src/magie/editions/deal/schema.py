"""What the files of a card edition may say, and what each word means. Unknown keys and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from magie.editions.schema import Amount, ClauseEntry, Colour, Count, Forbidden, Part, Slug, Variant

# House and bonus cards by their fixed ids, in the order of the engine's card numbers behind the deeds.
OTHER_CARDS = ("h1", "h2", "h3", "h4", "hotel", "token", "chance", "go", "magie")


class Currency(Part):
    sign: str
    step: Annotated[int, msgspec.Meta(ge=1)]  # every payment is a multiple of this
    notes: list[Amount]
    sign_first: bool = True


class Seats(Part):
    min: Annotated[int, msgspec.Meta(ge=2)]
    max: Annotated[int, msgspec.Meta(le=6)]


class TableRow(Part):
    """What depends on the number of players."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=20)]
    places: Annotated[int, msgspec.Meta(ge=2, le=6)]
    target: Amount


class Values(Part):
    start_card: Amount
    majority: Amount
    reward_cards: Annotated[int, msgspec.Meta(ge=0, le=5)]


class Switches(Part):
    """Each switch is the parameter of one rule."""

    tokens_on_stations: bool  # tokens count on stations and utilities too
    passing_from: Annotated[int, msgspec.Meta(ge=3, le=7)]  # players from which on there is no draw pile


class Options(Part):
    void_after_turns: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Street(Part):
    name: str
    city: str
    colour: Colour
    values: Annotated[list[Amount], msgspec.Meta(min_length=6, max_length=6)]  # bare, one to four houses, hotel


class SideSet(Part):
    name: str
    colour: Colour
    values: list[Amount]  # for two deeds, three, ...


class Deed(Part):
    name: str
    group: Slug


class DealFile(Part):
    format: Literal[1]
    name: Slug
    family: Literal["deal"]
    language: str
    currency: Currency
    seats: Seats
    tables: dict[str, TableRow]
    values: Values
    switches: Switches
    options: Options
    streets: dict[Slug, Street]
    station: SideSet
    utility: SideSet
    deeds: dict[Slug, Deed]
    copies: dict[str, Count]
    clause: list[ClauseEntry]
    variants: dict[Slug, Variant] = msgspec.field(default_factory=dict)
    forbidden: list[Forbidden] = msgspec.field(default_factory=list)
    extends: Slug | msgspec.UnsetType = msgspec.UNSET  # a user's file: the shipped edition it is laid over

    @property
    def deck(self) -> str:
        """There is one pack, so nothing to choose."""
        return "pack"

    @property
    def decks(self) -> tuple[str, ...]:
        return ("pack",)
