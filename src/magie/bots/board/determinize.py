"""What a seat does not know, drawn anew: the order of the piles and the fortune cards others hold face down.

Two games that look the same to a seat are the same record after `redraw_hidden` with the same key. So whoever decides
on that record, in a simulation where the whole truth lies beside it, cannot peek.
"""

from __future__ import annotations

from magie._keys import mixed
from magie._records import Batch
from magie.board.codes import NO_CARD
from magie.board.layout import PILE_SIZE, PILES, GameState
from magie.board.tables import Edition
from magie.machine import compiled, entry


@compiled
def forget_order(game: GameState, pile: int) -> None:
    """Nobody may look through a pile, so each card in it may come next; only the one being read lies at the bottom."""
    heap = game.piles[pile]
    for place in range(heap.count):
        heap.unseen |= 1 << heap.queue[place]
    for place in range(PILE_SIZE):
        heap.queue[place] = NO_CARD
    heap.count = 0
    if game.turn.card != NO_CARD and game.turn.pile == pile:
        heap.unseen &= ~(1 << game.turn.card)
        heap.queue[0] = game.turn.card
        heap.count = 1


@compiled
def draw_kept_card(game: GameState, edition: Edition, key: int, drawn: int) -> int:
    """Take one of the cards to keep out of those that lie nobody knows where, each copy as likely as the other."""
    copies = 0
    for kind in range(edition.fortune_kinds):
        if edition.fortune_is_kept[kind] == 1:
            copies += game.table.fortune_left[kind]
    place = mixed(key, drawn) % copies
    for kind in range(edition.fortune_kinds):
        if edition.fortune_is_kept[kind] == 1:
            place -= game.table.fortune_left[kind]
            if place < 0:
                game.table.fortune_left[kind] -= 1
                return kind
    return NO_CARD


@compiled
def redraw_fortunes(game: GameState, edition: Edition, seat: int, key: int) -> None:
    """Others' cards to keep go back among those under the squares, and as many are drawn again."""
    found = game.turn.fortune
    hides_found = found != NO_CARD and game.turn.on_turn != seat and edition.fortune_is_kept[found] == 1
    if hides_found:
        game.table.fortune_left[found] += 1
    for other in range(game.table.seats):
        if other != seat:
            for kind in range(edition.fortune_kinds):
                game.table.fortune_left[kind] += game.players[other].kept[kind]
    drawn = 0
    if hides_found:
        game.turn.fortune = draw_kept_card(game, edition, key, drawn)
        drawn += 1
    for other in range(game.table.seats):
        if other != seat:
            held = 0
            for kind in range(edition.fortune_kinds):
                held += game.players[other].kept[kind]
                game.players[other].kept[kind] = 0
            for _ in range(held):
                game.players[other].kept[draw_kept_card(game, edition, key, drawn)] += 1
                drawn += 1


@compiled
def redraw_hidden(game: GameState, edition: Edition, seat: int, key: int) -> None:
    """Make of a game another that `seat` cannot tell from it, each as likely as the other; NOBODY is the public."""
    for pile in range(PILES):
        forget_order(game, pile)
    if edition.fortune_kinds > 0:
        redraw_fortunes(game, edition, seat, key)


@entry
def redraw_first(games: Batch[GameState], tables: Batch[Edition], seat: int, key: int) -> None:
    """`redraw_hidden` for the first of the games, for Python to call."""
    redraw_hidden(games[0], tables[0], seat, key)
