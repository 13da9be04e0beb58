"""What a client asks for once, as the body of a REST request."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta

from magie.server.schema.table_rules import TableRules
from magie.server.schema.values import (
    MOST_SEATS,
    Body,
    Commitment,
    Contributions,
    JoinId,
    Name,
    OptionValue,
    Seat,
    Tokens,
    Word,
)


class MySeat(Body, tag="me", tag_field="kind"):
    """Somebody at this device. Several seats may be: they hand the device round."""

    name: Name
    commitment: Commitment
    figure: Word | None = None  # the token on the board
    always_demand: bool = True  # ask for every rent without being asked; a `prefer` of the seat when the game begins


class BotSeat(Body, tag="bot", tag_field="kind"):
    """A player that is no person; `bot` is one of those the edition lists."""

    bot: Word
    name: Name | None = None


class OpenSeat(Body, tag="open", tag_field="kind"):
    """For whoever comes by the link or the code."""


_OPTION_TEXT = re.compile("[a-z_]+")
SeatWish = MySeat | BotSeat | OpenSeat


class NewRoom(Body):
    """A room to open. Edition, variants, deck and options stay as they are for the whole game."""

    edition: Word
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MOST_SEATS)]
    variants: Annotated[list[Word], Meta(max_length=20)] = []
    deck: Word | None = None
    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    skin: Word | None = None
    spectators: bool = True
    table: TableRules = msgspec.field(default_factory=TableRules)
    lesson: Word | None = None  # what it is about; then the seats are one person at this device and bots

    def __post_init__(self) -> None:
        for name, value in self.options.items():
            if isinstance(value, str) and not _OPTION_TEXT.fullmatch(value):
                raise ValueError(f"the text of option {name} has other letters than a to z and _")


class Join(Body):
    """Somebody takes a seat: this one, or any that is open."""

    id: JoinId
    name: Name
    commitment: Commitment
    seat: Seat | None = None
    figure: Word | None = None
    always_demand: bool = True  # as in MySeat; during a game the wishes of the seat stay as they are


class Start(Body):
    """The game shall begin. A device that has all the people of the table reveals their contributions right away."""

    contributions: Contributions = []


class Reveal(Body):
    """The contributions of a device, once the commitments of all seats are sealed."""

    contributions: Contributions


class Move(Body):
    """A seat shall be played on this device."""

    id: JoinId


class Rematch(Body):
    """Somebody of an ended game wants another one, on the same seat."""

    commitment: Commitment


class MyTokens(Body):
    """The tokens a device holds, of seats and of rooms it opened."""

    tokens: Tokens
