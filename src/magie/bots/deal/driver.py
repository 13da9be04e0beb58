"""How a compiled loop moves a card game on: begin it, settle its chance, carry out what was decided."""

from __future__ import annotations

from magie.deal.apply import apply_action, apply_driver
from magie.deal.audit import Fault, audit
from magie.deal.chance import apply_outcome, pick_outcome
from magie.deal.codes import Do, Phase
from magie.deal.flow import resume
from magie.deal.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow, Workbench
from magie.deal.legal import may_do
from magie.deal.rules.setup import begin, clear
from magie.deal.tables import Edition
from magie.machine import compiled

MOST_TURNS = 1000  # of each seat in one round; only random play comes near
# In place of a fault of `deal.audit`.
ILLEGAL = -1
EVENTS_LOST = -2
OWN_FAULTS = {ILLEGAL: "an action the rules refuse", EVENTS_LOST: "more events than there is room for"}


class Driver:
    """The records that moving a game on needs beside its state."""

    events: EventBuffer
    outcome: OutcomeRow
    forced: ActionRow  # what nobody has decided: a round cut off
    work: Workbench
    why: RefusalRow


@compiled
def start_match(game: GameState, edition: Edition, driver: Driver, seats: int, banker: int, dealer: int) -> None:
    """Set up a blank game; `dealer` is NOBODY when chance is to choose."""
    clear(game, edition, seats, banker, dealer)
    driver.events.count = 0
    begin(game, edition, driver.events)
    resume(game, edition, driver.events, driver.work)


@compiled
def is_at_limit(game: GameState, rounds: int) -> bool:
    """Would the next round be one more than the run plays of a match? Nothing of it is dealt yet."""
    return game.turn.phase == Phase.DEAL and game.table.deals > rounds


@compiled
def settle_chance(game: GameState, edition: Edition, driver: Driver, seed: int) -> None:
    """Draw the outcome the game waits for, and apply it."""
    pick_outcome(game, edition, seed, driver.outcome)
    apply_outcome(game, edition, driver.events, driver.outcome, driver.work)


@compiled
def is_endless(game: GameState) -> bool:
    """Has this round gone on for so long that it is to be given up?"""
    return game.turn.phase == Phase.TURN and game.turn.turns > MOST_TURNS * game.table.seats


@compiled
def cut_round_off(game: GameState, edition: Edition, driver: Driver) -> None:
    driver.forced.kind = Do.CUT_OFF
    apply_driver(game, edition, driver.events, driver.forced, driver.work, driver.why)


@compiled
def is_allowed(game: GameState, edition: Edition, driver: Driver, action: ActionRow) -> bool:
    return may_do(game, edition, action, driver.work, driver.why)


@compiled
def take_action(game: GameState, edition: Edition, driver: Driver, action: ActionRow) -> None:
    """Carry out what was decided."""
    apply_action(game, edition, driver.events, action, driver.work, driver.why)


@compiled
def fault_of(game: GameState, edition: Edition, driver: Driver) -> int:
    """The first fact that does not hold now, or NONE."""
    if driver.events.overflow != 0:
        return EVENTS_LOST
    return audit(game, edition)


def fault_name(fault: int) -> str | None:
    """A fault in words, None if there is none."""
    if fault == Fault.NONE:
        return None
    return OWN_FAULTS[fault] if fault in OWN_FAULTS else Fault(fault).name.lower()
