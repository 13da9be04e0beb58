"""What one seat may know of a board game, computed in one place. `None` is the public: what anybody at the table sees.

On the boards without fortune cards everything lies open except the piles: what nobody has drawn yet is nowhere in
the state, and
the order of cards that were already seen is not told, because nobody may leaf through a pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from magie.board.layout import GameState
from magie.text.board.position import write_position

if TYPE_CHECKING:
    from magie.text.board.match import BoardMatch


def write_view(match: BoardMatch, game: GameState, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """The position as `seat` sees it, with who must act and who may. `game` is the record of the match."""
    view = write_position(game, match.edition)
    view["edition"] = match.edition.name  # where its file lies is nobody's business
    view["decks"] = {
        name: {"cards": heap.count + heap.unseen.bit_count()}
        for name, heap in zip(match.edition.pile_names, game.piles, strict=True)
    }
    for number, (player, name) in enumerate(zip(view["players"], names, strict=True)):
        player["name"] = name
        # What everybody looks at all the time is always there, also where it is still as at the start.
        player["cash"] = game.players[number].cash
        player["square"] = match.edition.square_ids[game.players[number].square]
        if number != seat and "fortunes" in player:
            player["fortunes"] = len(player["fortunes"])
    if "fortune" in view.get("turn", {}) and view["turn"].get("seat", 0) != seat:
        card = next(card for card in match.edition.file.fortune if card.id == view["turn"]["fortune"])
        if card.timing == "keep":
            view["turn"]["fortune"] = "hidden"
    view["bank"] = {"houses": game.table.houses, "hotels": game.table.hotels}
    if match.edition.house_rules:
        view["house_rules"] = True
    view["turn"] = {"seat": game.turn.on_turn, **view.get("turn", {})}
    view["seat"] = seat
    view["now"] = match.phase()
    view["required"] = list(match.required())
    return view
