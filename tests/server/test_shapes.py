"""Actions and events are published as they are: every kind, and every argument of the kinds that really come up."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import jsonschema_rs
import pytest

from magie.board import codes as board
from magie.deal import codes as deal
from magie.editions import edition_names
from magie.editions.deal.edition import DealEdition
from magie.game import Game
from magie.server.log.views import event_for
from magie.testing import Chooser, random_step
from magie.text.board import actions as board_actions
from magie.text.board import events as board_events
from magie.text.deal import actions as deal_actions
from magie.text.deal import events as deal_events
from magie.text.match import CHANCE
from tests.server.published import definitions, judge, kinds_of

PATIENCE = 1200  # steps of a game at random


def words(codes: type[IntEnum]) -> set[str]:
    return {code.name.lower() for code in codes if code.name != "NONE"}


@pytest.mark.parametrize(
    "union, kinds, table",
    [
        ("BoardAction", words(board.Do), set(board_actions.ARGUMENTS)),
        ("DealAction", words(deal.Do), set(deal_actions.ARGUMENTS)),
        ("BoardEvent", words(board.EventKind), {kind.name.lower() for kind in board_events.FIELDS}),
        ("DealEvent", words(deal.EventKind), {kind.name.lower() for kind in deal_events.FIELDS}),
    ],
)
def test_every_kind_is_published(union: str, kinds: set[str], table: set[str]) -> None:
    assert kinds_of(union) == kinds == table


@pytest.mark.parametrize(
    "structure, field",
    [
        ("Entry", "do"),
        ("Entry", "events"),
        ("ReplayStep", "do"),
        ("ReplayStep", "events"),
        ("SeatChoices", "actions"),
        ("Suggestion", "actions"),
        ("Command", "do"),
        ("TryStep", "do"),
        ("Tried", "events"),
        ("HandScore", "events"),
    ],
)
def test_messages_refer_to_them(structure: str, field: str) -> None:
    schema = definitions()[structure]["properties"][field]
    wanted = {"$ref": "#/$defs/Event" if field == "events" else "#/$defs/Action"}
    assert wanted in (schema, schema.get("items"), *schema.get("anyOf", ()))


def test_nothing_is_left_open_where_an_action_or_event_stands() -> None:
    assert "x-shape" not in str(definitions())


@pytest.mark.parametrize("edition", edition_names())
def test_what_happens_in_whole_games_is_what_is_published(edition: str) -> None:
    """Chosen at random, as every seat and the public are told; and every action that could have been chosen."""
    for seed in range(3):
        game = Game(edition, players=3, seed=seed)
        family = "Deal" if isinstance(game.edition, DealEdition) else "Board"
        events, actions = judge(f"{family}Event"), judge(f"{family}Action")
        tell, chooser = event_for(game.edition), Chooser(seed)
        happened, steps = game.events, 0
        while True:
            for event in happened:
                for viewer in (None, *range(game.seats)):
                    _approve(events, tell(event, viewer))
            if game.outcome is not None:
                break
            for action in game.legal_actions():
                _approve(actions, dict(action))
            steps += 1
            happened = _go_on(game, chooser, is_late=steps > PATIENCE)


def _go_on(game: Game, chooser: Chooser, *, is_late: bool) -> list[dict[str, Any]]:
    """A random step; late in a game on a board people give up, because played at random it need not end by itself."""
    if is_late and game.to_act != CHANCE and not isinstance(game.edition, DealEdition):
        return game.apply("resign")
    return random_step(game, chooser)


def _approve(by: jsonschema_rs.Draft201909Validator, told: dict[str, Any]) -> None:
    assert by.is_valid(told), told


@pytest.mark.parametrize(
    "union, right, wrong",
    [
        ("BoardEvent", {"event": "lap", "seat": 1, "laps": 2}, {"event": "lap", "seat": 1}),
        ("BoardEvent", {"event": "lap", "seat": 1, "laps": 2}, {"event": "lap", "seat": 1, "laps": "2"}),
        ("BoardEvent", {"event": "lap", "seat": 1, "laps": 2}, {"event": "lap", "seat": 1, "laps": 2, "more": 3}),
        ("BoardEvent", {"event": "freed", "seat": 1, "how": "fine"}, {"event": "freed", "seat": 1, "how": "none"}),
        ("DealEvent", {"event": "shed", "seat": 0, "card": "go"}, {"event": "shed", "seat": 0}),
        ("BoardAction", {"do": "bid", "amount": 10}, {"do": "bid", "amount": 1.5}),
        ("BoardAction", {"do": "offer", "to": 1, "give": {"cash": 5}}, {"do": "offer", "give": {"cash": 5}}),
        ("DealAction", {"do": "swap", "with": 1}, {"do": "swap"}),
    ],
)
def test_the_judge_can_refuse(union: str, right: dict[str, Any], wrong: dict[str, Any]) -> None:
    assert judge(union).is_valid(right)
    assert not judge(union).is_valid(wrong)
