"""A compiled bot at a table: it sees a view like everybody else, and decides as in the compiled driver."""

from __future__ import annotations

from random import Random
from typing import Any

from magie._frozen import freeze, read_number
from magie._records import Batch, new_records
from magie.board.layout import ActionRow, GameState
from magie.bots.base import PURCHASES, View
from magie.bots.board import entry
from magie.bots.board.from_view import state_from_view
from magie.bots.board.prepare import search_for, workspace_for
from magie.bots.board.reasons import ANSWERS, Reasons
from magie.bots.board.rows import Row
from magie.bots.board.search import HUNDREDTH, STAGES
from magie.bots.limits import Budget, Limit
from magie.bots.luck import key_of
from magie.editions import Edition
from magie.game import Game
from magie.text.actions import Action, LegalActions
from magie.text.board.action_rows import from_row
from magie.text.reasons import Reason

MOST_SIMULATIONS = 20_000  # marks are summed in 32 bits
SHARE_OF_TIME = 0.9  # the rest is for writing the action down


class CompiledPlayer:
    """One seat's bot of a board edition; no decision depends on what it remembers of another.

    A row with `simulations` looks ahead: in as many worlds as the row says, or fewer if the limit does not allow that.
    """

    def __init__(self, edition: Edition, row: Row) -> None:
        self.edition = edition
        self.row = row
        self._workspaces = workspace_for(edition, row)
        self._actions = new_records(ActionRow)
        self._reasons = Reasons(edition, row)
        self._last: tuple[int, Action] | None = None  # what it decided last, and at which ply
        self._compared = 0  # imagined games, all in all in favour of that
        if row["simulations"] > 0:
            self._searches = search_for(edition, row)

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        if view["seat"] not in view["required"]:
            return None
        key = key_of(rng)
        return self._decide(state_from_view(view, self.edition, key), view["seat"], key, limit)

    def decide_in(self, world: Game, seat: int, key: int, limit: Limit) -> Action | None:
        """As on a view, in a world that looks like it (see `magie.bots.asking`)."""
        match: Any = world.match
        return self._decide(match.games, seat, key, limit)

    def _decide(self, games: Batch[GameState], seat: int, key: int, limit: Limit) -> Action:
        budget = limit.start()
        self._compared = 0
        if self.row["simulations"] == 0 or not self._look_ahead(games, seat, key, budget):
            entry.decide_one(games, self.edition.tables, self._workspaces, seat, key, self._actions)
        action = from_row(freeze(self._actions)[0], self.edition)
        self._last = (read_number(games, GameState, ("table", "ply")), action)
        return action

    def reason(self, view: View, action: Action) -> Reason | None:
        """Why it trades or buys like this: the terms that decided. Say it before the next decision."""
        is_last = self._last == (int(view.get("ply", 0)), action)
        if self.row["simulations"] > 0 and not is_last and action.do in (*ANSWERS, *PURCHASES):
            return None  # only while it decides does it know what it imagined
        games = state_from_view(view, self.edition, 0)  # what it cannot see has no part in its reasons
        return self._reasons.of(games, view["seat"], action, self._compared if is_last else 0)

    def _look_ahead(self, games: Batch[GameState], seat: int, key: int, budget: Budget) -> bool:
        """Sequential halving: a quarter of the worlds, a quarter, a half. False if there is nothing to choose from."""
        candidates = entry.open_search(games, self.edition.tables, self._searches, seat, key)
        if candidates == 0:
            return False
        if candidates > 1:
            worlds = min(self.row["simulations"], budget.limit.simulations or MOST_SIMULATIONS, MOST_SIMULATIONS)
            for stage in range(1, STAGES + 1):
                share = 2.0 ** (stage - STAGES)
                tried = worlds if stage == STAGES else worlds // 4 * stage
                self._try_worlds(games, seat, key, tried, budget, share)
                if stage < STAGES:
                    before = self._alive()
                    entry.narrow(self._searches)
                    if len(before) == 2:
                        self._compared = self._games_in_favour(*before)
        entry.conclude(self._searches, self._actions)
        return True

    def _alive(self) -> list[int]:
        search = self._searches[0]
        return [place for place in range(search.count) if search.alive[place] == 1]

    def _games_in_favour(self, one: int, other: int) -> int:
        """How many games decided for the one of two that was kept; 0 if it was kept only as the first idea."""
        search = self._searches[0]
        trusted = self.row["trust"] * HUNDREDTH * int(search.samples)
        marks = {place: int(search.marks[place]) - (trusted if place == 0 else 0) for place in (one, other)}
        kept, dropped = (one, other) if search.alive[one] == 1 else (other, one)
        return int(search.samples) if marks[kept] > marks[dropped] else 0

    def _try_worlds(
        self, games: Batch[GameState], seat: int, key: int, until: int, budget: Budget, share: float
    ) -> None:
        """Go on until so many worlds have been tried, or this share of the time is used up."""
        is_timed = budget.limit.time is not None
        kept_back = (1 - share * SHARE_OF_TIME) * (budget.limit.time or 0)
        slowest = 0.0
        while (missing := until - int(self._searches[0].samples)) > 0:
            before = budget.seconds_left
            if is_timed and before - slowest <= kept_back:
                return
            count = 1 if is_timed else missing
            entry.try_worlds(games, self.edition.tables, self._searches, seat, key, count)
            slowest = max(slowest, before - budget.seconds_left) if is_timed else 0.0
