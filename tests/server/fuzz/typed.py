"""Values of a type of the schema: valid, and otherwise anything. What is known of the state is preferred."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import inspect

from tests.server.fuzz.spoiling import NASTY_TEXTS, Spoiler
from tests.server.kit import new_id

Known = Mapping[str, Sequence[Any]]  # by the name of a field: values that mean something now
PREFER_KNOWN = 0.75
LEAVE_OUT = 0.5  # how often a field that may be left out is
MOST_ITEMS = 4
WIDE = 2**40  # for numbers without a bound
TRIES = 20
LETTERS = "abcdefghijklmnopqrstuvwxyzABCXYZ0189_- .äß€狼"


class Maker:
    """Makes valid values at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._spoiler = Spoiler(rng)

    def value(self, kind: inspect.Type, known: Known, name: str = "") -> Any:
        """A value of this type; `name` is the field it is for."""
        rng = self.rng
        if name in known and known[name] and rng.random() < PREFER_KNOWN:
            return rng.choice(known[name])
        match kind:
            case inspect.Metadata():
                return self.value(kind.type, known, name)
            case inspect.UnionType():
                # Nothing at all is the dullest choice.
                types = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
                is_nothing = len(types) < len(kind.types) and rng.random() < 0.2
                return None if is_nothing else self.value(rng.choice(types), known)
            case inspect.StructType():
                return self.struct(kind, known)
            case inspect.LiteralType():
                return rng.choice(kind.values)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.IntType():
                return self._whole(kind)
            case inspect.FloatType():
                return rng.choice((0.0, 0.5, 1.0, 1e9))
            case inspect.StrType():
                return self._text(kind)
            case inspect.CollectionType():
                most = min(MOST_ITEMS, kind.max_length if kind.max_length is not None else MOST_ITEMS)
                return [self.value(kind.item_type, known) for _ in range(rng.randint(kind.min_length or 0, most))]
            case inspect.DictType():
                keys = [self.value(kind.key_type, known) for _ in range(rng.randrange(3))]
                return {str(key): self.value(kind.value_type, known) for key in keys}
            case inspect.NoneType():
                return None
            case _:
                return self._spoiler.value()

    def struct(self, kind: inspect.StructType, known: Known) -> dict[str, Any]:
        """An object with all fields it must have, and some of the others."""
        made: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field is not None else {}
        for field in kind.fields:
            if field.required or self.rng.random() >= LEAVE_OUT:
                made[field.encode_name] = self.value(field.type, known, field.encode_name)
        return made

    def _whole(self, kind: inspect.IntType) -> int:
        """A bound, a small number, or any other."""
        least = kind.ge if kind.ge is not None else kind.gt + 1 if kind.gt is not None else -WIDE
        most = kind.le if kind.le is not None else kind.lt - 1 if kind.lt is not None else WIDE
        rng = self.rng
        number = rng.choice((least, most, rng.randint(least, most), rng.randint(0, 12)))
        return max(least, min(most, number))

    def _text(self, kind: inspect.StrType) -> str:
        rng = self.rng
        least, most = kind.min_length or 0, kind.max_length if kind.max_length is not None else 60
        for _ in range(TRIES):
            length = rng.randint(least, min(most, 30)) if least < 30 else least
            candidates = (
                new_id(),
                "".join(rng.choice(LETTERS) for _ in range(max(1, length))),
                "".join(rng.choice("abcdefghij_") for _ in range(max(1, length))),
                rng.choice(NASTY_TEXTS)[:most],
                rng.randbytes(16).hex(),
                rng.randbytes(32).hex(),
            )
            text = rng.choice(candidates)
            if least <= len(text) <= most and (kind.pattern is None or re.search(kind.pattern, text)):
                return text
        return new_id()


def kinds_of(union: Any) -> dict[str, inspect.StructType]:
    """The structures of a union by their tag."""
    found = inspect.type_info(union)
    types = found.types if isinstance(found, inspect.UnionType) else (found,)
    return {str(each.tag): each for each in types if isinstance(each, inspect.StructType)}
