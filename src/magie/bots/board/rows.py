"""The rows of traits by name: the levels, the sparring partners, and settings laid over them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

from magie._records import Batch, dtype_of, new_records
from magie.bots.board.traits import Answering, Asking, Building, Buying, Jail, Style, Traits
from magie.errors import IllegalSetup

NAMED: dict[str, type[IntEnum]] = {
    "style": Style,
    "buying": Buying,
    "building": Building,
    "jail": Jail,
    "asking": Asking,
    "answering": Answering,
}
FILES = (
    ("magie.bots.board", "levels.toml"),
    ("magie.bots.sparring", "partners.toml"),
    ("magie.bots.sparring", "probes.toml"),
)
IMAGINED = "_imagined"  # who plays in the worlds a search imagines; not a bot one can seat
Row = dict[str, int]


@cache
def settings() -> tuple[str, ...]:
    """The names of all traits."""
    return tuple(get_type_hints(Traits))


@cache
def _tables() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for package, name in FILES:
        found |= tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return found


def row_names() -> list[str]:
    """Every bot that is a row of traits, in the order of the files; rows with an underscore are not for tables."""
    return [name for name in _tables() if not name.startswith("_")]


def read_setting(name: str, value: object) -> int:
    """A trait as a number; names of choices are read, anything else is refused with what would do."""
    if name not in settings():
        raise IllegalSetup("unknown_setting", f"there is no setting {name!r}; there are {', '.join(settings())}")
    choices = NAMED.get(name)
    if choices is not None and isinstance(value, str) and value.upper() in choices.__members__:
        return int(choices[value.upper()])
    if choices is None and isinstance(value, int):
        return int(value)
    if choices is None and isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    wanted = ", ".join(choice.name.lower() for choice in choices) if choices else "a whole number"
    raise IllegalSetup("bad_setting", f"{name} cannot be {value!r}; it is {wanted}")


def row_of(name: str, edition: str, changes: Mapping[str, object] | None = None) -> Row:
    """All traits of a bot in an edition, with changes laid over them."""
    tables = _tables()
    table = tables[name]
    row: Row = row_of(table["like"], edition) if "like" in table else dict.fromkeys(settings(), 0)
    for own in (table, table.get(edition, {}), changes or {}):
        for setting, value in own.items():
            if setting != "like" and not isinstance(value, dict):
                row[setting] = read_setting(setting, value)
    return row


def traits_of(rows: list[Row]) -> Batch[Traits]:
    """Rows as the compiled policy reads them."""
    traits = new_records(Traits, len(rows))
    for place, row in enumerate(rows):
        for name in dtype_of(Traits).names or ():
            traits[place][name] = row[name]  # type: ignore[index]
    return traits
