"""A room as its log tells it: who sits where, and the game. Pure: rows in, state out; no clock, no store, no network.

`fold` takes the next row in; `draft` makes one, on a copy of the game. So whoever looks at a table never sees anything
that is not in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from magie._rows import UnknownRow
from magie._structs import decode
from magie.editions import Edition
from magie.errors import MagieError
from magie.server.log.booking import TableReader, reader_of
from magie.server.log.chat import Talk
from magie.server.log.clocks import Clocks
from magie.server.log.editions import edition_from
from magie.server.log.folded import read_only
from magie.server.log.lessons import lesson_about
from magie.server.log.logged_game import LoggedGame, Step
from magie.server.log.rows import FORMAT, Count, Setup
from magie.server.log.seats import SeatState
from magie.server.log.shares import Shares, by_seat, shares_of
from magie.server.log.takeback import History
from magie.server.log.votes import Ballot
from magie.server.problems import TableError
from magie.server.schema.game import Outcome
from magie.server.schema.rooms import Fairness, LessonCard, RoomCard
from magie.server.schema.table_rules import TableRules
from magie.server.schema.values import Pace

Phase = Literal["lobby", "playing", "over"]
RENT_CALL = 6000  # milliseconds that bots and the driver leave a person to ask for rent


@dataclass
class Table:
    """One room, folded up to `rev`."""

    id: str
    code: str | None
    created: int
    setup: Setup
    edition: Edition | None
    seats: list[SeatState]
    rev: int = 0
    game_rev: int = 0  # the last row that changed the game: what a command must have seen
    game_at: int = 0  # when that was
    game: LoggedGame | None = None
    drawn: int = 0  # outcomes of chance so far
    shares: Shares = field(default_factory=Shares)  # of chance, once they are sealed
    secret: str | None = None  # revealed
    rematch: str | None = None
    broken: TableError | None = None
    clocks: Clocks = field(default_factory=lambda: Clocks(TableRules()))
    history: History = field(default_factory=History)
    talk: Talk = field(default_factory=Talk)
    ballot: Ballot | None = None
    pace: Pace = "normal"
    stopped: Count | None = None  # the table ended the game and counted
    reader: TableReader | None = None  # of an edition that has one, once the game has begun

    @classmethod
    def of_setup(cls, room: str, code: str | None, created: int, setup: bytes) -> Table:
        """The table before its first row."""
        read = decode(setup, Setup)
        broken = None
        edition = None
        try:
            if read.format > FORMAT:
                raise UnknownRow("its format is newer")
            options = {key: value for key, value in read.options.items() if key not in _PARTY_OPTIONS}
            edition = edition_from(bytes(read.data), read.variants, read.deck, options, read.hash)
        except (MagieError, UnknownRow, KeyError, TypeError, ValueError) as problem:
            broken = read_only(read.engine, str(problem), 0)
        seats = [SeatState() for _ in range(read.seats)]
        clocks = Clocks(read.table)
        return cls(room, code, created, read, edition, seats, broken=broken, clocks=clocks, pace=read.table.pace)

    @property
    def phase(self) -> Phase:
        if self.game_rev == 0:
            return "lobby"
        if self.stopped is not None:
            return "over"
        return "over" if self.game is not None and self.game.to_act is None else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.names if self.game is not None else tuple(state.name or "" for state in self.seats)

    @property
    def has_secrets(self) -> bool:
        return self.edition is None or self.edition.has_secrets

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by its rules, or because the table stopped it."""
        if self.stopped is not None:
            return Outcome(ending="stopped", winners=self.stopped.winners, ranking=self.stopped.ranking)
        ended = self.game.outcome if self.game is not None else None
        if ended is None:
            return None
        return Outcome(ending=ended.ending, winners=list(ended.winners), ranking=list(ended.ranking))

    def is_absent(self, seat: int) -> bool:
        """Whether nobody answers for a seat: its person is gone, or has left it in the middle of the game."""
        state = self.seat(seat)
        return state.kind == "open" or (state.kind == "person" and state.gone is not None)

    def always_demands(self, seat: int) -> bool:
        """Whether a seat asks for every rent: as it is now in the game, before it as its person wished."""
        if self.game is None or not self.game.match.asks_for_rent():
            return self.seat(seat).always_demand
        wishes = self.game.view(None)["players"][seat].get("prefer", {})
        return bool(wishes.get("always_demand", False))

    @property
    def rent_call_ends(self) -> int | None:
        """Until when bots and the driver let people ask for the rent that is open; None if nobody here has any."""
        since = self.clocks.rent_open_since
        if since is None or self.game is None:
            return None
        owners = self.game.asked("claimants", self.game.match.claimants)
        is_called_for = any(self.seats[seat].kind == "person" and not self.is_absent(seat) for seat in owners)
        return since + RENT_CALL if is_called_for else None

    def bots(self) -> dict[int, str]:
        """The seats that bots decide for now, their own and those they stand in for."""
        found = {}
        for seat, state in enumerate(self.seats):
            if state.kind == "bot" and state.bot is not None:
                found[seat] = state.bot
            elif state.stand_in is not None and self.is_absent(seat):
                found[seat] = state.stand_in
        return found

    def seat(self, number: int) -> SeatState:
        """A seat by its number; TableError if this table has no such seat."""
        if not 0 <= number < len(self.seats):
            raise TableError("room/no-such-seat", seat=number)
        return self.seats[number]

    def mark_changed(self, at: int) -> None:
        """The row that is being folded changes the game."""
        self.game_rev, self.game_at = self.rev, at

    def fill(self, seat: int, kind: Literal["person", "bot", "open"], name: str | None, **rest: Any) -> SeatState:
        """Give a seat to somebody else; tokens from before are void."""
        self.seats[seat] = SeatState(kind, name, epoch=self.seats[seat].epoch + 1, **rest)
        return self.seats[seat]

    def pay_at_reader(self, at: int, steps: Sequence[Step]) -> dict[str, Any]:
        """What the reader shows of steps of the game; where people book, that waits for them."""
        if self.game is None or self.broken is not None:
            return {}
        if self.reader is None:
            profile = reader_of(self.edition)
            if profile is None:
                return {}
            is_by_hand = self.setup.table.booking == "by_hand"
            self.reader = TableReader.at_start(profile, is_by_hand, len(self.seats))
        payments = self.reader.follow(self.game, steps, at)
        if self.phase == "over":
            self.reader.settle(self.game.match.money())
        return {"payments": payments} if payments else {}

    @property
    def is_booking_due(self) -> bool:
        """Whether the game waits until its payments are booked."""
        return self.reader is not None and self.reader.is_waited_for

    def settle_reader(self) -> None:
        """The cards hold what the game says: bookings that were due are not any more."""
        if self.reader is not None and self.game is not None:
            self.reader.settle(self.game.match.money())

    @property
    def is_sealed(self) -> bool:
        """Whether the game is about to begin: nobody sits down or gets up, the devices reveal their contributions."""
        return self.phase == "lobby" and self.shares.sealed_at is not None

    def shares_now(self) -> Shares:
        """The shares of chance: before they are sealed, those of whoever sits here now."""
        return self.shares if self.shares.sealed_at is not None else shares_of(self.seats, self.setup.scheme)

    def _fairness(self) -> Fairness:
        shares = self.shares_now()
        return Fairness(
            scheme=self.setup.scheme,
            commitment=self.setup.commitment,
            commitments=by_seat(shares.commitments),
            is_sealed=self.is_sealed,
            contributions=by_seat(shares.contributions) if self.phase != "lobby" else {},
            secret=self.secret,
        )

    def must_be_playable(self) -> None:
        """Raises TableError if this room can only be looked at."""
        if self.broken is not None:
            raise self.broken

    def _lesson(self) -> LessonCard | None:
        lesson = lesson_about(self.setup.edition, self.setup.lesson)
        if lesson is None:
            return None
        return LessonCard(idea=lesson.idea, goals=lesson.goals, advice=lesson.advice, before=len(lesson.before))

    def card(self, language: str | None = None) -> RoomCard:
        """What everybody may know about the room."""
        setup = self.setup
        return RoomCard(
            id=self.id,
            code=self.code if self.phase != "over" else None,
            phase=self.phase,
            edition=setup.edition,
            hash=setup.hash,
            variants=setup.variants,
            house_rules=self.edition is not None and self.edition.house_rules,
            deck=setup.deck or (self.edition.deck_name if self.edition is not None else ""),
            options=setup.options,
            skin=setup.skin,
            seats=[state.card(seat) for seat, state in enumerate(self.seats)],
            spectators=setup.spectators,
            fairness=self._fairness(),
            created=self.created,
            has_secrets=self.has_secrets,
            table=setup.table,
            before=setup.before,
            rematch=self.rematch,
            lesson=self._lesson(),
            read_only=self.broken.problem(language) if self.broken is not None else None,
        )


_PARTY_OPTIONS = ("banker", "banker_plays", "tokens", "always_demand")
