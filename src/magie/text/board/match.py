"""A running match of a board edition: the compiled engine behind names and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from magie._frozen import shared_room
from magie._records import Batch
from magie.board import codes, engine, layout
from magie.board.audit import Fault
from magie.board.chance import MAX_OUTCOMES
from magie.board.choices import MAX_LEGAL
from magie.board.codes import NOBODY, Status
from magie.board.layout import ActionRow, EventRow, GameState, OutcomeRow, Player, RefusalRow
from magie.board.verdicts import MAX_VERDICTS
from magie.editions import Edition
from magie.errors import IllegalAction
from magie.text.actions import Action, LegalActions
from magie.text.board.action_rows import from_row, to_row
from magie.text.board.actions import DRIVER_ACTIONS, read_action
from magie.text.board.choices import list_choices
from magie.text.board.events import event_of_row
from magie.text.board.outcomes import outcome_of_row, row_of_outcome
from magie.text.board.position import PositionFile, read_position, write_position
from magie.text.board.refusals import refusal_of
from magie.text.board.rents import rents_now
from magie.text.board.view import write_view
from magie.text.engine_match import EngineMatch, Rules
from magie.text.match import Chance, Event, Rent
from magie.text.sentences import refusal_sentence

NEGOTIATION = "negotiation"
DEMAND = "demand_rent"


class BoardMatch(EngineMatch[Edition, GameState]):
    """Implements `text.match.Match` for the board editions."""

    rules = Rules(engine, layout, codes, Fault, MAX_LEGAL, MAX_OUTCOMES, MAX_VERDICTS)
    driver_actions = DRIVER_ACTIONS

    def __init__(self, edition: Edition, seats: int, banker: int | None) -> None:
        super().__init__(edition, seats)
        engine.lay_out(self.games, edition.tables, seats, NOBODY if banker is None else banker, int(banker is not None))

    @classmethod
    def from_position(cls, file: PositionFile, edition: Edition) -> BoardMatch:
        match = cls(edition, len(file.players), file.banker)
        match._run_on_from(read_position(file, edition))
        return match

    def _first_to_act(self) -> int:
        return engine.to_act(self.games, self.edition.tables)

    def _required_bits(self) -> int:
        return engine.required(self.games, self.edition.tables)

    def _rank(self, player: Player) -> int:
        return player.place

    # Actions.

    def read_action(self, raw: str | Mapping[str, Any]) -> Action:
        return read_action(raw, self.edition)

    def _row_of(self, action: Action, seat: int) -> Batch[ActionRow]:
        return to_row(action, seat, self.edition, self.games)

    def _action_of(self, row: ActionRow) -> Action:
        return from_row(row, self.edition)

    def _refused(self, why: RefusalRow) -> IllegalAction:
        code, clauses, arguments = refusal_of(why, self.edition)
        return IllegalAction(code, clauses, arguments, partial(refusal_sentence, code, arguments, self.edition))

    def actions_and_partners(self, seat: int) -> tuple[LegalActions, list[int]]:
        legal = self._legal(seat)
        others = LegalActions(action for action in legal if action.do != "offer")
        return others, sorted({action["to"] for action in legal if action.do == "offer"})

    def choices(self, seat: int, *, explained: bool = True) -> list[dict[str, Any]]:
        return list_choices(self, seat, explained)

    # Chance.

    def _outcome_of(self, row: OutcomeRow) -> Chance:
        return outcome_of_row(row, self.edition)

    def _row_of_outcome(self, outcome: str | Mapping[str, Any]) -> Batch[OutcomeRow]:
        return row_of_outcome(outcome, self.edition)

    def _say_for_whom(self, outcome: Batch[OutcomeRow]) -> None:
        seats = np.asarray(outcome)["seat"]
        if seats[0] == NOBODY:
            seats[0] = engine.seat_of_chance(self.games)

    def _happen(self, outcome: Batch[OutcomeRow]) -> None:
        scratch, row = self._scratch(), shared_room(ActionRow, 1)
        engine.happen(self.games, self.edition.tables, scratch.told.records, outcome, row.records, scratch.why)

    def _event_of(self, row: EventRow) -> Event:
        return event_of_row(row, self.edition)

    # What there is to see.

    def position(self) -> dict[str, Any]:
        return write_position(self.record, self.edition)

    def view(self, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
        return write_view(self, self.record, seat, names)

    def is_playing(self, seat: int) -> bool:
        return self._number("players", seat, "status") == Status.PLAYING

    def knows_resigning(self) -> bool:
        return True

    def money(self) -> list[int]:
        return [player.cash for player in self.record.players[: self.seats]]

    def wealth(self) -> list[int]:
        return [self.counted_wealth(seat) if self.is_playing(seat) else 0 for seat in range(self.seats)]

    def counted_wealth(self, seat: int) -> int:
        """What a seat owns, as it is counted at the end of a timed game."""
        return int(engine.counted_wealth_of(self.games, self.edition.tables, seat))

    def is_timed(self) -> bool:
        return bool(self.edition.numbers.time_limit) or self.phase() == NEGOTIATION

    def time_limit(self) -> int | None:
        if self._number("table", "time_up") == 1:
            return None
        numbers = self.edition.numbers
        return numbers.negotiation_seconds if self.phase() == NEGOTIATION else numbers.time_limit or None

    def rent_on(self, deed: str, pips: int = 7) -> int:
        """What a visitor who rolled `pips` would owe on a deed now."""
        return int(engine.rent_on(self.games, self.edition.tables, self.edition.deed_ids.index(deed), pips))

    def knows_rent(self) -> bool:
        return True

    def rents(self) -> list[Rent]:
        return rents_now(self)

    def asks_for_rent(self) -> bool:
        return bool(self.edition.tables[0].rent_on_demand)

    def claimants(self) -> tuple[int, ...]:
        open_claims = self.record.claims[: self.record.turn.claims]
        owners = sorted({claim.owner for claim in open_claims})
        return tuple(seat for seat in owners if any(action.do == DEMAND for action in self._legal(seat)))

    def claim_on(self, deed: int, visitor: int, pips: int) -> Event | None:
        """What is told when a visitor comes to a deed by an ordinary roll; None if nothing is due. Changes nothing."""
        twin = self.copy()
        engine.claim_on(twin.games, self.edition.tables, self._scratch().told.records, visitor, deed, pips)
        return next(iter(twin._told()), None)

    def hand_score(self, seat: int) -> None:
        return None

    def fitting_cards(self, seat: int) -> None:
        return None
