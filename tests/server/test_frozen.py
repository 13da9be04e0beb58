"""The quick way to look at a game shows what the slow way shows."""

from __future__ import annotations

import pytest

from magie import Game
from magie.server.log.frozen import FrozenGame
from tests.server.worlds import names_for, played


@pytest.mark.parametrize("edition", ["classic", "tempo", "cards", "millionaire", "banking"])
@pytest.mark.parametrize("seed", [1, 2])
def test_it_is_the_same_picture(edition: str, seed: int) -> None:
    game = Game(edition, names_for(3), seed=seed)
    for number, line in enumerate(played(edition, 3, seed, 250, ("resign",))):
        if "chance" in line:
            game.apply_chance(line)
        else:
            actor = line.pop("by" if "by" in line else "seat")
            game.apply(line, seat=actor)
        if number % 4:
            continue  # one position in four takes long enough
        picture = FrozenGame(game)
        for seat in (None, 0, 1, 2):
            assert repr(picture.view(seat)) == repr(game.view(seat)), "the same, down to the types"
        for seat in range(3):
            actions, partners = picture.legal(seat)
            slow = game.legal_actions(seat)
            assert actions == [action for action in slow if action.do != "offer"]
            assert partners == sorted({action["to"] for action in slow if action.do == "offer"})
