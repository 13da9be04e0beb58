"""What a device may ask about the game without changing it. The answer goes to whoever asked, and to nobody else.

Under the lock only a copy is made; the work itself is done in a thread, on that copy, and uses up computing time of the
address that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from magie.server.ask.appraisal import worths
from magie.server.ask.debt_plan import must_owe, plan_for_debt
from magie.server.ask.dry_run import try_out
from magie.server.log.logged_game import LoggedGame
from magie.server.log.views import choices_of
from magie.server.problems import TableError
from magie.server.schema.questions import (
    Advice,
    Advise,
    Appraisal,
    Appraise,
    Ask,
    Choices,
    Suggest,
    Suggestion,
    Tried,
    Try,
)
from magie.server.schema.wire import write

if TYPE_CHECKING:
    from magie.server.live.audience import Listener
    from magie.server.live.room import Room

Result = TypeVar("Result")


async def answer(room: Room, listener: Listener, question: Ask | Try | Appraise | Suggest | Advise) -> None:
    """Answer a question. Raises TableError if it is not for this device, or makes no sense now."""
    match question:
        case Ask():
            await _tell_choices(room, listener, question)
        case Try():
            await _try(room, listener, question)
        case Appraise():
            await _appraise(room, listener, question)
        case Suggest():
            await _suggest(room, listener, question)
        case Advise():
            await _advise(room, listener, question)


async def _tell_choices(room: Room, listener: Listener, question: Ask) -> None:
    """All that a seat could do: thousands of small steps, with a reason for every refusal."""
    async with room.lock:
        _must_be_shown(room, listener, question.seat)
        game, rev = _copy(room)

    def told() -> bytes:
        found = choices_of(game, question.seat)
        return write(Choices(id=question.id, rev=rev, seat=question.seat, choices=found))

    listener.push(await _computed(room, listener, told))


async def _try(room: Room, listener: Listener, question: Try) -> None:
    async with room.lock:
        _must_be_shown(room, listener, question.seat)
        game, rev = _running_copy(room)
    listener.push(await _computed(room, listener, lambda: write(_tried(listener, game, rev, question))))


def _tried(listener: Listener, game: LoggedGame, rev: int, question: Try) -> Tried:
    trial = try_out(game, question.seat, question.steps)
    return Tried(
        id=question.id,
        rev=rev,
        seat=question.seat,
        done=trial.done,
        problem=trial.problem.problem(listener.language, game.names) if trial.problem is not None else None,
        events=trial.events,
        view=trial.view,
        appraisal=trial.worths,
        choices=trial.choices,
        hand=trial.hand,
    )


async def _appraise(room: Room, listener: Listener, question: Appraise) -> None:
    async with room.lock:
        game, rev = _copy(room)
    found = await _computed(room, listener, partial(worths, game))
    listener.push(write(Appraisal(id=question.id, rev=rev, deeds=found.deeds, seats=found.seats)))


async def _suggest(room: Room, listener: Listener, question: Suggest) -> None:
    game, rev = await _copy_to_advise_on(room, listener, question.seat)
    must_owe(game, question.seat)
    plan = await _computed(room, listener, partial(plan_for_debt, game, question.seat))
    listener.push(
        write(Suggestion(id=question.id, rev=rev, seat=question.seat, actions=plan.actions, covered=plan.covered))
    )


async def _advise(room: Room, listener: Listener, question: Advise) -> None:
    game, rev = await _copy_to_advise_on(room, listener, question.seat)
    found = await _computed(room, listener, partial(game.match.fitting_cards, question.seat))
    if found is None:
        raise TableError("room/no-hand")
    listener.push(
        write(
            Advice(
                id=question.id,
                rev=rev,
                seat=question.seat,
                limit=found.limit,
                fits=found.limit - found.missing,
                sets=found.sets,
                beside=found.beside,
                loose=found.loose,
                worth=found.worth,
                holds_chance=found.holds_chance,
            )
        )
    )


async def _computed(room: Room, listener: Listener, work: Callable[[], Result]) -> Result:
    """What a question is answered with. Raises TableError if this address has asked for too much."""
    computing = room.hub.computing
    return await computing.run(computing.questions, listener.payer, work, room=room.id)


async def _copy_to_advise_on(room: Room, listener: Listener, seat: int) -> tuple[LoggedGame, int]:
    """The running game, if this table wants advice."""
    async with room.lock:
        _must_be_shown(room, listener, seat)
        game, rev = _running_copy(room)
    if not room.table.setup.table.advice:
        raise TableError("room/no-advice")
    return game, rev


def _must_be_shown(room: Room, listener: Listener, seat: int) -> None:
    """Raises TableError unless the device holds the seat and its private part may be on the screen now."""
    if seat not in listener.held or seat not in room.audience.views.open_seats(listener.viewer, listener.held):
        raise TableError("room/no-right")


def _copy(room: Room) -> tuple[LoggedGame, int]:
    """The game to look at, and the revision it is from."""
    if room.table.game is None:
        raise TableError("room/not-started")
    return room.table.game.copy(), room.table.rev


def _running_copy(room: Room) -> tuple[LoggedGame, int]:
    """The game, if it still goes on."""
    room.table.must_be_playable()
    if room.table.phase == "over":
        raise TableError("room/over")
    return _copy(room)
