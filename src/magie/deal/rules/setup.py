"""Before the cards are played: seats, banker, dealer, and dealing one card after the other."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import ALL_KINDS, ALL_PLACES, ALL_SEATS, ALL_SETS, DECK, NO_CARD, NOBODY, EventKind, Phase
from magie.deal.events import also, emit
from magie.deal.layout import MOST_REWARD, EventBuffer, GameState
from magie.deal.rules.table import clear_set, into_hand, is_dummy, is_passing_table, lay_on, left_of, take_unseen
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def gather_cards(game: GameState, edition: Edition) -> None:
    """All sixty cards back into one unseen pack."""
    for seat in range(ALL_SEATS):
        player = game.players[seat]
        player.hand_size = 0
        player.passing = NO_CARD
        for card in range(ALL_KINDS):
            player.hand[card] = 0
            player.known[card] = 0
    for place in range(ALL_PLACES):
        game.piles[place].count = 0
        for index in range(DECK):
            game.piles[place].cards[index] = NO_CARD
    for group in range(ALL_SETS):
        clear_set(game.laid[group])
    for index in range(MOST_REWARD):
        game.reward.cards[index] = NO_CARD
    game.reward.count = 0
    game.reward.due = 0
    for card in range(ALL_KINDS):
        game.table.unseen[card] = edition.copies[card]
    game.table.unseen_size = edition.cards
    game.table.votes = 0
    game.table.layer = NOBODY
    game.turn.did = 0
    game.turn.turns = 0
    game.turn.dry_turns = 0
    game.turn.cycle = 0
    game.turn.passes = 0


@compiled
def clear(game: GameState, edition: Edition, seats: int, banker: int, dealer: int) -> None:
    """An empty table; the record must be zeroed. `dealer` is NOBODY when chance is to choose."""
    game.table.seats = seats
    game.table.banker = banker
    game.table.dealer = dealer
    gather_cards(game, edition)
    game.turn.on_turn = 0
    game.turn.phase = Phase.BEGIN_ROUND if dealer != NOBODY else Phase.CHOOSE_DEALER


@compiled
def name_dealer(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.table.dealer = seat
    game.turn.phase = Phase.BEGIN_ROUND
    emit(events, edition, EventKind.DEALER_CHOSEN, Clause.DEAL_CHOOSE_DEALER, seat, 0, 0, 0)


@compiled
def begin(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Sit down, choose the banker; nobody has any money yet."""
    emit(events, edition, EventKind.SEATED, Clause.SETUP_PLAYERS, game.table.seats, 0, 0, 0)
    emit(events, edition, EventKind.BANKER_CHOSEN, Clause.DEAL_CHOOSE_BANKER, game.table.banker, 0, 0, 0)
    also(events, edition, Clause.DEAL_BANKER_SORTS_MONEY)
    also(events, edition, Clause.SETUP_COMPONENTS_MONEY)
    if game.table.dealer != NOBODY:
        name_dealer(game, edition, events, game.table.dealer)


@compiled
def begin_round(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The dealer shuffles all sixty cards."""
    gather_cards(game, edition)
    game.table.deals += 1
    game.turn.on_turn = left_of(game, game.table.dealer)
    game.turn.phase = Phase.DEAL
    emit(
        events,
        edition,
        EventKind.ROUND_STARTED,
        Clause.GOAL_PLAYED_IN_ROUNDS,
        game.table.deals,
        game.table.dealer,
        0,
        0,
    )
    also(events, edition, Clause.SETUP_DECK_SIXTY)
    if game.table.deals > 1:
        also(events, edition, Clause.ROUND_NEXT_DEALER_LEFT)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_NO_DRAW_PILE)


@compiled
def cards_dealt(game: GameState, edition: Edition) -> int:
    return edition.cards - game.table.unseen_size


@compiled
def goes_to_hand(game: GameState, edition: Edition) -> bool:
    """Hands are dealt first, the open trade cards after them."""
    return cards_dealt(game, edition) < game.table.seats * int(edition.hand[game.table.seats])


@compiled
def dealt_to(game: GameState, edition: Edition) -> int:
    """The place that gets the next card: round the table from the dealer's left; dummy piles last."""
    seats = game.table.seats
    dealt = cards_dealt(game, edition)
    hands = seats * int(edition.hand[seats])
    if dealt >= hands:
        dealt -= hands
        if dealt >= seats:
            return dealt
    return (left_of(game, game.table.dealer) + dealt) % seats


@compiled
def deal_card(game: GameState, edition: Edition, events: EventBuffer, card: int) -> None:
    """One card to a hand, or open on a trade pile."""
    place = dealt_to(game, edition)
    seats = game.table.seats
    if goes_to_hand(game, edition):
        take_unseen(game, card)
        into_hand(game, place, card)
        emit(events, edition, EventKind.CARD_DEALT, Clause.DEAL_SHUFFLE_AND_TEN_EACH, place, card, 0, 0)
        also(events, edition, Clause.DEAL_HAND_HIDDEN)
        if is_passing_table(game, edition):
            if seats == 5:
                also(events, edition, Clause.PLAYERS_5_6_HAND_FIVE_PLAYERS_ELEVEN)
            else:
                also(events, edition, Clause.PLAYERS_5_6_HAND_SIX_PLAYERS_NINE)
        return
    take_unseen(game, card)
    lay_on(game, place, card)
    emit(events, edition, EventKind.TRADE_CARD_DEALT, Clause.DEAL_TRADE_CARD_OPEN, place, card, 0, 0)
    also(events, edition, Clause.TURN_PILE_FANNED)
    if is_dummy(game, place):
        if seats == 2:
            also(events, edition, Clause.PLAYERS_2_TWO_DUMMY_PILES)
        else:
            also(events, edition, Clause.PLAYERS_3_FOURTH_TRADE_CARD)
    if is_passing_table(game, edition):
        also(events, edition, Clause.PLAYERS_5_6_ONE_TRADE_CARD)


@compiled
def all_dealt(game: GameState, edition: Edition) -> bool:
    seats = game.table.seats
    return cards_dealt(game, edition) >= seats * int(edition.hand[seats]) + int(edition.places[seats])


@compiled
def place_draw_pile(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """What was not dealt lies face down in the middle; five and six players have no draw pile."""
    left = game.table.unseen_size
    if is_passing_table(game, edition):
        emit(events, edition, EventKind.DRAW_PILE_PLACED, Clause.PLAYERS_5_6_NO_DRAW_PILE, left, 0, 0, 0)
    else:
        emit(events, edition, EventKind.DRAW_PILE_PLACED, Clause.DEAL_REST_IS_DRAW_PILE, left, 0, 0, 0)
        if game.table.seats == 3:
            also(events, edition, Clause.PLAYERS_3_OTHERWISE_AS_FOUR)
        if game.table.seats == 2:
            also(events, edition, Clause.PLAYERS_2_AS_THREE)
