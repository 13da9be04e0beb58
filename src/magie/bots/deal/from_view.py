"""From a view to the engine's record: a game that looks to the seat exactly as the view says.

What the seat may not know is put anywhere it may be. No policy sees that: `knowledge.look` blanks it again. It is there
only so that a position can be read, and audited, like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from magie._records import Batch
from magie.deal.layout import GameState
from magie.editions.deal.edition import DealEdition
from magie.errors import BrokenPosition
from magie.text.deal.position import PlayerPart, PositionFile, parse_position, read_position


def world_from_view(view: Mapping[str, Any], edition: DealEdition) -> Batch[GameState]:
    """Some game this view may be a view of; BrokenPosition if there is none."""
    raw = {key: view[key] for key in PositionFile.__struct_fields__ if key in view}
    left = _unseen_cards(view, edition)
    raw["players"] = [_player(player, left) for player in view["players"]]
    return read_position(parse_position(raw), edition)


def _unseen_cards(view: Mapping[str, Any], edition: DealEdition) -> Counter[str]:
    """The pack without every card the view shows."""
    left = Counter({name: int(count) for name, count in zip(edition.card_ids, edition.tables[0].copies)})
    shown = [*view.get("dummies", []), view.get("reward", {}).get("cards", [])]
    for player in view["players"]:
        shown += [_hand(player), player.get("pile", [])]
        if "passing" in player:
            shown.append([player["passing"]])
    for cards in shown:
        left.subtract(cards)
    return left


def _hand(player: Mapping[str, Any]) -> list[str]:
    """The cards of a hand that the view shows: all of them, or those everybody saw going in."""
    return list(player.get("hand", player.get("known", [])))


def _player(player: Mapping[str, Any], left: Counter[str]) -> dict[str, Any]:
    """A player of the position; what is hidden is taken from `left`."""
    part = {key: player[key] for key in PlayerPart.__struct_fields__ if key in player}
    hand = _hand(player)
    part["hand"] = hand + [_any(left) for _ in range(int(player["cards"]) - len(hand))]
    if player.get("has_chosen") and "passing" not in player:
        part["passing"] = _any(left)
    return part


def _any(left: Counter[str]) -> str:
    for card, count in left.items():
        if count > 0:
            left[card] -= 1
            return card
    raise BrokenPosition("players", "there are more cards in the hands than in the pack")
