"""REST of the machine the server runs on: whether it can keep games, letting others in the house join, figures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from magie.server.host.lan import LocalNetwork, link, picture
from magie.server.metrics import CONTENT_TYPE
from magie.server.problems import TableError
from magie.server.safety.client import Client
from magie.server.safety.gate import CLIENT
from magie.server.schema.operation import Health, StoreTrouble
from magie.server.schema.operation import House as LanAnswer
from magie.server.store.base import Store
from magie.server.store.condition import sentence_about
from magie.server.store.errors import Unavailable
from magie.server.web.answers import answer, language_of
from magie.server.web.routes import Route
from magie.version import VERSION

PagePath = Annotated[str, Meta(max_length=400)]
LinkNumber = Annotated[int, Meta(ge=0, le=99)]
SVG = "image/svg+xml"
FAILING = 503  # a load balancer sends people elsewhere


def operation_routes() -> list[Route]:
    async def health(request: Request) -> Response:
        store: Store = request.app.state.hub.store
        # One that fails is tried again by itself; to ask it now might take long.
        if store.condition.cause is None:
            try:
                await store.check()
            except Unavailable:
                if store.condition.cause is None:  # it is being closed
                    raise
        cause = store.condition.cause
        if cause is None:
            return answer(Health(status="ok", version=VERSION))
        trouble = StoreTrouble(cause=cause, sentence=sentence_about(cause, language_of(request)))
        return answer(Health(status="failing", version=VERSION, store=trouble), FAILING)

    async def lan(request: Request, path: PagePath = "/") -> Response:
        return answer(_told(request, path))

    async def open_lan(request: Request, path: PagePath = "/") -> Response:
        _must_be_here(request)
        link("", path)  # before anything is opened
        await _lan(request).open()
        return answer(_told(request, path))

    async def close_lan(request: Request, path: PagePath = "/") -> Response:
        _must_be_here(request)
        link("", path)
        await _lan(request).close()
        return answer(_told(request, path))

    async def lan_picture(request: Request, path: PagePath = "/", link: LinkNumber = 0) -> Response:
        links = _told(request, path).links
        if link >= len(links):
            raise TableError("command/no-network")
        return Response(picture(links[link]), media_type=SVG, headers={"Cache-Control": "no-store"})

    async def metrics(request: Request) -> Response:
        client = _client(request)
        if client is None or not client.is_local:
            raise TableError("command/only-here")
        figures = request.app.state.figures
        text = request.app.state.hub.metrics.text() if figures is None else await figures()
        return Response(text, media_type=CONTENT_TYPE)

    query = ("path",)
    return [
        Route("GET", "/api/health", health, Health, failing=FAILING),
        Route("GET", "/api/house", lan, LanAnswer, refusals=(400,), query=query),
        Route("PUT", "/api/house", open_lan, LanAnswer, refusals=(400, 403, 409), query=query),
        Route("DELETE", "/api/house", close_lan, LanAnswer, refusals=(400, 403), query=query),
        Route("GET", "/api/house/picture", lan_picture, SVG, refusals=(400, 409), query=("path", "link")),
        Route("GET", "/api/metrics", metrics, CONTENT_TYPE.partition(";")[0], refusals=(403,)),
    ]


def _client(request: Request) -> Client | None:
    found: Client | None = request.scope.get(CLIENT)
    return found


def _lan(request: Request) -> LocalNetwork:
    """The house of this process. There is none in a program that has made the application itself."""
    found: LocalNetwork | None = getattr(request.app.state, "lan", None)
    if found is None:
        raise TableError("command/no-network")
    return found


def _may_open(request: Request) -> bool:
    client = _client(request)
    lan: LocalNetwork | None = getattr(request.app.state, "lan", None)
    return client is not None and client.is_local and lan is not None and lan.may_open


def _must_be_here(request: Request) -> None:
    if not _may_open(request):
        raise TableError("command/only-here")


def _told(request: Request, path: str) -> LanAnswer:
    link("", path)
    client = _client(request)
    lan: LocalNetwork | None = getattr(request.app.state, "lan", None)
    if client is None or lan is None:
        return LanAnswer(is_open=False, may_open=False, has_visitor=False, links=[])
    return LanAnswer(
        is_open=lan.is_open,
        may_open=_may_open(request),
        has_visitor=lan.has_visitor,
        links=[link(base, path) for base in lan.addresses(client)],
    )
