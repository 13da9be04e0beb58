"""Streets and their colours, and buying the property one has reached."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.classic.kit import game_at
from tests.board.kit import card, cash, deed, roll, square
from tests.kit import refused, told

# The prices printed on the deeds, in board order.
PRICES = [
    ("badstrasse", 1200),
    ("turmstrasse", 1200),
    ("suedbahnhof", 4000),
    ("chausseestrasse", 2000),
    ("elisenstrasse", 2000),
    ("poststrasse", 2400),
    ("seestrasse", 2800),
    ("elektrizitaetswerk", 3000),
    ("hafenstrasse", 2800),
    ("neue_strasse", 3200),
    ("westbahnhof", 4000),
    ("muenchener_strasse", 3600),
    ("wiener_strasse", 3600),
    ("berliner_strasse", 4000),
    ("theaterstrasse", 4400),
    ("museumstrasse", 4400),
    ("opernplatz", 4800),
    ("nordbahnhof", 4000),
    ("lessingstrasse", 5200),
    ("schillerstrasse", 5200),
    ("wasserwerk", 3000),
    ("goethestrasse", 5600),
    ("rathausplatz", 6000),
    ("hauptstrasse", 6000),
    ("bahnhofstrasse", 6400),
    ("hauptbahnhof", 4000),
    ("parkstrasse", 7000),
    ("schlossallee", 8000),
]
SIZES = {
    "violett": 2,
    "hellblau": 3,
    "pink": 3,
    "orange": 3,
    "rot": 3,
    "gelb": 3,
    "gruen": 3,
    "dunkelblau": 2,
}


@pytest.mark.clause("classic", "buy.streets-and-groups")
def test_there_are_22_streets_in_8_groups() -> None:
    edition = Game("classic", players=2, seed=1).edition
    streets = edition.fact("buy.streets-and-groups")
    assert len(streets) == len(set(streets)) == 22
    groups = [edition.file.squares[name].group for name in streets]
    assert {group: groups.count(group) for group in groups} == SIZES


@pytest.mark.clause("classic", "buy.group-has-one-colour")
def test_each_group_has_a_colour_of_its_own() -> None:
    colours = Game("classic", players=2, seed=1).edition.fact("buy.group-has-one-colour")
    assert set(colours) == set(SIZES)
    assert len(set(colours.values())) == 8


@pytest.mark.clause("classic", "buy.group-has-one-colour")
def test_streets_of_one_colour_form_the_group_that_counts() -> None:
    owned = ("chausseestrasse", "elisenstrasse", "poststrasse", "badstrasse")
    game = game_at(deeds={name: {"owner": 0} for name in owned})
    groups = {name: game.edition.file.squares[name].group for name in game.edition.fact("buy.streets-and-groups")}
    assert set(groups.values()) == set(game.edition.fact("buy.group-has-one-colour"))
    assert [name for name, group in groups.items() if group == "hellblau"] == [
        "chausseestrasse",
        "elisenstrasse",
        "poststrasse",
    ]
    game.apply("build poststrasse")  # the whole colour is there
    assert refused(game, "build badstrasse").code == "group_incomplete"  # its colour is not


@pytest.mark.clause("classic", "buy.option-on-unowned")
def test_who_reaches_a_property_without_an_owner_buys_or_declines() -> None:
    game = game_at()
    roll(game, 2, 4)
    assert [str(action) for action in game.legal_actions()] == ["buy", "decline"]
    assert game.required == (0,)
    assert refused(game, "buy", seat=1).code == "not_your_turn"
    assert refused(game, "decline", seat=1).code == "not_your_turn"
    game.apply("buy")
    assert refused(game, "buy").code == "not_now"


@pytest.mark.clause("classic", "buy.option-on-unowned")
def test_buying_is_optional() -> None:
    game = game_at()
    roll(game, 2, 4)
    declined = told(game.apply("decline"), "declined")
    assert declined[0]["deed"] == "chausseestrasse"
    assert cash(game, 0) == 30_000
    assert deed(game, "chausseestrasse")["owner"] is None


@pytest.mark.clause("classic", "buy.option-on-unowned")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_property_that_has_an_owner_is_not_for_sale(owner: int) -> None:
    game = game_at(deeds={"chausseestrasse": {"owner": owner}})
    roll(game, 2, 4)
    assert game.phase == "turn_end"
    assert refused(game, "buy").clause == "buy.option-on-unowned"


@pytest.mark.clause("classic", "buy.also-via-card")
@pytest.mark.parametrize(
    ("name", "target", "price"),
    [
        ("E02", "opernplatz", 4800),
        ("E05", "suedbahnhof", 4000),
        ("E06", "westbahnhof", 4000),
        ("E08", "badstrasse", 1200),
    ],
)
def test_a_property_reached_by_a_card_can_be_bought(name: str, target: str, price: int) -> None:
    game = game_at()
    roll(game, 3, 4)
    landed = told(game.apply_chance(card("chance", name)), "landed")[-1]
    assert (landed["square"], landed["action"]) == (target, "buy")
    assert "buy.also-via-card" in landed["also"]
    before = cash(game, 0)
    game.apply("buy")
    assert deed(game, target)["owner"] == 0
    assert cash(game, 0) == before - price


@pytest.mark.clause("classic", "buy.also-via-card")
def test_a_property_reached_by_a_card_is_auctioned_if_it_is_declined() -> None:
    game = game_at(players=2)
    roll(game, 3, 4)
    game.apply_chance(card("chance", "E03"))
    assert square(game, 0) == "seestrasse"
    game.apply("decline")
    assert game.phase == "auction"


@pytest.mark.clause("classic", "buy.pay-printed-price")
@pytest.mark.parametrize(("name", "price"), PRICES)
def test_buying_costs_exactly_the_printed_price(name: str, price: int) -> None:
    ring = game_at().edition.square_ids
    start = ring[(ring.index(name) - 3) % 40]
    game = game_at(players=[{"square": start, "cash": 40_000}, {}])
    roll(game, 1, 2)
    before = cash(game, 0)
    paid = told(game.apply("buy"), "paid")
    assert [(entry["from"], entry["to"], entry["amount"]) for entry in paid] == [(0, "bank", price)]
    assert cash(game, 0) == before - price


@pytest.mark.clause("classic", "buy.pay-printed-price")
def test_without_the_price_in_cash_there_is_no_purchase() -> None:
    game = game_at(players=[{"cash": 1999}, {}])
    roll(game, 2, 4)
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("cash_short", "buy.pay-printed-price")
    assert refusal.arguments["cost"] == 2000
    assert [str(action) for action in game.legal_actions()] == ["decline"]


@pytest.mark.clause("classic", "buy.pay-printed-price")
def test_the_last_of_ones_cash_is_enough_and_may_be_borrowed_first() -> None:
    exact = game_at(players=[{"cash": 2000}, {}])
    roll(exact, 2, 4)
    exact.apply("buy")
    assert cash(exact, 0) == 0
    short = game_at(players=[{"cash": 500}, {}], deeds={"suedbahnhof": {"owner": 0}})
    roll(short, 2, 4)
    short.apply("mortgage suedbahnhof")
    short.apply("buy")
    assert cash(short, 0) == 500 + 2000 - 2000


@pytest.mark.clause("classic", "buy.receive-deed-face-up")
def test_the_deed_lies_open_in_front_of_its_owner() -> None:
    game = game_at()
    roll(game, 2, 4)
    bought = told(game.apply("buy"), "bought")
    assert (bought[0]["seat"], bought[0]["deed"]) == (0, "chausseestrasse")
    assert deed(game, "chausseestrasse") == {"owner": 0, "houses": 0, "hotel": False, "mortgaged": False}
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["deeds"]["chausseestrasse"]["owner"] == 0
    game.apply("end")
    roll(game, 2, 4)
    game.apply("demand chausseestrasse", seat=0)
    assert cash(game, 0) == 30_000 - 2000 + 120
