"""Every game in these tests is audited after each step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magie import Game


@pytest.fixture(autouse=True)
def the_books_are_right() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        for method in ("apply", "apply_chance"):
            monkeypatch.setattr(Game, method, _audited(getattr(Game, method)))
        yield


def _audited(step: Any) -> Any:
    def audited(game: Game, *args: Any, **kwargs: Any) -> Any:
        events = step(game, *args, **kwargs)
        assert game.audit() is None
        return events

    return audited
