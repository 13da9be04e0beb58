"""From bytes to messages and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from magie._structs import decode

Kind = TypeVar("Kind")
_writer = msgspec.json.Encoder()


class Unparsable(ValueError):
    """A message that is not what it should be; the text says where."""


def read_body(raw: bytes, kind: type[Kind]) -> Kind:
    """A body of the given type; Unparsable if it is none."""
    return _guarded(lambda: decode(raw, kind))


def read_with(decoder: msgspec.json.Decoder[Kind], raw: str | bytes) -> Kind:
    """What the decoder makes of a frame; Unparsable if it is none."""
    return _guarded(lambda: decoder.decode(raw))


def _guarded(read: Callable[[], Kind]) -> Kind:
    try:
        return read()
    except RecursionError:
        # Deeply nested JSON ends the decoder this way, not with an error of its own.
        raise Unparsable("nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Unparsable(str(problem)[:200]) from None


def write(value: Any) -> bytes:
    """The JSON of an answer or a frame."""
    return _writer.encode(value)
