"""A table on paper: rows of a log folded by hand, at times of our choosing, with dice of our choosing.

table = Paper("classic", clock=DecisionClock(seconds=60, bank=600))
table.act(0, "roll", at=5)          # seconds after the start
table.at(70).duty                   # what the driver would do then
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from magie.editions import load_edition
from magie.game import Game
from magie.server.auto.agenda import Agenda, Attendance, Patience, agenda
from magie.server.log.draft import decide, start
from magie.server.log.fairness import SCHEME, FairChance, commitment_to, commitment_to_contribution
from magie.server.log.fold import fold
from magie.server.log.folded import FoldedRow
from magie.server.log.rows import KINDS, BotSat, Payload, Proposed, Sat, Setup, Voted, write_payload
from magie.server.log.table import Table
from magie.server.log.votes import Ballot, check, is_carried, is_lost, verdict_on
from magie.server.schema.motions import Motion
from magie.server.schema.table_rules import TableRules
from magie.server.store.base import LogRow
from magie.text.match import Chance
from magie.version import VERSION

START = 1_000_000_000
SECRET = bytes(32)
PATIENCE = Patience(grace=60_000, grace_in_votes=20_000, roll_call=3_000, stand_in=800)


class Loaded:
    """Fair chance, except that the next throws of the dice are known."""

    def __init__(self, dice: Sequence[Sequence[int]] = (), contributions: Mapping[int, str] | None = None) -> None:
        self.dice = [list(throw) for throw in dice]
        self._fair = FairChance(SECRET, contributions or {})

    def outcome(self, game: Game, number: int) -> Chance:
        outcome = self._fair.outcome(game, number)
        if outcome["chance"] == "dice" and self.dice:
            outcome = {**outcome, "dice": self.dice.pop(0)}
        return outcome


class Paper:
    """One table. Seats in `bots` are bots, the others people; times are seconds after the start."""

    def __init__(
        self,
        edition: str = "classic",
        seats: int = 2,
        *,
        dice: Sequence[Sequence[int]] = (),
        bots: Sequence[int] = (),
        variants: Sequence[str] = (),
        options: dict[str, Any] | None = None,
        **rules: Any,
    ) -> None:
        loaded = load_edition(edition, variants=tuple(variants), options=dict(options or {}))
        setup = Setup(
            engine=VERSION,
            edition=edition,
            data=msgspec.Raw(msgspec.json.encode(loaded.file)),
            hash=loaded.hash,
            seats=seats,
            commitment=commitment_to(SECRET),
            scheme=SCHEME,
            variants=list(loaded.variants),
            options=dict(options or {}),
            table=TableRules(**{"auction": None, **rules}),
        )
        self.setup = msgspec.json.encode(setup)
        contributions = {seat: f"{seat:032x}" for seat in range(seats) if seat not in bots}
        self.source = Loaded(dice, contributions)
        self.rows: list[LogRow] = []
        self.folded: list[FoldedRow] = []
        self.table = Table.of_setup("room", "CODE", START, self.setup)
        for seat in range(seats):
            if seat in bots:
                self.row(BotSat(seat=seat, bot="random", name=f"Bot {seat}"), 0)
                continue
            commitment = commitment_to_contribution(contributions[seat])
            self.row(Sat(seat=seat, name=f"Person {seat}", commitment=commitment), 0)
        self.row(start(self.table, self.source, self.table.shares_now().with_revealed(contributions)).payload, 0)

    def row(self, payload: Payload, at: float) -> FoldedRow:
        """Write a row down and fold it."""
        row = LogRow(
            room="room",
            seq=self.table.rev + 1,
            kind=KINDS[type(payload)],
            payload=write_payload(payload),
            author="",
            command=None,
            time=START + int(1000 * at),
        )
        self.rows.append(row)
        folded = fold(self.table, row)
        assert self.table.broken is None, self.table.broken.detail
        self.folded.append(folded)
        return folded

    def act(self, actor: int | str, action: str | dict[str, Any], at: float, **how: Any) -> FoldedRow:
        decision = decide(self.table, actor, action, self.source, SECRET, **how)
        return self.row(decision.payload, at)

    def go_on(self, at: float) -> FoldedRow:
        """Whoever must act does the first thing they may."""
        assert self.table.game is not None
        return self.act(self.to_act, dict(self.table.game.legal_actions()[0]), at)

    def propose(self, seat: int, motion: Motion, at: float) -> FoldedRow:
        whole = check(self.table, seat, motion)
        verdict = self._verdict(Ballot(0, seat, whole, 0, {seat}))
        return self.row(Proposed(seat=seat, motion=whole, verdict=verdict), at)

    def vote(self, seat: int, yes: bool, at: float) -> FoldedRow:
        assert self.table.ballot is not None
        ballot = self.table.ballot.with_vote(seat, yes)
        verdict = self._verdict(ballot)
        lost = verdict is None and is_lost(self.table, ballot)
        return self.row(Voted(seat=seat, ballot=ballot.rev, yes=yes, is_lost=lost, verdict=verdict), at)

    def _verdict(self, ballot: Ballot) -> Any:
        if not is_carried(self.table, ballot):
            return None
        return verdict_on(self.table, ballot.motion, self.source, SECRET)

    def at(self, seconds: float, here: Sequence[int] | None = None, **attendance: Any) -> Agenda:
        """What the driver finds to do then; everybody is here unless said otherwise."""
        seats = [seat for seat, state in enumerate(self.table.seats) if state.kind == "person"]
        present = Attendance(seats if here is None else here, watched_since=START, **attendance)
        return agenda(self.table, START + int(1000 * seconds), present, PATIENCE)

    def again(self) -> Table:
        """The same table, as a process that has just started folds it."""
        table = Table.of_setup("room", "CODE", START, self.setup)
        for row in self.rows:
            fold(table, row)
        return table

    @property
    def to_act(self) -> int:
        assert self.table.game is not None
        seat = self.table.game.to_act
        assert isinstance(seat, int)
        return seat

    def seconds(self, time: int | None) -> float | None:
        """A time of the table as seconds after the start."""
        return None if time is None else (time - START) / 1000
