"""What the people at the table decide together: who is asked, how many must agree, and what comes of it.

Bots do not vote, and neither does a seat whose person is gone. A single person decides at once. Pausing and letting a
bot stand in need more than half of those asked; what changes the game for good needs all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from magie.editions import Edition
from magie.errors import MagieError
from magie.server.log.editions import bots_for
from magie.server.log.facts import count
from magie.server.log.fairness import ChanceSource
from magie.server.log.logged_game import play_action, play_chance
from magie.server.log.rows import Verdict
from magie.server.problems import TableError, table_error
from magie.server.schema.motions import GoOn, Motion, Pause, Remove, StandIn, Stop, TakeBack
from magie.server.schema.table import BallotCard, Undoable

if TYPE_CHECKING:
    from magie.server.log.table import Table
    from magie.server.log.takeback import Moment

USUAL = "steady"
VOTE_TIME = 60_000  # milliseconds a vote is open


@dataclass
class Ballot:
    """A vote that is open. `rev` is the row that opened it."""

    rev: int
    by: int
    motion: Motion
    opened: int
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)

    @property
    def ends(self) -> int:
        return self.opened + VOTE_TIME

    def with_vote(self, seat: int, yes: bool) -> Ballot:
        """The ballot after a vote; the last word of a seat counts."""
        ballot = Ballot(self.rev, self.by, self.motion, self.opened, self.yes - {seat}, self.no - {seat})
        (ballot.yes if yes else ballot.no).add(seat)
        return ballot


def voters(table: Table, seat: int, motion: Motion) -> list[int]:
    """Whose word counts, if `seat` proposes this."""
    if isinstance(motion, TakeBack) and is_free(table, seat, motion):
        return [seat]
    return deciders(table, but=motion.seat if isinstance(motion, StandIn | Remove) else None)


def deciders(table: Table, but: int | None = None) -> list[int]:
    """The people who are there and still play; once none of them does, those who are out."""
    seats = enumerate(table.seats)
    people = [number for number, state in seats if state.kind == "person" and state.gone is None and number != but]
    game = table.game
    playing = [number for number in people if game is not None and game.match.is_playing(number)]
    return playing or people


def needed(motion: Motion, asked: int) -> int:
    """How many of those asked must say yes."""
    if isinstance(motion, Pause | GoOn | StandIn):
        return asked // 2 + 1
    return asked


def is_carried(table: Table, ballot: Ballot) -> bool:
    asked = voters(table, ballot.by, ballot.motion)
    return len(ballot.yes.intersection(asked)) >= max(1, needed(ballot.motion, len(asked)))


def is_lost(table: Table, ballot: Ballot) -> bool:
    """Whether it can no longer be carried, or its proposer has thought better of it."""
    asked = voters(table, ballot.by, ballot.motion)
    possible = len(asked) - len(ballot.no.intersection(asked))
    return ballot.by in ballot.no or possible < max(1, needed(ballot.motion, len(asked)))


def check(table: Table, seat: int, motion: Motion) -> Motion:
    """The motion with everything filled in. Raises TableError if it makes no sense now."""
    table.must_be_playable()
    if table.game is None:
        raise TableError("room/not-started")
    if table.phase == "over":
        raise TableError("room/over")
    match motion:
        case Pause():
            if table.clocks.paused is not None:
                raise TableError("room/paused")
        case GoOn():
            if table.clocks.paused is None:
                raise TableError("room/not-paused")
        case TakeBack():
            return TakeBack(to=_moment(table, seat, motion).rev)
        case StandIn() | Remove():
            if not table.is_absent(motion.seat):
                raise TableError("room/seat-there", seat=motion.seat)
            if not table.game.match.is_playing(motion.seat):
                raise TableError("room/seat-out", seat=motion.seat)
        case Stop():
            pass
    return motion


def _moment(table: Table, seat: int, motion: TakeBack) -> Moment:
    """Where a take-back goes. Raises TableError if it may not be asked for."""
    allowed = table.setup.table.take_back
    if allowed == "off":
        raise TableError("room/take-back-off")
    history = table.history
    moment = history.last_of(seat) if motion.to is None else history.at(motion.to)
    if moment is None:
        raise TableError("room/nothing-to-take-back")
    assert table.game is not None
    if allowed == "own" and not history.is_free(moment, seat, table.game):
        raise TableError("room/take-back-seen")
    return moment


def is_free(table: Table, seat: int, motion: TakeBack) -> bool:
    """Whether a seat may take this back without asking."""
    moment = table.history.at(motion.to) if motion.to is not None else table.history.last_of(seat)
    return moment is not None and table.game is not None and table.history.is_free(moment, seat, table.game)


def undoable(table: Table) -> list[Undoable]:
    """For each person what could be taken back, if the table allows it."""
    game = table.game
    if game is None or table.phase == "over" or table.setup.table.take_back == "off":
        return []
    found = []
    for seat, state in enumerate(table.seats):
        moment = table.history.last_of(seat) if state.kind == "person" else None
        if moment is not None:
            free = table.history.is_free(moment, seat, game)
            if free or table.setup.table.take_back == "ask":
                found.append(Undoable(seat=seat, to=moment.rev, free=free))
    return found


def verdict_on(table: Table, motion: Motion, source: ChanceSource, secret: bytes) -> Verdict:
    """What the motion does, tried on a copy. Raises TableError if that is not possible."""
    game = table.game
    assert game is not None
    match motion:
        case TakeBack():
            moment = table.history.at(motion.to or 0)
            if moment is None:
                raise TableError("room/nothing-to-take-back")
            return Verdict(back_to=moment.rev, hash=table.history.game_at(moment, game).hash())
        case StandIn():
            return Verdict(bot=motion.bot)
        case Remove():
            if not game.match.knows_resigning():
                return Verdict(bot=table.seats[motion.seat].stand_in or _usual_bot(game.edition))
            return _resignation(table, motion.seat, source, secret)
        case Stop():
            return Verdict(count=count(game), reveal=secret.hex())
    return Verdict()


def _usual_bot(edition: Edition) -> str:
    """Who takes over a seat when nobody said which bot it should be."""
    able = bots_for(edition)
    return USUAL if USUAL in able else able[0]


def _resignation(table: Table, seat: int, source: ChanceSource, secret: bytes) -> Verdict:
    assert table.game is not None
    game = table.game.copy()
    try:
        steps = [play_action(game, seat, {"do": "resign"}), *play_chance(game, source, table.drawn)]
    except MagieError as problem:
        raise table_error(problem) from None
    reveal = secret.hex() if game.to_act is None else None
    return Verdict(lines=[step.line for step in steps], hash=game.hash(), reveal=reveal)


def ballot_card(table: Table) -> BallotCard | None:
    """The open vote, as everybody sees it."""
    ballot = table.ballot
    if ballot is None:
        return None
    asked = voters(table, ballot.by, ballot.motion)
    return BallotCard(
        ballot=ballot.rev,
        by=ballot.by,
        motion=ballot.motion,
        voters=asked,
        needed=needed(ballot.motion, len(asked)),
        yes=sorted(ballot.yes),
        no=sorted(ballot.no),
        ends=ballot.ends,
    )
