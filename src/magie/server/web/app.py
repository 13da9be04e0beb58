"""The ASGI application: REST and the live connections."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from magie.server.bank.banks import Banks
from magie.server.host.lan import LocalNetwork
from magie.server.live.hub import Hub
from magie.server.problems import TableError
from magie.server.store.errors import StoreError
from magie.server.web import answers
from magie.server.web.bank_live import BankConnection
from magie.server.web.live import RoomConnection
from magie.server.web.rest import routes
from magie.server.web.routes import reading

Figures = Callable[[], Awaitable[str]]


def create_app(hub: Hub, lan: LocalNetwork | None = None, figures: Figures | None = None) -> Starlette:
    """The application around a hub. Whoever made the hub closes it. `lan` can let other devices in.

    `figures` are those of the whole server, where the hub is not all of it.
    """
    banks = Banks(hub)

    async def connect(socket: WebSocket) -> None:
        await RoomConnection(socket, hub, socket.path_params["room"]).serve()

    async def connect_to_bank(socket: WebSocket) -> None:
        await BankConnection(socket, banks, socket.path_params["bank"]).serve()

    app = Starlette(
        routes=[
            *(Route(route.path, reading(route.endpoint), methods=[route.method]) for route in routes(hub, banks)),
            Route("/api/openapi.json", _describe),
            WebSocketRoute("/api/rooms/{room}/live", connect),
            WebSocketRoute("/api/banks/{bank}/live", connect_to_bank),
        ],
        exception_handlers={
            TableError: answers.on_table_error,
            StoreError: answers.on_store_error,
            HTTPException: answers.on_http_error,
        },
    )
    app.state.hub = hub
    app.state.lan = lan
    app.state.figures = figures
    return app


async def _describe(request: Request) -> Response:
    from magie.server.web.openapi import openapi_document  # the whole schema, which hardly anybody asks for

    return answers.answer(openapi_document())
