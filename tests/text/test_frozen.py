"""The quick way to look at a game shows what reading its record field by field shows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from magie import Game
from magie._frozen import freeze, record_of
from magie._records import dtype_of, new_records
from magie.board.layout import OutcomeRow
from magie.editions import load_edition
from magie.text.board.match import BoardMatch
from magie.text.board.position import write_position as write_board_position
from magie.text.board.view import write_view as write_board_view
from magie.text.deal.match import DealMatch
from magie.text.deal.position import write_position as write_deal_position
from magie.text.deal.view import write_view as write_deal_view
from tests.server.worlds import names_for, played


class Row(list[int]):
    """A row of numbers, read one by one."""

    def tolist(self) -> list[int]:
        return list(self)


def field_by_field(found: Any) -> Any:
    """A numpy record as plain numbers under the same names, each read by itself."""
    if isinstance(found, np.record):
        assert found.dtype.names is not None
        return SimpleNamespace(**{name: field_by_field(found[name]) for name in found.dtype.names})
    if isinstance(found, np.ndarray):
        if found.dtype.names is None and found.ndim == 1:
            return Row(int(found[place]) for place in range(len(found)))
        return tuple(field_by_field(found[place]) for place in range(len(found)))
    return int(found)


def read_slowly(game: Game, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position and the view, every field from the engine's own record."""
    match = game.match
    if isinstance(match, DealMatch):
        state = field_by_field(match.games[0])
        return write_deal_position(state, match.edition), write_deal_view(match, state, seat, game.names)
    assert isinstance(match, BoardMatch)
    board = field_by_field(match.games[0])
    return write_board_position(board, match.edition), write_board_view(match, board, seat, game.names)


def as_listed(game: Game, seat: int) -> list[dict[str, Any]]:
    """The legal actions of a seat, each from its own row of the engine, none remembered from before."""
    match = game.match
    assert isinstance(match, BoardMatch | DealMatch)
    rows = np.frombuffer(match._legal_rows()[seat], dtype_of(match.rules.layout.ActionRow))
    return [dict(match._action_of(row)) for row in rows]


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


@pytest.mark.parametrize("edition", ["classic", "tempo", "cards", "millionaire", "banking"])
def test_the_numbers_of_an_edition_are_its_tables(edition: str) -> None:
    loaded = load_edition(edition)

    def plain(value: Any) -> Any:
        if isinstance(value, SimpleNamespace):
            return tuple(plain(each) for each in vars(value).values())
        return tuple(plain(each) for each in value) if isinstance(value, list | tuple) else value

    assert loaded.numbers == plain(field_by_field(loaded.tables[0]))
    assert isinstance(loaded.numbers.clause[0], int)


@pytest.mark.parametrize("edition", ["classic", "cards"])
def test_a_single_number_is_the_one_of_the_record(edition: str) -> None:
    match = Game(edition, 3, seed=1).match
    assert isinstance(match, BoardMatch | DealMatch)
    game: Any = match.games[0]
    game.turn.on_turn, game.table.clock = 2, 77
    assert (match.on_turn(), match.seconds_played()) == (2, 77)
    name = "cash" if edition == "classic" else "money"
    setattr(game.players[2], name, 41)
    assert match._number("players", 2, name) == 41


def test_what_is_told_is_read_in_the_thread_that_plays() -> None:
    """Records that the engine writes into are one thread's own."""

    def play(seed: int) -> str:
        game = Game("classic", 3, seed=seed)
        for _ in range(150):
            game.play_chance()
            if game.to_act is None:
                break
            game.apply(game.legal_actions()[0])
        return repr(game.events)

    alone = [play(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, range(8))) == alone


def test_nobody_can_write_to_a_frozen_record() -> None:
    match = Game("classic", 3, seed=1).match
    assert isinstance(match, BoardMatch)
    with pytest.raises(AttributeError):
        match.record.table.pot = 1


def test_rows_go_in_as_they_come_out() -> None:
    values = {"kind": 3, "seat": -1, "dice": [2, 5], "weight": 1}
    made = record_of(OutcomeRow, values)
    by_hand = new_records(OutcomeRow)
    by_hand[0].kind, by_hand[0].seat, by_hand[0].weight = 3, -1, 1
    by_hand[0].dice[0], by_hand[0].dice[1] = 2, 5
    assert made.tobytes() == by_hand.tobytes()
    assert freeze(made)[0].dice.tolist() == [2, 5, 0]
    assert freeze(record_of(OutcomeRow, {}))[0].dice.tolist() == [0, 0, 0]
