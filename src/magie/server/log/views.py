"""The only way out: what a viewer may see of a table. A viewer is a seat, or None for the public.

Positions leave as `Game.view(viewer)`, events through `event_for`, actions and outcomes of chance with their hidden
part hidden. Nothing else of a game is ever sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from magie.editions import Edition
from magie.server.log.booking import bankers
from magie.server.log.clocks import game_clock
from magie.server.log.folded import FoldedRow
from magie.server.log.logged_game import LoggedGame, Step
from magie.server.log.rows import Line
from magie.server.log.table import Table
from magie.server.log.votes import ballot_card, undoable
from magie.server.schema.game import GameState, SeatChoices
from magie.server.schema.log import Entry
from magie.server.schema.table import TableState
from magie.text.families import family_of
from magie.text.match import Event

EventFor = Callable[[Event, int | None], Event]
HIDDEN = "hidden"
# Arguments of actions that only the acting seat may know.
SECRET_ARGUMENTS = {"pass_card": ("card",)}


def event_for(edition: Edition) -> EventFor:
    """How events of this edition are told to a seat."""
    return family_of(edition).event_for


def line_for(step: Step, viewer: int | None, told: list[Event]) -> Line:
    """A line of the record as the viewer may see it; `told` are its events as they may see them."""
    if "chance" in step.line:
        # If they may not hear all that came of an outcome, they may not know the outcome.
        return {"chance": HIDDEN} if told != step.events else step.line
    secret = SECRET_ARGUMENTS.get(step.line.get("do", ""), ())
    if not secret or step.line.get("seat") == viewer:
        return step.line
    return {name: HIDDEN if name in secret else value for name, value in step.line.items()}


def entry_for(folded: FoldedRow, viewer: int | None, edition: Edition | None) -> Entry:
    """A row of the log as the viewer may see it."""
    entry = Entry(rev=folded.rev, at=folded.at, kind=folded.kind)
    if folded.kind not in ("sat", "moved") and folded.command is not None:  # the id of a join is as good as a token
        entry.command = folded.command
    if folded.card is not None:
        entry.card = folded.card
    if folded.card is not None or folded.seat is not None:
        entry.seat = folded.seat
    if folded.room is not None:
        entry.room = folded.room
    for name, value in folded.more.items():
        setattr(entry, name, value)
    if (folded.kind in ("started", "acted") or folded.steps) and edition is not None:
        _tell_steps(entry, folded, viewer, event_for(edition))
    return entry


def _tell_steps(entry: Entry, folded: FoldedRow, viewer: int | None, tell: EventFor) -> None:
    entry.seat = folded.seat
    entry.chance = []
    entry.events = []
    for step in folded.steps:
        told = [tell(event, viewer) for event in step.events]
        line = line_for(step, viewer, told)
        entry.events += told
        if "chance" in line:
            entry.chance.append(line)
        elif folded.kind == "acted":
            entry.do = {name: value for name, value in line.items() if name != ("by" if "by" in line else "seat")}


class TableViews:
    """What there is to see of one position; everything is worked out once for all who look the same way."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game
        self._views: dict[int | None, dict[str, Any]] = {}
        self._legal: dict[int, SeatChoices] = {}

    def game_state(self, viewer: int | None, held: Collection[int]) -> GameState | None:
        """The game for a device that holds these seats and shows the view of this viewer."""
        game = self._game
        if game is None:
            return None
        is_over = self._table.phase == "over"
        to_act = None if is_over else game.to_act
        return GameState(
            phase=game.phase,
            to_act=to_act if isinstance(to_act, int) else None,
            required=[] if is_over else list(game.required),
            view=self.view(viewer),
            legal=self._legal_of(self.open_seats(viewer, held)),
            outcome=self._table.outcome,
        )

    def _legal_of(self, seats: list[int]) -> list[SeatChoices]:
        found = [self._choices(seat) for seat in seats]
        return [choices for choices in found if choices.actions or choices.offer_to]

    def open_seats(self, viewer: int | None, held: Collection[int]) -> list[int]:
        """Those of a device's seats whose private part may be on its screen now."""
        if self._table.has_secrets:
            return [viewer] if viewer is not None and viewer in held else []
        return sorted(held)

    def view(self, viewer: int | None) -> dict[str, Any]:
        assert self._game is not None
        if viewer not in self._views:
            if self._table.has_secrets:
                self._views[viewer] = self._game.view(viewer)
            else:
                # Where nobody has secrets all views are the same but for this one word (a test holds us to it).
                if None not in self._views:
                    self._views[None] = self._game.view(None)
                self._views[viewer] = {**self._views[None], "seat": viewer}
        return self._views[viewer]

    def _choices(self, seat: int) -> SeatChoices:
        if seat not in self._legal:
            is_at_rest = self._table.phase == "over" or self._table.clocks.paused is not None
            is_at_rest = is_at_rest or self._table.is_booking_due
            assert self._game is not None
            actions, partners = ([], []) if is_at_rest else self._game.match.actions_and_partners(seat)
            self._legal[seat] = SeatChoices(
                seat=seat, actions=[action.plain() for action in actions], offer_to=partners
            )
        return self._legal[seat]


def table_state(table: Table) -> TableState:
    """What goes on around the game; nothing of it is secret."""
    clocks = table.clocks
    people = [seat for seat, state in enumerate(table.seats) if state.kind == "person"]
    running = [clock for seat in people if (clock := clocks.deadline(seat)) is not None]
    return TableState(
        pace=table.pace,
        paused=clocks.paused,
        clocks=running,
        auction_ends=clocks.auction_ends,
        game_clock=game_clock(table.game, clocks) if table.game is not None and table.phase == "playing" else None,
        ballot=ballot_card(table),
        undoable=undoable(table),
        rent_call_ends=table.rent_call_ends if table.phase == "playing" else None,
        reader=table.reader.told(bankers(table)) if table.reader is not None and table.reader.is_by_hand else None,
    )


def choices_of(game: LoggedGame, seat: int) -> list[dict[str, Any]]:
    """All that a seat could do, and why not. The sentences are left to the client, who knows the reader's language."""
    return game.match.choices(seat, explained=False)
