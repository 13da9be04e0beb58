"""The best way to lay a hand down, and the best use of a reward: found exactly, not by rule of thumb.

Three facts make the search small. Deeds can lie in one set only. House cards of one number are alike, so a choice of
buildings is how many sets get a 1st, a 2nd, a 3rd house and so on, and giving them to the dearest sets makes both the
sum and the best single set as large as possible. Tokens add, so all of them belong on that best set. What is left to
try are the sets to complete (if some cards must go anyway), the numbers of buildings, and the few places a Chance
card can take.
"""

from __future__ import annotations

from magie.deal.codes import (
    ALL_DEEDS,
    ALL_KINDS,
    ALL_SETS,
    BUILDINGS,
    CHANCE,
    FIRST_HOUSE,
    GO,
    MAGIE,
    NOBODY,
    STATIONS,
    STREET_SETS,
    TOKEN,
    UTILITIES,
    Do,
)
from magie.deal.layout import ActionRow, GameState, Workbench
from magie.deal.rules.reward import lying_beside
from magie.deal.rules.scoring import set_value
from magie.deal.rules.table import bits_in, copy_set, levels_of
from magie.deal.tables import Edition
from magie.machine import compiled

# Worth decides; among equals more Magie cards are kept, then more Start cards and tokens.
PER_EURO = 1024
PER_MAGIE = 64
NO_PLAN = -1


@compiled
def count_deeds(edition: Edition, work: Workbench) -> None:
    for group in range(ALL_SETS):
        work.have[group] = 0
    for deed in range(ALL_DEEDS):
        work.have[edition.deed_set[deed]] += work.hand[deed]


@compiled
def weigh_rest(
    edition: Edition,
    work: Workbench,
    mask: int,
    stations: int,
    chance_stations: int,
    utilities: int,
    worth: int,
    best_set: int,
    chances: int,
    to_go: int,
) -> None:
    """Sets and buildings are fixed: fill up with bonus cards, the most valuable first, and note the best plan.

    `to_go` cards must still be shed, all of them bonus cards. `chances` Chance cards are free and can serve as tokens.
    """
    tokens = work.hand[TOKEN]
    starts = work.hand[GO]
    magies = work.hand[MAGIE]
    room = tokens + chances + starts + magies - to_go
    if room < 0:
        return
    kept_starts = 0
    kept_magies = 0
    kept_tokens = 0
    kept_chances = 0
    if best_set >= edition.start_card:
        kept_tokens = min(tokens, room)
        kept_chances = min(chances, room - kept_tokens)
        kept_starts = min(starts, room - kept_tokens - kept_chances)
        kept_magies = min(magies, room - kept_tokens - kept_chances - kept_starts)
    elif best_set > 0:
        kept_starts = min(starts, room)
        kept_tokens = min(tokens, room - kept_starts)
        kept_chances = min(chances, room - kept_starts - kept_tokens)
        kept_magies = min(magies, room - kept_starts - kept_tokens - kept_chances)
    else:
        kept_starts = min(starts, room)
        kept_magies = min(magies, room - kept_starts)
        kept_tokens = min(tokens, room - kept_starts - kept_magies)
        kept_chances = min(chances, room - kept_starts - kept_magies - kept_tokens)
    total = worth + best_set * (kept_tokens + kept_chances) + edition.start_card * kept_starts
    rank = total * PER_EURO + kept_magies * PER_MAGIE + kept_tokens
    if rank <= work.most:
        return
    work.most = rank
    work.best_mask = mask
    work.best_stations = stations
    work.best_chance_stations = chance_stations
    work.best_utilities = utilities
    work.best_tokens = kept_tokens
    work.best_chance_tokens = kept_chances
    work.best_go = kept_starts
    work.best_magie = kept_magies
    for group in range(STREET_SETS):
        work.best_level[group] = work.level[group]


@compiled
def spread_buildings(
    edition: Edition,
    work: Workbench,
    mask: int,
    stations: int,
    chance_stations: int,
    utilities: int,
    worth: int,
    best_set: int,
    chances: int,
    may_shed: int,
) -> None:
    """Try every number of houses and hotels on the sets of `mask`; `worth` is that of stations and utilities."""
    sets = bits_in(mask)
    cards = work.hand
    for first in range(sets + 1):
        for second in range(first + 1):
            for third in range(second + 1):
                for fourth in range(third + 1):
                    for hotels in range(fourth + 1):
                        by_chance = (
                            max(0, first - cards[FIRST_HOUSE])
                            + max(0, second - cards[FIRST_HOUSE + 1])
                            + max(0, third - cards[FIRST_HOUSE + 2])
                            + max(0, fourth - cards[FIRST_HOUSE + 3])
                            + max(0, hotels - cards[FIRST_HOUSE + 4])
                        )
                        shed = (
                            max(0, cards[FIRST_HOUSE] - first)
                            + max(0, cards[FIRST_HOUSE + 1] - second)
                            + max(0, cards[FIRST_HOUSE + 2] - third)
                            + max(0, cards[FIRST_HOUSE + 3] - fourth)
                            + max(0, cards[FIRST_HOUSE + 4] - hotels)
                        )
                        if by_chance > chances or shed > may_shed:
                            continue
                        total = worth
                        best = best_set
                        rank = 0
                        for place in range(STREET_SETS):
                            group = edition.by_value[place]
                            if (mask & (1 << group)) == 0:
                                continue
                            level = 0
                            if first > rank:
                                level += 1
                            if second > rank:
                                level += 1
                            if third > rank:
                                level += 1
                            if fourth > rank:
                                level += 1
                            if hotels > rank:
                                level += 1
                            work.level[group] = level
                            rank += 1
                            total += edition.value[group, level]
                            best = max(best, edition.value[group, level])
                        weigh_rest(
                            edition,
                            work,
                            mask,
                            stations,
                            chance_stations,
                            utilities,
                            total,
                            best,
                            chances - by_chance,
                            may_shed - shed,
                        )


@compiled
def with_utilities(
    edition: Edition,
    work: Workbench,
    mask: int,
    stations: int,
    chance_stations: int,
    worth: int,
    best_set: int,
    chances: int,
    may_shed: int,
) -> None:
    """Go on with and without the utilities; loose ones must be shed."""
    held = work.have[UTILITIES]
    if held <= may_shed and (mask != 0 or stations > 0):
        spread_buildings(edition, work, mask, stations, chance_stations, 0, worth, best_set, chances, may_shed - held)
    missing = edition.set_size[UTILITIES] - held
    if held > 0 and missing <= chances:
        value = edition.value[UTILITIES, edition.set_size[UTILITIES]]
        best = max(best_set, value) if edition.tokens_on_stations != 0 else best_set
        spread_buildings(
            edition, work, mask, stations, chance_stations, 1, worth + value, best, chances - missing, may_shed
        )


@compiled
def with_stations(edition: Edition, work: Workbench, mask: int, chances: int, may_shed: int) -> None:
    """Go on with every number of stations. A Chance card joins them only if all real ones are there."""
    held = work.have[STATIONS]
    if held <= may_shed:
        with_utilities(edition, work, mask, 0, 0, 0, 0, chances, may_shed - held)
    for real in range(1, held + 1):
        if held - real > may_shed:
            continue
        most_chances = min(chances, edition.set_size[STATIONS] - held) if real == held else 0
        for jokers in range(most_chances + 1):
            if real + jokers < 2:
                continue
            value = edition.value[STATIONS, real + jokers]
            best = value if edition.tokens_on_stations != 0 else 0
            with_utilities(edition, work, mask, real, jokers, value, best, chances - jokers, may_shed - (held - real))


@compiled
def plan_lay_down(edition: Edition, work: Workbench, excess: int) -> bool:
    """Note the best arrangement of `work.hand` after shedding exactly `excess` cards; False if there is none."""
    work.most = NO_PLAN
    count_deeds(edition, work)
    chances = work.hand[CHANCE]
    # Sets that cannot be completed must be shed whole; most hands end here.
    possible = 0
    forced = 0
    for group in range(STREET_SETS):
        held = work.have[group]
        if held == 0:
            continue
        if edition.set_size[group] - held <= chances:
            possible |= 1 << group
        else:
            forced += held
    if forced > excess:
        return False
    if work.have[UTILITIES] == 1 and chances == 0 and forced + 1 > excess:
        return False
    if work.have[STATIONS] == 1 and chances == 0 and forced + 1 > excess:
        return False
    mask = possible
    while True:
        missing = 0
        shed = forced
        for group in range(STREET_SETS):
            if (mask & (1 << group)) != 0:
                missing += edition.set_size[group] - work.have[group]
            elif (possible & (1 << group)) != 0:
                shed += work.have[group]
        if missing <= chances and shed <= excess:
            with_stations(edition, work, mask, chances - missing, excess - shed)
        if mask == 0:
            break
        mask = (mask - 1) & possible
    return work.most != NO_PLAN


@compiled
def note_card(action: ActionRow, card: int, group: int, by_chance: int) -> None:
    """One more entry in the action's arrangement."""
    action.laid_card[action.laid_count] = card
    action.laid_set[action.laid_count] = group
    action.laid_chance[action.laid_count] = by_chance
    action.laid_count += 1


@compiled
def note_deeds(edition: Edition, work: Workbench, action: ActionRow, group: int, real: int, jokers: int) -> None:
    """So many real deeds of a set and Chance cards for the first missing ones; both leave `work.hand`."""
    for deed in range(ALL_DEEDS):
        if edition.deed_set[deed] != group:
            continue
        if work.hand[deed] > 0:
            if real > 0:
                note_card(action, deed, group, 0)
                work.hand[deed] -= 1
                real -= 1
        elif jokers > 0:
            note_card(action, deed, group, 1)
            work.hand[CHANCE] -= 1
            jokers -= 1


@compiled
def note_plan(edition: Edition, work: Workbench, action: ActionRow, excess: int) -> None:
    """Write the plan on the workbench as the arrangement of a lay_down action; what it leaves over is shed."""
    action.laid_count = 0
    action.shed_count = 0
    best = NOBODY
    for place in range(STREET_SETS):
        group = edition.by_value[place]
        if (work.best_mask & (1 << group)) == 0:
            continue
        held = work.have[group]
        note_deeds(edition, work, action, group, held, edition.set_size[group] - held)
        for step in range(work.best_level[group]):
            card = FIRST_HOUSE + step
            if work.hand[card] > 0:
                note_card(action, card, group, 0)
                work.hand[card] -= 1
            else:
                note_card(action, card, group, 1)
                work.hand[CHANCE] -= 1
        if best == NOBODY or edition.value[group, work.best_level[group]] > edition.value[best, work.best_level[best]]:
            best = group
    most = edition.value[best, work.best_level[best]] if best != NOBODY else 0
    if work.best_stations > 0:
        note_deeds(edition, work, action, STATIONS, work.best_stations, work.best_chance_stations)
        value = edition.value[STATIONS, work.best_stations + work.best_chance_stations]
        if edition.tokens_on_stations != 0 and value > most:
            best = STATIONS
            most = value
    if work.best_utilities != 0:
        held = work.have[UTILITIES]
        note_deeds(edition, work, action, UTILITIES, held, edition.set_size[UTILITIES] - held)
        if edition.tokens_on_stations != 0 and edition.value[UTILITIES, edition.set_size[UTILITIES]] > most:
            best = UTILITIES
    if best != NOBODY:
        for _ in range(work.best_tokens):
            note_card(action, TOKEN, best, 0)
        for _ in range(work.best_chance_tokens):
            note_card(action, TOKEN, best, 1)
    work.hand[TOKEN] -= work.best_tokens
    work.hand[CHANCE] -= work.best_chance_tokens
    work.hand[GO] -= work.best_go
    work.hand[MAGIE] -= work.best_magie
    for card in range(ALL_KINDS):
        while work.hand[card] > 0 and action.shed_count < excess:
            action.shed[action.shed_count] = card
            action.shed_count += 1
            work.hand[card] -= 1


@compiled
def plan_worth(work: Workbench) -> int:
    """What the plan earns at once: sets with tokens and Start cards, no majority."""
    return work.most // PER_EURO


@compiled
def best_lay_down(game: GameState, edition: Edition, seat: int, action: ActionRow, work: Workbench) -> bool:
    """Fill `action` with the best way for this seat to lay down, be it time or not; False if there is none."""
    surplus = game.players[seat].hand_size - edition.hand[game.table.seats]
    if surplus < 0:
        return False
    for card in range(ALL_KINDS):
        work.hand[card] = game.players[seat].hand[card]
    if not plan_lay_down(edition, work, surplus):
        return False
    action.kind = Do.LAY_DOWN
    action.seat = seat
    note_plan(edition, work, action, surplus)
    return True


@compiled
def replace_chances(game: GameState, edition: Edition, work: Workbench) -> int:
    """Put the laid sets on the workbench, each Chance card replaced whose own card has come; how many are freed.

    A freed Chance card can do all the replacing card could, so replacing is never worse.
    """
    freed = 0
    for group in range(ALL_SETS):
        laid = work.sets[group]
        copy_set(laid, game.laid[group])
        for deed in range(ALL_DEEDS):
            if (laid.chance_deeds & (1 << deed)) != 0 and work.hand[deed] > 0:
                work.hand[deed] -= 1
                laid.chance_deeds &= ~(1 << deed)
                laid.deeds |= 1 << deed
                freed += 1
        for step in range(BUILDINGS):
            if (laid.chance_houses & (1 << step)) != 0 and work.hand[FIRST_HOUSE + step] > 0:
                work.hand[FIRST_HOUSE + step] -= 1
                laid.chance_houses &= ~(1 << step)
                laid.houses |= 1 << step
                freed += 1
        while laid.chance_tokens > 0 and work.hand[TOKEN] > 0:
            work.hand[TOKEN] -= 1
            laid.chance_tokens -= 1
            laid.tokens += 1
            freed += 1
    return freed


@compiled
def weigh_reward(
    edition: Edition,
    work: Workbench,
    mask: int,
    sets: int,
    chances: int,
    tokens: int,
    chance_stations: int,
    utilities: int,
    worth: int,
    best_side: int,
) -> None:
    """All levels are fixed in `work.level`: count the whole table and note it if it is the best."""
    total = worth
    best = best_side
    for index in range(sets):
        group = work.order[index]
        value = edition.value[group, work.level[group]]
        total += value * (1 + work.sets[group].tokens + work.sets[group].chance_tokens)
        best = max(best, value)
    total += best * (tokens + chances)
    # Among equals fewer Chance cards are placed.
    rank = total * PER_EURO + chances
    if rank <= work.most:
        return
    work.most = rank
    work.best_mask = mask
    work.best_chance_stations = chance_stations
    work.best_utilities = utilities
    work.best_tokens = tokens
    work.best_chance_tokens = chances if best > 0 else 0
    if best == 0:
        work.best_tokens = 0
    for index in range(sets):
        work.best_level[work.order[index]] = work.level[work.order[index]]


@compiled
def build_on(
    edition: Edition,
    work: Workbench,
    mask: int,
    sets: int,
    index: int,
    chances: int,
    tokens: int,
    chance_stations: int,
    utilities: int,
    worth: int,
    best_side: int,
) -> None:
    """Try every height of the sets from `index` on, with buildings of `work.hand` and Chance cards for missing ones."""
    if index == sets:
        weigh_reward(edition, work, mask, sets, chances, tokens, chance_stations, utilities, worth, best_side)
        return
    group = work.order[index]
    bottom = work.level[group]
    build_on(edition, work, mask, sets, index + 1, chances, tokens, chance_stations, utilities, worth, best_side)
    left = chances
    by_chance = 0
    for step in range(bottom, BUILDINGS):
        card = FIRST_HOUSE + step
        if work.hand[card] > 0:
            work.hand[card] -= 1
        elif left > 0:
            left -= 1
            by_chance |= 1 << step
        else:
            break
        work.level[group] = step + 1
        build_on(edition, work, mask, sets, index + 1, left, tokens, chance_stations, utilities, worth, best_side)
    for step in range(bottom, work.level[group]):
        if (by_chance & (1 << step)) == 0:
            work.hand[FIRST_HOUSE + step] += 1
    work.level[group] = bottom


@compiled
def plan_reward(game: GameState, edition: Edition, work: Workbench) -> None:
    """Note the best use of the reward; `work.hand` then holds what it brings, `work.sets` the table."""
    for card in range(ALL_KINDS):
        work.hand[card] = 0
    for index in range(game.reward.count):
        work.hand[game.reward.cards[index]] += 1
    chances = replace_chances(game, edition, work) + work.hand[CHANCE]
    tokens = work.hand[TOKEN] + lying_beside(game, TOKEN)
    count_deeds(edition, work)
    work.most = NO_PLAN
    possible = 0
    for group in range(STREET_SETS):
        fresh = work.sets[group].deeds == 0
        if fresh and work.have[group] > 0 and edition.set_size[group] - work.have[group] <= chances:
            possible |= 1 << group
    old_stations = bits_in(work.sets[STATIONS].deeds | work.sets[STATIONS].chance_deeds)
    side_tokens = work.sets[STATIONS].tokens + work.sets[STATIONS].chance_tokens
    # A laid set of stations may be full of Chance cards that were not replaced: then a new station has no room.
    new_stations = min(work.have[STATIONS], edition.set_size[STATIONS] - old_stations)
    utility_size = edition.set_size[UTILITIES]
    old_utilities = work.sets[UTILITIES].deeds != 0
    utility_tokens = work.sets[UTILITIES].tokens + work.sets[UTILITIES].chance_tokens
    utility_value = edition.value[UTILITIES, utility_size]
    mask = possible
    while True:
        free = chances
        sets = 0
        for group in range(STREET_SETS):
            is_new = (mask & (1 << group)) != 0
            if is_new:
                free -= edition.set_size[group] - work.have[group]
            if is_new or work.sets[group].deeds != 0:
                work.order[sets] = group
                work.level[group] = levels_of(work.sets[group])
                sets += 1
        if free >= 0:
            for extra in range(min(free, edition.set_size[STATIONS] - old_stations - new_stations) + 1):
                if old_stations == 0 and new_stations == 0 and extra > 0:
                    break
                stations = old_stations + new_stations + extra
                station_value = edition.value[STATIONS, stations] if stations >= 2 else 0
                if station_value == 0 and extra > 0:
                    continue
                for utilities in range(2):
                    missing = utility_size - work.have[UTILITIES]
                    if utilities == 1 and (old_utilities or work.have[UTILITIES] == 0 or missing > free - extra):
                        continue
                    worth = station_value * (1 + side_tokens)
                    side = station_value if edition.tokens_on_stations != 0 else 0
                    if old_utilities or utilities == 1:
                        worth += utility_value * (1 + utility_tokens)
                        if edition.tokens_on_stations != 0:
                            side = max(side, utility_value)
                    left = free - extra - (missing if utilities == 1 else 0)
                    build_on(edition, work, mask, sets, 0, left, tokens, extra, utilities, worth, side)
        if mask == 0:
            break
        mask = (mask - 1) & possible
    work.have[STATIONS] = new_stations


@compiled
def note_laid(work: Workbench, action: ActionRow, group: int) -> None:
    """Everything that lies in a set on the workbench, as entries of the action."""
    laid = work.sets[group]
    for deed in range(ALL_DEEDS):
        if (laid.deeds & (1 << deed)) != 0:
            note_card(action, deed, group, 0)
        if (laid.chance_deeds & (1 << deed)) != 0:
            note_card(action, deed, group, 1)
    for step in range(BUILDINGS):
        if (laid.houses & (1 << step)) != 0:
            note_card(action, FIRST_HOUSE + step, group, 0)
        if (laid.chance_houses & (1 << step)) != 0:
            note_card(action, FIRST_HOUSE + step, group, 1)
    for _ in range(laid.tokens):
        note_card(action, TOKEN, group, 0)
    for _ in range(laid.chance_tokens):
        note_card(action, TOKEN, group, 1)


@compiled
def add_deeds(edition: Edition, work: Workbench, group: int, real: int, jokers: int) -> None:
    """Add so many real deeds of the reward to a set on the workbench, and Chance cards for the first missing ones."""
    laid = work.sets[group]
    for deed in range(ALL_DEEDS):
        if edition.deed_set[deed] == group and work.hand[deed] > 0 and real > 0:
            laid.deeds |= 1 << deed
            real -= 1
    for deed in range(ALL_DEEDS):
        is_missing = ((laid.deeds | laid.chance_deeds) & (1 << deed)) == 0
        if edition.deed_set[deed] == group and is_missing and jokers > 0:
            laid.chance_deeds |= 1 << deed
            jokers -= 1


@compiled
def best_attach(game: GameState, edition: Edition, action: ActionRow, work: Workbench) -> None:
    """Fill `action` with the best use of the open reward."""
    plan_reward(game, edition, work)
    action.kind = Do.ATTACH
    action.seat = game.table.layer
    action.laid_count = 0
    action.shed_count = 0
    best = NOBODY
    most = 0
    for group in range(STREET_SETS):
        laid = work.sets[group]
        if (work.best_mask & (1 << group)) != 0:
            add_deeds(edition, work, group, work.have[group], edition.set_size[group] - work.have[group])
        if laid.deeds == 0:
            continue
        for step in range(levels_of(laid), work.best_level[group]):
            if work.hand[FIRST_HOUSE + step] > 0:
                work.hand[FIRST_HOUSE + step] -= 1
                laid.houses |= 1 << step
            else:
                laid.chance_houses |= 1 << step
        if set_value(edition, group, laid) > most:
            best = group
            most = set_value(edition, group, laid)
    if work.sets[STATIONS].deeds != 0 or work.have[STATIONS] + work.best_chance_stations >= 2:
        add_deeds(edition, work, STATIONS, work.have[STATIONS], work.best_chance_stations)
        if edition.tokens_on_stations != 0 and set_value(edition, STATIONS, work.sets[STATIONS]) > most:
            best = STATIONS
            most = set_value(edition, STATIONS, work.sets[STATIONS])
    if work.best_utilities != 0:
        held = work.have[UTILITIES]
        add_deeds(edition, work, UTILITIES, held, edition.set_size[UTILITIES] - held)
    if edition.tokens_on_stations != 0 and set_value(edition, UTILITIES, work.sets[UTILITIES]) > most:
        best = UTILITIES
    if best != NOBODY:
        work.sets[best].tokens += work.best_tokens
        work.sets[best].chance_tokens += work.best_chance_tokens
    for group in range(ALL_SETS):
        note_laid(work, action, group)


@compiled
def keep_laid(game: GameState, action: ActionRow, work: Workbench) -> None:
    """Fill `action` with the table as it lies: nothing of the reward is used in a set."""
    action.kind = Do.ATTACH
    action.seat = game.table.layer
    action.laid_count = 0
    action.shed_count = 0
    for group in range(ALL_SETS):
        copy_set(work.sets[group], game.laid[group])
        note_laid(work, action, group)
