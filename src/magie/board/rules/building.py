"""Houses and hotels: building, selling, and what keeps a colour even.

Rulebook chapters: houses, hotels, selling buildings.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_DEED, EventKind, Lot, Purpose, Refusal, Window
from magie.board.events import also, emit, refuse, refuse_also
from magie.board.layout import BUILDING_STEPS, EventBuffer, GameState, RefusalRow
from magie.board.rules.money import move_money, settle_debt_if_covered
from magie.board.rules.table import (
    has_mortgage,
    highest_level,
    is_open,
    is_street,
    lowest_level,
    owns_group,
    phase_of,
    window_of,
)
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def unit_for(edition: Edition, level: int) -> Lot:
    """The building that raises a street from `level`: a house, or at last the hotel."""
    return Lot.HOTEL if level + 1 == edition.hotel_level else Lot.HOUSE


@compiled
def stock_of(game: GameState, unit: int) -> int:
    return game.table.hotels if unit == Lot.HOTEL else game.table.houses


@compiled
def price_of_next(game: GameState, edition: Edition, deed: int) -> int:
    """Printed price of the next building on a street; with three-house hotels the hotel costs one more house."""
    if unit_for(edition, game.deeds[deed].level) == Lot.HOTEL and edition.hotel_costs_a_house == 0:
        return edition.hotel_price[deed]
    return edition.house_price[deed]


@compiled
def may_stand(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    """Could one more building stand on this street, stock and money aside?"""
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, deed, 0)
    if not is_street(edition, deed):
        return refuse(why, edition, Refusal.NOT_STREET, Clause.BUILD_NOT_ON_STATIONS_OR_WORKS, deed, 0)
    row = game.deeds[deed]
    if row.owner != seat:
        return refuse(why, edition, Refusal.NOT_OWNER, Clause.BUILD_FULL_GROUP_REQUIRED, deed, row.owner)
    group = edition.deed_group[deed]
    if not owns_group(game, edition, seat, group):
        missing = NO_DEED
        for other in range(edition.deeds):
            if edition.deed_group[other] == group and game.deeds[other].owner != seat:
                missing = other
        return refuse(
            why, edition, Refusal.GROUP_INCOMPLETE, Clause.BUILD_FULL_GROUP_REQUIRED, missing, game.deeds[missing].owner
        )
    if row.mortgaged == 1:
        return refuse(why, edition, Refusal.DEED_MORTGAGED, Clause.BUILD_NOT_ON_MORTGAGED_STREET, deed, 0)
    if edition.mortgage_blocks_group == 1 and has_mortgage(game, edition, group):
        return refuse(why, edition, Refusal.GROUP_MORTGAGED, Clause.BUILD_NOT_ON_MORTGAGED_STREET, deed, 0)
    if edition.build_after_first_lap == 1 and game.players[seat].laps == 0:
        return refuse(why, edition, Refusal.BEFORE_FIRST_LAP, Clause.VARIANT_4_BUILD_AFTER_FIRST_LAP, seat, 0)
    if row.level >= edition.hotel_level:
        return refuse(why, edition, Refusal.AT_MAXIMUM, Clause.BUILD_ONE_HOTEL_PER_STREET, deed, 0)
    if row.level > lowest_level(game, edition, group):
        if unit_for(edition, row.level) == Lot.HOTEL:
            if edition.hotel_level == 4:
                refuse(why, edition, Refusal.UNEVEN, Clause.VARIANT_2_HOTEL_AFTER_THREE_HOUSES, deed, 0)
            else:
                refuse(why, edition, Refusal.UNEVEN, Clause.BUILD_HOTEL_NEEDS_FOUR_ON_EVERY_STREET, deed, 0)
            return refuse_also(why, edition, Clause.BUILD_EVENLY)
        refuse(why, edition, Refusal.UNEVEN, Clause.BUILD_EVENLY, deed, 0)
        if row.level == 1:
            return refuse_also(why, edition, Clause.BUILD_SECOND_HOUSE_ON_UNBUILT_STREET)
        if row.level == 2:
            return refuse_also(why, edition, Clause.BUILD_THIRD_HOUSE_EXAMPLE)
        return False
    return True


@compiled
def is_building_time(game: GameState, edition: Edition, seat: int) -> bool:
    """Buildings may be bought at any time, but not while another player's roll is being resolved."""
    window = window_of(phase_of(game))
    return is_open(window, seat, game.turn.on_turn, edition.build_on_turn, edition.build_others)


@compiled
def may_build(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    if not is_building_time(game, edition, seat):
        refuse(why, edition, Refusal.NOT_NOW, Clause.BUILD_ANY_TIME_BEFORE_NEXT_ROLL, 0, 0)
        return refuse_also(why, edition, Clause.BUILD_WHEN)
    if not may_stand(game, edition, seat, deed, why):
        return False
    unit = unit_for(edition, game.deeds[deed].level)
    if stock_of(game, unit) == 0:
        refuse(why, edition, Refusal.NO_STOCK, Clause.SHORTAGE_WAIT_FOR_RETURNS, unit, 0)
        if unit == Lot.HOTEL:
            return refuse_also(why, edition, Clause.SETUP_COMPONENTS_HOTELS)
        return refuse_also(why, edition, Clause.SETUP_COMPONENTS_HOUSES)
    price = price_of_next(game, edition, deed)
    cash = game.players[seat].cash
    if cash < price:
        if unit == Lot.HOTEL:
            return refuse(why, edition, Refusal.CASH_SHORT, Clause.BUILD_HOTEL_PRICE, price, cash)
        return refuse(why, edition, Refusal.CASH_SHORT, Clause.BUILD_PRICE_ON_DEED, price, cash)
    return True


@compiled
def put_building(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int, price: int) -> None:
    """Set the building and write down what it cost; the caller has taken the money."""
    row = game.deeds[deed]
    group = edition.deed_group[deed]
    unit = unit_for(edition, row.level)
    group_was_bare = highest_level(game, edition, group) == 0
    row.paid[row.level] = price
    row.level += 1
    if unit == Lot.HOTEL:
        game.table.hotels -= 1
        game.table.houses += edition.hotel_level - 1
        if edition.hotel_level == 4:
            emit(
                events,
                edition,
                EventKind.BUILT,
                Clause.VARIANT_2_HOTEL_AFTER_THREE_HOUSES,
                seat,
                deed,
                row.level,
                price,
            )
            also(events, edition, Clause.VARIANT_2_RETURN_THREE_PAY_ONE)
        else:
            emit(
                events,
                edition,
                EventKind.BUILT,
                Clause.BUILD_HOTEL_NEEDS_FOUR_ON_EVERY_STREET,
                seat,
                deed,
                row.level,
                price,
            )
            also(events, edition, Clause.BUILD_HOTEL_RETURNS_FOUR_HOUSES)
            also(events, edition, Clause.BUILD_HOTEL_ON_ANY_STREET)
            also(events, edition, Clause.BUILD_MAX_FOUR_HOUSES)
    else:
        game.table.houses -= 1
        if group_was_bare:
            emit(
                events,
                edition,
                EventKind.BUILT,
                Clause.BUILD_FIRST_HOUSE_ANYWHERE_IN_GROUP,
                seat,
                deed,
                row.level,
                price,
            )
        else:
            emit(events, edition, EventKind.BUILT, Clause.BUILD_EVENLY, seat, deed, row.level, price)
        also(events, edition, Clause.BUILD_AS_MANY_AS_AFFORDABLE)
        also(events, edition, Clause.BANK_DUTY_DEEDS_AND_BUILDINGS)
        if row.mortgaged == 0 and has_mortgage(game, edition, group):
            also(events, edition, Clause.BUILD_NOT_ON_MORTGAGED_STREET)
    if game.players[seat].in_jail == 1:
        also(events, edition, Clause.JAIL_PRISONER_BUILDS)
    elif seat != game.turn.on_turn:
        also(events, edition, Clause.BUILD_ANY_TIME_BEFORE_NEXT_ROLL)
    also(events, edition, Clause.BUILD_WHEN)


@compiled
def buy_building(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int) -> None:
    """A plain sale at the printed price."""
    price = price_of_next(game, edition, deed)
    if unit_for(edition, game.deeds[deed].level) == Lot.HOTEL:
        move_money(game, edition, events, seat, BANK, price, Purpose.BUILD, Clause.BUILD_HOTEL_PRICE)
    else:
        move_money(game, edition, events, seat, BANK, price, Purpose.BUILD, Clause.BUILD_PRICE_ON_DEED)
        also(events, edition, Clause.BUILD_REBUY_AT_FULL_PRICE)
    also(events, edition, Clause.BANK_DUTY_SELL_BUILDINGS)
    put_building(game, edition, events, seat, deed, price)


@compiled
def resale_value(game: GameState, edition: Edition, deed: int, step: int) -> int:
    """What the bank gives back for one building step: half of what was paid for it, be it printed or bid.

    Half the printed price for a house won below it would let two partners draw money out of the bank without end.
    """
    paid = game.deeds[deed].paid[step]
    if edition.resale_unit == 0:
        return paid // 2
    return (paid + edition.resale_unit) // (2 * edition.resale_unit) * edition.resale_unit


@compiled
def may_sell_now(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Buildings go back to the bank at any time the edition allows; a debtor may always sell."""
    window = window_of(phase_of(game))
    if window == Window.DEBT:
        if game.debt.debtor == seat:
            return True
        return refuse(why, edition, Refusal.DEBT_PENDING, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, game.debt.debtor, 0)
    if not is_open(window, seat, game.turn.on_turn, edition.sell_on_turn, edition.sell_others):
        if edition.sell_on_turn == 0:
            return refuse(why, edition, Refusal.ONLY_IN_DEBT, Clause.SELL_ONLY_TO_BANK_ANY_TIME, 0, 0)
        refuse(why, edition, Refusal.NOT_NOW, Clause.SELL_ONLY_TO_BANK_ANY_TIME, 0, 0)
        return refuse_also(why, edition, Clause.SELL_WHEN)
    return True


@compiled
def may_sell_building(game: GameState, edition: Edition, seat: int, deed: int, why: RefusalRow) -> bool:
    if not may_sell_now(game, edition, seat, why):
        return False
    if deed < 0 or deed >= edition.deeds:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, deed, 0)
    row = game.deeds[deed]
    if row.owner != seat:
        return refuse(why, edition, Refusal.NOT_OWNER, Clause.SELL_ONLY_TO_BANK_ANY_TIME, deed, row.owner)
    if row.level == 0:
        return refuse(why, edition, Refusal.NOTHING_BUILT, Clause.SELL_ONLY_TO_BANK_ANY_TIME, deed, 0)
    highest = highest_level(game, edition, edition.deed_group[deed])
    if row.level < highest:
        if highest == edition.hotel_level:
            refuse(why, edition, Refusal.UNEVEN, Clause.SELL_HOTEL_COUNTS_AS_FIVE, deed, 1)
            return refuse_also(why, edition, Clause.SELL_EVEN_TEARDOWN)
        refuse(why, edition, Refusal.UNEVEN, Clause.SELL_EVEN_TEARDOWN, deed, 1)
        return refuse_also(why, edition, Clause.SELL_NO_UNEVEN_GAP)
    if row.level == edition.hotel_level and game.table.houses < edition.hotel_level - 1:
        refuse(
            why,
            edition,
            Refusal.STOCK_FOR_CONVERSION,
            Clause.SELL_HOTEL_COUNTS_AS_FIVE,
            edition.hotel_level - 1,
            game.table.houses,
        )
        return refuse_also(why, edition, Clause.SELL_HOTEL_TO_APARTMENTS)
    return True


@compiled
def take_down(game: GameState, edition: Edition, deed: int) -> int:
    """Remove the top building of a street and return its resale value; the bank's stock follows."""
    row = game.deeds[deed]
    value = resale_value(game, edition, deed, row.level - 1)
    if row.level == edition.hotel_level:
        game.table.hotels += 1
        game.table.houses -= edition.hotel_level - 1
    else:
        game.table.houses += 1
    row.level -= 1
    row.paid[row.level] = 0
    return value


@compiled
def do_sell_building(game: GameState, edition: Edition, events: EventBuffer, seat: int, deed: int) -> None:
    was_hotel = game.deeds[deed].level == edition.hotel_level
    value = take_down(game, edition, deed)
    emit(
        events,
        edition,
        EventKind.SOLD_BUILDING,
        Clause.SELL_ONLY_TO_BANK_ANY_TIME,
        seat,
        deed,
        game.deeds[deed].level,
        value,
    )
    also(events, edition, Clause.SELL_EVEN_TEARDOWN)
    also(events, edition, Clause.SELL_NO_UNEVEN_GAP)
    also(events, edition, Clause.BANK_DUTY_DEEDS_AND_BUILDINGS)
    if was_hotel:
        also(events, edition, Clause.SELL_HOTEL_COUNTS_AS_FIVE)
        also(events, edition, Clause.SELL_HOTEL_TO_APARTMENTS)
    also(events, edition, Clause.SELL_HALF_OF_PRICE_PAID)
    also(events, edition, Clause.SELL_WHEN)
    move_money(game, edition, events, BANK, seat, value, Purpose.RESALE, Clause.SELL_HALF_OF_PRICE_PAID)
    if was_hotel and edition.hotel_level == 4:
        also(events, edition, Clause.VARIANT_QUICK_HOTEL_RESALE)
    settle_debt_if_covered(game, edition, events)


@compiled
def houses_freed_by(game: GameState, edition: Edition, group: int, level: int) -> int:
    """Houses the bank gains (or, if negative, must supply) when the whole group falls to `level` in one step."""
    freed = 0
    for deed in range(edition.deeds):
        if edition.deed_group[deed] == group and game.deeds[deed].level > level:
            standing = game.deeds[deed].level
            freed += (0 if standing == edition.hotel_level else standing) - level
    return freed


@compiled
def may_sell_group(game: GameState, edition: Edition, seat: int, group: int, level: int, why: RefusalRow) -> bool:
    """A whole colour may be sold down in one step, so that hotels can go back even if the bank lacks houses."""
    if not may_sell_now(game, edition, seat, why):
        return False
    if group < 0 or group >= edition.groups:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, NO_DEED, 0)
    standing = 0
    for deed in range(edition.deeds):
        if edition.deed_group[deed] == group and game.deeds[deed].level > 0:
            standing = max(standing, game.deeds[deed].level)
            if game.deeds[deed].owner != seat:
                owner = game.deeds[deed].owner
                return refuse(why, edition, Refusal.NOT_OWNER, Clause.SELL_ONLY_TO_BANK_ANY_TIME, deed, owner)
    if standing == 0:
        return refuse(why, edition, Refusal.NOTHING_BUILT, Clause.SELL_ONLY_TO_BANK_ANY_TIME, NO_DEED, 0)
    if level < 0 or level >= standing:
        return refuse(why, edition, Refusal.COUNT_OUT_OF_RANGE, Clause.SELL_EVEN_TEARDOWN, 0, standing - 1)
    missing = -houses_freed_by(game, edition, group, level) - game.table.houses
    if missing > 0:
        return refuse(
            why,
            edition,
            Refusal.STOCK_FOR_CONVERSION,
            Clause.SELL_HOTEL_COUNTS_AS_FIVE,
            missing + game.table.houses,
            game.table.houses,
        )
    return True


@compiled
def lower_group(game: GameState, edition: Edition, group: int, level: int) -> int:
    """Take every street of the group down to `level`; what the bank pays for it all."""
    total = 0
    for deed in range(edition.deeds):
        if edition.deed_group[deed] == group:
            while game.deeds[deed].level > level:
                total += take_down(game, edition, deed)
    return total


@compiled
def do_sell_group(game: GameState, edition: Edition, events: EventBuffer, seat: int, group: int, level: int) -> None:
    had_hotel = highest_level(game, edition, group) == edition.hotel_level
    total = lower_group(game, edition, group, level)
    emit(events, edition, EventKind.GROUP_SOLD, Clause.SELL_HOTEL_COUNTS_AS_FIVE, seat, group, level, total)
    if had_hotel:
        also(events, edition, Clause.SELL_HOTEL_FULL if level == 0 else Clause.SELL_HOTEL_TO_APARTMENTS)
        if edition.hotel_level == 4:
            also(events, edition, Clause.VARIANT_QUICK_HOTEL_RESALE)
    also(events, edition, Clause.SELL_HALF_OF_PRICE_PAID)
    also(events, edition, Clause.SELL_EVEN_TEARDOWN)
    move_money(game, edition, events, BANK, seat, total, Purpose.RESALE, Clause.SELL_HALF_OF_PRICE_PAID)
    settle_debt_if_covered(game, edition, events)


@compiled
def buildings_value(game: GameState, edition: Edition, seat: int) -> int:
    """What all the seat's buildings would bring if they went back to the bank."""
    total = 0
    for deed in range(edition.deeds):
        if game.deeds[deed].owner == seat:
            for step in range(BUILDING_STEPS):
                if step < game.deeds[deed].level:
                    total += resale_value(game, edition, deed, step)
    return total
