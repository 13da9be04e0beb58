"""Buying the property one stands on, or leaving it to the auction.

Rulebook chapter: landing on a property without an owner, 1. purchase.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_CARD, EventKind, FirstStep, Lot, Phase, Purpose, Refusal
from magie.board.events import also, emit, refuse
from magie.board.layout import EventBuffer, GameState, RefusalRow
from magie.board.rules.auction import everyone, open_auction
from magie.board.rules.money import move_money
from magie.board.rules.table import may_decide
from magie.board.tables import Edition
from magie.machine import compiled


@compiled
def deed_on_offer(game: GameState, edition: Edition) -> int:
    """The deed the player on turn stands on."""
    return edition.square_deed[game.players[game.turn.on_turn].square]


@compiled
def price_on_offer(game: GameState, edition: Edition) -> int:
    """The printed price; one fortune card halves it, rounded up to what can be paid."""
    price = edition.price[deed_on_offer(game, edition)]
    kind = game.turn.fortune
    if kind != NO_CARD and edition.fortune_first[kind] == FirstStep.BUY_HALF_OR_AUCTION:
        return (price + 2 * edition.step - 1) // (2 * edition.step) * edition.step
    return price


@compiled
def may_decide_purchase(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    return may_decide(game, edition, seat, Phase.PURCHASE, Clause.BUY_OPTION_ON_UNOWNED, why)


@compiled
def may_buy(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if not may_decide_purchase(game, edition, seat, why):
        return False
    price = price_on_offer(game, edition)
    cash = game.players[seat].cash
    if cash < price:
        return refuse(why, edition, Refusal.CASH_SHORT, Clause.BUY_PAY_PRINTED_PRICE, price, cash)
    return True


@compiled
def do_buy(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    deed = deed_on_offer(game, edition)
    price = price_on_offer(game, edition)
    game.turn.step = Phase.LANDED
    emit(events, edition, EventKind.BOUGHT, Clause.BUY_RECEIVE_DEED_FACE_UP, seat, deed, price, 0)
    also(events, edition, Clause.BANK_DUTY_SELL_PROPERTY)
    also(events, edition, Clause.BUY_OPTION_ON_UNOWNED)
    move_money(game, edition, events, seat, BANK, price, Purpose.PRICE, Clause.BUY_PAY_PRINTED_PRICE)
    game.deeds[deed].owner = seat


@compiled
def do_decline(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    deed = deed_on_offer(game, edition)
    game.turn.step = Phase.LANDED
    emit(events, edition, EventKind.DECLINED, Clause.BUY_OPTION_ON_UNOWNED, seat, deed, 0, 0)
    if edition.auction_on_decline == 0:
        return
    open_auction(game, edition, events, Lot.DEED, deed, seat, everyone(game), Clause.AUCTION_WHEN_NOT_BOUGHT)
