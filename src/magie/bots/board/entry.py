"""What Python calls to let one seat decide at any table: the compiled policy, and its search step by step."""

from __future__ import annotations

from magie._records import Batch
from magie.board.layout import ActionRow, GameState
from magie.board.tables import Edition
from magie.bots.board.decide import decide
from magie.bots.board.search import Search, best_candidate, drop_worse_half, list_candidates, sample_worlds
from magie.bots.board.workspace import Workspace
from magie.machine import entry


@entry
def decide_one(
    games: Batch[GameState],
    tables: Batch[Edition],
    workspaces: Batch[Workspace],
    seat: int,
    key: int,
    actions: Batch[ActionRow],
) -> None:
    """What the seat, which the game waits for, does now, in `actions[0]`."""
    decide(games[0], tables[0], workspaces[0], seat, key, actions[0])


@entry
def open_search(games: Batch[GameState], tables: Batch[Edition], searches: Batch[Search], seat: int, key: int) -> int:
    """How many things there are to try; the first is what the bot would do without searching."""
    list_candidates(games[0], tables[0], searches[0], seat, key)
    return searches[0].count


@entry
def try_worlds(
    games: Batch[GameState], tables: Batch[Edition], searches: Batch[Search], seat: int, key: int, count: int
) -> None:
    """Try every candidate that is left in so many more worlds."""
    sample_worlds(games[0], tables[0], searches[0], seat, key, count)


@entry
def narrow(searches: Batch[Search]) -> None:
    drop_worse_half(searches[0])


@entry
def conclude(searches: Batch[Search], actions: Batch[ActionRow]) -> None:
    """The best candidate so far, in `actions[0]`; without any sample the first."""
    actions[0] = searches[0].candidates[best_candidate(searches[0])]  # type: ignore[index]  # a whole record at once
