"""When to lay down: at once, or wait for a better hand?"""

from __future__ import annotations

from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.traits import MOST_MAGIE, Traits
from magie.bots.deal.workspace import Workspace
from magie.deal.codes import CHANCE, MAGIE
from magie.deal.lay_down_search import best_lay_down, plan_worth
from magie.deal.layout import ActionRow
from magie.deal.tables import Edition
from magie.machine import compiled

CAUGHT = 600  # what a hand that is not laid down usually earns


@compiled
def worth_of_waiting(knowledge: SeatKnowledge, edition: Edition, traits: Traits) -> int:
    """The seat lays down from this worth on; the longer the round lasts, the less it asks."""
    own_turns = knowledge.table.turn.turns // knowledge.table.table.seats
    return traits.patience - traits.impatience * own_turns


@compiled
def mind_the_target(knowledge: SeatKnowledge, edition: Edition, now: int, asked: int) -> int:
    """Ask nothing if laying down wins the game; ask for more if it would let somebody else win."""
    table = knowledge.table
    target = edition.target[table.table.seats]
    own = table.players[knowledge.seat].money + now
    rival = 0
    for other in range(table.table.seats):
        if other != knowledge.seat:
            rival = max(rival, table.players[other].money + CAUGHT)
    if own >= target and own > rival:
        return 0
    if rival >= target and rival > own:
        return max(asked, now + 1)
    return asked


@compiled
def wants_to_lay_down(
    knowledge: SeatKnowledge, edition: Edition, traits: Traits, action: ActionRow, workspace: Workspace
) -> bool:
    """Fill `action` with the best way to lay down if there is one and it is time."""
    if not best_lay_down(knowledge.table, edition, knowledge.seat, action, workspace.work):
        return False
    own = knowledge.table.players[knowledge.seat]
    now = plan_worth(workspace.work) + traits.reward + traits.magie[min(own.hand[MAGIE], MOST_MAGIE)]
    asked = worth_of_waiting(knowledge, edition, traits)
    if traits.races != 0:
        asked = mind_the_target(knowledge, edition, now, asked)
    if own.hand[CHANCE] > 0:  # waiting may cost all of it
        asked //= 2
    return now >= asked
