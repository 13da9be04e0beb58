"""Star levels: rising at LOS for a part of the salary, and cards that raise or lower a figure.

Rulebook chapter of the millionaire edition: LOS and the figures.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, EventKind, Phase, Purpose, Refusal
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.money import move_money, obeyed_card
from magie.board.rules.movement import pay_salary, salary_of
from magie.board.rules.table import may_decide
from magie.board.tables import Edition
from magie.machine import compiled

TOP_STAR = 5


@compiled
def may_decide_level(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if edition.upgrade_cost == 0:
        return refuse(why, edition, Refusal.NOT_HERE, Clause.NONE, 0, 0)
    return may_decide(game, edition, seat, Phase.GO_CHOICE, Clause.TOKEN_UPGRADE_ONLY_AT_LOS, why)


@compiled
def raise_star(game: GameState, edition: Edition, events: EventBuffer, seat: int, clause: Clause) -> None:
    """One level up, in order: one, three, five stars."""
    game.players[seat].star += 2
    emit(events, edition, EventKind.UPGRADED, clause, seat, game.players[seat].star, 0, 0)
    also(events, edition, Clause.TOKEN_IN_ORDER)
    also(events, edition, Clause.TOKEN_THREE_LEVELS)
    also(events, edition, Clause.TOKEN_REPLACE_FIGURE)
    also(events, edition, Clause.TOKEN_BENEFITS)


@compiled
def do_upgrade(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """The salary of the level held so far, less the cost of rising: one payment."""
    net = salary_of(game, edition, seat) - edition.upgrade_cost
    game.turn.step = Phase.LAND
    raise_star(game, edition, events, seat, Clause.TOKEN_UPGRADE_COST)
    if net >= 0:
        move_money(game, edition, events, BANK, seat, net, Purpose.SALARY, Clause.TOKEN_DEDUCTED_FROM_SALARY)
    else:
        move_money(game, edition, events, seat, BANK, -net, Purpose.UPGRADE, Clause.TOKEN_DEDUCTED_FROM_SALARY)
    also(events, edition, Clause.GO_DECIDE_THEN_SALARY)


@compiled
def do_keep_token(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.turn.step = Phase.LAND
    pay_salary(game, edition, events, seat)
    also(events, edition, Clause.GO_NO_UPGRADE_FULL_SALARY)


@compiled
def rise_free(game: GameState, edition: Edition, events: EventBuffer, seat: int, at_top: int) -> None:
    """A card lifts the figure; at the top it pays instead."""
    clause = obeyed_card(game, edition)
    if game.players[seat].star < TOP_STAR:
        raise_star(game, edition, events, seat, clause)
    else:
        move_money(game, edition, events, BANK, seat, at_top, Purpose.CARD, clause)


@compiled
def fall(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """Only a card takes a level away; the lowest stays."""
    if game.players[seat].star > 1:
        game.players[seat].star -= 2
        emit(events, edition, EventKind.DOWNGRADED, Clause.TOKEN_NO_DOWNGRADE, seat, game.players[seat].star, 0, 0)
