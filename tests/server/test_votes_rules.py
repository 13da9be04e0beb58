"""What the people at a table may decide: who is asked, how many must agree, and what it does to the game."""

from __future__ import annotations

import pytest

from magie.server.auto.agenda import EndVote, PlayDefault, WriteRow
from magie.server.log.proof import verify
from magie.server.log.rows import Back, Gone, Left, VoteEnded
from magie.server.log.table import Table
from magie.server.log.views import table_state
from magie.server.log.votes import ballot_card, voters
from magie.server.problems import TableError
from magie.server.replay.records import fold, record_for
from magie.server.schema.motions import GoOn, Pause, Remove, StandIn, Stop, TakeBack
from tests.server.kit import straight_on
from tests.server.paper import SECRET, Paper


def record_of(paper: Paper) -> str:
    """The record of a table on paper, as the public may have it."""
    table = Table.of_setup("room", "CODE", 0, paper.setup)
    return record_for(table, fold(table, paper.rows), None)


def refusal(paper: Paper, seat: int, motion: object) -> str:
    with pytest.raises(TableError) as refused:
        paper.propose(seat, motion, at=100)  # type: ignore[arg-type]
    return refused.value.code


def test_a_single_person_decides_at_once() -> None:
    paper = Paper(seats=4, bots=[1, 2, 3])
    told = paper.propose(0, Pause(), at=1)
    assert told.more["carried"] is True and paper.table.ballot is None
    assert paper.table.clocks.paused is not None
    assert refusal(paper, 0, Pause()) == "room/paused"
    with pytest.raises(TableError) as refused:
        paper.act(paper.to_act, "roll", at=2)
    assert refused.value.code == "room/paused"
    paper.propose(0, GoOn(), at=3)
    assert paper.table.clocks.paused is None
    assert refusal(paper, 0, GoOn()) == "room/not-paused"


def test_a_pause_needs_more_than_half() -> None:
    paper = Paper(seats=4, bots=[3])
    told = paper.propose(0, Pause(), at=1)
    assert "carried" not in told.more and paper.table.clocks.paused is None
    card = ballot_card(paper.table)
    assert card is not None and (card.voters, card.needed, card.yes) == ([0, 1, 2], 2, [0])
    assert paper.vote(1, True, at=2).more["carried"] is True
    assert paper.table.clocks.paused is not None and paper.table.ballot is None


def test_a_vote_is_lost_as_soon_as_it_cannot_be_won() -> None:
    paper = Paper(seats=3)
    paper.propose(0, Stop(), at=1)
    told = paper.vote(1, False, at=2)
    assert told.more["carried"] is False and paper.table.ballot is None and paper.table.phase == "playing"


def test_whoever_proposed_it_may_think_better_of_it() -> None:
    paper = Paper(seats=3)
    paper.propose(0, Pause(), at=1)
    assert paper.vote(0, False, at=2).more["carried"] is False
    assert paper.table.ballot is None


def test_a_vote_ends_by_itself() -> None:
    paper = Paper(seats=3)
    paper.propose(0, Stop(), at=1)
    assert paper.at(60.9).duty is None and paper.at(61).duty == EndVote()
    assert paper.table.ballot is not None
    told = paper.row(VoteEnded(ballot=paper.table.ballot.rev), 61)
    assert told.more["carried"] is False and paper.table.ballot is None


def test_bots_wait_while_the_table_votes() -> None:
    paper = Paper(seats=4, bots=[2, 3])
    assert paper.at(1).duty is not None
    paper.propose(0, Pause(), at=1)
    assert paper.at(2).duty is None
    paper.vote(1, False, at=3)
    assert paper.at(4).duty is not None


def test_who_is_gone_is_not_asked_but_called_first() -> None:
    paper = Paper(seats=3)
    paper.propose(0, Stop(), at=1)
    assert paper.at(20, here=[0, 1]).duty is None
    assert paper.at(21, here=[0, 1]).duty == WriteRow(Gone(seat=2))
    paper.row(Gone(seat=2), 21)
    assert voters(paper.table, 0, Stop()) == [0, 1]
    assert paper.vote(1, True, at=22).more["carried"] is True
    assert paper.table.phase == "over"


def test_a_vote_can_be_decided_by_somebody_going() -> None:
    paper = Paper(seats=2)
    paper.propose(0, Pause(), at=1)
    paper.row(Gone(seat=1), 22)
    assert paper.at(22, here=[0]).duty == EndVote()


def test_stop_now_and_count() -> None:
    paper = Paper(seats=3, dice=[(1, 2)])
    first = paper.to_act
    paper.act(first, "roll", at=1)
    paper.act(first, "buy", at=2)
    paper.propose(0, Stop(), at=3)
    paper.vote(1, True, at=4)
    told = paper.vote(2, True, at=5)
    table = paper.table
    assert told.changes_room and table.phase == "over" and table.stopped is not None
    # A street is counted at its price: nobody is richer for having bought one, and all three win.
    assert table.stopped.worth == [30_000] * 3 and table.stopped.winners == [0, 1, 2]
    outcome = table.outcome
    assert outcome is not None and outcome.ending == "stopped"
    assert table.secret == SECRET.hex()
    with pytest.raises(TableError) as refused:
        paper.act(paper.to_act, "roll", at=6)
    assert refused.value.code == "room/over"
    record = record_of(paper)
    assert '"stopped":{"worth":[30000,30000,30000]' in record.splitlines()[0]


def test_the_richest_wins_when_the_table_stops() -> None:
    paper = Paper(seats=2, bots=[1], dice=[(1, 3), (1, 3)])  # the income tax costs money
    seat = paper.to_act
    paper.act(seat, "roll", at=1)
    paper.act(seat, "tax flat", at=2)
    paper.propose(0, Stop(), at=3)
    assert paper.table.stopped is not None
    assert paper.table.stopped.winners == [1 - seat] and paper.table.stopped.ranking == [1 - seat, seat]


def test_the_card_game_is_counted_by_money() -> None:
    paper = Paper("cards", 3, bots=[1, 2])
    paper.propose(0, Stop(), at=1)
    assert paper.table.stopped is not None and len(paper.table.stopped.worth) == 3


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    paper = Paper(seats=3)
    seat = 2
    assert refusal(paper, 0, StandIn(seat=seat, bot="random")) == "room/seat-there"
    paper.row(Gone(seat=seat), 1)
    paper.propose(0, StandIn(seat=seat, bot="random"), at=2)
    assert paper.table.bots() == {}
    paper.vote(1, True, at=3)
    assert paper.table.bots() == {seat: "random"}
    assert paper.table.seats[seat].card(seat).stand_in == "random"
    told = paper.row(Back(seat=seat), 4)
    assert paper.table.bots() == {} and told.changes_room
    assert paper.table.seats[seat].card(seat).gone is None


def test_a_seat_that_was_left_can_be_given_to_a_bot_too() -> None:
    paper = Paper(seats=2)
    paper.row(Left(seat=1), 1)
    paper.propose(0, StandIn(seat=1, bot="random"), at=2)
    assert paper.table.bots() == {1: "random"}


def test_a_seat_nobody_answers_for_is_removed() -> None:
    paper = Paper(seats=3)
    game = paper.table.game
    assert refusal(paper, 0, Remove(seat=2)) == "room/seat-there"
    paper.row(Gone(seat=2), 1)
    paper.propose(0, Remove(seat=2), at=2)
    told = paper.vote(1, True, at=3)
    game = paper.table.game
    assert game is not None and not game.match.is_playing(2)
    assert "resigned" in [event["event"] for step in told.steps for event in step.events]
    assert paper.table.game_rev == paper.table.rev
    assert refusal(paper, 0, Remove(seat=2)) == "room/seat-out"
    assert paper.again().game is not None and paper.again().game.hash() == game.hash()  # type: ignore[union-attr]


def test_removing_the_last_other_player_ends_the_game() -> None:
    paper = Paper(seats=2)
    paper.row(Gone(seat=1), 1)
    paper.propose(0, Remove(seat=1), at=2)
    assert paper.table.phase == "over" and paper.table.secret == SECRET.hex()
    outcome = paper.table.outcome
    assert outcome is not None and outcome.winners == [0]


def test_in_the_card_game_a_bot_takes_a_removed_seat_for_good() -> None:
    paper = Paper("cards", 3)
    paper.row(Gone(seat=2), 1)
    epoch = paper.table.seats[2].epoch
    paper.propose(0, Remove(seat=2), at=2)
    paper.vote(1, True, at=3)
    state = paper.table.seats[2]
    assert state.kind == "bot" and state.bot and state.epoch > epoch


def test_only_those_still_in_the_game_are_asked() -> None:
    paper = Paper(seats=3)
    paper.act(2, "resign", at=1)
    assert voters(paper.table, 0, Stop()) == [0, 1]
    paper.act(1, "prefer never_compete on", at=2)
    assert voters(paper.table, 0, Stop()) == [0, 1]


# --- taking back ------------------------------------------------------------------------------------------------


def test_an_own_move_without_consequences_is_taken_back_freely() -> None:
    paper = Paper(seats=3, dice=[(1, 2)])
    seat = paper.to_act
    paper.act(seat, "roll", at=1)
    before = paper.table.game
    assert before is not None
    paper.act(seat, "buy", at=2)
    offered = {each.seat: each for each in table_state(paper.table).undoable}
    assert offered[seat].free and offered[seat].to == paper.table.rev
    told = paper.propose(seat, TakeBack(), at=3)
    assert told.more["carried"] is True and told.back_to == told.rev - 1
    assert paper.table.game is not None and paper.table.game.hash() == before.hash()
    assert paper.table.game_rev == paper.table.rev


def test_over_dice_everybody_is_asked_and_the_same_dice_come_again() -> None:
    paper = Paper(seats=3)
    seat = paper.to_act
    first = paper.act(seat, "roll", at=1)
    assert [each.free for each in table_state(paper.table).undoable] == [False]
    told = paper.propose(seat, TakeBack(), at=2)
    assert "carried" not in told.more
    for other in (number for number in range(3) if number != seat):
        told = paper.vote(other, True, at=3)
    assert told.more["carried"] is True
    again = paper.act(seat, "roll", at=4)
    assert [step.line for step in again.steps] == [step.line for step in first.steps]


def test_after_a_reaction_everybody_is_asked() -> None:
    paper = Paper(seats=2, dice=[(1, 2)])
    seat = paper.to_act
    paper.act(seat, "roll", at=1)
    paper.act(seat, "decline", at=2)
    assert {each.seat: each.free for each in table_state(paper.table).undoable}[seat]
    paper.act(1 - seat, "bid 20", at=3)
    offered = {each.seat: each for each in table_state(paper.table).undoable}
    assert not offered[seat].free and offered[1 - seat].free
    paper.propose(seat, TakeBack(), at=4)
    assert paper.table.ballot is not None


def test_if_the_game_goes_on_the_vote_about_taking_back_is_over() -> None:
    paper = Paper(seats=2)
    seat = paper.to_act
    paper.act(seat, "roll", at=1)
    paper.propose(seat, TakeBack(), at=2)
    assert paper.table.ballot is not None
    paper.go_on(at=3)
    assert paper.table.ballot is None


def test_a_table_can_be_strict() -> None:
    off = Paper(seats=2, bots=[1], take_back="off")
    off.act(0, "prefer never_compete on", at=1)
    assert refusal(off, 0, TakeBack()) == "room/take-back-off"
    assert table_state(off.table).undoable == []
    own = Paper(seats=2, bots=[1], take_back="own")
    assert refusal(own, 0, TakeBack()) == "room/nothing-to-take-back"
    own.act(0, "prefer never_compete on", at=1)
    own.propose(0, TakeBack(), at=2)
    own.act(0, "prefer never_compete on", at=3)
    own.act(own.to_act, "roll", at=4)
    assert refusal(own, 0, TakeBack()) == "room/take-back-seen"
    assert table_state(own.table).undoable == []


def test_a_person_alone_with_bots_takes_back_whatever_they_like() -> None:
    paper = Paper(seats=3, bots=[1, 2])
    for _ in range(30):
        assert paper.table.game is not None
        legal = [dict(action) for action in paper.table.game.legal_actions()]
        paper.act(paper.to_act, straight_on(legal), at=1)
    target = next(moment.rev for moment in paper.table.history.moments if moment.seat == 0)
    told = paper.propose(0, TakeBack(to=target), at=2)
    assert told.more["carried"] is True and told.back_to == target
    assert paper.to_act == 0
    assert paper.again().game.hash() == paper.table.game.hash()  # type: ignore[union-attr]


def test_what_is_too_long_ago_stays() -> None:
    paper = Paper(seats=2, bots=[1])
    assert refusal(paper, 0, TakeBack(to=1)) == "room/nothing-to-take-back"
    assert refusal(paper, 0, TakeBack(to=3)) == "room/nothing-to-take-back"  # the start of the game
    assert refusal(paper, 0, TakeBack(to=999)) == "room/nothing-to-take-back"


def test_a_record_knows_only_what_was_not_taken_back_and_its_chance_can_be_verified() -> None:
    paper = Paper(seats=2, bots=[1])
    for turn in range(40):
        paper.go_on(at=turn)
        if turn % 7 == 6:
            moment = paper.table.history.last_of(0)
            if moment is not None:
                paper.propose(0, TakeBack(to=moment.rev), at=turn)
    paper.propose(0, Stop(), at=50)
    record = record_of(paper)
    assert paper.table.game is not None
    assert verify(record).position() == paper.table.game.position()


def test_a_secret_that_was_seen_is_not_taken_back_freely() -> None:
    paper = Paper("cards", 3)
    seat = paper.to_act
    paper.act(seat, "draw", at=1)
    assert not any(each.free for each in table_state(paper.table).undoable)


def test_defaults_are_played_only_for_those_who_are_absent() -> None:
    paper = Paper(seats=3)
    seat = paper.to_act
    others = [number for number in range(3) if number != seat]
    assert paper.at(59, here=others).duty is None
    assert paper.at(60, here=others).duty == WriteRow(Gone(seat=seat))
    assert paper.at(60, here=[]).duty is None  # a table that everybody has left stands still
    assert paper.at(60, here=others, last_seen={seat: paper.table.game_at + 30_000}).duty is None
    paper.row(Gone(seat=seat), 60)
    assert paper.at(63, here=others).duty is None  # another server has three seconds to say: here
    assert paper.at(63.8, here=others).duty == PlayDefault(seat, "gone")
    assert paper.at(63.8, here=[0, 1, 2]).duty is not None
    paper.row(Back(seat=seat), 64)
    assert paper.at(65).duty is None
