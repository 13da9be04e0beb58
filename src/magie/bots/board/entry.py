"""The doors to the compiled policy and its search for one seat at any table."""

from __future__ import annotations

from magie._records import Batch
from magie.board.layout import ActionRow, EventBuffer, GameState, RefusalRow
from magie.board.tables import Edition
from magie.bots.board.decide import decide
from magie.bots.board.evaluation import Evaluation
from magie.bots.board.insight import Insight
from magie.bots.board.search import Mind, best_candidate, copy_action, drop_worse_half, list_candidates, sample
from magie.bots.board.traits import Traits
from magie.bots.board.workspace import Workspace
from magie.machine import entry


@entry
def decide_one(
    games: Batch[GameState],
    tables: Batch[Edition],
    insights: Batch[Insight],
    traits: Batch[Traits],
    workspaces: Batch[Workspace],
    seat: int,
    key: int,
    actions: Batch[ActionRow],
    why: Batch[RefusalRow],
) -> None:
    """What the seat, which the game waits for, does now, in `actions[0]`."""
    decide(games[0], tables[0], insights[0], traits[0], workspaces[0], seat, key, actions[0], why[0])


@entry
def open_search(
    games: Batch[GameState],
    tables: Batch[Edition],
    insights: Batch[Insight],
    traits: Batch[Traits],
    workspaces: Batch[Workspace],
    minds: Batch[Mind],
    seat: int,
    key: int,
    why: Batch[RefusalRow],
) -> int:
    """How many things there are to try; the first is what the bot would do without searching."""
    list_candidates(games[0], tables[0], insights[0], traits[0], workspaces[0], minds[0], seat, key, why[0])
    return minds[0].count


@entry
def try_worlds(
    games: Batch[GameState],
    tables: Batch[Edition],
    insights: Batch[Insight],
    evaluations: Batch[Evaluation],
    rival_traits: Batch[Traits],
    workspaces: Batch[Workspace],
    minds: Batch[Mind],
    worlds: Batch[GameState],
    events: Batch[EventBuffer],
    seat: int,
    key: int,
    rounds: int,
    trust: int,
    count: int,
    why: Batch[RefusalRow],
) -> None:
    """Try every candidate that is left in so many more worlds."""
    sample(
        games[0],
        tables[0],
        insights[0],
        evaluations[0],
        rival_traits[0],
        workspaces[0],
        minds[0],
        worlds,
        events[0],
        seat,
        key,
        rounds,
        trust,
        count,
        why[0],
    )


@entry
def narrow(minds: Batch[Mind]) -> None:
    drop_worse_half(minds[0])


@entry
def conclude(minds: Batch[Mind], actions: Batch[ActionRow]) -> None:
    """The best candidate so far, in `actions[0]`; without any sample the first."""
    copy_action(minds[0].candidates[best_candidate(minds[0]) if minds[0].count > 1 else 0], actions[0])
