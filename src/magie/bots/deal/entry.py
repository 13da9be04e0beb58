"""What Python calls to let a card player think: records come in as arrays of length one, as in `deal.engine`."""

from __future__ import annotations

from magie._records import Batch
from magie.bots.deal.determinize import WorldSample, imagine
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.search import Search, narrow, open_search, samples_before, try_worlds, verdict
from magie.bots.deal.traits import Traits
from magie.bots.deal.workspace import Workspace
from magie.deal.layout import ActionRow, GameState
from magie.deal.tables import Edition
from magie.machine import entry


@entry
def see(games: Batch[GameState], tables: Batch[Edition], knowledges: Batch[SeatKnowledge], seat: int) -> None:
    """Write down what a seat may know of the game."""
    look(games[0], tables[0], seat, knowledges[0])


@entry
def make_up(
    knowledges: Batch[SeatKnowledge],
    tables: Batch[Edition],
    rows: Batch[Traits],
    samples: Batch[WorldSample],
    workspaces: Batch[Workspace],
    key: int,
) -> None:
    """Write down a whole game that a seat could not tell from its own, one for each key."""
    imagine(knowledges[0], tables[0], rows[0], key, samples[0], workspaces[0])


@entry
def begin_search(
    games: Batch[GameState],
    tables: Batch[Edition],
    knowledges: Batch[SeatKnowledge],
    rows: Batch[Traits],
    searches: Batch[Search],
    seat: int,
    key: int,
) -> int:
    """Look at the game from a seat and list the candidates; how many there are."""
    look(games[0], tables[0], seat, knowledges[0])
    open_search(knowledges[0], tables[0], rows[0], key, searches[0])
    return searches[0].shortlist.count


@entry
def go_on(
    tables: Batch[Edition],
    knowledges: Batch[SeatKnowledge],
    rows: Batch[Traits],
    searches: Batch[Search],
    simulations: int,
) -> None:
    """Try one more world, or narrow the list where a stage of so many simulations ends."""
    search = searches[0]
    if search.samples < samples_before(search.stage + 1, simulations):
        try_worlds(knowledges[0], tables[0], rows[0], search, 1)
    else:
        narrow(search, rows[0].trust)


@entry
def end_stage(rows: Batch[Traits], searches: Batch[Search]) -> None:
    """Narrow the list now, because time is running."""
    narrow(searches[0], rows[0].trust)


@entry
def end_search(rows: Batch[Traits], searches: Batch[Search], actions: Batch[ActionRow]) -> None:
    """Write the best candidate so far into the action."""
    best = verdict(searches[0], rows[0].trust)
    actions[0] = searches[0].shortlist.actions[best]  # type: ignore[index]  # a whole record at once
