"""What of all this is published: the bodies and answers of the REST paths, and structures as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from magie.server.schema.editions import EditionData, Editions
from magie.server.schema.log import LogPage
from magie.server.schema.operation import Health, House
from magie.server.schema.problem import Problem
from magie.server.schema.replays import RecordChecked, Replay, ReplayState, ReplayStates, ReplaySteps
from magie.server.schema.requests import BotSeat, Join, Move, MyTokens, NewRoom, OpenSeat, Rematch, Reveal, Start
from magie.server.schema.rooms import Created, Joined, MyGames, RoomAnswer
from magie.server.schema.shapes import FAMILIES, SHAPES
from magie.server.schema.values import SHAPE
from magie.text.shapes import union_of

BODIES = (NewRoom, Join, Start, Reveal, Move, Rematch, BotSeat, OpenSeat, MyTokens)
ANSWERS = (
    Problem,
    Editions,
    EditionData,
    Created,
    Joined,
    RoomAnswer,
    MyGames,
    LogPage,
    RecordChecked,
    Replay,
    ReplaySteps,
    ReplayState,
    ReplayStates,
    Health,
    House,
)

# Structures in these packages are called by the package, so that they can move between its files.
_IN_A_FILE_OF = re.compile(rb"\b(magie\.server\.schema|magie\.text\.board\.position)\.\w+\.(\w+)")
# Published names do not follow code that moves: where structures are, and under which module they were published.
_PUBLISHED_UNDER = {
    b"magie.editions.board.schema.": b"magie.editions.schema.",
    b"magie.editions.deal.schema.": b"magie.editions.deal_schema.",
}


def json_schema(types: Iterable[Any], reference: str) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """The JSON Schema of each type, and of every structure inside them by its name.

    Of structures with the same name in several modules the name is a long one, with the module in front.
    `reference` is how one is referred to, with `{name}`. Actions and events are there as unions: see `shapes.SHAPES`.
    """
    asked = [*types, *map(union_of, SHAPES.values())]
    made = msgspec.json.encode(msgspec.json.schema_components(asked, ref_template=reference))
    for module, published in _PUBLISHED_UNDER.items():
        made = made.replace(module, published)
    outer, definitions = _with_shapes(msgspec.json.decode(_IN_A_FILE_OF.sub(rb"\1.\2", made)), reference)
    unions = dict(zip(SHAPES, outer[-len(SHAPES) :], strict=True))
    for name, families in FAMILIES.items():
        unions[name] = {"anyOf": [{"$ref": reference.format(name=family)} for family in families]}
    return outer[: -len(SHAPES)], definitions | unions


def _with_shapes(value: Any, reference: str) -> Any:
    """A reference to its union in place of each open object that is marked as an action or an event."""
    if isinstance(value, list):
        return [_with_shapes(item, reference) for item in value]
    if not isinstance(value, dict):
        return value
    if SHAPE in value:
        return {"$ref": reference.format(name=value[SHAPE])}
    return {key: _with_shapes(item, reference) for key, item in value.items()}
