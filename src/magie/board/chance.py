"""Chance as a player: which outcomes are possible and how likely, picking one by key, and applying one.

The engine has no generator. A driver resolves a node with numbers that depend on the node's key, never on a running counter,
so one draw more elsewhere shifts nothing: in two games with the same seed a seat rolls the same dice in its n-th
own turn, and both piles have the same order, whatever the players do.
"""

from __future__ import annotations

from magie._compile import compiled
from magie._keys import die, key_of, mixed
from magie._records import Batch
from magie.board.apply import play_out_resigned
from magie.board.clauses import Clause
from magie.board.codes import BANK, NO_CARD, NO_DEED, NOBODY, ChanceKind, Refusal
from magie.board.events import refuse
from magie.board.layout import PILE_SIZE, ActionRow, EventBuffer, GameState, OutcomeRow, Reason
from magie.board.legal import chance_kind
from magie.board.rules.cards import read_card
from magie.board.rules.setup import deal_deed, opening_roll, opening_roller
from magie.board.rules.turn import resolve_dice
from magie.board.tables import Edition

MAX_OUTCOMES = 64
HIGHEST = 0x7FFFFFFFFFFFFFFF


@compiled
def set_outcome(
    row: OutcomeRow, kind: int, seat: int, first: int, second: int, pile: int, card: int, deed: int
) -> None:
    row.kind = kind
    row.seat = seat
    row.dice[0] = first
    row.dice[1] = second
    row.dice[2] = 0
    row.pile = pile
    row.card = card
    row.deed = deed
    row.weight = 1


@compiled
def chance_seat(game: GameState) -> int:
    """The seat a chance node is about."""
    kind = chance_kind(game)
    if kind == ChanceKind.DEAL:
        return game.table.deals % game.table.seats
    if kind == ChanceKind.OPENING:
        return opening_roller(game)
    return game.turn.on_turn


@compiled
def list_outcomes(game: GameState, edition: Edition, rows: Batch[OutcomeRow]) -> int:
    """Write every possible outcome of the open node into `rows`; how many there are."""
    kind = chance_kind(game)
    seat = chance_seat(game)
    count = 0
    if kind == ChanceKind.DEAL:
        for deed in range(edition.deeds):
            if game.deeds[deed].owner == BANK:
                set_outcome(rows[count], kind, seat, 0, 0, 0, NO_CARD, deed)
                count += 1
    elif kind == ChanceKind.OPENING and edition.opening_dice == 1:
        for pips in range(1, 7):
            set_outcome(rows[count], kind, seat, pips, 0, 0, NO_CARD, NO_DEED)
            count += 1
    elif kind == ChanceKind.OPENING or kind == ChanceKind.DICE:
        for first in range(1, 7):
            for second in range(1, 7):
                set_outcome(rows[count], kind, seat, first, second, 0, NO_CARD, NO_DEED)
                count += 1
    elif kind == ChanceKind.CARD:
        for card in range(edition.pile_size[game.turn.pile]):
            if (game.piles[game.turn.pile].unseen & (1 << card)) != 0:
                set_outcome(rows[count], kind, seat, 0, 0, game.turn.pile, card, NO_DEED)
                count += 1
    return count


@compiled
def may_happen(game: GameState, edition: Edition, outcome: OutcomeRow, why: Reason) -> bool:
    """Is this outcome one of those the open node lists?"""
    kind = chance_kind(game)
    if kind == ChanceKind.NONE:
        return refuse(why, edition, Refusal.NO_CHANCE_PENDING, Clause.NONE, outcome.kind, 0)
    if outcome.kind != kind:
        return refuse(why, edition, Refusal.CHANCE_PENDING, Clause.NONE, kind, 0)
    possible = outcome.seat == NOBODY or outcome.seat == chance_seat(game)
    if kind == ChanceKind.DEAL:
        possible = possible and 0 <= outcome.deed < edition.deeds and game.deeds[outcome.deed].owner == BANK
    elif kind == ChanceKind.CARD:
        possible = possible and outcome.pile == game.turn.pile and 0 <= outcome.card < PILE_SIZE
        possible = possible and (game.piles[game.turn.pile].unseen & (1 << outcome.card)) != 0
    else:
        possible = possible and 1 <= outcome.dice[0] <= 6 and outcome.dice[2] == 0
        if kind == ChanceKind.OPENING and edition.opening_dice == 1:
            possible = possible and outcome.dice[1] == 0
        else:
            possible = possible and 1 <= outcome.dice[1] <= 6
    if not possible:
        return refuse(why, edition, Refusal.OUTCOME_NOT_POSSIBLE, Clause.NONE, kind, 0)
    return True


@compiled
def apply_outcome(
    game: GameState, edition: Edition, events: EventBuffer, outcome: OutcomeRow, action: ActionRow, why: Reason
) -> None:
    """Let the outcome happen and run on to the next decision or chance node."""
    events.count = 0
    game.table.ply += 1
    kind = outcome.kind
    if kind == ChanceKind.DEAL:
        deal_deed(game, edition, events, outcome.deed)
    elif kind == ChanceKind.OPENING:
        opening_roll(game, edition, events, chance_seat(game), outcome.dice[0] + outcome.dice[1])
    elif kind == ChanceKind.DICE:
        resolve_dice(game, edition, events, outcome.dice[0], outcome.dice[1])
    elif kind == ChanceKind.CARD:
        game.piles[outcome.pile].unseen &= ~(1 << outcome.card)
        read_card(game, edition, events, outcome.card, True)
    play_out_resigned(game, edition, events, action, why)


@compiled
def pick_outcome(game: GameState, edition: Edition, seed: int, outcome: OutcomeRow) -> None:
    """Fill `outcome` with what this seed has for the open node."""
    kind = chance_kind(game)
    seat = chance_seat(game)
    set_outcome(outcome, kind, seat, 0, 0, 0, NO_CARD, NO_DEED)
    if kind == ChanceKind.DICE:
        turn = game.players[seat].own_turns
        outcome.dice[0] = die(seed, key_of(kind, seat, turn, 4 * game.turn.draws))
        outcome.dice[1] = die(seed, key_of(kind, seat, turn, 4 * game.turn.draws + 1))
    elif kind == ChanceKind.OPENING:
        rolls = game.table.opening_round
        outcome.dice[0] = die(seed, key_of(kind, seat, rolls, 0))
        if edition.opening_dice == 2:
            outcome.dice[1] = die(seed, key_of(kind, seat, rolls, 1))
    elif kind == ChanceKind.DEAL:
        least = HIGHEST
        for deed in range(edition.deeds):
            if game.deeds[deed].owner == BANK:
                value = mixed(seed, key_of(kind, deed, 0, 0))
                if value < least:
                    least = value
                    outcome.deed = deed
    elif kind == ChanceKind.CARD:
        pile = game.turn.pile
        outcome.pile = pile
        least = HIGHEST
        for card in range(edition.pile_size[pile]):
            if (game.piles[pile].unseen & (1 << card)) != 0:
                value = mixed(seed, key_of(kind, pile, card, 0))
                if value < least:
                    least = value
                    outcome.card = card
