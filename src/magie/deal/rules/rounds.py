"""From round to round: who deals next, who has won, and rounds that come to nothing."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import Ending, EventKind, Phase, Refusal, VoidReason
from magie.deal.events import also, emit, refuse
from magie.deal.layout import EventBuffer, GameState, RefusalRow
from magie.deal.rules.table import is_passing_table, left_of
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def richest(game: GameState) -> int:
    """Bits of the seats with the most money."""
    most = 0
    bits = 0
    for seat in range(game.table.seats):
        if game.players[seat].money > most:
            most = game.players[seat].money
            bits = 0
        if game.players[seat].money == most:
            bits |= 1 << seat
    return bits


@compiled
def finish_round(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Enough money ends the game for the richest; otherwise, or if the richest are level, the left neighbour deals."""
    emit(events, edition, EventKind.ROUND_ENDED, Clause.END_TARGET_CHECKED_AFTER_ROUND, game.table.deals, 0, 0, 0)
    target = edition.target[game.table.seats]
    leaders = richest(game)
    most = 0
    above = 0
    for seat in range(game.table.seats):
        most = max(most, game.players[seat].money)
        if game.players[seat].money >= target:
            above += 1
    if most >= target and (leaders & (leaders - 1)) == 0:
        game.table.ending = Ending.TARGET
        game.table.winners = leaders
        game.turn.phase = Phase.OVER
        emit(events, edition, EventKind.GAME_OVER, Clause.GOAL_FIRST_TO_TARGET, Ending.TARGET, leaders, target, 0)
        also(events, edition, Clause.END_TARGET_CHECKED_AFTER_ROUND)
        if is_passing_table(game, edition):
            also(events, edition, Clause.PLAYERS_5_6_WIN_AT_7000)
        if above > 1:
            also(events, edition, Clause.END_MOST_MONEY_WINS)
        return
    if most >= target:
        also(events, edition, Clause.END_MOST_MONEY_WINS)
    game.table.dealer = left_of(game, game.table.dealer)
    game.turn.phase = Phase.BEGIN_ROUND


@compiled
def void_round(game: GameState, edition: Edition, events: EventBuffer, reason: int) -> None:
    """The round counts for nothing; the same dealer deals again."""
    clause = Clause.TURN_DRAW_TOP_CARD
    if reason == VoidReason.AGREED:
        clause = Clause.ROUND_VOID_BY_AGREEMENT
    elif reason == VoidReason.CUT_OFF:
        clause = Clause.ROUND_CUT_OFF
    emit(events, edition, EventKind.ROUND_VOID, clause, game.table.deals, reason, 0, 0)
    game.turn.phase = Phase.BEGIN_ROUND


@compiled
def is_void_open(game: GameState, edition: Edition) -> bool:
    """Ours: has every player had enough turns since the draw pile ran out?"""
    return game.turn.dry_turns > edition.void_after_turns * game.table.seats


@compiled
def may_propose_void(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if not is_void_open(game, edition):
        left = edition.void_after_turns * game.table.seats + 1 - game.turn.dry_turns
        return refuse(why, edition, Refusal.VOID_NOT_YET, Clause.ROUND_VOID_BY_AGREEMENT, left, game.table.unseen_size)
    if (game.table.votes & (1 << seat)) != 0:
        return refuse(why, edition, Refusal.ALREADY_PROPOSED, Clause.ROUND_VOID_BY_AGREEMENT, 0, 0)
    return True


@compiled
def do_propose_void(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """Void once everybody wants it."""
    game.table.votes |= 1 << seat
    emit(events, edition, EventKind.VOID_PROPOSED, Clause.ROUND_VOID_BY_AGREEMENT, seat, game.table.votes, 0, 0)
    if game.table.votes == (1 << game.table.seats) - 1:
        void_round(game, edition, events, VoidReason.AGREED)


@compiled
def may_withdraw_void(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if (game.table.votes & (1 << seat)) == 0:
        return refuse(why, edition, Refusal.NOT_PROPOSED, Clause.ROUND_VOID_BY_AGREEMENT, 0, 0)
    return True


@compiled
def do_withdraw_void(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.table.votes &= ~(1 << seat)
    emit(events, edition, EventKind.VOID_WITHDRAWN, Clause.ROUND_VOID_BY_AGREEMENT, seat, game.table.votes, 0, 0)
