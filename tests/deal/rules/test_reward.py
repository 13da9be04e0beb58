"""The reward: five cards, what they may be used for, and Chance cards that stay or are freed."""

from __future__ import annotations

import pytest

from magie import Game
from tests.deal.kit import (
    BROWN,
    COPIES,
    DARK_BLUE,
    GREEN,
    RED,
    STATIONS,
    YELLOW,
    finish,
    game_at,
    hand,
    kept,
    lay,
    reward,
    scores,
    with_bonus,
)
from tests.kit import refused, told

MAGIES = ["magie"] * 4
USELESS = ["hotel", "hotel", "h3", "h3", "h3"]  # as long as no 2nd house is there
PLAIN = [*BROWN, *MAGIES, *["token"] * 4]  # a hand that can be laid down and whose tokens may lie beside


@pytest.mark.clause("cards", "reward.five-cards")
def test_five_cards_come_from_the_draw_pile_or_what_is_left() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW)})
    left = game.view(None)["draw_pile"]
    events = game.apply(lay({"yellow": YELLOW}))
    assert told(events, "reward_offered")[0]["count"] == 5
    for _ in range(5):
        game.sample_chance()
    assert game.phase == "reward"
    assert game.view(None)["draw_pile"] == left - 5
    for cards in (3, 0):
        # Sixteen cards are left after the deal; the others lie on a pile.
        scarce = game_at(4, {0: with_bonus(*YELLOW)})
        piled = scarce.position()
        piled["players"][3]["pile"] += _unseen(scarce)[cards:]
        game = Game.from_position(piled)
        events = game.apply(lay({"yellow": YELLOW}))
        assert told(events, "reward_offered")[0]["count"] == cards
        game.play_chance()
        assert game.phase == "reward"


def _unseen(game: Game) -> list[str]:
    left = COPIES.copy()
    position = game.position()
    for player in position["players"]:
        left.subtract(player["hand"])
        left.subtract(player["pile"])
    return sorted(left.elements())


@pytest.mark.clause("cards", "reward.add-to-hand")
def test_reward_cards_are_added_to_the_laid_hand() -> None:
    plain = [*YELLOW, "go", *MAGIES, "token", "token"]
    game = game_at(4, {0: plain}, unseen=["go", "h4", "h4", "hotel", "h3"])
    events = finish(game, {"yellow": [*YELLOW, "token", "token"]}, "go", "h4", "h4", "hotel", "h3")
    assert [event["card"] for event in told(events, "attached")] == ["go"]
    assert scores(events)[0] == 300 * 3 + 2 * 200 + 1000


@pytest.mark.clause("cards", "reward.useless-set-aside")
def test_useless_cards_are_set_aside_and_do_no_harm() -> None:
    game = game_at(4, {0: PLAIN}, unseen=[RED[0], "h4", "h4", "hotel", "h3"])
    events = finish(game, {"brown": BROWN}, RED[0], "h4", "h4", "hotel", "h3")
    assert len(told(events, "set_aside")) == 5
    assert scores(events)[0] == 50 * 5 + 1000  # idle tokens found their set


@pytest.mark.clause("cards", "reward.max-fifteen")
@pytest.mark.clause("cards", "reward.bonus-cards-attach")
def test_with_five_useful_cards_the_hand_grows_to_fifteen() -> None:
    game = game_at(4, {0: [*YELLOW, "h1", *MAGIES, "token", "token"]}, unseen=["go"] * 4 + ["token"])
    events = finish(game, {"yellow": [*YELLOW, "h1", "token", "token"]}, "go", "go", "go", "go", "token")
    assert told(events, "attached")[-1]["hand"] == 15
    assert "reward.max-fifteen" in told(events, "attached")[-1]["also"]


@pytest.mark.clause("cards", "reward.bonus-cards-attach")
def test_a_new_token_adds_the_worth_of_its_set() -> None:
    cards = [*YELLOW, "h1", *MAGIES, "go", "go"]
    worth = []
    for fifth in ("token", "h4"):
        game = game_at(4, {0: cards}, unseen=[fifth, *USELESS[:4]])
        worth.append(scores(finish(game, {"yellow": [*YELLOW, "h1"]}, fifth, *USELESS[:4]))[0])
    assert worth[0] - worth[1] == 600


@pytest.mark.clause("cards", "reward.houses-in-order")
def test_new_houses_are_added_in_order_only() -> None:
    cards = [*YELLOW, "h1", *MAGIES, "go", "go"]
    alone = game_at(4, {0: cards}, unseen=["h3", "hotel", "hotel", "h4", "h4"])
    alone.apply(lay({"yellow": [*YELLOW, "h1"]}))
    reward(alone, "h3", "hotel", "hotel", "h4", "h4")
    refused(alone, kept({"yellow": [*YELLOW, "h1", "h3"]}), code="house_order", clause="reward.houses-in-order")
    both = game_at(4, {0: cards}, unseen=["h2", "h3", "hotel", "hotel", "h1"])
    events = finish(both, {"yellow": [*YELLOW, "h1"]}, "h2", "h3", "hotel", "hotel", "h1")
    assert told(events, "set_scored")[0]["houses"] == 3
    assert {event["card"] for event in told(events, "attached")} == {"h2", "h3"}


@pytest.mark.clause("cards", "reward.new-monopoly")
def test_the_reward_may_form_a_new_set() -> None:
    game = game_at(4, {0: [*BROWN, *MAGIES, *["go"] * 4]}, unseen=[*DARK_BLUE, *USELESS[:3]])
    events = finish(game, {"brown": BROWN}, *DARK_BLUE, *USELESS[:3])
    scored = {event["set"]: event["amount"] for event in told(events, "set_scored") if event["seat"] == 0}
    assert scored == {"brown": 50, "dark_blue": 400}
    assert told(events, "attached")[0]["clause"] == "reward.new-monopoly"


@pytest.mark.clause("cards", "reward.choose-set-for-new-buildings")
def test_new_houses_go_to_the_set_of_choice_but_laid_ones_stay() -> None:
    game = game_at(4, {0: [*BROWN, "h1", *MAGIES, *["go"] * 3]}, unseen=[*DARK_BLUE, "h1", "hotel", "hotel"])
    game.apply(lay({"brown": [*BROWN, "h1"]}))
    reward(game, *DARK_BLUE, "h1", "hotel", "hotel")
    moved = kept({"brown": BROWN, "dark_blue": [*DARK_BLUE, "h1"]})
    refused(game, moved, code="laid_stays", clause="reward.choose-set-for-new-buildings")
    events = game.apply(kept({"brown": [*BROWN, "h1"], "dark_blue": [*DARK_BLUE, "h1"]}))
    scored = {event["set"]: event["amount"] for event in told(events, "set_scored") if event["seat"] == 0}
    assert scored == {"brown": 100, "dark_blue": 800}
    assert any("reward.choose-set-for-new-buildings" in event["also"] for event in told(events, "attached"))


@pytest.mark.clause("cards", "reward.replace-chance")
@pytest.mark.clause("cards", "reward.freed-chance-reused")
def test_the_card_a_chance_stands_for_sets_it_free_for_another_use() -> None:
    cards = ["kalverstraat", "chance", *MAGIES, *["go"] * 4]
    game = game_at(4, {0: cards}, unseen=["leidschestraat", "h2", "hotel", "h3", "h4"])
    game.apply(lay({"dark_blue": ["kalverstraat", "chance:leidschestraat"]}))
    reward(game, "leidschestraat", "h2", "hotel", "h3", "h4")
    as_token = game.copy().apply(kept({"dark_blue": [*DARK_BLUE, "chance:token"]}))
    assert told(as_token, "chance_freed")[0]["card"] == "leidschestraat"
    assert scores(as_token)[0] == 400 * 2 + 800 + 1000
    as_house = game.apply(kept({"dark_blue": [*DARK_BLUE, "chance:h1", "h2", "h3", "h4", "hotel"]}))
    assert any("reward.freed-chance-reused" in event["also"] for event in told(as_house, "set_laid"))
    assert scores(as_house)[0] == 2500 + 800 + 1000


@pytest.mark.clause("cards", "reward.freed-chance-reused")
def test_a_freed_chance_may_even_be_a_deed_of_a_new_set() -> None:
    cards = [*YELLOW, "h1", "chance", *MAGIES, "go"]
    game = game_at(4, {0: cards}, unseen=["h2", "kalverstraat", "hotel", "hotel", "h4"])
    game.apply(lay({"yellow": [*YELLOW, "h1", "chance:h2"]}))
    reward(game, "h2", "kalverstraat", "hotel", "hotel", "h4")
    new_set = {"yellow": [*YELLOW, "h1", "h2"], "dark_blue": ["kalverstraat", "chance:leidschestraat"]}
    events = game.apply(kept(new_set))
    assert scores(events)[0] == 900 + 400 + 200 + 1000


@pytest.mark.clause("cards", "reward.chance-otherwise-fixed")
def test_a_laid_chance_stays_where_it_lies() -> None:
    cards = [*BROWN, "h1", "chance", *MAGIES, "go", "go"]
    game = game_at(4, {0: cards}, unseen=[*GREEN, "hotel", "h4"])
    game.apply(lay({"brown": [*BROWN, "h1", "chance:h2"]}))
    reward(game, *GREEN, "hotel", "h4")
    moved = {"brown": [*BROWN, "h1"], "green": [*GREEN, "chance:token"]}
    refused(game, kept(moved), code="chance_pinned", clause="reward.chance-otherwise-fixed")
    best = game.legal_actions()[0]
    assert "chance:h2" in best["sets"]["brown"]
    assert told(game.apply(best), "set_scored")


@pytest.mark.clause("cards", "reward.chance-otherwise-fixed")
def test_a_chance_laid_beside_the_sets_stays_beside() -> None:
    cards = [*STATIONS, "chance", *MAGIES, "go"]
    game = game_at(4, {0: cards}, unseen=[*GREEN, "hotel", "h4"])
    game.apply(lay({"station": STATIONS}))
    reward(game, *GREEN, "hotel", "h4")
    use = {"station": STATIONS, "green": [*GREEN, "chance:token"]}
    refused(game, kept(use), code="chance_pinned", clause="reward.chance-otherwise-fixed")
    assert scores(game.apply(game.legal_actions()[0]))[0] == 1000 + 350 + 200 + 1000


@pytest.mark.clause("cards", "reward.five-cards")
def test_only_the_player_who_laid_down_uses_the_reward() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW)})
    refused(game, kept({}), code="not_now", clause="reward.add-to-hand")
    game.apply(lay({"yellow": YELLOW}))
    for _ in range(5):
        game.sample_chance()
    refused(game, kept({"yellow": YELLOW}), code="not_your_decision", clause="reward.five-cards", seat=2)
    assert len(hand(game, 0)) == 10
