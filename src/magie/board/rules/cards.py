"""Event cards: drawing from a pile whose order nobody knows, and carrying out what the card says.

Rulebook chapter: landing on a chance or community square. A pile is the set of cards not yet seen on top of a queue of
seen ones. A card joins the queue when its effect starts, before any landing it causes.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    DOUBLES,
    NO_CARD,
    NO_DEED,
    NOBODY,
    CardOption,
    Effect,
    EventKind,
    Phase,
    Purpose,
    Refusal,
)
from magie.board.event_codes import MoveReason
from magie.board.events import also, emit, refuse
from magie.board.layout import PILE_SIZE, EventBuffer, GameState, RefusalRow
from magie.board.rules.jail import go_to_jail, put_under_pile
from magie.board.rules.money import charge, move_money, star_level
from magie.board.rules.movement import move_back_to
from magie.board.rules.stars import fall, rise_free
from magie.board.rules.table import is_playing, may_decide, seat_to_left
from magie.board.tables import Edition
from magie.machine import compiled

# The rulebook of the millionaire edition explains its cards by two examples of a player with three stars.
EXAMPLE_STAR = 3
EXAMPLE_PAYOUT = 100_000
EXAMPLE_ROLL = 8


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
                bill += edition.amount[pile, card, 0] * game.deeds[deed].level
    return bill


@compiled
def collect_from_everyone(game: GameState, seat: int, amount: int, direction: int, by_payer_star: bool) -> None:
    """Open the round of payments of a card that concerns every other player."""
    game.payments.seat = seat
    game.payments.amount = amount
    game.payments.direction = direction
    game.payments.by_payer_star = 1 if by_payer_star else 0
    game.payments.todo = 0
    for other in range(game.table.seats):
        if other != seat and is_playing(game, other):
            game.payments.todo |= 1 << other


@compiled
def level_of(game: GameState, seat: int) -> int:
    return star_level(game.players[seat].star)


@compiled
def obey(game: GameState, edition: Edition, events: EventBuffer, seat: int, pile: int, card: int) -> None:
    effect = edition.effect[pile, card]
    amount = edition.amount[pile, card, level_of(game, seat)]
    match effect:
        case Effect.COLLECT:
            move_money(game, edition, events, BANK, seat, amount, Purpose.CARD, Clause.CARDS_MUST_OBEY)
            also(events, edition, Clause.CARDS_BY_STAR_LEVEL)
            if game.players[seat].star == EXAMPLE_STAR and amount == EXAMPLE_PAYOUT:
                also(events, edition, Clause.CARDS_EXAMPLE_100K)
        case Effect.PAY:
            charge(game, edition, events, seat, BANK, amount, edition.purpose[pile, card], NO_DEED)
        case Effect.REPAIRS:
            bill = repair_bill(game, edition, seat, pile, card)
            charge(game, edition, events, seat, BANK, bill, Purpose.REPAIR, NO_DEED)
        case Effect.COLLECT_FROM_EACH:
            by_payer = edition.extra[pile, card] == 1
            collect_from_everyone(game, seat, card if by_payer else amount, 1, by_payer)
        case Effect.PAY_EACH:
            collect_from_everyone(game, seat, amount, -1, False)
        case Effect.ADVANCE_TO:
            advance(game, edition, amount)
        case Effect.ADVANCE_SPACES:
            advance(game, edition, (game.players[seat].square + amount) % edition.squares)
        case Effect.ADVANCE_TO_NEAREST:
            advance(game, edition, nearest(game, edition, seat, amount))
            game.turn.rent_factor = edition.extra[pile, card]
            game.turn.dice_factor = edition.new_roll[pile, card]
        case Effect.MOVE_BACK:
            back = game.players[seat].square - amount + edition.squares
            move_back_to(game, edition, events, back % edition.squares)
        case Effect.MOVE_BACK_TO:
            move_back_to(game, edition, events, amount)
        case Effect.GO_TO_JAIL:
            go_to_jail(game, edition, events, seat, Clause.JAIL_ENTER_BY_CARD)
        case Effect.UPGRADE_FREE:
            rise_free(game, edition, events, seat, edition.extra[pile, card])
        case Effect.DOWNGRADE:
            fall(game, edition, events, seat)
        case Effect.PAY_OR_DRAW | Effect.PAY_CHOSEN:
            game.turn.card = card
            game.turn.step = Phase.CARD_CHOICE
        case Effect.COLLECT_IF_ROLL | Effect.PAY_UNLESS_ROLL | Effect.COLLECT_DICE_TIMES:
            game.turn.card = card
            game.turn.step = Phase.CARD_DICE


@compiled
def resolve_card_dice(game: GameState, edition: Edition, events: EventBuffer, first: int, second: int) -> None:
    """A card asked for dice: they move no token by themselves and never count as doubles."""
    seat = game.turn.on_turn
    game.turn.draws += 1
    emit(events, edition, EventKind.CARD_ROLLED, Clause.CARDS_DICE_DEPENDENT, seat, first, second, 0)
    game.turn.step = Phase.LANDED
    if game.turn.fortune != NO_CARD:
        game.turn.fortune = NO_CARD
        back = game.players[seat].square - first - second + edition.squares
        move_back_to(game, edition, events, back % edition.squares)
        return
    pile = game.turn.pile
    card = game.turn.card
    level = level_of(game, seat)
    amount = edition.amount[pile, card, level]
    need = edition.need[pile, card, level]
    made_it = first == second if need == DOUBLES else first + second >= need
    game.turn.card = NO_CARD
    effect = edition.effect[pile, card]
    if effect == Effect.COLLECT_IF_ROLL and game.players[seat].star == EXAMPLE_STAR and need == EXAMPLE_ROLL:
        also(events, edition, Clause.CARDS_EXAMPLE_ROLL_EIGHT)
    if effect == Effect.COLLECT_DICE_TIMES:
        total = amount * (first + second)
        move_money(game, edition, events, BANK, seat, total, Purpose.CARD, Clause.CARDS_DICE_DEPENDENT)
    elif effect == Effect.COLLECT_IF_ROLL and made_it:
        move_money(game, edition, events, BANK, seat, amount, Purpose.CARD, Clause.CARDS_DICE_DEPENDENT)
    elif effect == Effect.PAY_UNLESS_ROLL and not made_it:
        charge(game, edition, events, seat, BANK, amount, Purpose.CARD, NO_DEED)


@compiled
def read_card(game: GameState, edition: Edition, events: EventBuffer, card: int, was_unseen: bool) -> None:
    """The player on turn has drawn `card` from `turn.pile`: show it, put it away, obey it."""
    seat = game.turn.on_turn
    pile = game.turn.pile
    effect = edition.effect[pile, card]
    emit(events, edition, EventKind.CARD_DRAWN, Clause.CARDS_DRAW_TOP, seat, pile, card, game.players[seat].star)
    also(events, edition, Clause.CARDS_MUST_OBEY)
    if pile == 1:
        also(events, edition, Clause.CARDS_MILLIONAIRE_INSTEAD_OF_COMMUNITY)
    if was_unseen:
        also(events, edition, Clause.SETUP_DECKS_SHUFFLED)
        also(events, edition, Clause.SETUP_SHUFFLE_CHANCE if pile == 0 else Clause.SETUP_SHUFFLE_COMMUNITY)
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
    game.payments.by_payer_star = 0


@compiled
def next_payment(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """A card lets one player pay or collect from each other one: one payment at a time, to the left."""
    seat = game.payments.seat
    for step in range(1, game.table.seats):
        other = seat_to_left(game, seat, step)
        if is_playing(game, seat) and (game.payments.todo & (1 << other)) != 0:
            game.payments.todo &= ~(1 << other)
            if is_playing(game, other):
                amount = game.payments.amount
                if game.payments.by_payer_star == 1:
                    amount = edition.amount[game.turn.pile, game.payments.amount, level_of(game, other)]
                if game.payments.direction > 0:
                    charge(game, edition, events, other, seat, amount, Purpose.CARD, NO_DEED)
                else:
                    charge(game, edition, events, seat, other, amount, Purpose.CARD, NO_DEED)
                return
    close_payments(game)


@compiled
def may_choose(game: GameState, edition: Edition, seat: int, option: int, other: int, why: RefusalRow) -> bool:
    if not may_decide(game, edition, seat, Phase.CARD_CHOICE, Clause.CARDS_MUST_OBEY, why):
        return False
    if edition.effect[game.turn.pile, game.turn.card] == Effect.PAY_CHOSEN:
        if option == CardOption.PAY and other != seat and is_playing(game, other):
            return True
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.CARDS_MUST_OBEY, 0, 0)
    if option != CardOption.PAY and option != CardOption.DRAW:
        return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.CARDS_MUST_OBEY, 0, 0)
    return True


@compiled
def do_choose(game: GameState, edition: Edition, events: EventBuffer, seat: int, option: int, other: int) -> None:
    """Pay what the card asks (to the bank, or to a player of one's choice), or draw from the other pile instead."""
    pile = game.turn.pile
    card = game.turn.card
    game.turn.card = NO_CARD
    emit(events, edition, EventKind.CARD_CHOSEN, Clause.CARDS_MUST_OBEY, seat, option, pile, card)
    if option == CardOption.DRAW:
        game.turn.pile = edition.extra[pile, card]
        game.turn.step = Phase.DRAW_CARD
        return
    game.turn.step = Phase.LANDED
    amount = edition.amount[pile, card, level_of(game, seat)]
    if edition.effect[pile, card] == Effect.PAY_CHOSEN:
        charge(game, edition, events, seat, other, amount, Purpose.CARD, NO_DEED)
    else:
        charge(game, edition, events, seat, BANK, amount, Purpose.FINE, NO_DEED)
