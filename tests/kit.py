"""What the tests of every edition do with a game: name what happened, what is possible, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from magie import Game, IllegalAction


def kinds(game: Game, seat: int | None = None) -> set[str]:
    """What a seat may do now, by kind."""
    return {action.do for action in game.legal_actions(seat)}


def names(events: Sequence[Mapping[str, Any]]) -> list[str]:
    """The kinds of the events, in order."""
    return [str(event["event"]) for event in events]


def told(events: Sequence[Mapping[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [dict(event) for event in events if event["event"] == kind]


def payments(events: Sequence[Mapping[str, Any]]) -> list[tuple[int | str, int | str, int]]:
    """Who paid whom how much."""
    return [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")]


def cited(event: Mapping[str, Any]) -> list[str]:
    """Every clause an event rests on."""
    return [event["clause"], *event.get("also", ())] if "clause" in event else []


def cites(events: Sequence[Mapping[str, Any]], clause: str) -> bool:
    """Does one of the events rest on this clause?"""
    return any(clause in cited(event) for event in events)


def refused(
    game: Game,
    action: str | Mapping[str, Any],
    seat: int | None = None,
    *,
    code: str | None = None,
    clause: str | None = None,
) -> IllegalAction:
    """The action is refused, with this code and by this clause if they are named, and changes nothing; the refusal."""
    before = game.match.snapshot()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, seat=seat)
    assert code is None or caught.value.code == code, str(caught.value)
    assert clause is None or clause in caught.value.clauses
    assert game.match.snapshot() == before
    return caught.value


def impossible(game: Game, outcome: Mapping[str, Any]) -> IllegalAction:
    """Chance cannot have this outcome now, and trying changes nothing; the refusal."""
    before = game.match.snapshot()
    with pytest.raises(IllegalAction) as caught:
        game.apply_chance(outcome)
    assert game.match.snapshot() == before
    return caught.value
