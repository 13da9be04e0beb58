"""What a seat weighs when it trades or buys, put down for its reasons: by the functions the policy decides with.

What would make it agree is not worked out by formulas of its own: the policy is asked about the same offer with more
cash, so whatever is named here is what the bot would really accept.
"""

from __future__ import annotations

from magie._records import Batch
from magie.board.bits import set_bits
from magie.board.layout import ActionRow, GameState
from magie.board.rules.purchase import deed_on_offer, price_on_offer
from magie.board.rules.trade import mortgage_costs
from magie.board.tables import Edition
from magie.bots.board.answers import face_value, groups_broken, groups_completed, likes_offer
from magie.bots.board.spending import is_refused, is_wanted, race_is_nearly_won, wants_to_buy
from magie.bots.board.workspace import Workspace, completes, survey
from magie.bots.board.worth import bundle_gain, deed_worth
from magie.machine import compiled, entry

RICHES = 1 << 28  # more than anybody could ever have


class Weights:
    """One trade from the side of one seat; deeds and groups are bits."""

    other: int
    gets: int
    gives: int
    cash: int  # comes in; negative: goes out
    net: int  # the same with jail-free cards at their price
    cash_after: int
    mine: int  # gain by this seat's reckoning, all in all
    theirs: int  # the other's, by the same reckoning
    margin: int  # the least gain this seat trades for
    face: int  # printed value in less printed value out, cash counted
    made_mine: int  # groups the trade completes for this seat
    made_theirs: int
    broken_mine: int  # groups it takes apart
    broken_theirs: int
    mortgaged: int  # deeds of both sides
    wanted: int  # deeds this seat would get and collects beyond reason
    owned: int  # deeds it has already of the group it would get the first one of
    likes: int  # 1: says yes
    likes_if_rich: int  # 1: would say yes with much more cash of its own, at the same terms
    has_least: int  # 1: with `least` coming in, which the other can pay, it would say yes, and with less it would not
    least: int


class PurchaseWeights:
    """A deed on offer at its price, from the side of the seat that may buy it."""

    deed: int
    left: int  # of the cash, after buying; negative: the cash does not suffice
    reserve: int  # what it keeps when buying
    worth: int  # of the deed, by this seat's reckoning
    is_refused: int  # 1: a kind it never buys
    is_wanted: int  # 1: it collects these beyond reason
    completes: int  # 1: the last of its group
    race_is_won: int  # 1: millionaire, nearly
    wants: int  # 1: would buy it, if it had the cash


@compiled
def weigh(game: GameState, edition: Edition, workspace: Workspace, seat: int, weights: Weights) -> None:
    """The offer on the table for the seat that is asked, but for what it answers. Needs `survey` before."""
    offer = game.offer
    other = offer.maker
    gets = offer.give_deeds
    gives = offer.take_deeds
    weights.other = other
    weights.gets = gets
    weights.gives = gives
    weights.cash = offer.give_cash - offer.take_cash
    cards = set_bits(offer.give_cards) - set_bits(offer.take_cards)
    weights.net = weights.cash + cards * edition.jail_fine // 2
    weights.cash_after = game.players[seat].cash + weights.cash
    weights.mine = bundle_gain(game, edition, workspace, seat, gets, gives) + weights.net
    weights.mine -= mortgage_costs(game, edition, gets, 0)
    weights.theirs = bundle_gain(game, edition, workspace, other, gives, gets) - weights.net
    weights.margin = edition.salary[0] * workspace.traits.margin // 100
    weights.face = face_value(edition, workspace, gets) - face_value(edition, workspace, gives) + weights.net
    weights.made_mine = groups_completed(edition, workspace, seat, gets, gives)
    weights.made_theirs = groups_completed(edition, workspace, other, gives, gets)
    weights.broken_mine = groups_broken(edition, workspace, seat, gets, gives)
    weights.broken_theirs = groups_broken(edition, workspace, other, gives, gets)
    weights.mortgaged = (gets | gives) & workspace.mortgaged
    weights.wanted = 0
    weights.owned = -1
    for deed in range(edition.deeds):
        if (gets & (1 << deed)) == 0:
            continue
        if is_wanted(edition, workspace, deed):
            weights.wanted |= 1 << deed
        if weights.owned < 0:
            weights.owned = set_bits(workspace.own[seat] & edition.group_deeds[edition.deed_group[deed]])
    weights.owned = max(0, weights.owned)


@compiled
def would_like(game: GameState, edition: Edition, workspace: Workspace, seat: int, cash: int) -> bool:
    """Would the seat agree to the offer on the table if so much cash came in? Leaves that offer on the table."""
    game.offer.give_cash = max(0, cash)
    game.offer.take_cash = max(0, -cash)
    return likes_offer(game, edition, workspace, seat)


@compiled
def seek_least(game: GameState, edition: Edition, workspace: Workspace, seat: int, weights: Weights) -> None:
    """The least cash at which the seat would agree, if its maker can pay that; more cash is never liked less."""
    offer = game.offer
    costs = mortgage_costs(game, edition, offer.take_deeds, offer.redeem)
    refused = weights.cash // edition.step
    liked = (game.players[offer.maker].cash - costs) // edition.step
    weights.has_least = 0
    weights.least = 0
    if liked <= refused or not would_like(game, edition, workspace, seat, liked * edition.step):
        return
    while liked - refused > 1:
        middle = (liked + refused) // 2
        if would_like(game, edition, workspace, seat, middle * edition.step):
            liked = middle
        else:
            refused = middle
    weights.has_least = 1
    weights.least = liked * edition.step


@entry
def weigh_answer(
    games: Batch[GameState],
    tables: Batch[Edition],
    workspaces: Batch[Workspace],
    seat: int,
    weights: Batch[Weights],
) -> None:
    """The offer on the table, which is made to the seat. The record of the game is changed."""
    game = games[0]
    edition = tables[0]
    found = weights[0]
    survey(game, edition, workspaces[0])
    weigh(game, edition, workspaces[0], seat, found)
    found.likes = 1 if likes_offer(game, edition, workspaces[0], seat) else 0
    purse = game.players[seat].cash
    game.players[seat].cash = purse + RICHES
    found.likes_if_rich = 1 if likes_offer(game, edition, workspaces[0], seat) else 0
    game.players[seat].cash = purse
    found.has_least = 0
    found.least = 0
    if found.likes == 0:
        seek_least(game, edition, workspaces[0], seat, found)


@entry
def weigh_offer(
    games: Batch[GameState],
    tables: Batch[Edition],
    workspaces: Batch[Workspace],
    seat: int,
    actions: Batch[ActionRow],
    weights: Batch[Weights],
) -> None:
    """The offer in `actions[0]`, which the seat is about to make. The record of the game is changed."""
    action = actions[0]
    offer = games[0].offer
    # As if the other had offered the same trade.
    offer.maker = action.other
    offer.give_deeds = action.take_deeds
    offer.take_deeds = action.give_deeds
    offer.give_cash = action.take_cash
    offer.take_cash = action.give_cash
    offer.give_cards = action.take_cards
    offer.take_cards = action.give_cards
    found = weights[0]
    survey(games[0], tables[0], workspaces[0])
    weigh(games[0], tables[0], workspaces[0], seat, found)
    # Who makes an offer also counts what mortgages among its own deeds would cost the other.
    found.theirs -= mortgage_costs(games[0], tables[0], found.gives, 0)
    found.likes = 1
    found.likes_if_rich = 1
    found.has_least = 0
    found.least = 0


@entry
def weigh_purchase(
    games: Batch[GameState],
    tables: Batch[Edition],
    workspaces: Batch[Workspace],
    seat: int,
    weights: Batch[PurchaseWeights],
) -> None:
    """What the seat stands on, which it may buy."""
    game = games[0]
    edition = tables[0]
    workspace = workspaces[0]
    found = weights[0]
    survey(game, edition, workspace)
    deed = deed_on_offer(game, edition)
    price = price_on_offer(game, edition)
    found.deed = deed
    found.left = game.players[seat].cash - price
    found.reserve = edition.salary[0] * workspace.traits.buy_reserve // 100
    found.worth = deed_worth(game, edition, workspace, seat, deed)
    found.is_refused = 1 if is_refused(edition, workspace.traits, deed) else 0
    found.is_wanted = 1 if is_wanted(edition, workspace, deed) else 0
    found.completes = 1 if completes(edition, workspace, seat, deed) else 0
    found.race_is_won = 1 if race_is_nearly_won(game, edition, workspace.traits) else 0
    found.wants = 1 if wants_to_buy(game, edition, workspace, seat, deed, price) else 0
