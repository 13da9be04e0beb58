"""What one seat may know of a card game, computed in one place. `None` is the public: what anybody at the table sees.

Hidden are other hands, the draw pile and the cards chosen to be passed on. Open are all trade piles, the number of
cards everywhere, what was laid down, and `known`: cards of a hand that everybody saw going in and that cannot have
left it unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from magie.deal.codes import NO_CARD, Phase
from magie.deal.layout import GameState
from magie.text.deal.position import write_position

if TYPE_CHECKING:
    from magie.text.deal.match import DealMatch


def write_view(match: DealMatch, game: GameState, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """The position as `seat` sees it, with who must act. `game` is the record of the match."""
    view = write_position(game, match.edition)
    is_over = game.turn.phase == Phase.OVER
    for number, player in enumerate(view["players"]):
        player["name"] = names[number]
        player["cards"] = game.players[number].hand_size
        player.pop("passing", None)
        has_chosen = game.players[number].passing != NO_CARD
        if has_chosen:
            player["has_chosen"] = True
        is_open = is_over or number == game.table.layer
        if number == seat and has_chosen:
            player["passing"] = match.edition.card_ids[game.players[number].passing]
        if number != seat and not is_open:
            player.pop("hand", None)
    view["draw_pile"] = game.table.unseen_size
    view["seat"] = seat
    view["now"] = match.phase()
    view["required"] = list(match.required())
    return view
