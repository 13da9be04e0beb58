"""Buying what one stands on, and how far to go in an auction."""

from __future__ import annotations

from magie._keys import key_of, mixed
from magie.board.codes import NO_DEED, NOBODY, Do, Lot, SquareKind
from magie.board.layout import ActionRow, GameState
from magie.board.legal import may_do
from magie.board.rules.auction import next_bid
from magie.board.rules.purchase import deed_on_offer, price_on_offer
from magie.board.tables import MAX_RAISES, Edition
from magie.bots.board.traits import Buying, Traits
from magie.bots.board.workspace import Workspace, completes, completes_for_another, is_lone
from magie.bots.board.worth import deed_worth, horizon_of
from magie.machine import compiled

RESERVE_FOR_WORTH = 150  # % of its price a deed must be worth to be bought out of the reserve
MOOD = 4  # domain of the keys by which bids differ
LIMIT_SPREAD = 6  # % by which the limit of an auction differs
SMALL_LOT = 5  # times a raise: what is worth less is bid for in smaller ones
OPENING_SPREAD = 40  # % by which the part of the way differs that an opening bid goes


@compiled
def is_collector(traits: Traits) -> bool:
    """Are there deeds this bot collects beyond reason?"""
    return traits.wanted_groups != 0 or traits.wants_stations == 1


@compiled
def is_wanted(edition: Edition, workspace: Workspace, deed: int) -> bool:
    """Is it one of the deeds this bot collects beyond reason?"""
    traits = workspace.traits
    if edition.deed_kind[deed] == SquareKind.STATION:
        return traits.wants_stations == 1
    order = workspace.insight.wanted_order[edition.deed_group[deed]]
    return order >= 0 and (traits.wanted_groups & (1 << order)) != 0


@compiled
def is_refused(edition: Edition, traits: Traits, deed: int) -> bool:
    return traits.refuses_utilities == 1 and edition.deed_kind[deed] == SquareKind.UTILITY


@compiled
def race_is_nearly_won(game: GameState, edition: Edition, traits: Traits) -> bool:
    """Millionaire: is somebody so near to the winning cash that money spent now will not come back in time?"""
    if edition.win_cash == 0:
        return False
    for seat in range(game.table.seats):
        if game.players[seat].cash * 100 >= edition.win_cash * traits.invests_until:
            return True
    return False


@compiled
def wants_to_buy(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int, price: int) -> bool:
    """Would it, if it had the cash?"""
    traits = workspace.traits
    cash = game.players[seat].cash
    reserve = edition.salary[0] * traits.buy_reserve // 100
    if is_refused(edition, traits, deed):
        return False
    if is_wanted(edition, workspace, deed):
        return True
    if traits.buys_to_complete == 1 and completes(edition, workspace, seat, deed):
        return True
    if race_is_nearly_won(game, edition, traits):
        return False
    match traits.buying:
        case Buying.FACE:
            return cash - price >= reserve
        case Buying.SHARE_OF_CASH:
            return price * 100 <= cash * traits.share_of_cash
        case Buying.WORTH:
            if cash - price >= reserve:
                return True
            return deed_worth(game, edition, workspace, seat, deed) >= price * RESERVE_FOR_WORTH // 100
        case _:
            return False


@compiled
def mortgage_to_buy(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, price: int, action: ActionRow
) -> bool:
    """Mortgage the cheapest deed outside complete groups, if all of those together would cover the price."""
    room = game.players[seat].cash
    cheapest = NO_DEED
    for deed in range(edition.deeds):
        if (workspace.own[seat] & (1 << deed)) == 0 or ((workspace.mortgaged | workspace.built) & (1 << deed)) != 0:
            continue
        if completes(edition, workspace, seat, deed) and not is_lone(edition, workspace, seat, deed):
            continue
        room += edition.mortgage[deed]
        if cheapest == NO_DEED or edition.mortgage[deed] < edition.mortgage[cheapest]:
            cheapest = deed
    if cheapest == NO_DEED or room < price:
        return False
    action.kind = Do.MORTGAGE
    action.deed = cheapest
    return may_do(game, edition, action, workspace.why)


@compiled
def decide_purchase(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    deed = deed_on_offer(game, edition)
    price = price_on_offer(game, edition)
    action.kind = Do.DECLINE
    if wants_to_buy(game, edition, workspace, seat, deed, price):
        if game.players[seat].cash >= price:
            action.kind = Do.BUY
        elif workspace.traits.buys_to_complete == 1 and completes(edition, workspace, seat, deed):
            if not mortgage_to_buy(game, edition, workspace, seat, price, action):
                action.kind = Do.DECLINE
                action.deed = NO_DEED


@compiled
def limit_for_deed(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> int:
    """The most this bot pays for a deed at auction, its cash aside."""
    traits = workspace.traits
    price = edition.price[deed]
    if is_refused(edition, traits, deed):
        return 0
    if is_wanted(edition, workspace, deed) and traits.bids_wanted > 0:
        return game.players[seat].cash * traits.bids_wanted // 100
    if race_is_nearly_won(game, edition, traits):
        return edition.mortgage[deed] * 9 // 10
    usual = price * traits.bids // 100
    limit = usual
    if completes(edition, workspace, seat, deed):
        limit = price * traits.bids_to_complete // 100
    elif completes_for_another(game, edition, workspace, seat, deed):
        limit = price * traits.bids_to_block // 100
    if traits.buying == Buying.WORTH and limit > usual:
        limit = min(limit, max(usual, deed_worth(game, edition, workspace, seat, deed)))
    return limit


@compiled
def limit_for_building(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> int:
    """The most this bot pays for a scarce building: what it earns on the best street it could stand on."""
    traits = workspace.traits
    best = 0
    opponents = max(1, workspace.living - 1)
    horizon = horizon_of(game, edition, traits)
    for deed in range(edition.deeds):
        if (workspace.own[seat] & (1 << deed)) == 0 or not completes(edition, workspace, seat, deed):
            continue
        level = game.deeds[deed].level
        if edition.deed_kind[deed] != SquareKind.STREET or level >= min(edition.hotel_level, traits.build_to):
            continue
        step = 5 if level + 1 == edition.hotel_level else level + 1
        more = edition.rent[deed, step] - edition.rent[deed, level]
        earned = more * int(workspace.insight.later[edition.deed_square[deed]]) // 1000 * horizon * opponents // 1000
        best = max(best, earned)
    return best


@compiled
def mood_in_auction(game: GameState, seat: int, spread: int) -> int:
    """A number from -spread to spread, the same for a seat throughout an auction, another in the next one."""
    turn = key_of(MOOD, seat, game.players[game.turn.on_turn].own_turns, game.turn.on_turn)
    lot = 64 * game.auction.lot_kind + game.auction.lot
    return mixed(turn, lot) % (2 * spread + 1) - spread


@compiled
def round_bid(game: GameState, edition: Edition, portion: int, limit: int, cash: int) -> int:
    """The bid that goes about `portion` beyond the highest, in the raises of this table, up to the limit; 0: none does.

    For a small lot the limit is a multiple of the smallest raise, otherwise of the next one, so the last bid is round.
    """
    smallest = edition.raises[0]
    if edition.raises[1] > 0 and limit >= SMALL_LOT * edition.raises[1]:
        smallest = edition.raises[1]
    limit = min((limit + smallest // 2) // smallest, cash // smallest) * smallest
    if limit < next_bid(game, edition):
        return 0
    unit = smallest
    for place in range(MAX_RAISES):
        raise_by = edition.raises[place]
        if unit < raise_by <= portion:
            unit = raise_by
    amount = (game.auction.high + max(portion, unit)) // unit * unit
    while amount < next_bid(game, edition):
        amount += unit
    return min(amount, limit)


@compiled
def decide_bid(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """Raise part of the way to the limit, in the raises of this table, or pass.

    How far it goes, and what it begins with, differs a little from seat to seat and from auction to auction.
    """
    traits = workspace.traits
    lot = game.auction.lot
    match game.auction.lot_kind:
        case Lot.DEED:
            limit = limit_for_deed(game, edition, workspace, seat, lot)
        case Lot.JAIL_CARD:
            limit = edition.jail_fine * traits.bids // 200
        case _:
            limit = limit_for_building(game, edition, workspace, seat)
    cash = game.players[seat].cash
    if game.auction.lot_kind == Lot.DEED and not completes(edition, workspace, seat, lot):
        cash -= edition.salary[0] * traits.buy_reserve // 200
    limit += limit * mood_in_auction(game, seat, LIMIT_SPREAD) // 100
    part = traits.raise_part
    if game.auction.leader == NOBODY:
        part += part * mood_in_auction(game, seat, OPENING_SPREAD) // 100
    portion = (min(limit, cash) - game.auction.high) * part // 100
    amount = round_bid(game, edition, portion, limit, cash)
    if amount == 0:
        action.kind = Do.PASS
        return
    action.kind = Do.BID
    action.amount = amount
