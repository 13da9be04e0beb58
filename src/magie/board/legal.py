"""Who must decide, who may, and whether an action is allowed: one answer for each, with the reason if not."""

from __future__ import annotations

from magie.board.bits import is_single, lowest_bit
from magie.board.clauses import Clause
from magie.board.codes import (
    ALWAYS_DEMAND,
    NEVER_COMPETE,
    NOBODY,
    ChanceKind,
    Do,
    Ending,
    Lot,
    Phase,
    Reacting,
    Refusal,
)
from magie.board.events import refuse
from magie.board.layout import ActionRow, GameState, RefusalRow
from magie.board.rules.auction import bidders_asked, may_bid, may_pass
from magie.board.rules.bankruptcy import may_go_bankrupt
from magie.board.rules.building import may_build, may_sell_building, may_sell_group
from magie.board.rules.cards import may_choose
from magie.board.rules.fortune import may_let_pass, may_play_fortune
from magie.board.rules.jail import may_pay_fine, may_stay, may_use_jail_card
from magie.board.rules.mortgage import may_mortgage, may_redeem, may_take_over
from magie.board.rules.movement import may_choose_move
from magie.board.rules.purchase import may_buy, may_decide_purchase
from magie.board.rules.rent import may_demand_rent
from magie.board.rules.setup import may_be_ready
from magie.board.rules.shortage import declarer, may_declare, may_place
from magie.board.rules.stars import may_decide_level
from magie.board.rules.table import is_playing, phase_of, seat_to_left
from magie.board.rules.taxes import may_pay_tax
from magie.board.rules.trade import may_accept, may_answer, may_counter, may_offer, may_withdraw
from magie.board.rules.turn import may_end_turn, may_roll
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def chance_kind(game: GameState) -> ChanceKind:
    """Which chance node is open; NONE when a seat decides or the game is over."""
    match phase_of(game):
        case Phase.DEAL:
            return ChanceKind.DEAL
        case Phase.OPENING:
            return ChanceKind.OPENING
        case Phase.ROLL_DICE:
            return ChanceKind.DICE
        case Phase.DRAW_CARD:
            return ChanceKind.CARD
        case Phase.UTILITY_DICE:
            return ChanceKind.UTILITY
        case Phase.CARD_DICE:
            return ChanceKind.CARD_DICE
        case Phase.FORTUNE_DRAW:
            return ChanceKind.FORTUNE
        case _:
            return ChanceKind.NONE


@compiled
def required_seats(game: GameState, edition: Edition) -> int:
    """Bits of the seats the game waits for; nobody else can move it on. Empty at chance nodes and when over."""
    phase = phase_of(game)
    if phase == Phase.OVER or chance_kind(game) != ChanceKind.NONE:
        return 0
    if phase == Phase.OFFER:
        return 1 << game.offer.to
    if phase == Phase.AUCTION:
        return bidders_asked(game, edition)
    if phase == Phase.DEBT:
        return 1 << game.debt.debtor
    if phase == Phase.TRANSFER:
        receivers = 0
        for deed in range(edition.deeds):
            if (game.transfer.deeds & (1 << deed)) != 0:
                receivers |= 1 << game.deeds[deed].owner
        return receivers
    if phase == Phase.SHORTAGE_DECLARE:
        return 1 << declarer(game)
    if phase == Phase.SHORTAGE_PLACE:
        return 1 << game.shortage.placing
    if phase == Phase.RENT_REACTION or phase == Phase.BLOCK_REACTION:
        return 1 << game.reaction.seat
    if phase == Phase.NEGOTIATION:
        return ((1 << game.table.seats) - 1) & ~game.table.ready
    return 1 << game.turn.on_turn


@compiled
def seat_to_act(game: GameState, edition: Edition) -> int:
    """The first required seat in the order in which people are asked, or NOBODY."""
    required = required_seats(game, edition)
    if required == 0:
        return NOBODY
    first = game.turn.on_turn
    phase = phase_of(game)
    if phase == Phase.AUCTION:
        first = game.auction.asked_after + 1
    elif phase == Phase.NEGOTIATION:
        first = 0
    if is_single(required):
        return lowest_bit(required)
    for step in range(game.table.seats):
        seat = seat_to_left(game, first, step)
        if (required & (1 << seat)) != 0:
            return seat
    return NOBODY


@compiled
def refuse_after_end(game: GameState, edition: Edition, why: RefusalRow) -> bool:
    if game.table.ending == Ending.MILLION:
        return refuse(why, edition, Refusal.GAME_OVER, Clause.GOAL_IMMEDIATE, 0, 0)
    return refuse(why, edition, Refusal.GAME_OVER, Clause.END_LAST_PLAYER_LEFT, 0, 0)


@compiled
def is_open_now(game: GameState, edition: Edition, seat: int, kind: int, why: RefusalRow) -> bool:
    """The checks every action shares: a running interrupt lets through only its own kinds."""
    phase = phase_of(game)
    if phase == Phase.OVER:
        return refuse_after_end(game, edition, why)
    if seat < 0 or seat >= game.table.seats:
        return refuse(why, edition, Refusal.NO_SUCH_SEAT, Clause.NONE, seat, 0)
    if not is_playing(game, seat):
        return refuse(why, edition, Refusal.SEAT_OUT, Clause.BANKRUPTCY_OUT_OF_GAME, seat, 0)
    if kind == Do.TICK or kind == Do.DEADLINE:
        return refuse(why, edition, Refusal.DRIVER_ONLY, Clause.NONE, 0, 0)
    if kind == Do.RESIGN or kind == Do.PREFER:
        return True
    if chance_kind(game) != ChanceKind.NONE:
        return refuse(why, edition, Refusal.CHANCE_PENDING, Clause.NONE, chance_kind(game), 0)
    if phase == Phase.OFFER:
        if kind == Do.ACCEPT or kind == Do.REJECT or kind == Do.WITHDRAW or kind == Do.COUNTER:
            return True
        return refuse(why, edition, Refusal.OFFER_PENDING, Clause.TRADE_PAUSES_PLAY, game.offer.to, game.offer.maker)
    raises_money = kind == Do.SELL_BUILDING or kind == Do.SELL_GROUP or kind == Do.MORTGAGE
    if phase == Phase.AUCTION and game.shortage.kind != Lot.NONE and raises_money:
        # A bidder could otherwise sell or mortgage the very street the building is for, and a hotel broken
        # down meanwhile could take the house on offer.
        return refuse(why, edition, Refusal.SHORTAGE_RUNNING, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, game.shortage.kind, 0)
    if phase == Phase.AUCTION and not (kind == Do.BID or kind == Do.PASS or raises_money):
        return refuse(
            why,
            edition,
            Refusal.AUCTION_RUNNING,
            Clause.AUCTION_WHEN_NOT_BOUGHT,
            game.auction.lot_kind,
            game.auction.lot,
        )
    if phase == Phase.SHORTAGE_DECLARE and kind != Do.DECLARE:
        return refuse(
            why,
            edition,
            Refusal.SHORTAGE_RUNNING,
            Clause.SHORTAGE_AUCTION_WHEN_DEMAND_EXCEEDS_STOCK,
            game.shortage.kind,
            0,
        )
    if phase == Phase.SHORTAGE_PLACE and kind != Do.PLACE:
        return refuse(why, edition, Refusal.SHORTAGE_RUNNING, Clause.SHORTAGE_AUCTION_ONE_BY_ONE, game.shortage.kind, 0)
    is_reaction = phase == Phase.RENT_REACTION or phase == Phase.BLOCK_REACTION
    if is_reaction and kind != Do.PASS and kind != Do.PLAY_FORTUNE:
        return refuse(
            why,
            edition,
            Refusal.NOT_YOUR_DECISION,
            Clause.FORTUNE_ON_DEMAND_KEPT_FACE_DOWN,
            game.reaction.seat,
            0,
        )
    if phase == Phase.TRANSFER and kind != Do.TAKE_OVER:
        return refuse(why, edition, Refusal.TRANSFER_PENDING, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, 0, 0)
    if phase == Phase.DEBT and not (raises_money or kind == Do.REDEEM or kind == Do.OFFER or kind == Do.BANKRUPT):
        return refuse(why, edition, Refusal.DEBT_PENDING, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, game.debt.debtor, 0)
    return True


@compiled
def may_do(game: GameState, edition: Edition, action: ActionRow, why: RefusalRow) -> bool:
    """Is this action of a seat allowed now? If not, `why` says the reason and its clause."""
    seat = action.seat
    kind = action.kind
    if not is_open_now(game, edition, seat, kind, why):
        return False
    match kind:
        case Do.ROLL:
            return may_roll(game, edition, seat, why)
        case Do.PAY_FINE:
            return may_pay_fine(game, edition, seat, why)
        case Do.STAY:
            return may_stay(game, edition, seat, why)
        case Do.MOVE:
            return may_choose_move(game, edition, seat, action.amount, action.to_square, why)
        case Do.UPGRADE | Do.KEEP_TOKEN:
            return may_decide_level(game, edition, seat, why)
        case Do.PLAY_FORTUNE:
            return may_play_fortune(game, edition, seat, action.card, action.deed, action.other_deed, why)
        case Do.USE_JAIL_CARD:
            return may_use_jail_card(game, edition, seat, action.pile, why)
        case Do.BUY:
            return may_buy(game, edition, seat, why)
        case Do.DECLINE:
            return may_decide_purchase(game, edition, seat, why)
        case Do.BID:
            return may_bid(game, edition, seat, action.amount, why)
        case Do.PASS:
            if game.reaction.kind != Reacting.NONE:
                return may_let_pass(game, edition, seat, why)
            return may_pass(game, edition, seat, why)
        case Do.DEMAND_RENT:
            return may_demand_rent(game, edition, seat, action.deed, why)
        case Do.PAY_TAX:
            return may_pay_tax(game, edition, seat, action.amount, why)
        case Do.CHOOSE:
            return may_choose(game, edition, seat, action.amount, action.other, why)
        case Do.BUILD:
            return may_build(game, edition, seat, action.deed, why)
        case Do.DECLARE:
            return may_declare(game, edition, seat, action.amount, why)
        case Do.PLACE:
            return may_place(game, edition, seat, action.deed, why)
        case Do.SELL_BUILDING:
            return may_sell_building(game, edition, seat, action.deed, why)
        case Do.SELL_GROUP:
            return may_sell_group(game, edition, seat, action.group, action.amount, why)
        case Do.MORTGAGE:
            return may_mortgage(game, edition, seat, action.deed, why)
        case Do.REDEEM:
            return may_redeem(game, edition, seat, action.deed, why)
        case Do.TAKE_OVER:
            return may_take_over(game, edition, seat, action.deed, action.flag, why)
        case Do.OFFER:
            return may_offer(game, edition, seat, action, why)
        case Do.ACCEPT:
            return may_accept(game, edition, seat, action.redeem, why)
        case Do.REJECT:
            return may_answer(game, edition, seat, why)
        case Do.WITHDRAW:
            return may_withdraw(game, edition, seat, why)
        case Do.COUNTER:
            return may_counter(game, edition, seat, action, why)
        case Do.READY:
            return may_be_ready(game, edition, seat, why)
        case Do.END_TURN:
            return may_end_turn(game, edition, seat, why)
        case Do.BANKRUPT:
            return may_go_bankrupt(game, edition, seat, why)
        case Do.RESIGN:
            if (game.table.resigning & (1 << seat)) != 0:
                return refuse(why, edition, Refusal.ALREADY_RESIGNING, Clause.NONE, seat, 0)
            return True
        case Do.PREFER:
            if ((action.amount | action.other) & ~(ALWAYS_DEMAND | NEVER_COMPETE)) != 0:
                return refuse(why, edition, Refusal.CHOICE_NOT_OFFERED, Clause.NONE, 0, 0)
            return True
        case _:
            return refuse(why, edition, Refusal.WRONG_EDITION, Clause.NONE, kind, 0)


@compiled
def may_drive(game: GameState, edition: Edition, action: ActionRow, why: RefusalRow) -> bool:
    """Is this action of the driver (time, deadlines) possible now?"""
    if phase_of(game) == Phase.OVER:
        return refuse_after_end(game, edition, why)
    if action.kind == Do.TICK:
        if action.amount < 0:
            return refuse(why, edition, Refusal.COUNT_OUT_OF_RANGE, Clause.NONE, 0, 0)
        return True
    seat = action.other
    if seat < 0 or seat >= game.table.seats:
        return refuse(why, edition, Refusal.NO_SUCH_SEAT, Clause.NONE, seat, 0)
    if (required_seats(game, edition) & (1 << seat)) == 0:
        return refuse(why, edition, Refusal.DEADLINE_NOT_DUE, Clause.NONE, seat, 0)
    return True
