"""A turn: draw, or swap, or lay down; then discard down to the limit."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import Did, EventKind, Phase, Refusal
from magie.deal.events import also, emit, refuse, refuse_also
from magie.deal.layout import EventBuffer, GameState, RefusalRow
from magie.deal.rules.table import (
    excess,
    hand_limit,
    into_hand,
    is_card,
    is_passing_table,
    lay_on,
    left_of,
    out_of_hand_seen,
    take_unseen,
)
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def start_turn(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.turn.on_turn = seat
    game.turn.did = Did.NOTHING
    game.turn.turns += 1
    if game.table.unseen_size == 0:
        game.turn.dry_turns += 1
    game.turn.phase = Phase.TURN
    is_first = game.turn.turns == 1
    if is_passing_table(game, edition):
        emit(events, edition, EventKind.TURN_STARTED, Clause.PLAYERS_5_6_MANDATORY_SWAP, seat, game.turn.turns, 0, 0)
        if excess(game, edition, seat) > 0:
            game.turn.phase = Phase.TRADE_CARD
            also(events, edition, Clause.PLAYERS_5_6_NEW_TRADE_CARD)
    else:
        emit(events, edition, EventKind.TURN_STARTED, Clause.TURN_ONE_OF_THREE, seat, game.turn.turns, 0, 0)
        if excess(game, edition, seat) > 0:
            also(events, edition, Clause.TURN_EXCESS_ONLY_SHED_ON_OWN_TURN)
    if is_first:
        also(events, edition, Clause.DEAL_LEFT_OF_DEALER_STARTS)


@compiled
def is_on_turn(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TURN_ONE_OF_THREE, game.turn.on_turn, 0)
    return True


@compiled
def is_choosing(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Has the player on turn still to choose what to do? If not, `why` says what is due instead."""
    if not is_on_turn(game, edition, seat, why):
        return False
    phase = game.turn.phase
    if phase == Phase.DISCARD:
        return refuse(why, edition, Refusal.MUST_DISCARD, Clause.TURN_ONE_OF_THREE, excess(game, edition, seat), 0)
    if phase == Phase.SWAP:
        return refuse(why, edition, Refusal.MUST_SWAP, Clause.SWAP_OPTIONAL_CARD_FROM_HAND_FIRST, 0, 0)
    if phase == Phase.TRADE_CARD:
        return refuse(why, edition, Refusal.MUST_LAY_TRADE_CARD, Clause.PLAYERS_5_6_NEW_TRADE_CARD, 0, 0)
    if phase == Phase.AFTER_SWAP:
        return refuse(why, edition, Refusal.TURN_DONE, Clause.PLAYERS_5_6_MANDATORY_SWAP, 0, 0)
    return True


@compiled
def may_draw(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if is_passing_table(game, edition):
        return refuse(why, edition, Refusal.PILE_EMPTY, Clause.PLAYERS_5_6_NO_DRAW_PILE, 0, 0)
    if not is_choosing(game, edition, seat, why):
        return False
    if game.table.unseen_size == 0:
        return refuse(why, edition, Refusal.PILE_EMPTY, Clause.TURN_DRAW_TOP_CARD, 0, 0)
    return True


@compiled
def do_draw(game: GameState) -> None:
    game.turn.did = Did.DRAWN
    game.turn.passes = 0
    game.turn.phase = Phase.DRAW


@compiled
def end_or_discard(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """After drawing or swapping: everything above the limit must go, and then the turn is over."""
    seat = game.turn.on_turn
    surplus = excess(game, edition, seat)
    if surplus <= 0:
        game.turn.phase = Phase.NEXT_TURN
        return
    game.turn.phase = Phase.DISCARD
    emit(events, edition, EventKind.MUST_DISCARD, Clause.TURN_DISCARD_EXCESS, seat, surplus, 0, 0)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_NEW_TRADE_CARD)
    elif game.turn.did == Did.DRAWN:
        also(events, edition, Clause.TURN_DRAW_THEN_DISCARD)
    else:
        also(events, edition, Clause.SWAP_THEN_DISCARD_EXCESS)


@compiled
def draw_card(game: GameState, edition: Edition, events: EventBuffer, card: int) -> None:
    """The top card of the draw pile comes into the hand; also the second half of a swap with a dummy pile."""
    seat = game.turn.on_turn
    take_unseen(game, card)
    into_hand(game, seat, card)
    emit(events, edition, EventKind.DRAWN, Clause.TURN_DRAW_TOP_CARD, seat, card, game.table.unseen_size, 0)
    also(events, edition, Clause.DEAL_HAND_HIDDEN)
    end_or_discard(game, edition, events)


@compiled
def may_discard(game: GameState, edition: Edition, seat: int, card: int, why: RefusalRow) -> bool:
    if seat != game.turn.on_turn:
        refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TURN_EXCESS_ONLY_SHED_ON_OWN_TURN, game.turn.on_turn, 0)
        return False
    if game.turn.phase != Phase.DISCARD and game.turn.phase != Phase.TRADE_CARD:
        refuse(
            why,
            edition,
            Refusal.HAND_SIZE,
            Clause.TURN_DISCARD_EXCESS,
            game.players[seat].hand_size,
            hand_limit(game, edition),
        )
        return refuse_also(why, edition, Clause.TURN_DRAW_THEN_DISCARD)
    if not is_card(card) or game.players[seat].hand[card] == 0:
        return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.TURN_DISCARD_FREE_CHOICE, card, 0)
    return True


@compiled
def do_discard(game: GameState, edition: Edition, events: EventBuffer, card: int) -> None:
    """One card goes open on top of the own trade pile."""
    seat = game.turn.on_turn
    out_of_hand_seen(game, seat, card)
    lay_on(game, seat, card)
    surplus = excess(game, edition, seat)
    emit(events, edition, EventKind.DISCARDED, Clause.TURN_DISCARD_ON_TOP, seat, card, surplus, 0)
    also(events, edition, Clause.TURN_DISCARD_FREE_CHOICE)
    also(events, edition, Clause.TURN_PILE_FANNED)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_NEW_TRADE_CARD)
    else:
        also(events, edition, Clause.SWAP_PILE_GROWS_AND_SHRINKS)
        if game.turn.did == Did.DRAWN:
            also(events, edition, Clause.TURN_DRAW_THEN_DISCARD)
    if surplus > 0:
        return
    if game.turn.phase == Phase.TRADE_CARD:
        game.turn.phase = Phase.TURN
    elif is_passing_table(game, edition):
        game.turn.phase = Phase.AFTER_SWAP
    else:
        game.turn.phase = Phase.NEXT_TURN


@compiled
def may_end_turn(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if not is_on_turn(game, edition, seat, why):
        return False
    if not is_passing_table(game, edition):
        return refuse(why, edition, Refusal.WRONG_TABLE, Clause.TURN_DISCARD_EXCESS, 0, 0)
    if game.turn.phase == Phase.AFTER_SWAP:
        return True
    if not is_choosing(game, edition, seat, why):
        return False
    return refuse(why, edition, Refusal.NOT_NOW, Clause.PLAYERS_5_6_MANDATORY_SWAP, 0, 0)


@compiled
def pass_turn_on(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The turn is over: the next player's, or, with five and six players, the passing of cards."""
    seat = game.turn.on_turn
    emit(events, edition, EventKind.TURN_ENDED, Clause.TURN_DISCARD_EXCESS, seat, game.players[seat].hand_size, 0, 0)
    if is_passing_table(game, edition):
        game.turn.cycle += 1
        if game.turn.cycle >= game.table.seats:
            game.turn.phase = Phase.PASSING
            emit(events, edition, EventKind.PASSING_OPENED, Clause.PLAYERS_5_6_PASS_LEFT, 0, 0, 0, 0)
            return
    start_turn(game, edition, events, left_of(game, seat))
