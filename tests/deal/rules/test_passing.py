"""Five and six players: one trade card each, the swap nobody may leave out, and a card passed to the left."""

from __future__ import annotations

import pytest

from magie import Game
from magie.text.deal.events import event_for
from tests.deal.kit import GREEN, LIMIT, PINK, RED, YELLOW, game_at, hand, kept, lay, money, pile, scores
from tests.kit import kinds, refused, told

NINE = [*YELLOW, *["go"] * 4, "token", "token"]  # six players: a hand that may be laid down
SETS = {"yellow": [*YELLOW, "token", "token"]}


def play_a_turn(game: Game) -> None:
    """The player on turn does the least he must."""
    seat = game.to_act
    assert isinstance(seat, int)
    if game.phase == "trade_card":
        game.apply({"do": "discard", "card": hand(game, seat)[0]})
    game.apply(next(action for action in game.legal_actions() if action.do == "swap"))
    game.apply({"do": "discard", "card": hand(game, seat)[0]})
    game.apply("end")


@pytest.mark.clause("cards", "players-5-6.mandatory-swap")
def test_the_swap_may_not_be_left_out() -> None:
    game = game_at(6)
    assert {action["with"] for action in game.legal_actions()} == {1, 2, 3, 4, 5}
    assert kinds(game) == {"swap"}
    refused(game, "pass", code="can_still_play", clause="players-5-6.mandatory-swap")
    refused(game, "end", code="not_now", clause="players-5-6.mandatory-swap")
    refused(game, {"do": "add", "card": hand(game, 0)[0]}, code="wrong_table", clause="players-5-6.mandatory-swap")
    assert kinds(game_at(6, {0: NINE})) == {"swap", "lay_down"}


@pytest.mark.clause("cards", "players-5-6.no-draw-pile")
def test_there_is_nothing_to_draw() -> None:
    refused(game_at(5), "draw", code="pile_empty", clause="players-5-6.no-draw-pile")


@pytest.mark.clause("cards", "players-5-6.both-add-to-hand")
def test_both_take_the_others_trade_card_into_their_hands() -> None:
    game = game_at(6, {}, {0: ["magie"], 1: ["go"]})
    game.apply("swap 1 1")
    assert "go" in hand(game, 0)
    assert "magie" in hand(game, 1)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (10, 10)
    assert pile(game, 0) == pile(game, 1) == []


@pytest.mark.clause("cards", "players-5-6.new-trade-card")
def test_the_player_on_turn_lays_a_new_trade_card_his_partner_only_in_his_own_turn() -> None:
    game = game_at(6, {}, {0: ["magie"], 1: ["go"]})
    game.apply("swap 1 1")
    game.apply("discard go")
    assert pile(game, 0) == ["go"]
    assert len(hand(game, 0)) == 9
    game.apply("end")
    assert game.to_act == 1
    assert game.phase == "trade_card"
    assert (len(hand(game, 1)), pile(game, 1)) == (10, [])
    refused(game, "swap 2 1", code="must_lay_trade_card", clause="players-5-6.new-trade-card")
    game.apply("discard magie")
    assert pile(game, 1) == ["magie"]
    assert kinds(game) == {"swap"}


@pytest.mark.clause("cards", "players-5-6.new-trade-card")
def test_nobody_can_swap_with_a_player_who_has_no_trade_card() -> None:
    game = game_at(6, {}, {3: []})
    assert {action["with"] for action in game.legal_actions()} == {1, 2, 4, 5}
    refused(game, "swap 3 1", code="nothing_to_swap", clause="players-5-6.new-trade-card")


@pytest.mark.clause("cards", "players-5-6.pass-left")
@pytest.mark.clause("cards", "players-5-6.pass-simultaneous")
def test_after_a_cycle_everybody_passes_a_card_to_the_left_all_at_once() -> None:
    game = game_at(6)
    for _ in range(6):
        assert game.phase != "passing"
        play_a_turn(game)
    assert game.phase == "passing"
    assert set(game.required) == set(range(6))
    chosen = {seat: hand(game, seat)[-1] for seat in range(6)}
    sizes = [len(hand(game, seat)) for seat in range(6)]
    for seat in (4, 2, 0, 5, 1):
        game.apply({"do": "pass_card", "card": chosen[seat]}, seat=seat)
        refused(
            game,
            {"do": "pass_card", "card": hand(game, seat)[0]},
            seat,
            code="already_chosen",
            clause="players-5-6.pass-simultaneous",
        )
    assert game.required == (3,)
    before = [sorted(hand(game, seat)) for seat in range(6)]
    events = game.apply({"do": "pass_card", "card": chosen[3]}, seat=3)
    assert len(told(events, "card_passed")) == 6
    for seat in range(6):
        gone = [chosen[seat]] if seat == 3 else []
        assert sorted([*hand(game, seat), *gone]) == sorted([*before[seat], chosen[(seat - 1) % 6]])
    assert [len(hand(game, seat)) for seat in range(6)] == sizes


@pytest.mark.clause("cards", "players-5-6.pass-simultaneous")
def test_a_chosen_card_is_hidden_until_all_have_chosen_and_from_third_parties_for_good() -> None:
    game = game_at(5, {2: ["chance"]}, phase="passing", turn={"seat": 4, "number": 5, "dry": 5, "cycle": 5})
    events = game.apply("pass-card chance", seat=2)
    assert "card" not in event_for(told(events, "pass_chosen")[0], 3)
    for other in (None, 0, 1, 3, 4):
        view = game.view(other)["players"][2]
        assert view["has_chosen"]
        assert "passing" not in view
    assert game.view(2)["players"][2]["passing"] == "chance"
    refused(game, "pass-card chance", code="already_chosen", clause="players-5-6.pass-simultaneous", seat=2)
    for seat in (0, 1, 3, 4):
        events = game.apply({"do": "pass_card", "card": hand(game, seat)[0]}, seat=seat)
    passed = next(event for event in told(events, "card_passed") if event["seat"] == 2)
    assert passed["to"] == 3
    assert [seat for seat in range(5) if "card" in event_for(passed, seat)] == [2, 3]


@pytest.mark.clause("cards", "players-5-6.pass-left")
def test_cards_are_passed_on_only_at_the_end_of_a_cycle_and_only_by_five_or_six() -> None:
    refused(game_at(6), {"do": "pass_card", "card": "h1"}, code="not_now", clause="players-5-6.pass-left")
    refused(game_at(4), {"do": "pass_card", "card": "h1"}, code="wrong_table", clause="players-5-6.pass-left")


@pytest.mark.clause("cards", "players-5-6.lay-down-as-usual")
def test_the_dealt_number_of_cards_may_be_laid_down() -> None:
    events = game_at(6, {0: NINE}).apply(lay(SETS))
    assert told(events, "laid_down")[0]["hand"] == 9
    eleven = [*NINE, "magie", "magie"]
    assert told(game_at(5, {0: eleven}).apply(lay(SETS)), "laid_down")[0]["hand"] == 11


@pytest.mark.clause("cards", "players-5-6.lay-down-as-usual")
def test_a_player_with_one_card_too_many_first_lays_it_as_his_trade_card() -> None:
    game = game_at(6, {0: [*NINE, "h4"]}, {0: []}, phase="trade_card")
    refused(game, lay(SETS), code="must_lay_trade_card", clause="players-5-6.lay-down-as-usual")
    game.apply("discard h4")
    assert told(game.apply(lay(SETS)), "laid_down")


@pytest.mark.clause("cards", "players-5-6.lay-down-after-swap")
def test_laying_down_may_follow_the_swap_in_the_same_turn() -> None:
    game = game_at(6, {0: [*YELLOW[:2], *["go"] * 4, "token", "token", "h4"]}, {1: [YELLOW[2]]})
    assert "lay_down" not in kinds(game)
    game.apply("swap 1 1")
    refused(game, lay(SETS), code="must_discard", clause="players-5-6.lay-down-after-swap")
    game.apply("discard h4")
    assert kinds(game) == {"lay_down", "end_turn"}
    refused(game, "swap 2 1", code="turn_done", clause="players-5-6.mandatory-swap")
    events = game.apply(lay(SETS))
    assert "players-5-6.lay-down-after-swap" in told(events, "laid_down")[0]["also"]


@pytest.mark.clause("cards", "players-5-6.lay-down-before-pass")
def test_while_cards_are_passed_on_nobody_lays_down() -> None:
    game = game_at(
        6, {5: NINE, 2: [*GREEN, *RED, *PINK]}, phase="passing", turn={"seat": 5, "number": 6, "dry": 6, "cycle": 6}
    )
    for seat in (5, 2):
        refused(game, lay(SETS), code="passing_running", clause="players-5-6.lay-down-before-pass", seat=seat)


@pytest.mark.clause("cards", "players-5-6.no-pass-when-someone-lays-down")
def test_when_the_last_player_of_a_cycle_lays_down_nothing_is_passed_on() -> None:
    game = game_at(6, {5: NINE}, turn={"seat": 5, "number": 6, "dry": 6, "cycle": 5}, phase="after_swap")
    events = game.apply(lay(SETS))
    assert "players-5-6.no-pass-when-someone-lays-down" in told(events, "laid_down")[0]["also"]
    assert not told(events, "passing_opened")
    assert game.phase == "reward"
    assert game.required == (5,)


@pytest.mark.clause("cards", "players-5-6.reward-trade-cards")
def test_the_reward_are_the_open_trade_cards_that_help_ones_own_included() -> None:
    game = game_at(6, {0: NINE}, {0: ["magie"], 1: ["h1"], 2: ["token"], 3: ["h4"], 4: ["hotel"], 5: ["brink"]})
    events = game.apply(lay(SETS))
    assert told(events, "reward_offered")[0]["count"] == 6
    assert game.phase == "reward"
    events = game.apply(kept({"yellow": [*YELLOW, "h1", "token", "token", "token"]}))
    assert {event["card"] for event in told(events, "attached")} == {"magie", "h1", "token"}
    assert scores(events)[0] >= 600 * 4 + 800


@pytest.mark.clause("cards", "players-5-6.remove-useless-trade-cards")
def test_trade_cards_of_no_use_leave_the_round() -> None:
    game = game_at(6, {0: NINE}, {3: ["h4"], 4: ["hotel"]})
    game.apply(lay(SETS))
    events = game.apply(game.legal_actions()[0])
    gone = told(events, "set_aside")
    assert {"h4", "hotel"} <= {event["card"] for event in gone}
    assert "players-5-6.remove-useless-trade-cards" in gone[0]["also"]


@pytest.mark.clause("cards", "players-5-6.score-as-usual")
def test_chance_and_majority_count_as_usual() -> None:
    hands = {
        0: NINE,
        1: [*GREEN, "chance", "h4", "h4", "hotel", "hotel", "neude"],
        2: [*RED, "magie", "magie", "h3", "h3", "h3", "biltstraat"],
    }
    game = game_at(6, hands)
    game.apply(lay(SETS))
    events = game.apply(game.legal_actions()[0])
    assert scores(events)[1] == 0
    assert scores(events)[2] >= 250
    assert "players-5-6.score-as-usual" in told(events, "hand_shown")[0]["also"]
    assert told(events, "round_started")[0]["round"] == 2


@pytest.mark.clause("cards", "players-5-6.win-at-7000")
def test_seven_thousand_wins_with_five_players_but_not_with_four() -> None:
    eleven = [*NINE, "magie", "magie"]
    game = game_at(5, {0: eleven}, money=[6000, 0, 0, 0, 0])
    game.apply(lay(SETS))
    events = game.apply(game.legal_actions()[0])
    assert money(game)[0] >= 7000
    assert told(events, "game_over")[0]["winners"] == [0]
    assert "players-5-6.win-at-7000" in told(events, "game_over")[0]["also"]
    four = game_at(4, {0: [*NINE, "magie"]}, money=[6000, 0, 0, 0], unseen=["h4", "h4", "h3", "h3", "h3"])
    four.apply(lay(SETS))
    for card in ("h4", "h4", "h3", "h3", "h3"):
        four.apply_chance({"chance": "reward", "card": card})
    four.apply(four.legal_actions()[0])
    assert 7000 <= money(four)[0] < 10000
    assert four.outcome is None


@pytest.mark.clause("cards", "players-5-6.pass-left")
def test_the_limits_hold_after_many_turns() -> None:
    for players in (5, 6):
        game = game_at(players)
        for _ in range(3):
            for _ in range(players):
                play_a_turn(game)
            for seat in range(players):
                game.apply({"do": "pass_card", "card": hand(game, seat)[0]}, seat=seat)
            assert game.audit() is None
            assert all(len(hand(game, seat)) >= LIMIT[players] for seat in range(players))
