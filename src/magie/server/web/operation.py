"""REST of the machine the server runs on: letting others in the house join, and figures for the operator."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from magie.server.host.lan import House, link, picture
from magie.server.metrics import CONTENT_TYPE
from magie.server.problems import TableError
from magie.server.safety.client import Client
from magie.server.safety.gate import CLIENT
from magie.server.schema.operation import House as HouseAnswer
from magie.server.web.answers import answer
from magie.server.web.routes import Route

PagePath = Annotated[str, Meta(max_length=400)]
LinkNumber = Annotated[int, Meta(ge=0, le=99)]
SVG = "image/svg+xml"


def operation_routes() -> list[Route]:
    async def house(request: Request, path: PagePath = "/") -> Response:
        return answer(_told(request, path))

    async def open_house(request: Request, path: PagePath = "/") -> Response:
        _must_be_here(request)
        link("", path)  # before anything is opened
        await _house(request).open()
        return answer(_told(request, path))

    async def close_house(request: Request, path: PagePath = "/") -> Response:
        _must_be_here(request)
        link("", path)
        await _house(request).close()
        return answer(_told(request, path))

    async def house_picture(request: Request, path: PagePath = "/", link: LinkNumber = 0) -> Response:
        links = _told(request, path).links
        if link >= len(links):
            raise TableError("command/no-network")
        return Response(picture(links[link]), media_type=SVG, headers={"Cache-Control": "no-store"})

    async def metrics(request: Request) -> Response:
        client = _asker(request)
        if client is None or not client.is_local:
            raise TableError("command/only-here")
        return Response(request.app.state.hub.metrics.text(), media_type=CONTENT_TYPE)

    query = ("path",)
    return [
        Route("GET", "/api/house", house, HouseAnswer, refusals=(400,), query=query),
        Route("PUT", "/api/house", open_house, HouseAnswer, refusals=(400, 403, 409), query=query),
        Route("DELETE", "/api/house", close_house, HouseAnswer, refusals=(400, 403), query=query),
        Route("GET", "/api/house/picture", house_picture, SVG, refusals=(400, 409), query=("path", "link")),
        Route("GET", "/api/metrics", metrics, CONTENT_TYPE.partition(";")[0], refusals=(403,)),
    ]


def _asker(request: Request) -> Client | None:
    found: Client | None = request.scope.get(CLIENT)
    return found


def _house(request: Request) -> House:
    """The house of this process. There is none in a program that has made the application itself."""
    found: House | None = getattr(request.app.state, "house", None)
    if found is None:
        raise TableError("command/no-network")
    return found


def _may_open(request: Request) -> bool:
    client = _asker(request)
    house: House | None = getattr(request.app.state, "house", None)
    return client is not None and client.is_local and house is not None and house.may_open


def _must_be_here(request: Request) -> None:
    if not _may_open(request):
        raise TableError("command/only-here")


def _told(request: Request, path: str) -> HouseAnswer:
    link("", path)
    client = _asker(request)
    house: House | None = getattr(request.app.state, "house", None)
    if client is None or house is None:
        return HouseAnswer(is_open=False, may_open=False, has_visitor=False, links=[])
    return HouseAnswer(
        is_open=house.is_open,
        may_open=_may_open(request),
        has_visitor=house.has_visitor,
        links=[link(base, path) for base in house.addresses(client)],
    )
