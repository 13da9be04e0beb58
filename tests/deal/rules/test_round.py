"""Rounds: how one ends, what leaves it, who deals next, when the game is won, and rounds that come to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from magie import DRIVER, Game, IllegalAction
from tests.deal.kit import COPIES, LAID, LAYER, RED, USELESS, draw, finish, game_at, hand, loose, money, scores
from tests.kit import kinds, refused, told


@pytest.mark.clause("cards", "goal.played-in-rounds")
def test_money_is_paid_only_when_a_round_ends() -> None:
    game = game_at(4, {0: LAYER}, unseen=[*USELESS, "go"])
    draw(game, "go")
    game.apply("discard go")
    assert money(game) == [0, 0, 0, 0]
    later = game_at(4, {0: LAYER}, unseen=USELESS)
    events = finish(later, LAID, *USELESS)
    assert "goal.played-in-rounds" in told(events, "paid")[0]["also"]


@pytest.mark.clause("cards", "round.remove-unused")
def test_what_lies_in_piles_counts_for_nobody() -> None:
    game = game_at(4, {0: LAYER, 1: loose("magie")}, {0: ["magie", "magie"], 3: ["go", "magie"]}, unseen=USELESS)
    events = finish(game, LAID, *USELESS)
    assert told(events, "majority")[0]["seat"] == 1
    assert scores(events)[3] == 0
    assert told(events, "piles_removed")


@pytest.mark.clause("cards", "round.others-lay-out")
def test_the_others_show_and_score_their_hands() -> None:
    game = game_at(4, {0: LAYER, 1: loose(*RED)}, unseen=USELESS)
    events = finish(game, LAID, *USELESS)
    assert scores(events)[1] == 250
    shown = told(events, "hand_shown")[0]["cards"]
    assert len(shown) == 10
    assert set(RED) <= set(shown)
    assert [event["seat"] for event in told(events, "hand_shown")] == [1, 2, 3]


@pytest.mark.clause("cards", "round.unequal-hands-allowed")
def test_a_hand_made_larger_by_swaps_counts_whole() -> None:
    twelve = [*RED, "go", "go", *["h2"] * 2, *["h4"], *["hotel"] * 2, "neude", "blaak"]
    game = game_at(4, {0: LAYER, 3: twelve}, unseen=USELESS)
    events = finish(game, LAID, *USELESS)
    assert scores(events)[3] == 250 + 400
    assert [event["hand"] for event in told(events, "hand_shown") if event["seat"] == 3] == [12]


@pytest.mark.clause("cards", "round.next-dealer-left")
def test_all_sixty_cards_are_dealt_again_by_the_left_neighbour() -> None:
    game = game_at(4, {0: LAYER}, unseen=USELESS)
    assert game.position()["dealer"] == 3
    events = finish(game, LAID, *USELESS)
    started = told(events, "round_started")[0]
    assert (started["dealer"], started["round"]) == (0, 2)
    game.play_chance()
    assert game.to_act == 1
    assert sum(len(hand(game, seat)) for seat in range(4)) + 4 + game.view(None)["draw_pile"] == 60


@pytest.mark.clause("cards", "goal.first-to-target")
def test_ten_thousand_wins_the_game() -> None:
    game = game_at(4, {0: LAYER}, unseen=USELESS, money=[8800, 0, 0, 0])
    events = finish(game, LAID, *USELESS)
    assert told(events, "game_over")[0]["winners"] == [0]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.to_act is None
    refused(game, "draw", code="game_over", clause="goal.first-to-target", seat=0)


@pytest.mark.clause("cards", "end.target-checked-after-round")
def test_the_target_is_at_least_ten_thousand_at_the_end_of_a_round() -> None:
    short = game_at(4, {0: LAYER}, unseen=USELESS, money=[8700, 0, 0, 0])
    events = finish(short, LAID, *USELESS)
    assert money(short)[0] == 9950
    assert told(events, "round_ended")
    assert not told(events, "game_over")
    exact = game_at(4, {0: LAYER}, unseen=USELESS, money=[8750, 0, 0, 0])
    assert told(finish(exact, LAID, *USELESS), "game_over")


@pytest.mark.clause("cards", "end.most-money-wins")
def test_of_several_above_the_target_the_richest_wins() -> None:
    game = game_at(4, {0: LAYER, 1: loose("go")}, unseen=USELESS, money=[9150, 10800, 0, 0])
    events = finish(game, LAID, *USELESS)
    assert money(game)[:2] == [10400, 11000]
    assert told(events, "game_over")[0]["winners"] == [1]


@pytest.mark.clause("cards", "end.most-money-wins")
def test_when_the_richest_are_level_another_round_is_played() -> None:
    game = game_at(4, {0: LAYER, 1: loose("go")}, unseen=USELESS, money=[9750, 10800, 0, 0])
    events = finish(game, LAID, *USELESS)
    assert money(game)[:2] == [11000, 11000]
    assert not told(events, "game_over")
    assert "end.most-money-wins" in told(events, "round_ended")[0]["also"]
    assert game.phase == "deal"


@pytest.mark.clause("cards", "round.void-by-agreement")
def test_after_ten_dry_turns_each_all_together_may_call_the_round_off() -> None:
    # All cards that are in nobody's hand lie on the piles: nothing can be drawn.
    full = game_at(4)
    position = full.position()
    position["players"][3]["pile"] += _rest(position)
    for dry, is_open in ((40, False), (41, True)):
        position["turn"] = {"seat": 0, "number": 57, "dry": dry}
        game = Game.from_position(position)
        assert ("propose_void" in kinds(game, 2)) == is_open
    refused(full, "propose-void", code="void_not_yet", clause="round.void-by-agreement", seat=2)
    for seat in (2, 0, 1):
        game.apply("propose-void", seat=seat)
        refused(game, "propose-void", code="already_proposed", clause="round.void-by-agreement", seat=seat)
    game.apply("withdraw-void", seat=0)
    refused(game, "withdraw-void", code="not_proposed", clause="round.void-by-agreement", seat=0)
    game.apply("propose-void", seat=3)
    assert game.phase == "turn"
    events = game.apply("propose-void", seat=0)
    assert told(events, "round_void")[0]["reason"] == "agreed"
    assert told(events, "round_started")[0]["dealer"] == 3
    assert money(game) == [0, 0, 0, 0]


def _rest(position: dict[str, Any]) -> list[str]:
    left = COPIES.copy()
    for player in position["players"]:
        left.subtract(player["hand"])
        left.subtract(player["pile"])
    return sorted(left.elements())


@pytest.mark.clause("cards", "round.cut-off")
def test_the_driver_may_cut_a_round_off_and_nobody_scores() -> None:
    game = game_at(4, {0: LAYER})
    events = game.apply("@cut-off", seat=DRIVER)
    assert told(events, "round_void")[0]["clause"] == "round.cut-off"
    assert not told(events, "scored")
    assert told(events, "round_started")[0]["dealer"] == 3
    game.play_chance()
    assert game.to_act == 0


@pytest.mark.clause("cards", "round.cut-off")
def test_no_player_can_cut_a_round_off() -> None:
    game = game_at(4, {0: LAYER})
    for seat in range(4):
        refused(game, "@cut-off", code="driver_only", clause="round.cut-off", seat=seat)
    assert told(game.apply("@cut-off"), "round_void")


@pytest.mark.parametrize("action", ["@tick 60", "@deadline 0"])
def test_no_player_can_let_time_pass(action: str) -> None:
    game = game_at(4, {0: LAYER})
    before = game.match.snapshot()
    for seat in range(4):
        with pytest.raises(IllegalAction) as caught:
            game.apply(action, seat=seat)
        assert caught.value.code == "driver_only"
        assert game.match.snapshot() == before
    game.apply(action, seat=DRIVER)
    assert game.match.snapshot() != before
