"""Time at a table, read off the log: since when a seat is waited for, what is left of its bank, when an auction closes.

Pure: every time comes from a row, so a process that has just started knows the clocks as well as one that was there.
The driver compares them with its clock and acts when they have run out; what it does is a row again.

A decision goes on while the game waits for the same seat in the same phase; chance, or somebody else's turn in between,
begins another one. So nobody gains time by small moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from magie.server.log.logged_game import LoggedGame, Step
from magie.server.schema.table import GameClock, SeatClock
from magie.server.schema.table_rules import AuctionClock, DayClock, DecisionClock, TableRules

DAY = 86_400_000
AUCTION = "auction"
TICK = 30_000  # a timed game is told the time this often, and when it is up


@dataclass
class Clocks:
    """The clocks of one table. Times are milliseconds, as rows have them."""

    rules: TableRules
    since: dict[int, int] = field(default_factory=dict)  # seat -> when its decision began
    used: dict[int, int] = field(default_factory=dict)  # seat -> what it has taken from its bank
    auction_ends: int | None = None
    told: int = 0  # up to when the game knows the time
    owed: int = 0  # seconds the game knew of and forgot, because they were taken back
    paused: int | None = None
    rent_open_since: int | None = None  # since when rent can be asked for without a break
    is_timed: bool = False  # the game itself wants to know the time
    _phase: str = ""

    # --- what rows do to the clocks ----------------------------------------------------------------------------

    def start(self, at: int, game: LoggedGame) -> None:
        self.told = at
        self.is_timed = game.match.is_timed()
        self._begin(at, game)

    def acted(self, at: int, game: LoggedGame, steps: Sequence[Step]) -> None:
        """An action, with what chance added, has led to this game."""
        if game.to_act is None:
            self.stop()
            return
        goes_on = game.phase == self._phase and not any("chance" in step.line for step in steps)
        required = game.required
        for seat in list(self.since):
            if not goes_on or seat not in required:
                self._charge(seat, at)
                del self.since[seat]
        for seat in required:
            self.since.setdefault(seat, at)
        self._phase = game.phase
        self._follow_auction(at, game, steps)
        self._follow_claims(at, game, steps)
        for step in steps:
            if step.line.get("do") == "tick":
                self._ticked(at, int(step.line["seconds"]))

    def taken_back(self, at: int, game: LoggedGame, seconds: int) -> None:
        """The game is as it was before; what was spent from a bank stays spent. `seconds` of its time were undone."""
        for seat in self.since:
            self._charge(seat, at)
        self.owed += seconds
        self._begin(at, game)

    def woken(self, at: int) -> None:
        """Nobody was looking when a clock ran out: what is being decided gets its time again."""
        for seat in self.since:
            self.since[seat] = at
        if self.auction_ends is not None:
            self.auction_ends = at + self._auction_seconds()
        if self.rent_open_since is not None:
            self.rent_open_since = at

    def pause(self, at: int) -> None:
        self.paused = at

    def go_on(self, at: int) -> None:
        """Everything moves on by as long as the pause took."""
        if self.paused is None:
            return
        missed = at - self.paused
        self.paused = None
        self.told += missed
        self.since = {seat: since + missed for seat, since in self.since.items()}
        if self.auction_ends is not None:
            self.auction_ends += missed
        if self.rent_open_since is not None:
            self.rent_open_since += missed

    def stop(self) -> None:
        """The game is over."""
        self.since.clear()
        self.auction_ends = None
        self.rent_open_since = None
        self.paused = None

    def _begin(self, at: int, game: LoggedGame) -> None:
        self.since = dict.fromkeys(game.required, at)
        self._phase = game.phase
        self.auction_ends = None
        if self._phase == AUCTION and self.rules.auction is not None:
            self.auction_ends = at + self._auction_seconds()
        self.rent_open_since = at if game.asked("claimants", game.match.claimants) else None

    def _charge(self, seat: int, at: int) -> None:
        """A decision is over: what it took beyond its own time comes from the bank."""
        if isinstance(self.rules.clock, DecisionClock):
            over = at - self.since[seat] - 1000 * self.rules.clock.seconds
            if over > 0:
                self.used[seat] = min(self.used.get(seat, 0) + over, 1000 * self.rules.clock.bank)

    def _follow_auction(self, at: int, game: LoggedGame, steps: Sequence[Step]) -> None:
        if not isinstance(self.rules.auction, AuctionClock):
            return
        if game.phase != AUCTION:
            self.auction_ends = None
            return
        is_new = any(event.get("event") == "auction_opened" for step in steps for event in step.events)
        if is_new or self.auction_ends is None:
            self.auction_ends = at + self._auction_seconds()
        elif any(step.line.get("do") == "bid" for step in steps):
            self.auction_ends = max(self.auction_ends, at + 1000 * self.rules.auction.extend)

    def _follow_claims(self, at: int, game: LoggedGame, steps: Sequence[Step]) -> None:
        """An offer or an auction in between, when nobody can ask, or further rent gives everybody the time again."""
        if not game.asked("claimants", game.match.claimants):
            self.rent_open_since = None
        elif self.rent_open_since is None or any(
            event["event"] == "rent_claimable" for step in steps for event in step.events
        ):
            self.rent_open_since = at

    def _auction_seconds(self) -> int:
        assert isinstance(self.rules.auction, AuctionClock)
        return 1000 * self.rules.auction.seconds

    def _ticked(self, at: int, seconds: int) -> None:
        paid_back = min(self.owed, seconds)
        self.owed -= paid_back
        self.told += 1000 * (seconds - paid_back)
        if at - self.told > TICK:  # nobody was looking: that time did not count
            self.told = at

    # --- what the clocks say -----------------------------------------------------------------------------------

    def deadline(self, seat: int) -> SeatClock | None:
        """Until when a seat may think, if there is a clock and it is waited for."""
        rule = self.rules.clock
        if seat not in self.since or rule is None or self.auction_ends is not None:
            return None
        since = self.since[seat]
        if isinstance(rule, DayClock):
            return SeatClock(seat=seat, since=since, ends=since + rule.days * DAY, bank=0)
        bank = 1000 * rule.bank - self.used.get(seat, 0)
        return SeatClock(seat=seat, since=since, ends=since + 1000 * rule.seconds + bank, bank=bank)

    @property
    def is_by_day(self) -> bool:
        return isinstance(self.rules.clock, DayClock)


def game_clock(game: LoggedGame, clocks: Clocks) -> GameClock | None:
    """The game's own clock, if it has one that matters now."""
    limit = game.match.time_limit() if clocks.is_timed else None
    if limit is None:
        return None
    return GameClock(seconds=game.match.seconds_played(), at=clocks.told, limit=limit)


def next_tick(game: LoggedGame, clocks: Clocks) -> int | None:
    """When the game must be told the time again, in milliseconds since 1970; None if it does not care."""
    limit = game.match.time_limit() if clocks.is_timed else None
    if limit is None:
        return None
    left = 1000 * max(0, limit - game.match.seconds_played() - clocks.owed)
    return clocks.told + min(TICK, left)


def tick_seconds(clocks: Clocks, now: int) -> int:
    """Whole seconds the game does not know of. While nobody was looking, no time has passed for it."""
    return clocks.owed + min(max(0, now - clocks.told), TICK) // 1000
