"""No text and no JSON crashes a parser: it is read, or it gets one of our own errors with a sentence in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import magie
from magie import CHANCE, BrokenPosition, BrokenRecord, Game, IllegalAction, IllegalSetup, MagieError, Unreadable
from magie.testing import Chooser, random_step
from magie.testing.strategies import actions, broken, command_lines, json_values

EDITIONS = magie.edition_names()
CALM = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
DEEP = "[" * 100_000


def _problem(call: Callable[[], object]) -> MagieError | None:
    """Which of our errors the call raises, if any; every one says something. Other errors are crashes."""
    try:
        call()
    except MagieError as problem:
        said = problem
    else:
        return None
    assert str(said).strip()
    return said


def _game_in_play(edition: str, steps: int = 40) -> Game:
    game = Game(edition, 3, seed=4)
    chooser = Chooser(4)
    for _ in range(steps):
        random_step(game, chooser)
    while game.to_act == CHANCE:
        game.sample_chance()
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@CALM
@given(data=st.data())
def test_any_action_is_read_or_refused(edition: str, data: st.DataObject) -> None:
    game = Game(edition, 2, seed=1)
    kinds = st.one_of(command_lines(game.edition), actions(game.edition), json_values, json_values.map(_as_json))
    raw = data.draw(kinds)
    _problem(lambda: game.match.read_action(raw))


@pytest.mark.parametrize("edition", EDITIONS)
@CALM
@given(data=st.data())
def test_any_outcome_is_read_or_refused(edition: str, data: st.DataObject) -> None:
    game = Game(edition, 2, seed=1)
    outcome = dict(game.match.sample_chance(1))
    raw = data.draw(st.one_of(broken(outcome), json_values, json_values.map(_as_json), st.text(max_size=30)))
    before = game.match.snapshot()
    if _problem(lambda: game.apply_chance(raw)) is not None:
        assert game.match.snapshot() == before
    assert game.audit() is None


@pytest.mark.parametrize("edition", EDITIONS)
@CALM
@given(data=st.data())
def test_any_position_is_a_game_or_an_error(edition: str, data: st.DataObject) -> None:
    position = _game_in_play(edition, data.draw(st.integers(0, 60))).position()
    raw = data.draw(st.one_of(broken(position), broken(position).flatmap(_broken_again), json_values))
    readable = raw if isinstance(raw, dict) else _as_json(raw)
    if _problem(lambda: Game.from_position(readable, seed=1)) is not None:
        return
    game = Game.from_position(readable, seed=1)
    assert game.audit() is None
    assert game.to_act is not None or game.outcome is not None
    chooser = Chooser(1)
    for _ in range(4):
        if game.to_act is not None:
            random_step(game, chooser)
            assert game.audit() is None
    json.dumps(game.view(0))


def _broken_again(value: Any) -> st.SearchStrategy[Any]:
    return broken(value) if isinstance(value, dict) and value else st.just(value)


@pytest.mark.parametrize("edition", EDITIONS)
@CALM
@given(data=st.data())
def test_any_record_is_replayed_or_named_with_its_line(edition: str, data: st.DataObject) -> None:
    lines = _game_in_play(edition, 15).record().splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = data.draw(
        st.one_of(st.text(max_size=20), broken(json.loads(lines[number])).map(_as_json), json_values.map(_as_json))
    )
    lines[number] = line
    problem = _problem(lambda: Game.replay("\n".join(lines)))
    if problem is None:
        assert Game.replay("\n".join(lines)).audit() is None
    else:
        assert isinstance(problem, BrokenRecord)
        assert problem.place.startswith("line ")


@CALM
@given(
    edition=st.text(max_size=12),
    players=json_values,
    variants=st.lists(st.text(max_size=8), max_size=2),
    options=json_values,
)
def test_any_set_up_is_a_game_or_an_error(edition: str, players: Any, variants: list[str], options: Any) -> None:
    _problem(lambda: Game(edition, 3))
    _problem(lambda: Game("classic", players, seed=1))
    _problem(lambda: Game("classic", 3, seed=1, variants=variants))
    if isinstance(options, dict):
        _problem(lambda: Game("classic", 3, seed=1, options=options))


def _as_json(value: Any) -> str:
    return json.dumps(value)


BAD_POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "negative cash": ({"players": [{"cash": -1}, {}]}, "players[0].cash"),
    "more money than a record holds": ({"players": [{"cash": 10**12}, {}]}, "players[0].cash"),
    "one player": ({"players": [{}]}, "players"),
    "nine players": ({"players": [{}] * 9}, "players"),
    "an unknown key": ({"players": [{}, {}], "colour": "red"}, "position"),
    "an unknown deed": ({"players": [{}, {}], "deeds": {"nowhere": {"owner": 0}}}, "deeds.nowhere"),
    "an unknown square": ({"players": [{"square": "nowhere"}, {}]}, "players[0].square"),
    "an owner who is not there": (
        {"players": [{}, {}], "deeds": {"badstrasse": {"owner": 5}}},
        "deeds.badstrasse.owner",
    ),
    "two owners": ({"players": [{}, {}], "deeds": {"badstrasse": {"owner": [0, 1]}}}, "deeds[...].owner"),
    "five houses": (
        {"players": [{}, {}], "deeds": {"badstrasse": {"owner": 0, "houses": 5}}},
        "deeds.badstrasse.houses",
    ),
    "a word for a number": ({"players": [{"cash": "much"}, {}]}, "players[0].cash"),
    "a phase nobody knows": ({"players": [{}, {}], "phase": "siesta"}, "phase"),
    "an unknown variant": ({"players": [{}, {}], "variants": ["rich"]}, "variants"),
}


@pytest.mark.parametrize(("position", "place"), BAD_POSITIONS.values(), ids=BAD_POSITIONS)
def test_an_impossible_position_is_named_with_its_place(position: dict[str, Any], place: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        Game.from_position({"edition": "classic", **position})
    assert caught.value.place == place
    assert caught.value.problem.strip()


def test_thirty_three_houses_are_too_many() -> None:
    edition = magie.load_edition("classic")
    streets = [name for name in edition.deed_ids if edition.file.squares[name].kind == "street"]
    deeds = {name: {"owner": 0, "houses": 3} for name in streets[:11]}
    assert sum(entry["houses"] for entry in deeds.values()) == 33
    with pytest.raises(BrokenPosition, match="more houses stand than the 32 there are"):
        Game.from_position({"edition": "classic", "players": [{}, {}], "deeds": deeds})


@pytest.mark.parametrize("raw", ["", "{", "[]", "null", "7", '"x"', DEEP, '{"edition": "classic"', "\x00", "{}"])
def test_text_that_is_no_position_is_said_to_be_none(raw: str) -> None:
    with pytest.raises(MagieError) as caught:
        Game.from_position(raw)
    assert str(caught.value).strip()


@pytest.mark.parametrize(
    "raw", ["", "\n", "{", "[]", DEEP, '{"magie": 2}', '{"magie": 1}', '{"magie": 1, "edition": "x"}']
)
def test_text_that_is_no_record_is_named_with_its_line(raw: str) -> None:
    with pytest.raises(BrokenRecord, match="line 1"):
        Game.replay(raw)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "dance",
        "bid",
        "bid many",
        "bid --5",
        "bid 99999999999999",
        "build nowhere",
        "{",
        "[1]",
        DEEP,
        "offer x give 1",
        "\x00",
    ],
)
def test_text_that_is_no_action_is_unreadable(raw: str) -> None:
    game = Game("classic", 2, seed=1)
    game.play_chance()
    before = game.match.snapshot()
    with pytest.raises(Unreadable):
        game.apply(raw)
    assert game.match.snapshot() == before


@pytest.mark.parametrize(
    "players", [0, 1, 9, -3, 10**20, True, 2.5, "Ada", None, ["Ada"], ["Ada", ""], ["Ada", 7], ["A" * 99, "B"]]
)
def test_a_table_that_cannot_be_set_is_refused(players: Any) -> None:
    with pytest.raises(IllegalSetup):
        Game("classic", players)


def test_an_action_of_somebody_who_is_not_there_is_refused() -> None:
    game = Game("classic", 2, seed=1)
    game.play_chance()
    for seat in (-1, 2, 8, 10**20):
        with pytest.raises(IllegalAction):
            game.apply("roll", seat=seat)
