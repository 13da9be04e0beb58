"""Trades of any bundle between two players: an offer, and its answer. Play pauses meanwhile.

Rulebook chapter: selling property rights. Offers are atomic: both sides say beforehand which mortgages they redeem, and
nothing is accepted that one of them could not pay for; so a trade never ends in a debt.
"""

from __future__ import annotations

from magie.board.clauses import Clause
from magie.board.codes import BANK, NOBODY, EventKind, Phase, Purpose, Refusal, Window
from magie.board.events import also, emit, refuse, refuse_also, with_details
from magie.board.layout import PILES, ActionRow, EventBuffer, GameState, RefusalRow
from magie.board.rules.money import close_debt, interest_on, move_money, settle_debt_if_covered
from magie.board.rules.mortgage import is_undecided, lift_mortgage
from magie.board.rules.table import highest_level, is_open, is_playing, is_street, phase_of, window_of
from magie.board.tables import Edition
from magie.machine import compiled

NEGOTIATION_TURNS = 10  # the talks before the first turn last as long as so many turns, as far as offers go


@compiled
def may_part_with(game: GameState, edition: Edition, seat: int, deeds: int, cards: int, why: RefusalRow) -> bool:
    """Does `seat` own all this, and is nothing built where it would change hands?"""
    for deed in range(edition.deeds):
        if (deeds & (1 << deed)) == 0:
            continue
        if game.deeds[deed].owner != seat:
            return refuse(why, edition, Refusal.OFFER_INFEASIBLE, Clause.TRADE_TRADABLE_ITEMS, seat, deed)
        if is_undecided(game, deed):
            return refuse(why, edition, Refusal.TRANSFER_PENDING, Clause.BANKRUPTCY_NEW_OWNER_PAYS_INTEREST, 0, 0)
        built = game.deeds[deed].level
        if edition.trade_clears_group == 1 and is_street(edition, deed):
            built = highest_level(game, edition, edition.deed_group[deed])
        if built > 0:
            refuse(why, edition, Refusal.BUILDINGS_IN_WAY, Clause.TRADE_GROUP_MUST_BE_UNBUILT, deed, 0)
            if game.deeds[deed].level > 0:
                return refuse_also(why, edition, Clause.TRADE_TRADABLE_ITEMS)
            return refuse_also(why, edition, Clause.TRADE_SELL_BUILDINGS_FIRST)
    if (deeds >> edition.deeds) != 0 or deeds < 0:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, edition.deeds, 0)
    for pile in range(PILES):
        if (cards & (1 << pile)) != 0 and game.players[seat].jail_cards[pile] == 0:
            return refuse(why, edition, Refusal.NO_JAIL_CARD, Clause.CARDS_GOJF_SELL, seat, pile)
    if (cards >> PILES) != 0 or cards < 0:
        return refuse(why, edition, Refusal.NO_JAIL_CARD, Clause.CARDS_GOJF_SELL, seat, PILES)
    return True


@compiled
def mortgage_costs(game: GameState, edition: Edition, deeds: int, redeem: int) -> int:
    """What the receiver of these deeds owes the bank: interest on each mortgaged one, and the mortgages he redeems."""
    total = 0
    for deed in range(edition.deeds):
        if (deeds & (1 << deed)) != 0 and game.deeds[deed].mortgaged == 1:
            total += interest_on(edition, deed, 1)
            if (redeem & (1 << deed)) != 0:
                total += edition.mortgage[deed]
    return total


@compiled
def can_afford(
    game: GameState, edition: Edition, seat: int, pays: int, gets: int, deeds: int, redeem: int, why: RefusalRow
) -> bool:
    cash = game.players[seat].cash
    if pays > cash:
        return refuse(why, edition, Refusal.CASH_SHORT, Clause.TRADE_FREE_PRICE, pays, cash)
    costs = mortgage_costs(game, edition, deeds, redeem)
    if cash - pays + gets < costs:
        return refuse(
            why,
            edition,
            Refusal.INTEREST_NOT_COVERED,
            Clause.MORTGAGE_TRANSFER_INTEREST_DUE_EVEN_IF_KEPT,
            seat,
            costs,
        )
    return True


@compiled
def may_propose(game: GameState, edition: Edition, action: ActionRow, maker: int, to: int, why: RefusalRow) -> bool:
    """The terms themselves: both sides own what they would give and could pay what follows."""
    if to == maker:
        return refuse(why, edition, Refusal.OFFER_SELF, Clause.TRADE_FREE_PRICE, maker, 0)
    if not is_playing(game, to):
        return refuse(why, edition, Refusal.SEAT_OUT, Clause.BANKRUPTCY_OUT_OF_GAME, to, 0)
    if action.give_cash < 0 or action.take_cash < 0:
        return refuse(why, edition, Refusal.OFFER_EMPTY, Clause.TRADE_FREE_PRICE, 0, 0)
    gives = action.give_cash | action.give_deeds | action.give_cards
    takes = action.take_cash | action.take_deeds | action.take_cards
    if gives == 0 and takes == 0:
        return refuse(why, edition, Refusal.OFFER_EMPTY, Clause.TRADE_FREE_PRICE, 0, 0)
    if action.flag == 1:
        is_debtor = game.debt.debtor == maker and game.debt.creditor == to
        if edition.settle_with_property == 0 or not is_debtor or takes != 0:
            return refuse(why, edition, Refusal.SETTLE_NOT_ALLOWED, Clause.DEBT_TRANSFER_PROPERTY_TO_CREDITOR, to, 0)
    if action.give_deeds == 0 and action.take_deeds == 0 and action.give_cards == 0 and action.take_cards == 0:
        # Money alone for nothing, or for a later favour, would be a loan.
        return refuse(why, edition, Refusal.OFFER_EMPTY, Clause.CREDIT_NO_MONEY_LOANS_BETWEEN_PLAYERS, 0, 0)
    if action.give_cash % edition.step != 0 or action.take_cash % edition.step != 0:
        return refuse(why, edition, Refusal.OFFER_STEP, Clause.TRADE_FREE_PRICE, edition.step, 0)
    limit = edition.offers_per_turn
    if game.turn.step == Phase.NEGOTIATION:
        limit *= NEGOTIATION_TURNS
    if game.players[maker].offers >= limit:
        return refuse(why, edition, Refusal.OFFER_LIMIT, Clause.TRADE_PAUSES_PLAY, limit, 0)
    if not may_part_with(game, edition, maker, action.give_deeds, action.give_cards, why):
        return False
    if not may_part_with(game, edition, to, action.take_deeds, action.take_cards, why):
        return False
    for deed in range(edition.deeds):
        redeemed = (action.redeem & (1 << deed)) != 0
        if redeemed and ((action.take_deeds & (1 << deed)) == 0 or game.deeds[deed].mortgaged == 0):
            return refuse(why, edition, Refusal.NOT_MORTGAGED, Clause.MORTGAGE_TRANSFER_MAY_REDEEM_NOW, deed, 0)
    if (action.redeem >> edition.deeds) != 0 or action.redeem < 0:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, edition.deeds, 0)
    if not can_afford(game, edition, maker, action.give_cash, action.take_cash, action.take_deeds, action.redeem, why):
        return False
    return can_afford(game, edition, to, action.take_cash, action.give_cash, action.give_deeds, 0, why)


@compiled
def may_trade_now(game: GameState, edition: Edition, seat: int, to: int, why: RefusalRow) -> bool:
    window = window_of(phase_of(game))
    if window == Window.DEBT:
        if game.debt.debtor == seat or game.debt.debtor == to:
            return True
        return refuse(why, edition, Refusal.DEBT_PENDING, Clause.DEBT_RAISE_CASH_BEFORE_BANKRUPTCY, game.debt.debtor, 0)
    if not is_open(window, seat, game.turn.on_turn, edition.offer_on_turn, edition.offer_others):
        return refuse(why, edition, Refusal.NOT_NOW, Clause.TRADE_ANY_TIME, 0, 0)
    return True


@compiled
def may_offer(game: GameState, edition: Edition, seat: int, action: ActionRow, why: RefusalRow) -> bool:
    if not may_trade_now(game, edition, seat, action.other, why):
        return False
    return may_propose(game, edition, action, seat, action.other, why)


@compiled
def put_on_table(
    game: GameState, edition: Edition, events: EventBuffer, maker: int, to: int, action: ActionRow
) -> None:
    offer = game.offer
    offer.maker = maker
    offer.to = to
    offer.give_cash = action.give_cash
    offer.take_cash = action.take_cash
    offer.give_deeds = action.give_deeds
    offer.take_deeds = action.take_deeds
    offer.redeem = action.redeem
    offer.give_cards = action.give_cards
    offer.take_cards = action.take_cards
    offer.settle = action.flag
    game.players[maker].offers += 1
    emit(
        events,
        edition,
        EventKind.OFFERED,
        Clause.TRADE_ANY_TIME,
        maker,
        to,
        action.give_cash,
        action.take_cash,
    )
    with_details(
        events, action.give_deeds, action.take_deeds, action.redeem, action.give_cards | (action.take_cards << PILES)
    )
    also(events, edition, Clause.TRADE_PAUSES_PLAY)
    if (action.give_deeds | action.take_deeds) != 0:
        also(events, edition, Clause.TRADE_TRADABLE_ITEMS)
    if (action.give_cards | action.take_cards) != 0:
        also(events, edition, Clause.CARDS_GOJF_SELL)
    if game.turn.step == Phase.NEGOTIATION:
        also(events, edition, Clause.VARIANT_4_NEGOTIATION_PHASE)


@compiled
def clear_offer(game: GameState) -> None:
    offer = game.offer
    offer.maker = NOBODY
    offer.to = NOBODY
    offer.give_cash = 0
    offer.take_cash = 0
    offer.give_deeds = 0
    offer.take_deeds = 0
    offer.redeem = 0
    offer.give_cards = 0
    offer.take_cards = 0
    offer.settle = 0


@compiled
def may_answer(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.OFFER:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.TRADE_FREE_PRICE, 0, 0)
    if game.offer.to != seat:
        return refuse(why, edition, Refusal.NOT_A_PARTY, Clause.TRADE_FREE_PRICE, game.offer.to, 0)
    return True


@compiled
def may_accept(game: GameState, edition: Edition, seat: int, redeem: int, why: RefusalRow) -> bool:
    if not may_answer(game, edition, seat, why):
        return False
    for deed in range(edition.deeds):
        redeemed = (redeem & (1 << deed)) != 0
        if redeemed and ((game.offer.give_deeds & (1 << deed)) == 0 or game.deeds[deed].mortgaged == 0):
            return refuse(why, edition, Refusal.NOT_MORTGAGED, Clause.MORTGAGE_TRANSFER_MAY_REDEEM_NOW, deed, 0)
    if (redeem >> edition.deeds) != 0 or redeem < 0:
        return refuse(why, edition, Refusal.UNKNOWN_DEED, Clause.NONE, edition.deeds, 0)
    return can_afford(
        game, edition, seat, game.offer.take_cash, game.offer.give_cash, game.offer.give_deeds, redeem, why
    )


@compiled
def hand_over(
    game: GameState, edition: Edition, events: EventBuffer, giver: int, taker: int, deeds: int, cards: int
) -> None:
    for deed in range(edition.deeds):
        if (deeds & (1 << deed)) != 0:
            game.deeds[deed].owner = taker
            emit(events, edition, EventKind.DEED_MOVED, Clause.TRADE_TRADABLE_ITEMS, deed, giver, taker, 0)
            if game.deeds[deed].mortgaged == 1:
                also(events, edition, Clause.MORTGAGE_SALE_BETWEEN_PLAYERS)
                if game.debt.debtor == giver:
                    also(events, edition, Clause.DEBT_MORTGAGED_MAY_BE_SOLD)
    for pile in range(PILES):
        if (cards & (1 << pile)) != 0:
            game.players[giver].jail_cards[pile] -= 1
            game.players[taker].jail_cards[pile] += 1
            emit(events, edition, EventKind.JAIL_CARD_MOVED, Clause.CARDS_GOJF_SELL, pile, giver, taker, 0)
            if game.players[taker].in_jail == 1:
                also(events, edition, Clause.JAIL_BUY_CARD_AND_USE)


@compiled
def settle_mortgages(
    game: GameState, edition: Edition, events: EventBuffer, seat: int, deeds: int, redeem: int
) -> None:
    """The new owner redeems at once, or keeps the mortgage and pays its interest all the same."""
    for deed in range(edition.deeds):
        if (deeds & (1 << deed)) == 0 or game.deeds[deed].mortgaged == 0:
            continue
        if (redeem & (1 << deed)) != 0:
            game.deeds[deed].acquired_mortgaged = 0
            lift_mortgage(game, edition, events, seat, deed, 1, Clause.MORTGAGE_TRANSFER_MAY_REDEEM_NOW)
        else:
            interest = interest_on(edition, deed, 1)
            game.deeds[deed].acquired_mortgaged = 1
            emit(
                events,
                edition,
                EventKind.TAKEN_OVER,
                Clause.MORTGAGE_TRANSFER_INTEREST_DUE_EVEN_IF_KEPT,
                seat,
                deed,
                interest,
                0,
            )
            move_money(
                game,
                edition,
                events,
                seat,
                BANK,
                interest,
                Purpose.INTEREST,
                Clause.MORTGAGE_TRANSFER_INTEREST_DUE_EVEN_IF_KEPT,
            )


@compiled
def tell_goods(events: EventBuffer, edition: Edition, cash: int, deeds: int, cards: int, for_deeds: int) -> None:
    """Which of the permitted goods one side gives for the other side's property."""
    if for_deeds == 0:
        return
    if cash > 0:
        also(events, edition, Clause.TRADE_FOR_CASH)
    if deeds != 0:
        also(events, edition, Clause.TRADE_FOR_PROPERTY)
    if cards != 0:
        also(events, edition, Clause.TRADE_FOR_JAIL_CARD)


@compiled
def do_accept(game: GameState, edition: Edition, events: EventBuffer, seat: int, redeem: int) -> None:
    offer = game.offer
    maker = offer.maker
    give_cash = offer.give_cash
    take_cash = offer.take_cash
    give_deeds = offer.give_deeds
    take_deeds = offer.take_deeds
    maker_redeems = offer.redeem
    give_cards = offer.give_cards
    take_cards = offer.take_cards
    settles = offer.settle == 1
    clear_offer(game)
    emit(events, edition, EventKind.ACCEPTED, Clause.TRADE_FREE_PRICE, maker, seat, 0, 0)
    if game.players[maker].in_jail == 1 or game.players[seat].in_jail == 1:
        also(events, edition, Clause.JAIL_PRISONER_BUYS_AND_SELLS_PROPERTY)
    tell_goods(events, edition, give_cash, give_deeds, give_cards, take_deeds)
    tell_goods(events, edition, take_cash, take_deeds, take_cards, give_deeds)
    if game.turn.step == Phase.NEGOTIATION:
        also(events, edition, Clause.VARIANT_4_FREE_PRICES)
    move_money(game, edition, events, maker, seat, give_cash, Purpose.TRADE, Clause.TRADE_FREE_PRICE)
    move_money(game, edition, events, seat, maker, take_cash, Purpose.TRADE, Clause.TRADE_FREE_PRICE)
    hand_over(game, edition, events, maker, seat, give_deeds, give_cards)
    hand_over(game, edition, events, seat, maker, take_deeds, take_cards)
    settle_mortgages(game, edition, events, maker, take_deeds, maker_redeems)
    settle_mortgages(game, edition, events, seat, give_deeds, redeem)
    if settles:
        emit(
            events,
            edition,
            EventKind.DEBT_SETTLED,
            Clause.DEBT_TRANSFER_PROPERTY_TO_CREDITOR,
            maker,
            seat,
            game.debt.amount,
            game.debt.purpose,
        )
        close_debt(game)
    settle_debt_if_covered(game, edition, events)


@compiled
def do_reject(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    emit(events, edition, EventKind.REJECTED, Clause.TRADE_FREE_PRICE, game.offer.maker, seat, 0, 0)
    clear_offer(game)


@compiled
def may_withdraw(game: GameState, edition: Edition, seat: int, why: RefusalRow) -> bool:
    if phase_of(game) != Phase.OFFER:
        return refuse(why, edition, Refusal.NOT_NOW, Clause.TRADE_PAUSES_PLAY, 0, 0)
    if game.offer.maker != seat:
        return refuse(why, edition, Refusal.NOT_A_PARTY, Clause.TRADE_PAUSES_PLAY, game.offer.maker, 0)
    return True


@compiled
def do_withdraw(game: GameState, edition: Edition, events: EventBuffer, seat: int) -> None:
    emit(events, edition, EventKind.WITHDRAWN, Clause.TRADE_PAUSES_PLAY, seat, game.offer.to, 0, 0)
    clear_offer(game)


@compiled
def may_counter(game: GameState, edition: Edition, seat: int, action: ActionRow, why: RefusalRow) -> bool:
    if not may_answer(game, edition, seat, why):
        return False
    return may_propose(game, edition, action, seat, game.offer.maker, why)


@compiled
def do_counter(game: GameState, edition: Edition, events: EventBuffer, seat: int, action: ActionRow) -> None:
    """The counter-offer replaces the offer in one step, so nobody can slip in between."""
    put_on_table(game, edition, events, seat, game.offer.maker, action)
