"""Bots of your own, in one file.

    magie bots --code examples/my_bot.py
    magie bots --code examples/my_bot.py --check miser
    magie play --terminal --code examples/my_bot.py --bots miser,miser:reserve=60,steady
    magie simulate classic --code examples/my_bot.py --bots miser,steady --games 20 --seed 1

A class with `decide` is a bot; it is asked for by its name in small letters.
"""

from __future__ import annotations

from random import Random

from magie.bots.base import BoardView, View
from magie.bots.limits import Limit
from magie.editions import Edition
from magie.text.actions import Action, LegalActions


class Miser:
    """Buys stations and little else, and keeps a reserve."""

    families = ("board",)  # it does not know the card game

    def __init__(self, edition: Edition, *, reserve: int = 20) -> None:
        """Whatever has a usual value here is a setting: `miser:reserve=60`."""
        self.edition = edition
        self.reserve = edition.file.money.start * reserve // 100  # per cent of the start money fits every currency

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        board = BoardView(view, self.edition)  # the view, with what it leaves out filled in
        by_kind = {action.do: action for action in reversed(legal)}  # the first of each kind
        if not board.is_required:
            return by_kind.get("demand_rent")  # None: somebody else may go on
        if "buy" in by_kind:
            return by_kind["buy"] if self._wants(board) else by_kind["decline"]
        # What it would rather do, best first; in debt it mortgages before it sells.
        wishes = ("reject", "pass", "use_jail_card", "roll", "end_turn", "mortgage", "sell_building")
        return next((by_kind[kind] for kind in wishes if kind in by_kind), legal[0])

    def _wants(self, board: BoardView) -> bool:
        here = board.square(board.seat)
        is_station = self.edition.file.squares[here].kind == "station"
        return is_station or board.cash(board.seat) - board.price(here) >= self.reserve


class Dreamer:
    """Does what comes to mind: anything legal that is no trade. Plays the card game too."""

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        if view["seat"] not in view["required"]:
            return None
        quiet = [action for action in legal if action.do not in ("offer", "counter", "bankrupt")]
        return rng.choice(quiet or legal)  # all luck comes from rng, so a game can be played again
