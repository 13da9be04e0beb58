"""REST: looking at a game again, step by step. A finished game lies open, as its record does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from magie.server.live.hub import Hub
from magie.server.log.table import Table
from magie.server.problems import TableError
from magie.server.replay.recording import Recording, recording_of_record, recording_of_room
from magie.server.replay.records import damage_told
from magie.server.replay.replays import MOST_STATES, MOST_STEPS, Player
from magie.server.schema.replays import Replay, ReplayState, ReplayStates, ReplaySteps
from magie.server.schema.wire import write
from magie.server.web.answers import JSON, payer_of, viewer_of
from magie.server.web.parameters import Id
from magie.server.web.routes import Called, Route

StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
First = Annotated[int, Meta(ge=0, le=1_000_000), Called("from")]
HowMany = Annotated[int, Meta(ge=1, le=MOST_STEPS)]
Viewer = Annotated[str, Meta(pattern=r"^(public|[0-7])$"), Called("eyes")]
PUBLIC = "public"
Ask = Callable[[Player], Any]
Compute = Callable[[Request, Callable[[], Any]], Awaitable[Any]]


def replay_routes(hub: Hub) -> list[Route]:
    """The same four paths for rooms and for uploaded records."""
    return [*_of_rooms(hub), *_of_records(hub)]


def _of_rooms(hub: Hub) -> list[Route]:
    compute = _computer(hub)

    async def answer_about(request: Request, room: str, ask: Ask) -> Response:
        found = await hub.room(room)
        await viewer_of(request, hub, found)  # who may not watch may not look at it afterwards either
        if found.table.game_rev == 0:
            raise TableError("room/not-started")
        if found.table.phase != "over":
            raise TableError("room/not-over")

        async def make() -> Recording:
            stored = await hub.store.room(room)
            if stored is None:
                raise TableError("room/not-found")
            rows = await hub.store.read(room)
            info = stored.info
            made: Recording = await compute(
                request, lambda: recording_of_room(Table.of_setup(room, info.code, info.created, stored.setup), rows)
            )
            return made

        player = await hub.replays.player(f"room {room} {found.table.game_rev}", make)
        return _answer(await compute(request, lambda: write(ask(player))))

    async def room_replay(request: Request, room: Id) -> Response:
        return await answer_about(request, room, lambda player: player.card)

    async def room_replay_steps(
        request: Request, room: Id, first: First = 0, count: HowMany = MOST_STATES, viewer: Viewer = PUBLIC
    ) -> Response:
        return await answer_about(request, room, lambda player: player.steps(first, count, _seat(viewer)))

    async def room_replay_states(
        request: Request, room: Id, first: First = 0, count: HowMany = MOST_STATES, viewer: Viewer = PUBLIC
    ) -> Response:
        return await answer_about(request, room, lambda player: player.states(first, count, _seat(viewer)))

    async def room_replay_state(request: Request, room: Id, step: StepNumber, viewer: Viewer = PUBLIC) -> Response:
        return await answer_about(request, room, lambda player: player.state(step, _seat(viewer)))

    return _paths(
        "/api/rooms/{room}/replay",
        (room_replay, room_replay_steps, room_replay_states, room_replay_state),
        refusals=(400, 401, 403, 404, 409),
        needs="seat or none",
    )


def _of_records(hub: Hub) -> list[Route]:
    compute = _computer(hub)

    async def answer_about(request: Request, record: str, ask: Ask) -> Response:
        async def make() -> Recording:
            text = await hub.store.record(record)
            if text is None:
                raise TableError("room/record-not-found")

            def play() -> Recording:
                with damage_told():  # it was sound when it came; the rules may be others now
                    return recording_of_record(text.decode())

            made: Recording = await compute(request, play)
            return made

        player = await hub.replays.player(f"record {record}", make)
        return _answer(await compute(request, lambda: write(ask(player))))

    async def record_replay(request: Request, record: Id) -> Response:
        return await answer_about(request, record, lambda player: player.card)

    async def record_replay_steps(
        request: Request, record: Id, first: First = 0, count: HowMany = MOST_STATES, viewer: Viewer = PUBLIC
    ) -> Response:
        return await answer_about(request, record, lambda player: player.steps(first, count, _seat(viewer)))

    async def record_replay_states(
        request: Request, record: Id, first: First = 0, count: HowMany = MOST_STATES, viewer: Viewer = PUBLIC
    ) -> Response:
        return await answer_about(request, record, lambda player: player.states(first, count, _seat(viewer)))

    async def record_replay_state(request: Request, record: Id, step: StepNumber, viewer: Viewer = PUBLIC) -> Response:
        return await answer_about(request, record, lambda player: player.state(step, _seat(viewer)))

    return _paths(
        "/api/records/{record}/replay",
        (record_replay, record_replay_steps, record_replay_states, record_replay_state),
        refusals=(400, 404),
    )


def _paths(path: str, endpoints: tuple[Any, Any, Any, Any], **how: Any) -> list[Route]:
    card, steps, states, state = endpoints
    page = ("from", "count", "eyes")
    return [
        Route("GET", path, card, Replay, **how),
        Route("GET", f"{path}/steps", steps, ReplaySteps, query=page, **how),
        Route("GET", f"{path}/states", states, ReplayStates, query=page, **how),
        Route("GET", f"{path}/{{step}}", state, ReplayState, query=("eyes",), **how),
    ]


def _computer(hub: Hub) -> Compute:
    """Does work for a request beside the event loop, with the computing time of its address."""

    async def compute(request: Request, work: Callable[[], Any]) -> Any:
        return await hub.computing.run(hub.computing.replays, payer_of(request), work)

    return compute


def _answer(written: bytes) -> Response:
    return Response(written, headers={"Cache-Control": "no-store"}, media_type=JSON)


def _seat(viewer: str) -> int | None:
    return None if viewer == PUBLIC else int(viewer)
