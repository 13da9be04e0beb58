"""Jail: how one gets in, and the ways out. Rulebook chapter: the jail."""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    FORTUNE,
    NO_DEED,
    Effect,
    EventKind,
    Phase,
    Purpose,
    Refusal,
    Status,
)
from magie.board.event_codes import FreedBy, JailReason, MoveReason
from magie.board.events import also, emit, refuse, refuse_also
from magie.board.layout import PILE_SIZE, PILES, EventBuffer, GameState, RefusalRow
from magie.board.rules.money import charge
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def set_token(
    game: GameState, edition: Edition, events: EventBuffer, seat: int, square: int, reason: int, clause: Clause
) -> None:
    """Put a token on a square; keeps the order of arrival on Free Parking."""
    player = game.players[seat]
    start = player.square
    player.square = square
    if player.parked > 0:
        for other in range(game.table.seats):
            if game.players[other].parked > player.parked:
                game.players[other].parked -= 1  # who came later moves up, so places never run beyond the seats
    player.parked = 0
    if square == edition.parking:
        last = 0
        for other in range(game.table.seats):
            last = max(last, game.players[other].parked)
        player.parked = last + 1
    emit(events, edition, EventKind.MOVED, clause, seat, start, square, reason)
    for other in range(game.table.seats):
        if other != seat and game.players[other].square == square and game.players[other].status == Status.PLAYING:
            also(events, edition, Clause.MOVE_SHARE_SPACE)


@compiled
def go_to_jail(game: GameState, edition: Edition, events: EventBuffer, seat: int, clause: Clause) -> None:
    """Straight to jail: no salary on the way, and the turn is over."""
    player = game.players[seat]
    player.in_jail = 1
    player.attempts = 0
    game.turn.jailed = 1
    game.turn.second_move = 0
    game.turn.step = Phase.ROLL_DONE
    reason = JailReason.SPACE
    if clause == Clause.JAIL_ENTER_BY_CARD:
        reason = JailReason.CARD
    elif clause == Clause.JAIL_ENTER_BY_THREE_DOUBLES:
        reason = JailReason.DOUBLES
    emit(events, edition, EventKind.JAILED, clause, seat, reason, 0, 0)
    also(events, edition, Clause.JAIL_NO_SALARY_ON_THE_WAY)
    also(events, edition, Clause.JAIL_GO_DIRECTLY)
    also(events, edition, Clause.JAIL_TURN_ENDS)
    if game.turn.dice[0] == game.turn.dice[1]:
        also(events, edition, Clause.JAIL_NO_REROLL_AFTER_DOUBLES)
    if game.turn.dice[2] > 0:
        also(events, edition, Clause.SPEED_DIE_JAIL_CANCELS_RESULT)
    if reason == JailReason.CARD:
        also(events, edition, Clause.CARDS_NO_SALARY_JAIL_OR_BACK)
    set_token(game, edition, events, seat, edition.jail, MoveReason.JAIL, clause)
    also(events, edition, Clause.JAIL_TOKEN_ON_JAIL_SPACE)


@compiled
def release(game: GameState, edition: Edition, events: EventBuffer, seat: int, how: FreedBy, clause: Clause) -> None:
    game.players[seat].in_jail = 0
    game.players[seat].attempts = 0
    emit(events, edition, EventKind.FREED, clause, seat, how, 0, 0)


@compiled
def resolve_jail_roll(game: GameState, edition: Edition, events: EventBuffer) -> None:
    """Doubles free the prisoner and move him; the third failure costs the fine and moves him all the same."""
    seat = game.turn.on_turn
    player = game.players[seat]
    game.turn.steps = game.turn.dice[0] + game.turn.dice[1]
    game.turn.move_reason = MoveReason.DICE
    if game.turn.dice[0] == game.turn.dice[1]:
        game.turn.freed = 1
        game.turn.step = Phase.MOVE
        release(game, edition, events, seat, FreedBy.DOUBLES, Clause.JAIL_DOUBLES_FREE_AND_MOVE)
        also(events, edition, Clause.JAIL_DOUBLES_NO_EXTRA_ROLL)
        return
    player.attempts += 1
    emit(events, edition, EventKind.JAIL_FAILED, Clause.JAIL_VOLUNTARY_EXIT_WINDOW, seat, player.attempts, 0, 0)
    if player.attempts < 3:
        game.turn.steps = 0
        game.turn.step = Phase.TURN_END
        return
    if edition.third_failure_moves == 1:
        game.turn.step = Phase.MOVE
    else:
        game.turn.steps = 0
        game.turn.step = Phase.ROLL_DONE
    release(game, edition, events, seat, FreedBy.THIRD_FAILURE, Clause.JAIL_THIRD_FAILED_ROLL_PAYS)
    if edition.third_failure_moves == 0:
        also(events, edition, Clause.JAIL_THREE_TURNS_TO_VISITING)
    charge(game, edition, events, seat, BANK, edition.jail_fine, Purpose.FINE, NO_DEED)


@compiled
def may_leave_voluntarily(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """The voluntary ways out, fine and card, belong to the first turns in jail, before rolling."""
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.JAIL_VOLUNTARY_EXIT_WINDOW, game.turn.on_turn, 0)
    if game.players[seat].in_jail == 0:
        return refuse(why, edition, Refusal.JAIL_NOT_IN, Clause.JAIL_VISITING_HARMLESS, seat, 0)
    if phase_of(game) != Phase.JAIL_CHOICE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.JAIL_FINE_BEFORE_ROLLING, 0, 0)
    if game.players[seat].attempts >= edition.jail_exit_attempts:
        return refuse(why, edition, Refusal.JAIL_TOO_LATE, Clause.JAIL_VOLUNTARY_EXIT_WINDOW, 0, 0)
    return True


@compiled
def may_pay_fine(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if not may_leave_voluntarily(game, edition, seat, why):
        return False
    if game.players[seat].cash < edition.jail_fine:
        return refuse(
            why,
            edition,
            Refusal.CASH_SHORT,
            Clause.JAIL_FINE_BEFORE_ROLLING,
            edition.jail_fine,
            game.players[seat].cash,
        )
    return True


@compiled
def do_pay_fine(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    charge(game, edition, events, seat, BANK, edition.jail_fine, Purpose.FINE, NO_DEED)
    release(game, edition, events, seat, FreedBy.FINE, Clause.JAIL_FINE_BEFORE_ROLLING)
    if edition.fine_ends_turn == 0:
        also(events, edition, Clause.JAIL_PAY_THEN_NORMAL_TURN)
    game.turn.step = Phase.TURN_END if edition.fine_ends_turn == 1 else Phase.TURN_START


@compiled
def kept_jail_card(game: GameState, edition: Edition, seat: int) -> int:
    """The kind of fortune card in the seat's hand that opens the jail, or -1."""
    for kind in range(edition.fortune_kinds):
        if edition.fortune_effect[kind] == Effect.GET_OUT_OF_JAIL and game.players[seat].kept[kind] > 0:
            return kind
    return -1


@compiled
def may_stay(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    """Some rulebooks let a prisoner sit still, except when his last attempt decides."""
    if edition.jail_stay == 0:
        return refuse(why, edition, Refusal.NOT_HERE, Clause.NONE, 0, 0)
    if seat != game.turn.on_turn:
        return refuse(why, edition, Refusal.NOT_YOUR_TURN, Clause.JAIL_STAY_THREE_ROUNDS_AND_ROLL, game.turn.on_turn, 0)
    if game.players[seat].in_jail == 0:
        return refuse(why, edition, Refusal.JAIL_NOT_IN, Clause.JAIL_STAY_THREE_ROUNDS_AND_ROLL, seat, 0)
    if phase_of(game) != Phase.JAIL_CHOICE:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.JAIL_STAY_THREE_ROUNDS_AND_ROLL, 0, 0)
    if game.players[seat].attempts >= 2:
        return refuse(why, edition, Refusal.MUST_ROLL, Clause.JAIL_STAY_THREE_ROUNDS_AND_ROLL, 0, 0)
    return True


@compiled
def do_stay(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    game.players[seat].attempts += 1
    game.turn.step = Phase.TURN_END
    emit(
        events,
        edition,
        EventKind.STAYED,
        Clause.JAIL_STAY_THREE_ROUNDS_AND_ROLL,
        seat,
        game.players[seat].attempts,
        0,
        0,
    )


@compiled
def may_use_jail_card(game: GameState, edition: Edition, seat: int, pile: int, why: RefusalRow) -> bool:
    if not may_leave_voluntarily(game, edition, seat, why):
        return False
    if pile == FORTUNE and kept_jail_card(game, edition, seat) >= 0:
        return True
    if pile < 0 or pile >= PILES or game.players[seat].jail_cards[pile] == 0:
        refuse(why, edition, Refusal.NO_JAIL_CARD, Clause.JAIL_USE_CARD, seat, pile)
        return refuse_also(why, edition, Clause.CARDS_GOJF_KEEP)
    return True


@compiled
def jail_card_of(edition: Edition, pile: int) -> int:
    """Which card of the pile is the jail-free card (-1 if it has none)."""
    from_pile = -1
    for card in range(PILE_SIZE):
        if card < edition.pile_size[pile] and edition.effect[pile, card] == Effect.GET_OUT_OF_JAIL:
            from_pile = card
    return from_pile


@compiled
def put_under_pile(game: GameState, pile: int, card: int) -> None:
    """A card that has been seen lies under its pile; from then on its place is known."""
    heap = game.piles[pile]
    heap.queue[heap.count] = card
    heap.count += 1


@compiled
def return_jail_card(game: GameState, edition: Edition, events: EventBuffer, seat: int, pile: int) -> None:
    card = jail_card_of(edition, pile)
    game.players[seat].jail_cards[pile] -= 1
    put_under_pile(game, pile, card)
    emit(events, edition, EventKind.CARD_RETURNED, Clause.CARDS_GOJF_KEEP, seat, pile, card, 0)


@compiled
def do_use_jail_card(game: GameState, edition: Edition, events: EventBuffer, seat: int, pile: int) -> None:
    if pile == FORTUNE:
        kind = kept_jail_card(game, edition, seat)
        game.players[seat].kept[kind] -= 1
        emit(events, edition, EventKind.FORTUNE_PLAYED, Clause.FORTUNE_DISCARD_PILE, seat, kind, 0, 0)
    else:
        return_jail_card(game, edition, events, seat, pile)
        also(events, edition, Clause.JAIL_CARD_RETURNS_UNDER_PILE)
    release(game, edition, events, seat, FreedBy.CARD, Clause.JAIL_USE_CARD)
    also(events, edition, Clause.JAIL_CARD_THEN_NORMAL_TURN)
    game.turn.step = Phase.TURN_START
