"""Facts that must hold in every state. The first one that fails is named; `docs/formats-cards.md` lists them."""

from __future__ import annotations

from enum import IntEnum

from magie.deal.codes import (
    ALL_KINDS,
    ALL_SETS,
    CHANCE,
    FIRST_HOUSE,
    NO_CARD,
    NOBODY,
    TOKEN,
    ChanceKind,
    Phase,
)
from magie.deal.layout import GameState
from magie.deal.legal import chance_kind, required_seats
from magie.deal.rules.laydown import chances_laid
from magie.deal.rules.rounds import is_void_open
from magie.deal.rules.setup import all_dealt, cards_dealt
from magie.deal.rules.table import excess, is_card, is_passing_table
from magie.deal.tables import Edition
from magie.machine import compiled


class Fault(IntEnum):
    NONE = 0
    MONEY_NOT_CONSERVED = 1
    NEGATIVE_MONEY = 2
    CARDS_NOT_CONSERVED = 3
    NEGATIVE_COUNT = 4
    HAND_MISCOUNTED = 5
    HAND_TOO_SMALL = 6
    HAND_TOO_LARGE = 7
    PILE_BROKEN = 8
    KNOWN_NOT_HELD = 9
    DRAW_PILE_LEFT = 10
    DEAL_OUT_OF_ORDER = 11
    LAID_NOT_HELD = 12
    LAID_WITHOUT_LAYER = 13
    NOBODY_TO_ACT = 14
    PHASE_UNKNOWN = 15
    VOTES_TOO_EARLY = 16
    SEAT_UNKNOWN = 17
    PASSING_OUT_OF_PHASE = 18
    REWARD_OUT_OF_PHASE = 19
    NOT_OVER = 20
    TRADE_CARD_TWICE = 21


@compiled
def audit_money(game: GameState) -> Fault:
    total = game.table.bank
    for seat in range(game.table.seats):
        total += game.players[seat].money
        if game.players[seat].money < 0:
            return Fault.NEGATIVE_MONEY
    if total != 0:
        return Fault.MONEY_NOT_CONSERVED
    return Fault.NONE


@compiled
def audit_piles(game: GameState, edition: Edition) -> Fault:
    for place in range(len(game.piles)):
        pile = game.piles[place]
        if pile.count < 0 or pile.count > edition.cards:
            return Fault.PILE_BROKEN
        if place >= edition.places[game.table.seats] and pile.count > 0:
            return Fault.PILE_BROKEN
        for index in range(len(pile.cards)):
            if index < pile.count and not is_card(pile.cards[index]):
                return Fault.PILE_BROKEN
            if index >= pile.count and pile.cards[index] != NO_CARD:
                return Fault.PILE_BROKEN
        if is_passing_table(game, edition) and pile.count > 1:
            return Fault.TRADE_CARD_TWICE
    return Fault.NONE


@compiled
def copies_seen(game: GameState, card: int) -> int:
    """How many cards of this kind there are in all hands, piles and the rest of the pack."""
    count = int(game.table.unseen[card])
    for seat in range(game.table.seats):
        count += game.players[seat].hand[card]
        if game.players[seat].passing == card:
            count += 1
    for place in range(len(game.piles)):
        for index in range(game.piles[place].count):
            if game.piles[place].cards[index] == card:
                count += 1
    for index in range(game.reward.count):
        if game.reward.cards[index] == card:
            count += 1
    return count


@compiled
def audit_cards(game: GameState, edition: Edition) -> Fault:
    """Each of the sixty cards is somewhere, once."""
    unseen = 0
    for card in range(ALL_KINDS):
        unseen += game.table.unseen[card]
        if game.table.unseen[card] < 0:
            return Fault.NEGATIVE_COUNT
        if copies_seen(game, card) != edition.copies[card]:
            return Fault.CARDS_NOT_CONSERVED
    if unseen != game.table.unseen_size:
        return Fault.CARDS_NOT_CONSERVED
    for seat in range(game.table.seats):
        player = game.players[seat]
        held = 0
        for card in range(ALL_KINDS):
            held += player.hand[card]
            if player.hand[card] < 0 or player.known[card] < 0:
                return Fault.NEGATIVE_COUNT
            if player.known[card] > player.hand[card]:
                return Fault.KNOWN_NOT_HELD
        if held != player.hand_size:
            return Fault.HAND_MISCOUNTED
    return Fault.NONE


@compiled
def audit_hands(game: GameState, edition: Edition) -> Fault:
    """No hand is ever below the limit, except that one card may be on its way to the left."""
    phase = game.turn.phase
    if phase == Phase.CHOOSE_DEALER or phase == Phase.DEAL or phase == Phase.OVER:
        return Fault.NONE
    for seat in range(game.table.seats):
        player = game.players[seat]
        if player.passing != NO_CARD and (phase != Phase.PASSING or not is_card(player.passing)):
            return Fault.PASSING_OUT_OF_PHASE
        on_the_way = 1 if player.passing != NO_CARD else 0
        if phase == Phase.SWAP and seat == game.turn.on_turn:
            on_the_way = 1
        if excess(game, edition, seat) + on_the_way < 0:
            return Fault.HAND_TOO_SMALL
        # A new trade card is laid before the turn, so with five and six players nobody is ever two cards over.
        if is_passing_table(game, edition) and excess(game, edition, seat) > 1:
            return Fault.HAND_TOO_LARGE
    surplus = excess(game, edition, game.turn.on_turn)
    if phase == Phase.DISCARD and surplus <= 0:
        return Fault.HAND_TOO_SMALL
    if phase == Phase.TRADE_CARD and (surplus <= 0 or game.piles[game.turn.on_turn].count > 0):
        return Fault.HAND_TOO_SMALL
    if phase == Phase.AFTER_SWAP and surplus != 0:
        return Fault.HAND_TOO_LARGE
    if is_passing_table(game, edition) and game.table.unseen_size > 0:
        return Fault.DRAW_PILE_LEFT
    return Fault.NONE


@compiled
def audit_laid(game: GameState, edition: Edition) -> Fault:
    """What lies on the table is in the hand of the player who laid it down."""
    laid = False
    chances = 0
    tokens = 0
    for group in range(ALL_SETS):
        row = game.laid[group]
        chances += chances_laid(row)
        tokens += row.tokens
        if row.deeds != 0:
            laid = True
    if game.table.layer == NOBODY:
        return Fault.LAID_WITHOUT_LAYER if laid else Fault.NONE
    if not laid:
        return Fault.LAID_WITHOUT_LAYER
    player = game.players[game.table.layer]
    if chances > player.hand[CHANCE] or tokens > player.hand[TOKEN]:
        return Fault.LAID_NOT_HELD
    for deed in range(len(edition.deed_set)):
        on_table = (game.laid[edition.deed_set[deed]].deeds & (1 << deed)) != 0
        if on_table and player.hand[deed] == 0:
            return Fault.LAID_NOT_HELD
    for step in range(5):
        built = 0
        for group in range(ALL_SETS):
            if (game.laid[group].houses & (1 << step)) != 0:
                built += 1
        if built > player.hand[FIRST_HOUSE + step]:
            return Fault.LAID_NOT_HELD
    return Fault.NONE


@compiled
def is_deal_in_order(game: GameState, edition: Edition) -> bool:
    """While dealing, hands grow round the table from the dealer's left, then trade piles, then dummy piles."""
    seats = game.table.seats
    dealt = cards_dealt(game, edition)
    hands = seats * edition.hand[seats]
    for step in range(seats):
        seat = (game.table.dealer + 1 + step) % seats
        in_hand = min(dealt, hands)
        full = in_hand // seats
        if in_hand % seats > step:
            full += 1
        if game.players[seat].hand_size != full:
            return False
        if game.piles[seat].count != (1 if dealt - hands > step else 0):
            return False
    for place in range(seats, edition.places[seats]):
        if game.piles[place].count != (1 if dealt - hands > place else 0):
            return False
    return True


@compiled
def audit_play(game: GameState, edition: Edition) -> Fault:
    phase = game.turn.phase
    seats = game.table.seats
    if phase < 0 or phase > Phase.OVER:
        return Fault.PHASE_UNKNOWN
    if not 0 <= game.turn.on_turn < seats or not 0 <= game.table.banker < seats:
        return Fault.SEAT_UNKNOWN
    if phase != Phase.CHOOSE_DEALER and not 0 <= game.table.dealer < seats:
        return Fault.SEAT_UNKNOWN
    if not NOBODY <= game.table.layer < seats:
        return Fault.SEAT_UNKNOWN
    is_reward = phase == Phase.REWARD or phase == Phase.REWARD_DRAW
    if is_reward and game.table.layer == NOBODY:
        return Fault.LAID_WITHOUT_LAYER
    if not is_reward and phase != Phase.OVER and (game.table.layer != NOBODY or game.reward.count > 0):
        return Fault.REWARD_OUT_OF_PHASE
    if phase == Phase.DEAL and (all_dealt(game, edition) or not is_deal_in_order(game, edition)):
        return Fault.DEAL_OUT_OF_ORDER
    if (phase == Phase.DRAW or phase == Phase.REWARD_DRAW) and game.table.unseen_size == 0:
        return Fault.NOBODY_TO_ACT
    if game.table.votes != 0 and not is_void_open(game, edition):
        return Fault.VOTES_TOO_EARLY
    if (phase == Phase.OVER) != (game.table.winners != 0):
        return Fault.NOT_OVER
    if phase != Phase.OVER and chance_kind(game) == ChanceKind.NONE and required_seats(game) == 0:
        return Fault.NOBODY_TO_ACT
    return Fault.NONE


@compiled
def audit(game: GameState, edition: Edition) -> Fault:
    """The first broken fact, or NONE."""
    fault = audit_money(game)
    if fault == Fault.NONE:
        fault = audit_piles(game, edition)
    if fault == Fault.NONE:
        fault = audit_cards(game, edition)
    if fault == Fault.NONE:
        fault = audit_play(game, edition)
    if fault == Fault.NONE:
        fault = audit_hands(game, edition)
    if fault == Fault.NONE:
        fault = audit_laid(game, edition)
    return fault
