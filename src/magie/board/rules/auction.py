"""Auctions by open outcry: anyone may raise at any time, and a pass is not final while others still bid.

Rulebook chapter: landing on a property without an owner, 2. auction.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NOBODY, EventKind, Lot, Phase, Purpose, Refusal
from magie.board.events import also, emit, refuse, refuse_also
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.funds import could_raise_now
from magie.board.rules.jail import jail_card_of, put_under_pile
from magie.board.rules.money import move_money
from magie.board.rules.table import is_playing, phase_of, seat_to_left
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def open_auction(
    game: GameState,
    edition: Edition,
    events: EventBuffer,
    lot_kind: int,
    lot: int,
    asked_after: int,
    eligible: int,
    clause: Clause,
) -> None:
    auction = game.auction
    auction.lot_kind = lot_kind
    auction.lot = lot
    auction.leader = NOBODY
    auction.passed = 0
    auction.eligible = eligible
    auction.asked_after = asked_after
    auction.opened_by = asked_after
    auction.proceeds = BANK
    auction.high = 0
    auction.minimum = edition.auction_minimum
    emit(events, edition, EventKind.AUCTION_OPENED, clause, lot_kind, lot, auction.minimum, 0)
    also(events, edition, Clause.BANK_DUTY_AUCTIONS)


@compiled
def close_auction(game: GameState) -> None:
    auction = game.auction
    auction.lot_kind = Lot.NONE
    auction.lot = -1
    auction.leader = NOBODY
    auction.passed = 0
    auction.eligible = 0
    auction.asked_after = NOBODY
    auction.opened_by = NOBODY
    auction.proceeds = BANK
    auction.high = 0
    auction.minimum = 0


@compiled
def everyone(game: GameState) -> int:
    """Bits of all players still in the game."""
    seats = 0
    for seat in range(game.table.seats):
        if is_playing(game, seat):
            seats |= 1 << seat
    return seats


@compiled
def next_bid(game: GameState, edition: Edition) -> int:
    """The least amount the next bid must have."""
    if game.auction.leader == NOBODY:
        return game.auction.minimum
    return game.auction.high + edition.step


@compiled
def bidders_asked(game: GameState, edition: Edition) -> int:
    """Bits of the seats the hammer waits for: eligible, not leading, not passed, and able to find the next bid."""
    asked = 0
    least = next_bid(game, edition)
    for seat in range(game.table.seats):
        bit = 1 << seat
        if (game.auction.eligible & bit) != 0 and (game.auction.passed & bit) == 0:
            if seat != game.auction.leader and is_playing(game, seat):
                # Most have the cash; what the others could raise takes longer to add up.
                if game.players[seat].cash >= least or could_raise_now(game, edition, seat) >= least:
                    asked |= bit
    return asked


@compiled
def may_take_part(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.AUCTION:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.AUCTION_WHEN_NOT_BOUGHT, 0, 0)
    if (game.auction.eligible & (1 << seat)) == 0:
        return refuse(why, edition, Refusal.NOT_ELIGIBLE, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, seat, 0)
    if game.auction.leader == seat:
        return refuse(why, edition, Refusal.ALREADY_LEADING, Clause.AUCTION_HIGHEST_BIDDER_PAYS_CASH, seat, 0)
    return True


@compiled
def may_bid(game: GameState, edition: Edition, seat: int, amount: int, why: RefusalRow) -> bool:
    if not may_take_part(game, edition, seat, why):
        return False
    if amount % edition.step != 0:
        return refuse(why, edition, Refusal.BID_STEP, Clause.AUCTION_ANY_OPENING_BID, edition.step, 0)
    least = next_bid(game, edition)
    if amount < least:
        return refuse(why, edition, Refusal.BID_TOO_LOW, Clause.AUCTION_ANY_OPENING_BID, least, 0)
    cash = game.players[seat].cash
    if amount > cash:
        refuse(why, edition, Refusal.BID_ABOVE_CASH, Clause.AUCTION_BID_COVERED_BY_CASH, amount, cash)
        return refuse_also(why, edition, Clause.AUCTION_HIGHEST_BIDDER_PAYS_CASH)
    return True


@compiled
def do_bid(game: GameState, edition: Edition, events: EventBuffer, seat: int, amount: int) -> None:
    emit(events, edition, EventKind.BID, Clause.AUCTION_EVERYONE_MAY_BID, seat, amount, 0, 0)
    if game.auction.leader == NOBODY:
        also(events, edition, Clause.AUCTION_ANY_OPENING_BID)
    if seat == game.auction.opened_by:
        also(events, edition, Clause.AUCTION_DECLINER_MAY_BID)
    if game.players[seat].in_jail == 1:
        also(events, edition, Clause.JAIL_PRISONER_BUYS_AND_SELLS_PROPERTY)
    game.auction.leader = seat
    game.auction.high = amount
    game.auction.passed = 0
    game.auction.asked_after = seat


@compiled
def may_pass(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if not may_take_part(game, edition, seat, why):
        return False
    if (game.auction.passed & (1 << seat)) != 0:
        return refuse(why, edition, Refusal.ALREADY_PASSED, Clause.AUCTION_EVERYONE_MAY_BID, seat, 0)
    return True


@compiled
def do_pass(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.auction.passed |= 1 << seat
    emit(events, edition, EventKind.PASSED, Clause.AUCTION_EVERYONE_MAY_BID, seat, 0, 0, 0)


@compiled
def forced_buyer(game: GameState, edition: Edition, lander: int) -> int:
    """Where a turn cannot end before the property is sold: the lander takes it, else the next who can pay."""
    for step in range(game.table.seats):
        seat = seat_to_left(game, lander, step)
        if is_playing(game, seat) and game.players[seat].cash >= edition.auction_minimum:
            return seat
    return NOBODY


@compiled
def hammer(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Nobody raises any more: the leader pays and takes the lot, or it stays with the bank."""
    lot_kind = game.auction.lot_kind
    lot = game.auction.lot
    winner = game.auction.leader
    price = game.auction.high
    proceeds = game.auction.proceeds
    lander = game.auction.opened_by
    close_auction(game)
    # What a bankrupt left to the bank may stay with it.
    must_be_sold = lot_kind == Lot.DEED and edition.unsold_goes_to_lander == 1 and game.estate.seat == NOBODY
    if winner == NOBODY and must_be_sold:
        winner = forced_buyer(game, edition, lander)
        price = edition.auction_minimum
        if winner != NOBODY:
            emit(
                events, edition, EventKind.FORCED_SALE, Clause.TURN_NOT_OVER_UNTIL_PROPERTY_SOLD, winner, lot, price, 0
            )
    if winner == NOBODY:
        emit(events, edition, EventKind.UNSOLD, Clause.AUCTION_NOBODY_BIDS, lot_kind, lot, 0, 0)
        if must_be_sold:  # not even the lander had the opening price
            also(events, edition, Clause.TURN_NOT_OVER_UNTIL_PROPERTY_SOLD)
        if lot_kind == Lot.JAIL_CARD:
            put_under_pile(game, lot, jail_card_of(edition, lot))
        elif lot_kind == Lot.HOUSE or lot_kind == Lot.HOTEL:
            game.shortage.kind = Lot.NONE  # rules/shortage.py forgets the rest of the declarations
        return
    emit(events, edition, EventKind.SOLD, Clause.AUCTION_HIGHEST_BIDDER_PAYS_CASH, lot_kind, lot, winner, price)
    if lot_kind == Lot.DEED and price < edition.price[lot]:
        also(events, edition, Clause.AUCTION_CHEAPER_POSSIBLE)
    if proceeds == winner:
        proceeds = BANK  # one cannot pay oneself
    move_money(game, edition, events, winner, proceeds, price, Purpose.BID, Clause.AUCTION_HIGHEST_BIDDER_PAYS_CASH)
    if lot_kind == Lot.DEED:
        game.deeds[lot].owner = winner
        emit(events, edition, EventKind.DEED_MOVED, Clause.BANK_DUTY_SELL_PROPERTY, lot, BANK, winner, 0)
    elif lot_kind == Lot.JAIL_CARD:
        game.players[winner].jail_cards[lot] += 1
        emit(
            events, edition, EventKind.JAIL_CARD_MOVED, Clause.BANKRUPTCY_BANK_AUCTIONS_EVERYTHING, lot, BANK, winner, 0
        )
    else:
        game.shortage.placing = winner
        game.shortage.price = price
