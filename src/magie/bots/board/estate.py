"""Looking after what one owns: building, redeeming, and raising money when a debt must be paid."""

from __future__ import annotations

from magie.board.apply import raise_money
from magie.board.bits import lowest_bit
from magie.board.codes import NO_DEED, Do, Lot, SquareKind, Status
from magie.board.layout import ActionRow, GameState
from magie.board.legal import may_do
from magie.board.rules.building import price_of_next, resale_value, stock_of, unit_for
from magie.board.rules.funds import could_raise
from magie.board.rules.mortgage import redemption_cost
from magie.board.rules.rent import rent_due
from magie.board.tables import Edition
from magie.bots.board.insight import CENTS, USUAL_PIPS
from magie.bots.board.spending import race_is_nearly_won
from magie.bots.board.traits import Building
from magie.bots.board.workspace import Workspace, completes, reckon_dues
from magie.bots.board.worth import expected_loss, horizon_of
from magie.machine import compiled

JUDGED_LEVEL = 3  # rents leap at the third house: a first or second one is judged by its part in that leap


@compiled
def printed_rent(edition: Edition, deed: int, level: int) -> int:
    """Rent of a street of a whole group at a level of building."""
    if level >= edition.hotel_level:
        return edition.rent[deed, 5]
    return edition.rent[deed, level] * (2 if level == 0 else 1)


@compiled
def mortgage_room(edition: Edition, workspace: Workspace, seat: int) -> int:
    """What could be raised on unbuilt, unmortgaged deeds."""
    room = 0
    free = workspace.own[seat] & ~(workspace.mortgaged | workspace.built)
    while free != 0:
        room += edition.mortgage[lowest_bit(free)]
        free &= free - 1
    return room


@compiled
def resale_room(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> int:
    """What selling every building would bring."""
    room = 0
    built = workspace.own[seat] & workspace.built
    while built != 0:
        deed = lowest_bit(built)
        built &= built - 1
        for step in range(game.deeds[deed].level):
            room += resale_value(game, edition, deed, step)
    return room


@compiled
def is_open_to_building(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> bool:
    """A cheap look before the rules are asked: own whole group, not mortgaged, lowest of its group."""
    bit = 1 << deed
    if (workspace.own[seat] & bit) == 0 or edition.deed_kind[deed] != SquareKind.STREET:
        return False
    whole = edition.group_deeds[edition.deed_group[deed]]
    if (whole & ~workspace.own[seat]) != 0 or (workspace.mortgaged & bit) != 0:
        return False
    if edition.mortgage_blocks_group == 1 and (workspace.mortgaged & whole) != 0:
        return False
    level = game.deeds[deed].level
    if level >= edition.hotel_level or stock_of(game, unit_for(edition, level)) == 0:
        return False
    while whole != 0:
        if game.deeds[lowest_bit(whole)].level < level:
            return False
        whole &= whole - 1
    return True


@compiled
def whole_groups(edition: Edition, workspace: Workspace, seat: int) -> int:
    """Bits of the streets whose whole group the seat owns."""
    streets = 0
    own = workspace.own[seat]
    for group in range(edition.groups):
        if workspace.insight.is_street[group] == 1 and (edition.group_deeds[group] & ~own) == 0:
            streets |= edition.group_deeds[group]
    return streets


@compiled
def rivals_could_build(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> int:
    """How many houses others could want soon: three for each street of their unbuilt or half-built groups."""
    wanted = 0
    for deed in range(edition.deeds):
        owner = game.deeds[deed].owner
        if owner < 0 or owner == seat or edition.deed_kind[deed] != SquareKind.STREET:
            continue
        if completes(edition, workspace, owner, deed) and game.deeds[deed].level < JUDGED_LEVEL:
            if game.players[owner].cash >= edition.house_price[deed]:
                wanted += JUDGED_LEVEL - game.deeds[deed].level
    return wanted


@compiled
def value_of_building(game: GameState, edition: Edition, workspace: Workspace, deed: int, price: int) -> int:
    """How much the next building on a street is worth beyond its price, by the bot's own way of reckoning."""
    insight = workspace.insight
    traits = workspace.traits
    level = game.deeds[deed].level
    if traits.building == Building.CHEAPEST:
        return edition.price[edition.deeds - 1] * 2 - price
    if traits.building == Building.EXTRA_RENT:
        return printed_rent(edition, deed, level + 1) - printed_rent(edition, deed, level) - price + (1 << 28)
    target = min(edition.hotel_level, max(level + 1, JUDGED_LEVEL))
    more = printed_rent(edition, deed, target) - printed_rent(edition, deed, level)
    square = edition.deed_square[deed]
    landings = 0
    horizon = horizon_of(game, edition, traits)
    seat = game.deeds[deed].owner
    for other in range(game.table.seats):
        if other != seat and game.players[other].status == Status.PLAYING:
            landings += int(insight.soon[game.players[other].square, square])
            landings += (horizon - 1) * int(insight.later[square])
    return more * (landings // 100) // 10_000 // (target - level) - price


@compiled
def choose_building(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> bool:
    """The building to put up next, if any pays."""
    traits = workspace.traits
    streets = whole_groups(edition, workspace, seat)
    if streets == 0 or traits.building == Building.NEVER or race_is_nearly_won(game, edition, traits):
        return False
    cash = game.players[seat].cash
    reserve = edition.salary[0] * traits.build_reserve // 100
    best = NO_DEED
    most = 0
    while streets != 0:
        deed = lowest_bit(streets)
        streets &= streets - 1
        if not is_open_to_building(game, edition, workspace, seat, deed):
            continue
        price = price_of_next(game, edition, deed)
        if cash - price < reserve or game.deeds[deed].level >= traits.build_to:
            continue
        if price * 100 > cash * traits.builds_from_cash:
            continue
        value = value_of_building(game, edition, workspace, deed, price)
        if value > most or (best == NO_DEED and value > 0):
            best = deed
            most = value
    if best == NO_DEED:
        return False
    price = price_of_next(game, edition, best)
    if traits.building == Building.RETURN:
        if traits.danger > 0 and reckon_dues(game, edition, workspace, seat) > cash - price:
            square = game.players[seat].square
            mortgages = mortgage_room(edition, workspace, seat)
            buildings = resale_room(game, edition, workspace, seat)
            risk = expected_loss(edition, workspace, square, cash - price, mortgages, buildings + price // 2)
            risk -= expected_loss(edition, workspace, square, cash, mortgages, buildings)
            if most <= risk * traits.danger // 100:
                return False
        is_hotel = unit_for(edition, game.deeds[best].level) == Lot.HOTEL
        if is_hotel and game.table.houses <= rivals_could_build(game, edition, workspace, seat):
            return False  # four houses that stand here cannot stand elsewhere
    action.kind = Do.BUILD
    action.deed = best
    return may_do(game, edition, action, workspace.why)


@compiled
def affordable_units(game: GameState, edition: Edition, workspace: Workspace, seat: int, unit: int) -> int:
    """How many scarce buildings of this kind the cash beyond the reserve pays for, at the dearest printed price."""
    dearest = 0
    for deed in range(edition.deeds):
        if (workspace.own[seat] & (1 << deed)) == 0 or edition.deed_kind[deed] != SquareKind.STREET:
            continue
        level = game.deeds[deed].level
        if (
            level < edition.hotel_level
            and unit_for(edition, level) == unit
            and completes(edition, workspace, seat, deed)
        ):
            dearest = max(dearest, price_of_next(game, edition, deed))
    room = game.players[seat].cash - edition.salary[0] * workspace.traits.build_reserve // 100
    return room // dearest if dearest > 0 and room > 0 else 0


@compiled
def choose_redemption(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> bool:
    """The mortgage to redeem next: of whole groups first, then in board order."""
    traits = workspace.traits
    pledged = workspace.own[seat] & workspace.mortgaged
    if traits.redeem_reserve < 0 or pledged == 0:
        return False
    cash = game.players[seat].cash
    reserve = edition.salary[0] * traits.redeem_reserve // 100
    chosen = NO_DEED
    while pledged != 0:
        deed = lowest_bit(pledged)
        pledged &= pledged - 1
        cost = redemption_cost(edition, deed, game.deeds[deed].acquired_mortgaged)
        in_whole_group = completes(edition, workspace, seat, deed)
        if cash - cost < (reserve // 4 if in_whole_group else reserve):
            continue
        if chosen == NO_DEED or (in_whole_group and not completes(edition, workspace, seat, chosen)):
            chosen = deed
    if chosen == NO_DEED:
        return False
    action.kind = Do.REDEEM
    action.deed = chosen
    return may_do(game, edition, action, workspace.why)


@compiled
def loss_by_mortgage(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> int:
    """What mortgaging costs for every thousand it brings: the rent, and a group that can no longer be built on."""
    square = edition.deed_square[deed]
    turns = horizon_of(game, edition, workspace.traits) * max(1, workspace.living - 1)
    rent = rent_due(game, edition, deed, USUAL_PIPS)
    lost = rent * int(workspace.insight.later[square]) // 10_000 * turns // CENTS + edition.mortgage[deed] // 10
    if edition.deed_kind[deed] == SquareKind.STREET and completes(edition, workspace, seat, deed):
        lost += edition.price[deed]
    return lost * 1000 // max(1, edition.mortgage[deed])


@compiled
def loss_by_sale(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> int:
    """What selling the top building of a street costs for every thousand it brings."""
    level = game.deeds[deed].level
    turns = horizon_of(game, edition, workspace.traits) * max(1, workspace.living - 1)
    less = printed_rent(edition, deed, level) - printed_rent(edition, deed, level - 1)
    lost = less * int(workspace.insight.later[edition.deed_square[deed]]) // 10_000 * turns // CENTS
    raised = max(1, resale_value(game, edition, deed, level - 1))
    return (lost + raised) * 1000 // raised


@compiled
def lowest_mortgage(edition: Edition, workspace: Workspace, seat: int) -> int:
    """The deed outside built groups with the lowest mortgage still to be had, or NO_DEED."""
    free = workspace.own[seat] & ~workspace.mortgaged
    chosen = NO_DEED
    while free != 0:
        deed = lowest_bit(free)
        free &= free - 1
        if (workspace.built & edition.group_deeds[edition.deed_group[deed]]) == 0:
            if chosen == NO_DEED or edition.mortgage[deed] < edition.mortgage[chosen]:
                chosen = deed
    return chosen


@compiled
def tallest_street(game: GameState, edition: Edition, workspace: Workspace, seat: int) -> int:
    """The street with the highest building, the first of equals; NO_DEED if nothing is built."""
    chosen = NO_DEED
    built = workspace.own[seat] & workspace.built
    while built != 0:
        deed = lowest_bit(built)
        built &= built - 1
        if chosen == NO_DEED or game.deeds[deed].level > game.deeds[chosen].level:
            chosen = deed
    return chosen


@compiled
def decide_debt(game: GameState, edition: Edition, workspace: Workspace, seat: int, action: ActionRow) -> None:
    """One step towards paying: give up what is missed least, or give up."""
    if could_raise(game, edition, seat) < game.debt.amount:
        action.kind = Do.BANKRUPT
        if may_do(game, edition, action, workspace.why):
            return
    if workspace.traits.mortgages_by_loss == 0:
        action.kind = Do.MORTGAGE
        action.deed = lowest_mortgage(edition, workspace, seat)
        if action.deed != NO_DEED and may_do(game, edition, action, workspace.why):
            return
        action.kind = Do.SELL_BUILDING
        action.deed = tallest_street(game, edition, workspace, seat)
        if action.deed != NO_DEED and may_do(game, edition, action, workspace.why):
            return
    else:
        least = 1 << 40
        chosen = NO_DEED
        sells = False
        for deed in range(edition.deeds):
            bit = 1 << deed
            if (workspace.own[seat] & bit) == 0:
                continue
            if (workspace.built & bit) != 0:
                action.kind = Do.SELL_BUILDING
                loss = loss_by_sale(game, edition, workspace, seat, deed)
            elif (workspace.mortgaged & bit) == 0:
                action.kind = Do.MORTGAGE
                loss = loss_by_mortgage(game, edition, workspace, seat, deed)
            else:
                continue
            action.deed = deed
            if loss < least and may_do(game, edition, action, workspace.why):
                least = loss
                chosen = deed
                sells = action.kind == Do.SELL_BUILDING
        if chosen != NO_DEED:
            action.kind = Do.SELL_BUILDING if sells else Do.MORTGAGE
            action.deed = chosen
            return
    raise_money(game, edition, seat, action, workspace.why)
