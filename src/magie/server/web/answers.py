"""From requests to typed bodies and back: every answer is JSON of the schema, every refusal a `Problem`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from magie.server.live.hub import Hub
from magie.server.live.room import Room
from magie.server.live.tokens import HostRight, SeatRight
from magie.server.problems import TableError
from magie.server.safety.computing import AFTER_A_CROWD, Payer, payer_with
from magie.server.safety.fair_places import Crowded, FairPlaces
from magie.server.safety.gate import CLIENT
from magie.server.schema.wire import Unparsable, read_body, write
from magie.server.store.errors import StoreError
from magie.text.fluent import DEFAULT_LANGUAGE, languages

Kind = TypeVar("Kind")
JSON = "application/json"


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(write(value), status, headers={"Cache-Control": "no-store", **(headers or {})}, media_type=JSON)


async def body_of(request: Request, kind: type[Kind]) -> Kind:
    """The body as a struct of the schema. Raises TableError."""
    try:
        return read_body(await request.body(), kind)
    except Unparsable as problem:
        raise TableError("command/unreadable", detail=str(problem)) from None


def language_of(request: Request) -> str:
    """The first language of Accept-Language that is installed."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in languages():
            return language
    return DEFAULT_LANGUAGE


def payer_of(request: Request) -> Payer:
    """The address the request comes from, as far as limits count addresses."""
    return payer_with(request.scope.get(CLIENT))


@asynccontextmanager
async def place_for(request: Request, places: FairPlaces) -> AsyncIterator[None]:
    """A place for heavy work, when it is this address's turn. Raises TableError if too much of it waits already."""
    try:
        async with places.taken(payer_of(request).address):
            yield
    except Crowded:
        raise TableError("command/too-fast", seconds=AFTER_A_CROWD) from None


def token_of(request: Request) -> str | None:
    """The bearer token, if one was sent."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def right_of(request: Request, hub: Hub) -> SeatRight | HostRight:
    """The right the request brings along. Raises TableError if there is none."""
    token = token_of(request)
    if token is None:
        raise TableError("room/no-right")
    return hub.tokens.read(token)


async def viewer_of(request: Request, hub: Hub, room: Room) -> int | None:
    """Whose view the asker may have: that of the seat whose token was sent, or the public's."""
    if token_of(request) is None:
        if not room.table.setup.spectators:
            raise TableError("room/no-spectators")
        return None
    right = right_of(request, hub)
    if isinstance(right, SeatRight):
        async with room.lock:
            room.must_hold(right)
        return right.seat
    if right.room != room.id:
        raise TableError("room/no-right")
    return None


async def on_table_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    wait = error.arguments.get("seconds") if error.status == 429 else None
    headers = None if wait is None else {"Retry-After": str(wait)}
    return answer(error.problem(language_of(request)), error.status, headers)


async def on_store_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    return await on_table_error(request, TableError("command/unavailable"))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    code = {404: "command/no-path", 405: "command/no-method"}.get(status, "command/unreadable")
    arguments = {} if code != "command/unreadable" else {"detail": ""}
    headers = dict(getattr(error, "headers", None) or {})
    problem = TableError(code, **arguments).problem(language_of(request))
    return answer(problem, status if code != "command/unreadable" else 400, headers)
