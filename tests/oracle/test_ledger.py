"""A ledger that only hears the events agrees with the table on every balance, deed, building and mortgage."""

from __future__ import annotations

import pytest

import magie
from magie import Game
from magie.lab.random_games import play_random_games
from magie.testing import Chooser, Ledger, random_step, variant_combinations

BOARDS = [name for name in magie.edition_names() if magie.load_edition(name).file.family == "board"]
TABLES = [(edition, variants) for edition in BOARDS for variants in variant_combinations(edition)]


def _listen(game: Game, ledger: Ledger, steps: int, seed: int) -> None:
    chooser = Chooser(seed)
    for _ in range(steps):
        if game.outcome is not None:
            return
        ledger.hear(random_step(game, chooser))
        assert ledger.differences(game.position()) == [], game.record()


@pytest.mark.parametrize(("edition", "variants"), TABLES, ids=str)
def test_events_explain_a_game_from_the_start(edition: str, variants: tuple[str, ...]) -> None:
    game = Game(edition, 4, seed=31, variants=variants)
    ledger = Ledger.of_start(game.edition, game.seats)
    ledger.hear(game.events)
    assert ledger.differences(game.position()) == []
    _listen(game, ledger, 150, 31)


@pytest.mark.parametrize("rounds", [15, 40, 80])
@pytest.mark.parametrize("edition", BOARDS)
def test_events_explain_a_game_from_the_middle(edition: str, rounds: int) -> None:
    loaded = magie.load_edition(edition)
    run = play_random_games(loaded, 4, seed=rounds, rounds=rounds)
    game = Game(loaded, 4, seed=rounds)
    game.match.restore(run.last_state)
    _listen(game, Ledger.of_position(loaded, game.position()), 200, rounds)


def test_money_that_moves_without_an_event_is_noticed() -> None:
    game = Game("classic", 3, seed=1)
    ledger = Ledger.of_start(game.edition, 3)
    ledger.hear(event for event in game.events if event.get("to") != 2)
    assert ledger.differences(game.position()) == [
        "money of 2: heard 0, table 30000",
        "money of bank: heard -60000, table -90000",
    ]


def test_a_building_without_an_event_is_noticed() -> None:
    deeds = {name: {"owner": 0} for name in ("badstrasse", "turmstrasse")}
    game = Game.from_position({"edition": "classic", "players": [{}, {}], "deeds": deeds}, seed=1)
    ledger = Ledger.of_position(game.edition, game.position())
    events = game.apply("build badstrasse")
    ledger.hear(event for event in events if event["event"] != "built")
    assert ledger.differences(game.position()) == ["levels of badstrasse: heard 0, table 1"]
