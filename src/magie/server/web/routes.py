"""What a REST path is: the application and its OpenAPI page are made from a list of these."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magie._structs import convert
from magie.server.problems import TableError

Endpoint = Callable[..., Awaitable[Response]]


@dataclass(frozen=True)
class Route:
    """A path, what it takes and what it gives. `answers` and `body` are types of the schema or media types."""

    method: str
    path: str
    endpoint: Endpoint
    answers: Any
    body: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    needs: str | None = None  # which token
    is_body_optional: bool = False
    failing: int | None = None  # the status with which the same answer says that something fails
    query: tuple[str, ...] = ()  # parameters behind the question mark, by their names in `openapi.QUERY`


@dataclass(frozen=True)
class Called:
    """In the annotation of a parameter: its name in the address, where that is no name in Python."""

    name: str


@dataclass(frozen=True)
class Parameter:
    """An argument of an endpoint that is part of the address."""

    name: str
    called: str
    kind: Any
    default: Any

    def read(self, request: Request) -> Any:
        """Its value. Raises TableError if it is none of its kind."""
        text = request.path_params.get(self.called, request.query_params.get(self.called))
        if text is None and self.default is not inspect.Parameter.empty:
            return self.default
        try:
            return convert(text, self.kind, strict=False)
        except msgspec.ValidationError:
            raise TableError("command/unreadable", detail=self.called) from None


def reading(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as a function of the request alone: its other arguments are read from the address, by type."""
    wanted = inspect.signature(endpoint, eval_str=True).parameters
    takes_request = "request" in wanted
    parameters = []
    for name, each in wanted.items():
        if name != "request":
            names = [extra.name for extra in get_args(each.annotation)[1:] if isinstance(extra, Called)]
            parameters.append(Parameter(name, (names or [name])[0], each.annotation, each.default))

    async def called(request: Request) -> Response:
        arguments = {parameter.name: parameter.read(request) for parameter in parameters}
        if takes_request:
            arguments["request"] = request
        return await endpoint(**arguments)

    return called
