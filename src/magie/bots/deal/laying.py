"""When to lay down: at once, or wait for a better hand?"""

from __future__ import annotations

from magie.bots.deal.desk import Desk
from magie.bots.deal.sight import Sight
from magie.bots.deal.traits import MOST_MAGIE, Traits
from magie.deal.best import best_lay_down, plan_worth
from magie.deal.codes import CHANCE, MAGIE
from magie.deal.layout import ActionRow
from magie.deal.tables import Edition
from magie.machine import compiled

CAUGHT = 600  # what a hand that is not laid down usually earns


@compiled
def worth_of_waiting(sight: Sight, edition: Edition, traits: Traits) -> int:
    """The seat lays down from this worth on; the longer the round lasts, the less it asks."""
    own_turns = sight.table.turn.turns // sight.table.table.seats
    return traits.patience - traits.impatience * own_turns


@compiled
def mind_the_race(sight: Sight, edition: Edition, now: int, asked: int) -> int:
    """Ask nothing if laying down wins the game; ask for more if it would let somebody else win."""
    table = sight.table
    target = edition.target[table.table.seats]
    own = table.players[sight.seat].money + now
    rival = 0
    for other in range(table.table.seats):
        if other != sight.seat:
            rival = max(rival, table.players[other].money + CAUGHT)
    if own >= target and own > rival:
        return 0
    if rival >= target and rival > own:
        return max(asked, now + 1)
    return asked


@compiled
def wants_to_lay_down(sight: Sight, edition: Edition, traits: Traits, action: ActionRow, desk: Desk) -> bool:
    """Fill `action` with the best way to lay down if there is one and it is time."""
    if not best_lay_down(sight.table, edition, sight.seat, action, desk.work):
        return False
    own = sight.table.players[sight.seat]
    now = plan_worth(desk.work) + traits.reward + traits.magie[min(own.hand[MAGIE], MOST_MAGIE)]
    asked = worth_of_waiting(sight, edition, traits)
    if traits.races != 0:
        asked = mind_the_race(sight, edition, now, asked)
    if own.hand[CHANCE] > 0:  # waiting may cost all of it
        asked //= 2
    return now >= asked
