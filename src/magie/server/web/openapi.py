"""The REST paths as an OpenAPI document, from the list of routes and the types of the schema."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from magie.bank.actions import MOST_CARDS
from magie.server.bank import schema as bank
from magie.server.host.lan import PATH
from magie.server.replay.replays import MOST_STATES, MOST_STEPS
from magie.server.schema.published import ANSWERS, BODIES, json_schema
from magie.server.schema.values import MOST_SEATS
from magie.server.web.answers import JSON
from magie.server.web.rest import PAGE, routes
from magie.server.web.routes import Route
from magie.version import VERSION

REF = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "room": {"type": "string", "pattern": "^[0-9A-Za-z_-]{8,40}$"},
    "record": {"type": "string", "pattern": "^[0-9A-Za-z_-]{8,40}$"},
    "bank": {"type": "string", "pattern": "^[0-9A-Za-z_-]{8,40}$"},
    "card": {"type": "integer", "minimum": 1, "maximum": MOST_CARDS},
    "code": {"type": "string", "minLength": 1, "maxLength": 20},
    "name": {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1},
    "step": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}
QUERY: dict[str, dict[str, Any]] = {
    "since": {
        "description": f"rows after this one, at most {PAGE}",
        "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000_000, "default": 0},
    },
    "path": {
        "description": "the page of the client that other devices are to open",
        "schema": {"type": "string", "maxLength": 400, "pattern": f"^{PATH.pattern}$", "default": "/"},
    },
    "from": {
        "description": "the first step",
        "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000, "default": 0},
    },
    "count": {
        "description": f"how many steps; with their positions at most {MOST_STATES}",
        "schema": {"type": "integer", "minimum": 1, "maximum": MOST_STEPS, "default": MOST_STATES},
    },
    "eyes": {
        "description": "a seat, or the public",
        "schema": {"type": "string", "pattern": "^(public|[0-7])$", "default": "public"},
    },
    "link": {
        "description": "which of the links of GET /api/house",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99, "default": 0},
    },
}


@cache
def openapi_document() -> dict[str, Any]:
    """OpenAPI 3.1 for every REST path."""
    _, components = json_schema([*BODIES, *ANSWERS, *bank.BODIES, *bank.ANSWERS], REF)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes(None, None):
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Magie", "version": VERSION, "summary": "The table server: what happens once."},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", route.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    operation: dict[str, Any] = {
        "operationId": route.endpoint.__name__,
        "responses": {
            str(route.status): {"description": "done", "content": _content(route.answers)},
            **{str(status): _refusal() for status in sorted({*route.refusals, *_refusals_of_all(route)})},
        },
    }
    if route.failing is not None:
        shapes = [_content(route.answers)[JSON]["schema"], {"$ref": REF.format(name="Problem")}]
        content = {JSON: {"schema": {"anyOf": shapes}}}
        operation["responses"][str(route.failing)] = {"description": "failing, or refused", "content": content}
    parameters += [{"name": name, "in": "query", "required": False, **QUERY[name]} for name in route.query]
    if route.path == "/api/editions/{name}":
        operation["responses"]["304"] = {"description": "you have it already"}
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": not route.is_body_optional, "content": _content(route.body)}
    if route.needs is not None:
        operation["security"] = [{"token": []}, *([{}] if route.needs.endswith("none") else [])]
        operation["description"] = f"Token: {route.needs}."
    return operation


def _refusals_of_all(route: Route) -> set[int]:
    """What can happen to any request: at the door, on the way, or because the store is away."""
    has_parameters = "{" in route.path or bool(route.query)
    return {403, 421, 429, 503} | ({400} if has_parameters else set()) | ({413} if route.body is not None else set())


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    (shape,), _ = json_schema([kind], REF)
    return {JSON: {"schema": shape}}


def _refusal() -> dict[str, Any]:
    return {"description": "refused", "content": {JSON: {"schema": {"$ref": REF.format(name="Problem")}}}}
