"""What a table needs done when no person does it: which duty is next, or when to look again. Pure: no clock, no store.

Clocks that have run out, decisions for people who are gone or have left, votes whose time is over, the time for timed
games, and the bots.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from magie.server.log.booking import BOOK_TIME, bankers
from magie.server.log.clocks import next_tick, tick_seconds
from magie.server.log.rows import Back, BookedByItself, Gone, Woken
from magie.server.log.shares import REVEAL_TIME
from magie.server.log.table import RENT_CALL, Table
from magie.server.log.votes import is_carried, is_lost, voters
from magie.server.schema.values import DefaultCause

# A clock that has been out for longer than this ran out while no server was looking.
UNWATCHED = 10_000
# Decisions whose default rolls or ends the turn: with the next player's roll, rent that is open is lost.
ENDING_CLAIMS = ("turn_start", "jail_choice", "roll_again", "turn_end")
CALLED_AGAIN = 5  # times the usual grace, for somebody who has answered a call before


@dataclass(frozen=True)
class Patience:
    """How long the table waits for its people, in milliseconds."""

    grace: int  # for somebody without a device, when it is their decision
    grace_in_votes: int  # the same, when only their vote is missing
    roll_call: int  # for another server to say that they sit there
    stand_in: int  # before a decision is taken for them, so that people can follow


@dataclass(frozen=True)
class Attendance:
    """Whose devices are connected here; of the others, since when not."""

    here: Collection[int]
    last_seen: Mapping[int, int] = field(default_factory=dict)
    watched_since: int = 0  # when this process began to look


@dataclass(frozen=True)
class BeginWithoutMissing:
    """The game shall begin, and not every device has revealed its contribution in time."""


DriverRow = Back | Gone | Woken | BookedByItself


@dataclass(frozen=True)
class WriteRow:
    """Something is to be said in the log, once: see the row."""

    row: DriverRow


@dataclass(frozen=True)
class EndVote:
    """The open vote is decided without another word."""


@dataclass(frozen=True)
class PlayDefault:
    """A seat's decision is taken for it."""

    seat: int
    why: DefaultCause


@dataclass(frozen=True)
class Tick:
    """So many seconds have passed in a timed game."""

    seconds: int


@dataclass(frozen=True)
class AskBots:
    """Bots may have something to do."""


Duty = BeginWithoutMissing | WriteRow | EndVote | PlayDefault | Tick | AskBots


@dataclass
class Agenda:
    """What comes first; without a duty, when to look again (None: when something happens)."""

    duty: Duty | None = None
    at: int | None = None

    def by(self, time: int) -> None:
        """Look again at this time at the latest."""
        self.at = time if self.at is None else min(self.at, time)


def agenda(table: Table, now: int, attendance: Attendance, patience: Patience) -> Agenda:
    """What is to be done at this table now."""
    found = Agenda()
    if table.is_sealed:
        assert table.shares.sealed_at is not None
        due = table.shares.sealed_at + REVEAL_TIME
        return Agenda(BeginWithoutMissing()) if now >= due else Agenda(at=due)
    for seat in attendance.here:
        if table.seats[seat].gone is not None:
            return Agenda(WriteRow(Back(seat=seat)))
    always = (_end_vote, _call_roll)
    in_play = (_book_rest,) if table.is_booking_due else (_watch_clocks, _decide_for_absent, _tell_time)
    for look in always if table.clocks.paused is not None else always + in_play:
        found.duty = look(table, now, attendance, patience, found)
        if found.duty is not None:
            return found
    is_held_up = table.ballot is not None or table.clocks.paused is not None or table.is_booking_due
    if table.bots() and not is_held_up:
        found.duty = AskBots()
    return found


def _end_vote(table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda) -> Duty | None:
    ballot = table.ballot
    if ballot is None:
        return None
    if now >= ballot.ends or is_carried(table, ballot) or is_lost(table, ballot):
        return EndVote()
    found.by(ballot.ends)
    return None


def _book_rest(table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda) -> Duty | None:
    """Bookings by hand that take too long, or that nobody is there for."""
    since = table.reader.since if table.reader is not None else None
    if since is None:
        return None
    able = bankers(table)
    is_there = any(seat in attendance.here for seat in able)
    wait = BOOK_TIME if is_there else patience.grace if able else 0
    due = max(since, attendance.watched_since) + wait
    if now >= due:
        return WriteRow(BookedByItself(why="time" if is_there else "gone"))
    found.by(due)
    return None


def _watch_clocks(table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda) -> Duty | None:
    clocks = table.clocks
    if clocks.auction_ends is not None and clocks.since:
        if now >= clocks.auction_ends + UNWATCHED:
            return WriteRow(Woken())
        if now >= clocks.auction_ends:
            return PlayDefault(min(clocks.since), "time")
        found.by(clocks.auction_ends)
    for seat, state in enumerate(table.seats):
        clock = clocks.deadline(seat) if state.kind == "person" else None
        if clock is None:
            continue
        if now >= clock.ends + UNWATCHED and not clocks.is_by_day:
            return WriteRow(Woken())
        due = _after_rent(table, clock.ends)
        if now >= due:
            return PlayDefault(seat, "time")
        found.by(due)
    return None


def _after_rent(table: Table, due: int) -> int:
    """When a default is due that would be due then, but must leave people the time to ask for their rent."""
    ends = table.rent_call_ends
    if ends is None or table.game is None or table.game.phase not in ENDING_CLAIMS:
        return due
    return max(due, min(ends, due + RENT_CALL))


def _decide_for_absent(
    table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda
) -> Duty | None:
    """A cautious default for those nobody answers for, unless the table has chosen a bot for them."""
    bots = table.bots()
    for seat, since in sorted(table.clocks.since.items()):
        if seat in bots or not table.is_absent(seat):
            continue
        gone = table.seats[seat].gone
        due = max(since, gone + patience.roll_call if gone is not None else 0) + patience.stand_in
        due = _after_rent(table, due)
        if now >= due:
            return PlayDefault(seat, "left" if gone is None else "gone")
        found.by(due)
    return None


def _call_roll(table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda) -> Duty | None:
    """Whoever is waited for and has had no device here for too long is called. Nobody else is, and nobody at all at
    a table that thinks in days, or that everybody has left.
    """
    if table.clocks.is_by_day or not attendance.here:
        return None
    for seat, due in _waited_for(table, attendance, patience).items():
        if seat in attendance.here or table.seats[seat].kind != "person" or table.seats[seat].gone is not None:
            continue
        if now >= due:
            return WriteRow(Gone(seat=seat))
        found.by(due)
    return None


def _waited_for(table: Table, attendance: Attendance, patience: Patience) -> dict[int, int]:
    """Seats that are to decide something, in the game or in a vote, and until when they are waited for."""

    def until(seat: int, since: int, grace: int) -> int:
        seen = attendance.last_seen.get(seat, attendance.watched_since)
        answered = table.seats[seat].answered
        if answered > seen:  # they sit at another server, which would say so again
            return max(since + grace, answered + CALLED_AGAIN * grace)
        return max(since, seen) + grace

    found = {}
    if table.clocks.paused is None:
        found = {seat: until(seat, since, patience.grace) for seat, since in table.clocks.since.items()}
    if table.ballot is not None:
        for seat in voters(table, table.ballot.by, table.ballot.motion):
            if seat not in table.ballot.yes | table.ballot.no:
                due = until(seat, table.ballot.opened, patience.grace_in_votes)
                found[seat] = min(found.get(seat, due), due)
    return found


def _tell_time(table: Table, now: int, attendance: Attendance, patience: Patience, found: Agenda) -> Duty | None:
    due = next_tick(table.game, table.clocks) if table.game is not None else None
    if due is None:
        return None
    if now >= due and (seconds := tick_seconds(table.clocks, now)) > 0:
        return Tick(seconds)
    found.by(max(due, now + 1))
    return None
