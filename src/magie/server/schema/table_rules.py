"""How a table is kept: its clocks, and what the game's rules leave to those who sit there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from magie.server.schema.values import Body, Pace


class DecisionClock(Body, tag="decision", tag_field="kind"):
    """So many seconds for every decision, and then what is left of a bank of seconds for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 600


class DayClock(Body, tag="days", tag_field="kind"):
    """So many days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 1


class AuctionClock(Body, tag="auction", tag_field="kind"):
    """Seconds an auction is open; a bid with less than `extend` seconds left makes it `extend` again."""

    seconds: Annotated[int, Meta(ge=5, le=600)] = 15
    extend: Annotated[int, Meta(ge=1, le=120)] = 8


class TableRules(Body):
    """How the table is kept; what the game's rules leave to those who sit there. Fixed when the room is opened.

    `pace` is that of the bots, and the people can change it later. `auction`: "usual" asks for a clock where people
    sit at several devices and no day clock is chosen, and for none elsewhere; a room says which it got. `take_back`:
    "own" lets people take back what nobody has seen the consequences of; "ask" also the rest, if all agree. `advice`:
    whether the server may suggest what to do. `booking`, where the edition has a card reader: "by_hand" makes the game
    wait until people have booked every payment at the reader.
    """

    pace: Pace = "normal"
    clock: DecisionClock | DayClock | None = None
    auction: AuctionClock | Literal["usual"] | None = "usual"
    take_back: Literal["off", "own", "ask"] = "ask"
    free_text: bool = False
    advice: bool = True
    booking: Literal["automatic", "by_hand"] = "automatic"
