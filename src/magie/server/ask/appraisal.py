"""What things are worth now: the rent of every deed, and what everybody owns. All of it lies open on the table."""

from __future__ import annotations

from magie._structs import convert
from magie.bots.determinize import determinized
from magie.server.log.logged_game import LoggedGame
from magie.server.schema.questions import DeedRent, SeatWorth, Worths


def worths(game: LoggedGame) -> Worths:
    """The rents and the wealth of everybody, as at the end of a timed game; in the card game the money won."""
    seats = [SeatWorth(seat=seat, worth=worth) for seat, worth in enumerate(game.match.wealth())]
    rents = determinized(game, None).match.rents() if game.match.knows_rent() else []
    return Worths(deeds=convert(rents, list[DeedRent], from_attributes=True), seats=seats)
