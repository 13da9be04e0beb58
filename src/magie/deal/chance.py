"""Chance as a player: which cards may come and how likely, picking one by key, and letting it come.

The engine has no generator. A card's key is the deal and its place in the pack, so with one seed the pack has the
same order in every game, whoever draws and whatever was played before: the hands are the same, and so is the draw
pile.
"""

from __future__ import annotations

from magie._keys import key_of, mixed
from magie._records import Batch
from magie.deal.clauses import Clause
from magie.deal.codes import ALL_KINDS, NO_CARD, NOBODY, ChanceKind, Refusal
from magie.deal.events import refuse
from magie.deal.flow import resume
from magie.deal.layout import EventBuffer, GameState, OutcomeRow, RefusalRow, Workbench
from magie.deal.legal import chance_kind
from magie.deal.rules.reward import draw_reward
from magie.deal.rules.setup import cards_dealt, deal_card, dealt_to, name_dealer
from magie.deal.rules.table import is_card
from magie.deal.rules.turn import draw_card
from magie.deal.tables import Edition
from magie.machine import compiled

MAX_OUTCOMES = 64


@compiled
def set_outcome(row: OutcomeRow, kind: int, place: int, card: int, weight: int) -> None:
    row.kind = kind
    row.place = place
    row.card = card
    row.weight = weight


@compiled
def chance_place(game: GameState, edition: Edition) -> int:
    """Who gets the card, NOBODY while a dealer is being chosen."""
    kind = chance_kind(game)
    if kind == ChanceKind.DEAL:
        return dealt_to(game, edition)
    if kind == ChanceKind.REWARD:
        return game.table.layer
    if kind == ChanceKind.DRAW:
        return game.turn.on_turn
    return NOBODY


@compiled
def list_outcomes(game: GameState, edition: Edition, rows: Batch[OutcomeRow]) -> int:
    """Write every possible outcome of the open node into `rows`; how many there are."""
    kind = chance_kind(game)
    count = 0
    if kind == ChanceKind.DEALER:
        for seat in range(game.table.seats):
            set_outcome(rows[count], kind, seat, NO_CARD, 1)
            count += 1
    elif kind != ChanceKind.NONE:
        place = chance_place(game, edition)
        for card in range(ALL_KINDS):
            if game.table.unseen[card] > 0:
                set_outcome(rows[count], kind, place, card, game.table.unseen[card])
                count += 1
    return count


@compiled
def may_happen(game: GameState, edition: Edition, outcome: OutcomeRow, why: RefusalRow) -> bool:
    """Is this outcome one of those the open node lists?"""
    kind = chance_kind(game)
    if kind == ChanceKind.NONE:
        return refuse(why, edition, Refusal.NO_CHANCE_PENDING, Clause.NONE, outcome.kind, 0)
    if outcome.kind != kind:
        return refuse(why, edition, Refusal.CHANCE_PENDING, Clause.NONE, kind, 0)
    if kind == ChanceKind.DEALER:
        possible = 0 <= outcome.place < game.table.seats
    else:
        possible = outcome.place == NOBODY or outcome.place == chance_place(game, edition)
        possible = possible and is_card(outcome.card) and game.table.unseen[outcome.card] > 0
    if not possible:
        return refuse(why, edition, Refusal.OUTCOME_NOT_POSSIBLE, Clause.NONE, kind, 0)
    return True


@compiled
def apply_outcome(game: GameState, edition: Edition, events: EventBuffer, outcome: OutcomeRow, work: Workbench) -> None:
    """Let the outcome happen and run on to the next decision or chance node."""
    events.count = 0
    game.table.ply += 1
    match outcome.kind:
        case ChanceKind.DEALER:
            name_dealer(game, edition, events, outcome.place)
        case ChanceKind.DEAL:
            deal_card(game, edition, events, outcome.card)
        case ChanceKind.DRAW:
            draw_card(game, edition, events, outcome.card)
        case ChanceKind.REWARD:
            draw_reward(game, edition, events, outcome.card)
    resume(game, edition, events, work)


@compiled
def pick_outcome(game: GameState, edition: Edition, seed: int, outcome: OutcomeRow) -> None:
    """Fill `outcome` with what this seed has for the open node. The bias of the modulo is below 2^-57."""
    kind = chance_kind(game)
    set_outcome(outcome, kind, chance_place(game, edition), NO_CARD, 1)
    if kind == ChanceKind.DEALER:
        outcome.place = mixed(seed, key_of(ChanceKind.DEALER, 0, 0, 0)) % int(game.table.seats)
        return
    place = cards_dealt(game, edition)
    left = mixed(seed, key_of(ChanceKind.DEAL, 0, game.table.deals, place)) % int(game.table.unseen_size)
    for card in range(ALL_KINDS):
        left -= game.table.unseen[card]
        if left < 0:
            outcome.card = card
            return
