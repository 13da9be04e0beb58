"""One action in, events out: the single switch of the engine, and what a deadline decides for a silent seat.

`apply_action` trusts its caller to have asked `may_do` first; `Game.apply` always does.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import (
    BANK,
    NO_DEED,
    NOBODY,
    CardOption,
    Demand,
    Do,
    EventKind,
    MoveChoice,
    Phase,
    Reacting,
    TaxChoice,
)
from magie.board.events import emit
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, RefusalRow
from magie.board.legal import may_do, required_seats
from magie.board.rules.auction import do_bid, do_pass
from magie.board.rules.bankruptcy import do_bankrupt, leave_game
from magie.board.rules.building import do_sell_building, do_sell_group
from magie.board.rules.cards import do_choose
from magie.board.rules.fortune import do_let_pass, do_play_fortune, lowest_free_square
from magie.board.rules.jail import do_pay_fine, do_stay, do_use_jail_card
from magie.board.rules.mortgage import do_mortgage, do_redeem, do_take_over
from magie.board.rules.movement import do_choose_move
from magie.board.rules.purchase import do_buy, do_decline
from magie.board.rules.rent import do_demand_rent, oldest_claim_on
from magie.board.rules.setup import do_ready
from magie.board.rules.shortage import do_build, do_declare, do_place
from magie.board.rules.stars import do_keep_token, do_upgrade
from magie.board.rules.table import is_playing, next_seat, phase_of
from magie.board.rules.taxes import do_pay_tax
from magie.board.rules.trade import do_accept, do_counter, do_reject, do_withdraw, put_on_table
from magie.board.rules.turn import do_end_turn, do_roll
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def do_resign(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    """Leave: bankrupt to the creditor if one waits, else to the bank once no roll is being resolved.

    Whoever owes rent as well pays what he owes one after the other first, as far as it goes (flow.py).
    """
    emit(events, edition, EventKind.RESIGNED, Clause.NONE, seat, 0, 0, 0)
    if game.debt.debtor == seat and oldest_claim_on(game, seat) < 0:
        creditor = game.debt.creditor
        leave_game(game, edition, events, seat, creditor if creditor >= 0 else BANK)
    else:
        game.table.resigning |= 1 << seat


@compiled
def do_action(game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, why: RefusalRow) -> None:
    """Carry out a legal action, without running on to the next decision."""
    seat = action.seat
    deed = action.deed
    match action.kind:
        case Do.ROLL:
            do_roll(game, edition, events)
        case Do.PAY_FINE:
            do_pay_fine(game, edition, events, seat)
        case Do.STAY:
            do_stay(game, edition, events, seat)
        case Do.MOVE:
            do_choose_move(game, edition, events, seat, action.amount, action.to_square)
        case Do.UPGRADE:
            do_upgrade(game, edition, events, seat)
        case Do.KEEP_TOKEN:
            do_keep_token(game, edition, events, seat)
        case Do.PLAY_FORTUNE:
            do_play_fortune(game, edition, events, seat, action.card, deed, action.other_deed)
        case Do.USE_JAIL_CARD:
            do_use_jail_card(game, edition, events, seat, action.pile)
        case Do.BUY:
            do_buy(game, edition, events, seat)
        case Do.DECLINE:
            do_decline(game, edition, events, seat)
        case Do.BID:
            do_bid(game, edition, events, seat, action.amount)
        case Do.PASS:
            if game.reaction.kind != Reacting.NONE:
                do_let_pass(game, edition, events, seat)
            else:
                do_pass(game, edition, events, seat)
        case Do.DEMAND_RENT:
            do_demand_rent(game, edition, events, seat, deed, Demand.OWNER)
        case Do.PAY_TAX:
            do_pay_tax(game, edition, events, seat, action.amount)
        case Do.CHOOSE:
            do_choose(game, edition, events, seat, action.amount, action.other)
        case Do.BUILD:
            do_build(game, edition, events, seat, deed, why)
        case Do.DECLARE:
            do_declare(game, edition, events, seat, action.amount)
        case Do.PLACE:
            do_place(game, edition, events, seat, deed)
        case Do.SELL_BUILDING:
            do_sell_building(game, edition, events, seat, deed)
        case Do.SELL_GROUP:
            do_sell_group(game, edition, events, seat, action.group, action.amount)
        case Do.MORTGAGE:
            do_mortgage(game, edition, events, seat, deed)
        case Do.REDEEM:
            do_redeem(game, edition, events, seat, deed)
        case Do.TAKE_OVER:
            do_take_over(game, edition, events, seat, deed, action.flag)
        case Do.OFFER:
            put_on_table(game, edition, events, seat, action.other, action)
        case Do.ACCEPT:
            do_accept(game, edition, events, seat, action.redeem)
        case Do.REJECT:
            do_reject(game, edition, events, seat)
        case Do.WITHDRAW:
            do_withdraw(game, edition, events, seat)
        case Do.COUNTER:
            do_counter(game, edition, events, seat, action)
        case Do.READY:
            do_ready(game, edition, events, seat)
        case Do.END_TURN:
            do_end_turn(game, edition, events)
        case Do.BANKRUPT:
            do_bankrupt(game, edition, events, seat)
        case Do.RESIGN:
            do_resign(game, edition, events, seat)
        case Do.PREFER:
            game.players[seat].prefers = (game.players[seat].prefers | action.amount) & ~action.other
            emit(events, edition, EventKind.PREFERENCE, Clause.NONE, seat, game.players[seat].prefers, 0, 0)


@compiled
def choose_deed(game: GameState, edition: Edition, action: ActionRow, why: RefusalRow) -> bool:
    """Set the first deed with which the action is legal; False if there is none."""
    for deed in range(edition.deeds):
        action.deed = deed
        if may_do(game, edition, action, why):
            return True
    return False


@compiled
def raise_money(game: GameState, edition: Edition, seat: int, action: ActionRow, why: RefusalRow) -> None:
    """Mortgage the cheapest deed, else sell the highest building, else a whole group, else give up."""
    action.kind = Do.MORTGAGE
    cheapest = NO_DEED
    for deed in range(edition.deeds):
        action.deed = deed
        if may_do(game, edition, action, why):
            if cheapest == NO_DEED or edition.mortgage[deed] < edition.mortgage[cheapest]:
                cheapest = deed
    if cheapest != NO_DEED:
        action.deed = cheapest
        return
    action.kind = Do.SELL_BUILDING
    tallest = NO_DEED
    for deed in range(edition.deeds):
        action.deed = deed
        if may_do(game, edition, action, why):
            if tallest == NO_DEED or game.deeds[deed].level > game.deeds[tallest].level:
                tallest = deed
    if tallest != NO_DEED:
        action.deed = tallest
        return
    action.kind = Do.SELL_GROUP
    action.amount = 0
    for group in range(edition.groups):
        action.group = group
        if may_do(game, edition, action, why):
            return
    action.kind = Do.BANKRUPT


@compiled
def default_action(game: GameState, edition: Edition, seat: int, action: ActionRow, why: RefusalRow) -> None:
    """Fill `action` with what a silent seat does: roll, decline, pass, reject, keep, pay, never trade."""
    action.seat = seat
    action.deed = NO_DEED
    action.amount = 0
    action.flag = 0
    action.redeem = 0
    action.to_square = -1
    action.other = NOBODY
    match phase_of(game):
        case Phase.OFFER:
            action.kind = Do.REJECT
        case Phase.AUCTION:
            action.kind = Do.PASS
        case Phase.NEGOTIATION:
            action.kind = Do.READY
        case Phase.PURCHASE:
            action.kind = Do.DECLINE
        case Phase.CARD_CHOICE:
            action.kind = Do.CHOOSE
            action.amount = CardOption.PAY
            action.other = next_seat(game, seat)
        case Phase.GO_CHOICE:
            action.kind = Do.KEEP_TOKEN
        case Phase.RENT_REACTION | Phase.BLOCK_REACTION:
            action.kind = Do.PASS
        case Phase.CHOOSE_MOVE:
            action.kind = Do.MOVE
            action.amount = game.turn.dice[0] + game.turn.dice[1]
            if game.turn.choice == MoveChoice.ANYWHERE:
                action.amount += game.turn.dice[2]
            elif game.turn.choice == MoveChoice.FREE_PROPERTY:
                action.amount = 0
                action.to_square = lowest_free_square(game, edition)
        case Phase.TAX_CHOICE:
            action.kind = Do.PAY_TAX
            action.amount = TaxChoice.FLAT
        case Phase.TURN_END:
            action.kind = Do.END_TURN
        case Phase.TRANSFER:
            action.kind = Do.TAKE_OVER
            for deed in range(edition.deeds):
                if (game.transfer.deeds & (1 << deed)) != 0 and game.deeds[deed].owner == seat:
                    action.deed = deed
        case Phase.SHORTAGE_DECLARE:
            action.kind = Do.DECLARE
            action.amount = 1 if seat == game.shortage.seat else 0
        case Phase.SHORTAGE_PLACE:
            action.kind = Do.PLACE
            choose_deed(game, edition, action, why)
        case Phase.DEBT:
            raise_money(game, edition, seat, action, why)
        case _:
            action.kind = Do.ROLL


@compiled
def play_out_resigned(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, why: RefusalRow
) -> None:
    """Run on; while the game waits for a seat that has resigned, decide for it."""
    resume(game, edition, events, why)
    while game.table.resigning != 0:
        waiting = required_seats(game, edition) & game.table.resigning
        if waiting == 0:
            return
        for seat in range(game.table.seats):
            if (waiting & (1 << seat)) != 0 and is_playing(game, seat):
                default_action(game, edition, seat, action, why)
                do_action(game, edition, events, action, why)
                break
        resume(game, edition, events, why)


@compiled
def apply_action(game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, why: RefusalRow) -> None:
    """Carry out a legal action of a seat and run on to the next decision or chance node."""
    events.count = 0
    game.table.ply += 1
    do_action(game, edition, events, action, why)
    play_out_resigned(game, edition, events, action, why)


@compiled
def apply_driver(game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, why: RefusalRow) -> None:
    """Carry out an action of the driver: time that has passed, or a deadline that is over."""
    events.count = 0
    game.table.ply += 1
    if action.kind == Do.TICK:
        game.table.clock += action.amount
        emit(events, edition, EventKind.CLOCK, Clause.NONE, game.table.clock, 0, 0, 0)
        is_negotiating = game.turn.step == Phase.NEGOTIATION
        if is_negotiating and game.table.clock >= edition.negotiation_seconds and game.table.time_up == 0:
            game.table.time_up = 1
            emit(events, edition, EventKind.TIME_UP, Clause.VARIANT_4_NEGOTIATION_PHASE, 0, 0, 0, 0)
            if game.offer.maker != NOBODY:
                do_reject(game, edition, events, game.offer.to)
        elif edition.time_limit > 0 and game.table.clock >= edition.time_limit and game.table.time_up == 0:
            if not is_negotiating:
                game.table.time_up = 1
                emit(events, edition, EventKind.TIME_UP, Clause.VARIANT_TIMED_END, 0, 0, 0, 0)
    else:
        seat = action.other
        emit(events, edition, EventKind.DEADLINE_PASSED, Clause.NONE, seat, 0, 0, 0)
        default_action(game, edition, seat, action, why)
        do_action(game, edition, events, action, why)
    play_out_resigned(game, edition, events, action, why)
