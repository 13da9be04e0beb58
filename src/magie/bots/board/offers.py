"""Making offers. Each style lists its ideas; an idea is brought up again only after some turns, so nobody is pestered.

A bot makes at most two offers in its turn. Which idea comes up when depends on the position and on the turn alone, not
on any memory: the same position gives the same offer, on any machine and after any restart.
"""

from __future__ import annotations

from magie.board.bits import is_single, lowest_bit, set_bits
from magie.board.codes import BANK, Do, SquareKind, Status
from magie.board.layout import ActionRow, GameState
from magie.board.legal import may_do
from magie.board.rules.table import seat_to_left
from magie.board.rules.trade import mortgage_costs
from magie.board.tables import Edition
from magie.bots.board.answers import COMPLETING_PRICE, KING_FACTOR, face_value, sells_only_lone
from magie.bots.board.exploiters import exploiting_offer
from magie.bots.board.spending import is_collector, is_wanted, race_is_nearly_won
from magie.bots.board.traits import Asking, Traits
from magie.bots.board.workspace import MAX_PARCELS, NO_GROUP, Workspace, completes
from magie.bots.board.worth import group_worth
from magie.machine import compiled

IDEAS_TAKE_TURNS = 2  # an idea comes up only in one of so many searches
LISTED_SALE = 150  # % of the price the published policies ask for a deed that completes another's group
LISTED_BID = 75  # % of the price they reckon for a deed that completes their own


@compiled
def to_step(edition: Edition, amount: int) -> int:
    """Up to the next amount that can be paid."""
    return (amount + edition.step - 1) // edition.step * edition.step


@compiled
def propose(action: ActionRow, to: int, give: int, take: int, pays: int) -> None:
    """Write an offer down; a negative payment is asked for."""
    action.kind = Do.OFFER
    action.other = to
    action.give_deeds = give
    action.take_deeds = take
    action.give_cash = max(0, pays)
    action.take_cash = max(0, -pays)


@compiled
def is_due(game: GameState, traits: Traits, seat: int, to: int, give: int, take: int) -> bool:
    """Is it this idea's turn to be brought up?"""
    made = game.players[seat].offers
    search = game.players[seat].own_turns // max(1, traits.ask_every)
    return (give * 7 + take * 13 + to + search) % IDEAS_TAKE_TURNS == made % IDEAS_TAKE_TURNS


@compiled
def asking_price(game: GameState, edition: Edition, deed: int, buyer: int) -> int:
    """What the published policies ask for a deed that completes the buyer's group."""
    return to_step(edition, max(edition.price[deed] * LISTED_SALE // 100, game.players[buyer].cash // 2))


@compiled
def offer_from_lists(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, to: int, action: ActionRow
) -> bool:
    """The published lists against one counterpart: swap if both lists have something, else buy or sell."""
    cash = game.players[seat].cash
    salary = edition.salary[0]
    mine = workspace.own[seat]
    theirs = workspace.own[to]
    sale = -1
    asked = 0
    want = -1
    collects = is_collector(workspace.traits)
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        is_sought = collects and is_wanted(edition, workspace, lowest_bit(whole))
        is_shared = (whole & ~(mine | theirs)) == 0  # only between the two of them can it be completed
        if not (is_sought or is_shared) or (workspace.built & whole) != 0:
            continue
        if workspace.insight.is_street[group] == 0 and not is_sought:
            continue
        lacks = whole & ~theirs  # what the other still needs of the group
        if lacks != 0 and lacks == (mine & whole) and is_single(lacks) and (lacks & workspace.mortgaged) == 0:
            price = asking_price(game, edition, lowest_bit(lacks), to)
            if price <= game.players[to].cash and price > asked:
                sale = lowest_bit(lacks)
                asked = price
        if lacks == 0:
            continue
        sought = theirs & whole & ~workspace.mortgaged
        needs = whole & ~mine
        if not is_sought and (needs != (theirs & whole) or not is_single(needs)):
            continue
        while sought != 0:
            deed = lowest_bit(sought)
            sought &= sought - 1
            if want < 0 or edition.price[deed] < edition.price[want]:
                want = deed
    base = 0
    if want >= 0:
        base = to_step(edition, edition.price[want] * LISTED_BID // 100)
        if base > cash:
            want = -1
    if sale >= 0 and want >= 0 and edition.deed_group[sale] == edition.deed_group[want]:
        sale = -1  # two deeds of one group, one each: swapping them would complete nothing
    if sale >= 0 and want >= 0 and cash >= salary:
        propose(action, to, 1 << sale, 1 << want, base - asked)
        return True
    if want >= 0 and cash >= salary:
        pays = to_step(edition, edition.price[want] * LISTED_BID * 3 // 200)
        if cash - pays > salary // 2:
            propose(action, to, 0, 1 << want, pays)
            return True
    if sale >= 0:
        propose(action, to, 1 << sale, 0, -asked)
        return True
    return False


@compiled
def has_free_deed(game: GameState, edition: Edition, group: int) -> bool:
    for deed in range(edition.deeds):
        if edition.deed_group[deed] == group and game.deeds[deed].owner == BANK:
            return True
    return False


@compiled
def offer_of_pairs(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, to: int, only_settled: bool, action: ActionRow
) -> bool:
    """Swap two deeds that complete a group for each side; cash evens out the printed prices."""
    traits = workspace.traits
    reserve = edition.salary[0] * traits.ask_reserve // 100
    for mine in range(edition.deeds):
        if (workspace.own[seat] & (1 << mine)) == 0 or not completes(edition, workspace, to, mine):
            continue
        if not sells_only_lone(edition, workspace, seat, mine):
            continue
        for wanted in range(edition.deeds):
            if (workspace.own[to] & (1 << wanted)) == 0 or not completes(edition, workspace, seat, wanted):
                continue
            if not sells_only_lone(edition, workspace, to, wanted):
                continue
            both = edition.deed_group[mine], edition.deed_group[wanted]
            if both[0] == both[1]:
                continue  # one each of two: swapping them would complete nothing
            if only_settled and (has_free_deed(game, edition, both[0]) or has_free_deed(game, edition, both[1])):
                continue
            pays = edition.price[wanted] - edition.price[mine]
            if game.players[seat].cash - pays < reserve or game.players[to].cash + pays < reserve:
                continue
            if not is_due(game, traits, seat, to, 1 << mine, 1 << wanted):
                continue
            propose(
                action, to, 1 << mine, 1 << wanted, to_step(edition, pays) if pays > 0 else -to_step(edition, -pays)
            )
            return True
    return False


@compiled
def offer_for_station(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, to: int, action: ActionRow
) -> bool:
    """More money for every station the bot already has."""
    owned = 0
    found = -1
    for deed in range(edition.deeds):
        if edition.deed_kind[deed] == SquareKind.STATION:
            if game.deeds[deed].owner == seat:
                owned += 1
            elif game.deeds[deed].owner == to and (workspace.mortgaged & (1 << deed)) == 0:
                found = deed
    if found < 0:
        return False
    pays = to_step(edition, edition.salary[0] * 3 // 2 << owned)
    if pays > game.players[seat].cash:
        return False
    propose(action, to, 0, 1 << found, pays)
    return True


@compiled
def list_parcels(game: GameState, edition: Edition, workspace: Workspace, owner: int, other: int, theirs: bool) -> int:
    """Write down what `owner` could hand to `other`: nothing, single deeds, all it has of a group; how many."""
    workspace.theirs[0].group = NO_GROUP
    workspace.mine[0].group = NO_GROUP
    count = 1
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        held = workspace.own[owner] & whole
        if held == 0 or held == whole or (workspace.built & whole) != 0:
            continue
        theirs_before = workspace.own[other] & whole
        before = group_worth(game, edition, workspace, owner, group, held)
        other_before = group_worth(game, edition, workspace, other, group, theirs_before)
        for choice in range(edition.deeds + 1):
            deeds = held
            if choice < edition.deeds:
                deeds = held & (1 << choice)
                if deeds == 0:
                    continue
            elif set_bits(held) < 2:
                continue
            if count > MAX_PARCELS:
                return count
            parcel = workspace.theirs[count] if theirs else workspace.mine[count]
            parcel.group = group
            parcel.deeds = deeds
            parcel.loss = before - group_worth(game, edition, workspace, owner, group, held & ~deeds)
            after = theirs_before | deeds
            parcel.gain = group_worth(game, edition, workspace, other, group, after) - other_before
            parcel.gain -= mortgage_costs(game, edition, deeds, 0)
            parcel.face = face_value(edition, workspace, deeds)
            parcel.completes = 1 if after == whole else 0
            count += 1
    return count


@compiled
def price_of_deal(edition: Edition, traits: Traits, mine: int, theirs: int, by_face: int) -> int:
    """What this seat pays (or, if negative, asks) so that the other should agree.

    `mine` and `theirs` are the gains of both sides without cash. The other must gain its margin and its share by the
    same reckoning as this bot's own answers, and must not lose by printed prices, which say `by_face`.
    """
    margin = edition.salary[0] * traits.margin // 100
    by_worth = margin - theirs
    shared = (100 * margin + traits.share * (mine - theirs) - 100 * theirs) // (100 + 2 * traits.share)
    return max(by_worth, shared, by_face)


@compiled
def best_offer_to(
    game: GameState, edition: Edition, workspace: Workspace, seat: int, to: int, at_least: int, action: ActionRow
) -> int:
    """The offer to one counterpart that brings this seat most; its gain, or `at_least` if none brings more."""
    traits = workspace.traits
    mine = list_parcels(game, edition, workspace, seat, to, False)
    theirs = list_parcels(game, edition, workspace, to, seat, True)
    cash = game.players[seat].cash - edition.salary[0] * traits.ask_reserve // 100
    their_cash = game.players[to].cash
    best = at_least
    for wanted in range(theirs):
        taken = workspace.theirs[wanted]
        for first in range(mine):
            given = workspace.mine[first]
            if given.group == taken.group:
                continue
            for second in range(first, mine):
                more = workspace.mine[second if second != first else 0]
                if second != first:
                    # A second parcel goes only with a first one, for something, and between three groups.
                    if first == 0 or wanted == 0 or more.group == given.group or more.group == taken.group:
                        continue
                my_gain = taken.gain - given.loss - more.loss
                other_gain = given.gain + more.gain - taken.loss
                if my_gain + other_gain <= 0:
                    continue
                makes_theirs = given.completes | more.completes
                price = COMPLETING_PRICE if taken.completes == 1 and makes_theirs == 0 else 100
                by_face = taken.face * price // 100 - given.face - more.face
                pays = price_of_deal(edition, traits, my_gain, other_gain, by_face)
                pays = to_step(edition, pays) if pays > 0 else -(-pays // edition.step * edition.step)
                if pays > cash or -pays > their_cash:
                    continue
                left = my_gain - pays
                if left <= best:
                    continue
                if makes_theirs == 1 and taken.completes == 0 and other_gain + pays > KING_FACTOR * left:
                    continue
                give = given.deeds | more.deeds
                if not is_due(game, traits, seat, to, give, taken.deeds):
                    continue
                best = left
                propose(action, to, give, taken.deeds, pays)
    return best


@compiled
def clear_offer_of(action: ActionRow) -> None:
    action.give_deeds = 0
    action.take_deeds = 0
    action.give_cash = 0
    action.take_cash = 0


@compiled
def choose_offer(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> bool:
    """An offer worth making now, if there is one."""
    traits = workspace.traits
    if traits.asking == Asking.NOTHING or game.players[seat].offers >= min(traits.asks_a_turn, edition.offers_per_turn):
        return False
    if traits.asking >= Asking.PRICE:
        if exploiting_offer(game, edition, workspace, seat, action):
            return True
        clear_offer_of(action)
        return False
    if (game.players[seat].own_turns + seat) % max(1, traits.ask_every) != 0:
        return False
    if workspace.own[seat] == 0 or race_is_nearly_won(game, edition, traits):
        return False
    action.kind = Do.END_TURN
    clear_offer_of(action)
    most = edition.salary[0] * traits.margin // 100
    skipped = game.players[seat].offers
    for step in range(1, game.table.seats):
        to = seat_to_left(game, seat, step)
        if game.players[to].status != Status.PLAYING:
            continue
        if traits.asking == Asking.WORTH:
            most = best_offer_to(game, edition, workspace, seat, to, most, action)
            continue
        found = False
        match traits.asking:
            case Asking.LISTS:
                found = offer_from_lists(game, edition, workspace, seat, to, action)
            case Asking.PAIRS:
                found = offer_of_pairs(game, edition, workspace, seat, to, True, action)
            case Asking.FACE_SWAPS:
                found = offer_of_pairs(game, edition, workspace, seat, to, False, action)
            case _:
                found = offer_for_station(game, edition, workspace, seat, to, action)
        if found and skipped == 0:
            break
        if found:  # this one was made before in this turn: go on to the next counterpart
            skipped -= 1
            action.kind = Do.END_TURN
            clear_offer_of(action)
    if action.kind == Do.OFFER and may_do(game, edition, action, workspace.why):
        return True
    clear_offer_of(action)
    return False
