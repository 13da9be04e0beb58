"""Tables on paper where a lot goes on: people and bots play, go and come back, vote, take back, pause, talk, book."""

from __future__ import annotations

from random import Random
from typing import Any

from magie.errors import MagieError
from magie.reader.machine import Insert, Press, Remove
from magie.server.log.clocks import tick_seconds
from magie.server.log.rows import Back, BookedByItself, Gone, Moved, PaceSet, ReaderInput, Said, VoteEnded, Woken
from magie.server.schema import motions
from magie.server.schema.table_rules import AuctionClock, DecisionClock
from magie.text.match import DRIVER
from tests.server.paper import START, Paper

BREAKS = ("resign", "bankrupt")  # would end the game too early
EDITIONS: dict[str, dict[str, Any]] = {
    "classic": {"seats": 4, "bots": [3], "clock": DecisionClock(seconds=20, bank=60), "auction": AuctionClock()},
    "banking": {"seats": 3, "booking": "by_hand"},
    "tempo": {"seats": 4, "bots": [1, 2], "options": {"time_limit": 900}},
    "millionaire": {"seats": 3, "free_text": True},
    "cards": {"seats": 4, "bots": [2]},
}


def lively_table(edition: str, seed: int, rows: int) -> Paper:
    """A table of an edition after so many rows, or after the end of its game."""
    rng = Random(f"{edition} {seed}")
    paper = Paper(edition, **EDITIONS[edition])
    now = 1.0
    while len(paper.rows) < rows and paper.table.phase == "playing":
        now += rng.choice((0.1, 0.4, 3.0, 31.0))
        deed = rng.choices((_act, _vote, _talk, _come_and_go, _tell_time, _use_reader), (60, 8, 4, 4, 2, 12))[0]
        try:
            deed(paper, rng, now)
        except MagieError:
            continue  # not now
    return paper


def _act(paper: Paper, rng: Random, now: float) -> None:
    game = paper.table.game
    assert game is not None
    seat = rng.choice(game.may_act or (paper.to_act,))
    found = [action for action in game.legal_actions(seat) if action.do not in BREAKS]
    if found:
        stands_in = paper.table.bots().get(seat) if paper.table.seats[seat].kind == "person" else None
        paper.act(seat, dict(rng.choice(found)), now, bot=stands_in)


def _vote(paper: Paper, rng: Random, now: float) -> None:
    seat = rng.choice(_people(paper))
    ballot = paper.table.ballot
    if ballot is not None:
        if rng.random() < 0.1:
            paper.row(VoteEnded(ballot=ballot.rev), now)
        else:
            paper.vote(seat, rng.random() < 0.85, now)
        return
    taken_back = [moment.rev for moment in paper.table.history.moments]
    motion: Any = rng.choice(
        (
            motions.GoOn() if paper.table.clocks.paused is not None else motions.Pause(),
            motions.TakeBack(),
            motions.TakeBack(to=rng.choice(taken_back[-12:]) if taken_back else None),
            motions.StandIn(seat=rng.choice(_people(paper)), bot="random"),
            motions.Stop() if rng.random() < 0.02 else motions.GoOn(),
        )
    )
    paper.propose(seat, motion, now)


def _talk(paper: Paper, rng: Random, now: float) -> None:
    seat = rng.choice(_people(paper))
    has_text = paper.table.setup.table.free_text
    said = Said(seat=seat, text="Well, well.") if has_text else Said(seat=seat, phrase="thanks")
    paper.row(rng.choice((said, PaceSet(seat=seat, pace=rng.choice(("slow", "normal", "fast"))))), now)


def _come_and_go(paper: Paper, rng: Random, now: float) -> None:
    seat = rng.choice(_people(paper))
    state = paper.table.seats[seat]
    if state.gone is not None:
        paper.row(Back(seat=seat), now)
    else:
        paper.row(rng.choice((Gone(seat=seat), Moved(seat=seat, epoch=state.epoch + 1), Woken())), now)


def _tell_time(paper: Paper, rng: Random, now: float) -> None:
    seconds = tick_seconds(paper.table.clocks, START + int(1000 * now))
    paper.act(DRIVER, {"do": "tick", "seconds": seconds}, now)


def _use_reader(paper: Paper, rng: Random, now: float) -> None:
    if paper.table.reader is None or not paper.table.is_booking_due:
        return
    if rng.random() < 0.5:
        paper.row(BookedByItself(why="time"), now)
        return
    touch: Any = rng.choice(
        (Insert("left", 1), Insert("right", 2), Remove("left"), Remove("right"), Press("1"), Press("M"), Press("C"))
    )
    paper.row(ReaderInput(seat=rng.choice(_people(paper)), input=touch), now)


def _people(paper: Paper) -> list[int]:
    return [seat for seat, state in enumerate(paper.table.seats) if state.kind == "person"]
