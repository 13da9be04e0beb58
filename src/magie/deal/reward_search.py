"""The best use of a reward: found exactly, by trying every height of every set with what the reward brings."""

from __future__ import annotations

from magie.deal import codes
from magie.deal.lay_down_search import NO_PLAN, PER_EURO, clear_arrangement, count_deeds, note_card
from magie.deal.layout import ActionRow, GameState, Workbench
from magie.deal.rules.reward import lying_beside
from magie.deal.rules.scoring import set_value
from magie.deal.rules.table import bits_in, copy_set, levels_of
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def replace_chances(game: GameState, edition: Edition, work: Workbench) -> int:
    """Put the laid sets on the workbench, each Chance card replaced whose own card has come; how many are freed.

    A freed Chance card can do all the replacing card could, so replacing is never worse.
    """
    freed = 0
    for group in range(codes.ALL_SETS):
        laid = work.sets[group]
        copy_set(laid, game.laid[group])
        for deed in range(codes.ALL_DEEDS):
            if (laid.chance_deeds & (1 << deed)) != 0 and work.hand[deed] > 0:
                work.hand[deed] -= 1
                laid.chance_deeds &= ~(1 << deed)
                laid.deeds |= 1 << deed
                freed += 1
        for step in range(codes.BUILDINGS):
            if (laid.chance_houses & (1 << step)) != 0 and work.hand[codes.FIRST_HOUSE + step] > 0:
                work.hand[codes.FIRST_HOUSE + step] -= 1
                laid.chance_houses &= ~(1 << step)
                laid.houses |= 1 << step
                freed += 1
        while laid.chance_tokens > 0 and work.hand[codes.TOKEN] > 0:
            work.hand[codes.TOKEN] -= 1
            laid.chance_tokens -= 1
            laid.tokens += 1
            freed += 1
    return freed


@compiled
def weigh_reward(edition: Edition, work: Workbench, chances: int) -> None:
    """All levels are fixed in `work.trial`: count the whole table and note it if it is the best."""
    total = work.side_worth
    best = work.side_best
    for index in range(work.ordered):
        group = work.order[index]
        value = edition.value[group, work.trial.level[group]]
        total += value * (1 + work.sets[group].tokens + work.sets[group].chance_tokens)
        best = max(best, value)
    total += best * (work.trial.tokens + chances)
    # Among equals fewer Chance cards are placed.
    rank = total * PER_EURO + chances
    if rank <= work.most:
        return
    work.most = rank
    work.best = work.trial
    work.best.chance_tokens = chances if best > 0 else 0
    if best == 0:
        work.best.tokens = 0


@compiled
def build_on(edition: Edition, work: Workbench, index: int, chances: int) -> None:
    """Try every height of the sets from `index` on, with buildings of `work.hand` and Chance cards for missing ones."""
    if index == work.ordered:
        weigh_reward(edition, work, chances)
        return
    group = work.order[index]
    level = work.trial.level
    bottom = level[group]
    build_on(edition, work, index + 1, chances)
    left = chances
    by_chance = 0
    for step in range(bottom, codes.BUILDINGS):
        card = codes.FIRST_HOUSE + step
        if work.hand[card] > 0:
            work.hand[card] -= 1
        elif left > 0:
            left -= 1
            by_chance |= 1 << step
        else:
            break
        level[group] = step + 1
        build_on(edition, work, index + 1, left)
    for step in range(bottom, level[group]):
        if (by_chance & (1 << step)) == 0:
            work.hand[codes.FIRST_HOUSE + step] += 1
    level[group] = bottom


@compiled
def plan_reward(game: GameState, edition: Edition, work: Workbench) -> None:
    """Note the best use of the reward; `work.hand` then holds what it brings, `work.sets` the table."""
    for card in range(codes.ALL_KINDS):
        work.hand[card] = 0
    for index in range(game.reward.count):
        work.hand[game.reward.cards[index]] += 1
    chances = replace_chances(game, edition, work) + work.hand[codes.CHANCE]
    work.trial.tokens = work.hand[codes.TOKEN] + lying_beside(game, codes.TOKEN)
    count_deeds(edition, work)
    work.most = NO_PLAN
    possible = 0
    for group in range(codes.STREET_SETS):
        fresh = work.sets[group].deeds == 0
        if fresh and work.have[group] > 0 and edition.set_size[group] - work.have[group] <= chances:
            possible |= 1 << group
    old_stations = bits_in(work.sets[codes.STATIONS].deeds | work.sets[codes.STATIONS].chance_deeds)
    side_tokens = work.sets[codes.STATIONS].tokens + work.sets[codes.STATIONS].chance_tokens
    # A laid set of stations may be full of Chance cards that were not replaced: then a new station has no room.
    new_stations = min(work.have[codes.STATIONS], edition.set_size[codes.STATIONS] - old_stations)
    utility_size = edition.set_size[codes.UTILITIES]
    old_utilities = work.sets[codes.UTILITIES].deeds != 0
    utility_tokens = work.sets[codes.UTILITIES].tokens + work.sets[codes.UTILITIES].chance_tokens
    utility_value = edition.value[codes.UTILITIES, utility_size]
    mask = possible
    while True:
        free = chances
        work.trial.mask = mask
        work.ordered = 0
        for group in range(codes.STREET_SETS):
            is_new = (mask & (1 << group)) != 0
            if is_new:
                free -= edition.set_size[group] - work.have[group]
            if is_new or work.sets[group].deeds != 0:
                work.order[work.ordered] = group
                work.trial.level[group] = levels_of(work.sets[group])
                work.ordered += 1
        if free >= 0:
            for extra in range(min(free, edition.set_size[codes.STATIONS] - old_stations - new_stations) + 1):
                if old_stations == 0 and new_stations == 0 and extra > 0:
                    break
                stations = old_stations + new_stations + extra
                station_value = edition.value[codes.STATIONS, stations] if stations >= 2 else 0
                if station_value == 0 and extra > 0:
                    continue
                for utilities in range(2):
                    missing = utility_size - work.have[codes.UTILITIES]
                    if utilities == 1 and (old_utilities or work.have[codes.UTILITIES] == 0 or missing > free - extra):
                        continue
                    worth = station_value * (1 + side_tokens)
                    side = station_value if edition.tokens_on_stations != 0 else 0
                    if old_utilities or utilities == 1:
                        worth += utility_value * (1 + utility_tokens)
                        if edition.tokens_on_stations != 0:
                            side = max(side, utility_value)
                    left = free - extra - (missing if utilities == 1 else 0)
                    work.trial.chance_stations = extra
                    work.trial.utilities = utilities
                    work.side_worth = worth
                    work.side_best = side
                    build_on(edition, work, 0, left)
        if mask == 0:
            break
        mask = (mask - 1) & possible
    work.have[codes.STATIONS] = new_stations


@compiled
def note_laid(work: Workbench, action: ActionRow, group: int) -> None:
    """Everything that lies in a set on the workbench, as entries of the action."""
    laid = work.sets[group]
    for deed in range(codes.ALL_DEEDS):
        if (laid.deeds & (1 << deed)) != 0:
            note_card(action, deed, group, 0)
        if (laid.chance_deeds & (1 << deed)) != 0:
            note_card(action, deed, group, 1)
    for step in range(codes.BUILDINGS):
        if (laid.houses & (1 << step)) != 0:
            note_card(action, codes.FIRST_HOUSE + step, group, 0)
        if (laid.chance_houses & (1 << step)) != 0:
            note_card(action, codes.FIRST_HOUSE + step, group, 1)
    for _ in range(laid.tokens):
        note_card(action, codes.TOKEN, group, 0)
    for _ in range(laid.chance_tokens):
        note_card(action, codes.TOKEN, group, 1)


@compiled
def add_deeds(edition: Edition, work: Workbench, group: int, real: int, jokers: int) -> None:
    """Add so many real deeds of the reward to a set on the workbench, and Chance cards for the first missing ones."""
    laid = work.sets[group]
    for deed in range(codes.ALL_DEEDS):
        if edition.deed_set[deed] == group and work.hand[deed] > 0 and real > 0:
            laid.deeds |= 1 << deed
            real -= 1
    for deed in range(codes.ALL_DEEDS):
        is_missing = ((laid.deeds | laid.chance_deeds) & (1 << deed)) == 0
        if edition.deed_set[deed] == group and is_missing and jokers > 0:
            laid.chance_deeds |= 1 << deed
            jokers -= 1


@compiled
def best_attach(game: GameState, edition: Edition, action: ActionRow, work: Workbench) -> None:
    """Fill `action` with the best use of the open reward."""
    plan_reward(game, edition, work)
    action.kind = codes.Do.ATTACH
    action.seat = game.table.layer
    clear_arrangement(action)
    best = codes.NOBODY
    most = 0
    for group in range(codes.STREET_SETS):
        laid = work.sets[group]
        if (work.best.mask & (1 << group)) != 0:
            add_deeds(edition, work, group, work.have[group], edition.set_size[group] - work.have[group])
        if laid.deeds == 0:
            continue
        for step in range(levels_of(laid), work.best.level[group]):
            if work.hand[codes.FIRST_HOUSE + step] > 0:
                work.hand[codes.FIRST_HOUSE + step] -= 1
                laid.houses |= 1 << step
            else:
                laid.chance_houses |= 1 << step
        if set_value(edition, group, laid) > most:
            best = group
            most = set_value(edition, group, laid)
    if work.sets[codes.STATIONS].deeds != 0 or work.have[codes.STATIONS] + work.best.chance_stations >= 2:
        add_deeds(edition, work, codes.STATIONS, work.have[codes.STATIONS], work.best.chance_stations)
        if edition.tokens_on_stations != 0 and set_value(edition, codes.STATIONS, work.sets[codes.STATIONS]) > most:
            best = codes.STATIONS
            most = set_value(edition, codes.STATIONS, work.sets[codes.STATIONS])
    if work.best.utilities != 0:
        held = work.have[codes.UTILITIES]
        add_deeds(edition, work, codes.UTILITIES, held, edition.set_size[codes.UTILITIES] - held)
    if edition.tokens_on_stations != 0 and set_value(edition, codes.UTILITIES, work.sets[codes.UTILITIES]) > most:
        best = codes.UTILITIES
    if best != codes.NOBODY:
        work.sets[best].tokens += work.best.tokens
        work.sets[best].chance_tokens += work.best.chance_tokens
    for group in range(codes.ALL_SETS):
        note_laid(work, action, group)


@compiled
def keep_laid(game: GameState, action: ActionRow, work: Workbench) -> None:
    """Fill `action` with the table as it lies: nothing of the reward is used in a set."""
    action.kind = codes.Do.ATTACH
    action.seat = game.table.layer
    clear_arrangement(action)
    for group in range(codes.ALL_SETS):
        copy_set(work.sets[group], game.laid[group])
        note_laid(work, action, group)
