"""The first bots, and who is asked when."""

from __future__ import annotations

from random import Random

import pytest

from magie import Game
from magie.bots.base import BoardView, View
from magie.bots.limits import Limit
from magie.bots.registry import new_bot
from magie.bots.runner import GameRunner
from magie.text.actions import Action, LegalActions

MOST_STEPS = 4000
ASKS = {"prefer": {"always_demand": True}}


def play(game: Game, names: list[str], steps: int = MOST_STEPS) -> GameRunner:
    table = GameRunner(game, [new_bot(name, game.edition) for name in names])
    for _ in range(steps):
        if table.is_over:
            break
        table.advance()
        assert game.audit() is None
    return table


@pytest.mark.parametrize("names", [["novice", "novice"], ["random", "novice", "random"]])
def test_bots_play_a_game_to_its_end(names: list[str]) -> None:
    game = Game("classic", len(names), seed=3, options={"always_demand": True})
    table = play(game, names)
    assert table.is_over and game.outcome is not None
    assert Game.replay(game.record()).position() == game.position()


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        game = Game("classic", 3, seed=11)
        play(game, ["novice", "random", "novice"], steps=120)
        records.append(game.record())
    assert records[0] == records[1]


class Listener:
    """Waits unless it must act, and remembers when it was asked."""

    def __init__(self, seat: int, asked: list[tuple[int, bool]]) -> None:
        self.seat = seat
        self.asked = asked

    def decide(self, view: View, legal: LegalActions, limit: Limit, rng: Random) -> Action | None:
        is_required = self.seat in view["required"]
        self.asked.append((self.seat, is_required))
        return legal[0] if is_required else None


def test_volunteers_are_asked_once_clockwise_and_then_the_seat_that_must_act() -> None:
    owned = {"badstrasse": {"owner": 0}, "turmstrasse": {"owner": 1}, "seestrasse": {"owner": 2}}
    game = Game.from_position(
        {"edition": "classic", "players": [{}, {}, {}], "deeds": owned, "turn": {"seat": 1}, "phase": "turn_start"}
    )
    asked: list[tuple[int, bool]] = []
    GameRunner(game, [Listener(seat, asked) for seat in range(3)]).advance()
    assert asked == [(2, False), (0, False), (1, True)]


@pytest.mark.parametrize(("cash", "answer"), [(1200, "accept"), (1199, "reject")])
def test_a_novice_trades_at_face_value(cash: int, answer: str) -> None:
    game = Game.from_position(
        {"edition": "classic", "players": [{}, ASKS], "deeds": {"badstrasse": {"owner": 1}}, "phase": "turn_start"}
    )
    game.apply(f"offer 1 give {cash} take badstrasse", seat=0)
    decision = new_bot("novice", game.edition).decide(game.view(1), game.legal_actions(1), Limit(), Random(1))
    assert decision is not None and decision.do == answer


def test_a_novice_in_debt_mortgages_the_cheapest_first() -> None:
    owned = {"badstrasse": {"owner": 0}, "schlossallee": {"owner": 0}}
    game = Game.from_position(
        {
            "edition": "classic",
            "players": [{"cash": 100, **ASKS}, {}],
            "deeds": owned,
            "phase": "turn_end",
            "debt": {"debtor": 0, "creditor": "bank", "amount": 4000, "reason": "tax"},
        }
    )
    decision = new_bot("novice", game.edition).decide(game.view(0), game.legal_actions(0), Limit(), Random(1))
    assert decision == {"do": "mortgage", "deed": "badstrasse"}


def test_a_view_is_read_with_its_gaps_filled() -> None:
    game = Game.from_position(
        {"edition": "classic", "players": [{}, {"in_jail": True, "cash": 5}], "phase": "turn_start"}
    )
    board = BoardView(game.view(0), game.edition)
    assert board.cash(0) == 30000 and board.cash(1) == 5
    assert board.square(0) == "los" and game.edition.file.squares[board.square(1)].kind == "jail"
