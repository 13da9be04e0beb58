"""Scripted exploiters: offers nobody in earnest would make, to see whether a bot can be fleeced."""

from __future__ import annotations

from magie.board.codes import Do, SquareKind, Status
from magie.board.layout import ActionRow, GameState, Reason
from magie.board.legal import may_do
from magie.board.tables import Edition
from magie.bots.board.desk import Desk, completes, is_lone
from magie.bots.board.random_play import set_bits
from magie.bots.board.traits import Asking, Traits
from magie.machine import compiled


@compiled
def write_offer(edition: Edition, action: ActionRow, to: int, give: int, take: int, pays: int) -> None:
    action.kind = Do.OFFER
    action.other = to
    action.give_deeds = give
    action.take_deeds = take
    action.give_cash = max(0, pays) // edition.step * edition.step
    action.take_cash = max(0, -pays) // edition.step * edition.step


@compiled
def wanted_deed(game: GameState, edition: Edition, desk: Desk, seat: int, nth: int) -> int:
    """The nth deed of others to be asked for, completing ones first; -1 when there are no more."""
    for completing in (True, False):
        for deed in range(edition.deeds):
            owner = game.deeds[deed].owner
            if owner < 0 or owner == seat or completes(edition, desk, seat, deed) != completing:
                continue
            if (desk.built & edition.group_deeds[edition.deed_group[deed]]) != 0:
                continue
            if nth == 0:
                return deed
            nth -= 1
    return -1


@compiled
def cheapest_filler(edition: Edition, desk: Desk, seat: int, mortgaged: bool) -> int:
    """The own deed that is missed least: a utility or a lone deed, mortgaged or not as asked; -1 if there is none."""
    found = -1
    for deed in range(edition.deeds):
        if (desk.own[seat] & (1 << deed)) == 0 or ((desk.mortgaged & (1 << deed)) != 0) != mortgaged:
            continue
        if edition.deed_kind[deed] != SquareKind.UTILITY and not is_lone(edition, desk, seat, deed):
            continue
        if found < 0 or edition.price[deed] < edition.price[found]:
            found = deed
    return found


@compiled
def probe_offer(
    game: GameState, edition: Edition, traits: Traits, desk: Desk, seat: int, action: ActionRow, why: Reason
) -> bool:
    """The next offer of an exploiter, if it has one; a dumper mortgages what it will dump first."""
    made = game.players[seat].offers
    if made >= min(traits.asks_a_turn, edition.offers_per_turn):
        return False
    deed = wanted_deed(game, edition, desk, seat, made)
    if traits.asking == Asking.GIFTS:
        to = (seat + 1) % game.table.seats
        for given in range(edition.deeds):
            if (desk.own[seat] & ~desk.built & (1 << given)) != 0 and game.players[to].status == Status.PLAYING:
                write_offer(edition, action, to, 1 << given, 0, -edition.step)
                if may_do(game, edition, action, why):
                    return True
        return False
    if deed < 0:
        return False
    owner = game.deeds[deed].owner
    match traits.asking:
        case Asking.PRICE:
            pays = max(edition.step, edition.price[deed] * traits.ask_percent // 100)
            write_offer(edition, action, owner, 0, 1 << deed, pays)
        case Asking.FILLERS:
            given = cheapest_filler(edition, desk, seat, False)
            if given < 0:
                return False
            write_offer(edition, action, owner, 1 << given, 1 << deed, 0)
        case Asking.MORTGAGES:
            given = cheapest_filler(edition, desk, seat, True)
            if given < 0:
                action.kind = Do.MORTGAGE
                action.deed = cheapest_filler(edition, desk, seat, False)
                return action.deed >= 0 and set_bits(desk.own[seat]) > 2 and may_do(game, edition, action, why)
            write_offer(edition, action, owner, 1 << given, 1 << deed, 0)
        case _:  # CHURN: even swaps to and fro
            given = cheapest_filler(edition, desk, seat, False)
            if given < 0:
                return False
            write_offer(edition, action, owner, 1 << given, 1 << deed, edition.price[deed] - edition.price[given])
    return may_do(game, edition, action, why)
