"""The compiled driver and a table of people play the same games: same rules, same luck, same decisions."""

from __future__ import annotations

import pytest

from magie import Game
from magie.bots.deal.batch import play_deal_batch
from magie.text.deal.match import DealMatch
from tests.bots.deal.cards import cards, decisions, quick

LINE_UPS = [
    ["shrewd", "steady"],
    ["steady", "random", "shrewd"],
    ["random", "novice", "steady", "shrewd"],
    ["rollout", "shrewd", "novice", "steady"],
    ["shrewd", "novice", "steady", "steady", "random"],
    ["rollout", "steady", "novice", "shrewd", "shrewd", "steady"],
]


@pytest.mark.parametrize("names", LINE_UPS, ids=lambda names: f"{len(names)}-{names[0]}")
def test_a_batch_is_replayed_through_game(names: list[str]) -> None:
    rows = [quick(name) for name in names]
    seats = len(rows)
    for result in play_deal_batch(cards(), rows, seed=31, first=seats - 1, count=2):
        game = Game(cards(), seats, seed=int(result["seed"]))
        assert isinstance(game.match, DealMatch)
        seated = [rows[(seat + int(result["rotation"])) % seats] for seat in range(seats)]
        asked = sum(1 for _ in decisions(game, seated))
        assert asked == result["decisions"]
        assert game.outcome is not None
        assert sum(1 << seat for seat in game.outcome.winners) == result["winners"]
        assert [int(player.money) for player in game.match.record.players] == result["worth"][:6].tolist()
        assert game.match.record.table.deals == result["rounds"]
        assert game.audit() is None


def test_with_tokens_on_stations_too() -> None:
    edition = cards(variants=("tokens_on_stations",))
    played = play_deal_batch(edition, [quick("shrewd")] * 4, seed=5, count=40, checked=True)
    assert not played["cut_off"].any()
    usual = play_deal_batch(cards(), [quick("shrewd")] * 4, seed=5, count=40)
    assert played["worth"].tolist() != usual["worth"].tolist()
