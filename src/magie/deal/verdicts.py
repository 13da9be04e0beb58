"""What the rules say to each kind of action a seat could ask for: open, or the reason why not.

Every kind is asked about with one example.
"""

from __future__ import annotations

from magie._records import Batch
from magie.deal.choices import blank
from magie.deal.codes import ALL_KINDS, Do
from magie.deal.layout import ActionRow, GameState, Verdict, Workbench
from magie.deal.legal import may_do
from magie.deal.rules.table import excess
from magie.deal.tables import Edition
from magie.machine import compiled

KINDS = Do.WITHDRAW_VOID + 1  # those of seats; the driver's come behind them


@compiled
def first_card(game: GameState, seat: int) -> int:
    """A card in the seat's hand; any if it is empty."""
    for card in range(ALL_KINDS):
        if game.players[seat].hand[card] > 0:
            return card
    return 0


@compiled
def partner(game: GameState, edition: Edition, seat: int) -> int:
    """A pile to swap with; where all are empty, that of the left neighbour."""
    for place in range(edition.places[game.table.seats]):
        if place != seat and game.piles[place].count > 0:
            return place
    return (seat + 1) % game.table.seats


@compiled
def shed_first(game: GameState, edition: Edition, seat: int, action: ActionRow) -> None:
    """The excess of a hand, in the order of the pack."""
    too_many = excess(game, edition, seat)
    for card in range(ALL_KINDS):
        for _ in range(game.players[seat].hand[card]):
            if action.shed_count < too_many:
                action.shed[action.shed_count] = card
                action.shed_count += 1


@compiled
def write_example(game: GameState, edition: Edition, seat: int, kind: int, action: ActionRow) -> None:
    """The simplest action of a kind."""
    blank(action, seat, kind)
    match kind:
        case Do.ADD | Do.DISCARD | Do.PASS_CARD:
            action.card = first_card(game, seat)
        case Do.SWAP:
            action.other = partner(game, edition, seat)
            action.count = 1
        case Do.SWAP_AND_DRAW:
            action.other = edition.places[game.table.seats] - 1
        case Do.LAY_DOWN:
            shed_first(game, edition, seat, action)
        case _:
            pass


@compiled
def list_verdicts(
    game: GameState, edition: Edition, seat: int, action: ActionRow, verdicts: Batch[Verdict], work: Workbench
) -> int:
    """Every kind that a seat knows; how many these are. `action` is working memory."""
    for kind in range(KINDS):
        write_example(game, edition, seat, kind, action)
        verdict = verdicts[kind]
        verdict.kind = kind
        verdict.allowed = 1 if may_do(game, edition, action, work, verdict.why) else 0
    return KINDS
