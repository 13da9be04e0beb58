"""The entry points of the engine: what Python calls. Records come in as arrays of length one or more, never as scalars.

Everything behind them is compiled; nothing here knows names, text or JSON.
"""

from __future__ import annotations

from magie._records import Batch
from magie.deal.apply import apply_action, apply_driver
from magie.deal.audit import Fault, audit
from magie.deal.chance import apply_outcome, list_outcomes, may_happen, pick_outcome
from magie.deal.choices import blank, list_legal
from magie.deal.codes import ChanceKind, Do
from magie.deal.flow import resume
from magie.deal.lay_down_search import note_plan, plan_lay_down, plan_worth
from magie.deal.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Verdict, Workbench
from magie.deal.legal import chance_kind, may_do, may_drive, required_seats, seat_to_act
from magie.deal.reward_search import best_attach
from magie.deal.rules.scoring import hand_worth, score_seat
from magie.deal.rules.setup import begin, clear
from magie.deal.tables import Edition
from magie.deal.verdicts import list_verdicts
from magie.machine import entry


@entry
def lay_out(games: Batch[GameState], tables: Batch[Edition], seats: int, banker: int, dealer: int) -> None:
    """An empty table; the records must be zeroed."""
    for game in range(len(games)):
        clear(games[game], tables[0], seats, banker, dealer)


@entry
def start(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], work: Batch[Workbench]) -> None:
    """Sit down and run to the first chance node."""
    events[0].count = 0
    begin(games[0], tables[0], events[0])
    resume(games[0], tables[0], events[0], work[0])


@entry
def run_on(games: Batch[GameState], tables: Batch[Edition], events: Batch[EventBuffer], work: Batch[Workbench]) -> None:
    """After a position was set up by hand: run through every step that needs nobody."""
    events[0].count = 0
    resume(games[0], tables[0], events[0], work[0])


@entry
def check(
    games: Batch[GameState],
    tables: Batch[Edition],
    actions: Batch[ActionRow],
    work: Batch[Workbench],
    why: Batch[RefusalRow],
) -> bool:
    return may_do(games[0], tables[0], actions[0], work[0], why[0])


@entry
def play(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    actions: Batch[ActionRow],
    work: Batch[Workbench],
    why: Batch[RefusalRow],
) -> None:
    """Carry out an action that `check` allowed."""
    apply_action(games[0], tables[0], events[0], actions[0], work[0], why[0])


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
    work: Batch[Workbench],
    why: Batch[RefusalRow],
) -> None:
    """Carry out a driver's action that `check_driver` allowed."""
    apply_driver(games[0], tables[0], events[0], actions[0], work[0], why[0])


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
    work: Batch[Workbench],
) -> None:
    """Let an outcome happen that `check_outcome` allowed."""
    apply_outcome(games[0], tables[0], events[0], outcomes[0], work[0])


@entry
def outcomes_of(games: Batch[GameState], tables: Batch[Edition], outcomes: Batch[OutcomeRow]) -> int:
    return list_outcomes(games[0], tables[0], outcomes)


@entry
def pick(games: Batch[GameState], tables: Batch[Edition], seed: int, outcomes: Batch[OutcomeRow]) -> None:
    pick_outcome(games[0], tables[0], seed, outcomes[0])


@entry
def legal(
    games: Batch[GameState],
    tables: Batch[Edition],
    actions: Batch[ActionRow],
    work: Batch[Workbench],
    why: Batch[RefusalRow],
) -> int:
    """Write the legal actions of all seats into `actions`, seat by seat; how many there are."""
    count = 0
    for seat in range(games[0].table.seats):
        count = list_legal(games[0], tables[0], seat, actions, count, work[0], why[0])
    return count


@entry
def verdicts(
    games: Batch[GameState],
    tables: Batch[Edition],
    seat: int,
    actions: Batch[ActionRow],
    found: Batch[Verdict],
    work: Batch[Workbench],
) -> int:
    """Write what the rules say to everything the seat could ask for into `found`; how much that is."""
    return list_verdicts(games[0], tables[0], seat, actions[0], found, work[0])


@entry
def phase(games: Batch[GameState]) -> int:
    return games[0].turn.phase


@entry
def open_chance(games: Batch[GameState]) -> ChanceKind:
    return chance_kind(games[0])


@entry
def required(games: Batch[GameState]) -> int:
    return required_seats(games[0])


@entry
def to_act(games: Batch[GameState]) -> int:
    return seat_to_act(games[0])


@entry
def faults(games: Batch[GameState], tables: Batch[Edition]) -> Fault:
    return audit(games[0], tables[0])


@entry
def best_hand(tables: Batch[Edition], actions: Batch[ActionRow], work: Batch[Workbench], excess: int) -> int:
    """The best way to lay down the hand on the workbench, shedding `excess` cards; its worth, or -1."""
    blank(actions[0], 0, Do.LAY_DOWN)
    if not plan_lay_down(tables[0], work[0], excess):
        return -1
    note_plan(tables[0], work[0], actions[0], excess)
    return plan_worth(work[0])


@entry
def best_reward(
    games: Batch[GameState], tables: Batch[Edition], actions: Batch[ActionRow], work: Batch[Workbench]
) -> int:
    """The best use of the open reward; the worth of all sets with their tokens then."""
    blank(actions[0], games[0].table.layer, Do.ATTACH)
    best_attach(games[0], tables[0], actions[0], work[0])
    return plan_worth(work[0])


@entry
def worth_of_hand(tables: Batch[Edition], work: Batch[Workbench]) -> int:
    """What the hand on the workbench earns for a player who has not laid down."""
    return hand_worth(tables[0], work[0])


@entry
def score(
    games: Batch[GameState],
    tables: Batch[Edition],
    events: Batch[EventBuffer],
    work: Batch[Workbench],
    seat: int,
    majority: int,
) -> int:
    """What one seat earns if the round is counted now, told set by set; `majority` has most Magie cards."""
    events[0].count = 0
    return score_seat(games[0], tables[0], events[0], work[0], seat, majority)
