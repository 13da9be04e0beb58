"""Five and six players: after every cycle each passes one hidden card to the left, all at once."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import ALL_KINDS, NO_CARD, EventKind, Phase, Refusal
from magie.deal.events import also, emit, refuse
from magie.deal.layout import EventBuffer, GameState, RefusalRow
from magie.deal.rules.table import into_hand, is_card, is_passing_table, left_of
from magie.deal.rules.turn import start_turn
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def seats_choosing(game: GameState) -> int:
    """Bits of the seats that have not chosen a card yet."""
    bits = 0
    for seat in range(game.table.seats):
        if game.players[seat].passing == NO_CARD:
            bits |= 1 << seat
    return bits


@compiled
def may_pass_card(game: GameState, edition: Edition, seat: int, card: int, why: RefusalRow) -> bool:
    if not is_passing_table(game, edition):
        return refuse(why, edition, Refusal.WRONG_TABLE, Clause.PLAYERS_5_6_PASS_LEFT, 0, 0)
    if game.turn.phase != Phase.PASSING:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.PLAYERS_5_6_PASS_LEFT, 0, 0)
    if game.players[seat].passing != NO_CARD:
        return refuse(why, edition, Refusal.ALREADY_CHOSEN, Clause.PLAYERS_5_6_PASS_SIMULTANEOUS, 0, 0)
    if not is_card(card) or game.players[seat].hand[card] == 0:
        return refuse(why, edition, Refusal.CARD_NOT_HELD, Clause.PLAYERS_5_6_PASS_LEFT, card, 0)
    return True


@compiled
def do_pass_card(game: GameState, edition: Edition, events: EventBuffer, seat: int, card: int) -> None:
    """The card lies face down; nobody takes anything up before all have chosen."""
    player = game.players[seat]
    player.hand[card] -= 1
    player.hand_size -= 1
    player.passing = card
    # Whatever was known of this hand, one card of it may be the one that left.
    for kind in range(ALL_KINDS):
        if player.known[kind] > 0:
            player.known[kind] -= 1
    emit(events, edition, EventKind.PASS_CHOSEN, Clause.PLAYERS_5_6_PASS_SIMULTANEOUS, seat, card, 0, 0)
    also(events, edition, Clause.PLAYERS_5_6_PASS_LEFT)
    if seats_choosing(game) == 0:
        game.turn.phase = Phase.PASS_ON


@compiled
def pass_cards_on(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Everybody takes up the card from the right, and the next cycle begins."""
    for seat in range(game.table.seats):
        card = game.players[seat].passing
        receiver = left_of(game, seat)
        game.players[seat].passing = NO_CARD
        into_hand(game, receiver, card)
        emit(events, edition, EventKind.CARD_PASSED, Clause.PLAYERS_5_6_PASS_LEFT, seat, receiver, card, 0)
    emit(events, edition, EventKind.CARDS_PASSED, Clause.PLAYERS_5_6_PASS_SIMULTANEOUS, 0, 0, 0, 0)
    game.turn.cycle = 0
    start_turn(game, edition, events, left_of(game, game.turn.on_turn))
