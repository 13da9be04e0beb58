"""From a position to the record of a game, which the audit looks at."""

from __future__ import annotations

from magie._records import Batch
from magie.board import engine
from magie.board.audit import Fault
from magie.board.codes import NOBODY
from magie.board.layout import GameState
from magie.editions import Edition
from magie.errors import BrokenPosition
from magie.text.board.position.lookups import Reading
from magie.text.board.position.parts import PositionFile
from magie.text.board.position.read_board import read_deeds, read_fortune, read_piles, read_players
from magie.text.board.position.read_slots import read_slots
from magie.text.board.position.read_turn import read_claims, read_table, read_turn


def read_position(file: PositionFile, edition: Edition) -> Batch[GameState]:
    """The record of a position; BrokenPosition says what cannot be and where."""
    reading = Reading(file, edition)
    seats = len(file.players)
    low, high = reading.tables.seats_min, reading.tables.seats_max
    if not low <= seats <= high:
        raise BrokenPosition("players", f"{edition.name} is for {low} to {high} players, not {seats}")
    banker = NOBODY if file.banker is None else file.banker
    engine.lay_out(reading.games, edition.tables, seats, banker, int(file.banker is not None))
    read_players(reading)
    read_deeds(reading)
    read_turn(reading)
    read_claims(reading)
    read_slots(reading)
    read_table(reading)
    read_piles(reading)
    read_fortune(reading)
    cash = sum(int(reading.game.players[seat].cash) for seat in range(seats))
    reading.game.table.bank = -cash - file.pot
    fault = engine.faults(reading.games, edition.tables)
    if fault != Fault.NONE:
        raise BrokenPosition("position", FAULTS[Fault(fault)])
    return reading.games


FAULTS = {
    Fault.MONEY_NOT_CONSERVED: "the money does not add up",
    Fault.NEGATIVE_CASH: "somebody has less than nothing",
    Fault.HOUSES_NOT_CONSERVED: "the houses do not add up",
    Fault.HOTELS_NOT_CONSERVED: "the hotels do not add up",
    Fault.UNKNOWN_OWNER: "a deed belongs to nobody at the table",
    Fault.BUILT_WITHOUT_GROUP: "buildings stand on a group that does not belong to one player",
    Fault.UNEVEN_GROUP: "the buildings of a group differ by more than one",
    Fault.BUILT_ON_MORTGAGED: "a building stands on a mortgaged street",
    Fault.LEVEL_OUT_OF_RANGE: "a street has more buildings than it can hold",
    Fault.PRICE_STACK: "the prices paid do not fit the buildings",
    Fault.PILE_NOT_COMPLETE: "a deck misses a card or has one twice",
    Fault.BID_NOT_COVERED: "the highest bid is more than the bidder has",
    Fault.NOBODY_TO_ACT: "nobody could act",
    Fault.DEBT_COVERED: "the debtor has the money he owes",
    Fault.NOT_OVER: "the game should be over: one player is left, or somebody has the money that wins",
    Fault.SQUARE_OUT_OF_RANGE: "somebody stands beside the board",
    Fault.OFFER_WITHOUT_PARTIES: "an offer needs two players who are in the game",
    Fault.FORTUNE_CARDS: "the fortune cards left do not fit the properties that still carry one",
    Fault.EVENTS_LOST: "too much happened at once",
    Fault.OUT_BUT_OWNING: "somebody who is out still owns something",
}
