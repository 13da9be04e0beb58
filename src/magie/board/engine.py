"""The doors of the engine: what Python calls. Records come in as arrays of length one (or more), never as scalars.

Everything behind these doors is compiled; nothing here knows names, text or JSON.
"""

from __future__ import annotations

from magie._compile import compiled
from magie._records import Batch
from magie.board.apply import apply_action, apply_driver
from magie.board.audit import Fault, audit
from magie.board.chance import apply_outcome, chance_seat, list_outcomes, may_happen, pick_outcome
from magie.board.choices import least_and_most, list_legal
from magie.board.codes import ChanceKind
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, Reason
from magie.board.legal import chance_kind, may_do, may_drive, required_seats, seat_to_act
from magie.board.rules.rent import rent_due
from magie.board.rules.setup import begin, clear
from magie.board.rules.table import phase_of
from magie.board.rules.taxes import wealth
from magie.board.tables import Edition


@compiled
def lay_out(games: Batch[GameState], tables: Batch[Edition], seats: int, banker: int, banker_plays: int) -> None:
    """An empty table; the records must be zeroed."""
    for game in range(len(games)):
        clear(games[game], tables[0], seats, banker, banker_plays)


@compiled
def start(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], why: Batch[Reason]) -> None:
    """Hand out the start money and run to the first chance node or decision."""
    events[0].count = 0
    begin(games[0], tables[0], events[0])
    resume(games[0], tables[0], events[0], why[0])


@compiled
def run_on(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], why: Batch[Reason]) -> None:
    """After a position was set up by hand: run through every step that needs nobody."""
    events[0].count = 0
    resume(games[0], tables[0], events[0], why[0])


@compiled
def check(games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[Reason]) -> bool:
    return may_do(games[0], tables[0], actions[0], why[0])


@compiled
def play(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    why: Batch[Reason],
) -> None:
    """Carry out an action that `check` allowed."""
    apply_action(games[0], tables[0], events[0], actions[0], why[0])


@compiled
def check_driver(
    games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[Reason]
) -> bool:
    return may_drive(games[0], tables[0], actions[0], why[0])


@compiled
def drive(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    why: Batch[Reason],
) -> None:
    """Carry out a driver's action that `check_driver` allowed."""
    apply_driver(games[0], tables[0], events[0], actions[0], why[0])


@compiled
def check_outcome(
    games: Batch[GameState], tables: Batch[Edition], outcomes: Batch[OutcomeRow], why: Batch[Reason]
) -> bool:
    return may_happen(games[0], tables[0], outcomes[0], why[0])


@compiled
def happen(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    outcomes: Batch[OutcomeRow],
    actions: Batch[ActionRow],
    why: Batch[Reason],
) -> None:
    """Let an outcome happen that `check_outcome` allowed."""
    apply_outcome(games[0], tables[0], events[0], outcomes[0], actions[0], why[0])


@compiled
def outcomes_of(games: Batch[GameState], tables: Batch[Edition], outcomes: Batch[OutcomeRow]) -> int:
    return list_outcomes(games[0], tables[0], outcomes)


@compiled
def pick(games: Batch[GameState], tables: Batch[Edition], seed: int, outcomes: Batch[OutcomeRow]) -> None:
    pick_outcome(games[0], tables[0], seed, outcomes[0])


@compiled
def legal(
    games: Batch[GameState], tables: Batch[Edition], seat: int, actions: Batch[ActionRow], why: Batch[Reason]
) -> int:
    """Write the seat's legal actions into `actions`; how many there are."""
    return list_legal(games[0], tables[0], seat, actions, why[0])


@compiled
def bounds(
    games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], why: Batch[Reason], most: bool
) -> int:
    """The least (or most) amount with which a free-amount action is legal."""
    return least_and_most(games[0], tables[0], actions[0], why[0], most)


@compiled
def phase(games: Batch[GameState]) -> int:
    return phase_of(games[0])


@compiled
def open_chance(games: Batch[GameState]) -> ChanceKind:
    return chance_kind(games[0])


@compiled
def seat_of_chance(games: Batch[GameState]) -> int:
    """The seat that the open chance node is about."""
    return chance_seat(games[0])


@compiled
def required(games: Batch[GameState], tables: Batch[Edition]) -> int:
    return required_seats(games[0], tables[0])


@compiled
def to_act(games: Batch[GameState], tables: Batch[Edition]) -> int:
    return seat_to_act(games[0], tables[0])


@compiled
def faults(games: Batch[GameState], tables: Batch[Edition]) -> Fault:
    return audit(games[0], tables[0])


@compiled
def rent_on(games: Batch[GameState], tables: Batch[Edition], deed: int, pips: int) -> int:
    return rent_due(games[0], tables[0], deed, pips)


@compiled
def wealth_of(games: Batch[GameState], tables: Batch[Edition], seat: int) -> int:
    return wealth(games[0], tables[0], seat)
