"""What a hand promises: the euros it may be expected to bring by the end of the round.

The sets that are whole or may become so count with their chance; houses and tokens count on the best of them. That is
what the hand earns if somebody else lays down, unless it holds Chance: then it earns nothing. The nearer the hand is to
being laid down itself, the more its Chance cards and the reward count.
"""

from __future__ import annotations

from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.traits import FAR, MOST_MAGIE, Traits
from magie.bots.deal.workspace import Workspace
from magie.deal import codes
from magie.deal.rules.table import hand_limit
from magie.deal.tables import Edition
from magie.machine import compiled

HOUSES = 4


@compiled
def recount(edition: Edition, workspace: Workspace, group: int) -> None:
    """Deeds of a set in the weighed hand, and the chance that the rest will come, also if Chance stands for one."""
    size = edition.set_size[group]
    held = 0
    whole = 1000
    rarest = 1000
    for index in range(size):
        deed = workspace.deeds[group, index]
        if workspace.hand[deed] > 0:
            held += 1
        else:
            whole = whole * workspace.reach[deed] // 1000
            rarest = min(rarest, workspace.reach[deed])
    workspace.have[group] = held
    if held == 0:
        whole = 0
        joined = 0
    elif held + 1 >= size:
        joined = 1000
    else:
        joined = whole * 1000 // max(1, rarest)
    workspace.whole[group] = whole
    workspace.joined[group] = joined


@compiled
def change_hand(edition: Edition, workspace: Workspace, card: int, step: int) -> None:
    """Put a card into the weighed hand (1) or take it out (-1)."""
    workspace.hand[card] += step
    if card < codes.ALL_DEEDS:
        recount(edition, workspace, edition.deed_set[card])


@compiled
def list_deeds(edition: Edition, workspace: Workspace) -> None:
    """Write down which deeds each set has."""
    for group in range(codes.ALL_SETS):
        workspace.have[group] = 0
    for deed in range(codes.ALL_DEEDS):
        group = edition.deed_set[deed]
        workspace.deeds[group, workspace.have[group]] = deed
        workspace.have[group] += 1


@compiled
def take_up_hand(knowledge: SeatKnowledge, edition: Edition, workspace: Workspace) -> None:
    """Weigh the seat's hand from here on."""
    workspace.limit = hand_limit(knowledge.table, edition)
    for card in range(codes.ALL_KINDS):
        workspace.hand[card] = knowledge.table.players[knowledge.seat].hand[card]
    for group in range(codes.ALL_SETS):
        recount(edition, workspace, group)


@compiled
def cards_amiss(edition: Edition, workspace: Workspace) -> int:
    """How many cards must still be exchanged before the weighed hand can be laid down; a guess from below."""
    needed = 0
    loose = 0
    sets = 0
    streets = 0
    size = 0
    for group in range(codes.ALL_SETS):
        held = workspace.have[group]
        if held == 0:
            continue
        size += held
        missing = edition.set_size[group] - held
        if group == codes.STATIONS:
            missing = max(0, 2 - held)
        if held >= missing:
            needed += missing
            sets += 1
            if group < codes.STREET_SETS:
                streets += 1
        else:
            loose += held
    placed = streets
    for card in range(codes.FIRST_HOUSE, codes.HOTEL + 1):
        size += workspace.hand[card]
        placed = min(placed, workspace.hand[card])
        loose += workspace.hand[card] - placed
    if sets == 0:
        needed += 2
    size += (
        workspace.hand[codes.TOKEN]
        + workspace.hand[codes.CHANCE]
        + workspace.hand[codes.GO]
        + workspace.hand[codes.MAGIE]
    )
    return max(0, max(needed - workspace.hand[codes.CHANCE], loose - max(0, size - workspace.limit)))


@compiled
def weigh_stations(edition: Edition, workspace: Workspace) -> int:
    """Stations earn from two on; one more may come."""
    held = workspace.have[codes.STATIONS]
    if held == 0:
        return 0
    worth = edition.value[codes.STATIONS, held]
    if held < edition.set_size[codes.STATIONS]:
        none = 1000
        for index in range(edition.set_size[codes.STATIONS]):
            deed = workspace.deeds[codes.STATIONS, index]
            if workspace.hand[deed] == 0:
                none = none * (1000 - workspace.reach[deed]) // 1000
        worth += (edition.value[codes.STATIONS, held + 1] - worth) * (1000 - none) // 1000
    return worth


@compiled
def hand_value(edition: Edition, traits: Traits, workspace: Workspace) -> int:
    """What the weighed hand may be expected to bring."""
    hand = workspace.hand
    # Houses one may expect on the best set, in thousandths, and the chance of its hotel.
    chance = 1000
    houses = 0
    spare = 0  # houses beyond the first of their number, and those behind a gap
    for step in range(HOUSES):
        held = hand[codes.FIRST_HOUSE + step]
        chance = chance * (1000 if held > 0 else workspace.reach[codes.FIRST_HOUSE + step]) // 1000
        houses += chance
        spare += max(0, held - 1)
    hotel = chance * (1000 if hand[codes.HOTEL] > 0 else workspace.reach[codes.HOTEL]) // 1000
    tokens = hand[codes.TOKEN]
    # The best set takes houses and tokens, the others count bare.
    total = 0
    best = 0
    best_bare = 0
    best_joined = 0
    best_gain = 0  # by a Chance card in a set that does not become the best
    for group in range(codes.STREET_SETS):
        if workspace.have[group] == 0:
            continue
        bare = edition.value[group, 0]
        built = bare + (edition.value[group, HOUSES] - bare) * houses // (HOUSES * 1000)
        built += (edition.value[group, HOUSES + 1] - edition.value[group, HOUSES]) * hotel // 1000
        whole = workspace.whole[group]
        total += bare * whole // 1000
        if built * whole // 1000 > best:
            best = built * whole // 1000
            best_bare = bare * whole // 1000
        best_joined = max(best_joined, built * workspace.joined[group] // 1000)
        best_gain = max(best_gain, bare * (workspace.joined[group] - whole) // 1000)
    if workspace.have[codes.UTILITIES] > 0:
        worth = edition.value[codes.UTILITIES, edition.set_size[codes.UTILITIES]]
        total += worth * workspace.whole[codes.UTILITIES] // 1000
        best_gain = max(
            best_gain, worth * (workspace.joined[codes.UTILITIES] - workspace.whole[codes.UTILITIES]) // 1000
        )
        if edition.tokens_on_stations != 0 and worth * workspace.whole[codes.UTILITIES] // 1000 > best:
            best = worth * workspace.whole[codes.UTILITIES] // 1000
            best_bare = best
    stations = weigh_stations(edition, workspace)
    total += stations
    if edition.tokens_on_stations != 0 and stations > best:
        best = stations
        best_bare = best
    total += best - best_bare + best * tokens
    total += best * (workspace.reach[codes.TOKEN] * traits.token_hope // 1000) // 1000
    total += spare * traits.house
    total += hand[codes.GO] * edition.start_card + traits.magie[min(hand[codes.MAGIE], MOST_MAGIE)]
    jokers = hand[codes.CHANCE]
    caught = total
    if jokers > 0:
        # As one more token, as a deed that makes the best set, or as a deed of another set.
        gain = max(best, best_gain)
        gain = max(gain, (best_joined - best) * (1 + tokens))
        total += gain * jokers
        caught = caught * (1000 - traits.fear) // 1000
    out = traits.out[min(cards_amiss(edition, workspace), FAR - 1)]
    return (out * (total + traits.reward) + (1000 - out) * caught) // 1000
