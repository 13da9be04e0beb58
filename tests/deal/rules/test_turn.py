"""A turn: one of three things, then down to the limit."""

from __future__ import annotations

import pytest

from tests.deal.kit import YELLOW, draw, game_at, hand, lay, pile
from tests.kit import kinds, refused, told

READY = [*YELLOW, *["go"] * 4, *["magie"] * 3]  # a hand that may be laid down


@pytest.mark.clause("cards", "turn.one-of-three")
def test_a_turn_is_a_draw_or_a_swap_or_laying_down() -> None:
    game = game_at(4, {0: READY}, unseen=["token"])
    assert kinds(game) == {"draw", "add", "swap", "lay_down"}
    draw(game, "token")
    assert kinds(game) == {"discard"}
    refused(game, "draw", code="must_discard", clause="turn.one-of-three")
    refused(game, "swap 1 1", code="must_discard", clause="turn.one-of-three")
    game.apply("discard token")
    refused(game, "draw", code="not_your_turn", clause="turn.one-of-three", seat=0)
    assert game.to_act == 1


@pytest.mark.clause("cards", "turn.no-lay-down-after-draw-or-swap")
@pytest.mark.clause("cards", "lay-down.not-after-action")
def test_whoever_has_drawn_or_swapped_cannot_lay_down_in_that_turn() -> None:
    game = game_at(4, {0: READY}, unseen=["token"])
    draw(game, "token")
    refused(game, lay({"yellow": YELLOW}), code="after_action", clause="turn.no-lay-down-after-draw-or-swap")
    swapped = game_at(4, {0: READY})
    swapped.apply("swap 1 1")
    refused(swapped, lay({"yellow": YELLOW}), code="after_action", clause="lay-down.not-after-action")


@pytest.mark.clause("cards", "lay-down.not-after-action")
@pytest.mark.clause("cards", "lay-down.call-monopoly")
def test_the_winning_card_is_laid_down_in_the_next_turn() -> None:
    game = game_at(4, {0: [*YELLOW[:2], *["go"] * 4, *["magie"] * 3, "token"]}, unseen=["lange_poten"])
    draw(game, "lange_poten")
    refused(game, lay({"yellow": YELLOW}), code="after_action", clause="lay-down.not-after-action")
    game.apply("discard token")
    for _ in range(3):
        game.apply("draw")
        game.sample_chance()
        game.apply({"do": "discard", "card": hand(game, int(game.to_act or 0))[0]})
    assert game.to_act == 0
    events = game.apply(lay({"yellow": YELLOW}))
    assert told(events, "laid_down")[0]["clause"] == "lay-down.call-monopoly"
    assert sorted(game.view(2)["players"][0]["hand"]) == sorted(hand(game, 0))


@pytest.mark.clause("cards", "turn.draw-top-card")
def test_drawing_takes_one_card_from_the_pile_into_the_hand() -> None:
    game = game_at(4, unseen=["token"])
    left = game.view(None)["draw_pile"]
    events = draw(game, "token")
    assert told(events, "drawn")[0]["card"] == "token"
    assert "token" in hand(game, 0)
    assert len(hand(game, 0)) == 11
    assert game.view(None)["draw_pile"] == left - 1


@pytest.mark.clause("cards", "turn.draw-top-card")
def test_from_an_empty_pile_nobody_draws_and_only_who_can_do_nothing_passes() -> None:
    deep = ["h1", "h1", "h2", "h2", "h3", "h3", "go", "go", "go", "go", "magie", "magie", "magie"]
    rest = ["magie", "h4", "hotel", "token", "token", "token", "token"]
    game = game_at(4, {0: [], 1: [], 2: [], 3: []}, {0: [*deep, *rest], 1: [], 2: [], 3: []})
    assert game.view(None)["draw_pile"] == 0
    assert kinds(game) == {"pass"}
    refused(game, "draw", code="pile_empty", clause="turn.draw-top-card")
    game.apply("pass")
    assert "swap" not in kinds(game)
    assert "add" in kinds(game)
    refused(game, "pass", code="can_still_play", clause="turn.draw-top-card")


@pytest.mark.clause("cards", "turn.draw-top-card")
def test_when_all_pass_in_a_row_the_round_is_void_and_dealt_again() -> None:
    everything = ["h1"] * 5 + ["h2"] * 4 + ["go"] * 4 + ["magie"] * 4 + ["token"] * 3
    game = game_at(4, {}, {0: everything, 1: [], 2: [], 3: []}, turn={"seat": 0, "passes": 3, "number": 9, "dry": 3})
    events = game.apply("pass")
    void = told(events, "round_void")[0]
    assert (void["reason"], void["clause"]) == ("all_passed", "turn.draw-top-card")
    assert game.phase == "deal"
    assert game.position()["dealer"] == 3  # the same one deals again
    assert not told(events, "paid")


@pytest.mark.clause("cards", "turn.draw-then-discard")
def test_after_drawing_exactly_one_card_is_discarded_be_it_the_drawn_one() -> None:
    game = game_at(4, unseen=["token"])
    refused(game, {"do": "discard", "card": hand(game, 0)[0]}, code="hand_size", clause="turn.draw-then-discard")
    events = draw(game, "token")
    assert told(events, "must_discard")[0]["count"] == 1
    events = game.apply("discard token")
    assert "turn.draw-then-discard" in told(events, "discarded")[0]["also"]
    assert game.to_act == 1


@pytest.mark.clause("cards", "turn.discard-excess")
def test_a_hand_of_thirteen_discards_three_no_more_and_no_less() -> None:
    twelve = [*YELLOW, *["go"] * 4, *["h1"] * 5]
    game = game_at(4, {0: twelve}, unseen=["token"])
    draw(game, "token")
    for left in (2, 1):
        assert told(game.apply("discard go"), "discarded")[0]["still"] == left
        refused(game, "end", code="wrong_table", clause="turn.discard-excess")
        assert game.to_act == 0
    game.apply("discard go")
    assert len(hand(game, 0)) == 10
    assert game.to_act == 1
    refused(game, "discard go", code="hand_size", clause="turn.discard-excess")


@pytest.mark.clause("cards", "turn.discard-on-top")
def test_the_last_discarded_card_lies_on_top_of_the_own_pile() -> None:
    game = game_at(4, {0: [*["go"] * 4, *["h1"] * 5, "token", "token"]}, {0: ["h2"]}, unseen=["hotel"])
    draw(game, "hotel")
    game.apply("discard token")
    game.apply("discard hotel")
    assert pile(game, 0) == ["h2", "token", "hotel"]


@pytest.mark.clause("cards", "turn.discard-free-choice")
def test_which_cards_and_in_what_order_is_the_players_choice() -> None:
    twelve = [*["go"] * 4, *["h1"] * 4, *["token"] * 4]
    for order in (["go", "h1", "token"], ["token", "token", "go"], ["hotel", "h1", "go"]):
        game = game_at(4, {0: twelve}, {0: []}, unseen=["hotel"])
        draw(game, "hotel")
        assert {action["card"] for action in game.legal_actions()} == {"go", "h1", "token", "hotel"}
        refused(game, "discard magie", code="card_not_held", clause="turn.discard-free-choice")
        for card in order:
            game.apply({"do": "discard", "card": card})
        assert pile(game, 0) == order


@pytest.mark.clause("cards", "turn.pile-fanned")
def test_everybody_sees_every_card_of_every_trade_pile_in_order() -> None:
    game = game_at(4, {}, {2: ["h1", "go", "spui"]}, unseen=["token"])
    draw(game, "token")
    game.apply("discard token")
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat)["players"][2]["pile"] == ["h1", "go", "spui"]
        assert game.view(seat)["players"][0]["pile"][-1] == "token"


@pytest.mark.clause("cards", "turn.excess-only-shed-on-own-turn")
def test_cards_received_from_an_opponent_stay_until_ones_own_turn() -> None:
    game = game_at(4, {}, {0: ["h1", "h2"], 1: ["go", "token"]}, unseen=["h4"])
    game.apply("swap 1 2")
    assert len(hand(game, 1)) == 12
    refused(
        game, {"do": "discard", "card": "h1"}, code="not_your_turn", clause="turn.excess-only-shed-on-own-turn", seat=1
    )
    game.apply("discard go")
    game.apply("discard token")
    assert game.to_act == 1
    assert len(hand(game, 1)) == 12
    draw(game, "h4")
    assert told(game.events, "must_discard")[-1]["count"] == 3
