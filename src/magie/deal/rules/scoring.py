"""What hands are worth when a round ends, and paying it."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import (
    ALL_DEEDS,
    ALL_KINDS,
    ALL_SETS,
    BUILDINGS,
    CHANCE,
    FIRST_HOUSE,
    GO,
    MAGIE,
    NOBODY,
    STATIONS,
    STREET_SETS,
    TOKEN,
    UTILITIES,
    EventKind,
)
from magie.deal.events import also, emit, with_details
from magie.deal.layout import EventBuffer, GameState, LaidSet, Workbench
from magie.deal.rules.table import clear_set, copy_set, deeds_of, is_passing_table, levels_of
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def set_value(edition: Edition, group: int, laid: LaidSet) -> int:
    """The worth of deeds, houses and hotel of a laid set, by the score card; tokens not counted."""
    if laid.deeds == 0:
        return 0
    if group >= STREET_SETS:
        return int(edition.value[group, deeds_of(laid)])
    return int(edition.value[group, levels_of(laid)])


@compiled
def set_income(edition: Edition, group: int, laid: LaidSet) -> int:
    """Each token adds the set's whole worth once more; tokens do not multiply each other."""
    return set_value(edition, group, laid) * (1 + laid.tokens + laid.chance_tokens)


@compiled
def complete_sets(edition: Edition, work: Workbench) -> None:
    """Lay out what `work.hand` holds without any Chance: complete sets, houses on the dearest, tokens on the best.

    Houses go to the dearest set first: that makes both the sum and the best single set as large as they can be.
    """
    for group in range(ALL_SETS):
        clear_set(work.sets[group])
        work.have[group] = 0
    for deed in range(ALL_DEEDS):
        if work.hand[deed] > 0:
            work.have[edition.deed_set[deed]] += 1
    for group in range(ALL_SETS):
        needed = 2 if group == STATIONS else edition.set_size[group]
        if work.have[group] >= needed:
            for deed in range(ALL_DEEDS):
                if edition.deed_set[deed] == group and work.hand[deed] > 0:
                    work.sets[group].deeds |= 1 << deed
    for rank in range(STREET_SETS):
        group = edition.by_value[rank]
        if work.sets[group].deeds == 0:
            continue
        for step in range(BUILDINGS):
            if work.hand[FIRST_HOUSE + step] == 0:
                break
            work.hand[FIRST_HOUSE + step] -= 1
            work.sets[group].houses |= 1 << step
    best = NOBODY
    groups = ALL_SETS if edition.tokens_on_stations != 0 else STREET_SETS
    for group in range(groups):
        if work.sets[group].deeds == 0:
            continue
        if best == NOBODY or set_value(edition, group, work.sets[group]) > set_value(edition, best, work.sets[best]):
            best = group
    if best != NOBODY:
        work.sets[best].tokens = work.hand[TOKEN]


@compiled
def income_of_sets(edition: Edition, work: Workbench) -> int:
    total = 0
    for group in range(ALL_SETS):
        total += set_income(edition, group, work.sets[group])
    return total


@compiled
def packed_others(game: GameState, seat: int) -> int:
    """How many of each card that is no deed, three bits each: for the event that shows a hand."""
    packed = 0
    for card in range(ALL_DEEDS, ALL_KINDS):
        packed |= game.players[seat].hand[card] << (3 * (card - ALL_DEEDS))
    return packed


@compiled
def deed_bits(game: GameState, seat: int) -> int:
    bits = 0
    for deed in range(ALL_DEEDS):
        if game.players[seat].hand[deed] > 0:
            bits |= 1 << deed
    return bits


@compiled
def most_magie(game: GameState) -> int:
    """The seat with the most Magie cards in its hand, NOBODY if several have as many."""
    best = NOBODY
    most = 0
    for seat in range(game.table.seats):
        held = game.players[seat].hand[MAGIE]
        if held > most:
            most = held
            best = seat
        elif held == most:
            best = NOBODY
    return best


@compiled
def is_zeroed(game: GameState, seat: int) -> bool:
    """Whoever holds a Chance card and has not laid down scores nothing at all."""
    return seat != game.table.layer and game.players[seat].hand[CHANCE] > 0


@compiled
def tell_sets(events: EventBuffer, edition: Edition, work: Workbench, seat: int) -> None:
    """One event for each set that counts, with what made its worth."""
    for group in range(ALL_SETS):
        laid = work.sets[group]
        if laid.deeds == 0:
            continue
        tokens = laid.tokens + laid.chance_tokens
        income = set_income(edition, group, laid)
        emit(
            events,
            edition,
            EventKind.SET_SCORED,
            Clause.SCORE_COMPLETE_MONOPOLIES,
            seat,
            group,
            deeds_of(laid),
            levels_of(laid),
        )
        with_details(events, tokens, income, 0, 0)
        if group == STATIONS:
            also(events, edition, Clause.SCORE_TABLE_STATIONS)
            also(events, edition, Clause.CARDS_MONOPOLY_STATIONS)
        elif group == UTILITIES:
            also(events, edition, Clause.SCORE_TABLE_UTILITIES)
            also(events, edition, Clause.CARDS_MONOPOLY_UTILITIES)
        else:
            also(events, edition, Clause.SCORE_TABLE_STREETS)
            also(events, edition, Clause.SCORE_GROUND_PRICE)
            if levels_of(laid) > 0:
                also(events, edition, Clause.SCORE_HOUSE_ADDS_GROUND_PRICE)
                also(events, edition, Clause.CARDS_HOUSE_ON_ALL_STREETS)
            if levels_of(laid) == BUILDINGS:
                also(events, edition, Clause.SCORE_HOTEL_ADDS_500)
        if tokens > 0:
            also(events, edition, Clause.SCORE_TOKEN_ADDS_SET_VALUE)
            also(events, edition, Clause.CARDS_TOKEN_DOUBLES)
            if tokens > 1 and levels_of(laid) > 0:
                also(events, edition, Clause.SCORE_WORKED_EXAMPLE)


@compiled
def has_loose_cards(game: GameState, work: Workbench, seat: int) -> bool:
    """Does the hand hold deeds that are in none of the sets on the workbench?"""
    laid = 0
    for group in range(ALL_SETS):
        laid |= work.sets[group].deeds
    return (deed_bits(game, seat) & ~laid) != 0


@compiled
def score_seat(
    game: GameState, edition: Edition, events: EventBuffer, work: Workbench, seat: int, majority: int
) -> int:
    """What one seat earns in this round, told set by set."""
    player = game.players[seat]
    is_layer = seat == game.table.layer
    if is_layer:
        for group in range(ALL_SETS):
            copy_set(work.sets[group], game.laid[group])
    else:
        for card in range(ALL_KINDS):
            work.hand[card] = player.hand[card]
        complete_sets(edition, work)
        emit(
            events,
            edition,
            EventKind.HAND_SHOWN,
            Clause.ROUND_OTHERS_LAY_OUT,
            seat,
            player.hand_size,
            deed_bits(game, seat),
            packed_others(game, seat),
        )
        also(events, edition, Clause.ROUND_UNEQUAL_HANDS_ALLOWED)
        if is_passing_table(game, edition):
            also(events, edition, Clause.PLAYERS_5_6_SCORE_AS_USUAL)
        if is_zeroed(game, seat):
            emit(events, edition, EventKind.ZEROED, Clause.SCORE_CHANCE_ZEROES, seat, player.hand[CHANCE], 0, 0)
            also(events, edition, Clause.CARDS_CHANCE_CAN_ZERO)
            also(events, edition, Clause.LAY_DOWN_CHANCE_ONLY_FOR_LAYER)
            emit(events, edition, EventKind.SCORED, Clause.SCORE_CHANCE_ZEROES, seat, 0, 0, 0)
            return 0
    tell_sets(events, edition, work, seat)
    total = income_of_sets(edition, work)
    starts = player.hand[GO]
    if starts > 0:
        emit(
            events,
            edition,
            EventKind.START_SCORED,
            Clause.SCORE_START_CARDS,
            seat,
            starts,
            starts * edition.start_card,
            0,
        )
        also(events, edition, Clause.CARDS_START_VALUE)
        total += starts * edition.start_card
    if majority == seat:
        total += edition.majority
    emit(events, edition, EventKind.SCORED, Clause.SCORE_COMPLETE_MONOPOLIES, seat, total, 0, 0)
    if not is_layer and has_loose_cards(game, work, seat):
        also(events, edition, Clause.SCORE_LOOSE_DEEDS_ZERO)
    return total


@compiled
def tell_majority(game: GameState, edition: Edition, events: EventBuffer) -> int:
    """Who has the most Magie cards over all hands; the seat that earns by it, or NOBODY."""
    leader = most_magie(game)
    if leader == NOBODY:
        emit(events, edition, EventKind.MAJORITY, Clause.SCORE_MR_MONOPOLY_TIE, NOBODY, 0, 0, 0)
        return NOBODY
    held = game.players[leader].hand[MAGIE]
    if is_zeroed(game, leader):
        emit(events, edition, EventKind.MAJORITY, Clause.SCORE_MR_MONOPOLY_MAJORITY, leader, held, 0, 0)
        also(events, edition, Clause.SCORE_CHANCE_ZEROES)
        return NOBODY
    emit(events, edition, EventKind.MAJORITY, Clause.SCORE_MR_MONOPOLY_MAJORITY, leader, held, edition.majority, 0)
    also(events, edition, Clause.CARDS_MR_MONOPOLY_MAJORITY)
    return leader


@compiled
def score_round(game: GameState, edition: Edition, events: EventBuffer, work: Workbench) -> None:
    """Clear away what was not used, count every hand, let the banker pay."""
    emit(events, edition, EventKind.PILES_REMOVED, Clause.ROUND_REMOVE_UNUSED, game.table.unseen_size, 0, 0, 0)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_REMOVE_USELESS_TRADE_CARDS)
    majority = tell_majority(game, edition, events)
    for step in range(game.table.seats):
        seat = (game.table.layer + step) % game.table.seats
        earned = score_seat(game, edition, events, work, seat, majority)
        if earned > 0:
            game.players[seat].money += earned
            game.table.bank -= earned
            emit(events, edition, EventKind.PAID, Clause.SCORE_BANKER_PAYS, seat, earned, game.players[seat].money, 0)
            also(events, edition, Clause.DEAL_BANKER_PAYS_EACH_ROUND)
            also(events, edition, Clause.SCORE_NO_MONEY_BETWEEN_PLAYERS)
            also(events, edition, Clause.GOAL_PLAYED_IN_ROUNDS)


@compiled
def hand_worth(edition: Edition, work: Workbench) -> int:
    """What `work.hand` would earn for a player who did not lay down: sets, tokens and Start cards, no majority."""
    if work.hand[CHANCE] > 0:
        return 0
    starts = int(work.hand[GO])
    complete_sets(edition, work)
    return income_of_sets(edition, work) + starts * edition.start_card
