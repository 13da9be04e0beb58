"""Tables of card players for the tests: games in progress, and the same game with other hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from magie import Game
from magie._records import Batch, new_records
from magie.bots.deal import entry
from magie.bots.deal.knowledge import SeatKnowledge
from magie.bots.deal.levels import Row, level, traits_of
from magie.bots.deal.player import CardPlayer
from magie.bots.deal.search import Search
from magie.bots.limits import Limit
from magie.bots.luck import luck_of
from magie.deal.codes import ALL_KINDS, NO_CARD
from magie.deal.layout import ActionRow, GameState
from magie.editions import load_edition
from magie.editions.deal.edition import DealEdition
from magie.text.actions import Action

LEVELS = ("random", "novice", "steady", "shrewd", "rollout")


def cards(**options: Any) -> DealEdition:
    edition = load_edition("cards", **options)
    assert isinstance(edition, DealEdition)
    return edition


def quick(name: str) -> Row:
    """A level as it is, except that searching is kept short."""
    return level(name, {"simulations": 4, "candidates": 6} if name == "rollout" else {})


def asked(game: Game, bot: CardPlayer, seat: int) -> Action:
    """What the bot does in the game now, with the luck a table would give it."""
    view = game.view(seat)
    luck = luck_of("deal", game.seed, seat, int(view.get("ply", 0)))
    action = bot.decide(view, game.legal_actions(seat), Limit(), luck)
    assert action is not None
    return action


def decisions(game: Game, rows: list[Row]) -> Iterator[tuple[int, Action]]:
    """Play the game to its end; before each decision its seat and what its bot does."""
    bots = [CardPlayer(cards(), row) for row in rows]
    game.play_chance()
    while (seat := game.to_act) is not None:
        assert isinstance(seat, int)
        action = asked(game, bots[seat], seat)
        yield seat, action
        game.apply(action)
        game.play_chance()


def with_other_secrets(games: Batch[GameState], seat: int, rng: Random) -> Batch[GameState]:
    """The same game for this seat: all cards it cannot see change places."""
    twin = games.copy()
    game = twin[0]
    seats = int(game.table.seats)
    hidden = [
        other for other in range(seats) if other != seat and other != game.table.layer
    ]  # whoever laid down shows the hand
    pool = [card for card in range(ALL_KINDS) for _ in range(game.table.unseen[card])]
    for other in hidden:
        player = game.players[other]
        pool += [card for card in range(ALL_KINDS) for _ in range(player.hand[card] - player.known[card])]
        if player.passing != NO_CARD:
            pool.append(int(player.passing))
    rng.shuffle(pool)
    for other in hidden:
        player = game.players[other]
        free = int(player.hand_size) - sum(player.known.tolist())
        for card in range(ALL_KINDS):
            player.hand[card] = player.known[card]
        for _ in range(free):
            player.hand[pool.pop()] += 1
        if player.passing != NO_CARD:
            player.passing = pool.pop()
    for card in range(ALL_KINDS):
        game.table.unseen[card] = pool.count(card)
    return twin


def chosen_by(games: Batch[GameState], edition: DealEdition, row: Row, seat: int, key: int) -> bytes:
    """What the compiled policy does when it is handed the whole game, hidden cards and all."""
    traits = traits_of([row])
    knowledges: Batch[SeatKnowledge] = new_records(SeatKnowledge)
    searches: Batch[Search] = new_records(Search)
    actions: Batch[ActionRow] = new_records(ActionRow)
    entry.begin_search(games, edition.tables, knowledges, traits, searches, seat, key)
    while row.simulations > 0 and searches[0].stage < 3:
        entry.go_on(edition.tables, knowledges, traits, searches, row.simulations)
    entry.end_search(traits, searches, actions)
    return actions.tobytes()


def hero_wins(results: Any) -> tuple[float, float]:
    """How often the first bot of the line-up won, and the half width of the 95% interval, over blocks."""
    seats = int(results["seats"][0])
    hero = (-results["rotation"]) % seats
    shared = np.array([int(bits).bit_count() for bits in results["winners"]])
    wins = ((results["winners"] >> hero) & 1) / shared
    blocks = wins.reshape(-1, seats).mean(axis=1)
    return float(blocks.mean()), 1.96 * float(blocks.std(ddof=1)) / len(blocks) ** 0.5
