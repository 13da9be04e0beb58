"""What a REST path is: the application and its OpenAPI page are made from a list of these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

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
    query: tuple[str, ...] = ()  # parameters behind the question mark, by their names in `openapi.QUERY`
