"""A position as numbers for the net that tells who will win: some figures for every player, in units of the board.

Money is measured in salaries, deeds and buildings in shares of their group, so that one net can judge boards of other
sizes and currencies. Only what everybody at the table may see goes in: of hidden cards just how many there are.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from magie._records import IntRow
from magie.board.bits import lowest_bit, set_bits
from magie.board.codes import ALL_SEATS, NO_CARD, Lot, Phase, Status
from magie.board.layout import GameState
from magie.board.rules.rent import rent_due
from magie.board.rules.table import phase_of, seat_to_left
from magie.board.rules.taxes import wealth
from magie.board.tables import MAX_GROUPS, Edition
from magie.bots.board.estate import mortgage_room, resale_room
from magie.bots.board.insight import MILLION, USUAL_PIPS
from magie.bots.board.workspace import Workspace, survey
from magie.bots.board.worth import best_plan
from magie.bots.value_net import FEATURES, LARGEST, ONE, Judgement, log_of, scaled
from magie.machine import compiled

PLAN_TURNS = 12  # of each opponent, for what building could earn


class Feature(IntEnum):
    """What is seen of one player; behind these come the shares in the groups."""

    CASH = 0
    CASH_LOG = 1
    SMALL_CASH = 2  # how far from penniless
    MORTGAGES = 3  # money to be had on deeds
    RESALE = 4  # ... for buildings
    INCOME = 5  # rent of a round in the long run
    OUTGO = 6
    INCOME_SOON = 7  # rent from the others' next turns, from where they stand
    OUTGO_SOON = 8
    SHORT = 9  # chance to owe more than the cash in the next turn
    RUIN = 10  # ... more than could be raised
    PLANS = 11  # what building could earn
    IN_JAIL = 12
    JAIL_CARDS = 13
    TURNS_AWAY = 14  # until it rolls, as a share of the table
    HAS_ROLLED = 15  # it is this player's turn, and the dice are rolled
    LIVING = 16
    ROUNDS = 17
    HOUSES_LEFT = 18
    HOTELS_LEFT = 19
    UNOWNED = 20
    WHOLE_GROUPS = 21
    ALMOST_WITH_BANK = 22  # groups of which one deed is missing, which nobody owns
    ALMOST_WITH_OTHERS = 23
    BUILDINGS = 24
    WEALTH_SHARE = 25
    WEALTH_LOG = 26
    RACE = 27  # cash on the way to winning by cash
    OWES = 28
    OWES_TOO_MUCH = 29  # more than could be raised
    IS_OWED = 30
    LEADS_AUCTION = 31
    BID = 32
    MAY_BUY = 33  # stands on a deed that nobody owns yet
    PRICE_TO_BUY = 34
    STAR = 35
    HIDDEN_CARDS = 36
    TIME_LEFT = 37  # of a game with a limit
    RUNNER_UP = 38  # how far the best of the others is on the way to winning by cash


# For each group: share of the deeds, level of building, share mortgaged, share of what is missing that the bank has.
PER_GROUP = 4
FIRST_GROUP = len(Feature)
USED = FIRST_GROUP + PER_GROUP * MAX_GROUPS
assert USED <= FEATURES


class Figures:
    """What is worked out once for the features of all players."""

    income: Annotated[IntRow, ALL_SEATS]  # in the long run; these four in millionths of the salary
    income_soon: Annotated[IntRow, ALL_SEATS]
    outgo_soon: Annotated[IntRow, ALL_SEATS]
    all_income: int
    short: Annotated[IntRow, ALL_SEATS]  # chances in millionths
    ruin: Annotated[IntRow, ALL_SEATS]
    liquid: Annotated[IntRow, ALL_SEATS]  # cash and what could be raised
    owes: Annotated[IntRow, ALL_SEATS]
    owed: Annotated[IntRow, ALL_SEATS]
    all_wealth: int
    unowned: int


@compiled
def note_debts(game: GameState, figures: Figures) -> None:
    """Who owes whom: an open debt, rent that can still be demanded, rent being settled."""
    for seat in range(game.table.seats):
        figures.owes[seat] = 0
        figures.owed[seat] = 0
    if game.debt.debtor >= 0:
        figures.owes[game.debt.debtor] += game.debt.amount
        if game.debt.creditor >= 0:
            figures.owed[game.debt.creditor] += game.debt.amount
    for place in range(game.turn.claims):
        claim = game.claims[place]
        figures.owes[game.turn.claim_debtor] += claim.amount
        figures.owed[claim.owner] += claim.amount
    if phase_of(game) == Phase.RENT_REACTION:
        figures.owes[game.reaction.other] += game.reaction.amount
        figures.owed[game.deeds[game.reaction.deed].owner] += game.reaction.amount


@compiled
def note_rents(game: GameState, edition: Edition, workspace: Workspace, figures: Figures) -> None:
    """What every deed earns: in the long run, and in the next turn of everybody else."""
    insight = workspace.insight
    salary = edition.salary[0]
    figures.all_income = 0
    figures.unowned = 0
    for seat in range(game.table.seats):
        figures.income[seat] = 0
        figures.income_soon[seat] = 0
        figures.outgo_soon[seat] = 0
        figures.short[seat] = 0
        figures.ruin[seat] = 0
    for deed in range(edition.deeds):
        owner = game.deeds[deed].owner
        if owner < 0:
            figures.unowned += 1
            continue
        rent = rent_due(game, edition, deed, USUAL_PIPS)
        if rent == 0:
            continue
        square = edition.deed_square[deed]
        earned = rent * int(insight.later[square]) // salary
        figures.income[owner] += earned
        figures.all_income += earned
        for visitor in range(game.table.seats):
            player = game.players[visitor]
            if visitor == owner or player.status != Status.PLAYING:
                continue
            chance = int(insight.soon[player.square, square])
            figures.income_soon[owner] += rent * chance // salary
            figures.outgo_soon[visitor] += rent * chance // salary
            if rent > player.cash:
                figures.short[visitor] += chance
            if rent > figures.liquid[visitor]:
                figures.ruin[visitor] += chance


@compiled
def note_groups(game: GameState, edition: Edition, workspace: Workspace, judgement: Judgement, seat: int) -> None:
    """The seat's part in every group, and what follows from all of them together."""
    insight = workspace.insight
    own = workspace.own[seat]
    opponents = max(1, workspace.living - 1)
    plans = 0
    whole_groups = 0
    with_bank = 0
    with_others = 0
    buildings = 0
    for group in range(edition.groups):
        whole = edition.group_deeds[group]
        held = own & whole
        members = insight.members[group]
        level = 0
        lowest = edition.hotel_level
        rest = held
        while rest != 0:
            deed = lowest_bit(rest)
            rest &= rest - 1
            level += game.deeds[deed].level
            lowest = min(lowest, game.deeds[deed].level)
        missing = members - set_bits(held)
        free = 0
        rest = whole & ~own
        while rest != 0:
            free += 1 if game.deeds[lowest_bit(rest)].owner < 0 else 0
            rest &= rest - 1
        buildings += level
        first = FIRST_GROUP + PER_GROUP * group
        judgement.values[seat, first] = set_bits(held) * ONE // members
        judgement.values[seat, first + 1] = level * ONE // (members * edition.hotel_level)
        judgement.values[seat, first + 2] = set_bits(held & workspace.mortgaged) * ONE // members
        judgement.values[seat, first + 3] = free * ONE // missing if held != 0 and missing > 0 else 0
        if insight.is_street[group] == 0:
            continue
        if missing == 0:
            whole_groups += 1
            turns = PLAN_TURNS * opponents
            plans += best_plan(edition, insight, group, lowest, turns, opponents, game.players[seat].cash)
        elif missing == 1 and held != 0:
            with_bank += free
            with_others += 1 - free
    judgement.values[seat, Feature.PLANS] = scaled(plans, 5 * edition.salary[0])
    judgement.values[seat, Feature.WHOLE_GROUPS] = scaled(whole_groups, 2)
    judgement.values[seat, Feature.ALMOST_WITH_BANK] = with_bank * ONE
    judgement.values[seat, Feature.ALMOST_WITH_OTHERS] = with_others * ONE
    judgement.values[seat, Feature.BUILDINGS] = scaled(buildings, 12)


@compiled
def is_to_roll(game: GameState) -> bool:
    """Are the dice of whoever is on turn still to be rolled, or to be rolled again?"""
    return game.turn.step in (Phase.TURN_START, Phase.JAIL_CHOICE, Phase.ROLL_DICE, Phase.ROLL_AGAIN)


@compiled
def turns_until(game: GameState, seat: int) -> int:
    """How many others roll before this seat does."""
    at = game.turn.on_turn if is_to_roll(game) else seat_to_left(game, game.turn.on_turn, 1)
    turns = 0
    for _ in range(game.table.seats):
        if at == seat:
            return turns
        if game.players[at].status == Status.PLAYING:
            turns += 1
        at = seat_to_left(game, at, 1)
    return turns


@compiled
def time_left(game: GameState, edition: Edition) -> int:
    """What is left of a game with a limit of time or of rounds, at most one; one as well where there is no limit."""
    left = ONE
    if edition.time_limit > 0:
        left = min(left, max(0, edition.time_limit - game.table.clock) * ONE // edition.time_limit)
    if edition.round_limit > 0:
        rounds = game.players[game.turn.on_turn].own_turns
        left = min(left, max(0, edition.round_limit - rounds) * ONE // edition.round_limit)
    return left


@compiled
def note_position(
    game: GameState, edition: Edition, figures: Figures, judgement: Judgement, seat: int, living: int
) -> None:
    """What the table is doing: whose turn it is, what is for sale, how much is left."""
    player = game.players[seat]
    values = judgement.values
    values[seat, Feature.IN_JAIL] = player.in_jail * ONE
    values[seat, Feature.JAIL_CARDS] = (player.jail_cards[0] + player.jail_cards[1]) * ONE
    values[seat, Feature.TURNS_AWAY] = turns_until(game, seat) * ONE // living
    has_rolled = game.turn.on_turn == seat and not is_to_roll(game)
    values[seat, Feature.HAS_ROLLED] = ONE if has_rolled else 0
    values[seat, Feature.LIVING] = living * ONE // 4
    values[seat, Feature.ROUNDS] = scaled(min(player.own_turns, 100), 50)
    values[seat, Feature.HOUSES_LEFT] = game.table.houses * ONE // max(1, edition.houses)
    values[seat, Feature.HOTELS_LEFT] = game.table.hotels * ONE // max(1, edition.hotels)
    values[seat, Feature.UNOWNED] = figures.unowned * ONE // max(1, edition.deeds)
    leads = game.auction.lot_kind != Lot.NONE and game.auction.leader == seat
    values[seat, Feature.LEADS_AUCTION] = ONE if leads else 0
    values[seat, Feature.BID] = scaled(game.auction.high, edition.salary[0]) if leads else 0
    deed = edition.square_deed[player.square]
    buys = game.turn.on_turn == seat and game.turn.step == Phase.PURCHASE and deed >= 0
    values[seat, Feature.MAY_BUY] = ONE if buys else 0
    values[seat, Feature.PRICE_TO_BUY] = scaled(edition.price[deed], edition.salary[0]) if buys else 0
    values[seat, Feature.STAR] = player.star * ONE // 5
    cards = 0
    for kind in range(edition.fortune_kinds):
        cards += player.kept[kind]
    if game.turn.fortune != NO_CARD and game.turn.on_turn == seat and edition.fortune_is_kept[game.turn.fortune] == 1:
        cards += 1
    values[seat, Feature.HIDDEN_CARDS] = min(LARGEST, cards * ONE)
    values[seat, Feature.TIME_LEFT] = time_left(game, edition)
    values[seat, Feature.RACE] = 0
    values[seat, Feature.RUNNER_UP] = 0
    if edition.win_cash > 0:
        values[seat, Feature.RACE] = scaled(player.cash, edition.win_cash)
        best = 0
        for other in range(game.table.seats):
            if other != seat and game.players[other].status == Status.PLAYING:
                best = max(best, game.players[other].cash)
        values[seat, Feature.RUNNER_UP] = scaled(best, edition.win_cash)


@compiled
def note_money(
    game: GameState, edition: Edition, workspace: Workspace, figures: Figures, judgement: Judgement, seat: int
) -> None:
    """Cash, what could be raised, what comes in and goes out."""
    player = game.players[seat]
    salary = edition.salary[0]
    values = judgement.values
    opponents = max(1, workspace.living - 1)
    own = wealth(game, edition, seat)
    values[seat, Feature.CASH] = scaled(player.cash, 10 * salary)
    values[seat, Feature.CASH_LOG] = log_of(player.cash * ONE // salary)
    values[seat, Feature.SMALL_CASH] = min(ONE, player.cash * ONE // salary)
    values[seat, Feature.MORTGAGES] = scaled(mortgage_room(edition, workspace, seat), 5 * salary)
    values[seat, Feature.RESALE] = scaled(resale_room(game, edition, workspace, seat), 5 * salary)
    values[seat, Feature.INCOME] = scaled(int(figures.income[seat]) * opponents, MILLION)
    values[seat, Feature.OUTGO] = scaled(figures.all_income - figures.income[seat], MILLION)
    values[seat, Feature.INCOME_SOON] = scaled(figures.income_soon[seat], MILLION)
    values[seat, Feature.OUTGO_SOON] = scaled(figures.outgo_soon[seat], MILLION)
    values[seat, Feature.SHORT] = scaled(figures.short[seat], MILLION)
    values[seat, Feature.RUIN] = scaled(figures.ruin[seat], MILLION)
    values[seat, Feature.WEALTH_SHARE] = scaled(own * workspace.living, 2 * max(1, figures.all_wealth))
    values[seat, Feature.WEALTH_LOG] = log_of(own * ONE // salary)
    values[seat, Feature.OWES] = scaled(figures.owes[seat], salary)
    values[seat, Feature.OWES_TOO_MUCH] = ONE if figures.owes[seat] > figures.liquid[seat] else 0
    values[seat, Feature.IS_OWED] = scaled(figures.owed[seat], salary)


@compiled
def note_features(
    game: GameState, edition: Edition, workspace: Workspace, figures: Figures, judgement: Judgement
) -> None:
    """The features of every player still in the game."""
    survey(game, edition, workspace)
    figures.all_wealth = 0
    for seat in range(game.table.seats):
        player = game.players[seat]
        figures.liquid[seat] = 0
        if player.status == Status.PLAYING:
            raised = mortgage_room(edition, workspace, seat) + resale_room(game, edition, workspace, seat)
            figures.liquid[seat] = player.cash + raised
            figures.all_wealth += wealth(game, edition, seat)
    note_debts(game, figures)
    note_rents(game, edition, workspace, figures)
    for seat in range(game.table.seats):
        if game.players[seat].status == Status.PLAYING:
            note_money(game, edition, workspace, figures, judgement, seat)
            note_position(game, edition, figures, judgement, seat, workspace.living)
            note_groups(game, edition, workspace, judgement, seat)
