"""From a view back to a record, so that compiled players can sit at any table and still know only what a view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from magie._records import Batch
from magie.board.codes import NOBODY
from magie.board.layout import GameState
from magie.bots.board.determinize import redraw_first
from magie.editions import Edition
from magie.errors import BrokenPosition
from magie.text.board.position import parse_position, read_position

# What a view adds to a position, and the piles, of which it tells only the size.
ONLY_IN_VIEWS = ("seat", "now", "required", "house_rules", "decks")
HIDDEN = "hidden"  # in place of a fortune card that only its finder may read


def state_from_view(view: Mapping[str, Any], edition: Edition, key: int) -> Batch[GameState]:
    """A game that looks like this to the seat whose view it is; what the seat cannot see is drawn by `key`.

    Every world the view leaves possible is equally likely. BrokenPosition if it leaves none.
    """
    position = {name: value for name, value in view.items() if name not in ONLY_IN_VIEWS}
    position["players"] = [
        {name: value for name, value in player.items() if name != "name"} for player in view["players"]
    ]
    if card := view.get("turn", {}).get("card"):
        # The card being read went under its pile when it was drawn.
        deck = view["turn"].get("deck", edition.pile_names[0])
        position["decks"] = {deck: {"queue": [card]}}
    if edition.fortune_ids:
        _deal_hidden_fortunes(position, edition)
    games = read_position(parse_position(position), edition)
    redraw_first(games, edition.tables, NOBODY if view["seat"] is None else view["seat"], key)
    return games


def _deal_hidden_fortunes(position: dict[str, Any], edition: Edition) -> None:
    """Give the holders of hidden fortune cards any that can be theirs; which ones, the drawing decides afterwards."""
    players = position["players"]
    turn = dict(position.get("turn", {}))
    seen = Counter(position.get("fortune", {}).get("discard", []))
    for player in players:
        if isinstance(player.get("fortunes"), list):
            seen.update(player["fortunes"])
    if turn.get("fortune", HIDDEN) != HIDDEN:
        seen[turn["fortune"]] += 1
    unseen = [
        card.id for card in edition.file.fortune if card.timing == "keep" for _ in range(card.copies - seen[card.id])
    ]
    wanted = sum(player["fortunes"] for player in players if isinstance(player.get("fortunes"), int))
    if wanted + (turn.get("fortune") == HIDDEN) > len(unseen):
        raise BrokenPosition("players", "they hold more fortune cards than there are")
    for player in players:
        if isinstance(player.get("fortunes"), int):
            player["fortunes"] = [unseen.pop() for _ in range(player["fortunes"])]
    if turn.get("fortune") == HIDDEN:
        turn["fortune"] = unseen.pop()
        position["turn"] = turn
