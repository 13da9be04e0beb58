"""When more buildings are wanted than the bank has: everybody declares, and scarce ones are auctioned singly.

Rulebook chapter: shortage of buildings.
"""

from __future__ import annotations

import numpy as np

from magie.board.bits import lowest_bit
from magie.board.clauses import Clause
from magie.board.codes import ALL_DEEDS, NEVER_COMPETE, NO_DEED, NOBODY, EventKind, Lot, Phase, Refusal
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import open_auction
from magie.board.rules.building import (
    buy_building,
    is_building_time,
    may_stand,
    price_of_next,
    put_building,
    stock_of,
    unit_for,
)
from magie.board.rules.table import is_playing, is_street, owns_group, phase_of, seat_to_left, whole_streets
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def capacity(game: GameState, edition: Edition, seat: int, unit: int, why: RefusalRow) -> int:
    """How many units of this kind the seat could place one after another now and pay, cheapest streets first.

    It really places them and takes them away again, so it obeys exactly the rules of building.
    """
    streets = whole_streets(game, edition, seat)
    if streets == 0:
        return 0
    before = np.zeros(ALL_DEEDS, np.int32)
    rest = streets
    while rest != 0:
        deed = lowest_bit(rest)
        rest &= rest - 1
        before[deed] = game.deeds[deed].level
    cash = game.players[seat].cash
    placed = 0
    while placed < edition.houses:
        cheapest = NO_DEED
        rest = streets
        while rest != 0:
            deed = lowest_bit(rest)
            rest &= rest - 1
            if unit_for(edition, game.deeds[deed].level) == unit:
                price = price_of_next(game, edition, deed)
                if price <= cash and (cheapest == NO_DEED or price < price_of_next(game, edition, cheapest)):
                    if may_stand(game, edition, seat, deed, why):
                        cheapest = deed
        if cheapest == NO_DEED:
            break
        cash -= price_of_next(game, edition, cheapest)
        game.deeds[cheapest].level += 1
        placed += 1
    rest = streets
    while rest != 0:
        deed = lowest_bit(rest)
        rest &= rest - 1
        game.deeds[deed].level = before[deed]
    return placed


@compiled
def room_for(game: GameState, edition: Edition, unit: int) -> int:
    """How many units of this kind could stand on all whole colours together, if money did not count."""
    room = 0
    for group in range(edition.groups):
        rest = edition.group_deeds[group]
        first = lowest_bit(rest)
        if not is_street(edition, first) or not owns_group(game, edition, game.deeds[first].owner, group):
            continue
        while rest != 0:
            level = game.deeds[lowest_bit(rest)].level
            rest &= rest - 1
            if unit == Lot.HOTEL:
                room += 1 if level + 1 == edition.hotel_level else 0
            else:
                room += max(0, edition.hotel_level - 1 - level)
    return room


@compiled
def can_place(game: GameState, edition: Edition, seat: int, unit: int, free: bool, why: RefusalRow) -> bool:
    """Has the seat any street for one unit of this kind (and, unless it is `free`, the money)?"""
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat and unit_for(edition, game.deeds[deed].level) == unit:
            if may_stand(game, edition, seat, deed, why):
                if free or game.players[seat].cash >= price_of_next(game, edition, deed):
                    return True
    return False


@compiled
def most_declarable(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> int:
    """The largest number the seat may declare in the open shortage."""
    if not is_playing(game, seat):
        return 0
    if seat != game.shortage.seat and (game.players[seat].prefers & NEVER_COMPETE) != 0:
        return 0
    kind = game.shortage.kind
    game.shortage.kind = Lot.NONE  # look at the window below the interrupt
    in_time = is_building_time(game, edition, seat)
    game.shortage.kind = kind
    return capacity(game, edition, seat, kind, why) if in_time else 0


@compiled
def do_build(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int, why: RefusalRow) -> None:
    """Build at once, unless others could want what is left: then everybody declares first."""
    unit = unit_for(edition, game.deeds[deed].level)
    if room_for(game, edition, unit) <= stock_of(game, unit):  # enough for everything that could ever be wanted
        buy_building(game, edition, events, seat, deed)
        return
    others_want = 0
    for other in range(game.table.seats):
        if other != seat and is_playing(game, other) and is_building_time(game, edition, other):
            if (game.players[other].prefers & NEVER_COMPETE) == 0:
                others_want += capacity(game, edition, other, unit, why)
    contested = others_want > 0
    if not contested or others_want + capacity(game, edition, seat, unit, why) <= stock_of(game, unit):
        buy_building(game, edition, events, seat, deed)
        return
    game.shortage.kind = unit
    game.shortage.seat = seat
    game.shortage.declared = 0
    game.shortage.auctioned = 0
    game.shortage.placing = NOBODY
    game.shortage.price = 0
    competitors = 0
    for other in range(game.table.seats):
        game.players[other].want = 0
        if most_declarable(game, edition, other, why) > 0:
            competitors |= 1 << other
        else:
            game.shortage.declared |= 1 << other
    emit(
        events,
        edition,
        EventKind.SHORTAGE_OPENED,
        Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK,
        unit,
        stock_of(game, unit),
        seat,
        competitors,
    )


@compiled
def declarer(game: GameState) -> int:
    """Who has to declare now: the one who asked, then the others to his left. NOBODY when all have."""
    for step in range(game.table.seats):
        seat = seat_to_left(game, game.shortage.seat, step)
        if (game.shortage.declared & (1 << seat)) == 0:
            return seat
    return NOBODY


@compiled
def may_declare(game: GameState, edition: Edition, seat: int, count: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.SHORTAGE_DECLARE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK, 0, 0)
    if declarer(game) != seat:
        return refuse(
            why,
            edition,
            Refusal.NOT_YOUR_DECISION,
            Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK,
            declarer(game),
            0,
        )
    least = 1 if seat == game.shortage.seat else 0
    most = most_declarable(game, edition, seat, why)
    if count < least or count > most:
        return refuse(
            why,
            edition,
            Refusal.COUNT_OUT_OF_RANGE,
            Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK,
            least,
            most,
        )
    return True


@compiled
def do_declare(game: GameState, edition: Edition, events: EventBuffer, seat: int, count: int) -> None:
    game.players[seat].want = count
    game.shortage.declared |= 1 << seat
    emit(events, edition, EventKind.DECLARED, Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK, seat, count, 0, 0)
    if declarer(game) != NOBODY:
        return
    wanted = 0
    buyers = 0
    for other in range(game.table.seats):
        wanted += game.players[other].want
        if game.players[other].want > 0:
            buyers += 1
    # Whoever is alone in wanting some takes what the bank has, at the printed price.
    if buyers > 1 and wanted > stock_of(game, game.shortage.kind):
        game.shortage.auctioned = 1


@compiled
def close_shortage(game: GameState) -> None:
    game.shortage.kind = Lot.NONE
    game.shortage.seat = NOBODY
    game.shortage.declared = 0
    game.shortage.auctioned = 0
    game.shortage.placing = NOBODY
    game.shortage.price = 0
    for seat in range(game.table.seats):
        game.players[seat].want = 0


@compiled
def lowest_price(game: GameState, edition: Edition, unit: int, buyers: int, why: RefusalRow) -> int:
    """The lowest printed price among the streets where one of the buyers could set the unit."""
    lowest = 0
    for deed in range(edition.deeds):
        owner = game.deeds[deed].owner
        if owner >= 0 and (buyers & (1 << owner)) != 0 and unit_for(edition, game.deeds[deed].level) == unit:
            if may_stand(game, edition, owner, deed, why):
                price = price_of_next(game, edition, deed)
                if lowest == 0 or price < lowest:
                    lowest = price
    return lowest


@compiled
def next_unit(game: GameState, edition: Edition, events: EventBuffer, why: RefusalRow) -> None:
    """All have declared: hand out the next unit, by turn or by auction, until stock or demand is gone."""
    unit = game.shortage.kind
    buyers = 0
    first = NOBODY
    if stock_of(game, unit) > 0:
        for step in range(game.table.seats):
            seat = seat_to_left(game, game.shortage.seat, step)
            if is_playing(game, seat) and game.players[seat].want > 0:
                if can_place(game, edition, seat, unit, game.shortage.auctioned == 1, why):
                    buyers |= 1 << seat
                    if first == NOBODY:
                        first = seat
    if buyers == 0:
        close_shortage(game)
    elif game.shortage.auctioned == 0:
        game.shortage.placing = first
    else:
        open_auction(
            game,
            edition,
            events,
            unit,
            -1,
            game.shortage.seat,
            buyers,
            Clause.SHORTAGE_AUCTION_ONE_BY_ONE,
        )
        also(events, edition, Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK)
        if edition.shortage_at_printed_price == 1:
            game.auction.minimum = lowest_price(game, edition, unit, buyers, why)
            events.items[events.count - 1].args[2] = game.auction.minimum
            also(events, edition, Clause.SHORTAGE_MINIMUM_BID)


@compiled
def may_place(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    """Whoever has the unit must set it at once, wherever he could build it."""
    if phase_of(game) != Phase.SHORTAGE_PLACE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, 0, 0)
    if game.shortage.placing != seat:
        return refuse(
            why,
            edition,
            Refusal.NOT_YOUR_DECISION,
            Clause.SHORTAGE_AUCTION_ONE_BY_ONE,
            game.shortage.placing,
            0,
        )
    if not may_stand(game, edition, seat, deed, why):
        return False
    if unit_for(edition, game.deeds[deed].level) != game.shortage.kind:
        return refuse(
            why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, deed, game.shortage.kind
        )
    price = price_of_next(game, edition, deed)
    if game.shortage.auctioned == 0 and game.players[seat].cash < price:
        return refuse(why, edition, Refusal.CASH_SHORT, Clause.BUILD_PRICE_ON_DEED, price, game.players[seat].cash)
    return True


@compiled
def do_place(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int) -> None:
    auctioned = game.shortage.auctioned == 1
    price = game.shortage.price if auctioned else price_of_next(game, edition, deed)
    game.players[seat].want -= 1
    game.shortage.placing = NOBODY
    game.shortage.price = 0
    emit(events, edition, EventKind.PLACED, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, seat, deed, price, 0)
    if auctioned:
        put_building(game, edition, events, seat, deed, price)
    else:
        buy_building(game, edition, events, seat, deed)
