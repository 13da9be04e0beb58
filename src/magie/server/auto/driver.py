"""What moves a room when no person does: see `agenda` for what there is to do, and `bots` for the players among them.

One task per room and process, as long as somebody is connected: a room that nobody looks at stands still. Whatever the
driver does goes through the log like anybody's command, so several processes may drive the same room: the log takes
each step once. To save their breath, a process whose log was just continued by another one leaves the bots to that one
for a while.

Time comes from `Sources.clock`, waiting from `Sources.sleep`: tests put their own there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from magie.bots.limits import Limit
from magie.server.auto.agenda import (
    Agenda,
    AskBots,
    Attendance,
    BeginWithoutMissing,
    DriverRow,
    Duty,
    EndVote,
    Patience,
    PlayDefault,
    Tick,
    WriteRow,
    agenda,
)
from magie.server.auto.bots import Bots, Thought
from magie.server.auto.pace import FACTORS, LAST_CALL, USUAL, delay
from magie.server.log.clocks import AUCTION
from magie.server.log.draft import Draft
from magie.server.log.rows import Back, BookedByItself, Gone, Payload, Woken
from magie.server.problems import RuleError, TableError
from magie.server.schema.values import DefaultCause
from magie.server.store.errors import StoreError
from magie.text.match import DRIVER

if TYPE_CHECKING:
    from magie.server.live.room import Room
    from magie.server.log.folded import FoldedRow
    from magie.server.log.table import Table

log = logging.getLogger("magie.rooms.driver")
NOW = 0
LONGEST_SLEEP = 3600.0
AFTER_TROUBLE = 1000  # milliseconds until the next try when something could not be done
LONGEST_THOUGHT = 6.0  # seconds a bot may take beyond its limit
MOST_HANGS = 3  # times a room's bots may get stuck before only defaults are played


class Driver:
    """Keeps one room going."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.settings = room.hub.settings
        self.bots = self._new_bots()
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._rested: tuple[object, ...] = ()  # the position in which no bot wanted to do anything
        self._hangs = 0
        self._has_thought = False

    def _new_bots(self) -> Bots:
        return Bots(Limit(time=self.settings.bot_seconds))

    def wake(self, folded: Sequence[FoldedRow]) -> None:
        """Something has changed: perhaps there is something to do now."""
        for each in folded:
            if each.was_required or each.back_to is not None or any("chance" in step.line for step in each.steps):
                self.bots.order.start_over()
        self._woken.set()
        if self._task is None and self._has_work():
            self._task = asyncio.get_running_loop().create_task(self._run())

    def _has_work(self) -> bool:
        table = self.room.table
        is_under_way = table.phase == "playing" or table.is_sealed
        return is_under_way and table.broken is None and bool(self.room.listeners)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._has_work():
                self._woken.clear()
                try:
                    until = await self._one_step()
                except StoreError:
                    until = self.room.clock() + AFTER_TROUBLE
                if until != NOW:
                    await self._wait(until)
        except Exception:
            log.exception("a room's driver failed", extra={"room": self.room.id})
        finally:
            self._task = None

    async def _wait(self, until: int | None) -> None:
        """Until that time, or until something happens."""
        if until is None:
            await self._woken.wait()
            return
        seconds = (until - self.room.clock()) / 1000
        if seconds <= 0:
            return
        waits = [
            asyncio.ensure_future(self._woken.wait()),
            asyncio.ensure_future(self.room.hub.sources.sleep(min(seconds, LONGEST_SLEEP))),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()

    async def _one_step(self) -> int | None:
        """Do what is due; returns when to look again: NOW, a time, or None for when something happens."""
        async with self.room.lock:
            plan = self._plan()
            rev = self.room.table.rev
        if plan.duty is None:
            return plan.at
        if isinstance(plan.duty, AskBots):
            until = await self._ask_bots(plan)
        else:
            until = NOW
            with contextlib.suppress(TableError):  # somebody was faster, and it need not be done any more
                await self._do(plan.duty)
        if until == NOW and self.room.table.rev == rev:
            # It could not be done, and nothing else has happened: not again and again without a break.
            return self.room.clock() + AFTER_TROUBLE
        return until

    def _plan(self) -> Agenda:
        room = self.room
        slowness = FACTORS[room.table.pace] * self.settings.bot_pace
        patience = Patience(
            grace=int(1000 * self.settings.grace),
            grace_in_votes=int(1000 * self.settings.grace_in_votes),
            roll_call=int(1000 * self.settings.roll_call),
            stand_in=int(USUAL * slowness),
        )
        attendance = Attendance(room.presence().seats, room.audience.last_seen, room.watched_since)
        return agenda(room.table, room.clock(), attendance, patience)

    async def _do(self, duty: Duty) -> None:
        room = self.room
        match duty:
            case BeginWithoutMissing():
                await room.begin_without_missing()
            case WriteRow():
                await self._append(duty.row)
            case EndVote():
                await room.room_commands.end_vote()
            case Tick():
                tick = {"do": "tick", "seconds": duty.seconds}
                command = f"tick-{room.table.clocks.told}-{room.table.game_rev}"
                await room.act(DRIVER, tick, room.table.rev, author=DRIVER, command=command)
            case PlayDefault():
                await self._play_default(duty.seat, duty.why)

    async def _append(self, row: DriverRow) -> None:
        """A row of the driver, if the table, once it is ours, still asks for it."""
        table = self.room.table
        game_rev = table.game_rev

        def draft() -> Draft[Payload]:
            if table.phase != "playing" or not _is_due(row, table, game_rev):
                raise TableError("command/stale", rev=table.rev)
            return Draft(row, DRIVER)

        async with self.room.lock:
            await self.room.commit(draft)

    async def _play_default(self, seat: int, why: DefaultCause) -> None:
        """The seat's cautious default. Whoever is back in the meantime decides for themselves."""
        room = self.room
        rev = room.table.rev

        def is_due(table: Table) -> bool:
            return why not in ("gone", "left") or table.is_absent(seat)

        await room.act(
            DRIVER,
            {"do": "deadline", "seat": seat},
            rev,
            author=DRIVER,
            command=f"{why}-{seat}-{room.table.game_rev}",
            why=why,
            is_due=is_due,
        )

    # --- bots ---------------------------------------------------------------------------------------------------

    async def _ask_bots(self, plan: Agenda) -> int | None:
        """Let one bot act. Without one that wants to: when to look again."""
        room = self.room
        table = room.table
        position = (table.game_rev, tuple(table.bots().items()))
        if position == self._rested:
            return plan.at
        others_turn = room.foreign_at + int(1000 * self.settings.takeover)
        if room.foreign_rev == table.game_rev and room.clock() < others_turn:
            plan.by(others_turn)
            return plan.at
        async with room.lock:
            if table.game is None:
                return plan.at
            game, rev, names, began = table.game.copy(), table.rev, table.bots(), table.game_at
        if self._hangs < MOST_HANGS:
            try:
                thought = await room.hub.bot_threads.run(
                    self.bots.think,
                    game,
                    names,
                    room.secret.hex(),
                    within=self._bot_patience(),
                    address=self._waiting_address(),
                    room=room.id,
                )
                self._has_thought = True
            except TimeoutError:
                log.error("a bot does not answer", extra={"room": room.id})
                self._hangs += 1
                self.bots = self._new_bots()  # the old ones are still in the thread
                thought = _stuck(game.required, names)
        else:
            thought = _stuck(game.required, names)
        if thought is None:
            self._rested = position
            return plan.at
        if not await self._let_people_watch(thought, game.phase, rev, began):
            return room.clock()  # something else comes first
        await self._act(thought, rev)
        return NOW

    def _waiting_address(self) -> str:
        """Whose time the bots use: that of the people who sit there; without any, of those who watch."""
        listeners = self.room.listeners
        payers = [each.payer for each in listeners if each.held] or [each.payer for each in listeners]
        return min((payer.address for payer in payers), default="")

    def _bot_patience(self) -> float:
        """Seconds until bots that do not answer are given up; the first time their machine code is loaded."""
        first = self.settings.bot_hangs
        return min(first, LONGEST_THOUGHT + 4 * self.settings.bot_seconds) if self._has_thought else first

    async def _let_people_watch(self, thought: Thought, phase: str, rev: int, began: int) -> bool:
        """Wait as long as the pace asks for; False if the game goes on without this thought."""
        room = self.room
        while True:
            table = room.table
            if table.game_rev > rev or table.ballot is not None or table.clocks.paused is not None:
                return False
            pause = delay(thought.action or {}, phase, table.pace, rev, thought.seat) * self.settings.bot_pace
            due = began + int(pause)
            ends = table.clocks.auction_ends
            if ends is not None and phase == AUCTION:
                due = min(due, ends - LAST_CALL)
            if thought.action is None or thought.action["do"] in ("roll", "end_turn"):
                due = max(due, table.rent_call_ends or 0)
            if room.clock() >= due or not self._has_work():
                return True
            self._woken.clear()
            plan = self._plan()
            if plan.duty is not None and not isinstance(plan.duty, AskBots):
                return False  # something more urgent: a clock, somebody who came back
            plan.by(due)
            await self._wait(plan.at)

    async def _act(self, thought: Thought, rev: int) -> None:
        room = self.room
        seat = thought.seat
        action = thought.action
        ends = room.table.clocks.auction_ends
        if action is not None and action["do"] == "bid" and ends is not None and room.clock() > ends - LAST_CALL:
            action = {"do": "pass"}  # too late for people to answer
        is_stand_in = room.table.seats[seat].kind != "bot"
        try:
            if action is None:
                await self._play_default(seat, "bot_failed")
                return
            await room.act(
                seat,
                action,
                rev,
                author=f"bot:{seat}",
                command=f"bot-{seat}-{rev}",
                bot=thought.bot if is_stand_in else None,
                reason=thought.reason if action is thought.action else None,
                is_due=lambda table: table.bots().get(seat) == thought.bot,
            )
        except RuleError as refused:
            log.error("a bot was refused: %s", refused.code, extra={"room": room.id})
            await self._replace_refused(seat)
        except TableError:
            pass  # somebody was faster: think again

    async def _replace_refused(self, seat: int) -> None:
        """A bot that breaks the rules must not stop the table."""
        game = self.room.table.game
        if game is None or seat not in game.required:
            if game is not None:
                self.bots.order.has_waited(seat, game.legal_actions(seat))
            return
        with contextlib.suppress(TableError):
            await self._play_default(seat, "bot_failed")


def _is_due(row: DriverRow, table: Table, game_rev: int) -> bool:
    """Whether a row need still be written; `game_rev` is where the game stood when it was asked for."""
    match row:
        case Back():
            return table.seats[row.seat].gone is not None
        case Gone():
            return table.seats[row.seat].gone is None
        case Woken():
            return table.game_rev == game_rev
        case BookedByItself():
            return table.is_booking_due


def _stuck(required: Sequence[int], names: dict[int, str]) -> Thought | None:
    """The bot the game waits for has no answer."""
    for seat in required:
        if seat in names:
            return Thought(seat, names[seat], None)
    return None
