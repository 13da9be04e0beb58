"""The parts of the tempo game, and the table before the first roll."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from magie import Game, IllegalSetup, Unreadable
from magie.text.sentences import money_format
from tests.board.kit import card, cash, deed, in_the_books, player, roll, square, stock
from tests.board.tempo.kit import START, arrive, drawn_in_turn, game_at
from tests.kit import impossible, refused, told

BROWN = ("badstrasse", "turmstrasse")
PIPS_TO = {"community": (1, 1), "chance": (3, 4)}


@pytest.mark.clause("tempo", "setup.components")
def test_the_box_holds_what_the_other_boards_hold_and_a_speed_die() -> None:
    game = Game("tempo", players=2, seed=1)
    parts = game.edition.fact("setup.components")
    assert (parts.boards, parts.dice, parts.speed_dice) == (1, 2, 1)
    assert (parts.houses, parts.hotels) == (32, 12)
    assert stock(game) == {"houses": 32, "hotels": 12}
    assert len(game.edition.deed_ids) == 28
    assert [len(game.edition.cards(pile)) for pile in (0, 1)] == [16, 16]
    assert len(set(parts.tokens)) == 6


@pytest.mark.clause("tempo", "setup.components")
@pytest.mark.parametrize("players", [1, 7])
def test_there_are_tokens_for_two_to_six_players(players: int) -> None:
    assert len(Game("tempo", players=6, seed=1).edition.fact("setup.components").tokens) == 6
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=players, seed=1)
    assert caught.value.code == "players"


def assert_shuffled(deck: str, jail_card: str) -> None:
    pile = ("chance", "community").index(deck)
    cards = [entry.id for entry in game_at().edition.cards(pile)]
    order = drawn_in_turn(7, deck, 31)
    assert sorted(order[:16]) == cards
    assert order[:16] != cards
    # The pile goes round in the same order; only the card that is kept is missing.
    assert order[16:] == [name for name in order[:16] if name != jail_card]
    assert order[:16] == drawn_in_turn(7, deck, 16)
    assert order[:16] != drawn_in_turn(8, deck, 16)


def assert_face_down(deck: str) -> None:
    games = [Game("tempo", players=2, seed=seed) for seed in (7, 8)]
    assert games[0].position() == games[1].position()
    pile = ("chance", "community").index(deck)
    names = [entry.id for entry in games[0].edition.cards(pile)]
    for viewer in (None, 0, 1):
        view = games[0].view(viewer)
        assert view["decks"][deck] == {"cards": 16}
        assert not [name for name in names if f'"{name}"' in json.dumps(view)]


@pytest.mark.clause("tempo", "setup.shuffle-community")
def test_the_community_cards_are_shuffled_and_lie_face_down() -> None:
    game = Game("tempo", players=2, seed=7)
    placed = [event for event in told(game.events, "decks_placed") if event["deck"] == "community"]
    assert "setup.shuffle-community" in (placed[0].get("clause"), *placed[0].get("also", ()))
    assert_shuffled("community", "G01")
    assert_face_down("community")


@pytest.mark.clause("tempo", "setup.shuffle-chance")
def test_the_chance_cards_are_shuffled_and_lie_face_down() -> None:
    game = Game("tempo", players=2, seed=7)
    placed = [event for event in told(game.events, "decks_placed") if event["deck"] == "chance"]
    assert "setup.shuffle-chance" in (placed[0].get("clause"), *placed[0].get("also", ()))
    assert_shuffled("chance", "E10")
    assert_face_down("chance")


@pytest.mark.clause("tempo", "setup.shuffle-chance")
@pytest.mark.clause("tempo", "setup.shuffle-community")
def test_every_card_may_lie_on_top_but_none_that_has_been_seen() -> None:
    for deck, name in (("chance", "E08"), ("community", "G03")):
        game = arrive({"chance": "ereignis_1", "community": "gemeinschaft_1"}[deck], 1, 1)
        assert {chance for _, chance in game.chance_outcomes()} == {Fraction(1, 16)}
        game.apply_chance(card(deck, name))
        again = game_at(2, decks=game.position()["decks"])
        roll(again, *PIPS_TO[deck])
        assert {chance for _, chance in again.chance_outcomes()} == {Fraction(1, 15)}
        assert impossible(again, card(deck, name)).code == "outcome_not_possible"


@pytest.mark.clause("tempo", "setup.token-on-los")
def test_everybody_puts_a_token_of_his_own_on_los() -> None:
    game = Game("tempo", players=6, seed=1)
    assert [square(game, seat) for seat in range(6)] == ["los"] * 6
    assert len(set(game.tokens)) == 6
    assert [event["seat"] for event in told(game.events, "seated")] == [0, 1, 2, 3, 4, 5]
    assert {paid["reason"] for paid in told(game.events, "paid")} == {"start"}


@pytest.mark.clause("tempo", "setup.start-cash")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_starts_with_1500(players: int) -> None:
    game = Game("tempo", players=players, seed=1)
    assert in_the_books(game)[1:] == [START] * players
    paid = [(event["from"], event["to"], event["amount"]) for event in told(game.events, "paid")]
    assert paid == [("bank", seat, 1500) for seat in range(players)]


@pytest.mark.clause("tempo", "setup.currency")
def test_one_m_is_the_smallest_unit_and_its_sign_stands_first() -> None:
    game = arrive("chausseestrasse", 2, 4)
    assert game.edition.fact("setup.currency") == ("M", 1)
    assert money_format(game.edition).write(1, "de") == "M1"
    game.apply("decline")
    with pytest.raises(Unreadable):
        game.apply({"do": "bid", "amount": 1.5}, seat=1)
    game.apply("bid 1", seat=1)
    game.apply("bid 2", seat=2)
    game.apply("pass", seat=0)
    game.apply("pass", seat=1)
    assert cash(game, 2) == START - 2


@pytest.mark.clause("tempo", "bank.elect-banker")
def test_the_players_choose_a_banker_and_without_a_choice_it_is_the_first() -> None:
    chosen = Game("tempo", players=3, seed=1, options={"banker": 2})
    assert told(chosen.events, "banker_chosen")[0]["seat"] == 2
    usual = Game("tempo", players=3, seed=1)
    assert told(usual.events, "banker_chosen")[0]["seat"] == 0
    with pytest.raises(IllegalSetup) as caught:
        Game("tempo", players=3, seed=1, options={"banker": 3})
    assert caught.value.code == "banker"


@pytest.mark.clause("tempo", "bank.elect-banker")
def test_the_banker_always_plays() -> None:
    assert told(Game("tempo", players=6, seed=1).events, "banker_chosen")[0]["seat"] == 0
    with pytest.raises(IllegalSetup):
        Game("tempo", players=6, seed=1, options={"banker_plays": False})


@pytest.mark.clause("tempo", "bank.separate-money")
def test_the_bankers_cash_changes_only_by_his_own_payments() -> None:
    game = game_at([{"square": "schlossallee"}, {}], banker=1)
    events = roll(game, 3, 1)  # seat 0 passes LOS to Turmstraße and buys it
    events += game.apply("buy")
    assert (cash(game, 0), cash(game, 1)) == (START + 200 - 60, START)
    assert not any("bank.separate-money" in paid.get("also", ()) for paid in told(events, "paid"))
    game.apply("end")
    roll(game, 2, 4)
    bought = told(game.apply("buy"), "paid")[0]
    assert "bank.separate-money" in bought["also"]
    assert (cash(game, 0), cash(game, 1)) == (START + 200 - 60, START - 100)


@pytest.mark.clause("tempo", "bank.duty-money-and-deeds")
def test_the_bank_keeps_the_deeds_nobody_has_bought_and_the_rest_of_the_money() -> None:
    game = Game("tempo", players=3, seed=1)
    assert told(game.events, "stock_sorted")[0] == {
        "event": "stock_sorted",
        "deeds": 28,
        "houses": 32,
        "hotels": 12,
        "clause": "bank.duty-money-and-deeds",
    }
    assert [deed(game, name)["owner"] for name in game.edition.deed_ids] == [None] * 28
    assert [player(game, seat)["jail_cards"] for seat in range(3)] == [[]] * 3
    assert in_the_books(game) == [-3 * START, START, START, START]


@pytest.mark.clause("tempo", "bank.duty-pay-players")
def test_the_bank_pays_salary_card_money_and_resale() -> None:
    game = game_at([{"square": "hauptbahnhof"}, {}], deeds={name: {"owner": 0, "houses": 1} for name in BROWN})
    events = roll(game, 1, 6)  # over LOS to the community square
    events += game.apply_chance(card("community", "G03"))
    events += game.apply("sell badstrasse")
    paid = [event for event in told(events, "paid") if event["from"] == "bank"]
    assert [(event["to"], event["amount"]) for event in paid] == [(0, 200), (0, 100), (0, 25)]
    assert all("bank.duty-pay-players" in event["also"] for event in paid)


@pytest.mark.clause("tempo", "bank.duty-sell-and-auction-property")
def test_the_bank_sells_a_property_or_auctions_it() -> None:
    game = arrive("chausseestrasse", 2, 4)
    sold = told(game.apply("buy"), "bought")[0]
    assert "bank.duty-sell-and-auction-property" in sold["also"]
    auctioned = arrive("chausseestrasse", 2, 4)
    opened = told(auctioned.apply("decline"), "auction_opened")[0]
    assert "bank.duty-sell-and-auction-property" in opened["also"]
    auctioned.apply("bid 30", seat=1)
    auctioned.apply("pass", seat=2)
    paid = told(auctioned.apply("pass", seat=0), "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"]) == (1, "bank", 30)


@pytest.mark.clause("tempo", "bank.duty-taxes-and-fines")
def test_the_bank_collects_taxes_and_fines_and_only_they_are_called_so() -> None:
    tax = arrive("zusatzsteuer", 1, 2)
    paid = told(tax.events, "paid")[0]
    assert (paid["to"], paid["amount"], "bank.duty-taxes-and-fines" in paid["also"]) == ("bank", 100, True)
    jail = game_at([{"in_jail": True}, {}])
    fine = told(jail.apply("fine"), "paid")[0]
    assert (fine["to"], fine["amount"], "bank.duty-taxes-and-fines" in fine["also"]) == ("bank", 50, True)
    game = arrive("chausseestrasse", 2, 4)
    assert "bank.duty-taxes-and-fines" not in told(game.apply("buy"), "paid")[0].get("also", ())


@pytest.mark.clause("tempo", "bank.duty-buildings")
def test_the_bank_sells_and_stores_the_buildings() -> None:
    game = game_at(deeds={name: {"owner": 0} for name in BROWN})
    events = game.apply("build badstrasse")
    assert "bank.duty-buildings" in told(events, "paid")[0]["also"]
    assert stock(game) == {"houses": 31, "hotels": 12}
    game.apply("sell badstrasse")
    assert stock(game) == {"houses": 32, "hotels": 12}
    assert refused(game, "build badstrasse", seat=1).code == "not_owner"


@pytest.mark.clause("tempo", "bank.duty-mortgages")
def test_the_bank_lends_on_a_mortgage() -> None:
    game = game_at(deeds={"suedbahnhof": {"owner": 0}})
    paid = told(game.apply("mortgage suedbahnhof"), "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"]) == ("bank", 0, 100)
    assert paid["clause"] == "bank.duty-mortgages"


@pytest.mark.clause("tempo", "bank.never-bankrupt")
@pytest.mark.clause("tempo", "bank.extra-money")
def test_the_bank_pays_with_slips_of_paper_when_its_notes_are_gone() -> None:
    game = game_at([{"square": "schlossallee", "cash": 15_000}, {"cash": 0}])
    salary = told(roll(game, 3, 1), "paid")[0]
    assert {"bank.never-bankrupt", "bank.extra-money"} <= set(salary["also"])
    assert cash(game, 0) == 15_200
    game.apply("buy")
    assert cash(game, 0) == 15_140
    rich = game_at([{"square": "schlossallee", "cash": 1_000_000}, {"cash": 1_000_000}])
    roll(rich, 3, 1)
    assert cash(rich, 0) == 1_000_200
    assert rich.audit() is None


@pytest.mark.clause("tempo", "bank.extra-money")
def test_no_paper_is_written_while_notes_are_left() -> None:
    poor = game_at([{"square": "schlossallee", "cash": 14_800}, {"cash": 0}])
    assert "bank.extra-money" not in told(roll(poor, 3, 1), "paid")[0]["also"]
    short = game_at([{"square": "schlossallee", "cash": 14_801}, {"cash": 0}])
    assert "bank.extra-money" in told(roll(short, 3, 1), "paid")[0]["also"]
