"""Before the first turn: seats and stock, dealt deeds, the negotiation of variant 4, and who starts.

Rulebook chapters: preparation, the bank, start capital, short games.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    ALL_DEEDS,
    ALL_SEATS,
    BANK,
    FORTUNE,
    NO_CARD,
    NO_DEED,
    NOBODY,
    POT,
    EventKind,
    Phase,
    Purpose,
    Refusal,
    Status,
)
from magie.board.events import also, emit, refuse
from magie.board.layout import MAX_CLAIMS, PILE_SIZE, PILES, EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import close_auction
from magie.board.rules.cards import close_payments
from magie.board.rules.money import close_debt, move_money
from magie.board.rules.rent import close_reaction
from magie.board.rules.shortage import close_shortage
from magie.board.rules.table import phase_of, seat_to_left
from magie.board.rules.trade import clear_offer
from magie.board.rules.turn import start_turn
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def clear(game: GameState, edition: Edition, seats: int, banker: int, banker_plays: int) -> None:
    """An empty table: bank full, piles unseen, nobody anywhere. The record must be zeroed before."""
    game.table.seats = seats
    game.table.banker = banker
    game.table.banker_plays = banker_plays
    game.table.houses = edition.houses
    game.table.hotels = edition.hotels
    for seat in range(ALL_SEATS):
        game.players[seat].status = Status.PLAYING if seat < seats else Status.EMPTY
        if seat < seats and edition.upgrade_cost > 0:
            game.players[seat].star = 1
    for deed in range(ALL_DEEDS):
        game.deeds[deed].owner = BANK
        game.deeds[deed].fortune = 1 if deed < edition.deeds and edition.fortune_kinds > 0 else 0
    for kind in range(edition.fortune_kinds):
        game.table.fortune_left[kind] = edition.fortune_copies[kind]
    for pile in range(PILES):
        game.piles[pile].unseen = (1 << edition.pile_size[pile]) - 1
        for place in range(PILE_SIZE):
            game.piles[pile].queue[place] = NO_CARD
    for index in range(MAX_CLAIMS):
        game.claims[index].owner = NOBODY
        game.claims[index].deed = NO_DEED
    game.turn.claim_debtor = NOBODY
    game.turn.card = NO_CARD
    game.turn.fortune = NO_CARD
    close_reaction(game)
    game.estate.seat = NOBODY
    clear_offer(game)
    close_auction(game)
    close_debt(game)
    close_shortage(game)
    close_payments(game)


@compiled
def begin(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Everybody gets his token and his start capital; then come the deal, the negotiation and the opening roll."""
    if edition.has_banker == 1:
        emit(events, edition, EventKind.BANKER_CHOSEN, Clause.BANK_ELECT_BANKER, game.table.banker, 0, 0, 0)
    else:
        emit(events, edition, EventKind.AGENT_CHOSEN, Clause.BANK_ESTATE_AGENT, game.table.banker, 0, 0, 0)
        also(events, edition, Clause.BANK_NO_BANKER)
    if game.table.banker_plays == 0:
        also(events, edition, Clause.BANK_BANKER_MAY_ABSTAIN)
    emit(
        events,
        edition,
        EventKind.STOCK_SORTED,
        Clause.BANK_SORT_STOCK,
        edition.deeds,
        edition.houses,
        edition.hotels,
        0,
    )
    also(events, edition, Clause.SETUP_START_WITHOUT_PROPERTY)
    also(events, edition, Clause.SETUP_REST_OF_MONEY_TO_BANK)
    for pile in range(PILES):
        emit(events, edition, EventKind.DECKS_PLACED, Clause.SETUP_DECKS_FACE_DOWN, pile, edition.pile_size[pile], 0, 0)
        also(events, edition, Clause.SETUP_DECKS_SEPARATED)
        also(events, edition, Clause.SETUP_DECKS_SHUFFLED)
        also(events, edition, Clause.SETUP_SHUFFLE_CHANCE if pile == 0 else Clause.SETUP_SHUFFLE_COMMUNITY)
    for seat in range(game.table.seats):
        emit(events, edition, EventKind.SEATED, Clause.MOVE_ENTER_ON_LOS, seat, 0, 0, 0)
        also(events, edition, Clause.GOAL_CLOCKWISE_CIRCUIT)
        also(events, edition, Clause.SETUP_CHOOSE_TOKEN)
        move_money(game, edition, events, BANK, seat, edition.start_cash, Purpose.START, Clause.SETUP_START_CASH)
        if edition.speed_die == 1:
            also(events, edition, Clause.SPEED_DIE_OPTIONAL_MODE)
            also(events, edition, Clause.SPEED_DIE_EXTRA_THOUSAND)
    if edition.pot_start > 0:
        move_money(game, edition, events, BANK, POT, edition.pot_start, Purpose.POT, Clause.NONE)
    if edition.fortune_kinds > 0:
        emit(
            events,
            edition,
            EventKind.DECKS_PLACED,
            Clause.SETUP_FORTUNE_CARDS_ON_PROPERTIES,
            FORTUNE,
            edition.deeds,
            0,
            0,
        )
    game.table.tied = (1 << game.table.seats) - 1
    game.turn.step = Phase.DEAL if edition.deal_deeds != 0 else Phase.OPENING


@compiled
def deeds_to_deal(game: GameState, edition: Edition) -> int:
    """How many deeds are dealt in all; -1 in the edition means as many as go round evenly."""
    if edition.deal_deeds >= 0:
        return edition.deal_deeds * game.table.seats
    return edition.deeds // game.table.seats * game.table.seats


@compiled
def deal_deed(game: GameState, edition: Edition, events: EventBuffer, deed: int) -> None:
    """One deed goes to the next seat in turn; variant 1 asks its printed price, variant 4 nothing."""
    seat = game.table.deals % game.table.seats
    game.table.deals += 1
    game.deeds[deed].owner = seat
    if edition.dealt_deeds_are_paid == 1:
        emit(events, edition, EventKind.DEALT, Clause.VARIANT_1_DEAL_TWO_DEEDS, seat, deed, 0, 0)
        also(events, edition, Clause.VARIANT_1_OTHERWISE_STANDARD)
        price = edition.price[deed]
        move_money(game, edition, events, seat, BANK, price, Purpose.PRICE, Clause.VARIANT_1_PAY_PRINTED_PRICE)
    else:
        emit(events, edition, EventKind.DEALT, Clause.VARIANT_4_DEAL_ALL_DEEDS, seat, deed, 0, 0)
        also(events, edition, Clause.VARIANT_4_FREE_OF_CHARGE)
    if game.table.deals < deeds_to_deal(game, edition):
        return
    if edition.negotiation_seconds > 0:
        game.turn.step = Phase.NEGOTIATION
        emit(
            events,
            edition,
            EventKind.NEGOTIATION_OPENED,
            Clause.VARIANT_4_NEGOTIATION_PHASE,
            edition.negotiation_seconds,
            0,
            0,
            0,
        )
    else:
        game.turn.step = Phase.OPENING


@compiled
def may_be_ready(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.NEGOTIATION:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.VARIANT_4_NEGOTIATION_PHASE, 0, 0)
    if (game.table.ready & (1 << seat)) != 0:
        return refuse(why, edition, Refusal.ALREADY_READY, Clause.VARIANT_4_NEGOTIATION_PHASE, seat, 0)
    return True


@compiled
def do_ready(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.table.ready |= 1 << seat
    emit(events, edition, EventKind.READY, Clause.VARIANT_4_NEGOTIATION_PHASE, seat, 0, 0, 0)


@compiled
def end_negotiation_if_done(game: GameState) -> bool:
    """All are ready, or the time is up: on to the opening roll."""
    everyone_ready = game.table.ready == (1 << game.table.seats) - 1
    if not everyone_ready and game.table.time_up == 0:
        return False
    game.table.time_up = 0
    game.turn.step = Phase.OPENING
    return True


@compiled
def opening_roller(game: GameState) -> int:
    """Who rolls for the start next: the banker first, then to his left; after a tie only the tied."""
    first = max(game.table.banker, 0)
    for step in range(game.table.seats):
        seat = seat_to_left(game, first, step)
        if (game.table.tied & (1 << seat)) != 0 and game.players[seat].opening == 0:
            return seat
    return NOBODY


@compiled
def opening_roll(game: GameState, edition: Edition, events: EventBuffer, seat: int, pips: int) -> None:
    is_first = game.table.opening_round == 0
    for other in range(game.table.seats):
        is_first = is_first and game.players[other].opening == 0
    game.players[seat].opening = pips
    emit(events, edition, EventKind.OPENING_ROLLED, Clause.TURN_FIRST_PLAYER_ONE_DIE, seat, pips, 0, 0)
    if is_first:
        also(events, edition, Clause.TURN_BANKER_ROLLS_FIRST)
    if opening_roller(game) != NOBODY:
        return
    highest = 0
    for other in range(game.table.seats):
        highest = max(highest, game.players[other].opening)
    best = 0
    starter = NOBODY
    rivals = 0
    for other in range(game.table.seats):
        if game.players[other].opening == highest:
            best |= 1 << other
            starter = other
            rivals += 1
        game.players[other].opening = 0
    if rivals > 1:
        game.table.tied = best
        game.table.opening_round += 1
        emit(events, edition, EventKind.OPENING_TIED, Clause.TURN_HIGHEST_STARTS, best, highest, 0, 0)
        return
    game.table.tied = 0
    emit(events, edition, EventKind.STARTS, Clause.TURN_HIGHEST_STARTS, starter, highest, 0, 0)
    start_turn(game, edition, events, starter)
