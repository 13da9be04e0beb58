"""A check that cannot fail proves nothing: games that break one promise each, and the check that must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magie import Game
from magie.testing import BrokenPromise, check_game
from magie.text.actions import LegalActions
from magie.text.board import choices
from magie.text.board.match import BoardMatch


def _leaks_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardMatch.view

    def view(match: BoardMatch, seat: int | None, names: Any) -> dict[str, Any]:
        return {**honest(match, seat, names), "decks": match.position().get("decks")}

    monkeypatch.setattr(BoardMatch, "view", view)


def _rolls_other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardMatch.apply_chance

    def apply_chance(match: BoardMatch, outcome: Any) -> Any:
        return honest(match, match.chance_outcomes()[0][0])

    monkeypatch.setattr(BoardMatch, "apply_chance", apply_chance)


def _forgets_a_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardMatch.legal_actions

    def legal_actions(match: BoardMatch, seat: int) -> LegalActions:
        return LegalActions(action for action in honest(match, seat) if action.do != "mortgage")

    monkeypatch.setattr(BoardMatch, "legal_actions", legal_actions)


def _promises_too_high_a_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = choices._range

    def too_wide(match: BoardMatch, kind: str, example: choices.Example) -> dict[str, int]:
        limits = honest(match, kind, example)
        return {**limits, "most": limits["most"] + 1}

    monkeypatch.setattr(choices, "_range", too_wide)


def _takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardMatch, "restore", lambda match, snapshot: None)


def _hides_a_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardMatch._told

    def told(match: BoardMatch) -> list[dict[str, Any]]:
        return [event for event in honest(match) if event["event"] != "paid"]

    monkeypatch.setattr(BoardMatch, "_told", told)


def _forgets_the_turn_in_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardMatch.position
    monkeypatch.setattr(BoardMatch, "position", lambda match: {**honest(match), "ply": 0})


def _loses_a_line_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.record
    monkeypatch.setattr(Game, "record", lambda game: "\n".join(honest(game).splitlines()[:-1]) + "\n")


@pytest.mark.parametrize(
    "breaks",
    [
        _leaks_the_pile,
        _rolls_other_dice,
        _forgets_a_legal_action,
        _promises_too_high_a_bid,
        _takes_nothing_back,
        _hides_a_payment,
        _forgets_the_turn_in_positions,
        _loses_a_line_of_the_record,
    ],
    ids=lambda breaks: breaks.__name__.strip("_"),
)
def test_a_broken_promise_is_noticed(
    breaks: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks(monkeypatch)
    # Whichever is met first: the check's own complaint, or an error of the broken game itself.
    with pytest.raises(BrokenPromise):
        check_game("classic", 3, seeds=range(1, 9), actions=60, stride=4)
