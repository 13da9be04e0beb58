"""A seat of a room, and the right to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from magie.server.schema.rooms import SeatCard


@dataclass
class SeatState:
    """A seat. `epoch` grows whenever the right to it changes hands, and voids older tokens.

    `gone`: since when nobody answers for it; `stand_in`: the bot the table has chosen to play for it meanwhile.
    """

    kind: Literal["person", "bot", "open"] = "open"
    name: str | None = None
    bot: str | None = None
    figure: str | None = None
    commitment: str | None = None  # to a share of chance
    contribution: str | None = None  # in rooms of the first scheme
    always_demand: bool = False  # what its person wished for when they sat down
    epoch: int = 0
    since: int = 0  # the row that gave it to the device that has it
    gone: int | None = None
    stand_in: str | None = None
    answered: int = 0  # when its person last turned out not to be gone

    def card(self, seat: int) -> SeatCard:
        return SeatCard(
            seat=seat,
            kind=self.kind,
            name=self.name,
            bot=self.bot,
            figure=self.figure,
            gone=self.gone,
            stand_in=self.stand_in,
        )
