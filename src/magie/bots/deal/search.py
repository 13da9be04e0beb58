"""Looking ahead: try the likeliest actions in imagined worlds, play each round to its end, keep the best halves.

Every candidate meets the same worlds and the same cards to come, so that they differ by their merit alone. The worlds
are imagined from what the seat sees; the real one is never looked at.
"""

from __future__ import annotations

from typing import Annotated

from magie._keys import mixed
from magie.bots.deal.candidates import MOST_CANDIDATES, NO_OPINION, Shortlist, list_candidates
from magie.bots.deal.determinize import WorldSample, imagine
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.policy import choose
from magie.bots.deal.traits import Traits
from magie.bots.deal.win_chance import SURE, chance_to_win
from magie.bots.deal.workspace import Workspace, luck_key
from magie.deal.apply import apply_action
from magie.deal.chance import apply_outcome, pick_outcome
from magie.deal.codes import ChanceKind, Phase
from magie.deal.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Workbench
from magie.deal.legal import chance_kind, seat_to_act
from magie.deal.tables import Edition
from magie.machine import compiled

STAGES = 3
PER_THOUSAND = SURE * 67 // 1000  # what a thousand euros more in one round add to the chance to win
LONGEST = 40  # turns of each seat in an imagined round; then it counts as if it brought nothing


class CandidateRecord:
    """How one candidate has fared."""

    is_open: int
    samples: int
    total: Annotated[int, "i8"]  # of its chances to win
    gain: Annotated[int, "i8"]  # over the first candidate, in the same worlds
    expected: Annotated[int, "i8"]  # gain in one world, by first opinion


class Search:
    """A search that is under way."""

    key: Annotated[int, "i8"]
    seat: int
    shortlist: Shortlist
    records: Annotated[list[CandidateRecord], MOST_CANDIDATES]
    samples: int  # worlds tried so far
    stage: int
    # working memory
    sample: WorldSample
    game: GameState  # a copy of the imagined world, played on
    knowledge: SeatKnowledge
    workspace: Workspace
    events: EventBuffer
    action: ActionRow
    outcome: OutcomeRow
    work: Workbench
    why: RefusalRow


@compiled
def samples_before(stage: int, simulations: int) -> int:
    """Worlds tried before a stage begins: a quarter, a quarter and a half of all."""
    if stage == 0:
        return 0
    return max(stage, simulations * stage // 4) if stage < STAGES else max(STAGES, simulations)


@compiled
def note_expectations(search: Search) -> None:
    """What each candidate should gain over the first one by the first opinion of both."""
    opinions = search.shortlist.opinion
    for index in range(search.shortlist.count):
        search.records[index].expected = 0
        if opinions[0] != NO_OPINION and opinions[index] != NO_OPINION:
            search.records[index].expected = min(0, opinions[index] - opinions[0]) * PER_THOUSAND // 1000


@compiled
def open_search(knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, search: Search) -> None:
    """List the candidates; the first one is what the player would do without looking ahead."""
    search.key = key
    search.seat = knowledge.seat
    search.samples = 0
    search.stage = 0
    list_candidates(knowledge, edition, traits, key, search.shortlist, search.workspace)
    for index in range(search.shortlist.count):
        record = search.records[index]
        record.is_open = 1
        record.samples = 0
        record.total = 0
        record.gain = 0
    note_expectations(search)


@compiled
def play_out(edition: Edition, traits: Traits, search: Search, key: int) -> int:
    """Play the imagined round to its end, all seats with the same traits; the searching seat's chance to win then."""
    game = search.game
    deals = game.table.deals
    longest = LONGEST * game.table.seats + game.turn.turns
    while game.table.deals == deals and game.turn.phase != Phase.OVER and game.turn.turns < longest:
        if chance_kind(game) != ChanceKind.NONE:
            pick_outcome(game, edition, key, search.outcome)
            apply_outcome(game, edition, search.events, search.outcome, search.work)
            continue
        seat = seat_to_act(game)
        look(game, edition, seat, search.knowledge)
        choose(search.knowledge, edition, traits, luck_key(key, seat, game.table.ply), search.action, search.workspace)
        apply_action(game, edition, search.events, search.action, search.work, search.why)
    return chance_to_win(game, edition, search.seat)


@compiled
def try_worlds(knowledge: SeatKnowledge, edition: Edition, traits: Traits, search: Search, count: int) -> None:
    """Try all open candidates in so many more worlds."""
    for _ in range(count):
        key = mixed(search.key, search.samples)
        search.samples += 1
        imagine(knowledge, edition, traits, key, search.sample, search.workspace)
        first = 0
        for index in range(search.shortlist.count):
            record = search.records[index]
            if index > 0 and record.is_open == 0:
                continue
            search.game = search.sample.world
            apply_action(search.game, edition, search.events, search.shortlist.actions[index], search.work, search.why)
            chance = play_out(edition, traits, search, key)
            if index == 0:
                first = chance
            record.samples += 1
            record.total += chance
            record.gain += chance - first


@compiled
def standing(search: Search, index: int, trust: int) -> int:
    """How a candidate stands against the first: all its gains, and its expectation as if it came true `trust` times."""
    return search.records[index].gain + search.records[index].expected * trust


@compiled
def narrow(search: Search, trust: int) -> None:
    """Close the worse half of the open candidates, except the first: it is what the others are compared with."""
    search.stage += 1
    is_open = 0
    for index in range(1, search.shortlist.count):
        is_open += search.records[index].is_open
    for _ in range(is_open // 2):
        worst = 0
        for index in range(1, search.shortlist.count):
            if search.records[index].is_open != 0:
                if worst == 0 or standing(search, index, trust) <= standing(search, worst, trust):
                    worst = index
        search.records[worst].is_open = 0


@compiled
def verdict(search: Search, trust: int) -> int:
    """The best of the candidates that are still open."""
    best = 0
    for index in range(1, search.shortlist.count):
        if search.records[index].is_open != 0 and standing(search, index, trust) > standing(search, best, trust):
            best = index
    return best


@compiled
def search_on(knowledge: SeatKnowledge, edition: Edition, traits: Traits, search: Search, simulations: int) -> None:
    """Carry a search through all its stages."""
    while search.stage < STAGES and search.shortlist.count > 1:
        try_worlds(knowledge, edition, traits, search, samples_before(search.stage + 1, simulations) - search.samples)
        narrow(search, traits.trust)


@compiled
def decide(knowledge: SeatKnowledge, edition: Edition, traits: Traits, key: int, search: Search) -> None:
    """Write into `search.action` what this player does now, after as much search as its traits ask for."""
    if traits.simulations == 0:
        choose(knowledge, edition, traits, key, search.action, search.workspace)
        return
    open_search(knowledge, edition, traits, key, search)
    search_on(knowledge, edition, traits, search, traits.simulations)
    search.action = search.shortlist.actions[verdict(search, traits.trust)]
