"""The compiled driver plays by the rules of `Game`: its games can be replayed there to the very same positions."""

from __future__ import annotations

import numpy as np
import pytest

from magie import Game, load_edition
from magie._records import new_records
from magie.board.layout import ActionRow
from magie.bots.board.batch import decision_key
from magie.bots.board.entry import decide_one
from magie.bots.board.prepare import workspace_for
from magie.bots.board.rows import row_of
from magie.bots.board.runs import play_board_batch
from magie.bots.results import bot_at
from magie.text.board.action_rows import from_row

REPLAYED = 200
ROUNDS = 300
SEED = 31


def replay(name: str, lineup: list[str], index: int) -> tuple[bytes, bytes]:
    """A game of the driver, and the same decisions put to `Game.apply` one by one: both final positions."""
    edition = load_edition(name)
    rows = [row_of(bot, name) for bot in lineup]
    played = play_board_batch(edition, rows, seed=SEED, first=index, count=1, rounds=ROUNDS)
    result = played.results[0]
    seed = int(result.seed)
    game = Game(edition, len(lineup), seed=seed)
    workspaces = [workspace_for(edition, row) for row in rows]
    actions = new_records(ActionRow)
    game.play_chance()
    for _ in range(int(result.decisions)):
        seat = game.to_act
        assert isinstance(seat, int)
        state = np.frombuffer(bytearray(game._match.snapshot()), np.asarray(played.last).dtype)
        bot = bot_at(seat, int(result.rotation), len(lineup))
        key = decision_key(seed, seat, int(state[0]["table"]["ply"]))
        decide_one(state, edition.tables, workspaces[bot], seat, key, actions)  # type: ignore[arg-type]
        game.apply(from_row(actions[0], edition), seat=seat)
        game.play_chance()
    return np.asarray(played.last)[:1].tobytes(), game._match.snapshot()


@pytest.mark.parametrize("part", range(8))
def test_two_hundred_games_of_four_steady_bots_are_the_same_through_apply(part: int) -> None:
    for index in range(part, REPLAYED, 8):
        driver, table = replay("classic", ["steady"] * 4, index)
        assert driver == table, f"game {index}"


@pytest.mark.parametrize("name", ["tempo", "banking", "millionaire"])
def test_games_of_the_other_boards_are_the_same_through_apply(name: str) -> None:
    for index in range(3):
        driver, table = replay(name, ["shrewd", "novice", "steady"], index)
        assert driver == table, f"game {index}"


@pytest.mark.parametrize("name", ["classic", "tempo", "banking", "millionaire"])
def test_every_action_is_legal_and_every_position_sound(name: str) -> None:
    edition = load_edition(name)
    rows = [row_of(bot, name) for bot in ("shrewd", "steady", "novice", "random")]
    assert len(np.asarray(play_board_batch(edition, rows, seed=3, count=40, checked=True).results)) == 40


def test_a_game_does_not_depend_on_where_its_run_began() -> None:
    edition = load_edition("classic")
    rows = [row_of(bot, "classic") for bot in ("shrewd", "steady", "novice", "random")]
    whole = np.asarray(play_board_batch(edition, rows, seed=8, count=12).results)
    part = np.asarray(play_board_batch(edition, rows, seed=8, first=7, count=5).results)
    assert whole[7:].tobytes() == part.tobytes()


def test_games_of_a_block_share_their_luck_and_rotate_the_seats() -> None:
    rows = [row_of("steady", "classic")] * 4
    results = np.asarray(play_board_batch(load_edition("classic"), rows, seed=8, count=8).results)
    assert results["rotation"].tolist() == [0, 1, 2, 3] * 2
    assert len(set(results["seed"][:4].tolist())) == 1
    assert results["seed"][0] != results["seed"][4]
    # The same bots on the same seed play the same game wherever the rotation puts them.
    assert len(set(results["turns"][:4].tolist())) == 1


def test_steady_games_end() -> None:
    results = np.asarray(
        play_board_batch(load_edition("classic"), [row_of("steady", "classic")] * 4, seed=1, count=2000).results
    )
    assert results["cut_off"].mean() < 0.02
