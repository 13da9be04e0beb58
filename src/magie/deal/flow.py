"""The engine's clock: runs through every step that needs nobody, until somebody must decide or chance must speak."""

from __future__ import annotations

from magie.deal.codes import Phase, VoidReason
from magie.deal.layout import EventBuffer, GameState, Workbench
from magie.deal.rules.passing import pass_cards_on
from magie.deal.rules.rounds import finish_round, void_round
from magie.deal.rules.scoring import score_round
from magie.deal.rules.setup import all_dealt, begin_round, place_draw_pile
from magie.deal.rules.turn import pass_turn_on, start_turn
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def run_step(game: GameState, edition: Edition, events: EventBuffer, work: Workbench) -> bool:
    """Do what the phase demands if it needs nobody's decision. False when it waits for a seat or for chance."""
    match game.turn.phase:
        case Phase.BEGIN_ROUND:
            begin_round(game, edition, events)
        case Phase.DEAL:
            if not all_dealt(game, edition):
                return False
            game.turn.phase = Phase.BEGIN_PLAY
        case Phase.BEGIN_PLAY:
            place_draw_pile(game, edition, events)
            start_turn(game, edition, events, game.turn.on_turn)
        case Phase.NEXT_TURN:
            if game.turn.passes >= game.table.seats:
                void_round(game, edition, events, VoidReason.ALL_PASSED)
            else:
                pass_turn_on(game, edition, events)
        case Phase.PASS_ON:
            pass_cards_on(game, edition, events)
        case Phase.SCORE:
            score_round(game, edition, events, work)
            finish_round(game, edition, events)
        case _:
            return False
    return True


@compiled
def resume(game: GameState, edition: Edition, events: EventBuffer, work: Workbench) -> None:
    """Go on until the game waits for somebody."""
    while run_step(game, edition, events, work):
        pass
