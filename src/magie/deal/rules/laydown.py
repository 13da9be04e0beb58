"""Laying down: an explicit place for every card, Chance cards included, and the check that all of it is allowed."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import (
    ALL_DEEDS,
    ALL_KINDS,
    ALL_SETS,
    BUILDINGS,
    CHANCE,
    FIRST_HOUSE,
    FOUR_HOUSES,
    HOTEL,
    HOTEL_BIT,
    NOBODY,
    STATIONS,
    STREET_SETS,
    TOKEN,
    UTILITIES,
    EventKind,
    Phase,
    Refusal,
)
from magie.deal.events import also, emit, refuse, refuse_also, with_details
from magie.deal.layout import MOST_LAID, MOST_SHED, ActionRow, EventBuffer, GameState, LaidSet, RefusalRow, Workbench
from magie.deal.rules.table import (
    bits_in,
    clear_set,
    copy_set,
    deeds_of,
    excess,
    hand_limit,
    is_building,
    is_card,
    is_deed,
    is_passing_table,
    lay_on,
    levels_of,
    out_of_hand_seen,
)
from magie.deal.rules.turn import is_on_turn
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def put_in_set(work: Workbench, edition: Edition, card: int, group: int, by_chance: bool, why: RefusalRow) -> bool:
    """Put one card, or a Chance card standing for it, into a set on the workbench; what is taken leaves `work.hand`."""
    used = CHANCE if by_chance else card
    if by_chance and not (is_deed(card) or is_building(card) or card == TOKEN):
        return refuse(why, edition, Refusal.CHANCE_CANNOT_BE, Clause.LAY_DOWN_CHANCE_AS_TOKEN, card, 0)
    if not (is_deed(card) or is_building(card) or card == TOKEN):
        return refuse(why, edition, Refusal.NOT_IN_A_SET, Clause.LAY_DOWN_ANY_NUMBER_OF_BONUS_CARDS, card, 0)
    if work.hand[used] == 0:
        return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.CARDS_MONOPOLY_FULL_SET, used, 0)
    work.hand[used] -= 1
    laid = work.sets[group]
    if is_deed(card):
        bit = 1 << card
        if edition.deed_set[card] != group:
            return refuse(why, edition, Refusal.WRONG_SET, Clause.CARDS_MONOPOLY_FULL_SET, card, group)
        if ((laid.deeds | laid.chance_deeds) & bit) != 0:
            return refuse(why, edition, Refusal.ALREADY_ON_SET, Clause.LAY_DOWN_CHANCE_AS_DEED_HOUSE_HOTEL, card, group)
        if by_chance:
            laid.chance_deeds |= bit
        else:
            laid.deeds |= bit
    elif is_building(card):
        bit = 1 << (card - FIRST_HOUSE)
        if group >= STREET_SETS:
            return refuse(why, edition, Refusal.NO_BUILDINGS_HERE, Clause.CARDS_HOUSES_ONLY_ON_STREET_SETS, card, group)
        if ((laid.houses | laid.chance_houses) & bit) != 0:
            if card == HOTEL:
                return refuse(why, edition, Refusal.ALREADY_ON_SET, Clause.CARDS_ONE_HOTEL_PER_SET, card, group)
            return refuse(why, edition, Refusal.ALREADY_ON_SET, Clause.CARDS_HOUSES_IN_ORDER, card, group)
        if by_chance:
            laid.chance_houses |= bit
        else:
            laid.houses |= bit
    else:
        if group >= STREET_SETS and edition.tokens_on_stations == 0:
            return refuse(why, edition, Refusal.TOKEN_NEEDS_STREETS, Clause.CARDS_TOKEN_DOUBLES, group, 0)
        if by_chance:
            laid.chance_tokens += 1
        else:
            laid.tokens += 1
    return True


@compiled
def is_empty_set(laid: LaidSet) -> bool:
    return (
        laid.deeds == 0
        and laid.chance_deeds == 0
        and laid.houses == 0
        and laid.chance_houses == 0
        and laid.tokens == 0
        and laid.chance_tokens == 0
    )


@compiled
def is_valid_set(laid: LaidSet, edition: Edition, group: int, why: RefusalRow) -> bool:
    """Complete, with at least one real deed, and built in order."""
    if laid.deeds == 0 and laid.chance_deeds != 0:
        return refuse(why, edition, Refusal.ONLY_CHANCE, Clause.LAY_DOWN_CHANCE_AS_DEED_HOUSE_HOTEL, group, 0)
    count = deeds_of(laid)
    if group == STATIONS:
        if count < 2:
            return refuse(why, edition, Refusal.INCOMPLETE_SET, Clause.CARDS_MONOPOLY_STATIONS, group, count)
    elif count < edition.set_size[group]:
        if group == UTILITIES:
            return refuse(why, edition, Refusal.INCOMPLETE_SET, Clause.CARDS_MONOPOLY_UTILITIES, group, count)
        refuse(why, edition, Refusal.INCOMPLETE_SET, Clause.CARDS_MONOPOLY_FULL_SET, group, count)
        return refuse_also(why, edition, Clause.LAY_DOWN_AT_LEAST_ONE_MONOPOLY)
    built = laid.houses | laid.chance_houses
    if (built & HOTEL_BIT) != 0 and (built & FOUR_HOUSES) != FOUR_HOUSES:
        refuse(why, edition, Refusal.HOTEL_TOO_EARLY, Clause.CARDS_HOTEL_AFTER_HOUSES, group, 0)
        return refuse_also(why, edition, Clause.CARDS_HOTEL_NEEDS_FOUR_HOUSE_CARDS)
    missing = 0
    for house in range(4):
        if (built & (1 << house)) == 0:
            if missing == 0:
                missing = house + 1
        elif missing != 0:
            refuse(why, edition, Refusal.HOUSE_ORDER, Clause.CARDS_HOUSES_IN_ORDER, FIRST_HOUSE + house, missing)
            return refuse_also(why, edition, Clause.CARDS_HOUSE_ORDER_EXAMPLE)
    return True


@compiled
def arrange(action: ActionRow, work: Workbench, edition: Edition, why: RefusalRow) -> int:
    """Lay the action's cards out, taking them from `work.hand`; the number of sets, or -1 if one is not allowed."""
    for group in range(ALL_SETS):
        clear_set(work.sets[group])
    if action.laid_count < 0 or action.laid_count > MOST_LAID:
        refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.CARDS_MONOPOLY_FULL_SET, NOBODY, 0)
        return -1
    for index in range(action.laid_count):
        group = action.laid_set[index]
        by_chance = action.laid_chance[index] != 0
        if not put_in_set(work, edition, action.laid_card[index], group, by_chance, why):
            return -1
    sets = 0
    for group in range(ALL_SETS):
        if is_empty_set(work.sets[group]):
            continue
        if not is_valid_set(work.sets[group], edition, group, why):
            return -1
        sets += 1
    return sets


@compiled
def may_shed(game: GameState, edition: Edition, action: ActionRow, work: Workbench, why: RefusalRow) -> bool:
    """The excess named with laying down: exactly so many, and held. They leave `work.hand`."""
    seat = action.seat
    surplus = max(0, excess(game, edition, seat))
    if action.shed_count != surplus or action.shed_count > MOST_SHED:
        refuse(
            why,
            edition,
            Refusal.HAND_SIZE,
            Clause.LAY_DOWN_EXACTLY_TEN_CARDS,
            game.players[seat].hand_size - action.shed_count,
            hand_limit(game, edition),
        )
        if is_passing_table(game, edition):
            refuse_also(why, edition, Clause.PLAYERS_5_6_LAY_DOWN_AS_USUAL)
        return refuse_also(why, edition, Clause.LAY_DOWN_SHED_EXCESS_FIRST)
    for index in range(action.shed_count):
        card = action.shed[index]
        if not is_card(card) or work.hand[card] == 0:
            return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.LAY_DOWN_SHED_EXCESS_FIRST, card, 0)
        work.hand[card] -= 1
    return True


@compiled
def is_time_to_lay_down(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Laying down is the whole turn; with five and six players it may also follow the swap."""
    if not is_on_turn(game, edition, seat, why):
        return False
    phase = game.turn.phase
    if phase == Phase.TURN or phase == Phase.AFTER_SWAP:
        return True
    if phase == Phase.TRADE_CARD:
        refuse(why, edition, Refusal.MUST_LAY_TRADE_CARD, Clause.PLAYERS_5_6_NEW_TRADE_CARD, 0, 0)
        return refuse_also(why, edition, Clause.PLAYERS_5_6_LAY_DOWN_AS_USUAL)
    if is_passing_table(game, edition):
        refuse(
            why, edition, Refusal.MUST_DISCARD, Clause.PLAYERS_5_6_LAY_DOWN_AFTER_SWAP, excess(game, edition, seat), 0
        )
        return False
    refuse(why, edition, Refusal.AFTER_ACTION, Clause.LAY_DOWN_NOT_AFTER_ACTION, 0, 0)
    return refuse_also(why, edition, Clause.TURN_NO_LAY_DOWN_AFTER_DRAW_OR_SWAP)


@compiled
def may_lay_down(game: GameState, edition: Edition, action: ActionRow, work: Workbench, why: RefusalRow) -> bool:
    seat = action.seat
    if not is_time_to_lay_down(game, edition, seat, why):
        return False
    for card in range(ALL_KINDS):
        work.hand[card] = game.players[seat].hand[card]
    if not may_shed(game, edition, action, work, why):
        return False
    sets = arrange(action, work, edition, why)
    if sets < 0:
        return False
    for card in range(ALL_DEEDS):
        if work.hand[card] > 0:
            refuse(why, edition, Refusal.LOOSE_DEED, Clause.LAY_DOWN_AT_LEAST_ONE_MONOPOLY, card, 0)
            return refuse_also(why, edition, Clause.LAY_DOWN_ALL_PROPERTY_AND_BUILDING_CARDS_USED)
    for card in range(FIRST_HOUSE, HOTEL + 1):
        if work.hand[card] > 0:
            return refuse(
                why, edition, Refusal.LOOSE_BUILDING, Clause.LAY_DOWN_ALL_PROPERTY_AND_BUILDING_CARDS_USED, card, 0
            )
    if sets == 0:
        return refuse(why, edition, Refusal.NO_MONOPOLY, Clause.LAY_DOWN_AT_LEAST_ONE_MONOPOLY, 0, 0)
    return True


@compiled
def tell_set(events: EventBuffer, edition: Edition, seat: int, group: int, laid: LaidSet) -> None:
    """What lies in one set, and every clause its make-up rests on."""
    clause = Clause.CARDS_MONOPOLY_FULL_SET
    if group == STATIONS:
        clause = Clause.CARDS_MONOPOLY_STATIONS
    elif group == UTILITIES:
        clause = Clause.CARDS_MONOPOLY_UTILITIES
    emit(events, edition, EventKind.SET_LAID, clause, seat, group, laid.deeds, laid.chance_deeds)
    with_details(events, laid.houses, laid.chance_houses, laid.tokens, laid.chance_tokens)
    if laid.chance_deeds != 0 or laid.chance_houses != 0:
        also(events, edition, Clause.CARDS_CHANCE_IS_JOKER)
        also(events, edition, Clause.LAY_DOWN_CHANCE_AS_DEED_HOUSE_HOTEL)
    if laid.chance_tokens > 0:
        also(events, edition, Clause.LAY_DOWN_CHANCE_AS_TOKEN)
    levels = levels_of(laid)
    if levels > 0:
        also(events, edition, Clause.CARDS_HOUSE_ON_ALL_STREETS)
        also(events, edition, Clause.CARDS_HOUSES_IN_ORDER)
    if levels == BUILDINGS:
        also(events, edition, Clause.CARDS_HOTEL_NEEDS_FOUR_HOUSE_CARDS)
        if deeds_of(laid) == 2:
            also(events, edition, Clause.CARDS_TWO_STREET_MAXIMUM)
        else:
            also(events, edition, Clause.CARDS_ONE_HOTEL_PER_SET)


@compiled
def do_lay_down(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, work: Workbench, why: RefusalRow
) -> None:
    """Shed the excess, lay the hand on the table; the round is over for everybody else."""
    seat = action.seat
    for index in range(action.shed_count):
        out_of_hand_seen(game, seat, action.shed[index])
        lay_on(game, seat, action.shed[index])
        emit(events, edition, EventKind.SHED, Clause.LAY_DOWN_SHED_EXCESS_FIRST, seat, action.shed[index], 0, 0)
    for card in range(ALL_KINDS):
        work.hand[card] = game.players[seat].hand[card]
    arrange(action, work, edition, why)
    for group in range(ALL_SETS):
        copy_set(game.laid[group], work.sets[group])
    game.table.layer = seat
    game.table.votes = 0
    beside = 0
    for card in range(TOKEN, ALL_KINDS):
        beside += work.hand[card]
    emit(
        events,
        edition,
        EventKind.LAID_DOWN,
        Clause.LAY_DOWN_CALL_MONOPOLY,
        seat,
        game.players[seat].hand_size,
        beside,
        0,
    )
    also(events, edition, Clause.GOAL_ROUND_ENDS_ON_LAY_DOWN)
    also(events, edition, Clause.LAY_DOWN_AT_LEAST_ONE_MONOPOLY)
    also(events, edition, Clause.LAY_DOWN_EXACTLY_TEN_CARDS)
    if beside > 0:
        also(events, edition, Clause.LAY_DOWN_ANY_NUMBER_OF_BONUS_CARDS)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_LAY_DOWN_AS_USUAL)
        also(events, edition, Clause.PLAYERS_5_6_NO_PASS_WHEN_SOMEONE_LAYS_DOWN)
        if game.turn.phase == Phase.AFTER_SWAP:
            also(events, edition, Clause.PLAYERS_5_6_LAY_DOWN_AFTER_SWAP)
    for group in range(ALL_SETS):
        if game.laid[group].deeds != 0:
            tell_set(events, edition, seat, group, game.laid[group])


@compiled
def chances_laid(laid: LaidSet) -> int:
    """Chance cards in a set."""
    return bits_in(laid.chance_deeds) + bits_in(laid.chance_houses) + laid.chance_tokens
