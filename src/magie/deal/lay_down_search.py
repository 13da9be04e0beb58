"""The best way to lay a hand down: found exactly, not by rule of thumb.

Three facts make the search small. Deeds can lie in one set only. House cards of one number are alike, so a choice of
buildings is how many sets get a 1st, a 2nd, a 3rd house and so on, and giving them to the dearest sets makes both the
sum and the best single set as large as possible. Tokens add, so all of them belong on that best set. What is left to
try are the sets to complete (if some cards must go anyway), the numbers of buildings, and the few places a Chance
card can take.
"""

from __future__ import annotations

from magie.deal import codes
from magie.deal.layout import ActionRow, GameState, Workbench
from magie.deal.rules.table import bits_in
from magie.deal.tables import Edition
from magie.machine import compiled

# Worth decides; among equals more Magie cards are kept, then more Start cards and tokens.
PER_EURO = 1024
PER_MAGIE = 64
NO_PLAN = -1


@compiled
def count_deeds(edition: Edition, work: Workbench) -> None:
    for group in range(codes.ALL_SETS):
        work.have[group] = 0
    for deed in range(codes.ALL_DEEDS):
        work.have[edition.deed_set[deed]] += work.hand[deed]


@compiled
def weigh_rest(edition: Edition, work: Workbench, worth: int, best_set: int, chances: int, to_go: int) -> None:
    """Sets and buildings are fixed: fill up with bonus cards, the most valuable first, and note the best plan.

    `to_go` cards must still be shed, all of them bonus cards. `chances` Chance cards are free and can serve as tokens.
    """
    tokens = work.hand[codes.TOKEN]
    starts = work.hand[codes.GO]
    magies = work.hand[codes.MAGIE]
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
    work.best = work.trial
    work.best.tokens = kept_tokens
    work.best.chance_tokens = kept_chances
    work.best.starts = kept_starts
    work.best.magies = kept_magies


@compiled
def spread_buildings(edition: Edition, work: Workbench, worth: int, best_set: int, chances: int, may_shed: int) -> None:
    """Try every number of houses and hotels on the street sets; `worth` is that of stations and utilities."""
    mask = work.trial.mask
    sets = bits_in(mask)
    cards = work.hand
    for first in range(sets + 1):
        for second in range(first + 1):
            for third in range(second + 1):
                for fourth in range(third + 1):
                    for hotels in range(fourth + 1):
                        by_chance = (
                            max(0, first - cards[codes.FIRST_HOUSE])
                            + max(0, second - cards[codes.FIRST_HOUSE + 1])
                            + max(0, third - cards[codes.FIRST_HOUSE + 2])
                            + max(0, fourth - cards[codes.FIRST_HOUSE + 3])
                            + max(0, hotels - cards[codes.FIRST_HOUSE + 4])
                        )
                        shed = (
                            max(0, cards[codes.FIRST_HOUSE] - first)
                            + max(0, cards[codes.FIRST_HOUSE + 1] - second)
                            + max(0, cards[codes.FIRST_HOUSE + 2] - third)
                            + max(0, cards[codes.FIRST_HOUSE + 3] - fourth)
                            + max(0, cards[codes.FIRST_HOUSE + 4] - hotels)
                        )
                        if by_chance > chances or shed > may_shed:
                            continue
                        total = worth
                        best = best_set
                        rank = 0
                        for place in range(codes.STREET_SETS):
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
                            work.trial.level[group] = level
                            rank += 1
                            total += edition.value[group, level]
                            best = max(best, edition.value[group, level])
                        weigh_rest(edition, work, total, best, chances - by_chance, may_shed - shed)


@compiled
def with_utilities(edition: Edition, work: Workbench, worth: int, best_set: int, chances: int, may_shed: int) -> None:
    """Go on with and without the utilities; loose ones must be shed."""
    held = work.have[codes.UTILITIES]
    if held <= may_shed and (work.trial.mask != 0 or work.trial.stations > 0):
        work.trial.utilities = 0
        spread_buildings(edition, work, worth, best_set, chances, may_shed - held)
    missing = edition.set_size[codes.UTILITIES] - held
    if held > 0 and missing <= chances:
        value = edition.value[codes.UTILITIES, edition.set_size[codes.UTILITIES]]
        best = max(best_set, value) if edition.tokens_on_stations != 0 else best_set
        work.trial.utilities = 1
        spread_buildings(edition, work, worth + value, best, chances - missing, may_shed)


@compiled
def with_stations(edition: Edition, work: Workbench, chances: int, may_shed: int) -> None:
    """Go on with every number of stations. A Chance card joins them only if all real ones are there."""
    held = work.have[codes.STATIONS]
    if held <= may_shed:
        work.trial.stations = 0
        work.trial.chance_stations = 0
        with_utilities(edition, work, 0, 0, chances, may_shed - held)
    for real in range(1, held + 1):
        if held - real > may_shed:
            continue
        most_chances = min(chances, edition.set_size[codes.STATIONS] - held) if real == held else 0
        for jokers in range(most_chances + 1):
            if real + jokers < 2:
                continue
            value = edition.value[codes.STATIONS, real + jokers]
            best = value if edition.tokens_on_stations != 0 else 0
            work.trial.stations = real
            work.trial.chance_stations = jokers
            with_utilities(edition, work, value, best, chances - jokers, may_shed - (held - real))


@compiled
def plan_lay_down(edition: Edition, work: Workbench, excess: int) -> bool:
    """Note the best arrangement of `work.hand` after shedding exactly `excess` cards; False if there is none."""
    work.most = NO_PLAN
    count_deeds(edition, work)
    chances = work.hand[codes.CHANCE]
    # Sets that cannot be completed must be shed whole; most hands end here.
    possible = 0
    forced = 0
    for group in range(codes.STREET_SETS):
        held = work.have[group]
        if held == 0:
            continue
        if edition.set_size[group] - held <= chances:
            possible |= 1 << group
        else:
            forced += held
    if forced > excess:
        return False
    if work.have[codes.UTILITIES] == 1 and chances == 0 and forced + 1 > excess:
        return False
    if work.have[codes.STATIONS] == 1 and chances == 0 and forced + 1 > excess:
        return False
    mask = possible
    while True:
        missing = 0
        shed = forced
        for group in range(codes.STREET_SETS):
            if (mask & (1 << group)) != 0:
                missing += edition.set_size[group] - work.have[group]
            elif (possible & (1 << group)) != 0:
                shed += work.have[group]
        if missing <= chances and shed <= excess:
            work.trial.mask = mask
            with_stations(edition, work, chances - missing, excess - shed)
        if mask == 0:
            break
        mask = (mask - 1) & possible
    return work.most != NO_PLAN


@compiled
def clear_arrangement(action: ActionRow) -> None:
    action.laid_count = 0
    action.shed_count = 0


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
    for deed in range(codes.ALL_DEEDS):
        if edition.deed_set[deed] != group:
            continue
        if work.hand[deed] > 0:
            if real > 0:
                note_card(action, deed, group, 0)
                work.hand[deed] -= 1
                real -= 1
        elif jokers > 0:
            note_card(action, deed, group, 1)
            work.hand[codes.CHANCE] -= 1
            jokers -= 1


@compiled
def note_plan(edition: Edition, work: Workbench, action: ActionRow, excess: int) -> None:
    """Write the plan on the workbench as the arrangement of a lay_down action; what it leaves over is shed."""
    clear_arrangement(action)
    best = codes.NOBODY
    most = 0
    for place in range(codes.STREET_SETS):
        group = edition.by_value[place]
        if (work.best.mask & (1 << group)) == 0:
            continue
        held = work.have[group]
        note_deeds(edition, work, action, group, held, edition.set_size[group] - held)
        for step in range(work.best.level[group]):
            card = codes.FIRST_HOUSE + step
            if work.hand[card] > 0:
                note_card(action, card, group, 0)
                work.hand[card] -= 1
            else:
                note_card(action, card, group, 1)
                work.hand[codes.CHANCE] -= 1
        value = edition.value[group, work.best.level[group]]
        if best == codes.NOBODY or value > most:
            best = group
            most = value
    if work.best.stations > 0:
        note_deeds(edition, work, action, codes.STATIONS, work.best.stations, work.best.chance_stations)
        value = edition.value[codes.STATIONS, work.best.stations + work.best.chance_stations]
        if edition.tokens_on_stations != 0 and value > most:
            best = codes.STATIONS
            most = value
    if work.best.utilities != 0:
        held = work.have[codes.UTILITIES]
        note_deeds(edition, work, action, codes.UTILITIES, held, edition.set_size[codes.UTILITIES] - held)
        if edition.tokens_on_stations != 0 and edition.value[codes.UTILITIES, edition.set_size[codes.UTILITIES]] > most:
            best = codes.UTILITIES
    if best != codes.NOBODY:
        for _ in range(work.best.tokens):
            note_card(action, codes.TOKEN, best, 0)
        for _ in range(work.best.chance_tokens):
            note_card(action, codes.TOKEN, best, 1)
    work.hand[codes.TOKEN] -= work.best.tokens
    work.hand[codes.CHANCE] -= work.best.chance_tokens
    work.hand[codes.GO] -= work.best.starts
    work.hand[codes.MAGIE] -= work.best.magies
    for card in range(codes.ALL_KINDS):
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
    for card in range(codes.ALL_KINDS):
        work.hand[card] = game.players[seat].hand[card]
    if not plan_lay_down(edition, work, surplus):
        return False
    action.kind = codes.Do.LAY_DOWN
    action.seat = seat
    note_plan(edition, work, action, surplus)
    return True
