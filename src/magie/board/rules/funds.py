"""What a seat could pay: its cash, and what selling buildings and mortgaging would bring.

Rulebook chapters: selling buildings, mortgages, bankruptcy, auction.
"""

from __future__ import annotations

from magie.board.codes import Lot
from magie.board.layout import GameState
from magie.board.rules.building import buildings_value
from magie.board.rules.mortgage import mortgage_value
from magie.board.rules.table import is_open, phase_of, window_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def could_raise(game: GameState, edition: Edition, seat: int) -> int:
    """Cash, half the buildings and every mortgage: what the seat can pay at the very most without a trade."""
    return game.players[seat].cash + buildings_value(game, edition, seat) + mortgage_value(game, edition, seat, True)


@compiled
def could_raise_now(game: GameState, edition: Edition, seat: int) -> int:
    """The same, but only by selling and mortgaging that the edition allows the seat at this moment.

    Nothing may be sold or mortgaged while a scarce building is auctioned (legal.py): there it is the cash alone.
    """
    total = game.players[seat].cash
    if game.shortage.kind != Lot.NONE:
        return total
    window = window_of(phase_of(game))
    may_sell = is_open(window, seat, game.turn.on_turn, edition.sell_on_turn, edition.sell_others)
    if may_sell:
        total += buildings_value(game, edition, seat)
    if is_open(window, seat, game.turn.on_turn, edition.mortgage_on_turn, edition.mortgage_others):
        total += mortgage_value(game, edition, seat, may_sell)
    return total
