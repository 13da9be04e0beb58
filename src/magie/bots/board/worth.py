"""What deeds and groups are worth to a seat, and what it may have to pay next.

A deed is worth the money it can be mortgaged for, the rent it earns within the horizon, and its part in a whole group;
a whole group is worth the best plan of building on it that the seat can pay for.
"""

from __future__ import annotations

from magie.board.bits import set_bits
from magie.board.layout import GameState
from magie.board.rules.mortgage import redemption_cost
from magie.board.tables import RENT_STEPS, Edition
from magie.bots.board.insight import CENTS, MILLION, Insight
from magie.bots.board.traits import Traits
from magie.bots.board.workspace import Workspace
from magie.machine import compiled

RACE_AT_START = 60  # % of the winning cash that everybody still lacks in the beginning
SAVED_PER_ROUND = 20  # % of the salary a player puts by in a round, when a plan costs more than the cash in hand
RUIN = 1200  # % of the salary: what being bankrupt costs
FIRE_SALE = 100  # % of the money raised by selling houses that is lost for good
MORTGAGING = 15  # % of the money raised by mortgages that is lost: interest and rent meanwhile


@compiled
def best_plan(edition: Edition, insight: Insight, group: int, level: int, turns: int, opponents: int, cash: int) -> int:
    """What a whole street group earns within so many turns of others, built up as far as pays best, less the cost."""
    best = 0
    saved = max(1, edition.salary[0] * SAVED_PER_ROUND // 100)
    for target in range(level, RENT_STEPS):
        if target > edition.hotel_level:
            break
        cost = insight.cost[group, target] - insight.cost[group, level]
        left = turns
        if cost > cash:
            left -= (cost - cash) // saved * opponents
        if left > 0:
            best = max(best, int(insight.income[group, target]) * left // CENTS - cost)
    return best


@compiled
def horizon_of(game: GameState, edition: Edition, traits: Traits) -> int:
    """Turns of each opponent that future rent is reckoned for; in a race, fewer as the first comes near its end."""
    if edition.win_cash == 0:
        return traits.horizon
    most = 0
    for seat in range(game.table.seats):
        most = max(most, game.players[seat].cash)
    left = max(0, 100 - most * 100 // edition.win_cash)
    return max(1, traits.horizon * left // RACE_AT_START)


@compiled
def group_worth(game: GameState, edition: Edition, workspace: Workspace, seat: int, group: int, held: int) -> int:
    """What the deeds `held` of a group would be worth to the seat."""
    insight = workspace.insight
    traits = workspace.traits
    if held == 0:
        return 0
    whole = edition.group_deeds[group]
    opponents = max(1, workspace.living - 1)
    turns = horizon_of(game, edition, traits) * opponents
    pledged = held & workspace.mortgaged
    worth = 0
    redeeming = 0
    lone = 0
    for deed in range(edition.deeds):
        bit = 1 << deed
        if (held & bit) == 0:
            continue
        if (pledged & bit) != 0:
            redeeming += redemption_cost(edition, deed, game.deeds[deed].acquired_mortgaged)
        else:
            lone += insight.lone_income[deed]
        worth += edition.mortgage[deed]
    worth -= redeeming
    owned = set_bits(held)
    if insight.is_street[group] == 0:
        return worth + int(insight.income[group, min(owned, RENT_STEPS - 1)]) * turns // CENTS
    cash = game.players[seat].cash
    if held == whole:
        return worth + best_plan(edition, insight, group, 0, turns, opponents, cash) * traits.completion // 100
    worth += lone * turns // CENTS
    missing = insight.members[group] - owned
    if missing == 1:
        plan = best_plan(edition, insight, group, 0, turns, opponents, cash)
        worth += plan * traits.completion // 100 * traits.promise // 100
    return worth


@compiled
def bundle_gain(game: GameState, edition: Edition, workspace: Workspace, seat: int, gets: int, gives: int) -> int:
    """How much more the seat's deeds are worth after getting some and giving others; cash aside."""
    gain = 0
    touched = gets | gives
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        if (whole & touched) == 0:
            continue
        held = workspace.own[seat] & whole
        after = (held & ~gives) | (gets & whole)
        gain += group_worth(game, edition, workspace, seat, group, after)
        gain -= group_worth(game, edition, workspace, seat, group, held)
    return gain


@compiled
def deed_worth(game: GameState, edition: Edition, workspace: Workspace, seat: int, deed: int) -> int:
    """What one more deed is worth: to have it, and to keep it from whoever would gain most by it."""
    traits = workspace.traits
    worth = bundle_gain(game, edition, workspace, seat, 1 << deed, 0)
    if traits.block > 0:
        most = 0
        for other in range(game.table.seats):
            if other != seat and workspace.own[other] != 0:
                most = max(most, bundle_gain(game, edition, workspace, other, 1 << deed, 0))
        worth += most * traits.block // 100 // max(1, workspace.living - 1)
    return worth


@compiled
def expected_loss(
    edition: Edition, workspace: Workspace, square: int, cash: int, mortgages: int, buildings: int
) -> int:
    """What the next turn is expected to destroy if only so much cash is kept. Needs `reckon_dues` before.

    `mortgages` and `buildings` are what could be raised on deeds and by selling houses.
    """
    loss = 0
    ruin = edition.salary[0] * RUIN // 100
    for target in range(edition.squares):
        short = int(workspace.dues[target]) - cash
        if short <= 0:
            continue
        pledged = min(short, mortgages)
        sold = min(short - pledged, buildings)
        cost = pledged * MORTGAGING // 100 + sold * FIRE_SALE // 100
        if short > pledged + sold:
            cost += ruin
        loss += int(workspace.insight.soon[square, target]) * cost
    return loss // MILLION
