"""How a seat could raise the money for its debt: what the bot `shrewd` would give up, one thing after the other."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from magie.bots.determinize import determinized
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.server.log.logged_game import LoggedGame, play_action
from magie.server.problems import TableError

ADVISER = "shrewd"
MOST_STEPS = 300  # every building and every deed of a board, and some more
# What raises money. The bot may first wish for something else (a standing order), which is no part of a plan.
RAISES_MONEY = ("mortgage", "sell_building", "sell_group")


@dataclass(frozen=True)
class Plan:
    """Actions in order; `covered`: after the last one the debt is paid."""

    actions: list[dict[str, Any]]
    covered: bool


def must_owe(game: LoggedGame, seat: int) -> None:
    """Raises TableError unless this seat has a debt to raise money for now."""
    if game.phase != "debt" or seat not in game.required:
        raise TableError("room/no-debt")


def plan_for_debt(game: LoggedGame, seat: int) -> Plan:
    """Ask the bot again and again, on a game that knows nothing the seat does not, until the debt is paid.

    Takes a while: not for the event loop.
    """
    world = determinized(game, seat)
    bot = new_bot(ADVISER, world.edition)
    actions: list[dict[str, Any]] = []
    for _ in range(MOST_STEPS):
        if not _owes(world, seat):
            return Plan(actions, covered=True)
        decided = bot.decide(world.view(seat), world.legal_actions(seat), Limit(simulations=1), Random(0))
        if decided is None:
            break
        if decided.do in RAISES_MONEY:
            actions.append(decided.plain())
        elif decided.do != "prefer":
            break  # it gives up: nothing it owns is enough
        play_action(world, seat, decided)
    return Plan(actions, covered=False)


def _owes(world: LoggedGame, seat: int) -> bool:
    debt = world.view(None).get("debt")
    return debt is not None and debt["debtor"] == seat
