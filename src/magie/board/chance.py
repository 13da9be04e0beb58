"""Chance as a player: which outcomes are possible and how likely, picking one by key, and applying one.

The engine has no generator. A driver resolves a node with numbers that depend on the node's key, never on a
running counter,
so one draw more elsewhere shifts nothing: in two games with the same seed a seat rolls the same dice in its n-th
own turn, and both piles have the same order, whatever the players do.
"""

from __future__ import annotations

from magie._keys import die, key_of, mixed
from magie._records import Batch
from magie.board.apply import play_out_resigned
from magie.board.clauses import Clause
from magie.board.codes import BANK, BUS, FORTUNE, MAGIE, NO_CARD, NO_DEED, NOBODY, ChanceKind, Refusal
from magie.board.events import refuse
from magie.board.layout import PILE_SIZE, ActionRow, EventBuffer, GameState, OutcomeRow, RefusalRow
from magie.board.legal import chance_kind
from magie.board.rules.cards import read_card, resolve_card_dice
from magie.board.rules.fortune import find_fortune
from magie.board.rules.movement import resolve_utility_dice
from magie.board.rules.setup import deal_deed, opening_roll, opening_roller
from magie.board.rules.turn import resolve_dice, rolls_speed_die
from magie.board.tables import Edition
from magie.machine import compiled

MAX_OUTCOMES = 256
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
def is_dice(kind: int) -> bool:
    if kind == ChanceKind.OPENING or kind == ChanceKind.DICE:
        return True
    return kind == ChanceKind.UTILITY or kind == ChanceKind.CARD_DICE


@compiled
def has_third_die(game: GameState, edition: Edition, kind: int, seat: int) -> bool:
    """The speed die is rolled with the move and with the rent of a utility, never for freedom or the start."""
    if kind == ChanceKind.DICE:
        return game.turn.jail_roll == 0 and rolls_speed_die(game, edition, seat)
    return kind == ChanceKind.UTILITY and rolls_speed_die(game, edition, seat)


@compiled
def square_deed_of(game: GameState, edition: Edition, seat: int) -> int:
    return edition.square_deed[game.players[seat].square]


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
    elif kind == ChanceKind.FORTUNE:
        for card in range(edition.fortune_kinds):
            if game.table.fortune_left[card] > 0:
                set_outcome(rows[count], kind, seat, 0, 0, FORTUNE, card, square_deed_of(game, edition, seat))
                rows[count].weight = game.table.fortune_left[card]
                count += 1
    elif is_dice(kind):
        for first in range(1, 7):
            for second in range(1, 7):
                if not has_third_die(game, edition, kind, seat):
                    set_outcome(rows[count], kind, seat, first, second, 0, NO_CARD, NO_DEED)
                    count += 1
                    continue
                for face in (1, 2, 3, BUS, MAGIE):
                    set_outcome(rows[count], kind, seat, first, second, 0, NO_CARD, NO_DEED)
                    rows[count].dice[2] = face
                    rows[count].weight = 2 if face == MAGIE else 1  # two of the six faces show Magie
                    count += 1
    elif kind == ChanceKind.CARD:
        for card in range(edition.pile_size[game.turn.pile]):
            if (game.piles[game.turn.pile].unseen & (1 << card)) != 0:
                set_outcome(rows[count], kind, seat, 0, 0, game.turn.pile, card, NO_DEED)
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
    possible = outcome.seat == NOBODY or outcome.seat == chance_seat(game)
    if kind == ChanceKind.DEAL:
        possible = possible and 0 <= outcome.deed < edition.deeds and game.deeds[outcome.deed].owner == BANK
    elif kind == ChanceKind.CARD:
        possible = possible and outcome.pile == game.turn.pile and 0 <= outcome.card < PILE_SIZE
        possible = possible and (game.piles[game.turn.pile].unseen & (1 << outcome.card)) != 0
    elif kind == ChanceKind.FORTUNE:
        possible = possible and 0 <= outcome.card < edition.fortune_kinds
        possible = possible and game.table.fortune_left[outcome.card] > 0
        here = square_deed_of(game, edition, game.turn.on_turn)
        possible = possible and (outcome.deed == NO_DEED or outcome.deed == here)
    else:
        third = outcome.dice[2]
        if has_third_die(game, edition, kind, chance_seat(game)):
            possible = possible and (1 <= third <= 3 or third in (BUS, MAGIE))
        else:
            possible = possible and third == 0
        possible = possible and 1 <= outcome.dice[0] <= 6
        if kind == ChanceKind.OPENING and edition.opening_dice == 1:
            possible = possible and outcome.dice[1] == 0
        else:
            possible = possible and 1 <= outcome.dice[1] <= 6
    if not possible:
        return refuse(why, edition, Refusal.OUTCOME_NOT_POSSIBLE, Clause.NONE, kind, 0)
    return True


@compiled
def apply_outcome(
    game: GameState, edition: Edition, events: EventBuffer, outcome: OutcomeRow, action: ActionRow, why: RefusalRow
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
        resolve_dice(game, edition, events, outcome.dice[0], outcome.dice[1], outcome.dice[2])
    elif kind == ChanceKind.UTILITY:
        resolve_utility_dice(game, edition, events, outcome.dice[0], outcome.dice[1], outcome.dice[2])
    elif kind == ChanceKind.CARD_DICE:
        resolve_card_dice(game, edition, events, outcome.dice[0], outcome.dice[1])
    elif kind == ChanceKind.FORTUNE:
        find_fortune(game, edition, events, outcome.card)
    elif kind == ChanceKind.CARD:
        game.piles[outcome.pile].unseen &= ~(1 << outcome.card)
        read_card(game, edition, events, outcome.card, True)
    play_out_resigned(game, edition, events, action, why)


@compiled
def speed_face(pips: int) -> int:
    """The six faces of the speed die: 1, 2, 3, the bus, and Magie twice."""
    if pips <= 3:
        return pips
    return BUS if pips == 4 else MAGIE


@compiled
def pick_outcome(game: GameState, edition: Edition, seed: int, outcome: OutcomeRow) -> None:
    """Fill `outcome` with what this seed has for the open node."""
    kind = chance_kind(game)
    seat = chance_seat(game)
    set_outcome(outcome, kind, seat, 0, 0, 0, NO_CARD, NO_DEED)
    if kind == ChanceKind.DICE or kind == ChanceKind.UTILITY or kind == ChanceKind.CARD_DICE:
        turn = game.players[seat].own_turns
        first_key = key_of(ChanceKind.DICE, seat, turn, 4 * game.turn.draws)
        outcome.dice[0] = die(seed, first_key)
        outcome.dice[1] = die(seed, first_key + 1)
        if has_third_die(game, edition, kind, seat):
            outcome.dice[2] = speed_face(die(seed, first_key + 2))
    elif kind == ChanceKind.OPENING:
        rolls = game.table.opening_round
        outcome.dice[0] = die(seed, key_of(kind, seat, rolls, 0))
        if edition.opening_dice == 2:
            outcome.dice[1] = die(seed, key_of(kind, seat, rolls, 1))
    elif kind == ChanceKind.FORTUNE:
        outcome.pile = FORTUNE
        outcome.deed = square_deed_of(game, edition, seat)
        least = HIGHEST
        for card in range(edition.fortune_kinds):
            for copy in range(game.table.fortune_left[card]):
                value = mixed(seed, key_of(kind, outcome.deed, card, copy))
                if value < least:
                    least = value
                    outcome.card = card
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
