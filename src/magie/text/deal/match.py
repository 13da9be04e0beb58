"""A running match of the card game: the compiled engine behind names and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from magie._frozen import freeze_bytes, shared_room
from magie._records import Batch, new_records
from magie.deal import codes, engine, layout
from magie.deal.audit import Fault
from magie.deal.chance import MAX_OUTCOMES
from magie.deal.choices import MAX_LEGAL
from magie.deal.codes import NOBODY
from magie.deal.layout import ActionRow, EventRow, GameState, OutcomeRow, Player, RefusalRow, Workbench
from magie.deal.verdicts import KINDS
from magie.editions.deal.edition import DealEdition
from magie.errors import IllegalAction
from magie.text.actions import Action, LegalActions
from magie.text.deal.actions import DRIVER_ACTIONS, from_row, read_action, to_row
from magie.text.deal.advice import fitting_cards
from magie.text.deal.choices import list_choices
from magie.text.deal.events import event_of_row
from magie.text.deal.names import cards_of_counts
from magie.text.deal.outcomes import outcome_of_row, row_of_outcome
from magie.text.deal.position import PositionFile, read_position, write_position
from magie.text.deal.refusals import refusal_of
from magie.text.deal.sentences import refusal_sentence
from magie.text.deal.view import write_view
from magie.text.engine_match import EngineMatch, Rules, Scratch
from magie.text.match import Chance, Event, FittingCards, Rent


class DealMatch(EngineMatch[DealEdition, GameState]):
    """Implements `text.match.Match` for the card game."""

    rules = Rules(engine, layout, codes, Fault, MAX_LEGAL, MAX_OUTCOMES, KINDS)
    driver_actions = DRIVER_ACTIONS

    def __init__(self, edition: DealEdition, seats: int, banker: int, dealer: int) -> None:
        super().__init__(edition, seats)
        engine.lay_out(self.games, edition.tables, seats, banker, dealer)

    def _new_scratch(self) -> Scratch:
        scratch = super()._new_scratch()
        return replace(scratch, room=(new_records(Workbench), scratch.why))

    @classmethod
    def from_position(cls, file: PositionFile, edition: DealEdition) -> DealMatch:
        games = read_position(file, edition)
        match = cls(edition, len(file.players), file.banker, 0)
        match._run_on_from(games)
        return match

    def _required_bits(self) -> int:
        return engine.required(self.games)

    def _first_to_act(self) -> int:
        return engine.to_act(self.games)

    def _rank(self, player: Player) -> int:
        return -player.money

    # Chance.

    def _row_of_outcome(self, outcome: str | Mapping[str, Any]) -> Batch[OutcomeRow]:
        return row_of_outcome(outcome, self.edition)

    def _say_for_whom(self, outcome: Batch[OutcomeRow]) -> None:
        places = np.asarray(outcome)["place"]
        if places[0] == NOBODY:
            possible = shared_room(OutcomeRow, MAX_OUTCOMES).records
            engine.outcomes_of(self.games, self.edition.tables, possible)
            places[0] = possible[0].place

    def _outcome_of(self, row: OutcomeRow) -> Chance:
        return outcome_of_row(row, self.edition)

    def _happen(self, outcome: Batch[OutcomeRow]) -> None:
        scratch = self._scratch()
        engine.happen(self.games, self.edition.tables, scratch.told.records, outcome, scratch.room[0])

    def _event_of(self, row: EventRow) -> Event:
        return event_of_row(row, self.edition)

    # Actions.

    def _action_of(self, row: ActionRow) -> Action:
        return from_row(row, self.edition)

    def _row_of(self, action: Action, seat: int) -> Batch[ActionRow]:
        return to_row(action, seat, self.edition)

    def read_action(self, raw: str | Mapping[str, Any]) -> Action:
        return read_action(raw, self.edition)

    def _refused(self, why: RefusalRow) -> IllegalAction:
        code, clauses, arguments = refusal_of(why, self.edition)
        return IllegalAction(code, clauses, arguments, partial(refusal_sentence, code, arguments, self.edition))

    def actions_and_partners(self, seat: int) -> tuple[LegalActions, list[int]]:
        return self.legal_actions(seat), []

    def choices(self, seat: int, *, explained: bool = True) -> list[dict[str, Any]]:
        return list_choices(self, seat, explained)

    def best_reward(self) -> Action:
        """The best use of the open reward."""
        room = shared_room(ActionRow, 1)
        engine.best_reward(self.games, self.edition.tables, room.records, self._scratch().room[0])
        return self._action_of(freeze_bytes(room.first(1), room.dtype)[0])

    # What there is to see.

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_view(self, self.record, seat, names)

    def position(self) -> dict[str, Any]:
        return write_position(self.record, self.edition)

    def hand_of(self, seat: int) -> list[str]:
        """A seat's hand, in the order of the pack."""
        return cards_of_counts(self.record.players[seat].hand.tolist(), self.edition)

    def hand_score(self, seat: int) -> list[Event]:
        twin = self.copy()
        scratch = self._scratch()
        engine.score(twin.games, self.edition.tables, scratch.told.records, scratch.room[0], seat, NOBODY)
        return twin._told()

    def fitting_cards(self, seat: int) -> FittingCards:
        return fitting_cards(self.hand_of(seat), self.edition.numbers.hand[self.seats], self.edition)

    def money(self) -> list[int]:
        return [player.money for player in self.record.players[: self.seats]]

    def wealth(self) -> list[int]:
        return self.money()

    def knows_rent(self) -> bool:
        return False

    def rents(self) -> list[Rent]:
        return []

    def asks_for_rent(self) -> bool:
        return False

    def claimants(self) -> tuple[int, ...]:
        return ()

    def is_playing(self, seat: int) -> bool:
        return True

    def knows_resigning(self) -> bool:
        return False

    def is_timed(self) -> bool:
        return False

    def time_limit(self) -> int | None:
        return None
