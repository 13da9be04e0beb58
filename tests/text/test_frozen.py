"""The quick way to look at a game shows what reading its record field by field shows."""

from __future__ import annotations

from typing import Any

import pytest

from magie import Game
from magie.text.board.match import BoardMatch
from magie.text.board.position import write_position as write_board_position
from magie.text.board.view import write_view as write_board_view
from magie.text.deal.match import DealMatch
from magie.text.deal.position import write_position as write_deal_position
from magie.text.deal.view import write_view as write_deal_view
from tests.server.worlds import names_for, played


def read_slowly(game: Game, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position and the view, every field from the engine's own record."""
    match = game.match
    if isinstance(match, DealMatch):
        state = match.games[0]
        return write_deal_position(state, match.edition), write_deal_view(match, state, seat, game.names)
    assert isinstance(match, BoardMatch)
    board = match.games[0]
    return write_board_position(board, match.edition), write_board_view(match, board, seat, game.names)


def as_listed(game: Game, seat: int) -> list[dict[str, Any]]:
    """The legal actions of a seat, each from its own row of the engine, none remembered from before."""
    match = game.match
    assert isinstance(match, BoardMatch | DealMatch)
    rows: Any = match._legal_rows(seat)
    return [dict(match._action_of(row)) for row in rows.view(type(match.games))] if len(rows) else []


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
        for seat in (None, 0, 1, 2):
            position, view = read_slowly(game, seat)
            assert repr(game.position()) == repr(position), "the same, down to the types"
            assert repr(game.view(seat)) == repr(view), "the same, down to the types"
        for seat in range(3):
            listed = as_listed(game, seat)
            assert repr([action.plain() for action in game.legal_actions(seat)]) == repr(listed)
            actions, partners = game.match.actions_and_partners(seat)
            assert [action.plain() for action in actions] == [each for each in listed if each["do"] != "offer"]
            assert partners == sorted({action["to"] for action in listed if action["do"] == "offer"})


def test_a_record_is_frozen_anew_after_every_change() -> None:
    game = Game("classic", 3, seed=1)
    game.play_chance()
    match = game.match
    assert isinstance(match, BoardMatch)
    before = match.record
    assert match.record is before, "nothing has changed"
    assert game.copy().match.record is before  # type: ignore[attr-defined]
    match.games[0].players[0].cash += 1  # by whatever way it changes
    assert match.record.players[0].cash == before.players[0].cash + 1
    game.apply("roll")
    after = match.record
    game.undo()
    assert match.record != after and match.record.table.ply == before.table.ply


def test_nobody_can_write_to_a_frozen_record() -> None:
    match = Game("classic", 3, seed=1).match
    assert isinstance(match, BoardMatch)
    with pytest.raises(AttributeError):
        match.record.table.pot = 1
