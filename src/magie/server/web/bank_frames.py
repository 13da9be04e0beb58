"""Reading what devices send to a bank. Of a profile no box could have, the field is named."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from magie._structs import decoder
from magie.reader.profile import BadProfile
from magie.server.bank.schema import BankClientFrame, read_bank_frame
from magie.server.problems import TableError
from magie.server.schema.wire import Unparsable, read_body, read_with
from magie.server.web.connection import BadFrame

Kind = TypeVar("Kind")


class _Id(msgspec.Struct):
    id: str | None = None


_ids: msgspec.json.Decoder[_Id] = decoder(_Id)


def frame_of(text: str) -> BankClientFrame:
    """A device's frame. Raises Unparsable, BadFrame."""
    try:
        return read_bank_frame(text)
    except Unparsable as problem:
        fault = profile_fault(str(problem))
        if fault is None:
            raise
        found = read_with(_ids, text).id  # what comes after the profile may be no JSON at all
        raise BadFrame("bank/profile", found, field=fault[0], problem=fault[1]) from None


async def bank_body(request: Request, kind: type[Kind]) -> Kind:
    """The body as a struct of the schema. Raises TableError."""
    try:
        return read_body(await request.body(), kind)
    except Unparsable as problem:
        fault = profile_fault(str(problem))
        if fault is not None:
            raise TableError("bank/profile", field=fault[0], problem=fault[1]) from None
        raise TableError("command/unreadable", detail=str(problem)) from None


def profile_fault(text: str) -> tuple[str, str] | None:
    """The field and the problem of a BadProfile, of which msgspec keeps the words only."""
    field, separator, rest = text.partition(": ")
    problem = rest.split(" ")[0]
    try:
        fault = BadProfile(field, problem)
    except ValueError:
        return None
    known = ("too_small", "too_large", "off_step", "not_above_small_key", "not_above_least")
    return (fault.field, fault.problem) if separator and fault.problem in known else None
