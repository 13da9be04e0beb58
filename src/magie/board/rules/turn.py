"""The turn: rolling, doubles, and passing the dice. Rulebook chapters: moving, doubles."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BUS,
    MAGIE,
    NO_CARD,
    EventKind,
    MoveChoice,
    Phase,
    Refusal,
)
from magie.board.event_codes import MoveReason
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.jail import go_to_jail, resolve_jail_roll
from magie.board.rules.rent import lapse_claims
from magie.board.rules.table import next_seat, phase_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def clear_roll(game: GameState) -> None:
    """Forget what belonged to the roll before."""
    turn = game.turn
    turn.jail_roll = 0
    turn.freed = 0
    turn.jailed = 0
    turn.last_roll = 0
    turn.second_move = 0
    turn.extra_roll = 0
    turn.choice = MoveChoice.NONE
    turn.rent_factor = 0
    turn.dice_factor = 0
    turn.move_reason = MoveReason.DICE


@compiled
def start_turn(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    turn = game.turn
    player = game.players[seat]
    turn.on_turn = seat
    turn.doubles = 0
    turn.draws = 0
    turn.steps = 0
    turn.card = NO_CARD
    turn.fortune = NO_CARD
    clear_roll(game)
    for other in range(game.table.seats):
        game.players[other].offers = 0
    player.own_turns += 1
    turn.step = Phase.JAIL_CHOICE if player.in_jail == 1 else Phase.TURN_START
    emit(events, edition, EventKind.TURN_STARTED, Clause.TURN_ORDER_LEFT, seat, player.own_turns, 0, 0)


@compiled
def may_roll(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    phase = phase_of(game)
    if phase == Phase.NEGOTIATION:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.VARIANT_4_NEGOTIATION_PHASE, 0, 0)
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TURN_ORDER_LEFT, game.turn.on_turn, 0)
    if phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE or phase == Phase.ROLL_AGAIN:
        return True
    if phase == Phase.TURN_END:
        if game.turn.jailed == 1:
            return refuse(why, edition, Refusal.NOT_NOW, Clause.JAIL_TURN_ENDS, 0, 0)
        if game.turn.freed == 1:
            return refuse(why, edition, Refusal.NOT_NOW, Clause.JAIL_DOUBLES_NO_EXTRA_ROLL, 0, 0)
        if game.turn.draws == 0 and edition.fine_ends_turn == 1:
            return refuse(why, edition, Refusal.NOT_NOW, Clause.JAIL_FINE_BEFORE_ROLLING, 0, 0)  # he bought himself out
        return refuse(why, edition, Refusal.NOT_NOW, Clause.TURN_ORDER_LEFT, 0, 0)
    return refuse(
        why, edition, Refusal.MUST_FINISH_SPACE, Clause.TURN_ENDS_AFTER_SPACE_ACTION, game.players[seat].square, 0
    )


@compiled
def do_roll(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Pick up the dice. The first roll of a turn closes the claims of the turn before."""
    if game.turn.step != Phase.ROLL_AGAIN:
        lapse_claims(game, edition, events)
    clear_roll(game)
    if game.turn.step == Phase.JAIL_CHOICE:
        game.turn.jail_roll = 1
    game.turn.step = Phase.ROLL_DICE


@compiled
def rolls_speed_die(game: GameState, edition: Edition, seat: int) -> bool:
    """The third die joins in from a player's first LOS on, but never in a roll for freedom."""
    return edition.speed_die == 1 and game.players[seat].laps > 0


@compiled
def plan_move(game: GameState, edition: Edition, events: EventBuffer, is_triple: bool) -> None:
    """What the dice ask of the token: a move, a choice of moves, or a move and Magie's move after it."""
    turn = game.turn
    white = turn.dice[0] + turn.dice[1]
    face = turn.dice[2]
    turn.move_reason = MoveReason.DICE
    turn.steps = white
    turn.step = Phase.MOVE
    if face == 0:
        return
    also(events, edition, Clause.SPEED_DIE_ROLL_THREE_DICE)
    also(events, edition, Clause.SPEED_DIE_DOUBLES_COUNT_WHITE_ONLY)
    if face == BUS:
        turn.choice = MoveChoice.BUS
    elif face == MAGIE:
        turn.second_move = 1
        also(events, edition, Clause.SPEED_DIE_MR_MONOPOLY_NORMAL_MOVE_FIRST)
    elif is_triple:
        turn.choice = MoveChoice.ANYWHERE
    else:
        turn.steps = white + face
        also(events, edition, Clause.SPEED_DIE_NUMBER_ADDS)
    if turn.choice != MoveChoice.NONE:
        turn.steps = 0
        turn.step = Phase.CHOOSE_MOVE


@compiled
def resolve_dice(game: GameState, edition: Edition, events: EventBuffer, first: int, second: int, third: int) -> None:
    """The dice lie on the table: what follows from them."""
    turn = game.turn
    seat = turn.on_turn
    turn.dice[0] = first
    turn.dice[1] = second
    turn.dice[2] = third
    turn.draws += 1
    if turn.jail_roll == 1:
        emit(events, edition, EventKind.ROLLED, Clause.MOVE_TWO_DICE_SUM, seat, first, second, third)
        also(events, edition, Clause.TURN_ROLL_WHITE_DICE)
        if rolls_speed_die(game, edition, seat):
            also(events, edition, Clause.SPEED_DIE_JAIL_ROLL_WHITE_ONLY)
        resolve_jail_roll(game, edition, events)
        return
    is_triple = first == second and second == third
    if is_triple and edition.triple_ends_turn == 1:
        turn.last_roll = 1
        emit(events, edition, EventKind.ROLLED, Clause.SPEED_DIE_TRIPLE_JUMP_ANYWHERE, seat, first, second, third)
    elif first == second:
        turn.doubles += 1
        if turn.doubles == 3:
            emit(events, edition, EventKind.ROLLED, Clause.TURN_THIRD_DOUBLES_JAIL, seat, first, second, third)
            also(events, edition, Clause.TURN_THIRD_DOUBLES_NOT_EXECUTED)
            go_to_jail(game, edition, events, seat, Clause.JAIL_ENTER_BY_THREE_DOUBLES)
            return
        emit(events, edition, EventKind.ROLLED, Clause.TURN_DOUBLES_FULL_MOVE, seat, first, second, third)
        if turn.doubles == 2:
            also(events, edition, Clause.TURN_SECOND_DOUBLES_THIRD_ROLL)
        else:
            also(events, edition, Clause.TURN_DOUBLES_ROLL_AGAIN)
    else:
        emit(events, edition, EventKind.ROLLED, Clause.MOVE_TWO_DICE_SUM, seat, first, second, third)
    if third == 0:
        also(events, edition, Clause.TURN_ROLL_WHITE_DICE)
    if game.players[seat].square == edition.jail:
        also(events, edition, Clause.JAIL_VISITING_CONTINUE_NORMALLY)
    plan_move(game, edition, events, is_triple)


@compiled
def finish_roll(game: GameState) -> None:
    """The square is settled: doubles give another roll, unless the roll led to or out of jail."""
    turn = game.turn
    is_doubles = turn.dice[0] == turn.dice[1] and turn.jail_roll == 0 and turn.last_roll == 0
    if turn.extra_roll == 1 and turn.jailed == 0:
        if not is_doubles:
            turn.doubles = 0  # a roll granted by a card begins a new row of doubles
        turn.step = Phase.ROLL_AGAIN
    elif turn.jailed == 0 and is_doubles:
        turn.step = Phase.ROLL_AGAIN
    else:
        turn.step = Phase.TURN_END


@compiled
def may_end_turn(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TURN_ORDER_LEFT, game.turn.on_turn, 0)
    phase = phase_of(game)
    if phase == Phase.TURN_END:
        return True
    if phase == Phase.ROLL_AGAIN and edition.doubles_oblige == 0:
        return True
    if phase == Phase.ROLL_AGAIN:
        if game.turn.extra_roll == 1 and game.turn.dice[0] != game.turn.dice[1]:
            return refuse(why, edition, Refusal.MUST_ROLL, Clause.FORTUNE_IMMEDIATE_THEN_REST, 0, 0)
        if game.turn.doubles == 2:
            return refuse(why, edition, Refusal.MUST_ROLL, Clause.TURN_SECOND_DOUBLES_THIRD_ROLL, 0, 0)
        return refuse(why, edition, Refusal.MUST_ROLL, Clause.TURN_DOUBLES_ROLL_AGAIN, 0, 0)
    if phase == Phase.TURN_START or phase == Phase.JAIL_CHOICE:
        return refuse(why, edition, Refusal.MUST_ROLL, Clause.MOVE_TWO_DICE_SUM, 0, 0)
    return refuse(
        why, edition, Refusal.MUST_FINISH_SPACE, Clause.TURN_ENDS_AFTER_SPACE_ACTION, game.players[seat].square, 0
    )


@compiled
def do_end_turn(game: GameState, edition: Edition, events: EventBuffer) -> None:
    seat = game.turn.on_turn
    emit(events, edition, EventKind.TURN_ENDED, Clause.TURN_ENDS_AFTER_SPACE_ACTION, seat, 0, 0, 0)
    if game.turn.jailed == 1:
        also(events, edition, Clause.JAIL_TURN_ENDS)
    game.turn.step = Phase.NEXT_TURN


@compiled
def pass_dice(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """The step NEXT_TURN: the left neighbour is next."""
    start_turn(game, edition, events, next_seat(game, game.turn.on_turn))
