"""Answering an offer: is it good for this seat, and is it not too good for the other?"""

from __future__ import annotations

from magie.board.bits import lowest_bit, set_bits
from magie.board.codes import Do
from magie.board.layout import ActionRow, GameState
from magie.board.legal import may_do
from magie.board.rules.trade import mortgage_costs
from magie.board.tables import Edition
from magie.bots.board.traits import Answering
from magie.bots.board.workspace import Workspace, is_lone
from magie.bots.board.worth import bundle_gain
from magie.machine import compiled

COMPLETING_PRICE = 150  # % of the printed price a fair player asks for a deed that completes another's group
KING_FACTOR = 3  # a trade may bring the other at most so many times what it brings this seat, if it makes a group


@compiled
def face_value(edition: Edition, workspace: Workspace, deeds: int) -> int:
    """Printed prices, less what mortgages must be redeemed with."""
    total = 0
    while deeds != 0:
        deed = lowest_bit(deeds)
        deeds &= deeds - 1
        total += edition.price[deed]
        if (workspace.mortgaged & (1 << deed)) != 0:
            total -= edition.mortgage[deed] * 11 // 10
    return total


@compiled
def groups_gained(edition: Edition, before: int, after: int) -> int:
    """Bits of the groups that are whole among the deeds `after` and not among those `before`."""
    found = 0
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        if whole != 0 and (whole & ~after) == 0 and (whole & ~before) != 0:
            found |= 1 << group
    return found


@compiled
def groups_completed(edition: Edition, workspace: Workspace, seat: int, gets: int, gives: int) -> int:
    """Bits of the groups the seat would own whole after the trade and does not own whole now."""
    own = workspace.own[seat]
    return groups_gained(edition, own, (own & ~gives) | gets)


@compiled
def groups_broken(edition: Edition, workspace: Workspace, seat: int, gets: int, gives: int) -> int:
    """Bits of the groups the seat owns whole now and would not after the trade."""
    own = workspace.own[seat]
    return groups_gained(edition, (own & ~gives) | gets, own)


@compiled
def by_published_rule(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, net_cash: int, gets: int, gives: int
) -> bool:
    """The acceptance of the published fixed policies; `net_cash` is what comes in. The fair form mends its hole."""
    traits = workspace.traits
    cash = game.players[seat].cash
    salary = edition.salary[0]
    if gets == 0 and net_cash <= 0 and gives != 0:
        return False
    if -net_cash > cash or ((gets | gives) & workspace.mortgaged) != 0:
        return False
    broken = set_bits(groups_broken(edition, workspace, seat, gets, gives))
    made = set_bits(groups_completed(edition, workspace, seat, gets, gives))
    if broken > made:
        return False
    if made > broken:
        return -net_cash < cash
    face = face_value(edition, workspace, gets) - face_value(edition, workspace, gives) + net_cash
    if traits.answering == Answering.FAIR:
        needed = face_value(edition, workspace, gives) * traits.premium // 100 if gets == 0 else 0
        maker = game.offer.maker
        if groups_completed(edition, workspace, maker, gives, gets) != 0:
            needed = max(needed, face_value(edition, workspace, gives) * (COMPLETING_PRICE - 100) // 100)
        if face < needed:
            return False
    if cash + net_cash < salary // 2:
        return False
    return cash + net_cash >= salary or face > 0


@compiled
def by_worth(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, other: int, net_cash: int, gets: int, gives: int
) -> bool:
    """Worth more than the margin to this seat, with its share of what the trade brings the other beyond that."""
    traits = workspace.traits
    salary = edition.salary[0]
    mine = bundle_gain(game, edition, workspace, seat, gets, gives) + net_cash
    mine -= mortgage_costs(game, edition, gets, 0)
    if mine < salary * traits.margin // 100:
        return False
    theirs = bundle_gain(game, edition, workspace, other, gives, gets) - net_cash
    surplus = theirs - mine
    if surplus > 0:
        if mine * 100 < salary * traits.margin + surplus * traits.share:
            return False
        if traits.guards_against_kings == 1 and theirs > KING_FACTOR * mine:
            if groups_completed(edition, workspace, other, gives, gets) != 0:
                return False
    return True


@compiled
def likes_offer(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> bool:
    """Would this seat say yes to the offer on the table?"""
    offer = game.offer
    other = offer.maker
    gets = offer.give_deeds
    gives = offer.take_deeds
    net_cash = offer.give_cash - offer.take_cash
    net_cash += (set_bits(offer.give_cards) - set_bits(offer.take_cards)) * edition.jail_fine // 2
    cash_after = game.players[seat].cash + offer.give_cash - offer.take_cash
    if cash_after < mortgage_costs(game, edition, gets, 0):
        return False
    match workspace.traits.answering:
        case Answering.NEVER:
            return False
        case Answering.FACE:
            return face_value(edition, workspace, gets) + net_cash >= face_value(edition, workspace, gives)
        case Answering.PURCHASES:
            if gives != 0 or set_bits(gets) != 1 or net_cash >= 0:
                return gives == 0 and net_cash >= 0
            makes_group = groups_completed(edition, workspace, seat, gets, 0) != 0
            if makes_group:
                return 2 * cash_after >= edition.salary[0]
            return -net_cash <= face_value(edition, workspace, gets) and cash_after >= edition.salary[0]
        case Answering.WORTH:
            return by_worth(game, edition, workspace, seat, other, net_cash, gets, gives)
        case _:
            return by_published_rule(game, edition, workspace, seat, net_cash, gets, gives)


@compiled
def decide_answer(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    if likes_offer(game, edition, workspace, seat):
        action.kind = Do.ACCEPT
        if may_do(game, edition, action, workspace.why):
            return
    action.kind = Do.REJECT


@compiled
def sells_only_lone(edition: Edition, workspace: Workspace, seat: int, deed: int) -> bool:
    """A deed the published policies put on their lists: alone in its group, unmortgaged, the group unbuilt."""
    bit = 1 << deed
    if (workspace.mortgaged & bit) != 0 or (workspace.built & edition.group_deeds[edition.deed_group[deed]]) != 0:
        return False
    return is_lone(edition, workspace, seat, deed)
