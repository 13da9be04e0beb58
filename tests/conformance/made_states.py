"""States that Hypothesis makes: positions from the middle of games with cash, owners and mortgages of its own."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import magie
from magie.testing import Chooser, random_step, variant_combinations

STEPS = 150  # of random play before a position is changed
ENOUGH = {"classic": 10, "tempo": 10, "millionaire": 8, "banking": 8, "cards": 6}


@st.composite
def changed_positions(draw: st.DrawFn, edition: str) -> dict[str, Any]:
    """The position of a random game, with some of what lies on the table moved about."""
    variants = draw(st.sampled_from(variant_combinations(edition)))
    seats, seed = draw(st.integers(2, 4)), draw(st.integers(0, 999))
    game = magie.Game(edition, seats, seed=seed, variants=list(variants))
    chooser = Chooser(seed)
    for _ in range(draw(st.integers(1, STEPS))):
        if game.outcome is not None:
            break
        random_step(game, chooser)
    position = game.position()
    amounts = [0, *(player.get("cash", 0) for player in position["players"])]
    for player in position["players"]:
        if "cash" in player and draw(st.booleans()):
            player["cash"] = draw(st.sampled_from(amounts))
        if "square" in player and draw(st.booleans()):
            player["square"] = draw(st.sampled_from(game.edition.square_ids))
    for deed in position.get("deeds", {}).values():
        if draw(st.booleans()):
            deed["owner"] = draw(st.integers(0, seats - 1))
        if draw(st.booleans()):
            deed["mortgaged"] = not deed.get("mortgaged", False)
    return position


def made_starts() -> list[dict[str, Any]]:
    """Some states of each edition that the rules take, the same ones every time."""
    return [start for edition, enough in ENOUGH.items() for start in _starts_of(edition, enough)]


def _starts_of(edition: str, enough: int) -> list[dict[str, Any]]:
    taken: list[dict[str, Any]] = []

    @settings(
        max_examples=4 * enough,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(changed_positions(edition))
    def collect(position: dict[str, Any]) -> None:
        try:
            game = magie.Game.from_position(position)
        except magie.MagieError:
            return
        if game.outcome is None and len(taken) < enough:
            taken.append(
                {
                    "edition": edition,
                    "variants": position.get("variants", []),
                    "seats": game.seats,
                    "seed": len(taken),
                    "state": game.match.snapshot().hex(),
                }
            )

    collect()
    return taken
