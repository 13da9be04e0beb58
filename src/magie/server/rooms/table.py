"""A room as its log tells it: who sits where, and the game. Pure: rows in, state out; no clock, no store, no network.

`take` folds one row. `decide` tries an action on a copy of the game; the copy becomes the game when the log has taken
the row. So whoever looks at a table never sees anything that is not in the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from magie._rows import UnknownRow
from magie.editions import Edition
from magie.errors import MagieError
from magie.server.problems import TableError, table_error
from magie.server.rooms.booking import TableReader, reader_of
from magie.server.rooms.chat import Talk
from magie.server.rooms.clocks import Clocks
from magie.server.rooms.editions import edition_from, has_secrets
from magie.server.rooms.facts import cash_of
from magie.server.rooms.fairness import ChanceSource
from magie.server.rooms.log import (
    FORMAT,
    Acted,
    Back,
    BookedByItself,
    BotSat,
    Count,
    Gone,
    Left,
    Line,
    Moved,
    PaceSet,
    Proposed,
    ReaderInput,
    Rematched,
    Said,
    Sat,
    Setup,
    Started,
    Verdict,
    Voted,
    VoteEnded,
    Woken,
    read_payload,
)
from magie.server.rooms.playing import (
    LoggedGame,
    Step,
    new_game,
    opening_wishes,
    outcomes_in,
    play_action,
    play_chance,
    play_line,
)
from magie.server.rooms.takeback import History
from magie.server.rooms.votes import Ballot
from magie.server.schema.game import Outcome, TradeReason
from magie.server.schema.motions import GoOn, Motion, Pause, Remove, StandIn, TakeBack
from magie.server.schema.rooms import Fairness, RoomCard, SeatCard
from magie.server.schema.table_rules import TableRules
from magie.server.schema.values import Pace, Reason
from magie.server.store.base import LogRow
from magie.text.families import chosen_tokens
from magie.text.match import DRIVER
from magie.version import VERSION

Phase = Literal["lobby", "playing", "over"]


@dataclass
class Place:
    """A seat. `epoch` grows whenever the right to it changes hands, and voids older tokens.

    `gone`: since when nobody answers for it; `stand_in`: the bot the table has chosen to play for it meanwhile.
    """

    kind: Literal["person", "bot", "open"] = "open"
    name: str | None = None
    bot: str | None = None
    figure: str | None = None
    contribution: str | None = None
    epoch: int = 0
    gone: int | None = None
    stand_in: str | None = None
    answered: int = 0  # when its person last turned out not to be gone

    def card(self, seat: int) -> SeatCard:
        return SeatCard(
            seat=seat,
            kind=self.kind,
            name=self.name,
            bot=self.bot,
            figure=self.figure,
            gone=self.gone,
            stand_in=self.stand_in,
        )


@dataclass(frozen=True)
class Happened:
    """A row of the log, understood. `steps` are the game's; `was_required`: the game had waited for this seat.

    `more` are the fields of its entry that everybody may see as they are. `back_to`: the rows from there on were taken
    back, and their steps are no longer part of the game.
    """

    rev: int
    at: int
    kind: str
    seat: int | None = None
    command: str | None = None
    steps: Sequence[Step] = ()
    card: SeatCard | None = None
    room: str | None = None
    was_required: bool = False
    changes_room: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    back_to: int | None = None


@dataclass(frozen=True)
class Decision:
    """A row that could be appended now, and the game as it would be then."""

    payload: Started | Acted
    game: LoggedGame
    steps: list[Step]


@dataclass
class Table:
    """One room, folded up to `rev`."""

    id: str
    code: str | None
    created: int
    setup: Setup
    edition: Edition | None
    places: list[Place]
    rev: int = 0
    game_rev: int = 0  # the last row that changed the game: what a command must have seen
    game_at: int = 0  # when that was
    game: LoggedGame | None = None
    drawn: int = 0  # outcomes of chance so far
    contributions: dict[str, str] = field(default_factory=dict)
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
        read = msgspec.json.decode(setup, type=Setup)
        broken = None
        edition = None
        try:
            if read.format > FORMAT:
                raise UnknownRow("its format is newer")
            options = {key: value for key, value in read.options.items() if key not in _PARTY_OPTIONS}
            edition = edition_from(bytes(read.data), read.variants, read.deck, options, read.hash)
        except (MagieError, UnknownRow, KeyError, TypeError, ValueError) as problem:
            broken = _read_only(read.engine, str(problem), 0)
        places = [Place() for _ in range(read.seats)]
        clocks = Clocks(read.table)
        return cls(room, code, created, read, edition, places, broken=broken, clocks=clocks, pace=read.table.pace)

    @property
    def phase(self) -> Phase:
        if self.game_rev == 0:
            return "lobby"
        if self.stopped is not None:
            return "over"
        return "over" if self.game is not None and self.game.to_act is None else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.names if self.game is not None else tuple(place.name or "" for place in self.places)

    @property
    def has_secrets(self) -> bool:
        return self.edition is None or has_secrets(self.edition)

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
        place = self.place(seat)
        return place.kind == "open" or (place.kind == "person" and place.gone is not None)

    def bots(self) -> dict[int, str]:
        """The seats that bots decide for now, their own and those they stand in for."""
        found = {}
        for seat, place in enumerate(self.places):
            if place.kind == "bot" and place.bot is not None:
                found[seat] = place.bot
            elif place.stand_in is not None and self.is_absent(seat):
                found[seat] = place.stand_in
        return found

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise TableError("room/no-such-seat", seat=seat)
        return self.places[seat]

    def take(self, row: LogRow, decision: Decision | None = None) -> Happened:
        """Fold the next row. `decision` is what this row was decided with, if it was decided here."""
        happened = self._take(row, decision)
        if self.game_rev == row.seq:
            self.game_at = row.time
        return happened

    def _take(self, row: LogRow, decision: Decision | None) -> Happened:
        assert row.seq == self.rev + 1, f"row {row.seq} after {self.rev}"
        self.rev = row.seq
        told: dict[str, Any] = {"rev": row.seq, "at": row.time, "kind": row.kind, "command": row.command}
        try:
            payload = read_payload(row.kind, row.payload) if decision is None else decision.payload
        except UnknownRow as problem:
            self.broken = self.broken or _read_only(self.setup.engine, str(problem), row.seq)
            return Happened(**told)
        match payload:
            case Sat():
                place = self._fill(payload.seat, "person", payload.name, figure=payload.figure)
                place.contribution = payload.contribution
                return self._seated(told, payload.seat)
            case BotSat():
                self._fill(payload.seat, "bot", payload.name, bot=payload.bot)
                return self._seated(told, payload.seat)
            case Left():
                self._fill(payload.seat, "open", None)
                return self._seated(told, payload.seat)
            case Moved():
                self.places[payload.seat].epoch = payload.epoch
                return self._seated(told, payload.seat)
            case Rematched():
                self.rematch = payload.room
                return Happened(**told, room=payload.room, changes_room=True)
            case Started() | Acted():
                return self._play(told, payload, decision)
            case Gone():
                self.places[payload.seat].gone = row.time
                return self._seated(told, payload.seat)
            case Back():
                place = self.places[payload.seat]
                place.gone, place.stand_in, place.answered = None, None, row.time
                return self._seated(told, payload.seat)
            case Woken():
                self.clocks.woken(row.time)
                return Happened(**told)
            case PaceSet():
                self.pace = payload.pace
                return Happened(**told, seat=payload.seat, more={"pace": payload.pace})
            case Said():
                self.talk.said(payload.seat, row.time)
                spoken = {"phrase": payload.phrase} if payload.text is None else {"text": payload.text}
                return Happened(**told, seat=payload.seat, more=spoken)
            case Proposed():
                self.ballot = Ballot(row.seq, payload.seat, payload.motion, row.time, {payload.seat})
                more: dict[str, Any] = {"motion": payload.motion, "ballot": row.seq}
                return self._count_vote(told, payload.seat, more, payload.verdict)
            case Voted():
                if self.ballot is not None and self.ballot.rev == payload.ballot:
                    self.ballot = self.ballot.with_vote(payload.seat, payload.yes)
                more = {"ballot": payload.ballot, "yes": payload.yes}
                return self._count_vote(told, payload.seat, more, payload.verdict, payload.is_lost)
            case ReaderInput() | BookedByItself():
                return self._use_reader(told, payload)
            case VoteEnded():
                return self._count_vote(told, None, {"ballot": payload.ballot}, payload.verdict, is_lost=True)
        raise AssertionError(f"no case for {row.kind}")

    def _fill(self, seat: int, kind: Literal["person", "bot", "open"], name: str | None, **rest: Any) -> Place:
        self.places[seat] = Place(kind, name, epoch=self.places[seat].epoch + 1, **rest)
        return self.places[seat]

    def _seated(self, told: dict[str, Any], seat: int) -> Happened:
        return Happened(**told, seat=seat, card=self.places[seat].card(seat), changes_room=True)

    def _play(self, told: dict[str, Any], payload: Started | Acted, decision: Decision | None) -> Happened:
        before, drawn = self.game, self.drawn
        required = before.required if before is not None else ()
        last_change, self.game_rev = self.game_rev, self.rev
        if isinstance(payload, Started):
            self.contributions = payload.contributions
            for place, figure in zip(self.places, payload.figures, strict=False):
                place.figure = figure
        else:
            self.secret = payload.reveal
        actor = _actor(payload.lines) if isinstance(payload, Acted) else None
        steps: Sequence[Step] = ()
        if self.broken is None:
            try:
                played = decision or self._replay(payload)
            except MagieError as problem:
                self.broken = _read_only(self.setup.engine, str(problem), self.rev)
            else:
                self.game = played.game
                self.drawn += outcomes_in(played.steps)
                steps = played.steps
        if self.game is not None and steps and self.broken is None:
            if before is None:
                self.clocks.start(told["at"], self.game)
            else:
                by_itself = isinstance(payload, Acted) and payload.bot is None
                seat = actor if by_itself else None
                self.history.remember(self.rev, seat, before, self.game, drawn, steps, by_itself)
                self.clocks.acted(told["at"], self.game, steps)
            if _only_told_the_time(steps):
                self.game_rev = last_change  # nobody's choice is out of date because of that
            elif self.ballot is not None and isinstance(self.ballot.motion, TakeBack):
                self.ballot = None  # the game went on instead
        more = {**_reasons(payload), **self._pay_at_reader(told["at"], steps)}
        return Happened(
            **told,
            seat=actor,
            steps=steps,
            was_required=actor in required,
            changes_room=isinstance(payload, Started) or self.phase == "over" or self.broken is not None,
            more=more,
        )

    def _pay_at_reader(self, at: int, steps: Sequence[Step]) -> dict[str, Any]:
        """What the reader shows of steps of the game; where people book, that waits for them."""
        if self.game is None or self.broken is not None:
            return {}
        if self.reader is None:
            profile = reader_of(self.edition)
            if profile is None:
                return {}
            is_by_hand = self.setup.table.booking == "by_hand"
            self.reader = TableReader.at_start(profile, is_by_hand, len(self.places))
        payments = self.reader.follow(self.game, steps, at)
        if self.phase == "over":
            self.reader.settle(cash_of(self.game))
        return {"payments": payments} if payments else {}

    def _use_reader(self, told: dict[str, Any], payload: ReaderInput | BookedByItself) -> Happened:
        reader = self.reader
        if reader is None:
            return Happened(**told)
        was_waited_for = reader.is_waited_for
        if isinstance(payload, ReaderInput):
            more: dict[str, Any] = {"reader": reader.use(payload.input, told["at"], payload.seat)}
            seat: int | None = payload.seat
        else:
            more, seat = {"payments": reader.book_rest(told["at"]), "why": payload.why}, None
        if was_waited_for and not reader.is_waited_for:
            self.clocks.woken(told["at"])  # nobody could decide anything meanwhile
        return Happened(**told, seat=seat, more=more)

    @property
    def is_booking_due(self) -> bool:
        """Whether the game waits until its payments are booked."""
        return self.reader is not None and self.reader.is_waited_for

    def _count_vote(
        self,
        told: dict[str, Any],
        seat: int | None,
        more: dict[str, Any],
        verdict: Verdict | None,
        is_lost: bool = False,
    ) -> Happened:
        """A row of a vote: if it carried the motion, this is where that happens."""
        ballot = self.ballot
        if verdict is None or ballot is None or ballot.rev != more["ballot"]:
            if is_lost:
                self.ballot = None
                more["carried"] = False
            return Happened(**told, seat=seat, more=more)
        self.ballot = None
        more["carried"] = True
        steps: Sequence[Step] = ()
        if self.broken is None:
            try:
                steps = self._carry_out(told["at"], ballot.motion, verdict)
                more |= self._pay_at_reader(told["at"], steps) if steps else {}
            except MagieError as problem:
                self.broken = _read_only(self.setup.engine, str(problem), self.rev)
        return Happened(**told, seat=seat, more=more, steps=steps, back_to=verdict.back_to, changes_room=True)

    def _carry_out(self, at: int, motion: Motion, verdict: Verdict) -> Sequence[Step]:
        """What the table has decided. Returns what it added to the game."""
        if self.game is None:
            raise TableError("room/not-started")
        match motion:
            case Pause():
                self.clocks.pause(at)
            case GoOn():
                self.clocks.go_on(at)
            case StandIn():
                self.places[motion.seat].stand_in = verdict.bot
            case TakeBack():
                self._go_back(at, verdict)
            case Remove() if verdict.bot is not None:
                self._fill(motion.seat, "bot", self.game.names[motion.seat], bot=verdict.bot)
            case Remove():
                return self._resign(at, verdict)
        if verdict.count is not None:
            self.stopped = verdict.count
            self.secret = verdict.reveal
            self.game_rev = self.rev
            self.clocks.stop()
            self._settle_reader()
        return ()

    def _go_back(self, at: int, verdict: Verdict) -> None:
        moment = self.history.at(verdict.back_to or 0)
        if moment is None or self.game is None:
            raise _Diverged(f"there is no row {verdict.back_to} to go back to")
        game = self.history.game_at(moment, self.game)
        if game.hash() != verdict.hash:
            raise _Diverged(f"the game goes back to another position (hash {game.hash()}, was {verdict.hash})")
        seconds = self.history.go_back(moment)
        self.game = game
        self.drawn = moment.drawn
        self.game_rev = self.rev
        self.clocks.taken_back(at, game, seconds)
        self._settle_reader()

    def _settle_reader(self) -> None:
        """The cards hold what the game says: bookings that were due are not any more."""
        if self.reader is not None and self.game is not None:
            self.reader.settle(cash_of(self.game))

    def _resign(self, at: int, verdict: Verdict) -> Sequence[Step]:
        before, drawn = self.game, self.drawn
        assert before is not None
        played = self._replay(Acted(lines=verdict.lines, hash=verdict.hash or "", reveal=verdict.reveal))
        self.game = played.game
        self.game_rev = self.rev
        self.drawn += outcomes_in(played.steps)
        self.secret = verdict.reveal
        self.history.remember(self.rev, None, before, self.game, drawn, played.steps, by_itself=False)
        self.clocks.acted(at, self.game, played.steps)
        return played.steps

    def _replay(self, payload: Started | Acted) -> Decision:
        """Play the lines of a row again, on a copy."""
        if isinstance(payload, Started):
            assert self.edition is not None
            game = new_game(self.edition, payload.names, payload.figures, self.setup.options, LoggedGame)
            assert isinstance(game, LoggedGame)
        elif self.game is None:
            raise TableError("room/not-started")
        else:
            game = self.game.copy()
        opening = [Step({}, game.events)] if isinstance(payload, Started) else []
        steps = opening + [play_line(game, line) for line in payload.lines]
        if game.hash() != payload.hash:
            raise _Diverged(f"the game takes another course (hash {game.hash()}, was {payload.hash})")
        return Decision(payload, game, steps)

    def start(self, source: ChanceSource) -> Decision:
        """The row that starts the game."""
        self.must_be_playable()
        if self.game is not None:
            raise TableError("room/started")
        if any(place.kind == "open" for place in self.places):
            raise TableError("room/seats-open", count=sum(place.kind == "open" for place in self.places))
        assert self.edition is not None
        names = [place.name or "" for place in self.places]
        try:
            figures = self._figures()
            game = new_game(self.edition, names, figures, self.setup.options, LoggedGame)
            assert isinstance(game, LoggedGame)
            steps = [Step({}, game.events)]
            steps += [play_line(game, line) for line in opening_wishes(len(names), self.setup.options)]
            steps += play_chance(game, source, 0)
        except MagieError as problem:
            raise table_error(problem) from None
        payload = Started(
            engine=VERSION,
            names=names,
            figures=figures,
            contributions={str(seat): value for seat, value in self.collected().items()},
            lines=[step.line for step in steps if step.line],
            hash=game.hash(),
        )
        return Decision(payload, game, steps)

    def collected(self) -> dict[int, str]:
        """The contributions of those who sit here now."""
        return {seat: place.contribution for seat, place in enumerate(self.places) if place.contribution}

    def _figures(self) -> list[str]:
        """A token for everybody: the one they wished for, or one that is left."""
        assert self.edition is not None
        known = chosen_tokens(self.edition, len(self.places), None)
        if not known:
            return []
        offered = self.edition.file.components.tokens
        wishes = [place.figure if place.figure in offered else None for place in self.places]
        left = [figure for figure in offered if figure not in wishes]
        return [wish or left.pop(0) for wish in wishes]

    def decide(
        self,
        actor: int | str,
        action: str | dict[str, Any],
        source: ChanceSource,
        secret: bytes,
        *,
        why: Reason | None = None,
        bot: str | None = None,
        reason: TradeReason | None = None,
    ) -> Decision:
        """The row of an action, with what chance answers. Raises TableError, and then nothing has changed."""
        self.must_be_playable()
        if self.game is None:
            raise TableError("room/not-started")
        if self.phase == "over":
            raise TableError("room/over")
        if self.clocks.paused is not None:
            raise TableError("room/paused")
        if self.is_booking_due:
            raise TableError("room/booking-due")
        game = self.game.copy()
        try:
            first = play_action(game, actor, action)
            steps = [first, *play_chance(game, source, self.drawn)]
        except MagieError as problem:
            raise table_error(problem) from None
        is_over = game.to_act is None
        payload = Acted(
            lines=[step.line for step in steps],
            hash=game.hash(),
            reveal=secret.hex() if is_over else None,
            why=why,
            bot=bot,
            reason=reason,
        )
        return Decision(payload, game, steps)

    def must_be_playable(self) -> None:
        """Raises TableError if this room can only be looked at."""
        if self.broken is not None:
            raise self.broken

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
            seats=[place.card(seat) for seat, place in enumerate(self.places)],
            spectators=setup.spectators,
            fairness=Fairness(commitment=setup.commitment, contributions=self.contributions, secret=self.secret),
            created=self.created,
            has_secrets=self.has_secrets,
            table=setup.table,
            before=setup.before,
            rematch=self.rematch,
            read_only=self.broken.problem(language) if self.broken is not None else None,
        )


_PARTY_OPTIONS = ("banker", "banker_plays", "tokens", "always_demand")


class _Diverged(MagieError):
    """Replaying a row reached another position than it did when it was played."""


def _read_only(engine: str, detail: str, row: int) -> TableError:
    """Everybody is told which row; `detail` is for the server's log, since it might name a hidden card."""
    error = TableError("room/read-only", engine=engine, here=VERSION, row=row)
    error.detail = detail
    return error


def _only_told_the_time(steps: Sequence[Step]) -> bool:
    return all(step.line.get("do") == "tick" for step in steps) and all(
        event["event"] == "clock" for step in steps for event in step.events
    )


def _reasons(payload: Started | Acted) -> dict[str, Any]:
    """Why the driver decided, which bot stood in, what a bot says about its trade."""
    if isinstance(payload, Started):
        return {}
    given = {"why": payload.why, "bot": payload.bot, "reason": payload.reason}
    return {name: value for name, value in given.items() if value is not None}


def _actor(lines: Sequence[Line]) -> int | None:
    """Who acted; None is the driver."""
    actor = lines[0].get("by", lines[0].get("seat"))
    return None if actor == DRIVER else actor
