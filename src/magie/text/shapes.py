"""Structures of actions and events, one for each kind, made from the tables that read and write them.

They describe what is published. At run time `read_action` checks actions instead: it knows the edition's names and
says what is wrong with a sentence. Events are written by the tables themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import reduce
from operator import or_
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

Shape = type[msgspec.Struct]
Kind = TypeVar("Kind", bound=IntEnum)  # Mapping is invariant in its keys


def words_of(codes: type[IntEnum]) -> Any:
    """The type of a word that stands for one of these codes; no event and no action says `none`."""
    return Literal[tuple(code.name.lower() for code in codes if code.name != "NONE")]


def action_shapes(
    family: str, arguments: Mapping[str, Iterable[str]], reader_of: Callable[[str, str], Callable[..., Any]]
) -> dict[str, Shape]:
    """A structure for each kind of action; `reader_of` tells who reads an argument of a kind, and so of which type."""
    shapes = {}
    for kind, names in arguments.items():
        fields = []
        for name in names:
            bare = name.rstrip("?")
            fields.append(_field(bare, _type_read_by(reader_of(kind, bare)), is_optional=name.endswith("?")))
        # An unknown argument makes an action unreadable.
        shapes[kind] = msgspec.defstruct(
            _name(family, kind, "Action"), fields, tag_field="do", tag=kind, kw_only=True, forbid_unknown_fields=True
        )
    return shapes


def event_shapes(
    family: str,
    table: Mapping[Kind, Iterable[tuple[str, int, Callable[..., Any]]]],
    hidden: Mapping[str, str],
) -> dict[str, Shape]:
    """A structure for each kind of event; `hidden` is the argument that some seats are not told."""
    shapes = {}
    for code, arguments in table.items():
        kind = code.name.lower()
        fields = [
            _field(name, _type_read_by(read), is_optional=hidden.get(kind) == name) for name, _, read in arguments
        ]
        fields += [_field("clause", str, is_optional=True), _field("also", list[str], is_optional=True)]
        shapes[kind] = msgspec.defstruct(
            _name(family, kind, "Event"), fields, tag_field="event", tag=kind, kw_only=True
        )
    return shapes


def union_of(shapes: Mapping[str, Shape]) -> Any:
    """Any of these structures."""
    return reduce(or_, shapes.values())


def _name(family: str, kind: str, what: str) -> str:
    return family + "".join(word.capitalize() for word in kind.split("_")) + what


def _type_read_by(read: Callable[..., Any]) -> Any:
    return get_type_hints(read)["return"]


def _field(name: str, kind: Any, *, is_optional: bool) -> tuple[str, Any] | tuple[str, Any, UnsetType]:
    """A reader that may say None leaves the argument out."""
    parts = [part for part in get_args(kind) if part is not NoneType]
    if len(parts) < len(get_args(kind)):
        kind, is_optional = reduce(or_, parts), True
    return (name, kind | UnsetType, UNSET) if is_optional else (name, kind)
