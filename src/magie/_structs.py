"""Reading structures, in any thread. All of Magie reads them through here.

msgspec (0.22, the newest there is) works out what it must know of a class when the class is first used, runs Python
meanwhile, and lets other threads use what is not finished: they read a null pointer, and the process ends. So a type is
made ready first, by one thread at a time; after that it does not change any more.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

Kind = TypeVar("Kind")
_making = threading.RLock()
_ready: set[Any] = set()


def decode(raw: bytes | str, kind: type[Kind]) -> Kind:
    """What a JSON text says, as this type. Raises msgspec.MsgspecError."""
    _make_ready(kind)
    return msgspec.json.decode(raw, type=kind)


def convert(value: Any, kind: type[Kind], *, strict: bool = True, from_attributes: bool = False) -> Kind:
    """Plain data as this type. Raises msgspec.ValidationError."""
    _make_ready(kind)
    return msgspec.convert(value, kind, strict=strict, from_attributes=from_attributes)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """For a type that is read often."""
    _make_ready(kind)
    return msgspec.json.Decoder(kind)


def packed_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The same for MessagePack."""
    _make_ready(kind)
    return msgspec.msgpack.Decoder(kind)


def _make_ready(kind: Any) -> None:
    """Whatever is in the set is whole, with all types inside it."""
    if kind not in _ready:
        with _making:
            msgspec.json.Decoder(kind)
            _ready.add(kind)
