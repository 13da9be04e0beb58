"""Event cards: drawing from a pile whose order nobody knows, and carrying out what the card says.

Rulebook chapter: landing on a chance or community square. A pile is the set of cards not yet seen on top of a queue of
seen ones. A card joins the queue when its effect starts, before any landing it causes.
"""

from __future__ import annotations

from magie._compile import compiled
from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    NO_CARD,
    NO_DEED,
    NOBODY,
    CardOption,
    Effect,
    EventKind,
    MoveReason,
    Phase,
    Purpose,
    Refusal,
)
from magie.board.events import also, emit, refuse
from magie.board.layout import PILE_SIZE, EventBuffer, GameState, Reason
from magie.board.rules.jail import go_to_jail, put_under_pile
from magie.board.rules.money import charge, move_money
from magie.board.rules.movement import move_back_to
from magie.board.rules.table import is_playing, phase_of
from magie.board.tables import Edition


@compiled
def take_known_card(game: GameState, pile: int) -> int:
    """The top card of a pile that has gone round once: its order is known, no chance is needed."""
    heap = game.piles[pile]
    card = heap.queue[0]
    for place in range(PILE_SIZE - 1):
        heap.queue[place] = heap.queue[place + 1]
    heap.queue[PILE_SIZE - 1] = NO_CARD
    heap.count -= 1
    return card


@compiled
def advance(game: GameState, edition: Edition, square: int) -> None:
    """Forwards to a square; the move itself is the next step of the turn and pays at LOS by the ordinary rule."""
    here = game.players[game.turn.on_turn].square
    steps = (square - here + edition.squares) % edition.squares
    game.turn.steps = steps if steps > 0 else edition.squares
    game.turn.move_reason = MoveReason.CARD
    game.turn.step = Phase.MOVE


@compiled
def nearest(game: GameState, edition: Edition, seat: int, kind: int) -> int:
    """The next square of a kind ahead of the player."""
    here = game.players[seat].square
    for steps in range(1, edition.squares + 1):
        square = (here + steps) % edition.squares
        if edition.square_kind[square] == kind:
            return square
    return here


@compiled
def repair_bill(game: GameState, edition: Edition, seat: int, pile: int, card: int) -> int:
    bill = 0
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            if game.deeds[deed].level == edition.hotel_level:
                bill += edition.extra[pile, card]
            else:
                bill += edition.amount[pile, card] * game.deeds[deed].level
    return bill


@compiled
def obey(game: GameState, edition: Edition, events: EventBuffer, seat: int, pile: int, card: int) -> None:
    effect = edition.effect[pile, card]
    amount = edition.amount[pile, card]
    if effect == Effect.COLLECT:
        move_money(game, edition, events, BANK, seat, amount, Purpose.CARD, Clause.CARDS_MUST_OBEY)
    elif effect == Effect.PAY:
        charge(game, edition, events, seat, BANK, amount, edition.purpose[pile, card], NO_DEED)
    elif effect == Effect.REPAIRS:
        charge(game, edition, events, seat, BANK, repair_bill(game, edition, seat, pile, card), Purpose.REPAIR, NO_DEED)
    elif effect == Effect.COLLECT_FROM_EACH or effect == Effect.PAY_EACH:
        game.payments.seat = seat
        game.payments.amount = amount
        game.payments.direction = 1 if effect == Effect.COLLECT_FROM_EACH else -1
        game.payments.todo = 0
        for other in range(game.table.seats):
            if other != seat and is_playing(game, other):
                game.payments.todo |= 1 << other
    elif effect == Effect.ADVANCE_TO:
        advance(game, edition, amount)
    elif effect == Effect.ADVANCE_TO_NEAREST:
        advance(game, edition, nearest(game, edition, seat, amount))
        game.turn.rent_factor = edition.extra[pile, card]
    elif effect == Effect.MOVE_BACK:
        back = game.players[seat].square - amount + edition.squares
        move_back_to(game, edition, events, back % edition.squares)
    elif effect == Effect.MOVE_BACK_TO:
        move_back_to(game, edition, events, amount)
    elif effect == Effect.GO_TO_JAIL:
        go_to_jail(game, edition, events, seat, Clause.JAIL_ENTER_BY_CARD)
    elif effect == Effect.PAY_OR_DRAW:
        game.turn.card = card
        game.turn.step = Phase.CARD_CHOICE


@compiled
def read_card(game: GameState, edition: Edition, events: EventBuffer, card: int, was_unseen: bool) -> None:
    """The player on turn has drawn `card` from `turn.pile`: show it, put it away, obey it."""
    seat = game.turn.on_turn
    pile = game.turn.pile
    effect = edition.effect[pile, card]
    emit(events, edition, EventKind.CARD_DRAWN, Clause.CARDS_DRAW_TOP, seat, pile, card, 0)
    also(events, edition, Clause.CARDS_MUST_OBEY)
    if was_unseen:
        also(events, edition, Clause.SETUP_DECKS_SHUFFLED)
    game.turn.step = Phase.LANDED
    if effect == Effect.GET_OUT_OF_JAIL:
        game.players[seat].jail_cards[pile] += 1
        emit(events, edition, EventKind.CARD_KEPT, Clause.CARDS_GOJF_KEEP, seat, pile, card, 0)
        return
    put_under_pile(game, pile, card)
    emit(events, edition, EventKind.CARD_RETURNED, Clause.CARDS_RETURN_UNDER_PILE, seat, pile, card, 0)
    obey(game, edition, events, seat, pile, card)


@compiled
def close_payments(game: GameState) -> None:
    game.payments.seat = NOBODY
    game.payments.todo = 0
    game.payments.direction = 0
    game.payments.amount = 0


@compiled
def next_payment(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """A card lets one player pay or collect from each other one: one payment at a time, to the left."""
    seat = game.payments.seat
    for step in range(1, game.table.seats):
        other = (seat + step) % game.table.seats
        if is_playing(game, seat) and (game.payments.todo & (1 << other)) != 0:
            game.payments.todo &= ~(1 << other)
            if is_playing(game, other):
                if game.payments.direction > 0:
                    charge(game, edition, events, other, seat, game.payments.amount, Purpose.CARD, NO_DEED)
                else:
                    charge(game, edition, events, seat, other, game.payments.amount, Purpose.CARD, NO_DEED)
                return
    close_payments(game)


@compiled
def may_choose(game: GameState, edition: Edition, seat: int, option: int, why: Reason) -> bool:
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.CARDS_MUST_OBEY, game.turn.on_turn, 0)
    if phase_of(game) != Phase.CARD_CHOICE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.CARDS_MUST_OBEY, 0, 0)
    if option != CardOption.PAY and option != CardOption.DRAW:
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.CARDS_MUST_OBEY, 0, 0)
    return True


@compiled
def do_choose(game: GameState, edition: Edition, events: EventBuffer, seat: int, option: int) -> None:
    """Pay the fine on the card, or draw from the other pile instead."""
    pile = game.turn.pile
    card = game.turn.card
    game.turn.card = NO_CARD
    emit(events, edition, EventKind.CARD_CHOSEN, Clause.CARDS_MUST_OBEY, seat, option, pile, card)
    if option == CardOption.DRAW:
        game.turn.pile = edition.extra[pile, card]
        game.turn.step = Phase.DRAW_CARD
        return
    game.turn.step = Phase.LANDED
    charge(game, edition, events, seat, BANK, edition.amount[pile, card], Purpose.FINE, NO_DEED)
