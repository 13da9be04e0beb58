"""What people at the table do besides playing: propose and vote, set the pace of the bots, talk.

All of it goes through the log like the game itself, with a command id, so that a repeat is harmless.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from magie.reader.machine import Hold, Touch
from magie.server.log.booking import check_input, must_have_reader
from magie.server.log.chat import remark
from magie.server.log.draft import Draft
from magie.server.log.rows import PaceSet, Payload, Proposed, ReaderInput, Verdict, Voted, VoteEnded
from magie.server.log.votes import Ballot, check, deciders, is_carried, is_lost, verdict_on, voters
from magie.server.problems import TableError
from magie.server.schema.motions import Motion, StandIn, Stop
from magie.server.schema.values import Pace, Phrase
from magie.server.store.base import RoomState

if TYPE_CHECKING:
    from magie.server.live.room import Room

WATCHER = "watcher"  # author of what somebody without a seat does


class RoomCommands:
    """The people of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def propose(self, seat: int, epoch: int, motion: Motion, command: str) -> int:
        """Put a motion to the vote; it is carried out in the same row if nobody else is to be asked."""

        def payload() -> Payload:
            table = self.room.table
            whole = check(table, seat, motion)
            if isinstance(whole, StandIn):
                self.room.seating.check_bot(whole.bot)
            if table.ballot is not None:
                raise TableError("room/vote-open")
            if seat not in voters(table, seat, whole):
                raise TableError("room/no-vote")
            ballot = Ballot(0, seat, whole, 0, {seat})
            return Proposed(seat=seat, motion=whole, verdict=self._verdict(ballot))

        return await self._commit(seat, epoch, command, payload)

    async def vote(self, seat: int, epoch: int, number: int, yes: bool, command: str) -> int:
        """Say yes or no to the open vote."""

        def payload() -> Payload:
            table = self.room.table
            if table.ballot is None or table.ballot.rev != number:
                raise TableError("room/vote-over")
            if seat not in voters(table, table.ballot.by, table.ballot.motion):
                raise TableError("room/no-vote")
            check(table, table.ballot.by, table.ballot.motion)
            ballot = table.ballot.with_vote(seat, yes)
            verdict = self._verdict(ballot)
            lost = verdict is None and is_lost(table, ballot)
            return Voted(seat=seat, ballot=number, yes=yes, is_lost=lost, verdict=verdict)

        return await self._commit(seat, epoch, command, payload)

    async def end_vote(self) -> None:
        """The driver's: the open vote is decided by itself, one way or the other."""

        def draft() -> Draft[Payload]:
            table = self.room.table
            if table.ballot is None:
                raise TableError("room/vote-over")
            try:
                check(table, table.ballot.by, table.ballot.motion)
                verdict = self._verdict(table.ballot)
            except TableError:
                verdict = None  # what was proposed has become impossible
            return self._draft(VoteEnded(ballot=table.ballot.rev, verdict=verdict), "driver", None)

        async with self.room.lock:
            await self.room.commit(draft)

    def _verdict(self, ballot: Ballot) -> Verdict | None:
        if not is_carried(self.room.table, ballot):
            return None
        return verdict_on(self.room.table, ballot.motion, self.room.source(), self.room.secret)

    async def set_pace(self, seat: int, epoch: int, pace: Pace, command: str) -> int:
        """Anybody who plays may hurry the bots up, or slow them down; once bots play alone, anybody at the table."""

        def payload() -> Payload:
            if seat not in deciders(self.room.table):
                raise TableError("room/no-vote")
            return PaceSet(seat=seat, pace=pace)

        return await self._commit(seat, epoch, command, payload)

    async def set_pace_watching(self, pace: Pace, command: str) -> int:
        """Who only watches may do the same where no person has a seat: nobody else could."""

        def draft() -> Draft[Payload]:
            if deciders(self.room.table):
                raise TableError("room/no-right")
            return self._draft(PaceSet(pace=pace), WATCHER, command)

        async with self.room.lock:
            row = await self.room.find(WATCHER, command)
            return await self.room.commit(draft) if row is None else row.seq

    async def say(self, seat: int, epoch: int, phrase: Phrase | None, text: str | None, command: str) -> int:
        """Say something to the table."""

        def payload() -> Payload:
            table = self.room.table
            table.talk.check(seat, self.room.clock())
            return remark(seat, phrase, text, table.setup.table.free_text)

        return await self._commit(seat, epoch, command, payload)

    async def use_reader(self, seat: int, epoch: int, given: Touch, rev: int, command: str) -> int:
        """A key or a card at the reader. To hold C proposes to end the game, and does nothing else."""
        if isinstance(given, Hold):
            must_have_reader(self.room.table)
            return await self.propose(seat, epoch, Stop(), command)

        def payload() -> Payload:
            check_input(self.room.table, seat, rev, self.room.clock())
            return ReaderInput(seat=seat, input=given)

        return await self._commit(seat, epoch, command, payload)

    async def _commit(self, seat: int, epoch: int, command: str, payload: Callable[[], Payload]) -> int:
        author = f"seat:{seat}"

        def draft() -> Draft[Payload]:
            self.room.check_epoch(seat, epoch)
            return self._draft(payload(), author, command)

        async with self.room.lock:
            row = await self.room.find(author, command)
            if row is not None:
                return row.seq
            return await self.room.commit(draft)

    def _draft(self, payload: Payload, author: str, command: str | None) -> Draft[Payload]:
        verdict = getattr(payload, "verdict", None)
        state: RoomState | None = "over" if verdict is not None and verdict.reveal is not None else None
        return Draft(payload, author, command, state=state)
