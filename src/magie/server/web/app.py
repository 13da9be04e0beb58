"""The ASGI application: REST, the live connection, and the client's files if they are there."""

from __future__ import annotations

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from magie.server.bank.banks import Banks
from magie.server.bank.live import live_bank
from magie.server.operation.house import House
from magie.server.problems import TableError
from magie.server.rooms.hub import Hub
from magie.server.store.errors import StoreError
from magie.server.web import answers
from magie.server.web.live import live
from magie.server.web.openapi import openapi_document
from magie.server.web.rest import add_routes
from magie.version import VERSION


def create_app(hub: Hub, house: House | None = None) -> FastAPI:
    """The application around a hub. Whoever made the hub closes it. `house` can let other devices in."""
    app = FastAPI(title="Magie", version=VERSION, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None)
    app.state.hub = hub
    app.state.house = house
    app.add_exception_handler(TableError, answers.on_table_error)
    app.add_exception_handler(StoreError, answers.on_store_error)
    app.add_exception_handler(HTTPException, answers.on_http_error)
    app.add_exception_handler(RequestValidationError, answers.on_http_error)
    banks = Banks(hub)
    add_routes(app, hub, banks)

    @app.websocket("/api/rooms/{room}/live")
    async def connect(socket: WebSocket, room: str) -> None:
        await live(socket, hub, room)

    @app.websocket("/api/banks/{bank}/live")
    async def connect_to_bank(socket: WebSocket, bank: str) -> None:
        await live_bank(socket, banks, bank)

    app.openapi = openapi_document  # type: ignore[method-assign]
    return app
