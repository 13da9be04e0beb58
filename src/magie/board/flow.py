"""The engine's clock: runs through every step that needs nobody, until somebody must decide or chance must speak."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_CARD, NOBODY, Demand, Ending, Lot, Phase, Window
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import bidders_asked, hammer
from magie.board.rules.bankruptcy import end_if_million, finish_by_count, leave_game, next_estate_item
from magie.board.rules.cards import next_payment, read_card, take_known_card
from magie.board.rules.fortune import finish_fortune
from magie.board.rules.movement import go_on_to_property, land, move_forward
from magie.board.rules.rent import do_demand_rent, oldest_claim_on
from magie.board.rules.setup import end_negotiation_if_done
from magie.board.rules.shortage import close_shortage, declarer, next_unit
from magie.board.rules.table import is_playing, next_seat, phase_of, window_of
from magie.board.rules.turn import finish_roll, pass_dice
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def rounds_are_over(game: GameState, edition: Edition) -> bool:
    """House rule: after so many rounds the richest wins."""
    if edition.round_limit == 0:
        return False
    return game.players[next_seat(game, game.turn.on_turn)].own_turns >= edition.round_limit


@compiled
def run_step(game: GameState, edition: Edition, events: EventBuffer, phase: int, why: RefusalRow) -> bool:
    """Do what `phase` demands if it needs nobody's decision. False when it waits for a seat or for chance."""
    match phase:
        case Phase.AUCTION:
            if bidders_asked(game, edition) != 0:
                return False
            hammer(game, edition, events)
            if game.shortage.kind == Lot.NONE:
                close_shortage(game)
        case Phase.ESTATE:
            next_estate_item(game, edition, events)
        case Phase.SHORTAGE_DECLARE:
            if declarer(game) != NOBODY:
                return False
            next_unit(game, edition, events, why)
        case Phase.PAYMENTS:
            next_payment(game, edition, events)
        case Phase.NEGOTIATION:
            return end_negotiation_if_done(game)
        case Phase.DRAW_CARD:
            if game.piles[game.turn.pile].unseen != 0:
                return False
            if game.piles[game.turn.pile].count == 0:
                game.turn.step = Phase.LANDED  # every card of the pile is held by somebody
            else:
                read_card(game, edition, events, take_known_card(game, game.turn.pile), False)
        case Phase.MOVE:
            move_forward(game, edition, events)
        case Phase.LAND:
            land(game, edition, events)
        case Phase.LANDED:
            game.turn.rent_factor = 0
            game.turn.dice_factor = 0
            if game.turn.fortune != NO_CARD:
                finish_fortune(game, edition, events)
            elif game.turn.second_move == 1:
                game.turn.step = Phase.SECOND_MOVE
            else:
                game.turn.step = Phase.ROLL_DONE
        case Phase.SECOND_MOVE:
            go_on_to_property(game, edition, events)
        case Phase.ROLL_DONE:
            finish_roll(game)
        case Phase.NEXT_TURN:
            if game.table.time_up == 1 and edition.time_limit > 0:
                finish_by_count(game, edition, events, Ending.TIME, Clause.VARIANT_TIMED_END)
            elif rounds_are_over(game, edition):
                finish_by_count(game, edition, events, Ending.ROUNDS, Clause.NONE)
            else:
                pass_dice(game, edition, events)
        case _:
            return False
    return True


@compiled
def carry_out_resignation(game: GameState, edition: Edition, events: EventBuffer) -> bool:
    """A player who resigned leaves to the bank as soon as no roll is being resolved.

    Before that he owes every rent that could still be demanded of him, the oldest first; what he cannot pay makes him
    bankrupt to that owner.
    """
    if game.table.resigning == 0:
        return False
    for seat in range(game.table.seats):
        if (game.table.resigning & (1 << seat)) != 0 and is_playing(game, seat):
            oldest = oldest_claim_on(game, seat)
            if oldest >= 0:
                claim = game.claims[oldest]
                do_demand_rent(game, edition, events, claim.owner, claim.deed, Demand.RESIGNATION)
            else:
                leave_game(game, edition, events, seat, BANK)
            return True
    return False


@compiled
def resume(game: GameState, edition: Edition, events: EventBuffer, why: RefusalRow) -> None:
    """Go on until the game waits for somebody."""
    while True:
        if end_if_million(game, edition, events):
            return
        phase = phase_of(game)
        window = window_of(phase)
        if (window == Window.BETWEEN or window == Window.AFTER) and carry_out_resignation(game, edition, events):
            continue
        if not run_step(game, edition, events, phase, why):
            return
