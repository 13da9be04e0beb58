"""What people at a table can decide together."""

from __future__ import annotations

from magie.server.schema.values import Body, Revision, Seat, Word


class Pause(Body, tag="pause", tag_field="kind"):
    """Nobody acts, and no clock runs, until the table goes on."""


class GoOn(Body, tag="go_on", tag_field="kind"):
    """The pause is over."""


class TakeBack(Body, tag="take_back", tag_field="kind"):
    """The row `to` and everything after it was not played; null is the proposer's own last action."""

    to: Revision | None = None


class StandIn(Body, tag="stand_in", tag_field="kind"):
    """A bot plays for a seat whose person is gone or has left, until somebody is back."""

    seat: Seat
    bot: Word


class Remove(Body, tag="remove", tag_field="kind"):
    """A seat whose person is gone or has left gives the game up; where the rules know no giving up, a bot takes it."""

    seat: Seat


class Stop(Body, tag="stop", tag_field="kind"):
    """The game ends now, and the richest wins."""


Motion = Pause | GoOn | TakeBack | StandIn | Remove | Stop
