"""Millionaire and chance squares: drawing, star levels, and cards that ask for dice."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.kit import card, cash, player
from tests.board.millionaire.kit import START, arrive, card_dice, draw, star
from tests.kit import impossible, payments, refused, told


@pytest.mark.clause("millionaire", "cards.draw-top")
@pytest.mark.parametrize(("place", "deck"), [("ereignis_2", "chance"), ("millionaer_2", "millionaire")])
def test_a_card_square_draws_the_top_card_of_its_pile_and_obeys_it(place: str, deck: str) -> None:
    game = arrive(place, 1, 2)
    assert game.phase == "draw_card"
    drawn = {"chance": "C10", "millionaire": "L05"}[deck]
    events = game.apply_chance(card(deck, drawn))
    event = told(events, "card_drawn")[0]
    assert (event["deck"], event["card"], event["clause"]) == (deck, drawn, "cards.draw-top")
    assert payments(events) == [("bank", 0, 25_000 if deck == "chance" else 10_000)]


@pytest.mark.clause("millionaire", "cards.draw-top")
def test_once_the_pile_has_gone_round_its_top_card_is_known_and_comes_without_chance() -> None:
    queue = ["L05", *[f"L{number:02}" for number in range(1, 15) if number != 5]]
    game = arrive("millionaer_2", 1, 2, decks={"millionaire": {"unseen": [], "queue": queue}})
    drawn = told(game.events, "card_drawn")[0]
    assert (drawn["card"], drawn["clause"]) == ("L05", "cards.draw-top")


@pytest.mark.clause("millionaire", "cards.draw-top")
def test_a_card_that_asks_for_a_choice_must_be_answered() -> None:
    game = draw("L10")
    refusal = refused(game, "end")
    assert refusal.code == "must_finish_space"
    assert refused(game, "choose draw").clause == "cards.draw-top"
    assert refused(game, "choose pay 0").clause == "cards.draw-top"
    assert payments(game.apply("choose pay 2")) == [(0, 2, 10_000)]


def test_a_record_remembers_whom_a_card_was_paid_to_and_what_a_deadline_decided() -> None:
    for answer in ("choose pay 2", "@deadline 0"):
        game = draw("L10")
        game.apply(answer)
        again = Game.replay(game.record())
        assert again.position() == game.position()
        assert again.record() == game.record()


@pytest.mark.clause("millionaire", "cards.millionaire-instead-of-community")
def test_a_millionaire_square_draws_a_millionaire_card_and_a_chance_square_none() -> None:
    game = arrive("millionaer_1", 1, 1)
    assert impossible(game, card("chance", "C10")).code == "outcome_not_possible"
    drawn = told(game.apply_chance(card("millionaire", "L05")), "card_drawn")[0]
    assert "cards.millionaire-instead-of-community" in drawn["also"]
    game = arrive("ereignis_1", 2, 3)
    assert impossible(game, card("millionaire", "L05")).code == "outcome_not_possible"
    drawn = told(game.apply_chance(card("chance", "C10")), "card_drawn")[0]
    assert "cards.millionaire-instead-of-community" not in drawn["also"]


@pytest.mark.clause("millionaire", "cards.by-star-level")
@pytest.mark.parametrize(("level", "amount"), [(1, 25_000), (3, 50_000), (5, 75_000)])
def test_the_figure_a_player_has_now_decides_what_a_card_says(level: int, amount: int) -> None:
    game = draw("C10", players=[{"star": level}, {"star": 5}, {}])
    paid = told(game.events, "paid")[0]
    assert (paid["to"], paid["amount"]) == (0, amount)
    assert "cards.by-star-level" in paid["also"]


@pytest.mark.clause("millionaire", "cards.example-100k")
def test_three_stars_get_100k_from_the_card_of_the_rulebooks_example() -> None:
    paid = told(draw("L01", players=[{"star": 3}, {}]).events, "paid")[0]
    assert paid["amount"] == 100_000
    assert "cards.example-100k" in paid["also"]
    for level in (1, 5):
        paid = told(draw("L01", players=[{"star": level}, {}]).events, "paid")[0]
        assert "cards.example-100k" not in paid["also"]


@pytest.mark.clause("millionaire", "cards.dice-dependent")
def test_a_card_may_ask_for_a_fresh_roll_of_both_dice_that_moves_nothing() -> None:
    game = draw("L13", players=[{"star": 1}, {}])
    assert game.phase == "card_dice"
    assert len(game.chance_outcomes()) == 36
    events = card_dice(game, 4, 4)
    assert told(events, "card_rolled")[0]["clause"] == "cards.dice-dependent"
    assert payments(events) == [("bank", 0, 40_000)]
    assert (player(game, 0)["square"], told(events, "moved")) == ("millionaer_2", [])
    assert game.phase == "turn_end"  # doubles for a card give no further roll


@pytest.mark.clause("millionaire", "cards.dice-dependent")
def test_doubles_that_led_to_the_card_still_give_their_roll() -> None:
    game = arrive("millionaer_2", 2, 2)
    game.apply_chance(card("millionaire", "L13"))
    assert told(card_dice(game, 1, 2), "card_rolled")[0]["clause"] == "cards.dice-dependent"
    assert game.phase == "roll_again"


@pytest.mark.clause("millionaire", "cards.example-roll-eight")
@pytest.mark.parametrize(("pips", "amount"), [((2, 6), 150_000), ((4, 4), 150_000), ((6, 6), 150_000), ((3, 4), 0)])
def test_three_stars_need_an_eight_for_the_150k_of_the_rulebooks_example(pips: tuple[int, int], amount: int) -> None:
    game = draw("C01", players=[{"star": 3}, {}])
    rolled = told(card_dice(game, *pips), "card_rolled")[0]
    assert "cards.example-roll-eight" in rolled["also"]
    assert cash(game, 0) == START + amount


@pytest.mark.clause("millionaire", "cards.example-roll-eight")
def test_other_levels_need_other_totals() -> None:
    for level, short, enough in ((1, (4, 5), (4, 6)), (5, (2, 3), (3, 3))):
        for pips, amount in ((short, 0), (enough, 150_000)):
            game = draw("C01", players=[{"star": level}, {}])
            rolled = told(card_dice(game, *pips), "card_rolled")[0]
            assert "cards.example-roll-eight" not in rolled.get("also", ())
            assert cash(game, 0) == START + amount
    assert "cards.example-roll-eight" in card_dice(draw("C01", players=[{"star": 3}, {}]), 1, 1)[0]["also"]


def pile(game: Game, name: str) -> list[str]:
    return list(game.position().get("decks", {}).get(name, {}).get("queue", []))


@pytest.mark.clause("millionaire", "cards.return-under-pile")
def test_a_played_card_goes_under_its_pile() -> None:
    game = draw("L05", decks={"millionaire": {"queue": ["L03", "L04"]}})
    assert told(game.events, "card_returned")[0]["clause"] == "cards.return-under-pile"
    assert pile(game, "millionaire") == ["L03", "L04", "L05"]


@pytest.mark.clause("millionaire", "cards.return-under-pile")
@pytest.mark.parametrize(("jail_card", "deck"), [("C09", "chance"), ("L12", "millionaire")])
def test_a_jail_free_card_stays_with_its_drawer(jail_card: str, deck: str) -> None:
    game = draw(jail_card)
    assert told(game.events, "card_kept")[0]["clause"] == "cards.return-under-pile"
    assert told(game.events, "card_returned") == []
    assert player(game, 0)["jail_cards"] == [jail_card]
    assert pile(game, deck) == []
    assert game.view(1)["players"][0]["jail_cards"] == [jail_card]
    assert star(game, 0) == 1
