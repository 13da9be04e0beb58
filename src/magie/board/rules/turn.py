"""The turn: rolling, doubles, and passing the dice. Rulebook chapters: moving, doubles."""

from __future__ import annotations

from magie._compile import compiled
from magie.board.clauses import Clause
from magie.board.codes import NO_CARD, EventKind, MoveReason, Phase, Refusal
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, Reason
from magie.board.rules.jail import go_to_jail, resolve_jail_roll
from magie.board.rules.rent import lapse_claims
from magie.board.rules.table import next_seat, phase_of
from magie.board.tables import Edition


@compiled
def clear_roll(game: GameState) -> None:
    """Forget what belonged to the roll before."""
    turn = game.turn
    turn.jail_roll = 0
    turn.freed = 0
    turn.jailed = 0
    turn.second_move = 0
    turn.extra_roll = 0
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
    clear_roll(game)
    for other in range(game.table.seats):
        game.players[other].offers = 0
    player.own_turns += 1
    turn.step = Phase.JAIL_CHOICE if player.in_jail == 1 else Phase.TURN_START
    emit(events, edition, EventKind.TURN_STARTED, Clause.TURN_ORDER_LEFT, seat, player.own_turns, 0, 0)


@compiled
def may_roll(game: GameState, edition: Edition, seat: int, why: Reason) -> bool:
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
def resolve_dice(game: GameState, edition: Edition, events: EventBuffer, first: int, second: int) -> None:
    """The dice lie on the table: what follows from them."""
    turn = game.turn
    seat = turn.on_turn
    turn.dice[0] = first
    turn.dice[1] = second
    turn.draws += 1
    if turn.jail_roll == 1:
        emit(events, edition, EventKind.ROLLED, Clause.MOVE_TWO_DICE_SUM, seat, first, second, 0)
        resolve_jail_roll(game, edition, events)
        return
    if first == second:
        turn.doubles += 1
        if turn.doubles == 3:
            emit(events, edition, EventKind.ROLLED, Clause.TURN_THIRD_DOUBLES_JAIL, seat, first, second, 0)
            also(events, edition, Clause.TURN_THIRD_DOUBLES_NOT_EXECUTED)
            go_to_jail(game, edition, events, seat, Clause.JAIL_ENTER_BY_THREE_DOUBLES)
            return
        emit(events, edition, EventKind.ROLLED, Clause.TURN_DOUBLES_FULL_MOVE, seat, first, second, 0)
        if turn.doubles == 2:
            also(events, edition, Clause.TURN_SECOND_DOUBLES_THIRD_ROLL)
        else:
            also(events, edition, Clause.TURN_DOUBLES_ROLL_AGAIN)
    else:
        emit(events, edition, EventKind.ROLLED, Clause.MOVE_TWO_DICE_SUM, seat, first, second, 0)
    if game.players[seat].square == edition.jail:
        also(events, edition, Clause.JAIL_VISITING_CONTINUE_NORMALLY)
    turn.steps = first + second
    turn.move_reason = MoveReason.DICE
    turn.step = Phase.MOVE


@compiled
def finish_roll(game: GameState) -> None:
    """The square is settled: doubles give another roll, unless the roll led to or out of jail."""
    turn = game.turn
    is_doubles = turn.dice[0] == turn.dice[1]
    if turn.jailed == 0 and turn.jail_roll == 0 and is_doubles:
        turn.step = Phase.ROLL_AGAIN
    else:
        turn.step = Phase.TURN_END


@compiled
def may_end_turn(game: GameState, edition: Edition, seat: int, why: Reason) -> bool:
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.TURN_ORDER_LEFT, game.turn.on_turn, 0)
    phase = phase_of(game)
    if phase == Phase.TURN_END:
        return True
    if phase == Phase.ROLL_AGAIN:
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
