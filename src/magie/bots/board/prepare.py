"""New workspaces for compiled bots, filled with what is the same in every decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from magie._records import Batch, new_records
from magie.bots.board.batch import GameWorkspace
from magie.bots.board.evaluation import evaluation_for
from magie.bots.board.insight import insight_into
from magie.bots.board.rows import IMAGINED, Row, row_of, traits_of
from magie.bots.board.search import Search
from magie.bots.board.win_chances import Judge
from magie.bots.board.workspace import Workspace
from magie.bots.net_files import Arrays, net_for, record_of
from magie.editions import Edition


def _fill_search(searches: Any, edition: Edition) -> None:
    for workspace in ("own", "rollout"):
        searches[workspace]["insight"] = insight_into(edition.tables)
    searches["rollout"]["traits"] = traits_of([row_of(IMAGINED, edition.name)])
    searches["evaluation"] = evaluation_for(edition.name)
    searches["driver"]["events"]["muted"] = 1  # nobody reads what happens in sampled worlds


def workspace_for(edition: Edition, row: Row) -> Batch[Workspace]:
    """For a bot that decides without searching."""
    workspaces = new_records(Workspace)
    filled = np.asarray(workspaces)
    filled["insight"] = insight_into(edition.tables)
    filled["traits"] = traits_of([row])
    return workspaces


def search_for(edition: Edition, row: Row) -> Batch[Search]:
    """For a bot that searches."""
    searches = new_records(Search)
    filled = np.asarray(searches)
    _fill_search(filled, edition)
    filled["own"]["traits"] = traits_of([row])
    return searches


def game_workspace_for(edition: Edition) -> Batch[GameWorkspace]:
    """For games between any bots: whose traits decide is set at every decision."""
    workspaces = new_records(GameWorkspace)
    _fill_search(np.asarray(workspaces)["search"], edition)
    return workspaces


def new_judge(edition: Edition, weights: Arrays) -> Batch[Judge]:
    """A net with these weights, ready to judge games of an edition."""
    judges = new_records(Judge)
    filled = np.asarray(judges)
    filled["workspace"]["insight"] = insight_into(edition.tables)
    filled["net"] = record_of(weights)
    return judges


def judge_for(edition: Edition) -> Batch[Judge]:
    """The judge of an edition; it has working memory, so every call makes one of its own."""
    return new_judge(edition, net_for(edition).weights)
