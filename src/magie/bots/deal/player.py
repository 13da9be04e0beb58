"""A card player at a table: decides from a view, within a limit, just as the same row decides in a batch."""

from __future__ import annotations

from random import Random

from magie._records import Batch, new_records
from magie.bots.base import View
from magie.bots.deal import entry
from magie.bots.deal.from_view import world_from_view
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.levels import Row, traits_of
from magie.bots.deal.search import STAGES, Search
from magie.bots.deal.traits import Traits
from magie.bots.limits import Budget, Limit
from magie.bots.luck import key_of
from magie.deal.layout import ActionRow
from magie.editions.deal.edition import DealEdition
from magie.text.actions import Action, LegalActions
from magie.text.deal.actions import from_row

MOST_SIMULATIONS = 4096  # if only time is limited; more would change nothing
# The share of the time after which each stage of a search ends; the rest is for writing the action down.
STAGE_ENDS = (0.25, 0.5, 0.9)


class CardPlayer:
    """One seat's bot of the card game; it remembers nothing from one decision to the next."""

    def __init__(self, edition: DealEdition, row: Row) -> None:
        self.edition = edition
        self.row = row
        self._traits: Batch[Traits] = traits_of([row])
        self._knowledges: Batch[SeatKnowledge] = new_records(SeatKnowledge)
        self._searches: Batch[Search] = new_records(Search)
        self._actions: Batch[ActionRow] = new_records(ActionRow)

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        if view["seat"] not in view["required"]:
            return None
        return self.action(view, key_of(rng), limit)

    def action(self, view: View, key: int, limit: Limit) -> Action:
        """What the seat does whose view it is; the game must wait for it."""
        budget = limit.start()
        games = world_from_view(view, self.edition)
        tables = self.edition.tables
        entry.begin_search(games, tables, self._knowledges, self._traits, self._searches, int(view["seat"]), key)
        self._look_ahead(self._worlds_to_try(limit), budget)
        entry.end_search(self._traits, self._searches, self._actions)
        return from_row(self._actions[0], self.edition)

    def _worlds_to_try(self, limit: Limit) -> int:
        """What the limit says; else as many as fit into its time; else what the row says."""
        if self.row.simulations == 0:
            return 0
        if limit.simulations is not None:
            return limit.simulations
        return MOST_SIMULATIONS if limit.time is not None else self.row.simulations

    def _look_ahead(self, worlds: int, budget: Budget) -> None:
        """Try one world after the other; where time is limited, a stage ends before its share of it is used up."""
        search = self._searches[0]
        time = budget.limit.time
        slowest = 0.0
        while worlds > 0 and search.shortlist.count > 1 and search.stage < STAGES:
            left = budget.seconds_left
            if time is not None and time - left + slowest > STAGE_ENDS[search.stage] * time:
                entry.end_stage(self._traits, self._searches)
            else:
                entry.go_on(self.edition.tables, self._knowledges, self._traits, self._searches, worlds)
                slowest = max(slowest, left - budget.seconds_left) if time is not None else 0.0


def decide_for_view(
    view: View, legal: LegalActions, edition: DealEdition, row: Row, key: int, limit: Limit
) -> Action | None:
    """One decision of a card player; None if the game does not wait for the seat."""
    if view["seat"] not in view["required"] or not legal:
        return None
    return CardPlayer(edition, row).action(view, key, limit)
