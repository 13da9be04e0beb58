"""The order of play, and the steps of a turn."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.kit import cash, deed, open_with, owned, pass_all, player, roll, square
from tests.board.millionaire.kit import EDITION, START, arrive, colour, find, game_at, kept, with_card
from tests.kit import kinds, names, refused, told


@pytest.mark.clause("millionaire", "turn.first-player")
def test_whoever_rolls_the_highest_total_with_both_dice_starts() -> None:
    game = Game("millionaire", players=3, seed=1)
    assert len(game.chance_outcomes()) == 36
    open_with(game, (2, 3), (5, 6), (6, 1))
    assert told(game.events, "starts")[0]["seat"] == 1
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "turn.first-player")
def test_only_those_who_tie_roll_again() -> None:
    game = Game("millionaire", players=3, seed=1)
    open_with(game, (4, 4), (1, 1), (2, 6))
    assert told(game.events, "opening_tied")[0]["seats"] == [0, 2]
    open_with(game, (1, 2))
    assert "starts" in names(open_with(game, (2, 2)))
    assert game.to_act == 2


@pytest.mark.clause("millionaire", "turn.clockwise")
def test_the_others_follow_clockwise() -> None:
    game = game_at(turn={"seat": 1})
    order = []
    for _ in range(4):
        order.append(game.to_act)
        roll(game, 3, 5)
        assert told(game.apply("end"), "turn_started")[0]["clause"] == "turn.clockwise"
    assert order == [1, 2, 0, 1]
    assert refused(game, "roll", seat=1).clause == "turn.clockwise"


@pytest.mark.clause("millionaire", "turn.step-1-roll-and-move")
def test_the_token_moves_by_the_sum_of_both_dice() -> None:
    game = game_at()
    events = roll(game, 2, 5)
    moved = told(events, "moved")[0]
    assert (moved["from"], moved["to"], moved["clause"]) == ("los", "seehafen", "turn.step-1-roll-and-move")


@pytest.mark.clause("millionaire", "turn.step-1-roll-and-move")
def test_a_turn_begins_with_a_roll() -> None:
    game = game_at()
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "turn.step-1-roll-and-move")


@pytest.mark.clause("millionaire", "turn.step-2-fortune-card")
def test_a_fortune_card_is_taken_before_the_square_is_settled() -> None:
    game = arrive("schlossblick", 1, 2, lying={"schlossblick": "F13"})
    assert game.phase == "fortune_draw"
    assert told(game.events, "landed") == []
    game.apply_chance({"chance": "fortune", "square": "schlossblick", "card": "F13"})
    found = told(game.events, "fortune_found")[0]
    assert (found["seat"], found["square"]) == (0, "schlossblick")
    assert "turn.step-2-fortune-card" in found["also"]
    assert with_card(game) == []
    assert game.phase == "purchase"


@pytest.mark.clause("millionaire", "turn.step-3-space")
@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("los", "salary"),
        ("schlossblick", "buy"),
        ("traumallee", "rent"),
        ("ereignis_2", "card"),
        ("millionaer_2", "card"),
        ("gehe_ins_gefaengnis", "jail"),
        ("gefaengnis", "nothing"),
        ("frei_parken", "park"),
    ],
)
def test_each_kind_of_square_has_its_task(place: str, action: str) -> None:
    game = arrive(place, 1, 2, players=[{"star": 5}, {}], deeds=owned("traumallee"))
    landed = told(game.events, "landed")[0]
    assert (landed["square"], landed["action"]) == (place, action)
    assert "turn.step-3-space" in (landed["clause"], *landed["also"])


@pytest.mark.clause("millionaire", "turn.step-3-space")
def test_there_are_no_taxes_stations_or_utilities() -> None:
    arrive("frei_parken", 1, 2)
    squares = EDITION.file.squares.values()
    assert {square.kind for square in squares} == {"go", "street", "card", "go_to_jail", "jail", "parking"}
    assert {square.pile for square in squares if square.kind == "card"} == {"chance", "millionaire"}


@pytest.mark.clause("millionaire", "turn.doubles-roll-again")
def test_doubles_bring_a_second_full_move() -> None:
    game = game_at(deeds=owned("surferbucht", "seehafen", by=0))
    roll(game, 2, 2)
    assert game.phase == "roll_again"
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "turn.doubles-roll-again")
    roll(game, 1, 2)
    assert square(game, 0) == "seehafen"
    assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "turn.doubles-roll-again")
def test_the_first_square_is_settled_before_the_second_roll() -> None:
    game = game_at()
    roll(game, 2, 2)
    assert refused(game, "roll").code == "must_finish_space"
    game.apply("buy")
    assert game.phase == "roll_again"


@pytest.mark.clause("millionaire", "turn.third-doubles-jail")
def test_the_third_doubles_lead_to_jail_and_are_not_moved() -> None:
    game = game_at([{"square": "los"}, {}], deeds=owned("wasserpark_resort", "palastgaerten", by=0))
    roll(game, 1, 1)
    game.apply_chance({"chance": "card", "deck": "millionaire", "card": "L05"})
    roll(game, 2, 2)
    events = roll(game, 3, 3)
    assert told(events, "jailed")[0]["clause"] == "turn.third-doubles-jail"
    assert [event["reason"] for event in told(events, "moved")] == ["jail"]
    assert player(game, 0)["in_jail"]
    assert game.phase == "turn_end"
    assert refused(game, "roll").code == "not_now"


@pytest.mark.clause("millionaire", "turn.end")
def test_then_the_turn_is_over_and_the_next_player_follows() -> None:
    game = arrive("frei_parken", 1, 2)
    refusal = refused(game, "end", seat=1)
    assert refusal.code == "not_your_turn"
    events = game.apply("end")
    assert told(events, "turn_ended")[0]["clause"] == "turn.end"
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "turn.end")
def test_a_turn_does_not_end_before_its_square_is_settled() -> None:
    game = arrive("schlossblick", 1, 2)
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_finish_space", "turn.end")


@pytest.mark.clause("millionaire", "turn.not-over-until-property-sold")
def test_a_property_nobody_bids_for_goes_to_the_lander_for_1k() -> None:
    game = arrive("schlossblick", 1, 2)
    game.apply("decline")
    sale = told(pass_all(game), "forced_sale")[0]
    assert (sale["seat"], sale["price"], sale["clause"]) == (0, 1000, "turn.not-over-until-property-sold")
    assert (deed(game, "schlossblick")["owner"], cash(game, 0)) == (0, START - 1000)
    assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "turn.not-over-until-property-sold")
def test_if_the_lander_lacks_1k_the_next_clockwise_who_has_it_must_take_it() -> None:
    game = arrive("schlossblick", 1, 2, players=[{"cash": 999}, {"cash": 0}, {"cash": 1000}, {}])
    game.apply("decline")
    assert told(pass_all(game), "forced_sale")[0]["seat"] == 2
    assert (deed(game, "schlossblick")["owner"], cash(game, 2)) == (2, 0)


@pytest.mark.clause("millionaire", "turn.not-over-until-property-sold")
def test_if_nobody_has_1k_it_stays_unsold() -> None:
    game = arrive("schlossblick", 1, 2, players=[{"cash": 999}, {"cash": 500}, {"cash": 0}])
    events = game.apply("decline")
    assert told(events, "unsold")[0]["clause"] == "turn.not-over-until-property-sold"
    assert told(events, "forced_sale") == []
    assert deed(game, "schlossblick")["owner"] is None
    assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "turn.window-actions")
def test_between_two_turns_anybody_may_build_and_trade() -> None:
    game = game_at(deeds=colour("braun", 2) | owned("schlossblick", by=2))
    events = game.apply("build motorenmeile", seat=2)
    built = told(events, "built")[0]
    assert "turn.window-actions" in built["also"]
    game.apply("offer 1 give schlossblick take 40k", seat=2)
    game.apply("accept", seat=1)
    assert deed(game, "schlossblick")["owner"] == 1


@pytest.mark.clause("millionaire", "turn.window-actions")
@pytest.mark.parametrize("place", ["schlossblick", "frei_parken"])
def test_in_the_middle_of_anothers_turn_nobody_else_builds(place: str) -> None:
    game = arrive(place, 1, 2, deeds=colour("braun", 2))
    assert "build" not in kinds(game, 2)
    refusal = refused(game, "build motorenmeile", seat=2)
    assert refusal.code == "not_now"
    assert "turn.window-actions" in refusal.clauses


@pytest.mark.clause("millionaire", "turn.window-actions")
def test_in_the_own_turn_one_builds_before_and_after_the_roll_and_while_buying() -> None:
    game = game_at(deeds=colour("braun", 0))
    assert "turn.window-actions" in told(game.apply("build motorenmeile"), "built")[0]["also"]
    roll(game, 4, 5)
    game.apply("build technikkai")
    game.apply("buy")
    game.apply("build technikkai")
    assert deed(game, "technikkai")["houses"] == 2


@pytest.mark.clause("millionaire", "turn.step-2-fortune-card")
def test_a_square_without_a_card_is_settled_at_once() -> None:
    game = find("F13")
    game.apply("buy")
    game.apply("end")
    game = game_at([{}, {"square": "wasserpark_resort"}], deeds=owned("schlossblick", by=0), turn={"seat": 1})
    events = roll(game, 1, 2)
    assert told(events, "fortune_found") == []
    assert kept(game, 1) == []
