"""What a hand promises: whole sets, houses, tokens, bonus cards, and the danger of Chance."""

from __future__ import annotations

import pytest

from magie import Game
from magie._records import new_records
from magie.bots.deal.hand_value import cards_amiss, hand_value, list_deeds, recount
from magie.bots.deal.knowledge import SeatKnowledge, look
from magie.bots.deal.levels import level, traits_of
from magie.bots.deal.outlook import weigh_reach
from magie.bots.deal.workspace import Workspace
from magie.deal.codes import ALL_SETS
from magie.text.deal.match import DealMatch
from tests.bots.deal.cards import cards

GREEN = ["hofplein", "blaak", "coolsingel"]
DARK_BLUE = ["leidschestraat", "kalverstraat"]


def hand_in_workspace(hand: list[str], *, reach: int = 0) -> Workspace:
    """A workspace with this hand of at most ten cards, and the same chance for every card that is not in it."""
    workspace = new_records(Workspace)[0]
    workspace.limit = 10
    for card in hand:
        workspace.hand[cards().card_numbers[card]] += 1
    for number in range(len(cards().card_ids)):
        workspace.reach[number] = reach
    list_deeds(cards().tables[0], workspace)
    for group in range(ALL_SETS):
        recount(cards().tables[0], workspace, group)
    return workspace


def worth(hand: list[str], *, reach: int = 0, **settings: int) -> int:
    traits = traits_of([level("random", {"magie": [0, 300, 600, 1000, 1000], **settings})])
    return int(hand_value(cards().tables[0], traits[0], hand_in_workspace(hand, reach=reach)))


@pytest.mark.parametrize(
    ("hand", "euros"),
    [
        (GREEN, 350),
        (GREEN[:2], 0),
        ([*GREEN, "h1", "h2"], 1050),
        ([*GREEN, "h2"], 350),
        ([*GREEN, "token", "token"], 1050),
        ([*GREEN, "h1", "h2", "h3", "h4", "hotel", "token"], 4500),
        ([*GREEN, *DARK_BLUE, "h1"], 350 + 800),
        (["station_zuid", "station_oost"], 250),
        (["electriciteitsbedrijf", "waterleiding", "go", "magie"], 500 + 200 + 300),
    ],
)
def test_a_hand_that_cannot_grow_is_worth_what_it_would_earn(hand: list[str], euros: int) -> None:
    assert worth(hand) == euros


def test_what_may_come_counts_with_its_chance() -> None:
    assert worth(GREEN[:2], reach=500) > worth(GREEN[:1], reach=500) > 0
    assert worth(GREEN[:2], reach=600) > worth(GREEN[:2], reach=300)


def test_chance_is_a_danger_to_who_fears_it_and_a_joker_to_who_lays_down() -> None:
    held = [*GREEN, "chance"]
    assert worth(held, fear=1000) == 0
    assert worth(held, fear=400) == 210
    assert worth(held, fear=0) == 350
    sure = {"out": "1000/1000/1000/1000/1000/1000/1000/1000"}
    row = traits_of([level("random", {**sure, "fear": 1000})])
    assert hand_value(cards().tables[0], row[0], hand_in_workspace(held)) == 700  # a token on green
    completing = hand_in_workspace([*GREEN[:2], "chance", "token"])
    assert hand_value(cards().tables[0], row[0], completing) == 700  # green, with the real token


@pytest.mark.parametrize(
    ("hand", "amiss"),
    [
        ([*GREEN, *DARK_BLUE, "h1", "h1", "h2", "token", "go"], 0),
        ([*GREEN, "h1", "h1", "h2", "token", "go", "magie", "magie"], 1),
        ([*GREEN[:2], *DARK_BLUE, "h1", "h2", "token", "go", "magie", "magie"], 1),
        ([*GREEN[:2], *DARK_BLUE, "h1", "h2", "chance", "go", "magie", "magie"], 0),
        ([*DARK_BLUE, "spui", "neude", "brink", "h1", "token", "go", "magie", "magie"], 2),
    ],
)
def test_how_many_cards_are_in_the_way_of_laying_down(hand: list[str], amiss: int) -> None:
    assert cards_amiss(cards().tables[0], hand_in_workspace(hand)) == amiss


def test_a_card_on_top_of_a_pile_is_nearer_than_one_that_nobody_has_seen() -> None:
    game = Game(cards(), 4, seed=8)
    game.play_chance()
    assert isinstance(game.match, DealMatch)
    knowledge = new_records(SeatKnowledge)[0]
    workspace = new_records(Workspace)[0]
    look(game.match.games[0], cards().tables[0], 0, knowledge)
    weigh_reach(knowledge, cards().tables[0], traits_of([level("shrewd")])[0], workspace)
    top = int(game.match.record.piles[1].cards[0])
    unseen = next(card for card in range(28) if knowledge.pool[card])
    own = next(card for card in range(28) if knowledge.table.players[0].hand[card])
    assert workspace.reach[top] > workspace.reach[unseen] > workspace.reach[own] == 0
