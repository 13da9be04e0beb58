"""`best_lay_down` and the best use of a reward, proved against trying everything."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from magie import Game, load_edition
from magie.text.deal.advice import best_lay_down
from tests.deal.brute import GROUPS, STREETS, best_after_shedding, best_by_trying, best_reward_by_trying
from tests.deal.kit import COPIES, EDITION, game_at, lay, scores
from tests.kit import told

# Hands tried; MAGIE_PROOF=2000 tries more than the usual run has time for.
ROUNDS = int(os.environ.get("MAGIE_PROOF", "300"))


def random_hand(luck: random.Random, size: int) -> list[str]:
    """A hand that often can be laid down: sets with a card missing here and there, houses in order, bonus cards."""
    left = COPIES.copy()
    hand: list[str] = []

    def take(card: str) -> None:
        if left[card] > 0 and len(hand) < size:
            left[card] -= 1
            hand.append(card)

    for group in luck.sample(list(GROUPS), luck.randint(1, 3)):
        for deed in GROUPS[group][1]:
            if luck.random() < 0.85:
                take(deed)
    for _ in range(luck.randint(0, 2)):
        for step in ["h1", "h2", "h3", "h4", "hotel"][: luck.randint(0, 5)]:
            if luck.random() < 0.85:
                take(step)
    for _ in range(luck.randint(0, 2)):
        take("chance")
    bonus = ["token", "token", "go", "magie"]
    while len(hand) < size:
        take(luck.choice(bonus) if luck.random() < 0.97 else luck.choice(list(COPIES)))
    return hand


def test_the_best_lay_down_is_as_good_as_any_found_by_trying_everything() -> None:
    luck = random.Random(20_021_002)
    possible = 0
    for _ in range(ROUNDS):
        hand = random_hand(luck, luck.choice((9, 10, 11)))
        expected = best_by_trying(hand)
        found = best_lay_down(hand, EDITION)
        assert (found.worth if found else None) == expected, sorted(hand)
        possible += expected is not None
    assert possible > ROUNDS // 5


def test_shedding_the_excess_is_chosen_as_well_as_by_trying_every_choice() -> None:
    luck = random.Random(7)
    possible = 0
    for _ in range(ROUNDS // 10):
        hand = random_hand(luck, luck.choice((11, 12)))
        expected = best_after_shedding(hand, 10)
        found = best_lay_down(hand, EDITION, keep=10)
        assert (found.worth if found else None) == expected, sorted(hand)
        possible += expected is not None
    assert possible > ROUNDS // 20


def test_with_tokens_on_stations_the_best_is_found_too() -> None:
    edition: Any = load_edition("cards", variants=("tokens_on_stations",))
    luck = random.Random(11)
    for _ in range(ROUNDS // 4):
        hand = random_hand(luck, 10)
        found = best_lay_down(hand, edition)
        assert (found.worth if found else None) == best_by_trying(hand, any_set_takes_tokens=True), sorted(hand)


def test_what_is_called_best_is_legal_and_pays_what_it_promises() -> None:
    luck = random.Random(3)
    played = 0
    while played < 20:
        hand = random_hand(luck, luck.choice((10, 11)))
        found = best_lay_down(hand, EDITION, keep=10)
        if found is None:
            continue
        game = game_at(4, {0: hand})
        game.apply(found.action)
        while game.phase == "reward_draw":
            game.sample_chance()
        unused = {"do": "attach", "sets": found.action["sets"]}
        events = game.apply(unused)
        majority = sum(event["amount"] for event in told(events, "majority") if event.get("seat") == 0)
        starts = sum(event["card"] == "go" for event in told(events, "attached")) * 200
        assert scores(events)[0] == found.worth + majority + starts
        played += 1


def random_reward(luck: random.Random, hand: Sequence[str], sets: dict[str, list[str]]) -> list[str]:
    """Five cards, often those that Chance cards stand for or that fit what lies."""
    left = COPIES.copy()
    left.subtract(hand)
    wanted = [card.removeprefix("chance:") for cards in sets.values() for card in cards if card.startswith("chance:")]
    street = luck.choice(STREETS)
    wanted += [*GROUPS[street][1], "h1", "h2", "h3", "h4", "hotel", "token", "chance", "station_oost", "station_noord"]
    reward: list[str] = []
    while len(reward) < 5:
        card = luck.choice(wanted) if luck.random() < 0.8 else luck.choice(list(COPIES))
        if left[card] > 0:
            left[card] -= 1
            reward.append(card)
    return reward


def test_the_best_use_of_a_reward_is_as_good_as_any_found_by_trying_everything() -> None:
    luck = random.Random(5)
    tried = freed = 0
    while tried < ROUNDS // 8:
        hand = random_hand(luck, 10)
        found = best_lay_down(hand, EDITION)
        if found is None:
            continue
        sets = found.action["sets"]
        reward = random_reward(luck, hand, sets)
        game = game_at(4, {0: hand}, unseen=reward)
        game.apply(lay(sets))
        for card in reward:
            game.apply_chance({"chance": "reward", "card": card})
        beside = hand.count("token") - sum(cards.count("token") for cards in sets.values())
        expected = best_reward_by_trying(sets, beside, reward)
        events = game.apply(game.match.best_reward())  # type: ignore[attr-defined]
        got = sum(event["amount"] for event in told(events, "set_scored") if event["seat"] == 0)
        assert got == expected, (sorted(hand), sets, reward)
        tried += 1
        freed += bool(told(events, "chance_freed"))
    assert freed > ROUNDS // 80


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_best_lay_down_is_among_the_legal_actions(players: int) -> None:
    hand = ["spui", "plein", "lange_poten", "h1", "token", "go", "go", "magie", "magie", "magie", "magie"]
    limit = {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}[players]
    game: Game = game_at(players, {0: hand[:limit]})
    best = best_lay_down(hand[:limit], EDITION)
    assert best is not None
    assert best.action in game.legal_actions()
    assert Counter(game.view(0)["players"][0]["hand"]) == Counter(hand[:limit])
