"""How a compiled loop moves a game on: begin it, settle its chance, carry out what was decided."""

from __future__ import annotations

from magie.board.apply import apply_action, apply_driver
from magie.board.chance import apply_outcome, pick_outcome
from magie.board.codes import Do, Phase
from magie.board.flow import resume
from magie.board.layout import ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.board.rules.setup import begin, clear
from magie.board.rules.table import phase_of
from magie.board.tables import Edition
from magie.machine import compiled


class Driver:
    """The records that moving a game on needs beside its state."""

    events: EventBuffer
    action: ActionRow  # what was decided
    outcome: OutcomeRow
    forced: ActionRow  # what nobody has decided: what an outcome makes the rules do, time that passes
    why: RefusalRow


@compiled
def start_game(game: GameState, edition: Edition, driver: Driver, seats: int, banker: int) -> None:
    """Set up a blank game whose banker plays as well."""
    clear(game, edition, seats, banker, 1)
    driver.events.count = 0
    begin(game, edition, driver.events)
    resume(game, edition, driver.events, driver.why)


@compiled
def is_to_go_on(game: GameState, rounds: int) -> bool:
    """Is the game neither over nor at the round limit of its run?"""
    return phase_of(game) != Phase.OVER and game.players[game.turn.on_turn].own_turns <= rounds


@compiled
def settle_chance(game: GameState, edition: Edition, driver: Driver, seed: int) -> None:
    """Draw the outcome the game waits for, and apply it."""
    pick_outcome(game, edition, seed, driver.outcome)
    apply_outcome(game, edition, driver.events, driver.outcome, driver.forced, driver.why)


@compiled
def take_action(game: GameState, edition: Edition, driver: Driver) -> None:
    """Carry out what was decided."""
    apply_action(game, edition, driver.events, driver.action, driver.why)


@compiled
def let_time_pass(game: GameState, edition: Edition, driver: Driver, seconds: int) -> None:
    """Move the clock of the table on."""
    driver.forced.kind = Do.TICK
    driver.forced.amount = seconds
    apply_driver(game, edition, driver.events, driver.forced, driver.why)
