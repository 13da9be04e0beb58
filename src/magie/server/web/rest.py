"""REST: what happens once. Rights come as `Authorization: Bearer TOKEN`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from magie.server.bank.banks import Banks
from magie.server.live.hub import Hub
from magie.server.live.my_games import my_games
from magie.server.live.tokens import SeatRight
from magie.server.problems import TableError
from magie.server.replay.folded_logs import FoldedLog, FoldedLogs
from magie.server.replay.records import check_upload, log_page, record_for
from magie.server.safety.fair_places import FairPlaces
from magie.server.safety.limits import Limits
from magie.server.schema.editions import EditionData, Editions
from magie.server.schema.log import LogPage
from magie.server.schema.replays import RecordChecked
from magie.server.schema.requests import BotSeat, Join, Move, MyTokens, NewRoom, OpenSeat, Rematch, Reveal, Start
from magie.server.schema.rooms import Created, Joined, MyGames, RoomAnswer
from magie.server.schema.values import MOST_SEATS
from magie.server.schema.wire import write
from magie.server.web.answers import JSON, answer, body_of, language_of, payer_of, place_for, right_of, viewer_of
from magie.server.web.bank_rest import bank_routes
from magie.server.web.operation import operation_routes
from magie.server.web.parameters import Code, EditionName, Id, Since
from magie.server.web.replays import replay_routes
from magie.server.web.routes import Route
from magie.version import VERSION

Result = TypeVar("Result")
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PAGE = 500
RECORD_TYPE = "application/jsonl"
MOST_RECORD_BYTES = 8_000_000


def routes(hub: Hub | None, banks: Banks | None) -> list[Route]:
    """All REST paths of a hub and its banks (None: only to describe them)."""
    return [
        *_editions(hub),  # type: ignore[arg-type]
        *_rooms(hub),  # type: ignore[arg-type]
        *_seats(hub),  # type: ignore[arg-type]
        *_records(hub),  # type: ignore[arg-type]
        *replay_routes(hub),  # type: ignore[arg-type]
        *bank_routes(banks),  # type: ignore[arg-type]
        *operation_routes(),
    ]


def _editions(hub: Hub) -> list[Route]:
    async def editions() -> Response:
        cards = await asyncio.to_thread(lambda: [hub.shelf.card(name) for name in hub.shelf.names()])
        return answer(Editions(editions=cards))

    async def edition(request: Request, name: EditionName) -> Response:
        card = hub.shelf.card(name)
        tag = f'"{card.hash}-{VERSION}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return answer(await asyncio.to_thread(hub.shelf.data, name), headers=headers)

    return [
        Route("GET", "/api/editions", editions, Editions),
        Route("GET", "/api/editions/{name}", edition, EditionData, refusals=(404,)),
    ]


def _rooms(hub: Hub) -> list[Route]:
    async def create(request: Request) -> Response:
        wish = await body_of(request, NewRoom)
        return answer(await hub.create(wish), 201)

    async def room_of_code(request: Request, code: Code) -> Response:
        found = await hub.find_code(code)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def room_card(request: Request, room: Id) -> Response:
        found = await hub.room(room)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def start(request: Request, room: Id) -> Response:
        found = await hub.room(room)
        wish = await body_of(request, Start) if await request.body() else Start()
        await found.start(right_of(request, hub), wish.contributions)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def reveal(request: Request, room: Id) -> Response:
        wish = await body_of(request, Reveal)
        found = await hub.room(room)
        await found.reveal(wish.contributions)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def rematch(request: Request, room: Id) -> Response:
        wish = await body_of(request, Rematch)
        grant, card = await hub.rematch(await hub.room(room), right_of(request, hub), wish.commitment)
        return answer(Joined(room=card, grant=grant))

    async def mine(request: Request) -> Response:
        wish = await body_of(request, MyTokens)
        return answer(MyGames(games=await my_games(hub, wish.tokens, language_of(request))))

    return [
        Route("POST", "/api/mine", mine, MyGames, MyTokens, refusals=(400,)),
        Route("POST", "/api/rooms", create, Created, NewRoom, 201, (400, 404, 409)),
        Route("GET", "/api/codes/{code}", room_of_code, RoomAnswer, refusals=(404, 409)),
        Route("GET", "/api/rooms/{room}", room_card, RoomAnswer, refusals=(404,)),
        Route(
            "POST",
            "/api/rooms/{room}/start",
            start,
            RoomAnswer,
            Start,
            refusals=(400, 401, 403, 404, 409),
            needs="any",
            is_body_optional=True,
        ),
        Route("POST", "/api/rooms/{room}/reveal", reveal, RoomAnswer, Reveal, refusals=(400, 404, 409)),
        Route(
            "POST",
            "/api/rooms/{room}/rematch",
            rematch,
            Joined,
            Rematch,
            refusals=(400, 401, 403, 404, 409),
            needs="seat",
        ),
    ]


def _seats(hub: Hub) -> list[Route]:
    async def join(request: Request, room: Id) -> Response:
        wish = await body_of(request, Join)
        found = await hub.room(room)
        grant = await found.seating.join(wish)
        return answer(Joined(room=found.table.card(language_of(request)), grant=grant), 201)

    async def arrange(request: Request, room: Id, seat: SeatNumber) -> Response:
        wish: Any = await body_of(request, BotSeat | OpenSeat)  # type: ignore[arg-type]
        found = await hub.room(room)
        await found.seating.arrange(right_of(request, hub), seat, wish if isinstance(wish, BotSeat) else None)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def leave(request: Request, room: Id, seat: SeatNumber) -> Response:
        found = await hub.room(room)
        right = _own(right_of(request, hub), seat)
        await found.seating.leave(right)
        return answer(RoomAnswer(room=found.table.card(language_of(request))))

    async def move(request: Request, room: Id, seat: SeatNumber) -> Response:
        found = await hub.room(room)
        wish = await body_of(request, Move)
        grant = await found.seating.move(_own(right_of(request, hub), seat), wish.id)
        return answer(Joined(room=found.table.card(language_of(request)), grant=grant))

    refusals = (400, 401, 403, 404, 409)
    return [
        Route("POST", "/api/rooms/{room}/seats", join, Joined, Join, 201, (400, 403, 404, 409)),
        Route(
            "PUT",
            "/api/rooms/{room}/seats/{seat}",
            arrange,
            RoomAnswer,
            BotSeat | OpenSeat,
            refusals=refusals,
            needs="host",
        ),
        Route("DELETE", "/api/rooms/{room}/seats/{seat}", leave, RoomAnswer, refusals=refusals, needs="seat"),
        Route(
            "POST",
            "/api/rooms/{room}/seats/{seat}/move",
            move,
            Joined,
            Move,
            refusals=refusals,
            needs="seat",
        ),
    ]


def _own(right: Any, seat: int) -> SeatRight:
    if not isinstance(right, SeatRight) or right.seat != seat:
        raise TableError("room/no-right")
    return right


def _records(hub: Hub) -> list[Route]:
    limits = Limits() if hub is None else hub.settings.limits
    logs = FoldedLogs(hub.store) if hub is not None else None
    # One place is left for others, so one address has not all of them.
    readings = FairPlaces(
        limits.logs_at_once, most_each=max(1, limits.logs_at_once - 1), waiting_each=limits.logs_waiting
    )

    async def about_log(request: Request, room: str, question: Callable[[FoldedLog, int | None], Result]) -> Result:
        """What can be said of a room's whole log to the asker."""
        viewer = await viewer_of(request, hub, await hub.room(room))
        assert logs is not None
        async with place_for(request, readings):
            return await logs.ask(room, lambda log: question(log, viewer))

    async def record(request: Request, room: Id) -> Response:
        def written(log: FoldedLog, viewer: int | None) -> tuple[str, str]:
            return log.table.setup.edition, record_for(log.table, log.rows, viewer)

        edition, text = await about_log(request, room, written)
        return Response(text, media_type=RECORD_TYPE, headers=_as_file(f"{edition}.jsonl"))

    async def replay(request: Request, room: Id, since: Since = 0) -> Response:
        def written(log: FoldedLog, viewer: int | None) -> bytes:
            return write(log_page(log.table, log.rows, viewer, since, PAGE))

        page = await about_log(request, room, written)
        return Response(page, headers={"Cache-Control": "no-store"}, media_type=JSON)

    async def upload(request: Request) -> Response:
        text = _text(await request.body())
        record_id = hub.sources.room_id()
        # Only now, when all of it is here: who sends slowly keeps nobody from a place.
        check = partial(check_upload, text, hub.shelf, record_id)
        checked = await hub.computing.run(hub.computing.uploads, payer_of(request), check)
        await hub.store.save_record(record_id, text.encode(), edition=checked.edition)
        return answer(checked, 201)

    async def download(record: Id) -> Response:
        found = await hub.store.record(record)
        if found is None:
            raise TableError("room/record-not-found")
        return Response(found, media_type=RECORD_TYPE, headers=_as_file("game.jsonl"))

    return [
        Route(
            "GET", "/api/rooms/{room}/record", record, RECORD_TYPE, refusals=(401, 403, 404, 409), needs="seat or none"
        ),
        Route(
            "GET",
            "/api/rooms/{room}/log",
            replay,
            LogPage,
            refusals=(400, 401, 403, 404),
            needs="seat or none",
            query=("since",),
        ),
        Route("POST", "/api/records", upload, RecordChecked, RECORD_TYPE, 201, (400, 413, 429)),
        Route("GET", "/api/records/{record}", download, RECORD_TYPE, refusals=(404,)),
    ]


def _text(raw: bytes) -> str:
    if len(raw) > MOST_RECORD_BYTES:
        raise TableError("command/too-large", most=MOST_RECORD_BYTES)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise TableError("command/unreadable", detail="not UTF-8") from None


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
