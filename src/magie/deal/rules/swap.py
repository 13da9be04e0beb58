"""Swapping cards from the tops of trade piles, with an opponent or with a dummy pile."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import Did, EventKind, Phase, Refusal
from magie.deal.events import also, emit, refuse, refuse_also
from magie.deal.layout import EventBuffer, GameState, RefusalRow
from magie.deal.rules.table import (
    into_hand_seen,
    is_card,
    is_dummy,
    is_passing_table,
    lay_on,
    out_of_hand_seen,
    take_top,
)
from magie.deal.rules.turn import end_or_discard, is_choosing, is_on_turn
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def has_partner(game: GameState, edition: Edition, seat: int) -> bool:
    """Is there another pile with a card on it?"""
    for place in range(edition.places[game.table.seats]):
        if place != seat and game.piles[place].count > 0:
            return True
    return False


@compiled
def can_swap(game: GameState, edition: Edition, seat: int) -> bool:
    """Could the player on turn swap, if need be after adding a hand card (not with five and six players)?"""
    if not has_partner(game, edition, seat):
        return False
    if is_passing_table(game, edition):
        return game.piles[seat].count > 0
    return True


@compiled
def swap_clause(game: GameState, edition: Edition, place: int) -> Clause:
    """The clause that lets a player swap with this pile."""
    if is_passing_table(game, edition):
        return Clause.PLAYERS_5_6_MANDATORY_SWAP
    if is_dummy(game, place):
        return Clause.PLAYERS_3_SWAP_WITH_DUMMY
    return Clause.SWAP_ANY_OPPONENT


@compiled
def may_add(game: GameState, edition: Edition, seat: int, card: int, why: RefusalRow) -> bool:
    if is_passing_table(game, edition):
        return refuse(why, edition, Refusal.WRONG_TABLE, Clause.PLAYERS_5_6_MANDATORY_SWAP, 0, 0)
    if seat == game.turn.on_turn and game.turn.phase == Phase.SWAP:
        return refuse(why, edition, Refusal.ALREADY_ADDED, Clause.SWAP_OPTIONAL_CARD_FROM_HAND_FIRST, 0, 0)
    if not is_choosing(game, edition, seat, why):
        return False
    if not has_partner(game, edition, seat):
        return refuse(why, edition, Refusal.NOTHING_TO_SWAP, Clause.SWAP_EQUAL_NUMBER, 0, 0)
    if not is_card(card) or game.players[seat].hand[card] == 0:
        return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.SWAP_OPTIONAL_CARD_FROM_HAND_FIRST, card, 0)
    return True


@compiled
def do_add(game: GameState, edition: Edition, events: EventBuffer, card: int) -> None:
    """One hand card on top of the own pile; the swap must follow."""
    seat = game.turn.on_turn
    out_of_hand_seen(game, seat, card)
    lay_on(game, seat, card)
    game.turn.did = Did.ADDED
    game.turn.phase = Phase.SWAP
    emit(events, edition, EventKind.ADDED, Clause.SWAP_OPTIONAL_CARD_FROM_HAND_FIRST, seat, card, 0, 0)
    also(events, edition, Clause.TURN_PILE_FANNED)


@compiled
def is_about_to_swap(game: GameState, edition: Edition, seat: int, place: int, why: RefusalRow) -> bool:
    """What both kinds of swap share: it is time, and the other pile is one to swap with."""
    if seat == game.turn.on_turn and game.turn.phase == Phase.SWAP:
        pass
    elif seat == game.turn.on_turn and game.turn.phase == Phase.DISCARD and game.turn.did == Did.SWAPPED:
        refuse(why, edition, Refusal.TURN_DONE, Clause.SWAP_ANY_OPPONENT, 0, 0)
        if game.table.seats == 2:
            refuse_also(why, edition, Clause.PLAYERS_2_BOTH_PILES_AVAILABLE)
        return refuse_also(why, edition, Clause.TURN_ONE_OF_THREE)
    elif not is_choosing(game, edition, seat, why):
        return False
    if place < 0 or place >= edition.places[game.table.seats]:
        return refuse(why, edition, Refusal.NO_SUCH_PILE, Clause.SWAP_ANY_OPPONENT, place, 0)
    if place == seat:
        return refuse(why, edition, Refusal.OWN_PILE, Clause.SWAP_ANY_OPPONENT, 0, 0)
    if game.piles[place].count == 0:
        if is_passing_table(game, edition):
            return refuse(why, edition, Refusal.NOTHING_TO_SWAP, Clause.PLAYERS_5_6_NEW_TRADE_CARD, place, 0)
        return refuse(why, edition, Refusal.NOTHING_TO_SWAP, Clause.SWAP_EQUAL_NUMBER, place, 0)
    return True


@compiled
def may_swap(game: GameState, edition: Edition, seat: int, place: int, count: int, why: RefusalRow) -> bool:
    if not is_about_to_swap(game, edition, seat, place, why):
        return False
    most = min(game.piles[seat].count, game.piles[place].count)
    if count < 1 or count > most:
        return refuse(why, edition, Refusal.COUNT_OUT_OF_RANGE, Clause.SWAP_EQUAL_NUMBER, min(1, most), most)
    return True


@compiled
def do_swap(game: GameState, edition: Edition, events: EventBuffer, place: int, count: int) -> None:
    """The top cards change owners: both players take them into their hands; a dummy pile keeps what it is given."""
    seat = game.turn.on_turn
    own = game.piles[seat]
    dummy = is_dummy(game, place)
    passing = is_passing_table(game, edition)
    game.turn.did = Did.SWAPPED
    game.turn.passes = 0
    emit(events, edition, EventKind.SWAPPED, swap_clause(game, edition, place), seat, place, count, 0)
    if dummy and game.table.seats == 2:
        also(events, edition, Clause.PLAYERS_2_BOTH_PILES_AVAILABLE)
        also(events, edition, Clause.PLAYERS_2_AS_THREE)
    also(events, edition, Clause.SWAP_EQUAL_NUMBER)
    also(events, edition, Clause.SWAP_PILE_GROWS_AND_SHRINKS)
    for _ in range(count):
        card = take_top(game, place)
        into_hand_seen(game, seat, card)
        emit(
            events,
            edition,
            EventKind.CARD_RECEIVED,
            Clause.SWAP_RECEIVED_FROM_TOP_OF_OPPONENTS_PILE,
            seat,
            place,
            card,
            0,
        )
        also(events, edition, Clause.SWAP_RECEIVED_CARDS_GO_TO_HAND)
        if passing:
            also(events, edition, Clause.PLAYERS_5_6_BOTH_ADD_TO_HAND)
    first = own.count - count
    for index in range(first, own.count):
        card = own.cards[index]
        emit(events, edition, EventKind.CARD_GIVEN, Clause.SWAP_TAKE_FROM_TOP_OWN, seat, place, card, 0)
        if dummy:
            lay_on(game, place, card)
            also(events, edition, Clause.PLAYERS_3_SWAP_WITH_DUMMY)
        else:
            into_hand_seen(game, place, card)
            also(events, edition, Clause.SWAP_GIVEN_CARDS_GO_TO_OPPONENTS_HAND)
            also(events, edition, Clause.SWAP_OPPONENT_MUST_ACCEPT)
            also(events, edition, Clause.TURN_EXCESS_ONLY_SHED_ON_OWN_TURN)
            if passing:
                also(events, edition, Clause.PLAYERS_5_6_BOTH_ADD_TO_HAND)
    for _ in range(count):
        take_top(game, seat)
    end_or_discard(game, edition, events)


@compiled
def may_swap_and_draw(game: GameState, edition: Edition, seat: int, place: int, why: RefusalRow) -> bool:
    """Two own cards for the top of a dummy pile and the top of the draw pile: two and three players."""
    if edition.places[game.table.seats] == game.table.seats:
        return refuse(why, edition, Refusal.WRONG_TABLE, Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW, 0, 0)
    if not is_about_to_swap(game, edition, seat, place, why):
        return False
    if not is_dummy(game, place):
        return refuse(why, edition, Refusal.ONLY_DUMMY, Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW, place, 0)
    if game.table.unseen_size == 0:
        refuse(why, edition, Refusal.PILE_EMPTY, Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW, 0, 0)
        return refuse_also(why, edition, Clause.TURN_DRAW_TOP_CARD)
    if game.piles[seat].count < 2:
        return refuse(
            why,
            edition,
            Refusal.COUNT_OUT_OF_RANGE,
            Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW,
            2,
            game.piles[seat].count,
        )
    return True


@compiled
def do_swap_and_draw(game: GameState, edition: Edition, events: EventBuffer, place: int) -> None:
    """The dummy's top card now, the draw pile's by chance; the dummy pile grows by one."""
    seat = game.turn.on_turn
    game.turn.did = Did.SWAPPED
    game.turn.passes = 0
    emit(events, edition, EventKind.SWAPPED, Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW, seat, place, 2, 1)
    also(events, edition, Clause.PLAYERS_3_DUMMY_GROWS)
    if game.table.seats == 2:
        also(events, edition, Clause.PLAYERS_2_AS_THREE)
        also(events, edition, Clause.PLAYERS_2_BOTH_PILES_AVAILABLE)
    card = take_top(game, place)
    into_hand_seen(game, seat, card)
    emit(events, edition, EventKind.CARD_RECEIVED, Clause.PLAYERS_3_TWO_FOR_DUMMY_PLUS_DRAW, seat, place, card, 0)
    top = take_top(game, seat)
    below = take_top(game, seat)
    lay_on(game, place, below)
    emit(events, edition, EventKind.CARD_GIVEN, Clause.SWAP_TAKE_FROM_TOP_OWN, seat, place, below, 0)
    also(events, edition, Clause.PLAYERS_3_DUMMY_GROWS)
    lay_on(game, place, top)
    emit(events, edition, EventKind.CARD_GIVEN, Clause.SWAP_TAKE_FROM_TOP_OWN, seat, place, top, 0)
    also(events, edition, Clause.PLAYERS_3_DUMMY_GROWS)
    game.turn.phase = Phase.DRAW


@compiled
def may_pass(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Only a player who can neither draw nor swap passes."""
    if not is_on_turn(game, edition, seat, why):
        return False
    if not is_choosing(game, edition, seat, why):
        return False
    if game.table.unseen_size > 0 or can_swap(game, edition, seat):
        if is_passing_table(game, edition):
            return refuse(why, edition, Refusal.CAN_STILL_PLAY, Clause.PLAYERS_5_6_MANDATORY_SWAP, 0, 0)
        refuse(why, edition, Refusal.CAN_STILL_PLAY, Clause.TURN_ONE_OF_THREE, 0, 0)
        return refuse_also(why, edition, Clause.TURN_DRAW_TOP_CARD)
    return True


@compiled
def do_pass(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Nothing can be done. A hand above the limit is brought down to it all the same."""
    game.turn.passes += 1
    emit(events, edition, EventKind.PASSED, Clause.TURN_DRAW_TOP_CARD, game.turn.on_turn, game.turn.passes, 0, 0)
    end_or_discard(game, edition, events)
