"""Who must decide, and whether an action is allowed: one answer for each, with the reason if not."""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import NOBODY, ChanceKind, Do, Phase, Refusal
from magie.deal.events import refuse, refuse_also
from magie.deal.layout import ActionRow, GameState, RefusalRow, Workbench
from magie.deal.rules.laydown import may_lay_down
from magie.deal.rules.passing import may_pass_card, seats_choosing
from magie.deal.rules.reward import may_attach
from magie.deal.rules.rounds import may_propose_void, may_withdraw_void
from magie.deal.rules.swap import may_add, may_pass, may_swap, may_swap_and_draw
from magie.deal.rules.turn import may_discard, may_draw, may_end_turn
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def chance_kind(game: GameState) -> ChanceKind:
    """Which chance node is open; NONE when a seat decides or the game is over."""
    match game.turn.phase:
        case Phase.CHOOSE_DEALER:
            return ChanceKind.DEALER
        case Phase.DEAL:
            return ChanceKind.DEAL
        case Phase.DRAW:
            return ChanceKind.DRAW
        case Phase.REWARD_DRAW:
            return ChanceKind.REWARD
        case _:
            return ChanceKind.NONE


@compiled
def required_seats(game: GameState) -> int:
    """Bits of the seats the game waits for; nobody else can move it on. Empty at chance nodes and when over."""
    phase = game.turn.phase
    if phase == Phase.OVER or chance_kind(game) != ChanceKind.NONE:
        return 0
    if phase == Phase.PASSING:
        return seats_choosing(game)
    if phase == Phase.REWARD:
        return 1 << game.table.layer
    return 1 << game.turn.on_turn


@compiled
def seat_to_act(game: GameState) -> int:
    """The first required seat, asked from the left of the player who had the last turn when cards are passed on."""
    required = required_seats(game)
    if required == 0:
        return NOBODY
    first = game.turn.on_turn
    if game.turn.phase == Phase.PASSING:
        first += 1
    for step in range(game.table.seats):
        seat = (first + step) % game.table.seats
        if (required & (1 << seat)) != 0:
            return seat
    return NOBODY


@compiled
def is_open_now(game: GameState, edition: Edition, seat: int, kind: int, why: RefusalRow) -> bool:
    """The checks every action shares."""
    phase = game.turn.phase
    if phase == Phase.OVER:
        return refuse(why, edition, Refusal.GAME_OVER, Clause.GOAL_FIRST_TO_TARGET, 0, 0)
    if seat < 0 or seat >= game.table.seats:
        return refuse(why, edition, Refusal.NO_SUCH_SEAT, Clause.SETUP_PLAYERS, seat, 0)
    if kind == Do.CUT_OFF:
        return refuse(why, edition, Refusal.DRIVER_ONLY, Clause.ROUND_CUT_OFF, 0, 0)
    if kind == Do.TICK or kind == Do.DEADLINE:
        return refuse(why, edition, Refusal.DRIVER_ONLY, Clause.NONE, 0, 0)
    if chance_kind(game) != ChanceKind.NONE:
        return refuse(why, edition, Refusal.CHANCE_PENDING, Clause.NONE, chance_kind(game), 0)
    if phase == Phase.REWARD and kind != Do.ATTACH:
        return refuse(why, edition, Refusal.ROUND_ENDED, Clause.GOAL_ROUND_ENDS_ON_LAY_DOWN, game.table.layer, 0)
    is_vote = kind == Do.PROPOSE_VOID or kind == Do.WITHDRAW_VOID
    if phase == Phase.PASSING and kind != Do.PASS_CARD and not is_vote:
        refuse(why, edition, Refusal.PASSING_RUNNING, Clause.PLAYERS_5_6_PASS_LEFT, 0, 0)
        if kind == Do.LAY_DOWN:
            return refuse_also(why, edition, Clause.PLAYERS_5_6_LAY_DOWN_BEFORE_PASS)
        return False
    return True


@compiled
def may_do(game: GameState, edition: Edition, action: ActionRow, work: Workbench, why: RefusalRow) -> bool:
    """Is this action of a seat allowed now? If not, `why` says the reason and its clause."""
    seat = action.seat
    kind = action.kind
    if not is_open_now(game, edition, seat, kind, why):
        return False
    match kind:
        case Do.DRAW:
            return may_draw(game, edition, seat, why)
        case Do.ADD:
            return may_add(game, edition, seat, action.card, why)
        case Do.SWAP:
            return may_swap(game, edition, seat, action.other, action.count, why)
        case Do.SWAP_AND_DRAW:
            return may_swap_and_draw(game, edition, seat, action.other, why)
        case Do.LAY_DOWN:
            return may_lay_down(game, edition, action, work, why)
        case Do.PASS:
            return may_pass(game, edition, seat, why)
        case Do.DISCARD:
            return may_discard(game, edition, seat, action.card, why)
        case Do.END_TURN:
            return may_end_turn(game, edition, seat, why)
        case Do.PASS_CARD:
            return may_pass_card(game, edition, seat, action.card, why)
        case Do.ATTACH:
            return may_attach(game, edition, action, work, why)
        case Do.PROPOSE_VOID:
            return may_propose_void(game, edition, seat, why)
        case Do.WITHDRAW_VOID:
            return may_withdraw_void(game, edition, seat, why)
        case _:
            return refuse(why, edition, Refusal.WRONG_EDITION, Clause.NONE, kind, 0)


@compiled
def may_drive(game: GameState, edition: Edition, action: ActionRow, why: RefusalRow) -> bool:
    """Is this action of the driver (time, deadlines, cutting a round off) possible now?"""
    if game.turn.phase == Phase.OVER:
        return refuse(why, edition, Refusal.GAME_OVER, Clause.GOAL_FIRST_TO_TARGET, 0, 0)
    if action.kind == Do.TICK:
        if action.count < 0:
            return refuse(why, edition, Refusal.COUNT_OUT_OF_RANGE, Clause.NONE, 0, 0)
        return True
    if action.kind == Do.CUT_OFF:
        if chance_kind(game) != ChanceKind.NONE:
            return refuse(why, edition, Refusal.CHANCE_PENDING, Clause.ROUND_CUT_OFF, chance_kind(game), 0)
        if game.turn.phase == Phase.REWARD:
            return refuse(why, edition, Refusal.ROUND_ENDED, Clause.GOAL_ROUND_ENDS_ON_LAY_DOWN, game.table.layer, 0)
        return True
    if action.kind != Do.DEADLINE:
        return refuse(why, edition, Refusal.WRONG_EDITION, Clause.NONE, action.kind, 0)
    seat = action.other
    if seat < 0 or seat >= game.table.seats:
        return refuse(why, edition, Refusal.NO_SUCH_SEAT, Clause.SETUP_PLAYERS, seat, 0)
    if (required_seats(game) & (1 << seat)) == 0:
        return refuse(why, edition, Refusal.DEADLINE_NOT_DUE, Clause.NONE, seat, 0)
    return True
