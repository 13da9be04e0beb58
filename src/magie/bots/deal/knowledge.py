"""What one seat of the card game may know, and nothing else: the only way from a game to a policy.

A policy is given a `SeatKnowledge` and never the game. Whatever is hidden from the seat is blanked here, so two
games that differ in hidden cards only are the same `SeatKnowledge`.
"""

from __future__ import annotations

from typing import Annotated

from magie._records import IntRow
from magie.deal.codes import ALL_KINDS, NO_CARD, Phase
from magie.deal.layout import GameState
from magie.deal.tables import Edition
from magie.machine import compiled

# In place of the card another seat has chosen to pass on: there is one, nobody may know which.
SOME_CARD = ALL_KINDS


class SeatKnowledge:
    """A game as one seat sees it."""

    seat: int
    # The game with everything hidden blanked: another hand holds only the cards everybody saw going in (its size is
    # right), the draw pile has a size and no cards.
    table: GameState
    pool: Annotated[
        IntRow, ALL_KINDS
    ]  # cards it has not seen: in other hands, chosen to be passed on, in the draw pile
    pool_size: int


@compiled
def is_open_hand(game: GameState, seat: int) -> bool:
    """Does everybody see this hand? The hand of who laid down, and all of them when the game is over."""
    return seat == game.table.layer or game.turn.phase == Phase.OVER


@compiled
def look(game: GameState, edition: Edition, seat: int, knowledge: SeatKnowledge) -> None:
    """Write into `knowledge` what this seat may know of the game."""
    knowledge.seat = seat
    knowledge.table = game
    table = knowledge.table
    for card in range(ALL_KINDS):
        knowledge.pool[card] = edition.copies[card]
        table.table.unseen[card] = 0
    for other in range(game.table.seats):
        player = table.players[other]
        is_hidden = other != seat and not is_open_hand(game, other)
        for card in range(ALL_KINDS):
            if is_hidden:
                player.hand[card] = player.known[card]
            knowledge.pool[card] -= player.hand[card]
        if player.passing != NO_CARD:
            if other == seat:
                knowledge.pool[player.passing] -= 1
            else:
                player.passing = SOME_CARD
    for place in range(edition.places[game.table.seats]):
        pile = game.piles[place]
        for index in range(pile.count):
            knowledge.pool[pile.cards[index]] -= 1
    for index in range(game.reward.count):
        knowledge.pool[game.reward.cards[index]] -= 1
    knowledge.pool_size = 0
    for card in range(ALL_KINDS):
        knowledge.pool_size += knowledge.pool[card]
