"""What the log says about time: clocks of decisions, auctions and timed games, read off its rows."""

from __future__ import annotations

from magie.server.auto.agenda import PlayDefault, Tick, WriteRow
from magie.server.log.clocks import game_clock, next_tick, tick_seconds
from magie.server.log.rows import Woken
from magie.server.schema.motions import GoOn, Pause, TakeBack
from magie.server.schema.table_rules import AuctionClock, DayClock, DecisionClock
from magie.text.match import DRIVER
from tests.server.paper import START, Paper

ONE_MINUTE = DecisionClock(seconds=60, bank=100)


def ends(paper: Paper, seat: int) -> float | None:
    clock = paper.table.clocks.deadline(seat)
    return None if clock is None else paper.seconds(clock.ends)


def at_an_auction(**rules: object) -> tuple[Paper, int, int]:
    """A table where the first player has just declined a street, 10 seconds after the start."""
    paper = Paper(dice=[(1, 2)], **rules)  # type: ignore[arg-type]
    first = paper.to_act
    paper.act(first, "roll", at=5)
    paper.act(first, "decline", at=10)
    assert paper.table.game is not None and paper.table.game.phase == "auction"
    return paper, first, 1 - first


def test_without_a_clock_nothing_ends() -> None:
    paper = Paper()
    assert paper.table.clocks.deadline(paper.to_act) is None
    assert paper.at(1_000_000).duty is None and paper.at(5).at is None


def test_a_decision_has_its_seconds_and_then_the_bank() -> None:
    paper = Paper(clock=ONE_MINUTE, dice=[(1, 2)])
    seat = paper.to_act
    assert ends(paper, seat) == 160 and ends(paper, 1 - seat) is None
    paper.act(seat, "roll", at=90)  # thirty seconds from the bank
    assert ends(paper, seat) == 90 + 60 + 70
    paper.act(seat, "buy", at=100)  # in time: the bank stays as it is
    assert ends(paper, seat) == 100 + 60 + 70


def test_small_moves_gain_no_time() -> None:
    paper = Paper(clock=ONE_MINUTE)
    seat = paper.to_act
    paper.act(seat, {"do": "prefer", "always_demand": True}, at=50)
    paper.act(1 - seat, {"do": "prefer", "always_demand": True}, at=55)
    assert ends(paper, seat) == 160


def test_when_time_is_up_the_default_is_played() -> None:
    paper = Paper(clock=ONE_MINUTE)
    seat = paper.to_act
    assert paper.at(159.9).duty is None and paper.at(159.9).at == START + 160_000
    assert paper.at(160).duty == PlayDefault(seat, "time")


def test_a_bot_has_no_clock() -> None:
    paper = Paper(seats=2, bots=[0, 1], clock=ONE_MINUTE)
    assert not isinstance(paper.at(1000).duty, PlayDefault)


def test_a_clock_that_ran_out_unwatched_starts_again() -> None:
    paper = Paper(clock=ONE_MINUTE)
    assert paper.at(500).duty == WriteRow(Woken())
    paper.row(Woken(), 500)
    assert ends(paper, paper.to_act) == 660
    assert paper.at(501).duty is None


def test_days_are_days_also_when_nobody_looks() -> None:
    paper = Paper(clock=DayClock(days=2))
    seat = paper.to_act
    assert ends(paper, seat) == 2 * 86_400
    assert paper.at(2 * 86_400 - 1).duty is None
    assert paper.at(9 * 86_400).duty == PlayDefault(seat, "time")


def test_a_pause_stops_every_clock() -> None:
    paper = Paper(seats=2, bots=[1], clock=ONE_MINUTE)
    while paper.to_act != 0:
        paper.go_on(at=0)
    before = ends(paper, 0)
    assert before is not None
    paper.propose(0, Pause(), at=20)
    assert paper.table.clocks.paused == START + 20_000
    assert paper.at(5000).duty is None
    paper.propose(0, GoOn(), at=5020)
    assert ends(paper, 0) == before + 5000


def test_an_auction_has_its_own_clock() -> None:
    paper, first, other = at_an_auction(auction=AuctionClock(seconds=15, extend=8), clock=ONE_MINUTE)
    assert paper.seconds(paper.table.clocks.auction_ends) == 25
    assert ends(paper, first) is None and ends(paper, other) is None
    paper.act(other, "bid 20", at=12)  # early: the time stays
    assert paper.seconds(paper.table.clocks.auction_ends) == 25
    paper.act(first, "bid 40", at=22)  # late: eight seconds more
    assert paper.seconds(paper.table.clocks.auction_ends) == 30
    assert paper.at(29.9).at == START + 30_000
    assert paper.at(30).duty == PlayDefault(other, "time")
    paper.act(DRIVER, {"do": "deadline", "seat": other}, at=30, why="time")
    assert paper.table.clocks.auction_ends is None
    assert paper.table.game is not None and paper.table.game.phase != "auction"


def test_an_auction_that_ended_unwatched_is_opened_again() -> None:
    paper, _, other = at_an_auction(auction=AuctionClock(seconds=15, extend=8))
    paper.act(other, "bid 20", at=12)
    assert paper.at(100).duty == WriteRow(Woken())
    paper.row(Woken(), 100)
    assert paper.seconds(paper.table.clocks.auction_ends) == 115
    assert paper.table.game is not None and paper.table.game.view(None)["auction"]["high"] == 20


def test_a_process_that_starts_later_knows_the_same_clocks() -> None:
    paper, first, other = at_an_auction(auction=AuctionClock(seconds=15, extend=8), clock=ONE_MINUTE)
    paper.act(other, "bid 20", at=23)
    paper.act(first, "pass", at=24)
    paper.go_on(at=110)
    assert paper.again().clocks == paper.table.clocks
    assert paper.again().history.moments == paper.table.history.moments


def timed(limit: int = 100) -> Paper:
    return Paper("banking", 2, variants=["timed"], options={"time_limit": limit})


def test_a_timed_game_is_told_the_time() -> None:
    paper = timed()
    table = paper.table
    assert table.game is not None
    clock = game_clock(table.game, table.clocks)
    assert clock is not None and (clock.seconds, clock.limit, clock.at) == (0, 100, START)
    assert paper.at(29).at == START + 30_000
    assert paper.at(30.7).duty == Tick(30)
    rev, game_rev = table.rev, table.game_rev
    paper.act(DRIVER, "@tick 30", at=30.7)
    assert (table.rev, table.game_rev) == (rev + 1, game_rev)  # no command is out of date because of it
    assert paper.seconds(table.clocks.told) == 30
    for second in (60, 90):
        assert paper.at(second).duty == Tick(30)
        paper.act(DRIVER, "@tick 30", at=second)
    assert paper.at(99).at == START + 100_000
    assert paper.at(100).duty == Tick(10)
    told = paper.act(DRIVER, "@tick 10", at=100)
    assert [event["event"] for event in told.steps[0].events] == ["clock", "time_up"]
    assert table.game_rev == table.rev
    assert next_tick(table.game, table.clocks) is None


def test_time_in_which_nobody_looked_does_not_count() -> None:
    paper = timed()
    assert paper.at(40_000).duty == Tick(30)
    paper.act(DRIVER, "@tick 30", at=40_000)
    assert paper.seconds(paper.table.clocks.told) == 40_000
    assert paper.at(40_010).duty is None


def test_time_that_was_taken_back_is_told_again() -> None:
    paper = timed()
    table = paper.table
    seat = paper.to_act
    paper.act(seat, {"do": "prefer", "always_demand": True}, at=10)
    paper.act(DRIVER, "@tick 30", at=30)
    paper.propose(seat, TakeBack(), at=40)
    assert table.game is not None and table.game.view(None).get("clock", 0) == 0
    assert tick_seconds(table.clocks, START + 50_000) == 50
    paper.act(DRIVER, "@tick 50", at=50)
    assert paper.seconds(table.clocks.told) == 50 and table.clocks.owed == 0


def test_a_game_without_time_gets_no_ticks() -> None:
    for edition in ("classic", "cards"):
        assert not isinstance(Paper(edition, 3).at(1000).duty, Tick)


def test_the_negotiation_before_the_game_ends_by_the_clock() -> None:
    paper = Paper("classic", 2, variants=["negotiate"], options={"negotiation_seconds": 20})
    game = paper.table.game
    assert game is not None and game.phase == "negotiation"
    assert paper.at(19).at == START + 20_000
    assert paper.at(20).duty == Tick(20)
    paper.act(DRIVER, "@tick 20", at=20)
    assert paper.table.game is not None and paper.table.game.phase != "negotiation"
