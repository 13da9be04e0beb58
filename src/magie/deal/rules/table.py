"""Small questions about the table that every rule asks, and moving single cards."""

from __future__ import annotations

from magie.deal.codes import ALL_DEEDS, ALL_KINDS, NO_CARD, TOKEN
from magie.deal.layout import GameState, LaidSet
from magie.deal.tables import Edition
from magie.machine import compiled


@compiled
def is_passing_table(game: GameState, edition: Edition) -> bool:
    """Five or six players: no draw pile, a single trade card each, cards passed on after every cycle."""
    return game.table.seats >= edition.passing_from


@compiled
def hand_limit(game: GameState, edition: Edition) -> int:
    """Cards a hand has at the end of a turn, and must have to be laid down."""
    return int(edition.hand[game.table.seats])


@compiled
def excess(game: GameState, edition: Edition, seat: int) -> int:
    """Cards above the limit; negative if some are missing."""
    return game.players[seat].hand_size - int(edition.hand[game.table.seats])


@compiled
def is_dummy(game: GameState, place: int) -> bool:
    return place >= game.table.seats


@compiled
def left_of(game: GameState, seat: int) -> int:
    return (seat + 1) % game.table.seats


@compiled
def into_hand(game: GameState, seat: int, card: int) -> None:
    game.players[seat].hand[card] += 1
    game.players[seat].hand_size += 1


@compiled
def into_hand_seen(game: GameState, seat: int, card: int) -> None:
    """A card everybody has seen goes into a hand: they may remember it."""
    into_hand(game, seat, card)
    game.players[seat].known[card] += 1


@compiled
def out_of_hand_seen(game: GameState, seat: int, card: int) -> None:
    """A card leaves a hand openly. If the hand was known to hold one of its kind, it may be that one."""
    player = game.players[seat]
    player.hand[card] -= 1
    player.hand_size -= 1
    if player.known[card] > 0:
        player.known[card] -= 1


@compiled
def lay_on(game: GameState, place: int, card: int) -> None:
    """A card goes face up on top of a trade pile."""
    pile = game.piles[place]
    pile.cards[pile.count] = card
    pile.count += 1


@compiled
def take_top(game: GameState, place: int) -> int:
    """The top card of a trade pile leaves it."""
    pile = game.piles[place]
    pile.count -= 1
    card = int(pile.cards[pile.count])
    pile.cards[pile.count] = NO_CARD
    return card


@compiled
def take_unseen(game: GameState, card: int) -> None:
    game.table.unseen[card] -= 1
    game.table.unseen_size -= 1


@compiled
def is_deed(card: int) -> bool:
    return 0 <= card < ALL_DEEDS


@compiled
def is_building(card: int) -> bool:
    """A house or the hotel."""
    return ALL_DEEDS <= card < TOKEN


@compiled
def is_card(card: int) -> bool:
    return 0 <= card < ALL_KINDS


@compiled
def bits_in(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number != 0:
        number &= number - 1
        count += 1
    return count


@compiled
def levels_of(laid: LaidSet) -> int:
    """Buildings on a laid set, Chance cards among them: 0 to 4 houses, 5 with the hotel."""
    return bits_in(laid.houses | laid.chance_houses)


@compiled
def deeds_of(laid: LaidSet) -> int:
    return bits_in(laid.deeds) + bits_in(laid.chance_deeds)


@compiled
def clear_set(laid: LaidSet) -> None:
    laid.deeds = 0
    laid.chance_deeds = 0
    laid.houses = 0
    laid.chance_houses = 0
    laid.tokens = 0
    laid.chance_tokens = 0


@compiled
def copy_set(target: LaidSet, source: LaidSet) -> None:
    target.deeds = source.deeds
    target.chance_deeds = source.chance_deeds
    target.houses = source.houses
    target.chance_houses = source.chance_houses
    target.tokens = source.tokens
    target.chance_tokens = source.chance_tokens
