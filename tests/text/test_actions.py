"""An action is read once: what the game's own edition has read is trusted, anything else is read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from magie import Game
from magie.errors import Unreadable
from magie.text.actions import Action
from magie.text.board import actions as board_actions
from magie.text.deal import actions as deal_actions

EDITIONS = ["classic", "tempo", "cards", "millionaire", "banking"]


def begun(edition: str) -> Game:
    game = Game(edition, 3, seed=4)
    game.play_chance()
    return game


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All that is read from here on."""
    found: list[Any] = []
    for module in (board_actions, deal_actions):

        def read(raw: Any, from_text: Any, honest: Any = module.read_fields) -> Mapping[str, Any]:
            found.append(raw)
            fields: Mapping[str, Any] = honest(raw, from_text)
            return fields

        monkeypatch.setattr(module, "read_fields", read)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_action_is_read_once_on_its_way(edition: str, readings: list[Any]) -> None:
    game = begun(edition)
    legal = game.legal_actions()[0]
    read = game.match.read_action(legal.plain())
    assert len(readings) == 1
    game.apply(read)
    assert len(readings) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_legal_action_need_not_be_read(edition: str, readings: list[Any]) -> None:
    game = begun(edition)
    for action in game.legal_actions():
        assert game.match.read_action(action) is action
    assert readings == []
    for action in game.legal_actions():
        again = game.match.read_action(action.plain())
        assert (again, str(again)) == (action, str(action)), "reading would have changed nothing"


def test_an_action_made_by_hand_is_read() -> None:
    game = begun("classic")
    with pytest.raises(Unreadable):
        game.apply(Action({"do": "fly"}))
    with pytest.raises(Unreadable):
        game.apply(Action({"do": "mortgage", "deed": "nowhere"}, "mortgage nowhere"))


def test_an_action_of_another_edition_is_read() -> None:
    """`lay_down` is no action of a board, and the decks of two boards are not the same."""
    cards, board = begun("cards"), begun("classic")
    foreign = cards.match.read_action({"do": "lay_down", "sets": {}})
    with pytest.raises(Unreadable):
        board.apply(foreign)
    deed = board.edition.deed_ids[0]
    own = board.match.read_action({"do": "mortgage", "deed": deed})
    elsewhere = begun("millionaire")
    assert deed not in elsewhere.edition.deed_ids
    with pytest.raises(Unreadable):
        elsewhere.apply(own)


def test_a_read_action_cannot_be_changed() -> None:
    game = begun("classic")
    deeds = game.edition.deed_ids
    offer = game.match.read_action({"do": "offer", "to": 1, "give": {"cash": 5}, "take": {"deeds": [deeds[0]]}})
    offer["take"]["deeds"].append("nowhere")
    dict(offer)["give"]["cash"] = "much"
    offer.plain()["take"]["deeds"].append("nowhere")
    offer.get("give")["cash"] = -1  # type: ignore[index]
    assert offer["take"]["deeds"] == [deeds[0]] and offer["give"]["cash"] == 5
