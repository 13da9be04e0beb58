"""Swapping from the tops of trade piles."""

from __future__ import annotations

import pytest

from tests.deal.kit import game_at, hand, pile
from tests.kit import kinds, refused, told


@pytest.mark.clause("cards", "swap.equal-number")
def test_as_many_cards_come_back_as_go_and_the_smaller_pile_sets_the_limit() -> None:
    game = game_at(4, {}, {0: ["h1", "h2", "h3"], 1: ["go", "token"]})
    counts = {action["count"] for action in game.legal_actions() if action.do == "swap" and action["with"] == 1}
    assert counts == {1, 2}
    for wrong in (0, 3, -1):
        refused(game, {"do": "swap", "with": 1, "count": wrong}, code="count_out_of_range", clause="swap.equal-number")
    game.apply("swap 1 2")
    assert (len(pile(game, 0)), len(pile(game, 1))) == (1, 0)


@pytest.mark.clause("cards", "swap.equal-number")
def test_with_an_empty_pile_there_is_nothing_to_swap() -> None:
    game = game_at(4, {}, {1: []})
    refused(game, "swap 1 1", code="nothing_to_swap", clause="swap.equal-number")


@pytest.mark.clause("cards", "swap.any-opponent")
def test_any_one_opponent_may_be_chosen_but_only_one_in_a_turn() -> None:
    game = game_at(4)
    assert {action["with"] for action in game.legal_actions() if action.do == "swap"} == {1, 2, 3}
    refused(game, "swap 0 1", code="own_pile", clause="swap.any-opponent")
    refused(game, "swap 4 1", code="no_such_pile", clause="swap.any-opponent")
    game.apply("swap 2 1")
    refused(game, "swap 1 1", code="turn_done", clause="swap.any-opponent")


@pytest.mark.clause("cards", "swap.pile-grows-and-shrinks")
def test_a_pile_falls_when_it_is_swapped_with_and_grows_when_its_owner_discards() -> None:
    game = game_at(4, {}, {0: ["h1", "h2"], 1: ["go", "token"]}, unseen=["h3"])
    game.apply("swap 1 2")
    assert len(pile(game, 1)) == 0
    game.apply("discard go")
    game.apply("discard token")
    assert pile(game, 0) == ["go", "token"]
    game.apply("draw")
    game.apply_chance({"chance": "draw", "card": "h3"})
    for left in (1, 2, 3):
        game.apply({"do": "discard", "card": hand(game, 1)[-1]})
        assert len(pile(game, 1)) == left


@pytest.mark.clause("cards", "swap.optional-card-from-hand-first")
def test_one_hand_card_may_be_added_before_swapping_even_to_an_empty_pile() -> None:
    game = game_at(4, {0: ["magie"]}, {0: [], 1: ["go"]})
    refused(game, "swap 1 1", code="count_out_of_range", clause="swap.equal-number")
    game.apply("add magie")
    assert pile(game, 0) == ["magie"]
    assert kinds(game) == {"swap"}
    refused(
        game, {"do": "add", "card": hand(game, 0)[0]}, code="already_added", clause="swap.optional-card-from-hand-first"
    )
    refused(game, "draw", code="must_swap", clause="swap.optional-card-from-hand-first")
    game.apply("swap 1 1")
    assert "go" in hand(game, 0)
    assert "magie" in hand(game, 1)


@pytest.mark.clause("cards", "swap.optional-card-from-hand-first")
def test_only_a_card_of_the_hand_can_be_added() -> None:
    game = game_at(4, {1: ["magie"] * 4})
    refused(game, "add magie", code="card_not_held", clause="swap.optional-card-from-hand-first")


@pytest.mark.clause("cards", "swap.take-from-top-own")
def test_the_cards_given_are_the_top_ones() -> None:
    game = game_at(4, {}, {0: ["h1", "h2", "h3"], 1: ["go", "token", "go"]})
    events = game.apply("swap 1 2")
    assert sorted(event["card"] for event in told(events, "card_given")) == ["h2", "h3"]
    assert pile(game, 0) == ["h1"]


@pytest.mark.clause("cards", "swap.opponent-must-accept")
def test_the_opponent_is_not_asked() -> None:
    game = game_at(4)
    events = game.apply("swap 1 1")
    assert "swap.opponent-must-accept" in told(events, "card_given")[0]["also"]
    assert not game.legal_actions(1)
    assert game.required == (0,)


@pytest.mark.clause("cards", "swap.given-cards-go-to-opponents-hand")
def test_given_cards_go_into_the_opponents_hand_not_onto_his_pile() -> None:
    game = game_at(4, {}, {0: ["magie", "magie"], 1: ["go", "token"]})
    game.apply("swap 1 2")
    assert hand(game, 1).count("magie") == 2
    assert pile(game, 1) == []
    assert game.view(3)["players"][1]["known"] == ["magie", "magie"]


@pytest.mark.clause("cards", "swap.received-from-top-of-opponents-pile")
def test_the_opponents_top_cards_come_back() -> None:
    game = game_at(4, {}, {1: ["go", "token"]})
    events = game.apply("swap 1 1")
    assert [event["card"] for event in told(events, "card_received")] == ["token"]
    assert pile(game, 1) == ["go"]


@pytest.mark.clause("cards", "swap.received-cards-go-to-hand")
def test_received_cards_go_into_the_hand() -> None:
    game = game_at(4, {}, {0: ["h1", "h2"], 1: ["go", "token"]})
    game.apply("swap 1 2")
    assert len(hand(game, 0)) == 12
    assert {"go", "token"} <= set(hand(game, 0))
    assert pile(game, 0) == []


@pytest.mark.clause("cards", "swap.then-discard-excess")
def test_after_the_swap_everything_above_ten_is_discarded() -> None:
    game = game_at(4, {}, {0: ["h1", "h2"], 1: ["go", "token"]})
    events = game.apply("swap 1 2")
    assert told(events, "must_discard")[0]["count"] == 2
    assert "swap.then-discard-excess" in told(events, "must_discard")[0]["also"]


@pytest.mark.clause("cards", "turn.discard-excess")
def test_who_added_a_card_and_swapped_one_has_nothing_to_discard() -> None:
    game = game_at(4, {0: ["magie"]})
    game.apply("add magie")
    events = game.apply("swap 1 1")
    assert not told(events, "must_discard")
    assert game.to_act == 1
    assert len(hand(game, 0)) == 10


@pytest.mark.clause("cards", "players-3.swap-with-dummy")
def test_three_players_swap_with_the_dummy_pile_and_it_keeps_its_size() -> None:
    game = game_at(3, {}, {0: ["h1", "h2"], 3: ["go", "token"]})
    events = game.apply("swap 3 2")
    assert told(events, "swapped")[0]["clause"] == "players-3.swap-with-dummy"
    assert pile(game, 3) == ["h1", "h2"]
    assert {"go", "token"} <= set(hand(game, 0))


@pytest.mark.clause("cards", "players-3.swap-with-dummy")
def test_a_hand_above_the_limit_and_an_added_card_do_not_hinder_a_swap_with_the_dummy() -> None:
    game = game_at(3, {0: [*["h1"] * 5, *["h2"] * 4, "magie", "magie", "magie"]}, {0: [], 3: ["go"]})
    game.apply("add magie")
    game.apply("swap 3 1")
    assert pile(game, 3) == ["magie"]
    assert told(game.events, "must_discard")[-1]["count"] == 2


@pytest.mark.clause("cards", "players-3.two-for-dummy-plus-draw")
@pytest.mark.clause("cards", "players-3.dummy-grows")
def test_two_own_cards_for_the_dummys_top_and_a_drawn_one() -> None:
    game = game_at(3, {0: ["magie"]}, {0: ["h1"], 3: ["go"]}, unseen=["token"])
    left = game.view(None)["draw_pile"]
    refused(game, "swap-and-draw 3", code="count_out_of_range", clause="players-3.two-for-dummy-plus-draw")
    refused(game, "swap-and-draw 1", code="only_dummy", clause="players-3.two-for-dummy-plus-draw")
    game.apply("add magie")
    events = game.apply("swap-and-draw 3") + game.apply_chance({"chance": "draw", "card": "token"})
    assert told(events, "swapped")[0]["also"] == ["players-3.dummy-grows"]
    assert pile(game, 3) == ["h1", "magie"]
    assert {"go", "token"} <= set(hand(game, 0))
    assert game.view(None)["draw_pile"] == left - 1
    assert told(events, "must_discard")[0]["count"] == 1


@pytest.mark.clause("cards", "players-3.two-for-dummy-plus-draw")
def test_four_players_have_no_dummy_pile() -> None:
    refused(game_at(4), "swap-and-draw 3", code="wrong_table", clause="players-3.two-for-dummy-plus-draw")


@pytest.mark.clause("cards", "players-2.as-three")
def test_two_players_may_take_a_dummys_top_and_a_drawn_card_from_either_pile() -> None:
    for place in (2, 3):
        game = game_at(2, {}, {0: ["h1", "h2"]}, unseen=["token"])
        game.apply({"do": "swap_and_draw", "with": place})
        game.apply_chance({"chance": "draw", "card": "token"})
        assert len(pile(game, place)) == 2


@pytest.mark.clause("cards", "players-2.both-piles-available")
def test_two_players_swap_with_each_other_or_with_one_of_both_dummy_piles() -> None:
    game = game_at(2)
    assert {action["with"] for action in game.legal_actions() if action.do == "swap"} == {1, 2, 3}
    game.apply("swap 3 1")
    refused(game, "swap 2 1", code="turn_done", clause="players-2.both-piles-available")
