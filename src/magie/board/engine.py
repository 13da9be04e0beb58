"""The entry points of the engine: what Python calls. Records come in as arrays of length one or more, never as scalars.

Everything behind them is compiled; nothing here knows names, text or JSON.
"""

from __future__ import annotations

from magie._records import Batch
from magie.board.apply import apply_action, apply_driver
from magie.board.audit import Fault, audit
from magie.board.chance import apply_outcome, chance_seat, list_outcomes, may_happen, pick_outcome
from magie.board.choices import list_legal
from magie.board.codes import ChanceKind
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Verdict
from magie.board.legal import chance_kind, may_do, may_drive, required_seats, seat_to_act
from magie.board.rules.bankruptcy import counted_wealth
from magie.board.rules.rent import claim_rent, rent_due
from magie.board.rules.setup import begin, clear
from magie.board.rules.table import phase_of
from magie.board.rules.taxes import wealth
from magie.board.tables import Edition
from magie.board.verdicts import list_verdicts
from magie.machine import entry


@entry
def lay_out(games: Batch[GameState], tables: Batch[Edition], seats: int, banker: int, banker_plays: int) -> None:
    """An empty table; the records must be zeroed."""
    for game in range(len(games)):
        clear(games[game], tables[0], seats, banker, banker_plays)


@entry
def start(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], why: Batch[RefusalRow]) -> None:
    """Hand out the start money and run to the first chance node or decision."""
    events[0].count = 0
    begin(games[0], tables[0], events[0])
    resume(games[0], tables[0], events[0], why[0])


@entry
def run_on(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], why: Batch[RefusalRow]) -> None:
    """After a position was set up by hand: run through every step that needs nobody."""
    events[0].count = 0
    resume(games[0], tables[0], events[0], why[0])


@entry
def check(games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[RefusalRow]) -> bool:
    return may_do(games[0], tables[0], actions[0], why[0])


@entry
def play(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    why: Batch[RefusalRow],
) -> None:
    """Carry out an action that `check` allowed."""
    apply_action(games[0], tables[0], events[0], actions[0], why[0])


@entry
def check_driver(
    games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[RefusalRow]
) -> bool:
    return may_drive(games[0], tables[0], actions[0], why[0])


@entry
def drive(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    why: Batch[RefusalRow],
) -> None:
    """Carry out a driver's action that `check_driver` allowed."""
    apply_driver(games[0], tables[0], events[0], actions[0], why[0])


@entry
def check_outcome(
    games: Batch[GameState], tables: Batch[Edition], outcomes: Batch[OutcomeRow], why: Batch[RefusalRow]
) -> bool:
    return may_happen(games[0], tables[0], outcomes[0], why[0])


@entry
def happen(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    outcomes: Batch[OutcomeRow],
    actions: Batch[ActionRow],
    why: Batch[RefusalRow],
) -> None:
    """Let an outcome happen that `check_outcome` allowed."""
    apply_outcome(games[0], tables[0], events[0], outcomes[0], actions[0], why[0])


@entry
def outcomes_of(games: Batch[GameState], tables: Batch[Edition], outcomes: Batch[OutcomeRow]) -> int:
    return list_outcomes(games[0], tables[0], outcomes)


@entry
def pick(games: Batch[GameState], tables: Batch[Edition], seed: int, outcomes: Batch[OutcomeRow]) -> None:
    pick_outcome(games[0], tables[0], seed, outcomes[0])


@entry
def legal(games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[RefusalRow]) -> int:
    """Write the legal actions of all seats into `actions`, seat by seat; how many there are."""
    count = 0
    for seat in range(games[0].table.seats):
        count = list_legal(games[0], tables[0], seat, actions, count, why[0])
    return count


@entry
def verdicts(
    games: Batch[GameState], tables: Batch[Edition], seat: int, actions: Batch[ActionRow], found: Batch[Verdict]
) -> int:
    """Write what the rules say to everything the seat could ask for into `found`; how much that is."""
    return list_verdicts(games[0], tables[0], seat, actions[0], found)


@entry
def phase(games: Batch[GameState]) -> int:
    return phase_of(games[0])


@entry
def open_chance(games: Batch[GameState]) -> ChanceKind:
    return chance_kind(games[0])


@entry
def seat_of_chance(games: Batch[GameState]) -> int:
    """The seat that the open chance node is about."""
    return chance_seat(games[0])


@entry
def required(games: Batch[GameState], tables: Batch[Edition]) -> int:
    return required_seats(games[0], tables[0])


@entry
def to_act(games: Batch[GameState], tables: Batch[Edition]) -> int:
    return seat_to_act(games[0], tables[0])


@entry
def faults(games: Batch[GameState], tables: Batch[Edition]) -> Fault:
    return audit(games[0], tables[0])


@entry
def rent_on(games: Batch[GameState], tables: Batch[Edition], deed: int, pips: int) -> int:
    return rent_due(games[0], tables[0], deed, pips)


@entry
def wealth_of(games: Batch[GameState], tables: Batch[Edition], seat: int) -> int:
    return wealth(games[0], tables[0], seat)


@entry
def counted_wealth_of(games: Batch[GameState], tables: Batch[Edition], seat: int) -> int:
    return counted_wealth(games[0], tables[0], seat)


@entry
def claim_on(
    games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], visitor: int, deed: int, pips: int
) -> None:
    """Let a visitor arrive at a deed by an ordinary roll of so many pips, with no other claim open."""
    events[0].count = 0
    games[0].turn.claims = 0
    games[0].turn.rent_factor = 0
    games[0].turn.dice_factor = 0
    claim_rent(games[0], tables[0], events[0], visitor, deed, pips)
