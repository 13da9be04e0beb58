"""Landing on a chance or community square."""

from __future__ import annotations

from typing import Any

import pytest

from magie import CHANCE, Game
from tests.board.classic.kit import arrive, draw, game_at
from tests.board.kit import card, cash, deed, player, roll, square
from tests.kit import kinds, refused, told

CHANCE_SQUARES = ("ereignis_1", "ereignis_2", "ereignis_3")
COMMUNITY_SQUARES = ("gemeinschaft_1", "gemeinschaft_2", "gemeinschaft_3")
SQUARE_OF = {"chance": "ereignis_2", "community": "gemeinschaft_2"}
JAIL_CARDS = [("chance", "E10"), ("community", "G03")]


def cards_in(game: Game, deck: str) -> int:
    return int(game.view()["decks"][deck]["cards"])


@pytest.mark.clause("classic", "cards.draw-top")
@pytest.mark.parametrize(
    ("place", "deck", "other"),
    [(place, "chance", "community") for place in CHANCE_SQUARES]
    + [(place, "community", "chance") for place in COMMUNITY_SQUARES],
)
def test_a_card_square_draws_from_its_own_pile(place: str, deck: str, other: str) -> None:
    game = arrive(place, 1, 2)
    assert game.to_act == CHANCE
    possible = [outcome for outcome, _ in game.chance_outcomes()]
    assert {outcome["deck"] for outcome in possible} == {deck}
    assert len({outcome["card"] for outcome in possible}) == 16
    events = game.sample_chance()
    assert told(events, "card_drawn")[0]["deck"] == deck
    assert other not in game.position().get("decks", {})


@pytest.mark.clause("classic", "cards.draw-top")
def test_the_top_card_of_a_pile_that_has_gone_round_is_drawn() -> None:
    others = [f"E{number:02}" for number in range(1, 17) if number not in (13, 14)]
    game = arrive("ereignis_2", 1, 2, decks={"chance": {"unseen": [], "queue": ["E14", "E13", *others]}})
    assert [event["card"] for event in told(game.events, "card_drawn")] == ["E14"]
    assert cash(game, 0) == 30_000 + 1000


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.parametrize(
    ("deck", "name", "change"),
    [
        ("chance", "E13", 3000),
        ("chance", "E14", 1000),
        ("chance", "E15", -300),
        ("community", "G05", 4000),
        ("community", "G06", 2000),
        ("community", "G07", 2000),
        ("community", "G08", 2000),
        ("community", "G09", 900),
        ("community", "G10", 500),
        ("community", "G11", 400),
        ("community", "G12", 200),
        ("community", "G13", -3000),
        ("community", "G14", -2000),
        ("community", "G15", -1000),
    ],
)
def test_money_on_a_card_moves_at_once_and_nobody_is_asked(deck: str, name: str, change: int) -> None:
    game = draw(name)
    assert told(game.events, "card_drawn")[0]["deck"] == deck
    assert cash(game, 0) == 30_000 + change
    assert game.phase == "turn_end"
    assert refused(game, "decline").code == "not_now"
    assert refused(game, "choose pay").clause == "cards.must-obey"


@pytest.mark.clause("classic", "cards.must-obey")
def test_a_card_payment_that_is_not_covered_becomes_a_debt() -> None:
    game = draw("G13", players=[{"cash": 2999}, {}, {}])
    assert game.phase == "debt"
    assert told(game.events, "debt_opened")[0]["amount"] == 3000


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.parametrize(("deck", "name", "bill"), [("chance", "E11", 5 * 500 + 2000), ("community", "G16", 6300)])
def test_repairs_cost_so_much_for_each_house_and_each_hotel(deck: str, name: str, bill: int) -> None:
    deeds: dict[str, Any] = {
        "badstrasse": {"owner": 0, "hotel": True},
        "turmstrasse": {"owner": 0, "houses": 4},
        "parkstrasse": {"owner": 0, "houses": 1},
        "schlossallee": {"owner": 0},
        "hauptbahnhof": {"owner": 0},
        "chausseestrasse": {"owner": 1, "houses": 1},
        "elisenstrasse": {"owner": 1},
        "poststrasse": {"owner": 1},
    }
    game = draw(name, deeds=deeds)
    assert told(game.events, "card_drawn")[0]["deck"] == deck
    assert cash(game, 0) == 30_000 - bill


@pytest.mark.clause("classic", "cards.must-obey")
def test_without_buildings_repairs_cost_nothing() -> None:
    assert cash(draw("E11"), 0) == 30_000


@pytest.mark.clause("classic", "cards.must-obey")
def test_a_card_lets_its_player_pay_each_of_the_others() -> None:
    game = draw("E12", players=[{}, {}, {"out": True, "place": 4}, {}])
    assert [cash(game, seat) for seat in (0, 1, 3)] == [28_000, 31_000, 31_000]


@pytest.mark.clause("classic", "cards.must-obey")
def test_a_card_lets_its_player_collect_from_each_of_the_others_one_after_another() -> None:
    game = draw("G04", players=[{}, {"cash": 900}, {}], deeds={"suedbahnhof": {"owner": 1}})
    assert game.phase == "debt"
    assert cash(game, 0) == 30_000
    game.apply("mortgage suedbahnhof", seat=1)
    assert [cash(game, seat) for seat in range(3)] == [32_000, 1900, 29_000]
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.parametrize(
    ("name", "target", "salary"),
    [
        ("E01", "los", 4000),
        ("E02", "opernplatz", 0),
        ("E03", "seestrasse", 4000),
        ("E04", "schlossallee", 0),
        ("E05", "suedbahnhof", 4000),
        ("E06", "nordbahnhof", 0),
    ],
)
def test_a_card_that_sends_a_token_forwards_pays_at_los_by_the_ordinary_rule(
    name: str, target: str, salary: int
) -> None:
    game = draw(name)
    assert square(game, 0) == target
    assert cash(game, 0) == 30_000 + salary


@pytest.mark.clause("classic", "cards.must-obey")
def test_the_community_card_to_los_pays_the_salary() -> None:
    game = draw("G01")
    assert square(game, 0) == "los"
    assert cash(game, 0) == 34_000


@pytest.mark.clause("classic", "cards.must-obey")
def test_the_card_to_the_next_station_doubles_the_rent_there_and_nowhere_else() -> None:
    deeds = {"nordbahnhof": {"owner": 1}, "hauptbahnhof": {"owner": 1}}
    game = draw("E06", deeds=deeds)
    assert told(game.events, "rent_claimable")[0]["amount"] == 2 * 1000
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    roll(game, 4, 6)
    game.apply("end")
    claim = told(roll(game, 4, 6), "rent_claimable")
    assert [(event["deed"], event["amount"]) for event in claim] == [("hauptbahnhof", 1000)]


@pytest.mark.clause("classic", "cards.must-obey")
def test_a_card_may_bring_the_player_to_a_property_he_can_buy() -> None:
    game = draw("E06")
    assert game.phase == "purchase"
    game.apply("buy")
    assert deed(game, "nordbahnhof")["owner"] == 0
    assert cash(game, 0) == 30_000 - 4000


@pytest.mark.clause("classic", "cards.must-obey")
def test_three_squares_back_is_a_landing_like_any_other_but_never_pays_a_salary() -> None:
    game = arrive("ereignis_1", 1, 2)
    game.apply_chance(card("chance", "E07"))
    assert square(game, 0) == "einkommensteuer"
    assert game.phase == "tax_choice"
    assert cash(game, 0) == 30_000


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.parametrize("place", CHANCE_SQUARES)
def test_back_to_a_square_pays_no_salary_from_wherever_one_comes(place: str) -> None:
    game = arrive(place, 1, 2)
    game.apply_chance(card("chance", "E08"))
    assert square(game, 0) == "badstrasse"
    assert cash(game, 0) == 30_000
    assert told(game.events, "lap") == []


@pytest.mark.clause("classic", "cards.must-obey")
def test_a_card_with_a_choice_waits_for_the_player_who_drew_it_and_for_nothing_else() -> None:
    game = draw("E16")
    assert game.phase == "card_choice"
    assert kinds(game, 0) == {"choose"}
    assert refused(game, "choose pay", seat=1).code == "not_your_turn"
    assert refused(game, "end").code == "must_finish_space"
    assert refused(game, "roll").code == "must_finish_space"
    game.apply("choose pay")
    assert cash(game, 0) == 30_000 - 200
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "cards.must-obey")
@pytest.mark.clause("classic", "cards.draw-top")
def test_instead_of_the_fine_a_card_of_the_other_pile_may_be_drawn_and_is_obeyed_too() -> None:
    game = draw("E16")
    game.apply("choose draw")
    assert {outcome["deck"] for outcome, _ in game.chance_outcomes()} == {"community"}
    game.apply_chance(card("community", "G14"))
    assert cash(game, 0) == 30_000 - 2000


def drawn_next(deck: str, piles: dict[str, Any], holder: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The next card of a pile, and the piles after it."""
    game = arrive(SQUARE_OF[deck], 1, 2, players=[{}, holder, {}], decks=piles)
    if game.to_act == CHANCE:
        game.sample_chance()
    return told(game.events, "card_drawn")[0]["card"], game.position()["decks"]


@pytest.mark.clause("classic", "cards.return-under-pile")
@pytest.mark.parametrize(("deck", "held"), JAIL_CARDS)
def test_cards_return_under_their_pile_so_that_the_order_repeats_when_it_has_gone_round(deck: str, held: str) -> None:
    piles: dict[str, Any] = {}
    order = []
    for _ in range(30):
        name, piles = drawn_next(deck, {deck: piles[deck]} if piles else {}, {"jail_cards": [held]})
        order.append(name)
    assert len(set(order[:15])) == 15
    assert held not in order
    assert order[15:] == order[:15]


@pytest.mark.clause("classic", "cards.return-under-pile")
def test_a_card_lies_under_its_pile_again_after_it_was_obeyed() -> None:
    game = arrive("ereignis_2", 1, 2, decks={"chance": {"queue": ["E14"]}})
    events = game.apply_chance(card("chance", "E13"))
    returned = told(events, "card_returned")[0]
    assert (returned["deck"], returned["card"]) == ("chance", "E13")
    assert game.position()["decks"]["chance"]["queue"] == ["E14", "E13"]
    assert cards_in(game, "chance") == 16


@pytest.mark.clause("classic", "cards.gojf-keep")
@pytest.mark.parametrize(("deck", "name"), JAIL_CARDS)
def test_the_jail_card_is_kept_by_whoever_draws_it_and_is_missing_from_the_pile(deck: str, name: str) -> None:
    game = draw(name)
    assert player(game, 0)["jail_cards"] == [name]
    assert cards_in(game, deck) == 15
    pile = game.position()["decks"][deck]
    assert name not in pile["unseen"] + pile.get("queue", [])
    assert game.phase == "turn_end"


@pytest.mark.clause("classic", "cards.gojf-keep")
def test_a_pile_whose_other_cards_are_all_known_goes_round_without_the_kept_card() -> None:
    queue = [f"E{number:02}" for number in range(1, 17) if number not in (10, 14)]
    game = arrive("ereignis_2", 1, 2, decks={"chance": {"unseen": ["E10"], "queue": ["E14", *queue]}})
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == ["E10"]
    game.sample_chance()
    assert player(game, 0)["jail_cards"] == ["E10"]
    assert game.position()["decks"]["chance"]["queue"][0] == "E14"


@pytest.mark.clause("classic", "cards.gojf-keep")
@pytest.mark.parametrize(("deck", "name"), JAIL_CARDS)
def test_the_jail_card_goes_back_under_the_pile_it_came_from_when_it_is_used(deck: str, name: str) -> None:
    known = {"chance": ["E13"], "community": ["G05"]}[deck]
    game = game_at(players=[{"in_jail": True, "jail_cards": [name]}, {}, {}], decks={deck: {"queue": known}})
    assert cards_in(game, deck) == 15
    game.apply(f"jailcard {name}")
    assert player(game, 0)["jail_cards"] == []
    assert cards_in(game, deck) == 16
    assert game.position()["decks"][deck]["queue"] == [*known, name]


@pytest.mark.clause("classic", "cards.gojf-keep")
def test_nobody_can_use_a_jail_card_he_does_not_hold() -> None:
    game = game_at(players=[{"in_jail": True, "jail_cards": ["E10"]}, {"jail_cards": ["G03"]}, {}])
    assert refused(game, "jailcard G03").code == "no_jail_card"


@pytest.mark.clause("classic", "cards.gojf-sell")
@pytest.mark.parametrize("price", [1, 700, 30_000])
def test_the_jail_card_may_be_sold_to_any_player_for_any_price(price: int) -> None:
    game = game_at(players=[{"jail_cards": ["E10"]}, {}, {}])
    game.apply(f"offer 2 give jailcard take {price}")
    events = game.apply("accept")
    assert told(events, "jail_card_moved")[0]["card"] == "E10"
    assert player(game, 0)["jail_cards"] == []
    assert player(game, 2)["jail_cards"] == ["E10"]
    assert (cash(game, 0), cash(game, 2)) == (30_000 + price, 30_000 - price)


@pytest.mark.clause("classic", "cards.gojf-sell")
def test_the_jail_card_may_be_sold_at_any_time_also_between_two_players_who_are_not_on_turn() -> None:
    game = arrive("chausseestrasse", 2, 4, players=[{}, {"jail_cards": ["G03"]}, {}])
    assert game.phase == "purchase"
    game.apply("offer 1 give 700 take jailcard", seat=2)
    game.apply("accept", seat=1)
    assert player(game, 2)["jail_cards"] == ["G03"]
    assert (cash(game, 1), cash(game, 2)) == (30_700, 29_300)
    assert game.phase == "purchase"


@pytest.mark.clause("classic", "cards.gojf-sell")
def test_nobody_can_sell_a_jail_card_he_does_not_hold_or_buy_it_from_one_who_has_none() -> None:
    game = game_at(players=[{}, {"jail_cards": ["E10"]}, {}])
    assert refused(game, "offer 1 give jailcard take 700").clause == "cards.gojf-sell"
    assert refused(game, "offer 2 give 700 take jailcard").clause == "cards.gojf-sell"
    assert refused(game, "offer 1 give 700 take jailcard jailcard").clause == "cards.gojf-sell"
