"""No type of ours damages memory.

msgspec (0.19 to 0.22, the newest there is) keeps the pattern of a text in the same row of pointers as the types inside
of lists and dictionaries, and forgets it when it counts them: `TypeNode_get_traverse_ranges` in its `_core.c` leaves
out `MS_CONSTR_STR_REGEX`. So in a union of a text with a pattern and a list, a set, a tuple of any length or a
dictionary, whatever else stands in it, the pattern is freed as if it were a type, at the latest when the process ends.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import magie

CONTAINERS = (inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.VarTupleType, inspect.DictType)
STRESS = """
import faulthandler, gc, sys, threading, typing
import msgspec
from tests.server.test_memory import structs

faulthandler.enable()
sys.setswitchinterval(1e-5)
SAMPLES = (b'{}', b'[]', b'[{}]', b'null', b'true', b'7', b'"text"', b'{"a": [1, "b", {"c": "d"}]}')


def decode(kind):
    for sample in SAMPLES:
        for read in (msgspec.json.decode, lambda raw, type: msgspec.convert(msgspec.json.decode(raw), type)):
            try:
                read(sample, type=kind)
            except msgspec.MsgspecError:
                pass


def use_and_free(kind):
    # A copy of the class, because only with a class its types are freed.
    hints = typing.get_type_hints(kind, include_extras=True)
    config = kind.__struct_config__
    fields = [(name, hints[name]) for name in kind.__struct_fields__]
    copy = msgspec.defstruct(kind.__name__, fields, kw_only=True, tag=config.tag, tag_field=config.tag_field)
    for each in (copy, dict[str, copy], list[copy] | None, *hints.values()):
        try:
            decode(each)
        except TypeError:
            pass  # what cannot be decoded on its own, such as ClassVar
    for value in SAMPLES:
        for name, hint in fields:
            try:
                msgspec.json.decode(b'{"%s": %s}' % (name.encode(), value), type=copy)
            except msgspec.MsgspecError:
                pass


def work(kinds):
    for number, kind in enumerate(kinds):
        use_and_free(kind)
        if number % 10 == 0:
            gc.collect()


kinds = sorted(structs(), key=lambda kind: kind.__qualname__)
threads = [threading.Thread(target=work, args=(kinds[start::3] + kinds[:20],)) for start in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
gc.collect()
print(len(kinds))
"""


def structs() -> set[type[msgspec.Struct]]:
    """Every class of messages, files and answers there is in Magie."""
    for module in pkgutil.walk_packages([*magie.__path__], "magie."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found: set[type[msgspec.Struct]] = set()
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            if kind not in found:
                found.add(kind)
                waiting.append(kind)
    return {kind for kind in found if kind.__module__.startswith("magie.")}


def unions(kind: inspect.Type, seen: set[Any]) -> Iterator[inspect.UnionType]:
    """The unions in a type, in all depth."""
    own_class = getattr(kind, "cls", None)
    if own_class is not None and own_class in seen:
        return
    seen.add(own_class)
    if isinstance(kind, inspect.UnionType):
        yield kind
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        for each in value if isinstance(value, list | tuple) else (value,):
            inner = each.type if isinstance(each, inspect.Field) else each
            if isinstance(inner, inspect.Type):
                yield from unions(inner, seen)


def bare(kind: inspect.Type) -> inspect.Type:
    return bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def is_freed_wrongly(union: inspect.UnionType) -> bool:
    kinds = [bare(kind) for kind in union.types]
    has_pattern = any(isinstance(kind, inspect.StrType) and kind.pattern is not None for kind in kinds)
    return has_pattern and any(isinstance(kind, CONTAINERS) for kind in kinds)


def test_no_type_has_the_shape_that_is_freed_wrongly() -> None:
    kinds = structs()
    assert len(kinds) > 250
    for kind in kinds:
        for union in unions(inspect.type_info(kind), set()):
            assert not is_freed_wrongly(union), (kind, union)


def test_the_shape_is_recognised() -> None:
    # Made by hand: msgspec would already free the pattern of such a type while it is looked at.
    text, plain = inspect.StrType(pattern="^a$"), inspect.StrType(min_length=1, max_length=40)
    number = inspect.IntType()
    assert is_freed_wrongly(inspect.UnionType((number, inspect.Metadata(text), inspect.ListType(number))))
    assert is_freed_wrongly(inspect.UnionType((text, inspect.DictType(plain, number))))
    assert not is_freed_wrongly(inspect.UnionType((plain, inspect.ListType(number))))
    assert not is_freed_wrongly(inspect.UnionType((text, number, inspect.TupleType((number, number)))))


@pytest.mark.parametrize("allocator", ["debug", "malloc"])
def test_every_type_can_be_used_and_freed(allocator: str) -> None:
    """In several threads, with an allocator that notices what is freed twice or written beyond its end."""
    environment = {**os.environ, "PYTHONMALLOC": allocator, "MALLOC_CHECK_": "3", "MALLOC_PERTURB_": "165"}
    environment["MAGIE_RULES"] = "interpreted"
    done = subprocess.run(
        [sys.executable, "-c", STRESS], capture_output=True, text=True, check=False, env=environment, timeout=600
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 250
