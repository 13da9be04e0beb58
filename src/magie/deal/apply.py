"""One action in, events out: the single switch of the engine, and what a deadline decides for a silent seat.

`apply_action` trusts its caller to have asked `may_do` first; `Game.apply` always does.
"""

from __future__ import annotations

from magie.deal.clauses import Clause
from magie.deal.codes import ALL_KINDS, NO_CARD, Do, EventKind, Phase, VoidReason
from magie.deal.events import emit
from magie.deal.flow import resume
from magie.deal.layout import ActionRow, EventBuffer, GameState, RefusalRow, Workbench
from magie.deal.reward_search import best_attach
from magie.deal.rules.laydown import do_lay_down
from magie.deal.rules.passing import do_pass_card
from magie.deal.rules.reward import do_attach, offer_reward
from magie.deal.rules.rounds import do_propose_void, do_withdraw_void, void_round
from magie.deal.rules.swap import can_swap, do_add, do_pass, do_swap, do_swap_and_draw
from magie.deal.rules.turn import do_discard, do_draw
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def do_action(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, work: Workbench, why: RefusalRow
) -> None:
    """Carry out a legal action, without running on to the next decision."""
    match action.kind:
        case Do.DRAW:
            do_draw(game)
        case Do.ADD:
            do_add(game, edition, events, action.card)
        case Do.SWAP:
            do_swap(game, edition, events, action.other, action.count)
        case Do.SWAP_AND_DRAW:
            do_swap_and_draw(game, edition, events, action.other)
        case Do.LAY_DOWN:
            do_lay_down(game, edition, events, action, work, why)
            offer_reward(game, edition, events)
        case Do.PASS:
            do_pass(game, edition, events)
        case Do.DISCARD:
            do_discard(game, edition, events, action.card)
        case Do.END_TURN:
            game.turn.phase = Phase.NEXT_TURN
        case Do.PASS_CARD:
            do_pass_card(game, edition, events, action.seat, action.card)
        case Do.ATTACH:
            do_attach(game, edition, events, action, work, why)
        case Do.PROPOSE_VOID:
            do_propose_void(game, edition, events, action.seat)
        case Do.WITHDRAW_VOID:
            do_withdraw_void(game, edition, events, action.seat)


@compiled
def first_card(game: GameState, seat: int) -> int:
    """The card of the hand that stands first in the pack's order: a deed of the cheapest set, if there is a deed."""
    for card in range(ALL_KINDS):
        if game.players[seat].hand[card] > 0:
            return card
    return NO_CARD


@compiled
def default_action(game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench) -> None:
    """Fill `action` with what a silent seat does: draw, else swap one card, and give up its first card."""
    action.seat = seat
    action.count = 1
    action.card = first_card(game, seat)
    action.shed_count = 0
    action.laid_count = 0
    match game.turn.phase:
        case Phase.DISCARD | Phase.TRADE_CARD:
            action.kind = Do.DISCARD
        case Phase.AFTER_SWAP:
            action.kind = Do.END_TURN
        case Phase.PASSING:
            action.kind = Do.PASS_CARD
        case Phase.REWARD:
            best_attach(game, edition, action, work)
        case _:
            if game.turn.phase == Phase.TURN and game.table.unseen_size > 0:
                action.kind = Do.DRAW
            elif game.turn.phase == Phase.TURN and not can_swap(game, edition, seat):
                action.kind = Do.PASS
            elif game.piles[seat].count == 0:
                action.kind = Do.ADD
            else:
                action.kind = Do.SWAP
                for place in range(edition.places[game.table.seats]):
                    if place != seat and game.piles[place].count > 0:
                        action.other = place
                        break


@compiled
def apply_action(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, work: Workbench, why: RefusalRow
) -> None:
    """Carry out a legal action of a seat and run on to the next decision or chance node."""
    events.count = 0
    game.table.ply += 1
    do_action(game, edition, events, action, work, why)
    resume(game, edition, events, work)


@compiled
def apply_driver(
    game: GameState, edition: Edition, events: EventBuffer, action: ActionRow, work: Workbench, why: RefusalRow
) -> None:
    """Carry out an action of the driver: time that has passed, a deadline that is over, a round cut off."""
    events.count = 0
    game.table.ply += 1
    if action.kind == Do.TICK:
        game.table.clock += action.count
        emit(events, edition, EventKind.CLOCK, Clause.NONE, game.table.clock, 0, 0, 0)
    elif action.kind == Do.CUT_OFF:
        void_round(game, edition, events, VoidReason.CUT_OFF)
    else:
        seat = action.other
        emit(events, edition, EventKind.DEADLINE_PASSED, Clause.NONE, seat, 0, 0, 0)
        default_action(game, edition, seat, action, work)
        do_action(game, edition, events, action, work, why)
    resume(game, edition, events, work)
